"""A test for every rule of a turn that fails when the rule is broken."""

from __future__ import annotations

import pytest
from osada.testing import rule
from positions import FULL, play, position, refused

from hillstead import GAME
from hillstead.pieces import PLOTS


@rule("HI-1")
@pytest.mark.parametrize("players", GAME.seats)
def test_everybody_begins_with_three_of_thirty_two_cards(players: int) -> None:
    state = GAME.start(players, 3)
    assert [sum(hand) for hand in state.hands] == [3] * players
    assert sum(state.pile) == 32 - 3 * players
    assert [sum(counts) for counts in zip(state.pile, *state.hands, strict=True)] == [8] * 4
    assert state.owners == [-1] * PLOTS == [-1] * 24


@rule("HI-1")
def test_the_first_player_is_drawn_by_lot_or_agreed_on() -> None:
    assert {GAME.start(3, seed).seat for seed in range(40)} == {0, 1, 2}
    assert {GAME.start(3, seed, {"first": "seat-2"}).seat for seed in range(10)} == {1}


@rule("HI-2")
def test_a_house_has_the_roof_of_a_card_from_the_hand() -> None:
    state = position(hand="rry")
    assert refused(state, "card moss") == ("HI-2", "no-card")
    assert refused(state, "build 1,1") == ("HI-2", "no-card-chosen")
    play(state, "card red")
    assert refused(state, "card straw") == refused(state, "end") == ("HI-2", "chosen")
    play(state, "build 1,4")
    assert (state.owners[3], state.roofs[3]) == (0, 0)
    assert state.hands[0] == [1, 0, 1, 0]


@rule("HI-2")
def test_one_house_or_two_are_built_in_a_turn() -> None:
    state = position()
    assert refused(state, "end") == ("HI-2", "not-built")
    play(state, "card red", "build 1,1")
    assert refused(state, "end") is None and state.seat == 0
    play(state, "card slate", "build 2,1")
    assert refused(state, "card straw") == ("HI-2", "built") == refused(state, "build 1,2")
    assert state.actions() == [GAME.parse("end")]


@rule("HI-2")
def test_a_plot_takes_one_house() -> None:
    state = position("2m -- -- -- -- --")
    play(state, "card red")
    assert refused(state, "build 1,1") == ("HI-2", "taken") and refused(state, "build 1,2") is None


@rule("HI-3")
def test_higher_up_a_house_needs_one_below() -> None:
    state = position("-- 1s -- -- -- --", "2m 2r -- -- -- --")
    play(state, "card red")
    open_plots = {GAME.notation(action) for action in state.actions()}
    assert open_plots == {"build 1,3", "build 1,4", "build 1,5", "build 1,6", "build 2,1", "build 3,2"}
    assert refused(state, "build 3,1") == refused(state, "build 2,6") == ("HI-3", "nothing-below")


@rule("HI-3")
def test_on_the_lowest_terrace_everything_is_open() -> None:
    state = position()
    play(state, "card red")
    assert [GAME.notation(action) for action in state.actions()] == [f"build 1,{plot}" for plot in range(1, 7)]


@rule("HI-4")
@pytest.mark.parametrize("houses", [1, 2])
def test_one_card_is_drawn_however_much_was_built(houses: int) -> None:
    state = position()
    pile = sum(state.pile)
    for plot, roof in enumerate(("red", "slate")[:houses], start=1):
        play(state, f"card {roof}", f"build 1,{plot}")
    play(state, "end")
    assert sum(state.hands[0]) == 3 - houses + 1 and sum(state.pile) == pile - 1
    assert state.seat == 1


@rule("HI-4")
def test_nobody_draws_from_an_empty_pile() -> None:
    state = position()
    state.pile, reveals = [0] * 4, state.reveals
    play(state, "card red", "build 1,1", "end")
    assert sum(state.hands[0]) == 2 and state.seat == 1
    assert state.reveals == reveals, "no chance was used"


@rule("HI-4")
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("players", GAME.seats)
def test_everybody_always_has_a_card(players: int, seed: int) -> None:
    """However many second houses are built, and whoever comes when the pile is empty."""
    state = GAME.start(players, seed)
    while state.seat is not None:
        actions = state.actions()
        assert actions and (state.built or sum(state.hands[state.seat]) > 0)
        state.play(actions[(seed * 7 + len(actions)) % len(actions) if seed % 3 else 0])


@rule("HI-5")
def test_a_hand_is_its_owners_secret() -> None:
    state = position(hand="rsm", players=3)
    assert state.view(0)["hands"] == [["red", "slate", "moss"], None, None]
    assert state.view(None)["hands"] == [None] * 3 and state.view(1)["hands"][0] is None
    assert state.view(2)["cards"] == [3, 3, 3]


@rule("HI-5")
def test_others_see_a_card_when_the_turn_has_ended() -> None:
    state = position()
    assert state.settled
    play(state, "card red")
    assert not state.settled and state.view(1)["chosen"] is None and state.view(0)["chosen"] == "red"
    play(state, "build 1,1")
    assert not state.settled
    play(state, "end")
    assert state.settled


@rule("HI-5")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    state = position()
    state.listen()
    play(state, "card red", "build 1,1", "end")
    assert [seen["event"] for seen in state.events(0)] == ["build", "draw-known"]
    assert [seen["event"] for seen in state.events(1)] == ["build", "draw"]
    assert "roof" not in state.events(None)[1] and "roof" in state.events(0)[1]


@rule("HI-5")
def test_cards_that_are_left_are_shown_at_the_end() -> None:
    state = position(*(line.replace("2r", "--") if number == 3 else line for number, line in enumerate(FULL[::-1])))
    state.owners, state.roofs, state.seat = [0] * PLOTS, [0] * PLOTS, None
    assert all(hand is not None for hand in state.open_view()["hands"])
    assert state.view(None)["hands"] == [None, None]


@rule("HI-6")
def test_the_game_is_over_when_the_hillside_is_full() -> None:
    almost = ("1r 2s 1y 2m 1r --", *FULL[1:])
    state = position(*almost)
    play(state, "card red", "build 4,6")
    assert refused(state, "card slate") == ("HI-6", "full") and state.actions() == [GAME.parse("end")]
    play(state, "end")
    assert state.seat is None and refused(state, "end") == ("HI-6", "over")
