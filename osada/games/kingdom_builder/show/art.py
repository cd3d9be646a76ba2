"""The symbols of the picture: terrains, locations, castles, pieces. Drawn here, in code.

A hex is 60 units wide and 69.3 high, its centre at 0,0. Light comes from the top left; outlines are a dark tone of
the thing's own colour.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from osada.core.colours import GOLD, INK, MINE, RED, SEAT_COLOURS
from osada.core.svg import num, seat_mark, use
from osada.games.kingdom_builder.board import TERRAINS

WIDTH = 60.0
RADIUS = 34.64
CORNERS = ((0.0, -RADIUS), (30.0, -17.32), (30.0, 17.32), (0.0, RADIUS), (-30.0, 17.32), (-30.0, -17.32))
VARIANTS = 5

COLOURS = {
    "meadow": ("#9DBF52", "#8DB044"),
    "forest": ("#5A8B52", "#4C7B47"),
    "canyon": ("#BC7844", "#AA6835"),
    "desert": ("#EACF88", "#DFC074"),
    "flowers": ("#D79AB8", "#CC8AAB"),
    "water": ("#74ADCD", "#659FC1"),
    "mountain": ("#9A9CA1", "#898B91"),
}
"""Ground and its shade."""


def hexagon(grow: float = 0.0) -> str:
    """The outline of a hex whose corners are ``grow`` units further out."""
    factor = 1 + grow / RADIUS
    return "M" + "L".join(f"{num(x * factor)} {num(y * factor)}" for x, y in CORNERS) + "Z"


HEXAGON = "l30 17.3v34.6l-30 17.3l-30-17.3v-34.6z"
"""The outline of a hex from its topmost corner."""

GROUNDS = tuple(f"{name[:2]}{number}" for name in COLOURS for number in range(VARIANTS))
"""Every variant of a terrain's hex."""


def grounds(across: float, down: float) -> str:
    """The patterns that fill all hexes of each variant, wherever they are on a board with these distances of columns
    and rows.

    One is for even rows, one for odd rows. A path filled with a pattern costs a browser far less than a drawing for
    each hex. The path lies on the lattice of the corners (half a hex wide, a third of a row high); the drawing keeps
    its size.
    """
    box = f'width="{num(across)}" height="{num(2 * down)}" viewBox="{num(-across / 2)} {num(-down)} {num(across)} {num(2 * down)}"'
    lattice = f"scale({2 / across:.6f} {3 / down:.6f})"
    even = f"{lattice}translate({num(-across / 2)} {num(-down)})"
    fillings = "".join(
        f'<pattern id="g-{variant}{row}" href="#row{row}"><use href="#{variant}"/></pattern>'
        for variant in GROUNDS
        for row in (0, 1)
    )
    return (
        f'<pattern id="row0" patternUnits="userSpaceOnUse" {box} patternTransform="{even}"/>'
        f'<pattern id="row1" href="#row0" patternTransform="{lattice}"/>{fillings}'
    )


@cache
def symbols() -> str:
    """All symbols; the same in every game."""
    parts = [_symbol(f"{name[:2]}{number}", _terrain(name, number)) for name in COLOURS for number in range(VARIANTS)]
    parts += [_symbol(f"l-{name}", _location_hex(drawing)) for name, drawing in LOCATION_ICONS.items()]
    parts += [_symbol(f"i-{name}", drawing) for name, drawing in LOCATION_ICONS.items()]
    parts += [_symbol(f"t-{name}", _token(drawing)) for name, drawing in LOCATION_ICONS.items()]
    parts += [_symbol(f"k-{name}", drawing) for name, drawing in CARD_ICONS.items()]
    parts += [_symbol("castle", _castle_hex()), _symbol("coin", COIN), _symbol("chip", CHIP)]
    parts += [_symbol(f"p{seat}", _piece(seat)) for seat in range(4)]
    parts += [_symbol(f"o{seat}", f'{GLOW}<use href="#p{seat}" opacity=".45"/>') for seat in range(4)]
    parts += [_symbol(f"c-{name}", _terrain_card(name)) for name in TERRAINS] + [_symbol("c-back", CARD_BACK)]
    parts += [_symbol(f"m{seat}", seat_mark(seat, 0, 0, 13)) for seat in range(4)]
    parts += [_symbol("glow", GLOW), _symbol("last", LAST), _symbol("lift", LIFTED)]
    return "".join(parts)


def _symbol(name: str, drawing: str) -> str:
    return f'<g id="{name}">{drawing}</g>'


# Terrains


def _terrain(name: str, number: int) -> str:
    """One of the variants of a terrain's hex."""
    ground, shade = COLOURS[name]
    return f'<path d="{hexagon(0.4)}" fill="{ground}"/>' + DRAWINGS[name](random.Random(f"{name} {number}"), shade)


def _spots(chance: random.Random, count: int, reach: float = 21.0, apart: float = 13.0) -> list[tuple[float, float]]:
    """Places inside a hex, apart from each other, from back to front."""
    spots: list[tuple[float, float]] = []
    for _ in range(400):
        if len(spots) == count:
            break
        x, y = chance.uniform(-reach, reach), chance.uniform(-reach, reach + 2)
        if abs(x) * 0.58 + abs(y) > 29:
            continue
        if all((x - a) ** 2 + (y - b) ** 2 > apart**2 for a, b in spots):
            spots.append((x, y))
    return sorted(spots, key=lambda spot: spot[1])


def _at(x: float, y: float, drawing: str, scale: float = 1.0) -> str:
    turn = f" scale({scale:.2f})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){turn}">{drawing}</g>'


def _meadow(chance: random.Random, shade: str) -> str:
    patch = f'<ellipse cx="{num(chance.uniform(-8, 8))}" cy="{num(chance.uniform(-10, 10))}" rx="19" ry="9" fill="#AACB62" opacity=".7"/>'
    tufts = "".join(
        f"M{num(x - 3)} {num(y)}q1-3-1.5-6M{num(x)} {num(y)}v-7.5M{num(x + 3)} {num(y)}q-1-3 1.5-6"
        for x, y in _spots(chance, 5)
    )
    return patch + f'<path d="{tufts}" fill="none" stroke="#5F8A33" stroke-width="1.5" stroke-linecap="round"/>'


TREE = (
    '<path d="M-1.3 0h2.6v4h-2.6z" fill="#5A4632"/><path d="M0-16L6.6 1H-6.6Z" fill="#2F5E3B" stroke="#234A2E" '
    'stroke-width="1.1" stroke-linejoin="round"/><path d="M0-16L-6.6 1H-1.4Z" fill="#437A4B"/>'
)


def _forest(chance: random.Random, shade: str) -> str:
    trees = "".join(_at(x, y + 6, TREE, chance.uniform(0.85, 1.1)) for x, y in _spots(chance, 5, 20, 10))
    return f'<ellipse cx="0" cy="6" rx="22" ry="13" fill="{shade}" opacity=".6"/>' + trees


def _canyon(chance: random.Random, shade: str) -> str:
    bands = "".join(
        f'<path d="M-29 {y}q7.3-3 14.5 0t14.5 0 14.5 0 14.5 0" fill="none" stroke="{colour}" stroke-width="2.2" opacity=".75"/>'
        for y, colour in ((-14, "#CB8B57"), (0, "#A3612F"), (14, "#CB8B57"))
    )
    x, y, scale = chance.uniform(-7, 7), chance.uniform(-2, 8), chance.uniform(0.85, 1.1)
    mesa = (
        '<path d="M-15 10L-9-5Q-8.4-8-5-8H6Q9-8 9.6-5L15 10Z" fill="#A35C2B" stroke="#7C4119" stroke-width="1.4" '
        'stroke-linejoin="round"/><path d="M-9-5Q-8.4-8-5-8H6Q9-8 9.6-5Q5-2.6 0-3.4T-9-5Z" fill="#DBA36E"/>'
        '<path d="M-12 2.5Q-5 4.4 0 3T12.4 3.4" fill="none" stroke="#C98650" stroke-width="1.5"/>'
    )
    return bands + _at(x, y, mesa, scale)


CACTUS = '<path d="M0 0v-9M0-4h-3.4v-3M0-3h3.4v-3.6" fill="none" stroke="#5F8F4E" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'


def _desert(chance: random.Random, shade: str) -> str:
    dunes = ""
    for x, y in _spots(chance, 3, 15, 14):
        dunes += (
            f'<path d="M{num(x - 14)} {num(y + 4)}q7-10 14-9t13 9q-13-5-27 0z" fill="#F5E3AE"/>'
            f'<path d="M{num(x - 14)} {num(y + 4)}q7-10 14-9t13 9" fill="none" stroke="#C9A456" stroke-width="1.4" stroke-linecap="round"/>'
        )
    if chance.random() < 0.4:
        dunes += _at(chance.choice((-13, 12)), chance.uniform(8, 16), CACTUS)
    return dunes


def _flower(colour: str, heart: str) -> str:
    petals = "".join(
        f'<circle cx="{x}" cy="{y}" r="2.5"/>' for x, y in ((0, -3), (2.9, -0.9), (1.8, 2.4), (-1.8, 2.4), (-2.9, -0.9))
    )
    return (
        '<path d="M0 2v7" stroke="#6E8F4A" stroke-width="1.4" stroke-linecap="round"/>'
        f'<g fill="{colour}" stroke="#A2527C" stroke-width=".7">{petals}</g><circle r="1.8" fill="{heart}"/>'
    )


def _flowers(chance: random.Random, shade: str) -> str:
    patch = f'<ellipse cx="{num(chance.uniform(-8, 8))}" cy="4" rx="20" ry="11" fill="#E3B0C9" opacity=".75"/>'
    kinds = (("#FFF6FA", "#E8A825"), ("#C94F86", "#F7D774"))
    return patch + "".join(
        _at(x, y - 2, _flower(*chance.choice(kinds)), chance.uniform(0.9, 1.15)) for x, y in _spots(chance, 4, 19, 14)
    )


def _water(chance: random.Random, shade: str) -> str:
    waves = ""
    for x, y in _spots(chance, 3, 14, 14):
        waves += f"M{num(x - 9)} {num(y)}q4.5-5 9 0t9 0"
    return (
        f'<ellipse cx="{num(chance.uniform(-6, 6))}" cy="{num(chance.uniform(-8, 8))}" rx="21" ry="10" fill="#82B9D6" opacity=".7"/>'
        f'<path d="{waves}" fill="none" stroke="#D6ECF7" stroke-width="1.8" stroke-linecap="round"/>'
    )


PEAK = (
    '<path d="M-13 10L0-15L13 10Z" fill="#74777D" stroke="#55585E" stroke-width="1.3" stroke-linejoin="round"/>'
    '<path d="M-13 10L0-15L2 10Z" fill="#90939A"/><path d="M-4.6-6.2L0-15L4.6-6.2L2-7.6L0-4.8L-2-7.4Z" fill="#FBFCFD"/>'
)


def _mountain(chance: random.Random, shade: str) -> str:
    spots = [(-12.0, 0.0, 0.8), (12.5, 2.0, 0.82), (chance.uniform(-3, 3), 9.0, 1.0)]
    return f'<ellipse cx="0" cy="14" rx="24" ry="8" fill="{shade}"/>' + "".join(
        _at(x + chance.uniform(-2, 2), y, PEAK, scale) for x, y, scale in spots
    )


DRAWINGS: dict[str, Callable[[random.Random, str], str]] = {
    "meadow": _meadow,
    "forest": _forest,
    "canyon": _canyon,
    "desert": _desert,
    "flowers": _flowers,
    "water": _water,
    "mountain": _mountain,
}

# Terrain cards, 74 × 96, with room for the name at the foot

_CARD = '<rect width="74" height="96" rx="7" fill="#FFFBF2" stroke="#B99F74" stroke-width="1.4"/>'
CARD_BACK = (
    f'{_CARD}<rect x="5" y="5" width="64" height="86" rx="4" fill="#8A6136"/>'
    '<path d="M37 24l20 24l-20 24l-20-24z" fill="none" stroke="#D9B57E" stroke-width="3"/>'
)


def _terrain_card(name: str) -> str:
    around = ((0, 0), (-60, 0), (60, 0), (-30, -52), (30, -52), (-30, 52), (30, 52))
    hexes = "".join(use(f"{name[:2]}{number % VARIANTS}", 37 + x, 39 + y) for number, (x, y) in enumerate(around))
    return f'{_CARD}<svg x="5" y="5" width="64" height="68" viewBox="5 5 64 68">{hexes}</svg>'


# Locations, tokens and castles. Icons lie within 15 units of the centre.

_O = 'stroke="#5B3A1E" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"'

LOCATION_ICONS = {
    "oracle": (
        f'<path d="M-13 10h26v3h-26zM-11 7.5h22v2.5h-22z" fill="#D9CBB0" {_O}/>'
        f'<path d="M-9-4h3v11h-3zM-1.5-4h3v11h-3zM6-4h3v11h-3z" fill="#F4ECDA" {_O}/>'
        f'<path d="M-12-4.5L0-13L12-4.5Z" fill="#8E6BB0" {_O}/><circle cy="-7.4" r="2" fill="#F7E3A1"/>'
    ),
    "farm": (
        f'<path d="M-11-2h17v14h-17z" fill="#F3DDB3" {_O}/><path d="M-14-1L-2.5-11L9-1Z" fill="#B5482F" {_O}/>'
        f'<path d="M-5.5 4h6v8h-6z" fill="#8A5A33" {_O}/><circle cx="10" cy="8" r="4.6" fill="#E3B949" {_O}/>'
        '<path d="M10 4.6v6.8M6.6 8h6.8" stroke="#9A701D" stroke-width="1"/>'
    ),
    "oasis": (
        '<ellipse cx="1" cy="10" rx="12" ry="4" fill="#6FA8C9" stroke="#3F7799" stroke-width="1.2"/>'
        '<path d="M-1 9Q3 2-1-5" fill="none" stroke="#7A5230" stroke-width="3" stroke-linecap="round"/>'
        '<g fill="#4F9A52" stroke="#2C6B38" stroke-width="1.1" stroke-linejoin="round">'
        '<path d="M-1-5Q-8-11-13-5Q-7-6.5-1-5Z"/><path d="M-1-5Q6-12 12-6Q5-7-1-5Z"/>'
        '<path d="M-1-5Q-9-4-10 3Q-5.5-2-1-5Z"/><path d="M-1-5Q8-4 9 3Q4-2-1-5Z"/><path d="M-1-5Q-3-13 3-14Q1-9-1-5Z"/></g>'
    ),
    "tower": (
        f'<path d="M-6 13L-5-5h10l1 18z" fill="#C9C2B4" {_O}/><path d="M-7.5-5v-6h3.500v2.500h2.500v-2.500h3v2.500h2.500v-2.500h3.500v6z" fill="#DAD4C8" {_O}/>'
        f'<path d="M-2 13v-5q2-3 4 0v5z" fill="#6B4A2C" {_O}/><path d="M-1 1h2v3.500h-2z" fill="#5B3A1E"/>'
        f'<path d="M0-11v-4l6 2l-6 2" fill="{RED}" {_O}/>'
    ),
    "tavern": (
        f'<path d="M-12-1h20v13h-20z" fill="#F3E3C3" {_O}/><path d="M-15 0L-9-10H5L11 0Z" fill="#9A4B33" {_O}/>'
        f'<path d="M-8 3h5v5h-5z" fill="#8FC0D8" {_O}/><path d="M0 3h5v9h-5z" fill="#7A4E2B" {_O}/>'
        f'<path d="M8 2.500h6" {_O} fill="none"/><path d="M9.5 4h5v6h-5z" fill="#E9B93C" {_O}/>'
    ),
    "barn": (
        f'<path d="M-12 12V-2L-7-10H7L12-2v14z" fill="#C2452F" {_O}/><path d="M-14-1L-8-11.500H8L14-1L11-1L6.5-8.500H-6.500L-11-1Z" fill="#F0E4D0" {_O}/>'
        f'<path d="M-5 12V2H5V12Z" fill="#F0E4D0" {_O}/><path d="M-5 2L5 12M5 2L-5 12" {_O}/><circle cy="-4" r="2.2" fill="#F0E4D0" {_O}/>'
    ),
    "harbor": (
        f'<path d="M-13 5H13L9 12H-9Z" fill="#8A5A33" {_O}/><path d="M-1 4V-14" {_O}/><path d="M1.5-12Q12-5 11 2.500H1.500Z" fill="#F7F1E3" {_O}/>'
        f'<path d="M-3.5-9Q-10-3-10 2.500H-3.500Z" fill="#6FA8C9" {_O}/>'
    ),
    "paddock": (
        f'<path d="M-9 8V0Q-9-5-3-4.500H3L6-11L9-12L10.5-7L8-4.500V8H5V2H-5.500V8Z" fill="#9A6B43" {_O}/>'
        f'<path d="M5.5-10.500Q2-8 2.5-4" fill="none" stroke="#5B3A1E" stroke-width="2.2"/>'
        f'<path d="M-14 6H14M-14 11H14M-10 3V14M0 5V14M10 3V14" fill="none" stroke="#5B3A1E" stroke-width="1.6" stroke-linecap="round"/>'
    ),
}


def _location_hex(icon: str) -> str:
    return (
        f'<path d="{hexagon(0.4)}" fill="#7A5A22"/><path d="{hexagon(-1)}" fill="#D9A93C"/><path d="{hexagon(-5)}" fill="#F6E7BF" '
        f'stroke="#A97F26" stroke-width="1"/><g transform="translate(0 -3)">{icon}</g>'
    )


def _token(icon: str) -> str:
    """A token as it lies before a player, 34 units high."""
    return (
        '<g transform="scale(.52)"><path d="' + hexagon(0) + '" fill="#D9A93C" stroke="#7A5A22" stroke-width="3"/>'
        f'<path d="{hexagon(-6)}" fill="#FBF0D2"/><g transform="translate(0 1) scale(1.2)">{icon}</g></g>'
    )


def _castle_hex() -> str:
    return (
        f'<path d="{hexagon(0.4)}" fill="#7C8088"/><path d="{hexagon(-1)}" fill="#C6CAD1"/><path d="{hexagon(-5)}" fill="#EBEDF0"/>'
        + CARD_ICONS["castles"]
    )


_S = 'stroke="#3F434B" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"'

CARD_ICONS = {
    "castles": (
        f'<path d="M-10 13V-3h20v16z" fill="#B9BEC8" {_S}/><path d="M-15 13V-6h2.300v2.500h2V-6h2.400v2.500h2V-6h2.300V13z" fill="#D3D7DE" {_S}/>'
        f'<path d="M4 13V-6h2.300v2.500h2V-6h2.400v2.500h2V-6H15V13z" fill="#A6ACB8" {_S}/><path d="M-4.5-3V-11h9V-3z" fill="#C6CAD3" {_S}/>'
        f'<path d="M-3 13V7q3-4 6 0v6z" fill="#4A4038" {_S}/><path d="M0-11v-7l7 2.500l-7 2.5" fill="{RED}" {_S}/>'
    ),
    "fishermen": (
        '<path d="M-14 9q4.7-4 9.3 0t9.3 0 9.3 0" fill="none" stroke="#5B9BC4" stroke-width="2" stroke-linecap="round"/>'
        '<path d="M-12-3Q-4-12 6-5L13-10L12-3L13 4L6-1Q-4 6-12-3Z" fill="#6FA8C9" stroke="#2E5F80" stroke-width="1.4" stroke-linejoin="round"/>'
        '<circle cx="-7" cy="-4" r="1.3" fill="#1E3E54"/><path d="M-2-7Q1-3-2 1" fill="none" stroke="#2E5F80" stroke-width="1.2"/>'
    ),
    "miners": (
        f'<path d="M-10 12L7-7" stroke="#8A5A33" stroke-width="3" stroke-linecap="round"/><path d="M-4-11Q8-13 13 1Q6-6-1-6Z" fill="#A9AEB8" {_S}/>'
        '<path d="M2 13L6 5L13 4L16 13Z" fill="#7E828A" stroke="#4A4E55" stroke-width="1.2" stroke-linejoin="round"/><circle cx="9" cy="9" r="1.4" fill="#F2C94C"/>'
    ),
    "workers": (
        f'<path d="M-11 12L6-6" stroke="#8A5A33" stroke-width="3.4" stroke-linecap="round"/><path d="M-1-9L7-14L14-6L8-1Z" fill="#9CA1AB" {_S}/>'
        '<path d="M11 12L-4-2" stroke="#B98A55" stroke-width="3" stroke-linecap="round"/><path d="M-12-8L-3-12L-1-2L-7 1Z" fill="#C7CBD3" stroke="#3F434B" stroke-width="1.2"/>'
    ),
    "merchants": (
        f'<g transform="translate(-9 5) scale(.6)"><path d="M-10 13V-6h20V13z" fill="#C6CAD3" {_S}/><path d="M-10-6v-5h4v3h4v-3h4v3h4v-3h4v5z" fill="#D9DCE2" {_S}/></g>'
        f'<g transform="translate(10 6) scale(.55)"><path d="M-12 11V-3L0-13L12-3v14z" fill="#C2452F" {_S}/></g>'
        '<circle cx="0" cy="-6" r="7" fill="#F2C94C" stroke="#9A6E14" stroke-width="1.5"/><path d="M0-10v8M-2.5-8h4M-2.5-4h4" stroke="#9A6E14" stroke-width="1.2" fill="none"/>'
    ),
    "discoverers": (
        f'<circle r="13" fill="#F3E3C3" stroke="#7A5A22" stroke-width="2"/><path d="M-3-3L9-9L3 3L-9 9Z" fill="{RED}" stroke="#5B2018" stroke-width="1.1"/>'
        '<path d="M-3-3L3 3L-9 9Z" fill="#F7F1E3"/><circle r="1.5" fill="#5B2018"/>'
    ),
    "knights": (
        f'<path d="M-9 12V-4Q-9-12 0-12T9-4V12Q4 15 0 12Q-4 15-9 12Z" fill="#B9BEC8" {_S}/><path d="M-9-1H9V3H1.500V10H-1.500V3H-9Z" fill="#4A4F59" {_S}/>'
        f'<path d="M-2-12Q-6-20 4-17Q12-14 9-5Q5-12-2-12Z" fill="{RED}" stroke="#6E2118" stroke-width="1.2" stroke-linejoin="round"/>'
    ),
    "hermits": (
        '<path d="M-8 13Q-11-12 0-13Q11-12 8 13Z" fill="#8C7257" stroke="#4F3D2A" stroke-width="1.4" stroke-linejoin="round"/><circle cy="-4" r="4.6" fill="#F0D4B4" stroke="#4F3D2A" stroke-width="1.1"/>'
        '<path d="M-4-2Q0 10 4-2Q0 2-4-2Z" fill="#EDEDED" stroke="#8A8A8A" stroke-width=".9"/><path d="M12 13V-9" stroke="#7A5230" stroke-width="2.2" stroke-linecap="round"/>'
    ),
    "citizens": (
        f'<path d="M-14 12V0L-9-6L-4 0V12Z" fill="#F3DDB3" {_O}/><path d="M-4 12V-4L2-11L8-4V12Z" fill="#E8C58E" {_O}/><path d="M8 12V2L11.5-2L15 2V12Z" fill="#F3DDB3" {_O}/>'
        f'<path d="M-15 1L-9-7L-3 1M-5-3L2-12L9-3M7 3L11.5-3L16 3" fill="none" stroke="#B5482F" stroke-width="2.6" stroke-linejoin="round"/><path d="M0.5 12V6h3v6" fill="#7A4E2B" {_O}/>'
    ),
    "lords": (
        '<path d="M-13 8L-15-8L-7-1L0-12L7-1L15-8L13 8Z" fill="#F2C94C" stroke="#8F6A12" stroke-width="1.5" stroke-linejoin="round"/><path d="M-13 8H13V12H-13Z" fill="#E0AF2E" stroke="#8F6A12" stroke-width="1.3"/>'
        f'<circle cy="2" r="2.4" fill="{RED}"/><circle cx="-8" cy="3.5" r="1.6" fill="{SEAT_COLOURS[0][0]}"/><circle cx="8" cy="3.5" r="1.6" fill="{SEAT_COLOURS[0][0]}"/>'
    ),
    "farmers": (
        '<path d="M0 13V-4M0 2Q-7 2-8-5Q-1-5 0 2M0 2Q7 2 8-5Q1-5 0 2M0-4Q-6-5-6-12Q0-11 0-4M0-4Q6-5 6-12Q0-11 0-4" fill="#E6BE4B" stroke="#94701B" stroke-width="1.3" stroke-linejoin="round"/>'
        '<path d="M-10 13H10" stroke="#7A5A22" stroke-width="2" stroke-linecap="round"/>'
    ),
}

COIN = (
    '<circle r="7" fill="#F2C94C" stroke="#A87A16" stroke-width="1.2"/><path d="M-3.5-3.500Q0-6.5 3.5-3.5" fill="none" stroke="#FFF3C4" '
    'stroke-width="1.4" stroke-linecap="round"/>'
)
CHIP = '<circle r="4.3" fill="#F2C94C" stroke="#8A661A" stroke-width="1.3"/>'

# Pieces: shape by roof (dome, gable, hip, spire), a cream halo, a dark outline.

ROOFS = (
    "M-12-1Q-12-13 0-13.500T12-1Z",
    "M-14 0L0-14.500L14 0Z",
    "M-13.5-1L-8-12H8L13.5-1Z",
    "M-11-1L0-19L11-1Z",
)


def _piece(seat: int) -> str:
    colour, dark, pale = SEAT_COLOURS[seat]
    house = f"M-9.5-2H9.500V11H-9.500Z{ROOFS[seat]}"
    return (
        f'<ellipse cx="1" cy="13" rx="13" ry="3.5" fill="#000" opacity=".22"/><path d="{house}" fill="#FFF9EC" stroke="#FFF9EC" stroke-width="6" stroke-linejoin="round"/>'
        f'<g stroke="{dark}" stroke-width="1.7" stroke-linejoin="round"><path d="M-9.5-2H9.500V11H-9.500Z" fill="{pale}"/>'
        f'<path d="{ROOFS[seat]}" fill="{colour}"/><path d="M-2.8 11V5.500Q0 2.5 2.8 5.500V11Z" fill="{colour}"/></g>'
        f'<path d="M-7-5Q-6-9.5-1.5-10.5" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".55"/>'
    )


GLOW = (
    f'<path d="{hexagon(1)}" fill="{MINE}" fill-opacity=".78" stroke="#8A5A10" stroke-width="5" stroke-linejoin="round"/>'
    f'<path d="{hexagon(1)}" fill="none" stroke="{GOLD}" stroke-width="3.2" stroke-linejoin="round"/>'
)
LAST = f'<circle r="21" fill="none" stroke="{INK}" stroke-width="5" opacity=".55"/><circle r="21" fill="none" stroke="#fff" stroke-width="3"/>'
LIFTED = f'<path d="{hexagon(-2)}" fill="#FFF9EC" fill-opacity=".55" stroke="#fff" stroke-width="2.5" stroke-dasharray="6 5"/>'
