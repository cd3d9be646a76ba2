"""Set-up and turns: main actions, free actions and their order."""

from __future__ import annotations

import pytest

from osada.core.dealer import WrongScript
from osada.core.options import BadOption
from osada.games.timber_town import GAME
from osada.games.timber_town.pieces import CARDS, FIRST_GAME_CARDS, color_of
from osada.testing import rule
from tests.timber_town.positions import ends_at, held, next_tiles, offered, play, position, refused

# Set-up


@rule("TT-4", "TT-6")
def test_everybody_starts_with_the_raft_of_the_own_colour() -> None:
    view = GAME.start(2, 1).view(None)
    assert view["figures"] == [{"crane": 0, "dam": 0, "raft": 1, "raft-two": 0}] * 2
    assert view["supply"] == {"crane": 3, "dam": 3, "raft-two": 3, "beaver": 3}
    assert [sum(tile is not None for tile in board) for board in view["river"]] == [3, 0, 0, 0]
    assert view["stack"] == 45


@rule("TT-5")
def test_the_starting_player_is_drawn_or_chosen() -> None:
    assert {GAME.start(2, seed).seat for seed in range(20)} == {0, 1}
    for seat in (0, 1):
        state = GAME.start(2, 1, {"first": f"seat-{seat + 1}"})
        assert state.seat == seat
        assert state.view(None)["symbols"] == [seat, 1 - seat, seat, 1 - seat]
    with pytest.raises(BadOption, match="option first"):
        GAME.start(2, 1, {"first": "seat-3"})


@rule("TT-7")
def test_seven_cards_one_of_each_colour() -> None:
    drawn = {tuple(GAME.start(2, seed).view(None)["cards"]) for seed in range(200)}
    assert {card for cards in drawn for card in cards} == set(CARDS)
    assert {tuple(map(color_of, cards)) for cards in drawn} == {
        ("brown", "red", "green", "purple", "orange", "blue", "yellow")
    }
    assert GAME.start(2, 1, {"cards": "first-game"}).view(None)["cards"] == list(FIRST_GAME_CARDS)
    chosen = [*FIRST_GAME_CARDS[:6], "yellow_srub"]
    assert GAME.start(2, 1, {"cards": chosen[::-1]}).view(None)["cards"] == chosen
    with pytest.raises(BadOption, match="one card of each colour; blue: blue_bednarstvi, blue_kovarstvi"):
        GAME.start(2, 1, {"cards": [*FIRST_GAME_CARDS[:6], "blue_kovarstvi"]})


# Turns


@rule("TT-12")
def test_one_main_action_and_free_actions_before_and_after_it() -> None:
    state = position(river="1.1=blue-four 2.1=brown-four 3.1=red-dam", rafts="2.1=0:raft", figures="dam crane")
    play(state, "claim 2.1")
    assert refused(state, "dam 1.1") == "TT-12 finish"
    assert refused(state, "pass") == "TT-12 finish"
    play(state, "place A2", "take 1.1", "place A1")
    assert refused(state, "take 3.1") == "TT-12 main-done"
    assert refused(state, "raft 3.1") == "TT-12 main-done"
    assert refused(state, "pass") == "TT-15 not-pass"
    play(state, "dam 3.1", "place A3", "end")
    assert state.seat == 1


@rule("TT-15", "TT-A33")
def test_passing_is_always_allowed_and_free_actions_stay() -> None:
    state = position(river="1.1=blue-four 2.1=brown-four", figures="dam raft")
    assert refused(state, "end") == "TT-12 not-end"
    play(state, "dam 1.1", "place B1", "pass")
    assert state.seat == 1


@rule("TT-A33")
def test_a_player_who_can_place_nothing_may_raft() -> None:
    """Column 1 is full; the tile will float to column 2."""
    city = "A1=purple:EW B1=purple:EW C1=green:EW D1=green:EW"
    state = position(city, river="1.1=blue-four", figures="raft")
    assert offered(state, "take") == ""
    assert state.asked().kind == "no-take"
    play(state, "raft 1.1")
    assert offered(state, "claim") == ""


@rule("TT-9")
def test_without_face_down_tiles_the_river_still_flows() -> None:
    state = position(river="1.1=blue-four 3.1=brown-four", in_round=16, unseen="", second=True)
    next_tiles(state)
    play(state, "pass")
    kinds = [[tile and tile["kind"] for tile in board] for board in state.table(None)["river"]]
    assert kinds == [[None] * 3, ["blue-four", None, None], [None] * 3, ["brown-four", None, None]]
    with pytest.raises(WrongScript):
        state.dealer.pick("tile", [1])


# Rafts


@rule("TT-A3", "TT-A5")
def test_a_raft_may_go_on_a_tile_that_has_no_place_now_but_it_cannot_be_claimed() -> None:
    city = "A1=purple:EW B1=purple:EW C1=green:EW D1=green:EW"
    state = position(city, river="1.1=yellow-one", figures="raft")
    play(state, "raft 1.1")
    assert refused(state, "claim 1.1") == "TT-21 column-full"
    assert refused(state, "dismantle raft A1-B1") == "TT-19 no-figure"


@rule("TT-A4")
def test_a_rafted_tile_may_be_claimed_in_the_same_turn() -> None:
    state = play(position(river="1.1=blue-four"), "raft 1.1", "claim 1.1", "place C1")
    assert (ends_at(state, "C1"), held(state)) == ("NESW", "raft")


@rule("TT-A8", "TT-16")
def test_several_rafts_and_what_becomes_of_them() -> None:
    state = position(
        river="1.1=blue-four 2.1=brown-four 3.1=yellow-four", rafts="1.1=0:raft 2.1=0:raft-two", figures="raft-two"
    )
    play(state, "raft-two 3.1")
    assert offered(state, "claim") == "1.1 2.1 3.1"
    play(state, "claim 1.1", "place A1")
    assert held(state) == "raft"
    play(state, "claim 2.1", "place A2", "claim 3.1", "place A3")
    assert held(state) == "raft", "two-colour rafts leave the game"


@rule("TT-A10", "TT-A11")
def test_the_first_raft_may_be_dismantled_but_not_from_the_river() -> None:
    city = "A1=purple:NS A2=purple:NS"
    state = position(city, river="1.1=blue-four", rafts="1.1=0:raft", figures="")
    assert refused(state, "dismantle raft A1-A2") == "TT-19 no-figure"
    state = play(position(city, figures="raft"), "dismantle raft A1-A2")
    assert held(state) == ""


@rule("TT-A13", "TT-A35")
def test_figures_from_new_tiles_may_be_used_at_once() -> None:
    state = position(river="1.1=red-raft 2.1=blue-four 3.1=red-dam 4.1=brown-four", figures="dam")
    play(state, "dam 1.1", "place A1", "raft-two 2.1")
    assert held(state) == ""
    state = position(river="1.1=red-raft 2.1=blue-four 3.1=red-dam 4.1=brown-four", figures="")
    play(state, "take 1.1", "place A1")
    assert refused(state, "raft-two 2.1") == "TT-12 main-done"
    state = position(river="3.1=red-dam 4.1=brown-four", figures="")
    play(state, "take 3.1", "place A3", "dam 4.1", "place A4")
    assert ends_at(state, "A4") == "NESW"


@rule("TT-A35")
def test_raft_claim_and_dam_in_one_turn() -> None:
    state = position(river="1.1=blue-four 2.1=brown-four 3.1=yellow-four", rafts="2.1=0:raft-two", figures="dam raft")
    play(state, "raft 1.1", "claim 2.1", "place A2")
    assert refused(state, "dam 1.1") == "TT-A9 own-raft"
    play(state, "dam 3.1", "place A3", "claim 1.1", "place A1", "end")
    assert state.seat == 1


@rule("TT-A16")
def test_the_raft_of_a_full_city_keeps_blocking() -> None:
    full = (
        "A1=red-crane A2=red-crane A3=red-crane A4=green:SW B1=red-dam B2=red-dam B3=red-raft B4=red-raft "
        "C1=red-raft C2=brown-four C3=brown-four C4=blue-four D1=green:NE D2=blue-four D3=yellow-four D4=green:NW"
    )
    state = position("", full, river="1.1=brown-four 2.1=green-opposite", rafts="1.1=1:raft", others="")
    assert refused(state, "take 1.1") == "TT-14 rafted"
    assert offered(state, "take") == "2.1"


@rule("TT-A36")
def test_a_gaining_that_cannot_be_finished_cannot_be_begun() -> None:
    """D1 needs two figures for a crossing; the dam that pays for it cannot be one of them."""
    city = "A1=purple:EW B1=purple:EW C1=green:EW D2=green:NS"
    state = position(city, river="1.1=brown-four", figures="dam raft")
    assert offered(state, "take") == "1.1"
    assert refused(state, "dam 1.1") == "TT-20 nowhere"
    play(state, "take 1.1", "place D1")
    assert offered(state, "dismantle") == "dam C1-D1 dam D1-D2 raft C1-D1 raft D1-D2"


@rule("TT-A38")
def test_the_places_on_a_river_board_are_equal() -> None:
    state = position(river="2.1=blue-four 2.2=brown-four 2.3=yellow-four")
    for slot in ("2.1", "2.2", "2.3"):
        after = play(state.copy(), f"take {slot}")
        assert offered(after, "place") == "A2 B2 C2 D2"


@rule("TT-A19")
def test_the_builder_stays_with_who_was_first() -> None:
    full = (
        "A1=red-crane A2=red-crane A3=red-crane A4=green:SW B1=red-dam B2=red-dam B3=red-raft B4=red-raft "
        "C1=red-raft C2=brown-four C3=brown-four C4=blue-four D1=green:NE D2=blue-four D3=yellow-four"
    )
    other = (
        "A1=purple:EW A2=purple:EW A3=purple:SW A4=green:NS B1=yellow:E B2=orange:ESW B3=purple:NW B4=orange:NS "
        "C1=yellow:E C2=red-dam C3=orange:EW C4=blue:NW D1=purple:ES D2=brown-four D3=blue:ESW"
    )
    state = position(full, other, river="4.1=green-adjacent 4.2=purple-opposite", figures="", others="")
    play(state, "take 4.1", "place D4", "end", "take 4.2", "place D4")
    assert state.builder == 0
    play(state, "end")
    assert state.seat is None
    assert [lines["builder"] for lines in state.scores()] == [5, 0]
