"""Comparisons pair by pair: two that met the same luck."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

SURE = 2.0
"""Standard errors from which a difference is one; what is nearer is about even."""


class Difference(NamedTuple):
    """By how much one is better than the other, with its standard error."""

    mean: float
    error: float
    pairs: int

    @property
    def sure(self) -> bool:
        """Whether it is a difference at all: two standard errors or more."""
        return self.pairs > 1 and abs(self.mean) >= SURE * self.error and abs(self.mean) > SLIGHT


SLIGHT = 1e-6
"""Less than this is what sums of fractions come to."""


def difference(one: Sequence[float], other: Sequence[float]) -> Difference:
    """The mean of the differences and its standard error, as far as both were measured.

    >>> difference([3, 5, 4, 6], [1, 2, 2])
    Difference(mean=2.3333333333333335, error=0.33333333333333337, pairs=3)
    """
    differences = [mine - theirs for mine, theirs in zip(one, other, strict=False)]
    count = len(differences)
    if not count:
        return Difference(0.0, math.inf, 0)
    mean = math.fsum(differences) / count
    if count == 1:
        return Difference(mean, math.inf, 1)
    squares = math.fsum((value - mean) ** 2 for value in differences)
    return Difference(mean, math.sqrt(squares / (count - 1) / count), count)
