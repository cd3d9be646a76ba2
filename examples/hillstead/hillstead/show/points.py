"""Where points come from, for whoever asks at the score sheet."""

from __future__ import annotations

from hillstead.actions import plot_place
from hillstead.pieces import ROOFS, Worth
from hillstead.position import NONE
from hillstead.scoring import Hillside
from hillstead.scoring import sources as plots
from hillstead.view import HillsteadView

NO_MATTER = Worth((), 0, 0, 0, 0)
"""Which plots count is the same whatever they count."""


def sources(view: HillsteadView, line: str, seat: int) -> list[str]:
    """The places that a seat's points of a line come from."""
    if not view["scores"][seat][line]:
        return []
    owners = [NONE if house is None else house["owner"] for house in view["houses"]]
    roofs = [NONE if house is None else ROOFS.index(house["roof"]) for house in view["houses"]]
    return [plot_place(plot) for plot in plots(Hillside(owners, roofs, NO_MATTER), line, seat)]
