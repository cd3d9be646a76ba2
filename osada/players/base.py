"""What every player is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from osada.core.dealer import Dealer
from osada.core.game import State


class Spent(NamedTuple):
    """What a seat has thought since another one decided: all its turns in a row have one budget."""

    iterations: int = 0
    seconds: float = 0.0


NOTHING = Spent()


class NotAllowed(ValueError):
    """A player has chosen what the rules do not allow."""


class Player(ABC):
    """Chooses actions for the seat that decides. Equal seeds choose equally.

    A player thinks once a turn, about a redeal and never about the truth, and remembers what it has planned for as
    long as nothing happens that it could not know before. A bot of your own says how to `think`:

    >>> import osada
    >>> class Last(osada.Player):
    ...     def think(self, state):
    ...         return [state.actions()[-1]]
    >>> state = osada.game("kingdom-builder").start(seed=7)
    >>> Last(seed=1).choose(state) == state.actions()[-1]
    True
    """

    def __init__(self, seed: int) -> None:
        self.dealer = Dealer(seed)
        self.spent = NOTHING
        self._planned: dict[Hashable, int] = {}

    def choose(self, state: State) -> int:
        """An action of the deciding seat."""
        planned = self._planned.get(known(state)) if self._planned else None
        return self.plan(state)[0] if planned is None else planned

    def plan(self, state: State) -> list[int]:
        """The clicks of the turn up to the point where the deciding seat learns something new."""
        actions = state.actions()
        if not actions:
            raise ValueError("the game is over: there is nothing to choose")
        clicks = self.think(state.redeal(state.seat, self.dealer)) if len(actions) > 1 else actions
        self._planned = {}
        sure = []
        ahead = state.redeal(state.seat, Dealer(0))
        reveals, turn = ahead.reveals, ahead.turn_key()
        for click in clicks:
            if click not in ahead.actions():
                raise NotAllowed(f"{type(self).__name__} has chosen {_notation(state, click)}, which is not allowed")
            self._planned[known(ahead)] = click
            sure.append(click)
            ahead.play(click)
            if ahead.reveals != reveals or ahead.turn_key() != turn:
                break
        if ahead.seat != state.seat:
            self.spent = NOTHING
        return sure

    @abstractmethod
    def think(self, state: State) -> Sequence[int]:
        """The next click, or several, up to the end of the turn; the state is the player's own to play with."""


def _notation(state: State, action: int) -> str:
    space = state.game.space
    return state.game.notation(action) if isinstance(action, int) and 0 <= action < len(space) else repr(action)


def known(state: State) -> Hashable:
    """Equal for positions that the deciding seat cannot tell apart."""
    return state.redeal(state.seat, Dealer(0)).key() if state.seat is not None else None
