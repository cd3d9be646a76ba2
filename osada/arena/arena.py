"""Many matches on all cores, kept as they end: what was interrupted goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import osada
from osada.arena import folders
from osada.arena.match import Match, Played, play, schedule
from osada.arena.pipe import BadEngine
from osada.arena.running import HERE, BadCluster, Killed, run
from osada.core.game import Game
from osada.files import write
from osada.players.base import NotAllowed
from osada.players.programs import BadProgram


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
    engines: Mapping[str, str] = field(default_factory=dict)
    """Commands of the players that are processes of their own and hear the whole record, by their names."""
    programs: Mapping[str, str] = field(default_factory=dict)
    """Commands of those that hear what their seat knows."""

    def settings(self) -> dict[str, Any]:
        """What the folder keeps to tell this arena from others."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "players": self.players,
            "seats": self.seats,
            "seed": str(self.seed),
            **({"engines": dict(self.engines)} if self.engines else {}),
            **({"programs": dict(self.programs)} if self.programs else {}),
        }

    def open(self) -> dict[int, Played]:
        """The games that have been played already. BadArena if the folder has another arena's."""
        about = self.folder / "arena.json"
        if not about.exists():
            folders.save(about, self.settings())
        elif other := folders.other_setting(_read(about), self.settings()):
            raise BadArena(f"{self.folder}: has games of another arena ({other}); take another --folder")
        done = {}
        for file in sorted(self.folder.glob("[0-9]*.json")):
            try:
                game = Played.read(_read(file))
            except TypeError as error:
                raise BadArena(f"{file}: no game of an arena ({error}); take another --folder") from None
            done[game.number] = game
        return done

    def hold(
        self, watch: Callable[[int, int], None] | None = None, processes: int | None = None, on: str = HERE
    ) -> list[Played]:
        """Play what is still to be played, here or on Ray; ``watch`` is told how many games of how many have ended."""
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
        calls = [(match, self.game.name, self.seed, dict(self.engines), dict(self.programs)) for match in missing]
        left = len(missing)
        try:
            for number, ended in run(_play, calls, on, processes):
                done[missing[number].number] = self._keep(*ended)
                left -= 1
                if watch:
                    watch(len(matches) - left, len(matches))
        except (BadEngine, BadProgram, NotAllowed, BadCluster) as error:
            raise BadArena(str(error)) from None
        except Killed as error:
            said = f"{error}; the games that have ended are kept in {self.folder}: the same command goes on"
            raise BadArena(said) from None
        return [done[match.number] for match in matches]

    def _keep(self, played: Played, record: str) -> Played:
        """Write the record, then the result: a game without a result does not count."""
        name = f"{played.number:05d}"
        write(self.folder / f"{name}.record", record)
        write(self.folder / f"{name}.json", json.dumps(played.document()) + "\n")
        return played


def _read(file: Path) -> dict[str, Any]:
    try:
        return folders.load(file)
    except ValueError as error:
        raise BadArena(f"{file}: no file of an arena ({error}); take another --folder") from None


def _play(
    match: Match, game: str, seed: int, engines: Mapping[str, str], programs: Mapping[str, str]
) -> tuple[Played, str]:
    return play(osada.game(game), match, seed, engines, programs)
