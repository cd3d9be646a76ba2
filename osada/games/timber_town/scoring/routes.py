"""The routes of beavers through a city, from the left edge to the right edge (TT-A20 to TT-A22)."""

from __future__ import annotations

from functools import lru_cache

from osada.games.timber_town.boardwalks import walk
from osada.games.timber_town.cells import CITY, LEFT_EDGE, RIGHT_EDGE, listed
from osada.games.timber_town.scoring.city import City


def crossing(own: City) -> list[int]:
    """The cells of the beavers that can cross the city from the left edge to the right edge."""
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
