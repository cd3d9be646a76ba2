"""What a seat knows, card by card: hands, swaps, backs, shuffles."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from osada.core.dealer import Dealer, ScriptedDealer
from osada.games.beer_bread import BeerBreadState
from osada.games.beer_bread.cards import CARDS, NUMBER, gathered
from osada.server.live import holds_secret
from osada.testing import rule
from tests.beer_bread.positions import GAME, finish_year, known, lay_pile, next_cards, pass_turn, play, position

REDEALS = 60


class Tracker:
    """A player with pencil and paper: sees what its seat sees happen, and knows which 60 cards there are.

    A card of the other hand is known, or one of those that lay unseen in the pile that it was drawn from.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.unseen = set(CARDS)
        self.older: list[tuple[Counter[str], set[str]]] = []
        """Unknown cards of the other hand drawn before a shuffle, by back, and what they can be."""
        self.fresh: Counter[str] = Counter()
        """Unknown cards of the other hand drawn from the pile of now, by back."""
        self.hands: list[set[str]] = [set(), set()]
        """The cards known to be in each hand."""
        self.discards: set[str] = set()
        self.rows: list[set[str]] = [set(), set()]
        self.exchange: list[str] = []
        self.dry = False
        self.turned_known = False

    def see(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        match event["event"]:
            case "year":
                self.dry = event["fruitful"] == "dry"
            case "draw":
                self.fresh.update({"beer": event["beer"], "bread": event["bread"]})
            case "draw-known":
                self.hands[seat].update(event["cards"])
                self.unseen -= set(event["cards"])
            case "exchange":
                self.exchange += event["cards"]
                self.unseen -= set(event["cards"])
            case "take-back":
                self.hands[seat].update(event["cards"])
                self.rows[seat] -= set(event["cards"])
            case "discard":
                if event["card"] in self.rows[seat]:
                    self.rows[seat].remove(event["card"])
                else:
                    self.leave(seat, event["card"])
                self.discards.add(event["card"])
            case "swap":
                self.leave(seat, event["card"])
                self.exchange[self.exchange.index(event["taken"])] = event["card"]
                self.hands[seat].add(event["taken"])
            case "harvest":
                self.leave(seat, event["card"])
                self.rows[seat].add(event["card"])
            case "sell" | "build":
                self.leave(seat, event["card"])
            case "hands-swapped":
                self.hands.reverse()
            case "shuffle":
                if self.fresh.total():
                    self.older.append((+self.fresh, set(self.unseen)))
                self.fresh = Counter()
                self.unseen, self.discards = set(self.discards), set()
            case "milling" if self.dry:
                self.discards |= self.rows[0] | self.rows[1] | set(self.exchange)
                self.rows, self.exchange = [set(), set()], []

    def leave(self, seat: int, card: str) -> None:
        """A card of a hand is shown and leaves it."""
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
            return
        assert seat != self.seat
        for backs, faces in self.older:
            if card in faces:
                backs[back(card)] -= 1
                faces.remove(card)
                return
        self.fresh[back(card)] -= 1
        self.unseen.remove(card)

    def hold(self, hand: list[str]) -> None:
        """The own hand, looked at: after the first swap it is the other's, and the other has what was the own."""
        new = set(hand) - self.hands[self.seat]
        for card in new:
            for backs, faces in self.older:
                if card in faces:
                    backs[back(card)] -= 1
                    faces.remove(card)
                    break
            else:
                self.fresh[back(card)] -= 1
                self.unseen.remove(card)
            self.hands[self.seat].add(card)

    def possible(self) -> Counter[tuple[str, bool]]:
        """How many unknown cards of each back the other hand has: drawn before a shuffle or not."""
        counted: Counter[tuple[str, bool]] = Counter({(good, False): number for good, number in self.fresh.items()})
        for backs, _ in self.older:
            counted.update({(good, True): number for good, number in backs.items()})
        return +counted


def back(card: str) -> str:
    return card[:-2]


@rule("BB-37", "BB-20", "BB-61")
def test_redeals_deal_exactly_what_can_be_there() -> None:
    old = drawn_again = 0
    for seed in range(14):
        chance = random.Random(seed)
        state = GAME.start(2, seed)
        trackers = [Tracker(0), Tracker(1)]
        for seat, tracker in enumerate(trackers):
            other = Counter(back(CARDS[card]) for card in state.hands[1 - seat])
            tracker.see({"event": "draw-known", "seat": seat, "cards": [CARDS[card] for card in state.hands[seat]]})
            tracker.see({"event": "draw", "seat": 1 - seat, "beer": other["beer"], "bread": other["bread"]})
        while state.seat is not None:
            state.listen()
            state.play(chance.choice(state.actions()))
            for seat, tracker in enumerate(trackers):
                for event in state.events(seat):
                    tracker.see(event)
                tracker.hold([CARDS[card] for card in state.hands[seat]])
                if state.lifted < 0 and state.swapped < 0 and chance.random() < 0.2:
                    agree(state, tracker, chance)
                    old += any(backs.total() for backs, _ in tracker.older)
                    drawn_again += bool(tracker.hands[1 - seat]) and bool(tracker.possible())
    assert old and drawn_again, "both a shuffle between draws and a hand known in part have come up"


def agree(state: BeerBreadState, tracker: Tracker, chance: random.Random) -> None:
    """Every redeal keeps what the tracker knows, and deals all that it thinks possible."""
    dealt: Counter[str] = Counter()
    unknown = tracker.possible()
    for _ in range(REDEALS):
        redealt = state.redeal(tracker.seat, Dealer(chance.getrandbits(64)))
        hand = {CARDS[card] for card in redealt.hands[1 - tracker.seat]}
        assert tracker.hands[1 - tracker.seat] <= hand
        guessed = hand - tracker.hands[1 - tracker.seat]
        older = {face for _, faces in tracker.older for face in faces}
        assert Counter((back(card), card in older) for card in guessed) == unknown
        assert guessed <= tracker.unseen | older
        dealt.update(guessed)
    for good in ("beer", "bread"):
        number = tracker.fresh[good]
        faces = [card for card in tracker.unseen if back(card) == good]
        if number and REDEALS * number / len(faces) > 12:
            assert all(dealt[card] for card in faces), "a card that could be there is never dealt"


@rule("BB-20", "BB-30", "BB-37")
def test_hands_are_unknown_until_the_first_swap_and_known_to_both_after_it() -> None:
    state = position("beer01 beer02 bread01 bread02 bread03", "beer11 beer12 beer13 bread11 bread12")
    assert known(state, 1, 0) == ["beer", "beer", "bread", "bread", "bread"]
    assert known(state, None, 0) == known(state, 1, 0)
    pass_turn(state)
    assert known(state, 1, 0) == ["beer", "bread", "bread", "bread"]
    pass_turn(state)
    assert known(state, 1, 0) == known(state, 0, 0) == ["beer12", "beer13", "bread11", "bread12"]
    assert known(state, 0, 1) == ["beer02", "bread01", "bread02", "bread03"]
    assert known(state, None, 0) == ["beer", "beer", "bread", "bread"]
    assert state.hidden(0) == state.hidden(1) == []


@rule("BB-63", "BB-37")
def test_a_card_drawn_in_the_last_turn_is_known_to_the_drawer_alone() -> None:
    state = position("beer01", "beer02", turn=8, built=("beer04", ""))
    assert len(state.hands[0]) == 2
    drawn = next(CARDS[card] for card in state.hands[0] if CARDS[card] != "beer01")
    assert known(state, 1, 0) == ["beer01", back(drawn)]
    play(state, "card beer01", "build", "end")
    assert drawn in state.table(1)["discards"]


@rule("BB-21", "BB-37")
def test_harvest_cards_taken_back_are_known_to_all() -> None:
    state = position("beer16", "beer02", turn=8, rows=("bread01 bread02", "bread03"))
    play(state, "card beer16", "harvest")
    finish_year(state)
    seen = known(state, None, 0)
    assert {"bread01", "bread02", "beer16"} <= set(seen)
    assert known(state, 1, 0) == seen
    assert len(seen) == 5


@rule("BB-37a")
def test_sold_cards_of_the_other_show_their_back_and_a_redeal_leaves_them() -> None:
    state = position("beer16", turn=8, sold=("", "beer01 bread02"), waiting=("", "beer05"))
    other = state.table(0)["seats"][1]
    assert other["sold"] == [{"card": None, "back": "beer"}, {"card": None, "back": "bread"}]
    assert other["brewery"] == [{"card": None, "back": "beer"}]
    assert state.table(1)["seats"][1]["sold"][0]["card"] == "beer01"
    redealt = state.redeal(0, Dealer(3))
    assert redealt.sold == state.sold and redealt.waiting == state.waiting


@rule("BB-1", "BB-37")
def test_unknown_cards_are_dealt_only_among_equal_backs() -> None:
    state = position("beer01 beer02 bread01 bread02 bread03", "beer11 beer12 beer13 beer14 bread11")
    for number in range(40):
        redealt = state.redeal(0, Dealer(number))
        assert redealt.backs == state.backs
        assert [back(CARDS[card]) for card in redealt.hands[1]] == ["beer"] * 4 + ["bread"]
        assert list(redealt.broken()) == []


@rule("BB-23")
def test_cards_drawn_before_a_shuffle_are_none_of_the_discards() -> None:
    state = position("beer16", "", year=1, turn=9, discards="beer20 beer21 beer22 bread20 bread21 bread22")
    lay_pile(state, state.pools[0][:4] + state.pools[1][:2])
    rest = gathered_rest(state)
    state.discards |= rest
    finish_year(state)
    assert len(state.drawn) == 2, "the pile has run out while the hands were drawn"
    assert list(state.broken()) == []
    for viewer in (0, 1):
        before = [card for card in state.hands[1 - viewer] if state.drawn[0] >> card & 1]
        for number in range(20):
            redealt = state.redeal(viewer, Dealer(number))
            assert sorted(before) == [card for card in redealt.hands[1 - viewer] if redealt.drawn[0] >> card & 1]


@rule("BB-23", "BB-63", "BB-37")
def test_a_known_card_that_was_shuffled_is_unknown_when_it_is_drawn_again() -> None:
    """Both have held both hands; the first player gives beer03 up, and the second draws it from the new pile."""
    state = position("beer03", "beer17", turn=8, built=("beer04", "beer28"), discards="beer07")
    drawn = next(card for card in state.hands[0] if CARDS[card] != "beer03")
    state.sold[1] |= gathered([*state.pools[0], *state.pools[1]])
    lay_pile(state, [])
    state.dealer = ScriptedDealer([("back", 0), ("back", 0), ("card", NUMBER["beer03"])])
    play(state, f"card {CARDS[drawn]}", "harvest", "end")
    assert known(state, 1, 1) == ["beer03", "beer17"]
    assert known(state, 0, 1) == ["beer17", "beer"] and known(state, None, 1) == ["beer", "beer"]
    (group,) = state.hidden(0)
    assert group.rest == {"beer07": 1} and list(group.places.values()) == [("beer03",)]
    dealt = {CARDS[card] for number in range(20) for card in state.redeal(0, Dealer(number)).hands[1]}
    assert dealt == {"beer03", "beer07", "beer17"}


@rule("BB-23", "BB-61", "BB-37")
def test_a_harvest_card_taken_back_redrawn_and_shuffled_is_unknown_to_all() -> None:
    state = position("beer16", "", turn=9, rows=("bread01", ""), built=("beer21", "bread30"), storage=("", "1 rye"))
    free = [card for pool in state.pools for card in pool]
    lay_pile(state, free[:10])
    state.sold[1] |= gathered(free[10:])
    play(state, "card beer16", "build", "end")
    assert "bread01" in known(state, None, 0) and len(state.table(None)["pile"]) == 1
    play(state, "redraw bread01")
    other = next(card for card in state.hands[1])
    play(state, f"redraw {CARDS[other]}")
    assert "bread01" in known(state, 1, 1)
    assert "bread01" not in known(state, 0, 1) + known(state, None, 1)


def gathered_rest(state: BeerBreadState) -> int:
    """All cards that lie nowhere."""
    placed = state.discards
    for seat in (0, 1):
        placed |= state.waiting[seat] | state.sold[seat] | state.built[seat]
        for card in (*state.hands[seat], *state.rows[seat]):
            placed |= 1 << card
    for pool in state.pools:
        for card in pool:
            placed |= 1 << card
    return ((1 << len(CARDS)) - 1) & ~placed


@rule("BB-64")
def test_a_turned_card_stays_turned_in_a_redeal() -> None:
    state = position("beer01 beer02 bread01 bread02 bread03", built=("bread10", ""))
    play(state, "card bread02", "reserve", "card beer01", "build", "end")
    assert state.seat == 1
    shown = state.table(1)["seats"][0]["hand"]
    assert [(card["back"], card["turned"]) for card in shown] == [
        ("beer", False),
        ("bread", False),
        ("bread", False),
        ("bread", True),
    ]
    faces = set()
    for number in range(40):
        redealt = state.redeal(1, Dealer(number))
        assert redealt.table(1) == state.table(1)
        faces.add(redealt.turned[0])
        assert redealt.turned[0].bit_count() == 1
    assert len(faces) > 5


def test_a_curtain_is_drawn_while_one_knows_what_the_other_does_not() -> None:
    state = position("beer01 beer02 bread01 bread02 bread03")
    assert holds_secret(state, 0)
    pass_turn(state)
    assert holds_secret(state, 1)
    pass_turn(state)
    assert not holds_secret(state, 0), "after the swap both know both hands"


def test_drawn_cards_are_told_to_the_drawer_alone() -> None:
    state = position("beer16", "", turn=9, storage=("1 water", ""))
    next_cards(
        state, "beer05 bread05 beer06 bread06 beer07 bread07 beer08 bread08 beer09 bread09 beer10 bread10 beer11"
    )
    state.listen()
    play(state, "card beer16", "build", "end")
    own = [event for event in state.events(0) if event["event"] == "draw-known"]
    other = [event for event in state.events(1) if event["event"] == "draw" and event["seat"] == 0]
    assert own[0]["cards"] and "cards" not in other[0]
    assert all("cards" not in event for event in state.events(None) if event["event"].startswith("draw"))
