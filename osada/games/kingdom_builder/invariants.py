"""What holds after every action: nothing is created, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from osada.games.kingdom_builder.board import TERRAINS
from osada.games.kingdom_builder.hexes import AROUND, around
from osada.games.kingdom_builder.setup import CARDS_PER_TERRAIN, SETTLEMENTS

if TYPE_CHECKING:
    from osada.games.kingdom_builder.rules import KingdomState


def broken(state: KingdomState) -> Iterator[str]:
    yield from _settlements(state)
    yield from _cards(state)
    yield from _tokens(state)
    if state.seat is not None and state.near != around(state.settlements[state.seat]):
        yield "near is what is next to the deciding seat's settlements"


def _settlements(state: KingdomState) -> Iterator[str]:
    occupied = 0
    for own, left in zip(state.settlements, state.supply, strict=True):
        if own.bit_count() + left != SETTLEMENTS:
            yield "40 settlements per seat, on the board and in the supply (KB-5)"
        if own & occupied:
            yield "one settlement per hex (KB-20)"
        occupied |= own
    standing = state.board.land | state.board.water
    if occupied & ~standing or state.free != standing & ~occupied:
        yield "settlements stand on land and water, and the rest of it is free (KB-2)"


def _cards(state: KingdomState) -> Iterator[str]:
    for terrain, name in enumerate(TERRAINS):
        cards = state.pile[terrain] + state.discards[terrain] + state.removed[terrain]
        if cards + state.hands.count(terrain) != CARDS_PER_TERRAIN:
            yield f"5 cards of {name}: in the pile, the discards, the hands and out of the game (KB-3)"


def _tokens(state: KingdomState) -> Iterator[str]:
    for slot, location in state.board.locations.items():
        if state.stock(slot) < 0:
            yield "2 tokens per location (KB-4)"
        for own, held, taken in zip(state.settlements, state.held, state.taken, strict=True):
            if held >> slot & 1 and not (taken >> slot & 1 and own & AROUND[location]):
                yield "a token is held only next to its location (KB-32)"
    if state.seat is not None and state.ready & ~state.held[state.seat]:
        yield "only held tokens are ready (KB-11)"
