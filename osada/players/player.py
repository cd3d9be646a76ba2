"""What every player is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from osada.core.dealer import Dealer
from osada.core.game import State


class Player(ABC):
    """Chooses actions for the seat that decides. Equal seeds choose equally."""

    def __init__(self, seed: int) -> None:
        self.dealer = Dealer(seed)

    def choose(self, state: State) -> int:
        """An action of the deciding seat. The player thinks about a redeal, never about the truth."""
        actions = state.actions()
        if not actions:
            raise ValueError("the game is over: there is nothing to choose")
        if len(actions) == 1:
            return actions[0]
        return self.think(state.redeal(state.seat, self.dealer), actions)

    @abstractmethod
    def think(self, state: State, actions: list[int]) -> int:
        """One of two or more actions; the state is the player's own to play with."""
