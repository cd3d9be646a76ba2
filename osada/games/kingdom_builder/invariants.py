"""What holds after every action: nothing is created, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

from osada.games.kingdom_builder.board import TERRAINS
from osada.games.kingdom_builder.hexes import AROUND
from osada.games.kingdom_builder.pieces import CARDS_PER_TERRAIN
from osada.games.kingdom_builder.position import Position
from osada.games.kingdom_builder.rules.tokens import stock


def broken(position: Position) -> Iterator[str]:
    """What does not add up: settlements, terrain cards and location tokens (KB-3 to KB-5, KB-20, KB-32)."""
    yield from _settlements(position)
    yield from _cards(position)
    yield from _tokens(position)


def _settlements(position: Position) -> Iterator[str]:
    occupied = 0
    for own, left in zip(position.settlements, position.supply, strict=True):
        if left < 0:
            yield "40 settlements per seat, on the board and in the supply (KB-5)"
        if own & occupied:
            yield "one settlement per hex (KB-20)"
        occupied |= own
    standing = position.board.land | position.board.water
    if occupied & ~standing:
        yield "settlements stand on land and water (KB-2)"


def _cards(position: Position) -> Iterator[str]:
    for terrain, name in enumerate(TERRAINS):
        cards = position.pile[terrain] + position.discards[terrain] + position.removed[terrain]
        if cards + position.hands.count(terrain) != CARDS_PER_TERRAIN:
            yield f"5 cards of {name}: in the pile, the discards, the hands and out of the game (KB-3)"


def _tokens(position: Position) -> Iterator[str]:
    for slot, location in position.board.locations.items():
        if stock(position, slot) < 0:
            yield "2 tokens per location (KB-4)"
        for own, held, taken in zip(position.settlements, position.held, position.taken, strict=True):
            if held >> slot & 1 and not (taken >> slot & 1 and own & AROUND[location]):
                yield "a token is held only next to its location (KB-32)"
    if position.seat is not None and position.ready & ~position.held[position.seat]:
        yield "only held tokens are ready (KB-11)"
