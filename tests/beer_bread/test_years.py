"""Years: seeding, cards, buildings of the card phase, milling, the end."""

from __future__ import annotations

import pytest

from osada.games.beer_bread.cards import CARDS, NUMBER, gathered
from osada.games.beer_bread.goods import number
from osada.games.beer_bread.pieces import YEARS
from osada.games.beer_bread.rules.choosing import begin_turn
from osada.testing import rule
from tests.beer_bread.positions import (
    GAME,
    cards,
    finish_year,
    goods,
    known,
    offered,
    pass_turn,
    play,
    position,
    refused,
    stored,
    told,
    written,
)


@rule("BB-1", "BB-2", "BB-3", "BB-10", "BB-20")
def test_the_first_year_begins_fruitful_with_five_cards_each() -> None:
    state = GAME.start(2, 5, {"first": "seat-2"})
    assert state.seat == state.windmill == 1
    assert told(state.fields) == "18 water, 7 wheat, 8 barley, 6 rye, 6 hops"
    assert told(state.bank) == "11 wheat, 10 barley, 9 rye, 9 hops"
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert len(state.table(None)["pile"]) == 50
    assert not state.exchange


@rule("BB-10")
def test_a_dry_year_takes_surplus_off_the_fields_but_not_off_the_river() -> None:
    stocks = ("9 barley", "8 barley")
    state = position("beer16", "", turn=9, fields="3 water, 7 wheat, 1 barley, 4 rye, 6 hops", storage=stocks)
    play(state, "card beer16", "build", "end")
    assert state.year == 2 and not state.fruitful
    assert told(state.fields) == "18 water, 5 wheat, 1 barley, 4 rye, 4 hops"


@rule("BB-21", "BB-41", "BB-62")
def test_harvest_cards_come_back_unless_the_building_lets_go_of_them() -> None:
    state = position("beer16", "", turn=9, rows=("bread01 bread02", "bread03"), built=("beer20", ""))
    state.storage[1] = goods("1 water")
    state.fields -= goods("1 water")
    play(state, "card beer16", "build", "end")
    assert state.windmill == state.seat == 0
    assert offered(state) == "done · discard bread01 · discard bread02"
    assert refused(state, "card bread01") == "BB-62 finish-discarding"
    play(state, "discard bread01", "done")
    assert "bread02" in written(state.hands[0]) and "bread03" in written(state.hands[1])
    assert state.discards == 1 << NUMBER["bread01"]
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert len(state.exchange) == 3


@rule("BB-61", "BB-21a")
def test_a_redraw_discards_openly_and_draws_the_top_card() -> None:
    state = position("beer16", "", turn=9, built=("beer21", ""))
    play(state, "card beer16", "build", "end")
    assert state.seat == 0 and offered(state).startswith("done · redraw")
    assert not state.exchange, "exchange cards are laid out last"
    card = CARDS[state.hands[0][0]]
    reveals = state.reveals
    play(state, f"redraw {card}")
    assert state.reveals > reveals
    assert card in state.table(1)["discards"]
    assert len(state.hands[0]) == 5 and len(state.exchange) == 3


@rule("BB-65")
def test_yearly_collecting_comes_before_the_cards_and_may_overflow() -> None:
    state = position("beer16", "", turn=9, built=("beer24 bread01", ""), storage=("9 hops", ""))
    play(state, "card beer16", "build", "end")
    assert state.windmill == 1 and state.seat == 0
    assert state.table(0)["phase"] == "seeding"
    assert offered(state) == "keep wheat,0 · keep wheat,1"
    play(state, "keep wheat,1", "keep rye,0")
    assert stored(state) == "1 wheat, 8 hops"
    assert state.seat == 1 and offered(state) == "take rye,0 · take rye,1"


@rule("BB-64", "BB-64a")
def test_a_turned_card_is_the_owners_alone() -> None:
    state = position("beer01 beer02 beer03", "beer11 beer12 beer13", built=("bread10", ""))
    play(state, "card beer02", "reserve")
    assert offered(state, "card") == "beer01 beer03"
    assert refused(state, "card beer02") == "BB-64a turned-now"
    play(state, "card beer01")
    assert refused(state, "reserve") == "BB-64a reserve-all"
    play(state, "build", "end")
    pass_turn(state)
    pass_turn(state)
    assert state.seat == 1 and written(state.hands[1]) == "beer02 beer03"
    assert offered(state, "card") == "beer03"
    assert refused(state, "card beer02") == "BB-64 turned-by-other"
    assert known(state, 0, 1) == ["beer02", "beer03"]
    pass_turn(state)
    assert state.seat == 0 and offered(state, "card") == "beer02"


@rule("BB-64a")
def test_of_a_hand_of_turned_cards_any_may_be_played() -> None:
    state = position("beer01 beer02 beer03", "beer11 beer12 beer13", turn=2)
    state.windmill = 1
    state.turned[0] = gathered([NUMBER["beer11"], NUMBER["beer12"], NUMBER["beer13"]])
    state.turn = 4
    begin_turn(state)
    assert state.seat == 1 and offered(state, "card") == "beer11 beer12 beer13"


@rule("BB-64", "BB-64a")
@pytest.mark.parametrize(
    ("turn", "own", "other", "free"),
    [
        (4, "beer01", "beer02", "beer01 beer03"),
        (4, "beer01", "beer02 beer03", "beer01"),
        (4, "beer01 beer02 beer03", "", "beer01 beer02 beer03"),
        (4, "", "beer01 beer02 beer03", "beer01 beer02 beer03"),
        (0, "beer01", "beer02", "beer03"),
        (0, "beer01", "beer02 beer03", "beer01 beer02 beer03"),
    ],
)
def test_turned_cards_of_both_in_one_hand(turn: int, own: str, other: str, free: str) -> None:
    """No game comes to that, but both ways to legality say the same: a card is locked as long as another is not."""
    state = position("beer01 beer02 beer03", "beer11 beer12 beer13", turn=turn)
    state.turned = [gathered(cards(own)), gathered(cards(other))]
    assert offered(state, "card") == free
    for card in ("beer01", "beer02", "beer03"):
        reason = "BB-64 turned-by-other" if card in other else "BB-64a turned-now"
        assert refused(state, f"card {card}") == ("" if card in free else reason)


@rule("BB-40")
@pytest.mark.parametrize(
    ("storage", "windmill"), [(("1 water", "2 water"), 0), (("2 water", "1 water"), 1), (("1 water", "1 rye"), 0)]
)
def test_the_windmill_goes_to_fewer_tokens_and_changes_hands_on_a_tie(storage: tuple[str, str], windmill: int) -> None:
    state = position("beer16", "", turn=9, storage=storage)
    assert state.windmill == 1
    play(state, "card beer16", "build", "end")
    assert state.windmill == windmill


@rule("BB-41", "BB-50")
def test_the_last_year_ends_the_game() -> None:
    state = position("beer16", "", year=YEARS, turn=9, rows=("beer01", "beer02"), exchange="beer03 beer04 beer05")
    play(state, "card beer16", "build", "end")
    assert state.seat is None and state.actions() == []
    assert state.rows == [[], []] and not state.exchange
    assert len(state.winners()) == 1
    assert refused(state, "end") == "BB-50 over"


@rule("BB-23a")
def test_exchange_cards_are_as_many_as_there_are() -> None:
    state = position("beer16", "", year=5, turn=9)
    left = state.pools[0] + state.pools[1]
    keep = [card for card in left if card in (*state.pools[0][:6], *state.pools[1][:6])]
    state.sold[0] = gathered([card for card in left if card not in keep])
    backs = 1
    for card in keep:
        backs = backs << 1 | (card >= 30)
    state.pools = [[card for card in keep if card < 30], [card for card in keep if card >= 30]]
    state.backs = backs
    play(state, "card beer16", "build", "end")
    assert len(state.exchange) == 2
    play(state, f"card {CARDS[state.actions()[0]]}")
    assert offered(state, "swap") == "1 2"
    assert refused(state, "swap 3") == "BB-23a no-exchange-card"


@rule("BB-4")
def test_tokens_sold_cards_and_buildings_stay() -> None:
    state = position("beer16", "", turn=9, storage=("2 rye", ""), sold=("beer01", ""), built=("beer09", ""))
    finish_year(state)
    assert "2 rye" in stored(state) and state.sold[0] == 1 << NUMBER["beer01"]
    assert state.benefits[0].any_places == 10
    assert number(state.storage[0]) >= 2
