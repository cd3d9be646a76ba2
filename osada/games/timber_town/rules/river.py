"""The river: it flows on by a board a round, from the stacks to the waterfall (TT-6, TT-8 to TT-11)."""

from __future__ import annotations

from osada.games.timber_town.pieces import LAST_BOARD, RIVER, ROUNDS_WITH_TILES, TILES_PER_BOARD
from osada.games.timber_town.position import NONE, Position
from osada.games.timber_town.rules.figures import give
from osada.games.timber_town.rules.telling import tell_fallen, tell_revealed
from osada.games.timber_town.tiles import RAFT


def flow_on(position: Position) -> None:
    """The river flows on by one board (TT-8): single-colour rafts that fall come back, two-colour ones are lost."""
    if position.happened is not None:
        tell_fallen(position)
    one, two = position.rafted
    falling = one | two
    if falling >> LAST_BOARD:
        for seat in (0, 1):
            if (position.rafted[seat] & ~position.two) >> LAST_BOARD:
                give(position, seat, RAFT)
    if falling:
        position.rafted = [one << TILES_PER_BOARD & RIVER, two << TILES_PER_BOARD & RIVER]
        position.two = position.two << TILES_PER_BOARD & RIVER
    reveal(position)


def reveal(position: Position) -> None:
    """A new first board with three tiles, as long as there are any (TT-6, TT-9)."""
    position.reveals += 1
    position.free = position.free << TILES_PER_BOARD & RIVER
    river = position.river = [NONE, NONE, NONE, *position.river[:LAST_BOARD]]
    if position.turns < 2 * ROUNDS_WITH_TILES:
        pool, pick = position.pool, position.dealer.pick
        for slot in range(TILES_PER_BOARD):
            kind = river[slot] = pick("tile", pool)
            pool[kind] -= 1
        position.free |= RIVER >> LAST_BOARD
    if position.happened is not None:
        tell_revealed(position)
