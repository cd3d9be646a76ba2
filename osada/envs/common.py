"""What the adapters share: the game with its options, observations with masks, rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from osada.core.game import Game, State, points
from osada.core.observation import numpy
from osada.core.refusal import Refused
from osada.games import game as game_named

Rewards = Literal["win", "margin", "score"]
"""What is paid at the end: a share of the victory (1 for whoever wins alone, the sum is 0), by how many points a seat
is ahead of the best other one, or its points."""
REWARDS: tuple[Rewards, ...] = ("win", "margin", "score")


class Setup:
    """A game with a number of players and options: what all positions of an environment start from."""

    def __init__(self, name: str, players: int | None, options: Mapping[str, object] | None, rewards: Rewards) -> None:
        self.game: Game[State, Any] = game_named(name)
        self.players = self.game.seats[0] if players is None else players
        self.options = dict(options or {})
        if rewards not in REWARDS:
            raise ValueError(f"rewards: expected {' | '.join(REWARDS)}, not {rewards!r}")
        self.rewards = rewards
        self.declared = self.game.observation(self.players)
        if not self.declared:
            raise ValueError(f"{name} has no observations as arrays")
        self.start(0)

    def __deepcopy__(self, memo: object) -> Setup:
        return self

    @property
    def id(self) -> str:
        """The name of the environment, with the version of the rules."""
        return f"osada/{self.game.name}-v{self.game.rules_version}"

    def start(self, seed: int) -> State:
        """A first position."""
        return self.game.start(self.players, seed, self.options)

    def over(self, state: State) -> tuple[bool, bool]:
        """Whether a game is over, and whether a simulation stops here although it is not."""
        return state.seat is None, self.game.endless and self.game.lasts_too_long(state)

    def observation(self, state: State, seat: int, offered: Sequence[int] | None = None) -> dict[str, Any]:
        """What a seat knows, and what it may do; ``offered`` saves asking the position again."""
        return {"observation": state.observe(seat), "action_mask": self.mask(state, seat, offered)}

    def mask(self, state: State, seat: int, offered: Sequence[int] | None = None) -> Any:
        """1 for every action that a seat may do now."""
        mask = bytearray(len(self.game.space))
        if seat == state.seat:
            for action in state.actions() if offered is None else offered:
                mask[action] = 1
        return numpy().frombuffer(mask, numpy().int8)

    def allow(self, state: State, action: object, offered: Sequence[int] | None = None) -> int:
        """The action, if it is allowed; else Refused, with the rule and its numbers."""
        offered = state.actions() if offered is None else offered
        try:
            number = int(action)  # type: ignore[call-overload]
        except TypeError:
            raise ValueError(f"an action is a whole number, not {action!r}") from None
        if number not in offered:
            refusal = state.why_not(number) if 0 <= number < len(self.game.space) else None
            if refusal is None:
                raise ValueError(f"actions are 0 to {len(self.game.space) - 1}, not {action!r}")
            raise Refused(refusal)
        return int(number)

    def returns(self, state: State) -> list[float]:
        """What every seat is paid at the end."""
        if self.rewards == "win":
            return shares(state.winners(), self.players)
        totals = [points(score) for score in state.scores()]
        if self.rewards == "score":
            return [float(total) for total in totals]
        return [float(total - max(totals[:seat] + totals[seat + 1 :])) for seat, total in enumerate(totals)]


def shares(winners: Sequence[int], players: int) -> list[float]:
    """A victory as rewards that add up to 0: 1 for whoever wins alone, and less where it is shared."""
    each = 1 / len(winners)
    return [((each if seat in winners else 0.0) - 1 / players) * players / (players - 1) for seat in range(players)]
