"""What can be chosen on the board, and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from osada.core.colours import GOLD, INK
from osada.core.svg import num, use
from osada.games.hamlet.actions import SPACE
from osada.games.hamlet.pieces import BASIC
from osada.games.hamlet.show.art import symbols as art
from osada.games.hamlet.show.art.tiles import Point
from osada.games.hamlet.show.faces import Face
from osada.games.hamlet.show.standing import Worker, standing, workers
from osada.games.hamlet.show.village import Laid, middle, road
from osada.games.hamlet.view import Brought, Good, HamletView, Payment


def choices(view: HamletView, village: Sequence[Laid], printed: Sequence[Face], larger: float = 1.0) -> str:
    """All that the deciding seat may choose on the board; handles and rings so much larger than at a desk."""
    tiles = {laid.tile: laid for laid in village}
    return "".join(
        (
            _half_done(view, tiles, printed, larger),
            _own_donkeys(view, tiles, larger),
            _sources(view, tiles),
            _gaps(view, larger),
            _ghosts(view, printed, larger),
            _brought(view, tiles),
        )
    )


def _enlarged(drawn: str, larger: float) -> str:
    """Symbols that were put at places divided by `larger`, so much larger."""
    return drawn if larger == 1 or not drawn else f'<g transform="scale({larger:g})">{drawn}</g>'


def _half_done(view: HamletView, tiles: dict[str, Laid], printed: Sequence[Face], larger: float) -> str:
    """What is being paid for: the new tile where it will lie, and the bill on the tile where it is paid; a phone says
    what is to be paid above the board."""
    doing = view["doing"]
    if not doing or doing["phase"] != "pay":
        return ""
    ghost = (
        Laid(printed, doing["tile"], doing["place"]).drawn("x" if larger == 1 else "z")
        if doing["tile"] and doing["place"]
        else ""
    )
    if larger != 1:
        return ghost
    x, y = tiles[doing["site"]].middle
    return ghost + _bill(doing, x, y - 34)


def _bill(doing: Payment, x: float, y: float) -> str:
    """What is still to be paid, on a slip of paper around x, y."""
    parts, left = [], 8.0
    for need in doing["need"]:
        parts.append(_number(left, f"{need['count']}×"))
        left += 8.5 * len(f"{need['count']}×") + 12
        for good in need["of"]:
            parts.append(use(f"q-{good}", left, 0))
            left += 17
    if doing["gold"]:
        parts.append(use("coin", left + 1, 0) + _number(left + 11, doing["gold"]))
        left += 22 + 8 * len(str(doing["gold"]))
    if not parts:
        return ""
    paper = f'<rect y="-13" width="{num(left - 2)}" height="26" rx="8" class="paper rule"/>'
    return f'<g transform="translate({num(x - left / 2)} {num(y)})">{paper}{"".join(parts)}</g>'


def _number(x: float, shown: object) -> str:
    return f'<g font-size="13" class="sans bold ink"><text class="legible" x="{num(x)}" y="5">{shown}</text></g>'


def _own_donkeys(view: HamletView, tiles: dict[str, Laid], larger: float) -> str:
    """Rings around the donkeys that may go a step."""
    rings, you = [], view["you"]
    for tile, laid in tiles.items():
        if f"donkey-{tile}" in view["offers"]:
            assert you is not None, "only the deciding seat is offered anything"
            x, y = standing(laid, workers(view, tile))[Worker("d", you, 0)]
            rings.append(use("ring", x / larger, y / larger, data_place=f"donkey-{tile}"))
    return _enlarged(_glowing(rings), larger)


def _glowing(shapes: Sequence[str]) -> str:
    if not shapes:
        return ""
    return f'<g fill="{GOLD}" fill-opacity=".2" stroke="{GOLD}" stroke-width="3.5">{"".join(shapes)}</g>'


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


def _gaps(view: HamletView, larger: float) -> str:
    """Where a road may come."""
    handles, roads, you = [], [], view["you"]
    for gap in view["edges"]:
        assert you is not None, "only the deciding seat sees what it may choose"
        (x, y), _ = middle(gap["edge"])
        handles.append(use(f"handle-{gap['kind']}", x / larger, y / larger, data_place=gap["place"]))
        roads.append(road(gap["kind"], you, gap["edge"], **_preview(gap["place"])))
    return _enlarged("".join(handles), larger) + "".join(roads)


def _preview(place: str) -> dict[str, object]:
    """Hidden until somebody points at a place."""
    return {"class": "preview", "data_for": place}


HANDLES_APART = 34.0
MOST_BELOW = 21
"""So many places for a new tile are chosen below the board of a phone."""


def _ghosts(view: HamletView, printed: Sequence[Face], larger: float) -> str:
    """Where the new tile may lie: a handle for each place with the points that it brings, and a ghost over all of them
    while somebody points at it. On a phone there are either ghosts here and handles below the board, or, where there are
    too many places for that, handles alone."""
    if not view["ghosts"]:
        return ""
    ghosts = [Laid(printed, ghost["tile"], ghost) for ghost in view["ghosts"]]
    handles = "" if larger != 1 and len(ghosts) <= MOST_BELOW else _handles(view, ghosts, larger)
    if larger != 1 and handles:
        return handles
    previews = "".join(
        ghost.drawn("x" if larger == 1 else "z", **_preview(seen["place"]))
        for seen, ghost in zip(view["ghosts"], ghosts, strict=True)
    )
    return f'{handles}<g pointer-events="none">{previews}</g>'


def _handles(view: HamletView, ghosts: Sequence[Laid], larger: float) -> str:
    handles, gains = [], []
    centres = _apart([ghost.at(ghost.lay.centre) for ghost in ghosts], HANDLES_APART * larger)
    for seen, ghost, (across, down) in zip(view["ghosts"], ghosts, centres, strict=True):
        x, y = round(across / larger), round(down / larger)
        handles.append(use(f"y{ghost.which}", x, y, data_place=seen["place"]))
        gains.append(f'<text class="legible" x="{x}" y="{y + 19}">{signed(seen["now"] + seen["later"])}</text>')
    figures = f'<g {GAINS} data-gains="" font-size="12.5">{"".join(gains)}</g>' if larger == 1 else ""
    return _enlarged("".join(handles) + figures, larger)


GAINS = (
    f'class="sans bold" fill="{INK}" stroke="#FFE9A8" stroke-width="4" stroke-linejoin="round" paint-order="stroke" '
    'text-anchor="middle" pointer-events="none"'
)
"""How points that something would bring are written."""


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def _apart(places: Sequence[Point], apart: float) -> list[Point]:
    """The same places, pushed away from each other until none hides another."""
    moved = [list(place) for place in places]
    for _ in range(60):
        quiet = True
        for index, one in enumerate(moved):
            for other in moved[:index]:
                dx, dy = one[0] - other[0], one[1] - other[1]
                far = hypot(dx, dy)
                if far < apart:
                    if far < 0.5:
                        dx, dy, far = 1.0, 0.6 * (index % 3 - 1), 1.2
                    push = (apart + 0.5 - far) / 2 / far
                    one[0] += dx * push
                    one[1] += dy * push
                    other[0] -= dx * push
                    other[1] -= dy * push
                    quiet = False
        if quiet:
            break
    return [(x, y) for x, y in moved]


def _brought(view: HamletView, tiles: dict[str, Laid]) -> str:
    """For every action that costs goods: where they would come from, and what is paid for those from the Market; the same
    for all places of a new tile."""
    shown: dict[str, str] = {}
    prices: list[str] = []
    for notation, goods in view["brings"].items():
        verb, _, what = notation.partition(" ")
        target = tiles[_target(view, verb, what)]
        sources = dict.fromkeys(good["tile"] for good in goods if good["tile"] != target.tile)
        ways = "".join(_way(tiles[tile].middle, target.middle) for tile in sources)
        hidden = f'class="preview" data-for-action="{SPACE.parse(notation)}"'
        if verb == "place":
            shown[verb], hidden = f'<path d="{ways}"/>' if ways else "", ""
        elif ways:
            shown[notation] = f'<path {hidden} d="{ways}"/>'
        gold = sum(view["prices"]["basic" if good["good"] in BASIC else "refined"] for good in goods if _bought(good))
        if gold and (hidden or not prices):
            x, y = target.middle
            prices.append(f'<g {hidden}><text x="{num(x)}" y="{num(y)}">−{gold}</text>{use("coin", x + 20, y - 6)}</g>')
    style = f'fill="none" stroke="{art.PLUM}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 9"'
    ways = "".join(shown.values())
    lines = f'<g {style} marker-end="url(#tip)">{ways}</g>' if ways else ""
    return lines + (f'<g {GAINS} font-size="17">{"".join(prices)}</g>' if prices else "")


def _bought(good: Brought) -> bool:
    return good["tile"] == "market" and good["owner"] is None


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
