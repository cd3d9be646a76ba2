"""When enough games are played: Wald's sequential test of two shares, on whole deals.

A deal is played from all seats, so luck of the deal cancels out, and what is won of deals varies less than of games.
The logarithm of the likelihood ratio is that of a normal distribution with the variance that was seen (the generalised
test that chess engines are tested with). It tells "no better" (`EVEN`) from "better" (`BETTER`), each wrong in 5 of
100.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

EVEN, BETTER = 0.5, 0.56
"""The shares that are told apart if no others are given."""
RISK = 0.05
BOUND = math.log((1 - RISK) / RISK)
LEAST = 10
"""Deals before anything is said."""
WIDE = 1.96
"""Standard errors on either side that 95 of 100 cases lie within."""


@dataclass(frozen=True)
class Verdict:
    """What the deals so far say."""

    deals: int
    share: float
    interval: tuple[float, float]
    ratio: float
    """The logarithm of the likelihood ratio."""

    @property
    def accepted(self) -> bool:
        """Whether the new one is better."""
        return self.deals >= LEAST and self.ratio >= BOUND

    @property
    def ended(self) -> bool:
        """Whether it is known."""
        return self.deals >= LEAST and abs(self.ratio) >= BOUND


def verdict(shares: Sequence[float], even: float = EVEN, better: float = BETTER) -> Verdict:
    """What the shares of deals say, in their order: 0 where all is lost, 1 where all is won. Two shares are told apart:
    ``even`` and ``better``."""
    count = len(shares)
    if not count:
        return Verdict(0, EVEN, (0.0, 1.0), 0.0)
    mean = math.fsum(shares) / count
    seen = [*shares, 0.0, 1.0]  # so that a few equal deals are not taken for certain
    middle = math.fsum(seen) / len(seen)
    variance = math.fsum((share - middle) ** 2 for share in seen) / (len(seen) - 1)
    half = WIDE * math.sqrt(variance / count)
    ratio = count * (better - even) * (2 * mean - even - better) / (2 * variance)
    interval = round(max(0.0, mean - half), 3), round(min(1.0, mean + half), 3)
    return Verdict(count, mean, interval, ratio)
