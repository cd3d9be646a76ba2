"""Where people type in the cards of their box: names, icons, and a card as it is printed so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from osada.core.editor import Editor
from osada.core.standalone import alone
from osada.core.svg import Picture, use
from osada.core.text import Text
from osada.games.beer_bread.cards import NUMBER, good
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.show import art, card_art
from osada.games.beer_bread.show.picture import table_symbols
from osada.games.beer_bread.show.words import building_does, building_name
from osada.games.beer_bread.view import PrintedCard

BOX = (-4.0, -4.0, card_art.WIDTH + 8.0, card_art.HEIGHT + 10.0)


class BeerBreadEditor(Editor):
    """The editor of the 60 cards."""

    ratio = (BOX[2], BOX[3])

    def piece(self, piece: str, text: Text) -> str:
        """Beer 18."""
        card = piece.rpartition(".")[2]
        return f"{text(f'good-{good(NUMBER[card])}').capitalize()} {int(card[-2:])}"

    def word(self, name: str, word: str, contents: Mapping[str, Any], text: Text) -> str:
        """A resource, or a building with what it does."""
        if name == "building":
            facts = contents["buildings"][word]
            return f"{building_name(text, facts)}: {building_does(text, facts)}"
        return text(f"resource-{word}")

    def shelf(self, name: str, word: str, contents: Mapping[str, Any], text: Text) -> str:
        """Buildings stand under what they have to do with."""
        return text(f"position-{contents['buildings'][word]['position']}") if name == "building" else ""

    def icon(self, name: str, word: str, contents: Mapping[str, Any]) -> str:
        """A token, or what a building does in signs."""
        if word in RESOURCES:
            return f'<use href="#t-{word}"/>'
        return art.at(0, 0, art.effect(contents["buildings"][word]), 0.66) if name == "building" else ""

    def symbols(self) -> str:
        """The tokens and signs."""
        return table_symbols()

    def drawing(self, piece: str, contents: Mapping[str, Any], language: str) -> str:
        """A card as it would be held; where its kind or building is unknown, without its face."""
        say, name = self.game.text(language), piece.rpartition(".")[2]
        card, buildings = contents["cards"][name], contents["buildings"]
        whole = card["kind"] in (1, 2, 3) and card["building"] in buildings
        shown: PrintedCard = {
            "good": good(NUMBER[name]),
            "kind": f"{good(NUMBER[name])}{card['kind']}",
            "value": card["value"],
            "harvest": card["harvest"],
            "recipe": card["recipe"],
            "building": card["building"],
        }
        drawn = card_art.symbols({name: shown} if whole else {}, buildings, say)
        body = use(f"f-{name}" if whole else f"frame-{shown['good']}", 0, 0)
        return alone(Picture(table_symbols() + drawn, {}, self.piece(piece, say)), body, BOX)
