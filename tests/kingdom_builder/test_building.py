"""Building rules: KB-2 and KB-20 to KB-23."""

from __future__ import annotations

import pytest

from osada.testing import rule
from tests.kingdom_builder.positions import OTHER_SECTORS, at, hexes, offered, play, position, refused


@rule("KB-2")
@pytest.mark.parametrize(
    ("terrain", "letter"),
    [("meadow", "g"), ("canyon", "c"), ("desert", "d"), ("flowers", "f"), ("forest", "t")],
)
def test_five_terrains_are_built_on(terrain: str, letter: str) -> None:
    state = position(card=terrain)
    letters = state.table(None)["letters"]
    assert hexes(offered(state, "build")) == [number for number in range(400) if letters[number] == letter]


@rule("KB-2", "KB-20")
@pytest.mark.parametrize("special", ["8,0", "5,0", "1,3", "3,7"])
def test_water_mountains_castles_and_locations_are_not_built_on(special: str) -> None:
    assert refused(position("7,0 6,0 1,4 3,6"), f"build {special}") == "KB-20 not-land"


@rule("KB-2")
def test_no_building_token_builds_on_water() -> None:
    state = play(position("0,6", tokens=("tower",)), "token tower")
    assert refused(state, "build 0,5") == "KB-20 not-land"
    state = play(position("10,2 10,3 10,4", tokens=("tavern",), sectors=OTHER_SECTORS), "token tavern")
    assert refused(state, "build 10,5") == "KB-20 not-land"


@rule("KB-20")
def test_one_settlement_per_hex() -> None:
    state = position("6,0", "6,1")
    assert refused(state, "build 6,0") == "KB-20 own-there"
    assert refused(state, "build 6,1") == "KB-20 occupied"


@rule("KB-20")
def test_a_hex_built_on_in_this_turn_is_occupied() -> None:
    state = play(position("6,0"), "build 6,1")
    assert refused(state, "build 6,1") == "KB-20 own-there"


@rule("KB-20")
def test_a_hex_where_a_token_has_built_is_occupied() -> None:
    state = play(position("6,0", tokens=("oracle",)), "token oracle", "build 6,1")
    assert refused(state, "build 6,1") == "KB-20 own-there"
    assert at(state, "6,0 6,1")


@rule("KB-21")
def test_settlements_must_touch_own_ones_while_that_is_possible() -> None:
    state = position("6,0")
    assert offered(state, "build") == "6,1 7,0"
    assert refused(state, "build 4,10") == "KB-21 touch"
    play(state, "build 6,1")
    assert offered(state, "build") == "6,2 7,0 7,1"
    play(state, "build 6,2")
    assert offered(state, "build") == "5,2 7,0 7,1"


@rule("KB-21")
def test_the_first_of_the_three_obliges_the_second() -> None:
    state = play(position(), "build 10,2")
    assert offered(state, "build") == "11,1"


@rule("KB-21")
def test_touching_any_own_settlement_will_do_not_only_the_last() -> None:
    state = play(position("6,0 10,18"), "build 6,1")
    assert offered(state, "build") == "6,2 7,0 7,1 10,19"


@rule("KB-21")
def test_only_the_terrain_asked_for_can_oblige() -> None:
    """Next to 0,12 no canyon is free, though water and desert are; 10,2 would touch nothing."""
    state = position("0,12", "1,12")
    assert refused(state, "build 10,2") == ""


@rule("KB-21")
def test_the_last_place_to_touch_must_be_taken_before_any_other() -> None:
    state = position("6,0", "7,0 7,1 6,2")
    assert offered(state, "build") == "6,1"
    play(state, "build 6,1")
    assert refused(state, "build 4,10") == ""


@rule("KB-21", "KB-23")
def test_settlements_of_others_are_not_touched() -> None:
    state = position("6,0", "4,10 3,11")
    assert offered(state, "build") == "6,1 7,0"


@rule("KB-22")
def test_where_nothing_touches_any_free_hex_of_the_terrain_is_allowed() -> None:
    state = position("8,4", "0,12")
    canyons = hexes(offered(state, "build"))
    assert len(canyons) == 14 + 14 + 12 + 15 - 1
    assert refused(state, "build 0,12") == "KB-20 occupied"
    assert refused(state, "build 8,5") == "KB-10 other-terrain"


@rule("KB-22")
def test_where_nothing_touches_the_mandatory_action_must_still_be_done() -> None:
    state = position("8,4")
    assert refused(state, "end") == "KB-10 must-build"


@rule("KB-22")
def test_where_nothing_touches_an_extra_action_may_be_left_out() -> None:
    state = play(position("6,0", tokens=("farm",)), "build 6,1", "build 6,2", "build 7,0")
    assert len(hexes(offered(play(state.copy(), "token farm"), "build"))) == 16 + 14 + 14 + 15
    assert refused(state, "end") == ""


@rule("KB-22")
def test_after_a_free_choice_the_next_settlement_must_touch_again() -> None:
    state = position("8,4", card="forest")
    play(state, "build 7,12")
    assert offered(state, "build") == "6,13 7,13 8,12 8,13"


@rule("KB-23")
@pytest.mark.parametrize(
    ("card", "neighbours"),
    [("canyon", "8,9"), ("meadow", "8,10 10,9"), ("desert", "9,8"), ("forest", "9,10 10,10")],
)
def test_neighbours_of_an_odd_row_where_all_four_sectors_meet(card: str, neighbours: str) -> None:
    assert offered(position("9,9", card=card), "build") == neighbours


@rule("KB-23")
@pytest.mark.parametrize(
    ("card", "neighbours"), [("canyon", "9,9"), ("meadow", "10,9 11,9"), ("forest", "9,10 10,11 11,10")]
)
def test_neighbours_of_an_even_row_where_all_four_sectors_meet(card: str, neighbours: str) -> None:
    assert offered(position("10,10", card=card), "build") == neighbours


@rule("KB-23")
@pytest.mark.parametrize(
    ("own", "card", "neighbours"),
    [
        ("0,0", "meadow", "0,1 1,0"),
        ("0,19", "meadow", "0,18 1,18 1,19"),
        ("1,19", "meadow", "0,19 1,18"),
        ("11,0", "desert", "10,0 10,1 12,0 12,1"),
        ("10,0", "desert", "10,1 11,0"),
        ("10,19", "canyon", "10,18 11,19"),
        ("19,19", "meadow", "18,19 19,18"),
    ],
)
def test_nothing_is_beyond_the_edge(own: str, card: str, neighbours: str) -> None:
    assert offered(position(own, card=card), "build") == neighbours


@rule("KB-23")
def test_settlements_of_others_only_occupy_hexes() -> None:
    state = position("6,0", "6,1 7,0")
    assert refused(state, "build 10,2") == ""
