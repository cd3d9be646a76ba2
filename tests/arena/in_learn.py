"""What is tested in an environment with scikit-learn: ``python -m tests.arena.in_learn FOLDER``.

Games of which every position shows which game it is, while chance alone decides how they end: there is nothing to be
learned. A network that knows its games by heart would be far off in others; one that is stopped in time is not.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import osada
from osada.arena.train import BATCH, HELD_BACK, Training, fit
from osada.players.learned import Value

POSITIONS, FACTS = 12, 40


def games(chance: np.random.Generator, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions of games, and how these end: by the guess, the first fact, and chance."""
    games = np.repeat(chance.standard_normal((count, FACTS)), POSITIONS, axis=0)
    luck = np.repeat(chance.standard_normal(count), POSITIONS)
    rows = games + 0.05 * chance.standard_normal(games.shape)
    return rows.astype(np.float32), (rows[:, 0] + luck).astype(np.float32)


def main(folder: Path) -> None:
    chance = np.random.default_rng(7)
    training = Training(osada.game("kingdom-builder"), 2, 1, 2 * HELD_BACK * BATCH, 5, folder)
    for batch in range(2 * HELD_BACK):
        rows, ahead = games(chance, BATCH)
        np.savez(training.batch(0, batch), rows=rows, ahead=ahead, lines=np.array(["castles"]))
    fit(training, 0)
    rows, ahead = games(chance, 400)
    guess = ((rows[:, 0] - ahead) ** 2).mean()
    learned = ((Value.read(training.weights(0)).of(rows) - ahead) ** 2).mean()
    print(f"{learned / guess:.3f}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
