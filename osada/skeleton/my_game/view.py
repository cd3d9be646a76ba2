"""All that a seat may know, as data: pictures and words are made from this alone."""  # change: declare every key

from __future__ import annotations

from typing import TypedDict

from osada.core.game import Score, View


class MyGameTable(TypedDict):
    """What a seat knows of the table."""

    lane: list[str]
    """The ground of every plot."""
    owners: list[int | None]
    """Whose house stands on every plot."""
    card: str | None
    """The ground that is built on in this turn; None once the game is over."""
    turn: int
    scores: list[Score]
    winners: list[int] | None


class MyGameView(View, MyGameTable):
    """All that a seat may know."""
