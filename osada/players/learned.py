"""A player that has learned: of the turns that a beam finds it takes the one of which, by games that were played, most
comes at the end.

What it has learned is a small network (`Value`) that says by how many points a seat will be ahead at the end, given
some facts of the position after its turn: the game's own guess (`Game.lead`), the lines of the score sheet so far, and
the small arrays of the observation. The network corrects the guess; without one the guess stands alone. Playing needs
NumPy and nothing else; `osada.arena.train` makes the weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from osada.core.dealer import Dealer
from osada.core.game import Game, State
from osada.core.observation import numpy
from osada.players.base import Player
from osada.players.turns import Turn, turns

FORMAT = 1
SMALL = 400
"""Arrays of an observation with more entries than this are boards, and not looked at."""
SCALE = 10.0
"""Points that are one unit of the network."""
WIDTH, LOOKED_AT, CANDIDATES = 6, 1500, 12
"""The beam, as that of `greedy`, and how many of the turns it finds are compared."""
SHIPPED = Path(__file__).parent / "weights"


class BadWeights(ValueError):
    """A file that has no weights for a game; the message says why."""


def features(state: State, seat: int, lines: Sequence[str]) -> list[float]:
    """The facts of a position for a seat: the guess first. ``lines`` are those of the game's score sheets."""
    game, players = state.game, state.players
    order = [*range(seat, players), *range(seat)]
    scores = state.scores()
    facts = [game.lead(state, seat) / SCALE]
    facts += [scores[other].get(line, 0) / SCALE for other in order for line in lines]
    for array in state.observe(seat).values():
        if array.size <= SMALL:
            facts += array.ravel().tolist()
    return facts


class Value:
    """A network with two hidden layers that corrects the game's guess."""

    def __init__(self, game: str, players: int, lines: Sequence[str], layers: Sequence[Any], scale: Any) -> None:
        self.game = game
        self.players = players
        self.lines = list(lines)
        self.layers = list(layers)
        """Weights and biases, one after the other."""
        self.scale = scale
        """The mean of every fact, and by how much it differs."""

    def of(self, rows: Any) -> Any:
        """By how much the seats of some positions will be ahead at the end."""
        np = numpy()
        rows = np.asarray(rows, np.float32)
        signal = (rows - self.scale[0]) / self.scale[1]
        *hidden, last = zip(self.layers[::2], self.layers[1::2], strict=True)
        for weights, biases in hidden:
            signal = np.maximum(signal @ weights + biases, 0)
        return rows[:, 0] + (signal @ last[0] + last[1])[:, 0]

    def write(self, file: Path) -> None:
        """Keep it in a file, whole or not at all."""
        np, part = numpy(), file.with_suffix(".part.npz")
        about = np.array([FORMAT, self.game, self.players, *self.lines], dtype=str)
        layers = {f"layer{number:02d}": layer.astype(np.float16) for number, layer in enumerate(self.layers)}
        np.savez_compressed(part, about=about, scale=self.scale.astype(np.float32), **layers)
        part.replace(file)

    @classmethod
    def read(cls, file: Path) -> Value:
        """What `write` has kept; BadWeights if it is something else."""
        np = numpy()
        try:
            with np.load(file, allow_pickle=False) as held:
                version, game, players, *lines = held["about"].tolist()
                layers = [held[name].astype(np.float32) for name in sorted(held) if name.startswith("layer")]
                found = cls(game, int(players), lines, layers, held["scale"])
        except (OSError, ValueError, KeyError, EOFError) as error:
            raise BadWeights(f"{file}: no weights ({error})") from None
        if version != str(FORMAT):
            raise BadWeights(f"{file}: weights of format {version}, not {FORMAT}")
        return found


@lru_cache(maxsize=8)
def read_once(file: Path) -> Value:
    """A file of weights, read once."""
    return Value.read(file)


def candidates(state: State, chance: Dealer, width: int = WIDTH, positions: int = LOOKED_AT) -> list[Turn]:
    """The turns that are compared, what the game's judge likes best first."""
    return turns(state, width, positions, chance, alike=3)[:CANDIDATES]


class LearnedPlayer(Player):
    """Plays by a file of weights, or by those that come with Osada for a game."""

    def __init__(self, seed: int, file: Path | None = None) -> None:
        super().__init__(seed)
        self.file = file
        if file is not None:
            read_once(file)

    def value(self, game: Game, players: int) -> Value:
        """What it has learned of a game; BadWeights if that is nothing."""
        file = self.file or SHIPPED / f"{game.name}.npz"
        if not file.exists():
            raise BadWeights(f"nothing has been learned of {game.name} yet: osada train makes a file of weights")
        found = read_once(file)
        if (found.game, found.players) != (game.name, players):
            raise BadWeights(f"{file}: is for {found.game} with {found.players} players")
        return found

    def think(self, state: State) -> Sequence[int]:
        """The clicks of the turn after which most is to be expected."""
        seat, value = state.seat, self.value(state.game, state.players)
        assert seat is not None
        found = candidates(state, self.dealer)
        expected = value.of([features(turn.state, seat, value.lines) for turn in found])
        return found[int(expected.argmax())].clicks
