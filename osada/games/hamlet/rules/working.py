"""Producers and refineries (HA-22, HA-23)."""

from __future__ import annotations

from osada.games.hamlet.actions import USE
from osada.games.hamlet.pieces import BASICS_ON, GOODS, MADE_OF, PLANKS, REFINED, REFINERY_GOOD, TILES, WORK_TILES
from osada.games.hamlet.position import COUNTING, FILLING, REFINING, Position
from osada.games.hamlet.rules import paying
from osada.games.hamlet.rules.supplies import Supplies
from osada.games.hamlet.rules.tokens import is_white
from osada.games.hamlet.rules.villagers import let_go, send
from osada.games.hamlet.sources import SOURCES_ON, token_source

# Producing (HA-22)


def empty(position: Position, tile: int) -> int:
    """The empty spaces of a producer or refinery."""
    stock, free = position.stock, position.pieces.spaces[tile]
    for source in SOURCES_ON[tile]:
        free -= stock[source]
    return free


def uses(position: Position, supplies: Supplies) -> list[int]:
    """The producers and refineries that can be activated; for a refinery one unit is enough."""
    assert position.seat is not None
    found = []
    stock, supply, first = position.stock, position.supply, position.seat * len(REFINED)
    for number, tile, free, sources, output, basic in position.network.works:
        for source in sources:
            free -= stock[source]
        if free and (output < 0 or (supply[first + output] and supplies.has_one(basic) >> tile & 1)):
            found.append(USE + number)
    return found


def use(position: Position, workplace: int) -> None:
    """Activate a producer or a refinery."""
    tile = position.tile = WORK_TILES[workplace]
    if tile in REFINERY_GOOD:
        if units(position, tile) > 1:
            position.step = COUNTING
        else:
            refine(position, 1)
    elif tile in BASICS_ON:
        source = BASICS_ON.index(tile)
        position.totals[source] += position.pieces.spaces[tile] - position.stock[source]
        position.stock[source] = position.pieces.spaces[tile]
        _produced(position)
    else:
        position.step = FILLING
        position.count = empty(position, tile)


def fill(position: Position, good: int) -> None:
    """A barn is filled with basic goods as the player likes."""
    position.stock[SOURCES_ON[position.tile][good]] += 1
    position.totals[good] += 1
    position.count -= 1
    if not position.count:
        _produced(position)


def _produced(position: Position) -> None:
    seat, tile = position.seat, position.tile
    assert seat is not None
    send(position, tile)
    gold, points = position.pieces.reward_gold[tile], position.pieces.reward_points[tile]
    position.gold[seat] += gold
    position.points[seat] += points
    let_go(position)
    position.tell("produce", seat, tile=TILES[tile], gold=gold, points=points)


# Refining (HA-23)


def units(position: Position, tile: int) -> int:
    """How many units can be refined now: it depends on the spaces, the own tokens and the input (HA-23)."""
    assert position.seat is not None
    good = REFINERY_GOOD[tile]
    most = min(2, empty(position, tile), position.supply[position.seat * len(REFINED) + good - PLANKS])
    if not most:
        return 0
    supplies, basic = Supplies(position, position.seat), MADE_OF[good]
    return min(most, supplies.usable(basic, tile) + supplies.buyable(basic, tile))


def refine(position: Position, count: int) -> None:
    """Choose how many units are made, and begin to pay what they are made of."""
    position.count = count
    cost = position.pieces.inputs[REFINERY_GOOD[position.tile] - PLANKS][count - 1]
    paying.begin(position, REFINING, cost, position.tile)


def refined(position: Position) -> None:
    """The input is paid: own tokens are put into the refinery (HA-23)."""
    seat, tile, count = position.seat, position.tile, position.count
    assert seat is not None
    good = REFINERY_GOOD[tile]
    position.supply[seat * len(REFINED) + good - PLANKS] -= count
    source = token_source(tile, seat)
    position.stock[source] += count
    position.totals[good] += count
    send(position, tile)
    let_go(position)
    white = is_white(position, source)
    position.tell("refine", seat, tile=TILES[tile], good=GOODS[good], count=count, white=white)
