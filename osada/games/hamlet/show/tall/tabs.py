"""What lies beside the village, as tabs that share one room below it: the hand, the offer, deliveries, the Market, milestones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from osada.core.colours import GOLD, INK
from osada.core.svg import PHONE, Pane, num, numbers, text, use, variable, wrapped
from osada.core.text import Text
from osada.games.hamlet.pieces import AWARDS, BASIC, GOODS, MILESTONES, TILES
from osada.games.hamlet.scoring import CHAPLAIN, LANDSCAPER, MERCHANT, SACRISTAN
from osada.games.hamlet.show import places
from osada.games.hamlet.show.art import symbols as art
from osada.games.hamlet.show.art.tiles import point
from osada.games.hamlet.show.choices import MOST_BELOW, signed
from osada.games.hamlet.show.faces import small_side
from osada.games.hamlet.show.labels import Side, beyond, sides
from osada.games.hamlet.show.side import about, bright, leaders, scaled, viewer
from osada.games.hamlet.show.tall.cards import HEIGHT, WIDTH, fitted
from osada.games.hamlet.view import Delivery, Ghost, HamletView

HAND_STEP, ROW_STEP = WIDTH + 5, (PHONE - WIDTH) / 3
HIRE, HIRE_WIDTH, HIRE_STEP = 282.0, 92.0, 79.0
DELIVERY_WIDTH, DELIVERY_HEIGHT = (PHONE - 6) / 2, 48.0
SALE_WIDTH, SALE_HEIGHT = (PHONE - 12) / 3, 96.0
PLACE_STEP = 53.6
PRICE_TOP, PRICE_STEP, PRICE_WIDTH = 102.0, 54.0, 50.0
GLORY_HEIGHT = 55.0

Box = tuple[str, float, float, float, float]
"""A place: its name, where it begins, its width and height."""


def tabs(view: HamletView, say: Text) -> dict[str, Pane]:
    """The panes of all tabs, each as high as the others."""
    drawn = {
        "hand": (_hand_still, _places, _no_boxes) if below(view) else (_hand_still, _hand, _hand_boxes),
        "offer": (_offer_still, _offer, _offer_boxes),
        "deliveries": (_deliveries_still, _deliveries, _delivery_boxes),
        "market": (_market_still, _market, _market_boxes),
        "milestones": (_glory_still, _glory, _no_boxes),
    }
    return {
        name: Pane(PHONE, HEIGHT, partial(still, view, say), live(view, say) + _glows(view, boxes(view)))
        for name, (still, live, boxes) in drawn.items()
    }


def _frame(x: float, y: float, width: float, height: float, more: str = 'class="card rule"') -> str:
    return f'<rect x="{num(x + 0.5)}" y="{num(y + 0.5)}" width="{num(width - 1)}" height="{num(height - 1)}" rx="9" {more}/>'


def _glows(view: HamletView, boxes: Iterator[Box]) -> str:
    """What can be chosen here."""
    offered = "".join(
        f'<rect x="{num(x + 1.5)}" y="{num(y + 1.5)}" width="{num(width - 3)}" height="{num(height - 3)}" rx="8"/>'
        for place, x, y, width, height in boxes
        if place in view["offers"]
    )
    style = f'fill="none" stroke="{GOLD}" stroke-width="3.4" pointer-events="none"'
    return f"<g {style}>{offered}</g>" if offered else ""


def _no_boxes(view: HamletView) -> Iterator[Box]:
    return iter(())


# Over the hand, while a place for a new tile is chosen: all places, with the points that each brings


def below(view: HamletView) -> bool:
    """Whether the places for a new tile are chosen here; there may be too many of them."""
    return 0 < len(view["ghosts"]) <= MOST_BELOW


def _places(view: HamletView, say: Text) -> str:
    there = beyond(view)
    handles, gains, met = [], [], ""
    for number, ghost in enumerate(view["ghosts"]):
        x, y = 26 + PLACE_STEP * (number % 7), 19 + 51 * (number // 7)
        which = f"{TILES.index(ghost['tile'])}-{ghost['rotation']}"
        handles.append(use(f"Y{which}", x, y, data_place=ghost["place"]))
        met += _met(ghost, there, x, y)
        gains.append(f'<text x="{num(x)}" y="{y + 26}">{signed(ghost["now"] + ghost["later"])}</text>')
    return (
        f'<rect width="{num(PHONE)}" height="{num(HEIGHT)}" fill="{variable("table")}"/>'
        f'<g fill="{variable("mine")}" stroke="{GOLD}" stroke-width="2.4">{"".join(handles)}</g>'
        f'<g pointer-events="none"><path d="{met}" fill="none" stroke="#6B441D" stroke-width="6" stroke-linecap="round"/>'
        f'<g font-size="13" class="sans bold ink" text-anchor="middle">{"".join(gains)}</g></g>'
        f"{_takes(view, say) if len(handles) <= TWO_ROWS else ''}"
    )


TWO_ROWS = 14
"""So many places leave room below them."""


def _takes(view: HamletView, say: Text) -> str:
    """What the new tile takes, wherever it is put: the goods, and the gold for those that are bought."""
    goods = next((goods for notation, goods in view["brings"].items() if notation.startswith("place ")), [])
    gold = view["seats"][view["you"] or 0]["gold"]
    left = gold - places.price(view, places.spent(goods))
    parts = [text(6, 133, say("place-takes"), 13, "sans soft")]
    x = 26 + 8.2 * len(say("place-takes"))
    apart = min(22.0, (PHONE - 96 - x) / max(1, len(goods)))
    parts += [scaled(good["good"], x + apart * number, 128.5, 0.95) for number, good in enumerate(goods)]
    parts.append(
        use("coin", PHONE - 76, 128.5) + text(PHONE - 4, 133.5, f"{gold} → {left}", 14.5, "sans bold ink", "end")
    )
    return f'<g pointer-events="none">{"".join(parts)}</g>'


def _met(ghost: Ghost, there: Mapping[Side, tuple[str, str]], x: float, y: float) -> str:
    """The sides of a new tile that would lie on the village."""
    corners = [point(corner) for corner in ghost["vertices"]]
    return "".join(
        small_side(corners, point(start), point(end), x, y, rounded=True)
        for (start, end), _ in sides(ghost)
        if (start, end) in there
    )


# The hand, and who can be hired in the Town Hall


def _hand_still(view: HamletView, say: Text) -> str:
    empty = 'fill="none" class="rule" stroke-dasharray="5 5"'
    parts = [_frame(HAND_STEP * k, 0, WIDTH, HEIGHT, empty) for k in range(3)]
    for number, kind in enumerate(("villager", "donkey")):
        y = HIRE_STEP * number
        name = fitted(HIRE + HIRE_WIDTH / 2, y + 63, say(f"worker-{kind}"), 12.5, HIRE_WIDTH - 8, "sans bold ink")
        price = _price(HIRE + 62, y + 27, view["hire"]["donkey"]) if kind == "donkey" else ""
        card = _frame(HIRE, y, HIRE_WIDTH, 73) + scaled(kind, HIRE + 24, y + 42, 1.15) + price + name
        parts.append(f'<g data-place="hire-{kind}" data-about="{kind}">{card}</g>')
    return "".join(parts)


def _price(x: float, y: float, gold: object) -> str:
    return use("coin", x - 8, y) + text(x + 4, y + 5, gold, 14.5, "sans bold ink")


def _hand(view: HamletView, say: Text) -> str:
    you, parts = viewer(view), []
    for k, tile in enumerate(view["seats"][you]["hand"] if you is not None else ()):
        place = {"data_place": f"hand-{tile}"} if you == view["you"] else {}
        parts.append(use(f"C{TILES.index(tile)}", HAND_STEP * k, 0, data_about=about(tile), **place))
    prices = view["hire"]["villagers"]
    hired = len(view["villagers"][you]) - 1 if you is not None else 0
    if hired < len(prices):
        parts.append(_price(HIRE + 62, 27, prices[hired]))
    return "".join(parts)


def _hand_boxes(view: HamletView) -> Iterator[Box]:
    if view["you"] is not None:
        for k, tile in enumerate(view["seats"][view["you"]]["hand"]):
            yield f"hand-{tile}", HAND_STEP * k, 0, WIDTH, HEIGHT
    for number, kind in enumerate(("villager", "donkey")):
        yield f"hire-{kind}", HIRE, HIRE_STEP * number, HIRE_WIDTH, 73


# The blueprints in the row


def _offer_still(view: HamletView, say: Text) -> str:
    return "".join(_frame(ROW_STEP * k, 0, WIDTH, HEIGHT) for k in range(4))


def _offer(view: HamletView, say: Text) -> str:
    parts, short = [], ""
    gold = view["seats"][view["you"]]["gold"] if view["you"] is not None else None
    for k, plan in enumerate(view["row"]):
        x = ROW_STEP * k
        parts.append(use(f"C{TILES.index(plan['tile'])}", x, 0, data_place=f"row-{k}", data_about=about(plan["tile"])))
        parts.append(use(f"price{plan['price']}", x + 4, 5))
        if plan["gold"]:
            parts.append(scaled("coin", x + 14, 56, 0.9) + _haloed(x + 23, 61, plan["gold"]))
        if gold is not None and gold < plan["price"]:
            lack = say("offer-short", gold=plan["price"] - gold)
            short += f'<text x="{num(x + WIDTH / 2)}" y="141">{lack}</text>'
    lacks = (
        f'<g font-size="12" class="sans soft" text-anchor="middle" pointer-events="none">{short}</g>' if short else ""
    )
    return "".join(parts) + lacks


def _haloed(x: float, y: float, content: object) -> str:
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="14" class="sans bold" fill="{INK}" stroke="#FFF9E8" '
        f'stroke-width="3" paint-order="stroke">{content}</text>'
    )


def _offer_boxes(view: HamletView) -> Iterator[Box]:
    return ((f"row-{k}", ROW_STEP * k, 0, WIDTH, HEIGHT) for k in range(4))


# Deliveries to the Church


def _placed(view: HamletView) -> Iterator[tuple[Delivery, float, float]]:
    for number, delivery in enumerate(view["deliveries"]):
        yield delivery, (DELIVERY_WIDTH + 6) * (number % 2), (DELIVERY_HEIGHT + 4) * (number // 2)


def _deliveries_still(view: HamletView, say: Text) -> str:
    return "".join(_delivery(delivery, x, y) for delivery, x, y in _placed(view))


def _delivery(delivery: Delivery, x: float, y: float) -> str:
    """What a delivery wants and brings."""
    wanted: Sequence[str] = delivery["of"] or ("coin",)
    count = delivery["count"] or delivery["gold"]
    left = x + (56 if count > 9 else 46)
    icons = "".join(scaled(good, left + 22 * k, y + 24, 0.95) for k, good in enumerate(wanted))
    return (
        f'<g data-place="delivery-{delivery["delivery"]}" data-about="delivery">'
        f"{_frame(x, y, DELIVERY_WIDTH, DELIVERY_HEIGHT)}{text(x + 9, y + 29.5, f'{count}×', 16, 'sans bold ink')}{icons}"
        f"{art.badge(x + DELIVERY_WIDTH - 20, y + 24, delivery['points'], 1)}</g>"
    )


def _deliveries(view: HamletView, say: Text) -> str:
    """Deliveries that have been made are dimmed and bear their maker's mark; and how many are still to come."""
    made = [(delivery["by"], x, y) for delivery, x, y in _placed(view) if delivery["by"] is not None]
    parts = []
    if made:
        veils = "".join(_frame(x + 1, y + 1, DELIVERY_WIDTH - 2, DELIVERY_HEIGHT - 2, "") for _, x, y in made)
        parts.append(f'<g class="card" opacity=".72" pointer-events="none">{veils}</g>')
        parts += [use(f"m{seat}", x + DELIVERY_WIDTH / 2, y + 24) for seat, x, y in made]
    number = len(view["deliveries"])
    x, y = (DELIVERY_WIDTH + 6) * (number % 2) + 4, (DELIVERY_HEIGHT + 4) * (number // 2)
    note = "church-last" if view["last_round"] else "church-left"
    width = DELIVERY_WIDTH - 6 if number % 2 else PHONE - 8
    lines = wrapped(say(note, count=number - len(made)), width, 12.5)[:3]
    first = y + 29 - 8 * (len(lines) - 1)
    return "".join(parts) + "".join(
        text(x, first + 16 * row, line, 12.5, "sans soft") for row, line in enumerate(lines)
    )


def _delivery_boxes(view: HamletView) -> Iterator[Box]:
    for delivery, x, y in _placed(view):
        yield f"delivery-{delivery['delivery']}", x, y, DELIVERY_WIDTH, DELIVERY_HEIGHT


# The Market: sales, and what goods cost while something is paid for


def _market_still(view: HamletView, say: Text) -> str:
    parts = []
    for k in range(3):
        x = (SALE_WIDTH + 6) * k
        frame = _frame(x, 0, SALE_WIDTH, SALE_HEIGHT, f'class="card rule" data-place="sale-{k}" data-about="sale"')
        arrow = f'<path d="M{num(x + SALE_WIDTH / 2 - 6)} 44l6 5l6-5" fill="none" class="rule" stroke-width="2.4"/>'
        brings = scaled("badge", x + 33, 72, 1) + use("coin", x + 75, 72)
        parts.append(f'{frame}<g pointer-events="none">{arrow}{brings}</g>')
    for number, good in enumerate(GOODS):
        x, price = PRICE_STEP * number, view["prices"]["basic" if good in BASIC else "refined"]
        costs = scaled("coin", x + 17, PRICE_TOP + 39, 0.8) + text(x + 26, PRICE_TOP + 44, price, 13, "sans bold ink")
        card = _frame(x, PRICE_TOP, PRICE_WIDTH, 50) + scaled(good, x + 25, PRICE_TOP + 17, 1) + costs
        parts.append(f'<g data-place="buy-{good}" data-about="{good}">{card}</g>')
    return "".join(parts)


def _market(view: HamletView, say: Text) -> str:
    """What the open sale tiles want and bring."""
    icons: list[str] = []
    points: list[tuple[float, float, object]] = []
    gold: list[tuple[float, float, object]] = []
    for k, sale in enumerate(view["sales"]):
        x = (SALE_WIDTH + 6) * k
        if sale is None:
            icons.append(_frame(x, 0, SALE_WIDTH, SALE_HEIGHT))
            continue
        goods = [good for good, count in sale["cost"].items() for _ in range(count)]
        apart = min(25.0, (SALE_WIDTH - 30) / max(1, len(goods) - 1))
        left = x + SALE_WIDTH / 2 - apart * (len(goods) - 1) / 2
        icons += [use(good, left + apart * n, 24, pointer_events="none") for n, good in enumerate(goods)]
        points.append((x + 33, 77, sale["points"]))
        gold.append((x + 86, 77.5, f"+{sale['gold']}"))
    figures = bright(points, 14) + numbers(15, gold)
    return f'{"".join(icons)}<g pointer-events="none">{figures}</g>'


def _market_boxes(view: HamletView) -> Iterator[Box]:
    for k in range(3):
        yield f"sale-{k}", (SALE_WIDTH + 6) * k, 0, SALE_WIDTH, SALE_HEIGHT
    for number, good in enumerate(GOODS):
        yield f"buy-{good}", PRICE_STEP * number, PRICE_TOP, PRICE_WIDTH, 50


# Milestones and awards

WORTH = dict(zip(AWARDS, (CHAPLAIN, SACRISTAN, LANDSCAPER, MERCHANT), strict=True))


def _glories() -> Iterator[tuple[str, float, float, float]]:
    """Milestones and awards: where each begins, and how wide it is."""
    for names, y in ((MILESTONES, 18.0), (AWARDS, 97.0)):
        width = (PHONE - 5 * (len(names) - 1)) / len(names)
        for number, name in enumerate(names):
            yield name, (width + 5) * number, y, width


def _holder(name: str, x: float, width: float) -> float:
    """Where the mark of whoever has something is, or a ring if nobody has it."""
    return x + (width - 20 if name in MILESTONES else width / 2)


def _glory_still(view: HamletView, say: Text) -> str:
    parts = [text(2, 12, say("glory-milestones"), 12.5, "sans bold soft")]
    parts.append(text(2, 91, say("glory-awards"), 12.5, "sans bold soft"))
    for name, x, y, width in _glories():
        title = say(f"score-{name}" if name in AWARDS else f"milestone-{name}")
        shown = fitted(x + width / 2, y + 48, title, 12, width - 6, "sans bold ink")
        worth = art.badge(x + width - 16, y + 17, WORTH[name], 0.88) if name in AWARDS else ""
        line = f' data-line="{name}"' if name in AWARDS else ""
        parts.append(
            f'<g data-about="{name}"{line}>{_frame(x, y, width, GLORY_HEIGHT)}'
            f'<circle cx="{num(_holder(name, x, width))}" cy="{num(y + 17)}" r="6" class="rule" fill="none"/>'
            f"{scaled(f'a-{name}', x + 18, y + 17, 1)}{shown}{worth}</g>"
        )
    return "".join(parts)


def _glory(view: HamletView, say: Text) -> str:
    """Who has a milestone, and who is ahead for an award."""
    parts = []
    held = leaders(view) | {name: [seat] for name, seat in view["milestones"].items() if seat is not None}
    for name, x, y, width in _glories():
        holders = held.get(name, [])
        first = _holder(name, x, width) - 6 * (len(holders) - 1)
        parts += [use(f"k{seat}", first + 12 * k, y + 17) for k, seat in enumerate(holders)]
    return f'<g pointer-events="none">{"".join(parts)}</g>'
