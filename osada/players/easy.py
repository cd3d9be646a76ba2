"""A beginner: looks at a few clicks and takes the best of them, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from osada.core.game import State
from osada.players.base import Player
from osada.players.turns import Sight, best_of_some

SIGHT = Sight(8, 0.55)
"""How many of the possible clicks it notices."""


class EasyPlayer(Player):
    """Has no plan for the turn."""

    def think(self, state: State) -> Sequence[int]:
        """The best of the clicks that it notices."""
        return (best_of_some(state, self.dealer, SIGHT),)
