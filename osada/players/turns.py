"""Ways to play a turn to its end, judged there. One click is one action, so a turn is several."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from osada.core.dealer import Dealer
from osada.core.game import State


@dataclass(slots=True)
class Turn:
    """The clicks of a turn, where they lead, and how good that looks to whoever made them."""

    clicks: tuple[int, ...]
    state: State
    value: float


def turns(state: State, width: int, looked_at: int, chance: Dealer | None = None, sample: int = 0) -> list[Turn]:
    """Turns of the deciding seat, best first: a beam of so many half-played turns, ways that meet followed once.

    With a ``sample`` only so many of the actions of a position are looked at, by ``chance``. A turn that is longer
    than ``looked_at`` positions allow is judged where it stands.
    """
    seat = state.seat
    assert seat is not None
    judge = state.game.judge
    done: dict[Hashable, Turn] = {}
    beam = [Turn((), state, 0.0)]
    seen = 0
    while beam and seen < looked_at:
        reached: dict[Hashable, Turn] = {}
        for turn in beam:
            actions = turn.state.actions()
            if sample and chance is not None and len(actions) > sample:
                actions = _some(actions, sample, chance)
            for action in actions:
                after = turn.state.copy()
                after.play(action)
                key = after.key()
                if after.seat == seat:
                    if key not in reached:
                        seen += 1
                        reached[key] = Turn((*turn.clicks, action), after, judge(after, seat))
                elif key not in done:
                    seen += 1
                    done[key] = Turn((*turn.clicks, action), after, judge(after, seat))
        beam = sorted(reached.values(), key=_value)[:width]
    return sorted(done.values() or beam, key=_value)


def quick(state: State, chance: Dealer, sample: int) -> None:
    """Play a turn in passing: of a few clicks always the one that looks best."""
    seat = state.seat
    for _ in range(LONG_TURN):
        state.play(best_of_some(state, chance, sample))
        if state.seat != seat:
            return


def best_of_some(state: State, chance: Dealer, sample: int) -> int:
    """Of so many clicks the one after which the position looks best."""
    seat = state.seat
    assert seat is not None
    actions = state.actions()
    if len(actions) == 1:
        return actions[0]
    if len(actions) > sample:
        actions = _some(actions, sample, chance)
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


def _some(actions: list[int], count: int, chance: Dealer) -> list[int]:
    """So many different actions, each equally likely."""
    actions = actions[:]
    for index in range(count):
        other = index + chance.below(len(actions) - index)
        actions[index], actions[other] = actions[other], actions[index]
    return actions[:count]
