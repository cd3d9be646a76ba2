"""The village itself: its tiles from back to front, the Church, roads, and marks on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from osada.core.colours import GOLD, INK
from osada.core.game import Seen
from osada.core.svg import num, use
from osada.games.hamlet.pieces import FIRST_BLUEPRINT, TILES
from osada.games.hamlet.show.art.tiles import Lay, Point, inward, point
from osada.games.hamlet.show.faces import Face, Plan, name_box, plan, spots, sticks_out
from osada.games.hamlet.view import Edge, Good, HamletView, Outline, Road

ROAD_REACH = 25
"""How far a bridge or path reaches from its middle."""


class Laid:
    """A tile of the village: how it lies and where things are on it."""

    def __init__(
        self,
        printed: Sequence[Face],
        tile: str,
        outline: Outline,
        goods: Sequence[Good] = (),
        flag: int | None = None,
    ) -> None:
        self.tile = tile
        self.number = TILES.index(tile)
        self.which = f"{self.number}-{outline['rotation']}"
        self.x, self.y = point(outline["at"])
        self._face, self._rotation = printed[self.number], outline["rotation"]
        self.lay: Lay = self._face.lay(self._rotation)
        self.plan: Plan = plan(self._face, self._rotation)
        self.goods = goods
        self.flag = flag

    def at(self, place: Point) -> Point:
        """A place on the tile, as it is in the picture."""
        return self.x + round(place[0]), self.y + round(place[1])

    @property
    def name(self) -> tuple[str, ...]:
        """The name of the tile, in lines."""
        return self._face.name

    @property
    def spots(self) -> tuple[Point, ...]:
        """Where workers stand."""
        return spots(self._face, self._rotation)

    @property
    def middle(self) -> Point:
        """The middle of the tile's building in the picture."""
        return self.at((self.plan.foot[0], self.plan.foot[1] - 12))

    def is_covered(self, roads: Sequence[Road]) -> bool:
        """Whether a bridge or path lies over the name, or the woods of a neighbour may cover it."""
        left, top, right, bottom = name_box(self._face, self._rotation)
        middles = (middle(one["edge"])[0] for one in roads)
        return sticks_out(self._face, self._rotation) or any(
            -ROAD_REACH < x - self.x - left < right - left + ROAD_REACH
            and -ROAD_REACH < y - self.y - top < bottom - top + ROAD_REACH
            for x, y in middles
        )

    def depth(self) -> float:
        """How near the tile is to the person who looks, by the middle of its height."""
        return 2 * self.y + min(y for _, y in self.lay.corners) + max(y for _, y in self.lay.corners)

    def drawn(self, layer: str, **attributes: object) -> str:
        """A layer of the tile where it lies."""
        return use(f"{layer}{self.which}", self.x, self.y, **attributes)

    def pointed(self, layer: str) -> str:
        """A layer that a person may point at; its place is also the name of its explanation."""
        return self.drawn(layer, data_place=f"t{self.number}")

    def sides(self) -> Iterator[tuple[Point, Point]]:
        """The sections by their two ends in the picture."""
        return ((self.at(a), self.at(b)) for _, a, b in self.lay.edges())


def still(village: Sequence[Laid]) -> str:
    """The tiles that have been there from the beginning."""
    return "".join(laid.pointed("g") for laid in village if laid.number < FIRST_BLUEPRINT)


def built(view: HamletView, village: Sequence[Laid], *, named: bool = True) -> str:
    """All that has been built: the rim below, the tiles from back to front, the Church, roads; with their names if the
    names do not lie in a layer of their own."""
    rim, hidden = _seams(village)
    whole, front = ("t", "u") if named else ("a", "w")
    parts = [rim]
    for laid in village:
        if laid.number < FIRST_BLUEPRINT:
            continue
        parts.append(laid.pointed("g" if laid.tile in hidden else whole))
    parts += [laid.drawn(front) for laid in village if laid.number < FIRST_BLUEPRINT or laid.tile in hidden]
    church = next(laid for laid in village if laid.tile == "church")
    open_deliveries = sum(delivery["by"] is None for delivery in view["deliveries"])
    parts.append(use(f"church-{6 - open_deliveries}", *church.at(church.plan.foot)))
    parts += [road(one["kind"], one["seat"], one["edge"]) for one in view["roads"]]
    if named:
        covered = (laid for laid in village if laid.is_covered(view["roads"]))
        parts += [use(f"n{laid.number}", *laid.at(laid.plan.name)) for laid in covered]
    return "".join(parts)


def _seams(village: Sequence[Laid]) -> tuple[str, set[str]]:
    """The thickness of the tiles where nothing lies below them; and the tiles whose woods a later one would cover."""
    open_sides: dict[tuple[Point, Point], tuple[Laid, Point, Point]] = {}
    hidden = set()
    for laid in village:
        for a, b in laid.sides():
            key = min(a, b), max(a, b)
            other = open_sides.pop(key, None)
            if other is None:
                open_sides[key] = laid, a, b
            elif inward(a, b)[1] < 0:
                hidden.add(other[0].tile)
    path = "".join(_line(run) for run in _runs((a, b) for _, a, b in open_sides.values() if inward(a, b)[1] < 0))
    style = 'fill="none" stroke="#7A5730" stroke-width="6" stroke-linejoin="round" transform="translate(0 4)"'
    return f'<path d="{path}" {style}/>', hidden


def _runs(sides: Iterable[tuple[Point, Point]]) -> Iterator[list[Point]]:
    """Sides that follow each other, as one line; none of them closes a ring, since all face down."""
    following: dict[Point, list[Point]] = {}
    for a, b in sides:
        following.setdefault(a, []).append(b)
    reached = {b for ends in following.values() for b in ends}
    for start in sorted(following, key=lambda a: a in reached):
        while following[start]:
            run = [start]
            while following.get(run[-1]):
                run.append(following[run[-1]].pop())
            yield run


def _line(run: Sequence[Point]) -> str:
    path = f"M{num(run[0][0])} {num(run[0][1])}"
    for a, b in pairwise(run):
        path += f"h{num(b[0] - a[0])}" if a[1] == b[1] else f"l{num(b[0] - a[0])} {num(b[1] - a[1])}".replace(" -", "-")
    return path


def middle(edge: Edge) -> tuple[Point, int]:
    """The middle of an edge, and how a road over it is turned (in steps of 60°)."""
    (ax, ay), (bx, by) = sorted(point(end) for end in edge)
    turn = 0 if ay == by else 1 if by > ay else -1
    return ((ax + bx) / 2, (ay + by) / 2), turn


def road(kind: str, seat: int, edge: Edge, **attributes: object) -> str:
    """A bridge or path of a seat over an edge."""
    (x, y), turn = middle(edge)
    return use(f"{kind[0]}{seat}{turn}", x, y, **attributes)


def marks(view: HamletView, village: Sequence[Laid]) -> str:
    """What can be chosen among the tiles, and what has just been done."""
    offered = [laid for laid in village if f"t{laid.number}" in view["offers"]]
    just = {touched(seen) for seen in view.get("recent", ())}
    done = [laid for laid in village if laid.tile in just]
    roads = "".join(use("last", *middle(one["edge"])[0]) for one in view["roads"] if tuple(one["between"]) in just)
    ring = "".join(laid.drawn("e") for laid in done if laid not in offered) + roads
    around = "".join(laid.drawn("e") for laid in done if laid in offered)
    glow = "".join(laid.drawn("e") for laid in offered)
    parts = [f'<g stroke="#fff" stroke-width="10">{around}</g>'] if around else []
    parts += [f'<g stroke="{GOLD}" stroke-width="5">{glow}</g>'] if glow else []
    if ring:
        parts.append(f'<g stroke="{INK}" stroke-width="6" opacity=".6">{ring}</g>')
        parts.append(f'<g stroke="#fff" stroke-width="3">{ring}</g>')
    return f'<g fill="none" stroke-linejoin="round">{"".join(parts)}</g>' if parts else ""


def touched(seen: Seen) -> str | tuple[str, str] | None:
    """The tile where something has just been done, or the two that a new road joins."""
    match seen["event"]:
        case "build" | "produce" | "refine":
            return str(seen["tile"])
        case "deliver" | "beg":
            return "church"
        case "sell":
            return "market"
        case "bridge" | "path":
            return str(seen["tile"]), str(seen["to"])
    return None
