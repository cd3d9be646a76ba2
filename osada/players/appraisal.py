"""What the turns that a seat could play are worth: one appraisal for hints and the coach, so that they agree.

It is a search of what the seat knows with a number of iterations and never a clock, from a seed that is made of what
the seat sees: the same question has the same answer, whoever asks. Values are points of the score sheet.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

from osada.core.dealer import Dealer, derived
from osada.core.game import State
from osada.players.budget import Budget
from osada.players.paired import Difference, difference
from osada.players.search import LEAST, Edge, Search, expected
from osada.players.turns import Sight, certain

APPRAISAL = Budget(
    iterations=0, beam=12, positions=1500, alike=3, candidates=8, rollout=Sight(16), rounds=2, near=5, prior=4.0
)
"""How widely an appraisal looks; each game says how many iterations it has."""


COMPARED = 8
"""Visits at least of a turn that was played."""
FRESH = 1
"""A seed that nobody has asked with: its redeals confirm what was found with others."""


@dataclass(frozen=True)
class Candidate:
    """A turn that was appraised."""

    clicks: tuple[int, ...]
    seen: tuple[float, ...]
    """By how many points the seat was ahead, redeal by redeal: the same redeals for all candidates."""
    ahead: tuple[float, ...]
    """By how many points every seat was ahead, on average."""
    cut: bool = False
    """The turn goes on after something is learnt: the clicks are those up to there."""

    @property
    def visits(self) -> int:
        """How often it was looked at."""
        return len(self.seen)


@dataclass(frozen=True)
class Appraisal:
    """What the turns of a seat are worth, best first."""

    seat: int
    candidates: tuple[Candidate, ...]
    decided: bool
    """Whether all others were found worse by two standard errors; else the iterations were used up."""
    iterations: int
    seed: int

    @property
    def best(self) -> Candidate:
        """The turn to play."""
        return self.candidates[0]

    def after(self, click: int) -> Appraisal | None:
        """What is left to do when the first click of the best turn is played; None after another click."""
        if self.best.clicks[:1] != (click,) or len(self.best.clicks) < 2:
            return None
        left = [one for one in self.candidates if one.clicks[:1] == (click,) and len(one.clicks) > 1]
        return replace(self, candidates=tuple(replace(one, clicks=one.clicks[1:]) for one in left))


def budget_of(state: State) -> Budget:
    """How much is looked at for an appraisal: no more candidates than can be visited often enough. With more players an
    iteration is longer, so there are fewer of them, and the end is near when as many turns are left as for two."""
    iterations = 2 * state.game.iterations // state.players
    few = max(2, iterations // LEAST)
    near = max(1, 2 * APPRAISAL.near // state.players)
    return replace(APPRAISAL.counted(iterations), candidates=min(APPRAISAL.candidates, few), near=near)


def appraise(state: State, seed: int = 0, budget: Budget | None = None) -> Appraisal:
    """The turns of the deciding seat, from what it knows. Another seed has other redeals and rollouts."""
    search = _search(state, seed, budget)
    return Appraisal(
        search.seat,
        tuple(_candidate(search, edge) for edge in search.run()),
        search.decided,
        search.iterations,
        seed,
    )


def _search(state: State, seed: int, budget: Budget | None, begun: Sequence[int] = ()) -> Search:
    """A search that depends on nothing but what the seat sees and the seed; of one turn alone if it has begun."""
    assert state.seat is not None
    own = seed_of(state, seed)
    position = state.redeal(state.seat, Dealer(derived(own, "position")))
    return Search(position, budget or budget_of(state), own, expected, begun)


def seed_of(state: State, seed: int) -> int:
    """A seed made of what the deciding seat sees: equal for positions that it cannot tell apart."""
    seen = json.dumps([state.game.name, state.view(state.seat)], sort_keys=True, default=str)
    return derived(seed, blake2b(seen.encode(), digest_size=16).hexdigest())


def _candidate(search: Search, edge: Edge) -> Candidate:
    clicks = tuple(certain(search.position, edge.clicks))
    visits = max(1, edge.visits)
    ahead = [total / visits for total in edge.totals] if edge.visits else search.leads(_after(search, edge))
    return Candidate(clicks, tuple(edge.seen), tuple(ahead), cut=len(clicks) < len(edge.clicks))


def _after(search: Search, edge: Edge) -> State:
    after = search.position.copy()
    for click in edge.clicks:
        after.play(click)
    return after


def played(state: State, clicks: Sequence[int], appraisal: Appraisal, budget: Budget | None = None) -> Candidate:
    """A turn that was played, looked at as often as the best one and on the same redeals.

    One that was cut where something was learnt is as good as the best way to end it.
    """
    begun = tuple(clicks)
    for one in appraisal.candidates:
        if one.clicks[: len(begun)] == begun and (one.visits >= appraisal.best.visits or not appraisal.iterations):
            return one
    return _looked_at(state, begun, appraisal.seed, max(appraisal.best.visits, COMPARED), budget)


def _looked_at(state: State, begun: tuple[int, ...], seed: int, visits: int, budget: Budget | None) -> Candidate:
    """A turn that begins with these clicks, on the redeals of a seed."""
    search = _search(state, seed, budget, begun)
    (edge,) = search.root.edges
    for _ in range(visits):
        search.visit(edge)
    return _candidate(search, edge)


def confirmed(
    state: State, best: Candidate, other: Candidate, seed: int = FRESH, budget: Budget | None = None
) -> Difference:
    """By how much a turn is better than another on redeals that neither has met: what was chosen because it looked best
    may have been lucky."""
    visits = max(COMPARED, best.visits // 2)
    one, two = (_looked_at(state, turn.clicks, seed, visits, budget) for turn in (best, other))
    return compared(one, two)


class Memory:
    """Appraisals that have been made, by what the seat saw: who asks again is told the same, the coach uses what a hint
    has found, and what was planned is kept while it is played."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, Appraisal] = OrderedDict()

    def get(self, state: State) -> Appraisal | None:
        """What is known of a position."""
        return self._kept.get(seed_of(state, 0))

    def keep(self, state: State, appraisal: Appraisal) -> None:
        """Keep an appraisal of a position, and what is left of it after each click of its best turn."""
        left: Appraisal | None = appraisal
        ahead = state.redeal(state.seat, Dealer(0))
        while left is not None:
            self._kept[seed_of(ahead, 0)] = left
            click = left.best.clicks[0]
            left = left.after(click)
            ahead.play(click)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


MOST_KEPT = 400
"""Positions of a table that are remembered."""


def compared(one: Candidate, other: Candidate) -> Difference:
    """By how many points one turn is better than another."""
    return difference(one.seen, other.seen)
