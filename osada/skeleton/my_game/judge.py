"""What a bot needs: a cheap guess how good a position is for a seat. It counts in points."""

from __future__ import annotations

from my_game.position import NOBODY, Position

ROOM = 0.5
"""What a free plot beside an own house is worth."""  # change: what is likely to come of a position


def judge(position: Position, seat: int) -> float:
    """Points now, and room for more."""
    value = float(position.scores()[seat]["total"])
    owners = position.owners
    for one, other in zip(owners, owners[1:], strict=False):
        value += ROOM * (sorted((one, other)) == [NOBODY, seat])
    return value
