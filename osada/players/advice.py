"""Hints: the best few turns, how much better they are, and why. From what a seat knows."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from osada.core.game import Game, Reason, State
from osada.core.text import LANGUAGES
from osada.players.appraisal import Appraisal, Candidate, appraise, compared
from osada.players.budget import Budget
from osada.players.paired import SURE, Difference, difference
from osada.players.reasons import Reasons, reasons_of, sentences


@dataclass(frozen=True)
class Advice:
    """A turn to play, as far as nothing is learnt in it."""

    clicks: tuple[int, ...]
    value: float
    """By how many points the seat is likely to be ahead at the end."""
    better: float | None
    """By how many points this is better than the best other advice; for the others, worse than the first (negative).
    None if it is the only one."""
    error: float
    """The standard error of ``better``, or of the value if there is nothing to compare with."""
    reasons: tuple[Reason, ...] = ()
    forced: bool = False
    """Nothing else can be done."""
    cut: bool = False
    """The turn goes on after something is learnt."""
    differs: int = 0
    """Which of the clicks is the first that the best advice does not have."""

    @property
    def even(self) -> bool:
        """Whether it is about as good as what it is compared with: nearer than two standard errors."""
        return self.better is not None and abs(self.better) < max(SURE * self.error, LEAST_TOLD)


LEAST_TOLD = 0.5
"""Points; less is told as nothing."""


def advise(state: State, seed: int = 0, budget: Budget | None = None, count: int = 3) -> list[Advice]:
    """The best turns, from what the deciding seat knows."""
    return advice_of(state, appraise(state, seed, budget), count)


def advice_of(state: State, appraisal: Appraisal, count: int = 3) -> list[Advice]:
    """The advice that an appraisal of a position leads to."""
    found: dict[tuple[int, ...], Candidate] = {}
    for candidate in appraisal.candidates:
        found.setdefault(candidate.clicks, candidate)
    first, *others = list(found.values())[:count]
    reasons = reasons_of(state, appraisal.seed)
    value, forced = first.ahead[appraisal.seat], len(state.actions()) == 1
    behind = sorted(((_behind(first, other), other) for other in others), key=lambda pair: pair[0].mean)
    if not behind:
        why = tuple(reasons.of(first.clicks, ()))
        return [Advice(first.clicks, round(value, 1), None, _own_error(first), why, forced, first.cut)]
    least, following = behind[0]
    why = tuple(reasons.of(first.clicks, following.clicks))
    best = Advice(first.clicks, round(value, 1), _tenths(least.mean), round(least.error, 2), why, forced, first.cut)
    others_told = [_alternative(best, value, gap, other, reasons) for gap, other in behind]
    return _told_apart(state.game, [best, *others_told], reasons)


def _told_apart(game: Game, advice: Sequence[Advice], reasons: Reasons) -> list[Advice]:
    """No two say the same: what would is told by what it does otherwise than the best."""
    said: set[tuple[str, ...]] = set()
    found = []
    for one in advice:
        told = tuple(sentences(game, one.reasons, LANGUAGES[0]))
        if told in said or (not told and one is not advice[0]):
            apart = reasons.apart(one.clicks, advice[0].clicks)
            one = replace(one, reasons=(apart, *(reason for reason in one.reasons if reason.kind in ("now", "costs"))))
            told = tuple(sentences(game, one.reasons, LANGUAGES[0]))
        said.add(told)
        found.append(one)
    return found


def _alternative(best: Advice, value: float, gap: Difference, other: Candidate, reasons: Reasons) -> Advice:
    """Another turn, as far behind the best one as it was on the redeals that both have met."""
    return Advice(
        other.clicks,
        _tenths(value - gap.mean),
        _tenths(-gap.mean),
        round(gap.error, 2),
        tuple(reasons.of(other.clicks, best.clicks)),
        cut=other.cut,
        differs=_differs(other.clicks, best.clicks),
    )


def _tenths(points: float) -> float:
    return round(points, 1) + 0.0


def _differs(clicks: tuple[int, ...], best: tuple[int, ...]) -> int:
    """Where two turns part."""
    shared = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(clicks, best, strict=False))
    return min(len(list(shared)), len(clicks) - 1)


def _behind(first: Candidate, other: Candidate) -> Difference:
    """What was looked at less often may look better by luck: the first stays the first."""
    mean, error, pairs = compared(first, other)
    return Difference(max(0.0, mean), error, pairs)


def _own_error(candidate: Candidate) -> float:
    error = difference(candidate.seen, [0.0] * candidate.visits).error
    return round(error, 2) if math.isfinite(error) else 0.0


def in_words(game: Game, advice: Advice, language: str) -> dict[str, str]:
    """The advice for a person: ``label`` is the click that tells it from others, ``why`` what speaks for it, ``better``
    how much better it is."""
    text = game.text(language)
    points = round(abs(advice.better or 0))
    if advice.better is None:
        kind = "forced" if advice.forced else "only"
    else:
        kind = "even" if advice.even or not points else "better" if advice.better > 0 else "worse"
    said = sentences(game, advice.reasons, language)
    silent = "later" if len(advice.clicks) > 1 or advice.cut else "enough" if kind in ("better", "only") else "nothing"
    return {
        "label": game.label(advice.clicks[advice.differs], language),
        "why": " ".join(said) or text(f"hint-{silent}"),
        "better": text(f"hint-{kind}", points=points),
    }


def document(game: Game, advice: Sequence[Advice], language: str) -> dict[str, object]:
    """Advice for machines."""
    return {
        "advice": [
            {
                "clicks": [game.notation(click) for click in one.clicks],
                "value": one.value,
                "error": one.error if math.isfinite(one.error) else None,
                "better": one.better,
                "reasons": sentences(game, one.reasons, language),
            }
            for one in advice
        ]
    }
