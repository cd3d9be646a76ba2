"""A test for every rule that fails when the rule is broken."""  # change: a set-up and a few actions say the most

from __future__ import annotations

import pytest
from osada.testing import rule

from my_game import GAME, MyGameState
from my_game.position import NOBODY
from my_game.rules import pile
from my_game.scoring import score


def started(players: int = 2) -> MyGameState:
    return GAME.start(players, seed=1, options={"first": "seat-1"})


def refused(state: MyGameState, action: str) -> str | None:
    """The reason why an action is refused."""
    refusal = state.why_not(GAME.parse(action))
    return None if refusal is None else refusal.reason


@rule("MG-1")
def test_the_lane_has_four_plots_of_every_ground() -> None:
    assert sorted(started().lane) == [0] * 4 + [1] * 4 + [2] * 4


@rule("MG-1")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {GAME.start(3, seed).seat for seed in range(40)} == {0, 1, 2}


@rule("MG-2")
def test_there_is_a_card_for_every_free_plot() -> None:
    state = started()
    assert pile(state) == [4, 4, 4]
    card = state.card
    state.play(state.actions()[0])
    assert pile(state)[card] == 3


@rule("MG-3")
def test_a_house_needs_a_free_plot_of_the_ground_on_the_card() -> None:
    state = started()
    state.card = state.lane[0]
    other = next(plot for plot, ground in enumerate(state.lane) if ground != state.card)
    assert refused(state, "build 1") is None and refused(state, f"build {other + 1}") == "other-ground"
    state.owners[0] = 1
    assert refused(state, "build 1") == "taken"


@rule("MG-4")
def test_a_turn_is_a_house_and_its_end() -> None:
    state = started()
    assert refused(state, "end") == "not-built"
    state.play(state.actions()[0])
    assert state.seat == 0 and refused(state, "build 1") in ("built", "taken")
    state.play(GAME.parse("end"))
    assert state.seat == 1


@rule("MG-5")
def test_the_game_is_over_when_every_plot_has_a_house() -> None:
    state = started(4)
    for _ in range(24):
        assert state.seat is not None
        state.play(state.actions()[0])
    assert state.seat is None and NOBODY not in state.owners
    assert refused(state, "end") == "over"


@rule("MG-6")
@pytest.mark.parametrize(
    ("owners", "points"),
    [
        ([0, 1, 0, 1], [2, 2]),
        ([0, 0, 1, NOBODY], [4, 1]),
        ([0, 0, 0, 1], [7, 1]),
    ],
)
def test_houses_and_neighbours_count(owners: list[int], points: list[int]) -> None:
    assert [lines["total"] for lines in score(owners, 2)] == points
