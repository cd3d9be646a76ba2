"""Positions travel: to another process, into a copy, into a line of text and back."""

from __future__ import annotations

import pickle
import random
from copy import deepcopy

from osada.core.game import Game
from osada.core.positions import BadPosition, read_position, write_position
from osada.testing import limits
from osada.testing.playing import positions

WRONG_TEXTS = 20
"""How many texts with one wrong letter are read at each position."""


def positions_travel_lightly(game: Game, seed: int = 0) -> None:
    """A pickled position is small and comes back equal, and so does what it derives; `deepcopy` is `copy`."""
    for state, _ in positions(game, seed, every=11):
        state.listen()
        sent = pickle.dumps(state, 5)
        assert len(sent) <= limits.LARGEST_PICKLED, f"{len(sent)} bytes: what all copies share is not sent with each"
        come = pickle.loads(sent)
        copied = deepcopy(state)
        assert copied is not state
        for other in (come, copied):
            assert other == state and other.game is game and other.happened is None
            assert other.actions() == state.actions()
            assert (other.dealer.seed, other.dealer.position) == (state.dealer.seed, state.dealer.position)
            for name, field in state.declared.items():
                if field.copied == "{}.copy()":
                    assert getattr(other, name) is not getattr(state, name), f"{name} is shared"
                assert not field.derive or getattr(other, name) == getattr(state, name), f"{name} is derived otherwise"


def positions_are_written_and_read(game: Game, seed: int = 0) -> None:
    """As one short line, from which an equal position comes; a wrong text is refused, or is another position."""
    for number, (state, chance) in enumerate(positions(game, seed, every=23)):
        text = write_position(state)
        assert len(text) <= limits.LONGEST_POSITION, f"{len(text)} letters: {text}"
        come = read_position(text, seed=1)
        assert come == state and come.game is game and come.actions() == state.actions()
        if number % 3 == 0:
            for _ in range(WRONG_TEXTS):
                _read_wrongly(text, chance)


def _read_wrongly(text: str, chance: random.Random) -> None:
    at = chance.randrange(len(text))
    wrong = text[:at] + chance.choice(["", "7", "-", "[", "]", ",", "*", " ", "x", "~"]) + text[at + 1 :]
    try:
        read = read_position(wrong, seed=1)
    except BadPosition:
        return
    assert write_position(read).split() == wrong.split(), "read as what it does not say"
