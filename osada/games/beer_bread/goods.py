"""Tokens in one integer: seven bits a resource, so that whole piles are added and compared at once.

    hops | rye | barley | wheat | water      each 0 to 63, and one guard bit above it

The guard bits say, after a subtraction, where there was enough. A pile modulo 127 is the number of its tokens.
"""

from __future__ import annotations

from collections.abc import Mapping

RESOURCES = ("water", "wheat", "barley", "rye", "hops")
WATER, WHEAT, BARLEY, RYE, HOPS = range(5)
BITS = 7
FIELD = 127
MOST = 63
"""More of a resource than there ever is."""
SHIFT = tuple(BITS * resource for resource in range(len(RESOURCES)))
ONE = tuple(1 << shift for shift in SHIFT)
GUARD = sum(64 << shift for shift in SHIFT)


def packed(amounts: Mapping[str, int]) -> int:
    """Amounts by name as one integer."""
    return sum(amounts.get(name, 0) << shift for name, shift in zip(RESOURCES, SHIFT, strict=True))


def amount(goods: int, resource: int) -> int:
    return goods >> SHIFT[resource] & FIELD


def number(goods: int) -> int:
    """How many tokens in all."""
    return goods % FIELD


def named(goods: int) -> dict[str, int]:
    """What is there, by name; what is not there is left out."""
    return {name: there for name, shift in zip(RESOURCES, SHIFT, strict=True) if (there := goods >> shift & FIELD)}


def all_named(goods: int) -> dict[str, int]:
    """All five resources by name."""
    return {name: goods >> shift & FIELD for name, shift in zip(RESOURCES, SHIFT, strict=True)}


def enough(goods: int, needed: int) -> bool:
    """Whether there is enough of every resource."""
    return ((goods | GUARD) - needed) & GUARD == GUARD


def lesser(one: int, other: int) -> int:
    """Of every resource the lower number of the two."""
    guards = ((one | GUARD) - other) & GUARD
    where = guards - (guards >> 6)
    return other & where | one & ~where & ~GUARD


def beyond(goods: int, taken: int) -> int:
    """What is left of every resource when so many are taken away, none where there are fewer."""
    left = (goods | GUARD) - taken
    guards = left & GUARD
    return left & guards - (guards >> 6)


def present(goods: int) -> int:
    """A mask of the resources that are there at all."""
    return sum(MOST << shift for shift in SHIFT if goods >> shift & FIELD)


def times(goods: int, number: int) -> int:
    """So many times as much, as far as it matters: two of these can be added."""
    return sum(min(MOST // 2, (goods >> shift & FIELD) * number) << shift for shift in SHIFT)
