"""The table as a picture, from a seat's view alone: what stands on the village and what can be chosen there.

The village itself is in ``picture_village``, what lies beside it in ``picture_side``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby, islice
from math import hypot
from typing import Any, NamedTuple

from osada.core.game import AnyView as View
from osada.core.svg import Picture, Sheet, num, text, use
from osada.core.text import Text
from osada.games.hamlet import art, picture_side
from osada.games.hamlet.actions import SPACE
from osada.games.hamlet.art_tiles import EDGE, ROW, Point, point
from osada.games.hamlet.picture_tiles import Face, faces, symbols
from osada.games.hamlet.picture_village import Laid, built, marks, middle, road, still
from osada.games.hamlet.pieces import BASIC, TILES

MARGIN = 40


def picture(view: View, say: Text) -> Picture:
    printed = faces(view["blueprints"], say)
    village = sorted((Laid(printed, tile) for tile in view["tiles"]), key=Laid.depth)
    left, top, right, bottom = _frame(view)
    live = built(view, village) + marks(view, village) + _pieces(view, village) + _choices(view, village, printed)
    sheets = {"board": Sheet(right - left, bottom - top, partial(still, village), live, left, top)}
    sheets |= picture_side.sheets(view, say)
    panel = (*(f"seat-{seat}" for seat in range(view["players"])), "side")
    return Picture(art.symbols() + symbols(printed), sheets, say("game-title"), panel)


def _frame(view: View) -> tuple[int, int, int, int]:
    """What the board shows: the village and the places for a new tile, and some table around; it grows in steps."""
    paid = [view["doing"]["place"]] if view["doing"] and view["doing"].get("place") else []
    shown = [point(vertex) for tile in (*view["tiles"], *view["ghosts"], *paid) for vertex in tile["vertices"]]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    return (
        (min(xs) - MARGIN) // EDGE * EDGE,
        (min(ys) - MARGIN) // ROW * ROW,
        -((-max(xs) - MARGIN) // EDGE) * EDGE,
        -((-max(ys) - MARGIN) // ROW) * ROW,
    )


# What stands on the tiles


class Worker(NamedTuple):
    kind: str
    """v a standing villager, l a lying one, d donkeys."""
    seat: int
    number: int
    """Which of the seat's villagers; 0 for its donkeys on the tile."""


def _workers(view: View, tile: str) -> list[Worker]:
    """Who is on a tile: donkeys first, they stay longer."""
    found = [Worker("d", seat, 0) for seat, donkeys in enumerate(view["donkeys"]) if donkeys.get(tile)]
    for seat, villagers in enumerate(view["villagers"]):
        for number, villager in enumerate(villagers):
            if villager["tile"] == tile:
                found.append(Worker("v" if villager["standing"] else "l", seat, number))
    return found


def _standing(laid: Laid, workers: Sequence[Worker]) -> dict[Worker, Point]:
    """Where each of the workers on a tile stands."""
    spots = laid.spots
    return {worker: laid.at(spots[index % len(spots)]) for index, worker in enumerate(workers)}


def _pieces(view: View, village: Sequence[Laid]) -> str:
    """Goods, flags and workers, from back to front."""
    lying: list[str] = []
    standing: list[tuple[float, str]] = []
    came_from = _step(view, {laid.tile: laid for laid in village})
    for laid in village:
        lying += _goods(laid)
        if laid.flag is not None:
            x, y = laid.at((laid.plan.foot[0] + 24 * laid.lay.size, laid.plan.foot[1]))
            standing.append((y, use(f"f{laid.flag}", x, y)))
        for worker, (x, y) in _standing(laid, _workers(view, laid.tile)).items():
            symbol, extra = f"{worker.kind}{worker.seat}", came_from.get((worker, laid.tile), {})
            if worker.kind == "d":
                count = view["donkeys"][worker.seat][laid.tile]
                symbol += str(count) if count > 1 else ""
            else:
                extra = {"data_key": f"v{worker.seat}{worker.number}"}
            standing.append((y, use(symbol, x, y, **extra)))
    return f'<g class="pieces">{"".join(lying)}{"".join(piece for _, piece in sorted(standing))}</g>'


def _goods(laid: Laid) -> Iterator[str]:
    """The goods on a tile; equal ones beside each other are one piece, so that an update stays small."""
    places = iter(laid.plan.spaces)
    for symbol, equal in groupby(_good(good) for good in laid.goods):
        count = len(list(equal))
        if symbol in BASIC:
            first, *_ = list(islice(places, count))
            yield use(symbol if count == 1 else f"{symbol}{count}", *laid.at(first))
        else:
            yield from (use(symbol, *laid.at(place)) for place in islice(places, count))


def _good(good: dict[str, Any]) -> str:
    return str(good["good"]) if good["owner"] is None else art.token(good["good"], good["owner"], good["white"])


def _step(view: View, village: dict[str, Laid]) -> dict[tuple[Worker, str], dict[str, object]]:
    """The donkey that has just gone a step, and where it stood before."""
    seen = next(iter(view.get("recent", ())[-1:]), None)
    if seen is None or seen["event"] != "step":
        return {}
    donkey, start = Worker("d", seen["seat"], 0), seen["tile"]
    workers = _workers(view, start)
    if donkey not in workers:
        workers = sorted([*workers, donkey], key=lambda worker: (worker.kind != "d", worker.seat))
    x, y = _standing(village[start], workers)[donkey]
    return {(donkey, seen["to"]): {"data_from": f"{num(x)} {num(y)}"}}


# What can be chosen on the board, and what it would bring


def _choices(view: View, village: Sequence[Laid], printed: Sequence[Face]) -> str:
    tiles = {laid.tile: laid for laid in village}
    return "".join(
        (
            _half_done(view, tiles, printed),
            _own_donkeys(view, tiles),
            _sources(view, tiles),
            _edges(view),
            _ghosts(view, printed),
            _brought(view, tiles),
        )
    )


def _half_done(view: View, tiles: dict[str, Laid], printed: Sequence[Face]) -> str:
    """What is being paid for: the new tile where it will lie, and the bill on the tile where it is paid."""
    doing = view["doing"]
    if not doing or doing["phase"] != "pay":
        return ""
    ghost = Laid(printed, {"tile": doing["tile"], **doing["place"]}).drawn("x") if doing.get("place") else ""
    x, y = tiles[doing["site"]].middle
    return ghost + _bill(doing, x, y - 34)


def _bill(doing: dict[str, Any], x: float, y: float) -> str:
    """What is still to be paid, on a slip of paper around x, y."""
    parts, left = [], 8.0
    for need in doing["need"]:
        parts.append(text(left, 5, f"{need['count']}×", 13, "sans bold ink"))
        left += 8.5 * len(f"{need['count']}×") + 12
        for good in need["of"]:
            parts.append(use(f"q-{good}", left, 0))
            left += 17
    if doing["gold"]:
        parts.append(use("coin", left + 1, 0) + text(left + 11, 5, doing["gold"], 13, "sans bold ink"))
        left += 22 + 8 * len(str(doing["gold"]))
    if not parts:
        return ""
    paper = f'<rect y="-13" width="{num(left - 2)}" height="26" rx="8" class="paper rule"/>'
    return f'<g transform="translate({num(x - left / 2)} {num(y)})">{paper}{"".join(parts)}</g>'


def _own_donkeys(view: View, tiles: dict[str, Laid]) -> str:
    """Rings around the donkeys that may go a step."""
    rings = []
    for tile, laid in tiles.items():
        if f"donkey-{tile}" in view["offers"]:
            x, y = _standing(laid, _workers(view, tile))[Worker("d", view["you"], 0)]
            rings.append(use("ring", x, y, data_place=f"donkey-{tile}"))
    return _glowing(rings)


def _glowing(shapes: Sequence[str]) -> str:
    if not shapes:
        return ""
    return f'<g fill="{art.GOLD}" fill-opacity=".2" stroke="{art.GOLD}" stroke-width="3.5">{"".join(shapes)}</g>'


UNSEEN = 'fill="none" stroke="none" pointer-events="all"'
"""What a finger has to hit reaches further than what is seen of it."""


def _sources(view: View, tiles: dict[str, Laid]) -> str:
    """The goods that may be brought now."""
    boxes = []
    for laid in tiles.values():
        spaces: dict[str, list[Point]] = {}
        for space, good in zip(laid.plan.spaces, laid.goods, strict=False):
            spaces.setdefault(_source(laid.tile, good), []).append(laid.at(space))
        wide = 13 if len(spaces) > 1 else 20
        for place, lying in spaces.items():
            if place in view["offers"]:
                (x, y), across = lying[0], lying[-1][0] - lying[0][0] + 2 * wide
                reach = f'<path d="M{num(x - wide)} {num(y - 24)}h{num(across)}v48h{num(-across)}z" {UNSEEN}/>'
                box = f'x="{num(x - wide)}" y="{num(y - 13)}" width="{num(across)}" height="27" rx="6"'
                boxes.append(f'<g data-place="{place}">{reach}<rect {box}/></g>')
    return _glowing(boxes)


def _source(tile: str, good: dict[str, Any]) -> str:
    """The place of a good that can be brought."""
    return f"good-{tile}-{good['good']}" if good["owner"] is None else f"token-{tile}-{good['owner'] + 1}"


def _edges(view: View) -> str:
    """Where a road may come."""
    parts = []
    for edge in view["edges"]:
        (x, y), _ = middle(edge["edge"])
        parts.append(use(f"handle-{edge['kind']}", x, y, data_place=edge["place"]))
        parts.append(road(edge["kind"], view["you"], edge["edge"], **_preview(edge["place"])))
    return "".join(parts)


def _preview(place: str) -> dict[str, object]:
    """Hidden until somebody points at a place."""
    return {"class": "preview", "data_for": place}


HANDLES_APART = 34.0


def _ghosts(view: View, printed: Sequence[Face]) -> str:
    """Where the new tile may lie: a handle for each place, and a ghost while somebody points at it."""
    ghosts = [Laid(printed, ghost) for ghost in view["ghosts"]]
    handles = _apart([ghost.at(ghost.lay.centre) for ghost in ghosts])
    parts, previews = [], []
    for seen, ghost, at in zip(view["ghosts"], ghosts, handles, strict=True):
        parts.append(use(f"y{ghost.which}", round(at[0]), round(at[1]), data_place=seen["place"]))
        previews.append(ghost.drawn("x", **_preview(seen["place"])))
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


def _brought(view: View, tiles: dict[str, Laid]) -> str:
    """For every action that costs goods: where they would come from. While a tile is placed it is the same everywhere."""
    shown: dict[str, str] = {}
    for notation, goods in view["brings"].items():
        verb, _, what = notation.partition(" ")
        target = tiles[_target(view, verb, what)]
        sources = dict.fromkeys(good["tile"] for good in goods if good["tile"] != target.tile)
        ways = "".join(_way(tiles[tile].middle, target.middle) for tile in sources)
        if ways and verb == "place":
            shown[verb] = f'<path d="{ways}"/>'
        elif ways:
            shown[notation] = f'<path class="preview" data-for-action="{SPACE.parse(notation)}" d="{ways}"/>'
    if not shown:
        return ""
    style = f'fill="none" stroke="{art.PLUM}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 9"'
    return f'<g {style} marker-end="url(#tip)">{"".join(shown.values())}</g>'


def _target(view: View, verb: str, what: str) -> str:
    """The tile that the goods of an action are brought to."""
    if verb in ("place", "section", "units", "pay"):
        return str(view["doing"].get("site") or view["doing"]["tile"])
    return {"sell": "market", "deliver": "church"}.get(verb, what)


def _way(start: Point, end: Point) -> str:
    """A bow from one tile to another."""
    dx, dy = round(end[0] - start[0]), round(end[1] - start[1])
    return f"M{num(start[0])} {num(start[1])}q{dx // 2} {dy // 2 - 30} {dx} {dy}"


def abouts(say: Text) -> dict[str, str]:
    """What hovering over a piece explains."""
    about = {f"t{number}": f"{say(f'tile-{tile}')}: {say(f'does-{tile}')}" for number, tile in enumerate(TILES)}
    return about | picture_side.abouts(say)
