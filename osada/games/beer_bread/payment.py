"""Ways to pay a recipe (BB-70, BB-70a): what is really paid, and the substitutions turn into the recipe."""

from __future__ import annotations

from functools import lru_cache

from osada.games.beer_bread.benefits import Substitution
from osada.games.beer_bread.goods import FIELD, GUARD, ONE, SHIFT
from osada.games.beer_bread.setup import RATE


@lru_cache(maxsize=4096)
def payments(recipe: int, substitutions: tuple[Substitution, ...], storage: int) -> tuple[int, ...]:
    """All sets of stored tokens that pay the recipe exactly, sorted."""
    tokens = storage % FIELD
    if recipe % FIELD > tokens:
        return ()
    stands_for_recipe = _stands_for(recipe, substitutions, tokens - recipe % FIELD)
    return tuple(goods for goods in stands_for_recipe if ((storage | GUARD) - goods) & GUARD == GUARD)


@lru_cache(maxsize=4096)
def _stands_for(recipe: int, substitutions: tuple[Substitution, ...], more: int) -> tuple[int, ...]:
    """All that can be turned into the recipe, with at most so many tokens more than it has.

    Gone through backwards: wherever a token is asked for, two of another may be paid in its place, and each
    of these may be replaced again. Every step costs one token more, so it ends.
    """
    found = {recipe}
    latest = [recipe]
    for _ in range(more):
        following = set()
        for goods in latest:
            for paid, asked in substitutions:
                if goods >> SHIFT[asked] & FIELD:
                    following.add(goods - ONE[asked] + RATE * ONE[paid])
        latest = [goods for goods in following if goods not in found]
        found.update(latest)
    return tuple(sorted(found))
