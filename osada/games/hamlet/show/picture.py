"""The table as a picture, from a seat's view alone: the village, what is on it, and what lies beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from osada.core.svg import Pane, Picture
from osada.core.text import Text
from osada.games.hamlet.pieces import TILES
from osada.games.hamlet.show import side
from osada.games.hamlet.show.art import symbols as art
from osada.games.hamlet.show.art.tiles import EDGE, ROW, point
from osada.games.hamlet.show.choices import choices
from osada.games.hamlet.show.faces import Face, faces, symbols
from osada.games.hamlet.show.standing import pieces
from osada.games.hamlet.show.village import Laid, built, marks, still
from osada.games.hamlet.view import HamletView, Outline

MARGIN = 40


def picture(view: HamletView, say: Text) -> Picture:
    """The table as a picture: the village with what stands on it and what can be chosen, and what lies beside it."""
    printed = faces(view["blueprints"], say)
    tiles = village(view, printed)
    left, top, right, bottom = frame(view)
    live = built(view, tiles) + marks(view, tiles) + pieces(view, tiles) + choices(view, tiles, printed)
    panes = {"board": Pane(right - left, bottom - top, partial(still, tiles), live, left, top)}
    panes |= side.panes(view, say)
    panel = (*(f"seat-{seat}" for seat in range(view["players"])), "side")
    return Picture(_symbols(printed), panes, say("game-title"), panel)


@lru_cache(maxsize=12)
def _symbols(printed: tuple[Face, ...]) -> str:
    """The same string for all tables with the same tiles: many are kept at a time."""
    return art.symbols() + symbols(printed)


def village(view: HamletView, printed: Sequence[Face]) -> list[Laid]:
    """The tiles of the village, from back to front."""
    laid = (Laid(printed, tile["tile"], tile, tile["goods"], tile["flag"]) for tile in view["tiles"])
    return sorted(laid, key=Laid.depth)


def frame(view: HamletView) -> tuple[int, int, int, int]:
    """What the board shows: the village and the places for a new tile, and some table around; it grows in steps."""
    doing = view["doing"]
    paid = [doing["place"]] if doing and doing["phase"] == "pay" and doing["place"] else []
    tiles: list[Outline] = [*view["tiles"], *view["ghosts"], *paid]
    shown = [point(vertex) for tile in tiles for vertex in tile["vertices"]]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    return (
        (min(xs) - MARGIN) // EDGE * EDGE,
        (min(ys) - MARGIN) // ROW * ROW,
        -((-max(xs) - MARGIN) // EDGE) * EDGE,
        -((-max(ys) - MARGIN) // ROW) * ROW,
    )


def abouts(say: Text) -> dict[str, str]:
    """What tiles, goods and workers are, shown when a person points at them."""
    about = {f"t{number}": f"{say(f'tile-{tile}')}: {say(f'does-{tile}')}" for number, tile in enumerate(TILES)}
    return about | side.abouts(say)
