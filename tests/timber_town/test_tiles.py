"""The grid, the tiles, and how they fit together."""

from __future__ import annotations

import copy

import pytest

from osada.core.components import BadComponents, read
from osada.games.timber_town import GAME, cells, fitting, tiles
from osada.testing import rule
from tests.timber_town.positions import mismatches, position

STANDARD = tiles.tiles_of(GAME.standard)


@rule("TT-1", "TT-2")
def test_there_are_48_tiles() -> None:
    assert sum(STANDARD.counts) == 48
    by_color = {
        color: sum(n for n, of in zip(STANDARD.counts, STANDARD.colors, strict=True) if tiles.COLORS[of] == color)
        for color in tiles.COLORS
    }
    assert by_color == {"green": 6, "brown": 3, "red": 9, "purple": 6, "orange": 6, "blue": 8, "yellow": 10}
    assert STANDARD.names == tiles.KINDS


@rule("TT-25")
def test_there_are_as_many_figures_as_tiles_that_give_them() -> None:
    given = {
        tiles.FIGURES[figure]: count
        for figure, count in zip(STANDARD.gives, STANDARD.counts, strict=True)
        if figure != tiles.NO_FIGURE
    }
    assert given == {"crane": 3, "dam": 3, "raft-two": 3}


@rule("TT-3")
def test_equal_turns_are_one() -> None:
    different = {
        ends: len(fitting.fitting_turns(tuple(tiles.turned(tiles.ends_of(ends), n) for n in range(4)), 0, 0))
        for ends in ("N", "NE", "NS", "NES", "NESW")
    }
    assert different == {"N": 4, "NE": 4, "NS": 2, "NES": 4, "NESW": 1}


def test_a_turn_is_clockwise() -> None:
    assert [tiles.letters_of(tiles.turned(tiles.ends_of("NE"), n)) for n in range(4)] == ["NE", "ES", "SW", "NW"]


@rule("TT-A1")
def test_rows_are_letters_and_columns_numbers() -> None:
    assert cells.CELLS[:5] == ("A1", "A2", "A3", "A4", "B1")
    assert [cells.CELLS[cell] for cell in cells.listed(cells.LEFT_EDGE)] == ["A1", "B1", "C1", "D1"]
    assert [cells.CELLS[cell] for cell in cells.listed(cells.RIGHT_EDGE)] == ["A4", "B4", "C4", "D4"]


def test_neighbours_by_side_and_by_corner() -> None:
    def named(bits: int) -> str:
        return " ".join(cells.CELLS[cell] for cell in cells.listed(bits))

    assert named(cells.NEAR[cells.NUMBER["A4"]]) == "A3 B4"
    assert named(cells.NEAR[cells.NUMBER["B2"]]) == "A2 B1 B3 C2"
    assert named(cells.CORNER_NEAR[cells.NUMBER["A4"]]) == "B3"
    assert named(cells.CORNER_NEAR[cells.NUMBER["B1"]]) == "A2 C2"
    assert named(cells.DIAGONALS[cells.NUMBER["B2"]]) == "A1 A3 C1 C3 D4"


def test_there_are_24_sides() -> None:
    assert len(cells.SIDES) == len(set(cells.SIDE_NAMES)) == 24
    assert {"A1-A2", "A1-B1", "C4-D4"} <= set(cells.SIDE_NAMES)


@rule("TT-22", "TT-A2")
def test_matching_goes_both_ways() -> None:
    """The wrong placing of the rulebook: joined with A2, but not with C2, and an end towards the blank side of B1."""
    state = position("A2=purple:NS B1=yellow:W C2=green:NS")
    assert mismatches(state, "B2", "NW") == 2
    assert mismatches(state, "B2", "N") == 1
    assert mismatches(state, "B2", "NS") == 0


@rule("TT-23")
def test_edges_empty_cells_and_blank_sides_are_fine() -> None:
    """The right placings of the rulebook: joined with C3 and D2; joined with B1 and the edge of the city."""
    state = position("C3=purple:NS D2=green:NE B1=yellow:N")
    assert mismatches(state, "D3", "NW") == 0
    assert mismatches(state, "A1", "NESW") == 0
    assert mismatches(state, "A4", "NESW") == 0
    assert mismatches(state, "C1", "ESW") == 0


def test_fit_says_how_many_figures_each_shape_needs() -> None:
    for around in range(256):
        for number, shape in enumerate(tiles.SHAPES):
            least = min(
                sum(
                    around >> side + 4 & 1 and tiles.turned(shape, n) >> side & 1 != around >> side & 1
                    for side in range(4)
                )
                for n in range(4)
            )
            fits = [fitting.FIT[around] >> 5 * figures + number & 1 for figures in range(6)]
            assert fits == [figures >= least for figures in range(6)]
    assert not any(fitting.FIT[fitting.OCCUPIED :])


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("color", "red", "tiles.yellow-one.color: 'yellow' stays, not 'red'"),
        ("figure", "dam", "tiles.yellow-one.figure: '' stays, not 'dam'"),
        ("ends", "", "tiles.yellow-one.ends: expected letters of NESW in this order, not ''"),
        ("ends", "EN", "tiles.yellow-one.ends: expected letters of NESW in this order, not 'EN'"),
        ("ends", "NX", "tiles.yellow-one.ends: expected letters of NESW in this order, not 'NX'"),
        ("count", 4, "tiles.yellow-one.count: 3 stays, not 4 (ids and counts)"),
    ],
)
def test_a_component_set_that_cannot_be_played_is_refused(field: str, value: object, message: str) -> None:
    document = copy.deepcopy(GAME.standard.document())
    document["contents"]["tiles"]["yellow-one"][field] = value
    with pytest.raises(BadComponents) as error:
        GAME.check(read(document))
    assert error.value.problems == [message]


def test_own_pieces_may_have_other_ends() -> None:
    document = copy.deepcopy(GAME.standard.document())
    document["contents"]["tiles"]["yellow-one"]["ends"] = "NESW"
    document["contents"]["tiles"]["red-crane"]["ends"] = "N"
    state = GAME.start(2, 3, components=read(document))
    while state.seat is not None:
        assert list(state.broken()) == []
        assert all(state.why_not(action) is None for action in state.actions())
        state.play(state.actions()[0])
