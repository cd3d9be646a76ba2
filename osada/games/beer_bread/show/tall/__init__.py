"""The table as a picture for a phone: fields and market, the own village below them, the own hand under the thumb."""

from __future__ import annotations

from functools import lru_cache, partial

from osada.core.svg import PHONE, STRIP_HEIGHT, Pane, Part, Picture, strip_width
from osada.core.text import Text
from osada.games.beer_bread.show import art, crate, village_art
from osada.games.beer_bread.show.picture import Printed, card_symbols
from osada.games.beer_bread.show.tall import board, cards, drawers, hand, strips, village
from osada.games.beer_bread.show.tall.places import HEIGHT
from osada.games.beer_bread.show.village import bottom
from osada.games.beer_bread.view import BeerBreadView


def picture(view: BeerBreadView, say: Text) -> Picture:
    """The table for a phone: board and hand, a strip for every seat; in drawers the other player's things, the own cards
    in large, and the piles."""
    seat = bottom(view)
    other = drawers.other(view, 1 - seat)
    large = drawers.own_cards(view, seat, say)
    panes = {
        "board": Pane(PHONE, HEIGHT, partial(board.still, say), board.live(view, say)),
        "hand": Pane(PHONE, hand.HEIGHT, hand.still, hand.live(view, say)),
        "other": Pane(PHONE, drawers.OTHER_HEIGHT, drawers.other_still, other),
        "cards": Pane(drawers.cards_width(view, seat), drawers.CARDS_HEIGHT, drawers.cards_still, large),
        "pile": Pane(PHONE, drawers.PILE_HEIGHT, partial(drawers.pile_still, say), drawers.pile(view)),
    }
    for owner in range(view["players"]):
        panes[f"seat-{owner}"] = Pane(strip_width(2), STRIP_HEIGHT, strips.still, strips.live(view, owner))
    return Picture(
        _symbols(Printed(view), say),
        panes,
        say("game-title"),
        parts=(Part("hand", say("part-hand"), count=len(view["seats"][seat]["hand"])),),
        drawers=(
            Part("other", say("part-other")),
            Part("cards", say("part-cards")),
            Part("pile", say("part-pile"), count=len(view["pile"])),
        ),
        zooms=False,
    )


@lru_cache(maxsize=16)
def _symbols(printed: Printed, say: Text) -> str:
    """The same string for all tables with the same cards: many are kept at a time."""
    table = art.symbols() + village_art.symbols() + cards.frames()
    table += board.symbols() + village.symbols() + crate.symbols()
    return table + card_symbols(printed, say) + cards.symbols(printed.cards, printed.buildings)
