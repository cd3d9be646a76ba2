"""What a bot needs: a cheap guess how good a position is for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osada.games.hamlet import paying
from osada.games.hamlet.actions import PAY
from osada.games.hamlet.paying import Supplies
from osada.games.hamlet.phases import COUNTING, FILLING, HIRING, PAYING, PLACING, ROADING, SITING
from osada.games.hamlet.pieces import CHURCH, FIRST_TOKEN, MARKET, MOST_SEATS, REFINERY_TILES, Cost
from osada.games.hamlet.trade import donkeys_hired

if TYPE_CHECKING:
    from osada.games.hamlet.rules import HamletState

ROUNDS, LEAST_ROUNDS = 26, 4
"""A usual game, and what is taken to be left of a longer one."""

# Points that something brings in every round to come.
VILLAGER = 0.8
DONKEY = 0.1
MILESTONE = 0.12
GOLD = 0.016
"""For each of the first gold pieces, on top of what they score at the end."""
BLUEPRINT = 1.0
USEFUL_GOLD = 16
DELIVERED = 4.0
"""For each delivery on top of its points: the game is won by bringing it to an end."""
OVER = 50.0
"""For a victory, when the end is in sight: more than what is hoped of a game that goes on."""

GOES_ON = (SITING, PLACING, ROADING, COUNTING, FILLING)


def judge(state: HamletState, seat: int) -> float:
    """Points now against those of the best opponent, and what is likely to come of the position."""
    if state.phase in GOES_ON or state.phase == PAYING:
        state = _finished(state)
    totals = [score["total"] for score in state.scores()]
    value = float(totals.pop(seat)) - 0.3 * max(totals)
    if state.seat is None or state.last_round:
        return value + (OVER if seat in state.winners() else -OVER)
    value += DELIVERED * state.deliveries.count(seat)
    ahead = max(LEAST_ROUNDS, ROUNDS - state.round)
    supplies = Supplies(state, seat)
    value += ahead * _workers(state, seat)
    value += ahead * GOLD * min(state.gold[seat], USEFUL_GOLD)
    value += ahead * MILESTONE * state.milestones.count(seat)
    value += _tokens(state, seat)
    return value + _plans(state, seat, supplies) + _orders(state, supplies)


def _finished(state: HamletState) -> HamletState:
    """A choice that is half done, done in the first way there is."""
    state = state.copy()
    while state.phase in GOES_ON:
        state.play(state.actions()[-1])
    if state.phase == PAYING:
        state.play(PAY)
    return state


def _workers(state: HamletState, seat: int) -> float:
    donkeys = donkeys_hired(state, seat) + (state.phase == HIRING and state.seat == seat)
    spread = state.carriers[seat].bit_count()
    return VILLAGER * (len(state.villagers[seat]) - 1) + DONKEY * (donkeys + 0.2 * spread)


def _tokens(state: HamletState, seat: int) -> float:
    """Own tokens on the board bring their reward one day, whoever uses them."""
    worth = 0.0
    for number in range(len(REFINERY_TILES)):
        source = FIRST_TOKEN + number * MOST_SEATS + seat
        if state.stock[source]:
            gold, points = paying.reward(state, source)
            worth += state.stock[source] * (0.5 * points + 0.2 * gold + 0.3)
    return worth


def _plans(state: HamletState, seat: int, supplies: Supplies) -> float:
    """Blueprints in hand, the more the nearer their cost is to being paid."""
    worth = 0.0
    for tile in state.hands[seat]:
        share = _share(state.pieces.costs[tile], supplies, None)
        worth += BLUEPRINT + 0.3 * share * share * state.pieces.points[tile]
    return worth


def _orders(state: HamletState, supplies: Supplies) -> float:
    """Deliveries and sales that could be made soon."""
    worth = 0.0
    pieces = state.pieces
    for number, by in enumerate(state.deliveries):
        if by < 0:
            share = _funded(pieces.deliveries[number], supplies)
            worth += 0.5 * share * share * (DELIVERED + pieces.delivery_points[number])
    for sale in state.sales:
        if sale >= 0:
            share = _share(pieces.sales[sale], supplies, MARKET)
            worth += 0.3 * share * share * (pieces.sale_points[sale] + 0.5 * pieces.sale_gold[sale])
    return worth


def _share(cost: Cost, supplies: Supplies, tile: int | None) -> float:
    """How much of a cost is there: at a tile, or anywhere on the board."""
    needed, there = cost.gold, min(cost.gold, supplies.gold)
    for need, count in zip(cost.needs, cost.counts, strict=True):
        needed += count
        have = 0
        for good in need.goods:
            have += len(supplies.levels(good)) - 2 if tile is None else supplies.usable(good, tile)
        there += min(count, have)
    return there / needed


def _funded(cost: Cost, supplies: Supplies) -> float:
    """How much of a delivery can be brought or bought by now, in gold."""
    needed, there = cost.gold, 0
    for need, count in zip(cost.needs, cost.counts, strict=True):
        needed += count * need.price
        there += need.price * min(count, sum(supplies.usable(good, CHURCH) for good in need.goods))
    return min(needed, there + supplies.gold) / needed
