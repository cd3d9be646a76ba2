"""The recorded games end in the ways that their names say (they are replayed by the tests of records)."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from osada.core import record as records
from osada.games.timber_town import TownState
from osada.testing import rule

RECORDS = Path(__file__).parent.parent / "records"


def final(name: str) -> TownState:
    """The last position of a recorded game."""
    record = records.parse((RECORDS / f"timber-town-{name}.record").read_text("utf-8"))
    *_, last = records.replay(record)
    assert last.state.seat is None
    return cast(TownState, last.state)


def full(state: TownState) -> list[bool]:
    return [city["full"] for city in state.view(None)["cities"]]


def left_over(state: TownState) -> int:
    """The tiles that are still in the river or face down."""
    view = state.view(None)
    return sum(tile is not None for board in view["river"] for tile in board) + int(view["stack"])


@rule("TT-27")
def test_both_towns_full() -> None:
    state = final("first-game-both-full")
    assert full(state) == [True, True]
    assert left_over(state) > 0
    assert state.view(None)["builder"] is not None


@rule("TT-27", "TT-A18")
def test_one_town_full_and_the_other_stuck() -> None:
    state = final("one-full-other-stuck")
    assert sorted(full(state)) == [False, True]
    assert left_over(state) > 0, "there are tiles, but none of them has a place"


@rule("TT-27", "TT-A18")
def test_both_stuck() -> None:
    state = final("both-stuck")
    assert full(state) == [False, False]
    assert left_over(state) > 0
    assert state.view(None)["builder"] is None


@rule("TT-27", "TT-9")
@pytest.mark.parametrize(("name", "towns"), [("river-dry", [False, False]), ("one-full-river-dry", [False, True])])
def test_river_run_dry(name: str, towns: list[bool]) -> None:
    state = final(name)
    view = state.view(None)
    assert sorted(full(state)) == towns
    assert view["stack"] == 0
    assert view["round"] == 19 and state.turns == 37, "both have had their last turn"
    assert any(view["river"][3]), "the last tiles fall now, and nothing comes after them"
