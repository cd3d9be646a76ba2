"""Games by the million: bots play on all cores, and what they played is kept compactly, in parts.

A data set is a folder. ``about.json`` says what was played: the game with its rules and component set, the players,
the seed, the version and commit of the program. ``00000.games`` and so on are the parts: compressed lines of JSON, one
per game, with every action and all that chance showed. A part is written whole or not at all, and what is in it depends
on the seed alone: so what was interrupted goes on, and any number of processes writes the same files.

    for part in DataSet(folder).parts():
        arrays = part.arrays()          # observations, actions, masks, returns of every decision
"""

from __future__ import annotations

import gzip
import json
import os
import random
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import osada
from osada.arena import folders
from osada.arena.running import HERE, BadCluster, Killed, run
from osada.core.dealer import Dealer, Pick, ScriptedDealer, derived
from osada.core.game import Game, State, points
from osada.core.observation import Arrays, numpy
from osada.files import BadFile, read
from osada.players import player

FORMAT = 1
PER_PART = 100


class BadDataSet(Exception):
    """A data set that cannot be read or gone on with; the message says why."""


@dataclass(frozen=True)
class Played:
    """A game that was played: what chance showed at the start, and every action with what chance showed by it."""

    number: int
    players: list[str]
    start: list[Pick]
    moves: list[tuple[int, list[Pick]]]
    scores: list[int]
    winners: list[int]
    capped: bool
    """Stopped where the game says that a simulation stops."""


@dataclass(frozen=True)
class SelfPlay:
    """What is played. Held again with the same folder, it goes on where it stopped."""

    game: Game
    players: list[str]
    """One for every seat; they change seats from game to game."""
    games: int
    seed: int
    folder: Path
    options: Mapping[str, object] = field(default_factory=dict)
    per_part: int = PER_PART

    def about(self) -> dict[str, Any]:
        """What the folder says of itself."""
        return {
            "osada selfplay": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "components": self.game.standard.checksum,
            "players": self.players,
            "options": dict(self.options),
            "seed": str(self.seed),
            "games": self.games,
            "per part": self.per_part,
            "version": osada.__version__,
            "commit": commit(),
        }

    def hold(
        self, watch: Callable[[int, int], None] | None = None, processes: int | None = None, on: str = HERE
    ) -> DataSet:
        """Play the parts that are not there, here or on Ray; ``watch`` is told how many games of how many are."""
        self.open()
        missing = [number for number in range(self._parts()) if not part_file(self.folder, number).exists()]
        done = self.games - sum(self._size(number) for number in missing)
        if watch:
            watch(done, self.games)
        try:
            for number, packed in run(packed_part, [(self, number) for number in missing], on, processes):
                self.keep(missing[number], packed)
                done += self._size(missing[number])
                if watch:
                    watch(done, self.games)
        except BadCluster as error:
            raise BadDataSet(str(error)) from None
        except Killed as error:
            raise BadDataSet(f"{error}; the same command goes on") from None
        return DataSet(self.folder)

    def open(self) -> None:
        """Make the folder, or see that it has the same games; BadDataSet if it has others."""
        file = self.folder / "about.json"
        about = self.about()
        if not file.exists():
            folders.save(file, about)
            return
        found = DataSet(self.folder).about
        if other := folders.other_setting(found, {**about, "commit": found.get("commit")}):
            raise BadDataSet(f"{self.folder}: has other games ({other})")

    def _parts(self) -> int:
        return -(-self.games // self.per_part)

    def _size(self, number: int) -> int:
        return min(self.per_part, self.games - number * self.per_part)

    def keep(self, part: int, packed: bytes) -> None:
        """Write a part, whole or not at all."""
        handle, name = tempfile.mkstemp(dir=self.folder, prefix=".part.")
        with os.fdopen(handle, "wb") as stream:
            stream.write(packed)
            stream.flush()
            os.fsync(stream.fileno())
        Path(name).replace(part_file(self.folder, part))

    def numbers(self, part: int) -> range:
        """The games of a part."""
        first = part * self.per_part
        return range(first, first + self._size(part))


def part_file(folder: Path, number: int) -> Path:
    """The file of a part."""
    return folder / f"{number:05d}.games"


def commit() -> str | None:
    """The commit of the program, where it runs from its sources; with a + where they have been changed since."""
    here = Path(osada.__file__)
    try:
        said = [
            subprocess.run(["git", "-C", str(here.parent), *command], capture_output=True, text=True, check=False)
            for command in (
                ["rev-parse", f"HEAD:./{here.name}"],
                ["describe", "--always", "--exclude=*", "--abbrev=40", "--dirty=+"],
            )
        ]
    except OSError:
        return None
    known = not any(done.returncode for done in said)  # it may be installed inside the sources of something else
    return said[1].stdout.strip() if known else None


def packed_part(held: SelfPlay, number: int) -> bytes:
    """The games of a part, played now, as its file has them."""
    lines = [json.dumps(_document(play(held, game)), separators=(",", ":")) for game in held.numbers(number)]
    return gzip.compress("".join(f"{line}\n" for line in lines).encode(), compresslevel=6, mtime=0)


def play(held: SelfPlay, number: int) -> Played:
    """One game of a data set; only players that look at the clock depend on anything but its seed and number."""
    game, seats = held.game, len(held.players)
    turned = number % seats
    seated = held.players[turned:] + held.players[:turned]
    bots = [player(name, derived(held.seed, f"selfplay {number} {seat}")) for seat, name in enumerate(seated)]
    dealer = Dealer(derived(held.seed, f"selfplay {number}"))
    shown: list[Pick] = []
    dealer.dealt = shown
    state = game.start(seats, None, held.options, dealer=dealer)
    start, moves = shown[:], []
    capped = False
    while state.seat is not None and not capped:
        shown.clear()
        action = bots[state.seat].choose(state)
        state.play(action)
        moves.append((action, shown[:]))
        capped = len(moves) >= game.longest or (game.endless and game.lasts_too_long(state))
    scores = [points(score) for score in state.scores()]
    return Played(number, seated, start, moves, scores, state.winners(), state.seat is not None)


def _document(played: Played) -> dict[str, Any]:
    moves = [[action, *(part for pick in picks for part in pick)] for action, picks in played.moves]
    return {**vars(played), "moves": moves}


def _read(document: dict[str, Any]) -> Played:
    moves = [(move[0], list(zip(move[1::2], move[2::2], strict=True))) for move in document["moves"]]
    start = [(what, outcome) for what, outcome in document["start"]]
    return Played(**{**document, "moves": moves, "start": start})


# Reading


class DataSet:
    """A data set that was played: what it is, and its parts."""

    def __init__(self, folder: str | os.PathLike[str]) -> None:
        self.folder = Path(folder)
        try:
            self.about: dict[str, Any] = json.loads(read(str(self.folder / "about.json")))
        except (BadFile, ValueError) as error:
            raise BadDataSet(f"{folder}: no data set ({error})") from None
        if self.about.get("osada selfplay") != FORMAT:
            raise BadDataSet(f"{folder}: no data set of format {FORMAT}")
        self.game: Game[State, Any] = osada.game(self.about["game"])
        for name, here in (("rules", self.game.rules_version), ("components", self.game.standard.checksum)):
            if self.about[name] != here:
                raise BadDataSet(f"{folder}: {name} {self.about[name]}; here they are {here}")

    def parts(self, shuffled_by: random.Random | None = None) -> list[Part]:
        """The parts that are there, in their order or shuffled."""
        files = sorted(self.folder.glob("[0-9]*.games"))
        if shuffled_by is not None:
            shuffled_by.shuffle(files)
        return [Part(self, file) for file in files]

    def games(self) -> Iterator[Played]:
        """All games, one after the other."""
        for part in self.parts():
            yield from part.games()


@dataclass(frozen=True)
class Part:
    """Some games of a data set, small enough to be held at once."""

    of: DataSet
    file: Path

    def games(self) -> Iterator[Played]:
        """The games of this part."""
        try:
            with gzip.open(self.file, "rt", encoding="utf-8") as lines:
                for line in lines:
                    yield _read(json.loads(line))
        except (OSError, EOFError, ValueError, TypeError) as error:
            raise BadDataSet(f"{self.file}: no games ({error})") from None

    def positions(self) -> Iterator[tuple[Played, State, int]]:
        """Every position with the action that was chosen in it. The state is played on: copy what you keep."""
        about = self.of.about
        for played in self.games():
            dealer = ScriptedDealer(played.start)
            state = self.of.game.start(len(played.players), None, about["options"], dealer=dealer)
            for action, picks in played.moves:
                yield played, state, action
                dealer.script = list(picks)
                state.play(action)

    def arrays(self, every: int = 1) -> Arrays:
        """Every decision, or one of ``every`` many, as arrays: what the deciding seat saw (under the names of
        `Game.observation`), ``action``, ``action_mask``, ``seat``, ``score``, ``win`` (its share of the victory) and
        ``game``."""
        np, space = numpy(), len(self.of.game.space)
        seen: dict[str, list[Any]] = {}
        facts: dict[str, list[Any]] = {name: [] for name in ("action", "seat", "score", "win", "game")}
        masks = []
        for number, (played, state, action) in enumerate(self.positions()):
            if number % every:
                continue
            seat = state.seat or 0
            for name, array in state.observe(seat).items():
                seen.setdefault(name, []).append(array)
            mask = np.zeros(space, bool)
            mask[state.actions()] = True
            masks.append(mask)
            facts["action"].append(action)
            facts["seat"].append(seat)
            facts["score"].append(played.scores[seat])
            facts["win"].append((seat in played.winners) / len(played.winners))
            facts["game"].append(played.number)
        arrays = {name: np.stack(each) for name, each in seen.items()}
        return {**arrays, "action_mask": np.stack(masks), **{name: np.array(each) for name, each in facts.items()}}
