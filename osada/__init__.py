"""Osada: village-building board games as a library.

A game is found by its name, and starts with a position. A position says who decides and what may be done; an action is
an integer with a short text.

>>> import osada
>>> game = osada.game("kingdom-builder")
>>> state = game.start(players=2, seed=7)
>>> state
<Kingdom Builder, 2 players, turn 1, seat 1 decides>
>>> action = state.actions()[0]
>>> game.notation(action)
'build 0,10'
>>> state.play(action)

Where to look next:

- `names`, `game`: which games there are; `Game`, `State`: what each of them can do
- `Table`: a game with undo, refusals, names and a journal
- `read_record`, `write_record`, `replay`: games as text files
- `read_position`, `write_position`: a position as a line of text
- `player`, `Player`: bots, and what a bot of your own derives from
- `svg`: a position as a picture; in a notebook it is one by itself, and ``print(state)`` is the table in words
- `Dealer`: all chance, by a seed

Nothing is loaded before it is asked for: ``import osada`` is quick, and a game is loaded with its name.
``docs/library.md`` goes through all of it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from osada import games, players
    from osada.core.actions import ActionSpace, Block, NotAnAction
    from osada.core.commands import (
        Admit,
        Command,
        Entry,
        GoOn,
        HandOver,
        Overdue,
        Play,
        Resign,
        StandIn,
        Undo,
        Vacate,
    )
    from osada.core.components import BadComponents, ComponentSet, read_components
    from osada.core.dealer import AskingDealer, Chance, Dealer, ScriptedDealer
    from osada.core.game import Game, Score, ScoreSheetError, State, View, points
    from osada.core.options import BadOption, Option
    from osada.core.positions import BadPosition, read_position, write_position
    from osada.core.record import (
        BadRecord,
        Divergence,
        Record,
        Step,
        last_position,
        read_record,
        replay,
        write_record,
    )
    from osada.core.refusal import Refusal, Refused
    from osada.core.standalone import svg
    from osada.core.table import NotNow, Table
    from osada.games import NoGame, game, names
    from osada.players import Player, UnknownPlayer, player

__version__ = "0.1.0"

_FOUND_IN = {
    "osada.core.actions": ("ActionSpace", "Block", "NotAnAction"),
    "osada.core.commands": (
        "Admit",
        "Command",
        "Entry",
        "GoOn",
        "HandOver",
        "Overdue",
        "Play",
        "Resign",
        "StandIn",
        "Undo",
        "Vacate",
    ),
    "osada.core.components": ("BadComponents", "ComponentSet", "read_components"),
    "osada.core.dealer": ("AskingDealer", "Chance", "Dealer", "ScriptedDealer"),
    "osada.core.game": ("Game", "Score", "ScoreSheetError", "State", "View", "points"),
    "osada.core.options": ("BadOption", "Option"),
    "osada.core.positions": ("BadPosition", "read_position", "write_position"),
    "osada.core.record": (
        "BadRecord",
        "Divergence",
        "Record",
        "Step",
        "last_position",
        "read_record",
        "replay",
        "write_record",
    ),
    "osada.core.refusal": ("Refusal", "Refused"),
    "osada.core.standalone": ("svg",),
    "osada.core.table": ("NotNow", "Table"),
    "osada.games": ("NoGame", "game", "names"),
    "osada.players": ("Player", "UnknownPlayer", "player"),
}
_HOMES = {name: module for module, found in _FOUND_IN.items() for name in found}
_PACKAGES = ("games", "players")

__all__ = [
    "ActionSpace",
    "Admit",
    "AskingDealer",
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Block",
    "Chance",
    "Command",
    "ComponentSet",
    "Dealer",
    "Divergence",
    "Entry",
    "Game",
    "GoOn",
    "HandOver",
    "NoGame",
    "NotAnAction",
    "NotNow",
    "Option",
    "Overdue",
    "Play",
    "Player",
    "Record",
    "Refusal",
    "Refused",
    "Resign",
    "Score",
    "ScoreSheetError",
    "ScriptedDealer",
    "StandIn",
    "State",
    "Step",
    "Table",
    "Undo",
    "UnknownPlayer",
    "Vacate",
    "View",
    "game",
    "games",
    "last_position",
    "names",
    "player",
    "players",
    "points",
    "read_components",
    "read_position",
    "read_record",
    "replay",
    "svg",
    "write_position",
    "write_record",
]


if not TYPE_CHECKING:  # which would believe then that every name is there

    def __getattr__(name: str) -> Any:
        """A public name is loaded when somebody asks for it first."""
        if name in _PACKAGES:
            return import_module(f"osada.{name}")
        if name not in _HOMES:
            raise AttributeError(f"module 'osada' has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_HOMES[name]), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
