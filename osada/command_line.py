"""What the commands of ``osada`` share."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

import osada
from osada.core.dealer import SEEDS
from osada.core.game import Game
from osada.core.text import LANGUAGES, language_of_locale
from osada.core.typeset import plain

if TYPE_CHECKING:
    Language = str
else:
    Language = Annotated[Literal[LANGUAGES], Parameter(help="Default: from the locale.", show_default=False)]
Flag = Parameter(negative=())
File = Annotated[str, Parameter(allow_leading_hyphen=True)]

LOCALE = language_of_locale()


class Wrong(Exception):
    """An error to be said in one line; the command ends with status 2."""


def say(message: str) -> None:
    """A line on the error output."""
    line = "".join(letter if letter.isprintable() else "·" for letter in " ".join(message.split()))
    print(f"osada: {line[:600]}", file=sys.stderr)


def tell(message: str) -> None:
    """What was asked for, in words."""
    print(plain(message))


def bots_of_this_folder() -> None:
    """Bots of one's own are found in the folder where the command is given."""
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))


def playable_games() -> list[Game]:
    """All games that can be played; why another cannot goes to the error output."""
    found, faults = osada.games.playable()
    for fault in faults:
        say(fault)
    return list(found)


def print_json(document: Any) -> None:
    """Print a document on one line, for programs."""
    print(json.dumps(document, ensure_ascii=False))


def check_seed(seed: int) -> None:
    """Wrong if no dealer takes this seed."""
    if not 0 <= seed < SEEDS:
        raise Wrong(f"--seed: expected 0 to 2**128 - 1, not {seed}")


def check_programs(listed: list[str]) -> dict[str, str]:
    """Commands of programs by the names that they play under."""
    from osada.players.own import BadOwn, read_programs  # noqa: PLC0415

    try:
        return read_programs(listed)
    except BadOwn as error:
        raise Wrong(f"--program: {error}") from None
