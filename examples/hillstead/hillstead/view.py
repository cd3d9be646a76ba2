"""All that a seat may know, as data: pictures and words are made from this alone."""

from __future__ import annotations

from typing import TypedDict

from osada.core.game import Score, View


class House(TypedDict):
    """A house on the hillside."""

    owner: int
    roof: str


class HillsteadTable(TypedDict):
    """What a seat knows of the table."""

    houses: list[House | None]
    """What stands on every plot, from the lowest terrace up."""
    heights: list[int]
    """What a house on every terrace counts."""
    hands: list[list[str] | None]
    """The cards of every hand that this seat knows."""
    cards: list[int]
    """How many cards every hand has."""
    pile: int
    chosen: str | None
    """The card that this seat is about to build with."""
    turn: int
    scores: list[Score]
    winners: list[int] | None


class HillsteadView(View, HillsteadTable):
    """All that a seat may know."""
