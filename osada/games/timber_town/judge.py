"""What a bot needs: a cheap guess how good a position is for a seat."""

from __future__ import annotations

from osada.games.timber_town.actions import PLACE, TURN, USE_CRANE
from osada.games.timber_town.fitting import ALL_SHAPES, FIT
from osada.games.timber_town.pieces import ROUNDS
from osada.games.timber_town.position import JOINING, NONE, SETTLED, Position
from osada.games.timber_town.rules.gaining import join_with_any_figures, lay, turns_possible, use_crane
from osada.games.timber_town.tiles import FIGURES

TILE_WORTH = 1.5
"""What a tile is worth at the start of the game as a neighbour of tiles to come."""
FIT_WORTH = 0.2
"""What each shape that fits into an empty cell without figures is worth at the start of the game."""
FIGURE_WORTH = dict(zip(FIGURES, (1.0, 1.5, 0.5, 0.75), strict=True))
"""What an unused figure is worth at the start of the game, beside its point."""
RIVAL = 0.2
"""How much the opponent's points weigh against the own points."""


def judge(position: Position, seat: int) -> float:
    """The points that a seat has now, and what is likely to come; a tile that is being gained is judged in its best
    place."""
    if position.step is not SETTLED and position.seat == seat:
        return max(_settled(placed, seat) for placed in _placements(position, seat))
    return _settled(position, seat)


def _placements(position: Position, seat: int) -> list[Position]:
    """The positions that the tile under way can lead to, one for every cell and turn."""
    if position.step is JOINING:
        placed = position.copy()
        join_with_any_figures(placed, seat)
        return [placed]
    actions = position.actions()
    if actions == [USE_CRANE]:
        position = position.copy()
        use_crane(position, seat)
        actions = position.actions()
    cells = [position.cell] if position.cell >= 0 else [action - PLACE for action in actions if PLACE <= action < TURN]
    held = sum(position.figures[seat])
    found = []
    for cell in cells:
        for turn in turns_possible(position, seat, cell, held):
            placed = position.copy()
            placed.cell = cell
            lay(placed, seat, turn)
            join_with_any_figures(placed, seat)
            found.append(placed)
    return found


def _settled(position: Position, seat: int) -> float:
    scores = position.scores()
    value = scores[seat]["total"] - RIVAL * scores[1 - seat]["total"]
    if position.seat is None:
        return value
    still_to_come = max(0.0, 1 - position.turns / (2 * ROUNDS))
    return value + still_to_come * (_promise(position, seat) - RIVAL * _promise(position, 1 - seat))


def _promise(position: Position, seat: int) -> float:
    """Tiles that stand, cells that stay easy to fill, and figures in reserve."""
    promise = TILE_WORTH * (16 - position.cells[seat].count(NONE))
    fitting = 0
    for around in position.around[seat]:
        fitting += (FIT[around] & ALL_SHAPES).bit_count()
    promise += FIT_WORTH * fitting
    for worth, count in zip(FIGURE_WORTH.values(), position.figures[seat], strict=True):
        promise += worth * count
    return promise
