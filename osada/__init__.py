"""Osada: a table for village-building board games.

>>> import osada
>>> game = osada.game("kingdom-builder")
>>> state = game.start(players=2, seed=7)
>>> game.notation(state.actions()[0]).split()[0]
'build'
"""

from osada.core.actions import ActionSpace, Block, NotAnAction
from osada.core.commands import Command, GoOn, HandOver, Play, Resign, Undo
from osada.core.components import BadComponents, ComponentSet
from osada.core.dealer import Dealer, ScriptedDealer
from osada.core.game import Game, ScoreSheetError, State
from osada.core.options import BadOption, Option
from osada.core.record import BadRecord, Divergence, Record
from osada.core.refusal import Refusal, Refused
from osada.core.table import NotNow, Table
from osada.games import NoGame, game, names

__version__ = "0.1.0"

__all__ = [
    "ActionSpace",
    "BadComponents",
    "BadOption",
    "BadRecord",
    "Block",
    "Command",
    "ComponentSet",
    "Dealer",
    "Divergence",
    "Game",
    "GoOn",
    "HandOver",
    "NoGame",
    "NotAnAction",
    "NotNow",
    "Option",
    "Play",
    "Record",
    "Refusal",
    "Refused",
    "Resign",
    "ScoreSheetError",
    "ScriptedDealer",
    "State",
    "Table",
    "Undo",
    "game",
    "names",
]
