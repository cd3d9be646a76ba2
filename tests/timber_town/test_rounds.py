"""Rounds, the waterfall, the builder beaver and the end."""

from __future__ import annotations

import random

from osada.games.timber_town import GAME
from osada.games.timber_town.rules.reach import can_still_gain
from osada.testing import rule
from tests.timber_town.positions import afloat, held, next_tiles, offered, play, position, refused

FULL = (
    "A1=purple:EW A2=purple:EW A3=purple:SW A4=green:NS B1=yellow:E B2=orange:ESW B3=purple:NW B4=orange:NS "
    "C1=yellow:E C2=red-dam C3=orange:EW C4=blue:NW D1=purple:ES D2=brown-four D3=blue:ESW D4=purple:EW"
)
OTHER_FULL = (
    "A1=red-crane A2=red-crane A3=red-crane A4=green:SW B1=red-dam B2=red-dam B3=red-raft B4=red-raft "
    "C1=red-raft C2=brown-four C3=brown-four C4=blue-four D1=green:NE D2=blue-four D3=yellow-four D4=green:NW"
)
ALL_BUT_D4 = FULL.removesuffix(" D4=purple:EW")


@rule("TT-10")
def test_the_first_player_alternates() -> None:
    state = GAME.start(2, 5, {"first": "seat-2"})
    seats = []
    for _ in range(8):
        seats.append(state.seat)
        state.play(GAME.parse("pass"))
    assert seats == [1, 0, 0, 1, 1, 0, 0, 1]


@rule("TT-8", "TT-A7", "TT-A37")
def test_the_river_flows_on_and_rafts_go_by_their_kind() -> None:
    state = position(
        river="4.1=blue-four 4.2=brown-four 3.1=green-opposite 1.1=yellow-one",
        rafts="4.1=0:raft 4.2=1:raft-two 3.1=1:raft",
        figures="",
        others="",
        second=True,
    )
    next_tiles(state, "red-dam", "yellow-four", "orange-three")
    play(state, "pass")
    assert (held(state, 0), held(state, 1)) == ("raft", "")
    river = state.table(None)["river"]
    kinds = [[tile and tile["kind"] for tile in board] for board in river]
    assert kinds == [
        ["red-dam", "yellow-four", "orange-three"],
        ["yellow-one", None, None],
        [None, None, None],
        ["green-opposite", None, None],
    ]
    assert afloat(state.table(None), "4.1")["raft"] == {"owner": 1, "figure": "raft"}
    assert state.seat == 0


def test_a_tile_keeps_its_key_in_river_and_city() -> None:
    state = position(river="2.1=blue-four 3.3=green-opposite", second=True)
    keys = {tile["kind"]: tile["key"] for board in state.table(0)["river"] for tile in board if tile}
    play(state, "take 2.1")
    gaining = state.table(0)["gaining"]
    assert gaining is not None
    assert gaining["tile"]["key"] == keys["blue-four"]
    play(state, "place C2")
    assert state.table(0)["cities"][0]["cells"]["C2"]["key"] == keys["blue-four"]
    play(state, "end")
    assert afloat(state.table(0), "4.3")["key"] == keys["green-opposite"]


@rule("TT-26")
def test_who_fills_the_city_first_takes_the_builder_and_passes_from_then_on() -> None:
    state = position(ALL_BUT_D4, river="4.1=purple-opposite 1.1=blue-four", figures="")
    assert state.builder < 0
    play(state, "take 4.1", "place D4")
    assert state.builder == 0
    assert state.scores()[0]["builder"] == 5
    assert refused(state, "take 1.1") == "TT-12 main-done"
    play(state, "end", "pass", "pass")
    assert state.seat == 1, "the full city passed by itself, twice"


@rule("TT-A15")
def test_a_full_city_may_still_dismantle() -> None:
    state = position(FULL, river="1.1=blue-four", figures="raft")
    assert refused(state, "take 1.1") == "TT-26 bound"
    assert refused(state, "raft 1.1") == "TT-26 bound"
    assert offered(state, "dismantle").startswith("raft A1-B1 raft A2-B2")
    play(state, "dismantle raft A2-B2")
    assert offered(state, "dismantle") == ""
    play(state, "pass")


@rule("TT-27", "TT-A18")
def test_the_game_ends_at_the_end_of_the_turn_that_fills_the_second_city() -> None:
    state = position(ALL_BUT_D4, OTHER_FULL, river="4.1=purple-opposite 1.1=orange-three", figures="")
    assert state.builder == 1
    play(state, "take 4.1", "place D4")
    assert state.seat == 0, "the turn goes on"
    assert state.builder == 1
    play(state, "end")
    assert state.seat is None


@rule("TT-A18")
def test_a_tile_that_leaves_before_the_next_turn_does_not_count() -> None:
    state = position(river="4.1=blue-four", in_round=16, unseen="")
    assert can_still_gain(state, 0, moved=False)
    assert not can_still_gain(state, 0, moved=True)
    state = position(river="3.1=blue-four", in_round=16, unseen="")
    assert can_still_gain(state, 0, moved=True)


@rule("TT-A18")
def test_the_columns_that_a_tile_can_still_reach_count() -> None:
    """Only column 1 has empty cells, and the river flows away from it."""
    columns = " ".join(word for word in FULL.split() if word[1] != "1")
    state = position(columns, river="2.1=yellow-four", in_round=16, unseen="", figures="raft raft-two")
    assert not can_still_gain(state, 0, moved=False)
    state = position(columns, river="1.1=yellow-four", in_round=16, unseen="", figures="raft raft-two")
    assert can_still_gain(state, 0, moved=False)
    assert not can_still_gain(state, 0, moved=True)
    state = position(columns, river="2.1=yellow-four", in_round=16, unseen="", figures="crane raft-two")
    assert can_still_gain(state, 0, moved=True)
    state = position(
        columns, river="2.1=yellow-four", rafts="2.1=1:raft", in_round=16, unseen="", figures="crane crane"
    )
    assert not can_still_gain(state, 0, moved=False)


@rule("TT-11")
def test_no_game_lasts_longer_than_19_rounds() -> None:
    for seed in range(20):
        chance = random.Random(seed)
        state = GAME.start(2, seed)
        count = 0
        while state.seat is not None:
            state.play(GAME.parse("pass") if seed == 0 else chance.choice(state.actions()))
            count += 1
        assert state.view(None)["round"] <= 19
        assert count <= GAME.longest
    state = GAME.start(2, 0)
    passes = 0
    while state.seat is not None:
        state.play(GAME.parse("pass"))
        passes += 1
    assert passes == 38
