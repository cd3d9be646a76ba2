"""Games as PettingZoo environments pass PettingZoo's own tests."""

from __future__ import annotations

import re
import warnings
from copy import deepcopy
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import osada
from osada.envs import pettingzoo
from osada.testing.sample import sample
from tests.own import OWN

TABLES = [(name, players) for name in OWN for players in osada.game(name).seats]


def some(name: str) -> int:
    """How many steps a test of PettingZoo takes."""
    return sample(40, 1000)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_tests_of_pettingzoo_pass(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation (space for each agent|is not|numpy array is all zeros)")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        warnings.filterwarnings("ignore", message=".*observation space.*|.*Agent's (min|max)imum.*")
        api_test(pettingzoo.env(name, players), num_cycles=some(name))
        seed_test(lambda: pettingzoo.env(name, players), num_cycles=some(name))


@pytest.mark.parametrize("name", OWN)
def test_the_parallel_test_passes(name: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        parallel_api_test(pettingzoo.parallel_env(name), num_cycles=some(name))


@pytest.mark.parametrize(("rewards", "paid"), [("win", {-1.0, 1.0}), ("margin", None), ("score", None)])
def test_rewards_are_paid_at_the_end(rewards: str, paid: set[float] | None) -> None:
    env = pettingzoo.env("timber-town", rewards=rewards)  # type: ignore[arg-type]
    env.reset(seed=3)
    while not any(env.terminations.values()):
        assert set(env._cumulative_rewards.values()) == {0.0}
        env.step(env.position.actions()[0])
    one, other = env.rewards.values()
    totals = [osada.points(score) for score in env.position.scores()]
    expected = {"margin": [totals[0] - totals[1], totals[1] - totals[0]], "score": totals}
    assert {one, other} == paid if paid else [one, other] == expected[rewards]
    assert env._cumulative_rewards == env.rewards


def test_what_the_rules_do_not_allow_is_refused_with_the_rule() -> None:
    env = pettingzoo.env("kingdom-builder")
    env.reset(seed=1)
    before = env.position.copy()
    with pytest.raises(osada.Refused, match=r"KB-10: must-build {'left': 3}"):
        env.step(env.setup.game.parse("end"))
    for wrong in (-1, 99_999, None):
        with pytest.raises(ValueError, match=r"actions are 0 to 1208|whole number"):
            env.step(wrong)
    assert env.position == before


def test_a_copy_goes_its_own_way() -> None:
    env = pettingzoo.env("hamlet")
    env.reset(seed=1)
    before, other = env.position.copy(), deepcopy(env)
    for _ in range(20):
        other.step(other.position.actions()[0])
    assert env.position == before and other.position != before
    other.reset()
    env.reset()
    assert env.position == other.position


def test_it_says_what_is_wrong_with_what_it_is_given() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"rewards": "gold"}, "rewards: expected win | margin | score, not 'gold'"),
        ({"players": 9}, "kingdom-builder is for 2 to 4 players, not 9"),
        ({"options": {"cards": "none"}}, "option cards"),
        ({"render_mode": "human"}, "render_mode: expected ansi | rgb_array, not 'human'"),
    ]
    for given, said in wrong:
        with pytest.raises(ValueError, match=re.escape(said)):
            pettingzoo.env("kingdom-builder", **given)


def test_it_is_rendered_as_text_and_as_pixels() -> None:
    env = pettingzoo.env("kingdom-builder", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.setup.game.words(env.position.view(env.position.seat), "en")
    env.render_mode = "rgb_array"
    drawn = env.render()
    assert drawn.shape[1:] == (1200, 3)
    assert len({tuple(pixel) for pixel in drawn[::50, ::50].reshape(-1, 3)}) > 5
