"""The small symbols of the picture: goods, workers, flags, roads, coins and marks. Drawn here, in code.

Goods lie within 10 units of their centre, workers stand on 0,0. Light comes from the top left; outlines are a dark
tone of the thing's own colour.
"""

from __future__ import annotations

from functools import cache

from osada.core.colours import GOLD, INK, MINE, SEAT_COLOURS
from osada.core.svg import num, seat_mark, use
from osada.games.hamlet.pieces import BASIC, MILESTONES, REFINED
from osada.games.hamlet.show.art import buildings, woods

GOLD_DARK, PLUM, PLUM_DARK = "#8A5A10", "#7B4A78", "#4E2C4C"

_J = 'stroke-linejoin="round" stroke-linecap="round"'

GOODS = {
    "wood": (
        '<circle r="6.6" fill="#DDAE77" stroke="#5E3D1E" stroke-width="2.2"/><circle r="3.7" fill="none" stroke="#A8733F" stroke-width="1.3"/>'
        '<circle r="1.2" fill="#8A5A2D"/>'
    ),
    "stone": (
        f'<path d="M-7.5 4.5V0Q-6-5.5 0-6T7.5 0V4.5Z" fill="#B9BEC4" stroke="#4E555E" stroke-width="1.6" {_J}/>'
        '<path d="M-5 1Q-4-3.5 0-4" fill="none" stroke="#F1F3F5" stroke-width="1.6" stroke-linecap="round"/><path d="M1 4.5V1H7" fill="none" stroke="#7E868F" stroke-width="1.2"/>'
    ),
    "wheat": (
        '<path d="M0 7.5V-2" stroke="#8A6414" stroke-width="1.6" stroke-linecap="round"/>'
        f'<path d="M0-8Q3-5 0-2Q-3-5 0-8ZM-1-1.5Q-5.5-2-5.5-6Q-1.5-5.5-1-1.5ZM1-1.5Q5.5-2 5.5-6Q1.5-5.5 1-1.5ZM-1 3Q-5.5 2.5-5.5-1.5Q-1.5-1-1 3ZM1 3Q5.5 2.5 5.5-1.5Q1.5-1 1 3Z" fill="#F0C84E" stroke="#8A6414" stroke-width="1" {_J}/>'
    ),
    "planks": (
        f'<path d="M-7 5.5h13v-3.6h-13zM-6 1.9h13v-3.6h-13zM-7-1.7h13v-3.6h-13z" fill="#E3B673" stroke="#6B441D" stroke-width="1.3" {_J}/>'
        '<path d="M-4 3.6h4M1 .2h4M-3-3.5h5" stroke="#A97437" stroke-width="1"/>'
    ),
    "bricks": (
        f'<path d="M-7 5h14v-10h-14z" fill="#C75F45" stroke="#6B2A1C" stroke-width="1.4" {_J}/>'
        '<path d="M-7 1.7h14M-7-1.7h14M-2 5v-3.3M3 5v-3.3M-4.5 1.7v-3.4M.5 1.7v-3.4M-2-1.7V-5M3-1.7V-5" stroke="#F0C3B2" stroke-width="1.1"/>'
    ),
    "milk": (
        f'<path d="M-4.5 7.5V-.5Q-4-3-2.2-4V-7.5H2.2V-4Q4-3 4.5-.5V7.5Z" fill="#FBFDFF" stroke="#4E6A86" stroke-width="1.5" {_J}/>'
        '<path d="M-3.8 1.5H3.8V6.8H-3.8Z" fill="#A9CDE8"/><path d="M-2.5-7.5h5" stroke="#4E6A86" stroke-width="2.2" stroke-linecap="round"/>'
    ),
    "flour": (
        f'<path d="M-5.5 7Q-7.5 1-3-3.5L-4.5-7H4.5L3-3.5Q7.5 1 5.5 7Z" fill="#F3E7CC" stroke="#7A5B2C" stroke-width="1.5" {_J}/>'
        '<path d="M-3-3.5H3" stroke="#B5603C" stroke-width="1.8"/><path d="M-2 3.5q2-4 4 0M0 2v3" fill="none" stroke="#B08B4E" stroke-width="1.2" stroke-linecap="round"/>'
    ),
}
GROUNDS = {
    "wood": "#EBD3AC",
    "stone": "#DDE1E4",
    "wheat": "#FBF2CC",
    "planks": "#8F6234",
    "bricks": "#F0D9CC",
    "milk": "#7FA6C6",
    "flour": "#C79C62",
}
SPACES_APART = 22
"""The distance from one space of a tile to the next."""
_OCTAGON = "M-4.2-10H4.2L10-4.2V4.2L4.2 10H-4.2L-10 4.2V-4.2Z"
COIN = (
    '<circle r="7" fill="#F5CC50" stroke="#A87A16" stroke-width="1.4"/><circle r="4.3" fill="none" stroke="#D9A62C" stroke-width="1.2"/>'
    '<path d="M-4-3.5Q-1-6.5 3-5" fill="none" stroke="#FFF6D2" stroke-width="1.4" stroke-linecap="round"/>'
)
BADGE = f'<path d="M-13-12Q0-14 13-12Q15 0 13 9Q0 15-13 9Q-15 0-13-12Z" fill="{PLUM}" stroke="{PLUM_DARK}" stroke-width="1.5"/>'


def _basic(good: str) -> str:
    return f'<rect x="-9.5" y="-9.5" width="19" height="19" rx="4.5" fill="{GROUNDS[good]}" stroke="#4A3420" stroke-width="1.5"/><use href="#i-{good}"/>'


def _row(good: str, count: int) -> str:
    """``count`` equal goods on the spaces of a tile, the first one at 0,0."""
    return "".join(f'<use href="#{good}" x="{SPACES_APART * k}"/>' for k in range(count))


def _refined(good: str, ground: str, edge: str) -> str:
    return f'<path d="{_OCTAGON}" fill="{ground}" stroke="{edge}" stroke-width="1.6" {_J}/><use href="#i-{good}" transform="scale(.86)"/>'


def _rim(seat: int, *, fine: bool) -> str:
    """Around a player's refined good: the seat's colour and mark; white with a star if it is of high quality."""
    colour, dark, _ = SEAT_COLOURS[seat]
    star = (
        f'<path d="M7-12l1.5 3.2l3.5.4l-2.6 2.4l.7 3.5l-3.1-1.7l-3.1 1.7l.7-3.5l-2.6-2.4l3.5-.4z" fill="{GOLD}" '
        f'stroke="{GOLD_DARK}" stroke-width=".9"/>'
    )
    return (
        f'<path d="{_OCTAGON}" transform="scale(1.18)" fill="{colour}" stroke="{dark}" stroke-width="1.3" {_J}/>'
        f'<path d="{_OCTAGON}" transform="scale(.88)" fill="{"#FFFDF6" if fine else "#54473B"}" stroke="{dark}" {_J}/>'
        f"{seat_mark(seat, -8.5, 8.5, 9)}{star if fine else ''}"
    )


def _token(good: str, seat: int, fine: bool) -> str:
    return f'<use href="#rim{seat}{_side(fine)}"/><use href="#i-{good}" transform="scale(.8)"/>'


def _side(fine: bool) -> str:
    """The letter of a token's side: white for high quality, else black."""
    return "w" if fine else "k"


def _space(good: str | None) -> str:
    """An empty space for a good: dashed, with the good that belongs there faintly in it."""
    shape = f'<path d="{_OCTAGON}" ' if good in REFINED else '<rect x="-9.5" y="-9.5" width="19" height="19" rx="4.5" '
    inner = "" if good is None else f'<use href="#i-{good}" opacity=".3" transform="scale(.8)"/>'
    return f'{shape} fill="#8FB3C9" fill-opacity=".4" stroke="#3F6B86" stroke-width="1.4" stroke-dasharray="3.2 2.2"/>{inner}'


# Workers, flags and roads

_MAN = "M0-29.5a6.2 6.2 0 0 1 4.4 10.6Q9-17 9.5-10L10.5-1Q10.5 1.5 8 1.5H-8Q-10.5 1.5-10.5-1L-9.5-10Q-9-17-4.4-18.9A6.2 6.2 0 0 1 0-29.5Z"
_DONKEY = "M-13-13Q-12-17-7-17H3L6-22L5-28L8.5-25.5L11-28.5L12-24L17-19.5Q17.5-16.5 14.5-16.5L11.5-17.5L9.5-11V1H5.5V-7H-5V1H-9V-7L-11-10L-14-4L-15.5-5Z"


def _worker(kind: str) -> str:
    """A worker without the colour of a seat."""
    shape = _MAN if kind == "villager" else _DONKEY
    return f'<path d="{shape}" fill="#A98A6A" stroke="#5E4630" stroke-width="1.6" {_J}/>'


def _villager(seat: int) -> str:
    colour, dark, _ = SEAT_COLOURS[seat]
    return (
        f'<path d="{_MAN}" fill="#FFF9EC" stroke="#FFF9EC" stroke-width="5" {_J}/><path d="{_MAN}" fill="{colour}" stroke="{dark}" stroke-width="1.7" {_J}/>'
        f'<path d="M-3.5-26Q-2-28 .5-28" fill="none" stroke="#fff" stroke-width="1.6" opacity=".6" stroke-linecap="round"/>{seat_mark(seat, 0, -8, 12)}'
    )


def _lying(seat: int) -> str:
    return f'<g transform="translate(14 -7) rotate(-90)" opacity=".88">{_villager(seat)}</g>'


def _donkey(seat: int) -> str:
    colour, dark, _ = SEAT_COLOURS[seat]
    return (
        f'<path d="{_DONKEY}" fill="#FFF9EC" stroke="#FFF9EC" stroke-width="4.6" {_J}/><path d="{_DONKEY}" fill="{colour}" stroke="{dark}" stroke-width="1.5" {_J}/>'
        f'<circle cx="11.5" cy="-21" r="1" fill="{INK if seat == 2 else "#fff"}"/>{seat_mark(seat, -2, -12.5, 9)}'
    )


def _herd(seat: int, count: int) -> str:
    """Several donkeys of a seat on one tile: two of them and how many they are."""
    _, dark, _ = SEAT_COLOURS[seat]
    return (
        f'<use href="#d{seat}" x="6" y="-5"/><use href="#d{seat}" x="-3"/><circle cx="-12" cy="-2" r="7.6" fill="#FFF9EC" stroke="{dark}" stroke-width="1.4"/>'
        f'<g font-size="12.1" class="sans bold dark" text-anchor="middle"><text class="legible" x="-12" y="2.3">{count}</text></g>'
    )


def _flag(seat: int) -> str:
    colour, dark, _ = SEAT_COLOURS[seat]
    return (
        f'<ellipse cy="1" rx="5" ry="2" fill="#4A3A1A" opacity=".3"/><path d="M0 1V-30" stroke="#FFF9EC" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="M0-30H22L17-22L22-14H0Z" fill="{colour}" stroke="#FFF9EC" stroke-width="5" {_J}/><path d="M0-30H22L17-22L22-14H0Z" fill="{colour}" stroke="{dark}" stroke-width="1.5" {_J}/>'
        f'<path d="M0 1V-31" stroke="#6B4A2A" stroke-width="2.6" stroke-linecap="round"/>{seat_mark(seat, 9, -22, 11)}'
    )


def _bridge(seat: int) -> str:
    """A bridge over a level edge at 0,0, going up and down."""
    colour, dark, _ = SEAT_COLOURS[seat]
    boards = "".join(f"M-6.5 {y}h13v4.4h-13z" for y in (-22, -16.5, -11, -5.5, 0, 5.5, 11, 16.5))
    return (
        f'<path d="M-9-25H9V24H-9Z" fill="#FFF9EC" stroke="#FFF9EC" stroke-width="4" {_J}/><path d="{boards}" fill="#D9A866" stroke="#6B441D" stroke-width="1"/>'
        f'<path d="M-8-25V24M8-25V24" stroke="{dark}" stroke-width="5" stroke-linecap="round"/><path d="M-8-25V24M8-25V24" stroke="{colour}" stroke-width="2.8" stroke-linecap="round"/>'
    )


def _path(seat: int) -> str:
    """A path of stones through the woods over a level edge at 0,0, going up and down."""
    colour, dark, _ = SEAT_COLOURS[seat]
    way = "M2-24Q-7-14 0-5T1 24"
    stones = "M1-21h.1M-3.5-12h.1M1.5-4h.1M5 5h.1M1 13h.1M1.5 21h.1"
    return (
        f'<path d="{way}" fill="none" stroke="#FFF9EC" stroke-width="21" stroke-linecap="round"/><path d="{way}" fill="none" stroke="{dark}" stroke-width="17.5" stroke-linecap="round"/>'
        f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="14.5" stroke-linecap="round"/>'
        f'<path d="{stones}" stroke="#54504A" stroke-width="9" stroke-linecap="round"/><path d="{stones}" stroke="#DCD9D1" stroke-width="6.6" stroke-linecap="round"/>'
    )


def _road_marked(kind: str, seat: int) -> str:
    """A road in each of its three directions, because the seat's mark on it stays upright."""
    drawing = _bridge(seat) if kind == "bridge" else _path(seat)
    return "".join(
        _symbol(
            f"{kind[0]}{seat}{turn}", f'<g transform="rotate({60 * turn})">{drawing}</g>{seat_mark(seat, 0, 0, 13)}'
        )
        for turn in (-1, 0, 1)
    )


# What can be chosen, what was just done, marks. What a finger has to hit is larger than what is seen of it.

_REACH = '<circle r="22" fill="none" pointer-events="all"/>'

HANDLE = f'{_REACH}<circle r="15" fill="{MINE}" stroke="{GOLD_DARK}" stroke-width="5"/><circle r="15" fill="none" stroke="{GOLD}" stroke-width="3"/>'

RING = '<circle cy="-13" r="20"/><circle cy="-13" r="28" fill="none" stroke="none" pointer-events="all"/>'


def _road_handle(kind: str) -> str:
    inner = {
        "bridge": '<path d="M-7-5Q0-9 7-5M-7 3Q0-1 7 3M-4-6.5v8M0-7.5v8.5M4-6.5v8" fill="none" stroke="#6B441D" stroke-width="2" stroke-linecap="round"/>',
        "path": '<path d="M-4 7h.1M1 2h.1M-2-3h.1M3-7h.1" stroke="#54504A" stroke-width="5" stroke-linecap="round"/>',
    }[kind]
    return HANDLE + inner


_WAY = "M-8 8Q-9 1-1 0T7-8"
PLANNER = (
    f'<path d="{_WAY}" fill="none" stroke="#A98A50" stroke-width="6" stroke-linecap="round"/>'
    f'<path d="{_WAY}" fill="none" stroke="#F3DFAE" stroke-width="3.4" stroke-linecap="round"/>'
)
AWARD_ICONS = {
    "chaplain": '<path d="M0 9V-9M-5-3.5h10" stroke="#D9A21E" stroke-width="3.4" stroke-linecap="round"/><path d="M0 9V-9M-5-3.5h10" stroke="#FBE08A" stroke-width="1.2" stroke-linecap="round"/>',
    "sacristan": '<path d="M-6 5Q-5-8 0-8T6 5Z" fill="#E3B949" stroke="#8A6414" stroke-width="1.4" stroke-linejoin="round"/><path d="M-8 5h16" stroke="#8A6414" stroke-width="2" stroke-linecap="round"/><circle cy="7.5" r="1.8" fill="#8A6414"/>',
    "landscaper": '<path d="M-4 9V-9H8L5-5L8-1H-4" fill="#5B8C51" stroke="#2F5230" stroke-width="1.5" stroke-linejoin="round"/>',
    "merchant": '<path d="M-8-1h16l-2.5-6h-11z" fill="#C4543F" stroke="#6B2A1C" stroke-width="1.3" stroke-linejoin="round"/><path d="M-6-1v8h12v-8" fill="#F5E8CB" stroke="#6B441D" stroke-width="1.3"/><circle cy="3" r="2.6" fill="#F5CC50" stroke="#A87A16" stroke-width="1"/>',
}


@cache
def symbols() -> str:
    """All symbols but those of the tiles; the same in every game."""
    parts = [woods.markers()] + [_symbol(f"i-{good}", drawing) for good, drawing in GOODS.items()]
    parts += [_symbol(f"s-{good}", _space(good)) for good in GOODS] + [_symbol("s-any", _space(None))]
    parts += [_symbol(f"rim{seat}{_side(fine)}", _rim(seat, fine=fine)) for seat in range(4) for fine in (False, True)]
    parts += [_symbol(good, _basic(good)) for good in BASIC]
    parts += [_symbol(good, _refined(good, GROUNDS[good], "#4A3420")) for good in REFINED]
    parts += [
        _symbol(token(good, seat, fine), _token(good, seat, fine))
        for good in REFINED
        for seat in range(4)
        for fine in (False, True)
    ]
    for seat in range(4):
        parts += [
            _symbol(f"v{seat}", _villager(seat)),
            _symbol(f"l{seat}", _lying(seat)),
            _symbol(f"d{seat}", _donkey(seat)),
        ]
        parts += [
            _symbol(f"f{seat}", _flag(seat)),
            _symbol(f"m{seat}", seat_mark(seat, 0, 0, 16)),
            _symbol(f"k{seat}", seat_mark(seat, 0, 0, 13)),
        ]
        parts += [_symbol(f"d{seat}{count}", _herd(seat, count)) for count in range(2, 7)]
        parts += [_road_marked("bridge", seat), _road_marked("path", seat)]
    parts += [_symbol(f"q-{good}", f'<use href="#{good}" transform="scale(.74)"/>') for good in (*BASIC, *REFINED)]
    parts += [_symbol(f"{good}{count}", _row(good, count)) for good in BASIC for count in (2, 3)]
    parts += [_symbol(kind, _worker(kind)) for kind in ("villager", "donkey")]
    parts += [
        _symbol("coin", COIN),
        _symbol("badge", BADGE),
        _symbol("points", '<use href="#badge" transform="scale(.72)"/>'),
        _symbol("ring", RING),
        _symbol("last", '<circle r="29"/>'),
        _symbol("handle", HANDLE),
    ]
    parts += [_symbol(f"handle-{kind}", _road_handle(kind)) for kind in ("bridge", "path")]
    parts += [_symbol(f"a-{name}", drawing) for name, drawing in AWARD_ICONS.items()]
    parts += [_symbol(f"price{gold}", _price(gold)) for gold in range(4)]
    parts.append(_symbol("a-planner", PLANNER))
    parts += [_symbol(f"a-{name}", use(good, 0, 0)) for name, good in zip(MILESTONES[1:], REFINED, strict=True)]
    parts += [_symbol(f"b-{name}", drawing) for name, drawing in buildings.BUILDINGS.items()]
    parts += [_symbol(f"church-{count}", buildings.church(count)) for count in range(1, 7)]
    parts.append(
        f'<marker id="tip" markerWidth="4" markerHeight="4" refX="2" refY="2" orient="auto"><path d="M0 0L4 2L0 4Z" fill="{PLUM}"/></marker>'
    )
    return "".join(parts)


def _price(gold: int) -> str:
    """What a blueprint costs at its place in the row."""
    return (
        '<rect x=".5" y=".5" width="32" height="18" rx="9" class="paper rule"/><use href="#coin" x="10" y="9.5" transform="scale(.95)"/>'
        f'<text x="24" y="14" font-size="12.5" class="sans bold ink" text-anchor="middle">{gold}</text>'
    )


def token(good: str, seat: int, fine: bool) -> str:
    """The symbol of a player's refined good."""
    return f"{good[0]}{seat}{_side(fine)}"


def _symbol(name: str, drawing: str) -> str:
    return f'<g id="{name}">{drawing}</g>'


def badge(x: float, y: float, points: object, size: float = 1.0) -> str:
    """Points on their plum shield."""
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({size:.2f})"><use href="#badge"/>'
        f'<text y="4.5" font-size="14" class="sans bold" fill="#FFF6E6" text-anchor="middle">{points}</text></g>'
    )
