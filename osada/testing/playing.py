"""Random games for checks: every number of players, options drawn by lot."""

from __future__ import annotations

import random
from collections.abc import Iterator

from osada.core.game import Game, State
from osada.core.table import Table
from osada.testing.sample import Looks, numbers_of_players


def some_options(game: Game, players: int, chance: random.Random) -> dict[str, object]:
    """Options drawn by lot: half of the time the defaults, else any choice or list of each."""
    if chance.random() < 0.5:
        return {}
    chosen: dict[str, object] = {}
    for option in game.options:
        choices = [choice for choice in option.choices if choice not in {f"seat-{n}" for n in range(players + 1, 9)}]
        chosen[option.name] = chance.choice(choices)
    return chosen


def tables(game: Game, seed: int = 0) -> Iterator[tuple[Table, random.Random]]:
    """A new table for every number of players; a sample has the fewest and the most."""
    for players in numbers_of_players(game):
        chance = random.Random(seed * 10 + players)
        yield Table(game, players, seed, some_options(game, players, chance)), chance


def positions(game: Game, seed: int = 0, every: int = 1) -> Iterator[tuple[State, random.Random]]:
    """Positions of random games, one for each of those numbers of players: all, or one of ``every`` many."""
    for players in numbers_of_players(game):
        chance = random.Random(seed * 10 + players)
        state = game.start(players, seed, some_options(game, players, chance))
        looks = Looks(game, every)
        count = 0
        while state.seat is not None and count < game.longest:
            if every == 1 or looks.at(count, state):
                yield state, chance
            state.play(chance.choice(state.actions()))
            count += 1
        yield state, chance


def viewers(state: State) -> tuple[int | None, ...]:
    """All seats and a spectator."""
    return (*range(state.players), None)
