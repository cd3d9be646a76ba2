"""The player that has learned: its file, what it looks at, and that it does not cheat."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

import numpy as np
import pytest

import osada
from osada.arena.train import lines_of
from osada.core.dealer import Dealer
from osada.players import player
from osada.players.learned import SCALE, BadWeights, LearnedPlayer, Value, candidates, features

GAME = osada.game("kingdom-builder")


def value(file: Path, size: float = 1.0) -> Value:
    """A network that nobody has trained, in a file."""
    lines = lines_of(GAME, 2)
    facts = len(features(GAME.start(2, 1), 0, lines))
    chance = np.random.default_rng(5)
    shapes = ((facts, 8), (8,), (8, 4), (4,), (4, 1), (1,))
    layers = [size * chance.standard_normal(shape).astype(np.float32) for shape in shapes]
    made = Value(GAME.name, 2, lines, layers, np.stack([np.zeros(facts), np.ones(facts)]))
    made.write(file)
    return made


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    file = tmp_path / "some.npz"
    made, found = value(file), Value.read(file)
    rows = [features(GAME.start(2, seed), 0, made.lines) for seed in range(4)]
    assert found.lines == made.lines and np.allclose(found.of(rows), made.of(rows), rtol=0.02, atol=0.2)
    assert file.stat().st_size < 20_000 and [*tmp_path.iterdir()] == [file]


def test_without_a_network_the_guess_stands(tmp_path: Path) -> None:
    state = GAME.start(2, 3)
    for _ in range(20):
        state.play(state.actions()[0])
    nothing = value(tmp_path / "nothing.npz", size=0.0)
    expected = nothing.of([features(state, seat, nothing.lines) for seat in (0, 1)])
    assert np.allclose(expected * SCALE, [GAME.lead(state, seat) for seat in (0, 1)], atol=1e-4)


def test_it_plays_what_it_expects_most_of(tmp_path: Path) -> None:
    file = tmp_path / "some.npz"
    value(file)
    known, state = Value.read(file), GAME.start(2, 3)
    seat = state.seat
    assert seat is not None
    bot = LearnedPlayer(1, file)
    clicks = bot.think(state.copy())
    found = candidates(state, Dealer(1))
    expected = [float(known.of([features(turn.state, seat, known.lines)])[0]) for turn in found]
    assert clicks == found[expected.index(max(expected))].clicks and len(set(expected)) > 1


def test_it_does_not_cheat(tmp_path: Path) -> None:
    """As the contract of bots asks, for the number of players that it has learned."""
    file = tmp_path / "some.npz"
    value(file)
    state = GAME.start(2, 4)
    looked: Hashable = None
    while state.seat is not None:
        if len(state.actions()) > 1 and state.turn_key() != looked:
            other = state.redeal(state.seat, Dealer(9))
            choices = [player(f"learned:{file}", 5).choose(each) for each in (state, other)]
            assert choices[0] == choices[1] and choices[0] in state.actions()
        looked = state.turn_key()
        state.play(state.actions()[-1])


def test_what_has_no_weights_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.npz").write_text("no weights")
    with pytest.raises(osada.UnknownPlayer, match="no weights"):
        player(f"learned:{tmp_path / 'bad.npz'}", 1)
    with pytest.raises(BadWeights, match="nothing has been learned of hamlet yet"):
        LearnedPlayer(1).choose(osada.game("hamlet").start(2, 1))
    value(tmp_path / "some.npz")
    with pytest.raises(BadWeights, match="is for kingdom-builder with 2 players"):
        LearnedPlayer(1, tmp_path / "some.npz").choose(GAME.start(3, 1))
