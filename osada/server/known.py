"""Which games somebody knows, and what a newcomer is told in the first turns."""

from __future__ import annotations

from typing import Any

from osada.core.chapters import FIRST_TURNS
from osada.core.game import Game
from osada.server.storage import ListedTable


def known_games(tables: list[ListedTable]) -> set[str]:
    """The games that somebody has finished one of, having sat there."""
    return {
        table.game
        for table in tables
        if table.summary is not None and table.summary.seat is None and any(seat >= 0 for seat in table.seats)
    }


def advice(game: Game, language: str) -> dict[str, Any] | None:
    """What the first turns of a newcomer are explained with; None if the game says nothing."""
    if not game.book.chapters:
        return None
    text = game.book_text(language)
    turns = range(1, FIRST_TURNS + 1)
    return {
        "titles": [text("page-first-turn", turn=turn) for turn in turns],
        "good": [text(f"first-turn-{turn}") for turn in turns],
    }
