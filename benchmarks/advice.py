"""Whether advice is true: two seeds agree, the advised turn is among the best when it is played out, and it comes soon.

.venv/bin/python -m benchmarks.advice [GAME …] [--positions 40] [--sample N] [--rollouts 200] [--folder FOLDER]

Positions are those of games between greedy bots, from deals that nothing was tuned on. For each of them:

- two seeds are asked; if they choose differently, both choices are played out, with equal deals, by greedy bots;
- the three turns that the first seed rates best are played out in the same way.

With `--rollouts 0` nothing is played out: it is only said how often two seeds choose alike, and how long a hint takes.

Every position is kept in a file of the folder, so the same command goes on where it was interrupted; a small number of
positions is a sample of the whole. CPU seconds are told as those of a machine of calibration 20.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import osada
from osada.arena.simulate import calibrate
from osada.core.dealer import Dealer, derived
from osada.core.game import Game, State, points
from osada.players.appraisal import Appraisal, appraise
from osada.players.paired import SURE, difference
from osada.players.turns import turns

BEAM, LOOKED_AT = 6, 1500
"""How a greedy bot looks for its turn."""
SPARE = 1.0
"""Points by which the advised turn may be worse than the best of three, besides two standard errors."""
CALIBRATION = 20.0
DEALS = 7_000_000
"""The seeds of these games begin here; no fit and no test uses them."""


def greedy_turn(state: State, chance: Dealer) -> State:
    """Where the turn of a greedy bot leads."""
    return turns(state, BEAM, LOOKED_AT, chance)[0].state


def position_of(game: Game, number: int, count: int) -> State:
    """A position of a game of its own, so far in the game as its number is among all."""
    chance = Dealer(derived(DEALS, f"{game.name} {number}"))
    state = game.start(game.seats[0], DEALS + number)
    begun: list[State] = []
    while state.seat is not None and len(begun) < game.longest:
        if len(state.actions()) > 1:
            begun.append(state.copy())
        state = greedy_turn(state, chance)
    return begun[min(len(begun) - 1, int(len(begun) * (number + 0.5) / count))]


def played_out(position: State, clicks: Sequence[int], rollouts: int) -> list[int]:
    """By how many points the seat is ahead at the end, deal by deal: the same deals for all turns."""
    seat, found = position.seat, []
    assert seat is not None
    for number in range(rollouts):
        chance = Dealer(derived(DEALS, f"rollout {number}"))
        state = position.redeal(seat, chance)
        begun = state.turn_key()
        for click in clicks:
            if state.turn_key() == begun and click in state.actions():
                state.play(click)
        for _ in range(position.game.longest):
            if state.seat is None:
                break
            state = greedy_turn(state, chance)
        totals = [points(score) for score in state.scores()]
        own = totals.pop(seat)
        found.append(own - max(totals))
    return found


def look(game: Game, number: int, count: int, rollouts: int) -> dict[str, Any]:
    """What is measured at one position."""
    position = position_of(game, number, count)
    started = time.process_time()
    one = appraise(position, 0)
    seconds = time.process_time() - started
    other = appraise(position, 1)
    asked = {
        "position": repr(position),
        "seconds": round(seconds, 3),
        "iterations": one.iterations,
        "decided": one.decided,
        "advised": [game.notation(click) for click in one.best.clicks],
        "alike": one.best.clicks == other.best.clicks,
    }
    if not rollouts:
        return asked
    best = {candidate.clicks: played_out(position, candidate.clicks, rollouts) for candidate in one.candidates[:3]}
    advised = best[one.best.clicks]
    behind = [difference(values, advised) for values in best.values()]
    return {
        **asked,
        "agree": asked["alike"] or _even(position, one, other, advised, rollouts),
        "regret": round(max(gap.mean for gap in behind), 2),
        "true": all(gap.mean <= SPARE + SURE * gap.error for gap in behind),
    }


def _even(position: State, one: Appraisal, other: Appraisal, advised: Sequence[int], rollouts: int) -> bool:
    """Whether two choices differ by less than two standard errors."""
    gap = difference(advised, played_out(position, other.best.clicks, rollouts))
    return not gap.sure


def measure(game: Game, count: int, rollouts: int, folder: Path, sample: int) -> list[dict[str, Any]]:
    """All positions of a game; those that are in the folder already are not looked at again."""
    found = []
    for number in range(0, count, max(1, count // sample)):
        file = folder / f"{game.name}-{number:03d}-of-{count}-{rollouts}.json"
        if not file.exists():
            scale = calibrate() / CALIBRATION
            seen = look(game, number, count, rollouts)
            seen["seconds"] = round(seen["seconds"] * scale, 3)
            file.write_text(json.dumps(seen, ensure_ascii=False) + "\n", "utf-8")
            print(game.name, number, seen, flush=True)
        found.append(json.loads(file.read_text("utf-8")))
    return found


def main() -> None:
    """Measure some games and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=osada.names())
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--sample", type=int, help="look at only this many of the positions, over the whole game")
    parser.add_argument("--rollouts", type=int, default=200)
    parser.add_argument("--folder", type=Path, default=Path("build/advice"))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for name in given.games:
        sample = given.sample or given.positions
        found = measure(osada.game(name), given.positions, given.rollouts, given.folder, sample)
        told = ("alike", "agree", "true", "decided") if given.rollouts else ("alike", "decided")
        shares = {key: sum(bool(one[key]) for one in found) / len(found) for key in told}
        seconds = sorted(one["seconds"] for one in found)
        said = ", ".join(f"{key} {share:.0%}" for key, share in shares.items())
        if given.rollouts:
            said += f"; regret {sum(one['regret'] for one in found) / len(found):.2f}"
        middle = seconds[len(seconds) // 2]
        print(f"{name}: {len(found)} positions, {said}; CPU {middle} s, at most {seconds[-1]} s")


if __name__ == "__main__":
    main()
