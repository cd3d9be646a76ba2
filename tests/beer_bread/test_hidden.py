"""Hidden information from all sides: every redeal is a game that could have been played, and nothing is learned for
free."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import Any

import pytest

from osada.core.components import ComponentSet
from osada.core.dealer import Dealer, Pick, ScriptedDealer
from osada.core.table import NotNow, Table
from osada.games.beer_bread import BeerBreadState
from osada.games.beer_bread.cards import CARDS, NUMBER
from osada.testing import rule
from tests.beer_bread.positions import GAME, known, next_cards, offered, pass_turn, play, position
from tests.beer_bread.test_naive import chosen, own_set
from tests.beer_bread.test_rules_cards import end_year, with_pile

RESERVE = GAME.parse("reserve")
Events = list[dict[str, Any]]


class History:
    """A game with all that was dealt and played so far, so that it can be played again with other cards."""

    def __init__(self, seed: int, own: ComponentSet | None) -> None:
        self.own = own
        self.options = {"first": f"seat-{seed % 2 + 1}"}
        dealer = Dealer(seed)
        self.picks: list[Pick] = []
        dealer.dealt = self.picks
        self.state = GAME.start(2, None, self.options, own, dealer)
        self.state.listen()
        self.played: list[int] = []
        self.dealt_at: list[int] = []
        """How many picks there were before each action."""
        self.seen: dict[int | None, list[Events]] = {0: [], 1: [], None: []}

    def play(self, action: int) -> None:
        self.state.listen()
        self.dealt_at.append(len(self.picks))
        self.state.play(action)
        self.played.append(action)
        for viewer, seen in self.seen.items():
            seen.append(self.state.events(viewer))

    def other_cards(self, viewer: int | None, redealt: BeerBreadState) -> dict[int, int]:
        """Which card each hidden card has become, place by place."""
        places: dict[tuple[int, ...], list[list[int]]] = defaultdict(lambda: [[], []])
        for which, state in enumerate((self.state, redealt)):
            marks = (*state.seen, *state.drawn, *state.turned)
            for owner, hand in enumerate(state.hands):
                for card in hand:
                    places[owner, *(mark >> card & 1 for mark in marks)][which].append(card)
        changed: dict[int, int] = {}
        for before, after in places.values():
            gone = [card for card in before if card not in after]
            new = [card for card in after if card not in before]
            changed |= dict(zip(gone, new, strict=True))
        return changed

    def again(self, viewer: int | None, changed: dict[int, int]) -> BeerBreadState:
        """Play it all again with these cards in place of the hidden ones; the viewer sees the same events."""
        picks = list(self.picks)
        for card, other in changed.items():
            last = max(at for at, pick in enumerate(self.picks) if pick == ("card", card))
            picks[last] = ("card", other)
        state = GAME.start(2, None, self.options, self.own, ScriptedDealer(picks))
        turning = self.turning_of(changed)
        for step, action in enumerate(self.played):
            state.listen()
            wanted = changed[action] if step in turning else action
            assert wanted in state.actions()
            state.play(wanted)
            assert state.events(viewer) == self.seen[viewer][step]
        return state

    def turning_of(self, changed: dict[int, int]) -> set[int]:
        """The steps in which a card was lifted that is hidden until now: it was turned around."""
        return {
            step
            for step, action in enumerate(self.played)
            if action in changed
            and self.played[step + 1 : step + 2] == [RESERVE]
            and ("card", action) not in self.picks_after(step)
        }

    def picks_after(self, step: int) -> list[Pick]:
        """What was dealt after a step: a card dealt again later was another one then."""
        return self.picks[self.dealt_at[step] :]


def histories(seed: int, own: ComponentSet | None, often: float) -> Counter[str]:
    """Play a game; now and then redeal it for everybody and see that it could have been so."""
    chance = random.Random(seed)
    history = History(seed, own)
    met: Counter[str] = Counter()
    while history.state.seat is not None:
        history.play(chosen(history.state, chance))
        state = history.state
        if chance.random() > often or state.lifted >= 0:
            continue
        for viewer in (0, 1, None):
            redealt = state.redeal(viewer, Dealer(chance.getrandbits(64)))
            assert redealt.table(viewer) == state.table(viewer)
            changed = history.other_cards(viewer, redealt)
            replayed = history.again(viewer, changed)
            assert replayed == redealt, "a redeal is a game that could have been played"
            met["changed"] += bool(changed)
            met["turned"] += any((state.turned[0] | state.turned[1]) >> card & 1 for card in changed)
            met["known in part"] += bool(changed) and any(
                card not in changed for card in state.hands[1 - viewer if viewer is not None else 0]
            )
            met["dry"] += bool(changed) and not state.fruitful
            met["last draw"] += bool(changed) and state.fruitful and state.turn >= 8
    return met


@rule("BB-37", "BB-37a", "BB-20", "BB-21", "BB-30", "BB-61", "BB-63", "BB-64")
def test_every_redeal_is_a_game_that_could_have_been_played_with_the_same_events() -> None:
    met: Counter[str] = Counter()
    for seed in range(4):
        met += histories(seed, None, 0.05)
    for seed in range(8):
        met += histories(seed, own_set(random.Random(100 + seed)), 0.05)
    assert all(met[case] for case in ("changed", "turned", "known in part", "dry", "last draw")), met


@rule("BB-37", "BB-30")
def test_nothing_is_learned_by_an_action_that_can_be_undone() -> None:
    """While undo is possible, what is hidden from the deciding seat stays hidden."""
    for seed in range(12):
        chance = random.Random(seed)
        own = own_set(chance) if seed % 2 else None
        state = GAME.start(2, seed, components=own)
        while state.seat is not None:
            seat, reveals, hidden = state.seat, state.reveals, state.hidden(state.seat)
            state.play(chosen(state, chance))
            if state.seat == seat and state.reveals == reveals:
                assert state.hidden(seat) == hidden


@rule("BB-30", "BB-34")
def test_what_was_taken_is_not_undone_once_the_hands_are_swapped() -> None:
    """The first player takes what the other offers after the first round, and so holds the other hand: that is
    learned, and taking is over."""
    for answers in (
        ["take water,0", "take wheat,0", "take barley,0"],
        ["take water,1", "take wheat,1", "take barley,1"],
    ):
        state = position("beer16 beer02 beer03 beer05", "beer21 beer22 beer23 beer24", turn=1, storage=("9 hops", ""))
        play(state, "card beer16", "harvest", "keep water,0", "keep wheat,0", "keep barley,0", "end")
        reveals = state.reveals
        play(state, *answers[:2])
        assert state.seat == 1 and state.reveals == reveals, "it may still be changed"
        play(state, answers[2])
        assert state.seat == 1 and offered(state, "card") == "beer02 beer03 beer05"
        assert state.reveals > reveals


def test_a_table_does_not_undo_past_a_look_at_the_other_hand() -> None:
    found = 0
    for seed in range(400):
        chance = random.Random(seed)
        table = Table(GAME, 2, seed)
        while (seat := table.state.seat) is not None and not found:
            state = table.state
            turn = state.turn
            table.play(seat, chance.choice(state.actions()))
            after = table.state
            if turn == 1 and after.turn == 2 and after.seat == seat and after.fruitful:
                found += 1
                assert not table.can_undo(seat)
                with pytest.raises(NotNow):
                    table.undo(seat)
        if found:
            break
    assert found


@rule("BB-63", "BB-62", "BB-37")
def test_a_last_turn_is_not_undone_when_the_same_player_goes_on_in_the_new_year() -> None:
    """The other has seen which of two cards was played and which one was discarded."""
    state = position("beer16", "", turn=9, rows=("bread01", ""), built=("beer20 beer04", ""), storage=("", "1 rye"))
    drawn = next(CARDS[card] for card in state.hands[0] if CARDS[card] != "beer16")
    assert drawn not in known(state, 1, 0)
    play(state, "card beer16", "build")
    reveals = state.reveals
    play(state, "end")
    assert state.seat == 0 and offered(state, "discard") == "bread01" and drawn in state.table(1)["discards"]
    assert state.reveals > reveals


# One place after the other


def faces(state: BeerBreadState, viewer: int | None, owner: int, redeals: int = 60) -> set[str]:
    """All that a viewer's redeals put into a hand."""
    found: set[str] = set()
    for number in range(redeals):
        redealt = state.redeal(viewer, Dealer(number))
        found |= {CARDS[card] for card in redealt.hands[owner]}
    return found


@rule("BB-37", "BB-61")
def test_after_a_redraw_the_card_put_away_is_known_and_the_new_one_is_not() -> None:
    state = position("beer16", "", turn=9, built=("beer21", ""), rows=("bread01 bread02", ""))
    play(state, "card beer16", "build", "end")
    assert known(state, 1, 0)[:2] == ["bread01", "bread02"], "harvest cards taken back are open"
    play(state, "redraw bread01")
    assert known(state, 1, 0)[0] == "bread02" and "bread01" not in known(state, 1, 0)
    assert all(card in ("beer", "bread") for card in known(state, 1, 0)[1:])
    guessed = faces(state, 1, 0)
    assert "bread01" not in guessed and "bread02" in guessed
    assert not guessed & {CARDS[card] for card in (*state.exchange, *state.hands[1])}
    assert len(guessed) > 20


@rule("BB-37", "BB-32")
def test_exchange_cards_are_open_and_a_card_laid_down_is_known_to_all() -> None:
    state = position("beer16 beer17", "bread01 bread02", year=2, turn=6, exchange="beer11 beer12 beer13")
    assert "beer16" not in known(state, 1, 0)
    play(state, "card beer17", "swap 3", "harvest", "end")
    for viewer in (0, 1, None):
        view = state.table(viewer)
        assert view["exchange"] == ["beer11", "beer12", "beer17"]
        assert view["seats"][0]["row"] == ["beer13"]
    assert known(state, 1, 0) == known(state, None, 0) == ["beer"]
    guessed = faces(state, 1, 0)
    assert not guessed & {"beer11", "beer12", "beer13", "beer17", "bread01", "bread02"}
    assert {card[:-2] for card in guessed} == {"beer"} and len(guessed) > 15


@rule("BB-64", "BB-64a", "BB-37")
def test_a_turned_card_is_its_owners_secret_until_the_hand_is_passed_on() -> None:
    hand, other = "beer01 beer02 bread01 bread02 bread03", "beer11 beer12 beer13 beer14 bread11"
    state = position(hand, other, built=("bread10", ""))
    state.listen()
    play(state, "card bread02", "reserve", "card beer01", "build", "end")
    assert state.events(0)[0]["event"] == "reserve-known"
    assert state.events(1)[0] == state.events(None)[0] == {"event": "reserve", "seat": 0, "good": "bread"}
    guessed = {CARDS[state.redeal(1, Dealer(number)).turned[0].bit_length() - 1] for number in range(60)}
    assert len(guessed) > 10 and {card[:-2] for card in guessed} == {"bread"}
    assert not guessed & set(other.split())
    pass_turn(state)
    shown = state.table(1)["seats"][1]["hand"]
    assert {"card": "bread02", "back": "bread", "turned": True} in shown
    assert state.hidden(1) == []
    unseen = state.table(None)["seats"][1]["hand"]
    assert {"card": None, "back": "bread", "turned": True} in unseen and "bread02" not in str(unseen)


@rule("BB-63", "BB-37")
def test_cards_of_the_last_turn_are_the_only_secrets_after_the_swaps() -> None:
    state = position("beer01", "beer02", turn=8, built=("beer04 beer28", "beer30"))
    drawn = [CARDS[card] for card in state.hands[0] if CARDS[card] != "beer01"]
    backs = Counter(card[:-2] for card in drawn)
    assert Counter(known(state, 1, 0)) == Counter({"beer01": 1, **backs})
    held = [card for group in state.hidden(1) for cards in group.places.values() for card in cards]
    assert sorted(held) == sorted(drawn)
    assert state.hidden(0) == []
    assert "beer02" not in faces(state, 1, 0) and "beer01" in faces(state, 1, 0)
    assert known(state, None, 1) == ["beer"], "who only watches has seen no hand"


@rule("BB-37", "BB-1")
def test_who_only_watches_knows_neither_hand_but_all_that_is_open() -> None:
    state = position("beer01 beer02 beer03", "bread01 bread02 bread03", turn=4, rows=("beer16", "bread16"))
    assert known(state, None, 0) == ["beer"] * 3 and known(state, None, 1) == ["bread"] * 3
    view = state.table(None)
    assert view["seats"][0]["row"] == ["beer16"] and view["choice"] is None and view["paying"] is None
    assert view["scores"] == [None, None]
    shown = str({key: value for key, value in view.items() if key not in ("cards", "buildings")})
    assert not any(f"'{CARDS[card]}'" in shown for hand in state.hands for card in hand)
    for number in range(30):
        redealt = state.redeal(None, Dealer(number))
        assert redealt.table(None) == view
        assert redealt.rows == state.rows and redealt.seen[0] == redealt.seen[1], "both know both hands"


@rule("BB-1", "BB-23", "BB-37")
def test_the_order_of_the_backs_is_open_and_no_face_below_them_is() -> None:
    state = position("beer16", "", turn=9, storage=("1 rye", ""))
    next_cards(
        state, "bread05 bread06 beer05 bread07 beer06 beer07 beer08 bread08 beer09 bread09 beer10 bread10 beer11"
    )
    assert state.table(1)["pile"][:5] == ["bread", "bread", "beer", "bread", "beer"]
    play(state, "card beer16", "build", "end")
    assert known(state, 0, 1) == ["beer", "beer", "bread", "bread", "bread"]
    assert known(state, 1, 1) == ["beer05", "beer06", "bread05", "bread06", "bread07"]
    assert [state.table(viewer)["pile"] for viewer in (0, None)] == [state.table(1)["pile"]] * 2


@rule("BB-37a", "BB-37")
def test_sold_cards_in_the_view_and_the_coins_are_the_owners_until_the_end() -> None:
    state = position("beer16", "", year=6, turn=9, sold=("beer01 bread02", "beer02 bread03"), waiting=("", "bread04"))
    for viewer in (0, 1, None):
        for owner in (0, 1):
            village = state.table(viewer)["seats"][owner]
            open_cards = [card["card"] for card in village["sold"] + village["bakery"]]
            assert all(open_cards) if viewer == owner else not any(open_cards)
            assert (state.table(viewer)["scores"][owner] is not None) is (viewer == owner)
    play(state, "card beer16", "build", "end")
    over = state.table(0)
    assert [card["card"] for card in over["seats"][1]["sold"]] == ["beer02", "bread03"]
    assert all(over["scores"]) and state.hidden(None) == []


@rule("BB-62", "BB-37")
def test_harvest_cards_put_away_are_no_cards_of_a_hand() -> None:
    rows = ("bread01 bread02", "")
    state = position("beer16", "", turn=9, rows=rows, built=("beer20", ""), storage=("", "1 rye"))
    play(state, "card beer16", "build", "end", "discard bread01", "done")
    assert known(state, 1, 0)[0] == "bread02"
    assert "bread01" not in faces(state, 1, 0)
    assert state.table(1)["discards"] == ["bread01"]
    assert not state.seen[1] >> NUMBER["bread01"] & 1


@rule("BB-23", "BB-37")
def test_cards_of_the_old_pile_are_told_from_those_of_the_new_one() -> None:
    """The old pile had three cards, all drawn by one player: the other, who has seen the rest, can tell them."""
    new = "beer20 beer21 beer22 beer23 beer24 bread20 bread21 bread22 bread23 bread24 bread25"
    state = end_year(with_pile("beer01 bread01 beer02", new, year=2))
    drawer = state.windmill
    groups = state.hidden(1 - drawer)
    old = [group for group in groups if any("pile 1" in place for place in group.places)]
    assert [sorted(card for cards in group.places.values() for card in cards) for group in old] == [
        ["beer01", "beer02"],
        ["bread01"],
    ]
    assert all(not group.rest for group in old), "they can be nothing else"
    later = [group for group in groups if group not in old]
    assert later and all(set(group.rest) <= set(new.split()) and group.rest for group in later)
    for number in range(20):
        redealt = state.redeal(1 - drawer, Dealer(number))
        assert {NUMBER["beer01"], NUMBER["beer02"], NUMBER["bread01"]} <= set(redealt.hands[drawer])
    watching = [group for group in state.hidden(None) if any("pile 1" in place for place in group.places)]
    assert watching == old, "who only watches knows the three as well"
