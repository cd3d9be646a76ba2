"""What a seat knows as arrays: no more than its view, and no less. A game without arrays has nothing to check here."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import prod

from osada.core.dealer import Dealer, NoDealer
from osada.core.game import Game, State
from osada.core.observation import Array, Arrays, empty, numpy, of_view
from osada.testing import limits
from osada.testing.playing import positions


def observations_are_declared(game: Game) -> None:
    """Names once, a meaning for every entry, finite bounds, and not too much of it."""
    for players in game.seats:
        declared = game.observation(players)
        assert len({array.name for array in declared}) == len(declared)
        for array in declared:
            assert len(array.entries) == array.shape[array.axis] and len(set(array.entries)) == len(array.entries)
            assert all(entry.strip() for entry in array.entries) and -(2**15) <= array.low < array.high < 2**15
        assert sum(prod(array.shape) for array in declared) <= limits.LARGEST_OBSERVATION


def observations_say_what_views_say(game: Game, seed: int = 0) -> None:
    """They are what a plain encoder makes of the view, whatever is hidden, without asking for chance, in new arrays and
    in given ones."""
    for state, _ in _observed(game, seed, every=7):
        declared = game.observation(state.players)
        for seat in range(state.players):
            asked = state.copy()
            asked.dealer = NoDealer()
            found = asked.observe(seat)
            wrong = _differences(declared, found, of_view(declared, game.observed(state.view(seat))))
            assert not wrong, f"not what the view of seat {seat} says: {wrong}"
            out = empty(declared)
            for array in out.values():
                array.fill(1)
            assert state.redeal(seat, Dealer(seed)).observe(seat, out) is out
            wrong = _differences(declared, found, out)
            assert not wrong, f"something that is hidden from seat {seat} shows: {wrong}"


def observations_keep_their_bounds(game: Game, seed: int = 0) -> None:
    """Shapes, types and bounds are as declared."""
    for state, _ in _observed(game, seed, every=3):
        declared = game.observation(state.players)
        for seat in range(state.players):
            found = state.observe(seat)
            assert list(found) == [array.name for array in declared]
            for array in declared:
                entries = found[array.name]
                assert entries.shape == array.shape and entries.dtype == array.dtype, array.name
                assert array.low <= entries.min() and entries.max() <= array.high, array.name


def observations_lack_nothing(game: Game, seed: int = 0) -> None:
    """Where a seat's view is another one, so is its observation: after every action, and between two choices."""
    looked = 0
    for number in range(seed, seed + limits.GAMES_OF_PAIRS):
        for state, chance in _observed(game, number, every=5):
            for one, other in _pairs(state, chance):
                for seat in range(state.players):
                    if one.view(seat) != other.view(seat):
                        looked += 1
                        declared = game.observation(state.players)
                        differs = _differences(declared, one.observe(seat), other.observe(seat))
                        assert differs, f"seat {seat} knows which of these it is: {one!r}, {other!r}"
            if looked >= limits.PAIRS:
                return
    assert looked or not game.observation(game.seats[0]), "no two positions that a seat can tell apart"


def _observed(game: Game, seed: int, every: int) -> Iterator[tuple[State, random.Random]]:
    return positions(game, seed, every) if game.observation(game.seats[0]) else iter(())


def _pairs(state: State, chance: random.Random) -> Iterator[tuple[State, State]]:
    """A position with one that an action leads to, and two that different actions lead to."""
    offered = state.actions()
    after = []
    for action in chance.sample(offered, min(2, len(offered))):
        after.append(state.copy())
        after[-1].play(action)
    yield from ((state, other) for other in after[:1])
    if len(after) == 2:
        yield after[0], after[1]


def _differences(declared: Sequence[Array], one: Arrays, other: Arrays) -> list[str]:
    """The entries that are not the same in two observations."""
    return [
        f"{array.name} {array.entries[where[array.axis]]} at {tuple(map(int, where))}"
        for array in declared
        for where in numpy().argwhere(one[array.name] != other[array.name])
    ]
