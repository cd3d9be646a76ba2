"""Paying: what can be brought or bought, unit by unit (HA-15 to HA-21a, HA-28).

A payment goes through the needs of a cost one after the other. Goods are taken at once; the price of what is bought,
and gold that is part of the cost, is owed until the end, because purchases can always come last (HA-21a). `turn` does
what the payment is for.
"""

from __future__ import annotations

from collections.abc import Sequence

from osada.core.game import Event
from osada.games.hamlet.actions import BRING, BUY
from osada.games.hamlet.costs import Cost, Need
from osada.games.hamlet.pieces import GOODS, MARKET, PLANKS, REFINED, TILES
from osada.games.hamlet.position import PAYING, SALE, Position, Purpose
from osada.games.hamlet.rules.tokens import gains, reward
from osada.games.hamlet.sources import FIRST_TOKEN, SOURCE_GOOD, SOURCE_OWNER, SOURCE_TILE, SOURCES_ON

NEVER = 1 << 30
"""More gold than anybody has."""


def can_finish(
    position: Position, needs: Sequence[Need], counts: Sequence[int], reach: int, market: bool, gold: int
) -> bool:
    """Whether these needs can be met with this gold: own tokens first, then what lies there, then purchases."""
    stock = position.stock
    gold -= missing(stock, needs, counts, reach, market)
    return gold >= 0 or gold + gains(position, needs, counts, reach) >= 0


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


# A payment under way


def begin(position: Position, purpose: Purpose, cost: Cost, site: int) -> None:
    """Start to pay at a tile."""
    assert position.seat is not None
    position.step = PAYING
    position.purpose = purpose
    position.cost = cost
    position.site = site
    position.left = list(cost.counts)
    position.debt = cost.gold
    position.reach = position.network.reach(site, position.carriers[position.seat])
    position.market = purpose is not SALE and bool(position.reach >> MARKET & 1)


def current(position: Position) -> int:
    """The number of the need that is asked for now, or -1 if all are met."""
    for number, count in enumerate(position.left):
        if count:
            return number
    return -1


def choices(position: Position) -> list[int]:
    """The actions that pay the next unit so that the rest can still be paid. Purchases at the same price come to the
    same, so only the first of them is offered."""
    assert position.seat is not None and position.cost is not None
    number = current(position)
    needs, left, reach, stock = position.cost.needs, position.left, position.reach, position.stock
    need = needs[number]
    gold = position.gold[position.seat] - position.debt
    easy = gold >= missing(stock, needs, left, reach, position.market)
    found = []
    on_board = 0
    left[number] -= 1
    for source, bit, owner in need.sources:
        if stock[source] and reach & bit:
            on_board |= 1 << SOURCE_GOOD[source]
            fits = easy
            if not fits:
                gain = reward(position, source)[0] if owner == position.seat else 0
                stock[source] -= 1
                fits = can_finish(position, needs, left, reach, position.market, gold + gain)
                stock[source] += 1
            if fits:
                found.append(BRING + source)
    if position.market:
        price, offered = position.pieces.price, 0
        for good in need.goods:
            if offered >> price[good] & 1 or (not position.agreed.buys_freely and on_board >> good & 1):
                continue
            if can_finish(position, needs, left, reach, True, gold - price[good]):
                found.append(BUY + good)
                offered |= 1 << price[good]
    left[number] += 1
    return found


def advance(position: Position) -> bool:
    """Pay everything that leaves no choice, until there is one to make; True if all is paid."""
    while current(position) >= 0:
        options = choices(position)
        action = options[0] if len(options) == 1 else unavoidable(position, options)
        if action is None:
            return False
        take(position, action)
    return True


def unavoidable(position: Position, options: Sequence[int]) -> int | None:
    """A unit that is part of every way to pay the rest, so that nothing depends on when it is chosen."""
    assert position.cost is not None
    number = current(position)
    need = position.cost.needs[number]
    short = missing(position.stock, (need,), (position.left[number],), position.reach, False)
    purchases = [action for action in options if action >= BUY]
    if short and len(purchases) == 1:
        return purchases[0]
    for action in options[: len(options) - len(purchases)]:
        if not _pays_without(position, number, action - BRING):
            return action
    return None


def _pays_without(position: Position, number: int, source: int) -> bool:
    """Whether the rest can be paid with nothing from a source; goods that lie there may forbid buying the same good
    (HA-28)."""
    assert position.cost is not None and position.seat is not None
    stock, needs, left = position.stock, position.cost.needs, position.left
    need, gold = needs[number], position.gold[position.seat] - position.debt
    held, stock[source] = stock[source], 0
    enough = can_finish(position, needs, left, position.reach, position.market, gold)
    if enough and not position.agreed.buys_freely and len(need.goods) == 1:
        enough = not missing(stock, (need,), (left[number],), position.reach, False)
    stock[source] = held
    return enough


def take(position: Position, action: int) -> None:
    """Pay one unit: a good from a tile, or one from the market."""
    seat = position.seat
    assert seat is not None
    position.left[current(position)] -= 1
    if action >= BUY:
        price = position.pieces.price[action - BUY]
        position.debt += price
        if position.happened is not None:
            position.tell("bought", seat, good=GOODS[action - BUY], gold=price)
        return
    source = action - BRING
    good = SOURCE_GOOD[source]
    position.stock[source] -= 1
    position.totals[good] -= 1
    if source < FIRST_TOKEN:
        if position.happened is not None:
            position.tell("consumed", seat, good=GOODS[good], tile=TILES[SOURCE_TILE[source]])
        return
    owner = SOURCE_OWNER[source]
    gold, points = reward(position, source)
    position.supply[owner * len(REFINED) + good - PLANKS] += 1
    position.gold[owner] += gold
    position.points[owner] += points
    if position.happened is not None:
        tile = TILES[SOURCE_TILE[source]]
        position.tell("token-used", owner, good=GOODS[good], tile=tile, gold=gold, points=points)


def pay_for_me(position: Position, _: int = 0) -> None:
    """Pay the rest for the player: the cheapest units first, and as little as possible for opponents."""
    while current(position) >= 0:
        take(position, min(choices(position), key=lambda action: preference(position, action)))
        advance(position)


def preference(position: Position, action: int) -> tuple[int, ...]:
    """The order in which units are paid: own tokens, then basic goods (where a space is empty already), then tokens of
    others, then purchases."""
    if action >= BUY:
        return 3, position.pieces.price[action - BUY]
    source = action - BRING
    tile, owner = SOURCE_TILE[source], SOURCE_OWNER[source]
    gold, points = reward(position, source)
    if owner == position.seat:
        return 0, -gold - points
    if owner < 0:
        full = sum(position.stock[other] for other in SOURCES_ON[tile]) == position.pieces.spaces[tile]
        return 1, int(full)
    return 2, gold + points, position.points[owner]


def finish(position: Position) -> None:
    """The payment ends: all goods are there, and the gold that is owed is paid."""
    assert position.seat is not None
    position.gold[position.seat] -= position.debt
    position.debt = 0
    position.left = []
    position.reach = 0
    position.market = False
    position.cost = None


# What is told of it

UNITS = ("consumed", "token-used", "bought")
"""The events that tell of a unit that is paid."""
PAID_FOR = ("refine", "sell", "deliver", "build", "bridge", "path")
"""The events that tell what a payment was for."""


def tell_as_one(happened: list[Event], first: int) -> None:
    """The event of what was paid for says what was paid: of each unit the good, whose token it was, its price, and what
    its producer gained in gold and points. The events of the units say that they are told there."""
    paid, purpose = [], None
    for number, event in enumerate(happened[first:], first):
        facts = event.facts
        if event.kind in UNITS:
            token = event.kind == "token-used"
            price = 0 if token else facts.get("gold", 0)
            gained = (facts["gold"], facts["points"]) if token else (0, 0)
            paid.append([facts["good"], event.seat if token else None, price, *gained])
            happened[number] = Event(event.kind, event.seat, {**facts, "within": True})
        elif event.kind in PAID_FOR and purpose is None:
            purpose = number
    if paid and purpose is not None:
        event = happened[purpose]
        happened[purpose] = Event(event.kind, event.seat, {**event.facts, "paid": paid})
