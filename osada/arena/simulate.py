"""Random games as fast as the rules go: the measure of their speed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from osada.core.dealer import Dealer
from osada.core.game import Game, points


@dataclass(frozen=True)
class Simulation:
    """What came out; all rates are per second of this process's CPU time, set-up and scoring included."""

    game: str
    players: int
    seed: int
    games: int
    actions: int
    capped: int
    """Games that were stopped where the game says that they last too long, or at the bound that it declares."""
    cpu_seconds: float
    games_per_second: float
    actions_per_second: float
    mean_scores: list[float]
    calibration: float
    """Million turns of an empty loop per CPU second on this machine, to compare machines."""

    def document(self) -> dict[str, Any]:
        """As JSON can hold it."""
        return asdict(self)


def calibrate() -> float:
    """Million turns per CPU second of ``for i in range(1_000_000): x += i & 7``; the best of three."""
    return max(_calibrate_once() for _ in range(3))


def _calibrate_once() -> float:
    started = time.process_time()
    x = 0
    for i in range(1_000_000):
        x += i & 7
    return 1.0 / (time.process_time() - started)


def simulate(
    game: Game,
    players: int,
    seconds: float,
    seed: int = 0,
    watch: Callable[[int, float], None] | None = None,
) -> Simulation:
    """Whole random games for this many CPU ``seconds``, each with a new random set-up.

    ``watch`` is told the games so far and the share of the time, about ten times a second.
    """
    chance = random.Random(seed).random
    dealer = Dealer(seed)
    games = actions = capped = 0
    totals = [0] * players
    calibration = calibrate()
    started = now = told = time.process_time()
    while not games or now - started < seconds:
        state = game.start(players, dealer=dealer)
        left = game.longest
        while state.seat is not None and left:
            possible = state.actions()
            state.play(possible[int(chance() * len(possible))])
            left -= 1
            if game.endless and game.lasts_too_long(state):
                break
        capped += state.seat is not None
        actions += game.longest - left
        for seat, score in enumerate(state.scores()):
            totals[seat] += points(score)
        games += 1
        now = time.process_time()
        if watch and now - told > 0.1:
            told = now
            watch(games, min(1.0, (now - started) / seconds))
    spent = now - started
    return Simulation(
        game=game.name,
        players=players,
        seed=seed,
        games=games,
        actions=actions,
        capped=capped,
        cpu_seconds=round(spent, 3),
        games_per_second=round(games / spent, 1),
        actions_per_second=round(actions / spent, 1),
        mean_scores=[round(total / games, 2) for total in totals],
        calibration=round(calibration, 2),
    )
