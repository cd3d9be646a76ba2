"""Donkeys and their steps (HA-11, HA-12)."""

from __future__ import annotations

from osada.games.hamlet.actions import LEAD
from osada.games.hamlet.pieces import TILES
from osada.games.hamlet.position import DONKEY_BITS, LEADING, MOVING, Position
from osada.games.hamlet.rules.villagers import let_go


def herd_size(donkeys: int) -> int:
    """How many donkeys stand on all tiles: the sum of the digits in base 8 is the remainder modulo 7, as there are at
    most 6."""
    return donkeys % 7


def leads(position: Position) -> list[int]:
    """The actions that choose a donkey which has not stepped yet; its tile is always linked with another."""
    fresh, found = position.fresh, []
    while fresh:
        tile = ((fresh & -fresh).bit_length() - 1) // DONKEY_BITS
        found.append(LEAD + tile)
        fresh &= ~(7 << tile * DONKEY_BITS)
    return found


def lead(position: Position, tile: int) -> None:
    """Choose a donkey on a tile for a step."""
    position.step = LEADING
    position.tile = tile


def arrive(position: Position, tile: int) -> None:
    """A donkey of the deciding seat comes to a tile."""
    assert position.seat is not None
    position.donkeys[position.seat] += 1 << tile * DONKEY_BITS
    position.carriers[position.seat] |= 1 << tile


def make_step(position: Position, tile: int) -> None:
    """The donkey that is led goes to a linked tile."""
    seat, origin = position.seat, position.tile
    assert seat is not None
    arrive(position, tile)
    leaving = 1 << origin * DONKEY_BITS
    position.donkeys[seat] -= leaving
    position.fresh -= leaving
    position.donkey_move = MOVING
    if not position.donkeys[seat] >> origin * DONKEY_BITS & 7:
        position.carriers[seat] &= ~(1 << origin)
    let_go(position)
    position.tell("step", seat, tile=TILES[origin], to=TILES[tile])
