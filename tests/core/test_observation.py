"""Arrays are declared by a game, and NumPy is loaded for nothing else."""

from __future__ import annotations

import sys

import pytest

import osada
from osada.core import observation
from osada.core.state import State


def test_without_numpy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    observation.numpy.cache_clear()
    with pytest.raises(ModuleNotFoundError, match=r'arrays need NumPy: pip install "osada\[arrays\]"'):
        osada.game("timber-town").start(seed=1).observe(0)
    monkeypatch.undo()
    observation.numpy.cache_clear()
    assert osada.game("timber-town").start(seed=1).observe(0)["river"].any()


def test_a_game_without_arrays_says_so() -> None:
    state = osada.game("hamlet").start(seed=1)
    with pytest.raises(NotImplementedError, match="hamlet has no observations as arrays"):
        State.observe(state, 0)


def test_seats_are_counted_from_the_one_that_looks() -> None:
    state = osada.game("kingdom-builder").start(3, 7, {"first": "seat-2"})
    decides = [list(state.observe(seat)["seats"][:, 0]) for seat in range(3)]
    assert decides == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]
