"""The builder beaver, the end of the game, and who wins (TT-26 to TT-28)."""

from __future__ import annotations

import pytest

from osada.games.timber_town import GAME
from osada.games.timber_town.rules.reach import can_still_gain
from osada.testing import rule
from tests.timber_town.positions import held, offered, play, position, refused
from tests.timber_town.towns import CROSSINGS, EXAMPLE, without

B1_OPEN = without(EXAMPLE, "B1", "B2", "C1", "A1") + " A1=blue:EW C1=yellow:EW B2=yellow:NS"
"""Only B1 is empty, with blank sides in the north, east and south."""


@rule("TT-26")
def test_the_first_full_town_takes_the_builder_at_once() -> None:
    state = position(without(EXAMPLE, "D4"), river="4.1=purple-opposite 1.1=blue-four", figures="")
    assert state.table(None)["builder"] is None
    play(state, "take 4.1", "place D4")
    assert state.table(None)["builder"] == 0
    assert [lines["builder"] for lines in state.scores()] == [5, 0]
    assert state.seat == 0, "the turn goes on"


@rule("TT-26")
def test_fifteen_tiles_are_not_enough() -> None:
    state = position(without(EXAMPLE, "D3", "D4"), river="4.1=purple-opposite 1.1=blue-four", figures="")
    play(state, "take 4.1", "place D4")
    assert state.table(None)["builder"] is None


@rule("TT-26")
def test_the_turn_that_fills_the_town_goes_on_normally() -> None:
    """The last tile comes by a claim, so that the main action is still open; figures may be used as well."""
    state = position(
        without(EXAMPLE, "D4"),
        river="4.1=purple-opposite 1.1=blue-four",
        rafts="4.1=0:raft",
        figures="crane",
    )
    play(state, "claim 4.1", "place D4", "turn 90")
    assert state.table(None)["builder"] == 0
    assert refused(state, "take 1.1") == "TT-20 city-full"
    assert refused(state, "raft 1.1") == ""
    assert "crane A1-B1" in offered(state, "dismantle")
    play(state, "raft 1.1", "dismantle crane A1-B1", "end")
    assert state.seat == 1


@rule("TT-26", "TT-A15")
def test_a_full_town_passes_in_all_later_turns() -> None:
    state = position(EXAMPLE, river="1.1=blue-four 2.1=yellow-four", rafts="2.1=0:raft-two", figures="dam raft")
    for notation, rule_id in (
        ("take 1.1", "TT-26 bound"),
        ("raft 1.1", "TT-26 bound"),
        ("dam 1.1", "TT-20 city-full"),
        ("claim 2.1", "TT-20 city-full"),
    ):
        assert refused(state, notation) == rule_id
    assert offered(state, "pass") == "pass"
    assert {GAME.notation(action).split(" ")[0] for action in state.actions()} == {"dismantle", "pass"}


@rule("TT-26", "TT-A15")
def test_the_turn_after_the_town_was_filled_is_bound() -> None:
    """In the turn that fills it the raft is free to be put; in the next one it is not."""
    state = position(
        without(EXAMPLE, "D4"), river="4.1=purple-opposite 1.1=blue-four", rafts="4.1=0:raft-two", figures="raft"
    )
    play(state, "claim 4.1", "place D4")
    assert offered(state, "raft") == "1.1"
    play(state, "pass", "pass", "pass")
    assert state.seat == 0
    assert refused(state, "raft 1.1") == refused(state, "take 1.1") == "TT-26 bound"
    assert state.asked().kind == "bound"
    play(state, "pass")


@rule("TT-A15")
def test_a_full_town_with_nothing_to_dismantle_passes_by_itself() -> None:
    state = position("", CROSSINGS, river="1.1=yellow-one", others="dam raft", figures="")
    state.listen()
    play(state, "pass")
    assert state.seat == 0, "all sides are joined"
    assert [event["event"] for event in state.events(None) if event["seat"] == 1] == [
        "forced-pass",
        "round",
        "forced-pass",
    ]
    state = position("", EXAMPLE, river="1.1=yellow-four", others="", figures="")
    assert play(state, "pass").seat == 0, "no figure"
    state = position("", EXAMPLE, river="1.1=yellow-four", others="dam", figures="")
    assert play(state, "pass").seat == 1, "a figure and a side for it"


@rule("TT-A15", "TT-19b")
def test_a_full_town_may_connect_a_beaver_later() -> None:
    """D3 leads south instead of east: a figure between D3 and D4 gives the beaver on D2 its way back."""
    town = without(EXAMPLE, "D3", "D4") + " D3=blue:SW D4=yellow:E"
    state = position(town, river="1.1=blue-four", figures="raft")
    assert state.scores()[0]["brown_namesti"] == 0
    play(state, "dismantle raft D3-D4")
    assert state.scores()[0]["brown_namesti"] == 5
    assert state.seat == 0
    assert play(state, "pass").seat == 1


@rule("TT-A19")
def test_the_second_full_town_of_a_round_gets_no_builder() -> None:
    state = position(
        without(CROSSINGS, "D4"),
        without(EXAMPLE, "D4"),
        river="4.1=green-adjacent 4.2=purple-opposite",
        figures="",
        others="",
    )
    play(state, "take 4.1", "place D4", "end")
    assert state.seat == 1, "the other one still can"
    play(state, "take 4.2", "place D4")
    assert state.table(None)["builder"] == 0
    assert play(state, "end").seat is None
    assert [lines["builder"] for lines in state.scores()] == [5, 0]


# The end


@rule("TT-27")
def test_there_is_no_finishing_of_the_round() -> None:
    """Seat 0 is first in the round and fills the second town: the other has no turn any more."""
    state = position(
        without(EXAMPLE, "D4"), CROSSINGS, river="4.1=purple-opposite 1.1=orange-three", figures="", others=""
    )
    assert state.first == 0 and state.turns % 2 == 0
    play(state, "take 4.1", "place D4")
    assert offered(state, "end") == "end", "the turn is finished first"
    play(state, "end")
    assert (state.seat, state.actions()) == (None, [])
    assert refused(state, "pass") == refused(state, "take 1.1") == "TT-27 over"
    assert state.table(None)["round"] == state.round


@rule("TT-27")
def test_the_game_goes_on_while_one_of_them_can_gain() -> None:
    state = position("", CROSSINGS, river="1.1=yellow-one", figures="", others="", in_round=16, unseen="")
    play(state, "pass")
    assert state.seat == 0


@rule("TT-27")
def test_the_game_ends_when_river_and_stacks_are_empty() -> None:
    state = position(in_round=17, unseen="", river="2.1=blue-four")
    play(state, "take 2.1", "place A2", "end")
    assert state.seat is None


@rule("TT-27", "TT-A18")
def test_a_tile_at_the_waterfall_is_for_the_second_player_still() -> None:
    """Round 19: the first player passes, the second may take the last tile; then the river is empty."""
    state = position(in_round=19, unseen="", river="4.1=blue-four")
    play(state, "pass")
    assert state.seat == 1
    play(state, "pass")
    assert state.seat is None
    state = position(in_round=19, unseen="", river="4.1=blue-four", second=True)
    play(state, "pass")
    assert state.seat is None


@rule("TT-A18")
@pytest.mark.parametrize(("board", "moved", "expected"), [(1, True, True), (3, True, True), (4, False, True)])
def test_river_tiles_count_until_they_fall(board: int, moved: bool, expected: bool) -> None:
    state = position(in_round=16, unseen="", river=f"{board}.1=blue-four")
    assert can_still_gain(state, 0, moved) is expected
    state = position(in_round=16, unseen="", river="4.1=blue-four")
    assert not can_still_gain(state, 0, moved=True)


@rule("TT-A18")
def test_a_tile_under_the_others_raft_is_out_for_good() -> None:
    for owner, expected in ((0, True), (1, False)):
        state = position(in_round=16, unseen="", river="2.1=blue-four", rafts=f"2.1={owner}:raft-two")
        assert can_still_gain(state, 0, moved=False) is expected


@rule("TT-A18")
@pytest.mark.parametrize(
    ("river", "figures", "expected"),
    [
        ("1.1=yellow-four", "dam raft-two", False),
        ("1.1=yellow-four", "dam dam raft-two", True),
        ("1.1=yellow-four", "dam dam", False),
        ("1.1=yellow-four", "dam crane dam", True),
        ("2.1=yellow-four", "dam dam dam", False),
        ("2.1=yellow-four", "crane dam dam", False),
        ("2.1=yellow-four", "crane dam dam dam", True),
        ("1.1=red-dam", "dam dam", True),
        ("1.1=red-dam", "dam", False),
        ("2.1=red-crane", "dam dam", False),
        ("2.1=red-crane", "dam dam dam", True),
        ("2.1=red-dam", "crane dam dam", True),
        ("2.1=red-dam", "dam dam dam dam", False),
    ],
)
def test_the_figures_that_a_player_has_or_would_get_count(river: str, figures: str, expected: bool) -> None:
    """A crossing needs three figures on B1."""
    state = position(B1_OPEN, river=river, figures=figures, in_round=16, unseen="", loose=True)
    assert can_still_gain(state, 0, moved=False) is expected


@rule("TT-A18")
@pytest.mark.parametrize(("raft", "expected"), [("raft", True), ("raft-two", False)])
def test_the_own_raft_on_the_river_counts_as_a_figure(raft: str, expected: bool) -> None:
    state = position(
        B1_OPEN,
        river="1.1=yellow-four 3.1=orange-three",
        rafts=f"3.1=0:{raft}",
        figures="dam dam",
        in_round=16,
        unseen="",
        loose=True,
    )
    assert can_still_gain(state, 0, moved=False) is expected


@rule("TT-A18")
@pytest.mark.parametrize(
    ("unseen", "figures", "expected"),
    [
        ("yellow-four blue-four brown-four", "dam dam", False),
        ("yellow-four blue-four brown-four", "dam dam dam", True),
        ("yellow-four blue-four red-dam", "dam dam", True),
        ("yellow-four blue-four red-crane", "dam", False),
        ("yellow-four blue-four green-opposite", "dam", True),
        ("yellow-four blue-four green-opposite", "", False),
        ("yellow-four blue-four yellow-one", "", True),
    ],
)
def test_face_down_tiles_count_in_every_column(unseen: str, figures: str, expected: bool) -> None:
    """A straight tile needs one figure on B1, one end that leads west none."""
    state = position(B1_OPEN, figures=figures, unseen=unseen, loose=True)
    assert can_still_gain(state, 0, moved=True) is expected


@rule("TT-A18")
def test_the_test_is_permanent_and_not_of_this_turn() -> None:
    """Nothing can be taken now, but the tile floats on to columns that are open."""
    town = "A1=purple:EW B1=purple:EW C1=green:EW D1=green:EW"
    state = position(town, CROSSINGS, river="1.1=yellow-one", figures="", others="", in_round=16, unseen="")
    assert offered(state, "take") == ""
    play(state, "pass")
    assert state.seat == 0
    assert offered(state, "take") == "2.1"


# The score


@rule("TT-28")
def test_the_total_is_the_cards_and_the_builder() -> None:
    state = position(EXAMPLE, figures="raft dam", others="")
    lines = state.scores()[0]
    assert lines == {
        "brown_namesti": 5,
        "red_dvur": 2 + 2,
        "green_zahrada": 5,
        "purple_svatyne": 30,
        "orange_jidlo": 22,
        "blue_bednarstvi": 10,
        "yellow_chalupa": 10,
        "builder": 5,
        "total": 91,
    }
    assert state.scores()[1]["total"] == 0, "empty cells cost nothing"


@rule("TT-28", "TT-A42")
def test_ties_go_to_the_builder_or_are_shared() -> None:
    state = position("A1=green:NS", "A4=green:NS", figures="", others="")
    assert [lines["total"] for lines in state.scores()] == [5, 5]
    assert state.winners() == [0, 1]
    state = position("A1=green:NS", "A4=green:NS", figures="raft", others="")
    assert state.winners() == [0]
    for holder in (0, 1):
        state.builder = holder
        state.figures = [(0, 0, 0 if seat == holder else 5, 0) for seat in (0, 1)]
        assert [lines["total"] for lines in state.scores()] == [10, 10]
        assert state.winners() == [holder]
        state.figures[1 - holder] = (0, 0, 6, 0)
        assert state.winners() == [1 - holder], "the builder counts 5 points, and no more"


@rule("TT-A17")
def test_rafts_on_the_river_at_the_end_are_used() -> None:
    state = position(
        river="1.1=blue-four 2.1=brown-four", rafts="1.1=0:raft 2.1=0:raft-two", figures="dam", others="raft"
    )
    assert [lines["red_dvur"] for lines in state.scores()] == [1, 1]
    assert (held(state), held(state, 1)) == ("dam", "raft")
