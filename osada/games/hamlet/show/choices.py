"""What can be chosen on the board, and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from osada.core.svg import num, text, use
from osada.games.hamlet.actions import SPACE
from osada.games.hamlet.show.art import symbols as art
from osada.games.hamlet.show.art.tiles import Point
from osada.games.hamlet.show.faces import Face
from osada.games.hamlet.show.standing import Worker, standing, workers
from osada.games.hamlet.show.village import Laid, middle, road
from osada.games.hamlet.view import Good, HamletView, Payment


def choices(view: HamletView, village: Sequence[Laid], printed: Sequence[Face]) -> str:
    """All that the deciding seat may choose on the board."""
    tiles = {laid.tile: laid for laid in village}
    return "".join(
        (
            _half_done(view, tiles, printed),
            _own_donkeys(view, tiles),
            _sources(view, tiles),
            _gaps(view),
            _ghosts(view, printed),
            _brought(view, tiles),
        )
    )


def _half_done(view: HamletView, tiles: dict[str, Laid], printed: Sequence[Face]) -> str:
    """What is being paid for: the new tile where it will lie, and the bill on the tile where it is paid."""
    doing = view["doing"]
    if not doing or doing["phase"] != "pay":
        return ""
    ghost = Laid(printed, doing["tile"], doing["place"]).drawn("x") if doing["tile"] and doing["place"] else ""
    x, y = tiles[doing["site"]].middle
    return ghost + _bill(doing, x, y - 34)


def _bill(doing: Payment, x: float, y: float) -> str:
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


def _own_donkeys(view: HamletView, tiles: dict[str, Laid]) -> str:
    """Rings around the donkeys that may go a step."""
    rings, you = [], view["you"]
    for tile, laid in tiles.items():
        if f"donkey-{tile}" in view["offers"]:
            assert you is not None, "only the deciding seat is offered anything"
            x, y = standing(laid, workers(view, tile))[Worker("d", you, 0)]
            rings.append(use("ring", x, y, data_place=f"donkey-{tile}"))
    return _glowing(rings)


def _glowing(shapes: Sequence[str]) -> str:
    if not shapes:
        return ""
    return f'<g fill="{art.GOLD}" fill-opacity=".2" stroke="{art.GOLD}" stroke-width="3.5">{"".join(shapes)}</g>'


UNSEEN = 'fill="none" stroke="none" pointer-events="all"'
"""Invisible, but can be pointed at: what a finger has to hit is larger than what is seen of it."""


def _sources(view: HamletView, tiles: dict[str, Laid]) -> str:
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


def _source(tile: str, good: Good) -> str:
    """The place of a good that can be brought."""
    return f"good-{tile}-{good['good']}" if good["owner"] is None else f"token-{tile}-{good['owner'] + 1}"


def _gaps(view: HamletView) -> str:
    """Where a road may come."""
    parts, you = [], view["you"]
    for gap in view["edges"]:
        assert you is not None, "only the deciding seat sees what it may choose"
        (x, y), _ = middle(gap["edge"])
        parts.append(use(f"handle-{gap['kind']}", x, y, data_place=gap["place"]))
        parts.append(road(gap["kind"], you, gap["edge"], **_preview(gap["place"])))
    return "".join(parts)


def _preview(place: str) -> dict[str, object]:
    """Hidden until somebody points at a place."""
    return {"class": "preview", "data_for": place}


HANDLES_APART = 34.0


def _ghosts(view: HamletView, printed: Sequence[Face]) -> str:
    """Where the new tile may lie: a handle for each place, and a ghost while somebody points at it."""
    ghosts = [Laid(printed, ghost["tile"], ghost) for ghost in view["ghosts"]]
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


def _brought(view: HamletView, tiles: dict[str, Laid]) -> str:
    """For every action that costs goods: where they would come from; the same for all places of a new tile."""
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


def _target(view: HamletView, verb: str, what: str) -> str:
    """The tile that the goods of an action are brought to."""
    doing = view["doing"]
    if doing and verb in ("place", "section", "units", "pay"):
        return doing["tile"] if doing["phase"] == "units" else doing["site"]
    return {"sell": "market", "deliver": "church"}.get(verb, what)


def _way(start: Point, end: Point) -> str:
    """A bow from one tile to another."""
    dx, dy = round(end[0] - start[0]), round(end[1] - start[1])
    return f"M{num(start[0])} {num(start[1])}q{dx // 2} {dy // 2 - 30} {dx} {dy}"
