"""Many matches on all cores, kept as they end: what was interrupted goes on where it was."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import osada
from osada.arena.match import Match, Played, play, schedule
from osada.core.game import Game
from osada.files import read, write
from osada.processes import serve_the_parent


class BadArena(Exception):
    """An arena that cannot be held, or not to its end; the message says why."""


@dataclass(frozen=True)
class Arena:
    """What is played. Held again in the same folder, it goes on where it stopped."""

    game: Game
    players: list[str]
    seats: int
    games: int
    seed: int
    folder: Path

    def settings(self) -> dict[str, Any]:
        """What the folder keeps to tell this arena from others."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "players": self.players,
            "seats": self.seats,
            "seed": str(self.seed),
        }

    def open(self) -> dict[int, Played]:
        """The games that have been played already. BadArena if the folder has another arena's."""
        about = self.folder / "arena.json"
        if about.exists():
            found = _read(about)
            for name, value in self.settings().items():
                if found.get(name) != value:
                    raise BadArena(
                        f"{self.folder}: has games of another arena ({name} {found.get(name)}, not {value}); "
                        "take another --folder"
                    )
        else:
            write(about, json.dumps(self.settings(), ensure_ascii=False, indent=1) + "\n")
        done = {}
        for file in sorted(self.folder.glob("[0-9]*.json")):
            try:
                game = Played.read(_read(file))
            except TypeError as error:
                raise BadArena(f"{file}: no game of an arena ({error}); take another --folder") from None
            done[game.number] = game
        return done

    def hold(self, watch: Callable[[int, int], None] | None = None, processes: int | None = None) -> list[Played]:
        """Play what is still to be played; ``watch`` is told how many games of how many have ended."""
        matches = schedule(self.players, self.seats, self.games)
        done = self.open()
        for match in matches:
            if match.number in done and done[match.number].players != match.players:
                raise BadArena(
                    f"{self.folder}: game {match.number} is one of {', '.join(done[match.number].players)}, "
                    f"not of {', '.join(match.players)}; take another --folder"
                )
        missing = [match for match in matches if match.number not in done]
        if watch:
            watch(len(matches) - len(missing), len(matches))
        spawn = multiprocessing.get_context("spawn")
        count = max(1, min(processes or os.cpu_count() or 1, len(missing) or 1))
        with ProcessPoolExecutor(count, mp_context=spawn, initializer=serve_the_parent) as pool:
            waiting: dict[Future[tuple[Played, str]], Match] = {}
            try:
                for match in missing[: 2 * count]:
                    waiting[pool.submit(_play, self.game.name, match, self.seed)] = match
                rest = missing[2 * count :]
                while waiting:
                    ended, _ = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in ended:
                        match = waiting.pop(future)
                        done[match.number] = self._keep(*future.result())
                        if rest:
                            following = rest.pop(0)
                            waiting[pool.submit(_play, self.game.name, following, self.seed)] = following
                    if watch:
                        watch(len(matches) - len(rest) - len(waiting), len(matches))
            except BrokenProcessPool:
                raise BadArena(
                    "a process that played was killed, perhaps for want of memory; the games that have ended are "
                    f"kept in {self.folder}: the same command goes on"
                ) from None
            except BaseException:
                for process in list((pool._processes or {}).values()):
                    process.kill()  # games that have not ended are played again the next time
                raise
        return [done[match.number] for match in matches]

    def _keep(self, played: Played, record: str) -> Played:
        """Write the record, then the result: a game without a result does not count."""
        name = f"{played.number:05d}"
        write(self.folder / f"{name}.record", record)
        write(self.folder / f"{name}.json", json.dumps(played.document()) + "\n")
        return played


def _read(file: Path) -> dict[str, Any]:
    try:
        return dict(json.loads(read(str(file))))
    except (TypeError, ValueError) as error:
        raise BadArena(f"{file}: no file of an arena ({error}); take another --folder") from None


def _play(game: str, match: Match, seed: int) -> tuple[Played, str]:
    return play(osada.game(game), match, seed)
