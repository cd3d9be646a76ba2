"""How a game could have come to a position that was dealt anew: the same actions, and other chance where it was hidden.

What a seat has seen stays as it was, so an outcome can only be another one if the seat has not seen it. Outcomes are
exchanged one by one, the last ones first, each for one that brings the end nearer to the position that is wanted: an
outcome that could have come as well, or one that came later from the same pool.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from osada.core.dealer import AskingDealer, Chance, WrongScript
from osada.core.game import State
from osada.envs.common import Setup

Told = tuple[int | None, tuple[int, ...]]
"""An action, or None for the set-up, and the outcomes of the chance that it asked for."""
Node = tuple[int, int]
"""An outcome: the step that asked for it, and which one of that step it is."""


class _Deals(AskingDealer):
    """Deals given outcomes, and notes what could have come as well."""

    __slots__ = ("could", "outcomes")

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__()
        self.outcomes = list(outcomes)
        self.could: list[tuple[str, list[int]]] = []

    def pick(self, what: str, pool: Sequence[int]) -> int:
        """The next outcome; Chance if there is none, WrongScript if it cannot come."""
        self.could.append((what, [outcome for outcome, count in enumerate(pool) if count]))
        self.script = [(what, outcome) for outcome in self.outcomes[:1]]
        outcome = super().pick(what, pool)
        del self.outcomes[0]
        return outcome


@dataclass(frozen=True)
class _Step:
    told: Told
    could: Sequence[tuple[str, Sequence[int]]]
    """The pool of every outcome, and what could have come out of it."""
    seen: str
    """What the seat has seen of it."""
    after: State


class Resampled:
    """How a position was dealt anew for a seat; clones share it."""

    def __init__(
        self, setup: Setup, seat: int, position: State, done: Sequence[tuple[bool, int]], before: Resampled | None
    ) -> None:
        self.setup = setup
        self.seat = seat
        self.position = position
        self.done = done
        """What was done in truth: whether chance did it, and what; and if the position from which this one was dealt
        had been dealt anew as well, then that came ``before``."""
        self.before = before
        self._told: list[int] | None = None

    def __deepcopy__(self, memo: object) -> Resampled:
        return self

    def history(self) -> list[int]:
        """A history that leads to the position and has all that the seat has seen; found when it is asked for."""
        if self._told is None:
            actions = [action for _, action in self.done]
            if self.before is not None:
                actions[: len(self.before.done)] = self.before.history()
            steps: list[Told] = [(None, ())]
            for (by_chance, _), action in zip(self.done, actions, strict=True):
                steps.append((action, ()) if not by_chance else (steps[-1][0], (*steps.pop()[1], action)))
            told = retold(self.setup, steps, self.seat, self.position)
            self._told = [one for action, outcomes in told for one in (action, *outcomes) if one is not None]
        return self._told


def retold(setup: Setup, steps: Sequence[Told], seat: int, wanted: State) -> list[Told]:
    """A game of the same actions that a seat cannot tell from this one, and which comes to the position that is
    wanted; ValueError if none is found."""
    found = _played(setup, seat, [], steps)
    assert found is not None, "it was played like this"
    far = _far(found, seat, wanted)
    while far:
        for other in _others(setup, seat, found):
            nearer = _far(other, seat, wanted)
            if nearer < far:
                found, far = other, nearer
                break
        else:
            break
    if found[-1].after != wanted:
        raise ValueError("no history was found that leads to this position")
    return [step.told for step in found]


def _played(
    setup: Setup, seat: int, begun: Sequence[_Step], rest: Sequence[Told], like: Sequence[_Step] = ()
) -> list[_Step] | None:
    """A game played on; None if it cannot be, or if the seat would see that it is not ``like`` another one."""
    steps = list(begun)
    for number, (action, outcomes) in enumerate(rest, len(steps)):
        step = _step(setup, seat, steps[-1].after if steps else None, action, outcomes)
        if step is None or (like and step.seen != like[number].seen):
            return None
        steps.append(step)
    return steps


def _step(setup: Setup, seat: int, before: State | None, action: int | None, outcomes: tuple[int, ...]) -> _Step | None:
    dealer = _Deals(outcomes)
    try:
        if before is None or action is None:
            after = setup.game.start(setup.players, None, setup.options, dealer=dealer)
            seen: object = after.view(seat)
        elif action not in before.actions():
            return None
        else:
            after = before.copy()
            after.dealer = dealer
            after.listen()
            after.play(action)
            seen, after.happened = after.events(seat), None
    except (Chance, WrongScript):
        return None
    return None if dealer.outcomes else _Step((action, outcomes), dealer.could, json.dumps(seen), after)


def _far(steps: Sequence[_Step], seat: int, wanted: State) -> int:
    """How much of what is hidden lies elsewhere than it should at the end."""
    lies, should = (_places(state, seat) for state in (steps[-1].after, wanted))
    return sum((held - lies.get(place, Counter())).total() for place, held in should.items())


def _places(state: State, seat: int) -> dict[str, Counter[str]]:
    return {place: Counter(held) for group in state.hidden(seat) for place, held in group.places.items()}


def _others(setup: Setup, seat: int, steps: Sequence[_Step]) -> Iterator[list[_Step]]:
    """Games that look the same to a seat, with another outcome, or with two that have changed places."""
    later: dict[tuple[str, int], list[Node]] = {}
    for number in reversed(range(len(steps))):
        (_, outcomes), could = steps[number].told, steps[number].could
        for which in reversed(range(len(outcomes))):
            (what, possible), came = could[which], outcomes[which]
            node = (number, which)
            for outcome in possible:
                if outcome == came:
                    continue
                places = later.get((what, outcome), [])
                for changes in ({node: outcome}, *({node: outcome, place: came} for place in places)):
                    other = _played(setup, seat, steps[:number], _changed(steps, number, changes), steps)
                    if other is not None:
                        yield other
            later.setdefault((what, came), []).append(node)


def _changed(steps: Sequence[_Step], first: int, changes: Mapping[Node, int]) -> list[Told]:
    """What is told from a step on, with other outcomes."""
    rest = []
    for number in range(first, len(steps)):
        action, outcomes = steps[number].told
        if outcomes:
            outcomes = tuple(changes.get((number, which), came) for which, came in enumerate(outcomes))
        rest.append((action, outcomes))
    return rest
