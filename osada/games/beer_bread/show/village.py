"""A half of the village: storage, brewery and bakery, buildings, harvest row. One's own is larger than the other's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from osada.core.game import seat_name
from osada.core.svg import num, text, use
from osada.core.text import Text
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.show import art, card_art, places, village_art
from osada.games.beer_bread.show.about import about_building, about_card
from osada.games.beer_bread.show.art import token
from osada.games.beer_bread.show.crate import stored
from osada.games.beer_bread.view import BeerBreadView, Village


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
    strip_width: int
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
    strip_width=card_art.LOW_WIDTH,
    strip_height=card_art.LOW_HEIGHT,
    shows=((904, 32), (950, 32), (904, 68), (950, 68), (904, 104)),
    shows_token=20,
    plate=(14, 12, 160),
)
OWN = Half(
    storage=(14, 380, 186),
    token=46,
    houses=(208, 340, 382, 1.22),
    positions=(482, 356, 94, 104),
    row=(776, 384, 184),
    strip="k",
    strip_width=card_art.STRIP_WIDTH,
    strip_height=card_art.STRIP_HEIGHT,
    shows=tuple((788 + 41 * number, 367) for number in range(5)),
    shows_token=20,
    plate=(14, 352, 186),
)


def bottom(view: BeerBreadView) -> int:
    """The seat whose half is at the foot of the board."""
    return view["you"] if view["you"] is not None else 0


def cut(name: str, letters: int) -> str:
    """A name that fits; long ones lose their end."""
    return name if len(name) <= letters else f"{name[: letters - 1]}…"


def halves(view: BeerBreadView) -> Iterator[tuple[int, Half]]:
    """The two seats, each with its half of the board: the one that looks has the lower, larger half."""
    yield bottom(view), OWN
    yield 1 - bottom(view), OTHER


def figures(size: float, anchor: str, shown: Iterable[tuple[float, float, object]]) -> str:
    """Dark numbers of one size on light ground, each at its place."""
    texts = "".join(f'<text x="{num(x)}" y="{num(y)}">{value}</text>' for x, y, value in shown)
    return f'<g font-size="{num(size)}" text-anchor="{anchor}" class="sans bold dark">{texts}</g>'


# The still layer: it is the same for every viewer


def still(half: Half, say: Text) -> str:
    """A half of the village without what changes in it: storage, houses, building positions and harvest row."""
    own = half is OWN
    brewery, bakery, top, scale = half.houses
    houses = "".join(
        f'<g transform="translate({num(x)} {num(top)}) scale({scale})"{_place("sell", own)} data-about="{name}">{use(name, 0, 0)}</g>'
        for name, x in (("brewery", brewery), ("bakery", bakery))
    )
    positions = "".join(_still_position(half, name, say) for name in art.POSITIONS)
    left, top, height = half.row
    width = half.strip_width
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
    label = text(left + width / 2, top + height - 12, say("side-row"), 13, "serif dark", "middle") if own else ""
    shows = "".join(use(token(name, half.shows_token), *at) for name, at in zip(RESOURCES, half.shows, strict=True))
    return f"{storage}{houses}<g{_place('build', own)}>{positions}</g>{row}{label}{shows}"


def _place(name: str, own: bool) -> str:
    return f' data-place="{name}"' if own else ""


def position(half: Half, name: str) -> tuple[float, float, float, float]:
    """Where a position for buildings is, and its size."""
    index = list(art.POSITIONS).index(name)
    left, top, width, height = half.positions
    return left + index % 3 * (width + 4), top + index // 3 * (height + 4), width, height


def _still_position(half: Half, name: str, say: Text) -> str:
    x, y, width, height = position(half, name)
    colour = art.POSITIONS[name][0]
    own = half is OWN
    sign = art.at(x + (17 if own else 12), y + (17 if own else 12), use(f"p-{name}", 0, 0), 1 if own else 0.66)
    title = say(f"side-position-{name}")
    size = 12.5 if own else card_art.SMALLEST
    return (
        f'<g data-about="position-{name}"><rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="8" fill="#FBF3DF" '
        f'stroke="{colour}" stroke-width="1.6"/>{sign}{text(x + (33 if own else 22), y + (21 if own else 16), title, size, "serif dark")}</g>'
    )


# The live layer


def live(view: BeerBreadView, seat: int, half: Half, say: Text) -> str:
    """What changes in a half of the village: names, storage places, sold cards, buildings and the sums of the row."""
    own = view["seats"][seat]
    return (
        places.marks(seat, _parts(half))
        + _plate(view, seat, half, say)
        + _storage_cells(own, half)
        + _houses(view, own, half)
        + _built(view, own, half)
        + _shows(own, half)
    )


def _parts(half: Half) -> dict[str, places.Box]:
    """Where the parts of a village are."""
    brewery, bakery, top, scale = half.houses
    left, above, width, height = half.positions
    x, y, side = half.storage
    return {
        "storage": (x, y, side, side),
        "houses": (brewery, top, bakery - brewery + 110 * scale, 150 * scale),
        "build": (left, above, 3 * width + 8, 2 * height + 4),
        "row": (half.row[0], half.row[1], half.strip_width, half.row[2]),
    }


def pieces(view: BeerBreadView, seat: int, half: Half, gained: Mapping[str, list[str]]) -> str:
    """Tokens and harvest cards: the pieces that travel. ``gained`` are the tokens that have just come, each with where
    it came from."""
    own = view["seats"][seat]
    return "".join((*_stored(own, seat, half, gained), *_row(view, own, half)))


def _plate(view: BeerBreadView, seat: int, half: Half, say: Text) -> str:
    x, y, width = half.plate
    own = view["seats"][seat]
    name = seat_name(say, seat, view.get("names", ()))
    mill = view["windmill"] == seat
    room = 13 if mill and half is OWN else 17
    parts = [use(f"m{seat}", x + 14, y + 12), text(x + 27, y + 17, cut(name, room), 13, "serif dark")]
    if half is OWN:
        filled = f"{own['tokens']}/{sum(own['places'].values())}"
        parts.append(text(x + width - (42 if mill else 12), y + 17, filled, 13, "sans bold dark", "end"))
    if mill:
        parts.append(use("mill", x + width - 20, y + 11))
    return "".join(parts)


GRIDS = tuple((side + more, side) for side in range(3, 12) for more in (0, 1))
"""Columns and rows of a storage: the smallest that has all places is used. There are 84 tokens in the box, and buildings
of a set add up to no more places than `cards.MOST_OF_AN_EFFECT`."""


def _grid(half: Half, count: int) -> tuple[int, int, float, float]:
    """Columns, rows, and the width and height of a place."""
    columns, rows = next((grid for grid in GRIDS if grid[0] * grid[1] >= count), GRIDS[-1])
    side = half.storage[2]
    return columns, rows, side // columns, side // rows


def _cells(own: Village, half: Half) -> list[tuple[float, float]]:
    """The centres of the places of a storage, special ones last; then of the tokens that have found none."""
    left, top, _ = half.storage
    count = len(stored(own))
    columns, _, width, height = _grid(half, count)
    return [
        (left + (number % columns) * width + width // 2, top + (number // columns) * height + height // 2)
        for number in range(count)
    ]


def symbols() -> str:
    """Places of storages of every size, cards on brewery and bakery, where a lifted card would go, rings."""
    parts = []
    for half in (OWN, OTHER):
        left, top, side = half.storage
        parts += [
            village_art.cells(f"{half.strip}{columns}{rows}", left, top, side // columns, side // rows)
            for columns, rows in GRIDS
        ]
        for crowd in (1, 2, 3):
            size = _doorway(crowd)[0][2] * half.houses[3]
            for name in ("free", "back-beer", "back-bread"):
                parts.append(art.group(f"{half.strip}{crowd}{name}", art.at(0, 0, use(name, 0, 0), size)))
        for name, (width, height) in _marked(half).items():
            parts.append(village_art.ring(f"ring-{name}-{half.strip}", width, height))
    parts += [village_art.mark(f"to-{name}", *size, village_art.WOULD_GO) for name, size in _marked(OWN).items()]
    return "".join(parts)


def _marked(half: Half) -> dict[str, tuple[float, float]]:
    """The sizes of the places that are marked when a card has just come there or would go there."""
    _, _, width, height = half.positions
    scale = half.houses[3]
    return {
        "position": (width, height),
        "house": (74 * scale, 92 * scale),
        "row": (half.strip_width, half.strip_height),
    }


def house(half: Half, good: str) -> tuple[float, float]:
    """The top left corner of the mark at brewery or bakery."""
    brewery, bakery, top, scale = half.houses
    return (brewery if good == "beer" else bakery) + 18 * scale, top + 52 * scale


def _storage_cells(own: Village, half: Half) -> str:
    left, top, _ = half.storage
    count = len(own["laid"])
    columns, rows, width, height = _grid(half, len(stored(own)))
    full, rest = divmod(count, columns)
    area = f"M{num(left)} {num(top)}h{num(columns * width)}v{num(full * height)}h{num(-columns * width)}z"
    if rest:
        area += f"m0 {num(full * height)}h{num(rest * width)}v{num(height)}h{num(-rest * width)}z"
    marks = [
        use(token(laid["place"], 17), x, y, opacity=".5")
        for laid, (x, y) in zip(own["laid"], _cells(own, half), strict=False)
        if laid["place"] != "any" and laid["token"] is None
    ]
    return f'<path d="{area}" fill="url(#{half.strip}{columns}{rows})" data-about="storage"/>{"".join(marks)}'


def _stored(own: Village, seat: int, half: Half, gained: Mapping[str, list[str]]) -> Iterator[str]:
    places = stored(own)
    _, _, width, height = _grid(half, len(places))
    fitting = (size for size in art.TOKEN_SIZES if size < min(width, height) and size <= half.token)
    size = next(fitting, art.TOKEN_SIZES[-1])
    origins = token_origins(own, seat, gained)
    for laid, (x, y) in zip(places, _cells(own, half), strict=True):
        if laid["token"] is not None:
            yield use(token(laid["token"], size), x, y, **next(origins[laid["token"]]))


def token_origins(own: Village, seat: int, gained: Mapping[str, list[str]]) -> dict[str, Iterator[dict[str, str]]]:
    """For each resource what its tokens in a storage are known by, one after the other, and where the newest have come
    from."""
    return {name: _origins(f"{seat}{name[:2]}", own["storage"][name], gained.get(name, [])) for name in RESOURCES}


def _origins(key: str, there: int, new: list[str]) -> Iterator[dict[str, str]]:
    for number in range(there):
        fresh = number - (there - len(new))
        yield {"data_key": f"{key}{number}"} | ({"data_from": new[fresh]} if fresh >= 0 else {})


def _houses(view: BeerBreadView, own: Village, half: Half) -> str:
    """The cards on brewery and bakery, and the places that are free."""
    parts = []
    brewery, bakery, top, scale = half.houses
    for good, left, there in (("beer", brewery, own["brewery"]), ("bread", bakery, own["bakery"])):
        places = max(own["capacity"][good], len(there))
        for number, (x, y, size) in enumerate(_doorway(places)):
            sold = there[number] if number < len(there) else None
            x, y = round(left + x * scale), round(top + y * scale)
            parts.append(use(f"{half.strip}{min(places, 3)}{f'back-{good}' if sold else 'free'}", x, y))
            if sold and sold["card"] is not None:
                x, y = x + round(5 * size * scale), y + round(9 * size * scale)
                value = text(x, y + 6, view["cards"][sold["card"]]["value"], 17, "serif dark", "middle")
                parts.append(f'<g data-about="{about_card(view, sold["card"])}">{use("coin", x, y)}{value}</g>')
    return "".join(parts)


def _doorway(count: int) -> list[tuple[float, float, float]]:
    """Where ``count`` cards stand in the doorway of a house: centres, and how much larger than a back they are."""
    if count == 1:
        return [(55, 98, 2.9)]
    if count == 2:
        return [(38, 98, 1.6), (72, 98, 1.6)]
    return [(38 + 34 * (number % 2), 76 + 46 * (number // 2), 1.45) for number in range(count)]


def _built(view: BeerBreadView, own: Village, half: Half) -> str:
    """What is built at each position, in signs."""
    parts = []
    for name in art.POSITIONS:
        x, y, width, height = position(half, name)
        cards = own["built"][name]
        top = 30 if half is OWN else 22
        size, columns = _crowd(len(cards), half)
        down = (height - top - 3) / max(1, -(-len(cards) // columns))
        for number, card in enumerate(cards):
            building = view["cards"][card]["building"]
            at_x = round(x + width * (number % columns + 0.5) / columns)
            at_y = round(y + top + down * (number // columns + 0.5))
            parts.append(
                use(f"{size}{card_art.number(building)}", at_x, at_y, data_about=about_building(view, building))
            )
    return "".join(parts)


def _crowd(count: int, half: Half) -> tuple[str, int]:
    """The size of the signs of ``count`` buildings at a position, and in how many columns they are."""
    if half is OWN:
        return ("g", 1) if count <= 2 else ("e", 1) if count == 3 else ("o", 2)
    return ("e", 1) if count <= 1 else ("i", 1) if count == 2 else ("o", 2)


def _row(view: BeerBreadView, own: Village, half: Half) -> Iterator[str]:
    """The harvest row from the top down, every card's harvest showing. Only who looks may look at the whole card
    (BB-37)."""
    looked = half is OWN and view["you"] is not None
    left, top, _ = half.row
    step = strip_step(half, len(own["row"]))
    for number, card in enumerate(own["row"]):
        about = {"data_about": about_card(view, card)} if looked else {}
        yield use(f"{half.strip}-{card}", left, top + 1 + step * number, data_key=card, **about)


def strip_step(half: Half, count: int) -> float:
    """How far apart the cards of a harvest row lie, so that ``count`` of them fit."""
    _, _, height = half.row
    return min(half.strip_height + 3.0, (height - half.strip_height - 2) / max(1, count - 1))


def _shows(own: Village, half: Half) -> str:
    """How often the row shows each resource."""
    size, across = (17, 13) if half is OWN else (14, 13)
    at = dict(zip(RESOURCES, half.shows, strict=True))
    shown = own["row_shows"]
    return figures(
        size,
        "start",
        ((at[name][0] + across, at[name][1] + size // 3 + 1, shown[name]) for name in at if shown.get(name)),
    )


def hand_of_other(view: BeerBreadView) -> str:
    """The other player's hand: known cards are open, of the others the backs show."""
    hand = view["seats"][1 - bottom(view)]["hand"]
    step = min(34, 108 // max(1, len(hand) - 1))
    parts = []
    for number, card in enumerate(hand):
        x = 14 + step * number
        if card["card"] is not None:
            parts.append(use(f"y-{card['card']}", x, 50, data_about=about_card(view, card["card"])))
        else:
            parts.append(use(f"held-{card['back']}", x + 26, 85))
        if card["turned"]:
            parts.append(use("s-turned", x + 12, 122))
    return "".join(parts)
