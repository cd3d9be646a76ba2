"""The board of a phone: the year and the other player in small, fields, market, own storage and village."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from osada.core.svg import PHONE, num, text, use
from osada.core.text import Text
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.pieces import YEARS
from osada.games.beer_bread.show import art, crate, village_art
from osada.games.beer_bread.show.about import about_card
from osada.games.beer_bread.show.art import token
from osada.games.beer_bread.show.board import gained
from osada.games.beer_bread.show.tall import choice, village
from osada.games.beer_bread.show.tall.cards import SMALL_HEIGHT, SMALL_WIDTH
from osada.games.beer_bread.show.tall.places import (
    ACROSS,
    FIELD,
    FIELDS,
    FIELDS_HEIGHT,
    HEADER,
    HEIGHT,
    HOUSES,
    MARKET,
    MARKET_HEIGHT,
    MARKET_STEP,
    OTHER,
    PILE,
    ROW,
    STORAGE,
    TOP,
    TOP_HEIGHT,
    VILLAGE,
    VILLAGE_HEIGHT,
    YEAR,
    field_left,
    spot,
)
from osada.games.beer_bread.show.village import bottom, figures
from osada.games.beer_bread.view import BeerBreadView


def symbols() -> str:
    """Rows of tokens on the fields, marks of exchange places, and of what was just done."""
    rows = [
        art.group(f"{name[:2]}r{count}", "".join(use(token(name, 17), ACROSS * number, 0) for number in range(count)))
        for name in RESOURCES
        for count in range(1, 5)
    ]
    return (
        "".join(rows)
        + village_art.mark("market-place", SMALL_WIDTH + 2, SMALL_HEIGHT + 4, 'fill="none" pointer-events="all"')
        + village_art.mark("market-offered", SMALL_WIDTH + 2, SMALL_HEIGHT + 4, village_art.GLOWING)
        + village_art.ring("ring-houses", HOUSES[1], VILLAGE_HEIGHT)
        + village_art.ring("ring-position", village.CELL, 51)
        + village_art.ring("ring-row", ROW[1], 26)
    )


@lru_cache(maxsize=8)
def still(say: Text) -> str:
    """The board without what changes on it."""
    size = f'width="{num(PHONE)}" height="{num(HEIGHT)}" rx="12"'
    parts = [
        f'<rect {size} fill="url(#yard)"/><rect y="{num(FIELDS - 9)}" width="{num(PHONE)}" height="{num(STORAGE - FIELDS + 4)}" fill="url(#meadow)"/>'
        f'<rect class="veil" fill="#1A1410" opacity="0" {size} pointer-events="none"/>',
        *(_field(name, say) for name in RESOURCES),
        f'<rect x="2" y="{num(MARKET - 2)}" width="{num(PHONE - 4)}" height="{num(MARKET_HEIGHT + 4)}" rx="9" fill="#7F6A3A" opacity=".38" data-about="exchange"/>',
        village.still(STORAGE, VILLAGE, True),
        _paper(*OTHER, "other"),
        _paper(*PILE, "pile"),
    ]
    return "".join(parts)


def _paper(left: float, width: float, opens: str) -> str:
    return f'<rect x="{num(left)}" y="{num(TOP)}" width="{num(width)}" height="{num(TOP_HEIGHT)}" rx="9" class="paper rule" data-open="{opens}"/>'


def _field(name: str, say: Text) -> str:
    left, dark = field_left(name), art.COLOURS[name][1]
    where = f'x="{num(left)}" y="{num(FIELDS)}" width="{num(FIELD)}" height="{num(FIELDS_HEIGHT)}" rx="8"'
    return (
        f'<g data-about="resource-{name}"><rect {where} fill="url(#g-{name})"/>'
        f'<path d="M{num(left)} {num(FIELDS + HEADER)}v{num(8 - HEADER)}q0-8 8-8h{num(FIELD - 16)}q8 0 8 8v{num(HEADER - 8)}Z" fill="#FBF6EA"/>'
        f'<rect {where} fill="none" stroke="{dark}" stroke-width="1.6"/>'
        f"{text(left + FIELD / 2, FIELDS + 14.5, say(f'resource-{name}').capitalize(), 12.5, 'serif dark', 'middle')}</g>"
    )


def live(view: BeerBreadView, say: Text) -> str:
    """What changes on the board, and above it what the lifted card would do or what is asked about tokens."""
    seat = bottom(view)
    came = gained(view, lambda name, number: spot(name, number, view["fields"][name]))
    overflow = crate.asked(view)
    pieces = [] if choice.covers(view) else [*_exchange(view)]
    if overflow is None or overflow["step"] != "keep":  # else the tokens lie in the crate
        pieces += village.pieces(view, seat, STORAGE, VILLAGE, came[seat], True)
    return (
        _year(view, say)
        + _other(view, 1 - seat)
        + _pile(view)
        + "".join(_field_tokens(view))
        + _field_counts(view)
        + ("" if choice.covers(view) else _market(view))
        + village.live(view, seat, STORAGE, VILLAGE, _covered(view))
        + f'<g class="pieces">{"".join(pieces)}</g>'
        + _just_done(view, seat)
        + choice.live(view, say)
    )


def _covered(view: BeerBreadView) -> str:
    """What of the own village lies under something: all of it, the part below the storage, or nothing."""
    return village.COVERED if choice.covers(view) else "village" if view["choice"] else ""


def _year(view: BeerBreadView, say: Text) -> str:
    """Which year it is, and whether it is a fruitful one."""
    left, width = YEAR
    fruitful = view["fruitful"]
    colour = "#7FA044" if fruitful else "#C2602E"
    where = f'x="{num(left)}" y="{num(TOP)}" width="{num(width)}" height="{num(TOP_HEIGHT)}" rx="9"'
    return (
        f'<g data-about="{"fruitful" if fruitful else "dry"}"><rect {where} class="card rule"/>'
        f'<path d="M{num(left)} {num(TOP + 22)}v-13q0-9 9-9h{num(width - 18)}q9 0 9 9v13z" fill="{colour}"/>'
        f'<text x="{num(left + width / 2)}" y="{num(TOP + 16)}" font-size="13" text-anchor="middle" class="sans bold" fill="#FFFFFF">{say("part-year")} {view["year"]}/{YEARS}</text>'
        f"{use('sheaf' if fruitful else 'sun', left + width / 2, TOP + 38)}</g>"
    )


def _other(view: BeerBreadView, seat: int) -> str:
    """The other player's hand, houses and tokens in small."""
    own, left = view["seats"][seat], OTHER[0]
    step = min(13.0, 62 / max(1, len(own["hand"]) - 1))
    parts = [use(f"m{seat}", left + 14, TOP + 16)]
    parts += [use(f"mini-{card['back']}", left + 33 + step * n, TOP + 16) for n, card in enumerate(own["hand"])]
    shown: list[tuple[float, float, object]] = []
    for x, good, there in ((left + 116, "beer", own["brewery"]), (left + 156, "bread", own["bakery"])):
        parts.append(art.at(x, TOP + 16, use(f"s-{good}", 0, 0), 0.8))
        shown.append((x + 10, TOP + 21, f"{len(there)}/{own['capacity'][good]}"))
    for number, name in enumerate(RESOURCES):
        x = left + 13 + 37 * number
        parts.append(use(token(name, 17), x, TOP + 40))
        shown.append((x + 11, TOP + 45, own["storage"][name]))
    return f'<g pointer-events="none">{"".join(parts)}{_ink(13, shown)}</g>'


def _ink(size: float, shown: list[tuple[float, float, object]]) -> str:
    texts = "".join(f'<text x="{num(x)}" y="{num(y)}">{value}</text>' for x, y, value in shown)
    return f'<g font-size="{num(size)}" class="sans bold ink">{texts}</g>'


def _pile(view: BeerBreadView) -> str:
    """The top of the draw pile, its top card first, and how many cards there are."""
    left = PILE[0]
    backs = [
        use(f"heap-{back}", left + 24 + 7 * number, TOP + 27)
        for number, back in reversed(list(enumerate(view["pile"][:4])))
    ]
    return f'<g pointer-events="none">{"".join(backs)}{_ink(16, [(left + 72, TOP + 33, len(view["pile"]))])}</g>'


def _field_tokens(view: BeerBreadView) -> Iterator[str]:
    for name in RESOURCES:
        there = view["fields"][name]
        for first in range(0, there, 4):
            yield use(f"{name[:2]}r{min(4, there - first)}", *spot(name, first, there))


def _field_counts(view: BeerBreadView) -> str:
    shown = [(field_left(name) + FIELD - 15, FIELDS + FIELDS_HEIGHT - 3, view["fields"][name]) for name in RESOURCES]
    plates = "".join(
        f'<rect x="{num(x - 13)}" y="{num(y - 9)}" width="26" height="18" rx="9" fill="#FBF6EA" stroke="#C9B68C"/>'
        for x, y, _ in shown
    )
    return f'<g pointer-events="none">{plates}{figures(14, "middle", ((x, y + 5, count) for x, y, count in shown))}</g>'


def _exchange(view: BeerBreadView) -> Iterator[str]:
    for number, card in enumerate(view["exchange"]):
        yield use(f"w-{card}", 3 + MARKET_STEP * number, MARKET, data_key=card, pointer_events="none")


def _market(view: BeerBreadView) -> str:
    """The places of the exchange cards; while there are none, the backs of the whole draw pile."""
    parts = []
    for number, card in enumerate(view["exchange"]):
        place = f"exchange-{number + 1}"
        look = "market-offered" if place in view["offers"] else "market-place"
        where = 2 + MARKET_STEP * number, MARKET - 2
        parts.append(use(look, *where, data_place=place, data_about=about_card(view, card)))
    if not view["exchange"]:
        backs = art.pile(view["pile"], "heap", 26, MARKET + MARKET_HEIGHT / 2, PHONE - 56)
        parts.append(f'<g data-about="pile" data-open="pile">{backs}</g>')
    return "".join(parts)


def _just_done(view: BeerBreadView, seat: int) -> str:
    """A white ring around what came to the own village last."""
    rings = []
    own = view["seats"][seat]
    for seen in view.get("recent", ()):
        if seen["seat"] != seat:
            continue
        if seen["event"] == "build":
            built = view["buildings"][view["cards"][seen["card"]]["building"]]
            rings.append(use("ring-position", *village.position(built["position"], VILLAGE)))
        elif seen["event"] == "sell":
            rings.append(use("ring-houses", HOUSES[0], VILLAGE))
        elif seen["event"] == "harvest" and seen["card"] in own["row"]:
            step = village.row_step(len(own["row"]))
            rings.append(use("ring-row", ROW[0], VILLAGE + 2 + step * own["row"].index(seen["card"])))
    return f'<g pointer-events="none">{"".join(rings[-2:])}</g>' if rings else ""
