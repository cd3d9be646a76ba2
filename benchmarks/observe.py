"""How long an observation takes, in positions of random games: ``python -m benchmarks.observe``."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import osada
from osada.arena.simulate import calibrate
from osada.core.game import State
from osada.core.observation import empty, of_view

POSITIONS, ROUNDS = 200, 5


def positions(name: str, players: int) -> list[State]:
    """Positions of random games, one in ten."""
    game, chance, found, seed = osada.game(name), random.Random(players), list[State](), 0
    while len(found) < POSITIONS:
        state, seed = game.start(players, seed), seed + 1
        for number in range(3000):
            if state.seat is None or len(found) == POSITIONS:
                break
            if number % 10 == 0:
                found.append(state.copy())
            state.play(chance.choice(state.actions()))
    return found


def microseconds(states: list[State], what: Callable[[State], object]) -> float:
    """CPU time per position, the best of a few rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        begun = time.process_time()
        for state in states:
            what(state)
        best = min(best, time.process_time() - begun)
    return best / len(states) * 1e6


def main() -> None:
    print("| game | players | numbers | µs into given arrays | µs new | µs through the view | calibration |")
    print("|---|---|---|---|---|---|---|")
    for name in osada.names():
        game = osada.game(name)
        for players in game.seats:
            declared, states = game.observation(players), positions(name, players)
            out = empty(declared)
            before = calibrate()
            given = microseconds(states, lambda state, out=out: state.observe(state.seat or 0, out))  # type: ignore[misc]
            new = microseconds(states, lambda state: state.observe(state.seat or 0))
            slow = microseconds(
                states[:40],
                lambda state, game=game, declared=declared: of_view(  # type: ignore[misc]
                    declared, game.observed(state.view(state.seat or 0))
                ),
            )
            numbers = sum(array.size for array in out.values())
            speed = (before + calibrate()) / 2
            print(
                f"| {name} | {players} | {numbers} | {given:.1f} | {new:.1f} | {slow:.0f} | {speed:.1f} |", flush=True
            )


if __name__ == "__main__":
    main()
