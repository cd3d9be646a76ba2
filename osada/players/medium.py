"""Plans its own turn to the end, but overlooks some of the ways."""

from __future__ import annotations

from collections.abc import Sequence

from osada.core.game import State
from osada.players.base import Player
from osada.players.turns import Sight, turns

WIDTH = 2
SIGHT = Sight(16, 0.85)
"""How many half-played turns it follows, and how many of the clicks of each it notices."""
LOOKED_AT = 600


class MediumPlayer(Player):
    """Thinks of its own turn alone."""

    def think(self, state: State) -> Sequence[int]:
        """The clicks of the best turn that it has noticed."""
        return turns(state, WIDTH, LOOKED_AT, self.dealer, SIGHT)[0].clicks
