"""The river: rounds, who goes first, the waterfall and what becomes of rafts there (TT-8 to TT-11)."""

from __future__ import annotations

import pytest

from osada.games.timber_town import GAME, TownState
from osada.testing import rule
from tests.timber_town.positions import held, next_tiles, offered, play, position, refused

NEW = ("red-dam", "yellow-four", "orange-three")


def boards(state: TownState) -> list[str]:
    """The kinds on every board, ``.`` where nothing is."""
    river = state.table(None)["river"]
    return [" ".join(tile["kind"] if tile else "." for tile in board) for board in river]


def rafts(state: TownState) -> str:
    """The rafts on the river: ``"2.1=0:raft"``."""
    river = state.table(None)["river"]
    return " ".join(
        f"{board}.{place}={tile['raft']['owner']}:{tile['raft']['figure']}"
        for board, tiles in enumerate(river, start=1)
        for place, tile in enumerate(tiles, start=1)
        if tile and tile["raft"]
    )


@rule("TT-8")
def test_a_round_begins_with_the_river() -> None:
    river = "1.1=blue-four 1.3=green-opposite 2.2=brown-four 3.1=yellow-one 4.1=red-crane 4.3=blue-three"
    state = position(river=river, second=True)
    next_tiles(state, *NEW)
    lost = state.table(None)["lost"]
    play(state, "pass")
    assert boards(state) == [" ".join(NEW), "blue-four . green-opposite", ". brown-four .", "yellow-one . ."]
    fallen = {kind: count - lost.get(kind, 0) for kind, count in state.table(None)["lost"].items()}
    assert {kind for kind, count in fallen.items() if count} == {"red-crane", "blue-three"}


@rule("TT-8", "TT-10")
def test_the_river_rests_between_the_two_turns_of_a_round() -> None:
    state = position(river="1.1=blue-four 4.1=red-crane")
    before = boards(state)
    play(state, "pass")
    assert state.seat == 1
    assert boards(state) == before
    assert refused(state, "take 4.1") == ""


@rule("TT-8")
def test_the_first_round_begins_without_a_shift() -> None:
    state = GAME.start(2, 3)
    assert [tile is not None for board in state.view(None)["river"] for tile in board] == [True] * 3 + [False] * 9
    assert state.view(None)["lost"] == {}


@rule("TT-8", "TT-A7")
@pytest.mark.parametrize(("raft", "back"), [("raft", "raft"), ("raft-two", "")])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_single_colour_raft_comes_back_from_the_waterfall(raft: str, back: str, owner: int) -> None:
    state = position(
        river="4.2=blue-four 1.1=green-opposite", rafts=f"4.2={owner}:{raft}", figures="", others="", second=True
    )
    play(state, "pass")
    assert [held(state, seat) for seat in (owner, 1 - owner)] == [back, ""]
    assert rafts(state) == ""
    if back:
        assert state.scores()[owner]["red_dvur"] == 1
    state.seat = owner
    assert offered(state, "raft") == ("1.1 1.2 1.3 2.1" if back else "")


@rule("TT-A37", "TT-8")
def test_rafts_that_fall_together_go_each_by_its_kind() -> None:
    state = position(
        river="4.1=blue-four 4.2=brown-four 4.3=yellow-one 3.3=green-opposite",
        rafts="4.1=0:raft 4.2=0:raft-two 4.3=1:raft 3.3=1:raft-two",
        figures="dam",
        others="",
        second=True,
    )
    play(state, "pass")
    assert [held(state, seat) for seat in (0, 1)] == ["dam raft", "raft"]
    assert rafts(state) == "4.3=1:raft-two"
    play(state, "pass", "pass")
    assert [held(state, seat) for seat in (0, 1)] == ["dam raft", "raft"], "each came back once"
    assert rafts(state) == ""


@rule("TT-8")
def test_rafts_float_along_with_their_tiles() -> None:
    state = position(
        river="1.2=blue-four 2.1=brown-four 3.3=yellow-one",
        rafts="1.2=0:raft 2.1=1:raft-two 3.3=1:raft",
        figures="",
        others="",
        second=True,
    )
    play(state, "pass")
    assert rafts(state) == "2.2=0:raft 3.1=1:raft-two 4.3=1:raft"
    assert [held(state, seat) for seat in (0, 1)] == ["", ""]


@rule("TT-9")
@pytest.mark.parametrize("in_round", [16, 17, 18])
def test_nothing_is_revealed_after_round_16_and_the_river_flows_on(in_round: int) -> None:
    river = {16: "1.1=blue-four", 17: "2.1=blue-four", 18: "3.1=blue-four"}[in_round]
    state = position(river=river, unseen="", in_round=in_round, second=True)
    next_tiles(state)
    play(state, "pass")
    expected = [". . ."] * 4
    expected[in_round - 15] = "blue-four . ."
    assert boards(state) == expected


@rule("TT-9", "TT-11")
def test_the_last_three_tiles_come_in_round_16() -> None:
    state = position(unseen="blue-four red-dam yellow-one", in_round=15, second=True)
    next_tiles(state, "blue-four", "red-dam", "yellow-one")
    play(state, "pass")
    assert boards(state)[0] == "blue-four red-dam yellow-one"
    assert state.table(None)["stack"] == 0


@rule("TT-10")
@pytest.mark.parametrize("start", [0, 1])
def test_each_player_has_one_turn_a_round_and_the_first_alternates(start: int) -> None:
    state = GAME.start(2, 8, {"first": f"seat-{start + 1}"})
    seen = []
    while state.seat is not None:
        view = state.view(None)
        seen.append((view["round"], view["first"], state.seat))
        state.play(GAME.parse("pass"))
    for number in range(1, 20):
        first = start if number % 2 else 1 - start
        turns = [(first_there, seat) for round_, first_there, seat in seen if round_ == number]
        assert turns == [(first, first), (first, 1 - first)], f"round {number}"


@rule("TT-11")
def test_a_tile_is_in_the_river_for_four_rounds() -> None:
    state = GAME.start(2, 8)
    found: dict[str, list[int]] = {}
    while state.seat is not None:
        view = state.view(None)
        for board, tiles in enumerate(view["river"], start=1):
            for tile in tiles:
                if tile:
                    found.setdefault(tile["key"], []).append(10 * view["round"] + board)
        state.play(GAME.parse("pass"))
    assert len(found) == 48
    for number in range(48):
        revealed = number // 3 + 1
        places = sorted(set(found[f"t{number}"]))
        assert places == [10 * (revealed + step) + step + 1 for step in range(4)]
    assert view["round"] == 19


@rule("TT-A16")
def test_a_raft_of_a_full_town_stays_until_it_falls() -> None:
    full = (
        "A1=red-crane A2=red-crane A3=red-crane A4=green:SW B1=red-dam B2=red-dam B3=red-raft B4=red-raft "
        "C1=red-raft C2=brown-four C3=brown-four C4=blue-four D1=green:NE D2=blue-four D3=yellow-four D4=green:NW"
    )
    state = position("", full, river="3.1=brown-four", rafts="3.1=1:raft", figures="", others="", second=True)
    play(state, "pass")
    assert (state.seat, rafts(state)) == (0, "4.1=1:raft")
    assert refused(state, "take 4.1") == "TT-14 rafted"
    play(state, "pass")
    assert (state.seat, rafts(state), held(state, 1)) == (0, "", "raft"), "it fell, and comes back unused"


@rule("TT-A32")
def test_seats_and_spectators_see_the_same_table() -> None:
    state = position("A1=red-dam", "A1=red-crane", river="1.1=blue-four 2.1=yellow-one", rafts="2.1=1:raft", others="")
    open_to_all = [state.table(seat) for seat in (0, 1, None)]
    assert open_to_all[0] == open_to_all[1] == open_to_all[2]
    assert sum(open_to_all[0]["unseen"].values()) == open_to_all[0]["stack"]


@rule("TT-A32", "TT-6")
def test_what_comes_next_is_any_tile_that_has_not_been_seen() -> None:
    state = position(unseen="blue-four red-dam yellow-one brown-four green-opposite red-crane", second=True)
    seen = set()
    for seed in range(60):
        after = state.redeal(0, type(state.dealer)(seed))
        after.play(GAME.parse("pass"))
        board = boards(after)[0].split(" ")
        assert len(set(board)) == 3
        seen.update(board)
    assert seen == {"blue-four", "red-dam", "yellow-one", "brown-four", "green-opposite", "red-crane"}
