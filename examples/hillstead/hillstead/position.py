"""A position of Hillstead: whose house stands where and under which roof, the hands, the pile."""

from __future__ import annotations

from enum import IntEnum

from osada.core.fields import per_seat, shared, starts_as
from osada.core.game import State

from hillstead.pieces import CARDS_PER_ROOF, PLOTS, ROOFS, Worth
from hillstead.view import HillsteadView

NONE = -1


class Step(IntEnum):
    """Where a turn stands."""

    CARD = 0
    PLOT = 1
    """A card has been chosen."""


class Position(State[HillsteadView]):
    """The fields of a position, each declared once."""

    worth: Worth = shared()
    tied_get_nothing: bool = shared()
    start: int = shared()

    owners: list[int] = starts_as([NONE] * PLOTS)
    roofs: list[int] = starts_as([NONE] * PLOTS)
    hands: list[list[int]] = per_seat([0] * len(ROOFS))
    """How many cards of every roof a seat holds."""
    pile: list[int] = starts_as([CARDS_PER_ROOF] * len(ROOFS))

    turns: int = 0
    built: int = 0
    """Houses that have been built in this turn."""
    step: Step = Step.CARD
    chosen: int = NONE
    """The roof of the card that has been chosen; it is still in the hand."""

    @property
    def settled(self) -> bool:
        """A card that was built with can be taken back until the turn ends: only then others see it (HI-5)."""
        return self.step is Step.CARD and not self.built
