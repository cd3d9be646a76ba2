"""The hand on a phone: all cards at once, each in its place; the lifted one is marked and nothing moves."""

from __future__ import annotations

from osada.core.colours import GOLD, INK
from osada.core.game import seat_name
from osada.core.svg import PHONE, num, numbers, text, use
from osada.core.text import Text
from osada.games.beer_bread.show import art
from osada.games.beer_bread.show.about import about_card
from osada.games.beer_bread.show.hand import held
from osada.games.beer_bread.show.tall.cards import HEIGHT as CARD_HEIGHT
from osada.games.beer_bread.show.tall.cards import WIDTH as CARD_WIDTH
from osada.games.beer_bread.show.village import bottom, cut
from osada.games.beer_bread.view import BeerBreadView, Held

ROW = CARD_HEIGHT + 4
HEIGHT = 3 * ROW + 2
PLACES = 6
"""So many cards fit beside each other; with more they lie closer."""


def still() -> str:
    """The ground under the hand."""
    return f'<rect width="{num(PHONE)}" height="{num(HEIGHT)}" rx="10" fill="#A98A58" fill-opacity=".22"/>'


def live(view: BeerBreadView, say: Text) -> str:
    """The cards of the hand; at the end what both have sold."""
    if view["winners"] is not None:
        return "".join(_sales(view, say, seat, row) for row, seat in enumerate((bottom(view), 1 - bottom(view))))
    return cards(view, held(view), 0)


def spot(number: int, count: int) -> tuple[float, float]:
    """Where a card lies: two in a row."""
    rows = max(3, -(-count // 2))
    return 1 + (CARD_WIDTH + 2) * (number % 2), 2 + (HEIGHT - CARD_HEIGHT - 4) / (rows - 1) * (number // 2)


def cards(view: BeerBreadView, hand: list[Held], top: float) -> str:
    """The cards of a hand from here down; what can be chosen glows."""
    lifted = view["choice"]["card"] if view["choice"] else view["paying"]["card"] if view["paying"] else None
    glows, pieces, marks = [], [], []
    backs = dict.fromkeys(art.GOODS, 0)
    for number, one in enumerate(hand):
        x, y = spot(number, len(hand))
        card, y = one["card"], y + top
        if card is None:
            backs[one["back"]] += 1
            pieces.append(use(f"zb-{one['back']}", x, y, data_key=f"{one['back']}-{backs[one['back']]}"))
        else:
            place = {"data_place": f"card-{card}"} if not top else {}
            pieces.append(use(f"z-{card}", x, y, data_key=card, **place, data_about=about_card(view, card)))
            if f"card-{card}" in view["offers"]:
                glows.append(_around(x, y, f'stroke="{GOLD}" stroke-width="6"'))
            elif card == lifted:
                marks.append(
                    _around(x, y, f'stroke="{INK}" stroke-width="5"')
                    + _around(x, y, 'stroke="#FFFFFF" stroke-width="3"')
                )
        if one["turned"]:
            marks.append(use("s-turned", x + 12, y + 10, pointer_events="none"))
    return f'{"".join(glows)}<g class="pieces">{"".join(pieces)}</g>{"".join(marks)}'


def _around(x: float, y: float, look: str) -> str:
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(CARD_WIDTH)}" height="{num(CARD_HEIGHT)}" rx="9" fill="none" {look} pointer-events="none"/>'


def _sales(view: BeerBreadView, say: Text, seat: int, row: int) -> str:
    """At the end: what a player's beer and bread are worth."""
    score, y = view["scores"][seat], 46.0 + 84 * row
    name = cut(seat_name(say, seat, view.get("names", ())), 22)
    parts = [use(f"m{seat}", 20, y - 21), text(36, y - 16, name, 15, "serif ink")]
    if score is not None:
        parts += [art.at(24, y + 10, use("beer2", 0, 0), 0.8), art.at(144, y + 10, use("bread2", 0, 0), 0.8)]
        parts.append(numbers(20, ((50, y + 17, score["beer"]), (172, y + 17, score["bread"]))))
        parts.append(use("coin", 316, y + 8) + text(316, y + 14, score["result"], 17, "serif dark", "middle"))
    return "".join(parts)
