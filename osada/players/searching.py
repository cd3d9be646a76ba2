"""Players that search: they compare turns by what may come of them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from osada.core.game import State
from osada.players.base import Player, Spent
from osada.players.budget import Budget
from osada.players.search import Search


class SearchPlayer(Player):
    """Plays the turn that a search has found best. Whoever learns something on the way, or has another turn at once,
    thinks again: where that may be, no search uses up all that there is until another seat decides."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget

    def think(self, state: State) -> Sequence[int]:
        """The clicks of the best turn; what the search has used counts until another seat decides."""
        search = Search(state, self.budget.after(self.spent), self.dealer.below(1 << 32))
        best = search.run(1.0 if search.is_sure() else AT_ONCE)[0]
        iterations, seconds = self.spent
        self.spent = Spent(iterations + search.iterations, seconds + time.perf_counter() - search.started)
        return best.clicks


AT_ONCE = 0.6
"""The part of what is left that one search may use then."""

HARD = Budget(iterations=200, seconds=0.2, beam=12, alike=3, candidates=8)
EXPERT = Budget(iterations=1200, seconds=3.6, beam=24, positions=8000, alike=4, candidates=16, rounds=2, near=4)
