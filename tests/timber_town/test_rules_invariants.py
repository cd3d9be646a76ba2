"""What the invariants of the contract would notice: every one of them, broken on purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from osada.games.timber_town import TownState
from osada.games.timber_town.cells import SIDE_NAMES
from osada.games.timber_town.position import NONE, PLACING
from osada.games.timber_town.tiles import CRANE, DAM, RAFT, laid
from osada.testing import rule
from tests.timber_town.positions import changed, play, position
from tests.timber_town.towns import CROSSINGS

Break = Callable[[TownState], None]
CITY = "A1=purple:NS A2=purple:NS B1=red-dam C1=blue-four D1=green:NS"
A1, A2, D1, D4 = 0, 1, 12, 15


def sound() -> TownState:
    """A position with a bit of everything: rafts of both, a figure on each aid card, joined and blank sides."""
    return position(
        CITY,
        "A1=red-raft",
        river="1.1=yellow-one 1.2=red-crane 2.1=green-opposite 3.1=brown-four",
        rafts="2.1=1:raft-two 3.1=0:raft",
        figures="dam",
        others="raft",
    )


def tile_in_two_places(state: TownState) -> None:
    """A tile is in a town, and still in the river."""
    state.cells[1] = (*state.cells[1][:D4], laid(state.number(0), state.river[0], 0))


def lose_a_tile_of_the_stacks(state: TownState) -> None:
    kind = next(kind for kind, count in enumerate(state.pool) if count)
    state.pool[kind] -= 1


def forge_a_tile(state: TownState) -> None:
    """All three beaver tiles face down, and one in the river; as many tiles as there should be."""
    beaver, total = state.river[6], sum(state.pool)
    state.pool[beaver] = 3
    for kind, count in enumerate(state.pool):
        if kind != beaver and sum(state.pool) > total:
            state.pool[kind] -= min(count, sum(state.pool) - total)


def both_rafts_on_a_tile(state: TownState) -> None:
    state.rafted[0] |= state.rafted[1]


def raft_on_nothing(state: TownState) -> None:
    state.rafted[0] |= 1 << 11


def free_under_a_raft(state: TownState) -> None:
    state.free |= state.rafted[0]


def nobodys_raft(state: TownState) -> None:
    state.two |= 1


def two_single_rafts(state: TownState) -> None:
    state.figures[0] = changed(state.figures[0], RAFT, 1)


def lost_single_raft(state: TownState) -> None:
    state.figures[1] = changed(state.figures[1], RAFT, 0)


def figure_from_nowhere(state: TownState) -> None:
    state.figures[0] = changed(state.figures[0], CRANE, 1)


def figure_spent_twice(state: TownState) -> None:
    state.figures[0] = changed(state.figures[0], DAM, -1)


def builder_without_a_full_town(state: TownState) -> None:
    state.builder = 0


def wrong_color(state: TownState) -> None:
    state.colors[0] ^= 1 << A1


def turn_the_tile_on(state: TownState, cell: int) -> None:
    state.cells[0] = changed(state.cells[0], cell, state.cells[0][cell] ^ 1)


def end_towards_the_blank_side_before(state: TownState) -> None:
    """A2 now has an end towards the blank side of A1."""
    turn_the_tile_on(state, A2)


def end_towards_the_blank_side_after(state: TownState) -> None:
    """C1 has an end towards D1, which now has a blank side there."""
    turn_the_tile_on(state, D1)


def two_figures_on_a_side(state: TownState) -> None:
    state.bridges[0] = (0, 1)


def figure_between_two_ends(state: TownState) -> None:
    state.bridges[0] = (SIDE_NAMES.index("A1-B1") << 2,)


def forgotten_join(state: TownState) -> None:
    state.joined[0] = 0


def forgotten_blank(state: TownState) -> None:
    state.blanks[0] = ()


def wrong_surroundings(state: TownState) -> None:
    state.around[0] = changed(state.around[0], D4, 1 << 4)


def open_occupied_cell(state: TownState) -> None:
    state.around[0] = changed(state.around[0], A1, 0)


def wrong_fit(state: TownState) -> None:
    state.fits[0] = (*state.fits[0][:3], 0)


def half_done_without_a_tile(state: TownState) -> None:
    state.step = PLACING


def too_many_rounds(state: TownState) -> None:
    state.turns = 38


BROKEN: list[tuple[Break, str]] = [
    (tile_in_two_places, "every tile is in one place"),
    (lose_a_tile_of_the_stacks, "three tiles are revealed in every round"),
    (forge_a_tile, "3 tiles of brown-four"),
    (both_rafts_on_a_tile, "one raft at most on every tile"),
    (raft_on_nothing, "one raft at most on every tile"),
    (free_under_a_raft, "one raft at most on every tile"),
    (nobodys_raft, "a two-colour raft is somebody's"),
    (two_single_rafts, "one single-colour raft per seat"),
    (lost_single_raft, "one single-colour raft per seat"),
    (figure_from_nowhere, "a figure comes from a red tile"),
    (figure_spent_twice, "no figure is used twice"),
    (builder_without_a_full_town, "the builder is in a full city"),
    (wrong_color, "the colours are those of the tiles"),
    (end_towards_the_blank_side_before, "no end meets a blank side"),
    (end_towards_the_blank_side_after, "no end meets a blank side"),
    (two_figures_on_a_side, "one figure per side"),
    (figure_between_two_ends, "no figure where both ends are"),
    (forgotten_join, "the joined sides are those of the boardwalks"),
    (forgotten_blank, "the blank sides are those without ends"),
    (wrong_surroundings, "what is around an empty cell"),
    (open_occupied_cell, "nothing fits into a cell with a tile"),
    (wrong_fit, "what fits into a column"),
    (half_done_without_a_tile, "the step is that of the tile in hand"),
    (too_many_rounds, "at most 19 rounds"),
]


def test_a_sound_position_is_sound() -> None:
    state = sound()
    assert list(state.broken()) == []
    for notation in ("take 1.2", "crane", "place D4"):
        assert list(play(state, notation).broken()) == []


@rule("TT-1", "TT-2", "TT-4", "TT-14", "TT-22")
@pytest.mark.parametrize(("break_it", "expected"), BROKEN, ids=[break_it.__name__ for break_it, _ in BROKEN])
def test_what_is_broken_is_noticed(break_it: Break, expected: str) -> None:
    state = sound()
    break_it(state)
    assert any(fault.startswith(expected) for fault in state.broken()), list(state.broken())


@rule("TT-26")
def test_a_full_town_without_the_builder_is_noticed() -> None:
    state = position("", CROSSINGS, others="raft")
    assert list(state.broken()) == []
    state.builder = NONE
    assert any("the first full city has the builder" in fault for fault in state.broken())
