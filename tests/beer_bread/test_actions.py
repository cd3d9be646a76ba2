"""Harvest & store, produce & sell, build & clean: the examples of the rulebook and what is next to them."""

from __future__ import annotations

from osada.games.beer_bread.cards import NUMBER
from osada.games.beer_bread.goods import amount
from osada.testing import rule
from tests.beer_bread.positions import GAME, goods, offered, play, position, refused, stored, told


@rule("BB-33")
def test_a_harvest_brings_what_the_whole_row_shows_of_the_resources_on_the_new_card() -> None:
    """The rulebook's example: the new card shows water, barley, wheat; the row shows 2, 1 and 3 of them."""
    state = position("beer16", turn=4, rows=("bread15", ""), fields="9 water, 7 wheat, 8 barley, 6 rye, 6 hops")
    play(state, "card beer16", "harvest")
    assert stored(state) == "2 water, 3 wheat, 1 barley"


@rule("BB-33")
def test_resources_that_only_older_cards_show_are_not_taken() -> None:
    state = position("beer24", turn=4, rows=("beer01", ""))
    play(state, "card beer24", "harvest")
    assert stored(state) == "2 water, 2 barley"


@rule("BB-33")
def test_what_is_not_there_is_forfeited() -> None:
    state = position("beer16", turn=4, rows=("bread15", ""), fields="1 water, 2 wheat")
    play(state, "card beer16", "harvest")
    assert stored(state) == "1 water, 2 wheat"


@rule("BB-34", "BB-34a")
def test_what_does_not_fit_is_chosen_resource_by_resource_and_offered() -> None:
    state = position("beer16", turn=4, storage=("8 hops", "9 rye"))
    play(state, "card beer16", "harvest")
    assert offered(state) == "keep water,0 · keep water,1"
    assert refused(state, "keep wheat,0") == "BB-34 finish-keeping"
    assert refused(state, "keep water,2") == "BB-34 keep-more-than-there"
    play(state, "keep water,0", "keep wheat,0")
    assert stored(state) == "1 barley, 8 hops"
    assert told(state.offered) == "1 water, 1 wheat"
    bank = state.bank
    play(state, "end")
    assert state.seat == 1 and offered(state, "card"), "an opponent without a place is not asked"
    assert state.bank == bank + goods("1 water, 1 wheat")


@rule("BB-34", "BB-34a")
def test_the_other_takes_any_part_that_fits() -> None:
    state = position("beer16", turn=4, storage=("9 hops", "7 rye"))
    play(state, "card beer16", "harvest", "keep water,0", "keep wheat,0", "keep barley,0", "end")
    assert state.seat == 1
    assert offered(state) == "take water,0 · take water,1"
    play(state, "take water,0", "take wheat,1", "take barley,1")
    assert stored(state, 1) == "1 wheat, 1 barley, 7 rye"
    assert state.seat == 1 and offered(state, "card")


@rule("BB-34a", "BB-69")
def test_tokens_with_a_place_of_their_own_take_no_other_and_stay() -> None:
    state = position("beer16", turn=4, storage=("9 hops", "9 rye"), built=("beer06", ""))
    play(state, "card beer16", "harvest")
    assert offered(state) == "keep wheat,0 · keep wheat,1"
    assert refused(state, "keep water,0") == "BB-34 finish-keeping"
    play(state, "keep wheat,0", "keep barley,0")
    assert stored(state) == "1 water, 9 hops"


@rule("BB-35")
def test_a_recipe_is_paid_to_the_bank_and_the_card_waits_on_its_building() -> None:
    state = position("beer06 bread01", turn=6, storage=("1 water, 3 barley, 1 hops", ""))
    bank = state.bank
    play(state, "card beer06", "sell")
    assert stored(state) == "1 barley"
    assert state.bank == bank + goods("1 water, 2 barley, 1 hops")
    assert state.waiting[0] == 1 << NUMBER["beer06"] and not state.sold[0]


@rule("BB-35")
def test_one_card_at_most_lies_on_each_building() -> None:
    state = position("beer06", turn=8, storage=("1 water, 3 barley, 1 hops", ""), waiting=("beer01", ""))
    play(state, "card beer06")
    assert refused(state, "sell") == "BB-35 no-room-beer"
    more = position(
        "beer06", turn=8, storage=("1 water, 3 barley, 1 hops", ""), waiting=("beer01", ""), built=("beer02", "")
    )
    play(more, "card beer06", "sell")


@rule("BB-35", "BB-70")
def test_a_refusal_says_what_is_missing_and_which_substitution_would_help() -> None:
    state = position("beer06", turn=8, storage=("1 water, 2 barley, 2 wheat", ""))
    play(state, "card beer06")
    refusal = state.why_not(GAME.parse("sell"))
    assert refusal is not None and refusal.reason == "cannot-pay-without"
    assert refusal.facts["hops"] == 1 and not {"water", "wheat", "barley", "rye"} & refusal.facts.keys()
    assert (refusal.facts["pay"], refusal.facts["for"]) == ("wheat", "hops")
    poor = position("beer06", turn=8, storage=("2 barley, 1 hops", ""))
    play(poor, "card beer06")
    assert refused(poor, "sell") == "BB-35 cannot-pay"


@rule("BB-35")
def test_a_refusal_names_everything_that_is_missing() -> None:
    state = play(position("beer06", turn=8, storage=("3 rye", "")), "card beer06")
    refusal = state.why_not(GAME.parse("sell"))
    assert refusal is not None
    assert "you lack 1 water, 2 barley, 1 hops, and" in GAME.explain(refusal, "en")
    assert "chybí 1×\u00a0voda, 2×\u00a0ječmen, 1×\u00a0chmel a" in GAME.explain(refusal, "cs")
    assert "(1×\u00a0woda, 2×\u00a0jęczmień, 1×\u00a0chmiel)" in GAME.explain(refusal, "pl")


@rule("BB-70", "BB-70a")
def test_four_wheat_stand_in_for_two_hops_and_these_for_one_rye() -> None:
    """The rulebook's example of a chain."""
    state = position("bread01", turn=8, storage=("1 water, 5 wheat", ""), built=("beer01 bread09", ""))
    play(state, "card bread01", "sell")
    assert stored(state) == ""


@rule("BB-70a")
def test_a_payment_is_asked_for_only_where_there_is_more_than_one() -> None:
    state = position("beer01", turn=8, storage=("1 water, 1 barley, 1 hops, 2 wheat", ""), built=("bread09", ""))
    play(state, "card beer01", "sell")
    assert offered(state) == "pay wheat,0 · pay wheat,2"
    assert refused(state, "pay wheat,1") == "BB-70a pay-other"
    play(state, "pay wheat,2")
    assert stored(state) == "1 hops"


@rule("BB-36", "BB-71")
def test_building_cleans_and_the_new_building_counts_at_once() -> None:
    state = position("beer05", turn=8, waiting=("beer01 bread01", ""))
    play(state, "card beer05", "build")
    assert state.sold[0] == 1 << NUMBER["beer01"] | 1 << NUMBER["bread01"] and not state.waiting[0]
    assert stored(state) == "1 water"


@rule("BB-67", "BB-66")
def test_a_bonus_comes_from_the_field_and_what_is_missing_from_the_bank() -> None:
    state = position("beer16", turn=4, built=("beer30 beer29", ""), fields="1 wheat, 4 barley")
    play(state, "card beer16", "harvest")
    assert stored(state) == "2 wheat, 1 barley"


@rule("BB-68")
def test_water_comes_after_the_others_harvest() -> None:
    state = position("beer16", turn=4, built=("", "beer18"))
    play(state, "card beer16", "harvest")
    assert stored(state, 1) == ""
    play(state, "end")
    assert stored(state, 1) == "1 water"


@rule("BB-32")
def test_an_exchange_card_is_played_at_once_and_the_other_stays_for_both() -> None:
    state = position("beer16 beer17", year=2, turn=6, exchange="bread01 bread02 bread03")
    assert refused(state, "swap 1") == "BB-30a choose-card"
    play(state, "card beer17", "swap 2")
    assert offered(state) == "harvest · build"
    assert refused(state, "swap 1") == "BB-32 swap-twice"
    play(state, "harvest")
    assert [GAME.notation(card) for card in state.exchange] == ["card bread01", "card beer17", "card bread03"]
    assert amount(state.storage[0], 2) == 2, "bread02 shows 2 barley"
    fruitful = play(position("beer16"), "card beer16")
    assert refused(fruitful, "swap 1") == "BB-32 swap-fruitful"
