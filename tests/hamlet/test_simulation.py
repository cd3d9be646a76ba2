"""Simulations of a game that the rules do not end (HA-35a)."""

from __future__ import annotations

import pytest

from osada.arena.simulate import simulate
from osada.games import hamlet
from osada.games.hamlet import GAME, Hamlet, HamletState


def test_a_simulation_stops_a_game_that_lasts_too_long_and_counts_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hamlet, "LONGEST_ROUNDS", 3)
    stopped: list[HamletState] = []

    def lasts_too_long(game: Hamlet, state: HamletState) -> bool:
        too_long = asked(game, state)
        if too_long:
            stopped.append(state)
        return too_long

    asked = Hamlet.lasts_too_long
    monkeypatch.setattr(Hamlet, "lasts_too_long", lasts_too_long)
    result = simulate(GAME, players=2, seconds=0.05, seed=3)
    assert result.capped == result.games == len(stopped) > 0
    for state in stopped:
        assert state.seat is not None and state.turns == 3 * 2 + 1, "stopped as the fourth round begins, not later"


def test_a_simulation_plays_other_games_to_their_end() -> None:
    result = simulate(GAME, players=2, seconds=0.05, seed=3)
    assert result.games > 0 and result.capped == 0
    assert result.actions < result.games * GAME.longest
