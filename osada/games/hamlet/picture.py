"""The table as a picture, from a seat's view alone: the village here, what lies beside it in ``picture_side``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import hypot
from typing import Any, NamedTuple

from osada.core.game import View
from osada.core.svg import Picture, Sheet, num, use
from osada.core.text import Text
from osada.games.hamlet import art, picture_side
from osada.games.hamlet.actions import SPACE
from osada.games.hamlet.art_tiles import EDGE, ROW, Lay, Point, inward, point
from osada.games.hamlet.picture_tiles import Face, Plan, faces, plan, symbols
from osada.games.hamlet.pieces import FIRST_BLUEPRINT, TILES

MARGIN = 40
RIM = 7
"""How thick the tiles are."""


def picture(view: View, say: Text) -> Picture:
    printed = faces(view["blueprints"], say)
    village = [Laid(printed, tile) for tile in view["tiles"]]
    left, top, right, bottom = _frame(view)
    live = _village(view, village) + _done(view, village) + _pieces(view, village) + _choices(view, village, printed)
    sheets = {"board": Sheet(right - left, bottom - top, partial(_still, village), live, left, top)}
    sheets |= picture_side.sheets(view, say)
    panel = (*(f"seat-{seat}" for seat in range(view["players"])), "side")
    return Picture(art.symbols() + symbols(printed), sheets, say("game-title"), panel)


class Laid:
    """A tile of the village: how it lies and where things are on it."""

    def __init__(self, printed: Sequence[Face], tile: dict[str, Any]) -> None:
        self.tile: str = tile["tile"]
        self.number = TILES.index(self.tile)
        self.which = f"{self.number}-{tile['rotation']}"
        self.x, self.y = point(tile["at"])
        self.lay: Lay = printed[self.number].lay(tile["rotation"])
        self.plan: Plan = plan(printed[self.number], tile["rotation"])
        self.goods: list[dict[str, Any]] = tile.get("goods", [])
        self.flag: int | None = tile.get("flag")

    def at(self, place: Point) -> Point:
        return self.x + place[0], self.y + place[1]

    @property
    def middle(self) -> Point:
        return self.at((self.plan.foot[0], self.plan.foot[1] - 12))

    def drawn(self, layer: str, **attributes: object) -> str:
        return use(f"{layer}{self.which}", self.x, self.y, **attributes)

    def ground(self) -> str:
        return self.drawn("g", data_place=f"tile-{self.tile}", data_about=f"t{self.number}")


def _frame(view: View) -> tuple[int, int, int, int]:
    """What the board shows: the village and the places for a new tile, and some table around; it grows in steps."""
    shown = [point(vertex) for tile in (*view["tiles"], *view["ghosts"]) for vertex in tile["vertices"]]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    return (
        (min(xs) - MARGIN) // EDGE * EDGE,
        (min(ys) - MARGIN) // ROW * ROW,
        -((-max(xs) - MARGIN) // EDGE) * EDGE,
        -((-max(ys) - MARGIN) // ROW) * ROW,
    )


# The village


def _still(village: Sequence[Laid]) -> str:
    """The tiles that have been there from the beginning."""
    return "".join(laid.ground() for laid in village if laid.number < FIRST_BLUEPRINT)


def _village(view: View, village: Sequence[Laid]) -> str:
    """All that has been built: the rim below, grounds, what stands in front, the Church, roads."""
    parts = [_rim(village)]
    parts += [laid.ground() for laid in village if laid.number >= FIRST_BLUEPRINT]
    parts += [laid.drawn("u") for laid in sorted(village, key=lambda laid: -len(laid.lay.corners))]
    church = next(laid for laid in village if laid.tile == "church")
    open_deliveries = sum(delivery["by"] is None for delivery in view["deliveries"])
    parts.append(use(f"church-{6 - open_deliveries}", *church.at(church.plan.foot)))
    parts += [_road(road["kind"], road["seat"], road["edge"]) for road in view["roads"]]
    return "".join(parts)


def _rim(village: Iterable[Laid]) -> str:
    """The thickness of the tiles, where nothing lies below them."""
    sides: dict[tuple[Point, Point], tuple[Point, Point]] = {}
    for laid in village:
        for _, a, b in laid.lay.edges():
            ends = laid.at(a), laid.at(b)
            key = min(ends), max(ends)
            if sides.pop(key, None) is None:
                sides[key] = ends
    path = "".join(_thickness(run) for run in _runs(side for side in sides.values() if inward(*side)[1] < 0))
    return f'<path d="{path}" fill="#7A5730" stroke="#7A5730" stroke-linejoin="round"/>'


def _runs(sides: Iterable[tuple[Point, Point]]) -> Iterator[list[Point]]:
    """Sides that follow each other, as one line."""
    run: list[Point] = []
    for a, b in sides:
        if run and run[-1] == a:
            run.append(b)
        else:
            if run:
                yield run
            run = [a, b]
    if run:
        yield run


def _thickness(run: Sequence[Point]) -> str:
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(run)]
    there = "".join(f"l{num(x)} {num(y)}" for x, y in steps)
    back = "".join(f"l{num(-x)} {num(-y)}" for x, y in reversed(steps))
    return f"M{num(run[0][0])} {num(run[0][1])}{there}v{RIM}{back}z"


def _middle(edge: Sequence[Sequence[int]]) -> tuple[Point, int]:
    """The middle of an edge, and how a road over it is turned (in steps of 60°)."""
    (ax, ay), (bx, by) = sorted(point(end) for end in edge)
    turn = 0 if ay == by else 1 if by > ay else -1
    return ((ax + bx) / 2, (ay + by) / 2), turn


def _road(kind: str, seat: int, edge: Sequence[Sequence[int]]) -> str:
    middle, turn = _middle(edge)
    return use(f"{kind[0]}{seat}{turn}", *middle)


def _done(view: View, village: Sequence[Laid]) -> str:
    """What can be chosen among the tiles, and what has just been done."""
    offered = "".join(laid.drawn("e") for laid in village if f"tile-{laid.tile}" in view["offers"])
    touched = {seen.get("tile") for seen in view.get("recent", ()) if seen["event"] in ("build", "produce", "refine")}
    done = "".join(laid.drawn("e") for laid in village if laid.tile in touched)
    glow = (
        f'<g fill="none" stroke="{art.GOLD}" stroke-width="5" stroke-linejoin="round">{offered}</g>' if offered else ""
    )
    ring = (
        f'<g fill="none" stroke-linejoin="round"><g stroke="#3A2F28" stroke-width="6" opacity=".6">{done}</g>'
        f'<g stroke="#fff" stroke-width="3">{done}</g></g>'
    )
    return glow + (ring if done else "")


# What stands on the tiles


class Worker(NamedTuple):
    kind: str
    """v a standing villager, l a lying one, d a donkey."""
    seat: int
    number: int
    """Which of the seat's villagers, or which of its donkeys on this tile."""


def _workers(view: View, tile: str) -> list[Worker]:
    found = []
    for seat, (villagers, donkeys) in enumerate(zip(view["villagers"], view["donkeys"], strict=True)):
        for number, villager in enumerate(villagers):
            if villager["tile"] == tile:
                found.append(Worker("v" if villager["standing"] else "l", seat, number))
        found += [Worker("d", seat, number) for number in range(donkeys.get(tile, 0))]
    return found


def _standing(laid: Laid, workers: Sequence[Worker]) -> dict[Worker, Point]:
    """Where each of the workers on a tile stands."""
    spots = laid.lay.spots
    return {worker: laid.at(spots[index % len(spots)]) for index, worker in enumerate(workers)}


def _pieces(view: View, village: Sequence[Laid]) -> str:
    """Goods, flags and workers, from back to front."""
    lying = []
    standing: list[tuple[float, str]] = []
    came_from = _steps(view, {laid.tile: laid for laid in village})
    for laid in village:
        for place, good in zip(laid.plan.spaces, laid.goods, strict=False):
            name = good["good"]
            symbol = name if good["owner"] is None else art.token(name, good["owner"], good["white"])
            lying.append(use(symbol, *laid.at(place)))
        if laid.flag is not None:
            x, y = laid.at((laid.plan.foot[0] + 24 * laid.lay.size, laid.plan.foot[1]))
            standing.append((y, use(f"f{laid.flag}", x, y)))
        for worker, (x, y) in _standing(laid, _workers(view, laid.tile)).items():
            extra = {"data_key": f"v{worker.seat}{worker.number}"} if worker.kind != "d" else {}
            if worker.kind == "d" and (worker.seat, laid.tile, worker.number) in came_from:
                extra = {"data_from": came_from[worker.seat, laid.tile, worker.number]}
            standing.append((y, use(f"{worker.kind}{worker.seat}", x, y, **extra)))
    return f'<g class="pieces">{"".join(lying)}{"".join(piece for _, piece in sorted(standing))}</g>'


def _steps(view: View, village: dict[str, Laid]) -> dict[tuple[int, str, int], str]:
    """Donkeys that have just gone a step: where the last one of its tile stood before."""
    found: dict[tuple[int, str, int], str] = {}
    for seen in view.get("recent", ())[-1:]:
        if seen["event"] != "step":
            continue
        seat, start, end = seen["seat"], seen["tile"], seen["to"]
        before = view["donkeys"][seat].get(start, 0)
        old = {**view, "donkeys": [dict(donkeys) for donkeys in view["donkeys"]]}
        old["donkeys"][seat][start] = before + 1
        x, y = _standing(village[start], _workers(old, start))[Worker("d", seat, before)]
        found[seat, end, view["donkeys"][seat].get(end, 1) - 1] = f"{num(x)} {num(y)}"
    return found


# What can be chosen on the board, and what it would bring


def _choices(view: View, village: Sequence[Laid], printed: Sequence[Face]) -> str:
    tiles = {laid.tile: laid for laid in village}
    return "".join(
        (
            _half_done(view, printed),
            _own_donkeys(view, tiles),
            _sources(view, tiles),
            _edges(view),
            _ghosts(view, printed),
            _brought(view, tiles),
        )
    )


def _half_done(view: View, printed: Sequence[Face]) -> str:
    """The tile that is being paid for, where it will lie."""
    doing = view["doing"]
    if not doing or doing["phase"] != "pay" or not doing.get("place"):
        return ""
    return _ghost(Laid(printed, {"tile": doing["tile"], **doing["place"]}))


def _ghost(laid: Laid) -> str:
    return (
        f'<g opacity=".8">{laid.drawn("g")}{laid.drawn("u")}</g>'
        f'<g fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="9 7">{laid.drawn("e")}</g>'
    )


def _own_donkeys(view: View, tiles: dict[str, Laid]) -> str:
    """Rings around the donkeys that may go a step."""
    rings = []
    for tile, laid in tiles.items():
        if f"donkey-{tile}" in view["offers"]:
            stand = _standing(laid, _workers(view, tile))
            path = "".join(
                f"M{num(x - 17)} {num(y - 13)}a17 17 0 1 0 34 0a17 17 0 1 0-34 0"
                for worker, (x, y) in stand.items()
                if worker.kind == "d" and worker.seat == view["you"]
            )
            rings.append(f'<path d="{path}" data-place="donkey-{tile}"/>')
    return _glowing(rings)


def _glowing(shapes: Sequence[str]) -> str:
    if not shapes:
        return ""
    return f'<g fill="{art.GOLD}" fill-opacity=".2" stroke="{art.GOLD}" stroke-width="3.5">{"".join(shapes)}</g>'


def _sources(view: View, tiles: dict[str, Laid]) -> str:
    """The goods that may be brought now."""
    around: dict[str, str] = {}
    for laid in tiles.values():
        for space, good in zip(laid.plan.spaces, laid.goods, strict=False):
            kind = (
                f"good-{laid.tile}-{good['good']}"
                if good["owner"] is None
                else f"token-{laid.tile}-{good['owner'] + 1}"
            )
            if kind in view["offers"]:
                x, y = laid.at(space)
                around[kind] = around.get(kind, "") + f"M{num(x - 13)} {num(y - 13)}h26v26h-26z"
    return _glowing(
        [f'<path d="{path}" data-place="{place}" stroke-linejoin="round"/>' for place, path in around.items()]
    )


def _edges(view: View) -> str:
    """Where a road may come."""
    parts = []
    for edge in view["edges"]:
        (x, y), _ = _middle(edge["edge"])
        road = _road(edge["kind"], view["you"], edge["edge"])
        parts.append(use(f"handle-{edge['kind']}", x, y, data_place=edge["place"]))
        parts.append(f'<g class="preview" data-for="{edge["place"]}">{road}</g>')
    return "".join(parts)


HANDLES_APART = 34.0


def _ghosts(view: View, printed: Sequence[Face]) -> str:
    """Where the new tile may lie: a handle for each place, and a ghost while somebody points at it."""
    ghosts = [Laid(printed, ghost) for ghost in view["ghosts"]]
    handles = _apart([ghost.at(ghost.lay.centre) for ghost in ghosts])
    parts, previews = [], []
    for seen, ghost, at in zip(view["ghosts"], ghosts, handles, strict=True):
        parts.append(use("handle", round(at[0]), round(at[1]), data_place=seen["place"]))
        previews.append(f'<g class="preview" data-for="{seen["place"]}">{_ghost(ghost)}</g>')
    return "".join(previews) + "".join(parts)


def _apart(places: Sequence[Point]) -> list[Point]:
    """The same places, pushed away from each other until none hides another."""
    moved = [list(place) for place in places]
    for _ in range(60):
        quiet = True
        for index, one in enumerate(moved):
            for other in moved[:index]:
                dx, dy = one[0] - other[0], one[1] - other[1]
                far = hypot(dx, dy)
                if far < HANDLES_APART:
                    if far < 0.5:
                        dx, dy, far = 1.0, 0.6 * (index % 3 - 1), 1.2
                    push = (HANDLES_APART + 0.5 - far) / 2 / far
                    one[0] += dx * push
                    one[1] += dy * push
                    other[0] -= dx * push
                    other[1] -= dy * push
                    quiet = False
        if quiet:
            break
    return [(x, y) for x, y in moved]


TARGETS = {"sell": "market", "deliver": "church"}


def _brought(view: View, tiles: dict[str, Laid]) -> str:
    """For every action that costs goods: where they would come from."""
    shown = []
    for notation, goods in view["brings"].items():
        verb, _, what = notation.partition(" ")
        target = TARGETS.get(verb, what)
        if target not in tiles:
            continue
        ways = "".join(_way(tiles[tile].middle, tiles[target].middle) for tile in _sources_of(goods) if tile != target)
        if ways:
            shown.append(f'<g class="preview" data-for-action="{SPACE.parse(notation)}"><path d="{ways}"/></g>')
    if not shown:
        return ""
    return (
        f'<g fill="none" stroke="{art.PLUM}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 9" marker-end="url(#tip)">'
        f"{''.join(shown)}</g>"
    )


def _sources_of(goods: Iterable[dict[str, Any]]) -> Iterator[str]:
    return iter(dict.fromkeys(good["tile"] for good in goods))


def _way(start: Point, end: Point) -> str:
    """A bow from one tile to another."""
    bend_x, bend_y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 30
    return f"M{num(start[0])} {num(start[1])}Q{num(bend_x)} {num(bend_y)} {num(end[0])} {num(end[1])}"


def abouts(say: Text) -> dict[str, str]:
    """What hovering over a piece explains."""
    about = {f"t{number}": f"{say(f'tile-{tile}')}: {say(f'does-{tile}')}" for number, tile in enumerate(TILES)}
    return about | picture_side.abouts(say)
