"""How the pieces of a component set are called and drawn where people type them in.

Every game has an editor: the description of its set (`osada.core.described`) says what can be typed in. A game that
derives from `Editor` in its ``editor.py`` gives its pieces names, its words icons and its pieces pictures.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from osada.core.text import Text

if TYPE_CHECKING:
    from osada.core.game import Game


def plain_words(name: str) -> str:
    """An id as words.

    >>> plain_words("trade_post")
    'Trade post'
    """
    words = name.replace("_", " ").replace("-", " ").replace(".", " ").strip()
    return words[:1].upper() + words[1:]


class Editor:
    """The editor of a game's sets."""

    ratio = (1.0, 1.0)
    """Width and height of a piece's picture, to each other."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def group(self, group: str, text: Text) -> str:
        """What a group of pieces is called."""
        return text(f"set-{group}") if text.has(f"set-{group}") else plain_words(group)

    def field(self, name: str, text: Text) -> str:
        """What a field is called."""
        message = f"field-{name.replace('.', '-')}"
        return text(message) if text.has(message) else plain_words(name)

    def piece(self, piece: str, text: Text) -> str:
        """What a piece is called."""
        return plain_words(piece.rpartition(".")[2])

    def number(self, piece: str) -> str:
        """A piece in the two or three letters that a list of all of them has room for."""
        group = self.game.described.group_of(piece)
        return str(group.pieces.index(piece) + 1) if group else ""

    def word(self, name: str, word: str, contents: Mapping[str, Any], text: Text) -> str:
        """One of the words that a field may have."""
        return plain_words(word)

    def shelf(self, name: str, word: str, contents: Mapping[str, Any], text: Text) -> str:
        """The heading that a word of a long choice stands under; empty where all stand together."""
        return ""

    def icon(self, name: str, word: str, contents: Mapping[str, Any]) -> str:
        """A drawing for one of the words of a field, in a box of 48 by 48 around 0,0; empty for none."""
        return ""

    def symbols(self) -> str:
        """What the icons use."""
        return ""

    def drawing(self, piece: str, contents: Mapping[str, Any], language: str) -> str:
        """A piece as a picture of its own, also where it has faults; empty where the game draws none."""
        return ""
