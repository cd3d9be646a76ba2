"""Turns: one card each, swaps in fruitful years, and tokens that are gathered before they are stored."""

from __future__ import annotations

from osada.testing import rule
from tests.beer_bread.positions import (
    GAME,
    finish_year,
    goods,
    offered,
    pass_turn,
    play,
    position,
    refused,
    stored,
    told,
    written,
)


@rule("BB-30a")
def test_a_turn_plays_exactly_one_card_and_ends_when_it_is_said() -> None:
    state = position("beer01 beer02 beer03 beer05 beer06")
    assert offered(state) == "card beer01 · card beer02 · card beer03 · card beer05 · card beer06"
    assert refused(state, "end") == "BB-30a choose-card"
    play(state, "card beer02")
    assert offered(state) == "harvest · build"
    assert refused(state, "card beer01") == "BB-30a finish-card"
    play(state, "harvest")
    assert offered(state) == "end"
    assert refused(state, "card beer01") == "BB-30a turn-done"
    play(state, "end")
    assert state.seat == 1 and len(state.hands[0]) == 4


@rule("BB-30a")
def test_harvesting_for_nothing_is_allowed() -> None:
    state = position("beer24", turn=8, fields="")
    play(state, "card beer24", "harvest", "end")
    assert stored(state) == "" and state.seat == 1


@rule("BB-30")
def test_hands_are_swapped_after_both_have_played_in_a_fruitful_year() -> None:
    state = position("beer01 beer02 beer03", "bread01 bread02 bread03", turn=4)
    pass_turn(state)
    assert written(state.hands[0]) == "beer02 beer03" and state.seat == 1
    pass_turn(state)
    assert written(state.hands[0]) == "bread02 bread03" and state.seat == 0


@rule("BB-31")
def test_hands_stay_in_a_dry_year_and_turns_alternate() -> None:
    state = position("beer01 beer02 beer03", "bread01 bread02 bread03", year=2, turn=4, exchange="beer11 beer12 beer13")
    pass_turn(state)
    assert state.seat == 1
    pass_turn(state)
    assert written(state.hands[0]) == "beer02 beer03" and state.seat == 0


@rule("BB-22")
def test_a_row_of_five_comes_back_as_a_full_hand() -> None:
    rows = ("beer01 beer02 beer03 beer05", "bread01 bread02")
    state = position("beer06", "", turn=9, rows=rows)
    play(state, "card beer06", "harvest")
    finish_year(state)
    assert written(state.hands[0]) == "beer01 beer02 beer03 beer05 beer06"
    assert len(state.hands[1]) == 5 and len(state.exchange) == 3


@rule("BB-33a", "BB-34b")
def test_one_harvest_gathers_everything_and_asks_once() -> None:
    """The bonus and what the bank makes up for come before the one choice."""
    built = ("beer30 beer29", "")
    state = position("beer16", turn=4, built=built, storage=("8 hops", "9 rye"), fields="1 water, 1 wheat, 1 barley")
    play(state, "card beer16", "harvest")
    assert stored(state) == "1 water, 2 wheat, 1 barley, 8 hops"
    play(state, "keep water,0", "keep wheat,1", "keep barley,0")
    assert stored(state) == "1 wheat, 8 hops"
    assert told(state.offered) == "1 water, 1 wheat, 1 barley"
    assert offered(state) == "end"


@rule("BB-34b")
def test_nobody_is_asked_when_everything_fits() -> None:
    state = position("beer16", turn=4, storage=("6 hops", ""))
    play(state, "card beer16", "harvest")
    assert stored(state) == "1 water, 1 wheat, 1 barley, 6 hops"
    assert offered(state) == "end" and not state.offered


@rule("BB-34b", "BB-68")
def test_the_offer_is_settled_before_the_gift_of_water_comes() -> None:
    state = position("beer16", turn=4, storage=("9 hops", "8 rye"), built=("", "beer18"))
    play(state, "card beer16", "harvest", "keep water,0", "keep wheat,0", "keep barley,0", "end")
    assert state.seat == 1 and offered(state, "take") == "water,0 water,1"
    play(state, "take water,0", "take wheat,1")
    # One place was left and wheat has taken it: the gift now overflows, and seat 0 has no room for what is not kept.
    assert offered(state) == "keep water,0 · keep water,1"
    play(state, "keep water,0")
    assert state.seat == 1 and offered(state, "card")
    assert stored(state, 1) == "1 wheat, 8 rye"


@rule("BB-60")
def test_copies_add_up_and_an_empty_field_gives_nothing() -> None:
    state = position("beer16", turn=4, built=("", "beer18 bread13"))
    play(state, "card beer16", "harvest", "end")
    assert stored(state, 1) == "2 water"
    dry = position("beer24", turn=4, built=("", "beer18 bread13"), fields="2 water, 4 barley")
    play(dry, "card beer24", "harvest", "end")
    assert stored(dry, 1) == "1 water", "one is left in the river after the harvest"
    assert told(dry.fields) == "3 barley"


@rule("BB-60")
def test_what_is_collected_has_to_be_stored() -> None:
    state = position("beer05", turn=8, waiting=("beer01", ""), storage=("9 hops", ""))
    play(state, "card beer05", "build")
    assert offered(state) == "keep water,0 · keep water,1"
    play(state, "keep water,1")
    assert stored(state) == "1 water, 8 hops"
    assert state.offered == goods("1 hops")


def test_labels_name_what_a_button_does() -> None:
    assert GAME.label(GAME.parse("keep wheat,3"), "en") == "Keep 3 wheat"
    assert GAME.label(GAME.parse("card beer07"), "en") == "Play beer 7"
