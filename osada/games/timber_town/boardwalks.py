"""What boardwalks and figures join: sides between two tiles, and exits to the left and right edges of the city.

Both are bits of one integer: bit c for the east side of cell c, bit 16 + c for its south side, bit 32 + c for an end
of cell c that leads out of the city.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from osada.games.timber_town.cells import CITY, SIDES, SIDES_OF, E, W

JOIN = tuple(1 << (one if other == one + 1 else 16 + one) for one, other in SIDES)
"""The bit of every side."""
JOINS_OF = tuple(tuple(sum(JOIN[side] for side in sides) for sides in of_cell) for of_cell in SIDES_OF)
"""The bits of the sides of a cell in some directions."""
EXITS = 32
"""Where the bits of the exits begin, above those of the joined sides."""


def _exit(cell: int, ends: int) -> int:
    outward = W if cell % 4 == 0 else E if cell % 4 == 3 else 0
    return 1 << EXITS + cell if ends & outward else 0


EXIT_OF = tuple(tuple(_exit(cell, ends) for ends in range(16)) for cell in range(16))
"""The bit of the exit that these ends on a cell make, if any (TT-A21)."""


def walk(start: int, joined: int) -> int:
    """The cells that can be reached from these over joined sides, these among them."""
    east, south = joined & CITY, joined >> 16
    reached = start
    while True:
        further = reached | (reached & east) << 1 | reached >> 1 & east | (reached & south) << 4 | reached >> 4 & south
        if further == reached:
            return reached
        reached = further


def ends_at(side: int, one: int, other: int) -> tuple[bool, bool]:
    """Whether each of the two tiles at a side, given by their ends, has an end there."""
    first, second = SIDES[side]
    direction = 1 if second == first + 1 else 2
    return bool(one >> direction & 1), bool(other >> (direction + 2) % 4 & 1)


def joined(ends: Sequence[int], bridged: Container[int]) -> int:
    """The joined sides and the exits of a city, given the ends on its cells (0 where there is no tile) and the sides
    with a figure."""
    bits = 0
    for cell, there in enumerate(ends):
        bits |= EXIT_OF[cell][there]
    for side, (one, other) in enumerate(SIDES):
        if ends[one] and ends[other] and (side in bridged or all(ends_at(side, ends[one], ends[other]))):
            bits |= JOIN[side]
    return bits


def blank(ends: Sequence[int], bridged: Container[int]) -> tuple[int, ...]:
    """The sides between two tiles where there is neither an end nor a figure."""
    return tuple(
        side
        for side, (one, other) in enumerate(SIDES)
        if ends[one] and ends[other] and side not in bridged and not any(ends_at(side, ends[one], ends[other]))
    )
