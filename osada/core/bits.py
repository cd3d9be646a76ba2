"""Sets of small integers as the bits of one integer."""

from __future__ import annotations


def listed(bits: int) -> list[int]:
    """The numbers of these bits, in order."""
    numbers = []
    while bits:
        lowest = bits & -bits
        numbers.append(lowest.bit_length() - 1)
        bits ^= lowest
    return numbers
