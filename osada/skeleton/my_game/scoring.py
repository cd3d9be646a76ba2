"""Points (MG-6)."""

from __future__ import annotations

from collections.abc import Sequence

from osada.core.game import Score

from my_game.position import Position


def scores(position: Position) -> list[Score]:
    """The points of every seat as if the game ended now."""
    return score(position.owners, position.players)


def score(owners: Sequence[int], players: int) -> list[Score]:
    """The score sheet, a line after the other; the last line decides."""
    sheet = []
    for seat in range(players):
        pairs = sum(one == other == seat for one, other in zip(owners, owners[1:], strict=False))
        lines = {"houses": owners.count(seat), "pairs": 2 * pairs}
        lines["total"] = sum(lines.values())
        sheet.append(lines)
    return sheet
