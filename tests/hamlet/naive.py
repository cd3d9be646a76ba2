"""A village seen a second way, to hold the exact one against: polygons in floating point, sections by their middles,
roads as pairs of names, chains tried out one by one. Written from the rules, slow, and without the engine's tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin, sqrt
from typing import Any

from shapely import Polygon, area, intersection, union_all

NEAR = 1e-6
GRID = 1e-7
"""Corners that differ by less are one: without it, sections that almost lie on each other confuse the polygons."""
FAR = 12
"""No two tiles touch whose first corners are farther apart: a tile is at most 5 across."""
FREE_STANDING = ("woodland_small", "woodland_large", "mountain_range_small", "mountain_range_large")

XY = tuple[float, float]
Look = frozenset[tuple[int, int, str]]
"""How a tile lies: the middle of every section in millionths, and its ground."""


def at(i: float, j: float) -> XY:
    return i + j / 2, j * sqrt(3) / 2


class Lying:
    """A tile on the table: its corners in the plane, and the ground of every section."""

    def __init__(self, name: str, sections: str, corners: Sequence[XY]) -> None:
        self.name = name
        self.sections = sections
        self.corners = list(corners)
        self.polygon = Polygon(self.corners)
        self.middles = [
            ((xa + xb) / 2, (ya + yb) / 2)
            for (xa, ya), (xb, yb) in zip(self.corners, [*self.corners[1:], self.corners[0]], strict=True)
        ]

    @classmethod
    def put(cls, contents: Mapping[str, Any], name: str, turns: int, translate: tuple[int, int]) -> Lying:
        """Turned by 60° each time round the corner (0, 0), then moved."""
        dx, dy = at(*translate)
        found = []
        for corner in contents["shapes"][contents["tiles"][name]["shape"]]:
            x, y = at(*corner)
            angle = turns * pi / 3
            found.append((x * cos(angle) - y * sin(angle) + dx, x * sin(angle) + y * cos(angle) + dy))
        return cls(name, contents["tiles"][name]["sections"], found)

    def ends(self, section: int) -> tuple[XY, XY]:
        return self.corners[section], self.corners[(section + 1) % len(self.corners)]

    def look(self) -> Look:
        return frozenset(
            (round(x * 1e6), round(y * 1e6), letter) for (x, y), letter in zip(self.middles, self.sections, strict=True)
        )

    def beside(self, own: int, other: Lying, section: int) -> Lying:
        """This tile, turned and moved so that its own section lies on a section of another, end on start."""
        (xa, ya), (xb, yb) = self.ends(own)
        (xc, yc), (xd, yd) = other.ends(section)
        # The turn is the quotient of the two sections as complex numbers.
        turn = complex(xc - xd, yc - yd) / complex(xb - xa, yb - ya)
        moved = [complex(xd, yd) + turn * (complex(x, y) - complex(xa, ya)) for x, y in self.corners]
        return Lying(self.name, self.sections, [(corner.real, corner.imag) for corner in moved])


def shared(one: Lying, two: Lying) -> list[tuple[int, int]]:
    """The pairs of sections of two tiles that lie on each other from end to end."""
    if hypot(one.corners[0][0] - two.corners[0][0], one.corners[0][1] - two.corners[0][1]) > FAR:
        return []
    return [
        (section, other)
        for section, (x, y) in enumerate(one.middles)
        for other, (u, v) in enumerate(two.middles)
        if abs(x - u) < NEAR and abs(y - v) < NEAR
    ]


def overlap(one: Lying, two: Lying) -> bool:
    return bool(area(intersection(one.polygon, two.polygon, grid_size=GRID)) > NEAR)


def common_length(one: Lying, two: Lying) -> float:
    """How long the border of one runs along another; floating-point borders are given a hair's breadth."""
    return float(one.polygon.boundary.intersection(two.polygon.buffer(1e-4)).length)


def fits(village: Sequence[Lying], ground: Polygon, new: Lying) -> bool:
    """No overlap with the ground that is covered, and road on road or no road on no road."""
    if area(intersection(ground, new.polygon, grid_size=GRID)) > NEAR:
        return False
    for tile in village:
        for own, section in shared(new, tile):
            if (new.sections[own] == "R") != (tile.sections[section] == "R"):
                return False
    return True


def ways_to_build(village: Sequence[Lying], site: Lying, new: Lying) -> set[Look]:
    """All pictures of a new tile beside a tile."""
    ground = union_all([tile.polygon for tile in village], grid_size=GRID)
    found = set()
    for section in range(len(site.sections)):
        for own in range(len(new.sections)):
            laid = new.beside(own, site, section)
            if fits(village, ground, laid):
                found.add(laid.look())
    return found


# Roads

Pair = frozenset[str]


def printed_links(village: Sequence[Lying]) -> set[Pair]:
    return {
        frozenset((one.name, two.name))
        for number, one in enumerate(village)
        for two in village[:number]
        for section, other in shared(one, two)
        if one.sections[section] == two.sections[other] == "R"
    }


def around(tile: str, links: set[Pair]) -> list[str]:
    return [name for link in links if tile in link for name in link if name != tile]


def connected(links: set[Pair]) -> set[str]:
    found = {"church"}
    while True:
        more = {name for tile in found for name in around(tile, links)} - found
        if not more:
            return found
        found |= more


def simple_chains(start: str, links: set[Pair]) -> Iterator[list[str]]:
    """Every chain from a tile that visits no tile twice; the longest go first into depth, none is left out."""
    waiting = [[start]]
    while waiting:
        chain = waiting.pop()
        yield chain
        waiting += [[*chain, there] for there in around(chain[-1], links) if there not in chain]


def longest_road(printed: set[Pair], own: set[Pair]) -> int:
    """The most tiles of a chain without the church over printed and own roads, one own road at least."""
    links = {link for link in printed | own if "church" not in link}
    tiles = {name for link in links for name in link}
    best = 0
    for start in tiles:
        for chain in simple_chains(start, links):
            steps = {frozenset(step) for step in pairwise(chain)}
            if steps & own:
                best = max(best, len(chain))
    return best


def tiles_to_church(tile: str, links: set[Pair]) -> int:
    """The tiles of the shortest chain to the church, both ends counted; 0 without a chain."""
    chains = [[tile]]
    seen = {tile}
    while chains:
        chain = chains.pop(0)
        if chain[-1] == "church":
            return len(chain)
        for there in around(chain[-1], links):
            if there not in seen:
                seen.add(there)
                chains.append([*chain, there])
    return 0


def carried(goods_on: str, site: str, links: set[Pair], donkeys: set[str]) -> bool:
    """Whether goods on a tile can be used at another: a chain whose inner tiles all have an own donkey."""
    if goods_on == site:
        return True
    found, waiting = {goods_on}, [goods_on]
    while waiting:
        here = waiting.pop()
        if here != goods_on and here not in donkeys:
            continue
        for there in around(here, links):
            if there == site:
                return True
            if there not in found:
                found.add(there)
                waiting.append(there)
    return False


# The final scoring


@dataclass
class Ending:
    """What a table looks like at the end."""

    village: list[Lying]
    roads: list[tuple[int, str, str]]
    flags: dict[str, int]
    points: list[int]
    gold: list[int]
    deliveries: list[int]
    sales: list[int]
    donkeys: list[int]
    planner: int | None


def scored(end: Ending) -> list[dict[str, int]]:
    """Every line that is not zero, and the total."""
    printed = printed_links(end.village)
    links = printed | {frozenset((one, two)) for _, one, two in end.roads}
    reached = connected(links)
    sheets = []
    for seat in range(len(end.points)):
        own = {frozenset((one, two)) for owner, one, two in end.roads if owner == seat}
        count = sum(owner == seat for owner, _, _ in end.roads)
        longest = longest_road(printed, own)
        sheet = {"points": end.points[seat], "gold": end.gold[seat] // 3}
        sheet["roads"] = count + (count if end.planner == seat else 0)
        sheet["longest_road"] = 2 * longest
        sheet |= awards(end, seat)
        for tile in end.village:
            if end.flags.get(tile.name) == seat and (tile.name in reached or tile.name in FREE_STANDING):
                sheet[tile.name] = landmark(end, tile, seat, count, longest, links)
        sheet["total"] = sum(sheet.values())
        sheets.append({line: number for line, number in sheet.items() if number})
    return sheets


def landmark(end: Ending, tile: Lying, seat: int, roads: int, longest: int, links: set[Pair]) -> int:
    meets = [
        (tile.sections[section], other.sections[opposite])
        for other in end.village
        if other is not tile
        for section, opposite in shared(tile, other)
    ]
    if tile.name.startswith(("woodland", "mountain")):
        ground = "F" if tile.name.startswith("woodland") else "M"
        each = 1 if tile.name.endswith("small") else 2
        return each * sum(there == ground for _, there in meets)
    if tile.name.startswith("pond"):
        return 3
    if tile.name.startswith("outpost"):
        return tiles_to_church(tile.name, links)
    return {
        "monument": 2 * sum(here == there for here, there in meets),
        "square": 3 * sum(here == there == "R" for here, there in meets),
        "stables": 2 * end.donkeys[seat],
        "shrine": 2 * end.deliveries[seat],
        "trade_post": end.sales[seat],
        "warehouse": roads,
        "tavern": end.gold[seat] if end.gold[seat] < 8 else 8,
        "farrier": longest,
    }[tile.name]


def awards(end: Ending, seat: int) -> dict[str, int]:
    """Nobody gets an award for nothing; who is level shares it, rounded down."""
    given = {"chaplain": 0, "sacristan": 0, "landscaper": 0, "merchant": 0}
    flags = [list(end.flags.values()).count(other) for other in range(len(end.points))]
    for name, counts in (("landscaper", flags), ("merchant", end.sales)):
        if counts[seat] > 0 and counts[seat] == max(counts):
            given[name] = 4 // counts.count(max(counts))
    mine, ranks = end.deliveries[seat], sorted(set(end.deliveries) - {0}, reverse=True)
    if ranks and mine == ranks[0]:
        level = end.deliveries.count(mine)
        given["chaplain"] = 5 if level == 1 else 8 // level
    elif len(ranks) > 1 and mine == ranks[1] and end.deliveries.count(ranks[0]) == 1:
        given["sacristan"] = 3 // end.deliveries.count(mine)
    return given
