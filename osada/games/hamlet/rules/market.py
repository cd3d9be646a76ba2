"""The market: sales (HA-27)."""

from __future__ import annotations

from osada.games.hamlet.actions import SELL
from osada.games.hamlet.pieces import MARKET, SALES, SALES_PER_LEVEL
from osada.games.hamlet.position import NONE, SALE, Position
from osada.games.hamlet.rules import paying
from osada.games.hamlet.rules.supplies import Supplies
from osada.games.hamlet.rules.tokens import gains
from osada.games.hamlet.rules.villagers import let_go, send


def draw_sale(position: Position, number: int) -> None:
    """Draw the next sale tile from the pile, the lowest level first; if the pile is empty, the place stays empty
    (HA-27)."""
    position.sales[number] = NONE
    for level, left in enumerate(position.pile):
        if left:
            pool = [position.sales_left >> sale & (sale // SALES_PER_LEVEL == level) for sale in range(len(SALES))]
            sale = position.dealer.pick("sale", pool)
            position.reveals += 1
            position.pile[level] -= 1
            position.sales_left ^= 1 << sale
            position.sales[number] = sale
            position.tell("sale-drawn", position.seat, sale=SALES[sale])
            return


def open_sales(position: Position, supplies: Supplies) -> list[int]:
    """The sales whose goods can be brought to the market; nothing may be bought for them."""
    found = []
    costs, totals = position.pieces.sales, position.totals
    for number, sale in enumerate(position.sales):
        if sale >= 0:
            cost = costs[sale]
            for good, count, _ in cost.goods:
                if totals[good] < count or supplies.usable(good, MARKET) < count:
                    break
            else:
                if (
                    supplies.gold >= cost.gold
                    or supplies.gold + gains(position, cost.needs, cost.counts, supplies.buyers) >= cost.gold
                ):
                    found.append(SELL + number)
    return found


def sell(position: Position, number: int) -> None:
    """Choose an open sale tile, and bring its goods."""
    position.tile = number
    paying.begin(position, SALE, position.pieces.sales[position.sales[number]], MARKET)


def sold(position: Position) -> None:
    """The sale is paid: points and gold are gained, and another sale tile is drawn (HA-27)."""
    seat, number = position.seat, position.tile
    assert seat is not None
    sale = position.sales[number]
    points, gold = position.pieces.sale_points[sale], position.pieces.sale_gold[sale]
    position.points[seat] += points
    position.gold[seat] += gold
    position.sold[seat] += 1
    send(position, MARKET)
    let_go(position)
    position.tell("sell", seat, sale=SALES[sale], points=points, gold=gold)
    draw_sale(position, number)
