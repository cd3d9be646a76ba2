"""Whether a bot is better than that of an older version: equal CPU time, mirrored deals, until a test has decided.

.venv/bin/python -m benchmarks.against PYTHON [GAME …] [--player expert] [--seconds 1] [--deals 400] [--folder FOLDER]

PYTHON is that of an environment of its own with the older version in it (docs/bots.md says how to make one). Both are
engines (`osada.arena.engine`). On the same positions it is measured first with how many iterations each of them takes
about the given CPU seconds for a turn; then they play with these, every deal from both seats. It ends when the
sequential test of `osada.arena.sequential` has told 55 % from 65 %. What was interrupted goes on with the same command.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import osada
from osada.arena import engine
from osada.arena.arena import Arena
from osada.arena.sequential import Verdict, verdict
from osada.core.dealer import Dealer, derived
from osada.core.game import Game
from osada.core.table import Table
from osada.players import player

EVEN, BETTER = 0.55, 0.65
SEED = 9_000_000
"""No fit and no other test uses these deals."""
POSITIONS = 16
FIRST, TRIES = 24, 6
"""Iterations with which the measuring begins, and how many numbers of them are tried at most."""
BLOCK = 4
"""Deals that are played before the test looks at them."""


def positions(game: Game, count: int) -> Iterator[list[str]]:
    """Positions in which a turn begins and there is something to choose, as an engine is told of them."""
    for number in range(count):
        seed = derived(SEED, f"{game.name} {number}")
        table = Table(game, game.seats[0], seed)
        bots = [player("greedy", derived(seed, str(seat))) for seat in range(table.players)]
        begun = None
        told: list[str] = []
        left = Dealer(seed).below(40) + number
        while table.seat is not None and (left > 0 or not told):
            if table.state.turn_key() != begun and len(table.state.actions()) > 1:
                told = table.record().body
            begun = table.state.turn_key()
            table.play(table.seat, bots[table.seat].choose(table.state))
            left -= 1
        yield [f"new {game.name} {table.players} {number} {json.dumps(dict(table.options))}", *told, "go"]


def seconds(python: str, name: str, asked: list[list[str]]) -> float:
    """The CPU time of a process that is asked about all positions."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    lines = "".join(f"{line}\n" for position in asked for line in position)
    found = subprocess.run(
        [python, str(engine.__file__), name], input=lines, capture_output=True, text=True, encoding="utf-8", check=True
    )
    assert len(found.stdout.splitlines()) == len(asked), found.stderr
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def iterations(python: str, name: str, asked: list[list[str]], aim: float) -> tuple[int, float]:
    """How many of them take about so many CPU seconds for a turn, and what they do take."""
    idle = seconds(python, "random", asked)
    taken: dict[int, float] = {}
    count = FIRST
    while count not in taken and len(taken) < TRIES:
        taken[count] = (seconds(python, f"{name}:{count}", asked) - idle) / len(asked)
        print(f"{python} {name}:{count} takes {taken[count]:.3f} CPU seconds a turn", file=sys.stderr, flush=True)
        less, more = ([one for one in taken if (taken[one] < aim) is below] for below in (True, False))
        scaled = max(1, round(count * min(4.0, aim / taken[count])))
        count = (max(less) + min(more)) // 2 if less and more else scaled
    found = min(taken, key=lambda one: abs(taken[one] - aim))
    return found, round(taken[found], 3)


def meet(game: Game, given: argparse.Namespace) -> tuple[dict[str, tuple[int, float]], Verdict]:
    """Measure both, and let them play until it is known who is better."""
    folder = given.folder / game.name
    measured = folder / "iterations.json"
    if not measured.exists():
        asked = list(positions(game, POSITIONS))
        pythons = {"here": sys.executable, "then": given.python}
        counts = {who: iterations(python, given.player, asked, given.seconds) for who, python in pythons.items()}
        folder.mkdir(parents=True, exist_ok=True)
        measured.write_text(json.dumps(counts) + "\n", "utf-8")
    counts = json.loads(measured.read_text("utf-8"))
    names = [f"{given.player}:{counts['here'][0]}", "then"]
    engines = {"then": f"{given.python} {engine.__file__} {given.player}:{counts['then'][0]}"}
    said = verdict([])
    for deals in range(BLOCK, given.deals + 1, BLOCK):
        played = Arena(game, names, 2, 2 * deals, SEED, folder / "games", engines).hold(processes=given.processes)
        won = [game.shares[game.players.index(names[0])] for game in played]
        said = verdict([(one + other) / 2 for one, other in zip(won[::2], won[1::2], strict=True)], EVEN, BETTER)
        print(f"{game.name}: {2 * deals} games, {said.share:.0%}, ratio {said.ratio:.2f}", file=sys.stderr, flush=True)
        if said.ended:
            break
    return counts, said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python")
    parser.add_argument("game", nargs="*", type=osada.game, default=[osada.game(name) for name in osada.names()])
    parser.add_argument("--player", default="expert", help="a bot that counts its iterations")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of a turn")
    parser.add_argument("--deals", type=int, default=400, help="at most; each is played from both seats")
    parser.add_argument("--folder", type=Path, default=Path("build/against"), help="keeps every game")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    for game in given.game:
        counts, said = meet(game, given)
        ended = "decided" if said.ended else "not decided"
        low, high = said.interval
        (here, seconds_here), (then, seconds_then) = counts["here"], counts["then"]
        print(
            f"{game.name}: {given.player}:{here} ({seconds_here} s a turn) wins {said.share:.1%} of {2 * said.deals} "
            f"games against {given.player}:{then} of then ({seconds_then} s), 95 % interval {low:.1%} to {high:.1%}, "
            f"{ended}",
            flush=True,
        )


if __name__ == "__main__":
    main()
