"""The tiles: a ground for each colour, boardwalks, buildings.

A tile is 100 units wide with its centre at 0,0. Outlines are a dark tone of the thing's own colour.
"""

from __future__ import annotations

from osada.core.colours import RED
from osada.core.svg import num
from osada.games.timber_town.cells import DIRECTIONS
from osada.games.timber_town.show.art.figures import BEAVER, FIGURE_DRAWINGS

COLOURS = {
    "green": ("#BFDDB0", "#7FB069", "#4C7A3A"),
    "purple": ("#CDBBE0", "#8E6BB0", "#523A70"),
    "orange": ("#F8D2A6", "#E59A4A", "#96571A"),
    "blue": ("#A9C8EA", "#4F83C4", "#274C7C"),
    "yellow": ("#F8E7A3", "#EBC84B", "#8C6D12"),
    "red": ("#F0B4A8", "#CC5A47", "#7C2C1F"),
    "brown": ("#CDB49C", "#8A623F", "#4F3520"),
}
"""For each colour of tiles: the ground, the colour itself and its dark tone (for outlines)."""


GIVEN = ("crane", "dam", "raft-two")
"""The figures that construction sites give."""

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


def ground(colour: str) -> str:
    """The ground of a tile in its colour, with the pattern of that colour."""
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


def boardwalk(walk: int) -> str:
    """The boardwalk of a tile: an arm to each of its ends, and the landing where they meet."""
    ends = [side for index, side in enumerate(DIRECTIONS) if walk >> index & 1]
    halo = wood = planks = rails = ""
    for side in DIRECTIONS:
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
    f'<g fill="#FFF3C4" stroke="{RED}" stroke-width="1"><circle cx="0" cy="25" r="2"/><circle cx="6" cy="27" r="1.700"/></g>'
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


def _site(figure: str) -> str:
    """A construction site: scaffolding around the figure that it gives."""
    return (
        '<ellipse cx="0" cy="27" rx="30" ry="5" fill="#7C2C1F" opacity=".35"/>'
        f'<g {_outline("red")}><path d="M-27 28V-28h5V28ZM22 28V-28h5V28Z" fill="#A8502F"/>'
        '<path d="M-31-24h62v5h-62zM-31 19h62v5h-62z" fill="#C4683F"/></g>'
        '<circle r="22" fill="#FFF8EA" stroke="#7C2C1F" stroke-width="2.200"/>'
        f'<g transform="translate(0 1) scale(.78)">{FIGURE_DRAWINGS[figure]}</g>'
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
