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
TASTES, TASTE = 12, 0.1
"""Two versions play in turn so many times in a pair, so many seconds each: a machine's moods last longer than that."""
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
        "copies/s": 1e6 / microseconds_per_copy(game, COPIES // 10),
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
    pairs = [_pair(name, other) for _ in range(PAIRS)]
    calibration = (calibration + calibrate()) / 2
    for what in pairs[0][0]:
        ratios = sorted(here[what] / there[what] for here, there in pairs)
        speed = statistics.median(here[what] for here, _ in pairs) * 20 / calibration
        spread = f"{statistics.median(ratios):.3f} | {ratios[0]:.3f} | {ratios[-1]:.3f}"
        print(f"| {name} | {what} | {spread} | {speed:,.0f} |", flush=True)


def _pair(name: str, other: Path) -> list[dict[str, float]]:
    """The speeds of this version and of the other, which have played in turn."""
    with _taster(ROOT, name) as here, _taster(other, name) as there:
        tasted = [[_tasted(version) for version in (here, there)] for _ in range(TASTES)]
    return [
        {what: statistics.median(taste[which][what] for taste in tasted) for what in tasted[0][which]}
        for which in (0, 1)
    ]


def _taster(tree: Path, name: str) -> subprocess.Popen[str]:
    """A process that imports the rules from another tree and tastes when told to; what is measured is this file."""
    command, environment = [sys.executable, __file__, "--taste", name], {**os.environ, "PYTHONPATH": str(tree)}
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _tasted(taster: subprocess.Popen[str]) -> dict[str, float]:
    assert taster.stdin and taster.stdout
    taster.stdin.write("\n")
    taster.stdin.flush()
    found: dict[str, float] = json.loads(taster.stdout.readline())
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
        for _ in sys.stdin:
            print(json.dumps(taste(given.taste)), flush=True)
    elif given.against:
        compare(given.against, given.games or osada.names())
    else:
        absolute(given.games or osada.names())


if __name__ == "__main__":
    main()
