"""Tokens: harvests, collecting buildings, overflow, paying, cleaning."""

from __future__ import annotations

import pytest

from osada.games.beer_bread.cards import CARDS, NUMBER
from osada.testing import rule
from tests.beer_bread.positions import (
    GAME,
    goods,
    offered,
    play,
    position,
    refused,
    stored,
    told,
)

# Harvest & store


@rule("BB-33")
def test_the_rows_of_both_players_are_their_own_and_every_older_card_counts() -> None:
    """Three cards with wheat in the own row, one in the other's, which does not count."""
    rows = ("beer16 bread15 beer30", "beer28")
    state = position("beer22", turn=6, rows=rows, fields="9 water, 7 wheat, 8 barley, 6 rye, 6 hops")
    play(state, "card beer22", "harvest")
    assert stored(state) == "3 water, 6 wheat, 2 hops"


@rule("BB-33")
def test_the_new_card_lies_on_the_row_and_tokens_leave_fields_and_river() -> None:
    state = position("beer24", turn=4, rows=("beer01", ""), fields="9 water, 7 wheat, 8 barley, 6 rye, 6 hops")
    bank = state.bank
    play(state, "card beer24", "harvest")
    assert [CARDS[card] for card in state.rows[0]] == ["beer01", "beer24"]
    assert told(state.fields) == "7 water, 7 wheat, 6 barley, 6 rye, 6 hops" and state.bank == bank
    assert NUMBER["beer24"] not in state.hands[0]


@rule("BB-34", "BB-34a")
def test_old_tokens_may_be_given_away_for_new_ones() -> None:
    state = position("beer16", turn=4, storage=("9 hops", "9 rye"))
    play(state, "card beer16", "harvest", "keep water,1", "keep wheat,1", "keep barley,1")
    assert stored(state) == "1 water, 1 wheat, 1 barley, 6 hops"
    assert told(state.offered) == "3 hops"
    play(state, "end")
    assert not state.offered and state.seat == 1


@rule("BB-34a")
def test_no_token_is_given_away_for_which_a_place_would_be_left() -> None:
    state = position("beer16", turn=4, storage=("2 rye, 5 hops", ""))
    play(state, "card beer16", "harvest")
    assert offered(state) == "keep water,0 · keep water,1"
    play(state, "keep water,0")
    assert offered(state) == "end", "one token too many, and it is gone"
    assert stored(state) == "1 wheat, 1 barley, 2 rye, 5 hops"
    more = position("bread15", turn=4, rows=("bread16", ""), storage=("7 rye", ""))
    play(more, "card bread15", "harvest")
    assert offered(more, "keep") == "water,0 water,1 water,2 water,3"
    play(more, "keep water,0")
    assert offered(more, "keep") == "wheat,2 wheat,3"
    assert refused(more, "keep wheat,1") == "BB-34a keep-too-few"
    play(more, "keep wheat,3")
    assert offered(more) == "end" and stored(more) == "3 wheat, 6 rye"


@rule("BB-34a")
def test_no_more_is_kept_than_fits() -> None:
    state = position("beer16", turn=4, storage=("9 wheat", ""))
    play(state, "card beer16", "harvest", "keep water,0")
    assert offered(state, "keep") == "wheat,8 wheat,9"
    assert refused(state, "keep wheat,10") == "BB-34a keep-too-many"
    assert refused(state, "keep wheat,11") == "BB-34 keep-more-than-there"


@rule("BB-34", "BB-34b")
def test_the_other_takes_what_he_has_free_places_for_and_the_bank_gets_the_rest() -> None:
    state = position("beer16", turn=4, storage=("9 hops", "8 rye"))
    play(state, "card beer16", "harvest", "keep water,0", "keep wheat,0", "keep barley,0")
    bank = state.bank
    play(state, "end")
    assert refused(state, "take wheat,1") == "BB-34 finish-taking"
    assert refused(state, "take water,2") == "BB-34 take-more-than-there"
    play(state, "take water,1")
    assert offered(state, "card"), "his last place is taken: nothing more is asked"
    assert stored(state, 1) == "1 water, 8 rye"
    assert state.bank == bank + goods("1 wheat, 1 barley")
    assert not state.offered


@rule("BB-34a")
def test_taking_is_not_collecting_and_free_special_places_count() -> None:
    """The other is full but for two places for water: he is asked for water alone."""
    built = ("", "beer06 beer29 beer30")
    state = position("beer16", turn=4, storage=("9 hops", "9 rye"), built=built)
    play(state, "card beer16", "harvest", "keep water,0", "keep wheat,0", "keep barley,0", "end")
    assert offered(state) == "take water,0 · take water,1"
    play(state, "take water,1")
    assert stored(state, 1) == "1 water, 9 rye" and offered(state, "card")


@rule("BB-34a", "BB-69")
def test_tokens_move_to_places_of_their_own_to_make_room() -> None:
    """Nine places are taken, two of them by water: it makes room by moving to the places for water."""
    state = position("beer24", turn=4, storage=("2 water, 7 hops", ""), built=("beer06", ""))
    assert state.table(0)["seats"][0]["room"] == 2
    play(state, "card beer24", "harvest")
    assert offered(state) == "end" and stored(state) == "3 water, 1 barley, 7 hops"
    without = position("beer24", turn=4, storage=("2 water, 7 hops", ""))
    play(without, "card beer24", "harvest")
    assert offered(without, "keep")


@rule("BB-69")
@pytest.mark.parametrize(
    ("built", "storage", "room"),
    [
        ("beer09", "9 hops", 1),
        ("beer09 bread11 bread18", "9 hops", 3),
        ("bread12", "9 hops", 1),
        ("bread12 beer25", "4 wheat, 2 rye, 3 hops", 3),
        ("beer06 beer07", "3 water, 7 rye", 2),
    ],
)
def test_places_for_anything_and_for_one_resource(built: str, storage: str, room: int) -> None:
    state = position("beer16", turn=4, storage=(storage, ""), built=(built, ""))
    assert state.table(0)["seats"][0]["room"] == room
    laid = state.table(0)["seats"][0]["laid"]
    assert all(place["token"] in (None, place["place"]) or place["place"] == "any" for place in laid)
    assert sum(place["token"] is not None for place in laid) == state.table(0)["seats"][0]["tokens"]


@rule("BB-66")
@pytest.mark.parametrize(
    ("built", "fields", "bank_wheat", "gained"),
    [
        (("", ""), "1 wheat", 17, "1 wheat"),
        (("beer29", ""), "1 wheat", 17, "3 wheat"),
        (("beer29", ""), "", 18, "3 wheat"),
        (("", "beer29"), "1 wheat", 17, "1 wheat"),
    ],
    ids=["without", "missing ones", "an empty field", "only the owner's"],
)
def test_the_bank_makes_up_for_what_the_field_lacks(
    built: tuple[str, str], fields: str, bank_wheat: int, gained: str
) -> None:
    state = position("beer16", turn=4, rows=("bread15", ""), built=built, fields=fields)
    assert f"{bank_wheat} wheat" in told(state.bank)
    play(state, "card beer16", "harvest")
    assert stored(state) == gained


@rule("BB-66")
def test_the_bank_gives_only_what_it_has_and_of_its_own_resource() -> None:
    stocks = ("7 wheat", "9 wheat")
    state = position("beer16", turn=4, rows=("bread15", ""), built=("beer29", ""), storage=stocks, fields="")
    assert told(state.bank).startswith("18 water, 2 wheat, 18 barley")
    play(state, "card beer16", "harvest")
    assert stored(state) == "9 wheat", "3 wheat are due, the bank has 2; it gives no water and no barley"


@rule("BB-66")
def test_the_bank_helps_with_a_cleaning_too() -> None:
    cleaning = position("bread16", turn=8, built=("beer29", ""), waiting=("beer01", ""), fields="")
    play(cleaning, "card bread16", "build")
    assert stored(cleaning) == "1 wheat"
    without = position("bread16", turn=8, waiting=("beer01", ""), fields="")
    play(without, "card bread16", "build")
    assert stored(without) == ""


@rule("BB-67")
def test_a_bonus_needs_the_resource_on_the_new_card_and_a_harvest() -> None:
    bonus = ("beer30", "")
    shown = position("beer16", turn=4, built=bonus)
    play(shown, "card beer16", "harvest")
    assert stored(shown) == "1 water, 2 wheat, 1 barley"
    older = position("beer24", turn=4, rows=("beer16", ""), built=bonus)
    play(older, "card beer24", "harvest")
    assert stored(older) == "2 water, 2 barley", "only the older card shows wheat"
    cleaned = position("bread16", turn=8, built=bonus, waiting=("beer01", ""))
    play(cleaned, "card bread16", "build")
    assert stored(cleaned) == "1 wheat", "cleaning is no harvest"
    scarce = position("beer16", turn=4, built=bonus, fields="1 wheat")
    play(scarce, "card beer16", "harvest")
    assert stored(scarce) == "1 wheat", "taken from the field like the others"


@rule("BB-68")
@pytest.mark.parametrize("doing", ["harvest", "build", "sell"])
def test_the_gift_comes_after_harvests_of_the_other_alone(doing: str) -> None:
    state = position(
        "beer01", "bread05", turn=8, storage=("1 water, 1 barley, 1 hops", ""), built=("", "beer18 bread13")
    )
    play(state, "card beer01", doing, "end")
    assert stored(state, 1) == ("2 water" if doing == "harvest" else "")
    own = position("beer01", turn=8, built=("beer18", ""))
    play(own, "card beer01", "harvest", "end")
    assert stored(own) == "1 water, 1 wheat, 1 barley, 1 rye", "the own harvest brings no gift"


@rule("BB-68", "BB-34b")
def test_a_gift_that_does_not_fit_is_offered_to_the_harvester() -> None:
    state = position("beer24", "bread05", turn=8, storage=("", "9 rye"), built=("", "beer18"))
    play(state, "card beer24", "harvest", "end")
    assert state.seat == 1 and offered(state) == "keep water,0 · keep water,1"
    play(state, "keep water,0")
    assert state.seat == 0 and offered(state) == "take water,0 · take water,1"
    play(state, "take water,1")
    assert stored(state) == "2 water, 1 barley" and stored(state, 1) == "9 rye"
    assert state.seat == 1 and offered(state, "card") == "bread05"


@rule("BB-65")
@pytest.mark.parametrize(("storage", "first"), [(("1 rye", "2 rye"), 0), (("2 rye", "1 rye"), 1)])
def test_the_windmill_holder_collects_first_and_all_at_once(storage: tuple[str, str], first: int) -> None:
    state = position("beer16", "", turn=9, built=("bread01 beer24", "bread05"), storage=storage)
    state.listen()
    play(state, "card beer16", "build", "end")
    collected = [(event["seat"], event["goods"]) for event in state.events(None) if event["event"] == "collect"]
    own = [(0, {"wheat": 1, "rye": 1}), (1, {"hops": 1})]
    assert collected == (own if first == 0 else own[::-1])


@rule("BB-65", "BB-34b")
def test_an_overflow_of_the_first_collector_is_settled_before_the_other_collects() -> None:
    state = position("beer16", "", turn=9, built=("bread05", "beer24"), storage=("9 rye", "9 barley"))
    play(state, "card beer16", "build", "end")
    assert state.windmill == state.seat == 0 and offered(state) == "keep rye,8 · keep rye,9"
    assert stored(state, 1) == "9 barley"
    play(state, "keep rye,8")
    assert state.seat == 1 and offered(state) == "keep wheat,0 · keep wheat,1"


@rule("BB-65")
def test_one_token_a_building_in_every_year_from_the_field() -> None:
    for year in (1, 2):
        state = position("beer16", "", year=year, turn=9, built=("bread01 beer24 beer17", "bread05"))
        play(state, "card beer16", "build", "end")
        assert stored(state) == "1 wheat, 1 barley, 1 rye" and stored(state, 1) == "1 hops"
        target = {1: (4, 3, 3, 3), 2: (6, 7, 5, 5)}[year]
        assert told(state.fields) == "18 water, {} wheat, {} barley, {} rye, {} hops".format(*target)


# Produce & sell


@rule("BB-35")
def test_brewery_and_bakery_are_apart_and_sold_cards_wait() -> None:
    stocks = ("2 water, 1 wheat, 1 barley, 1 rye, 1 hops", "")
    state = position("bread01 beer16", turn=6, storage=stocks, waiting=("beer01", ""))
    play(state, "card bread01", "sell")
    village = state.table(0)["seats"][0]
    assert [card["card"] for card in village["bakery"]] == ["bread01"]
    assert [card["card"] for card in village["brewery"]] == ["beer01"]
    assert village["sold"] == []
    brewery_free = position("beer01", turn=8, storage=stocks, waiting=("bread01", ""))
    play(brewery_free, "card beer01", "sell")
    full = position("bread02", turn=8, storage=stocks, waiting=("bread01", ""))
    play(full, "card bread02")
    assert refused(full, "sell") == "BB-35 no-room-bread"


@rule("BB-70", "BB-35")
@pytest.mark.parametrize(
    ("built", "waiting", "reason"),
    [
        ("bread17 bread23", "beer02 beer03", ""),
        ("bread17 bread23", "beer02 beer03 beer04", "BB-35 no-room-beer"),
        ("beer11", "beer02", "BB-35 no-room-beer"),
        ("bread17", "beer02", ""),
    ],
    ids=["two copies", "and no more", "the bakery's does not help", "one copy"],
)
def test_each_building_makes_room_for_one_card_more(built: str, waiting: str, reason: str) -> None:
    state = position(
        "beer01", turn=8, storage=("1 water, 1 barley, 1 hops", ""), built=(built, ""), waiting=(waiting, "")
    )
    play(state, "card beer01")
    assert refused(state, "sell") == reason


@rule("BB-70")
def test_substitutions_work_one_way_and_for_their_owner() -> None:
    stocks = ("1 water, 1 barley, 2 wheat", "")
    assert refused(play(position("beer01", turn=8, storage=stocks, built=("bread09", "")), "card beer01"), "sell") == ""
    other = play(position("beer01", turn=8, storage=stocks, built=("", "bread09")), "card beer01")
    assert refused(other, "sell") == "BB-70 cannot-pay-without"
    back = play(
        position("bread01", turn=8, storage=("1 water, 1 rye, 2 hops", ""), built=("bread09", "")), "card bread01"
    )
    assert refused(back, "sell") == "BB-70 cannot-pay-with", "hops do not stand in for wheat"
    one = play(
        position("beer01", turn=8, storage=("1 water, 1 barley, 1 wheat", ""), built=("bread09", "")), "card beer01"
    )
    assert refused(one, "sell") == "BB-70 cannot-pay-with", "two for one"


@rule("BB-70a")
def test_a_payment_that_is_the_only_one_is_not_asked_for() -> None:
    state = position("beer01", turn=8, storage=("1 water, 1 barley, 4 wheat", ""), built=("bread09", ""))
    play(state, "card beer01", "sell")
    assert offered(state) == "end" and stored(state) == "2 wheat", "nothing more is paid than the recipe needs"


@rule("BB-70a", "BB-70")
def test_a_longer_chain_may_be_chosen_although_the_token_is_there() -> None:
    stocks = ("1 water, 1 rye, 2 hops, 5 wheat", "")
    state = position("bread01", turn=8, storage=stocks, built=("beer01 bread09", ""))
    play(state, "card bread01", "sell")
    assert offered(state, "pay") == "wheat,1 wheat,3 wheat,5"
    play(state, "pay wheat,5")
    assert stored(state) == "1 rye, 2 hops"


# Build & clean


@rule("BB-36")
def test_building_costs_nothing_and_cleans_both_houses_of_the_builder_alone() -> None:
    state = position("beer16", turn=8, storage=("3 rye", ""), waiting=("beer01 bread01", "beer02 bread02"))
    play(state, "card beer16", "build")
    assert stored(state) == "3 rye" and state.waiting[0] == 0
    village = state.table(0)["seats"][0]
    assert [card["card"] for card in village["sold"]] == ["beer01", "bread01"]
    assert village["built"]["score"] == ["beer16"]
    assert state.waiting[1].bit_count() == 2 and not state.sold[1]
    play(state, "end")
    empty = position("beer16", turn=8)
    play(empty, "card beer16", "build")
    assert offered(empty) == "end" and not empty.sold[0]


@rule("BB-71")
@pytest.mark.parametrize(
    ("card", "built", "waiting", "gained"),
    [
        ("beer05", "", "beer01 bread01", "1 water"),
        ("beer05", "beer19", "beer01", "2 water"),
        ("beer16", "beer05 beer19 bread16", "beer01 bread01", "2 water, 1 wheat"),
        ("beer16", "beer03 bread22 beer12", "bread01 beer01", "1 water, 1 barley, 1 hops"),
        ("beer16", "beer03 bread22", "beer01", ""),
        ("beer16", "beer05 beer02", "beer01 beer03", "2 water"),
    ],
    ids=["at once", "copies", "beer", "bread", "not for the other good", "for each card"],
)
def test_every_building_pays_for_every_card_cleaned_of_its_good(
    card: str, built: str, waiting: str, gained: str
) -> None:
    state = position(card, turn=8, built=(built, ""), waiting=(waiting, ""))
    play(state, f"card {card}", "build")
    assert stored(state) == gained


@rule("BB-71", "BB-34b")
def test_a_cleaning_gathers_all_its_tokens_before_one_choice() -> None:
    state = position(
        "beer16", turn=8, built=("beer05 bread16 beer03", ""), waiting=("beer01 bread01", ""), storage=("9 barley", "")
    )
    play(state, "card beer16", "build")
    assert stored(state) == "1 water, 1 wheat, 9 barley, 1 hops"
    play(state, "keep water,0", "keep wheat,0")
    assert offered(state) == "keep barley,8 · keep barley,9"
    play(state, "keep barley,8", "end")
    assert state.seat == 1 and offered(state) == "take water,0 · take water,1"


@rule("BB-71", "BB-73")
def test_cards_taken_at_the_end_of_the_game_bring_no_tokens_but_count() -> None:
    state = position(
        "beer16", "", year=6, turn=9, built=("beer05", ""), waiting=("", "beer01 bread01"), sold=("", "beer06")
    )
    play(state, "card beer16", "harvest", "end")
    assert state.seat is None and stored(state, 1) == ""
    assert state.scores()[1] == {"beer": 9, "bread": 4, "result": 4}


@rule("BB-32", "BB-35")
def test_an_exchange_card_can_be_sold_built_or_harvested_and_never_kept() -> None:
    for doing in ("sell", "build", "harvest"):
        stocks = ("1 water, 1 barley, 1 hops", "")
        state = position("bread05 beer16", year=2, turn=6, storage=stocks, exchange="beer01 beer02 beer03")
        play(state, "card bread05", "swap 1")
        assert GAME.parse("card beer01") not in state.actions()
        play(state, doing, "end")
        place = {"sell": state.waiting[0], "build": state.built[0], "harvest": 1 << (state.rows[0] or [99])[0]}[doing]
        assert place == 1 << NUMBER["beer01"]
        assert [CARDS[card] for card in state.exchange] == ["bread05", "beer02", "beer03"]
        assert [CARDS[card] for card in state.hands[0]] == ["beer16"]
        play(state, f"card {CARDS[state.hands[1][0]]}")
        assert offered(state, "swap") == "1 2 3", "the card laid down is there for both"
        play(state, "swap 1")
        assert state.lifted == NUMBER["bread05"]
