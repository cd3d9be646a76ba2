"""Bots of somebody's own: found by the name of their class, held to the contract, let into the arena."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import osada
from osada.arena.engine import Engine
from osada.core.dealer import Dealer
from osada.core.game import State
from osada.core.table import Table
from osada.players import player
from osada.players.base import NotAllowed
from osada.players.programs import lines_for
from osada.testing.bots import it_brings_a_game_to_its_end, it_chooses_what_is_allowed, it_does_not_cheat
from tests.commands.run import OSADA

FOLDER = Path(__file__).parents[2] / "examples" / "my_bots"
GAME = osada.game("kingdom-builder")


class Peeks(osada.Player):
    """Looks at the other hand."""

    def choose(self, state: State) -> int:
        actions = state.actions()
        return actions[state.hands[1 - (state.seat or 0)] % len(actions)]  # type: ignore[attr-defined]

    def think(self, state: State) -> Sequence[int]:
        return state.actions()


class Lies(osada.Player):
    """Chooses what is not allowed."""

    def choose(self, state: State) -> int:
        return next(action for action in range(9999) if action not in state.actions())

    def think(self, state: State) -> Sequence[int]:
        return state.actions()


class Idles(osada.Player):
    """Chooses nothing at all."""

    def choose(self, state: State) -> int:
        raise RecursionError("thinks for ever")

    def think(self, state: State) -> Sequence[int]:
        return state.actions()


def test_a_bot_is_found_by_the_name_of_its_class() -> None:
    bot = player(f"{__name__}.Peeks", 3)
    assert type(bot).__name__ == "Peeks"
    for wrong, said in (
        ("no_such_module.Clever", "no player 'no_such_module.Clever': No module named 'no_such_module'"),
        ("osada.players.Nobody", "no player 'osada.players.Nobody': module 'osada.players' has no attribute 'Nobody'"),
        ("osada.Dealer", "osada.Dealer is no class that is derived from osada.Player"),
        (".Clever", "no player '.Clever'"),
    ):
        with pytest.raises(osada.UnknownPlayer) as error:
            player(wrong, 1)
        assert said in str(error.value)


def test_the_contract_of_bots_bites() -> None:
    with pytest.raises(AssertionError, match="cannot know"):
        it_does_not_cheat(GAME, Peeks)
    with pytest.raises(AssertionError):
        it_chooses_what_is_allowed(GAME, Lies)
    with pytest.raises(RecursionError):
        it_brings_a_game_to_its_end(GAME, Idles)


def test_the_template_keeps_the_contract_and_plays_in_the_arena(tmp_path: Path) -> None:
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_my_bots.py"],
        cwd=FOLDER, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": "."},
    )  # fmt: skip
    assert tested.returncode == 0, tested.stdout
    program = ("--program", f"mine={sys.executable} any_program.py")
    players = ("--players", "my_bots.Clever,mine", "--games", "2", "--processes", "1", "--json")
    held = in_folder("arena", "kingdom-builder", *players, *program, "--folder", str(tmp_path / "arena"))
    assert held.returncode == 0 and "my_bots.Clever" in held.stdout and '"mine"' in held.stdout, held.stderr
    record = tmp_path / "own.record"
    seats = ("--seats", "my_bots.Clever,mine", *program, "--record", str(record))
    played = in_folder("play", "kingdom-builder", *seats, "--language", "en")
    assert played.returncode == 0, played.stderr
    assert Table.resume(osada.read_record(record.read_text("utf-8"))).state.seat is None


def in_folder(*words: str) -> subprocess.CompletedProcess[str]:
    """A command that is given where the bots are."""
    return subprocess.run([str(OSADA), *words], cwd=FOLDER, capture_output=True, text=True, check=False)


def test_what_is_not_allowed_is_said_at_once() -> None:
    class Wrong(osada.Player):
        def think(self, state: State) -> Sequence[int]:
            return [len(state.game.space) + 5]

    with pytest.raises(NotAllowed, match=r"Wrong has chosen \d+, which is not allowed"):
        Wrong(1).choose(GAME.start(2, 1))


def test_a_program_is_told_what_its_seat_knows() -> None:
    """Two positions that a seat cannot tell apart are told alike, and what is told is enough to play on."""
    state = osada.game("beer-bread").start(2, 3)
    other = state.redeal(state.seat, Dealer(9))
    assert state != other
    lines = [lines_for(each.redeal(each.seat, Dealer(4))) for each in (state, other)]
    assert lines[0] == lines[1] and lines_for(state) != lines[0]
    words = dict(line.partition(" ")[::2] for line in lines[0])
    assert list(words) == ["position", "view", "allowed", "go"]
    assert osada.read_position(words["position"]).view(state.seat) == state.view(state.seat)
    assert json.loads(words["allowed"]) == [state.game.notation(action) for action in state.actions()]
    engine = Engine("easy").answers(["seed 5", *lines[0]])
    assert next(engine) in json.loads(words["allowed"])
