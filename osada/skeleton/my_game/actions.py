"""The action space: ``build PLOT`` · ``end``. Numbers stay for ever: a new block goes to the end."""

from __future__ import annotations

from osada.core.actions import ActionSpace, Block

from my_game.pieces import PLOTS

SPACE = ActionSpace(
    Block("build", (tuple(str(number) for number in range(1, PLOTS + 1)),), form="build PLOT"),
    Block("end"),
)

BUILD, END = (SPACE.first(block.verb) for block in SPACE.blocks)


def place(action: int) -> str:
    """Where a person points for an action. What the picture does not have becomes a button, such as ``end``."""
    return "end" if action == END else f"plot-{action - BUILD + 1}"


def plot_of_place(place: str) -> int | None:
    """The plot of a place, None if it is none."""
    number = place.removeprefix("plot-")
    return int(number) - 1 if number.isdigit() and 1 <= int(number) <= PLOTS else None
