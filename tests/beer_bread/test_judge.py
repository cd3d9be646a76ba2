"""What a bot thinks of a position."""

from __future__ import annotations

from osada.games.beer_bread import GAME
from osada.testing.checks.players import share_of_victories
from osada.testing.sample import sample


def test_whoever_plays_for_it_beats_whoever_plays_anything() -> None:
    """At least 95 of 100 games, a shared victory counting half: a few of them here, benchmarks/ has all."""
    assert share_of_victories(GAME, "greedy", "random", sample(10, 20)) >= 0.9
