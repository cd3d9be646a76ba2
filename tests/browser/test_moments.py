"""Moments that nobody misses."""

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

NEXT = """async (action) => {
  const { viewer, number } = await (await fetch(`${location.pathname}/now`)).json();
  const command = { seat: viewer, action, answers: number };
  await fetch(`${location.pathname}/play`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(command) });
}"""


def before_a_moment(name: str) -> tuple[Table, int]:
    """A random game before the action that brings the first moment after its beginning, and that action."""
    game = osada.game(name)
    table, chance = Table(game, 2, 1, names=("Blue", "Orange")), random.Random(1)
    played: list[tuple[int, int]] = []
    while table.seat is not None:
        action = chance.choice(table.state.actions())
        played.append((table.seat, action))
        entries = table.play(*played[-1])
        new = {entry.number for entry in entries}
        if any(game.moment(seen) for number, seen in table.numbered_events(None, 0) if number in new):
            break
    before = Table(game, 2, 1, names=("Blue", "Orange"))
    for seat, one in played[:-1]:
        before.play(seat, one)
    return before, played[-1][1]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", osada.names())
def test_a_moment_is_shown_over_the_board_and_goes(
    browser: Browser, tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    table, action = before_a_moment(name)
    (table_id,) = put(tmp_path / "data", [table])
    with serving(tmp_path / "data") as server, visiting(browser, server.address) as people:
        page = people.come(size=size)
        sit(page.context, server.address)
        page.goto(f"/t/{table_id}")
        page.wait_for_function("() => document.querySelector('.prompt.yours')")
        sign = page.locator("[data-moment]")
        expect(sign).to_be_hidden()
        page.evaluate(NEXT, action)
        expect(sign).to_be_visible()
        expect(sign).not_to_be_empty()
        expect(sign).to_be_hidden()
