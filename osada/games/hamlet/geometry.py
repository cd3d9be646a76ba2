"""The triangular lattice, in whole numbers: outlines of tiles, turned and put down.

Vertex (i, j) lies at i·(1, 0) + j·(1/2, √3/2). Places are single integers, made so that moving a tile adds a
constant:

- a vertex (i, j) is ``i * WIDTH + j``;
- an edge is ``3 * vertex + d``: it leaves its vertex to the east (d = 0), the north-east (1) or the north-west (2);
- a triangle is ``2 * vertex + k``: the one above the edge to the east (k = 0), or the one beside it that stands on
  its tip (k = 1).

Six directions go counter-clockwise from the east; an outline goes counter-clockwise round its tile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

WIDTH = 256
"""No village is this wide: it has 32 tiles of at most 4 sections each, most of them shorter."""
LOWEST_TRIANGLE, LOWEST_EDGE = WIDTH * WIDTH, 3 * WIDTH * WIDTH // 2
"""How far below the origin the bits of triangles and edges start."""
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
STEPS = tuple(i * WIDTH + j for i, j in DIRECTIONS)
TURNS = range(6)

Point = tuple[int, int]


def vertex(point: Sequence[int]) -> int:
    """The number of a lattice point."""
    return point[0] * WIDTH + point[1]


def point(number: int) -> Point:
    """The lattice coordinates of a vertex."""
    i, j = divmod(number + WIDTH // 2, WIDTH)
    return i, j - WIDTH // 2


def turned(where: Sequence[int], turns: int) -> Point:
    """A point turned round the origin ``turns`` times, by 60° counter-clockwise each time."""
    i, j = where
    for _ in range(turns):
        i, j = -j, i + j
    return i, j


def edge(start: int, direction: int) -> int:
    """The edge that leaves a vertex in one of six directions; the same from both of its ends."""
    if direction < 3:
        return 3 * start + direction
    return 3 * (start + STEPS[direction]) + direction - 3


def ends(number: int) -> tuple[Point, Point]:
    """The two ends of an edge."""
    start, direction = divmod(number, 3)
    return point(start), point(start + STEPS[direction])


def directions(outline: Sequence[Sequence[int]]) -> list[int]:
    """The direction of every section; ValueError where one is not a unit edge."""
    found = []
    for (i, j), (k, m) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (k - i, m - j) not in DIRECTIONS:
            raise ValueError(f"from {i},{j} to {k},{m} is not one unit edge")
        found.append(DIRECTIONS.index((k - i, m - j)))
    return found


def triangles(outline: Sequence[Sequence[int]]) -> Iterator[int]:
    """The triangles inside an outline: those whose centre a ray to the right leaves an odd number of times.

    Coordinates are taken three times, so that centres are whole numbers and never lie level with a vertex.
    """
    corners = [(3 * i, 3 * j) for i, j in outline]
    rows = range(min(j for _, j in outline), max(j for _, j in outline))
    columns = range(min(i for i, _ in outline), max(i for i, _ in outline))
    for i in columns:
        for j in rows:
            for tip in (0, 1):
                x, y = 3 * i + 1 + tip, 3 * j + 1 + tip
                crossings = 0
                for (xa, ya), (xb, yb) in zip(corners, [*corners[1:], corners[0]], strict=True):
                    if (ya > y) != (yb > y):
                        side = (xb - xa) * (y - ya) - (x - xa) * (yb - ya)
                        crossings += (side > 0) == (yb > ya)
                if crossings % 2:
                    yield 2 * vertex((i, j)) + tip


class Turned:
    """A tile in one of its six rotations, around the origin."""

    __slots__ = (
        "covered", "directions", "edges", "lowest_edge", "lowest_triangle", "others", "roads", "same_as", "shift",
        "starts", "triangles", "vertices",
    )  # fmt: skip

    def __init__(self, outline: Sequence[Sequence[int]], sections: str, turns: int) -> None:
        self.vertices = tuple(turned(corner, turns) for corner in outline)
        self.starts = tuple(vertex(corner) for corner in self.vertices)
        self.directions = tuple(directions(self.vertices))
        self.edges = tuple(edge(start, way) for start, way in zip(self.starts, self.directions, strict=True))
        self.triangles = tuple(triangles(self.vertices))
        self.lowest_triangle = LOWEST_TRIANGLE + min(self.triangles)
        self.covered = sum(1 << triangle - min(self.triangles) for triangle in self.triangles)
        """The triangles as bits, the lowest of them first."""
        self.lowest_edge = LOWEST_EDGE + min(self.edges)
        bits = [(1 << place - min(self.edges), letter) for place, letter in zip(self.edges, sections, strict=True)]
        self.roads = sum(bit for bit, letter in bits if letter == "R")
        self.others = sum(bit for bit, letter in bits if letter != "R")
        """The edges that are roads and those that are not, as bits, the lowest of all first."""
        self.same_as = turns
        self.shift = 0
        """The first rotation that looks the same, and how far this one is moved against it."""


def rotations(outline: Sequence[Sequence[int]], sections: str) -> tuple[Turned, ...]:
    """All six rotations of a tile; each knows the first one that looks the same."""
    found = tuple(Turned(outline, sections, turns) for turns in TURNS)
    for turns, one in enumerate(found):
        for other in range(turns):
            shift = min(one.starts) - min(found[other].starts)
            moved = {(place + 3 * shift, letter) for place, letter in zip(found[other].edges, sections, strict=True)}
            if moved == set(zip(one.edges, sections, strict=True)):
                one.same_as, one.shift = found[other].same_as, shift + found[other].shift
                break
    return found
