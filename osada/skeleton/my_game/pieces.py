"""What is in the box (MG-1)."""  # change: your pieces, counted

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

GROUNDS = ("meadow", "wood", "brook")
PLOTS = 12
PLOTS_PER_GROUND = PLOTS // len(GROUNDS)


def lane(contents: Mapping[str, Any]) -> tuple[int, ...]:
    """The ground of every plot, as the component set has it."""
    return tuple(GROUNDS.index(ground) for ground in contents["lane"])


def faults(contents: Mapping[str, Any]) -> Iterator[str]:
    """What these rules cannot do with a set that has the right form."""
    for number, ground in enumerate(contents["lane"], start=1):
        if ground not in GROUNDS:
            yield f"lane[{number}]: expected one of {', '.join(GROUNDS)}, not {ground!r}"
    for ground in GROUNDS:
        count = contents["lane"].count(ground)
        if count != PLOTS_PER_GROUND:
            yield f"lane: expected {PLOTS_PER_GROUND} plots of {ground}, not {count}"
