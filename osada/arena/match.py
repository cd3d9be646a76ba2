"""One game between players, and who meets whom."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from itertools import combinations, combinations_with_replacement, permutations
from math import ceil
from typing import Any

from osada.arena.pipe import Piped
from osada.core.dealer import derived
from osada.core.game import Game, points
from osada.core.table import Table
from osada.players import Player
from osada.players.own import Own, own_player


@dataclass(frozen=True)
class Match:
    """A game to be played: the players by their names in the order of seats, and the deal that others share."""

    number: int
    deal: str
    players: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """How a match ended."""

    number: int
    players: tuple[str, ...]
    shares: tuple[float, ...]
    """Of the victory: 1 for a winner, a half for each of two."""
    scores: tuple[int, ...]
    seconds: tuple[float, ...]
    """How long each seat has thought."""
    turns: tuple[int, ...]
    capped: bool = False
    """Stopped where the game says that a simulation stops."""

    def document(self) -> dict[str, Any]:
        """As JSON can hold it."""
        return asdict(self)

    @classmethod
    def read(cls, document: dict[str, Any]) -> Played:
        """The game of a `document`; TypeError if it is none."""
        kept: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in document.items()
        }
        return cls(**kept)


def schedule(names: list[str], seats: int, games: int) -> list[Match]:
    """Every player meets all others equally often, at least ``games`` games each.

    A deal is played as often as there are seats, everybody sitting once in each; from deal to deal others sit side by
    side. With fewer players than seats some sit in several, everybody equally often.
    """
    if len(names) >= seats:
        tables = list(combinations(names, seats))
    else:
        tables = [table for table in combinations_with_replacement(names, seats) if set(table) == set(names)]
    apiece = len(tables) * seats * seats // len(names)
    matches: list[Match] = []
    for block in range(ceil(games / apiece)):
        for number, (first, *others) in enumerate(tables):
            orders = list(permutations(others))
            table = (first, *orders[block % len(orders)])
            for turned in range(seats):
                seated = table[turned:] + table[:turned]
                matches.append(Match(len(matches), f"{block} {number}", seated))
    return matches


def play(
    game: Game, match: Match, seed: int, engines: Mapping[str, str] | None = None, programs: Own | None = None
) -> tuple[Played, str]:
    """Play a match: how it ended, and its record. Only players that look at the clock depend on the machine's speed.
    Names of ``engines`` and ``programs`` are played by processes, by their commands."""
    seats = len(match.players)
    seeds = [derived(seed, f"{match.deal} {name} {seat}") for seat, name in enumerate(match.players)]
    with ExitStack() as stack:
        choosing: list[Callable[[Table], int]] = []
        for name, own in zip(match.players, seeds, strict=True):
            if engines and name in engines:
                choosing.append(stack.enter_context(Piped(engines[name], own)).ask)
            else:
                choosing.append(_asked(own_player(name, programs or {}, own)))
        return _play(game, match, seed, seats, choosing)


def _asked(bot: Player) -> Callable[[Table], int]:
    return lambda table: bot.choose(table.state)


def _play(
    game: Game, match: Match, seed: int, seats: int, choosing: Sequence[Callable[[Table], int]]
) -> tuple[Played, str]:
    table = Table(game, seats, derived(seed, f"deal {match.deal}"), names=match.players)
    seconds, turns = [0.0] * seats, [0] * seats
    deciding = None
    left = game.longest
    while table.seat is not None and left and not (game.endless and game.lasts_too_long(table.state)):
        seat = table.seat
        turns[seat] += deciding != seat
        deciding = seat
        started = time.perf_counter()
        action = choosing[seat](table)
        seconds[seat] += time.perf_counter() - started
        table.play(seat, action)
        left -= 1
    winners = table.state.winners()
    shares = tuple((seat in winners) / len(winners) for seat in range(seats))
    scores = tuple(points(score) for score in table.state.scores())
    played = Played(
        match.number, match.players, shares, scores, tuple(seconds), tuple(turns), capped=table.seat is not None
    )
    return played, table.record().text()
