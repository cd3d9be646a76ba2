"""A position: every field is declared once, and its slot, its first value, `copy` and `key` follow from that."""

from __future__ import annotations

from enum import IntEnum

from osada.core.fields import shared, starts_as
from osada.core.game import OpenState

from my_game.pieces import PLOTS
from my_game.view import MyGameView

NOBODY = -1


class Step(IntEnum):
    """Where a turn stands."""

    BUILD = 0
    END = 1


class Position(OpenState[MyGameView]):
    """The fields of a position, each declared once."""

    # change: State, if somebody holds a secret; then say `hidden` and `redeal` too
    lane: tuple[int, ...] = shared()
    """The ground of every plot."""
    start: int = shared()

    owners: list[int] = starts_as([NOBODY] * PLOTS)
    """Whose house stands on every plot."""
    card: int = 0
    """The ground that is built on in this turn."""
    turns: int = 0
    step: Step = Step.BUILD

    @property
    def settled(self) -> bool:
        """Nothing is half done. A card that could be taken back into a hand would be."""
        return True
