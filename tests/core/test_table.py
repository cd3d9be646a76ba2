from __future__ import annotations

import pytest

import osada
from osada.core.actions import NotAnAction
from osada.core.refusal import Refused
from osada.core.table import NotNow, Table

GAME = osada.game("kingdom-builder")
OPTIONS = {"sectors": ["oracle", "farm", "oasis", "tower"], "cards": "first-game", "first": "seat-1"}


def new() -> Table:
    return Table(GAME, 2, 4, OPTIONS, names=["A", "B"])


def test_the_journal_grows_with_plays_and_undos() -> None:
    table = new()
    action = table.state.actions()[0]
    table.play(0, action)
    table.undo(0)
    table.play(0, action)
    assert [(entry.number, entry.kind, entry.action) for entry in table.journal] == [
        (1, "play", action),
        (2, "undo", None),
        (3, "play", action),
    ]


def test_a_refused_action_changes_nothing() -> None:
    table = new()
    before = table.state.copy()
    with pytest.raises(Refused) as error:
        table.play(0, GAME.parse("end"))
    assert error.value.refusal.rule == "KB-10"
    assert table.state == before and not table.journal


def test_an_integer_outside_the_space_is_no_action() -> None:
    with pytest.raises(NotAnAction):
        new().play(0, 99999)


def test_only_the_deciding_seat_plays_and_undoes() -> None:
    table = new()
    with pytest.raises(NotNow):
        table.play(1, table.state.actions()[0])
    table.play(0, table.state.actions()[0])
    with pytest.raises(NotNow):
        table.undo(1)


def test_a_turn_that_is_over_stays() -> None:
    table = new()
    for _ in range(4):
        table.play(0, table.state.actions()[0])
    assert table.state.seat == 1
    assert not table.can_undo(0) and not table.can_undo(1)


def test_what_happened_is_told_to_each_seat_as_it_saw_it() -> None:
    table = new()
    for _ in range(4):
        table.play(0, table.state.actions()[0])
    own = [seen["event"] for seen in table.events(0)]
    other = [seen["event"] for seen in table.events(1)]
    assert own[-2:] == ["draw-known", "show"] and other[-2:] == ["draw", "show"]
    assert all("terrain" not in seen for seen in table.events(1) if seen["event"] == "draw")
    assert table.events(None) == table.events(1)


def test_since_your_last_turn() -> None:
    table = new()
    assert table.last_turn(1) == 0
    for _ in range(8):
        seat = table.state.seat
        assert seat is not None
        table.play(seat, table.state.actions()[0])
    assert table.last_turn(0) == 4
    assert {seen["seat"] for seen in table.events(0, after=table.last_turn(0))} >= {1}


def test_undone_actions_leave_the_log() -> None:
    table = new()
    table.play(0, table.state.actions()[0])
    assert [seen["event"] for seen in table.events(1)] == ["build"]
    table.undo(0)
    assert table.events(1) == []


def test_names_are_in_the_view() -> None:
    assert new().view(None)["names"] == ["A", "B"]


def test_a_finished_game_takes_no_more_actions() -> None:
    table = new()
    while table.state.seat is not None:
        table.play(table.state.seat, table.state.actions()[0])
    with pytest.raises(NotNow, match="over"):
        table.play(0, 0)
