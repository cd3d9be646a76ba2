"""What the games of an arena say: wins, ratings with their intervals, and who beats whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from osada.arena.match import Played

SURE = 1.96
"""Standard deviations on either side that 95 of 100 cases lie within."""


@dataclass(frozen=True)
class Standing:
    """A player among the others."""

    player: str
    games: int
    wins: float
    mean_score: float
    rating: float
    interval: tuple[float, float]
    seconds_per_turn: float


@dataclass(frozen=True)
class Pair:
    """How often one player won against another, of the games that one of them won; with a Wilson interval."""

    player: str
    against: str
    games: int
    share: float
    interval: tuple[float, float]


def standings(names: Sequence[str], games: Sequence[Played]) -> list[Standing]:
    """The players, best first."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for game in games:
        teams = [[ratings[name]] for name in game.players]
        best = max(game.shares)
        ranks = [0.0 if share == best else 1.0 for share in game.shares]
        rated = list(zip(game.players, model.rate(teams, ranks=ranks), strict=True))
        for name in set(game.players):
            new = [rating for sitting, (rating,) in rated if sitting == name]
            mu, sigma = fmean(rating.mu for rating in new), fmean(rating.sigma for rating in new)
            ratings[name] = model.rating(mu, sigma, name)
    table = []
    for name in names:
        own = [(game, seat) for game in games for seat, sitting in enumerate(game.players) if sitting == name]
        rating = ratings[name]
        count = len(own)
        table.append(
            Standing(
                name,
                count,
                round(sum(game.shares[seat] for game, seat in own), 2),
                round(sum(game.scores[seat] for game, seat in own) / max(1, count), 2),
                round(rating.mu, 2),
                (round(rating.mu - SURE * rating.sigma, 2), round(rating.mu + SURE * rating.sigma, 2)),
                round(
                    sum(game.seconds[seat] for game, seat in own) / max(1, sum(game.turns[seat] for game, seat in own)),
                    4,
                ),
            )
        )
    return sorted(table, key=lambda standing: -standing.rating)


def pairs(names: Sequence[str], games: Sequence[Played]) -> list[Pair]:
    """Every player against every other: at one table the one with the larger share of the victory has won."""
    found = []
    for name in names:
        for other in names:
            wins, count = 0.0, 0
            for game in games:
                if name != other and {name, other} <= set(game.players):
                    own, theirs = (
                        sum(share for sitting, share in zip(game.players, game.shares, strict=True) if sitting == one)
                        for one in (name, other)
                    )
                    if own or theirs:
                        count += 1
                        wins += own / (own + theirs)
            if count:
                found.append(Pair(name, other, count, round(wins / count, 3), wilson(wins, count)))
    return found


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share that was seen in this many ``games``."""
    share, square = wins / games, SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return round(middle - half, 3), round(middle + half, 3)


def document(names: Sequence[str], games: Sequence[Played]) -> dict[str, Any]:
    """Standings, pairs and how many games were stopped, as JSON can hold them."""
    return {
        "standings": [asdict(standing) for standing in standings(names, games)],
        "pairs": [asdict(pair) for pair in pairs(names, games)],
        "capped": sum(game.capped for game in games),
    }
