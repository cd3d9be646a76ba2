"""What holds after every action: nothing is created, nothing is lost, and what is derived agrees with the tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from osada.games.timber_town.cells import CITY, EXIT_OF, EXITS, JOIN, SIDES, neighbour
from osada.games.timber_town.setup import FIGURES_OF_A_KIND
from osada.games.timber_town.tiles import FIT, OCCUPIED, RAFT, RAFT_TWO

if TYPE_CHECKING:
    from osada.games.timber_town.rules import TownState


def broken(state: TownState) -> Iterator[str]:
    yield from _tiles(state)
    yield from _river(state)
    yield from _figures(state)
    for seat in (0, 1):
        yield from _city(state, seat)
    if not 0 <= state.turns < 38:
        yield "at most 19 rounds (TT-11)"


def _stood(state: TownState, seat: int) -> dict[int, tuple[int, int, int]]:
    """The tiles of a city: number, kind and ends by cell."""
    found = {}
    for cell, tile in enumerate(state.cells[seat]):
        if tile >= 0:
            kind = tile >> 2 & 31
            found[cell] = (tile >> 7, kind, state.tiles.ends[kind][tile & 3])
    return found


def _tiles(state: TownState) -> Iterator[str]:
    stood = [tile for seat in (0, 1) for tile in _stood(state, seat).values()]
    numbers = [number for number, _, _ in stood]
    numbers += [state.number(slot) for slot, kind in enumerate(state.river) if kind >= 0]
    numbers += [state.number(state.slot)] if state.gained >= 0 else []
    revealed = 3 * min(state.round, 16)
    if len(set(numbers)) != len(numbers) or not all(0 <= number < revealed for number in numbers):
        yield "every tile is in one place (TT-6)"
    if sum(state.pool) != 48 - revealed:
        yield "three tiles are revealed in every round (TT-8)"
    for kind, count in enumerate(state.tiles.counts):
        shown = state.pool[kind] + state.river.count(kind) + [tile[1] for tile in stood].count(kind)
        if not 0 <= shown + (state.gained == kind) <= count or state.pool[kind] < 0:
            yield f"{count} tiles of {state.tiles.names[kind]} (TT-2)"


def _river(state: TownState) -> Iterator[str]:
    tiles = sum(1 << slot for slot, kind in enumerate(state.river) if kind >= 0)
    rafted = state.rafted[0] | state.rafted[1]
    if state.rafted[0] & state.rafted[1] or state.free & rafted or state.free | rafted != tiles:
        yield "one raft at most on every tile of the river (TT-14)"
    if state.two & ~rafted:
        yield "a two-colour raft is somebody's (TT-A8)"


def _figures(state: TownState) -> Iterator[str]:
    """TT-25: no more figures than were given; single-colour rafts are never lost but dismantled."""
    given = [0] * 4
    for seat in (0, 1):
        bridges = [bridge & 3 for bridge in state.bridges[seat]]
        held = state.figures[seat]
        single = held[RAFT] + bridges.count(RAFT) + (state.rafted[seat] & ~state.two).bit_count()
        if single != 1:
            yield "one single-colour raft per seat (TT-4)"
        if any(count < 0 for count in held):
            yield "no figure is used twice (TT-19a)"
        kinds = [kind for _, kind, _ in _stood(state, seat).values()]
        kinds += [state.gained] if state.gained >= 0 and seat == state.seat else []
        for figure in range(4):
            gained = sum(state.tiles.gives[kind] == figure for kind in kinds)
            given[figure] += gained
            known = held[figure] + bridges.count(figure)
            if figure == RAFT_TWO:
                known += (state.rafted[seat] & state.two).bit_count()
            if figure != RAFT and known > gained:
                yield "a figure comes from a red tile (TT-24)"
    if any(count > FIGURES_OF_A_KIND for count in given):
        yield "three figures of each kind (TT-1)"


def _city(state: TownState, seat: int) -> Iterator[str]:
    stood = _stood(state, seat)
    if state.empty[seat] != 16 - len(stood):
        yield "16 cells per city (TT-1)"
    if not state.empty[seat] and state.builder < 0:
        yield "the first full city has the builder (TT-26)"
    if state.builder == seat and state.empty[seat]:
        yield "the builder is in a full city (TT-26)"
    colors = sum(state.tiles.bits[kind] << cell for cell, (_, kind, _) in stood.items())
    if colors != state.colors[seat]:
        yield "the colours are those of the tiles"
    yield from _sides(state, seat, stood)
    yield from _around(state, seat, stood)


def _sides(state: TownState, seat: int, stood: dict[int, tuple[int, int, int]]) -> Iterator[str]:
    bridged = {bridge >> 2 for bridge in state.bridges[seat]}
    if len(bridged) != len(state.bridges[seat]):
        yield "one figure per side (TT-19)"
    joined, blanks = 0, []
    for side, (one, other) in enumerate(SIDES):
        if one not in stood or other not in stood:
            continue
        direction = 1 if other == one + 1 else 2
        ends = stood[one][2] >> direction & 1, stood[other][2] >> (direction + 2) % 4 & 1
        if side in bridged:
            if all(ends):
                yield "no figure where both ends are (TT-A31)"
            joined |= JOIN[side]
        elif ends[0] != ends[1]:
            yield "no end meets a blank side (TT-22)"
        elif ends[0]:
            joined |= JOIN[side]
        else:
            blanks.append(side)
    exits = 0
    for cell, (_, _, ends_there) in stood.items():
        exits |= EXIT_OF[cell][ends_there]
    if joined | exits != state.joined[seat] or state.joined[seat] >> EXITS > CITY:
        yield "the joined sides are those of the boardwalks and figures (TT-19a)"
    if tuple(blanks) != state.blanks[seat]:
        yield "the blank sides are those without ends and figures (TT-19b)"


def _around(state: TownState, seat: int, stood: dict[int, tuple[int, int, int]]) -> Iterator[str]:
    for cell in range(16):
        around = 0
        for direction in range(4):
            beyond = neighbour(cell, direction)
            if beyond in stood:
                facing = stood[beyond][2] >> (direction + 2) % 4 & 1
                around |= 1 << direction + 4 | facing << direction
        if cell not in stood and around != state.around[seat][cell]:
            yield "what is around an empty cell follows from its neighbours"
        if cell in stood and state.around[seat][cell] < OCCUPIED:
            yield "nothing fits into a cell with a tile (TT-21)"
    for column in range(4):
        fit = 0
        for cell in range(column, 16, 4):
            fit |= FIT[state.around[seat][cell]]
        if fit != state.fits[seat][column]:
            yield "what fits into a column follows from its cells"
