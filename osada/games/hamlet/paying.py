"""Paying: what can be brought or bought, unit by unit (HA-15 to HA-21a, HA-28).

A payment has the needs of a cost one after the other. Goods are taken at once; what is bought, and gold that is part
of the cost, is owed until the end, because purchases can always come last (HA-21a).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from osada.core.game import Event
from osada.games.hamlet.actions import BRING, BUY, PAY
from osada.games.hamlet.pieces import (
    FIRST_TOKEN,
    GOODS,
    MARKET,
    PLANKS,
    REFINED,
    SOURCE_GOOD,
    SOURCE_OWNER,
    SOURCE_TILE,
    SOURCES_ON,
    TILES,
    Cost,
    Need,
)
from osada.games.hamlet.roads import bits
from osada.games.hamlet.setup import TOKENS

if TYPE_CHECKING:
    from osada.games.hamlet.rules import HamletState


NEVER = 1 << 30
"""More gold than anybody has."""
EVERYWHERE = -1


def can_finish(
    state: HamletState, needs: Sequence[Need], counts: Sequence[int], reach: int, market: bool, gold: int
) -> bool:
    """Whether these needs can be met with this gold: own tokens first, then what lies there, then purchases."""
    stock = state.stock
    gold -= missing(stock, needs, counts, reach, market)
    return gold >= 0 or gold + gains(state, needs, counts, reach) >= 0


def missing(stock: Sequence[int], needs: Sequence[Need], counts: Sequence[int], reach: int, market: bool) -> int:
    """The price of all that does not lie within reach; more than anybody has if it cannot be bought."""
    price = 0
    for need, count in zip(needs, counts, strict=True):
        if count:
            for source, bit, _ in need.sources:
                if reach & bit:
                    count -= stock[source]
            if count > 0:
                if not market:
                    return NEVER
                price += count * need.price
    return price


def gains(state: HamletState, needs: Sequence[Need], counts: Sequence[int], reach: int) -> int:
    """The most gold that own tokens bring within a payment (HA-21)."""
    gold = 0
    for need, count in zip(needs, counts, strict=True):
        rewards: list[int] = []
        for source, bit, owner in need.sources:
            if owner == state.seat and reach & bit:
                rewards += [reward(state, source)[0]] * state.stock[source]
        rewards.sort(reverse=True)
        gold += sum(rewards[:count])
    return gold


def reward(state: HamletState, source: int) -> tuple[int, int]:
    """The gold and points that the producer of a token gains when it is used (HA-20); nothing for a basic good."""
    if source < FIRST_TOKEN:
        return 0, 0
    tile = SOURCE_TILE[source]
    times = 2 if is_white(state, source) else 1
    return times * state.pieces.reward_gold[tile], times * state.pieces.reward_points[tile]


def is_white(state: HamletState, source: int) -> bool:
    """High quality: the producer holds the milestone of the good, and has held it since before the first token."""
    return state.milestones[1 + SOURCE_GOOD[source] - PLANKS] == SOURCE_OWNER[source]


# Where a cost can be paid: for all tiles at once


class Supplies:
    """For every good, the bits of the tiles where at least 0, 1, 2, … of it can be used by a seat."""

    __slots__ = ("_known", "_levels", "_own", "_seat", "_totals", "buyers", "carriers", "gold", "pieces", "state")

    def __init__(self, state: HamletState, seat: int) -> None:
        self.state = state
        self.pieces = state.pieces
        self.carriers = state.carriers[seat]
        self.gold = state.gold[seat]
        self._known = state.network.reaches(self.carriers)
        self.buyers = self._known[MARKET] or state.network.reach(MARKET, self.carriers)
        """The tiles where purchases can be used (HA-28)."""
        self._seat = seat
        self._totals = state.totals
        self._own = -1
        self._levels: list[list[int] | None] = [None] * len(GOODS)

    def own(self, goods: int) -> int:
        """Of these bits of refined goods those of which own tokens are on the board."""
        if self._own < 0:
            self._own = 0
            supply, first = self.state.supply, self._seat * len(REFINED)
            for number in range(len(REFINED)):
                if supply[first + number] < TOKENS:
                    self._own |= 1 << PLANKS + number
        return goods & self._own

    def levels(self, good: int) -> list[int]:
        """The last entry stands for all larger numbers: there is no more of it on the board."""
        found = self._levels[good]
        if found is None:
            state = self.state
            stock, known = state.stock, self._known
            if good < PLANKS and stock[good] == self._totals[good]:  # all of it where it is made
                tile = SOURCE_TILE[good]
                near = known[tile] or state.network.reach(tile, self.carriers)
                found = self._levels[good] = [EVERYWHERE, *(near,) * stock[good], 0]
                return found
            found = self._levels[good] = [EVERYWHERE]
            for source, tile in self.pieces.sources[good]:
                units = stock[source]
                if units:
                    near = known[tile] or state.network.reach(tile, self.carriers)
                    if len(found) == 1:
                        found += [near] * units
                    else:
                        found += [0] * units
                        for count in range(len(found) - 1, 0, -1):
                            found[count] |= near & found[count - units if count > units else 0]
            found.append(0)
        return found

    def has_one(self, good: int) -> int:
        """The bits of the tiles where one of a good can be used or bought."""
        near = (self._levels[good] or self.levels(good))[1] if self._totals[good] else 0
        return near | self.buyers if self.gold >= self.pieces.price[good] else near

    def usable(self, good: int, tile: int) -> int:
        """How many of a good can be used at a tile."""
        count = self._totals[good]
        if not count:
            return 0
        levels = self._levels[good] or self.levels(good)
        while count and not levels[count] >> tile & 1:
            count -= 1
        return count

    def buyable(self, good: int, tile: int) -> int:
        """How many of a good can be bought for a tile."""
        return self.gold // self.pieces.price[good] if self.buyers >> tile & 1 else 0

    def glance(self, cost: Cost) -> tuple[int, int]:
        """What a cost that has no mix lacks at least, in gold, wherever it is paid, and where it can be paid without
        a purchase."""
        lack, tiles, known, totals = cost.gold - self.gold, EVERYWHERE, self._levels, self._totals
        for good, count, price in cost.goods:
            if totals[good] < count:
                lack += (count - totals[good]) * price
                tiles = 0
            elif tiles:
                tiles &= (known[good] or self.levels(good))[count]
        return lack, tiles if lack <= 0 else 0

    def bought(self, cost: Cost, tiles: int) -> int:
        """Of these tiles those where a cost can be paid with purchases from the own gold."""
        gold = self.gold - cost.gold
        if gold < self.pieces.cheapest or not cost.goods or not tiles & self.buyers:
            return 0
        return self._bought(cost, 0, gold, tiles & self.buyers)

    def earned(self, cost: Cost, tiles: int, lack: int) -> int:
        """Of these tiles those where a cost that lacks so much gold at least can be paid with gold that own tokens
        bring while paying (HA-21)."""
        found = 0
        gold, least = self.gold - cost.gold, 0
        if gold >= 0:  # only goods are missing: they have to be bought
            tiles, least = tiles & self.buyers, self.pieces.cheapest
        if gold + cost.hope >= least and self.own(cost.refined):
            most = gains(self.state, cost.needs, cost.counts, EVERYWHERE)
            if not most or lack > most:
                return 0
            near = 0
            for need in cost.needs:
                for source, _, owner in need.sources:
                    if owner == self._seat and self.state.stock[source]:
                        near |= self.state.network.reach(SOURCE_TILE[source], self.carriers)
            for tile in bits(tiles & near):
                if self.pays(cost, tile):
                    found |= 1 << tile
        return found

    def where(self, cost: Cost, among: int) -> int:
        """Of these tiles those where a cost that has no mix can be paid."""
        lack, tiles = self.glance(cost)
        tiles &= among
        if lack <= 0:
            tiles |= self.bought(cost, among & ~tiles)
        if cost.refined and lack <= cost.hope:
            tiles |= self.earned(cost, among & ~tiles, lack)
        return tiles

    def _bought(self, cost: Cost, number: int, gold: int, tiles: int) -> int:
        """Of these tiles those where the needs from this one on can be met with so much gold."""
        good, count, price = cost.goods[number]
        levels = self._levels[good] or self.levels(good)
        last = number == len(cost.goods) - 1
        found = 0
        for bought in range(min(count, gold // price) + 1):
            if count - bought < len(levels):
                there = tiles & levels[count - bought]
                if there:
                    found |= there if last else self._bought(cost, number + 1, gold - bought * price, there)
        return found

    def pays(self, cost: Cost, tile: int) -> bool:
        """Whether a cost, mixes included, can be paid at a tile."""
        gold, totals = self.gold - cost.gold, self._totals
        if not cost.needs:
            return gold >= 0
        lack = 0
        for need, count in cost.terms:
            for good in need.goods:
                count -= totals[good]
            if count > 0:
                lack += count * need.price
        if lack > gold + cost.hope:
            return False
        for need, count in cost.terms:
            for good in need.goods:
                count -= self.usable(good, tile)
            if count > 0:
                if not self.buyers >> tile & 1:
                    return False
                gold -= count * need.price
        if gold >= 0 or gold + cost.hope < 0:
            return gold >= 0
        reach = self._known[tile] or self.state.network.reach(tile, self.carriers)
        return gold + gains(self.state, cost.needs, cost.counts, reach) >= 0


# A payment under way


def begin(state: HamletState, cost: Cost, site: int, market: bool) -> None:
    """Start to pay at a tile; what leaves no choice is paid at once."""
    assert state.seat is not None
    state.cost = cost
    state.site = site
    state.left = list(cost.counts)
    state.debt = cost.gold
    state.reach = state.network.reach(site, state.carriers[state.seat])
    state.market = market and bool(state.reach >> MARKET & 1)
    advance(state)


def current(state: HamletState) -> int:
    """The number of the need that is asked for now, or -1 if all are met."""
    for number, count in enumerate(state.left):
        if count:
            return number
    return -1


def choices(state: HamletState) -> list[int]:
    """The ways to pay the next unit after which the rest can be paid, as actions; of purchases at one price, which are
    all the same, the first."""
    assert state.seat is not None and state.cost is not None
    number = current(state)
    need, needs, left, reach, stock = state.cost.needs[number], state.cost.needs, state.left, state.reach, state.stock
    gold = state.gold[state.seat] - state.debt
    easy = gold >= missing(stock, needs, left, reach, state.market)
    found = []
    on_board = 0
    left[number] -= 1
    for source, bit, owner in need.sources:
        if stock[source] and reach & bit:
            on_board |= 1 << SOURCE_GOOD[source]
            fits = easy
            if not fits:
                gain = reward(state, source)[0] if owner == state.seat else 0
                stock[source] -= 1
                fits = can_finish(state, needs, left, reach, state.market, gold + gain)
                stock[source] += 1
            if fits:
                found.append(BRING + source)
    if state.market:
        price, offered = state.pieces.price, 0
        for good in need.goods:
            if offered >> price[good] & 1 or (not state.agreed.buys_freely and on_board >> good & 1):
                continue
            if can_finish(state, needs, left, reach, True, gold - price[good]):
                found.append(BUY + good)
                offered |= 1 << price[good]
    left[number] += 1
    return found


def advance(state: HamletState) -> None:
    """Go on until there is a choice to make, or all is paid."""
    while current(state) >= 0:
        options = choices(state)
        action = options[0] if len(options) == 1 else unavoidable(state, options)
        if action is None:
            return
        take(state, action)
    finish(state)


def unavoidable(state: HamletState, options: Sequence[int]) -> int | None:
    """A unit that is part of every way to pay the rest, so that nothing depends on when it is chosen."""
    assert state.cost is not None
    number = current(state)
    need = state.cost.needs[number]
    short = missing(state.stock, (need,), (state.left[number],), state.reach, False)
    purchases = [action for action in options if action >= BUY]
    if short and len(purchases) == 1:
        return purchases[0]
    for action in options[: len(options) - len(purchases)]:
        if not _pays_without(state, number, action - BRING):
            return action
    return None


def _pays_without(state: HamletState, number: int, source: int) -> bool:
    """Whether the rest can be paid with nothing from a source; what lies there may forbid to buy the same (HA-28)."""
    assert state.cost is not None and state.seat is not None
    stock, needs, left = state.stock, state.cost.needs, state.left
    need, gold = needs[number], state.gold[state.seat] - state.debt
    held, stock[source] = stock[source], 0
    enough = can_finish(state, needs, left, state.reach, state.market, gold)
    if enough and not state.agreed.buys_freely and len(need.goods) == 1:
        enough = not missing(stock, (need,), (left[number],), state.reach, False)
    stock[source] = held
    return enough


def take(state: HamletState, action: int) -> None:
    """Pay one unit: a good from a tile, or one from the market."""
    seat = state.seat
    assert seat is not None
    state.left[current(state)] -= 1
    if action >= BUY:
        price = state.pieces.price[action - BUY]
        state.debt += price
        if state.happened is not None:
            state.happened.append(Event("bought", seat, {"good": GOODS[action - BUY], "gold": price}))
        return
    source = action - BRING
    good = SOURCE_GOOD[source]
    state.stock[source] -= 1
    state.totals[good] -= 1
    facts = {"good": GOODS[good], "tile": TILES[SOURCE_TILE[source]]}
    if source < FIRST_TOKEN:
        if state.happened is not None:
            state.happened.append(Event("consumed", seat, facts))
        return
    owner = SOURCE_OWNER[source]
    gold, points = reward(state, source)
    state.supply[owner * len(REFINED) + good - PLANKS] += 1
    state.gold[owner] += gold
    state.points[owner] += points
    if state.happened is not None:
        state.happened.append(Event("token-used", owner, {**facts, "gold": gold, "points": points}))


def pay(state: HamletState, action: int) -> None:
    """A unit that the player has chosen."""
    take(state, action)
    advance(state)


def pay_for_me(state: HamletState, _: int = PAY) -> None:
    """The rest of a payment: cheapest first, and opponents get as little as can be."""
    while state.cost is not None:
        take(state, min(choices(state), key=lambda action: preference(state, action)))
        advance(state)


def preference(state: HamletState, action: int) -> tuple[int, ...]:
    """Own tokens, then basic goods (where a space is empty already), then tokens of others, then purchases."""
    if action >= BUY:
        return 3, state.pieces.price[action - BUY]
    source = action - BRING
    tile, owner = SOURCE_TILE[source], SOURCE_OWNER[source]
    gold, points = reward(state, source)
    if owner == state.seat:
        return 0, -gold - points
    if owner < 0:
        full = sum(state.stock[other] for other in SOURCES_ON[tile]) == state.pieces.spaces[tile]
        return 1, int(full)
    return 2, gold + points, state.points[owner]


def finish(state: HamletState) -> None:
    """All is there: the gold owed is paid, and what it was for is done."""
    assert state.seat is not None
    state.gold[state.seat] -= state.debt
    state.debt = 0
    state.left = []
    state.reach = 0
    state.market = False
    state.cost = None
    state.complete()
