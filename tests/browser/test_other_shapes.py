"""Boards, panels and menus of other shapes than any one game has: the picture of one is given them here."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import osada
from osada.core.game import Game, Layout, View
from osada.core.svg import Picture
from tests.browser.conftest import DESKTOP, PHONE, Visitors, visiting
from tests.browser.serving import served_here
from tests.browser.table import build, expect_pieces, new_table, offered, settle, view_box, wait_for_turn
from tests.patience import until

GAME = osada.game("kingdom-builder")
SHAPES = {"wide": (0.0, 300.0, 1230.0, 300.0), "tall": (300.0, 0.0, 300.0, 1100.0)}
"""Parts of the board, as if it had no more."""


@pytest.fixture
def shape() -> dict[str, tuple[float, ...]]:
    """What the panes of the picture are replaced with; a test may change it at any time."""
    return {}


@pytest.fixture
def people(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, shape: dict[str, tuple[float, ...]]
) -> Iterator[Visitors]:
    drawn = type(GAME).picture

    def picture(game: Game, view: View, language: str, layout: Layout = "wide") -> Picture:
        found = drawn(game, view, language, layout)
        panes = dict(found.panes)
        for name, (left, top, width, height) in shape.items():
            panes[name] = dataclasses.replace(panes[name], left=left, top=top, width=width, height=height)
        return dataclasses.replace(found, panes=panes)

    monkeypatch.setattr(type(GAME), "picture", picture)
    with served_here(tmp_path) as address, visiting(browser, address) as there:
        yield there


def contains(view: list[float], box: tuple[float, ...]) -> bool:
    return (
        view[0] <= box[0] + 0.01
        and view[1] <= box[1] + 0.01
        and view[0] + view[2] >= box[0] + box[2] - 0.01
        and view[1] + view[3] >= box[1] + box[3] - 0.01
    )


def wait_until_in_view(page: Page, box: tuple[float, ...]) -> None:
    until(lambda: contains(view_box(page), box))


def fills_the_box(page: Page) -> bool:
    """The part of the board in view has the shape of the screen's part: nothing is left empty when one zooms in."""
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    view = view_box(page)
    return view[2] / view[3] == pytest.approx(box["width"] / box["height"], rel=0.01)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("kind", SHAPES)
def test_a_board_of_any_shape_is_shown_whole_and_zoomed_into(
    people: Visitors, shape: dict[str, tuple[float, ...]], kind: str, size: tuple[int, int]
) -> None:
    shape["board"] = SHAPES[kind]
    page = people.come(size=size)
    new_table(page)
    wait_for_turn(page)
    page.keyboard.press("0")
    settle(page)
    assert contains(view_box(page), SHAPES[kind]) and fills_the_box(page)
    for _ in range(4):
        page.keyboard.press("+")
    settle(page)
    assert fills_the_box(page)
    if size == DESKTOP:
        small = page.locator(".minimap").bounding_box()
        assert small is not None and small["width"] <= 100 and small["height"] <= 120


def test_a_board_that_grows_stays_in_view_unless_one_has_zoomed(
    people: Visitors, shape: dict[str, tuple[float, ...]]
) -> None:
    page = people.come(moving=True)
    new_table(page)
    build(page)
    for box in ((-400.0, 0.0, 1700.0, 1150.0), (-400.0, -500.0, 1700.0, 1700.0)):
        shape["board"] = box
        build(page)
        page.wait_for_function("(y) => document.querySelector('.minimap').viewBox.baseVal.y === y", arg=box[1])
        wait_until_in_view(page, box)
        expect(page.locator(".minimap")).to_be_hidden()
    page.locator("[data-do=undo]").click()
    expect_pieces(page, 2)
    page.locator("[data-zoom='1.4']").click()
    before = view_box(page)
    shape["board"] = (-400.0, -500.0, 2400.0, 1700.0)
    spot = next(spot for spot in offered(page) if spot.in_reach)
    page.mouse.click(spot.x, spot.y)
    expect_pieces(page, 3)
    settle(page)
    assert view_box(page) == pytest.approx(before)
    expect(page.locator(".minimap")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720)], ids=["desktop", "laptop"])
def test_a_side_pane_that_is_too_tall_scrolls_within_the_panel(
    people: Visitors, shape: dict[str, tuple[float, ...]], size: tuple[int, int]
) -> None:
    shape["side"] = (0.0, 0.0, 360.0, 1400.0)
    page = people.come(size=size)
    new_table(page, "person", "random", "greedy", "random")
    wait_for_turn(page)
    side = page.locator("[data-side]")
    assert side.evaluate("(side) => side.scrollHeight > side.clientHeight")
    expect(side).to_have_attribute("tabindex", "0")
    expect(page.locator("[data-log]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-buttons] button")).to_be_in_viewport(ratio=1)
    side.focus()
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('[data-side]').scrollTop > 0")
    shape.clear()
    build(page)
    if size == DESKTOP:
        expect(side).not_to_have_attribute("tabindex", "0")
