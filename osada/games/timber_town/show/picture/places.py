"""Where things lie in the picture for a desk: one's own town below the river, the other one above it."""

from __future__ import annotations

from dataclasses import dataclass

from osada.core.colours import INK
from osada.core.svg import num
from osada.games.timber_town.cells import COLUMNS, ROWS
from osada.games.timber_town.show.art import symbols as art
from osada.games.timber_town.show.art.land import BOARD_LEFT, BOARD_STEP, BOARD_TOP, MIDDLE

Point = tuple[float, float]
Rectangle = tuple[float, float, float, float]
"""x, y, width, height"""


@dataclass(frozen=True)
class Town:
    """Where a city board lies, and which sizes of tiles and of what joins them it has."""

    left: float
    top: float
    step: float
    size: str
    """The letter of its tiles in the names of symbols."""
    joint: str
    """The letter of dismantled figures."""
    planks: str = ""
    """What stands before the names of planks and marks; a town without ``planked`` has none of them."""
    planked: bool = True

    def centre(self, cell: str) -> Point:
        """The centre of a cell."""
        row, column = ROWS.index(cell[0]) + 0.5, COLUMNS.index(cell[1]) + 0.5
        return self.left + column * self.step, self.top + row * self.step

    def side(self, side: str) -> Point:
        """The middle of the side between two cells."""
        (x, y), (other_x, other_y) = (self.centre(cell) for cell in side.split("-"))
        return (x + other_x) / 2, (y + other_y) / 2


@dataclass(frozen=True)
class River:
    """Where the tiles of the river boards lie, and how large they are."""

    left: float
    top: float
    board: float
    """From one board to the next."""
    slots: tuple[Point, Point, Point]
    """The centres of its tiles on a board."""
    size: str
    raft: str
    """The letter of rafts on tiles."""
    raft_at: Point
    """Where a raft lies, seen from the centre of its tile."""
    raft_radius: float

    def centre(self, board: int, slot: int) -> Point:
        """The centre of a tile in the river; boards and slots count from 0."""
        x, y = self.slots[slot]
        return self.left + board * self.board + x, self.top + y


OWN = Town(MIDDLE - 2 * (art.OWN + 2), 512.0, art.OWN + 2.0, "o", "j")
RIVAL = Town(MIDDLE - 2 * (art.RIVAL + 2), 14.0, art.RIVAL + 2.0, "r", "k", "r-", planked=False)
RIVER = River(BOARD_LEFT, BOARD_TOP, BOARD_STEP, ((141, 51), (51, 141), (141, 141)), "s", "r", (22, 20), 24)
"""A board has its number in the first quarter and its three tiles in the others."""
SMALLEST = 15.5
"""The smallest text: on the smallest screen that has this board its size is 11 pixels."""
LINE = 18.0
AID: Rectangle = (16.0, 518.0, 302.0, 318.0)
RIVAL_AID: Rectangle = (96.0, 26.0, 296.0, 112.0)
SUPPLY: Rectangle = (684.0, 26.0, 296.0, 112.0)
PANEL: Rectangle = (756.0, 518.0, 284.0, 318.0)
HAND: Point = (PANEL[0] + 66, PANEL[1] + 66)
"""Where the tile in hand lies before its cell is chosen."""


def paper(x: float, y: float, width: float, height: float) -> str:
    """A sheet of paper with its shadow."""
    where = f'x="{num(x)}" width="{num(width)}" height="{num(height)}" rx="13"'
    return f'<rect {where} y="{num(y + 3)}" fill="{INK}" opacity=".22"/><rect {where} y="{num(y)}" class="paper rule"/>'
