"""What a bot thinks of a position."""

from __future__ import annotations

import random

import osada


def test_at_the_end_it_is_the_score_as_it_was_agreed() -> None:
    game = osada.game("kingdom-builder")
    for seed in range(30):
        state, chance = game.start(4, seed, {"merchants": "with-tokens"}), random.Random(seed)
        while state.seat is not None:
            state.play(chance.choice(state.actions()))
        assert [game.judge(state, seat) for seat in range(4)] == [score["total"] for score in state.scores()]
