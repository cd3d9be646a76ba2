"""Gold, points, goods and the gold on blueprints, kept a second time from what was told alone."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from osada.core.game import Seen
from osada.games.hamlet import HamletState
from osada.games.hamlet.position import HALL
from osada.testing import rule
from osada.testing.playing import some_options
from tests.hamlet.positions import GAME

WORK = ("produce", "refine", "build", "bridge", "path", "deliver", "sell", "beg")
"""What takes a villager."""
SPENT = ("bought", "hire-villager", "hire-donkey")
WILLING = ("build", "at", "place", "use", "plan", "road", "section", "sell", "deliver", "hire", "to", "token", "buy")


def lying(state: HamletState) -> dict[str, int]:
    """How many goods lie on every tile."""
    return {tile["tile"]: len(tile["goods"]) for tile in state.view(None)["tiles"]}


class Books:
    """What everybody should have."""

    def __init__(self, state: HamletState) -> None:
        self.gold = list(state.gold)
        self.points = [0] * state.players
        self.row = [(tile["tile"], 0) for tile in state.view(None)["row"]]
        self.costs: dict[str, dict[str, int]] = {
            name: tile["cost"] for name, tile in state.view(None)["blueprints"].items()
        }
        self.costs |= {delivery["delivery"]: delivery["cost"] for delivery in state.view(None)["deliveries"]}
        self.spaces = {name: tile.get("spaces", 0) for name, tile in state.view(None)["blueprints"].items()}
        self.goods = Counter(lying(state))
        self.told: Counter[str] = Counter()

    def enter(self, seen: Seen) -> None:
        kind, seat = seen["event"], seen["seat"]
        self.told[kind] += 1
        if seat is not None:
            self.points[seat] += seen.get("points", 0)
        if kind in ("consumed", "token-used"):
            self.goods[seen["tile"]] -= 1
        elif kind == "refine":
            self.goods[seen["tile"]] += seen["count"]
        elif kind == "produce":
            self.goods[seen["tile"]] = self.spaces[seen["tile"]]
        if kind in SPENT:
            self.gold[seat] -= seen["gold"]
        elif kind in ("produce", "token-used", "sell"):
            self.gold[seat] += seen["gold"]
        elif kind == "beg":
            self.gold[seat] += 1
        elif kind in ("build", "deliver"):
            self.gold[seat] -= self.costs[seen.get("tile") or seen["delivery"]].get("gold", 0)
        elif kind == "plan":
            self._plan(seen)
        elif kind == "drawn":
            self.row.append((seen["tile"], 0))

    def _plan(self, seen: Seen) -> None:
        """One gold on every blueprint to the left; the one that is taken brings what lies on it."""
        number = [tile for tile, _ in self.row].index(seen["tile"])
        lying = self.row.pop(number)[1]
        assert (seen["price"], seen["gold"]) == (number, lying)
        self.row[:number] = [(tile, gold + 1) for tile, gold in self.row[:number]]
        self.gold[seen["seat"]] += lying - number


@rule("HA-0d", "HA-13", "HA-20", "HA-22", "HA-25", "HA-28")
@pytest.mark.parametrize("seed", range(9))
def test_gold_and_points_are_what_was_told(seed: int) -> None:
    chance, players = random.Random(seed), seed % 3 + 2
    state = GAME.start(players, seed, some_options(GAME, players, chance))
    books = Books(state)
    for _ in range(900):
        if state.seat is None:
            break
        seat, standing = state.seat, state.standing[state.seat].bit_count()
        actions = state.actions()
        willing = [action for action in actions if GAME.notation(action).partition(" ")[0] in WILLING]
        state.listen()
        state.play(chance.choice(willing if willing and chance.random() < 0.8 else actions))
        told = state.events(None)
        for seen in told:
            books.enter(seen)
        if any(seen["event"] in WORK for seen in told):
            assert state.standing[seat].bit_count() == standing - 1, "whoever has worked lies down"
        if state.step <= HALL:
            assert (state.gold, state.points) == (books.gold, books.points), told
            row = [(plan["tile"], plan["gold"]) for plan in state.view(None)["row"]]
            assert row == books.row
            assert +Counter(lying(state)) == +books.goods, told
    assert not {"produce", "build", "plan", "sell", "hire-donkey"} - books.told.keys()
