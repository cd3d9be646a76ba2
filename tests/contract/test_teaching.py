"""What our games teach, beyond what the contract asks of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

import osada
from osada.core.game import Game
from tests.own import OWN


@pytest.mark.parametrize("name", OWN)
def test_a_newcomer_has_twenty_questions(name: str) -> None:
    questions = osada.game(name).book.questions
    assert len({question.id for question in questions}) == 20 and all(question.answer for question in questions)


def picked(game: Game) -> set[str]:
    """The cards that one can choose to play with."""
    return {name for option in game.options if option.name == "cards" for name in option.names}


PIECES: dict[str, Callable[[Game], Iterable[str]]] = {
    "beer-bread": lambda game: game.standard.contents["cards"],
    "hamlet": lambda game: (f"t{number}" for number, _ in enumerate(game.standard.contents["tiles"])),
    "kingdom-builder": lambda game: picked(game) | game.standard.contents["sectors"].keys(),
    "timber-town": lambda game: picked(game) | {tile["figure"] for tile in game.standard.contents["tiles"].values()},
}


@pytest.mark.parametrize("name", PIECES)
def test_galleries_show_every_piece(name: str) -> None:
    """Cards, tiles and locations, each with its own text and its rule; what counts at the end is among them."""
    game = osada.game(name)
    shown = {piece.about for gallery in game.book.galleries for piece in gallery.pieces}
    assert set(PIECES[name](game)) - {""} <= shown
    said = game.abouts("en")
    assert len({said[about] for about in shown}) > len(shown) / 2, "pieces have texts of their own"
