"""Players of somebody's own, by the names under which they sit at a table: classes, and programs over a pipe."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from osada.players import PLAYERS, Player, player
from osada.players.programs import ProgramPlayer

Own = Mapping[str, str]
"""The command of a program by its name; a class, which is its own name, has none: it is empty."""
NAME = re.compile(r"[\w-]{1,40}")


class BadOwn(ValueError):
    """What is no player of somebody's own; the message says what was expected."""


def read_programs(listed: Iterable[str]) -> dict[str, str]:
    """Programs that were given as ``NAME=COMMAND``."""
    programs: dict[str, str] = {}
    for pair in listed:
        name, _, command = (part.strip() for part in pair.partition("="))
        if not NAME.fullmatch(name) or not command:
            raise BadOwn(f"expected NAME=COMMAND, not {pair!r}")
        if name in PLAYERS or name in programs:
            raise BadOwn(f"there is a player {name} already")
        programs[name] = command
    return programs


def read_own(listed: Iterable[str]) -> dict[str, str]:
    """Players that were given as ``NAME=COMMAND``, or as the name of a class, like my_bots.Clever."""
    own: dict[str, str] = {}
    for given in map(str.strip, listed):
        found = read_programs([given]) if "=" in given else {given: ""}
        if "=" not in given and "." not in given:
            raise BadOwn(f"expected a class like my_bots.Clever, or NAME=COMMAND, not {given!r}")
        own |= found
    return own


def own_player(name: str, own: Own, seed: int | None = None) -> Player:
    """A player of somebody's own, or one of those that everybody has."""
    command = own.get(name)
    return ProgramPlayer(command, seed or 0) if command else player(name, seed)


def own_name(name: str) -> str:
    """What a player of somebody's own is called at a table: a class without its module."""
    return name.rpartition(".")[2]
