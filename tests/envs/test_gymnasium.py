"""A seat of a game as a Gymnasium environment passes Gymnasium's own checks."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import osada
from osada.envs.gymnasium import SeatEnv, register
from tests.own import OWN

NAMES = {name: f"osada/{name}-v{osada.game(name).rules_version}" for name in OWN}


def test_every_game_is_known_by_its_name_and_the_version_of_its_rules() -> None:
    assert set(NAMES.values()) <= set(register()) <= set(gymnasium.registry)


@pytest.mark.parametrize("name", OWN)
def test_the_checks_of_gymnasium_pass(name: str) -> None:
    env = gymnasium.make(NAMES[name], opponents=["random"], illegal="random")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=r".*not close to symmetric.*|.*render.*|.*np_random.*")
        check_env(env.unwrapped, skip_render_check=True)


def played(env: Any, seed: int) -> tuple[int, float, bool, bool]:
    """How many steps a game takes with the first allowed action each time, and how it ends."""
    seen, info = env.reset(seed=seed)
    for steps in range(1, 5000):
        assert env.observation_space.contains(seen) and (info["action_mask"] == env.unwrapped.action_masks()).all()
        seen, reward, over, stopped, info = env.step(int(info["action_mask"].argmax()))
        if over or stopped:
            return steps, reward, over, stopped
        assert reward == 0.0
    raise AssertionError("the game does not end")


def test_equal_seeds_play_equally_and_seats_are_drawn() -> None:
    env = gymnasium.make(NAMES["kingdom-builder"], opponents=["random", "greedy"], seat=None)
    assert played(env, 3) == played(env, 3)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1, 2}


def test_opponents_are_the_bots_that_are_named() -> None:
    env = SeatEnv("kingdom-builder", ["greedy", "random"], players=3, seat=1)
    env.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in env._bots.items()} == {2: "GreedyPlayer", 0: "RandomPlayer"}
    assert env.position.seat == 1


def test_what_is_not_allowed_is_refused_with_the_rule() -> None:
    env = gymnasium.make(NAMES["kingdom-builder"])
    env.reset(seed=1)
    with pytest.raises(osada.Refused, match="KB-10"):
        env.step(osada.game("kingdom-builder").parse("end"))


def test_several_at_once() -> None:
    envs = gymnasium.make_vec(NAMES["timber-town"], num_envs=2, vectorization_mode="sync", illegal="random")
    seen, _ = envs.reset(seed=1)
    assert seen["observation"]["river"].shape[0] == 2
    for _ in range(3):
        seen, rewards, *_ = envs.step(envs.action_space.sample())
    assert rewards.shape == (2,)
    envs.close()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"opponents": ["genius"]}, "unknown player 'genius'"),
        ({"opponents": ["random"] * 2, "players": 4}, "opponents: expected 1 or 3 names, not 2"),
        ({"seat": 5}, "seat: expected 0 to 1 or None, not 5"),
        ({"illegal": "punish"}, "illegal: expected refuse | random, not 'punish'"),
    ],
)
def test_it_says_what_is_wrong_with_what_it_is_given(given: dict[str, Any], said: str) -> None:
    with pytest.raises((ValueError, osada.UnknownPlayer)) as error:
        SeatEnv("kingdom-builder", **given)
    assert said in str(error.value)
