"""The tiles as they lie: ground, roads, woods and rocks, each in its six rotations, and where things stand on them.

A section is 66 units long; a lattice point i, j lies at 66·i + 33·j, −57·j. Woods and rocks stand upright in every
rotation: they are markers along paths, which cost a browser next to nothing. Those on edges that face up are drawn over
those that face down, so that at every seam the nearer tile is in front.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import dist, sqrt

from osada.core.svg import num
from osada.games.hamlet.geometry import turned

Point = tuple[float, float]
Corner = tuple[int, int]

EDGE, ROW = 66, 57
ROAD, FOREST, MOUNTAIN = "RFM"
STRIP = 13.0
"""How deep the woods and rocks of a section reach into the tile."""
SMALLEST = 0.74
"""No building is drawn smaller than this."""


def point(vertex: Sequence[int]) -> Corner:
    """Where a lattice point is in the picture."""
    i, j = vertex
    return EDGE * i + EDGE // 2 * j, -ROW * j


@dataclass(frozen=True)
class Lay:
    """A tile in one rotation: corners in the picture, sections between them, and where things stand."""

    corners: tuple[Corner, ...]
    sections: str
    centre: Point
    size: float
    """How large the building may be; 1 is as drawn."""
    free: tuple[tuple[float, float, float], ...]
    """Points between the woods, each with how far it is from the edges."""

    def edges(self) -> Iterator[tuple[str, Corner, Corner]]:
        """The sections with their two ends."""
        return zip(self.sections, self.corners, (*self.corners[1:], self.corners[0]), strict=True)


@lru_cache(maxsize=512)
def lay(outline: tuple[Corner, ...], sections: str, rotation: int) -> Lay:
    """A tile of such an outline in one of its six rotations."""
    corners = tuple(point(turned(vertex, rotation)) for vertex in outline)
    return Lay(corners, sections, *_middle(corners), _free(corners))


# Where there is room


def room(corners: Sequence[Corner], x: float, y: float) -> float:
    """How far a point inside is from the edges; below 0 outside."""
    inside, least = False, 1e9
    ax, ay = corners[-1]
    for bx, by in corners:
        dx, dy = bx - ax, by - ay
        px, py = x - ax, y - ay
        if (ay > y) != (by > y) and px < dx * py / dy:
            inside = not inside
        along = (px * dx + py * dy) / (dx * dx + dy * dy)
        if along >= 1:
            px, py = x - bx, y - by
        elif along > 0:
            px, py = px - along * dx, py - along * dy
        far = px * px + py * py
        least = min(least, far)
        ax, ay = bx, by
    return sqrt(least) if inside else -sqrt(least)


@lru_cache(maxsize=256)
def _free(corners: tuple[Corner, ...]) -> tuple[tuple[float, float, float], ...]:
    """Points all over the tile, but not in its woods."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    grid = [(x, y) for x in range(min(xs) + 22, max(xs), 11) for y in range(min(ys) + 19, max(ys), 9)]
    points = [(x, y, room(corners, x, y)) for x, y in grid]
    return tuple(point for point in points if point[2] >= STRIP + 7) or (max(points, key=lambda point: point[2]),)


@lru_cache(maxsize=256)
def _middle(corners: tuple[Corner, ...]) -> tuple[Point, float]:
    """Where the building has most room between the woods, near the middle of the tile, and how large it may be."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    heart = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    size, _, x, y = max((min(1.0, (far - 8) / 38), -dist(heart, (x, y)), x, y) for x, y, far in _free(corners))
    return (x, y), max(SMALLEST, size)


# The ground


def outline(corners: Iterable[Corner]) -> str:
    """A path round these corners."""
    (x, y), *rest = corners
    path = f"M{x} {y}"
    for a, b in rest:
        path += f"l{a - x} {b - y}" if b != y else f"h{a - x}"
        x, y = a, b
    return path + "z"


def inward(a: Point, b: Point) -> Point:
    """One unit from an edge into the tile; outlines go counter-clockwise."""
    length = dist(a, b)
    return (b[1] - a[1]) / length, -(b[0] - a[0]) / length


def roads(which: str, tile: Lay, hub: Point) -> str:
    """The roads of a tile, from every road section to the door of the building: soil, sand and ruts."""
    path = ""
    for section, a, b in tile.edges():
        if section == ROAD:
            nx, ny = inward(a, b)
            x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
            reach = min(46.0, dist((x, y), hub) * 0.55)
            path += (
                f"M{num(x - 1.4 * nx)} {num(y - 1.4 * ny)}Q{num(x + nx * reach)} {num(y + ny * reach)} "
                f"{num(hub[0])} {num(hub[1])}"
            )
    if not path:
        return ""
    at = f'cx="{num(hub[0])}" cy="{num(hub[1])}"'
    return (
        f'<g fill="none" stroke="#A98A50" stroke-width="23"><path id="r{which}" d="{path}"/></g>'
        f'<circle {at} r="11.5" fill="#A98A50"/><use href="#r{which}" fill="none" stroke="#E9D29A" stroke-width="18"/>'
        f'<circle {at} r="9" fill="#E9D29A"/><use href="#r{which}" fill="none" stroke="#F8EBC6" stroke-width="2.6" '
        'stroke-dasharray="7 8" stroke-dashoffset="-6" stroke-linecap="round"/>'
    )


def meadow(tile: Lay) -> str:
    """A lighter patch and some tufts of grass."""
    chance = random.Random(str(tile.corners))
    (x, y), size = tile.centre, tile.size
    tufts = "".join(
        f"M{num(a)} {num(b)}l-2-5m2 5l1-6m-1 6l4-4" for a, b, _ in chance.sample(tile.free, min(5, len(tile.free)))
    )
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y + 6)}" rx="{num(46 * size)}" ry="{num(34 * size)}" fill="#EBE8BC"/>'
        f'<path d="{tufts}" fill="none" stroke="#94A052" stroke-width="1.3" stroke-linecap="round"/>'
    )


# Woods and rocks

_STANDS = {FOREST: (("tree", 3, 5.0), ("bush", 6, 8.0)), MOUNTAIN: (("peak", 3, 5.0), ("rock", 5, 8.0))}


def woods(tile: Lay, *, facing_up: bool) -> str:
    """The woods and rocks of the edges that face up (the tile lies below them), or of the others."""
    chance = random.Random(f"{tile.corners} {facing_up}")
    stands: dict[str, list[Corner]] = {"tree": [], "bush": [], "peak": [], "rock": []}
    foot = 4.0 if facing_up else 0.5
    for section, a, b in tile.edges():
        nx, ny = inward(a, b)
        if section == ROAD or (ny > 0) != facing_up:
            continue
        for kind, count, depth in _STANDS[section]:
            for step in range(count):
                along = (step + 0.5 + chance.uniform(-0.16, 0.16)) / count
                inset = depth + chance.uniform(-2, 2)
                x = a[0] + (b[0] - a[0]) * along + nx * inset
                y = a[1] + (b[1] - a[1]) * along + ny * inset + foot
                stands[kind].append((round(x), round(y)))
    return "".join(_marked(kind, sorted(where, key=lambda at: at[1])) for kind, where in stands.items() if where)


def _marked(kind: str, where: Sequence[Corner]) -> str:
    """A path with a marker at each of its points; the first and the last get none and are added for that reason."""
    x, y = 0, 0
    path = "M0 0"
    for a, b in where:
        path += f"l{a - x} {b - y}"
        x, y = a, b
    return f'<path d="{path}h0" fill="none" marker-mid="url(#k-{kind})"/>'
