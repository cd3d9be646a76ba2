"""Ways to play a turn to its end, judged there. One click is one action, so a turn is several."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from osada.core.dealer import Dealer
from osada.core.game import State


class Sight(NamedTuple):
    """How many of the possible clicks a player notices."""

    most: int
    share: float = 1.0

    def notices(self, actions: list[int], chance: Dealer) -> list[int]:
        """Some of the actions, each equally likely; at least one."""
        count = min(self.most, ceil(self.share * len(actions)))
        if count >= len(actions):
            return actions
        actions = actions[:]
        for index in range(count):
            other = index + chance.below(len(actions) - index)
            actions[index], actions[other] = actions[other], actions[index]
        return actions[:count]


@dataclass(slots=True)
class Turn:
    """The clicks of a turn, where they lead, and how good that looks to whoever made them."""

    clicks: tuple[int, ...]
    state: State
    value: float


def turns(
    state: State, width: int, looked_at: int, chance: Dealer, sight: Sight | None = None, alike: int = 0
) -> list[Turn]:
    """Turns of the deciding seat, best first: a beam of ``width`` half-played turns, ways that meet followed once.

    With a ``sight`` only some of the actions of a position are looked at. A turn that is longer than ``looked_at``
    positions allow is judged where it stands. With ``alike`` only that many go on of those that the judge cannot tell
    apart, so that there is room for others.
    """
    seat, begun = state.seat, state.turn_key()
    assert seat is not None
    judge = state.game.judge
    done: dict[Hashable, Turn] = {}
    beam = [Turn((), state, 0.0)]
    seen = 0
    while beam and seen < looked_at:
        reached: dict[Hashable, Turn] = {}
        for turn in beam:
            actions = turn.state.actions()
            for action in sight.notices(actions, chance) if sight else actions:
                after = turn.state.copy()
                after.play(action)
                key = after.key()
                if after.turn_key() == begun:
                    if key not in reached:
                        seen += 1
                        reached[key] = Turn((*turn.clicks, action), after, judge(after, seat))
                elif key not in done:
                    seen += 1
                    done[key] = Turn((*turn.clicks, action), after, judge(after, seat))
        beam = _best(reached.values(), 4 * alike)[:width]
    return _best(done.values() or beam, alike)


def _best(found: Iterable[Turn], alike: int) -> list[Turn]:
    """Best first, and of those with equal values only ``alike``."""
    best = sorted(found, key=_value)
    if not alike:
        return best
    return [turn for index, turn in enumerate(best) if index < alike or best[index - alike].value != turn.value]


def certain(position: State, clicks: Sequence[int]) -> Sequence[int]:
    """The clicks up to the first with which something is learnt: on a redeal it is not what would have come."""
    after = position.copy()
    for number, click in enumerate(clicks, 1):
        after.play(click)
        if after.reveals != position.reveals:
            return clicks[:number]
    return clicks


def quick(state: State, chance: Dealer, sight: Sight) -> None:
    """Play a turn in passing: of a few clicks always the one that looks best."""
    seat = state.seat
    for _ in range(LONG_TURN):
        state.play(best_of_some(state, chance, sight))
        if state.seat != seat:
            return


def best_of_some(state: State, chance: Dealer, sight: Sight) -> int:
    """Of the clicks that are noticed the one after which the position looks best."""
    seat = state.seat
    assert seat is not None
    actions = state.actions()
    if len(actions) == 1:
        return actions[0]
    actions = sight.notices(actions, chance)
    judge = state.game.judge
    best, highest = actions[0], float("-inf")
    for action in actions:
        after = state.copy()
        after.play(action)
        value = judge(after, seat)
        if value > highest:
            best, highest = action, value
    return best


LONG_TURN = 60
"""Clicks after which a turn in passing is left as it is."""


def _value(turn: Turn) -> float:
    return -turn.value
