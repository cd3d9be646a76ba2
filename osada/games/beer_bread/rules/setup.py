"""Setting up (BB-1 to BB-3)."""

from __future__ import annotations

from osada.games.beer_bread.position import Position
from osada.games.beer_bread.rules.pile import shuffle
from osada.games.beer_bread.rules.year import begin_year


def set_up(position: Position) -> None:
    """All cards are shuffled, and the first year begins."""
    shuffle(position)
    begin_year(position)
