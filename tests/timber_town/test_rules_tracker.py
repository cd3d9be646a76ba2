"""A player who only hears what happens knows the whole table: towns, figures, rafts and what is still face down."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from osada.core.dealer import Dealer
from osada.core.table import Table
from osada.games.timber_town import GAME
from osada.games.timber_town.view import Afloat, TownView
from osada.testing import rule
from tests.timber_town.positions import newest
from tests.timber_town.referee import BOX, turns


class Tracker:
    """Pencil and paper: the box, the first three tiles, and then events alone."""

    def __init__(self, revealed: list[str]) -> None:
        self.unseen = Counter(BOX)
        self.lost: Counter[str] = Counter()
        self.river: list[list[tuple[str, int | None, str] | None]] = [[None] * 3 for _ in range(4)]
        self.towns: list[dict[str, tuple[str, str]]] = [{}, {}]
        self.bridges: list[dict[str, str]] = [{}, {}]
        self.figures = [Counter({"raft": 1}), Counter({"raft": 1})]
        self.beavers: list[set[str]] = [set(), set()]
        self.builder: int | None = None
        self.over = False
        self.see({"event": "reveal", "tiles": revealed})

    def see(self, event: dict[str, Any]) -> None:
        seat = event.get("seat")
        match event["event"]:
            case "take" | "claim" | "dam":
                self._gained(event["event"], int(event["seat"]), event)
            case "raft" | "raft-two":
                board, place = self._slot(event["slot"])
                assert self.river[board][place] == (event["tile"], None, "")
                self.river[board][place] = (event["tile"], seat, event["event"])
                self.figures[int(event["seat"])][event["event"]] -= 1
            case "figure":
                self.figures[int(event["seat"])][event["figure"]] += 1
            case "crane":
                self.figures[int(event["seat"])]["crane"] -= 1
            case "dismantle":
                self.figures[int(event["seat"])][event["figure"]] -= 1
                self.bridges[int(event["seat"])][event["side"]] = event["figure"]
            case "beaver":
                self.beavers[int(event["seat"])].add(event["cell"])
            case "builder":
                self.builder = seat
            case "fall":
                assert [tile[0] for tile in self.river[3] if tile] == event["tiles"]
                self.lost.update(event["tiles"])
            case "raft-back":
                self.figures[int(event["seat"])]["raft"] += 1
            case "round":
                self.river = [[None] * 3, *self.river[:3]]
            case "reveal":
                self.unseen.subtract(event["tiles"])
                self.river[0] = [(kind, None, "") for kind in event["tiles"]]
            case "over":
                self.over = True

    def _gained(self, how: str, seat: int, event: dict[str, Any]) -> None:
        board, place = self._slot(event["slot"])
        tile = self.river[board][place]
        assert tile is not None and tile[0] == event["tile"]
        self.river[board][place] = None
        if how == "dam":
            self.figures[seat]["dam"] -= 1
        if how == "claim" and tile[2] == "raft":
            self.figures[seat]["raft"] += 1
        self.towns[seat][event["cell"]] = event["tile"], turns(event["tile"])[event["turn"]]

    @staticmethod
    def _slot(slot: str) -> tuple[int, int]:
        return int(slot[0]) - 1, int(slot[2]) - 1

    @staticmethod
    def _shown(tile: Afloat | None) -> tuple[str, int | None, str] | None:
        """A tile of the river in a view, as it is tracked."""
        if tile is None:
            return None
        raft = tile["raft"]
        return (tile["kind"], raft["owner"], raft["figure"]) if raft else (tile["kind"], None, "")

    def agrees(self, view: TownView) -> None:
        assert +self.unseen == view["unseen"]
        assert self.lost == view["lost"]
        assert self.builder == view["builder"]
        river = [[self._shown(tile) for tile in board] for board in view["river"]]
        assert self.river == river
        for seat, city in enumerate(view["cities"]):
            assert self.towns[seat] == {cell: (tile["kind"], tile["ends"]) for cell, tile in city["cells"].items()}
            assert self.beavers[seat] == {cell for cell, tile in city["cells"].items() if tile["beaver"]}
            assert self.bridges[seat] == {bridge["side"]: bridge["figure"] for bridge in city["bridges"]}
            assert +self.figures[seat] == +Counter(view["figures"][seat])


@rule("TT-A32")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_whoever_hears_all_events_knows_the_table(viewer: int | None) -> None:
    for seed in range(12):
        chance = random.Random(seed)
        table = Table(GAME, 2, seed)
        tracker = Tracker(newest(table.view(None)))
        told = len(table.journal)
        while table.state.seat is not None:
            actions = table.state.actions()
            table.play(table.state.seat, chance.choice(actions[:-1] if len(actions) > 1 and seed % 2 else actions))
            if table.state.settled:
                for event in table.events(viewer, after=told):
                    tracker.see(event)
                told = len(table.journal)
                tracker.agrees(table.view(viewer))
        assert tracker.over


@rule("TT-A32", "TT-6")
def test_redeals_reveal_exactly_what_the_tracker_takes_for_possible() -> None:
    """What comes next is drawn evenly from what has not been seen, whoever asks."""
    table = Table(GAME, 2, 4)
    tracker = Tracker(newest(table.view(None)))
    for _ in range(22):
        assert table.state.seat is not None
        told = len(table.journal)
        table.play(table.state.seat, GAME.parse("pass"))
        for event in table.events(0, after=told):
            tracker.see(event)
    redeals = 600
    for viewer in (0, 1):
        came: Counter[str] = Counter()
        for seed in range(redeals):
            after = table.state.redeal(viewer, Dealer(seed))
            for _ in range(2):
                after.play(GAME.parse("pass"))
            came.update(newest(after.view(viewer)))
        left = +tracker.unseen
        assert came.keys() == left.keys()
        for kind, count in left.items():
            share = count / left.total()
            assert abs(came[kind] - 3 * redeals * share) < 5 * (3 * redeals * share) ** 0.5, kind
