"""The land around the towns: meadows, the river from the stacks to the waterfall, what grows there."""

from __future__ import annotations

import random
from functools import cache

from osada.core.colours import INK
from osada.core.svg import num

WIDTH, HEIGHT = 1080.0, 908.0
BANK_TOP, BANK_FOOT = 268.0, 478.0
BOARD_LEFT, BOARD_TOP, BOARD_STEP, BOARD_SIZE = 132.0, 277.0, 206.0, 192.0
FALL = 966.0
MIDDLE = BOARD_LEFT + (3 * BOARD_STEP + BOARD_SIZE) / 2

TREE = (
    f'<g id="fir"><ellipse cx="1" cy="2" rx="11" ry="3" fill="{INK}" opacity=".18"/><path d="M-2-2h4v5h-4z" fill="#6B4A2C"/>'
    '<path d="M0-34L8-20H5L11-9H7L13-1H-13L-7-9H-11L-5-20H-8Z" fill="#4F8A55" stroke="#2C5A38" stroke-width="1.600" stroke-linejoin="round"/>'
    '<path d="M-1-29L-5.500-20M-3-18L-8-9" stroke="#86B985" stroke-width="1.800" stroke-linecap="round"/></g>'
)
BUSH = (
    f'<g id="bush"><ellipse cx="1" cy="2" rx="12" ry="3" fill="{INK}" opacity=".18"/><path d="M-2-4h4v6h-4z" fill="#6B4A2C"/>'
    '<path d="M-11-7Q-13-16-5-18Q2-24 8-17Q14-12 10-6Q5 0-1-2Q-9 1-11-7Z" fill="#83B265" stroke="#4C7A3A" stroke-width="1.600"/>'
    '<path d="M-7-10Q-6-15-1-16" fill="none" stroke="#B9DA9C" stroke-width="2" stroke-linecap="round"/></g>'
)
ROCK = (
    '<g id="rock"><path d="M-14 6Q-16-4-6-7Q4-11 11-4Q17 2 14 6Q0 10-14 6Z" fill="#A9A9A6" stroke="#6C6C6A" stroke-width="1.600"/>'
    '<path d="M-8-2Q-4-5 2-5" fill="none" stroke="#D8D8D4" stroke-width="2" stroke-linecap="round"/></g>'
)
REED = (
    '<g id="reed"><path d="M-5 3Q-6-8-9-16M0 3V-22M5 3Q6-6 10-13" fill="none" stroke="#5F8A3F" stroke-width="2" stroke-linecap="round"/>'
    '<path d="M0-27V-17M-9.500-20V-13" stroke="#7A4E2B" stroke-width="4" stroke-linecap="round"/></g>'
)

SCENERY = (
    (
        "fir",
        (
            (28, 56),
            (60, 78),
            (26, 250),
            (1050, 60),
            (1016, 80),
            (1052, 250),
            (24, 892),
            (56, 884),
            (1056, 900),
            (1022, 890),
        ),
    ),
    (
        "bush",
        (
            (92, 64),
            (984, 66),
            (60, 254),
            (1018, 258),
            (92, 896),
            (986, 898),
            (352, 44),
            (716, 40),
            (22, 512),
            (1058, 512),
        ),
    ),
    ("rock", ((352, 490), (700, 264), (958, 270), (978, 484), (946, 486))),
    ("reed", ((352, 268), (743, 488), (690, 268), (331, 488), (126, 270), (928, 262), (126, 488))),
)


@cache
def symbols() -> str:
    """The trees, bushes, rocks and reeds that stand on the land."""
    return TREE + BUSH + ROCK + REED


@cache
def land() -> str:
    """The ground under everything; the same in every game."""
    chance = random.Random("timber town")
    return (
        f'<rect width="{num(WIDTH)}" height="{num(HEIGHT)}" rx="18" fill="#7A9A5C"/>'
        f'<rect width="{num(WIDTH)}" height="{num(HEIGHT - 4)}" rx="18" fill="#CFDFAE"/>{_patches(chance)}{_tufts(chance)}'
        f'<g clip-path="url(#meadow)">{_river(chance)}{_waterfall(chance)}</g>'
        + f'<rect class="veil" fill="#1A1410" opacity="0" width="{num(WIDTH)}" height="{num(HEIGHT)}" rx="18" pointer-events="none"/>'
        + "".join(
            f'<use href="#{kind}" x="{x}" y="{y}" pointer-events="none"/>' for kind, spots in SCENERY for x, y in spots
        )
    )


def _patches(chance: random.Random) -> str:
    patches = ""
    for y in (60, 190, 560, 700, 840):
        for _ in range(3):
            x, wide = chance.uniform(40, WIDTH - 40), chance.uniform(90, 190)
            patches += f'<ellipse cx="{num(x)}" cy="{num(y + chance.uniform(-30, 30))}" rx="{num(wide)}" ry="{num(wide * 0.28)}"/>'
    return f'<clipPath id="meadow"><rect width="{num(WIDTH)}" height="{num(HEIGHT - 4)}" rx="18"/></clipPath><g fill="#C3D69E" clip-path="url(#meadow)">{patches}</g>'


def _tufts(chance: random.Random) -> str:
    tufts = ""
    for _ in range(90):
        x, y = chance.uniform(14, WIDTH - 14), chance.uniform(16, HEIGHT - 14)
        if y < BANK_TOP - 12 or y > BANK_FOOT + 24:
            tufts += f"M{num(x - 3)} {num(y)}l-1.500-5M{num(x)} {num(y)}v-7M{num(x + 3)} {num(y)}l1.500-5"
    return f'<path d="{tufts}" fill="none" stroke="#93B46D" stroke-width="1.500" stroke-linecap="round"/>'


def _shore(y: float, sway: float) -> str:
    """A line along a bank, from left to right."""
    step = WIDTH / 12
    return f"M0 {num(y)}" + "".join(
        f"q{num(step / 2)} {num(sway if n % 2 else -sway)} {num(step)} 0" for n in range(12)
    )


def _river(chance: random.Random) -> str:
    top, foot = _shore(BANK_TOP, 6), _shore(BANK_FOOT, 6)
    water = f"{top}V{num(BANK_FOOT)}" + _backwards(BANK_FOOT, 6) + "Z"
    waves = ""
    for _ in range(34):
        x, y = chance.uniform(8, FALL - 60), chance.uniform(BANK_TOP + 14, BANK_FOOT - 14)
        waves += f"M{num(x)} {num(y)}q7-6 14 0t14 0"
    flow = "".join(
        f"M0 {num(y)}q135 {sway} 270 0t270 0 270 0 160 0" for y, sway in ((302, 9), (352, -7), (408, 8), (452, -8))
    )
    return (
        f'<g fill="none"><path d="{top}" stroke="#E7D3A0" stroke-width="17"/><path d="{foot}" stroke="#E7D3A0" stroke-width="17"/></g>'
        f'<path d="{water}" fill="#74B2D6"/><g fill="none" stroke-linecap="round"><path d="{flow}" stroke="#86C0E0" stroke-width="13" stroke-linecap="butt"/>'
        f'<path d="{top}" stroke="#D6ECF7" stroke-width="3.500"/><path d="{foot}" stroke="#D6ECF7" stroke-width="3.500"/>'
        f'<path d="{waves}" stroke="#D6ECF7" stroke-width="1.900" opacity=".85"/></g>'
    )


def _backwards(y: float, sway: float) -> str:
    step = WIDTH / 12
    return "".join(f"q{num(-step / 2)} {num(-sway if n % 2 else sway)} {num(-step)} 0" for n in range(12))


def _waterfall(chance: random.Random) -> str:
    """Where the river ends: the lip, the water that falls, and its foam."""
    top, foot = BANK_TOP - 3, BANK_FOOT + 3
    streaks = "".join(
        f"M{num(FALL + chance.uniform(2, 34))} {num(y)}h{num(chance.uniform(24, 60))}"
        for y in range(int(top) + 8, int(foot) - 4, 8)
    )
    foam = "".join(
        f'<circle cx="{num(WIDTH - chance.uniform(2, 26))}" cy="{num(y)}" r="{num(chance.uniform(10, 19))}"/>'
        for y in range(int(top), int(foot) + 6, 13)
    )
    return (
        f'<path d="M{num(FALL)} {num(top)}q14 {num((foot - top) / 2)} 0 {num(foot - top)}H{num(WIDTH)}V{num(top)}Z" fill="#A9D6EE"/>'
        f'<path d="{streaks}" stroke="#FFF" stroke-width="3.400" stroke-linecap="round" opacity=".9"/>'
        f'<path d="M{num(FALL - 4)} {num(top)}q14 {num((foot - top) / 2)} 0 {num(foot - top)}" fill="none" stroke="#FFF" stroke-width="6" opacity=".85"/>'
        f'<g fill="#EAF6FC">{foam}</g><g fill="#FFF" transform="translate(5 -3)">{foam}</g>'
    )
