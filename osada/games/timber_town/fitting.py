"""How a tile fits into a cell (TT-20 to TT-23).

What is around a cell is 8 bits: the low 4 are the sides where a neighbour has an end, the high 4 the sides where there
is a neighbour at all. OCCUPIED stands above them: nothing fits into a cell that has its tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from osada.games.timber_town.cells import neighbour
from osada.games.timber_town.tiles import SHAPES, turned

OCCUPIED = 256


def missing(ends: int, around: int) -> int:
    """The sides, as bits, where an end meets a blank side: each needs a figure (TT-22, TT-22a)."""
    return (ends ^ around) & around >> 4


@cache
def fitting_turns(ends: tuple[int, ...], around: int, held: int) -> tuple[int, ...]:
    """The turns in which a tile, given its ends by turn, fits with ``held`` figures; of equal turns only the first."""
    return tuple(
        turn for turn in range(4) if ends.index(ends[turn]) == turn and missing(ends[turn], around).bit_count() <= held
    )


def _fit(around: int) -> int:
    """Which shapes fit with 0, 1, 2, … figures: bit ``5 * figures + shape``. More than 4 are never needed."""
    bits = 0
    for number, shape in enumerate(SHAPES):
        least = min(missing(turned(shape, quarters), around).bit_count() for quarters in range(4))
        bits |= sum(1 << 5 * figures + number for figures in range(least, 6))
    return bits


FIT = (*(_fit(around) for around in range(OCCUPIED)), *[0] * OCCUPIED)
ALL_SHAPES = 31


def _beside(cell: int, ends: int) -> tuple[tuple[int, int], ...]:
    found = []
    for direction in range(4):
        beyond = neighbour(cell, direction)
        if beyond is not None:
            facing = 1 << (direction + 2) % 4
            found.append((beyond, facing << 4 | (facing if ends >> direction & 1 else 0)))
    return tuple(found)


BESIDE = tuple(tuple(_beside(cell, ends) for ends in range(16)) for cell in range(16))
"""What a tile with these ends on a cell adds to what is around its neighbours."""


def around_cells(ends: Sequence[int]) -> tuple[int, ...]:
    """What is around every cell of a city, given the ends on its cells; 0 where there is no tile."""
    around = [0] * 16
    for cell, there in enumerate(ends):
        if there:
            around[cell] |= OCCUPIED
            for beside, adds in BESIDE[cell][there]:
                around[beside] |= adds
    return tuple(around)


def fit_in_columns(around: Sequence[int]) -> tuple[int, int, int, int]:
    """Which shapes fit into each column with how many figures: `FIT`, or'ed over its cells."""
    a, fit = around, FIT
    return (
        fit[a[0]] | fit[a[4]] | fit[a[8]] | fit[a[12]],
        fit[a[1]] | fit[a[5]] | fit[a[9]] | fit[a[13]],
        fit[a[2]] | fit[a[6]] | fit[a[10]] | fit[a[14]],
        fit[a[3]] | fit[a[7]] | fit[a[11]] | fit[a[15]],
    )


EMPTY_AROUND = around_cells([0] * 16)
EMPTY_FITS = fit_in_columns(EMPTY_AROUND)
