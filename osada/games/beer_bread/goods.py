"""Tokens in one integer: seven bits for each resource, so that whole piles are added and compared at once.

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
    """How many tokens of one resource there are."""
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
    """For every resource the lower of the two numbers."""
    guards = ((one | GUARD) - other) & GUARD
    where = guards - (guards >> 6)
    return other & where | one & ~where & ~GUARD


def beyond(goods: int, taken: int) -> int:
    """For every resource what is left of the goods when ``taken`` is taken away; none where there are fewer."""
    left = (goods | GUARD) - taken
    guards = left & GUARD
    return left & guards - (guards >> 6)


def present(goods: int) -> int:
    """A mask of the resources that are there at all."""
    return sum(MOST << shift for shift in SHIFT if goods >> shift & FIELD)


def times(goods: int, number: int) -> int:
    """The goods ``number`` times; large numbers are cut to half of ``MOST``, so that two such piles can be added."""
    return sum(min(MOST // 2, (goods >> shift & FIELD) * number) << shift for shift in SHIFT)
