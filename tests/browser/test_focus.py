"""The keyboard stays where the person was, one sees where that is, and a long press asks what something is."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visitors
from tests.browser.table import new_table, settle, signature, wait_for_turn
from tests.patience import until

FOCUSED = "() => document.activeElement.dataset.place ?? document.activeElement.tagName"
NO_MENUS = "addEventListener('contextmenu', (event) => event.stopImmediatePropagation(), true)"
"""As on phones whose browsers make no menu of a long press."""


def test_the_keyboard_stays_at_the_place_where_something_was_built(page: Page) -> None:
    new_table(page)
    wait_for_turn(page)
    page.keyboard.press("ArrowRight")
    place = page.evaluate(FOCUSED)
    assert place.startswith("hex-")
    expect(page.locator(".focus-ring")).to_have_count(2)
    before = signature(page)
    page.keyboard.press("Enter")
    wait_for_turn(page, before)
    assert page.evaluate(FOCUSED) == place
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) != place
    expect(page.locator(f'[data-place="{page.evaluate(FOCUSED)}"].offered')).to_be_visible()
    page.mouse.click(4, 4)
    expect(page.locator(".focus-ring")).to_have_count(0)


def test_the_keyboard_is_not_lost_over_the_turn_of_a_bot(page: Page) -> None:
    new_table(page)
    wait_for_turn(page)
    for key in ("Enter", "Enter", "Enter", "e"):
        page.keyboard.press("ArrowRight")
        before = signature(page)
        page.keyboard.press(key)
        wait_for_turn(page, before)
    settle(page)
    assert page.evaluate(FOCUSED) != "BODY"


def test_a_long_press_explains_and_plays_nothing(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE)
    page.add_init_script(NO_MENUS)
    new_table(page)
    wait_for_turn(page)
    card = page.locator("[data-pane=cards] [data-about]").first
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    before = signature(page)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator("[data-bubble]")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(lambda: page.locator("[data-bubble]").is_visible())
    assert signature(page) == before
