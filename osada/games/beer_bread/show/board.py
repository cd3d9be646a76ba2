"""The board: river, fields and exchange cards between the two halves of the village."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from osada.core.svg import num, text, use
from osada.core.text import Text
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.show import art, card_art, village
from osada.games.beer_bread.show.about import about_card
from osada.games.beer_bread.show.art import token
from osada.games.beer_bread.show.village import OTHER, OWN, bottom, figures, halves, position
from osada.games.beer_bread.view import BeerBreadView

WIDTH, HEIGHT = 1000.0, 580.0
FIELDS = {"water": (14, 134), "wheat": (154, 116), "barley": (276, 116), "rye": (398, 112), "hops": (516, 112)}
"""Where river and fields begin, and how wide they are."""
FIELD_TOP, FIELD_HEIGHT, HEADER = 160, 160, 27
MARKET, MARKET_STEP = 640, 118
SPARSE, CROWDED = (3, 36, 40), (4, 31, 25)
"""How tokens lie on a field: how many in a row, how far apart, and how far apart the rows are."""


# The still layer: it is the same for every viewer


@lru_cache(maxsize=8)
def still(say: Text) -> str:
    """The board without what changes on it: grounds, fields, the exchange places and the two halves of the village."""
    parts = [
        f'<rect x="3" y="7" width="{num(WIDTH - 6)}" height="{num(HEIGHT - 8)}" rx="16" fill="#5E4322"/>'
        f'<rect x="3" y="3" width="{num(WIDTH - 6)}" height="{num(HEIGHT - 8)}" rx="16" fill="url(#yard)" stroke="#8F7440" stroke-width="3"/>'
        f'<rect x="4.5" y="144" width="{num(WIDTH - 9)}" height="192" fill="url(#meadow)"/>',
        f'<rect class="veil" fill="#1A1410" opacity="0" x="3" y="3" width="{num(WIDTH - 6)}" height="{num(HEIGHT - 8)}" rx="16" pointer-events="none"/>',
        f'<g pointer-events="none"><rect x="6" y="132" width="{num(WIDTH - 12)}" height="24" fill="url(#hedge)"/>'
        f'<rect x="6" y="324" width="{num(WIDTH - 12)}" height="24" fill="url(#hedge)"/></g>',
    ]
    parts += [_field(name, say) for name in RESOURCES]
    parts.append(
        f'<rect x="{MARKET - 4}" y="{FIELD_TOP}" width="{MARKET_STEP * 3 + 4}" height="{FIELD_HEIGHT}" rx="10" fill="#7F6A3A" opacity=".38" data-about="exchange"/>'
    )
    for half in (OWN, OTHER):
        parts.append(village.still(half, say))
    return "".join(parts)


def _field(name: str, say: Text) -> str:
    left, width = FIELDS[name]
    dark = art.COLOURS[name][1]
    return (
        f'<g data-about="resource-{name}"><rect x="{left}" y="{FIELD_TOP}" width="{width}" height="{FIELD_HEIGHT}" rx="10" fill="url(#g-{name})"/>'
        f'<path d="M{left} {FIELD_TOP + HEADER}V{FIELD_TOP + 10}q0-10 10-10H{left + width - 10}q10 0 10 10V{FIELD_TOP + HEADER}Z" fill="#FBF6EA"/>'
        f'<rect x="{left}" y="{FIELD_TOP}" width="{width}" height="{FIELD_HEIGHT}" rx="10" fill="none" stroke="{dark}" stroke-width="1.8"/>'
        f"{text(left + 9, FIELD_TOP + 19, say(f'resource-{name}').capitalize(), 14, 'serif dark')}</g>"
    )


# The live layer


def live(view: BeerBreadView, say: Text) -> str:
    """What changes on the board: tokens, exchange cards and both villages, what was just done and what the lifted card
    would do."""
    came = gained(view, lambda name, number: spot(name, number, _crowded(view, name)))
    parts, pieces = [_field_counts(view), _market(view)], [*_field_tokens(view), *_exchange(view)]
    for seat, half in halves(view):
        parts.append(village.live(view, seat, half, say))
        pieces.append(village.pieces(view, seat, half, came[seat]))
    parts.append(village.hand_of_other(view))
    return f'{"".join(parts)}<g class="pieces">{"".join(pieces)}</g>{_just_done(view)}{_would(view)}'


def spot(resource: str, number: int, crowded: bool) -> tuple[int, int]:
    """Where a token lies on a field; the first ones stay where they are while others come and go."""
    left, width = FIELDS[resource]
    columns, across, down = CROWDED if crowded else SPARSE
    row, column = divmod(number, columns)
    first = left + (width - across * (columns - 1)) // 2
    return first + across * column, FIELD_TOP + HEADER + (17 if crowded else 27) + down * row


def symbols() -> str:
    """Rows of tokens as they lie on the fields, the first one at 0,0."""
    rows = [
        art.group(
            f"{name[:2]}{kind}{count}", "".join(use(token(name, size), across * number, 0) for number in range(count))
        )
        for name in RESOURCES
        for kind, size, (columns, across, _) in (("c", 24, CROWDED), ("r", 30, SPARSE))
        for count in range(1, columns + 1)
    ]
    heap = "".join(
        f'<g transform="rotate({turn}) scale(.86)" opacity=".8">{use(f"large-{good}", 0, 0)}</g>'
        for turn, good in ((-14, "bread"), (9, "beer"), (-3, "bread"))
    )
    return village.symbols() + "".join(rows) + art.group("discards", heap)


def _crowded(view: BeerBreadView, resource: str) -> bool:
    return resource == "water" or view["fields"][resource] > 9


def _field_tokens(view: BeerBreadView) -> Iterator[str]:
    """The tokens of a field, a row at a time."""
    for name in RESOURCES:
        crowded = _crowded(view, name)
        columns, there = (CROWDED if crowded else SPARSE)[0], view["fields"][name]
        for first in range(0, there, columns):
            count = min(columns, there - first)
            yield use(f"{name[:2]}{'c' if crowded else 'r'}{count}", *spot(name, first, crowded))


def _field_counts(view: BeerBreadView) -> str:
    return figures(
        19, "end", ((left + width - 9, FIELD_TOP + 21, view["fields"][name]) for name, (left, width) in FIELDS.items())
    )


def gained(view: BeerBreadView, lay: Callable[[str, int], tuple[float, float]]) -> list[dict[str, list[str]]]:
    """The tokens that each seat has just got: where each ``lay`` on the field, or which piece of the other player it
    was."""
    came: list[dict[str, list[str]]] = [{}, {}]
    for seen in view.get("recent", ()):
        if seen["event"] in ("harvest", "collect", "clean-gain", "gift"):
            for name, count in seen["goods"].items():
                spots = [lay(name, view["fields"][name] + number) for number in range(count)]
                came[seen["seat"]][name] = [f"{num(x)} {num(y)}" for x, y in spots]
        elif seen["event"] == "take":
            other = 1 - seen["seat"]
            for name, count in seen["goods"].items():
                left = view["seats"][other]["storage"][name]
                came[seen["seat"]][name] = [f"{other}{name[:2]}{left + number}" for number in range(count)]
    return came


# Exchange cards, or the piles while there are none


def _exchange(view: BeerBreadView) -> Iterator[str]:
    for number, card in enumerate(view["exchange"]):
        yield use(f"x-{card}", MARKET + MARKET_STEP * number + 2, FIELD_TOP + 5, data_key=card, pointer_events="none")


def _market(view: BeerBreadView) -> str:
    if not view["exchange"]:
        return _piles(view)
    parts = []
    for number, card in enumerate(view["exchange"]):
        place = f"exchange-{number + 1}"
        look = "exchange-offered" if place in view["offers"] else "exchange-place"
        where = MARKET + MARKET_STEP * number - 1, FIELD_TOP
        parts.append(use(look, *where, data_place=place, data_about=about_card(view, card)))
    return "".join(parts)


def _piles(view: BeerBreadView) -> str:
    """The draw pile with all its backs, its top card first, and the discards: a heap, because no rule asks which of
    them lies on top."""
    parts = [art.pile(view["pile"], "large", MARKET + 54, FIELD_TOP + 70, 150)]
    if view["discards"]:
        parts += [use("discards", MARKET + 300, FIELD_TOP + 70)]
    counts = [(MARKET + 54, FIELD_TOP + 141, len(view["pile"]))]
    if view["discards"]:
        counts.append((MARKET + 300, FIELD_TOP + 141, len(view["discards"])))
    parts += [use("count", x, y) for x, y, _ in counts]
    return f'<g data-about="pile">{"".join(parts)}{figures(14, "middle", ((x, y + 5, count) for x, y, count in counts))}</g>'


# What was just done, and what the lifted card would do


def _just_done(view: BeerBreadView) -> str:
    """A white ring around what came to the table last."""
    rings = []
    for seen in view.get("recent", ()):
        half = next((half for seat, half in halves(view) if seat == seen["seat"]), None)
        if half is None or seen["event"] not in ("harvest", "build", "sell"):
            continue
        card = view["cards"][seen["card"]]
        row = view["seats"][seen["seat"]]["row"]
        if seen["event"] == "build":
            x, y, _, _ = position(half, view["buildings"][card["building"]]["position"])
            rings.append(use(f"ring-position-{half.strip}", x, y))
        elif seen["event"] == "sell":
            rings.append(use(f"ring-house-{half.strip}", *village.house(half, card["good"])))
        elif seen["card"] in row:
            left, top, _ = half.row
            step = village.strip_step(half, len(row))
            rings.append(use(f"ring-row-{half.strip}", left, top + 1 + step * row.index(seen["card"])))
    return f'<g pointer-events="none">{"".join(rings[-2:])}</g>' if rings else ""


def _would(view: BeerBreadView) -> str:
    """What the fields would lose, and where the lifted card would go."""
    choice = view["choice"]
    if choice is None:
        return ""
    losing = [
        (left + width - 24, FIELD_TOP + FIELD_HEIGHT - 5, f"−{count}")
        for name, count in choice["harvest"]["gain"].items()
        for left, width in (FIELDS[name],)
        if count
    ]
    parts = [use("pill", x, y) for x, y, _ in losing]
    parts.append(figures(13, "middle", ((x, y + 5, count) for x, y, count in losing)))
    own = view["seats"][bottom(view)]
    left, top, height = OWN.row
    count = len(own["row"])
    if count < 5:
        y = top + 1 + village.strip_step(OWN, count) * count if count else top + 1
        y = min(y, top + height - card_art.STRIP_HEIGHT - 1)
        parts.append(use(f"k-{choice['card']}", left, y, opacity=".5"))
    x, y, _, _ = position(OWN, choice["build"]["position"])
    parts.append(use("to-position", x, y))
    if choice["sell"] is not None:
        good = view["cards"][choice["card"]]["good"]
        parts.append(use("to-house", *village.house(OWN, good)))
    return f'<g pointer-events="none">{"".join(parts)}</g>'
