"""What is in the box (HI-1): a hillside of plots, and cards with roofs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

ROOFS = ("red", "slate", "straw", "moss")
CARDS_PER_ROOF = 8
HAND = 3
MOST_HOUSES = 2
"""In a turn (HI-2)."""
TERRACES, ACROSS = 4, 6
PLOTS = TERRACES * ACROSS
"""Plots count along the terraces, from the lowest one up: the plot above another is `ACROSS` further on."""
MOST_POINTS = 9


@dataclass(frozen=True)
class Worth:
    """What everything counts, as the component set has it (HI-7 to HI-10)."""

    heights: tuple[int, ...]
    neighbour: int
    step: int
    most: int
    tied: int


def worth(contents: Mapping[str, Any]) -> Worth:
    """The points of a component set."""
    heights = tuple(terrace["points"] for terrace in contents["terraces"])
    return Worth(heights, *(contents["points"][line] for line in ("neighbour", "step", "most", "tied")))


def faults(contents: Mapping[str, Any]) -> Iterator[str]:
    """What these rules cannot do with a set that has the right form."""
    counted = {f"terraces[{n}].points": terrace["points"] for n, terrace in enumerate(contents["terraces"], start=1)}
    counted |= {f"points.{line}": points for line, points in contents["points"].items()}
    for where, points in counted.items():
        if not 0 <= points <= MOST_POINTS:
            yield f"{where}: expected 0 to {MOST_POINTS}, not {points}"


def terrace_of(plot: int) -> int:
    """The terrace of a plot, 0 for the lowest."""
    return plot // ACROSS


def beside(plot: int) -> list[int]:
    """The plots to the left and to the right."""
    return [other for other in (plot - 1, plot + 1) if other // ACROSS == plot // ACROSS and 0 <= other < PLOTS]
