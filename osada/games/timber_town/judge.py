"""What a bot needs: a cheap guess how good a position is for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osada.games.timber_town.actions import PLACE, TURN, USE_CRANE
from osada.games.timber_town.tiles import ALL_SHAPES, FIGURES, FIT

if TYPE_CHECKING:
    from osada.games.timber_town.rules import TownState

ROUNDS = 19
TILE_WORTH = 1.5
"""What a tile brings later, as a neighbour of tiles to come, when the whole game is still to come."""
FIT_WORTH = 0.2
"""What each shape that fits into an empty cell without figures is worth, likewise."""
FIGURE_WORTH = dict(zip(FIGURES, (1.0, 1.5, 0.5, 0.75), strict=True))
"""What an unused figure is worth beside its point, likewise."""
RIVAL = 0.2
"""How much the other's points weigh against the own."""


def judge(state: TownState, seat: int) -> float:
    """Points now, and what is likely to come of it; a tile under way is judged in its best place."""
    if state.gained >= 0 and state.seat == seat:
        return max(_settled(placed, seat) for placed in _placements(state, seat))
    return _settled(state, seat)


def _placements(state: TownState, seat: int) -> list[TownState]:
    """The positions that the tile under way can lead to, one for every cell and turn."""
    if state.open_sides:
        placed = state.copy()
        placed.finish_with_any_figures()
        return [placed]
    actions = state.actions()
    if actions == [USE_CRANE]:
        state = state.copy()
        state.play(USE_CRANE)
        actions = state.actions()
    cells = [state.cell] if state.cell >= 0 else [action - PLACE for action in actions if PLACE <= action < TURN]
    held = sum(state.figures[seat])
    found = []
    for cell in cells:
        for turn in state.turns_possible(seat, cell, held):
            placed = state.copy()
            placed.cell = cell
            placed.lay_with_any_figures(turn)
            found.append(placed)
    return found


def _settled(state: TownState, seat: int) -> float:
    scores = state.scores()
    value = scores[seat]["total"] - RIVAL * scores[1 - seat]["total"]
    if state.seat is None:
        return value
    still_to_come = max(0.0, 1 - state.turns / (2 * ROUNDS))
    return value + still_to_come * (_promise(state, seat) - RIVAL * _promise(state, 1 - seat))


def _promise(state: TownState, seat: int) -> float:
    """Tiles that stand, cells that stay easy to fill, and figures in reserve."""
    promise = TILE_WORTH * (16 - state.empty[seat])
    fitting = 0
    for around in state.around[seat]:
        fitting += (FIT[around] & ALL_SHAPES).bit_count()
    promise += FIT_WORTH * fitting
    for worth, count in zip(FIGURE_WORTH.values(), state.figures[seat], strict=True):
        promise += worth * count
    return promise
