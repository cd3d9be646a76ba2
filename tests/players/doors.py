"""A small game that is solved: hidden information, chance, a reply. Only for tests of the search.

Seat 1 holds a card that seat 0 does not know. Seat 0 opens a door; a coin falls; seat 0, who still does not know the
card, takes a way; seat 1 answers, and seat 0 gets the points of a table. So the best door is worth

    the mean over the coin of the most over the ways of the mean over the cards of the least over the answers,

which `values` counts. Whoever searches as if the card were known takes the most too early; whoever believes in the
judge, which guesses before the end, opens another door.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, Self

from osada.core.actions import ActionSpace, Block
from osada.core.dealer import Dealer
from osada.core.fields import shared
from osada.core.game import Asked, Game, HiddenGroup, Layout, Score, Setup, State
from osada.core.refusal import Refusal
from osada.core.svg import Picture

COINS, WAYS, CARDS, ANSWERS = 2, 3, 3, 3


@dataclass(frozen=True, eq=False)
class Points:
    """What seat 0 gets, by door, coin, way, card and answer; and what the judge says of doors and ways."""

    doors: int
    table: Mapping[tuple[int, ...], int]
    guesses: Mapping[tuple[int, ...], float]


class DoorsState(State[Any]):
    """What has been chosen so far: ``door``, ``coin``, ``way``, ``answer``, -1 before that."""

    points: Points = shared()
    card: int = 0
    door: int = -1
    coin: int = -1
    way: int = -1
    answer: int = -1
    settled = True

    def turn_key(self) -> Hashable:
        return self.seat, self.door, self.way

    def actions(self) -> list[int]:
        if self.seat is None:
            return []
        if self.seat == 1:
            return list(range(ANSWERS))
        return list(range(self.points.doors if self.door < 0 else WAYS))

    def play(self, action: int) -> None:
        if self.door < 0:
            self.door = action
            self.coin = self.dealer.pick("coin", [1] * COINS)
            self.reveals += 1
        elif self.way < 0:
            self.way = action
            self.seat = 1
        else:
            self.answer = action
            self.seat = None

    def redeal(self, seat: int | None, dealer: Dealer) -> Self:
        other = self.copy()
        other.dealer = dealer
        if seat != 1:
            other.card = dealer.choose([1] * CARDS)
        return other

    def scores(self) -> list[Score]:
        won = self.points.table[self.door, self.coin, self.way, self.card, self.answer] if self.seat is None else 0
        return [{"total": won}, {"total": 0}]

    def table(self, seat: int | None) -> Mapping[str, Any]:
        card = self.card if seat == 1 else None
        return {"door": self.door, "coin": self.coin, "way": self.way, "answer": self.answer, "card": card}

    def hidden(self, seat: int | None) -> list[HiddenGroup]:
        return [] if seat == 1 else [HiddenGroup({"card": (str(self.card),)}, {})]

    def asked(self) -> Asked:
        return Asked("choose", "DO-1")

    def why_not(self, action: int) -> Refusal | None:
        return None if action in self.actions() else Refusal("DO-1", "choose")

    def meant(self, place: str) -> list[int]:
        return []

    def broken(self) -> Iterable[str]:
        return ()


class Doors(Game[DoorsState, Any]):
    """The game with a table of points."""

    name = "doors"
    seats = range(2, 3)
    rules_version = 1
    space = ActionSpace(Block("choose", ([str(number) for number in range(20)],)))
    options = ()
    chance: Mapping[str, tuple[str, ...]] = {"coin": ("heads", "tails")}
    longest = 3

    def __init__(self, points: Points) -> None:
        self.points = points

    def deal(self, setup: Setup) -> DoorsState:
        state = DoorsState(game=self, players=2, dealer=setup.dealer, points=self.points)
        state.seat = 0
        return state

    def begin(self) -> DoorsState:
        """The first position; whoever wants to know the card redeals it."""
        return self.deal(Setup(2, {}, None, Dealer(1)))  # type: ignore[arg-type]

    def judge(self, state: DoorsState, seat: int) -> float:
        if state.seat is None:
            value = float(state.scores()[0]["total"])
        else:
            value = self.points.guesses[(state.door, state.way)[: 1 + (state.way >= 0)]]
        return value if seat == 0 else 0.0

    def place(self, action: int) -> str:
        return str(action)

    def words(self, view: Any, language: str) -> str:
        return ""

    def picture(self, view: Any, language: str, layout: Layout = "wide") -> Picture:
        raise NotImplementedError

    def abouts(self, language: str) -> dict[str, str]:
        return {}

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        raise NotImplementedError


def values(points: Points) -> list[float]:
    """What every door is worth if everybody plays well."""
    return [_mean(_door(points, door, coin) for coin in range(COINS)) for door in range(points.doors)]


def _door(points: Points, door: int, coin: int) -> float:
    return max(_mean(_least(points, door, coin, way, card) for card in range(CARDS)) for way in range(WAYS))


def _least(points: Points, door: int, coin: int, way: int, card: int) -> int:
    return min(points.table[door, coin, way, card, answer] for answer in range(ANSWERS))


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found)


def some_points(seed: int, doors: int, wise: float) -> Points:
    """A table by lot in which one door is best by far enough to be found. The judge's guesses are as true as it is
    ``wise``: 1 knows the worth of every door, -1 believes the opposite."""
    chance = random.Random(seed)
    while True:
        axes = (range(doors), range(COINS), range(WAYS), range(CARDS), range(ANSWERS))
        table: dict[tuple[int, ...], int] = {key: chance.randrange(-9, 10) for key in product(*axes)}
        points = Points(doors, table, {})
        worth = sorted(values(points))
        if worth[-1] - worth[-2] >= CLEAR:
            break
    guesses: dict[tuple[int, ...], float] = {}
    for door, value in enumerate(values(points)):
        guesses[door,] = wise * value
        for way in range(WAYS):
            least = [_least(points, door, coin, way, card) for coin in range(COINS) for card in range(CARDS)]
            guesses[door, way] = wise * _mean(least)
    return Points(doors, table, guesses)


CLEAR = 1.0
"""Points by which the best door is better than the next."""
