"""Players: anything that chooses an action. They know what their seat knows, and nothing else."""

from __future__ import annotations

from osada.players.greedy import GreedyPlayer
from osada.players.player import Player
from osada.players.random import RandomPlayer

PLAYERS: dict[str, type[Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
"""The players by the name that a person types; ``seat-NAME`` and ``player-NAME`` are their texts."""

HINTS = "greedy"
"""The player whose choice is given as a hint."""


def player(name: str, seed: int) -> Player:
    """A player by its name; KeyError names those that there are."""
    if name not in PLAYERS:
        raise KeyError(f"unknown player {name!r}; there are {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)


__all__ = ["HINTS", "PLAYERS", "GreedyPlayer", "Player", "RandomPlayer", "player"]
