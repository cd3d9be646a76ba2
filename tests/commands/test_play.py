"""osada play, through a pipe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import osada as package
from osada.core import record as records
from osada.core.table import Table
from osada.players import player
from osada.terminal.play import Session
from tests.commands.run import Outcome, fails, osada

GAME = package.game("kingdom-builder")
FIXED = ("--seed", "6", "--option", "sectors=oracle,farm,oasis,tower", "--option", "first=seat-1")


def play(home: Path, *lines: str, seats: str = "you,random", language: str = "en") -> Outcome:
    return osada(
        "play",
        "kingdom-builder",
        "--seats",
        seats,
        *FIXED,
        "--language",
        language,
        given="\n".join(lines),
        home=home,
    )


def kept(home: Path) -> Path:
    files = list((home / "osada" / "records").iterdir())
    assert len(files) == 1
    return files[0]


def test_a_turn(tmp_path: Path) -> None:
    outcome = play(tmp_path, "build 7,1", "build 7,0", "build 6,0", "end")
    assert outcome.status == 0
    assert "Player 1: Build 3 settlements on canyon (KB-10)" in outcome.out
    assert "Player 1 builds at 7,1 (canyon)." in outcome.out
    assert "Player 1 draws a card: " in outcome.out and "Random 2 draws a card.\n" in outcome.out
    assert "Random 2 shows" in outcome.out


def test_what_is_possible_why_not_and_hint(tmp_path: Path) -> None:
    outcome = play(
        tmp_path,
        "?",
        "build 0,0",
        "why end",
        "why build 7,1",
        "why jump",
        "hint",
        "rule kb-21",
        "rule",
        "help",
    )
    assert "build 0,12 · 1,12 · 2,10" in outcome.out
    assert "KB-10: Your card asks for canyon; this is grass." in outcome.out
    assert "KB-10: You still have to build 3 settlements." in outcome.out
    assert "you may do that" in outcome.out
    assert "That is no action. expected build ROW,COL" in outcome.out
    assert re.search(r"^build \d+,\d+, .+ — .+ \(.+ the next way\)$", outcome.out, re.M)
    assert "KB-21: Every settlement has to touch" in outcome.out
    assert "KB-1, KB-2, KB-3" in outcome.out
    assert "take your last action back" in outcome.out


def test_undo(tmp_path: Path) -> None:
    outcome = play(tmp_path, "undo", "build 7,1", "undo", "build 7,1", "build 7,0", "quit")
    assert "There is nothing to take back" in outcome.out
    assert "Taken back." in outcome.out
    assert kept(tmp_path).read_text("utf-8").splitlines()[-2:] == ["build 7,1", "build 7,0"]


def test_an_interrupted_game_is_kept_and_continued(tmp_path: Path) -> None:
    first = play(tmp_path, "build 7,1", "build 7,0")
    file = kept(tmp_path)
    assert str(file) in first.err and "--continue" in first.err
    second = osada("play", "--continue", str(file), given="build 6,0\nend\n", home=tmp_path)
    assert second.status == 0 and "Build 1 settlement on canyon" in second.out
    whole = tmp_path / "whole"
    play(whole, "build 7,1", "build 7,0", "build 6,0", "end")
    assert records.parse(file.read_text("utf-8")).body == records.parse(kept(whole).read_text("utf-8")).body


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    outcome = play(tmp_path, seats="random,greedy,random")
    assert outcome.status == 0 and "The game is over." in outcome.out
    assert records.parse(kept(tmp_path).read_text("utf-8")).finished


@pytest.mark.parametrize(
    ("language", "over"), [("en", "The game is over."), ("cs", "Hra skončila."), ("pl", "Koniec gry.")]
)
def test_a_whole_game_by_what_is_offered(language: str, over: str) -> None:
    """A person who does the last thing offered gets to the end: no dead end, nothing refused."""
    table = Table(GAME, 3, 9, names=["you", "greedy", "you"])
    said: list[str] = []
    session = Session(table, [None, player("greedy", 1), None], language, said.append)

    def person() -> Iterator[str]:
        while True:
            yield GAME.notation(table.state.actions()[-1])

    assert session.run(person(), lambda: None, lambda: None)
    assert any(over in line for line in said)
    assert table.state.seat is None
    assert not [line for line in said if line.startswith("KB-")]


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("today\n", "utf-8")
    outcome = osada("play", "kingdom-builder", "--record", str(tmp_path / "diary.txt"), home=tmp_path)
    fails(outcome, "is there already")
    assert (tmp_path / "diary.txt").read_text("utf-8") == "today\n"


def test_games_begun_at_the_same_time_have_files_of_their_own(tmp_path: Path) -> None:
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda _: osada("play", "kingdom-builder", home=tmp_path), range(6)))
    files = list((tmp_path / "osada" / "records").iterdir())
    assert len(files) == 6
    assert all(records.parse(file.read_text("utf-8")).players == 2 for file in files)
