"""What a table may agree on: every option changes play as its text says, and wrong ones are explained."""

from __future__ import annotations

import pytest

from osada.core.options import BadOption
from osada.core.text import LANGUAGES
from osada.games.kingdom_builder import GAME, KingdomState
from osada.testing import rule
from tests.kingdom_builder.positions import (
    OTHER_SECTORS,
    fill,
    hexes,
    leave_in_pile,
    next_cards,
    offered,
    play,
    position,
    refused,
)

THREE = ("build 6,1", "build 6,2", "build 7,0")


def started(players: int = 2, **options: object) -> KingdomState:
    return GAME.start(players, 1, options)


# The set-up


@rule("KB-1")
def test_sectors_chosen_lie_in_their_order_upright_or_turned() -> None:
    state = started(sectors=["harbor", "oracle-turned", "barn-turned", "tower"])
    assert state.table(None)["sectors"] == [["harbor", False], ["oracle", True], ["barn", True], ["tower", False]]


@rule("KB-1")
def test_sectors_may_be_given_as_one_text() -> None:
    state = started(sectors="harbor,oracle-turned,barn-turned,tower")
    assert state.table(None)["sectors"][1] == ["oracle", True]


@rule("KB-3")
def test_cards_chosen_are_played_with() -> None:
    assert set(started(cards=["lords", "workers", "citizens"]).table(None)["cards"]) == {"lords", "workers", "citizens"}


@rule("KB-5")
@pytest.mark.parametrize(("first", "seat"), [("seat-1", 0), ("seat-2", 1), ("seat-3", 2), ("seat-4", 3)])
def test_the_seat_chosen_starts(first: str, seat: int) -> None:
    state = started(players=4, first=first)
    assert state.seat == state.table(None)["start"] == seat


@rule("KB-6")
def test_sectors_and_cards_of_the_first_game_are_chosen_apart() -> None:
    view = started(sectors="first-game", cards=["lords", "workers", "citizens"]).table(None)
    assert [name for name, _ in view["sectors"]] == ["tavern", "paddock", "oasis", "farm"]
    view = started(sectors=list(OTHER_SECTORS), cards="first-game").table(None)
    assert [name for name, _ in view["sectors"]] == list(OTHER_SECTORS)
    assert view["cards"] == ["fishermen", "merchants", "knights"]


# How the rulebook is read


@rule("KB-12")
@pytest.mark.parametrize(("reshuffle", "pile", "discards"), [("when-needed", 0, 23), ("at-once", 23, 0)])
def test_reshuffle(reshuffle: str, pile: int, discards: int) -> None:
    state = play(position("6,0", options={"reshuffle": reshuffle}), *THREE)
    leave_in_pile(state, "desert")
    next_cards(state, "desert")
    play(state, "end")
    assert state.table(None)["pile"] == pile
    assert sum(state.table(None)["discards"].values()) == discards


@rule("KB-12")
def test_reshuffle_at_once_leaves_a_pile_with_a_card_alone() -> None:
    state = play(position("6,0", options={"reshuffle": "at-once"}), *THREE)
    leave_in_pile(state, "desert", "meadow")
    next_cards(state, "desert")
    play(state, "end")
    assert state.table(None)["pile"] == 1


@rule("KB-13")
@pytest.mark.parametrize(("new_card", "left"), [("rest", 1), ("three", 3)])
def test_new_card_within_the_three_builds(new_card: str, left: int) -> None:
    state = position("6,0", options={"new-card": new_card})
    fill(state, "canyon", but="6,1 6,2")
    next_cards(state, "desert")
    play(state, "build 6,1", "build 6,2")
    assert state.asked().facts["left"] == left
    for _ in range(left):
        assert refused(state, "end") == "KB-10 must-build"
        play(state, f"build {offered(state, 'build').split()[0]}")
    assert refused(state, "end") == ""


@rule("KB-13")
def test_new_card_after_the_three_builds_brings_no_more_of_them() -> None:
    state = position("6,0", tokens=("oracle",), options={"new-card": "three"})
    fill(state, "canyon", but="6,1 6,2 7,0")
    next_cards(state, "desert")
    play(state, *THREE)
    assert refused(state, "end") == ""


@rule("KB-13a")
@pytest.mark.parametrize(("exhausted", "card"), [("needed", "meadow"), ("mandatory", "canyon")])
def test_exhausted_card_with_an_unused_oracle(exhausted: str, card: str) -> None:
    state = position("6,0", tokens=("oracle",), options={"exhausted": exhausted})
    fill(state, "canyon", but="6,1 6,2 7,0")
    next_cards(state, "meadow")
    play(state, *THREE)
    assert state.view(0)["hands"][0] == card
    assert offered(state, "token") == ("oracle" if exhausted == "needed" else "")


@rule("KB-13a")
def test_exhausted_card_is_replaced_for_the_three_builds_in_any_case() -> None:
    state = position("6,0", options={"exhausted": "mandatory"})
    fill(state, "canyon", but="6,1")
    next_cards(state, "meadow")
    assert play(state, "build 6,1").view(0)["hands"][0] == "meadow"


@rule("KB-14")
@pytest.mark.parametrize("supply", [1, 2, 3])
def test_supply_saved_for_the_three_builds(supply: int) -> None:
    saved = position("6,0", tokens=("oasis",), supply=supply, options={"supply": "saved"})
    assert refused(saved, "token oasis") == "KB-14 saved"
    free = position("6,0", tokens=("oasis",), supply=supply, options={"supply": "free"})
    assert refused(free, "token oasis") == ""


@rule("KB-14")
def test_supply_saved_leaves_what_is_over_to_the_tokens() -> None:
    state = position("6,0", tokens=("oasis", "oasis"), supply=4, options={"supply": "saved"})
    play(state, "token oasis", "build 8,3")
    assert refused(state, "token oasis") == "KB-14 saved"


@rule("KB-14")
def test_supply_saved_is_free_after_the_three_builds() -> None:
    state = position("6,0", tokens=("oasis",), supply=4, options={"supply": "saved"})
    play(state, *THREE, "token oasis", "build 8,3")
    assert state.supply[0] == 0


@rule("KB-14")
def test_supply_saved_does_not_stop_moves() -> None:
    state = position("9,8", tokens=("paddock",), sectors=OTHER_SECTORS, supply=1, options={"supply": "saved"})
    assert refused(state, "token paddock") == ""


@rule("KB-35")
def test_edge_outermost_is_without_the_indented_hexes() -> None:
    """Of the 48 hexes of land at the edge 4 of the first column are half a hex inside and 7 of the last."""
    state = play(position("6,2", tokens=("tower",), options={"edge": "outermost"}), "token tower")
    assert len(hexes(offered(state, "build"))) == 48 - 4 - 7
    assert refused(state, "build 7,0") == refused(state, "build 2,19") == "KB-35 not-edge"
    assert refused(state, "build 6,0") == refused(state, "build 3,19") == refused(state, "build 0,19") == ""


@rule("KB-35")
def test_edge_outermost_has_all_of_the_last_row() -> None:
    sectors = ("oracle", "farm", "barn", "tower")
    state = play(position(tokens=("tower",), sectors=sectors, options={"edge": "outermost"}), "token tower")
    assert refused(state, "build 19,0") == refused(state, "build 19,19") == ""


@rule("KB-35")
def test_edge_outermost_decides_what_can_be_touched() -> None:
    everywhere = play(position("6,0", tokens=("tower",), options={"edge": "all"}), "token tower")
    assert offered(everywhere, "build") == "7,0"
    outermost = play(position("6,0", tokens=("tower",), options={"edge": "outermost"}), "token tower")
    assert refused(outermost, "build 0,0") == ""


@rule("KB-36")
def test_tavern_land_only_does_not_count_settlements_on_water() -> None:
    own, options = "10,4 10,5 10,6", {"tavern": "land-only"}
    state = position(own, tokens=("tavern",), sectors=OTHER_SECTORS, options=options)
    assert refused(state, "token tavern") == "KB-36 nowhere"
    state = position(f"{own} 10,3 10,2", tokens=("tavern",), sectors=OTHER_SECTORS, options=options)
    assert offered(play(state, "token tavern"), "build") == "10,1"


@rule("KB-37a")
def test_left_hex_ignored_lets_a_settlement_leave_its_only_place() -> None:
    state = position("7,1 7,2", tokens=("barn",), sectors=OTHER_SECTORS, options={"left-hex": "ignored"})
    assert offered(play(state, "token barn"), "move") == "7,1 7,2"
    play(state, "move 7,2")
    assert len(hexes(offered(state, "to"))) == 15 + 17 + 14 + 14 - 1
    assert refused(state, "to 7,2") == "KB-37a put-back"


@rule("KB-37a")
def test_left_hex_ignored_still_asks_to_touch_where_that_is_possible() -> None:
    state = position("7,1 7,2", tokens=("barn",), sectors=OTHER_SECTORS, options={"left-hex": "ignored"})
    assert offered(play(state, "token barn", "move 7,1"), "to") == "6,3"


# Wrong options


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "red"}, "unknown option 'colour'; there are sectors, cards, first"),
        ({"edge": "inner"}, "option edge: expected all | outermost; not 'inner'"),
        ({"reshuffle": True}, "option reshuffle: expected when-needed | at-once; not True"),
        ({"cards": "bakers,lords,miners"}, "option cards: unknown 'bakers'; there are fishermen, miners"),
        ({"cards": ["lords", "miners"]}, "option cards: expected 3 different ones, not lords, miners"),
        ({"cards": ["lords", "miners", "lords"]}, "option cards: expected 3 different ones, not lords, miners, lords"),
        ({"cards": 3}, "option cards: expected random | first-game, or 3 of fishermen"),
        ({"sectors": "oracle,farm,oasis"}, "option sectors: expected 4 different ones, not oracle, farm, oasis"),
        ({"sectors": "oracle,farm,oasis,oracle-turned"}, "option sectors: a sector twice in oracle, farm, oasis"),
        ({"sectors": "oracle,farm,oasis,castle"}, "option sectors: unknown 'castle'; there are oracle"),
        ({"first": "seat-3"}, "option first: seat-3 is not one of 2 seats"),
        ({"first": "oldest"}, "option first: expected random | seat-1"),
    ],
)
def test_wrong_options_are_explained(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as raised:
        GAME.start(2, 1, options)
    assert message in str(raised.value)


def test_nothing_agreed_is_the_first_choice_of_every_option() -> None:
    assert GAME.complete({}, 2) == {option.name: option.choices[0] for option in GAME.options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_other_reading_of_every_rule_that_tables_read_in_two_ways(language: str) -> None:
    """A table that plays the other one is not told something false."""
    agree = {"en": "agree", "cs": "dohodn", "pl": "umówi"}[language]
    for option in GAME.options:
        if option.rule in ("KB-13", "KB-13a", "KB-14", "KB-37a", "KB-55", "KB-60"):
            assert agree in GAME.text(language)(f"rule-{option.rule}"), option.rule
