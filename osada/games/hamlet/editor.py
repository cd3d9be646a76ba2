"""Where people type in what the tiles and orders of their box ask for and bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from osada.core.editor import Editor
from osada.core.standalone import alone
from osada.core.svg import Picture, text, use
from osada.core.text import Text
from osada.games.hamlet.costs import read_cost
from osada.games.hamlet.pieces import TILES
from osada.games.hamlet.printed import pieces_of
from osada.games.hamlet.show import faces
from osada.games.hamlet.show.art import symbols as art

TILE_BOX = (-3.0, -3.0, faces.CARD_WIDTH + 6.0, faces.CARD_HEIGHT + 6.0)
ORDER_BOX = (0.0, 0.0, 168.0, 48.0)


class HamletEditor(Editor):
    """The editor of tiles, sales and deliveries."""

    ratio = (TILE_BOX[2], TILE_BOX[3])

    def piece(self, piece: str, text: Text) -> str:
        """A tile by its name; a sale or delivery by its number."""
        kind, name = piece.split(".", maxsplit=1)[0], piece.rpartition(".")[2]
        if kind == "tiles":
            return text(f"tile-{name}")
        return text(f"set-one-{kind}", number=name[1:].upper())

    def number(self, piece: str) -> str:
        """A tile by the first letters of its name, in the list of all of them; an order by its number."""
        return super().number(piece) if piece.startswith("tiles") else piece.rpartition(".")[2][1:]

    def word(self, name: str, word: str, contents: Mapping[str, Any], text: Text) -> str:
        """A good."""
        return text(f"good-{word}")

    def icon(self, name: str, word: str, contents: Mapping[str, Any]) -> str:
        """A good as it lies on the tiles."""
        return f'<use href="#{"coin" if word == "gold" else word}" transform="scale(1.6)"/>'

    def symbols(self) -> str:
        """The goods."""
        return art.symbols()

    def drawing(self, piece: str, contents: Mapping[str, Any], language: str) -> str:
        """A tile as its blueprint shows it, or an order."""
        kind, name = piece.split(".", maxsplit=1)[0], piece.rpartition(".")[2]
        if kind == "tiles":
            return self._tile(name, contents["tiles"][name], language)
        order = contents["sales"][name] if kind == "sales" else contents["deliveries"][piece.split(".")[1]][name]
        title = self.piece(piece, self.game.text(language))
        return alone(Picture(art.symbols(), {}, title), _order(order), ORDER_BOX)

    def _tile(self, name: str, printed: Mapping[str, Any], language: str) -> str:
        number = TILES.index(name)
        face = faces.faces(pieces_of(self.game.standard, 2).blueprints, self.game.text(language))[number]
        cost = tuple(
            ("gold" if words == ("gold",) else words[0], count) for words, count in _parts(printed.get("cost", ""))
        )
        face = face._replace(cost=cost, points=printed.get("points", 0))
        drawn = "".join(faces.tile_symbols(number, face)) + f'<g id="typed">{faces.card(number, face)}</g>'
        return alone(Picture(art.symbols() + drawn, {}, " ".join(face.name)), use("typed", 0, 0), TILE_BOX)


def _parts(cost: str) -> list[tuple[tuple[str, ...], int]]:
    """A cost, as far as it can be read."""
    try:
        return read_cost(cost)
    except ValueError:
        return []


def _order(order: Mapping[str, Any]) -> str:
    """What a sale or a delivery asks for, and what it brings."""
    drawn, x = '<rect x="1" y="1" width="166" height="46" rx="10" class="card rule"/>', 12.0
    for words, count in _parts(order["needs"]):
        drawn += text(x, 29, f"{count}×", 14, "sans bold ink")
        x += 22 if count < 10 else 30
        for word in words:
            drawn += f'<use href="#{"coin" if word == "gold" else word}" transform="translate({x + 4} 24) scale(.66)"/>'
            x += 15
        x += 8
    brings = 134 if "gold" in order else 148
    drawn += art.badge(brings - 14 if "gold" in order else brings, 24, order["points"])
    if "gold" in order:
        drawn += use("coin", 150, 24) + text(150, 28.5, order["gold"], 12, "sans bold dark", "middle")
    return drawn
