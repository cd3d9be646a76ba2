"""What is tested in an environment with OpenSpiel: ``python -m tests.envs.in_openspiel CHECK:GAME …``."""

from __future__ import annotations

import random
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import osada
from osada.envs import openspiel

SIMULATIONS = 2
LOOKED_AT = 10
"""The tensors of one of so many nodes are in a playthrough."""
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def simulates(game: Any) -> None:
    """OpenSpiel's own test: a random game with all that can be asked of every state."""
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def plays(game: Any) -> None:
    """Chance is what the pools say; equal histories are equal positions; a state comes back from its text; observations
    are those of the position; a record of OpenSpiel's history is a game of ours."""
    chance, state = random.Random(7), game.new_initial_state()
    while not state.is_terminal() and state.move_number() < 400:
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(likely) - 1) < 1e-9
            text = state.action_to_string(outcomes[0])
            what, outcome = text.removeprefix("> ").split(" ", 1)
            assert outcome in game.setup.game.chance[what]
            state.apply_action(chance.choices(outcomes, likely)[0])
        else:
            assert state.legal_actions() == state.position.actions()
            state.apply_action(chance.choice(state.legal_actions()))
    for seat in range(state.num_players()):
        arrays = state.position.observe(seat)
        flat = np.concatenate([array.ravel() for array in arrays.values()])
        assert (np.array(state.observation_tensor(seat)) == flat).all()
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert again.history() == state.history() and again.position == state.position
    other = state.clone()
    assert other.position == state.position and other.position is not state.position
    if state.is_terminal() and state.position.seat is None:
        assert state.returns() == [1.0 if seat in state.position.winners() else -1.0 for seat in (0, 1)]


def is_searched(game: Any) -> None:
    """OpenSpiel's own search plays a game: on resampled states where something is hidden."""
    rng = np.random.RandomState(7)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    hidden = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    if hidden:
        bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, evaluator=evaluator, max_simulations=SIMULATIONS, random_state=rng)
    else:
        bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, evaluator, random_state=rng)
    state, decided = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=likely))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decided += 1
    assert decided > 20 and any(state.returns())


def resamples(game: Any) -> None:
    """A resampled state is the same for its seat, says nothing of what is hidden from it, and can be played on."""
    chance, state, hidden = random.Random(7), game.new_initial_state(), 0
    for step in range(300):
        if state.is_terminal():
            break
        if not state.is_chance_node() and step % 20 == 0:
            seat = state.current_player()
            other = state.resample_from_infostate(seat, random.Random(step).random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            hidden += other.position != state.position
            has_a_history(game, state, other, seat)
            once, twice = (one.resample_from_infostate(seat, random.Random(1).random) for one in (state, other))
            assert once.position == twice.position
            has_a_history(game, state, twice, seat)
            for each in range(state.num_players()):
                assert once.information_state_string(each) == twice.information_state_string(each)
            for _ in range(40):
                if not other.is_terminal():
                    other.apply_action(chance.choice(other.legal_actions()))
            assert all(other.information_state_string(each) for each in range(state.num_players()))
            again = game.new_initial_state()
            for action in other.history():
                again.apply_action(action)
            assert again.position == other.position, "what comes later follows it"
        state.apply_action(chance.choice(state.legal_actions()))
    perfect = game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert bool(hidden) != perfect
    nodes = game.new_initial_state()
    try:
        nodes.resample_from_infostate(0, chance.random)
    except ValueError:
        return
    raise AssertionError("chance is resampled")


def has_a_history(game: Any, state: Any, other: Any, seat: int) -> None:
    """The history of a resampled state leads to it, and its seat cannot tell it from the true one."""
    again = game.new_initial_state()
    for action in other.history():
        assert action in again.legal_actions()
        again.apply_action(action)
    assert again.position == other.position
    assert again.information_state_string(seat) == state.information_state_string(seat)
    assert (other.history() == state.history()) == (other.position == state.position)
    assert [one.action for one in other.full_history()] == other.history()
    assert other.history_str() == ", ".join(map(str, other.history()))


def takes_parameters(game: Any) -> None:
    """Players, rewards and options; and wrong ones are told."""
    name = game.get_type().short_name
    loaded = pyspiel.load_game(name, {"rewards": "score", "options": "first:seat-2"})
    assert loaded.setup.rewards == "score" and loaded.max_utility() > 1
    state = loaded.new_initial_state()
    while state.is_chance_node():
        assert not state.action_to_string(state.legal_actions()[0]).startswith("> first")
        state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1
    try:
        type(game)({"options": "luck:good"})
    except osada.BadOption:
        return
    raise AssertionError("wrong options are taken")


def playthrough(game: Any) -> Iterator[str]:
    """A random game as OpenSpiel sees it: every node with what can be asked of it, tensors as checksums."""
    kind, chance, state = game.get_type(), random.Random(7), game.new_initial_state()
    yield f"{kind.short_name}: {kind.information}, {kind.chance_mode}, {kind.utility}, {kind.reward_model}"
    yield f"actions {game.num_distinct_actions()}, outcomes {game.max_chance_outcomes()}"
    yield f"tensor {game.observation_tensor_shape()}, utility {game.min_utility():g} to {game.max_utility():g}"
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(outcomes, likely)[0]
            offered = " ".join(f"{outcome}:{share:.4f}" for outcome, share in state.chance_outcomes())
        else:
            action = chance.choice(legal)
            offered = f"{len(legal)} {zlib.crc32(str(legal).encode()):08x}"
        seen = ""
        if state.move_number() % LOOKED_AT == 0:
            tensors = [state.observation_tensor(seat) for seat in range(state.num_players())]
            seen = " | " + " ".join(f"{zlib.crc32(np.array(one, np.float32).tobytes()):08x}" for one in tensors)
        done = state.action_to_string(action)
        yield f"{state.move_number()} player {state.current_player()} [{offered}]{seen} {done}"
        state.apply_action(action)
    yield f"returns {state.returns()}"


def is_written(game: Any) -> None:
    """Keep the playthrough in its file."""
    file = PLAYTHROUGHS / f"{game.get_type().short_name}.txt"
    file.write_text("".join(f"{line}\n" for line in playthrough(game)), "utf-8")


def is_as_it_was(game: Any) -> None:
    """The playthrough is that of the file; ``is_written:GAME`` writes it anew."""
    file = PLAYTHROUGHS / f"{game.get_type().short_name}.txt"
    lines = list(playthrough(game))
    for number, (line, kept) in enumerate(zip(lines, file.read_text("utf-8").splitlines(), strict=True), 1):
        assert line == kept, f"{file.name}:{number}: {line!r} is not {kept!r}"


if __name__ == "__main__":
    known = openspiel.register()
    for check, _, name in (pair.partition(":") for pair in sys.argv[1:]):
        assert openspiel.short_name(name) in known
        globals()[check](pyspiel.load_game(openspiel.short_name(name)))
        print(check, name)
