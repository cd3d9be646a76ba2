"""All seats of a game as a PettingZoo environment (AEC): one agent after the other, with action masks.

    from osada.envs import pettingzoo

    env = pettingzoo.env("kingdom-builder", players=3, rewards="margin")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

An agent may decide several times in a row: a turn is several actions. ``copy.deepcopy(env)`` is quick and exact, for
search; ``env.state()`` is not defined, ``env.position`` is the position itself.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as lacking:
    raise ModuleNotFoundError('this needs PettingZoo: pip install "osada[pettingzoo]"', name=lacking.name) from None

from osada.core.game import State
from osada.envs import rendering
from osada.envs.common import Rewards, Setup
from osada.envs.spaces import action_space, observation_space

SEEDS = 1 << 63


def env(
    name: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    rewards: Rewards = "win",
    render_mode: str | None = None,
) -> TableEnv:
    """A game by its name, for as few ``players`` as may play if nothing else is said; ``options`` are those of
    `Game.start`. ``rewards`` are paid at the end: ``win`` (1 for whoever wins alone, the sum is 0), ``margin`` (by how
    many points a seat is ahead of the best other one) or ``score``. ``render_mode`` is ``ansi`` or ``rgb_array``."""
    return TableEnv(Setup(name, players, options, rewards), render_mode)


def parallel_env(name: str, **more: Any) -> Any:
    """The same as a parallel environment, by PettingZoo's own conversion for games with turns."""
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # noqa: PLC0415  # few need it

    return turn_based_aec_to_parallel(env(name, **more))


class TableEnv(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """A table at which every seat is an agent, ``player_0`` and so on."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        rendering.check(render_mode)
        super().__init__()
        self.setup = setup
        self.metadata = {
            "name": setup.id,
            "render_modes": list(rendering.MODES),
            "render_fps": 2,
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(setup.players)]
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(setup) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(setup) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._chance = random.Random()
        self.position: State
        self._offered: list[int] = []
        """What the deciding agent may do, asked once per position."""

    def observation_space(self, agent: str) -> spaces.Dict:
        """The arrays of the game and the mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game; the mask says which may be done."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; equal seeds begin equally, and so do the games after it."""
        if seed is not None:
            self._chance = random.Random(seed)
        self.position = self.setup.start(self._chance.randrange(SEEDS))
        self._offered = self.position.actions()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.seat or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do now."""
        return self.setup.observation(self.position, self._number[agent], self._offered)

    def step(self, action: int | None) -> None:
        """The agent that is selected acts; Refused where the rules do not allow it."""
        agent, position = self.agent_selection, self.position
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position.play(self.setup.allow(position, action, self._offered))
        self._offered = position.actions()
        self._cumulative_rewards[agent] = 0.0
        over, too_long = self.setup.over(position)
        if over or too_long:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, too_long and not over)
            self.rewards = dict(zip(self.agents, self.setup.returns(position), strict=True))
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.agents[position.seat or 0]

    def render(self) -> Any:
        """The table as text or as pixels."""
        return rendering.rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def __deepcopy__(self, memo: object) -> TableEnv:
        """A copy to search in: it shares what never changes."""
        other = TableEnv.__new__(TableEnv)
        other.__dict__.update(self.__dict__)
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
            if name in vars(self):
                setattr(other, name, getattr(self, name).copy())
        other._chance = random.Random()
        other._chance.setstate(self._chance.getstate())
        if "position" in vars(self):
            other.position = self.position.copy()
            other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return other
