"""Gaining tiles: take, claim, dam, crane, and the figures that make a tile fit."""

from __future__ import annotations

from osada.testing import rule
from tests.timber_town.positions import ends_at, held, offered, play, position, refused


@rule("TT-13", "TT-21")
def test_a_tile_goes_to_the_column_of_its_river_board() -> None:
    state = play(position("B2=yellow:N", river="2.1=green-opposite"), "take 2.1")
    assert offered(state, "place") == "A2 C2 D2"
    assert refused(state, "place B2") == "TT-21 occupied"
    assert refused(state, "place B3") == "TT-21 column"


@rule("TT-20")
def test_a_tile_without_a_place_cannot_be_taken() -> None:
    """D1 has to have an end to the north and none to the east: a crossing does not fit without a figure."""
    city = "A1=purple:EW B1=purple:EW C1=green:ES D2=purple:NS"
    state = position(city, river="1.1=brown-four 1.2=red-raft 1.3=yellow-one 2.1=blue-four", figures="")
    assert offered(state, "take") == "1.2 1.3 2.1"
    assert refused(state, "take 1.1") == "TT-20 nowhere"
    state = position(f"{city} D1=blue:NSW", river="1.1=green-opposite")
    assert refused(state, "take 1.1") == "TT-21 column-full"


@rule("TT-22")
def test_the_turn_is_asked_only_if_there_are_several() -> None:
    state = play(position(river="1.1=yellow-one 2.1=blue-four"), "take 2.1", "place A2")
    assert ends_at(state, "A2") == "NESW"
    state = play(position("A2=blue-four", river="1.1=yellow-one", figures=""), "take 1.1", "place A1")
    assert ends_at(state, "A1") == "E"
    state = play(position("A2=blue-four", river="1.1=green-adjacent", figures=""), "take 1.1", "place A1")
    assert offered(state, "turn") == "0 90"
    assert refused(state, "turn 180") == "TT-22 mismatch-turned"
    play(state, "turn 90")
    assert ends_at(state, "A1") == "ES"


@rule("TT-3")
def test_a_turn_that_looks_the_same_is_refused() -> None:
    state = play(position(river="1.1=green-opposite"), "take 1.1", "place B1")
    assert offered(state, "turn") == "0 90"
    assert refused(state, "turn 180") == "TT-3 same-turn"


@rule("TT-19", "TT-22a")
def test_one_kind_of_figure_goes_where_it_is_needed_by_itself() -> None:
    state = position("A2=purple:NS B1=yellow:N", river="1.1=red-dam", figures="")
    state.figures[0] = (0, 1, 0, 0)
    play(state, "take 1.1", "place A1")
    assert state.table(0)["cities"][0]["bridges"] == [{"side": "A1-A2", "figure": "dam"}]
    assert held(state) == "dam"


@rule("TT-22a", "TT-24")
def test_the_player_says_which_figure_goes_where() -> None:
    """B1 needs figures towards A1 and C1, with a raft and the crane that the tile gives."""
    state = position("A1=purple:EW C1=purple:EW", river="1.1=red-crane")
    play(state, "take 1.1", "place B1")
    assert held(state) == "crane raft"
    assert offered(state, "dismantle") == "crane A1-B1 crane B1-C1 raft A1-B1 raft B1-C1"
    assert refused(state, "dismantle dam A1-B1") == "TT-19 no-figure"
    assert refused(state, "dismantle crane B1-B2") == "TT-22a side-matches"
    play(state, "dismantle raft B1-C1")
    assert state.settled
    assert state.table(0)["cities"][0]["bridges"] == [
        {"side": "A1-B1", "figure": "crane"},
        {"side": "B1-C1", "figure": "raft"},
    ]


@rule("TT-17", "TT-A12", "TT-A34")
def test_the_crane_that_a_tile_gives_may_lift_it() -> None:
    state = play(position(river="1.1=red-crane"), "take 1.1", "crane")
    assert held(state) == "raft"
    assert offered(state, "place") == "A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4"
    play(state, "place D4")
    assert ends_at(state, "D4") == "NESW"


@rule("TT-A14")
def test_a_second_crane_is_not_offered() -> None:
    state = play(position(river="1.1=green-opposite", figures="crane crane"), "take 1.1", "crane")
    assert refused(state, "crane") == "TT-A14 crane-again"


@rule("TT-18", "TT-A14")
def test_dams_gain_more_tiles_in_a_turn() -> None:
    state = position(river="1.1=blue-four 2.1=brown-four 3.1=red-dam", figures="dam")
    play(state, "dam 3.1", "place A3", "dam 2.1", "place A2", "take 1.1", "place A1")
    assert held(state) == ""
    assert offered(state, "end") == "end"
    assert refused(state, "take 1.1") == "TT-12 main-done"


@rule("TT-16", "TT-A6")
def test_the_raft_that_comes_back_may_make_the_claimed_tile_fit() -> None:
    """B1 has blank sides to the north and east and an end to the south."""
    city = "A1=purple:EW C1=purple:NS B2=purple:NS D1=blue:NES A2=blue:ESW C2=yellow:ENS D2=orange:NW"
    state = position(city, river="1.1=green-opposite", rafts="1.1=0:raft", figures="")
    play(state, "claim 1.1", "place B1")
    assert (ends_at(state, "B1"), held(state)) == ("NS", "")
    assert state.table(0)["cities"][0]["bridges"] == [{"side": "A1-B1", "figure": "raft"}]
    state = position(city, river="1.1=green-opposite", rafts="1.1=0:raft-two", figures="")
    assert refused(state, "claim 1.1") == "TT-20 nowhere"
    assert offered(state, "claim") == ""


@rule("TT-14", "TT-A9")
def test_a_rafted_tile_is_for_its_owner_alone() -> None:
    state = position(
        river="1.1=blue-four 1.2=blue-four 2.1=green-opposite", rafts="1.1=1:raft 1.2=0:raft", figures="dam raft-two"
    )
    assert refused(state, "take 1.1") == "TT-14 rafted"
    assert refused(state, "dam 1.1") == "TT-14 rafted"
    assert refused(state, "claim 1.1") == "TT-14 rafted"
    assert refused(state, "raft-two 1.1") == "TT-14 rafted"
    assert refused(state, "take 1.2") == "TT-A9 own-raft"
    assert refused(state, "dam 1.2") == "TT-A9 own-raft"
    assert refused(state, "raft-two 1.2") == "TT-14 own-raft-there"
    assert offered(state, "raft-two") == "2.1"
    assert offered(state, "claim") == "1.2"


@rule("TT-19b", "TT-A31")
def test_a_figure_joins_standing_tiles_where_both_sides_are_blank() -> None:
    city = "A1=purple:NS A2=purple:NS B1=orange:NS B2=yellow:N"
    state = position(city, figures="crane raft", bridges="A2-B2=dam")
    assert offered(state, "dismantle") == "crane A1-A2 crane B1-B2 raft A1-A2 raft B1-B2"
    assert refused(state, "dismantle crane A1-B1") == "TT-A31 joined"
    assert refused(state, "dismantle crane A2-B2") == "TT-A31 figure-there"
    assert refused(state, "dismantle crane A2-A3") == "TT-19 no-tile-beside"
    play(state, "dismantle raft A1-A2")
    assert held(state) == "crane"
    assert refused(state, "dismantle crane A1-A2") == "TT-A31 figure-there"
