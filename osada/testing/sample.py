"""How much of a large check is done: a sample that meets every kind of case, or the whole with ``--all``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from osada.core.game import Game, State

Amount = TypeVar("Amount")

ALL = False
"""Whether the whole is asked for; set before any test is read."""


def sample(some: Amount, whole: Amount) -> Amount:
    """How much a check does: as many games, positions or examples."""
    return whole if ALL else some


def numbers_of_players(game: Game) -> Sequence[int]:
    """With how many players a check plays: all numbers, or the fewest and the most."""
    return sample(sorted({game.seats[0], game.seats[-1]}), list(game.seats))


class Looks:
    """Which positions of a game are looked at: one of ``every`` many. A sample has every fourth of these, and those of
    a new kind: something can be done there that could not be done before."""

    def __init__(self, game: Game, every: int) -> None:
        self._every = sample(4 * every, every)
        self._verbs = [game.notation(action).partition(" ")[0] for action in range(len(game.space))]
        self._met: set[str] = set()

    def at(self, number: int, state: State) -> bool:
        """Whether to look at the position after this ``number`` of actions."""
        offered = {self._verbs[action] for action in state.actions()}
        new = not offered <= self._met
        self._met |= offered
        return number % self._every == 0 or (new and not ALL)
