"""What a bot thinks of a position."""

from __future__ import annotations

from osada.testing.checks.players import share_of_victories
from positions import position

from hillstead import GAME
from hillstead.judge import judge


def test_whoever_plays_for_it_beats_whoever_plays_anything() -> None:
    """About 93 of 100 games, a shared victory counting half."""
    assert share_of_victories(GAME, "greedy", "random", 30) >= 0.8


def test_two_houses_cost_a_card() -> None:
    """Else a bot would always build two."""
    rich, poor = position(hand="rsy"), position(hand="rs")
    assert judge(rich, 0) > judge(poor, 0)
