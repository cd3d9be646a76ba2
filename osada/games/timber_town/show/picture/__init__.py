"""The table as a picture, from a seat's view alone: the river between two towns, one's own below."""

from __future__ import annotations

from functools import cache, partial

from osada.core.svg import Pane, Picture
from osada.core.text import Text
from osada.games.timber_town.show.art import land, symbols
from osada.games.timber_town.show.art.land import HEIGHT, WIDTH
from osada.games.timber_town.show.picture import board, cards, ground
from osada.games.timber_town.view import TownView


def picture(view: TownView, say: Text) -> Picture:
    """The table as a picture: the river between the two towns, the strips of the seats and the scoring cards."""
    panes = {"board": Pane(WIDTH, HEIGHT, partial(ground.still, say), board.live(view, say))}
    panes |= cards.panes(view, say)
    return Picture(_symbols(), panes, say("game-title"), ("seat-0", "seat-1", "side"), shows_gains=True)


@cache
def _symbols() -> str:
    return symbols.symbols() + land.symbols() + f'<g id="columns">{ground.columns()}</g>'
