"""Building a settlement and moving one, by the mandatory action or by a token."""

from __future__ import annotations

from typing import Any

from osada.games.kingdom_builder.board import LOCATIONS, TERRAINS
from osada.games.kingdom_builder.hexes import AROUND, BIT, around
from osada.games.kingdom_builder.position import AFTER, BEFORE, BUILDING, MOVING, NONE, Position
from osada.games.kingdom_builder.rules.cards import test_card
from osada.games.kingdom_builder.rules.tokens import gain, lose, spend


def build(position: Position, number: int) -> None:
    """Build a settlement on a hex, with the chosen token or else as part of the mandatory action (KB-10); a location
    next to it gives its token (KB-30), and the last settlement of the supply begins the last round (KB-50)."""
    seat = position.seat
    assert seat is not None
    bit = BIT[number]
    position.settlements[seat] |= bit
    position.free ^= bit
    position.near |= AROUND[number]
    supply = position.supply[seat] = position.supply[seat] - 1
    if position.happened is not None:
        _tell(position, "build", hex=number, terrain=_terrain(position, number))
    if position.token >= 0:
        spend(position)
        following = BEFORE
    else:
        position.left -= 1
        following = BUILDING
    position.left = min(position.left, supply)  # KB-14: what is left is built, perhaps nothing
    position.step = following if position.left else AFTER
    if not supply:
        position.last_round = True
        position.tell("last-settlement", seat)
    slot = position.board.slot_at.get(number)
    if slot is not None:
        gain(position, seat, slot)
    test_card(position, seat)


def lift(position: Position, number: int) -> None:
    """Lift the own settlement on a hex, to move it with the chosen token (KB-37 to KB-39)."""
    position.lifted = number
    position.step = MOVING


def put_down(position: Position, number: int) -> None:
    """Put the lifted settlement down, and only then compare: first tokens are lost, then one is gained (KB-32a)."""
    seat = position.seat
    assert seat is not None
    origin = position.lifted
    position.settlements[seat] ^= BIT[origin] | BIT[number]
    position.free ^= BIT[origin] | BIT[number]
    position.near = around(position.settlements[seat])
    if position.happened is not None:
        _tell(position, "move", origin=origin, hex=number)
    spend(position)
    position.lifted = NONE
    position.step = BEFORE if position.left else AFTER
    slot = position.board.slot_at.get(origin)
    if slot is not None:
        lose(position, seat, slot)
    slot = position.board.slot_at.get(number)
    if slot is not None:
        gain(position, seat, slot)
    test_card(position, seat)


def _tell(position: Position, kind: str, **facts: Any) -> None:
    """A build or move; with a token its name is told too."""
    if position.token >= 0:
        position.tell(f"token-{kind}", position.seat, location=LOCATIONS[position.token], **facts)
    else:
        position.tell(kind, position.seat, **facts)


def _terrain(position: Position, number: int) -> str:
    grounds = zip(TERRAINS, position.board.terrain, strict=False)
    return next(name for name, hexes in grounds if hexes & BIT[number])
