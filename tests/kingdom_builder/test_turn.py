"""The turn and the end of the game: KB-10 to KB-14 and KB-50."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from osada.games.kingdom_builder import GAME, KingdomState
from osada.games.kingdom_builder.board import CANYON, TERRAINS
from osada.testing import rule
from tests.kingdom_builder.positions import (
    OTHER_SECTORS,
    at,
    fill,
    hexes,
    leave_in_pile,
    next_cards,
    offered,
    pass_turn,
    play,
    position,
    refused,
    tokens,
)

THREE = ("build 6,1", "build 6,2", "build 7,0")
"""Three canyons next to 6,0."""


def counted(state: KingdomState, where: str) -> dict[str, int]:
    """The cards that lie openly among the discards or out of the game."""
    table: Mapping[str, Any] = state.table(None)
    cards: dict[str, int] = table[where]
    return {terrain: count for terrain, count in cards.items() if count}


def card(state: KingdomState, seat: int = 0) -> str | None:
    """The card of a seat as it sees it itself."""
    seen: str | None = state.view(seat)["hands"][seat]
    return seen


def ready(state: KingdomState) -> list[bool]:
    """Of the tokens of the deciding seat, which can still be used."""
    assert state.seat is not None
    return [bool(token["ready"]) for token in state.table(None)["tokens"][state.seat]]


# The mandatory action


@rule("KB-10")
def test_exactly_three_settlements_are_built() -> None:
    state = position("6,0")
    assert refused(state, "end") == "KB-10 must-build"
    play(state, "build 6,1")
    assert refused(state, "end") == "KB-10 must-build"
    play(state, "build 6,2")
    assert refused(state, "end") == "KB-10 must-build"
    play(state, "build 7,0")
    assert refused(state, "build 7,1") == "KB-10 all-built"
    assert refused(state, "end") == ""


@rule("KB-10")
def test_settlements_come_from_the_supply_to_the_board() -> None:
    state = play(position("6,0"), *THREE)
    assert state.table(None)["supply"] == [36, 40]
    assert state.table(None)["settlements"] == [hexes("6,0 6,1 6,2 7,0"), []]


@rule("KB-10")
def test_only_the_terrain_of_the_card_is_built_on() -> None:
    state = position("5,3", card="meadow")
    assert offered(state, "build") == "5,4 6,4"
    assert refused(state, "build 5,2") == "KB-10 other-terrain"


@rule("KB-10")
def test_the_card_is_shown_when_the_turn_begins_and_not_before() -> None:
    state = position("6,0", hands=("forest",))
    assert state.view(None)["hands"] == ["canyon", None]
    play(state, *THREE, "end")
    assert state.view(None)["hands"] == [None, "forest"]


@rule("KB-11")
def test_a_token_may_be_used_before_the_mandatory_action() -> None:
    state = play(position("6,0", tokens=("oracle",)), "token oracle", "build 6,1")
    assert refused(state, "end") == "KB-10 must-build"
    play(state, "build 6,2", "build 7,0", "build 7,1", "end")
    assert at(state, "6,0 6,1 6,2 7,0 7,1")


@rule("KB-11")
def test_a_token_may_be_used_after_the_mandatory_action() -> None:
    state = play(position("6,0", tokens=("oracle",)), *THREE, "token oracle", "build 7,1", "end")
    assert at(state, "6,0 6,1 6,2 7,0 7,1")


@rule("KB-11")
def test_no_token_is_used_between_the_three_builds() -> None:
    state = play(position("6,0", tokens=("oracle",)), "build 6,1")
    assert refused(state, "token oracle") == "KB-11 between-builds"
    play(state, "build 6,2")
    assert refused(state, "token oracle") == "KB-11 between-builds"
    play(state, "build 7,0")
    assert refused(state, "token oracle") == ""


@rule("KB-11")
def test_a_token_used_before_is_not_used_again_after() -> None:
    state = play(position("6,0", tokens=("oracle",)), "token oracle", "build 6,1")
    assert refused(state, "token oracle") == "KB-11 token-not-ready"
    play(state, "build 6,2", "build 7,0", "build 7,1")
    assert refused(state, "token oracle") == "KB-11 token-not-ready"


@rule("KB-11")
def test_some_tokens_are_used_before_and_some_after() -> None:
    state = position("6,0", tokens=("oracle", "farm", "oasis"))
    play(state, "token oasis", "build 8,3", "token oracle", "build 6,1")
    play(state, "build 6,2", "build 7,0", "build 7,1", "token farm", "build 5,3", "end")
    assert at(state, "6,0 8,3 6,1 6,2 7,0 7,1 5,3")


@rule("KB-11")
def test_two_tokens_of_a_kind_are_used_once_each() -> None:
    state = position("6,0", tokens=("oasis", "oasis"))
    play(state, "token oasis", "build 8,3", *THREE, "token oasis", "build 7,3")
    assert refused(state, "token oasis") == "KB-11 token-not-ready"


@rule("KB-11")
def test_two_tokens_of_a_kind_may_both_be_used_before() -> None:
    state = position("6,0", tokens=("oasis", "oasis"))
    play(state, "token oasis", "build 8,3", "token oasis", "build 7,3")
    assert refused(state, "token oasis") == "KB-11 token-not-ready"


@rule("KB-11")
def test_a_used_token_is_ready_again_in_the_next_turn() -> None:
    state = position("6,0", tokens=("oasis",), hands=("forest",))
    play(state, "token oasis", "build 8,3", *THREE, "end")
    pass_turn(state)
    assert state.seat == 0
    assert offered(state, "token") == "oasis"


@rule("KB-11")
def test_using_a_token_is_not_a_must() -> None:
    state = play(position("6,0", tokens=("oracle", "farm")), *THREE)
    assert offered(state, "token") == "oracle farm"
    assert play(state, "end").seat == 1


@rule("KB-11")
def test_tokens_of_others_are_not_used() -> None:
    state = play(position("6,0", tokens=("oasis",), hands=("forest",)), *THREE, "end")
    assert refused(state, "token oasis") == "KB-30 no-token"


@rule("KB-11a")
def test_the_turn_ends_only_when_the_player_says_so() -> None:
    state = play(position("6,0"), *THREE)
    assert state.seat == 0
    assert state.actions() == [GAME.parse("end")]
    assert play(state, "end").seat == 1


@rule("KB-11a")
def test_a_token_without_a_legal_hex_cannot_be_chosen() -> None:
    state = position("6,0", tokens=("farm",))
    fill(state, "meadow")
    assert refused(state, "token farm") == "KB-34 nowhere"


@rule("KB-11a")
def test_a_token_counts_as_used_when_its_build_is_done() -> None:
    state = play(position("6,0", tokens=("oasis",)), "token oasis")
    assert ready(state) == [True]
    play(state, "build 8,3")
    assert ready(state) == [False]


@rule("KB-11a")
def test_a_token_counts_as_used_when_its_move_is_done() -> None:
    state = play(position("9,8", tokens=("paddock",), sectors=OTHER_SECTORS), "token paddock", "move 9,8")
    assert ready(state) == [True]
    play(state, "to 7,9")
    assert ready(state) == [False]


@rule("KB-11a")
def test_a_chosen_token_has_to_be_completed() -> None:
    state = play(position("6,0", tokens=("oracle",)), *THREE, "token oracle")
    assert offered(state, "build") == "5,2 7,1"
    assert refused(state, "end") == "KB-11a finish-build"


# Cards


@rule("KB-12")
def test_the_card_is_discarded_and_another_drawn_at_the_end_of_the_turn() -> None:
    state = play(position("6,0"), *THREE)
    pile = state.table(None)["pile"]
    assert counted(state, "discards") == {}
    next_cards(state, "desert")
    play(state, "end")
    assert counted(state, "discards") == {"canyon": 1}
    assert card(state) == "desert"
    assert state.table(None)["pile"] == pile - 1


@rule("KB-12")
def test_the_new_card_is_unseen_by_the_others() -> None:
    state = play(position("6,0"), *THREE)
    next_cards(state, "desert")
    state.listen()
    play(state, "end")
    assert state.view(1)["hands"][0] is None
    assert state.view(None)["hands"][0] is None
    assert {"event": "draw-known", "seat": 0, "terrain": "desert"} in state.events(0)
    assert {"event": "draw", "seat": 0} in state.events(1)
    assert not any(seen["event"] == "draw-known" for seen in [*state.events(1), *state.events(None)])


@rule("KB-12")
def test_discards_are_shuffled_when_the_next_card_has_to_be_drawn() -> None:
    state = play(position("6,0", hands=("forest",)), *THREE)
    leave_in_pile(state, "desert")
    next_cards(state, "desert", "meadow")
    play(state, "end")
    assert (state.table(None)["pile"], sum(counted(state, "discards").values())) == (0, 23)
    pass_turn(state)
    assert (state.table(None)["pile"], counted(state, "discards")) == (23, {})


@rule("KB-12")
def test_the_card_just_discarded_is_shuffled_too() -> None:
    state = play(position("6,0"), *THREE)
    state.removed, state.pile = state.pile, state.removed
    play(state, "end")
    assert card(state) == "canyon"


@rule("KB-13")
def test_a_useless_card_at_the_start_of_the_turn_leaves_the_game() -> None:
    state = play(position("6,0", hands=("forest",)), *THREE)
    fill(state, "forest", seat=0)
    next_cards(state, "desert", "meadow")
    play(state, "end")
    assert card(state, 1) == "meadow"
    assert counted(state, "removed") == {"forest": 1}
    assert counted(state, "discards") == {"canyon": 1}
    assert refused(state, "build 0,0") == ""


@rule("KB-13")
def test_cards_are_drawn_until_one_is_of_use() -> None:
    state = play(position("6,0", hands=("forest",)), *THREE)
    fill(state, "forest", seat=0)
    fill(state, "flowers", seat=0)
    next_cards(state, "desert", "flowers", "forest", "meadow")
    play(state, "end")
    assert card(state, 1) == "meadow"
    assert counted(state, "removed") == {"flowers": 1, "forest": 2}


@rule("KB-13")
def test_a_card_exhausted_within_the_three_builds_is_replaced_at_once() -> None:
    state = position("6,0")
    fill(state, "canyon", but="6,1 6,2")
    next_cards(state, "desert")
    play(state, "build 6,1")
    assert card(state) == "canyon"
    play(state, "build 6,2")
    assert card(state) == "desert"
    assert state.view(1)["hands"][0] == "desert"
    assert counted(state, "removed") == {"canyon": 1}


@rule("KB-13")
def test_three_are_built_in_all_with_both_cards() -> None:
    state = position("6,0")
    fill(state, "canyon", but="6,1 6,2")
    next_cards(state, "desert")
    play(state, "build 6,1", "build 6,2")
    assert refused(state, "end") == "KB-10 must-build"
    play(state, f"build {offered(state, 'build').split()[0]}")
    assert refused(state, "end") == ""
    assert state.supply[0] == 36


@rule("KB-13")
def test_a_useless_card_is_never_shuffled_in_again() -> None:
    state = position("6,0")
    fill(state, "canyon", but="6,1")
    leave_in_pile(state)
    next_cards(state, "desert")
    play(state, "build 6,1")
    assert counted(state, "discards") == {}
    assert state.pile[CANYON] + state.hands.count(CANYON) == 4


@rule("KB-13a")
def test_a_free_hex_anywhere_keeps_the_card_though_it_touches_nothing() -> None:
    state = position("6,0")
    fill(state, "canyon", but="10,2 15,19")
    play(state, "build 15,19")
    assert card(state) == "canyon"
    assert offered(state, "build") == "10,2"


@rule("KB-13a")
def test_the_card_is_tested_after_a_token_has_built() -> None:
    state = position(tokens=("tower",))
    fill(state, "canyon", but="6,0")
    next_cards(state, "desert")
    play(state, "token tower", "build 6,0")
    assert card(state) == "desert"
    assert refused(state, "end") == "KB-10 must-build"


@rule("KB-13a")
def test_the_card_is_tested_after_a_move() -> None:
    state = position("9,8", tokens=("paddock",), sectors=OTHER_SECTORS, card="forest")
    fill(state, "forest", but="9,6")
    next_cards(state, "desert")
    play(state, "token paddock", "move 9,8", "to 9,6")
    assert card(state) == "desert"


@rule("KB-13a")
def test_an_exhausted_card_stays_after_the_mandatory_action_without_use_for_it() -> None:
    state = position("6,0", tokens=("farm",))
    fill(state, "canyon", but="6,1 6,2 7,0")
    play(state, *THREE)
    assert card(state) == "canyon"
    play(state, "end")
    assert counted(state, "discards") == {"canyon": 1}
    assert counted(state, "removed") == {}


@rule("KB-13a", "KB-13b")
def test_an_exhausted_card_is_replaced_for_an_unused_oracle() -> None:
    state = position("6,0", tokens=("oracle",))
    fill(state, "canyon", but="6,1 6,2 7,0")
    next_cards(state, "meadow")
    play(state, *THREE)
    assert card(state) == "meadow"
    assert refused(state, "build 5,3") == "KB-10 all-built"
    play(state, "token oracle", "build 5,3")


@rule("KB-13a")
def test_an_exhausted_card_stays_after_the_oracle_has_been_used() -> None:
    state = position("6,0", tokens=("oracle",))
    fill(state, "canyon", but="6,1 6,2 7,0 7,1")
    play(state, "token oracle", "build 7,0", "build 6,1", "build 6,2", "build 7,1")
    assert card(state) == "canyon"


@rule("KB-13a")
def test_an_exhausted_card_stays_if_the_oracle_has_no_supply() -> None:
    state = position("6,0", tokens=("oracle",), supply=3)
    fill(state, "canyon", but="6,1 6,2 7,0")
    play(state, *THREE)
    assert card(state) == "canyon"


@rule("KB-13a")
def test_an_exhausted_card_stays_for_an_oracle_taken_in_this_turn() -> None:
    state = position("3,5", card="flowers")
    fill(state, "flowers", but="3,6 4,6 4,7")
    play(state, "build 3,6", "build 4,6", "build 4,7")
    assert tokens(state) == ["oracle"]
    assert card(state) == "flowers"


@rule("KB-13a", "KB-40")
def test_an_exhausted_card_is_replaced_for_an_unused_barn_without_supply() -> None:
    state = position("5,1", tokens=("barn",), sectors=OTHER_SECTORS, supply=2)
    fill(state, "canyon", but="5,2 7,2")
    next_cards(state, "meadow")
    play(state, "build 5,2", "build 7,2")
    assert card(state) == "meadow"
    assert offered(state, "token") == "barn"


@rule("KB-13a")
def test_an_exhausted_card_is_not_replaced_for_builds_without_supply() -> None:
    state = position("6,0", supply=1)
    fill(state, "canyon", but="6,1")
    play(state, "build 6,1")
    assert card(state) == "canyon"


@rule("KB-13a")
def test_an_exhausted_card_stays_when_a_token_has_used_up_card_and_supply() -> None:
    state = position(tokens=("tower",), supply=1)
    fill(state, "canyon", but="6,0")
    play(state, "token tower", "build 6,0")
    assert card(state) == "canyon"


@rule("KB-13b")
def test_the_new_card_rules_the_rest_of_the_mandatory_action() -> None:
    state = position("6,1")
    fill(state, "canyon", but="6,2 5,2")
    next_cards(state, "meadow")
    play(state, "build 6,2", "build 5,2")
    assert offered(state, "build") == "5,3"
    assert at(state, "6,1 6,2 5,2")


@rule("KB-13b")
def test_the_oracle_follows_the_new_card() -> None:
    state = position("6,0", tokens=("oracle",))
    fill(state, "canyon", but="6,1 6,2")
    next_cards(state, "meadow")
    play(state, "build 6,1", "build 6,2", "build 5,3", "token oracle")
    assert offered(state, "build") == "5,4 6,4"


@rule("KB-13b")
def test_the_barn_follows_the_new_card() -> None:
    state = position("5,1 9,9", tokens=("barn",), sectors=OTHER_SECTORS)
    fill(state, "canyon", but="5,2")
    next_cards(state, "meadow")
    play(state, "build 5,2", "build 9,10", "build 9,11", "token barn", "move 5,2")
    assert offered(state, "to") == "8,9 8,10 8,11 8,12 9,8 9,12"


@rule("KB-13b")
def test_only_the_card_lying_open_is_discarded_at_the_end() -> None:
    state = position("6,0")
    fill(state, "canyon", but="6,1 6,2")
    next_cards(state, "meadow", "forest")
    play(state, "build 6,1", "build 6,2", "build 5,3", "end")
    assert counted(state, "discards") == {"meadow": 1}
    assert counted(state, "removed") == {"canyon": 1}


@rule("KB-13c")
def test_the_mandatory_action_is_over_when_there_is_no_card_at_all() -> None:
    state = position("6,0", hands=("forest",))
    fill(state, "canyon", but="6,1")
    state.removed, state.pile = state.pile, [0] * len(TERRAINS)
    play(state, "build 6,1")
    assert card(state) is None
    assert refused(state, "build 5,3") == "KB-13c no-card"
    assert play(state, "end").seat == 1
    assert counted(state, "discards") == {}


@rule("KB-13c")
def test_without_a_card_one_is_drawn_as_soon_as_there_is_one() -> None:
    state = position("6,0", hands=("forest",))
    fill(state, "canyon", but="6,1")
    state.removed, state.pile = state.pile, [0] * len(TERRAINS)
    play(state, "build 6,1", "end")
    state.discards[TERRAINS.index("meadow")] = 1
    next_cards(state, "forest", "meadow")
    pass_turn(state)
    assert (state.seat, card(state), card(state, 1)) == (0, "meadow", "forest")
    assert refused(state, "end") == "KB-10 must-build"


# The supply


@rule("KB-14")
def test_what_is_left_in_the_supply_is_built() -> None:
    state = play(position("6,0", supply=2), "build 6,1")
    assert refused(state, "end") == "KB-10 must-build"
    play(state, "build 6,2")
    assert refused(state, "build 7,0") == "KB-14 no-supply"
    assert refused(state, "end") == ""


@rule("KB-14")
def test_with_an_empty_supply_nothing_is_built_and_the_turn_can_end() -> None:
    state = position("6,0", supply=0)
    assert state.actions() == [GAME.parse("end")]
    assert refused(state, "build 6,1") == "KB-14 no-supply"


@rule("KB-14")
def test_extra_builds_may_use_up_the_supply_before_the_mandatory_action() -> None:
    state = play(position("6,0", tokens=("oasis",), supply=1), "token oasis", "build 8,3")
    assert refused(state, "build 6,1") == "KB-14 no-supply"
    assert refused(state, "end") == ""


@rule("KB-14")
def test_extra_builds_may_leave_less_than_three() -> None:
    state = play(position("6,0", tokens=("oasis",), supply=3), "token oasis", "build 8,3")
    play(state, "build 6,1", "build 6,2")
    assert refused(state, "end") == ""


@rule("KB-14")
def test_nobody_is_asked_to_build_more_than_the_supply_holds() -> None:
    state = position("6,0", supply=2)
    assert state.asked().facts["left"] == 2
    refusal = state.why_not(GAME.parse("end"))
    assert refusal is not None
    assert refusal.facts["left"] == 2


@rule("KB-14")
def test_the_panel_shows_what_is_still_to_build_and_no_more() -> None:
    state = position("6,0", tokens=("oasis",), supply=2)
    for clicks, left in (((), 2), (("token oasis", "build 8,3"), 1), (("build 6,1",), 0)):
        play(state, *clicks)
        panel = GAME.picture(state.view(0) | {"names": ["A", "B"], "recent": []}, "en").panes["side"].live
        assert panel.count('href="#p0"') == left
        assert ("to build" in panel) == bool(left)


# The end of the game


def near_the_end(players: int, first: int, last: int) -> KingdomState:
    """A game in its first round where a seat has three settlements left."""
    options = {"first": f"seat-{first + 1}", "cards": ["knights", "lords", "miners"]}
    state = GAME.start(players, 1, options)
    state.supply[last] = 3
    return state


def seats_until_the_end(state: KingdomState) -> list[int]:
    """Who has a turn before the game is over, or the first nine of them."""
    seats: list[int] = []
    while state.seat is not None and len(seats) < 9:
        seats.append(state.seat)
        pass_turn(state)
    return seats


@rule("KB-50")
@pytest.mark.parametrize(
    ("first", "last", "seats"),
    [
        (0, 0, [0, 1, 2]),
        (0, 2, [0, 1, 2]),
        (1, 1, [1, 2, 0]),
        (1, 2, [1, 2, 0]),
        (1, 0, [1, 2, 0]),
        (2, 0, [2, 0, 1]),
        (2, 2, [2, 0, 1]),
    ],
)
def test_the_round_is_played_to_its_end(first: int, last: int, seats: list[int]) -> None:
    """Whoever places the last settlement, the player right of the start player has the last turn."""
    assert seats_until_the_end(near_the_end(3, first, last)) == seats


@rule("KB-50")
def test_a_game_does_not_end_before_somebody_has_placed_the_last_settlement() -> None:
    state = near_the_end(2, 0, 0)
    state.supply = [4, 7]
    assert seats_until_the_end(state) == [0, 1, 0, 1]


@rule("KB-50")
def test_whoever_has_placed_the_last_settlement_finishes_the_turn() -> None:
    state = position("9,8", tokens=("paddock",), sectors=OTHER_SECTORS, card="meadow", supply=3)
    play(state, "build 9,7", "build 8,8", "build 8,9")
    assert (state.seat, offered(state, "token")) == (0, "paddock")
    play(state, "token paddock", "move 9,8", "to 7,7", "end")
    assert state.seat == 1
    assert pass_turn(state).seat is None


@rule("KB-50")
def test_tokens_before_the_mandatory_action_can_place_the_last_settlement() -> None:
    state = play(position("6,0", tokens=("oasis",), supply=1), "token oasis", "build 8,3", "end")
    assert state.table(None)["last_round"]
    assert pass_turn(state).seat is None


@rule("KB-50")
def test_a_token_after_the_mandatory_action_can_place_the_last_settlement() -> None:
    state = play(position("6,0", tokens=("oasis",), supply=4), *THREE, "token oasis", "build 8,3", "end")
    assert state.seat == 1
    assert pass_turn(state).seat is None


@rule("KB-50")
def test_the_others_have_their_whole_last_turn() -> None:
    state = play(position("6,0", supply=3, hands=("forest",)), *THREE, "end")
    assert refused(state, "end") == "KB-10 must-build"
    pass_turn(state)
    assert state.supply == [0, 37]


@rule("KB-50")
def test_nothing_can_be_done_after_the_end() -> None:
    state = pass_turn(pass_turn(position("6,0", supply=3)))
    assert state.actions() == []
    assert refused(state, "end") == "KB-50 over"
    assert refused(state, "build 7,1") == "KB-50 over"
    assert state.table(None)["winners"] is not None
