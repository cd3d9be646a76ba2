"""What a bot needs: a cheap guess how good a position is for a seat."""

from __future__ import annotations

from osada.games.hamlet.actions import PAY
from osada.games.hamlet.costs import Cost
from osada.games.hamlet.pieces import CHURCH, MARKET, MOST_SEATS
from osada.games.hamlet.position import COUNTING, FILLING, HIRING, PAYING, PLACING, ROADING, SITING, Position
from osada.games.hamlet.rules.donkeys import herd_size
from osada.games.hamlet.rules.supplies import Supplies
from osada.games.hamlet.rules.tokens import reward
from osada.games.hamlet.sources import FIRST_TOKEN, REFINERY_TILES

ROUNDS, LEAST_ROUNDS = 26, 4
"""The rounds of a usual game, and how many are taken to be left of a longer one."""

# Points that each of these brings in every round to come.
VILLAGER = 0.8
DONKEY = 0.1
MILESTONE = 0.12
GOLD = 0.016
"""For each of the first gold pieces, on top of what they score at the end."""
BLUEPRINT = 1.0
USEFUL_GOLD = 16
DELIVERED = 4.0
"""For each delivery, on top of its points, because a player wins by bringing the game to an end."""
OVER = 50.0
"""For a victory once the last round has begun: more than what can be expected of a game that goes on."""

GOES_ON = (SITING, PLACING, ROADING, COUNTING, FILLING)


def judge(position: Position, seat: int) -> float:
    """Points now, compared with those of the best opponent, and what is likely to come of the position."""
    if position.step in GOES_ON or position.step is PAYING:
        position = _finished(position)
    totals = [score["total"] for score in position.scores()]
    value = float(totals.pop(seat)) - 0.3 * max(totals)
    if position.seat is None or position.last_round:
        return value + (OVER if seat in position.winners() else -OVER)
    value += DELIVERED * position.deliveries.count(seat)
    ahead = max(LEAST_ROUNDS, ROUNDS - position.round)
    supplies = Supplies(position, seat)
    value += ahead * _workers(position, seat)
    value += ahead * GOLD * min(position.gold[seat], USEFUL_GOLD)
    value += ahead * MILESTONE * position.milestones.count(seat)
    value += _tokens(position, seat)
    return value + _plans(position, seat, supplies) + _orders(position, supplies)


def _finished(position: Position) -> Position:
    """The position after a half-done choice has been finished in one of the possible ways."""
    position = position.copy()
    while position.step in GOES_ON:
        position.play(position.actions()[-1])
    if position.step is PAYING:
        position.play(PAY)
    return position


def _workers(position: Position, seat: int) -> float:
    donkeys = herd_size(position.donkeys[seat]) + (position.step is HIRING and position.seat == seat)
    spread = position.carriers[seat].bit_count()
    return VILLAGER * (len(position.villagers[seat]) - 1) + DONKEY * (donkeys + 0.2 * spread)


def _tokens(position: Position, seat: int) -> float:
    """Own tokens on the board will bring their reward, no matter who uses them."""
    worth = 0.0
    for number in range(len(REFINERY_TILES)):
        source = FIRST_TOKEN + number * MOST_SEATS + seat
        if position.stock[source]:
            gold, points = reward(position, source)
            worth += position.stock[source] * (0.5 * points + 0.2 * gold + 0.3)
    return worth


def _plans(position: Position, seat: int, supplies: Supplies) -> float:
    """Blueprints in hand are worth more if more of their cost is there."""
    worth = 0.0
    for tile in position.hands[seat]:
        share = _share(position.pieces.costs[tile], supplies, None)
        worth += BLUEPRINT + 0.3 * share * share * position.pieces.points[tile]
    return worth


def _orders(position: Position, supplies: Supplies) -> float:
    """Deliveries and sales that could be made soon."""
    worth = 0.0
    pieces = position.pieces
    for number, by in enumerate(position.deliveries):
        if by < 0:
            share = _funded(pieces.deliveries[number], supplies)
            worth += 0.5 * share * share * (DELIVERED + pieces.delivery_points[number])
    for sale in position.sales:
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
