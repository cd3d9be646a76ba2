"""A village on a phone: storage, brewery and bakery, buildings and harvest row; the own one, or the other in its drawer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from osada.core.svg import PHONE, num, text, use
from osada.games.beer_bread.show import art, card_art, places
from osada.games.beer_bread.show.about import about_building, about_card
from osada.games.beer_bread.show.art import token
from osada.games.beer_bread.show.crate import stored
from osada.games.beer_bread.show.tall.places import HOUSES, POSITIONS, ROW, STORAGE_HEIGHT, VILLAGE_HEIGHT
from osada.games.beer_bread.show.village import token_origins
from osada.games.beer_bread.view import BeerBreadView, Village

COVERED = "all"
"""A question covers storage and village."""
HOUSE = 0.55
"""The size of brewery and bakery, which are 110 × 150."""
CELL, CELL_STEP = 40.0, 43.0
BUILT_TOP = 19.0


def symbols() -> str:
    """Cards in the doorways of brewery and bakery."""
    parts = []
    for crowd, size in ((1, 2.9), (2, 1.6), (3, 1.45)):
        for name in ("free", "back-beer", "back-bread"):
            parts.append(art.group(f"d{crowd}{name}", art.at(0, 0, use(name, 0, 0), size * HOUSE)))
    return "".join(parts)


def still(storage: float, village: float, own: bool) -> str:
    """What does not change, from these heights on; in the own village the three parts are places."""
    box = f'x="2" y="{num(storage)}" width="{num(PHONE - 4)}" height="{num(STORAGE_HEIGHT)}" rx="8"'
    left, width = ROW
    row = (
        f'<rect x="{num(left)}" y="{num(village)}" width="{num(width)}" height="{num(VILLAGE_HEIGHT)}" rx="8" fill="#CDB888" fill-opacity=".45" '
        f'stroke="#A68E5A" stroke-width="1.5" stroke-dasharray="6 5"{_place("harvest", own)} data-about="row"/>'
    )
    houses = "".join(
        f'<g transform="translate({num(HOUSES[0] + 61 * number)} {num(village + 18)}) scale({HOUSE})" data-about="{name}">{use(name, 0, 0)}</g>'
        for number, name in enumerate(("brewery", "bakery"))
    )
    ground = f'<rect x="{num(HOUSES[0])}" y="{num(village)}" width="{num(HOUSES[1])}" height="{num(VILLAGE_HEIGHT)}" fill="none" pointer-events="all"/>'
    positions = "".join(_still_position(name, village) for name in art.POSITIONS)
    return (
        f'<rect {box} fill="url(#planks)" stroke="#5B3A1E" stroke-width="2.4" data-about="storage"/>'
        f"<g{_place('sell', own)}>{ground}{houses}</g><g{_place('build', own)}>{positions}</g>{row}"
    )


def _place(name: str, own: bool) -> str:
    return f' data-place="{name}"' if own else ""


def position(name: str, village: float) -> tuple[float, float]:
    """The top left corner of a position for buildings."""
    index = list(art.POSITIONS).index(name)
    return POSITIONS[0] + CELL_STEP * (index % 3), village + 53 * (index // 3)


def _still_position(name: str, village: float) -> str:
    x, y = position(name, village)
    return (
        f'<g data-about="position-{name}"><rect x="{num(x)}" y="{num(y)}" width="{num(CELL)}" height="51" rx="7" fill="#FBF3DF" '
        f'stroke="{art.POSITIONS[name][0]}" stroke-width="1.6"/>{art.at(x + 10, y + 10, use(f"p-{name}", 0, 0), 0.6)}</g>'
    )


def live(view: BeerBreadView, seat: int, storage: float, village: float, covered: str = "") -> str:
    """What changes but does not travel: the places of the storage, sold cards, buildings; nothing that is
    covered, by a question or by what the lifted card would do."""
    own = view["seats"][seat]
    parts = {
        "storage": (2.0, storage, PHONE - 4, STORAGE_HEIGHT),
        "houses": (HOUSES[0], village, HOUSES[1], VILLAGE_HEIGHT),
        "build": (POSITIONS[0], village, POSITIONS[1], VILLAGE_HEIGHT),
        "row": (ROW[0], village, ROW[1], VILLAGE_HEIGHT),
    }
    shown = places.marks(seat, parts) + (_cells(own, storage) if covered != COVERED else "")
    return shown if covered else shown + _houses(view, own, village) + _built(view, own, village)


def pieces(
    view: BeerBreadView, seat: int, storage: float, village: float, gained: Mapping[str, list[str]], looked: bool
) -> Iterator[str]:
    """Tokens and harvest cards. In the own village they travel, and half-covered cards may be ``looked`` at (BB-37)."""
    own = view["seats"][seat]
    places = stored(own)
    size, spots = _spots(len(places), storage)
    tokens = token_origins(own, seat, gained)
    for laid, (x, y) in zip(places, spots, strict=True):
        if laid["token"] is not None:
            yield use(token(laid["token"], size), x, y, **(next(tokens[laid["token"]]) if looked else {}))
    step = row_step(len(own["row"]))
    for number, card in enumerate(own["row"]):
        about = {"data_key": card, "data_about": about_card(view, card)} if looked else {}
        yield use(f"j-{card}", ROW[0], village + 2 + step * number, **about)


def row_step(count: int) -> float:
    """How far apart the cards of a harvest row lie."""
    return min(card_art.LOW_HEIGHT + 1.0, (VILLAGE_HEIGHT - card_art.LOW_HEIGHT - 4) / max(1, count - 1))


def _grid(count: int) -> tuple[int, float, float]:
    """Columns, width and height of the places of a storage: as large as so many can be."""
    best = (1, 0.0, 0.0)
    for rows in range(1, 7):
        columns = max(9 if rows == 1 else 1, -(-count // rows))
        width, height = (PHONE - 10) / columns, (STORAGE_HEIGHT - 4) / rows
        if min(width, height) > min(best[1:]):
            best = (columns, width, height)
    return best


def _spots(count: int, top: float) -> tuple[int, list[tuple[float, float]]]:
    """The size of the tokens, and the centres of the places."""
    columns, width, height = _grid(count)
    size = next((size for size in art.TOKEN_SIZES if size < min(width, height)), art.TOKEN_SIZES[-1])
    return size, [
        (round(5 + width * (n % columns + 0.5), 1), round(top + 2 + height * (n // columns + 0.5), 1))
        for n in range(count)
    ]


def _cells(own: Village, top: float) -> str:
    places = stored(own)
    _, width, height = _grid(len(places))
    _, spots = _spots(len(places), top)
    wide, high = num(width - 3), num(height - 3)
    paths: dict[bool, str] = {True: "", False: ""}
    marks = ""
    for laid, (x, y) in zip(places, spots, strict=True):
        paths[laid["place"] != "none"] += (
            f"M{num(x - width / 2 + 1.5)} {num(y - height / 2 + 1.5)}h{wide}v{high}h-{wide}z"
        )
        if laid["place"] not in ("any", "none") and laid["token"] is None:
            marks += use(token(laid["place"], 17), x, y, opacity=".5")
    over = f'<path d="{paths[False]}" stroke="#E9806C" stroke-width="1.6" stroke-dasharray="4 3" fill="none"/>'
    return (
        f'<path d="{paths[True]}" fill="#6E4626" stroke="#4F301A" stroke-width="1.2" data-about="storage"/>'
        f"{over if paths[False] else ''}{marks}"
    )


def _houses(view: BeerBreadView, own: Village, village: float) -> str:
    """The cards on brewery and bakery, and the places that are free."""
    parts = []
    for left, good, there in ((HOUSES[0], "beer", own["brewery"]), (HOUSES[0] + 61, "bread", own["bakery"])):
        places = max(own["capacity"][good], len(there))
        spots = (
            [(55.0, 98.0)]
            if places == 1
            else [(38 + 34 * (n % 2), (98 if places == 2 else 76) + 46 * (n // 2)) for n in range(places)]
        )
        for number, (across, down) in enumerate(spots):
            sold = there[number] if number < len(there) else None
            x, y = round(left + across * HOUSE, 1), round(village + 18 + down * HOUSE, 1)
            parts.append(use(f"d{min(places, 3)}{f'back-{good}' if sold else 'free'}", x, y))
            if sold and sold["card"] is not None:
                about = about_card(view, sold["card"])
                value = text(x, y + 4.5, view["cards"][sold["card"]]["value"], 13, "serif dark", "middle")
                parts.append(f'<g data-about="{about}">{use("small-coin", x, y)}{value}</g>')
    return f"<g>{''.join(parts)}</g>"


def _built(view: BeerBreadView, own: Village, village: float) -> str:
    """What is built at each position, in signs."""
    parts = []
    for name in art.POSITIONS:
        x, y = position(name, village)
        cards = own["built"][name]
        down = (51 - BUILT_TOP - 2) / max(1, len(cards))
        for number, card in enumerate(cards):
            building = view["cards"][card]["building"]
            where = x + CELL / 2, y + BUILT_TOP + down * (number + 0.5)
            parts.append(use(f"o{card_art.number(building)}", *where, data_about=about_building(view, building)))
    return "".join(parts)
