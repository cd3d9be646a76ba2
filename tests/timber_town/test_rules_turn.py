"""A turn: main actions, rafts and claims, and what order free actions may have (TT-12 to TT-16)."""

from __future__ import annotations

import pytest

from osada.core.refusal import Refusal
from osada.games.timber_town import GAME
from osada.testing import rule
from tests.timber_town.positions import afloat, ends_at, held, offered, play, position, refused

COLUMN_1_FULL = "A1=purple:EW B1=purple:EW C1=green:EW D1=green:EW"


@rule("TT-12", "TT-13")
@pytest.mark.parametrize("main", [("take 1.1", "place A1"), ("raft 1.1",)])
def test_there_is_one_main_action_in_a_turn(main: tuple[str, ...]) -> None:
    state = position(river="1.1=blue-four 2.1=brown-four", figures="raft raft-two")
    play(state, *main)
    assert offered(state, "take") == offered(state, "raft") == offered(state, "raft-two") == ""
    assert refused(state, "take 2.1") == "TT-12 main-done"
    assert refused(state, "raft-two 2.1") == "TT-12 main-done"
    assert offered(state, "pass") == ""
    play(state, "end")
    assert state.seat == 1


@rule("TT-12")
def test_free_actions_do_not_use_up_the_main_action() -> None:
    state = position(
        "A3=purple:NS A4=green:NS",
        river="1.1=blue-four 2.1=brown-four 3.1=yellow-four",
        rafts="1.1=0:raft",
        figures="dam crane",
    )
    play(state, "dismantle crane A3-A4", "claim 1.1", "place A1", "dam 2.1", "place A2")
    assert refused(state, "end") == "TT-12 not-end"
    play(state, "take 3.1", "place B3")
    assert state.seat == 0


@rule("TT-12")
def test_a_gaining_is_finished_before_anything_else() -> None:
    state = position(
        "C3=purple:NS C4=green:NS",
        river="1.1=green-adjacent 2.1=brown-four 2.2=yellow-one",
        rafts="2.2=0:raft",
        figures="dam raft-two",
    )
    play(state, "take 1.1")
    others = ("take 2.1", "claim 2.2", "dam 2.1", "raft-two 2.1", "pass", "end", "dismantle dam C3-C4")
    assert {refused(state, other) for other in others} == {"TT-12 finish"}
    assert refused(state, "turn 0") == "TT-21 cell-first"
    play(state, "place A1")
    assert {refused(state, other) for other in (*others, "place B1", "crane")} == {"TT-12 finish", "TT-12 finish-turn"}
    play(state, "turn 0")
    assert all(not refused(state, other) for other in ("claim 2.2", "dam 2.1", "end", "dismantle dam C3-C4"))


@rule("TT-12", "TT-13")
@pytest.mark.parametrize("notation", ["place A1", "turn 90", "crane"])
def test_without_a_tile_there_is_nothing_to_place(notation: str) -> None:
    state = position(river="1.1=blue-four", figures="crane")
    assert refused(state, notation) == ("TT-17 crane-first" if notation == "crane" else "TT-13 tile-first")


@rule("TT-12", "TT-13")
@pytest.mark.parametrize("notation", ["place B2", "turn 90"])
def test_after_the_main_action_a_tile_comes_first_only_if_one_can_still_be_gained(notation: str) -> None:
    river = "1.1=blue-four 2.1=brown-four"
    state = play(position(river=river, figures=""), "take 1.1", "place A1")
    assert refused(state, notation) == "TT-12 main-done"
    state = play(position(river=river, figures="dam"), "take 1.1", "place A1")
    assert refused(state, notation) == "TT-13 tile-first"
    state = play(position(river=river, rafts="2.1=0:raft", figures=""), "take 1.1", "place A1")
    assert refused(state, notation) == "TT-13 tile-first"


@rule("TT-13")
def test_any_tile_of_any_board_may_be_taken() -> None:
    state = position(river="1.3=blue-four 2.1=brown-four 3.2=red-dam 4.3=yellow-four")
    assert offered(state, "take") == "1.3 2.1 3.2 4.3"
    assert state.why_not(GAME.parse("take 1.1")) == Refusal("TT-13", "no-tile", {"slot": "1.1"})
    play(state, "take 3.2", "place D3")
    assert (ends_at(state, "D3"), offered(state, "take")) == ("NESW", "")
    assert state.table(None)["river"][2] == [None] * 3


@rule("TT-13", "TT-14")
def test_a_tile_with_the_others_raft_cannot_be_taken() -> None:
    state = position(river="1.1=blue-four 1.2=brown-four", rafts="1.1=1:raft", figures="dam raft", others="")
    for notation in ("take 1.1", "dam 1.1", "claim 1.1", "raft 1.1"):
        assert state.why_not(GAME.parse(notation)) == Refusal("TT-14", "rafted", {"owner": 1, "tile": "blue-four"})
    assert offered(state, "take") == offered(state, "dam") == offered(state, "raft") == "1.2"


@rule("TT-14")
def test_either_raft_may_go_on_any_tile_without_one() -> None:
    state = position(
        river="1.1=blue-four 2.2=brown-four 3.3=red-dam 4.1=yellow-one",
        rafts="2.2=1:raft 3.3=0:raft-two",
        figures="raft raft-two",
        others="",
    )
    assert offered(state, "raft") == offered(state, "raft-two") == "1.1 4.1"
    assert refused(state, "raft 2.2") == "TT-14 rafted"
    assert refused(state, "raft 3.3") == "TT-14 own-raft-there"
    assert refused(state, "raft 1.2") == "TT-13 no-tile"
    after = play(state.copy(), "raft-two 4.1")
    assert held(after) == "raft"
    assert afloat(after.table(None), "4.1")["raft"] == {"owner": 0, "figure": "raft-two"}
    after = play(state.copy(), "raft 1.1")
    assert held(after) == "raft-two"
    assert afloat(after.table(None), "1.1")["raft"] == {"owner": 0, "figure": "raft"}


@rule("TT-14")
def test_without_a_raft_there_is_no_rafting() -> None:
    state = position(river="1.1=blue-four", figures="crane dam")
    assert refused(state, "raft 1.1") == refused(state, "raft-two 1.1") == "TT-14 no-raft"


@rule("TT-14")
def test_only_the_owner_gains_a_rafted_tile_later() -> None:
    state = position(river="1.1=blue-four 1.2=brown-four", figures="raft", others="dam raft")
    play(state, "raft 1.1", "end")
    assert offered(state, "take") == offered(state, "dam") == "1.2"
    play(state, "pass")
    assert state.seat == 1, "the next round begins with the other"
    play(state, "pass")
    assert offered(state, "claim") == "2.1"


@rule("TT-15")
def test_a_pass_skips_the_main_action_alone() -> None:
    state = position(
        "A1=purple:NS A2=purple:NS", river="1.1=blue-four 2.1=brown-four", rafts="2.1=0:raft-two", figures="dam"
    )
    before = state.copy()
    assert offered(state, "claim") == "2.1" and offered(state, "dam") == "1.1"
    assert offered(state, "dismantle") == "dam A1-A2"
    play(state, "claim 2.1", "place B2", "dam 1.1", "place B1", "pass")
    assert state.seat == 1
    play(before, "pass")
    assert before.table(None)["cities"][0]["cells"].keys() == {"A1", "A2"}


@rule("TT-16")
@pytest.mark.parametrize(("raft", "back"), [("raft", "raft"), ("raft-two", "")])
def test_a_claim_is_free_and_the_raft_leaves_first(raft: str, back: str) -> None:
    state = position(river="2.1=blue-four 1.1=brown-four", rafts=f"2.1=0:{raft}", figures="")
    play(state, "claim 2.1")
    assert held(state) == back
    assert offered(state, "place") == "A2 B2 C2 D2"
    play(state, "place B2")
    assert refused(state, "take 1.1") == "", "the main action is still open"
    assert refused(state, "claim 1.1") == "TT-16 no-raft-there"
    assert state.table(None)["river"][1] == [None] * 3


@rule("TT-16", "TT-21")
def test_a_claimed_tile_goes_where_its_board_is_now() -> None:
    state = position(river="1.1=blue-four 1.2=brown-four", figures="raft")
    play(state, "raft 1.1", "end", "pass", "pass")
    assert state.round == 6
    play(state, "claim 2.1")
    assert offered(state, "place") == "A2 B2 C2 D2"


@rule("TT-A3")
def test_a_raft_goes_also_on_a_tile_without_a_place() -> None:
    state = position(COLUMN_1_FULL, river="1.1=brown-four", figures="raft")
    assert refused(state, "take 1.1") == "TT-21 column-full"
    assert refused(state, "raft 1.1") == ""


@rule("TT-A4")
def test_raft_and_claim_in_one_turn() -> None:
    state = play(position(river="3.1=blue-four", figures="raft-two"), "raft-two 3.1")
    assert offered(state, "claim") == "3.1"
    play(state, "claim 3.1", "place A3")
    assert held(state) == ""
    assert refused(state, "raft 1.1") == "TT-12 main-done"


@rule("TT-A5")
def test_a_rafted_tile_that_fits_nowhere_cannot_be_claimed_and_the_raft_stays() -> None:
    state = position(COLUMN_1_FULL, river="1.1=brown-four", rafts="1.1=0:raft", figures="crane")
    assert refused(state, "claim 1.1") == "", "the crane opens other columns"
    state = position(COLUMN_1_FULL, river="1.1=brown-four", rafts="1.1=0:raft", figures="dam")
    assert refused(state, "claim 1.1") == "TT-21 column-full"
    assert offered(state, "raft") == offered(state, "claim") == ""
    play(state, "pass", "pass")
    assert afloat(state.table(None), "2.1")["raft"] == {"owner": 0, "figure": "raft"}
    assert offered(play(state, "pass"), "claim") == "2.1"


@rule("TT-A8")
def test_a_player_may_have_all_his_rafts_on_the_river() -> None:
    state = position(
        river="1.1=blue-four 2.1=brown-four 3.1=yellow-four 4.1=blue-four",
        rafts="1.1=0:raft 2.1=0:raft-two 3.1=0:raft-two",
        figures="raft-two",
    )
    play(state, "raft-two 4.1")
    assert offered(state, "claim") == "1.1 2.1 3.1 4.1"


@rule("TT-A8")
def test_a_two_colour_raft_belongs_to_whoever_put_it() -> None:
    state = position(river="1.1=blue-four 1.2=brown-four", figures="raft-two", others="raft-two")
    play(state, "raft-two 1.1", "end")
    assert refused(state, "claim 1.1") == "TT-14 rafted"
    play(state, "raft-two 1.2")
    assert offered(state, "claim") == "1.2"


@rule("TT-A9")
def test_the_own_rafted_tile_is_gained_by_claiming_alone() -> None:
    state = position(river="1.1=blue-four", rafts="1.1=0:raft", figures="dam crane raft-two")
    assert refused(state, "take 1.1") == refused(state, "dam 1.1") == "TT-A9 own-raft"
    assert offered(state, "claim") == "1.1"


@rule("TT-A13")
def test_a_raft_from_a_claimed_tile_may_be_put_at_once_if_the_main_action_is_open() -> None:
    river = "1.1=red-raft 2.1=blue-four"
    state = position(river=river, rafts="1.1=0:raft-two", figures="")
    play(state, "claim 1.1", "place A1", "raft-two 2.1")
    assert held(state) == ""
    state = play(position(river=river, figures=""), "take 1.1", "place A1")
    assert refused(state, "raft-two 2.1") == "TT-12 main-done"


@rule("TT-A13", "TT-A35")
def test_a_dam_from_a_new_tile_may_be_spent_at_once() -> None:
    state = position(river="1.1=red-dam 2.1=red-dam 3.1=blue-four", figures="")
    play(state, "take 1.1", "place A1", "dam 2.1", "place A2", "dam 3.1", "place A3")
    assert held(state) == ""
    assert len(state.table(None)["cities"][0]["cells"]) == 3


@rule("TT-A33")
def test_a_stuck_player_may_raft_dismantle_or_pass() -> None:
    state = position(COLUMN_1_FULL, river="1.1=brown-four", figures="raft")
    assert offered(state, "take") == ""
    assert offered(state, "raft") == "1.1"
    assert offered(state, "dismantle") == "raft A1-B1 raft B1-C1 raft C1-D1"
    assert offered(state, "pass") == "pass"


@rule("TT-A33", "TT-15")
def test_passing_is_allowed_although_a_tile_could_be_taken() -> None:
    state = position(river="1.1=blue-four")
    assert offered(state, "take") == "1.1"
    assert play(state, "pass").seat == 1


@rule("TT-A35")
def test_a_raft_a_claim_and_dams_in_one_turn() -> None:
    state = position(
        river="1.1=blue-four 2.1=brown-four 3.1=yellow-four 4.1=red-dam",
        rafts="2.1=0:raft-two",
        figures="dam raft",
    )
    play(state, "dam 4.1", "place A4", "raft 1.1", "claim 2.1", "place A2")
    assert refused(state, "dam 1.1") == "TT-A9 own-raft"
    play(state, "dam 3.1", "place A3", "claim 1.1", "place A1", "end")
    assert held(state) == "raft"
    assert state.table(None)["cities"][0]["cells"].keys() == {"A1", "A2", "A3", "A4"}
