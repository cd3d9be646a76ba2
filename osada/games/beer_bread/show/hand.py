"""The hand: the cards that one holds, and beside them what the lifted card can do, or what is asked about tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from osada.core.colours import INK, RED
from osada.core.game import seat_name
from osada.core.svg import num, numbers, text, use, wrapped
from osada.core.text import Text
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.pieces import HAND
from osada.games.beer_bread.show import art, card_art, crate, village_art
from osada.games.beer_bread.show.about import about_card
from osada.games.beer_bread.show.art import token
from osada.games.beer_bread.show.village import bottom, cut, figures
from osada.games.beer_bread.view import BeerBreadView, Choice, Held, PrintedCard

WIDTH, HEIGHT = 1040.0, 234.0
TOP, STEP = 8.0, card_art.WIDTH + 5.0
TILES = 204.0
"""The width of the tiles that show what the lifted card can do; beside the hand there is always room for them."""
TILES_OF_A_TURN = 3
"""Harvest, sell and build; with a fourth tile all are lower."""
AMOUNT = 74.0
"""The width of a button with a number of tokens."""
PAID = 136
"""The room for what is paid."""
TOO_MANY = RED
CRATE = crate.Crate(4, TOP - 4, 480, HEIGHT - 8, 58, 15)


def symbols() -> str:
    """What can be chosen here: cards, what to do with one, numbers of tokens."""
    card = (card_art.WIDTH + 8, card_art.HEIGHT + 8)
    parts = [
        village_art.mark("glow", *card, village_art.GLOWING),
        village_art.mark("sold", WIDTH - 26 - HAND * STEP, card_art.HEIGHT, 'class="card rule"'),
        village_art.mark("lifted", *card, f'fill="#FFFFFF" stroke="{INK}" stroke-opacity=".5"'),
    ]
    for tiles in (3, 4):
        parts.append(village_art.mark(f"tile{tiles}-on", TILES, _tile_height(tiles), village_art.OFFERED))
        parts.append(village_art.mark(f"tile{tiles}-off", TILES, _tile_height(tiles), village_art.REFUSED))
    parts += [village_art.mark(f"amount{rows}", AMOUNT, _amount_height(rows), village_art.OFFERED) for rows in (1, 2)]
    return "".join(parts)


def _tile_height(tiles: int) -> float:
    return (card_art.HEIGHT - 5 * (tiles - 1)) / tiles


def _amount_height(rows: int) -> float:
    return (card_art.HEIGHT - 78 - 6 * (rows - 1)) / rows


def still() -> str:
    """The ground under the hand."""
    return f'<rect x="1" y="1" width="{num(WIDTH - 2)}" height="{num(HEIGHT - 2)}" rx="14" fill="#A98A58" fill-opacity=".22"/>'


def live(view: BeerBreadView, say: Text) -> str:
    """The cards in the hand, and beside them what is asked; at the end of the game what both players have sold."""
    if view["winners"] is not None:
        return "".join(_sales(view, say, seat, side) for side, seat in enumerate((bottom(view), 1 - bottom(view))))
    if overflow := crate.asked(view):
        return crate.crate(view, overflow, CRATE, say) + _cards(view, held(view), CRATE.left + CRATE.width + 14)
    found = amounts(view)
    if found:
        sold = view["paying"]["card"] if view["paying"] else None
        tray, end = _question(say, found, 0 if sold is None else STEP)
        shown = f'<g class="pieces">{use(f"f-{sold}", 6, TOP, data_key=sold)}</g>' if sold else ""
        return shown + tray + _cards(view, _rest(view, sold), end)
    if view["choice"] is not None:
        return _lifted(view, view["choice"], say)
    return _cards(view, held(view), 6) + _sold(view, say)


def _sales(view: BeerBreadView, say: Text, seat: int, side: int) -> str:
    """At the end: all that a player has sold, and what it is worth."""
    own, score = view["seats"][seat], view["scores"][seat]
    left, room = 14 + side * WIDTH / 2, WIDTH / 2 - 28
    name = seat_name(say, seat, view.get("names", ()))
    parts = [use(f"m{seat}", left + 8, 27), text(left + 24, 33, cut(name, 18), 16, "serif ink")]
    if score is not None:
        parts += [use("mug", left + 256, 27), use("loaf", left + 332, 27), use("coin", left + 424, 27)]
        parts.append(numbers(17, ((left + 274, 33, score["beer"]), (left + 352, 33, score["bread"]))))
        parts.append(text(left + 424, 33, score["result"], 17, "serif dark", "middle"))
    cards = [sold["card"] for sold in (*own["sold"], *own["brewery"], *own["bakery"]) if sold["card"] is not None]
    step = min(card_art.SMALL_WIDTH + 6.0, (room - card_art.SMALL_WIDTH) / max(1, len(cards) - 1))
    for number, card in reversed(
        list(enumerate(sorted(cards)))
    ):  # from the right, so that the value of a covered card can be seen
        parts.append(use(f"x-{card}", round(left + step * number), 62))
    return "".join(parts)


def _sold(view: BeerBreadView, say: Text) -> str:
    """What one's beer and one's bread are worth so far: the lower one is the result."""
    score = view["scores"][bottom(view)]
    if score is None or len(held(view)) > HAND:
        return ""
    x, width = 10 + len(held(view)) * STEP, WIDTH - 26 - HAND * STEP
    most = max(20, score["beer"], score["bread"])
    parts = [
        use("sold", x, TOP),
        text(x + 14, TOP + 26, say("tile-sold"), 15, "serif ink"),
    ]
    for number, (good, icon) in enumerate((("beer", "mug"), ("bread", "loaf"))):
        y = TOP + 56 + 42 * number
        length = (width - 96) * score[good] / most
        parts.append(
            f'{use(icon, x + 24, y)}<rect x="{num(x + 46)}" y="{num(y - 7)}" width="{num(max(2, length))}" height="14" rx="4" fill="{art.GOODS[good][2]}"/>'
        )
        parts.append(text(x + width - 14, y + 6, score[good], 18, "sans bold ink", "end"))
    parts.append(use("coin", x + 30, TOP + 152) + text(x + 30, TOP + 158, score["result"], 17, "serif dark", "middle"))
    lines = wrapped(say("tile-result"), width - 66, 12)[:3]
    parts += [
        text(x + 54, TOP + 156 + 15 * number - 7 * (len(lines) - 1), line, 12, "sans soft")
        for number, line in enumerate(lines)
    ]
    return "".join(parts)


def held(view: BeerBreadView) -> list[Held]:
    """The cards in the hand; in a dry year, before the harvest cards are taken back, those that may be discarded."""
    own = view["seats"][bottom(view)]
    if not own["hand"] and any(f"card-{card}" in view["offers"] for card in own["row"]):
        return [{"card": card, "back": view["cards"][card]["good"], "turned": False} for card in own["row"]]
    return own["hand"]


def _rest(view: BeerBreadView, card: str | None) -> list[Held]:
    """The hand without a card that is shown apart."""
    return [held for held in held(view) if card is None or held["card"] != card]


def _cards(view: BeerBreadView, hand: list[Held], left: float, lifted: str | None = None) -> str:
    """Cards beside each other from ``left`` on; closer together where there is too little room."""
    step = min(STEP, (WIDTH - 6 - card_art.WIDTH - left) / max(1, len(hand) - 1))
    glows, pieces, marks = [], [], []
    backs = dict.fromkeys(art.GOODS, 0)
    for number, held in enumerate(hand):
        x = round(left + step * number)
        card = held["card"]
        if card is None:
            backs[held["back"]] += 1
            pieces.append(use(f"whole-{held['back']}", x, TOP, data_key=f"{held['back']}-{backs[held['back']]}"))
        else:
            if card == lifted or f"card-{card}" in view["offers"]:
                glows.append(use("lifted" if card == lifted else "glow", x - 4, TOP - 4))
            pieces.append(
                use(f"f-{card}", x, TOP, data_key=card, data_place=f"card-{card}", data_about=about_card(view, card))
            )
        if held["turned"]:
            marks.append(_turned(x))
    return f'{"".join(glows)}<g class="pieces">{"".join(pieces)}</g>{"".join(marks)}'


def _turned(x: float) -> str:
    """The mark of a card that only one player may play."""
    return f'<rect x="{num(x + 8)}" y="{num(TOP + 8)}" width="142" height="38" rx="6" fill="#CBB5DD" opacity=".55" pointer-events="none"/>{use("s-turned", x + 142, TOP + 14)}'


# The lifted card and what it can do


def _lifted(view: BeerBreadView, choice: Choice, say: Text) -> str:
    """The hand as it was, for a click on another card lifts that one instead, and beside it what the card can do."""
    card = choice["card"]
    hand = held(view)
    if all(one["card"] != card for one in hand):  # it comes from the exchange cards
        hand = [*hand, {"card": card, "back": view["cards"][card]["good"], "turned": False}]
    tiles = [
        tile
        for tile in (
            _harvest(choice, say),
            _sell(choice, view["cards"][card], say),
            _build(choice, view["cards"][card], say),
            _reserve(view, say),
        )
        if tile
    ]
    beside = 14 + len(hand) * STEP
    drawn = "".join(_tile(view, tile, beside, number, len(tiles)) for number, tile in enumerate(tiles))
    return _cards(view, hand, 6, card) + drawn


Tile = tuple[str, str, str, str]


def _tile(view: BeerBreadView, tile: Tile, x: float, number: int, count: int) -> str:
    place, title, note, drawing = tile
    height = _tile_height(count)
    y = TOP + number * (height + 5)
    allowed = place in view["offers"]
    box = use(f"tile{count}-{'on' if allowed else 'off'}", x, y)
    size = 12.5 if count > TILES_OF_A_TURN else 15
    head = 16 if count > TILES_OF_A_TURN else 20
    said = text(x + 11, y + head, title, size, "serif dark")
    if note:
        said += (
            f'<g fill="{TOO_MANY}">{text(x + TILES - 9, y + head - 1, note, card_art.SMALLEST, "sans bold", "end")}</g>'
        )
    faded = "" if allowed else ' opacity=".55"'
    return (
        f'<g data-place="{place}">{box}<g{faded}>{said}{art.at(x + 11, y + (head + height) / 2 + 1, drawing)}</g></g>'
    )


def _goods(goods: Mapping[str, int], room: float = 180.0) -> str:
    """Numbers of tokens from left to right."""
    present = [name for name in RESOURCES if goods.get(name, 0)]
    step = min(42.0, room // max(1, len(present)))
    size, beside = (24, 25) if step > 36 else (20, 21)
    counts = [(6 + step * number, 5.5, goods[name]) for number, name in enumerate(present)]
    tokens = "".join(use(token(name, size), beside + step * number, 0) for number, name in enumerate(present))
    return figures(15, "middle", counts) + tokens if present else ""


def _harvest(choice: Choice, say: Text) -> Tile:
    harvest = choice["harvest"]
    drawn = _goods(harvest["gain"]) or text(0, 5, say("tile-nothing"), 12, "sans dark")
    note = say("tile-over", count=harvest["over"]) if harvest["over"] else ""
    return "harvest", say("tile-harvest-short" if note else "tile-harvest"), note, drawn


def _sell(choice: Choice, card: PrintedCard, say: Text) -> Tile:
    sell = choice["sell"]
    title = say(f"tile-sell-{card['good']}")
    if sell is None:
        return "sell", title, "", _goods(card["recipe"], PAID) + _worth(card["value"])
    if sell["pay"] is None:
        return "sell", title, "", text(0, 5, say("tile-ways"), 12, "sans dark") + _worth(card["value"])
    return "sell", title, "", _goods(sell["pay"], PAID) + _worth(sell["coins"])


def _worth(coins: int) -> str:
    """What a sold card brings, at the end of its tile."""
    return (
        use("s-arrow", PAID + 12, 0) + use("coin", PAID + 36, 0) + text(PAID + 36, 6, coins, 17, "serif dark", "middle")
    )


def _build(choice: Choice, card: PrintedCard, say: Text) -> Tile:
    build, building = choice["build"], card["building"]
    cleans = "".join(use(f"s-{good}", 122 + 22 * number, 0) for number, good in enumerate(build["cleans"][:3]))
    broom = use("s-broom", 104, 0) if cleans else ""
    note = say("tile-over", count=build["over"]) if build["over"] else ""
    return (
        "build",
        say("tile-build-short" if note else "tile-build"),
        note,
        use(f"p-{build['position']}", 12, 0) + use(f"e{card_art.number(building)}", 58, 0) + broom + cleans,
    )


def _reserve(view: BeerBreadView, say: Text) -> Tile | None:
    if "reserve" not in view["offers"]:
        return None
    return "reserve", say("tile-reserve"), "", use("s-turned", 12, 0)


# A number of tokens to pay


def amounts(view: BeerBreadView) -> list[tuple[int, str]]:
    """The numbers that may be chosen, each with its place."""
    found = []
    for place in view["offers"]:
        verb, _, rest = place.partition("-")
        if verb == "pay":
            found.append((int(rest.rpartition("-")[2]), place))
    return sorted(found)


def _question(say: Text, found: list[tuple[int, str]], left: float) -> tuple[str, float]:
    """The numbers to choose from as large buttons, and where they end."""
    verb, name, _ = found[0][1].split("-")
    rows = 1 if len(found) <= 4 else 2
    columns = -(-len(found) // rows)
    width = max(230.0, columns * (AMOUNT + 6) + 20)
    height = _amount_height(rows)
    lines = wrapped(say(f"tile-{verb}"), width - 76, 16)[:3]  # bold letters are wider
    parts = [
        f'<rect x="{num(left + 4)}" y="{num(TOP - 2)}" width="{num(width)}" height="{num(card_art.HEIGHT + 4)}" rx="12" fill="#FBF6EA" '
        'stroke="#C9B68C" stroke-width="1.5"/>',
        use(token(name, 46), left + 36, TOP + 34),
        *(
            text(left + 68, TOP + 38 + 17 * number - 8 * (len(lines) - 1), line, 14, "serif dark")
            for number, line in enumerate(lines)
        ),
    ]
    for number, (count, place) in enumerate(found):
        x = left + 14 + number % columns * (AMOUNT + 6)
        y = TOP + 70 + number // columns * (height + 6)
        figure = text(
            x + AMOUNT / 2,
            y + height / 2 - (2 if rows == 1 else -9),
            count,
            30 if rows == 1 else 24,
            "serif dark",
            "middle",
        )
        heap = "".join(_heap(name, count, x + AMOUNT / 2, y + height / 2 + 26)) if rows == 1 else ""
        parts.append(f'<g data-place="{place}">{use(f"amount{rows}", x, y)}{figure}{heap}</g>')
    return "".join(parts), left + width + 16


def _heap(name: str, count: int, x: float, y: float) -> Iterator[str]:
    step = min(18.0, 44 / max(1, count - 1))
    for number in range(count):
        yield use(token(name, 20), x + (number - (count - 1) / 2) * step, y)
