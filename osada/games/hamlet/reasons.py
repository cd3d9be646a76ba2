"""What speaks for a turn besides its points, for hints and the coach: what can be built, sold and delivered then, own
tokens that will pay, and what is taken from others."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.bits import listed
from osada.core.game import Reason
from osada.games.hamlet.actions import DELIVER, SELL, place
from osada.games.hamlet.judge import TERMS
from osada.games.hamlet.pieces import CHURCH, MARKET, MOST_SEATS, TILES
from osada.games.hamlet.position import Position
from osada.games.hamlet.rules.supplies import Supplies
from osada.games.hamlet.sources import FIRST_TOKEN, REFINERY_TILES

SOON = 0.4
"""The part of the points of something that can be done next."""
TOKEN = 0.7
"""What an own token is worth that waits to be used."""
ROAD = 1.5
"""What it is worth that a landmark is joined with the church."""


def reasons(before: Position, after: Position, seat: int) -> list[Reason]:
    """What a turn of a seat prepares, and what it takes from others."""
    if after.seat is None or not after.settled:
        return []
    return [
        *_orders(before, after, seat),
        *_plans(before, after, seat),
        *_tokens(before, after, seat),
        *_joined(before, after, seat),
    ]


def _orders(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """The best delivery or sale that can be paid after the turn and could not be before it."""
    pieces = after.pieces
    then, now = Supplies(before, seat), Supplies(after, seat)
    found = []
    for order, by in enumerate(after.deliveries):
        cost = pieces.deliveries[order]
        if by < 0 and now.pays(cost, CHURCH) and not then.pays(cost, CHURCH):
            points = pieces.delivery_points[order]
            places = (place(DELIVER + order),)
            found.append(
                Reason("keeps", "can-deliver", SOON * (TERMS["delivered"] + points), {"points": points}, places)
            )
    for number, sale in enumerate(after.sales):
        if sale >= 0 and sale == before.sales[number]:
            cost = pieces.sales[sale]
            if now.pays(cost, MARKET) and not then.pays(cost, MARKET):
                facts = {"points": pieces.sale_points[sale], "gold": pieces.sale_gold[sale]}
                worth = SOON * (facts["points"] + facts["gold"] / 3)
                found.append(Reason("keeps", "can-sell", worth, facts, (place(SELL + number),)))
    if found:
        yield max(found, key=lambda reason: reason.points)


def _plans(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """A blueprint in hand that can be paid for somewhere after the turn, and could not before it."""
    pieces = after.pieces
    then, now = Supplies(before, seat), Supplies(after, seat)
    for tile in after.hands[seat]:
        cost, name = pieces.costs[tile], TILES[tile]
        could = any(then.pays(cost, site) for site in listed(before.village.tiles))
        if not could and any(now.pays(cost, site) for site in listed(after.village.tiles)):
            yield Reason("keeps", "can-build", SOON * pieces.points[tile], {"tile": name}, (f"hand-{name}",))


def _tokens(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """More own tokens that wait on the board: whoever uses them pays their maker."""
    for number, tile in enumerate(REFINERY_TILES):
        source = FIRST_TOKEN + number * MOST_SEATS + seat
        more = after.stock[source] - before.stock[source]
        if more > 0:
            facts = {"count": after.stock[source], "tile": TILES[tile]}
            yield Reason("keeps", "tokens", TOKEN * more, facts, (f"t{tile}",))


def _joined(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """Own landmarks that get their road to the church."""
    new = after.network.connected & ~before.network.connected & after.flags[seat]
    for tile in listed(new):
        yield Reason("keeps", "joined", ROAD, {"tile": TILES[tile]}, (f"t{tile}",))
