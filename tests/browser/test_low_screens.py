"""Low and narrow windows: what has no room there scrolls, gives way or is announced."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import osada
from osada.core.table import Table
from tests.browser.conftest import DESKTOP, PHONE, visiting
from tests.browser.tables import late, put, sit
from tests.patience import until
from tests.server.browser import serving

ON_ITS_SIDE, LAPTOP = (844, 390), (1280, 720)
CUT = """() => {
  const room = document.querySelector("[data-board]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-pane=board] .labels text")].filter((text) => {
    const box = text.getBoundingClientRect(), airy = box.height / 6; // a box is higher than its letters
    return box.left < room.left || box.right > room.right
      || box.top < room.top - airy || box.bottom > room.bottom + airy;
  }).map((text) => text.textContent);
}"""
CROWDED = """() => {
  const seen = [...document.querySelectorAll(".labels text")].filter((name) => name.checkVisibility());
  const boxes = seen.map((name) => [name.closest(".minor"), name.getBoundingClientRect()]);
  return boxes.some(([minor, a]) => minor && boxes.some(([, b]) => a !== b
    && a.left < b.right - 3 && b.left < a.right - 3 && a.top < b.bottom - 3 && b.top < a.bottom - 3));
}"""


@contextmanager
def sitting(browser: Browser, folder: Path, table: Table, size: tuple[int, int]) -> Iterator[Page]:
    """The page of whoever decides at a table."""
    (made,) = put(folder / "data", [table])
    with serving(folder / "data") as server, visiting(browser, server.address) as visitors:
        page = visitors.come(language="pl-PL", size=size)
        sit(page.context, server.address, size)
        page.goto(f"/t/{made}")
        page.wait_for_function("() => document.querySelector('.prompt.yours')")
        yield page


def played(game: str, wanted: str, verbs: tuple[str, ...] = ()) -> Table:
    """A game up to where such a place is offered; if something of these kinds can be done, it is."""
    table, chance = Table(osada.game(game), 2, 1, names=("Ada", "Ben")), random.Random(1)
    while table.seat is not None and not any(place.startswith(wanted) for place in table.view(table.seat)["offers"]):
        actions = table.state.actions()
        liked = [action for action in actions if table.game.notation(action).partition(" ")[0] in verbs]
        table.play(table.seat, chance.choice(liked or actions))
    return table


def test_on_a_phone_on_its_side_a_board_scrolls_and_says_what_is_below(browser: Browser, tmp_path: Path) -> None:
    with sitting(browser, tmp_path, played("timber-town", "cell-D"), ON_ITS_SIDE) as page:
        board, lowest = page.locator("[data-board]"), page.locator("[data-place^=cell-D].offered").first
        until(lambda: board.evaluate("board => board.getBoundingClientRect().bottom <= innerHeight"))
        expect(lowest).to_be_in_viewport(ratio=0.9)
        board.evaluate("board => board.scrollTo(0, 0)")
        page.locator(".edge.offer[data-side=bottom]").click()
        expect(lowest).to_be_in_viewport(ratio=0.9)
        expect(page.locator(".edge.offer[data-side=bottom]")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE])
def test_names_give_way_to_names(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    with sitting(browser, tmp_path, late("hamlet", 5), size) as page:
        expect(page.locator(".labels :is(.gives-way, [style*=translateY])")).not_to_have_count(0)
        until(lambda: page.evaluate(CROWDED) is False)


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE])
def test_the_numbers_around_a_board_are_not_cut(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    with sitting(browser, tmp_path, late("kingdom-builder", 5), size) as page:
        page.keyboard.press("0")
        until(lambda: page.evaluate(CUT) == [], lambda: str(page.evaluate(CUT)))


def test_a_laptop_shows_all_scoring_cards(browser: Browser, tmp_path: Path) -> None:
    with sitting(browser, tmp_path, played("timber-town", "cell-"), LAPTOP) as page:
        side = page.locator("[data-side]")
        until(lambda: side.evaluate("side => side.scrollHeight <= side.clientHeight + 1"))


def test_a_place_for_a_new_tile_says_once_what_it_brings(browser: Browser, tmp_path: Path) -> None:
    verbs = ("build", "at", "plan", "use")
    with sitting(browser, tmp_path, played("hamlet", "ghost", verbs), DESKTOP) as page:
        expect(page.locator("[data-pane=board] [data-gains] text")).not_to_have_count(0)
        expect(page.locator(".gain")).to_have_count(0)
