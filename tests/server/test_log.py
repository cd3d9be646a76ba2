"""The log as it comes to a page, update by update, is the whole log: what was half done is told later, not never."""

from __future__ import annotations

import random
from typing import Any

import pytest

import osada
from osada.core.table import Table
from osada.server.feed import Feed
from osada.server.updates import Eyes, log

STEPS = 160


@pytest.mark.parametrize("name", osada.names())
def test_updates_leave_nothing_out_of_the_log(name: str) -> None:
    dice = random.Random(5)
    table = Table(osada.game(name), osada.game(name).seats[0], seed=5)
    viewers = (*range(table.players), None)
    pages: dict[int | None, dict[int, list[list[Any]]]] = {viewer: {} for viewer in viewers}
    since = 0
    for step in range(STEPS):
        seat = table.state.seat
        if seat is None:
            break
        if step % 7 == 3 and table.can_undo(seat):
            table.undo(seat)
            for page in pages.values():
                page.pop(table.journal[-1].undone or 0, None)
        else:
            table.play(seat, dice.choice(table.state.actions()))
        for viewer, page in pages.items():
            lines = log(table, table.view(viewer), Eyes(viewer, "en"), since)
            for number in {line[0] for line in lines} - page.keys():
                page[number] = [line for line in lines if line[0] == number]
        since = len(table.journal)
    for viewer, page in pages.items():
        told = [line for number in sorted(page) if number for line in page[number]]
        whole = [line for line in log(table, table.view(viewer), Eyes(viewer, "en"), 0) if line[0]]
        deciding = viewer is not None and viewer == table.state.seat
        late = table.known_to_all(since)
        assert [line for line in told if line[0] <= late] == [line for line in whole if line[0] <= late]
        assert not deciding or told == whole


@pytest.mark.parametrize("name", osada.names())
def test_at_a_shared_screen_everybody_reads_what_they_may_know_and_no_more(name: str) -> None:
    """Whoever plays on is not told everything again; who comes next is, and so is a page whose answer got lost."""
    dice = random.Random(7)
    table = Table(osada.game(name), osada.game(name).seats[0], seed=7)
    page: dict[int, list[list[Any]]] = {}
    feed, since, again = Feed({0, 1}), 0, list[bool]()
    for _ in range(STEPS):
        seat = table.state.seat
        if seat is None:
            break
        table.play(seat, dice.choice(table.state.actions()))
        for viewer in (seat,) if table.state.seat == seat else (None, table.state.seat):
            number = len(table.journal)
            for _ in range(dice.choice((1, 1, 1, 2))):  # an answer may get lost, and the page asks again
                if viewer not in (None, seat):
                    feed.uncover(viewer)
                others = feed.tell(number, [], viewer, since)
            lines = log(table, table.view(viewer), Eyes(viewer, "en", shared=True, again=others), since)
            page |= {number: [line for line in lines if line[0] == number] for number, *_ in lines}
            late = table.known_to_all(len(table.journal))
            whole = [line for line in log(table, table.view(viewer), Eyes(viewer, "en"), 0) if line[0] <= late]
            assert [line for number in sorted(page) if number <= late for line in page[number]] == whole
            since = number
            again.append(others)
    assert True in again and False in again
