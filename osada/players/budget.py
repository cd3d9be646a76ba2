"""How much a search may look at."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from osada.players.base import Spent
from osada.players.turns import Sight

SOME = Sight(24)


@dataclass(frozen=True)
class Budget:
    """How much a search looks at. One that only counts comes out alike every time."""

    iterations: int
    seconds: float = math.inf
    """Whichever comes first ends it."""
    beam: int = 6
    """How many half-played turns are followed to find the candidates, and in how many positions at most."""
    positions: int = 1500
    alike: int = 2
    """How many of the candidates that the judge cannot tell apart."""
    candidates: int = 12
    """Turns that are compared."""
    replies: int = 2
    """The beam for turns further down the tree; it grows with the visits."""
    rollout: Sight = SOME
    """How many clicks of a position are looked at in a turn beyond the tree."""
    rounds: int = 1
    """The horizon: how many turns of everybody after the candidate."""
    near: int = 0
    """Where the end is no more turns of everybody away than this, rollouts go there."""
    explore: float = 0.6
    prior: float = 6.0
    """How many visits the judge's first word on a turn counts for."""

    def counted(self, iterations: int) -> Budget:
        """The same, but ended by the number of iterations alone."""
        return replace(self, iterations=iterations, seconds=math.inf)

    def after(self, spent: Spent) -> Budget:
        """What is left of it."""
        return replace(self, iterations=self.iterations - spent.iterations, seconds=self.seconds - spent.seconds)
