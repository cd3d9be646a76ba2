"""Where a settlement may be built or put down (KB-20 to KB-23), with each kind of token too (KB-34 to KB-39)."""

from __future__ import annotations

from osada.games.kingdom_builder.board import BARN, DESERT, FARM, HARBOR, MEADOW, OASIS, ORACLE, TAVERN, TOWER
from osada.games.kingdom_builder.hexes import (
    BIT,
    EDGE,
    OUTERMOST,
    around,
    around_twice,
    listed,
    row_ends,
    two_away,
)
from osada.games.kingdom_builder.position import Position


def touching(position: Position, hexes: int) -> int:
    """Those of the hexes that are next to own settlements, or all of the hexes if none is (KB-21, KB-22)."""
    return hexes & position.near or hexes


def sites(position: Position, kind: int) -> int:
    """Where a building token may build (KB-34 to KB-36)."""
    assert position.seat is not None
    board = position.board
    free = position.free & board.land
    if kind == ORACLE:
        return touching(position, free & board.terrain[position.hands[position.seat]])
    if kind == FARM:
        return touching(position, free & board.terrain[MEADOW])
    if kind == OASIS:
        return touching(position, free & board.terrain[DESERT])
    if kind == TOWER:
        return touching(position, free & (EDGE if position.agreed.indented_is_edge else OUTERMOST))
    assert kind == TAVERN
    own = position.settlements[position.seat]
    return free & row_ends(own if position.agreed.tavern_on_water else own & ~board.water)


def targets(position: Position, kind: int) -> int:
    """The free hexes that a moving token may reach at all, before KB-21 (KB-37 to KB-39)."""
    assert position.seat is not None
    board = position.board
    if kind == BARN:
        return position.free & board.terrain[position.hands[position.seat]]
    return position.free & (board.water if kind == HARBOR else board.land)


def liftable(position: Position, kind: int) -> int:
    """The own settlements that a moving token may lift: those with somewhere to go (KB-37a)."""
    assert position.seat is not None
    own = position.settlements[position.seat]
    reached = targets(position, kind)
    if not reached:
        return 0
    if kind > HARBOR:
        return own & two_away(reached)
    # A settlement stays where it is only if the hex that it would leave is the one place where it would
    # touch another (KB-37a): it has a neighbour there, and no target touches any settlement but itself.
    if not position.agreed.left_hex_counts or reached & around_twice(own):
        return own
    may_go = own
    for number in listed(own & _ground(position, kind) & position.near):
        if not reached & around(own & ~BIT[number]):
            may_go &= ~BIT[number]
    return may_go


def landings(position: Position, kind: int, number: int) -> int:
    """Where a moving token may put the settlement lifted from a hex."""
    assert position.seat is not None
    reached = targets(position, kind)
    if kind > HARBOR:
        return reached & two_away(BIT[number])
    others = around(position.settlements[position.seat] & ~BIT[number])
    if reached & others:
        return reached & others
    if position.agreed.left_hex_counts and BIT[number] & _ground(position, kind) & others:
        return 0
    return reached


def _ground(position: Position, kind: int) -> int:
    """All hexes of the ground that a barn or harbor moves to, taken or free."""
    assert position.seat is not None
    return position.board.water if kind == HARBOR else position.board.terrain[position.hands[position.seat]]
