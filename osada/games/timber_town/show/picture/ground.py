"""What is always there: the land, the pier with the stacks, the river boards, the boards of the two towns."""

from __future__ import annotations

from functools import cache

from osada.core.svg import num, text
from osada.core.text import Text
from osada.games.timber_town.cells import CELLS
from osada.games.timber_town.show.art import land
from osada.games.timber_town.show.art.land import BOARD_LEFT, BOARD_SIZE, BOARD_STEP, BOARD_TOP, WIDTH
from osada.games.timber_town.show.art.symbols import put
from osada.games.timber_town.show.picture import banks
from osada.games.timber_town.show.picture.places import OWN, RIVAL, RIVER, SMALLEST, Town


def still(say: Text) -> str:
    """The board without what changes on it: the land, the pier, the river boards, the two towns and the banks."""
    boards = "".join(_river_board(number) for number in range(4))
    towns = town(OWN, 12, 17) + town(RIVAL, 8)
    return (
        f'{land.land()}<rect x="{num(land.FALL)}" y="{num(BOARD_TOP)}" width="{num(WIDTH - land.FALL)}" '
        f'height="{num(BOARD_SIZE)}" fill="#FFF" fill-opacity="0" data-about="waterfall"/>{_pier()}{boards}{towns}'
        + banks.still(say)
    )


def _pier() -> str:
    """The pier where the stacks stand."""
    planks = "".join(f"M14 {y}H120" for y in range(306, 462, 20))
    backs = "".join(put("back", 50, 318 + 55 * pile, 48) for pile in range(3))
    return (
        '<g data-about="stack"><rect x="14" y="290" width="106" height="176" rx="6" fill="#6B4A2C"/>'
        '<rect x="14" y="286" width="106" height="176" rx="6" fill="#B98A55" stroke="#6B4A2C" stroke-width="2"/>'
        f'<path d="{planks}" stroke="#8F6539" stroke-width="1.600"/>{backs}</g>'
    )


def _river_board(number: int) -> str:
    x = BOARD_LEFT + number * BOARD_STEP
    slots = "".join(
        f"M{num(cx - 38)} {num(cy - 38)}h76v76h-76z" for cx, cy in (RIVER.centre(number, slot) for slot in range(3))
    )
    labels = "".join(
        text(cx, cy + 6, f"{number + 1}.{slot + 1}", 17, "sans bold", "middle")
        for slot, (cx, cy) in enumerate(RIVER.centre(number, slot) for slot in range(3))
    )
    where = f'x="{num(x)}" y="{num(BOARD_TOP)}" width="{num(BOARD_SIZE)}" height="{num(BOARD_SIZE)}" rx="14"'
    return (
        f'<rect {where} fill="#3F7799" opacity=".35" transform="translate(0 4)"/><rect {where} fill="#BFE0F1" fill-opacity=".75" '
        f'stroke="#EAF6FC" stroke-width="3"/><path d="{slots}" fill="none" stroke="#6FA8C9" stroke-width="2" stroke-dasharray="7 6" '
        f'stroke-linejoin="round"/><g fill="#6FA8C9">{labels}</g>{badge(x + 51, BOARD_TOP + 37, 27, number + 1)}'
        f'<circle cx="{num(x + 51)}" cy="{num(BOARD_TOP + 77)}" r="15" fill="#FFF" fill-opacity="0" data-about="symbol"/>'
    )


def badge(x: float, y: float, size: float, number: int) -> str:
    """The number of a column, on wood."""
    half = size * 0.72
    return (
        f'<g data-about="column"><rect x="{num(x - half)}" y="{num(y - half)}" width="{num(2 * half)}" height="{num(2 * half)}" '
        f'rx="{num(size / 4)}" fill="#EBCB96" stroke="#6B4A2C" stroke-width="2"/>'
        f"{text(x, y + size * 0.36, number, size, 'serif dark', 'middle')}</g>"
    )


@cache
def columns() -> str:
    """The numbers of the columns at both towns, on the rims towards the river."""
    own_rim, rival_rim = OWN.top - 17, RIVAL.top + 4 * RIVAL.step + 10
    return "".join(
        badge(OWN.left + OWN.step * (column + 0.5), own_rim, 17, column + 1)
        + badge(RIVAL.left + RIVAL.step * (column + 0.5), rival_rim, SMALLEST, column + 1)
        for column in range(4)
    )


def town(where: Town, rim: float, letters: float = 0) -> str:
    """A city board: sixteen cells in a wooden frame; with their names if these have a size."""
    size = 4 * where.step + 2 * rim
    frame = f'x="{num(where.left - rim)}" width="{num(size)}" height="{num(size)}" rx="{num(rim)}"'
    cells = labels = ""
    for cell in CELLS:
        x, y = where.centre(cell)
        half = where.step / 2 - 3
        cells += f"M{num(x - half)} {num(y - half)}h{num(2 * half)}v{num(2 * half)}h{num(-2 * half)}z"
        if letters:
            labels += text(x, y + 0.36 * letters, cell, letters, "sans bold", "middle")
    return (
        f'<rect {frame} y="{num(where.top - rim + 4)}" fill="#4A3018"/><rect {frame} y="{num(where.top - rim)}" fill="#8A6339"/>'
        f'<path d="{cells}" fill="#B18E62" stroke="#7C5930" stroke-width="2" stroke-linejoin="round"/>'
        f'<g fill="#7C5930" opacity=".75">{labels}</g>'
    )
