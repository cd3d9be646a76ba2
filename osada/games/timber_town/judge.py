"""What a bot needs: a cheap guess how good a position is for a seat."""

from __future__ import annotations

from osada.core.game import Score
from osada.games.timber_town.actions import PLACE, TURN, USE_CRANE
from osada.games.timber_town.cells import CELLS, CITY
from osada.games.timber_town.fitting import ALL_SHAPES, FIT
from osada.games.timber_town.pieces import CARDS, ROUNDS, color_of
from osada.games.timber_town.position import JOINING, NONE, SETTLED, Position
from osada.games.timber_town.rules.gaining import join_with_any_figures, lay, turns_possible, use_crane
from osada.games.timber_town.tiles import COLORS, FIGURES

PAID_BY = {card: COLORS.index(color_of(card)) * len(CELLS) for card in CARDS}
"""Where the tiles that a scoring card pays for are among the colours of a city."""
POINTS_OF = {card: f"{card} points" for card in CARDS}

TERMS = {
    "tile": 1.5,
    "fit": 0.2,
    **dict(zip(FIGURES, (1.0, 1.5, 0.5, 0.75), strict=True)),
    **dict.fromkeys(CARDS, 0.0),
    **dict.fromkeys(POINTS_OF.values(), 0.0),
}
"""What these are worth at the start of the game besides the points that they bring: a tile as a neighbour of tiles to
come, each shape that fits into an empty cell without figures, an unused figure; for each scoring card a tile that it
pays for, and a point that it pays already."""

RIVAL = 0.2
"""How much the opponent's points weigh against the own points."""
FADING, LASTING = 1.2, 0.1
"""How much of a lead is gone by the end, by what is still to come of the game; and the least that stays."""


def judge(position: Position, seat: int) -> float:
    """The points that a seat has now, and what is likely to come; a tile that is being gained is judged in its best
    place."""
    if position.step is not SETTLED and position.seat == seat:
        return max(_settled(placed, seat) for placed in _placements(position, seat))
    return _settled(position, seat)


def lead(position: Position, seat: int) -> float:
    """The points that a seat is likely to be ahead by at the end. The lead of the first rounds does not last."""
    ahead = (judge(position, seat) - judge(position, 1 - seat)) / (1 + RIVAL)
    left = 0.0 if position.seat is None else max(0.0, 1 - position.turns / (2 * ROUNDS))
    return max(LASTING, 1 - FADING * left) * ahead


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
    own, other = (_promise(position, player, scores[player]) for player in (seat, 1 - seat))
    return value + still_to_come * (own - RIVAL * other)


def _promise(position: Position, seat: int, score: Score) -> float:
    """Tiles that stand, cells that stay easy to fill, figures in reserve, and what the scoring cards still pay for."""
    weights = position.game.weights
    promise = weights["tile"] * (16 - position.cells[seat].count(NONE))
    fitting = 0
    for around in position.around[seat]:
        fitting += (FIT[around] & ALL_SHAPES).bit_count()
    promise += weights["fit"] * fitting
    for figure, count in zip(FIGURES, position.figures[seat], strict=True):
        promise += weights[figure] * count
    colors = position.colors[seat]
    for card in position.agreed.cards:
        tiles = colors >> PAID_BY[card] & CITY
        promise += weights[card] * tiles.bit_count() + weights[POINTS_OF[card]] * score[card]
    return promise
