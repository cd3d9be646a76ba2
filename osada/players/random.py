"""Any action, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from osada.core.game import State
from osada.players.base import Player


class RandomPlayer(Player):
    """The measure of all others."""

    def think(self, state: State) -> Sequence[int]:
        """One click by chance."""
        actions = state.actions()
        return (actions[self.dealer.below(len(actions))],)
