"""A bot of your own: copy this file, and let it play.

osada arena kingdom-builder --players my_bots.Clever,random
"""

from __future__ import annotations

from collections.abc import Sequence

from osada import Player, State


class Clever(Player):
    """Looks one click ahead, and takes the one after which the game's own judge likes its seat best.

    `think` gets a redeal: the position as far as the seat knows it, with all that is hidden dealt anew. It is the bot's
    own to play with, and `self.dealer` is its chance.
    """

    def think(self, state: State) -> Sequence[int]:
        """The next click, or several."""
        seat = state.seat
        assert seat is not None
        best, choice = float("-inf"), state.actions()[0]
        for action in state.actions():
            after = state.copy()
            after.play(action)
            judged = state.game.judge(after, seat)
            if judged > best:
                best, choice = judged, action
        return [choice]
