"""Every registered game keeps the contract; a new game is here by being registered."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import osada
from osada.core.refusal import Refused
from osada.core.table import NotNow, Table
from osada.testing import contract
from osada.testing.checks import actions
from osada.testing.sample import sample

GAMES = osada.names()
TESTS = Path(__file__).parents[1]


test_contract = contract(*map(osada.game, GAMES), tests=TESTS)


@pytest.mark.parametrize("name", GAMES)
def test_why_not_agrees_with_actions_in_more_games(name: str) -> None:
    for seed in range(1, 4):
        actions.why_not_agrees_with_actions(osada.game(name), seed, every=31)


@pytest.mark.parametrize("name", GAMES)
def test_invariants_hold_in_more_games(name: str) -> None:
    for seed in range(1, sample(9, 30)):
        actions.invariants_hold(osada.game(name), seed)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=sample(25, 200), suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_table_survives_any_commands(name: str, data: st.DataObject) -> None:
    """Plays, refused plays, undos and strangers in any order: the table only ever holds what was allowed."""
    game = osada.game(name)
    players = data.draw(st.sampled_from(list(game.seats)), "players")
    table = Table(game, players, seed=data.draw(st.integers(0, 2**32), "seed"))
    for _ in range(data.draw(st.integers(1, 60), "commands")):
        before, entries = table.state.copy(), len(table.journal)
        command = data.draw(st.sampled_from(["play", "play", "play", "any", "stranger", "undo"]), "command")
        seat = table.state.seat
        if seat is None:
            break
        if command == "undo":
            if table.can_undo(seat):
                table.undo(seat)
                assert list(table.state.broken()) == []
            else:
                with pytest.raises(NotNow):
                    table.undo(seat)
                assert table.state == before
        elif command == "stranger":
            with pytest.raises(NotNow):
                table.play((seat + 1) % players, before.actions()[0])
            assert table.state == before and len(table.journal) == entries
        else:
            actions = before.actions()
            choice = st.sampled_from(actions) if command == "play" else st.integers(0, len(game.space) - 1)
            action = data.draw(choice, "action")
            if action in actions:
                table.play(seat, action)
                assert list(table.state.broken()) == []
            else:
                with pytest.raises(Refused):
                    table.play(seat, action)
                assert table.state == before and len(table.journal) == entries
    assert Table.resume(table.record()).state == table.state
