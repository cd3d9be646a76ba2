"""Where things lie in the picture for a phone: the river above, the own town below it, the aid card at its left."""

from __future__ import annotations

from osada.core.svg import PHONE
from osada.games.timber_town.show.picture.places import Point, Rectangle, River, Town
from osada.games.timber_town.tiles import FIGURES

HEIGHT = 512.0
OWN = Town(66.0, 203.0, 75.0, "u", "l", "u-")
RIM = 5.0
RIVER = River(OWN.left, 8.0, OWN.step, ((37.5, 30), (37.5, 84), (37.5, 138)), "v", "x", (15, 14), 18)
"""A board stands above the column with its number."""
BOARD_WIDTH, BOARD_HEIGHT = 60.0, 168.0
BANK = 192.0
"""Where the river ends and the meadow begins."""
PIER: Rectangle = (4.0, 8.0, 54.0, 168.0)
RIVAL: Rectangle = (4.0, 199.0, 54.0, 54.0)
"""The other town in small: a tap opens it in large."""
SMALL_STEP = 12.6
BADGES = 187.0
"""The line on which the numbers of the columns are."""
OTHER = Town((PHONE - 4 * 86) / 2, (PHONE - 4 * 86) / 2, 86.0, "s", "j")
"""The other town in its drawer."""


def figure_slot(figure: str) -> Rectangle:
    """Where a figure of the aid card has its place."""
    return RIVAL[0], 260.0 + 62.0 * FIGURES.index(figure), RIVAL[2], 57.0


def small_cell(cell: str) -> Point:
    """The top left corner of a cell of the other town in small."""
    x, y, *_ = RIVAL
    return x + 2 + SMALL_STEP * (int(cell[1]) - 1), y + 2 + SMALL_STEP * "ABCD".index(cell[0])
