"""One function for each scoring card: it gives the points of one city, compared with the other one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from osada.games.timber_town.boardwalks import walk
from osada.games.timber_town.cells import (
    CENTRE,
    CITY,
    COLUMN,
    CORNER_NEAR,
    CORNERS,
    DIAGONALS,
    NEAR,
    ROW,
    groups,
    listed,
    spread,
)
from osada.games.timber_town.pieces import CARDS
from osada.games.timber_town.scoring.city import City
from osada.games.timber_town.scoring.routes import crossing

GROUP_POINTS = (0, 0, 5, 8, 12, 17, 23, 30, 40)
PAGODA_POINTS = (0, -9, 8, -6, 20, -3, 36)

# Beavers and constructions


def namesti(own: City, other: City) -> int:
    """5 per beaver that can cross the city through its tile, from the left edge to the right edge (TT-A20)."""
    return 5 * len(crossing(own)) if own.brown else 0


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
    """For each purple tile: the size of the largest group of another colour beside it (TT-A23, TT-A39)."""
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
    """Points by the number of purple tiles alone; odd numbers cost points (TT-A30)."""
    return PAGODA_POINTS[own.purple.bit_count()]


# Markets


def jidlo(own: City, other: City) -> int:
    """For each orange tile: 2 per tile of another colour beside it."""
    others = own.green | own.brown | own.red | own.purple | own.blue | own.yellow
    return 2 * sum((NEAR[cell] & others).bit_count() for cell in listed(own.orange))


def kvetiny(own: City, other: City) -> int:
    """For each orange tile: 2 per different other colour beside it."""
    return _colors_seen(own.orange, NEAR, _but_orange(own))


def latky(own: City, other: City) -> int:
    """For each orange tile: 2 per tile of another colour at its corners (TT-A44)."""
    others = own.green | own.brown | own.red | own.purple | own.blue | own.yellow
    return 2 * sum((CORNER_NEAR[cell] & others).bit_count() for cell in listed(own.orange))


def sperky(own: City, other: City) -> int:
    """For each orange tile: 2 per different other colour at its corners (TT-A44)."""
    return _colors_seen(own.orange, CORNER_NEAR, _but_orange(own))


def _but_orange(own: City) -> tuple[int, ...]:
    return own.green, own.brown, own.red, own.purple, own.blue, own.yellow


# Workshops

_COLUMN_OF = tuple(COLUMN[cell % 4] for cell in range(16))
_ROW_OF = tuple(ROW[cell // 4] for cell in range(16))


def bednarstvi(own: City, other: City) -> int:
    """For each blue tile: 2 per different other colour in its column."""
    return _colors_seen(own.blue, _COLUMN_OF, _but_blue(own))


def truhlarstvi(own: City, other: City) -> int:
    """For each blue tile: 2 per different other colour in its row."""
    return _colors_seen(own.blue, _ROW_OF, _but_blue(own))


def krejcovstvi(own: City, other: City) -> int:
    """For each blue tile: 2 per other blue tile in its row or column (TT-A26)."""
    blue = own.blue
    return 2 * sum((blue & ~(1 << cell) & (_ROW_OF[cell] | _COLUMN_OF[cell])).bit_count() for cell in listed(blue))


def kovarstvi(own: City, other: City) -> int:
    """For each blue tile: 2 per different other colour on its two diagonals together (TT-A25)."""
    return _colors_seen(own.blue, DIAGONALS, _but_blue(own))


def _but_blue(own: City) -> tuple[int, ...]:
    return own.green, own.brown, own.red, own.purple, own.orange, own.yellow


def _colors_seen(cells: int, seen_from: Sequence[int], colors: Sequence[int]) -> int:
    """For each of the cells: 2 per colour that is seen from it, each colour once (TT-A24)."""
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
    """Points by the size of every group of yellow tiles that are joined directly (TT-A28)."""
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
    """Points by the size of every group of yellow tiles, joined or not."""
    return sum(GROUP_POINTS[min(group.bit_count(), 8)] for group in groups(own.yellow))


Card = Callable[[City, City], int]

POINTS: dict[str, Card] = dict(
    zip(
        CARDS,
        (
            *(namesti, dvur),
            *(zahrada, hriste, statek, lesopark),
            *(svatyne, klaster, poustevna, pagoda),
            *(jidlo, kvetiny, latky, sperky),
            *(bednarstvi, truhlarstvi, krejcovstvi, kovarstvi),
            *(chalupa, srub, bouda, salas),
        ),
        strict=True,
    )
)
"""What every scoring card pays."""
