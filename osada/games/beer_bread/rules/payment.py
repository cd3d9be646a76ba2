"""Ways to pay a recipe (BB-70, BB-70a): the sets of tokens that substitutions turn into the recipe."""

from __future__ import annotations

from functools import lru_cache

from osada.games.beer_bread.benefits import Substitution
from osada.games.beer_bread.goods import FIELD, GUARD, ONE, SHIFT
from osada.games.beer_bread.pieces import RATE


def payments(recipe: int, substitutions: tuple[Substitution, ...], storage: int) -> tuple[int, ...]:
    """All sets of stored tokens that pay the recipe exactly, sorted."""
    more = storage % FIELD - recipe % FIELD
    ways = [goods for steps in range(more + 1) for goods in _stands_for(recipe, substitutions, steps)]
    return tuple(sorted(goods for goods in ways if ((storage | GUARD) - goods) & GUARD == GUARD))


def can_pay(recipe: int, substitutions: tuple[Substitution, ...], storage: int) -> bool:
    """Whether any set of stored tokens pays the recipe exactly."""
    guarded = storage | GUARD
    for steps in range(storage % FIELD - recipe % FIELD + 1):
        for goods in _stands_for(recipe, substitutions, steps):
            if (guarded - goods) & GUARD == GUARD:
                return True
    return False


@lru_cache(maxsize=4096)
def _stands_for(recipe: int, substitutions: tuple[Substitution, ...], steps: int) -> tuple[int, ...]:
    """All sets of tokens that ``steps`` substitutions turn into the recipe.

    They are found backwards: wherever a token is asked for, two of another may be paid in its place, and each
    of these may be replaced again. Every step costs one token more.
    """
    if not steps:
        return (recipe,)
    found = set()
    for goods in _stands_for(recipe, substitutions, steps - 1):
        for paid, asked in substitutions:
            if goods >> SHIFT[asked] & FIELD:
                found.add(goods - ONE[asked] + RATE * ONE[paid])
    return tuple(found)
