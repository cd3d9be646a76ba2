"""A city laid out for counting, from bits: the cells of every colour, and which sides are joined."""

from __future__ import annotations

from typing import NamedTuple

from osada.games.timber_town.boardwalks import EXITS
from osada.games.timber_town.cells import CITY
from osada.games.timber_town.position import Position


class City(NamedTuple):
    """A city as the scoring cards see it; a colour is the set of its cells, as bits."""

    green: int
    brown: int
    red: int
    purple: int
    orange: int
    blue: int
    yellow: int
    joined: int
    """The sides that boardwalks or figures join: bit c the east side of cell c, bit 16 + c its south side."""
    exits: int
    """The cells of column 1 with an end to the left edge and those of column 4 with one to the right edge (TT-A21)."""
    unused: int
    """Construction figures on the aid card."""
    simple_route: bool = False
    """TT-A20: a beaver may use no tile twice."""


def laid_out(colors: int, joined: int, unused: int, simple_route: bool) -> City:
    """A city from its colours, 16 bits each, and its joined sides with the exits above them."""
    return City(
        colors & CITY,
        colors >> 16 & CITY,
        colors >> 32 & CITY,
        colors >> 48 & CITY,
        colors >> 64 & CITY,
        colors >> 80 & CITY,
        colors >> 96,
        joined & (1 << EXITS) - 1,
        joined >> EXITS,
        unused,
        simple_route,
    )


def city(position: Position, seat: int) -> City:
    """The city of a seat, with the figures on its aid card."""
    unused = sum(position.figures[seat])
    return laid_out(position.colors[seat], position.joined[seat], unused, position.agreed.simple_route)
