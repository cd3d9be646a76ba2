"""How fast the rules are: random games, copies, and the set-up and scoring in them.

.venv/bin/python -m benchmarks.speed [GAME …]
.venv/bin/python -m benchmarks.speed --against COMMIT [GAME …]     two versions in turn, and the ratio of their speeds
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import osada
from osada.arena.simulate import calibrate, simulate
from osada.core.game import Game

SECONDS = 5.0
COPIES = 200_000
PAIRS = 10
TASTE = 1.0
"""Seconds of play for one half of a pair."""
ROOT = Path(__file__).parents[1]


def microseconds_per_copy(game: Game, copies: int = COPIES) -> float:
    """Copies of a position in the middle of a game, in CPU time."""
    state = game.start(game.seats[-1], seed=1)
    for _ in range(60):
        state.play(state.actions()[0])
    started = time.process_time()
    for _ in range(copies):
        state.copy()
    return (time.process_time() - started) / copies * 1e6


def actions_per_second(game: Game, players: int, seconds: float) -> float:
    """Random games, the same ones in every version; in CPU time."""
    chance = random.Random(players)
    played, seed, started = 0, 0, time.process_time()
    while (taken := time.process_time() - started) < seconds:
        seed += 1
        state = game.start(players, seed)
        for _ in range(game.longest):
            if state.seat is None:
                break
            state.play(chance.choice(state.actions()))
            played += 1
        state.scores()
    return played / taken


def taste(name: str) -> dict[str, float]:
    """Speeds of the version that this process runs: larger is quicker."""
    game = osada.game(name)
    return {
        "actions/s": actions_per_second(game, game.seats[-1], TASTE),
        "copies/s": 1e6 / microseconds_per_copy(game, COPIES // 4),
    }


def compare(commit: str, names: list[str]) -> None:
    """Two versions in turn, so that what the machine does besides falls on both alike."""
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", other, commit], cwd=ROOT, check=True)
        try:
            print(f"| game | what | here / {commit}: median of {PAIRS} | lowest | highest | here, at calibration 20 |")
            print("|---|---|---|---|---|---|")
            for name in names:
                _compare(name, other)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", other], cwd=ROOT, check=True)


def _compare(name: str, other: Path) -> None:
    calibration = calibrate()
    pairs = [(_tasted(ROOT, name), _tasted(other, name)) for _ in range(PAIRS)]
    calibration = (calibration + calibrate()) / 2
    for what in pairs[0][0]:
        ratios = sorted(here[what] / there[what] for here, there in pairs)
        speed = statistics.median(here[what] for here, _ in pairs) * 20 / calibration
        spread = f"{statistics.median(ratios):.3f} | {ratios[0]:.3f} | {ratios[-1]:.3f}"
        print(f"| {name} | {what} | {spread} | {speed:,.0f} |", flush=True)


def _tasted(tree: Path, name: str) -> dict[str, float]:
    """`taste`, in a process that imports the rules from another tree; what is measured is this file in both."""
    told = subprocess.run(
        [sys.executable, Path(__file__), "--taste", name],
        env={**os.environ, "PYTHONPATH": str(tree)},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, float] = json.loads(told.stdout)
    return found


def absolute(names: list[str]) -> None:
    print("| game | players | games/s | actions/s | calibration | games/s at calibration 20 | copy (µs) |")
    print("|---|---|---|---|---|---|---|")
    for name in names:
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


def main() -> None:
    told = argparse.ArgumentParser(prog="benchmarks.speed", description=__doc__)
    told.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    told.add_argument("--against", metavar="COMMIT", help="compare with another commit")
    told.add_argument("--taste", metavar="GAME", help=argparse.SUPPRESS)
    given = told.parse_args()
    if given.taste:
        print(json.dumps(taste(given.taste)))
    elif given.against:
        compare(given.against, given.games or osada.names())
    else:
        absolute(given.games or osada.names())


if __name__ == "__main__":
    main()
