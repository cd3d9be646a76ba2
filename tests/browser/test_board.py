"""The board: zoom, pan, the small map."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.table import expect_pieces, new_table, settle, spots, turn, view_box, wait_for_turn
from tests.patience import until


def middle(page: Page) -> tuple[float, float]:
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_buttons_and_keys_zoom_in_out_and_show_all(page: Page) -> None:
    new_table(page)
    settle(page)
    whole = view_box(page)
    expect(page.locator(".minimap")).to_be_hidden()
    zoom_in, fit = page.get_by_role("button", name="Zoom in"), page.get_by_role("button", name="Show all")
    for by_keys in (False, True):
        for _ in range(2):
            page.keyboard.press("+") if by_keys else zoom_in.click()
        assert view_box(page)[2] == pytest.approx(whole[2] / 1.4**2)
        expect(page.locator(".minimap")).to_be_visible()
        page.get_by_role("button", name="Zoom out").click()
        assert view_box(page)[2] == pytest.approx(whole[2] / 1.4, rel=0.01)
        page.keyboard.press("0") if by_keys else fit.click()
        assert view_box(page) == whole
        expect(page.locator(".minimap")).to_be_hidden()


def test_the_wheel_zooms_where_it_points(page: Page) -> None:
    new_table(page)
    settle(page)
    whole = view_box(page)
    corner = page.locator('[data-place="hex-19-19"]')
    box = corner.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(4):
        page.mouse.wheel(0, -100)
    page.wait_for_function(
        "(w) => document.querySelector('[data-pane=board]').viewBox.baseVal.width < w / 1.6", arg=whole[2]
    )
    assert view_box(page)[0] > whole[2] / 4
    expect(corner).to_be_in_viewport()


def test_a_drag_moves_the_board_and_clicks_nothing(page: Page) -> None:
    new_table(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()
    before = view_box(page)
    spot = next(spot for spot in spots(page) if spot.in_reach and spot.place.startswith("hex-"))
    x, y = middle(page)
    page.mouse.move(spot.x, spot.y)
    page.mouse.down()
    page.mouse.move((spot.x + x) / 2 + 20, (spot.y + y) / 2 + 20, steps=5)
    page.mouse.move(spot.x + 60 if spot.x < x else spot.x - 60, spot.y + 60 if spot.y < y else spot.y - 60, steps=5)
    page.mouse.up()
    until(lambda: view_box(page)[:2] != before[:2])
    assert view_box(page)[2:] == before[2:]
    expect(page.locator("[data-bubble]")).to_be_hidden()
    expect_pieces(page, 0)
    again = next(spot for spot in spots(page) if spot.in_reach and spot.place.startswith("hex-"))
    page.mouse.click(again.x, again.y)
    expect_pieces(page, 1)


def test_the_view_stays_when_something_happens(page: Page) -> None:
    new_table(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Zoom in").click()
    before = view_box(page)
    spot = next(spot for spot in spots(page) if spot.in_reach and spot.place.startswith("hex-"))
    page.mouse.click(spot.x, spot.y)
    expect_pieces(page, 1)
    settle(page)
    assert view_box(page) == before


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_on_a_page_sticks_out(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.come(language="pl-PL", size=size)
    table = new_table(page, "person", "person", "greedy", "random")
    for path in ("/", "/new/kingdom-builder", "/rules/kingdom-builder", table):
        page.goto(path)
        settle(page)
        wide = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= size[0] and wide[1] == size[0], path
    assert page.evaluate("() => document.documentElement.scrollHeight") == size[1]  # the table is as high as the screen


def test_two_fingers_zoom_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE)
    new_table(page)
    wait_for_turn(page)
    page.keyboard.press("0")
    before = view_box(page)
    x, y = middle(page)
    session = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 50), ("touchMove", 80), ("touchMove", 110)):
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(lambda: view_box(page)[2] < before[2] / 2)
    expect_pieces(page, 0)


def test_a_phone_looks_at_what_can_be_chosen_so_closely_that_a_finger_hits_it(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE)
    new_table(page)
    wait_for_turn(page)
    settle(page)
    offered = page.locator("[data-board] [data-place].offered")
    boxes = [box for place in offered.all() if (box := place.bounding_box())]
    assert boxes and min(box["width"] for box in boxes) >= 44
    window = page.locator("[data-board]").bounding_box()
    assert window is not None
    right, low = window["x"] + window["width"], window["y"] + window["height"]
    assert any(
        window["x"] <= box["x"]
        and box["x"] + box["width"] <= right
        and window["y"] <= box["y"]
        and box["y"] + box["height"] <= low
        for box in boxes
    )


def test_four_players_leave_room_for_five_lines_of_the_log(page: Page) -> None:
    new_table(page, "person", "random", "greedy", "random")
    turn(page)
    settle(page)
    shown = page.locator("[data-log]").evaluate("(list) => list.clientHeight / list.lastElementChild.offsetHeight")
    assert shown >= 5
    assert page.locator(".panel").evaluate("(panel) => panel.scrollHeight - panel.clientHeight") <= 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (1280, 720)], ids=["desktop", "phone", "laptop"])
def test_with_four_players_the_end_of_the_turn_is_in_view_without_scrolling(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.come(size=size)
    new_table(page, "person", "random", "greedy", "random")
    wait_for_turn(page)
    expect(page.locator("[data-buttons] button")).to_be_in_viewport(ratio=1)
    assert page.locator("[data-buttons] button").evaluate(
        """(button) => { const box = button.getBoundingClientRect();
             const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
             return there?.closest("button") === button; }"""
    )
    expect(page.locator("[data-do=menu]")).to_be_in_viewport(ratio=1)
