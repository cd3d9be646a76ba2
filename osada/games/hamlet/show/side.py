"""Beside the village: a strip per seat, the blueprints, the Church, the Market, milestones and awards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from osada.core.colours import GOLD, INK
from osada.core.svg import Pane, digits, num, numbers, text, use
from osada.core.text import Text
from osada.games.hamlet.pieces import AWARDS, BASIC, GOODS, MILESTONES, REFINED, TILES
from osada.games.hamlet.show.art import symbols as art
from osada.games.hamlet.show.faces import CARD_HEIGHT, CARD_WIDTH
from osada.games.hamlet.view import Delivery, HamletView

WIDTH, STRIP = 360.0, 320.0
COLUMN = CARD_WIDTH + 4
SALE = 121
"""The distance from one sale or delivery to the next."""
OFFER = 45.0
"""How high a delivery, a sale or a price is: a finger finds it."""

# Where the parts begin, from top to bottom
HAND = 16
ROW = HAND + CARD_HEIGHT + 20
CHURCH = ROW + CARD_HEIGHT + 20
MARKET = CHURCH + 2 * OFFER + 23
PRICES = MARKET + OFFER + 3
GLORY = PRICES + OFFER + 20
HEIGHT = GLORY + 42


def panes(view: HamletView, say: Text) -> dict[str, Pane]:
    """The strips of all seats, and the side."""
    strips = {
        f"seat-{seat}": Pane(STRIP, 38, partial(_strip_still, seat), _strip(view, seat))
        for seat in range(view["players"])
    }
    return strips | {"side": Pane(WIDTH, HEIGHT, partial(_side_still, view, say), _side(view, say))}


def scaled(symbol: str, x: float, y: float, scale: float, **attributes: object) -> str:
    """A symbol put somewhere in another size."""
    more = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f'<use href="#{symbol}" transform="translate({num(x)} {num(y)}) scale({scale:.2f})"{more}/>'


# The strip of a seat: workers, gold and points; tokens and roads left; blueprints in hand


def _strip_still(seat: int) -> str:
    parts = [
        scaled(f"v{seat}", 9, 17, 0.56, data_about="villager"),
        scaled(f"d{seat}", 65, 17, 0.58, data_about="donkey"),
    ]
    parts.append(scaled("coin", 108, 9.5, 1, data_about="gold"))
    parts += [scaled(good, 9 + 34 * number, 29, 0.7, data_about=good) for number, good in enumerate(REFINED)]
    parts += [
        scaled("a-planner", 145, 29, 0.72, data_about="roads"),
        scaled("badge", 179, 11, 0.8, data_about="points"),
    ]
    return "".join(parts)


def _strip(view: HamletView, seat: int) -> str:
    own = view["seats"][seat]
    villagers = view["villagers"][seat]
    standing = sum(villager["standing"] for villager in villagers)
    counts: list[tuple[float, float, object]] = [
        (20, 14, f"{standing}/{len(villagers)}"),
        (79, 14, sum(view["donkeys"][seat].values())),
        (119, 14, own["gold"]),
    ]
    left = "".join(str(count) for count in (*(own["tokens"][good] for good in REFINED), own["roads"]))
    hand = "".join(
        use(f"h{TILES.index(tile)}", 216 + 41 * index, 19, data_about=about(tile))
        for index, tile in enumerate(own["hand"])
    )
    return numbers(13.2, counts, digits((20, 54, 88, 122, 156), 34, left)) + bright([(179, 15, own["points"])]) + hand


def bright(shown: Iterable[tuple[float, float, object]], size: float = 13.2) -> str:
    """Points on their shields."""
    figures = "".join(f'<text x="{num(x)}" y="{num(y)}">{points}</text>' for x, y, points in shown)
    return f'<g font-size="{num(size)}" class="sans bold" fill="#FFF6E6" text-anchor="middle">{figures}</g>'


def about(tile: str) -> str:
    """What explains a tile, by its number."""
    return f"t{TILES.index(tile)}"


# The side


def _side_still(view: HamletView, say: Text) -> str:
    parts = [_heading(0, say("side-hand")), _heading(ROW - 16, say("side-row"))]
    parts += [_frame(COLUMN * k, HAND, CARD_WIDTH, CARD_HEIGHT) for k in range(3)]
    for k in range(4):
        parts.append(_frame(COLUMN * k, ROW, CARD_WIDTH, CARD_HEIGHT))
    parts += [_hire(view, kind, HAND + 47 * number) for number, kind in enumerate(("villager", "donkey"))]
    parts.append(_heading(CHURCH - 16, say("side-church")))
    parts += [_delivery(delivery, x, y) for delivery, x, y in _deliveries(view)]
    parts.append(_heading(MARKET - 16, say("side-market")))
    parts += [_sale(k) for k in range(3)]
    parts += [_good_price(view, number, good) for number, good in enumerate(GOODS)]
    parts.append(_heading(GLORY - 16, say("side-milestones")))
    parts += [_glory(name, x) for name, x in _glories()]
    return "".join(parts)


def _heading(y: float, words: str) -> str:
    return text(2, y + 10, words.upper(), 11, "sans bold soft")


def _frame(x: float, y: float, width: float, height: float, more: str = "") -> str:
    return (
        f'<rect x="{num(x + 0.5)}" y="{num(y + 0.5)}" width="{num(width - 1)}" height="{num(height - 1)}" rx="9" '
        f'class="card rule"{more}/>'
    )


def _price(x: float, y: float, gold: object) -> str:
    """An amount of gold, around x."""
    return use("coin", x - 7, y) + text(x + 4, y + 4.6, gold, 13, "sans bold ink")


def _hire(view: HamletView, kind: str, y: float) -> str:
    """Who can be hired in the Town Hall; what a villager costs goes up and is in the live layer."""
    x = COLUMN * 3
    price = _price(x + 60, y + 22, view["hire"]["donkey"]) if kind == "donkey" else ""
    card = _frame(x, y, CARD_WIDTH, OFFER) + use(kind, x + 24, y + 35) + price
    return f'<g data-place="hire-{kind}" data-about="{kind}">{card}</g>'


def _deliveries(view: HamletView) -> Iterator[tuple[Delivery, float, float]]:
    for number, delivery in enumerate(view["deliveries"]):
        yield delivery, SALE * (number % 3), CHURCH + (OFFER + 3) * (number // 3)


def _delivery(delivery: Delivery, x: float, y: float) -> str:
    """What a delivery wants and brings."""
    wanted: Sequence[str] = delivery["of"] or ("coin",)
    count = delivery["count"] or delivery["gold"]
    start = text(x + 7, y + 27, f"{count}×", 13, "sans bold ink")
    icons = "".join(
        scaled(good, x + (45 if count > 9 else 36) + 15 * k, y + OFFER / 2, 0.66) for k, good in enumerate(wanted)
    )
    return (
        f'<g data-place="delivery-{delivery["delivery"]}" data-about="delivery">{_frame(x, y, 118, OFFER)}{start}{icons}'
        f"{art.badge(x + 104, y + OFFER / 2, delivery['points'], 0.8)}</g>"
    )


def _sale(k: int) -> str:
    x = SALE * k
    frame = _frame(x, MARKET, 118, OFFER, f' data-place="sale-{k}" data-about="sale"')
    brings = use("points", x + 66, MARKET + OFFER / 2) + use("coin", x + 87, MARKET + OFFER / 2)
    return f'{frame}<g pointer-events="none">{brings}</g>'


def _good_price(view: HamletView, number: int, good: str) -> str:
    """What a good costs at the Market while another action is paid for."""
    x = 51.5 * number
    price = view["prices"]["basic" if good in BASIC else "refined"]
    card = _frame(x, PRICES, 49, OFFER) + scaled(good, x + 14, PRICES + OFFER / 2, 0.9)
    costs = scaled("coin", x + 30, PRICES + OFFER / 2, 0.6) + text(x + 36, PRICES + 27, price, 12, "sans bold ink")
    return f'<g data-place="buy-{good}" data-about="{good}">{card}{costs}</g>'


def _glories() -> Iterator[tuple[str, float]]:
    """Milestones and awards, each with where it is shown."""
    for number, name in enumerate((*MILESTONES, *AWARDS)):
        yield name, 39.8 * number + (4 if name in AWARDS else 0)


def _glory(name: str, x: float) -> str:
    return f'<g data-about="{name}">{_frame(x, GLORY, 37, 41)}{scaled(f"a-{name}", x + 18.5, GLORY + 13, 0.84)}</g>'


def _side(view: HamletView, say: Text) -> str:
    left = (
        text(WIDTH - 2, ROW - 6, say("side-bag", count=len(view["bag"])), 11, "sans soft", "end"),
        text(WIDTH - 2, MARKET - 6, say("side-pile", count=sum(view["pile"])), 11, "sans soft", "end"),
    )
    return "".join((*left, _cards(view), _next_villager(view), _church(view), _market(view), _held(view), _glows(view)))


def viewer(view: HamletView) -> int | None:
    """Whose blueprints are shown: the viewer's own, or for a spectator those of the deciding seat."""
    return view["you"] if view["you"] is not None else view["seat"]


def _cards(view: HamletView) -> str:
    """One's own blueprints, and those to buy with the gold that lies on them."""
    parts = []
    you = viewer(view)
    for k, tile in enumerate(view["seats"][you]["hand"] if you is not None else ()):
        place = {"data_place": f"hand-{tile}"} if you == view["you"] else {}
        parts.append(use(f"c{TILES.index(tile)}", COLUMN * k, HAND, data_about=about(tile), **place))
    for k, plan in enumerate(view["row"]):
        x = COLUMN * k
        tile = plan["tile"]
        parts.append(use(f"c{TILES.index(tile)}", x, ROW, data_place=f"row-{k}", data_about=about(tile)))
        parts.append(use(f"price{plan['price']}", x + 3, ROW + 3))
        parts += [use("coin", x + 11 + 8 * coin, ROW + 44) for coin in range(min(plan["gold"], 3))]
        if plan["gold"] > 3:
            parts.append(
                f'<text x="{x + 35}" y="{ROW + 49}" font-size="13" class="sans bold" fill="{INK}" stroke="#FFF9E8" '
                f'stroke-width="3" paint-order="stroke">{plan["gold"]}</text>'
            )
    return "".join(parts)


def _next_villager(view: HamletView) -> str:
    you = viewer(view)
    prices = view["hire"]["villagers"]
    hired = len(view["villagers"][you]) - 1 if you is not None else 0
    return _price(COLUMN * 3 + 60, HAND + 22, prices[hired]) if hired < len(prices) else ""


def _church(view: HamletView) -> str:
    """Deliveries that have been made are dimmed and bear their maker's mark."""
    made = [(delivery["by"], x, y) for delivery, x, y in _deliveries(view) if delivery["by"] is not None]
    veils = "".join(
        f'<rect x="{num(x + 1)}" y="{num(y + 1)}" width="116" height="{num(OFFER - 2)}" rx="9"/>' for _, x, y in made
    )
    marks = "".join(use(f"m{seat}", x + 59, y + OFFER / 2) for seat, x, y in made)
    return f'<g class="card" opacity=".75" pointer-events="none">{veils}</g>{marks}' if made else ""


def _market(view: HamletView) -> str:
    """What the open sale tiles want and bring."""
    icons: list[str] = []
    points: list[tuple[float, float, object]] = []
    gold: list[tuple[float, float, object]] = []
    for k, sale in enumerate(view["sales"]):
        x = SALE * k
        if sale is None:
            icons.append(_frame(x, MARKET, 118, OFFER))
            continue
        goods = [good for good, count in sale["cost"].items() for _ in range(count)]
        icons += [use(f"q-{good}", x + 12 + 17 * n, MARKET + OFFER / 2) for n, good in enumerate(goods)]
        points.append((x + 66, MARKET + 27, sale["points"]))
        gold.append((x + 95, MARKET + 27, sale["gold"]))
    return "".join(icons) + bright(points) + numbers(13, gold)


def _glows(view: HamletView) -> str:
    """What can be chosen here."""
    boxes = [
        f'<rect x="{num(x + 1.5)}" y="{num(y + 1.5)}" width="{num(width - 3)}" height="{num(height - 3)}" rx="8"/>'
        for place, x, y, width, height in _boxes(view)
        if place in view["offers"]
    ]
    if not boxes:
        return ""
    return f'<g fill="none" stroke="{GOLD}" stroke-width="3.4" pointer-events="none">{"".join(boxes)}</g>'


def _boxes(view: HamletView) -> Iterator[tuple[str, float, float, float, float]]:
    """Every place of the side, and where it is."""
    if view["you"] is not None:
        for k, tile in enumerate(view["seats"][view["you"]]["hand"]):
            yield f"hand-{tile}", COLUMN * k, HAND, CARD_WIDTH, CARD_HEIGHT
    for k in range(4):
        yield f"row-{k}", COLUMN * k, ROW, CARD_WIDTH, CARD_HEIGHT
    for number, kind in enumerate(("villager", "donkey")):
        yield f"hire-{kind}", COLUMN * 3, HAND + 47 * number, CARD_WIDTH, OFFER
    for delivery, x, y in _deliveries(view):
        yield f"delivery-{delivery['delivery']}", x, y, 118, OFFER
    for k in range(3):
        yield f"sale-{k}", SALE * k, MARKET, 118, OFFER
    for number, good in enumerate(GOODS):
        yield f"buy-{good}", 51.5 * number, PRICES, 49, OFFER


def _held(view: HamletView) -> str:
    """Who has a milestone, and who is ahead for an award."""
    parts = []
    held = leaders(view) | {name: [seat] for name, seat in view["milestones"].items() if seat is not None}
    for name, x in _glories():
        holders = held.get(name, [])
        left = x + 18.5 - 5 * (len(holders) - 1)
        parts += [use(f"k{seat}", left + 10 * k, GLORY + 31) for k, seat in enumerate(holders)]
    return "".join(parts)


def leaders(view: HamletView) -> dict[str, list[int]]:
    """The seats that would get each award now (HA-36)."""
    seats = view["seats"]
    return {
        "chaplain": _most([seat["deliveries"] for seat in seats], 0),
        "sacristan": _most([seat["deliveries"] for seat in seats], 1),
        "landscaper": _most([seat["flags"] for seat in seats], 0),
        "merchant": _most([seat["sales"] for seat in seats], 0),
    }


def _most(counts: Sequence[int], place: int) -> list[int]:
    """The seats in the first place (0) or in the second (1), which is not given if the first is shared; nobody without
    any."""
    ranks = [0, *sorted(set(counts))]
    wanted = ranks[-1 - place]
    if place and counts.count(ranks[-1]) > 1:
        return []
    return [seat for seat, count in enumerate(counts) if wanted and count == wanted]


EXPLAINED = ("villager", "still-standing", "donkey", "gold", "points", "roads", "delivery", "sale")


def abouts(say: Text) -> dict[str, str]:
    """What the things beside the village are, shown when a person points at them."""
    about = {name: say(f"about-{name}") for name in EXPLAINED}
    about |= {good: say(f"about-{good}") for good in GOODS}
    about |= {name: f"{say(f'milestone-{name}')}: {say(f'about-{name}')}" for name in MILESTONES}
    return about | {name: f"{say(f'score-{name}')}: {say(f'about-{name}')}" for name in AWARDS}
