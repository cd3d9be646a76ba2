"""The table as a picture for a phone, from a seat's view alone."""

from __future__ import annotations

from functools import lru_cache

from osada.core.svg import Part, Picture
from osada.core.text import Text
from osada.games.hamlet.pieces import AWARDS, MILESTONES
from osada.games.hamlet.show import picture as wide
from osada.games.hamlet.show.art import symbols as art
from osada.games.hamlet.show.faces import Face, faces
from osada.games.hamlet.show.faces import symbols as tiles
from osada.games.hamlet.show.side import viewer
from osada.games.hamlet.show.tall import board, cards, strips, tabs
from osada.games.hamlet.view import HamletView


def picture(view: HamletView, say: Text) -> Picture:
    """The village, a strip per seat, five tabs below the village, and a drawer with everybody's things."""
    printed = faces(view["blueprints"], say)
    village = wide.village(view, printed)
    panes = {"board": board.board(view, village, printed, wide.frame(view))}
    panes |= strips.strips(view) | tabs.tabs(view, say) | {strips.DRAWER: strips.drawer(view, say)}
    drawers = (Part(strips.DRAWER, say("tab-players")),)
    return Picture(_symbols(printed), panes, say("game-title"), parts=_parts(view, say), drawers=drawers)


@lru_cache(maxsize=12)
def _symbols(printed: tuple[Face, ...]) -> str:
    return art.symbols() + tiles(printed) + cards.symbols(printed) + board.symbols()


def _parts(view: HamletView, say: Text) -> tuple[Part, ...]:
    you = viewer(view)
    counts = {
        "hand": len(view["seats"][you]["hand"]) if you is not None else 0,
        "offer": len(view["row"]),
        "deliveries": sum(delivery["by"] is None for delivery in view["deliveries"]),
        "market": sum(sale is not None for sale in view["sales"]),
        "milestones": len(MILESTONES) + len(AWARDS),
    }
    return tuple(Part(name, say(f"tab-{name}"), tab=True, count=count) for name, count in counts.items())
