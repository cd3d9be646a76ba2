"""Town hall, market and church: blueprints, workers, sales, deliveries (HA-24 to HA-29)."""

from __future__ import annotations

import pytest

from osada.games.hamlet import HamletState
from osada.games.hamlet.pieces import SALES, TILES
from osada.games.hamlet.position import TURN
from osada.testing import rule
from tests.hamlet.positions import (
    allowed,
    do,
    donkeys,
    every_blueprint,
    goods,
    hand,
    lay,
    position,
    villagers,
    why_not,
)

# The visit (HA-24)


@rule("HA-24")
def test_a_visit_is_a_blueprint_then_workers_in_this_order() -> None:
    state = position()
    villagers(state, 0, 2)
    state.gold[0] = 30
    do(state, "plan 0")
    assert allowed(state) == ["hire villager", "hire donkey", "leave"]
    assert why_not(state, "plan 0")[0] == "HA-24"
    assert why_not(state, "use quarry")[0] == "HA-24" and why_not(state, "lead church")[0] == "HA-24"
    do(state, "hire donkey", "to church")
    assert allowed(state) == ["hire villager", "hire donkey", "leave"]
    do(state, "leave")
    assert state.standing[0].bit_count() == 1  # one villager for the whole visit
    do(state, "hire villager")
    assert not allowed(state, "plan")  # hiring first leaves no blueprint for this visit
    do(state, "leave")
    assert [entry["tile"] for entry in state.view(None)["villagers"][0]] == ["town_hall", "town_hall", "church"]


@rule("HA-24")
def test_a_visit_needs_one_of_the_two() -> None:
    state = position()
    state.gold[0] = 2
    hand(state, 0, "sawmill stonemason shrine")
    assert not allowed(state, "plan") and not allowed(state, "hire")
    assert why_not(state, "leave") == ("HA-24", "first-leave")
    state.gold[0] = 3
    do(state, "hire donkey", "to church")
    assert state.step is TURN and state.gold[0] == 0  # nobody else can be hired: the visit is over by itself


# Blueprints (HA-25, HA-25a)


@rule("HA-25")
@pytest.mark.parametrize("number", range(4))
def test_the_price_goes_onto_the_tiles_to_the_left(number: int) -> None:
    state = position()
    state.gold[0] = 3
    state.row_gold[:] = [1, 0, 2, 4]
    row = list(state.row)
    do(state, f"plan {number}")
    coins = [1, 0, 2, 4]
    gained = coins[number]
    left = [coin + (place < number) for place, coin in enumerate(coins)]
    del left[number]
    assert state.row_gold == [*left, 0]
    assert state.row[:3] == row[:number] + row[number + 1 :] and state.row[3] not in row
    assert state.gold[0] == 3 - number + gained
    assert state.hands[0] == (row[number],)


@rule("HA-25")
def test_the_gold_on_a_tile_does_not_help_to_take_it() -> None:
    state = position()
    state.row_gold[:] = [0, 0, 0, 5]
    state.gold[0] = 2
    assert allowed(state, "plan") == ["plan 0", "plan 1", "plan 2"]
    assert why_not(state, "plan 3") == ("HA-25", "too-dear")


@rule("HA-25")
def test_three_blueprints_in_hand_are_the_most() -> None:
    state = position()
    villagers(state, 0, 4)
    state.gold[0] = 0
    do(state, "plan 0", "plan 0", "plan 0")
    assert len(state.hands[0]) == 3
    assert why_not(state, "plan 0") == ("HA-25", "hand-full")
    assert state.view(1)["seats"][0]["hand"] == [TILES[tile] for tile in state.hands[0]]  # open to all


@rule("HA-25a", "HA-6")
def test_an_empty_bag_leaves_the_row_short_until_a_stack_enters() -> None:
    state = position()
    villagers(state, 0, 4)
    state.gold[0] = 3
    state.bag = 0
    gone = state.row[3]
    do(state, "plan 3")
    assert len(state.row) == 3 and state.row_gold == [1, 1, 1]
    assert why_not(state, "plan 3") == ("HA-25a", "no-plan")
    do(state, "plan 0", *["leave"] * bool(state.step))
    assert len(state.row) == 2 and [entry["price"] for entry in state.view(None)["row"]] == [0, 1]
    assert gone in state.hands[0]


@rule("HA-25a", "HA-32")
def test_a_stack_that_enters_the_bag_fills_a_short_row_at_once() -> None:
    state = position()
    hand(state, 0, "sawmill")
    row = state.row[:2]
    state.row[:], state.row_gold[:], state.bag = row, [1, 2], 0
    donkeys(state, 0, "church")
    state.gold[0] = 0
    do(state, "build sawmill", "at market")
    do(state, allowed(state)[0])
    assert state.row[:2] == row and state.row_gold == [1, 2, 0, 0]
    stack = {"warehouse", "stables", "woodland_large", "cow_conservatory"}
    drawn = {TILES[tile] for tile in state.row[2:]}
    assert len(drawn) == 2 and drawn < stack
    assert set(state.view(None)["bag"]) == stack - drawn


# Workers (HA-26)


@rule("HA-26")
def test_villagers_cost_five_seven_nine_and_lie_on_the_church() -> None:
    state = position()
    state.gold[0] = 22
    do(state, "hire villager")
    assert state.gold[0] == 17
    do(state, "hire villager", "hire villager")
    assert state.gold[0] == 1 and state.step is TURN
    assert [entry["tile"] for entry in state.view(None)["villagers"][0]] == ["town_hall", *["church"] * 3]
    assert state.standing[0] == 0
    do(state, "end", "end")
    assert state.standing[0] == 0b1111
    state.gold[0] = 50
    assert why_not(state, "hire villager") == ("HA-26", "all-hired")
    state = position()
    state.gold[0] = 4
    assert why_not(state, "hire villager") == ("HA-26", "too-dear")


@rule("HA-26", "HA-12")
def test_donkeys_cost_three_and_come_to_any_connected_tile() -> None:
    state = position()
    lay(state, "barn_a", "quarry", "mountain")
    lay(state, "barn_b", "market", "road")
    state.gold[0] = 2
    assert why_not(state, "hire donkey") == ("HA-26", "too-dear")
    state.gold[0] = 16
    do(state, "hire donkey")
    assert set(allowed(state)) == {
        f"to {tile}" for tile in ("church", "market", "town_hall", "woodcutter", "quarry", "farm", "barn_b")
    }
    assert why_not(state, "to barn_a") == ("HA-14", "no-road")
    do(state, "to barn_b", *["hire donkey", "to farm"] * 4)
    assert state.gold[0] == 1 and state.view(None)["donkeys"][0] == {"church": 1, "barn_b": 1, "farm": 4}


@rule("HA-26", "HA-16")
def test_a_new_donkey_carries_at_once() -> None:
    state = position()
    villagers(state, 0, 2)
    lay(state, "barn_a", "market", "road")
    goods(state, "barn_a", "stone")
    goods(state, "quarry", "")
    hand(state, 0, "mountain_range_small")
    state.gold[0] = 3
    assert "at church" not in allowed(do(paid_out(state), "build mountain_range_small"))
    do(state, "hire donkey", "to market", "build mountain_range_small")
    assert "at church" in allowed(state)


def paid_out(state: HamletState) -> HamletState:
    other = state.copy()
    other.gold[0] = 0
    return other


@rule("HA-26", "HA-11")
def test_a_new_donkey_steps_in_a_move_that_has_not_been_made() -> None:
    state = position()
    state.gold[0] = 3
    do(state, "hire donkey", "to farm")
    assert allowed(state, "lead") == ["lead church", "lead farm"]
    state = position()
    state.gold[0] = 3
    do(state, "lead church", "to quarry", "hire donkey", "to farm")
    assert allowed(state, "lead") == []
    assert why_not(state, "lead farm") == ("HA-11", "move-over")
    state = position(options={"new-donkeys": "rest"})
    state.gold[0] = 3
    do(state, "hire donkey", "to farm")
    assert allowed(state, "lead") == ["lead church"]


# Sales (HA-27)


@rule("HA-27", "HA-9")
def test_a_sale_takes_its_goods_and_brings_its_points_and_gold_at_once() -> None:
    state = position()
    state.sales[:] = [SALES.index("s1a"), SALES.index("s1b"), SALES.index("s1c")]
    state.sales_left = (1 << 12) - 1 & ~0b111
    donkeys(state, 0, "church")
    do(state, "sell 0")  # 2 wood, 1 wheat
    assert state.totals[:3] == [0, 2, 1]
    assert (state.points[0], state.gold[0], state.sold) == (1, 4, [1, 0])
    assert SALES[state.sales[0]] == "s1d" and state.pile == [0, 2, 1]
    assert state.view(None)["villagers"][0] == [{"tile": "market", "standing": False}]


@rule("HA-27")
def test_several_villagers_sell_in_one_turn_the_new_tile_included() -> None:
    state = position()
    villagers(state, 0, 2)
    state.sales[:] = [SALES.index("s1b"), -1, -1]
    state.sales_left = 1 << SALES.index("s1a") | 0b1111_1111_0000
    state.pile[0] = 1
    donkeys(state, 0, "church")
    goods(state, "farm", "wheat wheat")
    do(state, "sell 0")
    assert SALES[state.sales[0]] == "s1a"
    do(state, "sell 0")
    assert state.sold[0] == 2 and state.points[0] == 2


@rule("HA-27", "HA-28")
def test_goods_for_a_sale_are_never_bought() -> None:
    state = position()
    lay(state, "cow_conservatory", "market", "road")
    state.sales[:] = [SALES.index("s2d"), -1, -1]  # 1 milk, 1 wood
    every_blueprint(state, (0, 0, 0, 0))
    goods(state, "cow_conservatory", "milk", seat=0)
    goods(state, "woodcutter", "")
    state.gold[0] = 30
    donkeys(state, 0, "church")
    assert why_not(state, "sell 0") == ("HA-27", "short-for-sale")
    goods(state, "woodcutter", "wood wood")
    do(state, "sell 0")
    assert state.step is TURN and state.gold[0] == 30 + 2 + 3  # no purchase was offered
    assert why_not(state, "sell 1") == ("HA-13", "all-lie")


@rule("HA-27", "HA-28")
def test_a_purchase_is_refused_while_a_sale_is_paid() -> None:
    state = position()
    lay(state, "barn_a", "market", "road")
    goods(state, "barn_a", "wood")
    donkeys(state, 0, "church")
    goods(state, "woodcutter", "wood wood")
    state.sales[0] = SALES.index("s1a")
    state.gold[0] = 30
    do(state, "sell 0")
    assert allowed(state) == ["bring woodcutter,wood", "bring barn_a,wood", "pay"]
    assert why_not(state, "buy wood") == ("HA-27", "no-purchase")


@rule("HA-27", "HA-16")
def test_goods_for_a_sale_have_to_come_to_the_market() -> None:
    state = position()
    state.sales[0] = SALES.index("s1a")
    donkeys(state, 0, "farm")
    assert why_not(state, "sell 0") == ("HA-16", "no-carrier")
    donkeys(state, 0, "church")
    assert "sell 0" in allowed(state)


@rule("HA-27")
def test_an_empty_pile_leaves_the_place_empty() -> None:
    state = position()
    state.sales[:] = [SALES.index("s1a"), SALES.index("s1b"), -1]
    state.pile[:] = [0, 0, 0]
    donkeys(state, 0, "church")
    do(state, "sell 0")
    assert state.sales == [-1, SALES.index("s1b"), -1]
    assert state.view(None)["sales"][0] is None


# Deliveries (HA-29)


@rule("HA-29")
def test_a_gold_delivery_is_paid_from_the_own_gold() -> None:
    state = position()
    state.gold[:] = [9, 20]
    assert why_not(state, "deliver c1") == ("HA-15", "gold-short")
    state.gold[0] = 10
    donkeys(state, 0, "quarry")
    do(state, "deliver c1")
    assert state.gold == [0, 20] and state.points == [6, 0]
    assert state.view(None)["deliveries"][0]["by"] == 0 and state.view(None)["seats"][0]["deliveries"] == 1
    assert state.view(None)["villagers"][0] == [{"tile": "church", "standing": False}]
    do(state, "end")
    assert why_not(state, "deliver c1") == ("HA-29", "delivered")
    do(state, "end")
    assert why_not(state, "deliver c1") == ("HA-29", "delivered-own")


@rule("HA-29", "HA-28")
def test_a_mix_is_any_goods_of_the_list_bought_ones_included() -> None:
    state = position()
    lay(state, "barn_a", "market", "road")
    goods(state, "barn_a", "wheat wheat wheat")
    goods(state, "farm", "wheat")
    goods(state, "woodcutter", "wood wood")
    goods(state, "quarry", "stone stone stone")
    donkeys(state, 0, "market")
    state.gold[0] = 2
    assert why_not(state, "deliver c4") == ("HA-28", "dear")  # 9 of 10, the tenth costs 3
    state.gold[0] = 3
    do(state, "deliver c4")
    if state.step:
        do(state, "pay")
    assert state.totals[:3] == [0, 0, 0] and state.gold[0] == 0 and state.points[0] == 6


@rule("HA-29", "HA-17a")
def test_every_good_of_a_mix_is_offered_and_nothing_else() -> None:
    state = position(3)
    lay(state, "cow_conservatory", "market", "road")
    lay(state, "stonemason", "cow_conservatory", "road")
    every_blueprint(state, (1, 1, 1, 1))
    goods(state, "cow_conservatory", "milk milk", seat=0)
    goods(state, "stonemason", "bricks", seat=2)
    donkeys(state, 0, "market cow_conservatory")
    state.gold[0] = 12
    do(state, "deliver c2")
    assert allowed(state) == ["token stonemason,3", "token cow_conservatory,1", "buy bricks", "pay"]
    assert why_not(state, "buy planks") == ("HA-17a", "not-asked")
    do(state, "buy bricks", "buy bricks", "token stonemason,3")
    assert state.gold == [4, 3, 5] and state.points == [4, 0, 1]  # two bought; the bricks of seat 2 are black
    assert state.totals[5] == 2


@rule("HA-29")
def test_several_deliveries_need_several_villagers() -> None:
    state = position()
    villagers(state, 0, 2)
    state.gold[0] = 40
    do(state, "deliver c1", "deliver c2")
    assert state.deliveries == [0, 0, -1, -1] and state.points[0] == 10 and state.gold[0] == 15
    assert why_not(state, "deliver c3") == ("HA-13", "all-lie")
