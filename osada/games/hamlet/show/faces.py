"""The symbols of all tiles in all rotations, and of their blueprint cards, for one component set and language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape
from math import hypot
from typing import NamedTuple

from osada.core.colours import GOLD, INK
from osada.core.svg import num, text, use, wrapped
from osada.core.text import Text
from osada.games.hamlet.pieces import LANDMARKS, TILES
from osada.games.hamlet.show.art import symbols as art
from osada.games.hamlet.show.art import tiles as ground
from osada.games.hamlet.show.art.tiles import Lay, Point
from osada.games.hamlet.view import Blueprint

CARD_WIDTH, CARD_HEIGHT = 87, 91


class Face(NamedTuple):
    """What is printed on a tile, as far as the picture shows it."""

    tile: str
    outline: tuple[tuple[int, int], ...]
    sections: str
    spaces: int
    makes: str | None
    cost: tuple[tuple[str, int], ...]
    points: int
    name: tuple[str, ...]
    """The name, in lines."""

    def lay(self, rotation: int) -> Lay:
        """How the tile lies in one of its six rotations."""
        return ground.lay(self.outline, self.sections, rotation)


def faces(blueprints: Mapping[str, Blueprint], say: Text) -> tuple[Face, ...]:
    """The faces of all tiles, in the order of their numbers."""
    return tuple(_face(tile, blueprints[tile], say) for tile in TILES)


def _face(tile: str, printed: Blueprint, say: Text) -> Face:
    return Face(
        tile,
        tuple((i, j) for i, j in printed["vertices"]),
        printed["sections"],
        printed.get("spaces", 0),
        printed.get("makes"),
        tuple(printed["cost"].items()),
        printed["points"],
        tuple(wrapped(say(f"tile-{tile}"), 84, 12)),
    )


def drawing(tile: str) -> str:
    """The name of a tile's building; two barns and two outposts look alike."""
    return tile.removesuffix("_a").removesuffix("_b").removesuffix("_1").removesuffix("_2").replace("_", "-")


# How a tile is laid out: building, spaces for goods, name, from top to bottom


class Plan(NamedTuple):
    """Where the building, the goods and the name are on a tile."""

    foot: Point
    """Where the building stands."""
    spaces: tuple[Point, ...]
    name: Point


@lru_cache(maxsize=1024)
def plan(face: Face, rotation: int) -> Plan:
    """Where building, goods and name are on a tile, in a rotation."""
    lay = face.lay(rotation)
    x, y = lay.centre
    high = 36 * lay.size
    goods = 25 if face.spaces else 4
    foot = round(y + 34 if face.tile == "church" else y - (high + goods + 2 + 12 * len(face.name)) / 2 + high)
    first = x - art.SPACES_APART * (face.spaces - 1) / 2
    spaces = tuple((first + art.SPACES_APART * k, foot + 14.0) for k in range(face.spaces))
    return Plan((x, foot), spaces, (x, foot + goods + 11.0))


# Where workers stand

BESIDE = 17, 30, 3
"""How far a worker reaches from where it stands: to both sides, up and down."""
MOST_WORKERS = 20

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@lru_cache(maxsize=512)
def spots(face: Face, rotation: int) -> tuple[Point, ...]:
    """Where workers stand, the best places first: apart from each other, and not over what should be read."""
    lay, kept = face.lay(rotation), tuple(_kept(face, rotation))
    wide, high = (74.0, 74.0) if face.tile == "church" else (50 * lay.size, 56 * lay.size)
    x, y = lay.centre
    free = []
    for a, b, room in lay.free:
        foot = b + 8
        away = hypot((a - x) / wide, (foot - y - 8) / high)
        crowded = 60 - 50 * away if away < 1 else 4 * away
        covered = sum(weight * _covered((a, foot), box) for box, weight in kept)
        free.append((crowded + covered - min(room, 30) * 0.4, a, foot))
    chosen: list[Point] = []
    for apart in (30, 22, 16, 11):
        for _, a, foot in sorted(free):
            if all(hypot(a - c, foot - d) > apart for c, d in chosen):
                chosen.append((a, foot))
                if len(chosen) == MOST_WORKERS:
                    return tuple(chosen)
    return tuple(chosen)


def _kept(face: Face, rotation: int) -> Iterator[tuple[Box, float]]:
    """What workers should not cover, and how much it matters: the name, the goods, the flag."""
    laid = plan(face, rotation)
    yield name_box(face, rotation), 0.5
    if laid.spaces:
        (left, top), (right, _) = laid.spaces[0], laid.spaces[-1]
        yield (left - 11, top - 11, right + 11, top + 11), 0.3
    elif face.tile in LANDMARKS:
        x, y = laid.foot
        yield (x + 14, y - 34, x + 46, y), 0.2


def name_box(face: Face, rotation: int) -> Box:
    """Where the name of a tile is read."""
    x, y = plan(face, rotation).name
    half = 3.6 * max(len(line) for line in face.name)
    return x - half, y - 10, x + half, y + 12.5 * (len(face.name) - 1) + 3


@lru_cache(maxsize=512)
def sticks_out(face: Face, rotation: int) -> bool:
    """Whether a name reaches the edge of its tile."""
    left, top, right, bottom = name_box(face, rotation)
    corners = face.lay(rotation).corners
    return any(ground.room(corners, x, y) < 5 for x in (left, right) for y in (top + 4, bottom))


def _covered(spot: Point, box: Box) -> float:
    """How much of a box a worker covers."""
    beside, above, below = BESIDE
    across = min(spot[0] + beside, box[2]) - max(spot[0] - beside, box[0])
    down = min(spot[1] + below, box[3]) - max(spot[1] - above, box[1])
    return across * down if across > 0 and down > 0 else 0.0


# The symbols: e the outline, g the ground with all that faces down, w the woods in front, u the same with the name, t
# both, a both without the name, x the ghost of a new tile, z the same without the name, y its handle, Y the same in a frame,
# s the tile
# on a card, h in a hand, c the blueprint card


@lru_cache(maxsize=12)
def symbols(printed: tuple[Face, ...]) -> str:
    """The symbols of all tiles and cards."""
    return "".join(part for number, face in enumerate(printed) for part in tile_symbols(number, face))


def tile_symbols(number: int, face: Face) -> Iterator[str]:
    """The symbols of a tile in all its rotations, and of its card."""
    yield _name(number, face.name)
    for rotation in range(6):
        which = f"{number}-{rotation}"
        lay, laid = face.lay(rotation), plan(face, rotation)
        yield f'<path id="e{which}" d="{ground.outline(lay.corners)}"/>'
        yield f'<g id="g{which}">{_ground(which, face, lay, laid)}</g>'
        yield f'<g id="w{which}">{ground.woods(lay, facing_up=True)}</g>'
        yield f'<g id="u{which}"><use href="#w{which}"/>{use(f"n{number}", *laid.name)}</g>'
        yield f'<g id="t{which}"><use href="#g{which}"/><use href="#u{which}"/></g>'
        yield f'<g id="a{which}"><use href="#g{which}"/><use href="#w{which}"/></g>'
        if face.cost:
            yield _ghost(which) + _handle(which, lay)
    yield f'<g id="s{number}">{_small(number, face)}</g>'
    if face.cost:
        yield f'<g id="c{number}">{card(number, face)}</g>'
        yield f'<g id="h{number}"><use href="#s{number}" transform="scale(.74)"/></g>'


def _name(number: int, lines: Sequence[str]) -> str:
    rows = "".join(f'<tspan x="0" dy="{"1em" if row else 0}">{escape(line)}</tspan>' for row, line in enumerate(lines))
    return (
        f'<g id="n{number}" font-size="12.5" class="sans bold" fill="{INK}" text-anchor="middle" stroke="#FFF9E8" '
        f'stroke-width="3.6" stroke-linejoin="round" paint-order="stroke"><text class="legible">{rows}</text></g>'
    )


def _ground(which: str, face: Face, lay: Lay, laid: Plan) -> str:
    """Soil, grass, roads, the woods that face down, the building and the spaces for goods."""
    x, y = laid.foot
    drawn = f'<use href="#e{which}" fill="#DCDDA2" stroke="#6B5A2E" stroke-width="2" stroke-linejoin="round"/>'
    drawn += ground.meadow(lay) + ground.roads(which, lay, (x, y + 6)) + f'<use href="#e{which}" class="veil"/>'
    drawn += ground.woods(lay, facing_up=False)
    if face.tile != "church":
        drawn += f'<use href="#b-{drawing(face.tile)}" transform="translate({num(x)} {num(y)}) scale({lay.size:.2f})"/>'
    return drawn + "".join(use(f"s-{face.makes}", *space) for space in laid.spaces)


def _ghost(which: str) -> str:
    """A new tile where it would lie, with its name and without."""
    paper = f'<use href="#e{which}" fill="#FFF9E8" opacity=".92"/>'
    rim = (
        f'<g fill="none" stroke-linejoin="round"><use href="#e{which}" stroke="{GOLD}" stroke-width="6"/>'
        f'<use href="#e{which}" stroke="#fff" stroke-width="3" stroke-dasharray="9 7"/></g>'
    )
    return (
        f'<g id="x{which}">{paper}<use href="#t{which}" opacity=".82"/>{rim}</g>'
        f'<g id="z{which}">{paper}<use href="#a{which}" opacity=".82"/>{rim}</g>'
    )


SECTION_COLOURS = {ground.FOREST: "#2F7A3C", ground.MOUNTAIN: "#54719A", ground.ROAD: "#D99A2B"}


def _handle(which: str, lay: Lay) -> str:
    """What is chosen for a new tile: a handle that shows how it would lie, with the kinds of its sections."""
    edges = dict.fromkeys(SECTION_COLOURS, "")
    for section, a, b in lay.edges():
        edges[section] += small_side(lay.corners, a, b)
    lines = "".join(
        f'<path d="{path}" stroke="{SECTION_COLOURS[section]}"/>' for section, path in edges.items() if path
    )
    drawn = f'<g stroke-width="3.4" stroke-linecap="round" fill="none">{lines}</g>'
    return (
        f'<g id="Y{which}"><rect x="-25" y="-18" width="50" height="48" rx="9"/>{drawn}</g>'
        f'<g id="y{which}"><use href="#handle"/>{drawn}</g>'
    )


HANDLE_SIZE = 22
"""How large a new tile is drawn on its handle."""


def small_side(
    corners: Sequence[Point], start: Point, end: Point, x: float = 0, y: float = 0, *, rounded: bool = False
) -> str:
    """A side of a tile as a handle shows it around a place; rounded it is short."""
    xs, ys = [across for across, _ in corners], [down for _, down in corners]
    scale = HANDLE_SIZE / max(max(xs) - min(xs), max(ys) - min(ys))
    x += scale * (start[0] - (min(xs) + max(xs)) / 2)
    y += scale * (start[1] - (min(ys) + max(ys)) / 2)
    across, down = scale * (end[0] - start[0]), scale * (end[1] - start[1])
    return (
        f"M{round(x)} {round(y)}l{round(across)} {round(down)}"
        if rounded
        else (f"M{num(x)} {num(y)}l{num(across)} {num(down)}")
    )


def _small(number: int, face: Face) -> str:
    """The tile as it lies on a card, within 80 × 44 of its middle."""
    lay = face.lay(0)
    xs, ys = [x for x, _ in lay.corners], [y for _, y in lay.corners]
    scale = min(80 / (max(xs) - min(xs)), 44 / (max(ys) - min(ys)))
    middle = f"{num(-(min(xs) + max(xs)) / 2)} {num(-(min(ys) + max(ys)) / 2)}"
    front = ground.woods(lay, facing_up=True)
    return f'<g transform="scale({scale:.3f}) translate({middle})"><use href="#g{number}-0"/>{front}</g>'


LONG_WORD = 12
"""Letters of a word that would be wider than a card: it is drawn closer."""


def _row_of_name(x: float, y: float, line: str) -> str:
    row = text(x, y, line, 11, "serif ink", "middle")
    closer = f'<text textLength="{CARD_WIDTH - 8}" lengthAdjust="spacingAndGlyphs"'
    return row.replace("<text", closer, 1) if len(line) > LONG_WORD else row


def card(number: int, face: Face) -> str:
    """A blueprint: the tile, its name, what it costs and brings."""
    name = " ".join(face.name)
    lines = wrapped(name, CARD_WIDTH - 8, 11)
    middle = CARD_WIDTH / 2
    top = 64.5 - 5.4 * (len(lines) - 1)
    names = "".join(_row_of_name(middle, top + 10.8 * row, line) for row, line in enumerate(lines))
    icons = [good for good, count in face.cost for _ in range(count)]
    left = middle - 8.5 * (len(icons) - 1)
    costs = "".join(use("coin" if good == "gold" else f"q-{good}", left + 17 * k, 81) for k, good in enumerate(icons))
    return (
        f'<rect x=".5" y=".5" width="{CARD_WIDTH - 1}" height="{CARD_HEIGHT - 1}" rx="9" class="card rule"/>'
        f"{use(f's{number}', middle, 26)}{names}{costs}{art.badge(CARD_WIDTH - 13, 13, f'+{face.points}', 0.8)}"
    )
