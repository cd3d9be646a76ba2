"""Location tokens (KB-11, KB-30 to KB-33, KB-40)."""

from __future__ import annotations

from osada.games.kingdom_builder.board import BARN, LOCATIONS
from osada.games.kingdom_builder.hexes import AROUND
from osada.games.kingdom_builder.pieces import TOKENS_PER_LOCATION
from osada.games.kingdom_builder.position import BEFORE, EXTRA, LIFTING, NONE, Position
from osada.games.kingdom_builder.rules.places import liftable, sites


def usable(position: Position, kind: int) -> bool:
    """Whether the action of a token can be completed now."""
    assert position.seat is not None
    if kind >= BARN:
        return bool(liftable(position, kind))
    return position.supply[position.seat] > _saved(position) and bool(sites(position, kind))


def _saved(position: Position) -> int:
    """Settlements that extra builds have to leave for the mandatory action (KB-14)."""
    return position.left if position.agreed.save_for_mandatory and position.step is BEFORE else 0


def stock(position: Position, slot: int) -> int:
    """The tokens that still lie on a location hex; a lost one leaves the game (KB-4, KB-32)."""
    return TOKENS_PER_LOCATION - sum(taken >> slot & 1 for taken in position.taken)


def choose(position: Position, kind: int) -> None:
    """Choose a token of this kind: next a building token builds, or a moving token lifts a settlement (KB-11a)."""
    position.token = kind
    position.step = LIFTING if kind >= BARN else EXTRA


def spend(position: Position) -> None:
    """The chosen token has done its work and cannot be used again in this turn (KB-11)."""
    for kind, corner in position.board.corners:
        if kind == position.token:
            spendable = position.ready & 3 << 2 * corner
            position.ready &= ~(spendable & -spendable)
    position.token = NONE


def gain(position: Position, seat: int, slot: int) -> None:
    """The seat takes a token of a location hex if one is left and it has never had one from there; it may be used from
    the next turn on (KB-30, KB-31)."""
    if not position.taken[seat] >> slot & 1 and stock(position, slot):
        position.taken[seat] |= 1 << slot
        position.held[seat] |= 1 << slot
        _tell(position, "gain", seat, slot)


def lose(position: Position, seat: int, slot: int) -> None:
    """The seat loses the token of a location hex when none of its settlements is next to that hex any more (KB-32). Of
    two tokens of a kind a used or new one goes first, so that an unused one stays usable (KB-33)."""
    near = AROUND[position.board.locations[slot]]
    if position.held[seat] >> slot & 1 and not position.settlements[seat] & near:
        position.held[seat] ^= 1 << slot
        if position.ready >> slot & 1:
            position.ready ^= 1 << slot
            position.ready |= position.held[seat] & 1 << (slot ^ 1)
        _tell(position, "lose", seat, slot)


def _tell(position: Position, kind: str, seat: int, slot: int) -> None:
    location = LOCATIONS[position.board.kind(slot)]
    position.tell(kind, seat, location=location, hex=position.board.locations[slot])
