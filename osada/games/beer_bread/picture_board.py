"""The board: the opponent's half of the village, river, fields and exchange cards, one's own half."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from osada.core import components
from osada.core.game import View, seat_name
from osada.core.svg import num, text, use
from osada.core.text import Text
from osada.games.beer_bread import art, art_cards
from osada.games.beer_bread.art import RESOURCES, token

WIDTH, HEIGHT = 1000.0, 580.0
FIELDS = {"water": (14, 134), "wheat": (154, 116), "barley": (276, 116), "rye": (398, 112), "hops": (516, 112)}
"""Where river and fields begin, and how wide they are."""
FIELD_TOP, FIELD_HEIGHT, HEADER = 160, 160, 27
MARKET, MARKET_STEP = 640, 118
GOOD_OF_HOUSE = {"brewery": "beer", "bakery": "bread"}


@dataclass(frozen=True)
class Half:
    """Where the things of a player are: his own half at the foot of the board is larger than the other's."""

    storage: tuple[float, float, float]
    """Left, top, and the side of the square."""
    token: int
    houses: tuple[float, float, float, float]
    """Left of the brewery, left of the bakery, top, scale."""
    positions: tuple[float, float, float, float]
    """Left, top, width and height of one of six."""
    row: tuple[float, float, float]
    """Left, top, and the height that all strips share."""
    strip: str
    strip_height: int
    shows: tuple[tuple[float, float], ...]
    """Where the totals of the row are, one for each resource."""
    shows_token: int
    plate: tuple[float, float, float]


OTHER = Half(
    storage=(184, 14, 116),
    token=30,
    houses=(310, 402, 12, 0.8),
    positions=(502, 14, 86, 57),
    row=(772, 14, 118),
    strip="j",
    strip_height=art_cards.LOW_HEIGHT,
    shows=((904, 32), (950, 32), (904, 68), (950, 68), (904, 104)),
    shows_token=20,
    plate=(14, 12, 160),
)
OWN = Half(
    storage=(14, 380, 186),
    token=46,
    houses=(208, 340, 382, 1.22),
    positions=(482, 356, 94, 104),
    row=(776, 380, 188),
    strip="k",
    strip_height=art_cards.STRIP_HEIGHT,
    shows=tuple((932, 398 + 39 * number) for number in range(5)),
    shows_token=24,
    plate=(14, 352, 186),
)


def bottom(view: View) -> int:
    """The seat whose half is at the foot of the board."""
    return view["you"] if view["you"] is not None else 0


def halves(view: View) -> Iterator[tuple[int, Half]]:
    yield bottom(view), OWN
    yield 1 - bottom(view), OTHER


# The still layer: nothing in it depends on who looks


@lru_cache(maxsize=8)
def still(say: Text) -> str:
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
        parts.append(_still_half(half, say))
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


def _still_half(half: Half, say: Text) -> str:
    own = half is OWN
    brewery, bakery, top, scale = half.houses
    houses = "".join(
        f'<g transform="translate({num(x)} {num(top)}) scale({scale})"{_place("sell", own)} data-about="{name}">{use(name, 0, 0)}</g>'
        for name, x in (("brewery", brewery), ("bakery", bakery))
    )
    positions = "".join(_still_position(half, index, name, say) for index, name in enumerate(art.POSITIONS))
    left, top, height = half.row
    width = art_cards.STRIP_WIDTH if own else art_cards.LOW_WIDTH
    row = (
        f'<rect x="{num(left)}" y="{num(top)}" width="{width}" height="{num(height)}" rx="8" fill="#CDB888" fill-opacity=".45" stroke="#A68E5A" '
        f'stroke-width="1.5" stroke-dasharray="6 5"{_place("harvest", own)} data-about="row"/>'
    )
    x, y, side = half.storage
    storage = (
        f'<rect x="{num(x - 3)}" y="{num(y - 3)}" width="{num(side + 6)}" height="{num(side + 6)}" rx="9" fill="url(#planks)" '
        'stroke="#5B3A1E" stroke-width="2.4" data-about="storage"/>'
    )
    x, y, plate = half.plate
    storage += f'<rect x="{num(x)}" y="{num(y)}" width="{num(plate)}" height="24" rx="12" fill="#FBF6EA" stroke="#C9B68C" stroke-width="1.2"/>'
    label = text(left + width / 2, top - 8, say("side-row"), 13, "serif dark", "middle") if own else ""
    shows = "".join(use(token(name, half.shows_token), *at) for name, at in zip(RESOURCES, half.shows, strict=True))
    return f"{storage}{houses}<g{_place('build', own)}>{positions}</g>{row}{label}{shows}"


def _place(name: str, own: bool) -> str:
    return f' data-place="{name}"' if own else ""


def _position(half: Half, index: int) -> tuple[float, float, float, float]:
    left, top, width, height = half.positions
    return left + index % 3 * (width + 4), top + index // 3 * (height + 4), width, height


def _still_position(half: Half, index: int, name: str, say: Text) -> str:
    x, y, width, height = _position(half, index)
    colour = art.POSITIONS[name][0]
    own = half is OWN
    sign = art.at(x + (17 if own else 13), y + (17 if own else 13), use(f"p-{name}", 0, 0), 1 if own else 0.72)
    title = say(f"side-position-{name}")
    size = (12.5 if len(title) < 9 else 10.5) if own else (10.5 if len(title) < 9 else 9)
    return (
        f'<g data-about="position-{name}"><rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="8" fill="#FBF3DF" '
        f'stroke="{colour}" stroke-width="1.6"/>{sign}{text(x + (34 if own else 25), y + (21 if own else 17), title, size, "serif dark")}</g>'
    )


# The live layer


def live(view: View, say: Text) -> str:
    gained = _gained(view)
    pieces = [*_field_tokens(view), *_exchange(view)]
    parts = [_field_counts(view)]
    for seat, half in halves(view):
        own = view["seats"][seat]
        parts += [
            _plate(view, seat, half, say),
            _storage_cells(own, half),
            _houses(view["cards"], own, half),
            _built(view, own, half),
        ]
        pieces += [*_stored(own, seat, half, gained), *_row(own, half)]
        parts.append(_shows(own, half))
    parts.append(_hand_of_other(view))
    parts.append(_market(view))
    return f'{"".join(parts)}<g class="pieces">{"".join(pieces)}</g>{_just_done(view)}{_would(view)}'


def spot(resource: str, number: int, crowded: bool) -> tuple[float, float]:
    """Where a token lies on a field; the first ones stay where they are while others come and go."""
    left, width = FIELDS[resource]
    columns, across, down = (4, 31, 25) if crowded else (3, 36, 40)
    row, column = divmod(number, columns)
    return left + width // 2 + round((column - (columns - 1) / 2) * across), FIELD_TOP + HEADER + (
        17 if crowded else 27
    ) + row * down


def _crowded(view: View, resource: str) -> bool:
    return resource == "water" or view["fields"][resource] > 9


def _field_tokens(view: View) -> Iterator[str]:
    for name in RESOURCES:
        crowded = _crowded(view, name)
        for number in range(view["fields"][name]):
            yield use(token(name, 24 if crowded else 30), *spot(name, number, crowded))


def _field_counts(view: View) -> str:
    return figures(
        19, "end", ((left + width - 9, FIELD_TOP + 21, view["fields"][name]) for name, (left, width) in FIELDS.items())
    )


def _plate(view: View, seat: int, half: Half, say: Text) -> str:
    x, y, width = half.plate
    own = view["seats"][seat]
    name = seat_name(say, seat, view.get("names", ()))
    mill = view["windmill"] == seat
    room = 13 if mill and half is OWN else 17
    shown = name if len(name) <= room else f"{name[: room - 1]}…"
    parts = [use(f"m{seat}", x + 14, y + 12), text(x + 27, y + 17, shown, 13, "serif dark")]
    if half is OWN:
        filled = f"{own['tokens']}/{sum(own['places'].values())}"
        parts.append(text(x + width - (42 if mill else 12), y + 17, filled, 13, "sans bold dark", "end"))
    if mill:
        parts.append(f'<use href="#windmill" transform="translate({num(x + width - 20)} {num(y + 11)}) scale(.5)"/>')
    return "".join(parts)


GRIDS = ((3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 5))
"""Columns and rows of a storage: the smallest that has all places is used."""


def _grid(half: Half, count: int) -> tuple[int, int, float, float]:
    """Columns, rows, and the width and height of a place."""
    columns, rows = next(grid for grid in GRIDS if grid[0] * grid[1] >= count)
    side = half.storage[2]
    return columns, rows, side // columns, side // rows


def _cells(own: Mapping[str, Any], half: Half) -> list[tuple[float, float]]:
    """The centres of the places of a storage, special ones last."""
    left, top, _ = half.storage
    columns, _, width, height = _grid(half, len(own["laid"]))
    return [
        (left + (number % columns) * width + width // 2, top + (number // columns) * height + height // 2)
        for number in range(len(own["laid"]))
    ]


def symbols() -> str:
    """The places of storages of every size, and where a lifted card would go."""
    _, _, width, height = OWN.positions
    scale = OWN.houses[3]
    parts = [
        art.mark("to-position", width, height, art.WOULD_GO),
        art.mark("to-house", 74 * scale, 92 * scale, art.WOULD_GO),
    ]
    for half in (OWN, OTHER):
        left, top, side = half.storage
        parts += [
            art.cells(f"{half.strip}{columns}{rows}", left, top, side // columns, side // rows)
            for columns, rows in GRIDS
        ]
    return "".join(parts)


def _storage_cells(own: Mapping[str, Any], half: Half) -> str:
    left, top, _ = half.storage
    count = len(own["laid"])
    columns, rows, width, height = _grid(half, count)
    full, rest = divmod(count, columns)
    area = f"M{num(left)} {num(top)}h{num(columns * width)}v{num(full * height)}h{num(-columns * width)}z"
    if rest:
        area += f"m0 {num(full * height)}h{num(rest * width)}v{num(height)}h{num(-rest * width)}z"
    marks = [
        use(token(laid["place"], 17), x, y, opacity=".5")
        for laid, (x, y) in zip(own["laid"], _cells(own, half), strict=True)
        if laid["place"] != "any" and laid["token"] is None
    ]
    return f'<path d="{area}" fill="url(#{half.strip}{columns}{rows})" data-about="storage"/>{"".join(marks)}'


def _stored(
    own: Mapping[str, Any], seat: int, half: Half, gained: Mapping[tuple[int, str], list[str]]
) -> Iterator[str]:
    counts = dict.fromkeys(RESOURCES, 0)
    new = {name: list(gained.get((seat, name), ())) for name in RESOURCES}
    _, _, width, height = _grid(half, len(own["laid"]))
    size = next(size for size in art.TOKEN_SIZES if size < min(width, height) and size <= half.token)
    for laid, (x, y) in zip(own["laid"], _cells(own, half), strict=True):
        name = laid["token"]
        if name is None:
            continue
        number = counts[name]
        counts[name] += 1
        fresh = number - (own["storage"][name] - len(new[name]))
        origin = {"data_from": new[name][fresh]} if 0 <= fresh < len(new[name]) else {}
        yield use(token(name, size), x, y, data_key=f"{seat}{name[:2]}{number}", **origin)


def _gained(view: View) -> dict[tuple[int, str], list[str]]:
    """The tokens that have just come to a seat, each with the key of the piece that it was."""
    came: dict[tuple[int, str], list[str]] = {}
    for seen in view.get("recent", ()):
        if seen["event"] in ("harvest", "collect", "clean-gain", "gift"):
            for name, count in seen["goods"].items():
                left, crowded = view["fields"][name], _crowded(view, name)
                taken = [spot(name, left + number, crowded) for number in range(count)]
                came[seen["seat"], name] = [f"{num(x)} {num(y)}" for x, y in taken]
        elif seen["event"] == "take":
            for name, count in seen["goods"].items():
                left = view["seats"][1 - seen["seat"]]["storage"][name]
                came[seen["seat"], name] = [f"{1 - seen['seat']}{name[:2]}{left + number}" for number in range(count)]
    return came


def _houses(cards: Mapping[str, Any], own: Mapping[str, Any], half: Half) -> str:
    """The cards on brewery and bakery, and the places that are free."""
    parts = []
    _, _, top, scale = half.houses
    for house, left in zip(GOOD_OF_HOUSE, half.houses, strict=False):
        good = GOOD_OF_HOUSE[house]
        for number, (x, y, size) in enumerate(_doorway(max(own["capacity"][good], len(own[house])))):
            x, y, size = left + x * scale, top + y * scale, size * scale
            sold = own[house][number] if number < len(own[house]) else None
            symbol = f"back-{good}" if sold else "free"
            parts.append(f'<use href="#{symbol}" transform="translate({num(x)} {num(y)}) scale({size:.3g})"/>')
            if sold and sold["card"] is not None:
                x, y = x + 5 * size, y + 9 * size
                parts.append(
                    use("coin", x, y) + text(x, y + 6, cards[sold["card"]]["value"], 17, "serif dark", "middle")
                )
    return "".join(parts)


def _doorway(count: int) -> list[tuple[float, float, float]]:
    """Where so many cards stand in the doorway of a house: centres, and how much larger than a back they are."""
    if count == 1:
        return [(55, 98, 2.9)]
    if count == 2:
        return [(38, 98, 1.6), (72, 98, 1.6)]
    return [(38 + 34 * (number % 2), 76 + 46 * (number // 2), 1.45) for number in range(count)]


def _built(view: View, own: Mapping[str, Any], half: Half) -> str:
    """What is built at each position, in signs."""
    parts = []
    for index, name in enumerate(art.POSITIONS):
        x, y, width, height = _position(half, index)
        cards = own["built"][name]
        top = 30 if half is OWN else 22
        size, columns = _crowd(len(cards), half)
        down = (height - top - 3) / max(1, -(-len(cards) // columns))
        for number, card in enumerate(cards):
            building = view["cards"][card]["building"]
            at_x = round(x + width * (number % columns + 0.5) / columns)
            at_y = round(y + top + down * (number // columns + 0.5))
            parts.append(use(f"{size}-{building}", at_x, at_y, data_about=_about(view, building)))
    return "".join(parts)


def _crowd(count: int, half: Half) -> tuple[str, int]:
    """The size of the signs of so many buildings, and in how many columns they are."""
    if half is OWN:
        return ("e", 1) if count <= 3 else ("o", 2)
    return ("e", 1) if count <= 1 else ("i", 1) if count == 2 else ("o", 2)


@cache
def standard_buildings() -> dict[str, dict[str, Any]]:
    """What the buildings of the standard set do; these have explanations of their own."""
    contents = components.load(Path(__file__).parent / "components" / f"{components.STANDARD}.json").contents
    buildings: dict[str, dict[str, Any]] = contents["buildings"]
    return buildings


def _about(view: View, building: str) -> str:
    """Where a building is explained; one that another set has changed, with its position."""
    shown = view["buildings"][building]
    if all(shown[field] == value for field, value in standard_buildings()[building].items()):
        return building
    return f"position-{shown['position']}"


def _row(own: Mapping[str, Any], half: Half) -> Iterator[str]:
    """The harvest row from the top down, every card's harvest showing."""
    left, top, height = half.row
    step = _strip_step(half, len(own["row"]))
    for number, card in enumerate(own["row"]):
        yield use(f"{half.strip}-{card}", left, top + 1 + step * number, data_key=card)


def _strip_step(half: Half, count: int) -> float:
    _, _, height = half.row
    return min(half.strip_height + 3.0, (height - half.strip_height - 2) / max(1, count - 1))


def _shows(own: Mapping[str, Any], half: Half) -> str:
    """How often the row shows each resource."""
    size, across = (19, 18) if half is OWN else (14, 13)
    shown = [
        (x + across, y + size * 0.36, own["row_shows"].get(name, 0))
        for name, (x, y) in zip(RESOURCES, half.shows, strict=True)
    ]
    return figures(size, "start", shown)


def _hand_of_other(view: View) -> str:
    """The other's hand: known cards open, of the rest the backs."""
    hand = view["seats"][1 - bottom(view)]["hand"]
    step = min(34, 108 // max(1, len(hand) - 1))
    parts = []
    for number, card in enumerate(hand):
        x = 14 + step * number
        if card["card"] is not None:
            parts.append(f'<use href="#x-{card["card"]}" transform="translate({x} 50) scale(.46)"/>')
        else:
            parts.append(use(f"held-{card['back']}", x + 26, 85))
        if card["turned"]:
            parts.append(use("s-turned", x + 12, 122))
    return "".join(parts)


# Exchange cards, or the piles while there are none


def _exchange(view: View) -> Iterator[str]:
    for number, card in enumerate(view["exchange"]):
        yield use(f"x-{card}", MARKET + MARKET_STEP * number + 2, FIELD_TOP + 5, data_key=card)


def _market(view: View) -> str:
    if not view["exchange"]:
        return _piles(view)
    parts = []
    for number in range(len(view["exchange"])):
        place = f"exchange-{number + 1}"
        look = "exchange-offered" if place in view["offers"] else "exchange-place"
        parts.append(use(look, MARKET + MARKET_STEP * number - 1, FIELD_TOP, data_place=place))
    return "".join(parts)


def _piles(view: View) -> str:
    """The draw pile, its top card first, and the discards."""
    parts = [
        use(f"large-{back}", MARKET + 54 + 22 * number, FIELD_TOP + 70)
        for number, back in reversed(list(enumerate(view["pile"][:6])))
    ]
    if view["discards"]:
        where = f'transform="translate({MARKET + 256} {FIELD_TOP + 15}) scale(.8)"'
        parts.append(f'<use href="#x-{view["discards"][-1]}" {where} opacity=".8"/>')
    counts = [(MARKET + 54, FIELD_TOP + 141, len(view["pile"]))]
    if view["discards"]:
        counts.append((MARKET + 300, FIELD_TOP + 141, len(view["discards"])))
    parts += [use("count", x, y) for x, y, _ in counts]
    return f'<g data-about="pile">{"".join(parts)}{figures(14, "middle", ((x, y + 5, count) for x, y, count in counts))}</g>'


def figures(size: float, anchor: str, shown: Iterable[tuple[float, float, object]]) -> str:
    """Dark numbers of one size on light ground, each at its place."""
    texts = "".join(f'<text x="{num(x)}" y="{num(y)}">{value}</text>' for x, y, value in shown)
    return f'<g font-size="{num(size)}" text-anchor="{anchor}" class="sans bold dark">{texts}</g>'


# What was just done, and what the lifted card would do


def _ring(x: float, y: float, width: float, height: float) -> str:
    where = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="9" fill="none"'
    return f'<rect {where} stroke="#3A2F28" stroke-opacity=".55" stroke-width="5"/><rect {where} stroke="#FFFFFF" stroke-width="2.4"/>'


def _just_done(view: View) -> str:
    """A white ring around what came to the table last."""
    rings = []
    for seen in view.get("recent", ()):
        half = next((half for seat, half in halves(view) if seat == seen["seat"]), None)
        if half is None:
            continue
        if seen["event"] == "harvest" and seen["card"] in view["seats"][seen["seat"]]["row"]:
            row = view["seats"][seen["seat"]]["row"]
            left, top, _ = half.row
            width = art_cards.STRIP_WIDTH if half is OWN else art_cards.LOW_WIDTH
            y = top + 1 + _strip_step(half, len(row)) * row.index(seen["card"])
            rings.append(_ring(left, y, width, half.strip_height))
        elif seen["event"] == "build":
            position = view["buildings"][view["cards"][seen["card"]]["building"]]["position"]
            rings.append(_ring(*_position(half, list(art.POSITIONS).index(position))))
        elif seen["event"] == "sell":
            good = view["cards"][seen["card"]]["good"]
            brewery, bakery, top, scale = half.houses
            rings.append(
                _ring((brewery if good == "beer" else bakery) + 22 * scale, top + 54 * scale, 66 * scale, 90 * scale)
            )
    return f'<g pointer-events="none">{"".join(rings[-2:])}</g>' if rings else ""


def _would(view: View) -> str:
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
        y = top + 1 + _strip_step(OWN, count) * count if count else top + 1
        y = min(y, top + height - art_cards.STRIP_HEIGHT - 1)
        parts.append(use(f"k-{choice['card']}", left, y, opacity=".5"))
    x, y, _, _ = _position(OWN, list(art.POSITIONS).index(choice["build"]["position"]))
    parts.append(use("to-position", x, y))
    if choice["sell"] is not None:
        good = view["cards"][choice["card"]]["good"]
        brewery, bakery, top, scale = OWN.houses
        parts.append(use("to-house", (brewery if good == "beer" else bakery) + 18 * scale, top + 52 * scale))
    return f'<g pointer-events="none">{"".join(parts)}</g>'
