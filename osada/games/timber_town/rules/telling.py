"""Events for the log where several things happen at once: a tile gained with all that it brings, and the waterfall.

These functions are called only while somebody listens.
"""

from __future__ import annotations

from osada.games.timber_town.actions import GAINING
from osada.games.timber_town.cells import CELLS, SIDE_NAMES, SIDES_OF
from osada.games.timber_town.pieces import LAST_BOARD, SLOT_COUNT, SLOTS, TILES_PER_BOARD
from osada.games.timber_town.position import Position
from osada.games.timber_town.tiles import BROWN, FIGURES, NO_FIGURE, RAFT, RAFT_TWO, TURNS


def tell_gained(position: Position, seat: int) -> None:
    """Tell of the tile that has just been placed, with its figure, crane, dismantled figures and beaver."""
    cell, kind, tiles = position.cell, position.gained, position.tiles
    position.tell(
        GAINING[position.how],
        seat,
        tile=tiles.names[kind],
        slot=SLOTS[position.slot],
        cell=CELLS[cell],
        turn=TURNS[position.turn],
        key=f"t{position.number(position.slot)}",
    )
    if tiles.gives[kind] != NO_FIGURE:
        position.tell("figure", seat, figure=FIGURES[tiles.gives[kind]])
    if position.craned:
        position.tell("crane", seat, cell=CELLS[cell])
    for bridge in position.bridges[seat]:
        if bridge >> 2 in SIDES_OF[cell][15]:
            position.tell("dismantle", seat, figure=FIGURES[bridge & 3], side=SIDE_NAMES[bridge >> 2])
    if tiles.colors[kind] == BROWN:
        position.tell("beaver", seat, cell=CELLS[cell])


def tell_fallen(position: Position) -> None:
    """Tell which tiles and rafts go over the waterfall with the last river board."""
    names = [position.tiles.names[kind] for kind in position.river[LAST_BOARD:] if kind >= 0]
    if names:
        position.tell("fall", None, tiles=names)
    for slot in range(LAST_BOARD, SLOT_COUNT):
        for seat in (0, 1):
            if position.rafted[seat] >> slot & 1:
                lost = position.two >> slot & 1
                figure = FIGURES[RAFT_TWO if lost else RAFT]
                position.tell("raft-lost" if lost else "raft-back", seat, figure=figure)


def tell_revealed(position: Position) -> None:
    """Tell that a round begins, and which tiles are revealed."""
    position.tell("round", position.first, round=position.round)
    names = [position.tiles.names[kind] for kind in position.river[:TILES_PER_BOARD] if kind >= 0]
    if names:
        position.tell("reveal", None, tiles=names)
