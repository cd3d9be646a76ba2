"""Turns, donkeys, villagers (HA-10 to HA-14), producing and refining (HA-22, HA-23), begging (HA-30), the end of the
game (HA-35)."""

from __future__ import annotations

import pytest

from osada.games.hamlet import HamletState
from osada.games.hamlet.position import TURN
from osada.games.hamlet.view import Good
from osada.testing import rule
from tests.hamlet.positions import (
    GAME,
    allowed,
    do,
    donkeys,
    every_blueprint,
    goods,
    hand,
    lay,
    position,
    road,
    unsound,
    villagers,
    why_not,
)


def where(state: HamletState, seat: int) -> dict[str, int]:
    return dict(state.view(None)["donkeys"][seat])


# A turn (HA-10)


@rule("HA-10")
def test_turns_go_round_and_villagers_stand_up_at_the_start_of_their_own() -> None:
    state = position(3, {"first": "seat-2"})
    order = []
    for _ in range(7):
        order.append((state.seat, state.round))
        assert state.seat is not None
        assert state.standing[state.seat] == 1
        goods(state, "quarry", "")
        do(state, "use quarry")
        acting = state.seat
        assert not state.standing[acting]
        do(state, "end")
        assert not state.standing[acting]
    assert order == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


@rule("HA-10", "HA-35a")
def test_everything_is_optional_and_a_turn_may_be_ended_at_once() -> None:
    state = position()
    for _ in range(50):
        do(state, "end")
    assert state.round == 26 and state.gold == [3, 4] and state.points == [0, 0]
    assert state.seat == 0 and not state.last_round


@rule("HA-10", "HA-13")
def test_one_action_with_each_standing_villager() -> None:
    state = position()
    villagers(state, 0, 2)
    goods(state, "quarry", "")
    goods(state, "farm", "")
    do(state, "use quarry", "use farm")
    goods(state, "woodcutter", "")
    for text in ("use woodcutter", "plan 0", "hire donkey", "beg", "deliver c1", "sell 0", "road church"):
        state.gold[0] = 20
        assert why_not(state, text) == ("HA-13", "all-lie")
    assert [text for text in allowed(state) if not text.startswith("lead")] == ["end"]


# Donkeys (HA-11, HA-12)


@rule("HA-11")
def test_every_donkey_makes_one_step_along_a_link() -> None:
    state = position()
    donkeys(state, 0, "church church farm")
    assert allowed(state, "lead") == ["lead church", "lead farm"]
    do(state, "lead church")
    assert allowed(state) == ["to market", "to town_hall", "to woodcutter", "to quarry", "to farm"]
    do(state, "to farm")
    assert where(state, 0) == {"church": 1, "farm": 2}
    do(state, "lead church", "to market")
    assert why_not(state, "lead church") == ("HA-11", "no-donkey-there")
    do(state, "lead farm", "to church")  # the one that stood there before; the other has stepped
    assert why_not(state, "lead farm") == ("HA-11", "has-stepped")
    assert why_not(state, "lead market") == ("HA-11", "has-stepped")
    assert where(state, 0) == {"church": 1, "farm": 1, "market": 1}
    assert allowed(state, "lead") == []
    do(state, "end", "end")
    assert allowed(state, "lead") == ["lead church", "lead market", "lead farm"]


@rule("HA-11")
def test_a_donkey_goes_to_linked_tiles_only() -> None:
    state = position()
    lay(state, "barn_a", "quarry", "mountain")
    donkeys(state, 0, "quarry")
    do(state, "lead quarry")
    assert why_not(state, "to barn_a") == ("HA-11", "not-linked")
    assert why_not(state, "to farm") == ("HA-11", "not-linked")
    assert why_not(state, "to quarry") == ("HA-11", "not-linked")
    assert why_not(state, "end")[1].startswith("under-way")


@rule("HA-11")
def test_the_donkey_move_is_over_when_a_villager_acts() -> None:
    state = position()
    donkeys(state, 0, "church church")
    villagers(state, 0, 2)
    do(state, "use quarry")
    assert allowed(state, "lead") == ["lead church"]  # it may come between two actions
    do(state, "lead church", "to farm", "use farm")
    assert why_not(state, "lead church") == ("HA-11", "move-over")
    do(state, "end", "end")
    assert allowed(state, "lead") == ["lead church", "lead farm"]


@rule("HA-11")
def test_steps_may_be_spread_over_the_turn_if_the_table_says_so() -> None:
    state = position(options={"donkey-move": "spread"})
    donkeys(state, 0, "church church")
    do(state, "lead church", "to farm", "use farm", "lead church")
    assert "to quarry" in allowed(state)


@rule("HA-12")
def test_any_number_of_workers_stands_on_a_tile() -> None:
    state = position(4)
    for seat in range(4):
        donkeys(state, seat, "church " * 6)
        villagers(state, seat, 4)
    assert not unsound(state)
    state.gold[0] = 50
    assert why_not(state, "hire donkey") == ("HA-26", "all-hired")
    donkeys(state, 0, "church church")
    for _ in range(2):
        do(state, "lead church", "to farm")
    assert where(state, 0) == {"farm": 2}


# Villagers (HA-13, HA-13a)


@rule("HA-13", "HA-13a")
def test_a_villager_goes_any_way_over_roads_and_lies_down_there() -> None:
    state = position()
    lay(state, "barn_a", "market", "road")
    lay(state, "windmill", "barn_a", "road")
    villagers(state, 0, 2)
    goods(state, "barn_a", "")
    do(state, "use barn_a", "fill wood", "fill wood", "fill wood")
    shown = state.view(None)["villagers"][0]
    assert sorted((entry["tile"], entry["standing"]) for entry in shown) == [("barn_a", False), ("church", True)]
    do(state, "use quarry", "end")
    assert sorted(entry["tile"] for entry in state.view(None)["villagers"][0]) == ["barn_a", "quarry"]
    do(state, "end")
    assert state.standing[0] == 0b11


@rule("HA-13a")
def test_landmarks_have_no_action_but_are_built_from() -> None:
    state = position()
    lay(state, "farrier", "market", "road")
    texts = [GAME.notation(action) for action in range(len(GAME.space))]
    assert "use farrier" not in texts and "use church" not in texts
    hand(state, 0, "woodland_small")
    donkeys(state, 0, "church market")
    do(state, "build woodland_small")
    assert "at farrier" in allowed(state)


# Producing (HA-22)


@rule("HA-22")
@pytest.mark.parametrize(("tile", "good", "there"), [("farm", 2, 2), ("quarry", 1, 1), ("woodcutter", 0, 0)])
def test_a_producer_is_filled_and_pays_two_gold_once(tile: str, good: int, there: int) -> None:
    state = position()
    villagers(state, 0, 2)
    goods(state, tile, " ".join([("wood", "stone", "wheat")[good]] * there))
    do(state, f"use {tile}")
    assert state.stock[good] == state.totals[good] == 3
    assert (state.gold[0], state.points[0]) == (5, 0)
    assert why_not(state, f"use {tile}") == ("HA-22", "full")


@rule("HA-22")
def test_a_barn_is_filled_with_any_mix_and_brings_points_only() -> None:
    state = position()
    lay(state, "barn_a", "market", "road")
    goods(state, "barn_a", "wheat")
    villagers(state, 0, 2)
    do(state, "use barn_a")
    assert allowed(state) == ["fill wood", "fill stone", "fill wheat"]
    assert why_not(state, "end")[0] == "HA-22"
    do(state, "fill stone")
    assert (state.points[0], state.step is TURN) == (0, False)  # all spaces have to be filled
    do(state, "fill wood")
    assert [entry["good"] for entry in goods_on(state, "barn_a")] == ["wood", "stone", "wheat"]
    assert (state.gold[0], state.points[0]) == (3, 2)
    assert why_not(state, "use barn_a") == ("HA-22", "full")


def goods_on(state: HamletState, tile: str) -> list[Good]:
    return next(list(entry["goods"]) for entry in state.view(None)["tiles"] if entry["tile"] == tile)


# Refining (HA-23)


@rule("HA-23")
@pytest.mark.parametrize(
    ("tile", "made", "basic"),
    [
        ("sawmill", "planks", "wood"),
        ("stonemason", "bricks", "stone"),
        ("dairy_farm", "milk", "wheat"),
        ("flour_mill", "flour", "wheat"),
    ],
)
def test_a_refinery_makes_one_token_of_one_basic_good(tile: str, made: str, basic: str) -> None:
    state = position()
    lay(state, tile, place_for(state, tile), "road")
    donkeys(state, 0, "church market town_hall")
    state.gold[:] = [0, 0]
    villagers(state, 0, 2)
    do(state, f"use {tile}")
    index = ("planks", "bricks", "milk", "flour").index(made)
    assert goods_on(state, tile) == [{"good": made, "owner": 0, "white": False}]
    assert state.supply[index] == 1 and state.totals[("wood", "stone", "wheat").index(basic)] == 1
    assert state.gold == [0, 0] and state.points == [0, 0]  # the reward comes when it is used
    assert why_not(state, f"use {tile}") == ("HA-23", "refinery-full")


def place_for(state: HamletState, tile: str) -> str:
    for site in ("market", "town_hall", "church", "farm"):
        try:
            lay(state.copy(), tile, site, "road")
        except AssertionError:
            continue
        return site
    raise AssertionError(f"no road to lay {tile} at")


@rule("HA-23", "HA-20")
def test_who_holds_the_milestone_makes_high_quality() -> None:
    state = position()
    lay(state, "lumber_mill", "market", "road")
    every_blueprint(state, (1, 0, 0, 0))
    donkeys(state, 0, "church market")
    donkeys(state, 1, "church market")
    do(state, "use lumber_mill", "units 1", *paid(state, "use lumber_mill", "units 1"), "end")
    do(state, "use lumber_mill", *paid(state, "use lumber_mill"))
    assert goods_on(state, "lumber_mill") == [
        {"good": "planks", "owner": 0, "white": False},
        {"good": "planks", "owner": 1, "white": True},
    ]


def paid(state: HamletState, *texts: str) -> list[str]:
    """“pay”, if a choice is left after these."""
    after = state.copy()
    for text in texts:
        after.play(GAME.parse(text))
    return ["pay"] if "pay" in allowed(after) else []


@rule("HA-23")
def test_two_spaces_take_one_or_two_units_with_what_each_needs() -> None:
    state = position()
    lay(state, "lumber_mill", "market", "road")
    donkeys(state, 0, "church market")
    state.gold[0] = 0
    do(state, "use lumber_mill")
    assert allowed(state) == ["units 1", "units 2"]
    one, two = do(state.copy(), "units 1"), do(state.copy(), "units 2")
    assert (one.totals[0], one.supply[0], two.totals[0], two.supply[0]) == (1, 1, 0, 0)
    for spoil in ("space", "token", "input"):
        state = position()
        lay(state, "lumber_mill", "market", "road")
        lay(state, "sawmill", "lumber_mill", "road")
        donkeys(state, 0, "church market")
        state.gold[0] = 0
        if spoil == "space":
            goods(state, "lumber_mill", "planks", seat=1)
        elif spoil == "token":
            goods(state, "sawmill", "planks", seat=0)
        else:
            goods(state, "woodcutter", "wood")
        do(state, "use lumber_mill")
        assert state.step is TURN and state.totals[0] == (0 if spoil == "input" else 1)


@rule("HA-23", "HA-28")
def test_what_is_refined_may_be_bought_but_never_without_a_token_or_a_space() -> None:
    state = position()
    lay(state, "sawmill", "market", "road")
    goods(state, "woodcutter", "")
    donkeys(state, 0, "church")
    state.gold[0] = 2
    assert why_not(state, "use sawmill") == ("HA-28", "dear")
    state.gold[0] = 3
    do(state, "use sawmill")
    assert state.gold[0] == 0 and state.supply[0] == 1
    villagers(state, 0, 1)
    goods(state, "sawmill", "", seat=0)
    state.supply[0] = 0
    goods(state, "woodcutter", "wood wood wood")
    assert why_not(state, "use sawmill") == ("HA-23", "no-token")


# Begging (HA-30)


@rule("HA-30")
@pytest.mark.parametrize("short", ["farm", "woodcutter", "quarry"])
def test_begging_needs_all_three_first_producers_full(short: str) -> None:
    state = position()
    lay(state, "barn_a", "market", "road")  # an empty barn does not matter
    for tile, good in (("farm", "wheat"), ("woodcutter", "wood"), ("quarry", "stone")):
        goods(state, tile, " ".join([good] * (2 if tile == short else 3)))
    assert why_not(state, "beg") == ("HA-30", "not-full")
    good = {"farm": "wheat", "woodcutter": "wood", "quarry": "stone"}[short]
    goods(state, short, f"{good} {good} {good}")
    do(state, "beg")
    assert state.gold[0] == 4 and state.view(None)["villagers"][0] == [{"tile": "church", "standing": False}]
    assert why_not(state, "beg") == ("HA-13", "all-lie")


# The end (HA-35)


@rule("HA-35")
@pytest.mark.parametrize(("start", "last", "turns"), [(1, 1, 2), (1, 2, 1), (1, 0, 0), (0, 1, 1)])
def test_the_round_is_finished_after_the_last_delivery(start: int, last: int, turns: int) -> None:
    state = position(3, {"first": f"seat-{start + 1}"})
    while state.seat != last:
        do(state, "end")
    state.deliveries[:] = [-1, 0, 1, 2, 0]
    state.gold[last] = 12
    villagers(state, last, 2)
    do(state, "deliver c1")
    assert state.last_round and state.seat == last and state.gold[last] == 2
    assert "use quarry" in allowed(state)  # the turn goes on
    do(state, "use quarry", "end")
    for _ in range(turns):
        assert state.seat is not None
        assert {"use farm", "plan 0"} <= set(allowed(state)) and not allowed(state, "deliver")
        assert why_not(state, "deliver c1")[0] == "HA-29"
        do(state, "end")
    assert state.seat is None and state.actions() == []
    assert why_not(state, "end") == ("HA-35", "over")
    assert state.view(None)["winners"] == state.winners()


@rule("HA-35", "HA-35a")
def test_nothing_but_the_last_delivery_ends_a_game() -> None:
    state = position(2)
    state.deliveries[:] = [-1, 0, 1, 0]
    for _ in range(2 * 230):
        do(state, "end")
    assert state.seat is not None and not state.last_round
    assert GAME.endless and GAME.lasts_too_long(state)  # simulations stop; the rules do not
    young = position(2)
    for _ in range(2 * 199):
        do(young, "end")
    assert young.round == 200 and not GAME.lasts_too_long(young)


@rule("HA-14", "HA-33")
def test_a_new_link_opens_what_was_built_apart() -> None:
    state = position()
    lay(state, "sawmill", "market", "forest")
    donkeys(state, 0, "church market")
    assert why_not(state, "use sawmill") == ("HA-14", "no-road")
    assert why_not(state, "use lumber_mill") == ("HA-33", "not-built")
    road(state, 1, "market", "sawmill")
    state.gold[0] = 0
    do(state, "use sawmill")
    assert goods_on(state, "sawmill")


@rule("HA-23", "HA-28")
def test_the_second_unit_may_be_bought_too() -> None:
    state = position()
    lay(state, "lumber_mill", "market", "road")
    donkeys(state, 0, "church market")
    goods(state, "woodcutter", "wood")
    state.gold[0] = 3
    do(state, "use lumber_mill")
    assert allowed(state) == ["units 1", "units 2"]
    do(state, "units 2", *paid(state, "units 2"))
    assert (state.gold[0], state.totals[0], state.supply[0]) == (0, 0, 0)
    assert len(goods_on(state, "lumber_mill")) == 2
