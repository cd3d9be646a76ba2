"""The symbols of pictures as scripts with addresses of their own: a browser gets those of a game once for all pages.

Those of the standard pieces, that is; where a picture has others, a set of somebody's own, they come with its page.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache

import osada
from osada.core.game import Game, Layout
from osada.core.svg import Picture


def address(game: Game, picture: Picture, language: str, layout: Layout) -> str:
    """Where the symbols of a picture are; empty if they have to come with its page."""
    if picture.symbols != standard(game.name, language, layout):
        return ""
    return f"/symbols/{game.name}/{language}/{layout}/{digest(game.name, language, layout)}.js"


@cache
def standard(name: str, language: str, layout: Layout) -> str:
    """The symbols of a game with its standard pieces. The text is the one that its pictures have, not a copy."""
    game = osada.game(name)
    return game.picture(game.start(players=game.seats[0], seed=0).view(None), language, layout).symbols


@cache
def digest(name: str, language: str, layout: Layout) -> str:
    """Changes with them."""
    return hashlib.sha256(standard(name, language, layout).encode()).hexdigest()[:16]


def script(name: str, language: str, layout: Layout) -> str:
    """What lets a page have them, before its own script runs."""
    markup = json.dumps(f"<svg>{standard(name, language, layout)}</svg>", ensure_ascii=False)
    return f'document.querySelector("template[data-symbols]").innerHTML={markup};\n'
