"""Whole towns for tests, in the notation of `positions`."""

from __future__ import annotations

EXAMPLE = (
    "A1=purple:EW A2=purple:EW A3=purple:SW A4=green:NS B1=yellow:E B2=orange:ESW B3=purple:NW B4=orange:NS "
    "C1=yellow:E C2=red-dam C3=orange:EW C4=blue:NW D1=purple:ES D2=brown-four D3=blue:ESW D4=purple:EW"
)
"""The worked example of the rulebook: the text fixes nine tiles, the others and all ends are such that it holds."""
CROSSINGS = (
    "A1=red-crane A2=red-crane A3=red-crane A4=green:SW B1=red-dam B2=red-dam B3=red-raft B4=red-raft "
    "C1=red-raft C2=brown-four C3=brown-four C4=blue-four D1=green:NE D2=blue-four D3=yellow-four D4=green:NW"
)
"""All sides are joined, so there is nothing to dismantle; it can stand beside the example."""


def without(town: str, *cells: str) -> str:
    """A town with some cells empty."""
    return " ".join(word for word in town.split() if word.split("=")[0] not in cells)
