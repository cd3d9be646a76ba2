"""Fitting the weights of a judge to what turns have brought: ridge regression around the weights that there are.

Who is ahead at the end of a game says little about a turn: whoever plays well is ahead in everything. So turns of one
position are compared. Several of them are played out by sensible turns, on equal deals, and

    what a turn brought, beyond the mean of its position  =  scale · what the judge said  +  slopes · change

is fitted, all of it beyond the mean of the position. A *slope* is by how much the judge says more if a weight grows by
one; so no game has to say more than the names of its terms. A change is pulled towards none, the more, the less its
slope differs from turn to turn.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from osada.arena.selfplay import Part, Played
from osada.core.dealer import Dealer, derived
from osada.core.game import Game, State, points
from osada.core.observation import numpy
from osada.players.budget import SOME
from osada.players.turns import Turn, sensible_turn, turns

PULLS = (0.1, 0.5, 2.0)
"""How strong the pull is; with 1, a term that stands alone changes by half of what fits best."""
LOOKED_AT = 4
"""Positions of a game."""
BEAM, SEEN = 6, 600
"""How turns are looked for."""
COMPARED = 5
"""Turns of a position: the one that the judge likes best, and some of the next."""
AMONG = 16
ROLLOUTS = 2
"""How often each is played out."""
FOLDS = 5
"""Parts of the games; each is foretold by what the others have taught."""
LEAST_SCALE = 0.3
"""If what the judge says means less than this, changes are not made larger still."""

Row = tuple[int, float, float, list[float]]
"""The number of the game; beyond the mean of the position: what a turn brought, what the judge said, the slopes."""


@dataclass(frozen=True)
class Fitted:
    """Weights that fit, and the mean error (root of squares) on games that were left out: ``before``, ``after``."""

    pull: float
    weights: dict[str, float]
    before: float
    after: float


def rows_of(part: Part, weights: Mapping[str, float]) -> Iterator[Row]:
    """What there is to learn from some games."""
    game = part.of.game
    judged = game.weighing(weights)
    changed = [game.weighing({**weights, name: weight + 1.0}) for name, weight in weights.items()]
    for played, begun in _beginnings(part):
        chance = Dealer(derived(played.number, "rows"))
        for _ in range(min(LOOKED_AT, len(begun))):
            yield from _compared(played.number, begun.pop(chance.below(len(begun))), chance, judged, changed)


def _beginnings(part: Part) -> Iterator[tuple[Played, list[State]]]:
    """Every game, with its positions in which a turn begins and something is to be chosen."""
    found: list[State] = []
    game, turn = None, None
    for played, state, _ in part.positions():
        if game is not None and game is not played:
            yield game, found
            found, turn = [], None
        if state.turn_key() != turn and len(state.actions()) > 1:
            found.append(state.copy())
        game, turn = played, state.turn_key()
    if game is not None:
        yield game, found


def _compared(number: int, begun: State, chance: Dealer, judged: Game, changed: Sequence[Game]) -> Iterator[Row]:
    """Some turns of a position."""
    seat = begun.seat
    assert seat is not None
    position = begun.redeal(seat, chance)
    best, *others = turns(position, BEAM, SEEN, chance, alike=1)[:AMONG]
    chosen = [best]
    while others and len(chosen) < COMPARED:
        chosen.append(others.pop(chance.below(len(others))))
    luck = [Dealer(chance.below(1 << 32)) for _ in range(ROLLOUTS)]
    brought = [fmean(_played_out(position, turn, Dealer(dealer.seed)) for dealer in luck) for turn in chosen]
    said = [judged.judge(judged.judging(turn.state), seat) for turn in chosen]
    slopes = [
        [other.judge(other.judging(turn.state), seat) - value for other in changed]
        for turn, value in zip(chosen, said, strict=True)
    ]
    means = [fmean(column) for column in zip(*slopes, strict=True)]
    for came, value, own in zip(brought, said, slopes, strict=True):
        beyond = [slope - mean for slope, mean in zip(own, means, strict=True)]
        yield number, came - fmean(brought), value - fmean(said), beyond


def _played_out(position: State, turn: Turn, luck: Dealer) -> float:
    """By how much the seat is ahead at the end, on a deal."""
    seat = position.seat
    assert seat is not None
    state = position.redeal(seat, luck)
    begun = state.turn_key()
    for click in turn.clicks:
        if state.turn_key() == begun and click in state.actions():
            state.play(click)
    game = state.game
    while state.seat is not None and not (game.endless and game.lasts_too_long(state)):
        state = sensible_turn(state, luck, SOME)
    totals = [float(points(score)) for score in state.scores()]
    own = totals.pop(seat)
    return own - max(totals)


def fit(weights: Mapping[str, float], rows: Sequence[Row]) -> list[Fitted]:
    """Weights for every pull."""
    np = numpy()
    games = np.array([row[0] for row in rows])
    brought, said, slopes = (np.array([row[column] for row in rows], float) for column in (1, 2, 3))
    spread = slopes.std(0)
    spread[spread == 0.0] = np.inf  # of what never was in a game nothing is known
    facts = np.column_stack([said, slopes / spread])
    found = []
    for pull in PULLS:
        solved = _solved(np, facts, brought, pull)
        errors = [_left_out(np, facts[:, : 1 + used], brought, pull, games) for used in (0, len(weights))]
        change = solved[1:] / spread / max(LEAST_SCALE, solved[0])
        fitted = {name: float(weight + more) for (name, weight), more in zip(weights.items(), change, strict=True)}
        found.append(Fitted(pull, fitted, *errors))
    return found


def _solved(np: Any, facts: Any, brought: Any, pull: float) -> Any:
    """The scale, which nothing pulls, and the changes."""
    pulled = np.full(facts.shape[1], pull * len(facts))
    pulled[0] = 0.0
    return np.linalg.solve(facts.T @ facts + np.diag(pulled), facts.T @ brought)


def _left_out(np: Any, facts: Any, brought: Any, pull: float, games: Any) -> float:
    """The mean error on games that were left out."""
    squares: float = 0.0
    for fold in range(FOLDS):
        out = games % FOLDS == fold
        foretold = facts[out] @ _solved(np, facts[~out], brought[~out], pull)
        squares += float(((brought[out] - foretold) ** 2).sum())
    return math.sqrt(squares / len(brought))
