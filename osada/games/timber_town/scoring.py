"""Points at the end (TT-28): one function a scoring card, each for one city against the other one.

A city is counted from bits: the cells of every colour, and which sides are joined.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from osada.core.game import Score
from osada.games.timber_town.cells import (
    CENTRE,
    CITY,
    COLUMN,
    CORNER_NEAR,
    CORNERS,
    DIAGONALS,
    EXITS,
    LEFT_EDGE,
    NEAR,
    RIGHT_EDGE,
    ROW,
    groups,
    listed,
    spread,
    walk,
)

GROUP_POINTS = (0, 0, 5, 8, 12, 17, 23, 30, 40)
PAGODA_POINTS = (0, -9, 8, -6, 20, -3, 36)
BUILDER_POINTS = 5


class City(NamedTuple):
    """A city laid out for counting; colours are sets of cells as bits."""

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


# Beavers and constructions


def namesti(own: City, other: City) -> int:
    """5 per beaver that can cross the city through its tile."""
    return 5 * len(crossing(own)) if own.brown else 0


def crossing(own: City) -> list[int]:
    """The brown cells whose beaver gets from the left edge to the right edge (TT-A20 to TT-A22)."""
    found = []
    for cell in listed(own.brown):
        reached = walk(1 << cell, own.joined) & own.exits
        across = reached & LEFT_EDGE and reached & RIGHT_EDGE
        if across and (not own.simple_route or _simple_route(cell, own.joined, own.exits)):
            found.append(cell)
    return found


@lru_cache(maxsize=4096)
def _neighbours(joined: int) -> tuple[int, ...]:
    """For every cell the cells that it is joined with."""
    east, south = joined & CITY, joined >> 16
    links = [0] * 16
    for cell in range(16):
        if east >> cell & 1:
            links[cell] |= 1 << cell + 1
            links[cell + 1] |= 1 << cell
        if south >> cell & 1:
            links[cell] |= 1 << cell + 4
            links[cell + 4] |= 1 << cell
    return tuple(links)


@lru_cache(maxsize=4096)
def _simple_route(cell: int, joined: int, exits: int) -> bool:
    """Whether a way from edge to edge leads through the cell and uses no tile twice: try all ways to the left edge,
    and look whether the right edge can be reached without them."""
    links = _neighbours(joined)

    def right_edge(used: int) -> bool:
        reached = 1 << cell
        while True:
            further = reached
            for number in listed(reached):
                further |= links[number] & ~used
            if further == reached:
                return bool(reached & exits & RIGHT_EDGE)
            reached = further

    def left_edge(at: int, used: int) -> bool:
        if exits & LEFT_EDGE & 1 << at and right_edge(used):
            return True
        return any(left_edge(beyond, used | 1 << beyond) for beyond in listed(links[at] & ~used))

    return left_edge(cell, 1 << cell)


def dvur(own: City, other: City) -> int:
    """2 per red tile, 1 per unused construction figure."""
    return 2 * own.red.bit_count() + own.unused


# Parks


def zahrada(own: City, other: City) -> int:
    """5 per green tile in a corner."""
    return 5 * (own.green & CORNERS).bit_count()


def hriste(own: City, other: City) -> int:
    """5 per green tile in the centre."""
    return 5 * (own.green & CENTRE).bit_count()


def statek(own: City, other: City) -> int:
    """2, 3, 4, 5 per green tile in column 1, 2, 3, 4."""
    return sum(points * (own.green & column).bit_count() for points, column in enumerate(COLUMN, start=2))


def lesopark(own: City, other: City) -> int:
    """5 per green tile that is the only one in its row and in its column (TT-A27)."""
    green = own.green
    return sum(5 for cell in listed(green) if not green & ~(1 << cell) & (ROW[cell // 4] | COLUMN[cell % 4]))


# Temples


def svatyne(own: City, other: City) -> int:
    """4 per purple tile, 6 more for more of them than the opponent has (TT-A29)."""
    purple = own.purple.bit_count()
    return 4 * purple + (6 if purple > other.purple.bit_count() else 0)


def klaster(own: City, other: City) -> int:
    """Per purple tile the size of the largest group of another colour beside it (TT-A23, TT-A39)."""
    if not own.purple:
        return 0
    beside = [
        (group.bit_count(), spread(group))
        for cells in (own.green, own.brown, own.red, own.orange, own.blue, own.yellow)
        for group in groups(cells)
    ]
    return sum(max((size for size, touched in beside if touched >> cell & 1), default=0) for cell in listed(own.purple))


def poustevna(own: City, other: City) -> int:
    """5 per purple tile without blue, orange or red beside it."""
    return 5 * (own.purple & ~spread(own.blue | own.orange | own.red)).bit_count()


def pagoda(own: City, other: City) -> int:
    """By the number of purple tiles alone; odd numbers cost (TT-A30)."""
    return PAGODA_POINTS[own.purple.bit_count()]


# Markets


def jidlo(own: City, other: City) -> int:
    """2 per orange tile and tile of another colour beside it."""
    others = own.green | own.brown | own.red | own.purple | own.blue | own.yellow
    return 2 * sum((NEAR[cell] & others).bit_count() for cell in listed(own.orange))


def kvetiny(own: City, other: City) -> int:
    """2 per orange tile and other colour beside it."""
    return _colors_seen(own.orange, NEAR, _but_orange(own))


def latky(own: City, other: City) -> int:
    """2 per orange tile and tile of another colour at its corners (TT-A44)."""
    others = own.green | own.brown | own.red | own.purple | own.blue | own.yellow
    return 2 * sum((CORNER_NEAR[cell] & others).bit_count() for cell in listed(own.orange))


def sperky(own: City, other: City) -> int:
    """2 per orange tile and other colour at its corners."""
    return _colors_seen(own.orange, CORNER_NEAR, _but_orange(own))


def _but_orange(own: City) -> tuple[int, ...]:
    return own.green, own.brown, own.red, own.purple, own.blue, own.yellow


# Workshops

_COLUMN_OF = tuple(COLUMN[cell % 4] for cell in range(16))
_ROW_OF = tuple(ROW[cell // 4] for cell in range(16))


def bednarstvi(own: City, other: City) -> int:
    """2 per blue tile and other colour in its column."""
    return _colors_seen(own.blue, _COLUMN_OF, _but_blue(own))


def truhlarstvi(own: City, other: City) -> int:
    """2 per blue tile and other colour in its row."""
    return _colors_seen(own.blue, _ROW_OF, _but_blue(own))


def krejcovstvi(own: City, other: City) -> int:
    """2 per blue tile and further blue one in its row or column (TT-A26)."""
    blue = own.blue
    return 2 * sum((blue & ~(1 << cell) & (_ROW_OF[cell] | _COLUMN_OF[cell])).bit_count() for cell in listed(blue))


def kovarstvi(own: City, other: City) -> int:
    """2 per blue tile and other colour on its two diagonals together (TT-A25)."""
    return _colors_seen(own.blue, DIAGONALS, _but_blue(own))


def _but_blue(own: City) -> tuple[int, ...]:
    return own.green, own.brown, own.red, own.purple, own.orange, own.yellow


def _colors_seen(cells: int, seen_from: Sequence[int], colors: Sequence[int]) -> int:
    """2 per cell and colour that is seen from it, each colour once (TT-A24)."""
    points = 0
    for cell in listed(cells):
        seen = seen_from[cell]
        for color in colors:
            if color & seen:
                points += 2
    return points


# Houses


def chalupa(own: City, other: City) -> int:
    """5 per yellow tile in a group of exactly two."""
    return sum(10 for group in groups(own.yellow) if group.bit_count() == 2)


def srub(own: City, other: City) -> int:
    """By the size of every group of yellow tiles that are joined directly (TT-A28)."""
    yellow, points = own.yellow, 0
    east, south = own.joined & CITY, own.joined >> 16
    inner = yellow & yellow >> 1 & east | (yellow & yellow >> 4 & south) << 16
    while yellow:
        group = walk(yellow & -yellow, inner)
        points += GROUP_POINTS[min(group.bit_count(), 8)]
        yellow &= ~group
    return points


def bouda(own: City, other: City) -> int:
    """5 per yellow tile in a group of exactly three."""
    return sum(15 for group in groups(own.yellow) if group.bit_count() == 3)


def salas(own: City, other: City) -> int:
    """By the size of every group of yellow tiles, joined or not."""
    return sum(GROUP_POINTS[min(group.bit_count(), 8)] for group in groups(own.yellow))


Card = Callable[[City, City], int]

CARDS: dict[str, Card] = {
    "brown_namesti": namesti,
    "red_dvur": dvur,
    "green_zahrada": zahrada,
    "green_hriste": hriste,
    "green_statek": statek,
    "green_lesopark": lesopark,
    "purple_svatyne": svatyne,
    "purple_klaster": klaster,
    "purple_poustevna": poustevna,
    "purple_pagoda": pagoda,
    "orange_jidlo": jidlo,
    "orange_kvetiny": kvetiny,
    "orange_latky": latky,
    "orange_sperky": sperky,
    "blue_bednarstvi": bednarstvi,
    "blue_truhlarstvi": truhlarstvi,
    "blue_krejcovstvi": krejcovstvi,
    "blue_kovarstvi": kovarstvi,
    "yellow_chalupa": chalupa,
    "yellow_srub": srub,
    "yellow_bouda": bouda,
    "yellow_salas": salas,
}
FIRST_GAME_CARDS = (
    "brown_namesti",
    "red_dvur",
    "green_zahrada",
    "purple_svatyne",
    "orange_jidlo",
    "blue_bednarstvi",
    "yellow_chalupa",
)


def color_of(card: str) -> str:
    return card.partition("_")[0]


def score(cards: Sequence[str], cities: Sequence[City], builder: int | None) -> list[Score]:
    """The score sheet: the seven cards, the builder beaver, the total."""
    sheet = []
    for seat, own in enumerate(cities):
        other = cities[1 - seat]
        lines = {card: CARDS[card](own, other) for card in cards}
        lines["builder"] = BUILDER_POINTS if seat == builder else 0
        lines["total"] = sum(lines.values())
        sheet.append(lines)
    return sheet


def winners(sheet: Sequence[Score], builder: int | None) -> list[int]:
    """Most points; a tie goes to the holder of the builder beaver, or is shared if nobody has it (TT-28, TT-A42)."""
    best = max(lines["total"] for lines in sheet)
    level = [seat for seat, lines in enumerate(sheet) if lines["total"] == best]
    return [builder] if builder in level and builder is not None else level
