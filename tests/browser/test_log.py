"""What happened, told on the page: lines of the log light their places and show the table of then; turns are walked."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import osada
from osada.core.table import Table
from tests.browser.conftest import DESKTOP, PHONE, visiting
from tests.browser.tables import put, sit
from tests.server.browser import serving

MARKED = "() => document.querySelectorAll('[data-board] .hinted').length > 0"
UNMARKED = "() => document.querySelectorAll('[data-board] .hinted').length === 0"
DRAWN = """() => {
  const board = document.querySelector("[data-board]").cloneNode(true);
  for (const edge of board.querySelectorAll(".edge")) edge.remove();
  return board.innerHTML.replace(/ style="[^"]*"/g, "");
}"""
"""What the board shows; where the labels of gains stand differs in the last digit, and what is told at the edges
depends on where it has been moved to."""


def after_some_turns(name: str) -> Table:
    """A random game in which both have had a turn, and the first is to play."""
    table, chance = Table(osada.game(name), 2, 1, names=("Blue", "Orange")), random.Random(1)
    sat: list[int] = []
    while sat.count(0) < 3:  # how often it has become somebody's turn
        assert table.seat is not None
        sat += [table.seat] if sat[-1:] != [table.seat] else []
        table.play(table.seat, chance.choice(table.state.actions()))
    return table


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_line_of_the_log_shows_the_table_as_it_was_then(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    (table,) = put(tmp_path / "data", [after_some_turns("kingdom-builder")])
    with serving(tmp_path / "data") as server, visiting(browser, server.address) as people:
        page = people.come(size=size)
        sit(page.context, server.address)
        page.goto(f"/t/{table}")
        line = page.locator("[data-log] li[data-places]").first
        expect(page.locator(".prompt.yours")).to_be_visible()
        today = page.evaluate(DRAWN)
        if size == PHONE:
            page.locator("[data-do=log]").first.tap()
            line.tap()
        else:
            line.hover()
            page.wait_for_function(MARKED)
            page.locator(".prompt").hover()
            page.wait_for_function(UNMARKED)
            line.click()
        back = page.locator("[data-then] button")
        expect(back).to_be_visible()
        expect(page.locator("main.play.then")).to_be_visible()
        page.wait_for_function(MARKED)
        assert page.evaluate(DRAWN) != today
        back.click()
        expect(back).to_be_hidden()
        page.wait_for_function(f"(today) => ({DRAWN})() === today", arg=today)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_turns_since_ones_own_are_walked_on_the_board(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    (table,) = put(tmp_path / "data", [after_some_turns("kingdom-builder")])
    with serving(tmp_path / "data") as server, visiting(browser, server.address) as people:
        page = people.come(size=size)
        sit(page.context, server.address)
        page.goto(f"/t/{table}")
        expect(page.locator("[data-turns] li")).to_have_count(1)
        page.locator("[data-do=walk]").click()
        page.wait_for_function(MARKED)
        expect(page.locator("[data-turns] li.now")).to_have_count(1)
        page.wait_for_function(UNMARKED)
        expect(page.locator("[data-turns] li.now")).to_have_count(0)


def test_at_a_desk_the_turns_open_the_log_over_what_is_beside_the_board(browser: Browser, tmp_path: Path) -> None:
    (table,) = put(tmp_path / "data", [after_some_turns("hamlet")])
    with serving(tmp_path / "data") as server, visiting(browser, server.address) as people:
        page = people.come()
        sit(page.context, server.address)
        page.goto(f"/t/{table}")
        turn, side = page.locator("[data-turns] li"), page.locator("[data-side]")
        turn.hover()
        page.wait_for_function(MARKED)
        turn.click()
        expect(side).to_be_hidden()
        expect(page.locator("[data-do=log]")).to_have_attribute("aria-expanded", "true")
        last = page.locator("[data-log] li").last
        expect(last).to_be_in_viewport(ratio=1)
        news = "(line) => line.classList.add('since') ?? getComputedStyle(line).display"
        assert last.evaluate(news) == "list-item", "a line is no strip of turns"
        turn.click()
        expect(side).to_be_visible()
        turn.click()
        page.locator("[data-buttons] [data-place=end]").click()
        expect(side).to_be_visible()  # what can be chosen there is never covered
