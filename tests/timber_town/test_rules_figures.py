"""Cranes, dams and dismantling, and the figures that tiles give (TT-17 to TT-19b, TT-22a, TT-24)."""

from __future__ import annotations

import pytest

from osada.core.refusal import Refusal
from osada.games.timber_town import GAME, TownState
from osada.testing import rule
from tests.timber_town.positions import ends_at, held, offered, play, points, position, refused

ALL_CELLS = " ".join(row + column for row in "ABCD" for column in "1234")
COLUMN_1_FULL = "A1=purple:EW B1=purple:EW C1=green:EW D1=green:EW"
ONLY_D1_OPEN = "A1=purple:EW B1=purple:EW C1=green:EW D2=green:NS"
"""Of column 1 only D1 is empty, with blank sides above it and to its right."""


def bridges(state: TownState) -> dict[str, str]:
    return {bridge["side"]: bridge["figure"] for bridge in state.table(None)["cities"][0]["bridges"]}


@rule("TT-17")
@pytest.mark.parametrize(
    ("how", "rafts", "figures"),
    [("take", "", "crane"), ("claim", "2.1=0:raft-two", "crane"), ("dam", "", "crane dam")],
)
def test_a_crane_opens_all_columns_for_any_gaining(how: str, rafts: str, figures: str) -> None:
    state = position(river="2.1=blue-four", rafts=rafts, figures=figures)
    play(state, f"{how} 2.1")
    assert offered(state, "place") == "A2 B2 C2 D2"
    assert refused(state, "place A1") == "TT-21 column-crane"
    play(state, "crane")
    assert offered(state, "place") == ALL_CELLS
    assert held(state) == ""
    play(state, "place D4")
    assert ends_at(state, "D4") == "NESW"


@rule("TT-17")
def test_a_crane_lifts_only_the_column_rule() -> None:
    """The other empty cells touch ends and blank sides; a figure is needed there, and an occupied cell stays so."""
    city = "A1=blue-four B2=purple:EW D4=green:EW"
    state = play(position(city, river="3.1=yellow-four", figures="crane"), "take 3.1", "crane")
    assert refused(state, "place A1") == "TT-21 occupied"
    assert refused(state, "place A2") == "TT-22 mismatch"
    assert refused(state, "place C4") == "TT-22 mismatch"
    assert refused(state, "place C1") == ""


@rule("TT-17")
def test_a_crane_lasts_for_one_tile() -> None:
    state = position(river="1.1=blue-four 2.1=brown-four", figures="crane dam")
    play(state, "take 1.1", "crane", "place D3", "dam 2.1")
    assert offered(state, "place") == "A2 B2 C2 D2"
    assert refused(state, "crane") == "TT-17 no-crane"


@rule("TT-17")
def test_without_a_crane_there_is_none_to_use() -> None:
    state = play(position(river="1.1=blue-four", figures="dam raft"), "take 1.1")
    assert refused(state, "crane") == "TT-17 no-crane"
    assert refused(state, "place A2") == "TT-21 column"


@rule("TT-A12")
def test_the_crane_that_a_tile_gives_opens_a_full_column() -> None:
    state = position(COLUMN_1_FULL, river="1.1=red-crane 1.2=red-dam", figures="raft")
    assert refused(state, "take 1.1") == ""
    assert refused(state, "take 1.2") == "TT-21 column-full"
    play(state, "take 1.1")
    assert offered(state, "place") == ""
    play(state, "crane", "place B2")
    assert held(state) == "raft"


@rule("TT-A14")
def test_one_crane_is_enough_for_a_tile() -> None:
    state = play(position(river="1.1=blue-four", figures="crane crane"), "take 1.1", "crane")
    assert refused(state, "crane") == "TT-A14 crane-again"
    assert held(state) == "crane"


@rule("TT-A34")
def test_a_crane_is_offered_only_if_it_opens_another_cell() -> None:
    """Columns 2 to 4 are full but for B3, which needs two figures for a crossing; one is left after the crane."""
    city = (
        "A2=purple:EW B2=purple:NS C2=green:EW D2=green:EW A3=blue:EW C3=orange:NW D3=orange:EW "
        "A4=blue:NW B4=blue:EW C4=purple:NE D4=green:EW"
    )
    loose = position(city, river="1.1=blue-four", figures="crane raft", loose=True)
    assert refused(play(loose, "take 1.1"), "crane") == "TT-A34 crane-useless"
    loose = position(city, river="1.1=blue-four", figures="crane raft dam raft-two", loose=True)
    assert refused(play(loose, "take 1.1"), "crane") == ""


@rule("TT-18")
@pytest.mark.parametrize("main", [("take 1.1", "place D1"), ("raft 1.1",), ()])
def test_a_dam_gains_one_more_tile_whatever_the_main_action_is(main: tuple[str, ...]) -> None:
    state = position(river="1.1=blue-four 2.1=brown-four 3.1=yellow-four", figures="dam raft")
    play(state, *main, "dam 2.1")
    assert offered(state, "place") == "A2 B2 C2 D2"
    play(state, "place A2")
    assert "dam" not in held(state)
    assert refused(state, "dam 3.1") == "TT-18 no-dam"
    play(state, "end" if main else "pass")


@rule("TT-18", "TT-21")
def test_a_dammed_tile_keeps_to_its_column_unless_a_crane_lifts_it() -> None:
    state = position(COLUMN_1_FULL, river="1.1=blue-four", figures="dam")
    assert refused(state, "dam 1.1") == "TT-21 column-full"
    state = position(COLUMN_1_FULL, river="1.1=blue-four", figures="dam crane")
    play(state, "dam 1.1", "crane", "place C4")
    assert held(state) == ""


@rule("TT-A14")
def test_several_dams_in_one_turn() -> None:
    state = position(river="1.1=blue-four 2.1=brown-four 3.1=yellow-four", figures="dam dam dam")
    play(state, "dam 1.1", "place A1", "dam 2.1", "place A2", "dam 3.1", "place A3")
    assert (held(state), len(state.table(None)["cities"][0]["cells"])) == ("", 3)


@rule("TT-A34")
def test_a_dam_without_a_tile_to_gain_is_not_offered() -> None:
    state = position(COLUMN_1_FULL, river="1.1=blue-four", figures="dam")
    assert offered(state, "dam") == ""
    state = position(figures="dam")
    assert offered(state, "dam") == ""
    assert refused(state, "dam 1.1") == "TT-13 no-tile"


# Dismantling


@rule("TT-19")
@pytest.mark.parametrize("figure", ["crane", "dam", "raft", "raft-two"])
def test_any_construction_figure_makes_a_tile_fit(figure: str) -> None:
    """A crossing beside a blank side: one end too many."""
    state = position("A2=purple:NS", river="1.1=blue-four", figures=figure)
    play(state, "take 1.1", "place A1")
    assert (bridges(state), held(state)) == ({"A1-A2": figure}, "")


@rule("TT-19")
def test_a_figure_also_joins_a_blank_side_of_the_new_tile_to_an_end() -> None:
    """A2 has an end to the west, the new tile none to the east: one end too few."""
    state = position("A2=blue-four B1=purple:EW", river="1.1=green-opposite", figures="raft")
    play(state, "take 1.1", "place A1")
    assert (ends_at(state, "A1"), bridges(state)) == ("EW", {}), "upright it would need two figures"
    state = position("A2=blue-four B1=yellow:N", river="1.1=green-opposite", figures="raft")
    play(state, "take 1.1", "place A1", "turn 0")
    assert bridges(state) == {"A1-A2": "raft"}


@rule("TT-19", "TT-A31")
def test_where_a_figure_cannot_be_dismantled() -> None:
    city = "B1=purple:EW B2=purple:EW C1=purple:EW A1=green:NE"
    state = position(city, figures="crane dam")
    assert offered(state, "dismantle") == "crane A1-B1 crane B1-C1 dam A1-B1 dam B1-C1"
    assert state.why_not(GAME.parse("dismantle crane A1-A2")) == Refusal("TT-19", "no-tile-beside", {"cell": "A2"})
    assert state.why_not(GAME.parse("dismantle crane B1-B2")) == Refusal("TT-A31", "joined", {"side": "B1-B2"})
    assert refused(state, "dismantle raft A1-B1") == "TT-19 no-figure"
    play(state, "dismantle dam A1-B1")
    assert state.why_not(GAME.parse("dismantle crane A1-B1")) == Refusal("TT-A31", "figure-there", {"side": "A1-B1"})
    assert bridges(state) == {"A1-B1": "dam"}


@rule("TT-19a")
def test_a_figure_joins_tiles_for_beavers_and_houses() -> None:
    row = "B1=blue:EW B2=brown-four B3=purple:EW B4=purple:NS"
    assert points("brown_namesti", row.replace("NS", "EW")) == 5
    broken = "B1=blue:EW B2=brown-four B3=purple:NW B4=purple:NE"
    assert points("brown_namesti", broken) == 0
    assert points("brown_namesti", broken, bridges="B3-B4=dam") == 5, "from that side every end can be reached"
    assert points("yellow_srub", "A1=yellow:N A2=yellow:N B2=yellow:EW", bridges="A1-A2=crane A2-B2=dam") == 8


@rule("TT-19a", "TT-22a")
@pytest.mark.parametrize(
    ("city", "river", "side"),
    [
        ("B1=purple:NW B3=purple:EW B4=purple:EW", "2.1=brown-four", "B1-B2"),
        ("B1=purple:EW B3=purple:NE B4=purple:EW", "2.1=brown-four", "B2-B3"),
        ("B2=brown-four B3=purple:EW B4=purple:EW", "1.1=yellow-one", "B1-B2"),
    ],
)
def test_a_figure_joins_the_placed_tile_with_its_neighbour(city: str, river: str, side: str) -> None:
    """From a side with one end, whichever of the two has it: the beaver gets over, and the side is taken."""
    state = play(position(city, river=river, figures="raft"), f"take {river[:3]}", f"place B{river[0]}")
    if not state.settled:
        play(state, "turn 270")
    assert bridges(state) == {side: "raft"}
    assert side in state.table(None)["cities"][0]["joined"]
    assert state.scores()[0]["brown_namesti"] == 5
    assert list(state.broken()) == []


@rule("TT-19a", "TT-19b")
def test_a_figure_joins_standing_tiles_from_then_on() -> None:
    state = position("B1=blue:EW B2=brown-four B3=purple:NW B4=purple:NE", figures="crane")
    assert state.scores()[0]["brown_namesti"] == 0
    play(state, "dismantle crane B3-B4")
    assert state.scores()[0]["brown_namesti"] == 5


@rule("TT-19a", "red_dvur")
def test_a_dismantled_figure_is_used_up() -> None:
    state = position("A1=purple:NS A2=purple:NS", river="1.1=blue-four", figures="dam")
    assert state.scores()[0]["red_dvur"] == 1
    play(state, "dismantle dam A1-A2")
    assert state.scores()[0]["red_dvur"] == 0
    assert refused(state, "dam 1.1") == "TT-18 no-dam"


@rule("TT-19b")
def test_a_figure_may_join_standing_tiles_in_any_own_turn() -> None:
    city = "A1=purple:NS A2=purple:NS"
    state = position(city, river="1.1=blue-four", figures="dam")
    play(state, "take 1.1", "place C1")
    assert offered(state, "dismantle") == "dam A1-A2"
    play(state, "dismantle dam A1-A2", "end")
    assert "A1-A2" in state.table(None)["cities"][0]["joined"]
    assert offered(state, "dismantle") == "", "not the other player's town"


@rule("TT-22a")
def test_every_side_that_does_not_match_needs_its_own_figure() -> None:
    state = position(ONLY_D1_OPEN, river="1.1=brown-four", figures="raft")
    assert state.why_not(GAME.parse("take 1.1")) == Refusal(
        "TT-20", "nowhere", {"tile": "brown-four", "column": 1, "sides": 2, "figures": 1}
    )
    state = position(ONLY_D1_OPEN, river="1.1=brown-four", figures="raft dam")
    play(state, "take 1.1", "place D1")
    assert refused(state, "end") == "TT-12 finish"
    assert offered(state, "dismantle") == "dam C1-D1 dam D1-D2 raft C1-D1 raft D1-D2"
    assert refused(state, "dismantle dam A1-B1") == "TT-22a side-matches"
    assert refused(state, "place D1") == refused(state, "turn 0") == "TT-22a finish-sides"
    play(state, "dismantle raft D1-D2")
    assert bridges(state) == {"C1-D1": "dam", "D1-D2": "raft"}
    assert state.settled


@rule("TT-22a", "TT-A36")
@pytest.mark.parametrize(("figures", "possible"), [("dam", False), ("dam raft", False), ("dam raft raft-two", True)])
def test_the_dam_that_is_paid_cannot_make_its_tile_fit(figures: str, possible: bool) -> None:
    state = position(ONLY_D1_OPEN, river="1.1=brown-four", figures=figures)
    assert (refused(state, "dam 1.1") == "") is possible
    if possible:
        play(state, "dam 1.1", "place D1")
        assert held(state) == "raft raft-two"


@rule("TT-22a", "TT-A36")
@pytest.mark.parametrize(("figures", "possible"), [("crane", False), ("crane raft", True)])
def test_the_crane_that_is_paid_cannot_make_its_tile_fit(figures: str, possible: bool) -> None:
    """Only B2 is empty: an end meets it from B1, blank sides from everywhere else."""
    city = (
        "A1=purple:EW B1=purple:EW C1=green:EW D1=green:EW A2=blue:EW C2=blue:EW D2=orange:EW "
        "A3=orange:EW B3=purple:NS C3=red-dam D3=yellow:EW A4=yellow:EW B4=blue-four C4=purple:NE D4=blue:NES"
    )
    state = position(city, river="1.1=green-opposite", figures=figures, loose=True)
    assert (refused(state, "take 1.1") == "") is possible
    if possible:
        play(state, "take 1.1", "crane", "place B2")
        assert bridges(state) == {"B2-B3": "raft"}


@rule("TT-24")
@pytest.mark.parametrize(("kind", "figure"), [("red-crane", "crane"), ("red-dam", "dam"), ("red-raft", "raft-two")])
def test_a_construction_site_gives_its_figure_before_it_is_placed(kind: str, figure: str) -> None:
    state = position("A2=purple:NS", river="1.1=" + kind, figures="")
    play(state, "take 1.1")
    assert held(state) == figure
    play(state, "place A1")
    assert (bridges(state), held(state)) == ({"A1-A2": figure}, "")
    assert state.scores()[0]["red_dvur"] == 2


@rule("TT-24")
def test_a_kept_figure_serves_in_later_turns() -> None:
    state = play(position(river="1.1=red-dam 2.1=blue-four", figures=""), "take 1.1", "place A1", "end", "pass")
    state.seat = 0
    assert held(state) == "dam"
    assert offered(state, "dam") != ""


@rule("TT-24", "TT-A43")
def test_a_beaver_stands_on_its_tile_and_is_no_construction_figure() -> None:
    state = position("A2=purple:NS B2=purple:NS", river="1.1=brown-four", figures="")
    play(state, "take 1.1", "place C1")
    tile = state.table(None)["cities"][0]["cells"]["C1"]
    assert tile["beaver"] is True and tile["figure"] is None
    assert held(state) == "" and offered(state, "dismantle") == ""
    assert state.scores()[0]["red_dvur"] == 0
    assert refused(position("A2=purple:NS", river="1.1=brown-four", figures=""), "take 1.1") == ""
    blocked = position(ONLY_D1_OPEN, river="1.1=brown-four", figures="raft")
    assert refused(blocked, "take 1.1") == "TT-20 nowhere", "the beaver joins nothing"


@rule("TT-A6", "TT-22a")
@pytest.mark.parametrize(("raft", "possible"), [("raft", True), ("raft-two", False)])
def test_only_the_raft_that_comes_back_may_make_the_claimed_tile_fit(raft: str, possible: bool) -> None:
    state = position(ONLY_D1_OPEN, river="1.1=brown-four", rafts=f"1.1=0:{raft}", figures="dam")
    assert (refused(state, "claim 1.1") == "") is possible
    if possible:
        play(state, "claim 1.1", "place D1")
        assert held(state) == "dam raft"


@rule("TT-A10")
def test_the_starting_raft_may_be_dismantled_for_good() -> None:
    state = position("A1=purple:NS A2=purple:NS", river="1.1=blue-four", figures="raft")
    play(state, "dismantle raft A1-A2")
    assert refused(state, "raft 1.1") == "TT-14 no-raft"
    assert state.scores()[0]["red_dvur"] == 0


@rule("TT-A11")
def test_a_raft_on_the_river_is_not_at_hand() -> None:
    state = position(
        "A1=purple:NS A2=purple:NS", river="1.1=blue-four 1.2=red-dam", rafts="1.1=0:raft 1.2=0:raft-two", figures=""
    )
    assert offered(state, "dismantle") == ""
    assert refused(state, "dismantle raft A1-A2") == refused(state, "dismantle raft-two A1-A2") == "TT-19 no-figure"


@rule("TT-A36")
def test_the_order_of_a_gaining() -> None:
    """The raft comes back and the crane comes with the tile before it is placed: both may be spent on it."""
    state = position(ONLY_D1_OPEN, river="1.1=red-crane", rafts="1.1=0:raft", figures="")
    state.listen()
    play(state, "claim 1.1")
    assert held(state) == "crane raft"
    play(state, "place D1", "dismantle crane C1-D1")
    assert bridges(state) == {"C1-D1": "crane", "D1-D2": "raft"}
    assert [event["event"] for event in state.events(None)] == ["claim", "figure", "dismantle", "dismantle"]
