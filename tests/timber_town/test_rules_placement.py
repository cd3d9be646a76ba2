"""Where a tile may go: TT-20 to TT-23, with the rulebook's pictures of right and wrong placings."""

from __future__ import annotations

import pytest

from osada.core.refusal import Refusal
from osada.games.timber_town import GAME
from osada.testing import rule
from tests.timber_town.positions import ends_at, offered, play, position, refused

COLUMN_1_FULL = "A1=purple:EW B1=purple:EW C1=green:EW D1=green:EW"


def turns(city: str, cell: str, kind: str, figures: str = "") -> str:
    """How a tile can lie on a cell: the ends of every turn that is offered, or of the only one."""
    state = position(city, river=f"{cell[1]}.1={kind}", figures=figures)
    action = GAME.parse(f"take {cell[1]}.1")
    if action not in state.actions():
        return ""
    state.play(action)
    if GAME.parse(f"place {cell}") not in state.actions():
        return ""
    play(state, f"place {cell}")
    if state.settled:
        return ends_at(state, cell)
    lying = []
    for turn in offered(state, "turn").split():
        lying.append(ends_at(play(state.copy(), f"turn {turn}"), cell))
    return " ".join(lying)


@rule("TT-20")
def test_a_tile_is_gained_only_if_it_can_be_placed() -> None:
    state = position(COLUMN_1_FULL, river="1.1=blue-four 2.1=brown-four", rafts="", figures="raft raft-two dam")
    assert offered(state, "take") == offered(state, "dam") == "2.1"
    assert state.why_not(GAME.parse("take 1.1")) == Refusal("TT-21", "column-full", {"tile": "blue-four", "column": 1})


@rule("TT-20")
def test_there_is_no_hand_and_no_throwing_away() -> None:
    state = play(position(river="1.1=green-adjacent"), "take 1.1")
    assert {GAME.notation(action).split(" ")[0] for action in state.actions()} == {"place"}
    play(state, "place A1")
    assert {GAME.notation(action).split(" ")[0] for action in state.actions()} == {"turn"}


@rule("TT-21")
@pytest.mark.parametrize("board", [1, 2, 3, 4])
def test_the_cell_is_empty_and_in_the_column_of_the_board(board: int) -> None:
    state = position(f"B{board}=blue-four", river=f"{board}.2=blue-four", figures="")
    play(state, f"take {board}.2")
    assert offered(state, "place") == f"A{board} C{board} D{board}"
    assert refused(state, f"place B{board}") == "TT-21 occupied"
    other = board % 4 + 1
    assert state.why_not(GAME.parse(f"place A{other}")) == Refusal(
        "TT-21", "column", {"cell": f"A{other}", "column": board}
    )


@rule("TT-21")
def test_the_board_counts_on_which_the_tile_is_now() -> None:
    state = position(river="1.1=blue-four 3.1=brown-four", second=True)
    play(state, "pass")
    assert state.seat == 0, "a new round, the river has moved on"
    play(state, "take 2.1")
    assert offered(state, "place") == "A2 B2 C2 D2"


@rule("TT-22", "TT-A2")
def test_the_wrong_placing_of_the_rulebook() -> None:
    """On B2, a tile is joined with A2 but not with C2, and has an end that leads to the blank side of B1."""
    city = "A2=purple:NS B1=yellow:W C2=green:NS"
    assert turns(city, "B2", "blue-adjacent") == "", "ends to A2 and B1, or to C2 and B1, or to one of them and B3"
    assert turns(city, "B2", "blue-opposite") == "NS"
    assert turns(city, "B2", "blue-three") == "NES", "north, south and the empty cell in the east"


@rule("TT-22", "TT-23")
def test_the_right_placings_of_the_rulebook() -> None:
    """One tile is joined with C3 and D2, the other with B1 and the edge of the town."""
    assert turns("C3=purple:NS D2=green:NE", "D3", "orange-adjacent") == "NW"
    assert turns("B1=yellow:S", "C1", "orange-opposite") == "NS"
    assert turns("B1=yellow:S", "C1", "orange-adjacent") == "NE NW"


@rule("TT-22", "TT-A2")
@pytest.mark.parametrize(
    ("neighbour", "kind", "lying"),
    [
        ("A2=purple:NS", "yellow-one", "N S W"),
        ("A2=purple:EW", "yellow-one", "E"),
        ("A2=purple:NS", "green-opposite", "NS"),
        ("A2=purple:EW", "green-opposite", "EW"),
        ("A2=purple:NS", "green-adjacent", "SW NW"),
        ("A2=purple:EW", "green-adjacent", "NE ES"),
        ("A2=purple:NS", "blue-three", "NSW"),
        ("A2=purple:EW", "blue-three", "NES ESW NEW"),
        ("A2=purple:NS", "blue-four", ""),
        ("A2=purple:EW", "blue-four", "NESW"),
    ],
)
def test_an_end_meets_an_end_and_a_blank_side_a_blank_side(neighbour: str, kind: str, lying: str) -> None:
    assert turns(neighbour, "A1", kind) == lying


@rule("TT-22")
@pytest.mark.parametrize("side", "NESW")
def test_all_four_sides_are_looked_at(side: str) -> None:
    cell = {"N": "A2", "E": "B3", "S": "C2", "W": "B1"}[side]
    facing = {"N": "S", "E": "W", "S": "N", "W": "E"}[side]
    assert turns(f"{cell}=yellow:{facing}", "B2", "yellow-one") == side
    blank = {"N": "NS", "E": "EW", "S": "NS", "W": "EW"}
    across = "EW" if blank[side] == "NS" else "NS"
    assert turns(f"{cell}=purple:{across}", "B2", "green-opposite") == across
    assert side not in turns(f"{cell}=purple:{across}", "B2", "yellow-one").split()


@rule("TT-22")
def test_turns_that_do_not_match_are_refused_with_the_numbers() -> None:
    state = play(position("A2=blue-four", river="1.1=green-adjacent", figures=""), "take 1.1", "place A1")
    assert state.why_not(GAME.parse("turn 180")) == Refusal(
        "TT-22", "mismatch-turned", {"turn": 180, "sides": 1, "figures": 0}
    )
    city = "A1=purple:EW B2=purple:NS"
    state = play(position(city, river="1.1=blue-four 1.2=brown-four", figures=""), "take 1.1")
    assert state.why_not(GAME.parse("place B1")) == Refusal(
        "TT-22", "mismatch", {"cell": "B1", "sides": 2, "figures": 0}
    )


@rule("TT-23")
def test_ends_at_the_edge_and_at_empty_cells_are_fine_and_nothing_need_touch() -> None:
    for cell in ("A1", "A4", "D1", "D4", "B2"):
        assert turns("", cell, "blue-four") == "NESW"
    assert turns("A1=blue-four", "C3", "yellow-one") == "N E S W", "far from all others"
    assert turns("A1=purple:NS", "A2", "green-opposite") == "NS", "beside a tile, and not joined with it"


@rule("TT-23", "TT-A2")
def test_an_end_at_an_empty_cell_binds_the_tile_that_comes_there() -> None:
    assert turns("A1=blue-four", "A2", "yellow-one") == "W"
    assert turns("A1=blue-four", "B1", "yellow-one") == "N"


@rule("TT-22a")
@pytest.mark.parametrize(
    ("figures", "lying"),
    [("", ""), ("raft", "NS"), ("raft dam", "NS"), ("raft dam crane", "NS EW"), ("raft dam crane raft-two", "NS EW")],
)
def test_as_many_sides_may_differ_as_there_are_figures(figures: str, lying: str) -> None:
    """B2 meets an end from the north and blank sides elsewhere: upright one side differs, across three do."""
    city = "A2=purple:NS B1=purple:NS B3=green:NS C2=purple:EW"
    state = position(city, river="2.1=orange-opposite", figures=figures)
    play(state, "take 2.1")
    if not lying:
        assert refused(state, "place B2") == "TT-22 mismatch"
        return
    play(state, "place B2")
    found = [ends for turn, ends in (("0", "NS"), ("90", "EW")) if turn in offered(state, "turn").split()]
    assert " ".join(found) == lying if found else lying == "NS"
