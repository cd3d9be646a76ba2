"""The action space: ``card ROOF`` · ``build TERRACE,PLOT`` · ``end``. Numbers stay for ever."""

from __future__ import annotations

import re

from osada.core.actions import ActionSpace, Block

from hillstead.pieces import ACROSS, ROOFS, TERRACES

SPACE = ActionSpace(
    Block("card", (ROOFS,), form="card ROOF"),
    Block(
        "build",
        (tuple(str(n) for n in range(1, TERRACES + 1)), tuple(str(n) for n in range(1, ACROSS + 1))),
        form="build TERRACE,PLOT",
    ),
    Block("end"),
)

CARD, BUILD, END = (SPACE.first(block.verb) for block in SPACE.blocks)


def plot_name(plot: int) -> str:
    """A plot as people write it: ``2,5`` is the fifth plot of the second terrace."""
    return f"{plot // ACROSS + 1},{plot % ACROSS + 1}"


def plot_place(plot: int) -> str:
    """The place of a plot in the picture."""
    return f"plot-{plot // ACROSS + 1}-{plot % ACROSS + 1}"


def place(action: int) -> str:
    """Where a person points for an action: a card of the hand, a plot, the button that ends the turn."""
    if action == END:
        return "end"
    return f"card-{ROOFS[action - CARD]}" if action < BUILD else plot_place(action - BUILD)


def plot_of_place(place: str) -> int | None:
    """The plot of a place, None if it is none."""
    found = re.fullmatch(rf"plot-([1-{TERRACES}])-([1-{ACROSS}])", place)
    return None if found is None else (int(found[1]) - 1) * ACROSS + int(found[2]) - 1


def roof_of_place(place: str) -> int | None:
    """The roof of a card, None if it is none."""
    kind, _, roof = place.partition("-")
    return ROOFS.index(roof) if kind == "card" and roof in ROOFS else None
