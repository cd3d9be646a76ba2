"""What is always there on a phone: the river, its boards, the pier, the meadow with the two towns."""

from __future__ import annotations

import random
from functools import cache

from osada.core.colours import INK, PAPER
from osada.core.svg import PHONE, num, text, use
from osada.core.text import Text
from osada.games.timber_town.cells import CELLS
from osada.games.timber_town.show.art.symbols import put
from osada.games.timber_town.show.picture.ground import badge, town
from osada.games.timber_town.show.tall.places import (
    BADGES,
    BANK,
    BOARD_HEIGHT,
    BOARD_WIDTH,
    HEIGHT,
    OWN,
    PIER,
    RIM,
    RIVAL,
    RIVER,
    SMALL_STEP,
    figure_slot,
    small_cell,
)
from osada.games.timber_town.tiles import FIGURES

FALL = PHONE - 12


def still(say: Text) -> str:
    """The board without what changes on it."""
    boards = "".join(_river_board(number) for number in range(4))
    columns = "".join(badge(OWN.left + OWN.step * (n + 0.5), BADGES, 15, n + 1) for n in range(4))
    return _land() + boards + _pier(say) + town(OWN, RIM, 14) + columns + _rival() + _aid()


@cache
def _land() -> str:
    chance = random.Random("timber town on a phone")
    waves = tufts = ""
    for _ in range(22):
        x, y = chance.uniform(4, PHONE - 60), chance.uniform(12, BANK - 16)
        waves += f"M{num(x)} {num(y)}q6-5 12 0t12 0"
    for _ in range(26):
        x, y = chance.uniform(6, PHONE - 6), chance.uniform(BANK + 14, HEIGHT - 6)
        tufts += f"M{num(x - 3)} {num(y)}l-1.500-5M{num(x)} {num(y)}v-7M{num(x + 3)} {num(y)}l1.500-5"
    step = PHONE / 6
    shore = f"M0 {num(BANK)}" + "".join(f"q{num(step / 2)} {5 if n % 2 else -5} {num(step)} 0" for n in range(6))
    streaks = "".join(f"M{num(FALL + chance.uniform(1, 6))} {y}h{num(chance.uniform(5, 9))}" for y in range(6, 188, 7))
    foam = "".join(
        f'<circle cx="{num(PHONE - chance.uniform(0, 3))}" cy="{y}" r="{num(chance.uniform(4, 7))}"/>'
        for y in range(2, 192, 8)
    )
    size = f'width="{num(PHONE)}" height="{num(HEIGHT)}" rx="12"'
    return (
        f'<clipPath id="bank"><rect {size}/></clipPath><g clip-path="url(#bank)"><rect {size} fill="#CFDFAE"/>'
        f'<path d="{tufts}" fill="none" stroke="#93B46D" stroke-width="1.500" stroke-linecap="round"/>'
        f'<path d="{shore}" fill="none" stroke="#E7D3A0" stroke-width="15"/><path d="{shore}V0H0Z" fill="#74B2D6"/>'
        f'<path d="{shore}" fill="none" stroke="#D6ECF7" stroke-width="3"/>'
        f'<path d="M{num(FALL)} 0V{num(BANK)}H{num(PHONE)}V0Z" fill="#A9D6EE" data-about="waterfall"/>'
        f'<g fill="none" stroke-linecap="round"><path d="{waves}" stroke="#D6ECF7" stroke-width="1.700" opacity=".85"/>'
        f'<path d="{streaks}" stroke="#FFF" stroke-width="3" opacity=".9"/></g><g fill="#FFF">{foam}</g></g>'
        f'<rect class="veil" fill="#1A1410" opacity="0" {size} pointer-events="none"/>'
        + use("reed", 362, 196, pointer_events="none")
    )


def _river_board(number: int) -> str:
    x = RIVER.left + number * RIVER.board + (RIVER.board - BOARD_WIDTH) / 2
    where = f'x="{num(x)}" y="{num(RIVER.top)}" width="{num(BOARD_WIDTH)}" height="{num(BOARD_HEIGHT)}" rx="10"'
    slots = "".join(
        f"M{num(cx - 23)} {num(cy - 23)}h46v46h-46z" for cx, cy in (RIVER.centre(number, slot) for slot in range(3))
    )
    return (
        f'<rect {where} fill="#3F7799" opacity=".35" transform="translate(0 3)"/><rect {where} fill="#BFE0F1" fill-opacity=".75" '
        f'stroke="#EAF6FC" stroke-width="2.500"/><path d="{slots}" fill="none" stroke="#6FA8C9" stroke-width="1.800" '
        'stroke-dasharray="6 5" stroke-linejoin="round"/>'
    )


def _pier(say: Text) -> str:
    """The pier with the face-down tiles; a tap tells what is still to come."""
    x, y, width, height = PIER
    planks = "".join(f"M{num(x)} {num(y + down)}h{num(width)}" for down in range(14, int(height), 14))
    where = f'x="{num(x)}" width="{num(width)}" height="{num(height)}" rx="6"'
    middle = x + width / 2
    return (
        f'<g data-open="pile" data-about="stack"><rect {where} y="{num(y + 3)}" fill="#6B4A2C"/><rect {where} y="{num(y)}" fill="#B98A55" '
        f'stroke="#6B4A2C" stroke-width="2"/><path d="{planks}" stroke="#A2763F" stroke-width="1.400"/>'
        f"{text(middle, y + 18, say('part-round'), 12.5, 'sans dark', 'middle')}"
        f"{put('back', middle, y + 84, 40)}{put('back', middle, y + 76, 40)}{put('back', middle, y + 68, 40)}"
        f"{_lens(middle, y + 148)}</g>"
    )


def _lens(x: float, y: float) -> str:
    """The sign of what opens in large."""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="11" fill="{PAPER}" stroke="#6B4A2C" stroke-width="1.500"/>'
        f'<path d="M{num(x + 2.6)} {num(y + 2.6)}l4 4" stroke="{INK}" stroke-width="2.600" stroke-linecap="round"/>'
        f'<circle cx="{num(x - 1)}" cy="{num(y - 1)}" r="4.500" fill="none" stroke="{INK}" stroke-width="2"/>'
    )


def _rival() -> str:
    """The board of the other town in small."""
    x, y, width, height = RIVAL
    side = num(SMALL_STEP - 1.6)
    cells = "".join("M{} {}h{side}v{side}h-{side}z".format(*map(num, small_cell(cell)), side=side) for cell in CELLS)
    where = f'x="{num(x)}" width="{num(width)}" height="{num(height)}" rx="5"'
    return (
        f'<g data-open="other"><rect {where} y="{num(y + 3)}" fill="#4A3018"/><rect {where} y="{num(y)}" fill="#8A6339"/>'
        f'<path d="{cells}" fill="#B18E62"/></g>'
    )


def lens() -> str:
    """The sign that the other town opens in large; it lies above its tiles."""
    x, y, width, height = RIVAL
    return f'<g pointer-events="none">{_lens(x + width - 8, y + height - 7)}</g>'


def _aid() -> str:
    """The places of the own figures."""
    parts = []
    for figure in FIGURES:
        x, y, width, height = figure_slot(figure)
        place = ' data-place="crane"' if figure == "crane" else ""
        parts.append(
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="9" class="paper rule" stroke-dasharray="5 4" '
            f'data-about="{figure}"{place}/>'
        )
    return "".join(parts)
