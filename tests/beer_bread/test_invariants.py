"""What is lost, doubled or out of bounds is noticed; and every question and refusal has its own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from osada.games.beer_bread import BeerBreadState
from osada.games.beer_bread.benefits import NO_BUILDINGS
from osada.games.beer_bread.cards import NUMBER
from osada.testing import rule
from tests.beer_bread.positions import goods, play, position, refused

Fault = Callable[[BeerBreadState], Any]


def healthy() -> BeerBreadState:
    return position(
        "beer01 beer02 beer03",
        "bread01 bread02 bread03",
        turn=4,
        rows=("beer16", "bread16"),
        storage=("2 rye", "1 water"),
        built=("beer06", "beer09"),
        waiting=("beer10", ""),
        sold=("bread10", ""),
        discards="beer20",
    )


def more(name: str, what: str) -> Fault:
    return lambda state: setattr(state, name, getattr(state, name) + goods(what))


def overfill(state: BeerBreadState) -> None:
    state.storage[1] += goods("11 hops")
    state.fields -= goods("6 hops")
    state.bank -= goods("5 hops")


def put_a_second_beer(state: BeerBreadState) -> None:
    state.waiting[0] |= state.discards
    state.discards = 0


FAULTS: dict[str, tuple[Fault, str]] = {
    "a token too many on the fields": (more("fields", "1 wheat"), "18 wheat"),
    "a token too many in the bank": (more("bank", "1 hops"), "15 hops"),
    "a token too many on offer": (more("offered", "1 rye"), "15 rye"),
    "a stored token lost": (lambda state: state.storage.__setitem__(0, goods("1 rye")), "15 rye"),
    "an overfull storage": (overfill, "no more tokens than places"),
    "a card lost from a hand": (lambda state: state.hands[0].pop(), "60 cards"),
    "a card twice": (lambda state: state.rows[1].append(NUMBER["beer16"]), "60 cards"),
    "a sold card lost": (lambda state: state.sold.__setitem__(0, 0), "60 cards"),
    "a discard lost": (lambda state: setattr(state, "discards", 0), "60 cards"),
    "a card lifted that nobody holds": (lambda state: setattr(state, "lifted", NUMBER["beer16"]), "a card is lifted"),
    "a hand out of order": (lambda state: state.hands[0].reverse(), "in order"),
    "a back too many": (lambda state: setattr(state, "backs", state.backs << 1), "a face for every back"),
    "a face under the wrong back": (
        lambda state: state.pools.__setitem__(slice(None), state.pools[::-1]),
        "under their own back",
    ),
    "two beers on the brewery": (put_a_second_beer, "hold one card each"),
    "benefits without the building": (lambda state: state.benefits.__setitem__(0, NO_BUILDINGS), "benefits are those"),
    "an own card not known": (lambda state: state.seen.__setitem__(0, 0), "his own hand"),
    "known to all but one": (
        lambda state: (
            state.seen.__setitem__(2, state.seen[0]),
            state.seen.__setitem__(1, state.seen[1] & ~(1 << NUMBER["beer01"])),
        ),
        "what all know",
    ),
    "a card never drawn": (lambda state: state.drawn.__setitem__(0, 0), "was drawn once"),
}


@rule("BB-1", "BB-2")
@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_noticed(fault: str) -> None:
    state = healthy()
    assert list(state.broken()) == []
    spoil, message = FAULTS[fault]
    spoil(state)
    assert any(message in line for line in state.broken()), list(state.broken())


# Questions and refusals


@rule("BB-30a", "BB-34", "BB-61", "BB-70a")
def test_what_is_not_asked_now_is_refused_with_its_own_reason() -> None:
    state = position("beer01 beer02", turn=6)
    assert refused(state, "keep wheat,0") == "BB-34 not-keeping"
    assert refused(state, "take wheat,0") == "BB-34 not-taking"
    assert refused(state, "pay wheat,0") == "BB-70a not-paying"
    assert refused(state, "redraw beer01") == "BB-61 no-redraw"
    assert refused(state, "done") == "BB-30a choose-card"
    stocks = ("1 water, 1 barley, 1 hops, 2 wheat", "")
    paying = position("beer01", turn=8, storage=stocks, built=("bread09", ""))
    play(paying, "card beer01", "sell")
    assert refused(paying, "end") == "BB-70a finish-paying"
    assert refused(paying, "pay hops,0") == "BB-70a finish-paying"


@rule("BB-34")
def test_no_more_is_taken_than_there_are_places() -> None:
    state = position("bread16", turn=4, rows=("bread04", ""), storage=("9 hops", "8 rye"))
    play(state, "card bread16", "harvest", "keep water,0", "keep wheat,0", "end")
    assert refused(state, "take water,2") == "BB-34 take-no-room"
    assert refused(state, "take water,5") == "BB-34 take-more-than-there"


def asked(state: BeerBreadState) -> str:
    question = state.asked()
    return f"{question.rule} {question.kind}"


@rule("BB-30a", "BB-31", "BB-32", "BB-63", "BB-64")
def test_every_question_is_the_one_of_its_moment() -> None:
    assert asked(position("beer01 beer02", turn=6)) == "BB-30a card"
    assert asked(play(position("beer01 beer02", turn=6), "card beer01")) == "BB-30a do"
    assert asked(position("beer01 beer02", built=("bread10", ""))) == "BB-64 card-reserve"
    assert asked(position("beer01", turn=8, built=("beer04", ""))) == "BB-63 card-last"
    assert asked(position("beer01", turn=8)) == "BB-30a card"
    dry = position("beer01 beer02", year=2, turn=6, exchange="beer11")
    assert asked(dry) == "BB-31 card-dry"
    assert asked(play(dry, "card beer01")) == "BB-32 do-dry"
    assert asked(play(dry, "swap 1")) == "BB-32 do-taken"
    assert asked(play(dry, "build")) == "BB-30 end"
    assert asked(position("beer01 beer02", year=6, turn=6)) == "BB-31 card", "no exchange cards are left"


@rule("BB-34", "BB-61", "BB-62", "BB-70a")
def test_questions_about_tokens_and_draws_name_their_numbers() -> None:
    full = position("beer16", turn=4, storage=("9 hops", "7 rye"))
    play(full, "card beer16", "harvest")
    keep = full.asked()
    assert (keep.kind, keep.facts) == ("keep", {"resource": "water", "least": 0, "most": 1, "away": 3})
    play(full, "keep water,0", "keep wheat,0", "keep barley,0")
    assert asked(full) == "BB-34 end-offer"
    play(full, "end")
    assert (full.asked().kind, full.asked().facts) == ("take", {"resource": "water", "most": 1})
    year = position("beer16", "", turn=9, rows=("bread01 bread02", ""), built=("beer20 beer21 bread30", ""))
    play(year, "card beer16", "build", "end")
    assert (year.asked().kind, year.asked().facts) == ("discard", {"cards": 2})
    play(year, "done")
    assert (year.asked().kind, year.asked().facts) == ("redraw", {"left": 2})
    stocks = ("1 water, 1 barley, 1 hops, 2 wheat", "")
    paying = play(position("beer01", turn=8, storage=stocks, built=("bread09", "")), "card beer01", "sell")
    assert (paying.asked().kind, paying.asked().facts) == ("pay", {"resource": "wheat", "amounts": "0 / 2"})
