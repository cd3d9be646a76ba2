"""The score sheet as people tap it: the stock of tiles, figures where boardwalks meet a blank side, the builder."""

from __future__ import annotations

import pytest

from osada.core.pad import At, Values
from osada.core.sheet import Fault, told
from osada.core.text import LANGUAGES
from osada.games.timber_town import GAME
from osada.games.timber_town.cells import CELLS
from osada.testing import rule

TOWN = At("en", "town-0")
TWO = {"0-A1": "green:NE", "0-A2": "green:NS"}
"""The boardwalk of A1 meets the blank side of A2."""


def after(values: Values, *actions: tuple[str, str]) -> dict[str, str]:
    found, refused = GAME.pad.after(values, actions)
    assert refused == []
    return found


def faults(values: Values) -> list[tuple[str, str]]:
    document = GAME.pad.document(values, ["A", "B"])
    return [(fault.code, fault.place) for fault in GAME.pad.count(document).faults if not fault.open]


@rule("TT-22")
def test_a_blank_side_is_a_question_at_its_joint() -> None:
    assert faults(TWO) == [("blank-side", "0-joint-A1-A2")]
    (offer,) = GAME.pad.shown(TWO, TOWN).offers["0-joint-A1-A2"]
    answered = after(TWO, *offer.sets)
    assert faults(answered) == []
    assert "0-joint-A1-A2" not in after(answered, ("0-A2", "")), "it goes with its tile"


@rule("TT-19")
def test_a_figure_may_come_before_its_red_tile() -> None:
    early = after(TWO, ("0-unused", "1"), ("0-joint-A1-A2", "on"))
    assert ("figures", "0-unused") in faults(early)
    assert faults(after(early, ("0-D4", "red:NESW"))) == []


def test_unused_figures_wait_for_their_red_tiles() -> None:
    early = after({}, ("0-unused", "2"))
    assert faults(early) == [("figures", "0-unused")]
    assert faults(after(early, ("0-D4", "red:NESW"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_figure_too_many_is_told_with_its_place(language: str) -> None:
    greens = [
        ("0", cell) for cell in ("A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "D1", "D2", "D3", "D4")
    ]
    full = TWO | {f"{seat}-{cell}": "green:NS" for seat, cell in greens} | {"0-unused": "1"}
    kept, (fault,) = GAME.pad.after(full, [("0-joint-A1-A2", "on")])
    assert (kept, fault.code, fault.place) == (full, "figures", "0-joint-A1-A2")
    assert "A1-A2" in told(GAME, fault, language)


@rule("TT-2")
def test_a_tile_that_is_not_left_does_not_take() -> None:
    seat, cells = 0, iter(["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"])
    values: dict[str, str] = {}
    refused: list[Fault] = []
    while not refused:
        values, refused = GAME.pad.after(values, [(f"{seat}-{next(cells)}", "brown:NESW")])
    assert [fault.code for fault in refused] == ["stock"]
    choices = [
        choice for control in GAME.pad.shown(values, TOWN).controls for choice in getattr(control, "choices", ())
    ]
    assert [choice.off for choice in choices if choice.brush == "brown:"] == [True]


@rule("TT-26")
def test_the_builder_is_with_whoever_filled_a_town() -> None:
    kept, (fault,) = GAME.pad.after(TWO, [("builder", "0")])
    assert (kept, fault.code) == (TWO, "builder-not-full")
    first = {f"0-{cell}": "green:NS" for cell in CELLS}
    second = {f"1-{cell}": "green:NS" for cell in CELLS}
    assert [player["has_builder"] for player in GAME.pad.document(first, "AB")["players"]] == [True, False]
    both = after(first | {place: tile for place, tile in second.items() if place != "1-D4"}, ("1-D4", "yellow:NS"))
    assert [player["has_builder"] for player in GAME.pad.document(both, "AB")["players"]] == [False, False]
    assert "builder-missing" in [fault.code for fault in GAME.pad.count(GAME.pad.document(both, "AB")).faults]
    told = after(both, ("builder", "1"))
    assert [player["has_builder"] for player in GAME.pad.document(told, "AB")["players"]] == [False, True]
