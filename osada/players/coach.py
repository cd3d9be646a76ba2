"""The coach: what the turns of a game have cost, and what everybody's chances were. From what the seats knew then."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from osada.core.game import Reason, Score, State, points
from osada.core.record import Record, replay
from osada.core.text import LANGUAGES, Text
from osada.players.appraisal import Appraisal, appraise, compared, confirmed, played
from osada.players.budget import Budget
from osada.players.reasons import click_names, reasons_of, sentences, unlike

WORTH_NAMING = 1.0
"""A turn is named that has cost at least so many points, and on other redeals too: of many turns some look bad by
luck."""


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
class Verdict:
    """A turn as the coach sees it."""

    ahead: tuple[float, ...]
    """By how many points every seat would be ahead of the best other one after the best turn."""
    cost: float = 0.0
    """How many points the turn that was played has cost; 0 if it is within two standard errors of the best."""
    error: float = 0.0
    better: tuple[int, ...] = ()
    """The clicks of the best turn, as far as nothing is learnt; empty if the turn that was played is as good."""
    reasons: tuple[Reason, ...] = ()
    """Why that one is better."""
    choice: bool = True
    """Whether there was anything to decide."""
    named: bool = False
    """Whether it is worth talking about: it cost a point or more, and a second look agrees."""


def judge_turn(
    state: State, clicks: Sequence[int], kept: Appraisal | None = None, budget: Budget | None = None
) -> Verdict:
    """Compare a turn with the best that the appraisal of a hint finds; ``kept`` is that appraisal if there was one."""
    appraisal = kept or appraise(state, budget=budget)
    best = appraisal.best
    if len(appraisal.candidates) == 1:
        return Verdict(best.ahead, choice=False)
    own = played(state, clicks, appraisal, budget)
    gap = compared(best, own)
    cost = round(gap.mean, 1)
    if own is best or not gap.sure or cost <= 0:
        return Verdict(best.ahead, error=round(gap.error, 2) if math.isfinite(gap.error) else 0.0)
    error = round(gap.error, 2)
    if cost < WORTH_NAMING or confirmed(state, best, own, budget=budget).mean < WORTH_NAMING:
        return Verdict(best.ahead, cost, error, best.clicks)
    found = reasons_of(state, appraisal.seed)
    reasons = found.of(best.clicks, own.clicks, than=True)
    if not sentences(state.game, reasons, LANGUAGES[0]):
        reasons.append(Reason("later", "", cost))
    return Verdict(best.ahead, cost, error, best.clicks, tuple(reasons), named=True)


class Told(NamedTuple):
    """A turn in words."""

    when: str
    """The round; or which turn of the game it was."""
    played: str
    """What was played and the better turn does not have."""
    better: str
    """What the better turn has instead."""
    why: list[str]
    """Why that is better, in at most two sentences."""


def told_of(known: State, number: int, clicks: Sequence[int], verdict: Verdict, language: str) -> Told:
    """A turn and the better one in words, only what differs; it was the turn of this ``number`` in the game."""
    names = [click_names(known, one, language) for one in (clicks, verdict.better)]
    return tell(known, number, (clicks, names[0]), (verdict.better, names[1]), verdict.reasons, language)


Named = tuple[Sequence[int], Sequence[str]]
"""Clicks with their names."""


def tell(known: State, number: int, turn: Named, better: Named, reasons: Sequence[Reason], language: str) -> Told:
    """The same, where the clicks have names already."""
    game = known.game
    played, instead = (
        ", ".join(names[number] for number in unlike(clicks, other, game))
        for (clicks, names), (other, _) in ((turn, better), (better, turn))
    )
    when = game.when(known.view(known.seat), language) or game.text(language)("when-turn", turn=number)
    return Told(when, played, instead, sentences(game, reasons, language))


def summary(text: Text, player: str, share: float, lost: float, luck: float | None) -> str:
    """How a seat has played: how many of its turns were as good as the best, what the others cost, and its luck."""
    lucky = "–" if luck is None else f"{luck:+.0f}".replace("-", "−")
    return text("coach-seat", player=player, within=round(100 * share), lost=lost, luck=lucky)


class Balance(NamedTuple):
    """What the lead of a seat at the end is made of, in points; both are guesses."""

    choice: float
    """What the others have lost by their choices, on average, less what the seat has."""
    luck: float
    """The rest: cards and tiles as they came, and what nobody could see."""


def balances(
    appraised: Sequence[tuple[int, Sequence[float]]], costs: Sequence[float], scores: Sequence[Score]
) -> list[Balance]:
    """Of every seat what was choice and what was luck, from the turns that were appraised (the seat, and by how much
    everybody was ahead), what they have cost, and the scores at the end."""
    players = len(scores)
    lost = [0.0] * players
    first: dict[int, Sequence[float]] = {}
    for (who, ahead), cost in zip(appraised, costs, strict=True):
        lost[who] += cost
        first.setdefault(who, ahead)
    totals = [points(score) for score in scores]
    found = []
    for seat in range(players):
        others = totals[:seat] + totals[seat + 1 :]
        began = sum(ahead[seat] for ahead in first.values()) / max(1, len(first))
        choice = (sum(lost) - lost[seat]) / (players - 1) - lost[seat]
        luck = totals[seat] - max(others) - began - choice
        found.append(Balance(round(choice, 1) + 0.0, round(luck, 1) + 0.0))
    return found


def within(verdicts: Sequence[Verdict]) -> float:
    """The share of some turns that are within two standard errors of the best; turns without a choice do not count."""
    chosen = [verdict for verdict in verdicts if verdict.choice]
    return round(sum(not verdict.cost for verdict in chosen) / len(chosen), 3) if chosen else 1.0


def lost(verdicts: Sequence[Verdict]) -> float:
    """The points that some turns have cost, on average."""
    chosen = [verdict for verdict in verdicts if verdict.choice]
    return round(math.fsum(verdict.cost for verdict in chosen) / len(chosen), 2) if chosen else 0.0


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
