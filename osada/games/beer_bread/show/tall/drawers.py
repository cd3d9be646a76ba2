"""What opens over the page of a phone: the other player's village, the own cards in large, pile and bank."""

from __future__ import annotations

from osada.core.colours import GOLD
from osada.core.svg import PHONE, num, text, use
from osada.core.text import Text
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.pieces import YEARS
from osada.games.beer_bread.show import art, card_art
from osada.games.beer_bread.show.art import token
from osada.games.beer_bread.show.tall import choice, hand, village
from osada.games.beer_bread.show.tall.cards import LARGER
from osada.games.beer_bread.show.tall.places import STORAGE_HEIGHT, VILLAGE_HEIGHT
from osada.games.beer_bread.view import BeerBreadView

STORAGE = 4.0
VILLAGE = STORAGE + STORAGE_HEIGHT + 6
HAND = VILLAGE + VILLAGE_HEIGHT + 6
OTHER_HEIGHT = HAND + hand.HEIGHT
LARGE = round(card_art.WIDTH * LARGER) + 6
CARDS_HEIGHT = round(card_art.HEIGHT * LARGER) + 32.0
PILE_HEIGHT = 322.0


def other_still() -> str:
    """The other player's village without what changes in it."""
    return f'<rect width="{num(PHONE)}" height="{num(OTHER_HEIGHT)}" rx="10" fill="url(#yard)"/>{village.still(STORAGE, VILLAGE, False)}'


def other(view: BeerBreadView, seat: int) -> str:
    """The other player's storage, village and hand, as far as this viewer may know them (BB-37)."""
    pieces = "".join(village.pieces(view, seat, STORAGE, VILLAGE, {}, False))
    return (
        village.live(view, seat, STORAGE, VILLAGE)
        + f'<g class="pieces">{pieces}</g>'
        + hand.cards(view, view["seats"][seat]["hand"], HAND)
    )


# The own cards in large


def _groups(view: BeerBreadView, seat: int) -> dict[str, list[str]]:
    """The cards that may be looked at any time (BB-37): the own ones in hand, in the harvest row and sold; and those on
    the market."""
    own = view["seats"][seat]
    groups = {"hand": [card["card"] for card in own["hand"] if card["card"]], "exchange": view["exchange"]}
    if seat == view["you"] or view["winners"] is not None:
        groups["row"] = own["row"]
        groups["sold"] = [card["card"] for card in (*own["brewery"], *own["bakery"], *own["sold"]) if card["card"]]
    return {group: cards for group, cards in groups.items() if cards}


def cards_width(view: BeerBreadView, seat: int) -> float:
    """As wide as its cards are together: people move it sideways."""
    groups = _groups(view, seat).values()
    return max(PHONE, LARGE * sum(map(len, groups)) + 14.0 * (len(groups) - 1))


def cards_still() -> str:
    """The ground under the cards."""
    return f'<rect width="{num(PHONE)}" height="{num(CARDS_HEIGHT)}" fill="none"/>'


def own_cards(view: BeerBreadView, seat: int, say: Text) -> str:
    """Every card that one may look at, large, side by side."""
    parts, x = [], 0.0
    for group, cards in _groups(view, seat).items():
        parts.append(text(x + 4, 18, say(f"part-cards-{group}"), 14, "serif ink"))
        for card in cards:
            parts.append(use(f"F-{card}", x, 26))
            x += LARGE
        x += 14
    return "".join(parts) or text(4, 18, say("part-no-cards"), 14, "sans soft")


# The piles and the bank


def pile_still(say: Text) -> str:
    """Headings and the tokens of the bank."""
    tokens = "".join(use(token(name, 30), 22 + 72 * number, 248) for number, name in enumerate(RESOURCES))
    years = "".join(
        use("sheaf" if year % 2 else "sun", 30 + 62 * (year - 1), 296)
        + text(48 + 62 * (year - 1), 302, year, 14, "sans bold ink", "middle")
        for year in range(1, YEARS + 1)
    )
    return (
        text(4, 20, say("side-pile"), 14, "serif ink")
        + text(4, 222, say("part-bank"), 14, "serif ink")
        + tokens
        + f'<g data-about="fruitful">{years}</g>'
    )


def pile(view: BeerBreadView) -> str:
    """The backs of the pile from its top, the bank and the year."""
    backs_shown = (
        view["pile"] if view["exchange"] or choice.covers(view) else view["pile"][:1]
    )  # otherwise the board shows them all
    third = -(-len(backs_shown) // 3)
    rows = [backs_shown[third * n : third * (n + 1)] for n in range(3)]
    backs = [art.pile(row, "heap", 24, 58 + 60 * n, PHONE - 50) for n, row in enumerate(rows)]
    shown = [(42 + 72 * n, 254, view["bank"][name]) for n, name in enumerate(RESOURCES)]
    counts = "".join(f'<text x="{x}" y="{y}">{count}</text>' for x, y, count in shown)
    now = f'<rect x="{num(8 + 62 * (view["year"] - 1))}" y="278" width="56" height="38" rx="8" fill="none" stroke="{GOLD}" stroke-width="3"/>'
    return f'{"".join(backs)}<g font-size="15" class="sans bold ink">{counts}</g>{now if view["year"] <= YEARS else ""}'
