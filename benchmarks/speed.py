"""How fast the rules are: random games, copies, and the set-up and scoring in them.

.venv/bin/python -m benchmarks.speed [GAME …]
"""

from __future__ import annotations

import sys
import time

import osada
from osada.arena.simulate import calibrate, simulate
from osada.core.game import Game

SECONDS = 5.0
COPIES = 200_000


def microseconds_per_copy(game: Game) -> float:
    """Copies of a position in the middle of a game, in CPU time."""
    state = game.start(game.seats[-1], seed=1)
    for _ in range(60):
        state.play(state.actions()[0])
    started = time.process_time()
    for _ in range(COPIES):
        state.copy()
    return (time.process_time() - started) / COPIES * 1e6


def main() -> None:
    print("| game | players | games/s | actions/s | calibration | games/s at calibration 20 | copy (µs) |")
    print("|---|---|---|---|---|---|---|")
    for name in sys.argv[1:] or osada.games():
        game = osada.game(name)
        for players in game.seats:
            result = simulate(game, players, SECONDS, seed=players)
            calibration = (result.calibration + calibrate()) / 2
            print(
                f"| {name} | {players} | {result.games_per_second:.0f} | {result.actions_per_second:.0f} "
                f"| {calibration:.1f} | {result.games_per_second * 20 / calibration:.0f} "
                f"| {microseconds_per_copy(game):.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
