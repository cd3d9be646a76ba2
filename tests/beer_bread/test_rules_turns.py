"""Turned cards, swaps, milling and the end."""

from __future__ import annotations

import pytest

from osada.core.game import points
from osada.games.beer_bread.cards import CARDS, NUMBER, gathered
from osada.games.beer_bread.goods import times
from osada.games.beer_bread.position import NO_PILE
from osada.games.beer_bread.rules.year import mill
from osada.testing import rule
from tests.beer_bread.positions import (
    finish_year,
    goods,
    offered,
    pass_turn,
    play,
    position,
    refused,
    told,
    written,
)

HAND = "beer01 beer02 beer03 beer05 beer06"
OTHER = "bread01 bread02 bread03 bread04 bread05"


# Swaps of hands


@rule("BB-30")
def test_five_rounds_with_four_swaps() -> None:
    state = position(HAND, OTHER)
    first = [HAND.split(), OTHER.split()]
    for turn in range(10):
        seat = turn % 2
        assert state.seat == seat and state.turn == turn
        own = first[(seat + turn // 2) % 2]
        assert set(written(state.hands[seat]).split()) <= set(own)
        assert len(state.hands[seat]) == 5 - turn // 2
        if turn < 9:
            pass_turn(state)


@rule("BB-31", "BB-32")
def test_a_dry_year_plays_five_cards_each_and_swaps_nothing() -> None:
    state = position(HAND, OTHER, year=2, exchange="beer11 beer12 beer13")
    for turn in range(9):
        seat = turn % 2
        assert state.seat == seat
        assert set(written(state.hands[seat]).split()) <= set((HAND, OTHER)[seat].split())
        pass_turn(state)
    assert written(state.exchange) == "beer11 beer12 beer13"


@rule("BB-32")
def test_a_card_that_is_taken_is_chosen_once_and_an_exchange_card_is_not_a_hand_card() -> None:
    state = position(HAND, OTHER, year=2, exchange="beer11 beer12 beer13")
    assert refused(state, "card beer12") == "BB-32 exchange-card"
    assert refused(state, "card beer29") == "BB-30a not-in-hand"
    play(state, "card beer03", "swap 2")
    assert refused(state, "swap 2") == "BB-32 swap-twice"
    assert refused(state, "card beer01") == "BB-30a finish-card"
    assert refused(state, "end") == "BB-30a finish-card"
    play(state, "build", "end")
    assert state.built[0] == 1 << NUMBER["beer12"] and len(state.hands[0]) == 4


# Turned cards


@rule("BB-64", "BB-64a")
@pytest.mark.parametrize(
    ("year", "turn", "built", "reason"),
    [
        (1, 0, "bread10", ""),
        (3, 0, "bread10", ""),
        (1, 0, "", "BB-64 no-reserve"),
        (2, 0, "bread10", "BB-64 reserve-dry"),
        (1, 2, "bread10", "BB-64 reserve-late"),
    ],
    ids=["fruitful", "later", "without the building", "dry", "second turn"],
)
def test_a_card_is_turned_around_in_the_first_turn_of_a_fruitful_year(
    year: int, turn: int, built: str, reason: str
) -> None:
    state = position("beer01 beer02 beer03 beer05", year=year, turn=turn, built=(built, ""))
    play(state, "card beer01")
    assert refused(state, "reserve") == reason


@rule("BB-64a")
def test_the_second_player_turns_in_his_own_first_turn() -> None:
    state = position(HAND, OTHER, turn=1, built=("bread10", ""))
    play(state, "card beer01", "reserve", "card beer02", "build", "end")
    assert state.turned[0] == 1 << NUMBER["beer01"]
    assert refused(state, "card beer01") == "BB-64 turned-by-other", "he holds the hand now"


@rule("BB-64a")
def test_turning_is_optional_and_two_copies_turn_two() -> None:
    plain = play(position(HAND, OTHER, built=("bread10 bread14", "")), "card beer01", "harvest", "end")
    assert plain.turned == [0, 0]
    state = position(HAND, OTHER, built=("bread10 bread14", ""))
    play(state, "card beer01", "reserve", "card beer02", "reserve")
    assert offered(state, "card") == "beer03 beer05 beer06"
    play(state, "card beer03")
    assert refused(state, "reserve") == "BB-64a reserve-all"
    play(state, "build", "end")
    assert written(state.hands[0]) == "beer01 beer02 beer05 beer06", "plain cards and turned ones are passed on"
    pass_turn(state)
    play(state, f"card {CARDS[state.hands[0][0]]}", "build", "end")
    assert offered(state, "card") == "beer05 beer06"
    play(state, "card beer05", "build", "end")
    assert offered(state, "card") == "beer01 beer02 beer06", "the owner may play any card of that hand"
    play(state, "card beer06", "build", "end")
    pass_turn(state)
    play(state, f"card {CARDS[state.hands[0][0]]}", "build", "end")
    assert written(state.hands[1]) == "beer01 beer02"
    assert offered(state, "card") == "beer01 beer02", "of a hand of turned cards any may be played"


@rule("BB-64a")
def test_one_card_stays_to_be_played_now() -> None:
    state = position("beer01 beer02", "bread01 bread02", built=("bread10 bread14", ""))
    play(state, "card beer01", "reserve", "card beer02")
    assert refused(state, "reserve") == "BB-64a reserve-last"


@rule("BB-64a")
def test_a_building_of_the_first_turn_works_from_the_next_fruitful_year() -> None:
    state = position("beer01 beer02 bread10", "bread01 bread02 bread03")
    play(state, "card bread10", "build", "end")
    pass_turn(state)
    play(state, f"card {CARDS[state.hands[0][0]]}")
    assert refused(state, "reserve") == "BB-64 reserve-late"


@rule("BB-64")
def test_marks_end_with_the_year() -> None:
    state = position(HAND, OTHER, built=("bread10", ""))
    play(state, "card beer06", "reserve")
    finish_year(state)
    assert state.year == 2 and state.turned == [0, 0]


@rule("BB-64", "BB-23")
def test_a_card_that_was_discarded_and_drawn_again_is_not_turned_any_more() -> None:
    """The owner gives his turned card up in his last turn; it comes back to the other from the new pile."""
    state = position("beer03", "beer17", turn=8, built=("beer04", "beer28"), discards="beer07")
    state.turned[0] = 1 << NUMBER["beer03"]
    drawn = [card for card in state.hands[0] if card != NUMBER["beer03"]]
    state.sold[1] |= gathered([*state.pools[0], *state.pools[1]]) | 1 << NUMBER["beer07"]
    state.pools, state.backs, state.discards = [[], []], NO_PILE, 0
    assert list(state.broken()) == []
    play(state, f"card {CARDS[drawn[0]]}", "harvest", "end")
    assert written(state.hands[1]) == "beer03 beer17", "drawn from the pile that was shuffled just now"
    assert offered(state, "card") == "beer03 beer17"


# Milling and the end


@rule("BB-40")
@pytest.mark.parametrize("year", [1, 6])
@pytest.mark.parametrize(
    ("stocks", "before", "after"),
    [
        (("3 water", "2 rye"), 1, 1),
        (("3 water", "2 rye"), 0, 1),
        (("8 rye", "9 hops, 2 water"), 1, 0),
        (("8 rye", "9 hops, 2 water"), 0, 0),
        (("1 rye", "1 hops"), 1, 0),
        (("1 rye", "1 hops"), 0, 1),
        (("9 rye", "7 hops, 2 water"), 1, 0),
    ],
)
def test_milling(stocks: tuple[str, str], before: int, after: int, year: int) -> None:
    """Places for water count like others; a tie hands the windmill over, in the first and in the last year too."""
    state = position("beer24", "", year=year, turn=9, storage=stocks, built=("", "beer06"))
    state.windmill = before
    mill(state)
    assert state.windmill == after


@rule("BB-50")
@pytest.mark.parametrize(
    ("own", "other", "winner"),
    [
        ("beer01 bread01", "beer30 bread30", 1),
        ("beer30 bread30", "beer01 bread01", 0),
        ("beer01 bread30", "beer02 bread02", 0),
        ("beer02 bread02", "beer01 bread30", 1),
        ("beer30", "beer01 bread01", 1),
        ("bread29 beer01", "beer29 bread01", None),
    ],
    ids=["result", "result, seat 0", "other good", "other good, seat 1", "the lower good decides", "no windmill"],
)
@pytest.mark.parametrize("windmill", [0, 1])
def test_the_winner_is_one(own: str, other: str, winner: int | None, windmill: int) -> None:
    state = position("beer24", "", year=6, turn=9, sold=(own, other))
    state.windmill = windmill
    assert state.winners() == [1 - windmill if winner is None else winner]


@rule("BB-50", "BB-73")
def test_the_result_is_the_lower_good_and_cards_in_the_houses_count() -> None:
    state = position(
        "beer24", turn=8, sold=("beer01 beer30", ""), waiting=("bread30 bread01", ""), built=("beer11", "")
    )
    assert state.scores()[0] == {"beer": 13, "bread": 13, "result": 13}
    assert points(state.scores()[0]) == 13
    poor = position("beer24", turn=8, sold=("beer01 beer30", ""), waiting=("bread01", ""))
    assert poor.scores()[0] == {"beer": 13, "bread": 4, "result": 4}


@rule("BB-72")
@pytest.mark.parametrize(
    ("built", "scores"),
    [
        ("beer15", (5, 5)),
        ("beer15 beer26", (6, 6)),
        ("beer22", (4, 4)),
        ("beer22 bread03", (4, 4)),
    ],
    ids=["kind 1", "twice", "kind 2", "two of kind 2"],
)
def test_a_coin_for_each_sold_card_of_a_kind_is_booked_to_its_good(built: str, scores: tuple[int, int]) -> None:
    state = position("beer24", turn=8, built=(built, ""), sold=("beer01", ""), waiting=("bread01", ""))
    assert (state.scores()[0]["beer"], state.scores()[0]["bread"]) == scores
    mixed = position("beer24", turn=8, built=("bread29", ""), sold=("beer30 bread04 bread05", ""))
    assert mixed.scores()[0] == {"beer": 10, "bread": 8, "result": 8}


@rule("BB-72", "BB-73")
@pytest.mark.parametrize(
    ("built", "stocks", "windmill", "coins"),
    [
        (("bread25", ""), ("", ""), 0, 2),
        (("bread25", ""), ("", ""), 1, 0),
        (("bread25 bread26", ""), ("", ""), 0, 4),
        (("beer16", ""), ("2 rye", ""), 1, 2),
        (("beer16", ""), ("3 rye", "2 rye"), 1, 0),
        (("beer16", ""), ("", "2 rye"), 1, 0),
        (("beer10", ""), ("", ""), 1, 2),
        (("beer10", "beer02"), ("", ""), 1, 0),
        (("beer10 beer09", "beer02"), ("", ""), 1, 2),
        (("beer10", "beer02 beer03"), ("", ""), 1, 0),
    ],
)
def test_two_coins_if_a_condition_holds(
    built: tuple[str, str], stocks: tuple[str, str], windmill: int, coins: int
) -> None:
    state = position("beer24", turn=8, built=built, storage=stocks, sold=("beer01 bread01", ""))
    state.windmill = windmill
    score = state.scores()[0]
    assert score["beer"] + score["bread"] == 8 + coins
    assert score["result"] == (6 if coins == 4 else 4)
    lopsided = position("beer24", turn=8, built=built, storage=stocks, sold=("beer30 bread01", ""))
    lopsided.windmill = windmill
    assert lopsided.scores()[0] == {"beer": 9, "bread": 4 + coins, "result": 4 + coins}, "unsplit, where it helps"


@rule("BB-73", "BB-40")
def test_conditions_are_those_after_the_last_milling() -> None:
    """Seat 1 has the windmill in the last year; with fewer tokens seat 0 takes it, and 2 coins with it."""
    state = position(
        "beer24", "", year=6, turn=9, built=("bread25", ""), sold=("beer01 bread01", ""), storage=("", "1 rye")
    )
    assert state.scores()[0]["beer"] + state.scores()[0]["bread"] == 8
    play(state, "card beer24", "build", "end")
    assert state.windmill == 0
    assert state.scores()[0]["beer"] + state.scores()[0]["bread"] == 10


@rule("BB-71")
def test_very_many_tokens_of_a_cleaning_do_not_run_over_into_others() -> None:
    """Whatever an own set adds up to, two sums of it are still amounts of one resource."""
    much = times(goods("15 water, 15 hops"), 5)
    assert "wheat" not in told(much + much) and "rye" not in told(much + much)
    assert told(much + much) == "62 water, 62 hops"
