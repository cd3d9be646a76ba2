"""How fast environments step, beside their peers: ``python -m benchmarks.envs [--seconds 3]``.

Ours with PettingZoo and OpenSpiel, and what these libraries bring themselves, as far as it is installed; their classic
games need pygame and chess. Actions are drawn from the mask, observations are made at every step. Rates are per second
of CPU time, in one run.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import osada
from osada.arena.simulate import calibrate

LOOKS = 200
"""Steps between two looks at the clock: it is asked of the system, which takes as long as half a step."""
PEERS = ("connect_four_v3", "chess_v6")
SPIELS = ("backgammon", "connect_four", "python_kuhn_poker")


def aec(env: Any, seconds: float) -> float:
    """Steps a second with the observation of every step, resets included."""
    chance, steps, begun = random.Random(1), 0, time.process_time()
    while True:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, over, stopped, _ = env.last()
            if over or stopped:
                break
            env.step(int(chance.choice(seen["action_mask"].nonzero()[0])))
            steps += 1
            if not steps % LOOKS and (spent := time.process_time() - begun) > seconds:
                return steps / spent


def spiel(game: Any, seconds: float) -> float:
    """Steps a second, those of chance included."""
    chance, steps, begun = random.Random(1), 0, time.process_time()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, likely)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
            if not steps % LOOKS and (spent := time.process_time() - begun) > seconds:
                return steps / spent


def line(library: str, name: str, measure: Callable[[], float]) -> None:
    before = calibrate()
    rate = measure()
    speed = (before + calibrate()) / 2
    print(f"| {library} | {name} | {rate:.0f} | {speed:.1f} | {rate * 20 / speed:.0f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each game")
    seconds: float = parser.parse_args().seconds
    print("| library | game | steps/s | calibration | steps/s at calibration 20 |\n|---|---|---|---|---|")
    try:
        from osada.envs import pettingzoo  # noqa: PLC0415
    except ModuleNotFoundError:
        print("PettingZoo is not installed", file=sys.stderr)
    else:
        for name in osada.names():
            line("PettingZoo", name, lambda name=name: aec(pettingzoo.env(name), seconds))  # type: ignore[misc]
        for name in PEERS:
            try:
                peer = import_module(f"pettingzoo.classic.{name}").env()
            except ImportError as error:
                print(f"{name}: {error}", file=sys.stderr)
            else:
                line("PettingZoo", name, lambda peer=peer: aec(peer, seconds))  # type: ignore[misc]
    try:
        import pyspiel  # noqa: PLC0415

        from osada.envs import openspiel  # noqa: PLC0415
    except ModuleNotFoundError:
        print("OpenSpiel is not installed", file=sys.stderr)
        return
    import_module("open_spiel.python.games.kuhn_poker")
    for name in (*openspiel.register(), *SPIELS):
        line("OpenSpiel", name, lambda name=name: spiel(pyspiel.load_game(name), seconds))  # type: ignore[misc]


if __name__ == "__main__":
    main()
