"""Locations and their tokens: KB-4, KB-30 to KB-33 and KB-40."""

from __future__ import annotations

import pytest

from osada.games.kingdom_builder import GAME, KingdomState
from osada.testing import rule
from tests.kingdom_builder.positions import (
    OTHER_SECTORS,
    at,
    hexes,
    next_cards,
    offered,
    pass_turn,
    play,
    position,
    refused,
    tokens,
)


def stock(state: KingdomState, location: str) -> int:
    """The tokens that lie on a location hex."""
    lying: list[int] = [
        entry["tokens"] for entry in state.table(None)["locations"] if entry["hex"] == hexes(location)[0]
    ]
    return lying[0]


def usable(state: KingdomState) -> list[str]:
    """The tokens of seat 0 that are not used or new in this turn."""
    return [str(token["location"]) for token in state.table(None)["tokens"][0] if token["ready"]]


# Taking tokens


@rule("KB-30")
def test_a_settlement_built_next_to_a_location_takes_a_token_at_once() -> None:
    state = play(position(card="flowers"), "build 3,6")
    assert tokens(state) == ["oracle"]
    assert stock(state, "3,7") == 1


@rule("KB-30")
@pytest.mark.parametrize(
    ("card", "target"),
    [("meadow", "2,7"), ("meadow", "2,8"), ("flowers", "3,6"), ("forest", "3,8"), ("flowers", "4,7")],
)
def test_all_hexes_around_a_location_are_next_to_it(card: str, target: str) -> None:
    assert tokens(play(position(card=card), f"build {target}")) == ["oracle"]


@rule("KB-30")
@pytest.mark.parametrize(("card", "target"), [("forest", "2,9"), ("flowers", "4,6"), ("meadow", "1,6")])
def test_two_hexes_from_a_location_nothing_is_taken(card: str, target: str) -> None:
    assert tokens(play(position(card=card), f"build {target}")) == []


@rule("KB-30")
def test_a_new_token_is_usable_from_the_next_turn_on() -> None:
    state = play(position(card="flowers", hands=("forest",)), "build 3,6", "build 4,6", "build 4,7")
    assert refused(state, "token oracle") == "KB-11 token-not-ready"
    play(state, "end")
    pass_turn(state)
    assert offered(state, "token") == "oracle"


@rule("KB-30")
def test_a_token_taken_before_the_mandatory_action_is_not_usable_after_it() -> None:
    state = play(position("1,6", card="meadow", tokens=("farm",)), "token farm", "build 2,7")
    assert tokens(state) == ["oracle", "farm"]
    play(state, "build 0,6", "build 2,8", "build 10,7")
    assert refused(state, "token oracle") == "KB-11 token-not-ready"


@rule("KB-30")
def test_a_settlement_moved_next_to_a_location_takes_a_token() -> None:
    state = position("10,18", tokens=("barn",), card="desert", sectors=OTHER_SECTORS)
    play(state, "token barn", "move 10,18", "to 12,17")
    assert tokens(state) == ["barn", "paddock"]
    assert usable(state) == []


@rule("KB-30")
def test_a_settlement_moved_onto_water_takes_a_token() -> None:
    state = position("0,0", tokens=("harbor",), sectors=("oracle", "harbor", "tavern", "paddock"))
    play(state, "token harbor", "move 0,0", "to 4,8")
    assert tokens(state) == ["oracle", "harbor"]


@rule("KB-30", "KB-4")
def test_the_third_player_at_a_location_gets_nothing() -> None:
    state = position("", "", "", card="flowers", hands=("meadow", "forest"))
    play(state, "build 3,6", "build 4,6", "build 4,7", "end")
    assert stock(state, "3,7") == 1
    play(state, "build 2,7", "build 1,6", "build 0,6", "end")
    assert stock(state, "3,7") == 0
    play(state, "build 3,8", "build 2,9", "build 3,9")
    assert [tokens(state, seat) for seat in range(3)] == [["oracle"], ["oracle"], []]
    assert stock(state, "3,7") == 0


@rule("KB-4")
def test_only_locations_of_the_sectors_in_play_have_tokens() -> None:
    assert refused(position("6,0"), "token barn") == "KB-4 not-in-play"
    assert refused(position("6,0"), "token tower") == "KB-30 no-token"


@rule("KB-31")
def test_one_token_per_player_from_one_location_hex() -> None:
    state = play(position(card="flowers"), "build 3,6", "build 4,6", "build 4,7")
    assert tokens(state) == ["oracle"]
    assert stock(state, "3,7") == 1


@rule("KB-31")
def test_two_tokens_of_a_kind_come_from_two_hexes_of_that_kind() -> None:
    state = play(position("0,18 6,11", card="meadow", tokens=("farm",)), "build 5,11")
    assert tokens(state) == ["farm", "farm"]
    assert (stock(state, "1,17"), stock(state, "5,12")) == (1, 1)


@rule("KB-31")
def test_a_lost_token_is_not_taken_again_from_the_same_hex() -> None:
    state = position("12,17 16,10", tokens=("paddock", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 12,17", "to 10,18")
    assert tokens(state) == ["paddock"]
    play(state, "token paddock", "move 10,18", "to 12,17")
    assert tokens(state) == ["paddock"]
    assert stock(state, "12,18") == 1


@rule("KB-31")
def test_a_lost_token_is_not_taken_again_in_a_later_turn_either() -> None:
    state = position("12,17", tokens=("paddock",), card="desert", hands=("forest",), sectors=OTHER_SECTORS)
    next_cards(state, "desert", "meadow")
    play(state, "token paddock", "move 12,17", "to 10,18")
    play(state, "build 10,17", "build 11,16", "build 10,16", "end")
    pass_turn(state)
    play(state, "build 11,17")
    assert tokens(state) == []


# Losing tokens


@rule("KB-32")
def test_a_token_is_lost_when_the_last_neighbour_moves_away() -> None:
    state = position("6,3", tokens=("tavern", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 6,3", "to 6,5")
    assert tokens(state) == ["paddock"]
    assert refused(state, "token tavern") == "KB-32 token-lost"


@rule("KB-31")
def test_who_has_lost_a_token_is_told_whether_another_can_be_had() -> None:
    """There is one at the other tavern; when that one is lost too, there is none."""
    state = position("6,3", tokens=("tavern", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 6,3", "to 6,5")
    refusal = state.why_not(GAME.parse("token tavern"))
    assert refusal is not None and refusal.facts == {"location": "tavern", "more": 1}
    assert "another one can still be had" in GAME.explain(refusal, "en")
    state.taken[0] = (1 << 8) - 1
    refusal = state.why_not(GAME.parse("token tavern"))
    assert refusal is not None and "another" not in GAME.explain(refusal, "en")


@rule("KB-32")
def test_a_lost_token_is_not_used_any_more() -> None:
    state = position("16,7", tokens=("harbor", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 16,7", "to 16,9")
    assert tokens(state) == ["paddock"]
    assert refused(state, "token harbor") == "KB-32 token-lost"


@rule("KB-32")
def test_a_lost_token_leaves_the_game() -> None:
    state = position("6,3", tokens=("tavern", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 6,3", "to 6,5")
    assert stock(state, "6,2") == 1


@rule("KB-32")
def test_a_token_is_kept_while_another_neighbour_stays() -> None:
    state = position("6,3 7,1", tokens=("tavern", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 6,3", "to 6,5")
    assert tokens(state) == ["tavern", "paddock"]


@rule("KB-32")
def test_a_neighbour_of_another_player_keeps_no_token() -> None:
    state = position("6,3", "7,1", tokens=("tavern", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 6,3", "to 6,5")
    assert tokens(state) == ["paddock"]


@rule("KB-32")
def test_a_neighbour_of_the_other_hex_of_the_kind_keeps_no_token() -> None:
    state = position("6,3 6,8", tokens=("tavern", "tavern", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 6,3", "to 6,5")
    assert tokens(state) == ["tavern", "paddock"]


@rule("KB-32")
def test_sliding_along_the_same_location_keeps_the_token() -> None:
    state = position("6,3", tokens=("tavern", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 6,3", "to 6,1")
    assert tokens(state) == ["tavern", "paddock"]
    assert usable(state) == ["tavern"]


@rule("KB-32a")
def test_the_token_that_moves_may_itself_be_lost_and_the_move_stands() -> None:
    state = position("12,17", tokens=("paddock",), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 12,17", "to 10,18")
    assert tokens(state) == []
    assert at(state, "10,18") and not at(state, "12,17")
    assert refused(state, "token paddock") == "KB-32 token-lost"


@rule("KB-32a")
def test_one_move_may_lose_a_token_and_then_gain_another() -> None:
    state = position("6,3 6,10", card="meadow", tokens=("tavern", "barn"), sectors=OTHER_SECTORS)
    state.listen()
    play(state, "token barn", "move 6,3", "to 6,11")
    assert tokens(state) == ["barn", "barn"]
    assert [seen["event"] for seen in state.events(None)] == ["token-move", "lose", "gain"]


@rule("KB-32a")
def test_a_token_is_lost_before_a_new_one_of_its_kind_is_gained() -> None:
    """So the new one cannot stand in for the unused one: it is usable from the next turn on."""
    state = position("6,3 8,8", card="meadow", tokens=("tavern", "barn"), sectors=OTHER_SECTORS)
    play(state, "token barn", "move 6,3", "to 7,7")
    assert tokens(state) == ["tavern", "barn"]
    assert usable(state) == []


@rule("KB-33")
def test_the_used_one_of_two_goes_when_its_own_location_is_left() -> None:
    state = position("12,17 16,10", tokens=("paddock", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 12,17", "to 10,18")
    assert (tokens(state), usable(state)) == (["paddock"], ["paddock"])


@rule("KB-33")
def test_the_used_one_of_two_goes_when_the_other_location_is_left() -> None:
    state = position("12,17 16,10", tokens=("paddock", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 16,10", "to 14,11")
    assert (tokens(state), usable(state)) == (["paddock"], ["paddock"])
    play(state, "token paddock", "move 14,11", "to 16,10")
    assert usable(state) == []


@rule("KB-33")
def test_a_just_gained_one_goes_before_an_unused_one() -> None:
    state = position("6,3 5,8", tokens=("tavern", "paddock"), sectors=OTHER_SECTORS)
    play(state, "build 5,7", "build 5,9", "build 4,9")
    assert tokens(state) == ["tavern", "tavern", "paddock"]
    play(state, "token paddock", "move 6,3", "to 6,5")
    assert (tokens(state), usable(state)) == (["tavern", "paddock"], ["tavern"])
    play(state, "token tavern")


@rule("KB-33")
def test_of_two_unused_ones_one_stays_and_is_usable_once() -> None:
    state = position("6,3 6,8", tokens=("tavern", "tavern", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token paddock", "move 6,8", "to 6,10")
    assert (tokens(state), usable(state)) == (["tavern", "paddock"], ["tavern"])


@rule("KB-33")
def test_a_loss_makes_no_used_token_usable_again() -> None:
    state = position("6,3 7,6 7,7 7,8", tokens=("tavern", "tavern", "paddock"), sectors=OTHER_SECTORS)
    play(state, "token tavern", "build 7,9", "token tavern", "build 7,10")
    play(state, "token paddock", "move 6,3", "to 6,5")
    assert (tokens(state), usable(state)) == (["tavern", "paddock"], [])


# The supply


@rule("KB-40")
@pytest.mark.parametrize("token", ["oracle", "farm", "oasis", "tower"])
def test_building_tokens_need_a_settlement_in_the_supply(token: str) -> None:
    assert refused(position("6,0", tokens=(token,), supply=0), f"token {token}") == "KB-40 no-supply-for-token"


@rule("KB-40")
def test_the_tavern_needs_a_settlement_in_the_supply() -> None:
    state = position("7,6 7,7 7,8", tokens=("tavern",), sectors=OTHER_SECTORS, supply=0)
    assert refused(state, "token tavern") == "KB-40 no-supply-for-token"


@rule("KB-40")
def test_building_tokens_take_a_settlement_from_the_supply() -> None:
    state = play(position("6,0", tokens=("oasis",)), "token oasis", "build 8,3")
    assert state.table(None)["supply"][0] == 38


@rule("KB-40")
@pytest.mark.parametrize(("token", "target"), [("barn", "4,9"), ("harbor", "9,3"), ("paddock", "14,1")])
def test_moving_tokens_work_with_an_empty_supply(token: str, target: str) -> None:
    state = position("12,0 4,8 9,4", tokens=(token,), sectors=OTHER_SECTORS, supply=0)
    play(state, f"token {token}", "move 12,0", f"to {target}", "end")
    assert at(state, target)
    assert state.table(None)["supply"][0] == 0
