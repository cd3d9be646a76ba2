"""Looks to the end of its own turn and takes what the game's judge likes best there."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from osada.core.game import State
from osada.players.player import Player

WIDTH = 6
"""How many half-played turns are followed at once."""
LOOKED_AT = 1500
"""How many positions at most; a turn longer than that is judged where it stands."""


@dataclass
class _Line:
    """A way to play on: the first action of it, where it leads, and how good that looks."""

    first: int
    state: State
    value: float


class GreedyPlayer(Player):
    """A beam search over the clicks of one turn. Ways that meet in the same position are followed once."""

    def think(self, state: State, actions: list[int]) -> int:
        seat = state.seat
        assert seat is not None
        judge = state.game.judge
        best: _Line | None = None
        beam = [_Line(-1, state, 0.0)]
        looked_at = 0
        while beam and looked_at < LOOKED_AT:
            reached: dict[Hashable, _Line] = {}
            for line in beam:
                for action in line.state.actions():
                    after = line.state.copy()
                    after.play(action)
                    looked_at += 1
                    first = action if line.first < 0 else line.first
                    found = _Line(first, after, judge(after, seat))
                    if after.seat == seat:
                        reached.setdefault(after.key(), found)
                    elif best is None or found.value > best.value:
                        best = found
            beam = sorted(reached.values(), key=lambda line: -line.value)[:WIDTH]
        if beam and (best is None or beam[0].value > best.value):
            best = beam[0]
        assert best is not None
        return best.first
