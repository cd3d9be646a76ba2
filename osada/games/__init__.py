"""The games: every folder in here that has a ``GAME``."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from osada.core.game import Game, State, View


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def find(name: str) -> Game[State, View]:
    """A game by its name; if there is none, a KeyError names the games that there are."""
    if name not in names():
        raise KeyError(f"unknown game {name!r}; there are {', '.join(names())}")
    game: Game[State, View] = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return game
