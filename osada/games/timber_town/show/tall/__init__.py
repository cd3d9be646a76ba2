"""The table as a picture for a phone: each river board above its own column, one's own town below it."""

from __future__ import annotations

from functools import cache, partial

from osada.core.svg import PHONE, STRIP_HEIGHT, Pane, Part, Picture, strip_width
from osada.core.text import Text
from osada.games.timber_town.show.art import land, symbols
from osada.games.timber_town.show.tall import board, cards, drawers, ground, strips
from osada.games.timber_town.show.tall.places import HEIGHT
from osada.games.timber_town.view import TownView


def picture(view: TownView, say: Text) -> Picture:
    """The table for a phone: board, strips and scoring cards; the other town and what is still to come in drawers."""
    panes = {
        "board": Pane(PHONE, HEIGHT, partial(ground.still, say), board.live(view)),
        "cards": Pane(PHONE, cards.HEIGHT, partial(cards.still, tuple(view["cards"])), cards.live(view)),
        "other": Pane(PHONE, PHONE, drawers.other_still, drawers.other(view)),
        "pile": Pane(PHONE, drawers.PILE_HEIGHT, partial(drawers.pile_still, say), drawers.pile(view)),
    }
    for seat in range(2):
        drawn = partial(strips.still, seat)
        panes[f"seat-{seat}"] = Pane(strip_width(2), STRIP_HEIGHT, drawn, strips.live(view, seat))
    return Picture(
        _symbols(),
        panes,
        say("game-title"),
        parts=(Part("cards", say("part-cards")),),
        drawers=(Part("other", say("part-other")), Part("pile", say("part-pile"), count=view["stack"])),
        shows_gains=True,
        zooms=False,
    )


@cache
def _symbols() -> str:
    return symbols.symbols_of_a_phone() + land.symbols()
