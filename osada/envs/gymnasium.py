"""One seat of a game as a Gymnasium environment: bots by their names have the others.

    import gymnasium
    import osada.envs.gymnasium  # registers the games

    env = gymnasium.make("osada/kingdom-builder-v1", opponents=["greedy"])

The number in the name is that of the game's rules. An observation has the arrays of the game and the ``action_mask``;
the mask is in ``info`` too, and `SeatEnv.action_masks` gives it to libraries that ask for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

try:
    import gymnasium
except ModuleNotFoundError as lacking:
    raise ModuleNotFoundError('this needs Gymnasium: pip install "osada[gymnasium]"', name=lacking.name) from None

from osada.core.game import State
from osada.envs import rendering
from osada.envs.common import Rewards, Setup
from osada.envs.spaces import action_space, observation_space
from osada.games import playable
from osada.players import Player, player

SEEDS = 1 << 63
Illegal = Literal["refuse", "random"]
"""What becomes of an action that is not allowed: an error with the rule, or an allowed one by lot in its place."""


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A seat at a table of bots."""

    metadata: dict[str, Any] = {"render_modes": list(rendering.MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        seat: int | None = 0,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: Rewards = "win",
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None:
        """``opponents`` sit down after the own seat, in this order; a single one takes all other seats. The own seat is
        drawn by lot in every game if it is None. Without a number of players there are as many as are named, or as few
        as the game allows."""
        rendering.check(render_mode)
        if illegal not in ("refuse", "random"):
            raise ValueError(f"illegal: expected refuse | random, not {illegal!r}")
        if players is None and len(opponents) > 1:
            players = len(opponents) + 1
        self.setup = Setup(game, players, options, rewards)
        others = self.setup.players - 1
        if len(opponents) not in (1, others):
            raise ValueError(f"opponents: expected 1 or {others} names, not {len(opponents)}")
        self.opponents = list(opponents) * (others if len(opponents) == 1 else 1)
        for name in self.opponents:
            player(name, 0)
        if seat is not None and not 0 <= seat < self.setup.players:
            raise ValueError(f"seat: expected 0 to {others} or None, not {seat}")
        self._wanted_seat, self._illegal = seat, illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setup)
        self.action_space = action_space(self.setup)
        self.seat = seat or 0
        self.position: State
        self._bots: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, up to the first decision of the own seat."""
        super().reset(seed=seed)
        draw, players = self.np_random, self.setup.players
        self.position = self.setup.start(int(draw.integers(SEEDS)))
        self.seat = int(draw.integers(players)) if self._wanted_seat is None else self._wanted_seat
        self._bots = {
            (self.seat + number) % players: player(name, int(draw.integers(SEEDS)))
            for number, name in enumerate(self.opponents, start=1)
        }
        self._others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """An action of the own seat, and what the others do until it decides again."""
        position = self.position
        if self._illegal == "random" and action not in position.actions():
            action = self.np_random.choice(position.actions())
        position.play(self.setup.allow(position, action))
        self._others_play()
        over, too_long = self.setup.over(position)
        reward = self.setup.returns(position)[self.seat] if over or too_long else 0.0
        seen, info = self._seen()
        return seen, reward, over, too_long and not over, info

    def _others_play(self) -> None:
        position = self.position
        while position.seat not in (None, self.seat) and not any(self.setup.over(position)):
            for action in self._bots[position.seat or 0].plan(position):
                position.play(action)

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = self.setup.observation(self.position, self.seat)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat}

    def action_masks(self) -> Any:
        """What the own seat may do, for libraries that ask for it by this name."""
        return self.setup.mask(self.position, self.seat).astype(bool)

    def render(self) -> Any:
        """The table as text or as pixels."""
        return rendering.rendered(self.position, self.render_mode)


def register() -> list[str]:
    """Make all games known to Gymnasium, and give their names; done once when this module is loaded."""
    names = []
    for game in playable()[0]:
        name = f"osada/{game.name}-v{game.rules_version}"
        if game.observation(game.seats[0]):
            names.append(name)
            if name not in gymnasium.registry:
                gymnasium.register(name, f"{__name__}:SeatEnv", kwargs={"game": game.name}, disable_env_checker=True)
    return names


register()
