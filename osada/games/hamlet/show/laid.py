"""The village as it lies at the end, with sides and seams to tap: for the score sheet of the real table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, cast

from osada.core.colours import GOLD_EDGE
from osada.core.svg import Pane, Picture, num, seat_mark
from osada.core.text import Text
from osada.games.hamlet.pieces import TILES
from osada.games.hamlet.printed import Pieces
from osada.games.hamlet.roads import Road
from osada.games.hamlet.show.art import symbols as art
from osada.games.hamlet.show.faces import faces, symbols
from osada.games.hamlet.show.picture import frame
from osada.games.hamlet.show.picture import village as tiles_of
from osada.games.hamlet.show.village import built, middle, still
from osada.games.hamlet.view import Edge, HamletView
from osada.games.hamlet.village import Village

Spots = Mapping[str, tuple[int, int]]
"""Places on sides of tiles: a tile and its section."""


def picture(village: Village, roads: Sequence[Road], flags: Mapping[int, int], spots: Spots, say: Text) -> Picture:
    """The village with roads and flags; a place at every side that can be tapped."""
    view = _view(village, roads, flags)
    printed = faces(view["blueprints"], say)
    tiles = tiles_of(view, printed)
    left, top, right, bottom = frame(view)
    marks = "".join(seat_mark(flags[one.number], *one.middle, 30) for one in tiles if one.number in flags)
    live = built(view, tiles) + marks + "".join(_spots(village, spots))
    pane = Pane(right - left, bottom - top, partial(still, tiles), live, left, top)
    return Picture(art.symbols() + symbols(printed), {"board": pane}, say("game-title"))


def _spots(village: Village, spots: Spots) -> Iterable[str]:
    for place, (tile, section) in spots.items():
        (x, y), _ = middle(_edge(village, tile, section))
        yield (
            f'<circle data-place="{place}" cx="{num(x)}" cy="{num(y)}" r="15" fill="#FFF" fill-opacity=".82" '
            f'stroke="{GOLD_EDGE}" stroke-width="3.5"/>'
        )


def _edge(village: Village, tile: int, section: int) -> Edge:
    return [list(end) for end in village.edge(tile, section)]


def _view(village: Village, roads: Sequence[Road], flags: Mapping[int, int]) -> HamletView:
    """What the picture of a village is made from."""
    pieces: Pieces = village.pieces
    tiles: list[dict[str, Any]] = []
    for tile, turns, shift in village.laid:
        vertices = village.vertices(tile, (turns, shift))
        first = pieces.turned[tile][turns].vertices[0]
        tiles.append(
            {
                "tile": TILES[tile],
                "rotation": turns,
                "at": [vertices[0][0] - first[0], vertices[0][1] - first[1]],
                "vertices": [list(corner) for corner in vertices],
                "sections": pieces.sections[tile],
                "connected": True,
                "spaces": 0,
                "goods": [],
                "flag": flags.get(tile),
            }
        )
    drawn = [
        {
            "seat": seat,
            "kind": "bridge" if ground == "M" else "path",
            "between": [TILES[one], TILES[two]],
            "edge": _edge(village, one, section),
        }
        for seat, one, section, two, _, ground in roads
    ]
    view: dict[str, Any] = {"tiles": tiles, "roads": drawn, "ghosts": [], "doing": None, "deliveries": [], "offers": {}}
    return cast(HamletView, view | {"blueprints": pieces.blueprints})
