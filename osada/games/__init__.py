"""The games: every folder in here that has a ``GAME``, and those that installed distributions add.

A distribution adds a game by an entry point of the group ``osada.games``; in its ``pyproject.toml``:

    [project.entry-points."osada.games"]
    my-game = "my_game:GAME"

Games are looked up once in a process, and loaded when they are asked for. One that cannot be loaded, or whose name two
distributions claim, is out of order by itself: asking for it says why, and all others work.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.metadata import EntryPoint

    from osada.core.game import Game, State, View

GROUP = "osada.games"
"""The group of entry points that distributions add games by."""


class NoGame(KeyError):
    """No game of this name can be played; the message names those that there are, or says why this one cannot be
    loaded.

    >>> import osada
    >>> osada.game("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    osada.games.NoGame: unknown game 'chess'; there are ...
    """

    def __str__(self) -> str:
        return str(self.args[0])


def names() -> list[str]:
    """The names of all games, by which `game` finds them; none of them is loaded by that.

    >>> import osada
    >>> "kingdom-builder" in osada.names()
    True
    """
    return sorted({*_folders(), *_entries()})


def game(name: str) -> Game[State, View]:
    """A game by its name, for whoever has the name in a variable. NoGame names those that there are.

    >>> import osada
    >>> osada.game("kingdom-builder").seats
    range(2, 5)

    Whoever means one game imports it, and then a type checker knows its positions and views:

    >>> from osada.games.kingdom_builder import GAME
    >>> GAME is osada.game("kingdom-builder")
    True
    """
    found = _loaded(name)
    if isinstance(found, str):
        raise NoGame(found)
    return found


def playable() -> tuple[list[Game[State, View]], list[str]]:
    """All games that can be loaded, and a sentence about each that cannot."""
    found = [_loaded(name) for name in names()]
    return [game for game in found if not isinstance(game, str)], [why for why in found if isinstance(why, str)]


@cache
def _folders() -> tuple[str, ...]:
    """The names of the games in this folder."""
    return tuple(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _entries() -> dict[str, list[EntryPoint]]:
    """The entry points of installed distributions by the names of their games."""
    from importlib.metadata import entry_points  # noqa: PLC0415  # takes as long as all the rest

    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, []).append(entry)
    return found


@cache
def _loaded(name: str) -> Game[State, View] | str:
    """A game, or why it cannot be played."""
    entries, own = _entries().get(name, []), name in _folders()
    if not entries and not own:
        return f"unknown game {name!r}; there are {', '.join(names())}"
    owners = ["osada"] * own + [_owner(entry) for entry in entries]
    if len(owners) > 1:
        return f"the game {name!r} is in {' and in '.join(owners)}: uninstall all but one of them"
    if own:
        game: Game[State, View] = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
        return game
    return _foreign(name, owners[0], entries[0].load)


def _foreign(name: str, owner: str, load: Callable[[], object]) -> Game[State, View] | str:
    """A game of a distribution that we know nothing about, or what is wrong with it."""
    from osada.core.game import Game  # noqa: PLC0415  # a list of names does without

    try:
        loaded = load()
        if not isinstance(loaded, Game):
            wrong = f"its entry point leads to a {type(loaded).__name__}, not to a Game"
        elif loaded.name != name:
            wrong = f"its entry point calls it {name}, it calls itself {loaded.name}"
        else:
            missing = [file for file in NEEDED if not (loaded.folder / file).is_file()]
            if not missing:
                return loaded
            wrong = f"it has no {missing[0]} in {loaded.folder}"
    except Exception as error:
        wrong = f"{type(error).__name__}: {error}"
    return f"the game {name!r} of {owner} cannot be loaded: {wrong}"


NEEDED = ("text/en.ftl", "components/standard.json")
"""Files without which no game can be shown or started."""


def _owner(entry: EntryPoint) -> str:
    """The distribution of an entry point, with its version."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value


__all__ = ["GROUP", "NoGame", "game", "names", "playable"]
