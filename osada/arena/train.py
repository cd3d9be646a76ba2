"""Training: rounds of games between players that learn from all rounds before.

In a round bots play, on all cores: they compare the turns that a beam finds, by what was learned so far, and now and
then take another one to see what comes of it. From every position after a turn, and from how far its seat was ahead
at the end, scikit-learn fits a network (`osada.players.learned.Value`). Every batch of games and every network is a
file in a folder: what was interrupted goes on, and the same settings come to the same games on any number of cores.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from osada.arena import folders
from osada.core.dealer import Dealer, derived
from osada.core.game import Game, State, points
from osada.core.observation import numpy
from osada.players.learned import SCALE, Value, candidates, features
from osada.processes import serve_the_parent

BATCH = 20
"""Games of a file."""
BEAM, LOOKED_AT = 3, 500
"""A smaller beam than that of the player: more games."""
STRAYS = 0.15
"""How often a turn is not the best one, but any of those that were compared."""
REMEMBERED = 8
"""Rounds from which a network learns, the newest of them."""
HIDDEN = (64, 32)
HELD_BACK = 8
"""One of so many files is not learned from, but says when to stop. All positions of a game end alike, so they are not
divided between the two: a network that knows its games by heart would look good."""
EPOCHS, PATIENCE = 60, 6
"""How often all is learned from at most, and how often in vain before it stops."""


class BadTraining(Exception):
    """A training that cannot go on in its folder; the message says why."""


@dataclass(frozen=True)
class Training:
    """What is trained. Held again in the same folder, it goes on where it stopped."""

    game: Game
    players: int
    rounds: int
    games: int
    """In every round."""
    seed: int
    folder: Path

    def settings(self) -> dict[str, Any]:
        """What the folder keeps to tell this training from others."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "players": self.players,
            "games": self.games,
            "seed": str(self.seed),
        }

    def hold(self, watch: Callable[[int, int], None] | None = None, processes: int | None = None) -> Path:
        """Play and fit what is missing; the file of the last network. ``watch`` is told how many games are played."""
        self._open()
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(processes, mp_context=spawn, initializer=serve_the_parent) as pool:
            try:
                for number in range(self.rounds):
                    self._round(number, pool, watch)
            except BaseException:
                for process in list((pool._processes or {}).values()):
                    process.kill()  # games that are not kept are played again the next time
                raise
        return self.weights(self.rounds - 1)

    def weights(self, number: int) -> Path:
        """The file of the network of a round."""
        return self.folder / f"round-{number:02d}.npz"

    def batch(self, number: int, batch: int) -> Path:
        """The file of some games of a round."""
        return self.folder / f"games-{number:02d}-{batch:04d}.npz"

    def _open(self) -> None:
        about = self.folder / "training.json"
        self.folder.mkdir(parents=True, exist_ok=True)
        if not about.exists():
            folders.save(about, self.settings())
            return
        try:
            other = folders.other_setting(folders.load(about), self.settings())
        except ValueError as error:
            raise BadTraining(f"{about}: no training ({error})") from None
        if other:
            raise BadTraining(f"{self.folder}: has another training ({other})")

    def _round(self, number: int, pool: ProcessPoolExecutor, watch: Callable[[int, int], None] | None) -> None:
        if self.weights(number).exists():
            return
        batches = range(-(-self.games // BATCH))
        missing = [batch for batch in batches if not self.batch(number, batch).exists()]
        before = self.weights(number - 1) if number else None
        waiting = {pool.submit(play_batch, self, number, batch, before) for batch in missing}
        left = len(missing)
        for ended in as_completed(waiting):
            ended.result()
            left -= 1
            if watch:
                watch((number * len(batches) + len(batches) - left) * BATCH, self.rounds * len(batches) * BATCH)
        pool.submit(fit, self, number).result()


def lines_of(game: Game, players: int) -> list[str]:
    """The lines that score sheets of a game may have, the sum left out."""
    found = {line for seed in range(40) for line in game.start(players, seed).scores()[0]}
    return sorted(found - {"total"})


def play_batch(training: Training, number: int, batch: int, weights: Path | None) -> None:
    """Play some games of a round and keep what there is to learn from them."""
    np = numpy()
    value = Value.read(weights) if weights else None
    lines = value.lines if value else lines_of(training.game, training.players)
    rows: list[list[float]] = []
    ahead: list[float] = []
    for game in range(batch * BATCH, min((batch + 1) * BATCH, training.games)):
        seen, margins = play(training, derived(training.seed, f"train {number} {game}"), value, lines)
        rows += [row for _, row in seen]
        ahead += [margins[seat] / SCALE for seat, _ in seen]
    file = training.batch(number, batch)
    part = file.with_suffix(f".{os.getpid()}.npz")
    np.savez_compressed(part, rows=np.array(rows, np.float32), ahead=np.array(ahead, np.float32), lines=np.array(lines))
    part.replace(file)


def play(
    training: Training, seed: int, value: Value | None, lines: list[str]
) -> tuple[list[tuple[int, list[float]]], list[float]]:
    """One game: the facts of every position after a turn with whose turn it was, and how far ahead all seats ended."""
    state = training.game.start(training.players, seed)
    chance = Dealer(derived(seed, "players"))
    seen: list[tuple[int, list[float]]] = []
    while state.seat is not None and not (training.game.endless and training.game.lasts_too_long(state)):
        seat, turn = state.seat, state.turn_key()
        clicks = _choose(state, chance, value, lines)
        reveals = state.reveals
        for click in clicks:
            state.play(click)
            if state.reveals != reveals:  # the rest was planned for other chance
                break
        if state.turn_key() != turn:
            seen.append((seat, features(state, seat, lines)))
    totals = [points(score) for score in state.scores()]
    margins = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
    return seen, [float(margin) for margin in margins]


def _choose(state: State, chance: Dealer, value: Value | None, lines: list[str]) -> tuple[int, ...]:
    actions = state.actions()
    if len(actions) == 1:
        return (actions[0],)
    seat = state.seat
    assert seat is not None
    found = candidates(state.redeal(seat, chance), chance, BEAM, LOOKED_AT)
    if chance.below(1000) < 1000 * STRAYS:
        return found[chance.below(len(found))].clicks
    if value is None:
        return found[0].clicks
    expected = value.of([features(turn.state, seat, lines) for turn in found])
    return found[int(expected.argmax())].clicks


def fit(training: Training, number: int) -> None:
    """Fit a network to the games of the last rounds, and keep it."""
    from sklearn.neural_network import MLPRegressor  # noqa: PLC0415  # only training needs it

    np = numpy()
    files = [
        file
        for earlier in range(max(0, number + 1 - REMEMBERED), number + 1)
        for file in sorted(training.folder.glob(f"games-{earlier:02d}-*[0-9].npz"))
    ]
    held_back = files[::HELD_BACK] if len(files) > 1 else files
    facts, goals, lines = _kept([file for file in files if file not in held_back] or files)
    unseen, ends, _ = _kept(held_back)
    scale = np.stack([facts.mean(0), facts.std(0) + 0.05])
    network = MLPRegressor(hidden_layer_sizes=HIDDEN, alpha=1.0, batch_size=min(256, len(facts)), random_state=number)
    best, least, vain = None, float("inf"), 0
    for _ in range(EPOCHS):
        network.partial_fit((facts - scale[0]) / scale[1], goals - facts[:, 0])
        layers = [part.copy() for pair in zip(network.coefs_, network.intercepts_, strict=True) for part in pair]
        value = Value(training.game.name, training.players, lines, layers, scale)
        wrong = float(((value.of(unseen) - ends) ** 2).mean())
        best, least, vain = (value, wrong, 0) if wrong < least else (best, least, vain + 1)
        if vain == PATIENCE:
            break
    assert best is not None
    best.write(training.weights(number))


def _kept(files: Sequence[Path]) -> tuple[Any, Any, list[str]]:
    """What there is to learn from some files: the facts, the ends, and the lines of the score sheets."""
    np = numpy()
    rows, ahead, lines = [], [], list[str]()
    for file in files:
        with np.load(file) as held:
            rows.append(held["rows"])
            ahead.append(held["ahead"])
            lines = held["lines"].tolist()
    return np.concatenate(rows), np.concatenate(ahead), lines
