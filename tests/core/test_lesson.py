"""Lessons are read as they are written, and taught from their own positions."""

from __future__ import annotations

from pathlib import Path

import pytest

import osada
from osada.core import lesson
from osada.core.dealer import Dealer
from osada.core.teaching import Teaching

GAMES = osada.names()


@pytest.mark.parametrize("name", GAMES)
def test_a_first_game_takes_ten_to_sixteen_steps(name: str) -> None:
    first = osada.game(name).lessons[0]
    assert first.name == "first" and 10 <= len(first.steps) <= 16
    kinds = [step.kind for step in first.steps]
    assert kinds.count("do") >= 5 and "watch" in kinds and kinds[0] == kinds[-1] == "look"


def test_what_is_no_lesson_says_where(tmp_path: Path) -> None:
    (tmp_path / "learn").mkdir()
    file = tmp_path / "learn" / "first.toml"
    for written in (
        "record = 1",
        "[[step]]\nid = 'a'",
        'record = "a"\nseat = 0\nplay_on = 1\nstep = [{ id = "a", on = 1 }]',
    ):
        file.write_text(written, "utf-8")
        with pytest.raises(lesson.BadLesson, match=r"first\.toml"):
            lesson.read(tmp_path)
    file.unlink()
    assert lesson.read(tmp_path) == ()


def test_patterns_of_clicks() -> None:
    step = lesson.Step("a", 3, accept=("build *", "place A1|place D1"))
    assert step.kind == "do" and step.end == 5
    assert step.accepts(0, "build 1,2") and not step.accepts(0, "end")
    assert step.accepts(1, "place D1") and not step.accepts(1, "place B1")


def test_another_choice_leads_to_its_own_position_and_leaves_the_record_alone() -> None:
    game = osada.game("kingdom-builder")
    taught = Teaching(game, game.lessons[0])
    step = next(step for step in taught.lesson.steps if step.id == "card")
    recorded, before = taught.actions[0], taught.table(step).state.key()
    other = next(action for action in taught.accepted(step, taught.table(step), 0) if action != recorded)
    assert taught.table(step, [other]).state.key() != taught.table(step, [recorded]).state.key()
    assert taught.table(step).state.key() == before
    assert taught.shown(step, []) == recorded and taught.shown(step, [recorded]) is None


def test_a_branch_goes_on_with_its_own_chance() -> None:
    table = osada.Table(osada.game("kingdom-builder"), 2, seed=7)
    before = table.state.key()
    branch = table.branch(Dealer(1))
    branch.play(branch.state.seat or 0, branch.state.actions()[0])
    assert (table.actions_played, branch.actions_played) == (0, 1)
    assert table.state.key() == before != branch.state.key()
