from __future__ import annotations

import random

import pytest

import osada
from osada.core.dealer import Dealer, derived
from osada.core.game import points
from osada.players import PLAYERS, SEARCHING, UnknownPlayer, player
from osada.players.search import Edge, Search
from tests.contract.checks import positions
from tests.sample import sample

GAMES = osada.names()

COUNTED = [f"{name}:6" if name in SEARCHING else name for name in PLAYERS]
"""Every player, none of them by the clock."""


@pytest.mark.parametrize("name", COUNTED)
@pytest.mark.parametrize("game", GAMES)
def test_players_choose_what_is_allowed_and_leave_the_state_alone(game: str, name: str) -> None:
    for state, _ in positions(osada.game(game), every=23):
        if state.seat is not None:
            before = state.copy()
            assert player(name, 1).choose(state) in state.actions()
            assert state == before and state.dealer.position == before.dealer.position


@pytest.mark.parametrize("name", COUNTED)
@pytest.mark.parametrize("game", GAMES)
def test_players_choose_by_what_their_seat_knows(game: str, name: str) -> None:
    """Whatever is hidden is permuted, the chance to come replaced: the choice stays."""
    permuted = hidden = 0
    for state, chance in positions(osada.game(game), every=19):
        if state.seat is not None and len(state.actions()) > 1:
            choice = player(name, 5).choose(state)
            hidden += len(state.hidden(state.seat))
            for _ in range(sample(1, 3)):
                other = state.redeal(state.seat, Dealer(chance.getrandbits(64)))
                permuted += other != state
                assert player(name, 5).choose(other) == choice
    assert permuted or not hidden


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
    iterate = Search._iterate
    state = osada.game(game).start(2, 3)
    bots = [player(f"hard:{budget}", seat) for seat in range(2)]

    def counted(search: Search, edge: Edge) -> None:
        looks[search.root.seat] += 1
        iterate(search, edge)

    monkeypatch.setattr(Search, "_iterate", counted)
    deciding, thought, again = None, set(), 0
    for _ in range(sample(80, 250)):
        if state.seat is None:
            break
        if state.seat != deciding:
            deciding, looks = state.seat, [0, 0]
        before = looks[deciding]
        state.play(bots[deciding].choose(state))
        again += 0 < before < looks[deciding]
        assert looks[deciding] <= budget
        thought.add(looks[deciding])
    assert max(thought) >= 0.8 * budget
    assert again or game == "kingdom-builder", "nobody had to think twice"


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


@pytest.mark.parametrize("name", ["easy", "medium", "greedy"])
@pytest.mark.parametrize("game", osada.names())
def test_players_bring_a_game_to_its_end(game: str, name: str) -> None:
    """A bot to which nothing looks worth doing would sit there and beg for ever."""
    state = osada.game(game).start(2, 4)
    bots = [player(name, seat) for seat in range(2)]
    for _ in range(900):
        if state.seat is None:
            return
        state.play(bots[state.seat].choose(state))
    pytest.fail("it goes on and on")


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    """At least 95 of 100 games, a shared victory counting half: a few of them here, benchmarks/ has all."""
    game, games = osada.game(name), sample(10, 20)
    wins = 0.0
    for seed in range(games):
        state = game.start(2, derived(seed, "greedy against random"))
        bots = [player("greedy", seed), player("random", seed)]
        mine = random.Random(seed).randrange(2)
        while state.seat is not None:
            state.play(bots[state.seat != mine].choose(state))
        winners = state.winners()
        wins += (mine in winners) / len(winners)
    assert wins >= 0.9 * games


@pytest.mark.parametrize("name", osada.names())
def test_the_judge_speaks_in_points(name: str) -> None:
    """Hints and the coach tell its differences as points: a victory may weigh as much
    as many points, but not as thousands."""
    game = osada.game(name)
    for seed in range(6):
        state, chance = game.start(2, seed), random.Random(seed)
        while state.seat is not None:
            state.play(chance.choice(state.actions()))
        own, other = (points(score) for score in state.scores())
        assert abs(game.judge(state, 0) - game.judge(state, 1)) <= 100 + 2 * abs(own - other)
