"""Looks to the end of its own turn and takes what the game's judge likes best there."""

from __future__ import annotations

from collections.abc import Sequence

from osada.core.game import State
from osada.players.base import Player
from osada.players.turns import turns

WIDTH = 6
"""How many half-played turns are followed at once."""
LOOKED_AT = 1500
"""How many positions at most."""


class GreedyPlayer(Player):
    """A beam search over the clicks of one turn."""

    def think(self, state: State) -> Sequence[int]:
        """The clicks of the best turn that the beam has found."""
        return turns(state, WIDTH, LOOKED_AT, self.dealer)[0].clicks
