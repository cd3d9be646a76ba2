"""What a seat can know, tracked from its events alone, against what a redeal deals."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from osada.core.dealer import Dealer
from osada.games.kingdom_builder import GAME
from osada.games.kingdom_builder.board import TERRAINS
from osada.testing import rule

REDEALS = 150


class Tracker:
    """A player with pencil and paper: sees what its seat sees happen, and knows the box (5 cards a terrain).

    Cards are in the unseen part of the current pile and the hands drawn from it, in older hands (drawn before
    a shuffle), in the discards, out of the game, or open before a player.
    """

    def __init__(self, seat: int, players: int, start: int, hand: str, first_card: str) -> None:
        self.seat = seat
        self.unseen = Counter(dict.fromkeys(TERRAINS, 5))
        self.older: list[tuple[set[int], Counter[str]]] = []
        self.fresh = set(range(players)) - {seat}
        self.discards: Counter[str] = Counter()
        self.known: dict[int, str] = {seat: hand}
        self.unseen[hand] -= 1
        if start != seat:
            self.see({"event": "show", "seat": start, "terrain": first_card})

    def see(self, event: dict[str, Any]) -> None:
        seat, terrain = event["seat"], str(event.get("terrain"))
        match event["event"]:
            case "show" if seat not in self.known:
                self._take_from_hand(seat, terrain)
                self.known[seat] = terrain
            case "useless":
                del self.known[seat]
            case "new-card":
                self.unseen[terrain] -= 1
                self.known[seat] = terrain
            case "draw":
                self.discards[self.known.pop(seat)] += 1
                self.fresh.add(seat)
            case "draw-known":
                self.discards[self.known[seat]] += 1
                self.known[seat] = terrain
                self.unseen[terrain] -= 1

    def shuffle(self, drawer: int) -> None:
        """The pile is empty: what is unseen is in the hands. The drawer's card has been discarded before."""
        if self.fresh:
            self.older.append((set(self.fresh), +self.unseen))
        self.fresh = set()
        self.unseen, self.discards = +self.discards, Counter()

    def _take_from_hand(self, seat: int, terrain: str) -> None:
        for hands, pool in self.older:
            if seat in hands:
                hands.remove(seat)
                pool[terrain] -= 1
                return
        self.fresh.discard(seat)
        self.unseen[terrain] -= 1

    def possible(self, seat: int) -> Counter[str]:
        """What a hand may be, as the pool that it comes from."""
        if seat in self.known:
            return Counter({self.known[seat]: 1})
        for hands, pool in self.older:
            if seat in hands:
                return +pool
        return +self.unseen


def follow(tracker: Tracker, events: list[dict[str, Any]]) -> None:
    """Events in order; a shuffle comes between a discard and the draw that needs it."""
    for number, event in enumerate(events):
        if event["event"] == "shuffle":
            drawer = next(later for later in events[number:] if later["event"] in ("draw", "draw-known", "new-card"))
            if drawer["event"] != "new-card":
                tracker.discards[tracker.known[drawer["seat"]]] += 1
                tracker.shuffle(drawer["seat"])
                tracker.discards[tracker.known[drawer["seat"]]] -= 1
            else:
                tracker.shuffle(drawer["seat"])
        else:
            tracker.see(event)


@rule("KB-5", "KB-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_redeals_deal_exactly_what_can_be_there(players: int) -> None:
    shuffled_with_older_hands = 0
    for seed in range(6):
        chance = random.Random(seed)
        state = GAME.start(players, seed)
        assert state.seat is not None
        first_card = TERRAINS[state.hands[state.seat]]
        trackers = [
            Tracker(seat, players, state.seat, TERRAINS[state.hands[seat]], first_card) for seat in range(players)
        ]
        while state.seat is not None:
            state.listen()
            before = state.turns
            state.play(chance.choice(state.actions()))
            for seat, tracker in enumerate(trackers):
                follow(tracker, state.events(seat))
            if state.turns == before or state.seat is None:
                continue
            for seat, tracker in enumerate(trackers):
                redealt = [state.redeal(seat, Dealer(number)) for number in range(REDEALS)]
                for other in range(players):
                    dealt = Counter(TERRAINS[position.hands[other]] for position in redealt)
                    possible = tracker.possible(other)
                    assert dealt.keys() <= possible.keys()
                    for terrain, count in possible.items():
                        expected = REDEALS * count / possible.total()
                        assert dealt[terrain] or expected < 12, f"{terrain} is never dealt"
                shuffled_with_older_hands += any(hands for hands, _ in tracker.older)
    # With two players the only other hand is shown at once; with more some wait with a card of the old pile.
    assert shuffled_with_older_hands or players == 2
