"""What a bot thinks of a position."""

from __future__ import annotations

import random

from osada.games.kingdom_builder import GAME
from osada.testing.checks.players import share_of_victories
from osada.testing.sample import sample


def test_at_the_end_it_is_the_score_as_it_was_agreed() -> None:
    for seed in range(30):
        state, chance = GAME.start(4, seed, {"merchants": "with-tokens"}), random.Random(seed)
        while state.seat is not None:
            state.play(chance.choice(state.actions()))
        assert [GAME.judge(state, seat) for seat in range(4)] == [score["total"] for score in state.scores()]


def test_whoever_plays_for_it_beats_whoever_plays_anything() -> None:
    """At least 95 of 100 games, a shared victory counting half: a few of them here, benchmarks/ has all."""
    assert share_of_victories(GAME, "greedy", "random", sample(10, 20)) >= 0.9
