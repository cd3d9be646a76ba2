"""Ways to play a turn to its end, judged there. One click is one action, so a turn is several; it lasts as long as
``turn_key()`` stays."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, inf
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
    state: State, beam: int, positions: int, chance: Dealer, sight: Sight | None = None, alike: int = 0
) -> list[Turn]:
    """Turns of the deciding seat, best first: a beam of half-played turns, ways that meet followed once.

    With a ``sight`` only some of the actions of a position are looked at. A turn that is longer than the number of
    ``positions`` allows is judged where it stands. With ``alike`` only that many go on of those that the judge cannot
    tell apart, so that there is room for others.
    """
    seat, begun = state.seat, state.turn_key()
    assert seat is not None
    judge = state.game.judge
    done: dict[Hashable, Turn] = {}
    followed = [Turn((), state, 0.0)]
    seen = 0
    while followed and seen < positions:
        reached: dict[Hashable, Turn] = {}
        for turn in followed:
            actions = turn.state.actions()
            for action in sight.notices(actions, chance) if sight else actions:
                after = turn.state.copy()
                after.play(action)
                found = reached if after.turn_key() == begun else done
                key = after.key()
                if key not in found:
                    seen += 1
                    found[key] = Turn((*turn.clicks, action), after, judge(after, seat))
        followed = _best(reached.values(), 4 * alike)[:beam]
    return _best(done.values() or followed, alike)


def _best(found: Iterable[Turn], alike: int) -> list[Turn]:
    """Best first, and of those with equal values only ``alike``."""
    best = sorted(found, key=_value)
    if not alike:
        return best
    return [turn for index, turn in enumerate(best) if index < alike or best[index - alike].value != turn.value]


def _value(turn: Turn) -> float:
    return -turn.value


def certain(position: State, clicks: Sequence[int]) -> Sequence[int]:
    """The clicks up to the first with which something is learnt: on a redeal it is not what would have come."""
    after = position.copy()
    for number, click in enumerate(clicks, 1):
        after.play(click)
        if after.reveals != position.reveals:
            return clicks[:number]
    return clicks


def sensible_turn(state: State, chance: Dealer, sight: Sight) -> State:
    """Where a turn leads that is played in passing: the best judged click after click, and of all the ways to end the
    turn on that way the best judged one. So nobody goes on clicking for what an end would lose."""
    seat, begun = state.seat, state.turn_key()
    assert seat is not None
    judge = state.game.judge
    ended: State | None = None
    highest = -inf
    for _ in range(LONG_TURN):
        actions = state.actions()
        further: State | None = None
        high = -inf
        for action in sight.notices(actions, chance):
            after = state.copy()
            after.play(action)
            if after.turn_key() == begun:
                value = judge(after, seat) if len(actions) > 1 else 0.0
                if value > high:
                    further, high = after, value
            elif len(actions) == 1 and ended is None:
                return after
            elif (value := judge(after, seat)) > highest:
                ended, highest = after, value
        if further is None:
            break
        state = further
    return ended or state


def best_of_some(state: State, chance: Dealer, sight: Sight) -> int:
    """Of the clicks that are noticed the one after which the position looks best."""
    seat = state.seat
    assert seat is not None
    actions = state.actions()
    if len(actions) == 1:
        return actions[0]
    judge = state.game.judge
    best, highest = actions[0], -inf
    for action in sight.notices(actions, chance):
        after = state.copy()
        after.play(action)
        value = judge(after, seat)
        if value > highest:
            best, highest = action, value
    return best


LONG_TURN = 60
"""Clicks after which a turn in passing is left as it is."""
