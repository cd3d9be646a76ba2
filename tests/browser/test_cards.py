"""A component set typed in by touch: ten cards, a fault at its field, nothing lost, shared and played."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.test_every_page import violations

KEPT = """() => Object.keys(localStorage).filter((name) => name.startsWith("osada-set-"))
  .every((name) => localStorage.getItem(name) === "[]")"""


def begin(page: Page, game: str) -> None:
    page.goto(f"/sets/{game}")
    page.locator("button.gold").click()
    expect(page.locator("[data-fields] section").first).to_be_visible()


def field(page: Page, name: str, what: str) -> Any:
    return page.locator(f'[data-of="{name}"] {what}')


def amounts(page: Page, name: str, wanted: dict[str, int]) -> None:
    for word in ("water", "wheat", "barley", "rye", "hops"):
        less, more = field(page, name, f'[data-less="{word}"]'), field(page, name, f'[data-more="{word}"]')
        while less.is_enabled():
            less.tap()
        for _ in range(wanted.get(word, 0)):
            more.tap()


def test_ten_cards_are_typed_in_shared_and_played_with(visitors: Visitors, axe: str) -> None:
    page = visitors.come(size=PHONE)
    begin(page, "beer-bread")
    page.locator("[data-zones] [data-field=harvest]").tap()
    expect(page.locator("[data-of=harvest]")).to_have_class("field active")
    amounts(page, "harvest", {})
    expect(page.locator("[data-of=harvest] .fault")).to_be_visible()
    expect(page.locator("[data-wrong]")).to_contain_text("1 fault")
    amounts(page, "harvest", {"water": 1, "hops": 2})
    expect(page.locator("[data-wrong]")).to_be_hidden()
    field(page, "value", '[data-value="7"]').tap()
    amounts(page, "recipe", {"water": 2, "hops": 3})
    field(page, "building", ".shelves button").nth(2).tap()
    field(page, "building", '[data-word="store_any1"]').tap()
    expect(field(page, "building", '[data-word="store_any1"]')).to_have_attribute("aria-pressed", "true")
    assert violations(page, axe) == []
    for _ in range(9):
        page.locator("[data-do=next]").tap()
        page.locator("[data-do=same]").tap()
        page.locator('[data-same="cards.beer01"]').tap()
        expect(page.locator("[data-do=shown]")).to_be_disabled()
    expect(page.locator("[data-progress]")).to_have_text("10 of 60 typed in")
    page.wait_for_function(KEPT)
    shared = page.locator("[data-copy]").get_attribute("data-copy") or ""
    friend = visitors.come(size=DESKTOP)
    friend.goto("/cards/" + shared.rpartition("/")[2])
    expect(friend.locator("h1")).to_have_text("Our box")
    assert violations(friend, axe) == []
    friend.locator("a.gold").click()
    friend.locator("select[name=set] option", has_text="Our box").wait_for(state="attached")
    friend.locator("form.new button.gold").click()
    expect(friend.locator(".agreed")).to_contain_text("Our box")


def test_what_is_typed_in_without_a_line_is_kept(visitors: Visitors) -> None:
    visitors.failures_expected = True
    page = visitors.come(size=DESKTOP)
    begin(page, "hamlet")
    page.context.set_offline(True)
    piece = page.locator("[data-rail] [aria-current]").get_attribute("data-piece")
    field(page, "points", '[data-value="9"]').click()
    page.keyboard.press("1")
    expect(page.locator("main.waits")).to_have_count(1)
    page.context.set_offline(False)
    page.wait_for_function(KEPT)
    page.reload()
    page.locator(f'[data-piece="{piece}"]').click()
    expect(field(page, "points", '[data-value="9"]')).to_have_attribute("aria-pressed", "true")
    page.locator("[data-do=ours]").click()
    expect(field(page, "points", '[data-value="9"]')).to_have_attribute("aria-pressed", "false")
    page.locator('[data-piece="deliveries.more.c2"]').click()
    field(page, "needs", '[data-word="flour"]').click()
    expect(field(page, "needs", '[data-word="flour"]')).to_have_attribute("aria-pressed", "true")


def test_lines_are_typed_one_after_the_other_and_the_last_is_kept_by_a_reload(visitors: Visitors) -> None:
    page = visitors.come(size=DESKTOP)
    begin(page, "kingdom-builder")
    lines = page.locator("[data-fields] input")
    one, two = (lines.nth(row).input_value() for row in (0, 1))
    lines.nth(0).fill(one[::-1])
    page.keyboard.press("Tab")
    page.keyboard.type(two[::-1])
    expect(lines.nth(1)).to_have_value(two[::-1])
    page.reload()
    expect(lines.nth(0)).to_have_value(one[::-1])
    expect(lines.nth(1)).to_have_value(two[::-1])
