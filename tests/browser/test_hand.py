"""The pane of a hand: below the board at a desk, between board and panel on a phone, which scrolls it.

No game is asked for one here: the picture of one has a hand added to it, in a server of this process."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import osada
from osada.core.game import Game, Layout, View
from osada.core.svg import Pane, Part, Picture
from tests.browser.conftest import PHONE, Visitors, visiting
from tests.browser.serving import served_here
from tests.browser.table import expect_pieces, new_table, settle, wait_for_turn

GAME = osada.game("kingdom-builder")
FAR = 820
"""Where the card that can be chosen lies: on a phone it is out of sight at first."""


def with_hand(drawn: Picture, view: View) -> Picture:
    """A hand of one card that stands for the first place that is offered."""
    place = next(iter(view["offers"]), "end")
    card = f'<rect x="{FAR}" y="8" width="150" height="210" fill="#2F6DB5" data-place="{place}"/>'
    parts = (*drawn.parts, Part("hand", "Hand")) if drawn.parts else ()
    return dataclasses.replace(drawn, panes={**drawn.panes, "hand": Pane(1000, 226, lambda: "", card)}, parts=parts)


@pytest.fixture
def people(browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Visitors]:
    """People at tables whose pictures have a hand."""
    drawn = type(GAME).picture

    def picture(game: Game, view: View, language: str, layout: Layout = "wide") -> Picture:
        return with_hand(drawn(game, view, language, layout), view)

    monkeypatch.setattr(type(GAME), "picture", picture)
    with served_here(tmp_path) as address, visiting(browser, address) as there:
        yield there


def box(page: Page, query: str) -> dict[str, float]:
    settle(page)
    found: dict[str, float] = page.locator(query).evaluate("element => element.getBoundingClientRect().toJSON()")
    return found


def test_at_a_desk_the_hand_is_below_the_board_and_as_wide(people: Visitors) -> None:
    page = people.come()
    new_table(page)
    wait_for_turn(page)
    board, hand, panel = (box(page, query) for query in ("[data-board]", "[data-hand]", ".panel"))
    assert hand["top"] >= board["bottom"] and hand["bottom"] <= 900
    assert hand["width"] == pytest.approx(board["width"], abs=1) and hand["right"] <= panel["left"]
    page.locator("[data-hand] [data-place]").click()
    expect_pieces(page, 1)


def test_a_phone_scrolls_the_hand_to_what_can_be_chosen(people: Visitors) -> None:
    page = people.come(size=PHONE)
    new_table(page)
    wait_for_turn(page)
    board, hand, bar = (box(page, query) for query in ("[data-board]", "[data-part=hand]", ".bar"))
    assert board["bottom"] <= hand["top"] + 1 and hand["top"] < bar["top"]
    assert box(page, "[data-part=hand] .pane")["width"] > 2 * hand["width"]
    card = box(page, "[data-part=hand] [data-place]")
    assert card["left"] >= 0 and card["right"] <= 391 and card["width"] > 100
    page.locator("[data-part=hand] [data-place]").tap()
    expect_pieces(page, 1)


def test_a_table_without_a_hand_keeps_the_room(browser: Browser, tmp_path: Path) -> None:
    with served_here(tmp_path) as address, visiting(browser, address) as there:
        page = there.come()
        new_table(page)
        wait_for_turn(page)
        expect(page.locator("[data-hand]")).to_have_count(0)
        assert box(page, "[data-board]")["bottom"] > 880
