"""Scoring once more: written from the cards alone, slow and plain, to hold the engine against.

A city is a plain table of rows: ``city["B", 3]`` is a tile with its colour and the letters of its ends, ``bridges`` are
pairs of cells with a figure between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

Cell = tuple[str, int]
WAYS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
TABLE = {2: 5, 3: 8, 4: 12, 5: 17, 6: 23, 7: 30, 8: 40, 9: 40, 10: 40}


@dataclass
class Town:
    colors: dict[Cell, str]
    ends: dict[Cell, str]
    bridges: set[frozenset[Cell]] = field(default_factory=set)
    unused: int = 0

    def of(self, color: str) -> list[Cell]:
        return [cell for cell, there in self.colors.items() if there == color]

    def at_sides(self, cell: Cell) -> Iterator[tuple[str, Cell]]:
        """The tiles beside a cell, with the direction."""
        for letter, (down, right) in WAYS.items():
            other = chr(ord(cell[0]) + down), cell[1] + right
            if other in self.colors:
                yield letter, other

    def at_corners(self, cell: Cell) -> list[Cell]:
        steps = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
        cells = [(chr(ord(cell[0]) + down), cell[1] + right) for down, right in steps]
        return [other for other in cells if other in self.colors]

    def joined(self, cell: Cell) -> list[Cell]:
        """The tiles that a beaver can step to."""
        found = []
        for letter, other in self.at_sides(cell):
            boardwalk = letter in self.ends[cell] and BACK[letter] in self.ends[other]
            if boardwalk or frozenset((cell, other)) in self.bridges:
                found.append(other)
        return found

    def groups(self, color: str, directly_joined: bool = False) -> list[set[Cell]]:
        """Tiles of a colour, side by side, or joined side by side; single ones too."""
        left, found = set(self.of(color)), []
        while left:
            group, fresh = set[Cell](), [left.pop()]
            while fresh:
                cell = fresh.pop()
                group.add(cell)
                beside = self.joined(cell) if directly_joined else [other for _, other in self.at_sides(cell)]
                fresh += [other for other in beside if other in left]
                left -= set(fresh)
            found.append(group)
        return found


def ways_through(town: Town, start: Cell, goal: Callable[[Cell], bool], used: frozenset[Cell]) -> Iterator[set[Cell]]:
    """All ways without a tile twice from a tile to one that is a goal, as the tiles after the first."""
    if goal(start):
        yield set()
    for other in town.joined(start):
        if other not in used:
            for way in ways_through(town, other, goal, used | {other}):
                yield way | {other}


def left_exit(town: Town) -> Callable[[Cell], bool]:
    return lambda cell: cell[1] == 1 and "W" in town.ends[cell]


def right_exit(town: Town) -> Callable[[Cell], bool]:
    return lambda cell: cell[1] == 4 and "E" in town.ends[cell]


def reachable(town: Town, start: Cell) -> set[Cell]:
    found, fresh = {start}, [start]
    while fresh:
        new = [other for other in town.joined(fresh.pop()) if other not in found]
        found.update(new)
        fresh += new
    return found


def namesti(town: Town, rival: Town) -> int:
    points = 0
    for cell in town.of("brown"):
        there = reachable(town, cell)
        if any(map(left_exit(town), there)) and any(map(right_exit(town), there)):
            points += 5
    return points


def namesti_once(town: Town, rival: Town) -> int:
    """The reading with no tile twice: a way to the left and one to the right that share only the beaver's tile."""
    points = 0
    for cell in town.of("brown"):
        start = frozenset([cell])
        ways = ways_through(town, cell, left_exit(town), start)
        if any(next(ways_through(town, cell, right_exit(town), start | way), None) is not None for way in ways):
            points += 5
    return points


def dvur(town: Town, rival: Town) -> int:
    return 2 * len(town.of("red")) + town.unused


def zahrada(town: Town, rival: Town) -> int:
    return 5 * len([cell for cell in town.of("green") if cell in (("A", 1), ("A", 4), ("D", 1), ("D", 4))])


def hriste(town: Town, rival: Town) -> int:
    return 5 * len([cell for cell in town.of("green") if cell[0] in "BC" and cell[1] in (2, 3)])


def statek(town: Town, rival: Town) -> int:
    return sum(column + 1 for _, column in town.of("green"))


def lesopark(town: Town, rival: Town) -> int:
    green = town.of("green")
    rows, columns = [row for row, _ in green], [column for _, column in green]
    return 5 * len([cell for cell in green if rows.count(cell[0]) == 1 and columns.count(cell[1]) == 1])


def svatyne(town: Town, rival: Town) -> int:
    own, others = len(town.of("purple")), len(rival.of("purple"))
    return 4 * own + 6 if own > others else 4 * own


def klaster(town: Town, rival: Town) -> int:
    points = 0
    for cell in town.of("purple"):
        beside = {other for _, other in town.at_sides(cell)}
        sizes = [0]
        for color in ("green", "brown", "red", "orange", "blue", "yellow"):
            sizes += [len(group) for group in town.groups(color) if len(group) > 1 and group & beside]
        points += max(sizes)
    return points


def poustevna(town: Town, rival: Town) -> int:
    lonely = 0
    for cell in town.of("purple"):
        if not {town.colors[other] for _, other in town.at_sides(cell)} & {"blue", "orange", "red"}:
            lonely += 1
    return 5 * lonely


def pagoda(town: Town, rival: Town) -> int:
    return {0: 0, 1: -9, 2: 8, 3: -6, 4: 20, 5: -3, 6: 36}[len(town.of("purple"))]


def jidlo(town: Town, rival: Town) -> int:
    beside = [town.colors[other] for cell in town.of("orange") for _, other in town.at_sides(cell)]
    return 2 * len([color for color in beside if color != "orange"])


def kvetiny(town: Town, rival: Town) -> int:
    return sum(
        2 * len({town.colors[other] for _, other in town.at_sides(cell)} - {"orange"}) for cell in town.of("orange")
    )


def latky(town: Town, rival: Town) -> int:
    beside = [town.colors[other] for cell in town.of("orange") for other in town.at_corners(cell)]
    return 2 * len([color for color in beside if color != "orange"])


def sperky(town: Town, rival: Town) -> int:
    return sum(
        2 * len({town.colors[other] for other in town.at_corners(cell)} - {"orange"}) for cell in town.of("orange")
    )


def bednarstvi(town: Town, rival: Town) -> int:
    return _blue_sees(town, lambda cell, other: cell[1] == other[1])


def truhlarstvi(town: Town, rival: Town) -> int:
    return _blue_sees(town, lambda cell, other: cell[0] == other[0])


def kovarstvi(town: Town, rival: Town) -> int:
    return _blue_sees(town, lambda cell, other: abs(ord(cell[0]) - ord(other[0])) == abs(cell[1] - other[1]))


def _blue_sees(town: Town, sees: Callable[[Cell, Cell], bool]) -> int:
    points = 0
    for cell in town.of("blue"):
        colors = {color for other, color in town.colors.items() if sees(cell, other)}
        points += 2 * len(colors - {"blue"})
    return points


def krejcovstvi(town: Town, rival: Town) -> int:
    blue = town.of("blue")
    return sum(2 for one in blue for other in blue if one != other and (one[0] == other[0] or one[1] == other[1]))


def chalupa(town: Town, rival: Town) -> int:
    return sum(5 * len(group) for group in town.groups("yellow") if len(group) == 2)


def bouda(town: Town, rival: Town) -> int:
    return sum(5 * len(group) for group in town.groups("yellow") if len(group) == 3)


def salas(town: Town, rival: Town) -> int:
    return sum(TABLE.get(len(group), 0) for group in town.groups("yellow"))


def srub(town: Town, rival: Town) -> int:
    return sum(TABLE.get(len(group), 0) for group in town.groups("yellow", directly_joined=True))


CARDS: dict[str, Callable[[Town, Town], int]] = {
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
