"""The spaces of an environment, as Gymnasium and PettingZoo have them."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces

from osada.core.observation import numpy
from osada.envs.common import Setup


def observation_space(setup: Setup) -> spaces.Dict:
    """The arrays of the game with their bounds, and the mask of the actions."""
    arrays: dict[str, spaces.Space[Any]] = {
        array.name: spaces.Box(array.low, array.high, array.shape, numpy().dtype(array.dtype))
        for array in setup.declared
    }
    mask = spaces.Box(0, 1, (len(setup.game.space),), numpy().int8)
    return spaces.Dict({"observation": spaces.Dict(arrays), "action_mask": mask})


def action_space(setup: Setup) -> spaces.Discrete:
    """All actions of the game."""
    return spaces.Discrete(len(setup.game.space))
