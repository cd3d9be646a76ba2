"""Players by themselves; what they do in every game is in the contract."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import osada
from osada.core.game import State
from osada.players import UnknownPlayer, player
from osada.players.greedy import GreedyPlayer
from osada.players.search import Edge, Search
from osada.testing.checks.players import COUNTED
from osada.testing.sample import sample

GAMES = osada.names()


@pytest.mark.parametrize("name", COUNTED)
def test_players_with_equal_seeds_choose_equally(name: str) -> None:
    state = osada.game("kingdom-builder").start(3, 1)
    assert len({player(name, 8).choose(state) for _ in range(5)}) == 1


def test_random_players_choose_everything() -> None:
    state = osada.game("kingdom-builder").start(2, 1)
    assert {player("random", seed).choose(state) for seed in range(2000)} == set(state.actions())


@pytest.mark.parametrize("name", COUNTED)
def test_a_forced_click_is_not_thought_about(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = osada.game("kingdom-builder").start(2, 1)
    first = state.actions()[0]
    monkeypatch.setattr(type(state), "actions", lambda self: [first])
    bot = player(name, 0)
    monkeypatch.setattr(bot, "think", None)
    assert bot.choose(state) == first


@pytest.mark.parametrize("game", GAMES)
def test_all_turns_of_a_seat_in_a_row_have_one_budget(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the seat learns something or has another turn, it thinks no more than once the budget until
    another seat decides, and has all of it the next time."""
    budget, looks = 40, [0, 0]
    iterate = Search.visit
    state = osada.game(game).start(2, 3)
    bots = [player(f"hard:{budget}", seat) for seat in range(2)]

    def counted(search: Search, edge: Edge) -> None:
        looks[search.seat] += 1
        iterate(search, edge)

    monkeypatch.setattr(Search, "visit", counted)
    deciding, thought, again, learnt = None, set(), 0, 0
    for _ in range(sample(80, 250)):
        if state.seat is None:
            break
        if state.seat != deciding:
            deciding, looks = state.seat, [0, 0]
        before, reveals = looks[deciding], state.reveals
        state.play(bots[deciding].choose(state))
        again += 0 < before < looks[deciding]
        learnt += state.seat == deciding and state.reveals != reveals and len(state.actions()) > 1
        assert looks[deciding] <= budget
        thought.add(looks[deciding])
    assert max(thought) >= 0.8 * budget
    assert again or not learnt, "nobody thought twice although something new was seen"


def test_there_is_nothing_to_choose_after_the_end() -> None:
    state = osada.game("kingdom-builder").start(2, 1)
    while state.seat is not None:
        state.play(state.actions()[0])
    with pytest.raises(ValueError, match="over"):
        player("greedy", 0).choose(state)


def test_unknown_players_are_refused() -> None:
    for name in ("oracle", "greedy:3", "hard:", "hard:x", "hard:-1", ""):
        with pytest.raises(UnknownPlayer, match="there are random, easy, medium, greedy, hard, expert"):
            player(name, 0)


def test_a_turn_is_thought_about_once_and_a_forced_click_never() -> None:
    """What was planned is kept between the clicks of a turn."""
    thoughts: list[int] = []

    class Counting(GreedyPlayer):
        def think(self, state: State) -> Sequence[int]:
            thoughts.append(len(state.actions()))
            return super().think(state)

    state, bot, turns = osada.game("timber-town").start(seed=7), Counting(1), 0
    for _ in range(40):
        begun, reveals = state.turn_key(), state.reveals
        state.play(bot.choose(state))
        turns += state.turn_key() != begun or state.reveals != reveals
    assert len(thoughts) <= turns + 1 < 40 and min(thoughts) > 1
