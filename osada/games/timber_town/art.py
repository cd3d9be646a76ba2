"""The symbols of the picture: tiles, buildings, boardwalks, figures. Drawn here, in code.

A tile is 100 units wide with its centre at 0,0; it is put down at any size by ``width`` and ``height``. Its building
never turns, only the boardwalk does. Light comes from the top left; outlines are a dark tone of the thing's own colour.
"""

from __future__ import annotations

from functools import cache

from osada.core.svg import SEAT_COLOURS, num, seat_mark, use

SIDES = "NESW"

COLOURS = {
    "green": ("#BFDDB0", "#7FB069", "#4C7A3A"),
    "purple": ("#CDBBE0", "#8E6BB0", "#523A70"),
    "orange": ("#F8D2A6", "#E59A4A", "#96571A"),
    "blue": ("#A9C8EA", "#4F83C4", "#274C7C"),
    "yellow": ("#F8E7A3", "#EBC84B", "#8C6D12"),
    "red": ("#F0B4A8", "#CC5A47", "#7C2C1F"),
    "brown": ("#CDB49C", "#8A623F", "#4F3520"),
}
"""Of each colour of tiles the ground, the colour itself and its dark tone (outlines)."""

OWN, RIVAL, STREAM = 92, 58, 84
"""How large a tile is in the own city, in the other one, and in the river."""
SIZES = {"o": OWN, "r": RIVAL, "s": STREAM}

GIVEN = ("crane", "dam", "raft-two")
"""The figures that construction sites give."""
KINDS = {
    "green": ("green",),
    "purple": ("purple",),
    "orange": ("orange",),
    "blue": ("blue",),
    "yellow": ("yellow",),
    "red": tuple(f"red-{figure}" for figure in GIVEN),
    "brown": ("brown",),
}
"""The drawings of each colour: construction sites differ by the figure they give."""

MASKS = {
    "green": (3, 6, 12, 9, 5, 10),
    "purple": (3, 6, 12, 9, 5, 10),
    "orange": (3, 6, 12, 9, 5, 10, 7, 14, 13, 11),
    "blue": (3, 6, 12, 9, 5, 10, 7, 14, 13, 11, 15),
    "yellow": (1, 2, 4, 8, 3, 6, 12, 9, 5, 10, 7, 14, 13, 11, 15),
    "red": (15,),
    "brown": (15,),
}
"""The boardwalks that tiles of a colour have, in all rotations: N 1, E 2, S 4, W 8."""


def tile(colour: str, figure: str | None, ends: str) -> str:
    """The symbol of a tile: its drawing, and its boardwalk as it lies."""
    return f"{drawing(colour, figure)}-{mask(ends)}"


def drawing(colour: str, figure: str | None) -> str:
    """The drawing of a tile; it is also what explains it."""
    return f"{colour}-{figure}" if colour == "red" else colour


def mask(ends: str) -> int:
    return sum(1 << SIDES.index(side) for side in ends)


@cache
def symbols() -> str:
    """All symbols; the same in every game."""
    parts = [_group(f"w{walk}", _walk(walk)) for walk in range(1, 16)]
    parts += [_group(f"g-{colour}", _ground(colour)) for colour in COLOURS]
    parts += [_group(f"b-{kind}", f'<g transform="scale(1.1)">{drawing}</g>') for kind, drawing in BUILDINGS.items()]
    parts += [_symbol(f"f-{figure}", drawing, 50) for figure, drawing in FIGURE_DRAWINGS.items()]
    for colour, kinds in KINDS.items():
        parts += [_symbol(f"c-{colour}", f'<use href="#g-{colour}"/><use href="#b-{kinds[0]}"/>', 100)]
        parts += [_tile(colour, kind, walk) for kind in kinds for walk in MASKS[colour]]
    parts += [_symbol("back", BACK, 100), _symbol("builder", BUILDER, 50), _symbol("f-beaver", BEAVER, 60)]
    parts += [_symbol(f"m{seat}", seat_mark(seat, 0, 0, 26), 30) for seat in range(2)]
    parts += [
        _group(
            f"{letter}{seat}-{figure}",
            f'<g transform="scale({scale})">{_joint(seat, f"raft-{seat}" if figure == "raft" else figure)}</g>',
        )
        for letter, scale in (("j", 1), ("k", 0.66))
        for seat in range(2)
        for figure in ("crane", "dam", "raft", "raft-two")
    ]
    parts += [_group(f"r{seat}-{raft}", _afloat(seat, raft)) for seat in range(2) for raft in ("raft", "raft-two")]
    parts += [_group("east", EAST), _group("south", SOUTH), _group("need", NEED), _group("across", ACROSS)]
    parts += [_group("r-across", f'<g transform="scale(.630)">{ACROSS}</g>')]
    parts += [_group("slot", SLOT), _group("slot-glow", SLOT_GLOW), _group("disc", DISC), _group("pill", _pill(1))]
    parts += [_group("small-pill", _pill(0.76))]
    parts += [_group(f"q{seat}", seat_mark(seat, 0, 0, 18)) for seat in range(2)]
    parts += [
        _group(f"{letter}-{figure}", put(f"f-{figure}", 0, 0, size))
        for letter, size in (("a", 74), ("e", 54))
        for figure in FIGURE_DRAWINGS
    ]
    parts += [
        _sized(*mark)
        for mark in (
            ("s", "glow", GLOW),
            ("o", "glow", GLOW),
            ("s", "pale", PALE),
            ("o", "cell", CELL),
            ("o", "ghost", GHOST),
        )
    ]
    parts += [
        _sized(*mark) for mark in (("o", "last", LAST), ("r", "last", LAST), ("o", "dot", DOT), ("o", "spot", SPOT))
    ]
    return "".join(parts)


def _sized(letter: str, name: str, mark: str) -> str:
    """A mark of a tile's form in one of the sizes of tiles."""
    return _group(f"{letter}-{name}", f'<g transform="scale({SIZES[letter] / 100})">{mark}</g>')


def _tile(colour: str, kind: str, walk: int) -> str:
    """A tile, and the same in the three sizes in which it lies on the table, with its centre at 0,0."""
    name = f"{kind}-{walk}"
    return _symbol(name, f'<use href="#g-{colour}"/><use href="#w{walk}"/><use href="#b-{kind}"/>', 100) + "".join(
        _group(f"{letter}{name}", put(name, 0, 0, size)) for letter, size in SIZES.items()
    )


def _group(name: str, drawing: str) -> str:
    return f'<g id="{name}">{drawing}</g>'


def _symbol(name: str, drawing: str, size: int) -> str:
    """A drawing around 0,0 that can be put down at any size by its top left corner."""
    return (
        f'<symbol id="{name}" viewBox="{-size / 2:g} {-size / 2:g} {size} {size}" overflow="visible">{drawing}</symbol>'
    )


def put(symbol: str, x: float, y: float, size: float, **attributes: object) -> str:
    """A symbol with its centre at a place."""
    return use(symbol, x - size / 2, y - size / 2, width=num(size), height=num(size), **attributes)


# Grounds: a pattern for each colour

_GROUND = "M-38-47H38Q47-47 47-38V38Q47 47 38 47H-38Q-47 47-47 38V-38Q-47-47-38-47Z"


def _lines(path: str, colour: str, width: float = 1.6, opacity: float = 0.5) -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" opacity="{opacity}" stroke-linecap="round"/>'


def _tufts() -> str:
    spots = ((-36, -24), (-22, -36), (30, -30), (-34, 34), (36, 22), (24, 38), (-24, 14), (38, -6), (-38, 4), (22, -40))
    return "".join(f"M{x - 3} {y}l-1.500-5M{x} {y}v-7M{x + 3} {y}l1.500-5" for x, y in spots)


def _diamonds() -> str:
    return "".join(
        f"M{x} {y - 5}l5 5l-5 5l-5-5z"
        for row, y in enumerate(range(-36, 40, 18))
        for x in range(-36 + 9 * (row % 2), 40, 18)
    )


def _bricks() -> str:
    rows = range(-33, 47, 14)
    across = "".join(f"M-46 {y}H46" for y in rows)
    down = "".join(
        f"M{x} {y}v-14"
        for row, y in enumerate((*rows, 47))
        for x in range(-30 + 12 * (row % 2), 46, 24)
        if y - 14 > -50
    )
    return across + down.replace("v-14", "v-13")


def _waves() -> str:
    return "".join(
        f"M-46 {y}q7.700-6 15.300 0t15.300 0 15.300 0 15.300 0 15.300 0 15.300 0" for y in range(-34, 46, 17)
    )


def _slant(step: int) -> str:
    """Diagonal lines within the ground."""
    lines = ""
    for offset in range(-80, 81, step):
        left, right = max(-45, -45 - offset), min(45, 45 - offset)
        if right - left > 6:
            lines += f"M{left} {left + offset}L{right} {right + offset}"
    return lines


_PATTERNS = {
    "green": lambda: _lines(_tufts(), "#5E9248", 1.7, 0.75),
    "purple": lambda: f'<path d="{_diamonds()}" fill="#8E6BB0" opacity=".3"/>',
    "orange": lambda: _lines("".join(f"M{x}-46V46" for x in range(-36, 40, 12)), "#FCEAD2", 5, 0.75),
    "blue": lambda: _lines(_slant(15), "#CFE2F6", 3.5, 0.8),
    "yellow": lambda: _lines(_bricks(), "#D2AC34", 1.6, 0.6),
    "red": lambda: f'<g transform="scale(-1 1)">{_lines(_slant(11), "#DB8373", 2, 0.6)}</g>',
    "brown": lambda: _lines(_waves(), "#8A623F", 1.8, 0.55),
}


def _ground(colour: str) -> str:
    light, full, dark = COLOURS[colour]
    return (
        f'<path d="{_GROUND}" transform="translate(0 3.500)" fill="{dark}"/>'
        f'<path d="{_GROUND}" fill="{light}"/>{_PATTERNS[colour]()}'
        f'<path d="{_GROUND}" fill="none" stroke="{full}" stroke-width="5"/>'
        f'<path d="{_GROUND}" fill="none" stroke="{dark}" stroke-width="1.800"/>'
    )


# Boardwalks: planks between rails on a cream halo

HALF = 12.5
_TURN = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def _walk(walk: int) -> str:
    """The boardwalk of a tile: an arm to each of its ends, and the landing where they meet."""
    ends = [side for index, side in enumerate(SIDES) if walk >> index & 1]
    halo = wood = planks = rails = ""
    for side in SIDES:
        dx, dy = _TURN[side]
        if side not in ends:
            rails += _line(dx * HALF - dy * HALF, dy * HALF + dx * HALF, 2 * dy * HALF, -2 * dx * HALF)
            continue
        halo += _arm(dx, dy, HALF + 3, 47)
        wood += _arm(dx, dy, HALF, 48.5)
        for far in (18, 24.5, 31, 37.5, 44):
            planks += _line(dx * far - dy * HALF, dy * far + dx * HALF, 2 * dy * HALF, -2 * dx * HALF)
        for edge in (-1, 1):
            x, y = dx * HALF - edge * dy * HALF, dy * HALF + edge * dx * HALF
            rails += _line(x, y, dx * 35.5, dy * 35.5)
    middle = f"M{-HALF - 3}{-HALF - 3}h{2 * HALF + 6}v{2 * HALF + 6}h{-2 * HALF - 6}z"
    return (
        f'<path d="{halo}{middle}" fill="#FBF1DC" opacity=".9"/><path d="{wood}M{-HALF}{-HALF}h{2 * HALF}v{2 * HALF}h{-2 * HALF}z" '
        f'fill="#C79A63"/><path d="{planks}" fill="none" stroke="#9A6F3C" stroke-width="1.400"/>'
        f'<path d="{rails}" fill="none" stroke="#7A5428" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="{rails}" fill="none" stroke="#DDB57F" stroke-width="1" stroke-linecap="round"/>'
    )


def _line(x: float, y: float, dx: float, dy: float) -> str:
    return f"M{num(x)} {num(y)}l{num(dx)} {num(dy)}"


def _arm(dx: int, dy: int, half: float, reach: float) -> str:
    x1, x2 = sorted((-half * abs(dy), dx * reach + half * abs(dy))) if dx == 0 else sorted((0.0, dx * reach))
    y1, y2 = sorted((-half * abs(dx), dy * reach + half * abs(dx))) if dy == 0 else sorted((0.0, dy * reach))
    return f"M{num(x1)} {num(y1)}H{num(x2)}V{num(y2)}H{num(x1)}z"


def _planks(across: bool) -> str:
    """A pegged joint over the seam between two tiles that are connected."""
    turn = "" if across else ' transform="rotate(90)"'
    return (
        f'<g{turn}><path d="M-8-11h16v22h-16z" fill="#D3A971" stroke="#7A5428" stroke-width="1.500"/>'
        '<path d="M0-11V11" stroke="#7A5428" stroke-width="1.500"/><path d="M-4-7h0M4-7h0M-4 7h0M4 7h0" stroke="#5B3A1E" '
        'stroke-width="3" stroke-linecap="round"/></g>'
    )


EAST, SOUTH = _planks(True), _planks(False)


# Buildings lie within 32 units of the centre


def _outline(colour: str, width: float = 2) -> str:
    return f'stroke="{COLOURS[colour][2]}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"'


def _tree(x: float, y: float, scale: float) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({scale})"><path d="M-2.500 0V12H2.500V0" fill="#8A5F38" stroke="#4F3520" stroke-width="1.600"/>'
        '<path d="M-14-6Q-17-16-7-18Q-2-27 7-21Q17-20 15-10Q18 0 7 2Q0 6-6 2Q-15 3-14-6Z" fill="#5E9A50" stroke="#2F5F33" '
        'stroke-width="2" stroke-linejoin="round"/><path d="M-10-9Q-10-15-4-16Q-1-21 5-19" fill="none" stroke="#A5CF8C" '
        'stroke-width="2.600" stroke-linecap="round"/></g>'
    )


PARK = (
    '<ellipse cx="0" cy="23" rx="29" ry="6" fill="#4C7A3A" opacity=".35"/>'
    + _tree(-10, 10, 1.15)
    + _tree(14, 14, 0.82)
    + '<path d="M-25 17h15M-25 21h15" stroke="#B98A55" stroke-width="3" stroke-linecap="round"/>'
    '<path d="M-23 17v9M-12 17v9" stroke="#5B3A1E" stroke-width="2" stroke-linecap="round"/>'
    '<g fill="#FFF3C4" stroke="#B3402F" stroke-width="1"><circle cx="0" cy="25" r="2"/><circle cx="6" cy="27" r="1.700"/></g>'
)

TEMPLE = (
    '<ellipse cx="0" cy="25" rx="29" ry="5" fill="#523A70" opacity=".35"/>'
    f'<g {_outline("purple")}><path d="M-26 19h52v6h-52zM-22 14h44v5h-44z" fill="#E3D8EE"/>'
    '<path d="M-19-3h6v17h-6zM-8-3h6v17h-6zM3-3h6v17H3zM13.500-3h6v17h-6z" fill="#F6F0FB"/>'
    '<path d="M-1.500-18.500L0-30L1.500-18.500z" fill="#EBC84B"/>'
    '<path d="M-28-3L0-23L28-3Q14-6 0-6T-28-3Z" fill="#8E6BB0"/></g>'
    '<path d="M-17-8L-2-18.500" stroke="#C9B2DE" stroke-width="2.400" stroke-linecap="round"/>'
    '<circle cy="-11.500" r="3" fill="#F7E3A1" stroke="#523A70" stroke-width="1.400"/>'
)


def _awning() -> str:
    stripes = ""
    for number in range(5):
        colour = "#FFF6E8" if number % 2 else "#E27F2B"
        top, foot = -20 + 8 * number, -28 + 11.2 * number
        stripes += f'<path d="M{top}-25h8L{num(foot + 11.2)}-8v2q-5.600 7-11.200 0v-2z" fill="{colour}"/>'
    return f"<g {_outline('orange', 1.6)}>{stripes}</g>"


MARKET = (
    '<ellipse cx="0" cy="25" rx="29" ry="5" fill="#96571A" opacity=".35"/>'
    f'<g {_outline("orange")}><path d="M-22-6V22M22-6V22" fill="none" stroke-width="3.600"/>'
    '<path d="M-20-6H20V8H-20Z" fill="#7A4A22"/><path d="M-25 8H25V24H-25Z" fill="#C98A4B"/></g>'
    '<g stroke-width="1.200"><g fill="#C9402F" stroke="#7C2C1F"><circle cx="-17" cy="6" r="4"/><circle cx="-10" cy="5" r="4"/></g>'
    '<g fill="#7FB33F" stroke="#4C7A3A"><circle cx="-3" cy="5" r="4.200"/><circle cx="4" cy="6" r="4"/></g>'
    '<g fill="#F2C94C" stroke="#96701A"><circle cx="11" cy="5" r="4"/><circle cx="18" cy="6" r="4"/></g></g>'
    '<path d="M-25 8H25V24H-25Z" fill="#D59B5C" stroke="#96571A" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M-24 13.500H24M-24 18.500H24M-9 9V23M9 9V23" stroke="#A8682A" stroke-width="1.400"/>' + _awning()
)

_GEAR = "".join(f'<path d="M-2-8.500h4v4h-4z" transform="rotate({turn})"/>' for turn in range(0, 360, 45))
WORKSHOP = (
    '<ellipse cx="0" cy="25" rx="29" ry="5" fill="#274C7C" opacity=".35"/>'
    '<path d="M21-27q-5-5 0-9q8-3 9 3q5 5-2 7z" fill="#FFF" opacity=".85"/>'
    f'<g {_outline("blue")}><path d="M14-4V-25h8V-4Z" fill="#C8664C"/><path d="M12.500-26h11v5h-11z" fill="#E39073"/>'
    '<path d="M-26 24V-4L-26-14L-12-4V-14L2-4V-14L16-4H26V24Z" fill="#6F9FDA"/>'
    '<path d="M-26 24V8H26V24Z" fill="#4F83C4"/><path d="M-20 24V12h9V24Z" fill="#2F5A93"/></g>'
    '<path d="M-21-1h6v5h-6zM-8-1h6v5h-6z" fill="#FBE8A6" stroke="#274C7C" stroke-width="1.400"/>'
    f'<g transform="translate(11 11)" fill="#F2C94C" stroke="#7A5A12" stroke-width="1.200">{_GEAR}<circle r="6.500"/>'
    '<circle r="2.300" fill="#FFF6DA"/></g>'
)

HOUSE = (
    '<ellipse cx="0" cy="25" rx="27" ry="5" fill="#8C6D12" opacity=".35"/>'
    f'<g {_outline("yellow")}><path d="M11-20h7v14h-7z" fill="#C8664C"/><path d="M-19 24V-1L0-17L19-1V24Z" fill="#FFF8E0"/>'
    '<path d="M-27 3L0-25L27 3L22 7L0-15L-22 7Z" fill="#EBC84B"/>'
    '<path d="M2 24V11Q7 5 12 11V24Z" fill="#9A6B43"/><path d="M-13 8h10v10h-10z" fill="#A9D3EA"/></g>'
    '<path d="M-8 8V18M-13 13H-3" stroke="#8C6D12" stroke-width="1.400"/><path d="M-21 1L-2-18.500" stroke="#FFF3BF" stroke-width="2.400" stroke-linecap="round"/>'
    '<circle cx="9.500" cy="17" r="1" fill="#F7E3A1"/><circle cy="-5" r="3.400" fill="#A9D3EA" stroke="#8C6D12" stroke-width="1.400"/>'
)


# Figures lie within 22 units of the centre

CRANE = (
    '<g stroke="#6E4A0C" stroke-width="1.800" stroke-linejoin="round" stroke-linecap="round">'
    '<path d="M-13 20h18v-4h-18z" fill="#8C6239"/><path d="M-8 16L-6.500-16h5L0 16Z" fill="#F2B632"/>'
    '<path d="M-7.500 9L-1 3M-7-1L-1.500-6M-1 9L-7 3M-1.500-1L-6.500-6" fill="none" stroke-width="1.300"/>'
    '<path d="M-19-13L-4-22L19-15.500V-12H-19Z" fill="#F7C74B"/><path d="M-18-12h8v6h-8z" fill="#9A9CA1"/>'
    '<path d="M-9-13v-4M4-12v-7M12-12v-5" fill="none" stroke-width="1.200"/><path d="M14-12V2" fill="none" stroke-width="1.400"/>'
    '<path d="M14 2q5 1 3.500 5t-6 2" fill="none" stroke-width="2.400"/></g>'
)

DAM = (
    '<path d="M-21 17q5-5 10.500 0t10.500 0 10.500 0 10.500 0v4h-42z" fill="#7DB9DC"/>'
    '<g stroke="#4F3118" stroke-width="1.800" stroke-linejoin="round" stroke-linecap="round">'
    '<path d="M-15-18l-2.500 34h6L-9.500-18zM-2.500-21l-1 37h7l-1-37zM9.500-18l2 34h6L15-18z" fill="#8A5F38"/>'
    '<rect x="-20" y="-10" width="40" height="8" rx="4" fill="#B98050"/><rect x="-20" y="-1" width="40" height="8" rx="4" fill="#A56D3F"/>'
    '<rect x="-20" y="8" width="40" height="8" rx="4" fill="#B98050"/></g>'
    '<path d="M-14-7.500h20M-6 1.500h20M-14 10.500h16" stroke="#DDB285" stroke-width="1.400" stroke-linecap="round"/>'
    '<path d="M-20 19q5-4 10 0t10 0 10 0 10 0" fill="none" stroke="#EAF6FC" stroke-width="1.800" stroke-linecap="round"/>'
)


def _raft(left: str, right: str, edge: str) -> str:
    return (
        '<path d="M-21 18q5-5 10.500 0t10.500 0 10.500 0 10.500 0v3h-42z" fill="#7DB9DC"/>'
        '<path d="M-.800-22V8" stroke="#5B3A1E" stroke-width="3" stroke-linecap="round"/>'
        f'<g stroke="{edge}" stroke-width="1.800" stroke-linejoin="round"><path d="M-3-20Q-15-10-16 3H-3Z" fill="{left}"/>'
        f'<path d="M1.500-18Q15-9 15 3H1.500Z" fill="{right}"/></g>'
        '<g stroke="#4F3118" stroke-width="1.800" stroke-linejoin="round"><rect x="-20" y="6" width="40" height="6.500" rx="3.200" fill="#C08A55"/>'
        '<rect x="-18" y="12" width="36" height="6.500" rx="3.200" fill="#A56D3F"/></g>'
        '<path d="M-11 6v12M11 6v12" stroke="#F2DDB5" stroke-width="2.400" stroke-linecap="round"/>'
    )


FIGURE_DRAWINGS = {
    "crane": CRANE,
    "dam": DAM,
    "raft-two": _raft(SEAT_COLOURS[0][0], SEAT_COLOURS[1][0], "#3A2F28"),
    "raft-0": _raft(SEAT_COLOURS[0][0], SEAT_COLOURS[0][0], SEAT_COLOURS[0][1]),
    "raft-1": _raft(SEAT_COLOURS[1][0], SEAT_COLOURS[1][0], SEAT_COLOURS[1][1]),
}


def _site(figure: str) -> str:
    """A construction site: scaffolding around the figure that it gives."""
    return (
        '<ellipse cx="0" cy="27" rx="30" ry="5" fill="#7C2C1F" opacity=".35"/>'
        f'<g {_outline("red")}><path d="M-27 28V-28h5V28ZM22 28V-28h5V28Z" fill="#A8502F"/>'
        '<path d="M-31-24h62v5h-62zM-31 19h62v5h-62z" fill="#C4683F"/></g>'
        '<circle r="22" fill="#FFF8EA" stroke="#7C2C1F" stroke-width="2.200"/>'
        f'<g transform="translate(0 1) scale(.78)">{FIGURE_DRAWINGS[figure]}</g>'
    )


BEAVER = (
    '<ellipse cx="0" cy="24" rx="27" ry="6" fill="#7DB9DC" stroke="#3F7799" stroke-width="1.600"/>'
    '<path d="M-18 25q4-3 8 0M8 26q4-3 8 0" fill="none" stroke="#EAF6FC" stroke-width="1.600" stroke-linecap="round"/>'
    '<g stroke="#4A2F1A" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">'
    '<path d="M10 20Q20 14 27 6Q33 8 30 15Q25 24 12 24Z" fill="#6B4A30"/><path d="M16 20l4-7M21 19l4-8M27 17l2-5" stroke-width="1.100" fill="none"/>'
    '<path d="M-15 23Q-19 4-10-3H9Q19 5 15 23Q0 28-15 23Z" fill="#9A6B43"/><path d="M-8 23Q-11 9-5 4H5Q11 9 8 23Q0 25-8 23Z" fill="#D8B48B"/>'
    '<circle cx="-11" cy="-20" r="4.500" fill="#8A5F38"/><circle cx="11" cy="-20" r="4.500" fill="#8A5F38"/>'
    '<path d="M-16-9Q-17-24 0-24T16-9Q16 3 0 3T-16-9Z" fill="#A97A50"/>'
    '<ellipse cx="0" cy="-5" rx="9" ry="6.500" fill="#E0C19B"/><path d="M-3 0h6v6h-6zM0 0v6" fill="#FFF" stroke-width="1.200"/>'
    '<path d="M-14 9Q-7 14-3 9M14 9Q7 14 3 9" fill="none"/></g>'
    '<ellipse cx="0" cy="-8.500" rx="3.600" ry="2.600" fill="#3A2415"/><circle cx="-7" cy="-13" r="2.300" fill="#2A1A0E"/><circle cx="7" cy="-13" r="2.300" fill="#2A1A0E"/>'
    '<circle cx="-6.300" cy="-13.800" r=".8" fill="#FFF"/><circle cx="7.700" cy="-13.800" r=".8" fill="#FFF"/>'
)

BUILDER = (
    f'<g transform="scale(.72) translate(0 2)">{BEAVER}</g>'
    '<path d="M-12-11Q-12-23 0-23T12-11Z" fill="#F2B632" stroke="#7A5A12" stroke-width="1.800" stroke-linejoin="round"/>'
    '<path d="M-15-10.500H15" stroke="#7A5A12" stroke-width="4.400" stroke-linecap="round"/><path d="M-15-10.500H15" stroke="#F7C74B" stroke-width="1.800" stroke-linecap="round"/>'
    '<path d="M-2.500-22.500h5V-12h-5z" fill="#F9D877" stroke="#7A5A12" stroke-width="1.200"/>'
)

BUILDINGS = {
    "green": PARK,
    "purple": TEMPLE,
    "orange": MARKET,
    "blue": WORKSHOP,
    "yellow": HOUSE,
    "brown": BEAVER,
    **{f"red-{figure}": _site(figure) for figure in GIVEN},
}

BACK = (
    f'<path d="{_GROUND}" transform="translate(0 4)" fill="#4F3118"/><path d="{_GROUND}" fill="#9A6B43" stroke="#5B3A1E" stroke-width="2.200"/>'
    '<path d="M-46-20q15 6 30 0t30 0 32 0M-46 4q15 6 30 0t30 0 32 0M-46 28q15 6 30 0t30 0 32 0" fill="none" stroke="#7F5531" stroke-width="2"/>'
    '<g fill="#F2DDB5" opacity=".9"><ellipse cy="10" rx="13" ry="10"/><ellipse cx="-15" cy="-6" rx="5" ry="7"/><ellipse cx="15" cy="-6" rx="5" ry="7"/>'
    '<ellipse cx="-5.500" cy="-14" rx="5" ry="7"/><ellipse cx="5.500" cy="-14" rx="5" ry="7"/></g>'
)


# What lies on tiles: a raft with its owner, a figure between two tiles; and marks


def _afloat(seat: int, raft: str) -> str:
    """A raft on a tile in the river, with the mark of its owner."""
    colour, dark, pale = SEAT_COLOURS[seat]
    shown = f"raft-{seat}" if raft == "raft" else raft
    return (
        f'<circle r="21" fill="{dark}" opacity=".35" cy="2.500"/><circle r="21" fill="{pale}" stroke="{dark}" stroke-width="1.500"/>'
        f'<circle r="18.500" fill="none" stroke="{colour}" stroke-width="4"/><g transform="translate(0 .500) scale(.66)">{FIGURE_DRAWINGS[shown]}</g>'
        + seat_mark(seat, 15, -15, 15)
    )


def _joint(seat: int, figure: str) -> str:
    """A dismantled figure: planks that join two tiles."""
    colour = SEAT_COLOURS[seat][0]
    return (
        '<circle r="19" fill="#3A2F28" opacity=".35" cy="2.500"/>'
        f'<circle r="19" fill="#C79A63" stroke="#7A5428" stroke-width="1.800"/><circle r="15" fill="#FFF8EA" stroke="{colour}" stroke-width="2.600"/>'
        f'<g transform="scale(.54)">{FIGURE_DRAWINGS[figure]}</g>'
    )


_ROUND = "M-37-48H37Q48-48 48-37V37Q48 48 37 48H-37Q-48 48-48 37V-37Q-48-48-37-48Z"
GLOW = (
    f'<path d="{_ROUND}" fill="none" stroke="#F2B632" stroke-width="14" opacity=".35"/><path d="{_ROUND}" fill="none" stroke="#8A5A10" stroke-width="6.500"/>'
    f'<path d="{_ROUND}" fill="none" stroke="#FFCB4D" stroke-width="4"/>'
)
CELL = (
    f'<path d="{_ROUND}" fill="#FFF3CF" stroke="#8A5A10" stroke-width="6.500"/><path d="{_ROUND}" fill="none" stroke="#FFCB4D" stroke-width="4"/>'
    '<path d="M-11 0H11M0-11V11" stroke="#A87A16" stroke-width="5" stroke-linecap="round"/>'
)
LAST = (
    f'<path d="{_ROUND}" fill="none" stroke="#3A2F28" stroke-width="7" opacity=".6"/>'
    f'<path d="{_ROUND}" fill="none" stroke="#FFF" stroke-width="4"/>'
)
GHOST = f'<path d="{_ROUND}" fill="#FFF3CF" stroke="#3A2F28" stroke-width="6"/><path d="{_ROUND}" fill="none" stroke="#FFF" stroke-width="4" stroke-dasharray="11 8"/>'
PALE = f'<path d="{_ROUND}" fill="none" stroke="#8A5A10" stroke-width="4.500" opacity=".7"/><path d="{_ROUND}" fill="none" stroke="#FFDF8A" stroke-width="2.400"/>'
SLOT = '<rect x="-60" y="-50" width="120" height="94" rx="10" class="card"/>'
SLOT_GLOW = (
    '<rect x="-60" y="-50" width="120" height="94" rx="10" fill="none" stroke="#8A5A10" stroke-width="6"/>'
    '<rect x="-60" y="-50" width="120" height="94" rx="10" fill="none" stroke="#FFCB4D" stroke-width="4"/>'
)
DISC = '<circle r="12" fill="#3A2F28"/>'


def _pill(scale: float) -> str:
    """Under what a choice would bring."""
    return f'<rect x="{num(-20 * scale)}" y="{num(-11 * scale)}" width="{num(40 * scale)}" height="{num(22 * scale)}" rx="{num(11 * scale)}" fill="#F2B632" stroke="#8A5A10" stroke-width="1.300"/>'


# Sides where a figure may be put. The unseen frame keeps a phone from looking at them too closely.
_FRAME = '<path d="M-50-50H50V50H-50Z" fill="none"/><circle r="36" fill="#FFF" fill-opacity="0"/>'
DOT = f'{_FRAME}<circle r="9" fill="#FFF3CF" stroke="#8A5A10" stroke-width="4"/><circle r="9" fill="none" stroke="#FFCB4D" stroke-width="2"/>'
SPOT = (
    f'{_FRAME}<circle r="23" fill="#F2B632" opacity=".45"/><circle r="18" fill="#FFF3CF" stroke="#8A5A10" stroke-width="4.500"/>'
    '<circle r="18" fill="none" stroke="#FFCB4D" stroke-width="2.600"/><path d="M-8 0H8M0-8V8" stroke="#A87A16" stroke-width="4" stroke-linecap="round"/>'
)
NEED = (
    '<circle r="13" fill="#FFF8EA" stroke="#B3402F" stroke-width="3" stroke-dasharray="5 3.500"/>'
    '<path d="M-4.500-5V5M0-6V6M4.500-5V5" stroke="#8A5F38" stroke-width="3" stroke-linecap="round"/>'
)
ACROSS = (
    '<circle r="12" fill="#4C8A46" stroke="#FFF" stroke-width="2.500"/><path d="M-5.500 0L-1.500 4.500L6-4" fill="none" stroke="#FFF" '
    'stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
)
