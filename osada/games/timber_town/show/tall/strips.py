"""The strip of a seat on a phone: points beside the name, figures and tiles in the second line."""

from __future__ import annotations

from osada.core.svg import numbers, strip_width, text
from osada.games.timber_town.cells import CELLS
from osada.games.timber_town.show.art.symbols import put
from osada.games.timber_town.tiles import FIGURES
from osada.games.timber_town.view import TownView

WIDTH = strip_width(2)
STEP = 28.0
"""From one figure to the next: the figure, its count and some air."""
TILES, SIGN = 50.0, 15.0
"""From the right edge to the middle of the sign of the tiles, and how large it is: beside it “16/16” has room."""


def still(seat: int) -> str:
    """The signs of the figures and of the tiles in the town."""
    return "".join(
        put(f"f-raft-{seat}" if figure == "raft" else f"f-{figure}", 8 + STEP * index, 33, 16, data_about=figure)
        for index, figure in enumerate(FIGURES)
    ) + put("c-yellow", WIDTH - TILES, 33, SIGN)


def live(view: TownView, seat: int) -> str:
    """How many figures and tiles the seat has, and its points."""
    counts = [(17 + STEP * index, 38, view["figures"][seat][figure]) for index, figure in enumerate(FIGURES)]
    tiles = text(WIDTH, 38, f"{len(view['cities'][seat]['cells'])}/{len(CELLS)}", 12.2, "sans bold ink", "end")
    total = text(WIDTH, 16, str(view["scores"][seat]["total"]).replace("-", "−"), 18, "serif ink", "end")
    builder = put("builder", WIDTH - 46, 10, 20, data_about="builder") if view["builder"] == seat else ""
    return numbers(13, counts) + tiles + total + builder
