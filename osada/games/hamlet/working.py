"""Donkeys, producers, refineries, begging (HA-11, HA-22, HA-23, HA-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osada.games.hamlet import paying, trade
from osada.games.hamlet.actions import FILL, LEAD, TO, UNITS, USE
from osada.games.hamlet.phases import (
    BASICS_ON,
    COUNTING,
    DONKEY_BITS,
    FILLING,
    HIRING,
    LEADING,
    MOVING,
    OVER,
    PAYING,
    REFINE,
    REFINERY_GOOD,
)
from osada.games.hamlet.pieces import (
    CHURCH,
    FARM,
    GOODS,
    MADE_OF,
    PLANKS,
    QUARRY,
    REFINED,
    SOURCES_ON,
    TILES,
    WOODCUTTER,
    WORK_TILES,
    token_source,
)

if TYPE_CHECKING:
    from osada.games.hamlet.paying import Supplies
    from osada.games.hamlet.rules import HamletState


# Donkeys (HA-11, HA-12)


def leads(state: HamletState) -> list[int]:
    """Steps for the donkeys that have not made one; a tile with a donkey is always linked with another."""
    fresh, found = state.fresh, []
    while fresh:
        tile = ((fresh & -fresh).bit_length() - 1) // DONKEY_BITS
        found.append(LEAD + tile)
        fresh &= ~(7 << tile * DONKEY_BITS)
    return found


def lead(state: HamletState, action: int) -> None:
    state.phase = LEADING
    state.tile = action - LEAD


def go(state: HamletState, action: int) -> None:
    """A donkey comes to a tile: the one that is led, or a new one (HA-26)."""
    seat = state.seat
    assert seat is not None
    tile, origin = action - TO, state.tile
    one = 1 << tile * DONKEY_BITS
    state.donkeys[seat] += one
    state.carriers[seat] |= 1 << tile
    if state.phase == HIRING:
        state.tell("hire-donkey", state.seat, tile=TILES[tile], gold=state.pieces.donkey_price)
        if state.agreed.new_donkeys_step and state.donkey_move != OVER:
            state.fresh += one
        trade.stay_in_hall(state)
        return
    leaving = 1 << origin * DONKEY_BITS
    state.donkeys[seat] -= leaving
    state.fresh -= leaving
    state.donkey_move = MOVING
    if not state.donkeys[seat] >> origin * DONKEY_BITS & 7:
        state.carriers[seat] &= ~(1 << origin)
    state.let_go()
    state.tell("step", state.seat, tile=TILES[origin], to=TILES[tile])


# Producing (HA-22)


def empty(state: HamletState, tile: int) -> int:
    """The empty spaces of a producer or refinery."""
    stock, free = state.stock, state.pieces.spaces[tile]
    for source in SOURCES_ON[tile]:
        free -= stock[source]
    return free


def uses(state: HamletState, supplies: Supplies) -> list[int]:
    """The producers and refineries that can be activated; for a refinery one unit is enough."""
    assert state.seat is not None
    found = []
    stock, supply, first = state.stock, state.supply, state.seat * len(REFINED)
    for number, tile, free, sources, output, basic in state.network.works:
        for source in sources:
            free -= stock[source]
        if free and (output < 0 or (supply[first + output] and supplies.has_one(basic) >> tile & 1)):
            found.append(USE + number)
    return found


def use(state: HamletState, action: int) -> None:
    tile = WORK_TILES[action - USE]
    state.tile = tile
    if tile in REFINERY_GOOD:
        if units(state, tile, paying.Supplies(state, state.seat or 0)) > 1:
            state.phase = COUNTING
        else:
            _refine(state, 1)
    elif tile in BASICS_ON:
        source = BASICS_ON.index(tile)
        state.totals[source] += state.pieces.spaces[tile] - state.stock[source]
        state.stock[source] = state.pieces.spaces[tile]
        _produced(state)
    else:
        state.phase = FILLING
        state.count = empty(state, tile)


def fill(state: HamletState, action: int) -> None:
    """A barn is filled with basic goods as the player likes."""
    state.stock[SOURCES_ON[state.tile][action - FILL]] += 1
    state.totals[action - FILL] += 1
    state.count -= 1
    if not state.count:
        _produced(state)


def _produced(state: HamletState) -> None:
    seat, tile = state.seat, state.tile
    assert seat is not None
    state.send(tile)
    gold, points = state.pieces.reward_gold[tile], state.pieces.reward_points[tile]
    state.gold[seat] += gold
    state.points[seat] += points
    state.let_go()
    state.tell("produce", state.seat, tile=TILES[tile], gold=gold, points=points)


# Refining (HA-23)


def units(state: HamletState, tile: int, supplies: Supplies) -> int:
    """How many units can be refined now: spaces, own tokens, and what they are made of."""
    assert state.seat is not None
    good = REFINERY_GOOD[tile]
    most = min(2, empty(state, tile), state.supply[state.seat * len(REFINED) + good - PLANKS])
    if not most:
        return 0
    basic = MADE_OF[good]
    return min(most, supplies.usable(basic, tile) + supplies.buyable(basic, tile))


def choose_units(state: HamletState, action: int) -> None:
    _refine(state, action - UNITS + 1)


def _refine(state: HamletState, count: int) -> None:
    state.count = count
    state.purpose = REFINE
    state.phase = PAYING
    cost = state.pieces.inputs[REFINERY_GOOD[state.tile] - PLANKS][count - 1]
    paying.begin(state, cost, state.tile, market=True)


def refined(state: HamletState) -> None:
    seat, tile, count = state.seat, state.tile, state.count
    assert seat is not None
    good = REFINERY_GOOD[tile]
    state.supply[seat * len(REFINED) + good - PLANKS] -= count
    source = token_source(tile, seat)
    state.stock[source] += count
    state.totals[good] += count
    state.send(tile)
    state.let_go()
    white = paying.is_white(state, source)
    state.tell("refine", state.seat, tile=TILES[tile], good=GOODS[good], count=count, white=white)


# Begging (HA-30)


def may_beg(state: HamletState) -> bool:
    stock, spaces = state.stock, state.pieces.spaces
    return stock[0] == spaces[WOODCUTTER] and stock[1] == spaces[QUARRY] and stock[2] == spaces[FARM]


def beg(state: HamletState, _: int) -> None:
    assert state.seat is not None
    state.send(CHURCH)
    state.gold[state.seat] += 1
    state.tell("beg", state.seat)
