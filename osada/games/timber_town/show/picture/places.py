"""Where things lie in the picture: one's own town below the river, the other one above it."""

from __future__ import annotations

from osada.core.svg import num
from osada.games.timber_town.cells import COLUMNS, ROWS
from osada.games.timber_town.show.art import symbols as art
from osada.games.timber_town.show.art.land import BOARD_LEFT, BOARD_STEP, BOARD_TOP, MIDDLE

Rectangle = tuple[float, float, float, float]
"""x, y, width, height"""

OWN_STEP, RIVAL_STEP = art.OWN + 2.0, art.RIVAL + 2.0
OWN_LEFT, OWN_TOP = MIDDLE - 2 * OWN_STEP, 512.0
RIVAL_LEFT, RIVAL_TOP = MIDDLE - 2 * RIVAL_STEP, 14.0
SLOTS = ((1, 0), (0, 1), (1, 1))
"""Where the three tiles of a river board lie; its number is in the fourth quarter."""
AID: Rectangle = (16.0, 518.0, 302.0, 318.0)
RIVAL_AID: Rectangle = (96.0, 26.0, 296.0, 112.0)
SUPPLY: Rectangle = (684.0, 26.0, 296.0, 112.0)
PANEL: Rectangle = (756.0, 518.0, 284.0, 318.0)


def centre(cell: str, own_town: bool) -> tuple[float, float]:
    """The centre of a cell in the own town or in the other one."""
    row, column = ROWS.index(cell[0]) + 0.5, COLUMNS.index(cell[1]) + 0.5
    if own_town:
        return OWN_LEFT + column * OWN_STEP, OWN_TOP + row * OWN_STEP
    return RIVAL_LEFT + column * RIVAL_STEP, RIVAL_TOP + row * RIVAL_STEP


def side_centre(side: str, own_town: bool) -> tuple[float, float]:
    """The middle of the side between two cells."""
    (x, y), (other_x, other_y) = (centre(cell, own_town) for cell in side.split("-"))
    return (x + other_x) / 2, (y + other_y) / 2


def slot_centre(board: int, slot: int) -> tuple[float, float]:
    """The centre of a tile in the river; boards and slots count from 0."""
    across, down = SLOTS[slot]
    return BOARD_LEFT + board * BOARD_STEP + 51 + 90 * across, BOARD_TOP + 51 + 90 * down


def paper(x: float, y: float, width: float, height: float) -> str:
    """A sheet of paper with its shadow."""
    where = f'x="{num(x)}" width="{num(width)}" height="{num(height)}" rx="13"'
    return (
        f'<rect {where} y="{num(y + 3)}" fill="#3A2F28" opacity=".22"/><rect {where} y="{num(y)}" class="paper rule"/>'
    )
