"""One town on its own, as it lies at the end: for the score sheet of the real table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from osada.core.colours import SEAT_COLOURS
from osada.core.svg import Pane, num, text, use
from osada.games.timber_town.cells import CELLS, SIDE_NAMES, SIDES
from osada.games.timber_town.show.art import symbols as art

STEP, EDGE, SIZE = 100.0, 34.0, 400.0
HALF = STEP / 2
JOINT = 17.0
Town = Mapping[str, tuple[str, str]]
"""The colour and the ends of the tile in each cell."""


def pane(seat: int, town: Town, figures: Collection[str], asked: Collection[str]) -> Pane:
    """A town with a place for every cell, and for the sides that may hold a figure."""
    live = _tiles(town, 0) + _joints(seat, figures, asked, 0)
    return Pane(SIZE + 2 * EDGE, SIZE + 2 * EDGE, partial(_still, seat, 0.0), live, -EDGE, -EDGE)


def both(towns: Mapping[int, Town], figures: Mapping[int, Collection[str]]) -> Pane:
    """The towns of both players, side by side."""
    across = SIZE + 2 * EDGE
    stills = partial(lambda: "".join(_still(seat, seat * across) for seat in towns))
    live = "".join(
        _tiles(town, seat * across) + _joints(seat, figures[seat], (), seat * across) for seat, town in towns.items()
    )
    return Pane(across * len(towns), across, stills, live, -EDGE, -EDGE)


def _still(seat: int, left: float) -> str:
    colour = SEAT_COLOURS[seat][0]
    frame = f'x="{num(left - 14)}" y="-14" width="{num(SIZE + 28)}" height="{num(SIZE + 28)}" rx="18"'
    columns = "".join(
        text(left + HALF + STEP * column, -18, column + 1, 15, "sans bold soft", "middle") for column in range(4)
    )
    cells = "".join(
        f'<rect x="{num(x + left - 46)}" y="{num(y - 46)}" width="92" height="92" rx="9" fill="#F6EBD3" fill-opacity=".45" '
        f'stroke="#C79A63" stroke-width="2" stroke-dasharray="7 5" data-place="{seat}-{cell}"/>'
        for cell, (x, y) in _middles().items()
    )
    return f'<rect {frame} fill="#7A5428" stroke="{colour}" stroke-width="6"/>{columns}{cells}'


def _middles() -> dict[str, tuple[float, float]]:
    return {cell: (HALF + STEP * (number % 4), HALF + STEP * (number // 4)) for number, cell in enumerate(CELLS)}


def drawing(colour: str, ends: str) -> str:
    """The name of the picture of a tile; of sites the one with a crane stands for all."""
    return art.tile("o", colour, "crane" if colour == "red" else None, ends)


def _tiles(town: Town, left: float) -> str:
    middles = _middles()
    tiles = "".join(
        use(drawing(colour, ends), middles[cell][0] + left, middles[cell][1], pointer_events="none")
        for cell, (colour, ends) in town.items()
    )
    return f'<g class="pieces">{tiles}</g>'


def _joints(seat: int, figures: Collection[str], asked: Collection[str], left: float) -> str:
    parts = []
    for side, name in enumerate(SIDE_NAMES):
        x, y = _joint(side)
        place = f'data-place="{seat}-joint-{name}"'
        if name in figures:
            parts.append(f"<g {place}>{use(f'j{seat}-crane', x + left, y)}</g>")
        elif name in asked:
            parts.append(
                f'<circle {place} cx="{num(x + left)}" cy="{num(y)}" r="{num(JOINT)}" fill="#FFF" fill-opacity=".01"/>'
            )
    return "".join(parts)


def _joint(side: int) -> tuple[float, float]:
    one, other = SIDES[side]
    (ax, ay), (bx, by) = (_middles()[CELLS[cell]] for cell in (one, other))
    return (ax + bx) / 2, (ay + by) / 2
