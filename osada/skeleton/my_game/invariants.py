"""What holds after every action: nothing is created, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

from my_game.pieces import PLOTS
from my_game.position import NOBODY, Position, Step
from my_game.rules import pile


def broken(position: Position) -> Iterator[str]:
    """The invariants that do not hold."""
    built = PLOTS - position.owners.count(NOBODY)
    if built + sum(pile(position)) != PLOTS:
        yield "a house or a card for every plot (MG-2)"
    if position.seat is not None and built != position.turns - (position.step is Step.BUILD):
        yield "one house a turn (MG-3)"
