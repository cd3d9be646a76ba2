"""A replay gives every position as the record played to it gives it."""

import random

import pytest

import osada
from osada.core.game import Game
from osada.core.replay import Replay
from osada.core.table import Table


def played(game: Game, actions: int) -> Table:
    chance = random.Random(5)
    table = Table(game, game.seats[-1], 5, names=[f"P{seat}" for seat in range(game.seats[-1])])
    while table.state.seat is not None and table.actions_played < actions:
        table.play(table.state.seat, chance.choice(table.state.actions()))
    return table


@pytest.mark.parametrize("name", osada.names())
def test_every_position_is_the_one_that_the_record_leads_to(name: str) -> None:
    record = played(osada.game(name), 60).record()
    replay = Replay(record)
    assert replay.count == 60
    for number in [*range(0, 60, 7), 59, 60]:
        shown, truth = replay.at(number), Table.resume(record, number)
        assert shown.state == truth.state and shown.actions_played == number
        for viewer in (*range(truth.players), None):
            assert shown.view(viewer) == truth.view(viewer)
            assert shown.numbered_events(viewer) == truth.numbered_events(viewer)
            assert shown.opening(viewer) == truth.opening(viewer)


def test_the_record_is_played_once_however_many_positions_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    game = osada.game("timber-town")
    replay = Replay(played(game, 40).record())
    monkeypatch.setattr(Table, "play", None)
    monkeypatch.setattr(type(replay.end.state), "play", None)
    assert [replay.at(number).actions_played for number in (3, 39, 0)] == [3, 39, 0]


def test_to_look_at_a_position_changes_no_other() -> None:
    replay = Replay(played(osada.game("kingdom-builder"), 30).record())
    end = replay.end.view(None)
    replay.at(4)
    assert replay.end.view(None) == end and replay.end.actions_played == 30


@pytest.mark.parametrize("number", [-1, 31])
def test_there_are_no_positions_before_the_first_and_after_the_last(number: int) -> None:
    replay = Replay(played(osada.game("kingdom-builder"), 30).record())
    with pytest.raises(ValueError, match=f"positions are 0 to 30, not {number}"):
        replay.at(number)
