"""Weights of a game's judge that have won: the file ``tuned.json`` in the folder of the game.

`osada tune` writes it: ``weights`` by the names of `Game.terms`, and ``from``, what they come from (seed, games, rules)
and how they have won. A game without such a file goes by the weights that its author guessed.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from osada.core.plain import NotJson, parse_json

FILE = "tuned.json"


class BadTuned(ValueError):
    """A file of weights that cannot be used; the message says why."""


@cache
def tuned(folder: Path) -> dict[str, Any]:
    """What the file of a game says, read once; empty where there is none."""
    file = folder / FILE
    if not file.exists():
        return {}
    try:
        found = parse_json(file.read_text("utf-8"))
    except (OSError, NotJson) as error:
        raise BadTuned(f"{file}: {error}") from None
    if not (isinstance(found, dict) and isinstance(found.get("weights"), dict) and isinstance(found.get("from"), dict)):
        raise BadTuned(f'{file}: expected an object with "weights" and "from"')
    return found


def weights(folder: Path, terms: Mapping[str, float]) -> dict[str, float]:
    """The weights of a judge's terms: those that have won, and the guess for a term that is newer than the file."""
    own = tuned(folder).get("weights", {})
    for name, weight in own.items():
        if name not in terms:
            raise BadTuned(f"{folder / FILE}: {name!r} is no term of the judge; there are {', '.join(terms)}")
        if isinstance(weight, bool) or not isinstance(weight, int | float) or not math.isfinite(weight):
            raise BadTuned(f"{folder / FILE}: expected a number for {name!r}, not {weight!r}")
    return {**terms, **own}
