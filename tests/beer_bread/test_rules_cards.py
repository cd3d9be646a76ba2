"""The box, seeding and the card phase: counts, orders, piles that run out, and the buildings that change draws."""

from __future__ import annotations

from collections import Counter

import pytest

from osada.core.bits import listed
from osada.core.dealer import Dealer
from osada.games.beer_bread import BeerBreadState
from osada.games.beer_bread.cards import CARDS, NUMBER, gathered
from osada.games.beer_bread.pieces import YEARS
from osada.testing import rule
from tests.beer_bread.positions import (
    GAME,
    cards,
    finish_year,
    goods,
    lay_pile,
    next_cards,
    offered,
    pass_turn,
    play,
    position,
    refused,
    told,
    written,
)

PILE = "beer01 beer02 beer03 beer04 beer05 bread01 bread02 bread03 bread04 bread05 beer06 bread06 beer07"
"""Two hands and three exchange cards."""


def started(seed: int = 1, first: str = "seat-1") -> tuple[BeerBreadState, list[str]]:
    """A new game and the cards dealt in their order."""
    dealer = Dealer(seed)
    dealer.dealt = []
    state = GAME.start(2, None, {"first": first}, None, dealer)
    return state, [CARDS[outcome] for what, outcome in dealer.dealt if what == "card"]


def last_turn(
    *,
    year: int = 1,
    rows: tuple[str, str] = ("", ""),
    built: tuple[str, str] = ("", ""),
    storage: tuple[str, str] = ("", ""),
) -> BeerBreadState:
    """The last turn of a year, seat 0's; seat 1 has the windmill. Seat 0's card is built to end it."""
    return position("beer16", "", year=year, turn=9, rows=rows, built=built, storage=storage)


def end_year(state: BeerBreadState) -> BeerBreadState:
    return play(state, f"card {CARDS[state.hands[0][0]]}", "build", "end")


# The box


@rule("BB-1")
def test_30_beers_and_30_breads_of_three_kinds() -> None:
    printed = GAME.standard.contents["cards"]
    assert len(printed) == 60
    assert Counter(name[:-2] for name in printed) == {"beer": 30, "bread": 30}
    kinds = Counter((name[:-2], facts["kind"]) for name, facts in printed.items())
    assert kinds == {(good, kind): 10 for good in ("beer", "bread") for kind in (1, 2, 3)}
    assert {(facts["kind"], facts["value"]) for facts in printed.values()} == {
        (1, 4), (1, 5), (2, 6), (2, 7), (3, 8), (3, 9),
    }  # fmt: skip


@rule("BB-2")
def test_84_tokens_and_empty_villages() -> None:
    state, _ = started()
    everything = state.fields + state.bank
    assert told(everything) == "18 water, 18 wheat, 18 barley, 15 rye, 15 hops"
    for village in state.table(None)["seats"]:
        assert village["places"] == {"any": 9, "water": 0, "wheat": 0, "barley": 0, "rye": 0, "hops": 0}
        assert village["capacity"] == {"beer": 1, "bread": 1}
        assert village["tokens"] == 0 and village["room"] == 9
        assert not village["sold"] and not village["row"] and not any(village["built"].values())
        assert len(village["built"]) == 6


@rule("BB-3")
def test_fruitful_and_dry_years_in_turn_and_the_first_player() -> None:
    state, _ = started()
    years = []
    while state.seat is not None:
        years.append(state.fruitful)
        finish_year(state)
    assert years == [True, False] * 3
    assert {started(1, "seat-1")[0].seat, started(1, "seat-2")[0].seat} == {0, 1}
    by_lot = {GAME.start(2, seed).seat for seed in range(20)}
    assert by_lot == {0, 1}


# Seeding


@rule("BB-10", "BB-4")
@pytest.mark.parametrize(
    ("year", "fields", "after"),
    [
        (1, "9 water, 7 wheat, 0 barley, 5 rye, 1 hops", "18 water, 5 wheat, 4 barley, 4 rye, 4 hops"),
        (2, "2 water, 5 wheat, 4 barley, 1 rye, 0 hops", "18 water, 7 wheat, 8 barley, 6 rye, 6 hops"),
    ],
)
def test_fields_are_brought_to_exactly_their_number(year: int, fields: str, after: str) -> None:
    state = last_turn(year=year)
    state.bank += state.fields - goods(fields)
    state.fields = goods(fields)
    end_year(state)
    assert told(state.fields) == after
    assert state.fields + state.bank == goods("18 water, 18 wheat, 18 barley, 15 rye, 15 hops")


@rule("BB-10")
def test_a_short_bank_lays_what_it_has() -> None:
    stocks = ("9 rye", "5 rye, 4 hops")
    state = last_turn(year=2, storage=stocks)
    state.bank += state.fields - goods("12 water, 1 rye")
    state.fields = goods("12 water, 1 rye")
    end_year(state)
    assert told(state.fields) == "18 water, 7 wheat, 8 barley, 1 rye, 6 hops"
    assert told(state.bank) == "11 wheat, 10 barley, 5 hops"


@rule("BB-10")
def test_the_river_gets_back_what_was_paid_and_keeps_what_it_has() -> None:
    state = last_turn(year=1, storage=("4 water", ""))
    state.fields, state.bank = goods("3 water"), goods("11 water, 18 wheat, 18 barley, 15 rye, 15 hops")
    end_year(state)
    assert told(state.fields).startswith("14 water, 5 wheat") and "water" not in told(state.bank)


# Drawing


@rule("BB-20")
@pytest.mark.parametrize("windmill", [0, 1])
def test_the_windmill_holder_draws_his_five_first(windmill: int) -> None:
    state, dealt = started(3, f"seat-{windmill + 1}")
    assert set(written(state.hands[windmill]).split()) == set(dealt[:5])
    assert set(written(state.hands[1 - windmill]).split()) == set(dealt[5:10])
    assert len(dealt) == 10


@rule("BB-21", "BB-21a")
def test_a_dry_year_draws_to_five_windmill_first_then_lays_out_three() -> None:
    state = last_turn(rows=("bread01 bread02", "bread03 bread04 bread05"), storage=("1 rye", ""))
    next_cards(state, "beer01 bread06 beer02 beer03 bread07 beer04 bread08 beer05")
    end_year(state)
    assert state.windmill == 1
    assert written(state.hands[1]) == "beer01 bread03 bread04 bread05 bread06"
    assert written(state.hands[0]) == "beer02 beer03 bread01 bread02 bread07"
    assert written(state.exchange) == "beer04 bread08 beer05"
    assert state.rows == [[], []] and state.seat == 1


@rule("BB-41", "BB-22")
def test_harvest_cards_stay_after_a_fruitful_year_and_go_after_a_dry_one() -> None:
    fruitful = end_year(last_turn(rows=("bread01", "bread03")))
    assert NUMBER["bread01"] in fruitful.hands[0] and NUMBER["bread03"] in fruitful.hands[1]
    assert not fruitful.discards
    dry = position("beer16", "", year=2, turn=9, rows=("bread01", "bread03"), exchange="beer01 beer02 beer03")
    end_year(dry)
    assert written(listed(dry.discards)) == "beer01 beer02 beer03 bread01 bread03"
    assert not dry.exchange and [len(hand) for hand in dry.hands] == [5, 5]


# Piles


def with_pile(pile: str, discards: str, built: tuple[str, str] = ("", ""), year: int = 1) -> BeerBreadState:
    """The last turn of a year with these cards left to draw; all others are sold."""
    state = last_turn(built=built, year=year)
    left = [card for pool in state.pools for card in pool]
    lay_pile(state, cards(pile))
    state.discards = gathered(cards(discards))
    state.sold[1] |= gathered([card for card in left if card not in cards(pile) and not state.discards >> card & 1])
    assert list(state.broken()) == []
    return state


@rule("BB-23")
def test_an_empty_pile_is_shuffled_anew_at_once() -> None:
    state = with_pile(PILE, "beer20 bread20 bread21")
    end_year(state)
    assert len(state.exchange) == 3 and not state.discards
    assert sorted(state.table(None)["pile"]) == ["beer", "bread", "bread"]
    assert written(state.pools[0] + state.pools[1]) == "beer20 bread20 bread21"


@rule("BB-23")
def test_hands_that_take_the_last_card_leave_a_new_pile() -> None:
    state = end_year(with_pile(" ".join(PILE.split()[:10]), "beer20 bread20", year=2))
    assert state.year == 3 and not state.discards
    assert sorted(state.table(None)["pile"]) == ["beer", "bread"]


@rule("BB-61", "BB-23")
def test_a_redraw_puts_its_card_away_before_it_draws_the_last_one() -> None:
    state = end_year(with_pile(" ".join(PILE.split()[:11]), "", built=("beer21", ""), year=2))
    assert len(state.table(None)["pile"]) == 1
    card = CARDS[state.hands[0][0]]
    play(state, f"redraw {card}")
    assert state.table(None)["pile"] == [card[:-2]] and not state.discards, "it is the new pile"


@rule("BB-23")
def test_without_discards_the_pile_stays_empty_until_a_card_has_to_be_drawn() -> None:
    state = with_pile(PILE, "")
    end_year(state)
    assert state.table(None)["pile"] == [] and len(state.exchange) == 3
    finish_year(state)
    assert [len(hand) for hand in state.hands] == [5, 5]


@rule("BB-23")
def test_a_pile_that_runs_out_while_hands_are_drawn_is_shuffled_between() -> None:
    state = with_pile(
        "beer01 bread01 beer02", "beer20 beer21 beer22 beer23 beer24 bread20 bread21 bread22 bread23 bread24"
    )
    end_year(state)
    assert {"beer01", "bread01", "beer02"} <= set(written(state.hands[state.windmill]).split()), "he draws first"
    assert [len(hand) for hand in state.hands] == [5, 5] and len(state.exchange) == 3 and not state.discards


@rule("BB-23a")
@pytest.mark.parametrize(("left", "laid"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_as_many_exchange_cards_as_there_are(left: int, laid: int) -> None:
    state = with_pile(" ".join(PILE.split()[: 10 + left]), "")
    end_year(state)
    assert len(state.exchange) == laid
    play(state, f"card {CARDS[state.actions()[0]]}")
    assert offered(state, "swap").split() == [str(place) for place in range(1, laid + 1)]
    if laid < 3:
        assert refused(state, f"swap {laid + 1}") == "BB-23a no-exchange-card"


@rule("BB-23a", "BB-61")
@pytest.mark.parametrize(("left", "asked"), [(0, False), (1, True)])
def test_no_redraw_when_both_piles_are_empty(left: int, asked: bool) -> None:
    state = with_pile(" ".join(PILE.split()[: 10 + left]), "", built=("beer21", ""))
    end_year(state)
    assert (offered(state, "redraw") != "") is asked
    if asked:
        card = CARDS[state.hands[0][0]]
        play(state, f"redraw {card}")
        assert written(state.exchange) == card, "the card put away is the only one left to draw"


# Buildings of the card phase


@rule("BB-61", "BB-21a")
def test_redraws_one_after_the_other_windmill_holder_first() -> None:
    state = last_turn(built=("beer21", "bread30"), storage=("", "1 rye"))
    end_year(state)
    assert state.windmill == state.seat == 0
    assert len(state.hands[1]) == 5, "after the other has drawn"
    assert refused(state, "card beer16") == "BB-61 finish-redrawing"
    assert refused(state, f"redraw {CARDS[state.hands[1][0]]}") == "BB-30a not-in-hand"
    play(state, "done")
    assert state.seat == 1 and offered(state, "redraw") == written(state.hands[1])
    top = state.table(None)["pile"][0]
    old = set(state.hands[1])
    card = CARDS[state.hands[1][0]]
    play(state, f"redraw {card}")
    new = set(state.hands[1]) - old
    assert [CARDS[one][:-2] for one in new] == [top]
    assert state.discards == 1 << NUMBER[card]
    assert state.seat == 0 and len(state.exchange) == 3


@rule("BB-61")
def test_two_copies_redraw_twice_and_fruitful_years_too() -> None:
    state = position("beer16", "", year=2, turn=9, built=("beer21 bread30", ""), exchange="beer01 beer02 beer03")
    end_year(state)
    assert state.year == 3 and state.seat == 0
    play(state, f"redraw {CARDS[state.hands[0][0]]}")
    assert offered(state, "redraw") != ""
    play(state, f"redraw {CARDS[state.hands[0][1]]}")
    assert offered(state, "redraw") == "" and offered(state, "card") != ""


@rule("BB-61", "BB-21")
def test_harvest_cards_taken_back_may_be_redrawn() -> None:
    state = end_year(last_turn(built=("beer21", ""), rows=("bread01", "")))
    play(state, "redraw bread01")
    assert state.discards >> NUMBER["bread01"] & 1 and NUMBER["bread01"] not in state.hands[0]


@rule("BB-62")
def test_any_number_of_harvest_cards_may_be_discarded_by_the_owner_of_the_building() -> None:
    state = last_turn(rows=("bread01 bread02", "bread03"), built=("beer20", ""), storage=("", "1 rye"))
    end_year(state)
    assert state.seat == 0 and state.hands[0] == []
    assert refused(state, "discard bread03") == "BB-62 not-in-row"
    play(state, "discard bread02", "discard bread01", "done")
    assert written(listed(state.discards)) == "bread01 bread02"
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert NUMBER["bread03"] in state.hands[1]
    assert refused(state, "discard bread03") == "BB-62 no-discard"


@rule("BB-62", "BB-21a")
def test_both_with_the_building_the_windmill_holder_chooses_first() -> None:
    rows, built = ("bread01", "bread03"), ("beer20", "bread19")
    state = end_year(last_turn(rows=rows, built=built, storage=("", "1 rye")))
    assert state.seat == 0 and offered(state, "discard") == "bread01"
    play(state, "done")
    assert state.seat == 1 and offered(state, "discard") == "bread03"
    assert [len(hand) for hand in state.hands] == [1, 0], "nobody has drawn yet"
    play(state, "discard bread03", "done")
    assert [len(hand) for hand in state.hands] == [5, 5]


@rule("BB-62")
def test_without_harvest_cards_nothing_is_asked_and_a_fruitful_year_asks_nothing() -> None:
    assert offered(end_year(last_turn(built=("beer20", ""))), "discard") == ""
    dry = position("beer16", "", year=4, turn=9, rows=("bread01", ""), built=("beer20", ""))
    assert offered(end_year(dry), "discard") == ""


@rule("BB-63")
def test_two_copies_draw_two_in_the_own_last_turn_and_the_rest_is_discarded_before_the_other_plays() -> None:
    state = position("beer16 beer17", "bread01 bread02", turn=6, built=("beer04 beer28", ""))
    assert len(state.hands[0]) == 2
    pass_turn(state)
    pass_turn(state)
    assert state.turn == 8 and len(state.hands[0]) == 3 and len(state.hands[1]) == 1
    hand = set(state.hands[0])
    assert set(state.actions()) == hand
    card = min(hand)
    play(state, f"card {CARDS[card]}", "harvest")
    assert not state.discards, "the card may still be taken back"
    play(state, "end")
    assert set(listed(state.discards)) == hand - {card}
    assert state.seat == 1 and len(state.hands[1]) == 1, "the other has no such building"


@rule("BB-63")
def test_no_draw_in_a_dry_year_nor_for_a_building_built_in_the_last_turn() -> None:
    dry = position("beer16 beer17", "bread01 bread02", year=2, turn=6, built=("beer04", ""), exchange="bread05")
    pass_turn(dry)
    pass_turn(dry)
    assert dry.turn == 8 and len(dry.hands[0]) == 1
    late = position("beer04", "bread01", turn=8)
    assert len(late.hands[0]) == 1
    play(late, "card beer04", "build", "end")
    assert not late.discards and len(late.hands[1]) == 1


@rule("BB-63")
def test_the_second_player_draws_in_his_own_last_turn() -> None:
    state = position("beer16", "bread01", turn=8, built=("", "beer04"))
    assert len(state.hands[1]) == 1
    pass_turn(state)
    assert state.seat == 1 and len(state.hands[1]) == 2 and len(state.actions()) == 2


@rule("BB-50", "BB-3")
def test_the_game_ends_after_the_sixth_year_only() -> None:
    state = position("beer16", "", year=YEARS - 1, turn=9)
    end_year(state)
    assert state.seat is not None and state.year == YEARS
    finish_year(state)
    assert state.seat is None and state.actions() == []
    assert state.table(None)["winners"] == state.winners()
