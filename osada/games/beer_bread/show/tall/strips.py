"""The strip of a seat on a phone: its result beside the name, below it beer, bread and how full its storage is."""

from __future__ import annotations

from osada.core.svg import STRIP_HEIGHT, num, numbers, strip_width, text, use
from osada.games.beer_bread.show import art
from osada.games.beer_bread.show.village import bottom
from osada.games.beer_bread.view import BeerBreadView

WIDTH = strip_width(2)


def still() -> str:
    """The sign of the storage."""
    return use("s-crate", WIDTH - 52, 33)


def live(view: BeerBreadView, seat: int) -> str:
    """What the seat has sold, its result and its tokens; a tap opens its cards or its village."""
    own, score = view["seats"][seat], view["scores"][seat]
    opens = "cards" if seat == bottom(view) else "other"
    parts = [
        f'<rect width="{num(WIDTH)}" height="{num(STRIP_HEIGHT)}" fill="none" pointer-events="all" data-open="{opens}"/>',
        text(WIDTH, 38, f"{own['tokens']}/{sum(own['places'].values())}", 13, "sans bold ink", "end"),
    ]
    if view["windmill"] == seat:
        parts.append(art.at(WIDTH - 40, 11, use("windmill", 0, 0), 0.34))
    if score is None:
        sold = (*own["sold"], *own["brewery"], *own["bakery"])
        counts = [f"×{sum(card['back'] == good for card in sold)}" for good in art.GOODS]
        signs = art.at(10, 33, use("s-beer", 0, 0), 0.8) + art.at(58, 33, use("s-bread", 0, 0), 0.8)
    else:
        counts = [str(score["beer"]), str(score["bread"])]
        signs = art.at(10, 33, use("mug", 0, 0), 0.9) + art.at(58, 33, use("loaf", 0, 0), 0.9)
        coin = art.at(WIDTH - 12, 11, use("small-coin", 0, 0), 1.25)
        parts.append(coin + text(WIDTH - 12, 16, score["result"], 14, "serif dark", "middle"))
    parts.append(signs + numbers(14, ((22 + 49 * number, 38, count) for number, count in enumerate(counts))))
    return f'{parts[0]}<g pointer-events="none">{"".join(parts[1:])}</g>'
