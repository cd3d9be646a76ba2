"""The grid of a city: cells A1 to D4 as numbers and bits, their sides, what lies next to what.

Cell ``4 * row + column``: A1 is 0, A2 is 1, B1 is 4, D4 is 15; column 1 is next to the stacks, column 4 next to the
waterfall (TT-A1). A set of cells is 16 bits. Directions are N, E, S, W = 0, 1, 2, 3, a set of them 4 bits.
"""

from __future__ import annotations

from functools import cache

ROWS, COLUMNS = "ABCD", "1234"
CELLS = tuple(row + column for row in ROWS for column in COLUMNS)
NUMBER = {name: number for number, name in enumerate(CELLS)}
DIRECTIONS = "NESW"
N, E, S, W = (1 << direction for direction in range(4))
STEPS = (-4, 1, 4, -1)
CITY = 0xFFFF
LEFT_EDGE, RIGHT_EDGE = 0x1111, 0x8888
ROW = tuple(0xF << 4 * row for row in range(4))
COLUMN = tuple(LEFT_EDGE << column for column in range(4))
CORNERS, CENTRE = 0x9009, 0x0660


def neighbour(cell: int, direction: int) -> int | None:
    """The cell beyond a side; None beyond the edge of the city."""
    column = cell % 4
    if (direction == 1 and column == 3) or (direction == 3 and column == 0):
        return None
    beyond = cell + STEPS[direction]
    return beyond if 0 <= beyond < 16 else None


def spread(cells: int) -> int:
    """The cells that touch any of these by a side; some of them may be among these."""
    across = (cells & ~RIGHT_EDGE) << 1 | (cells & ~LEFT_EDGE) >> 1
    return (across | cells << 4 | cells >> 4) & CITY


@cache
def listed(bits: int) -> tuple[int, ...]:
    """The numbers of up to 16 bits, rising: cells, or tiles of the river; cached, which makes `actions` a sixth
    quicker."""
    return tuple(number for number in range(16) if bits >> number & 1)


@cache
def groups(cells: int) -> tuple[int, ...]:
    """The groups of side-adjacent cells; a single cell is no group (TT-A23)."""
    found = []
    while cells:
        group = cells & -cells
        while (grown := group | spread(group) & cells) != group:
            group = grown
        cells &= ~group
        if group & (group - 1):
            found.append(group)
    return tuple(found)


NEAR = tuple(spread(1 << cell) for cell in range(16))
"""The cells that touch a cell by a side."""


def _near_by_corner(cell: int) -> int:
    sideways = (1 << cell & ~RIGHT_EDGE) << 1 | (1 << cell & ~LEFT_EDGE) >> 1
    return (sideways << 4 | sideways >> 4) & CITY


CORNER_NEAR = tuple(_near_by_corner(cell) for cell in range(16))
"""The cells that touch a cell by a corner only (TT-A44)."""


def _diagonals(cell: int) -> int:
    row, column = divmod(cell, 4)
    places = [divmod(other, 4) for other in range(16)]
    on = [4 * r + c for r, c in places if abs(r - row) == abs(c - column) and r != row]
    return sum(1 << other for other in on)


DIAGONALS = tuple(_diagonals(cell) for cell in range(16))
"""The cells on the two diagonals through a cell, however far (TT-A25)."""


# Sides between two cells

SIDES = tuple(
    (cell, beyond) for cell in range(16) for direction in (1, 2) if (beyond := neighbour(cell, direction)) is not None
)
"""The 24 sides that two cells share; the left or upper cell comes first."""
SIDE_NAMES = tuple(f"{CELLS[one]}-{CELLS[other]}" for one, other in SIDES)
SIDE_BETWEEN = {pair: side for side, pair in enumerate(SIDES)} | {
    (other, one): side for side, (one, other) in enumerate(SIDES)
}


def _sides(cell: int, directions: int) -> tuple[int, ...]:
    """The sides of a cell in these directions, beyond which there is a cell."""
    found = []
    for direction in range(4):
        beyond = neighbour(cell, direction)
        if directions >> direction & 1 and beyond is not None:
            found.append(SIDE_BETWEEN[cell, beyond])
    return tuple(found)


SIDES_OF = tuple(tuple(_sides(cell, directions) for directions in range(16)) for cell in range(16))
"""The sides of a cell in some directions, given as bits; none beyond the edge of the city."""
