"""Town hall, market and church: blueprints, workers, sales and deliveries (HA-24 to HA-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osada.games.hamlet import paying
from osada.games.hamlet.actions import DELIVER, HIRE_DONKEY, HIRE_VILLAGER, PLAN, SELL
from osada.games.hamlet.paying import Supplies
from osada.games.hamlet.phases import DELIVERY, HALL, HIRING, NONE, PAYING, SALE, TURN
from osada.games.hamlet.pieces import (
    CHURCH,
    DELIVERIES,
    FIRST_BLUEPRINT,
    MARKET,
    SALES,
    SALES_PER_LEVEL,
    TILES,
    TOWN_HALL,
)
from osada.games.hamlet.setup import DONKEYS, HAND, ROW, VILLAGERS

if TYPE_CHECKING:
    from osada.games.hamlet.rules import HamletState


# Blueprints (HA-25)


def refill_row(state: HamletState) -> None:
    """Draw until four lie in the row, or the bag is empty (HA-25a)."""
    while len(state.row) < ROW and state.bag:
        pool = [state.bag >> tile & 1 for tile in range(FIRST_BLUEPRINT, len(TILES))]
        tile = FIRST_BLUEPRINT + state.dealer.pick("blueprint", pool)
        state.reveals += 1
        state.bag ^= 1 << tile
        state.row.append(tile)
        state.row_gold.append(0)
        state.tell("drawn", state.seat, tile=TILES[tile])


def plans(state: HamletState) -> list[int]:
    assert state.seat is not None
    if len(state.hands[state.seat]) >= HAND:
        return []
    return [PLAN + number for number in range(min(len(state.row), state.gold[state.seat] + 1))]


def take_plan(state: HamletState, action: int) -> None:
    """The price goes onto the tiles to the left, one each; then the tile and its gold are taken."""
    seat, number = state.seat, action - PLAN
    assert seat is not None
    state.send(TOWN_HALL)
    for before in range(number):
        state.row_gold[before] += 1
    tile, gold = state.row.pop(number), state.row_gold.pop(number)
    state.gold[seat] += gold - number
    state.hands[seat] = tuple(sorted((*state.hands[seat], tile)))
    state.tell("plan", state.seat, tile=TILES[tile], price=number, gold=gold)
    refill_row(state)
    stay_in_hall(state)


# Workers (HA-26)


def donkeys_hired(state: HamletState, seat: int) -> int:
    """The donkeys of all tiles: the sum of digits of base 8 is the rest modulo 7, and there are at most 6."""
    return state.donkeys[seat] % 7


def villager_price(state: HamletState, seat: int) -> int | None:
    """What the next villager costs; None if all four are there."""
    hired = len(state.villagers[seat])
    return None if hired == VILLAGERS else state.pieces.villager_prices[hired - 1]


def hires(state: HamletState) -> list[int]:
    seat = state.seat
    assert seat is not None
    found = []
    gold = state.gold[seat]
    hired = len(state.villagers[seat])
    if hired < VILLAGERS and gold >= state.pieces.villager_prices[hired - 1]:
        found.append(HIRE_VILLAGER)
    if gold >= state.pieces.donkey_price and donkeys_hired(state, seat) < DONKEYS:
        found.append(HIRE_DONKEY)
    return found


def hire(state: HamletState, action: int) -> None:
    seat = state.seat
    assert seat is not None
    if state.phase == TURN:
        state.send(TOWN_HALL)
    if action == HIRE_DONKEY:
        state.gold[seat] -= state.pieces.donkey_price
        state.phase = HIRING
        return
    price = villager_price(state, seat)
    assert price is not None
    state.gold[seat] -= price
    state.villagers[seat] = (*state.villagers[seat], CHURCH)
    state.tell("hire-villager", state.seat, gold=price)
    stay_in_hall(state)


def stay_in_hall(state: HamletState) -> None:
    """A visit goes on as long as somebody can be hired (HA-24)."""
    state.let_go()
    if hires(state):
        state.phase = HALL


def leave(state: HamletState, _: int) -> None:
    state.let_go()


# Sales (HA-27)


def draw_sale(state: HamletState, number: int) -> None:
    """The next sale tile from the pile, the lowest level first; an empty pile leaves the place empty."""
    state.sales[number] = NONE
    for level, left in enumerate(state.pile):
        if left:
            pool = [state.sales_left >> sale & (sale // SALES_PER_LEVEL == level) for sale in range(len(SALES))]
            sale = state.dealer.pick("sale", pool)
            state.reveals += 1
            state.pile[level] -= 1
            state.sales_left ^= 1 << sale
            state.sales[number] = sale
            state.tell("sale-drawn", state.seat, sale=SALES[sale])
            return


def open_sales(state: HamletState, supplies: Supplies) -> list[int]:
    """The sales whose goods can be brought to the market; nothing may be bought for them."""
    found = []
    costs, totals = state.pieces.sales, state.totals
    for number, sale in enumerate(state.sales):
        if sale >= 0:
            cost = costs[sale]
            for good, count, _ in cost.goods:
                if totals[good] < count or supplies.usable(good, MARKET) < count:
                    break
            else:
                if (
                    supplies.gold >= cost.gold
                    or supplies.gold + paying.gains(state, cost.needs, cost.counts, supplies.buyers) >= cost.gold
                ):
                    found.append(SELL + number)
    return found


def sell(state: HamletState, action: int) -> None:
    state.tile = action - SELL
    state.purpose = SALE
    state.phase = PAYING
    paying.begin(state, state.pieces.sales[state.sales[state.tile]], MARKET, market=False)


def sold(state: HamletState) -> None:
    seat, number = state.seat, state.tile
    assert seat is not None
    sale = state.sales[number]
    points, gold = state.pieces.sale_points[sale], state.pieces.sale_gold[sale]
    state.points[seat] += points
    state.gold[seat] += gold
    state.sold[seat] += 1
    state.send(MARKET)
    state.let_go()
    state.tell("sell", state.seat, sale=SALES[sale], points=points, gold=gold)
    draw_sale(state, number)


# Deliveries (HA-29, HA-35)


def open_deliveries(state: HamletState, supplies: Supplies) -> list[int]:
    costs = state.pieces.deliveries
    return [
        DELIVER + number
        for number, by in enumerate(state.deliveries)
        if by < 0 and supplies.pays(costs[number], CHURCH)
    ]


def deliver(state: HamletState, action: int) -> None:
    state.tile = action - DELIVER
    state.purpose = DELIVERY
    state.phase = PAYING
    paying.begin(state, state.pieces.deliveries[state.tile], CHURCH, market=True)


def delivered(state: HamletState) -> None:
    seat, number = state.seat, state.tile
    assert seat is not None
    state.deliveries[number] = seat
    points = state.pieces.delivery_points[number]
    state.points[seat] += points
    state.send(CHURCH)
    state.let_go()
    state.tell("deliver", state.seat, delivery=DELIVERIES[number], points=points)
    if NONE not in state.deliveries:
        state.last_round = True
        state.tell("last-delivery", state.seat)
