"""What a bot needs: a cheap guess how good a position is for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from osada.games.timber_town.rules import TownState


def judge(state: TownState, seat: int) -> float:
    """Points now, and what is likely to come of it."""
    scores = state.scores()
    return float(scores[seat]["total"])
