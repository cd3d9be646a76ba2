"""The small pieces of the picture: tokens, goods, coins, signs of buildings. Drawn here, in code.

Tokens are told apart by shape, colour and icon alike. A drawing has its centre at 0,0; light comes from the top left;
outlines are a dark tone of the thing's own colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from osada.core.colours import GOLD, GOLD_EDGE, INK, RED, SOFT
from osada.core.svg import num, seat_mark, use
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.view import PrintedBuilding

TOKEN_SIZES = (46, 38, 30, 24, 20, 17)
"""The sizes of tokens, from those in the own storage, as large as its places allow, to small signs."""

COLOURS = {
    "water": ("#5B9BD5", "#2B5C90", "#8CBCE8"),
    "wheat": ("#E6BE4B", "#8A6614", "#F4DA86"),
    "barley": ("#A97B4F", "#5C3D20", "#C79B6F"),
    "rye": ("#D9822B", "#7D430D", "#EDA75E"),
    "hops": ("#6FA053", "#345C28", "#96C078"),
}
"""For each resource: its colour, its dark tone and its light one."""

GOODS = {"beer": ("#2F6299", "#1E4470", "#4A80B8"), "bread": ("#8A552E", "#573317", "#A8713F")}
"""For each good: the colour of its cards, the dark tone and the light one."""


@cache
def symbols() -> str:
    """All symbols of this file; the same at every table."""
    parts = [group(f"t-{name}", _token(name)) for name in RESOURCES]
    parts += [
        group(f"{name[:2]}{size}", f'<use href="#t-{name}" transform="scale({size / 40:.3g})"/>')
        for name in RESOURCES
        for size in TOKEN_SIZES
    ]
    parts += [group(name, drawing) for name, drawing in {**GOODS_ICONS, **SIGNS}.items()]
    parts += [group(f"p-{name}", _position(name)) for name in POSITIONS]
    parts += [group(f"back-{good}", _back(good)) for good in GOODS]
    parts += [
        group(f"{kind}-{good}", at(0, 0, use(f"back-{good}", 0, 0), size))
        for kind, size in BACKS.items()
        for good in GOODS
    ]
    return "".join(parts)


def group(name: str, drawing: str) -> str:
    """A drawing with a name, so that a picture can use it."""
    return f'<g id="{name}">{drawing}</g>'


def at(x: float, y: float, drawing: str, scale: float = 1.0) -> str:
    """A drawing moved to a place, and larger or smaller if asked."""
    larger = f" scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){larger}">{drawing}</g>'


def token(resource: str, size: int) -> str:
    """The name of the symbol of a token of some size."""
    return f"{resource[:2]}{size}"


# Tokens, 40 × 40

SHAPES = {
    "water": "M0-18A18 18 0 1 1 0 18A18 18 0 1 1 0-18Z",
    "wheat": "M-12-17H12Q17-17 17-12V12Q17 17 12 17H-12Q-17 17-17 12V-12Q-17-17-12-17Z",
    "barley": "M-10.5-17H10.5L19.5 0L10.5 17H-10.5L-19.5 0Z",
    "rye": "M-2-18.5Q0-20 2-18.5L18.5-2Q20 0 18.5 2L2 18.5Q0 20-2 18.5L-18.5 2Q-20 0-18.5-2Z",
    "hops": "M-16-17Q0-14 16-17Q18 9 0 19Q-18 9-16-17Z",
}


def _token(name: str) -> str:
    colour, dark, light = COLOURS[name]
    return (
        f'<path d="{SHAPES[name]}" fill="{dark}" transform="translate(0 1.6)"/>'
        f'<path d="{SHAPES[name]}" fill="{colour}" stroke="{dark}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="{SHAPES[name]}" fill="none" stroke="{light}" stroke-width="1.8" stroke-linejoin="round" transform="scale(.86)"/>'
        + ICONS[name]
    )


def _ear(grains: int, width: float, colour: str, edge: str) -> str:
    """An ear of grain around its stem, from the top down."""
    top = -3.6 * grains / 2 - 3
    pairs = "".join(
        f'<ellipse cx="{num(side * width)}" cy="{num(top + 4.2 + 4.3 * row)}" rx="2.1" ry="3.3" '
        f'transform="rotate({side * 32} {num(side * width)} {num(top + 4.2 + 4.3 * row)})"/>'
        for row in range(grains)
        for side in (-1, 1)
    )
    return (
        f'<path d="M0 {num(top)}V13" stroke="{edge}" stroke-width="1.8" stroke-linecap="round"/>'
        f'<g fill="{colour}" stroke="{edge}" stroke-width="1">{pairs}<ellipse cy="{num(top)}" rx="2" ry="3.2"/></g>'
    )


ICONS = {
    "water": (
        '<path d="M0-12Q9 0 7.5 5A7.6 7.6 0 0 1-7.5 5Q-9 0 0-12Z" fill="#F4FAFF" stroke="#2B5C90" stroke-width="1.5"/>'
        '<path d="M-3.6 3.5Q-3.2 7.4 .8 7.8" fill="none" stroke="#7FB4E3" stroke-width="1.8" stroke-linecap="round"/>'
    ),
    "wheat": _ear(4, 3.6, "#FFF6DC", "#8A6614"),
    "barley": (
        '<path d="M0 13V-2M0 2L-8-9M0 2L8-9M0 2L-3.5-12M0 2L3.5-12" stroke="#F3E2CC" stroke-width="1.4" stroke-linecap="round" fill="none"/>'
        '<g fill="#FBEFDD" stroke="#5C3D20" stroke-width="1"><ellipse cx="-3.6" cy="-1.5" rx="2.4" ry="4" transform="rotate(-28 -3.6 -1.5)"/>'
        '<ellipse cx="3.6" cy="-1.5" rx="2.4" ry="4" transform="rotate(28 3.6 -1.5)"/><ellipse cy="-3.5" rx="2.4" ry="4.3"/>'
        '<ellipse cx="-3" cy="5.5" rx="2.2" ry="3.6" transform="rotate(-38 -3 5.5)"/><ellipse cx="3" cy="5.5" rx="2.2" ry="3.6" transform="rotate(38 3 5.5)"/></g>'
    ),
    "rye": (
        f'<g transform="rotate(30) scale(.8)">{_ear(3, 3.3, "#FFEFDB", "#7D430D")}</g>'
        f'<g transform="rotate(-30) scale(.8)">{_ear(3, 3.3, "#FFEFDB", "#7D430D")}</g>'
    ),
    "hops": (
        '<path d="M0-7V-12Q4-14 7-11" fill="none" stroke="#345C28" stroke-width="1.8" stroke-linecap="round"/>'
        '<path d="M0-8Q8-6 7 2Q5 9 0 13Q-5 9-7 2Q-8-6 0-8Z" fill="#EEF6DF" stroke="#345C28" stroke-width="1.4"/>'
        '<path d="M-6.5-1Q-3 3 0-1Q3 3 6.5-1M-6 4Q-3 8 0 4Q3 8 6 4" fill="none" stroke="#5E8B45" stroke-width="1.4"/>'
    ),
}

# Goods, 44 × 44

_B = 'stroke="#5B3A12" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"'


def _mug(foam: str, beer: str) -> str:
    return (
        f'<path d="M10-5H16Q20-5 20 0V7Q20 12 15 12H10" fill="none" stroke="#5B3A12" stroke-width="6"/>'
        f'<path d="M10-5H16Q20-5 20 0V7Q20 12 15 12H10" fill="none" stroke="#E9EEF2" stroke-width="2.8"/>'
        f'<path d="M-14-8H11V16Q11 19 8 19H-11Q-14 19-14 16Z" fill="{beer}" {_B}/>'
        f'<path d="M-9-1V14M-2-1V14M5-1V14" stroke="#FFF2C4" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>'
        f'<path d="M-16-7Q-19-14-12-15Q-9-21-2-18Q4-22 8-16Q15-16 13-8Q13-4 9-6Q6-2 3-6Q-1-1-4-6Q-9-2-11-5Q-15-3-16-7Z" fill="{foam}" {_B}/>'
    )


def _loaf(cuts: str) -> str:
    return (
        f'<path d="M-20 6Q-21-10-3-13Q17-15 20 2Q21 13 8 14H-9Q-20 14-20 6Z" fill="#C77B36" {_B}/>'
        '<path d="M-17 3Q-16-7-3-9.5Q8-11 14-5" fill="none" stroke="#E8AC66" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="{cuts}" fill="none" stroke="#FBE3BC" stroke-width="3" stroke-linecap="round"/>'
    )


GOODS_ICONS = {
    "beer1": at(0, 1, _mug("#FFFDF5", "#F2CE6B"), 0.86),
    "beer2": _mug("#FFFDF5", "#E9A92B"),
    "beer3": _mug("#F6E9CE", "#8F4D1C"),
    "bread1": (
        f'<ellipse cy="3" rx="20" ry="11" fill="#C48A50" {_B}/><ellipse cx="-1" cy="1" rx="15" ry="7" fill="#DDAB72"/>'
        '<g fill="#8A5A2C"><circle cx="-8" cy="1" r="1.5"/><circle cx="0" cy="-2.5" r="1.5"/><circle cx="7" cy="2" r="1.5"/><circle cx="-1" cy="5" r="1.5"/></g>'
    ),
    "bread2": _loaf("M-10-4L-5 4M-1-7L4 3M8-6L12 2"),
    "bread3": (
        f'<g fill="#D08A3C" {_B}><ellipse cx="-13" cy="6" rx="8" ry="9"/><ellipse cx="13" cy="6" rx="8" ry="9"/><ellipse cx="-6" cy="2" rx="8" ry="10.5"/>'
        f'<ellipse cx="7" cy="2" rx="8" ry="10.5"/><ellipse cx="0" cy="1" rx="8" ry="12"/></g>'
        '<path d="M-4-5Q0-9 3-6M-15 1Q-12-2-10 0M-8-4Q-6-6-5-5" fill="none" stroke="#F6D39B" stroke-width="2.4" stroke-linecap="round"/>'
    ),
    "mug": at(0, 0, _mug("#FFFDF5", "#E9A92B"), 0.5),
    "loaf": at(0, 1, _loaf("M-10-4L-5 4M-1-7L4 3M8-6L12 2"), 0.52),
    "coin": (
        '<circle cy="1.5" r="16" fill="#8A6414"/><circle r="16" fill="#F0B92F" stroke="#8A6414" stroke-width="1.8"/>'
        '<circle r="12.5" fill="none" stroke="#FBDf85" stroke-width="1.8"/>'
    ),
    "small-coin": (
        '<circle r="9" fill="#F0B92F" stroke="#8A6414" stroke-width="1.4"/><circle r="6.8" fill="none" stroke="#FBDF85" stroke-width="1.2"/>'
    ),
}

# Signs, about 20 × 20

_I = 'fill="none" stroke="#FFFFFF" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"'
_D = 'stroke="#4A3A2C" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"'

SIGNS = {
    "s-card": f'<rect x="-6" y="-8.5" width="12" height="17" rx="2" fill="#FBF3E2" {_D}/>',
    "s-new": (
        f'<rect x="-8" y="-7" width="11" height="15" rx="2" fill="#FBF3E2" {_D}/><path d="M-1-9A8.5 8.5 0 0 1 8 3M8 3L4.5 .5M8 3L10-1" fill="none" '
        'stroke="#7D4FA0" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "s-away": (
        f'<rect x="-7" y="-9" width="11" height="15" rx="2" fill="#FBF3E2" {_D}/><path d="M5-4V8M1.5 5L5 9L8.5 5" fill="none" stroke="{RED}" '
        'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "s-turned": (
        f'<rect x="-8.5" y="-6" width="17" height="12" rx="2" fill="#CBB5DD" {_D}/><path d="M-4-2.5H4M-4 2.5H1" stroke="#5B3A7C" stroke-width="1.6" stroke-linecap="round"/>'
    ),
    "s-year": (
        f'<rect x="-8.5" y="-7" width="17" height="15.5" rx="2.5" fill="#FBF3E2" {_D}/><path d="M-8.5-4.5Q-8.5-7-6-7H6Q8.5-7 8.5-4.5V-2.5H-8.5Z" fill="#C2542E"/>'
        '<path d="M-4-9.5V-5.5M4-9.5V-5.5" stroke="#4A3A2C" stroke-width="1.6" stroke-linecap="round"/>'
        f'<path d="M-4.5 4.5A4.8 3.4 0 1 1 3.5 5.5M3.5 5.5L1 4.5M3.5 5.5L4.8 3" fill="none" stroke="{SOFT}" stroke-width="1.4" stroke-linecap="round"/>'
    ),
    "s-bank": (
        f'<path d="M-3.5-5Q-9 0-8 5Q-7 9 0 9Q7 9 8 5Q9 0 3.5-5Z" fill="#D9BE8C" {_D}/><path d="M-4.5-9H4.5L3-5H-3Z" fill="#C7A56B" {_D}/>'
    ),
    "s-basket": (
        f'<path d="M-6-1A6 7 0 0 1 6-1" fill="none" stroke="#6B4420" stroke-width="2"/><path d="M-9-1H9L7 8.5H-7Z" fill="#C4904F" {_D}/>'
        '<path d="M-7.5 3.5H7.5M-3-1L-2.5 8M3-1L2.5 8" stroke="#7A4F22" stroke-width="1"/>'
    ),
    "s-broom": (
        '<path d="M6-9L-1 1" stroke="#8A5A2C" stroke-width="2.4" stroke-linecap="round"/>'
        f'<path d="M-4-2L2 3L-2 9Q-8 8-9 3Z" fill="#E3C36B" {_D}/>'
    ),
    "s-house": f'<path d="M-7 8V-1H7V8Z" fill="#F3E3C3" {_D}/><path d="M-9.5 0L0-8.5L9.5 0Z" fill="#B5563C" {_D}/>',
    "s-crate": (
        f'<rect x="-8.5" y="-7" width="17" height="15" rx="2" fill="#B98A55" {_D}/><path d="M-8.5-2H8.5M-8.5 3H8.5" stroke="#6B4420" stroke-width="1.2"/>'
    ),
    "s-arrow": '<path d="M-5 0H4M0-4L4.5 0L0 4" fill="none" class="arrow" stroke="#4A3A2C" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
    "s-plus": '<path d="M-4 0H4M0-4V4" stroke="#4A3A2C" stroke-width="2.2" stroke-linecap="round"/>',
    "s-more": '<path d="M-3-4.5L3.5 0L-3 4.5" fill="none" stroke="#4A3A2C" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
    "s-beer": f'<rect x="-9" y="-12" width="18" height="24" rx="3" fill="{GOODS["beer"][0]}" stroke="{GOODS["beer"][1]}" stroke-width="1.4"/>{use("mug", 0, 0)}',
    "s-bread": f'<rect x="-9" y="-12" width="18" height="24" rx="3" fill="{GOODS["bread"][0]}" stroke="{GOODS["bread"][1]}" stroke-width="1.4"/>{use("loaf", 0, 0, transform="scale(.75)")}',
    "ear": f'<g transform="scale(.95)">{_ear(3, 3.4, "#E6BE4B", "#8A6614")}</g>',
    "sheaf": (
        f'<g transform="rotate(-26 0 10) scale(.9)">{_ear(3, 3.2, "#E9C452", "#6E5212")}</g><g transform="rotate(26 0 10) scale(.9)">{_ear(3, 3.2, "#E9C452", "#6E5212")}</g>'
        f'{_ear(3, 3.2, "#F3D573", "#6E5212")}<path d="M-5 8H5" stroke="#8A4B1C" stroke-width="2.6" stroke-linecap="round"/>'
    ),
    "sun": (
        '<path d="M0-13V-10M0 10V13M-13 0H-10M10 0H13M-9.2-9.2L-7.1-7.1M7.1 7.1L9.2 9.2M-9.2 9.2L-7.1 7.1M7.1-7.1L9.2-9.2" stroke="#B24A18" stroke-width="2" stroke-linecap="round"/>'
        '<circle r="7" fill="#F08A3C" stroke="#B24A18" stroke-width="1.5"/><circle r="7" cx="-1.5" cy="-1.5" fill="#F8B067" opacity=".6" transform="scale(.6)"/>'
    ),
}

# Positions of buildings

POSITIONS = {
    "cards": (
        "#7D5BA6",
        f'<rect x="-8" y="-6" width="8" height="12" rx="1.5" transform="rotate(-14 -4 0)" {_I}/><rect x="-1" y="-7" width="8.5" height="12.5" rx="1.5" transform="rotate(8 3 0)" fill="#fff"/>',
    ),
    "collect": ("#4B8A3E", f'<path d="M-7-1H7L5.5 7.5H-5.5ZM-5-1A5 6 0 0 1 5-1M-6 3H6M0-1V7" {_I}/>'),
    "storage": ("#2F7FA0", f'<path d="M-6-7.5H6Q9 0 6 7.5H-6Q-9 0-6-7.5ZM-7.3-3H7.3M-7.3 3H7.3M0-7V7" {_I}/>'),
    "produce": (
        "#B4572F",
        f'<path d="M-7.5-2H7.5Q7.5 7.5 2 7.5H-2Q-7.5 7.5-7.5-2ZM-9-2H9M-3-5Q-1.5-6.5-3-8.5M3-5Q4.5-6.5 3-8.5" {_I}/>',
    ),
    "clean": ("#52798A", f'<path d="M7-8L0 1M-2-2L3 3L0 8Q-6 8-8 3Z" {_I}/>'),
    "score": ("#B8902B", '<path d="M0-9L2.6-3L9-2.5L4.2 1.8L5.7 8L0 4.7L-5.7 8L-4.2 1.8L-9-2.5L-2.6-3Z" fill="#fff"/>'),
}
"""The six positions: the colour of each and its sign."""


def _position(name: str) -> str:
    colour, sign = POSITIONS[name]
    return f'<rect x="-13" y="-13" width="26" height="26" rx="6" fill="{colour}" stroke="{INK}" stroke-opacity=".45" stroke-width="1.2"/>{sign}'


# What a building does, as a row of signs

SOURCES = {"yearly": "s-year", "supply": "s-bank", "bonus": "s-basket", "gift": "s-neighbour"}
PLAIN = {"redraw": ("s-new",), "keep_choice": ("s-away",), "reserve": ("s-turned",), "last_draw": ("s-plus", "s-card")}
CONDITIONS = {
    "more_buildings": ("s-house", "s-more"),
    "stock_lead": ("s-crate", "s-more"),
    "windmill": ("windmill-sign",),
}
WIDTHS = {"s-plus": 13, "s-arrow": 14, "s-more": 12, "s-card": 15}


def effect(does: PrintedBuilding) -> str:
    """What a building does, in signs; its centre at 0,0, at most 72 wide and 24 high."""
    signs = _signs(does)
    widths = [
        WIDTHS.get(name, 24 if name.startswith(("slot", "kind")) else 17 if name.endswith("17") else 20)
        for name in signs
    ]
    scale = min(1.0, 72 / sum(widths))
    left, drawn = -sum(widths) / 2, ""
    for name, width in zip(signs, widths, strict=True):
        drawn += use(name, left + width / 2, 0)
        left += width
    return drawn if scale == 1 else at(0, 0, drawn, scale)


def _signs(does: PrintedBuilding) -> tuple[str, ...]:
    kind = does["effect"]
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in SOURCES:
        return SOURCES[kind], "s-plus" if kind == "bonus" else "s-arrow", token(does["resource"], 20)
    if kind == "storage":
        return tuple(f"slot-{name}" for name, count in does["places"].items() for _ in range(count))
    if kind == "capacity":
        return "s-plus", f"s-{does['good']}"
    if kind == "substitute":
        return token(does["pay"], 17), token(does["pay"], 17), "s-arrow", token(does["for"], 20)
    if kind == "clean":
        return f"s-{does['good']}", "s-broom", token(does["resource"], 20)
    if kind == "coin_per_kind":
        return f"kind-{does['kind']}", "s-arrow", "coin-1"
    return *CONDITIONS[does["condition"]], "coin-2"


FIGURES = {1: "M-2-2.5L.8-4.2V4.2", 2: "M-2.8-2Q-2.6-4.2 0-4.2T2.8-2Q2.8-.4 0 1.7T-2.9 4.1H3"}
"""Figures as strokes: a sign may be smaller than a text that is to be read."""


def _figure(number: int) -> str:
    return f'<path d="{FIGURES[number]}" fill="none" stroke="{INK}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>'


def _roman(number: int) -> str:
    strokes = "".join(f"M{num(4.4 * (stroke - (number - 1) / 2))}-4V4" for stroke in range(number))
    serifs = f"M{num(-2.2 * number)}-4.4H{num(2.2 * number)}M{num(-2.2 * number)} 4.4H{num(2.2 * number)}"
    return f'<path d="{strokes}" stroke="#FBF3E2" stroke-width="2"/><path d="{serifs}" stroke="#FBF3E2" stroke-width="1.2"/>'


SIGNS |= (
    {
        "pill": f'<rect x="-16" y="-9.5" width="32" height="19" rx="9.5" fill="{GOLD}" stroke="{GOLD_EDGE}"/>',
        "count": '<rect x="-18" y="-10" width="36" height="20" rx="10" fill="#FBF6EA" stroke="#C9B68C"/>',
        "free": '<rect x="-10" y="-14" width="20" height="28" rx="2.6" fill="#FFFFFF" fill-opacity=".5" stroke="#8F7440" stroke-width=".6" stroke-dasharray="1.8 1.4"/>',
        "m0": seat_mark(0, 0, 0, 16),
        "m1": seat_mark(1, 0, 0, 16),
        "exchange-place": '<rect width="118" height="160" rx="11" fill="none" pointer-events="all"/>',
        "exchange-offered": f'<rect width="118" height="160" rx="11" fill="{GOLD}" stroke="{GOLD_EDGE}" stroke-width="1.5"/>',
        "coin-1": use("small-coin", 0, 0) + _figure(1),
        "coin-2": use("small-coin", 0, 0) + _figure(2),
        "s-neighbour": f'<path d="M-9 7V0H-1V7Z" fill="#F3E3C3" {_D}/><path d="M-11 1L-5-6L1 1Z" fill="#8A8178" {_D}/><g transform="translate(5 3) scale(.62)">{SIGNS["s-basket"]}</g>',
        "windmill-sign": '<use href="#windmill" transform="translate(0 1) scale(.3)"/>',
    }
    | {
        f"kind-{kind}": f'<rect x="-11" y="-9" width="22" height="18" rx="3" fill="#34403F" stroke="#8A5A33" stroke-width="2"/>{_roman(kind)}'
        for kind in (1, 2, 3)
    }
    | {
        f"slot-{name}": '<rect x="-10.5" y="-10.5" width="21" height="21" rx="4" fill="#7A5230" stroke="#4F331A" stroke-width="1.4"/>'
        + (
            use(token(name, 17), 0, 0, opacity=".75")
            if name != "any"
            else '<path d="M-5 0H5M0-5V5" stroke="#E9D3AE" stroke-width="2" stroke-linecap="round"/>'
        )
        for name in (*RESOURCES, "any")
    }
)

# Backs of cards, 20 × 28 around 0,0; they differ by colour, pattern and sign

BACKS = {"pile": 1.1, "heap": 1.9, "held": 2.5, "large": 3.7}
"""Backs of other sizes."""


def pile(backs: Sequence[str], kind: str, x: float, y: float, room: float) -> str:
    """A pile whose backs all show, the top card at the left with its centre at x, y: of each card below it there is a
    stripe in the colour of its back, broken for bread, in as little room as there is."""
    if not backs:
        return ""
    half, high = 10 * BACKS[kind], 28 * BACKS[kind] - 2
    step = min(4.5 * BACKS[kind], room / max(1, len(backs) - 1))
    stripes = dict.fromkeys(GOODS, "")
    for number, back in enumerate(backs[1:]):
        stripes[back] += f"M{num(x + half + step * (number + 0.5))} {y - high / 2:.0f}v{high:.0f}"
    drawn = "".join(
        f'<path d="{path}" stroke="{GOODS[good][0]}" stroke-width="{num(step - 0.8)}"{BROKEN if good == "bread" else ""}/>'
        for good, path in stripes.items()
        if path
    )
    return drawn + use(f"{kind}-{backs[0]}", x, y)


BROKEN = ' stroke-dasharray="5 1.5"'


def _back(good: str) -> str:
    colour, dark, light = GOODS[good]
    pattern = (
        "M-8-12L8 4M-8-4L4 8M-8 4L0 12M8-12L-8 4M8-4L-4 8M8 4L0 12M0-12L8-4M0-12L-8-4"
        if good == "beer"
        else "M-8-8Q-4-12 0-8T8-8M-8-2Q-4-6 0-2T8-2M-8 4Q-4 0 0 4T8 4M-8 10Q-4 6 0 10T8 10"
    )
    icon = at(-0.5, 0, GOODS_ICONS["mug"], 0.62) if good == "beer" else at(0, 0, GOODS_ICONS["loaf"], 0.58)
    return (
        f'<rect x="-10" y="-14" width="20" height="28" rx="2.6" fill="{colour}" stroke="{dark}" stroke-width="1.2"/>'
        f'<path d="{pattern}" fill="none" stroke="{light}" stroke-width=".9"/>'
        f'<rect x="-8" y="-12" width="16" height="24" rx="1.6" fill="none" stroke="{light}" stroke-width=".8"/>'
        f'<circle r="6.6" fill="#FBF3E2" stroke="{dark}" stroke-width=".9"/>{icon}'
    )
