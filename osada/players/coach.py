"""The coach: what a turn that was played has cost, and what everybody's chances were. From what the seat knew then."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from osada.core.dealer import Dealer
from osada.core.game import State
from osada.core.record import Record, replay
from osada.players.search import EXPERT, Plan, Search
from osada.players.turns import certain, turns

COACH = replace(EXPERT, iterations=120, seconds=2.0)
"""How much is thought about a turn."""
COMPARED = 24
"""How often the best turn and the one that was played are looked at in any case."""


@dataclass(frozen=True)
class PlayedTurn:
    """A turn of a game that is over."""

    at: int
    """How many actions had been played before it."""
    seat: int
    clicks: tuple[int, ...]
    position: State
    """The truth: redeal it before anybody thinks about it."""


def turns_of(record: Record) -> list[PlayedTurn]:
    """The turns of a record in their order. Where something is learnt another one begins: it was not known before."""
    found: list[PlayedTurn] = []
    clicks: list[int] = []
    begun: State | None = None
    for number, step in enumerate(replay(record)):
        if step.action is not None:
            clicks.append(step.action)
        if begun is not None and _goes_on(begun, step.state):
            continue
        if begun is not None and begun.seat is not None:
            found.append(PlayedTurn(number - len(clicks), begun.seat, tuple(clicks), begun))
        begun, clicks = step.state.copy(), []
    return found


def _goes_on(begun: State, state: State) -> bool:
    return state.turn_key() == begun.turn_key() and state.reveals == begun.reveals


@dataclass(frozen=True)
class Appraisal:
    """A turn as the coach sees it."""

    ahead: tuple[float, ...]
    """By how many points every seat would be ahead of the best other one after the best turn."""
    cost: float
    """How many points the turn that was played has cost; at least 0."""
    best: tuple[int, ...]
    """The clicks of the best turn, as far as nothing is learnt; empty if the turn that was played is as good."""


def appraise(position: State, played: Sequence[int], plan: Plan, chance: Dealer) -> Appraisal:
    """Compare a turn with the best that a search finds. The position has to be redealt already.

    A turn that was cut where something was learnt is as good as the best way to end it.
    """
    begun = tuple(played)
    search = Search(position, plan, chance, (begun + _rest(position, begun, plan, chance),))
    compared = search.run()
    best, own = compared[0], next(edge for edge in compared if edge.clicks[: len(begun)] == begun)
    for edge in (best, own):
        search.look_again(edge, COMPARED - edge.visits)
    seat = search.root.seat
    cost = round(search.mean(best, seat) - search.mean(own, seat), 1)
    if cost <= 0:
        best, cost = own, 0.0
    ahead = tuple(total / best.visits for total in best.totals)
    return Appraisal(ahead, cost, () if best is own else tuple(certain(position, best.clicks)))


def _rest(position: State, begun: tuple[int, ...], plan: Plan, chance: Dealer) -> tuple[int, ...]:
    """The best judged way to end a turn that was begun so."""
    after = position.copy()
    for click in begun:
        after.play(click)
    if after.turn_key() != position.turn_key():
        return ()
    return turns(after, plan.root_width, plan.root_looks, chance)[0].clicks


def chances(appraised: Sequence[tuple[int, Sequence[float]]], count: int) -> list[list[float]]:
    """Everybody's chance to win before each of the turns that were appraised (the seat, and by how much everybody is
    ahead), if ``count`` turns were played in all: a guess, for a curve.

    Who is about to play looks better than the others, so everybody's last word counts once. From then on the lead
    may swing as it does in this game, a little with every turn that is left.
    """
    players = len(appraised[0][1])
    lately: list[Sequence[float]] = [[0.0] * players] * players
    leads = [[0.0] * players]
    for seat, ahead in appraised:
        lately[seat] = ahead
        leads.append([sum(values) / players for values in zip(*lately, strict=True)])
    swings = [(now - then) ** 2 for before, after in pairwise(leads) for then, now in zip(before, after, strict=True)]
    swing = math.sqrt(sum(swings) / len(swings))
    return [_shares(lead, SURE + LOGISTIC * swing * math.sqrt(count - number)) for number, lead in enumerate(leads[1:])]


SURE = 0.5
"""A lead of this many points at the very end is hardly in doubt."""
LOGISTIC = 1.2
"""Makes the spread of a logistic curve of that of a normal one."""


def _shares(lead: Sequence[float], spread: float) -> list[float]:
    weights = [math.exp(max(-30.0, min(30.0, points / spread))) for points in lead]
    return [round(weight / sum(weights), 3) for weight in weights]
