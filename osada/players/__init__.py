"""Players: anything that chooses an action. They know what their seat knows, and nothing else.

>>> import osada
>>> list(osada.players.PLAYERS)
['random', 'easy', 'medium', 'greedy', 'hard', 'expert']
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from osada.core.dealer import SEEDS
from osada.players.base import Player
from osada.players.budget import Budget
from osada.players.easy import EasyPlayer
from osada.players.greedy import GreedyPlayer
from osada.players.medium import MediumPlayer
from osada.players.random import RandomPlayer
from osada.players.searching import EXPERT, HARD, SearchPlayer

PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "easy": EasyPlayer,
    "medium": MediumPlayer,
    "greedy": GreedyPlayer,
    "hard": lambda seed: SearchPlayer(seed, HARD),
    "expert": lambda seed: SearchPlayer(seed, EXPERT),
}
"""The players by the name that a person types; ``seat-NAME`` and ``player-NAME`` are their texts."""

SEARCHING: dict[str, Budget] = {"hard": HARD, "expert": EXPERT}

LEARNED = "learned"
"""The player that has learned, where there is NumPy; ``learned:FILE`` by weights of one's own."""

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
    it always plays alike. ``my_bots.Clever`` is the class of a bot of your own, in a file or an installed package;
    ``learned:FILE`` plays by the weights that ``osada train`` has made.

    >>> import osada
    >>> state = osada.game("kingdom-builder").start(seed=7)
    >>> action = osada.player("greedy", seed=1).choose(state)
    >>> action in state.actions()
    True
    """
    if seed is None:
        seed = secrets.randbelow(SEEDS)
    level, colon, count = name.partition(":")
    if level == LEARNED:
        return _learned(seed, count)
    if "." in name:
        return _class(name)(seed)
    if level not in PLAYERS or (colon and not (level in SEARCHING and count.isascii() and count.isdigit())):
        raise UnknownPlayer(
            f"unknown player {name!r}; there are {', '.join(PLAYERS)}, "
            f"and {' or '.join(f'{searching}:ITERATIONS' for searching in SEARCHING)}"
        )
    if colon:
        return SearchPlayer(seed, SEARCHING[level].counted(int(count)))
    return PLAYERS[name](seed)


def _learned(seed: int, file: str) -> Player:
    from osada.players.learned import BadWeights, LearnedPlayer  # noqa: PLC0415  # needs NumPy

    try:
        return LearnedPlayer(seed, Path(file) if file else None)
    except BadWeights as error:
        raise UnknownPlayer(str(error)) from None


def _class(name: str) -> Callable[[int], Player]:
    """A bot of somebody's own, by the name of its class in a file or an installed package: ``my_bots.Clever``."""
    module, _, wanted = name.rpartition(".")
    try:
        found = getattr(import_module(module), wanted)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownPlayer(f"no player {name!r}: {error}") from None
    if not (isinstance(found, type) and issubclass(found, Player)):
        raise UnknownPlayer(f"{name} is no class that is derived from osada.Player")
    return found


def seconds(name: str) -> float:
    """How long a player may think about a turn by the clock. Those that do not search are far quicker than any budget:
    0. One that counts may take any time, and one of somebody's own too.

    >>> import osada
    >>> [osada.players.seconds(name) for name in ("easy", "hard", "hard:40")]
    [0.0, 0.2, inf]
    """
    level, counted, _ = name.partition(":")
    if counted or level not in PLAYERS:
        return math.inf
    return SEARCHING[level].seconds if level in SEARCHING else 0.0


__all__ = ["PLAYERS", "SEARCHING", "SUBSTITUTE", "USUAL", "Player", "UnknownPlayer", "player", "seconds"]
