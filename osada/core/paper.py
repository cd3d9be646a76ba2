"""The score sheet of a game on paper: its rows, as people fill them in with a pencil.

A game that says nothing has the lines of its own score (`Game.paper`). A line is called ``score-LINE``; the message
``score-LINE-short``, where there is one, says how it is counted, and ``paper-note`` who wins.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """A row of the sheet: a line of the score, or several of which a game has one."""

    lines: tuple[str, ...]
    ticked: bool = False
    """Whether not every game has it: a ring before it is ticked where it counts."""
    entries: int = 0
    """How many boxes a player has there for what is added up."""


def one_each(*lines: str, ticked: bool = False) -> tuple[Row, ...]:
    """Lines with a row each."""
    return tuple(Row((line,), ticked) for line in lines)
