"""Over the board of a phone: what the lifted card would do in the own village, or what is asked about tokens."""

from __future__ import annotations

from collections.abc import Mapping

from osada.core.svg import PHONE, num, text, use, wrapped
from osada.core.text import Text
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.show import card_art, crate
from osada.games.beer_bread.show.art import token
from osada.games.beer_bread.show.hand import TOO_MANY, amounts
from osada.games.beer_bread.show.tall.places import (
    FIELDS,
    FIELDS_HEIGHT,
    HOUSES,
    MARKET,
    MARKET_HEIGHT,
    POSITIONS,
    ROW,
    VILLAGE,
    VILLAGE_HEIGHT,
    field_left,
)
from osada.games.beer_bread.show.village import figures
from osada.games.beer_bread.view import BeerBreadView, Choice

ASKED = crate.Crate(2, MARKET + 1, PHONE - 4, VILLAGE + VILLAGE_HEIGHT - MARKET, 52, 14, moves=True)
"""Questions about tokens lie over market, storage and village."""
AMOUNT = 58.0


def covers(view: BeerBreadView) -> bool:
    """Whether a question lies over market, storage and village."""
    return crate.asked(view) is not None or view["paying"] is not None


def live(view: BeerBreadView, say: Text) -> str:
    """The three actions of the lifted card over the three parts of the village; or a question."""
    if overflow := crate.asked(view):
        return crate.crate(view, overflow, ASKED, say)
    if view["paying"]:
        return _paying(view, say)
    if view["choice"]:
        return _would(view, view["choice"], say)
    return ""


def _would(view: BeerBreadView, choice: Choice, say: Text) -> str:
    card = view["cards"][choice["card"]]
    harvest, sell, build = choice["harvest"], choice["sell"], choice["build"]
    gain = _goods(harvest["gain"], ROW[1], 52) or text(10, 50, say("tile-nothing"), 13, "sans dark")
    paid = card["recipe"] if sell is None else sell["pay"]
    pays = _goods(paid, HOUSES[1], 74) if paid is not None else _lines(say("tile-ways"), HOUSES[1], 70)
    coin = use("coin", HOUSES[1] - 20, 44) + text(HOUSES[1] - 20, 50, card["value"], 17, "serif dark", "middle")
    cleans = "".join(use(f"s-{good}", 24 + 22 * n, 86) for n, good in enumerate(build["cleans"][:4]))
    built = use(f"p-{build['position']}", 18, 54) + use(f"e{card_art.number(card['building'])}", 80, 54)
    parts = [
        _tile(view, "sell", HOUSES, say(f"tile-sell-{card['good']}"), coin + pays, 0, say),
        _tile(view, "build", POSITIONS, say("tile-build"), built + cleans, build["over"], say),
        _tile(view, "harvest", ROW, say("tile-harvest"), gain, harvest["over"], say),
    ]
    if "reserve" in view["offers"]:
        parts.append(_reserve(say))
    return "".join(parts) + _losing(choice)


def _tile(
    view: BeerBreadView, place: str, where: tuple[float, float], title: str, drawing: str, over: int, say: Text
) -> str:
    """What one action of the lifted card would take and bring."""
    left, width = where
    on = place in view["offers"]
    look = (
        'fill="#FFF0C4" stroke="#E0A21C" stroke-width="3"'
        if on
        else 'fill="#E9E0CF" stroke="#B7A88E" stroke-width="1.5"'
    )
    lines = wrapped(title, width - 14, 14)
    said = "".join(text(7, 18 + 15 * n, line, 13, "serif dark") for n, line in enumerate(lines))
    note = f'<g fill="{TOO_MANY}">{text(7, 98, say("tile-over", count=over), 12.5, "sans bold")}</g>' if over else ""
    faded = "" if on else ' opacity=".55"'
    return (
        f'<g data-place="{place}" transform="translate({num(left)} {num(VILLAGE)})"><rect width="{num(width)}" height="{num(VILLAGE_HEIGHT)}" rx="9" {look}/>'
        f"<g{faded}>{said}{drawing}{note}</g></g>"
    )


def _goods(goods: Mapping[str, int], width: float, top: float) -> str:
    """Tokens with their numbers, three in a line."""
    present = [name for name in RESOURCES if goods.get(name, 0)]
    step = (width - 8) / 3
    spots = [(10 + step * (n % 3), top + 22 * (n // 3)) for n in range(len(present))]
    tokens = "".join(use(token(name, 20), x + 18, y) for name, (x, y) in zip(present, spots, strict=True))
    counts = [(x, y + 5, goods[name]) for name, (x, y) in zip(present, spots, strict=True)]
    return figures(14, "middle", counts) + tokens if present else ""


def _lines(said: str, width: float, top: float) -> str:
    lines = wrapped(said, width - 14, 12.5)
    return "".join(text(7, top + 15 * n + 10, line, 12.5, "sans dark") for n, line in enumerate(lines))


def _reserve(say: Text) -> str:
    """To turn the card around, over the market, which is empty in a fruitful year."""
    return (
        f'<g data-place="reserve" transform="translate(2 {num(MARKET)})"><rect width="{num(PHONE - 4)}" height="{num(MARKET_HEIGHT)}" rx="9" '
        f'fill="#FFF0C4" stroke="#E0A21C" stroke-width="3"/>{use("s-turned", 30, MARKET_HEIGHT / 2)}{text(52, MARKET_HEIGHT / 2 + 5, say("tile-reserve"), 15, "serif dark")}</g>'
    )


def _losing(choice: Choice) -> str:
    """What the fields would lose by the harvest."""
    shown = [
        (field_left(name) + 18, FIELDS + FIELDS_HEIGHT - 3, f"−{count}")
        for name, count in choice["harvest"]["gain"].items()
        if count
    ]
    plates = "".join(use("pill", x, y) for x, y, _ in shown)
    return f'<g pointer-events="none">{plates}{figures(13, "middle", ((x, y + 5, count) for x, y, count in shown))}</g>'


def _paying(view: BeerBreadView, say: Text) -> str:
    """The numbers of tokens that one may pay."""
    found = amounts(view)
    if not found:
        return ""
    _, name, _ = found[0][1].split("-")
    parts = [
        f'<rect x="{num(ASKED.left)}" y="{num(ASKED.top)}" width="{num(ASKED.width)}" height="{num(ASKED.height)}" rx="10" fill="#FBF6EA" '
        'stroke="#C9B68C" stroke-width="1.500" pointer-events="all"/>',
        use(token(name, 46), ASKED.left + 36, ASKED.top + 36),
        text(ASKED.left + 70, ASKED.top + 42, say("tile-pay"), 16, "serif dark"),
    ]
    for number, (count, place) in enumerate(found):
        x, y = ASKED.left + 10 + (AMOUNT + 2) * (number % 6), ASKED.top + 72 + (AMOUNT + 2) * (number // 6)
        parts.append(
            f'<g data-place="{place}"><rect x="{num(x)}" y="{num(y)}" width="{num(AMOUNT - 2)}" height="{num(AMOUNT - 2)}" rx="9" fill="#FFF0C4" '
            f'stroke="#E0A21C" stroke-width="2.500"/>{text(x + AMOUNT / 2 - 1, y + AMOUNT / 2 + 8, count, 24, "serif dark", "middle")}</g>'
        )
    return "".join(parts)
