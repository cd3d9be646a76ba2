"""Tuning: better weights for what a game's judge adds up (`Game.terms`), taken only if they win.

1. Bots play (`SelfPlay`), games in which they overlook some clicks, so that there is something to compare.
2. A fit (`osada.arena.fit`) compares what turns of these games bring when they are played out, with several strengths
   of the pull towards the weights that there are.
3. A trial on deals of its own says which of these fits plays best.
4. That one meets the weights that there are, on deals that nothing was fitted or chosen by, each with as many
   iterations as it does in equal CPU time. Every deal is played from all seats, and a sequential test
   (`osada.arena.sequential`) says when to stop.

Everything is a file in a folder: what was interrupted goes on, and equal settings come to equal weights, but for the
CPU time that was measured. It is measured once and kept.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

import osada
from osada.arena import folders
from osada.arena.fit import Fitted, fit, rows_of
from osada.arena.running import Killed, run
from osada.arena.selfplay import BadDataSet, DataSet, Part, SelfPlay
from osada.arena.sequential import Verdict, verdict
from osada.core.dealer import Dealer, derived
from osada.core.game import Game, State
from osada.core.tuned import FILE
from osada.files import write
from osada.players import SEARCHING, Player, UnknownPlayer, player, seconds

BLIND = "medium"
"""Who plays the games that are learned from: a bot that overlooks clicks, so that not all games are alike."""
QUICK = "greedy"
"""Who plays the trial."""
TIMED = 12
"""Positions on which the two judges are timed."""

Weights = Mapping[str, float]
Watch = Callable[[str, int, int], None]


class BadTuning(Exception):
    """A tuning that cannot begin or go on; the message says why."""


@dataclass(frozen=True)
class Tuning:
    """What is tuned. Held again in the same folder, it goes on where it stopped."""

    game: Game
    games: int
    """That are learned from."""
    trial: int
    """Deals on which the fits are tried."""
    deals: int
    """Deals at most that decide."""
    player: str
    """Who plays them: a bot that counts its iterations, or one that does not search."""
    seed: int
    folder: Path

    def settings(self) -> dict[str, Any]:
        """What the folder keeps to tell this tuning from others."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "weights": self.weights,
            "games": self.games,
            "trial": self.trial,
            "player": self.player,
            "seed": str(self.seed),
        }

    @property
    def weights(self) -> dict[str, float]:
        """Those that there are."""
        return {name: self.game.weights[name] for name in self.game.terms}

    def hold(self, watch: Watch | None = None, processes: int | None = None) -> Outcome:
        """Play, fit and decide what is still missing. ``watch`` is told what goes on, and how many of how many are
        done."""
        if not self.game.terms:
            raise BadTuning(f"{self.game.name} lists no terms of its judge (Game.terms), so there is nothing to fit")
        try:
            player(self.player, 0)
        except UnknownPlayer as error:
            raise BadTuning(str(error)) from None
        if 0.0 < seconds(self.player) < math.inf:
            raise BadTuning(f"{self.player} looks at the clock: expected {self.player}:ITERATIONS")
        told = watch or (lambda doing, done, count: None)
        self._open()
        try:
            found = self._fits(told, processes)
            chosen = self._tried(found, told, processes)
            bots = self._bots(found[chosen].weights)
            decided = self._decided(found[chosen].weights, bots, told, processes)
        except BadDataSet as error:
            raise BadTuning(str(error)) from None
        except Killed as error:
            raise BadTuning(f"{error}; what has ended is kept in {self.folder}: the same command goes on") from None
        return Outcome(self, found[chosen], bots, decided)

    def _open(self) -> None:
        about = self.folder / "tuning.json"
        if not about.exists():
            folders.save(about, self.settings())
        elif other := folders.other_setting(_read(about), self.settings()):
            raise BadTuning(f"{self.folder}: has another tuning ({other})")

    # Learning

    def _fits(self, told: Watch, processes: int | None) -> list[Fitted]:
        """The weights of the fits, by the strength of the pull."""
        told("playing", 0, self.games)
        played = SelfPlay(
            self.game, [BLIND] * self.game.seats[0], self.games, self.seed, self.folder / "games", per_part=PART
        ).hold(lambda done, count: told("playing", done, count), processes)
        parts = played.parts()
        missing = [part.file.name for part in parts if not _rows_file(part.file).exists()]
        calls = [(played.folder, name, self.weights) for name in missing]
        for done, _ in enumerate(run(_write_rows, calls, processes=processes), len(parts) - len(missing) + 1):
            told("looking", done, len(parts))
        rows = [row for part in parts for row in _read(_rows_file(part.file))["rows"]]
        return fit(self.weights, rows)

    def _tried(self, found: list[Fitted], told: Watch, processes: int | None) -> int:
        """Which of the fits plays best, by greedy bots."""
        shares = []
        for number, fitted in enumerate(found):
            meeting = Meeting(self.game.name, f"trial {number}", self.seed, QUICK, QUICK, dict(fitted.weights))
            told(f"trying {number + 1} of {len(found)}", 0, self.trial)
            shares.append(fmean(self._play(meeting, self.trial, processes)))
        return shares.index(max(shares))

    # Deciding

    def _bots(self, weights: Weights) -> tuple[str, str]:
        """Who plays with the new weights and who with the old ones, so that both take the same CPU time."""
        level, _, count = self.player.partition(":")
        if level not in SEARCHING:
            return self.player, self.player
        file = self.folder / "time.json"
        if not file.exists():
            new, old = _seconds(self.game, self.game.weighing(weights), self.player, self.seed)
            write(file, json.dumps({"new": new, "old": old}) + "\n")
        spent = _read(file)
        fewer = max(1, round(int(count) * spent["old"] / spent["new"]))
        return f"{level}:{fewer}", self.player

    def _decided(self, weights: Weights, bots: tuple[str, str], told: Watch, processes: int | None) -> Verdict:
        """What the sequential test says, deal by deal."""
        meeting = Meeting(self.game.name, "decides", self.seed, *bots, dict(weights))
        shares: list[float] = []
        for share in self._play(meeting, self.deals, processes):
            shares.append(share)
            told("deciding", len(shares), self.deals)
            if verdict(shares).ended:
                break
        return verdict(shares)

    def _play(self, meeting: Meeting, deals: int, processes: int | None) -> Iterator[float]:
        """What the new weights win of every deal, in order, as far as anybody asks; kept as it is played."""
        file = self.folder / f"{meeting.purpose.replace(' ', '-')}.json"
        kept: dict[str, float] = _read(file) if file.exists() else {}
        for first in range(0, deals, BLOCK):
            block = range(first, min(first + BLOCK, deals))
            missing = [deal for deal in block if str(deal) not in kept]
            for number, share in run(meet, [(meeting, deal) for deal in missing], processes=processes):
                kept[str(missing[number])] = share
                write(file, json.dumps(kept) + "\n")
            yield from (kept[str(deal)] for deal in block)


PART = 20
"""Games of a file."""
BLOCK = 8
"""Deals that are played before the test looks at them."""


@dataclass(frozen=True)
class Meeting:
    """New weights against those that there are. It travels to other processes, so it is plain."""

    game: str
    purpose: str
    seed: int
    new: str
    old: str
    weights: dict[str, float]


def meet(meeting: Meeting, deal: int) -> float:
    """What the new weights win of a deal, played from every seat: 0.5 is what is to be expected of equals."""
    game = osada.game(meeting.game)
    other = game.weighing(meeting.weights)
    seats = game.seats[0]
    won = 0.0
    for turned in range(seats):
        deals = derived(meeting.seed, f"{meeting.purpose} {deal}")
        state = game.start(seats, deals)
        bots = [
            Judging(player(meeting.new if seat == turned else meeting.old, derived(deals, str(seat))), judged)
            for seat, judged in enumerate(other if seat == turned else game for seat in range(seats))
        ]
        while state.seat is not None and not (game.endless and game.lasts_too_long(state)):
            state.play(bots[state.seat].choose(state))
        winners = state.winners()
        won += (turned in winners) / len(winners)
    return won / 2


@dataclass(frozen=True)
class Judging:
    """A bot that goes by the weights of a game of its own."""

    bot: Player
    game: Game

    def choose(self, state: State) -> int:
        """What the bot chooses."""
        return self.bot.choose(self.game.judging(state))


def _seconds(game: Game, other: Game, name: str, seed: int) -> tuple[float, float]:
    """CPU seconds of a bot with the new weights and with the old ones, on the same positions, by turns."""
    spent = [0.0, 0.0]
    chance = Dealer(derived(seed, "time"))
    for number in range(TIMED):
        state = game.start(game.seats[0], derived(seed, f"time {number}"))
        walker = player(BLIND, number)
        left = 10 + chance.below(60)
        while state.seat is not None and (left > 0 or len(state.actions()) < 2):
            state.play(walker.choose(state))
            left -= 1
        if state.seat is None:
            continue
        for which in (0, 1, 1, 0):
            judged = (other, game)[which].judging(state)
            bot = player(name, number)
            started = time.process_time()
            bot.plan(judged)
            spent[which] += time.process_time() - started
    return spent[0], spent[1]


def _short(weight: float) -> float:
    """Four digits that say something, however small it is: no weight is rounded to nothing."""
    return float(f"{weight:.4g}")


def _rows_file(part: Path) -> Path:
    return part.with_suffix(".rows.json")


def _write_rows(folder: Path, name: str, weights: dict[str, float]) -> None:
    """Keep what there is to learn from a part."""
    part = Part(DataSet(folder), folder / name)
    write(_rows_file(part.file), json.dumps({"rows": list(rows_of(part, weights))}) + "\n")


def _read(file: Path) -> dict[str, Any]:
    try:
        return folders.load(file)
    except ValueError as error:
        raise BadTuning(f"{file}: no file of a tuning ({error}); take another folder") from None


@dataclass(frozen=True)
class Outcome:
    """What a tuning has come to."""

    of: Tuning
    fitted: Fitted
    bots: tuple[str, str]
    verdict: Verdict

    def document(self) -> dict[str, Any]:
        """What the file in the folder of the game says."""
        tuning, decided = self.of, self.verdict
        return {
            "weights": {name: _short(weight) for name, weight in self.fitted.weights.items()},
            "from": {
                "rules": tuning.game.rules_version,
                "seed": str(tuning.seed),
                "games": tuning.games,
                "pull": self.fitted.pull,
                "error": [round(self.fitted.before, 3), round(self.fitted.after, 3)],
                "players": list(self.bots),
                "decided by": decided.deals * tuning.game.seats[0],
                "share": round(decided.share, 3),
                "interval": list(decided.interval),
            },
        }

    def keep(self) -> Path:
        """Put the weights into the folder of the game."""
        file = self.of.game.folder / FILE
        write(file, json.dumps(self.document(), indent=1) + "\n")
        return file
