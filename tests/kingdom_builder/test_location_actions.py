"""What the tokens do: KB-34 to KB-39."""

from __future__ import annotations

from functools import partial

import pytest

from osada.testing import rule
from tests.kingdom_builder.positions import OTHER_SECTORS, at, fill, hexes, offered, play, position, refused

other_position = partial(position, sectors=OTHER_SECTORS)

MEADOWS, CANYONS, DESERTS = 16 + 14 + 14 + 15, 14 + 14 + 12 + 15, 15 + 12 + 11 + 16
"""How many hexes the board of oracle, farm, oasis and tower has."""
OTHER_CANYONS, OTHER_WATERS = 15 + 17 + 14 + 14, 10 + 5 + 21 + 10
EDGES = 48
"""Land at the edge: 17 in the first row, 9 in the last, 9 more at the left, 13 at the right."""

# Oracle, farm, oasis


@rule("KB-34")
def test_the_oracle_builds_on_the_terrain_of_the_card_next_to_own_settlements() -> None:
    state = play(position("6,0", tokens=("oracle",)), "token oracle")
    assert offered(state, "build") == "6,1 7,0"
    assert refused(state, "build 4,10") == "KB-21 touch"
    assert refused(state, "build 5,3") == "KB-34 other-ground"


@rule("KB-34", "KB-22")
def test_the_oracle_builds_anywhere_on_the_terrain_where_nothing_touches() -> None:
    state = play(position("8,4", tokens=("oracle",)), "token oracle")
    assert len(hexes(offered(state, "build"))) == CANYONS


@rule("KB-34")
def test_the_farm_builds_on_meadow_next_to_own_settlements() -> None:
    state = play(position("0,3 6,0", tokens=("farm",)), "token farm")
    assert offered(state, "build") == "0,2 1,2"
    assert refused(state, "build 6,1") == "KB-34 other-ground"
    assert refused(state, "build 6,4") == "KB-21 touch"


@rule("KB-34", "KB-22")
def test_the_farm_builds_on_any_meadow_where_nothing_touches() -> None:
    state = play(position("6,0", tokens=("farm",)), "token farm")
    assert len(hexes(offered(state, "build"))) == MEADOWS


@rule("KB-34")
def test_the_oasis_builds_on_desert_next_to_own_settlements() -> None:
    state = play(position("6,7", tokens=("oasis",)), "token oasis")
    assert offered(state, "build") == "6,8"
    assert refused(state, "build 7,6") == "KB-34 other-ground"


@rule("KB-34", "KB-22")
def test_the_oasis_builds_on_any_desert_where_nothing_touches() -> None:
    state = play(position("6,0", tokens=("oasis",)), "token oasis")
    assert len(hexes(offered(state, "build"))) == DESERTS


@rule("KB-34", "KB-21")
def test_an_extra_build_touches_what_was_built_in_this_turn() -> None:
    state = play(position("6,0", tokens=("oracle",)), "build 6,1", "build 6,2", "build 7,1", "token oracle")
    assert offered(state, "build") == "5,2 7,0"


@rule("KB-34")
def test_an_extra_build_is_not_one_of_the_three() -> None:
    state = play(position("6,0", tokens=("oracle",)), "token oracle", "build 6,1")
    play(state, "build 6,2", "build 7,0", "build 7,1")
    assert state.table(None)["supply"][0] == 35


@rule("KB-34")
@pytest.mark.parametrize(("token", "terrain"), [("farm", "meadow"), ("oasis", "desert")])
def test_farm_and_oasis_are_skipped_when_their_terrain_is_full(token: str, terrain: str) -> None:
    state = position("6,0", tokens=(token,))
    fill(state, terrain)
    assert refused(state, f"token {token}") == "KB-34 nowhere"


# Tower


@rule("KB-35")
def test_the_tower_builds_at_the_edge_next_to_own_settlements() -> None:
    state = play(position("6,0 10,2", tokens=("tower",)), "token tower")
    assert offered(state, "build") == "7,0"
    assert refused(state, "build 0,0") == "KB-21 touch"
    assert refused(state, "build 6,1") == "KB-35 not-edge"


@rule("KB-35")
def test_the_tower_builds_on_all_five_terrains() -> None:
    own = "1,0 4,1 6,1 10,1 1,9"
    assert offered(play(position(own, tokens=("tower",)), "token tower"), "build") == (
        "0,0 0,1 0,9 0,10 2,0 3,0 4,0 6,0 7,0 10,0 11,0"
    )


@rule("KB-35", "KB-22")
def test_the_tower_builds_anywhere_at_the_edge_where_nothing_touches() -> None:
    state = play(position("6,2", "0,0", tokens=("tower",)), "token tower")
    assert len(hexes(offered(state, "build"))) == EDGES - 1
    assert refused(state, "build 0,0") == "KB-20 occupied"


@rule("KB-35")
@pytest.mark.parametrize("hex_", ["0,19", "19,10", "19,19", "1,0", "2,19", "11,0", "18,19"])
def test_the_edge_is_the_outer_rows_and_columns_with_the_indented_hexes(hex_: str) -> None:
    state = play(position(tokens=("tower",)), "token tower")
    assert refused(state, f"build {hex_}") == ""


@rule("KB-35")
@pytest.mark.parametrize("hex_", ["9,9", "10,10", "9,4", "4,10", "1,1", "18,18", "1,18"])
def test_inner_seams_and_second_rows_are_no_edge(hex_: str) -> None:
    state = play(position(tokens=("tower",)), "token tower")
    assert refused(state, f"build {hex_}") == "KB-35 not-edge"


@rule("KB-35")
def test_the_tower_is_not_usable_when_the_edge_is_full() -> None:
    state = position("6,2", tokens=("tower",))
    everything = offered(play(state.copy(), "token tower"), "build")
    assert refused(position("6,2", everything, tokens=("tower",)), "token tower") == "KB-35 nowhere"


# Tavern


@rule("KB-36")
@pytest.mark.parametrize(
    ("own", "ends"),
    [
        ("7,6 7,7 7,8", "7,5 7,9"),
        ("8,6 8,7 8,8", "8,5 8,9"),
        ("7,6 8,7 9,7", "6,6 10,8"),
        ("8,7 9,7 10,8", "7,6 11,8"),
        ("7,8 8,8 9,7", "6,9 10,7"),
        ("8,8 9,7 10,7", "7,8 11,6"),
        ("7,6 7,7 7,8 7,9", "7,5 7,10"),
        ("7,6 7,7 7,8 8,7 9,6", "6,8 7,5 7,9 10,6"),
    ],
)
def test_the_tavern_continues_a_straight_row_of_three_at_either_end(own: str, ends: str) -> None:
    assert offered(play(other_position(own, tokens=("tavern",)), "token tavern"), "build") == ends


@rule("KB-36")
@pytest.mark.parametrize("own", ["7,6 7,7", "7,6 7,7 8,7", "7,6 7,7 7,9 7,10", "7,6 7,8 7,10", "8,6 9,6 10,6"])
def test_less_than_three_in_a_straight_row_are_no_row(own: str) -> None:
    assert refused(other_position(own, tokens=("tavern",)), "token tavern") == "KB-36 nowhere"


@rule("KB-36")
def test_three_settlements_of_two_players_are_no_row() -> None:
    assert refused(other_position("7,6 7,7", "7,8", tokens=("tavern",)), "token tavern") == "KB-36 nowhere"


@rule("KB-36")
def test_the_hex_directly_behind_three_may_lie_in_a_gap() -> None:
    state = play(other_position("7,6 7,7 7,8 7,10", tokens=("tavern",)), "token tavern")
    assert offered(state, "build") == "7,5 7,9"


@rule("KB-36")
def test_the_hex_behind_the_next_one_does_not_continue_the_row() -> None:
    state = play(other_position("7,6 7,7 7,8", "7,9", tokens=("tavern",)), "token tavern")
    assert offered(state, "build") == "7,5"
    assert refused(state, "build 7,10") == "KB-36 no-row"


@rule("KB-36")
@pytest.mark.parametrize(("own", "end"), [("2,4 2,5 2,6", "2,3"), ("10,2 10,3 10,4", "10,1"), ("3,4 3,5 3,6", "3,7")])
def test_the_end_of_the_row_must_be_land(own: str, end: str) -> None:
    """Behind the rows lie a mountain, water and a castle."""
    assert offered(play(other_position(own, tokens=("tavern",)), "token tavern"), "build") == end


@rule("KB-36")
@pytest.mark.parametrize(
    ("own", "end"),
    [("0,17 0,18 0,19", "0,16"), ("9,17 9,18 9,19", "9,16"), ("10,0 10,1 10,2", "10,3"), ("8,0 9,0 10,1", "11,1")],
)
def test_a_row_does_not_go_on_beyond_the_edge(own: str, end: str) -> None:
    assert offered(play(other_position(own, tokens=("tavern",)), "token tavern"), "build") == end


@rule("KB-36")
def test_a_settlement_on_water_counts_in_the_row() -> None:
    state = play(other_position("10,4 10,5 10,6", tokens=("tavern",)), "token tavern")
    assert offered(state, "build") == "10,3 10,7"


@rule("KB-36")
def test_the_row_may_have_been_built_in_this_turn() -> None:
    state = other_position("7,6", tokens=("tavern",), card="meadow")
    assert refused(state, "token tavern") == "KB-36 nowhere"
    play(state, "build 7,7", "build 7,8", "build 7,9", "token tavern")
    assert offered(state, "build") == "7,5 7,10"


# Barn


@rule("KB-37")
def test_the_barn_moves_to_the_terrain_of_the_card_next_to_another_own_settlement() -> None:
    state = play(other_position("4,8 12,0", tokens=("barn",)), "token barn")
    assert offered(state, "move") == "4,8 12,0"
    play(state, "move 12,0")
    assert offered(state, "to") == "4,9 5,7 5,8"
    assert refused(state, "to 4,7") == "KB-37 other-ground"
    assert refused(state, "to 5,11") == "KB-21 touch-moved"


@rule("KB-37")
def test_the_barn_moves_a_settlement_and_the_supply_stays() -> None:
    state = other_position("4,8 12,0", tokens=("barn",))
    play(state, "token barn", "move 12,0", "to 4,9")
    assert state.table(None)["settlements"][0] == hexes("4,8 4,9")
    assert state.table(None)["supply"][0] == 38
    assert refused(state, "end") == "KB-10 must-build"


@rule("KB-37")
def test_touching_is_judged_after_lifting() -> None:
    """4,8 itself is the only settlement with a canyon next to it, so it may go to any."""
    state = play(other_position("4,8 12,0", tokens=("barn",)), "token barn", "move 4,8")
    assert len(hexes(offered(state, "to"))) == OTHER_CANYONS


@rule("KB-37")
def test_the_hex_left_by_a_move_is_free() -> None:
    state = other_position("4,9 4,8", tokens=("barn",))
    play(state, "token barn", "move 4,9", "to 5,8")
    assert refused(state, "build 4,9") == ""


@rule("KB-37")
def test_what_was_touched_by_the_moved_settlement_is_touched_no_more() -> None:
    state = other_position("4,12 5,1", tokens=("barn",))
    play(state, "token barn", "move 4,12", "to 5,2")
    assert offered(state, "build") == "6,3"


@rule("KB-37")
def test_only_own_settlements_are_moved() -> None:
    state = play(other_position("4,8", "12,0", tokens=("barn",)), "token barn")
    assert refused(state, "move 12,0") == "KB-37 not-own"
    assert refused(state, "move 4,9") == "KB-37 not-own"


@rule("KB-37")
def test_the_barn_moves_nothing_onto_another_settlement() -> None:
    state = play(other_position("4,8 12,0", "4,9 5,7", tokens=("barn",)), "token barn", "move 12,0")
    assert offered(state, "to") == "5,8"
    assert refused(state, "to 4,9") == "KB-20 occupied"


@rule("KB-37", "KB-21")
def test_settlements_built_in_this_turn_are_touched_and_moved() -> None:
    state = other_position("4,8 12,0", tokens=("barn",))
    play(state, "build 4,9", "build 4,10", "build 4,11", "token barn")
    assert offered(state, "move") == "4,8 4,9 4,10 4,11 12,0"
    play(state, "move 12,0")
    assert offered(state, "to") == "3,10 4,12 5,7 5,8 5,9 5,11"


@rule("KB-37a")
def test_a_settlement_is_not_put_back() -> None:
    state = play(other_position("4,8 4,9", tokens=("barn",)), "token barn", "move 4,9")
    assert offered(state, "to") == "5,7 5,8"
    assert refused(state, "to 4,9") == "KB-37a put-back"


@rule("KB-37a")
def test_a_lone_settlement_goes_anywhere_but_back() -> None:
    state = play(other_position("7,2", tokens=("barn",)), "token barn", "move 7,2")
    assert len(hexes(offered(state, "to"))) == OTHER_CANYONS - 1
    assert refused(state, "to 6,3") == ""


@rule("KB-37a")
def test_a_settlement_on_the_only_place_to_touch_is_not_lifted() -> None:
    """7,2 is the only canyon next to 7,1; next to 7,2 there is another one, 6,3, for 7,1 itself."""
    state = play(other_position("7,1 7,2", tokens=("barn",)), "token barn")
    assert offered(state, "move") == "7,1"
    assert refused(state, "move 7,2") == "KB-37a only-place"
    assert offered(play(state, "move 7,1"), "to") == "6,3"


@rule("KB-37a")
def test_the_hex_left_counts_only_if_it_is_of_the_terrain_asked_for() -> None:
    """7,1 is desert, so it may go to any canyon when none is free next to 7,2."""
    state = play(other_position("7,1 7,2", "6,3", tokens=("barn",)), "token barn")
    assert offered(state, "move") == "7,1"
    assert len(hexes(offered(play(state, "move 7,1"), "to"))) == OTHER_CANYONS - 2


@rule("KB-37a")
def test_the_hex_left_counts_only_if_it_touches_another_settlement() -> None:
    """Next to 12,0 there is no canyon; 6,3 would touch only the hex that is left."""
    state = play(other_position("7,2 12,0", tokens=("barn",)), "token barn")
    assert offered(state, "move") == "7,2 12,0"
    assert len(hexes(offered(play(state, "move 7,2"), "to"))) == OTHER_CANYONS - 1


@rule("KB-37a")
def test_a_settlement_with_another_place_to_touch_goes_only_there() -> None:
    state = play(other_position("7,1 7,2 4,8", tokens=("barn",)), "token barn", "move 7,2")
    assert offered(state, "to") == "4,9 5,7 5,8"


@rule("KB-37a")
def test_the_barn_is_not_usable_when_nothing_can_be_lifted() -> None:
    state = other_position("15,0 15,1", "14,0 16,0 16,1", tokens=("barn",))
    assert refused(state, "token barn") == "KB-37 nothing-to-move"


@rule("KB-37a", "KB-38")
def test_on_water_the_hex_left_counts_for_the_harbor() -> None:
    """8,15 is the only water next to 7,14."""
    state = other_position("7,14 8,15", tokens=("harbor",))
    assert offered(play(state, "token harbor"), "move") == "7,14"
    assert refused(state, "move 8,15") == "KB-37a only-place"


# Harbor


@rule("KB-38")
def test_the_harbor_moves_onto_water_next_to_another_own_settlement() -> None:
    state = play(other_position("9,4 12,19", tokens=("harbor",)), "token harbor", "move 12,19")
    assert offered(state, "to") == "9,3 10,5"
    assert refused(state, "to 6,4") == "KB-21 touch-moved"
    assert refused(state, "to 8,4") == "KB-38 other-ground"


@rule("KB-38")
def test_the_harbor_moves_onto_any_water_where_nothing_touches() -> None:
    state = play(other_position("9,4 12,19", tokens=("harbor",)), "token harbor", "move 9,4")
    assert len(hexes(offered(state, "to"))) == OTHER_WATERS


@rule("KB-38")
def test_the_harbor_moves_onto_free_water_only() -> None:
    state = play(other_position("9,4 12,19", "9,3", tokens=("harbor",)), "token harbor", "move 12,19")
    assert offered(state, "to") == "10,5"
    assert refused(state, "to 9,3") == "KB-20 occupied"


@rule("KB-38")
def test_the_harbor_does_not_ask_for_the_terrain_of_the_card() -> None:
    state = other_position("9,4 12,19", tokens=("harbor",), card="meadow")
    play(state, "token harbor", "move 12,19", "to 9,3")
    assert at(state, "9,3 9,4")


@rule("KB-38")
def test_a_settlement_on_water_is_moved_again_by_the_harbor() -> None:
    state = play(other_position("9,4 9,3", tokens=("harbor",)), "token harbor", "move 9,3")
    assert offered(state, "to") == "10,5"


@rule("KB-38")
def test_a_settlement_on_water_is_moved_again_by_the_barn() -> None:
    state = other_position("9,3 4,8", tokens=("barn",))
    play(state, "token barn", "move 9,3", "to 4,9")
    assert at(state, "4,8 4,9")


@rule("KB-38")
def test_a_settlement_on_water_is_moved_again_by_the_paddock() -> None:
    state = other_position("9,3", tokens=("paddock",))
    play(state, "token paddock", "move 9,3", "to 9,5")
    assert at(state, "9,5")


@rule("KB-38")
def test_a_settlement_on_water_is_touched_like_any_other() -> None:
    state = other_position("6,4", card="canyon")
    assert offered(state, "build") == "6,3"


@rule("KB-38")
def test_only_the_harbor_reaches_water() -> None:
    state = other_position("9,5 9,9", tokens=("barn", "paddock"), card="forest")
    assert refused(play(state.copy(), "token barn", "move 9,9"), "to 9,3") == "KB-20 not-land-moved"
    assert refused(play(state.copy(), "token paddock", "move 9,5"), "to 9,3") == "KB-20 not-land-moved"


# Paddock


@rule("KB-39")
@pytest.mark.parametrize(
    ("origin", "landings"),
    [("9,8", "7,7 7,9 9,6 9,10 11,7 11,9"), ("8,9", "6,8 6,10 8,7 8,11 10,8 10,10")],
)
def test_the_paddock_moves_two_hexes_in_six_directions(origin: str, landings: str) -> None:
    state = play(other_position(origin, tokens=("paddock",)), "token paddock", f"move {origin}")
    assert offered(state, "to") == landings


@rule("KB-39")
@pytest.mark.parametrize("target", ["9,7", "9,5", "10,9", "11,8", "7,8", "6,8"])
def test_the_paddock_moves_neither_one_nor_three_hexes_nor_round_a_corner(target: str) -> None:
    state = play(other_position("9,8", tokens=("paddock",)), "token paddock", "move 9,8")
    assert refused(state, f"to {target}") == "KB-39 not-two-away"


@rule("KB-39")
@pytest.mark.parametrize(
    ("origin", "target"),
    [("6,3", "6,5"), ("3,2", "3,4"), ("5,13", "5,15"), ("6,3", "6,1"), ("9,8", "9,10"), ("9,8", "9,6")],
)
def test_the_paddock_moves_over_anything(origin: str, target: str) -> None:
    """Water, a castle, a mountain, a location, a settlement of another and an own one."""
    state = other_position(f"{origin} 9,7", "9,9", tokens=("paddock",))
    play(state, "token paddock", f"move {origin}", f"to {target}")
    assert at(state, f"{target} 9,7") and not at(state, origin)


@rule("KB-39")
def test_the_paddock_moves_to_any_of_the_five_terrains_whatever_the_card() -> None:
    state = play(other_position("11,8", tokens=("paddock",)), "token paddock", "move 11,8")
    assert offered(state, "to") == "9,7 9,9 11,6 13,7 13,9"
    state = play(other_position("8,9", tokens=("paddock",)), "token paddock", "move 8,9")
    assert refused(state, "to 10,10") == ""


@rule("KB-39")
@pytest.mark.parametrize(
    ("origin", "target", "reason"),
    [
        ("9,5", "9,3", "KB-20 not-land-moved"),
        ("5,12", "5,14", "KB-20 not-land-moved"),
        ("3,5", "3,3", "KB-20 not-land-moved"),
        ("6,9", "6,7", "KB-20 not-land-moved"),
        ("9,8", "9,10", "KB-20 occupied"),
        ("9,8", "9,6", "KB-20 own-there"),
    ],
)
def test_the_paddock_lands_on_free_land_only(origin: str, target: str, reason: str) -> None:
    state = play(other_position(f"{origin} 9,6", "9,10", tokens=("paddock",)), "token paddock", f"move {origin}")
    assert refused(state, f"to {target}") == reason


@rule("KB-39", "KB-23")
def test_the_paddock_need_not_touch_own_settlements() -> None:
    state = other_position("9,8 9,7", tokens=("paddock",))
    play(state, "token paddock", "move 9,8")
    assert offered(state, "to") == "7,7 7,9 9,6 9,10 11,7 11,9"


@rule("KB-39")
@pytest.mark.parametrize(
    ("origin", "landings"), [("0,0", "0,2 2,1"), ("9,19", "7,18 9,17 11,18"), ("8,0", "6,1 8,2 10,1")]
)
def test_the_paddock_does_not_move_over_the_edge(origin: str, landings: str) -> None:
    state = play(other_position(origin, tokens=("paddock",)), "token paddock", f"move {origin}")
    assert offered(state, "to") == landings


@rule("KB-39")
def test_a_settlement_without_a_landing_is_not_lifted() -> None:
    state = play(other_position("0,0 9,8", "0,2 2,1", tokens=("paddock",)), "token paddock")
    assert offered(state, "move") == "9,8"
    assert refused(state, "move 0,0") == "KB-39 no-jump"


@rule("KB-39")
def test_the_paddock_is_not_usable_when_nothing_can_land() -> None:
    state = other_position("0,0", "0,2 2,1", tokens=("paddock",))
    assert refused(state, "token paddock") == "KB-39 nothing-to-move"
