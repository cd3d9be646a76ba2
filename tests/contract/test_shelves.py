"""How the shelves of a game are found; that every game has them is in the contract."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import osada
from osada.testing.checks.shelves import imports, ring, shelf
from tests.own import OWN


def test_a_ring_is_found() -> None:
    assert ring({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["a", "b", "c"]
    assert ring({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from some.game.show import words", {"show.words"}),
        ("from some.game.show.words import words", {"show.words"}),
        ("import some.game.show.words", {"show.words"}),
        ("if TYPE_CHECKING:\n    from some.game.show import words", {"show.words"}),
        ("from .show import words", {"show.words"}),
        ("from .show.words import words", {"show.words"}),
        ("from . import GAME", {""}),
        ("from some.game import GAME", {""}),
        ("import some.game", {""}),
        ("from some.games import x", set()),
    ],
)
def test_imports_are_found_however_they_are_written(tmp_path: Path, line: str, found: set[str]) -> None:
    folder = tmp_path / "game"
    (folder / "show").mkdir(parents=True)
    for file in ("__init__.py", "show/__init__.py", "show/words.py"):
        (folder / file).write_text("")
    (folder / "rules.py").write_text(f"{line}\n")
    assert imports(folder, "some.game")["rules"] == found


def test_from_a_folder_within(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "judge.py").write_text("")
    (tmp_path / "rules" / "__init__.py").write_text("from . import turn\n")
    (tmp_path / "rules" / "turn.py").write_text("from .. import judge\n")
    assert imports(tmp_path, "game") == {"judge": set(), "rules": {"rules.turn"}, "rules.turn": {"judge"}}


def test_the_order_of_the_shelves() -> None:
    assert shelf("show.words") > shelf("rules.turn") > shelf("hexes")
    assert shelf("") > shelf("judge") > shelf("knowledge") == shelf("scoring")


@pytest.mark.parametrize("name", OWN)
def test_who_knows_one_of_our_games_finds_the_same_in_the_others(name: str) -> None:
    game = osada.game(name)
    package, state = type(game).__module__, type(game.start())
    assert state.why_not.__module__ == f"{package}.refusals"
    assert state.asked.__module__ in (f"{package}.knowledge", f"{package}.knowledge.questions")
    places = import_module(f"{package}.show.places")
    assert all(callable(getattr(places, name)) for name in ("place_name", "event_places", "detail"))
    assert all(callable(import_module(f"{package}.show.{drawn}").picture) for drawn in ("picture", "tall"))
    assert callable(import_module(f"{package}.show.words").words)
