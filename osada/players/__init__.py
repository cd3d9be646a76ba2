"""Players: anything that chooses an action. They know what their seat knows, and nothing else.

>>> import osada
>>> list(osada.players.PLAYERS)
['random', 'easy', 'medium', 'greedy', 'hard', 'expert']
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable

from osada.core.dealer import SEEDS
from osada.players.easy import EasyPlayer
from osada.players.greedy import GreedyPlayer
from osada.players.medium import MediumPlayer
from osada.players.player import Player
from osada.players.random import RandomPlayer
from osada.players.search import EXPERT, HARD, Plan, SearchPlayer

PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "easy": EasyPlayer,
    "medium": MediumPlayer,
    "greedy": GreedyPlayer,
    "hard": lambda seed: SearchPlayer(seed, HARD),
    "expert": lambda seed: SearchPlayer(seed, EXPERT),
}
"""The players by the name that a person types; ``seat-NAME`` and ``player-NAME`` are their texts."""

SEARCHING: dict[str, Plan] = {"hard": HARD, "expert": EXPERT}

USUAL = "medium"
"""The player that a person meets first."""

SUBSTITUTE = "greedy"
"""The player that goes on for a seat that is left: quick and sound."""


class UnknownPlayer(KeyError):
    """No player has this name; the message names those that there are.

    >>> import osada
    >>> osada.player("genius")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    osada.players.UnknownPlayer: unknown player 'genius'; there are random, easy, ...
    """

    def __str__(self) -> str:
        return str(self.args[0])


def player(name: str, seed: int | None = None) -> Player:
    """A player by its name; equal seeds choose equally. ``hard:40`` searches by 40 iterations and not by the clock, so
    it always plays alike.

    >>> import osada
    >>> state = osada.game("kingdom-builder").start(seed=7)
    >>> action = osada.player("greedy", seed=1).choose(state)
    >>> action in state.actions()
    True
    """
    if seed is None:
        seed = secrets.randbelow(SEEDS)
    level, colon, count = name.partition(":")
    if level not in PLAYERS or (colon and not (level in SEARCHING and count.isascii() and count.isdigit())):
        raise UnknownPlayer(
            f"unknown player {name!r}; there are {', '.join(PLAYERS)}, "
            f"and {' or '.join(f'{searching}:ITERATIONS' for searching in SEARCHING)}"
        )
    if colon:
        return SearchPlayer(seed, SEARCHING[level].counted(int(count)))
    return PLAYERS[name](seed)


def seconds(name: str) -> float:
    """How long a player may think about a turn by the clock. Those that do not search are far quicker than any budget:
    0. One that counts may take any time.

    >>> import osada
    >>> [osada.players.seconds(name) for name in ("easy", "hard", "hard:40")]
    [0.0, 0.2, inf]
    """
    level, counted, _ = name.partition(":")
    if counted:
        return math.inf
    return SEARCHING[level].seconds if level in SEARCHING else 0.0


__all__ = ["PLAYERS", "SEARCHING", "SUBSTITUTE", "USUAL", "Player", "UnknownPlayer", "player", "seconds"]
