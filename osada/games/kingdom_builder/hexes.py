"""The 20 × 20 hexes of the assembled board as bits of one integer.

Hexes stand on a corner; odd rows are shifted to the right by half a hex. Row r starts at bit 23·r − r//2:

    bit  0  1  2 …  19   . . .            row 0
         23 24 25 … 42   . .              row 1   (half a hex to the right)
         45 46 47 … 64   . . .            row 2

So the way to each of the six neighbours is the same shift everywhere: 1 to the right, 23 down right, 22 down
left, and back. Between two rows lie at least two bits that belong to no hex, so one or two steps over the
edge never reach another row; the result of a shift is masked with the hexes that are meant.
"""

from __future__ import annotations

from functools import lru_cache

ROWS = COLUMNS = 20
HEXES = ROWS * COLUMNS

EAST, SOUTH_EAST, SOUTH_WEST = 1, 23, 22
AXES = (EAST, SOUTH_EAST, SOUTH_WEST)


def position(row: int, column: int) -> int:
    """The number of the bit that stands for a hex."""
    return row * SOUTH_EAST + column - row // 2


BIT = tuple(1 << position(number // COLUMNS, number % COLUMNS) for number in range(HEXES))
"""The bit of every hex; a hex is named by row · 20 + column."""

BOARD = sum(BIT)

HEX = [0] * (BIT[-1].bit_length() + 1)
"""The number of the hex that a bit stands for, by the bit's ``bit_length()``."""
for _number, _bit in enumerate(BIT):
    HEX[_bit.bit_length()] = _number


def around(hexes: int) -> int:
    """All hexes next to one of these."""
    return (
        hexes << 1 | hexes >> 1 | hexes << 23 | hexes >> 23 | hexes << 22 | hexes >> 22
    ) & BOARD  # fmt: skip


def two_away(hexes: int) -> int:
    """All hexes two steps in a straight line from one of these."""
    return (
        hexes << 2 | hexes >> 2 | hexes << 46 | hexes >> 46 | hexes << 44 | hexes >> 44
    ) & BOARD  # fmt: skip


def around_twice(hexes: int) -> int:
    """All hexes next to at least two of these."""
    once = twice = 0
    for shift in AXES:
        for shifted in (hexes << shift, hexes >> shift):
            twice |= once & shifted
            once |= shifted
    return twice & BOARD


def row_ends(hexes: int) -> int:
    """All hexes that continue a straight row of three or more of these."""
    ends = 0
    for shift in AXES:
        threes = hexes & hexes << shift & hexes << 2 * shift
        if threes:
            ends |= threes << shift | threes >> 3 * shift
    return ends & BOARD & ~hexes


@lru_cache(1 << 13)
def groups(hexes: int) -> tuple[int, ...]:
    """The connected groups of these hexes. Whoever thinks ahead asks for the same ones three times of four."""
    found = []
    while hexes:
        group = grown = hexes & -hexes
        while grown:  # around(grown), written out: bots count groups most of the time
            grown = (grown << 1 | grown >> 1 | grown << 23 | grown >> 23 | grown << 22 | grown >> 22) & hexes & ~group
            group |= grown
        found.append(group)
        hexes &= ~group
    return tuple(found)


def listed(hexes: int) -> list[int]:
    """The numbers of these hexes, in order."""
    numbers = []
    while hexes:
        bit = hexes & -hexes
        numbers.append(HEX[bit.bit_length()])
        hexes ^= bit
    return numbers


def gathered(numbers: list[int]) -> int:
    """The hexes with these numbers."""
    hexes = 0
    for number in numbers:
        hexes |= BIT[number]
    return hexes


DIRECTIONS = range(6)
"""Clockwise from the east."""


def step(number: int, direction: int) -> int | None:
    """The neighbour in a direction, by rows and columns; None beyond the edge."""
    row, column = divmod(number, COLUMNS)
    row_step, even, odd = ((0, 1, 1), (1, 0, 1), (1, -1, 0), (0, -1, -1), (-1, -1, 0), (-1, 0, 1))[direction]
    row, column = row + row_step, column + (odd if row % 2 else even)
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else None


def neighbours(number: int) -> list[int]:
    """The up to six hexes around a hex (KB-23), by rows and columns."""
    return [hex_ for direction in DIRECTIONS if (hex_ := step(number, direction)) is not None]


AROUND = tuple(around(bit) for bit in BIT)

ROW = tuple(gathered(list(range(row * COLUMNS, (row + 1) * COLUMNS))) for row in range(ROWS))

SECTOR_AREA = tuple(
    gathered([r * COLUMNS + c for r in range(top, top + 10) for c in range(left, left + 10)])
    for top in (0, 10)
    for left in (0, 10)
)
"""The hexes of the four sectors: north-west, north-east, south-west, south-east."""

EDGE = ROW[0] | ROW[-1] | gathered([r * COLUMNS + c for r in range(ROWS) for c in (0, COLUMNS - 1)])
"""KB-35: the first and the last row and column."""

OUTERMOST = EDGE & ~gathered([r * COLUMNS + (0 if r % 2 else COLUMNS - 1) for r in range(1, ROWS - 1)])
"""The edge without the hexes of the first and last column that stand half a hex inside."""
