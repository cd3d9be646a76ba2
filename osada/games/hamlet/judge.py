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

USEFUL_GOLD = 16

TERMS = {
    "villager": 0.8,
    "donkey": 0.1,
    "spread": 0.02,
    "milestone": 0.12,
    "gold": 0.016,
    "token": 0.3,
    "token points": 0.5,
    "token gold": 0.2,
    "blueprint": 1.0,
    "plan": 0.3,
    "delivered": 4.0,
    "delivery": 0.5,
    "sale": 0.3,
    "sale gold": 0.15,
}
"""What these are worth in points:

- in every round to come a villager, a donkey, another tile with a donkey, a milestone, each of the first gold pieces,
  on top of what they score at the end;
- an own token on the board, for itself and by the points and gold of its reward;
- a blueprint in the hand, and by its points as far as its cost is there;
- a delivery, on top of its points, because a player wins by bringing the game to an end;
- the next delivery and sale, as far as their costs are there.
"""
OVER = 50.0
"""For a victory once the last round has begun: more than what can be expected of a game that goes on."""

GOES_ON = (SITING, PLACING, ROADING, COUNTING, FILLING)


def judge(position: Position, seat: int) -> float:
    """Points now, compared with those of the best opponent, and what is likely to come of the position."""
    if position.step in GOES_ON or position.step is PAYING:
        position = _finished(position)
    weights = position.game.weights
    totals = [score["total"] for score in position.scores()]
    value = float(totals.pop(seat)) - 0.3 * max(totals)
    if position.seat is None or position.last_round:
        return value + (OVER if seat in position.winners() else -OVER)
    value += weights["delivered"] * position.deliveries.count(seat)
    ahead = max(LEAST_ROUNDS, ROUNDS - position.round)
    supplies = Supplies(position, seat)
    value += ahead * _workers(position, seat)
    value += ahead * weights["gold"] * min(position.gold[seat], USEFUL_GOLD)
    value += ahead * weights["milestone"] * position.milestones.count(seat)
    value += _tokens(position, seat)
    return value + _plans(position, seat, supplies) + _orders(position, supplies)


def lead(position: Position, seat: int) -> float:
    """The points that a seat is likely to be ahead by at the end. A lead of the first rounds hardly lasts."""
    if position.seat is None or position.last_round:
        values = [float(score["total"]) for score in position.scores()]
        own = values.pop(seat)
        return own - max(values)
    values = [judge(position, other) for other in range(position.players)]
    own = values.pop(seat)
    return (0.05 + 0.6 * min(1.0, position.round / ROUNDS)) * (own - max(values))


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
    weights = position.game.weights
    villagers = len(position.villagers[seat]) - 1
    return weights["villager"] * villagers + weights["donkey"] * donkeys + weights["spread"] * spread


def _tokens(position: Position, seat: int) -> float:
    """Own tokens on the board will bring their reward, no matter who uses them."""
    worth, weights = 0.0, position.game.weights
    for number in range(len(REFINERY_TILES)):
        source = FIRST_TOKEN + number * MOST_SEATS + seat
        if position.stock[source]:
            gold, points = reward(position, source)
            each = weights["token points"] * points + weights["token gold"] * gold + weights["token"]
            worth += position.stock[source] * each
    return worth


def _plans(position: Position, seat: int, supplies: Supplies) -> float:
    """Blueprints in hand are worth more if more of their cost is there."""
    worth, weights = 0.0, position.game.weights
    for tile in position.hands[seat]:
        share = _share(position.pieces.costs[tile], supplies, None)
        worth += weights["blueprint"] + weights["plan"] * share * share * position.pieces.points[tile]
    return worth


def _orders(position: Position, supplies: Supplies) -> float:
    """Deliveries and sales that could be made soon."""
    worth, weights = 0.0, position.game.weights
    pieces = position.pieces
    for number, by in enumerate(position.deliveries):
        if by < 0:
            share = _funded(pieces.deliveries[number], supplies)
            worth += weights["delivery"] * share * share * (weights["delivered"] + pieces.delivery_points[number])
    for sale in position.sales:
        if sale >= 0:
            share = _share(pieces.sales[sale], supplies, MARKET)
            sold = weights["sale"] * pieces.sale_points[sale] + weights["sale gold"] * pieces.sale_gold[sale]
            worth += share * share * sold
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
