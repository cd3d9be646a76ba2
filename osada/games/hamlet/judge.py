"""What a bot needs: a cheap guess how good a position is for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from osada.games.hamlet.rules import HamletState


def judge(state: HamletState, seat: int) -> float:
    return float(state.scores()[seat]["total"])
