"""What construction figures do: rafts (TT-14) and dismantled figures (TT-19)."""

from __future__ import annotations

from osada.games.timber_town.boardwalks import JOIN
from osada.games.timber_town.cells import SIDE_NAMES
from osada.games.timber_town.pieces import SLOTS
from osada.games.timber_town.position import DONE, Position
from osada.games.timber_town.tiles import FIGURES, RAFT_TWO


def give(position: Position, seat: int, figure: int) -> None:
    """A figure comes onto the aid card."""
    held = list(position.figures[seat])
    held[figure] += 1
    position.figures[seat] = tuple(held)


def spend(position: Position, seat: int, figure: int) -> None:
    """A figure leaves the aid card."""
    held = list(position.figures[seat])
    held[figure] -= 1
    position.figures[seat] = tuple(held)


def put_raft(position: Position, seat: int, slot: int, figure: int) -> None:
    """The main action raft: a raft goes from the aid card onto a tile, which only its owner may gain (TT-14)."""
    bit = 1 << slot
    position.main = DONE
    spend(position, seat, figure)
    position.free ^= bit
    position.rafted[seat] |= bit
    if figure == RAFT_TWO:
        position.two |= bit
    if position.happened is not None:
        position.tell(FIGURES[figure], seat, slot=SLOTS[slot], tile=position.tiles.names[position.river[slot]])


def dismantle(position: Position, seat: int, figure: int, side: int) -> None:
    """The free action that puts a figure between two tiles of the city, so that they are connected (TT-19b)."""
    bridge(position, seat, figure, side)
    position.blanks[seat] = tuple(other for other in position.blanks[seat] if other != side)
    position.joined[seat] |= JOIN[side]
    if position.happened is not None:
        position.tell("dismantle", seat, figure=FIGURES[figure], side=SIDE_NAMES[side])


def bridge(position: Position, seat: int, figure: int, side: int) -> None:
    """A figure goes from the aid card to the side between two tiles (TT-19)."""
    spend(position, seat, figure)
    position.bridges[seat] = tuple(sorted((*position.bridges[seat], side << 2 | figure)))
