"""Goods: what an action needs, transport, consumption and rewards, purchases (HA-15 to HA-21a, HA-28)."""

from __future__ import annotations

import pytest

from osada.games.hamlet import HamletState
from osada.games.hamlet.pieces import TILES
from osada.games.hamlet.position import TURN
from osada.testing import rule
from tests.hamlet.positions import GAME, allowed, do, donkeys, every_blueprint, goods, hand, lay, position, why_not


def chain(gold: int = 0) -> HamletState:
    """church – market – cow_conservatory – stonemason – barn_b, all by printed roads; seat 0 has no donkeys there."""
    state = position()
    lay(state, "cow_conservatory", "market", "road")
    lay(state, "stonemason", "cow_conservatory", "road")
    lay(state, "barn_b", "stonemason", "road")
    every_blueprint(state, (1, 1, 1, 1))
    for tile in ("woodcutter", "quarry", "farm"):
        goods(state, tile, "")
    state.gold[:] = [gold, 0]
    donkeys(state, 0, "town_hall")
    return state


def begin(state: HamletState, blueprint: str, site: str) -> HamletState:
    """The payment for a tile that is built from a site, at its first place."""
    hand(state, 0, blueprint)
    every_blueprint(state, state.milestones[1:])
    do(state, f"build {blueprint}", f"at {site}")
    return do(state, allowed(state)[0])


# Transport (HA-15, HA-16, HA-18)


@rule("HA-15", "HA-16")
def test_every_tile_between_needs_an_own_donkey_the_ends_need_none() -> None:
    state = chain()
    hand(state, 0, "mountain_range_small")  # 1 stone
    goods(state, "barn_b", "stone")
    expected = {
        "town_hall": {"barn_b", "stonemason"},
        "stonemason": {"barn_b", "stonemason", "cow_conservatory"},
        "stonemason cow_conservatory": {"barn_b", "stonemason", "cow_conservatory", "market"},
        "cow_conservatory market": {"barn_b", "stonemason"},
        "stonemason market": {"barn_b", "stonemason", "cow_conservatory"},
        "stonemason cow_conservatory market": {"barn_b", "stonemason", "cow_conservatory", "market", "church"},
        "barn_b barn_b": {"barn_b", "stonemason"},
    }
    for where, sites in expected.items():
        donkeys(state, 0, where)
        do(begun := state.copy(), "build mountain_range_small")
        assert {text.split(" ")[1] for text in allowed(begun, "at")} == sites, where
        assert {tile for tile in TILES if f"at {tile}" in allowed(begun)} == sites
    donkeys(state, 0, "town_hall")
    donkeys(state, 1, "stonemason cow_conservatory market church")  # those of others carry nothing for me
    do(state, "build mountain_range_small")
    assert why_not(state, "at quarry") == ("HA-16", "no-carrier")
    refusal = state.why_not(GAME.parse("at quarry"))
    assert refusal is not None and refusal.facts["tile"] == "barn_b"
    assert refusal.facts["carrier"] in ("stonemason", "cow_conservatory", "market", "church")


@rule("HA-16", "HA-17")
def test_donkeys_stay_and_carry_any_number_of_goods() -> None:
    state = chain()
    goods(state, "barn_b", "wood stone wheat")
    donkeys(state, 0, "stonemason cow_conservatory market")
    before = state.donkeys[0]
    begin(state, "shrine", "church")  # 1 wood, 1 stone, 1 wheat
    assert state.step is TURN and state.totals[:3] == [0, 0, 0]
    assert state.donkeys[0] == before


@rule("HA-15")
@pytest.mark.parametrize("missing", ["wood", "stone", "wheat"])
def test_an_action_is_not_allowed_with_less_than_all_of_its_goods(missing: str) -> None:
    state = chain()
    goods(state, "barn_b", " ".join({"wood", "stone", "wheat"} - {missing}))
    donkeys(state, 0, "stonemason cow_conservatory market")
    hand(state, 0, "shrine")
    assert "build shrine" not in allowed(state)
    refusal = state.why_not(GAME.parse("build shrine"))
    assert refusal is not None and (refusal.rule, refusal.reason) == ("HA-28", "dear")
    goods(state, {"wood": "woodcutter", "stone": "quarry", "wheat": "farm"}[missing], missing)
    assert "build shrine" in allowed(state)
    donkeys(state, 0, "town_hall")
    assert why_not(state, "build shrine") == ("HA-16", "scattered")


@rule("HA-17", "HA-17a")
def test_only_what_is_asked_for_and_lies_in_reach_can_be_brought() -> None:
    state = chain(gold=3)
    goods(state, "barn_b", "stone wood")
    goods(state, "quarry", "stone stone")
    goods(state, "stonemason", "bricks", seat=0)
    donkeys(state, 0, "market")
    begin(state, "mountain_range_small", "church")
    assert allowed(state) == ["bring quarry,stone", "buy stone", "pay"]
    assert why_not(state, "bring barn_b,wood") == ("HA-17a", "not-asked")
    assert why_not(state, "bring woodcutter,wood") == ("HA-17a", "not-asked")
    assert why_not(state, "bring barn_b,stone") == ("HA-16", "no-carrier")
    assert why_not(state, "bring barn_a,stone") == ("HA-17a", "none-there")
    assert why_not(state, "token stonemason,1") == ("HA-17a", "not-asked")
    assert why_not(state, "end") == ("HA-17a", "under-way-bring")
    do(state, "bring quarry,stone")
    assert state.totals[1] == 2 and state.step is TURN


@rule("HA-18", "HA-20")
def test_goods_of_others_are_used_freely_and_the_token_goes_back() -> None:
    state = chain()
    state.milestones[1:] = [1, 1, 0, 1]
    goods(state, "cow_conservatory", "milk milk", seat=1)
    goods(state, "barn_b", "wood")
    donkeys(state, 0, "stonemason cow_conservatory")
    begin(state, "tavern", "market")  # 2 milk, 1 wood
    assert state.gold == [0, 2] and state.points == [3, 2]
    assert state.supply[4 + 2] == 2 and state.totals[5] == 0


# Rewards (HA-19 to HA-21a)


@rule("HA-19")
def test_basic_goods_go_to_the_supply_without_a_reward() -> None:
    state = chain()
    goods(state, "farm", "wheat")
    begin(state, "pond_forest", "church")
    assert state.totals[2] == 0
    assert state.gold == [0, 0] and state.points == [1, 0]  # the tile itself


@rule("HA-20")
@pytest.mark.parametrize(("owner", "holder", "each"), [(0, 0, 2), (0, 1, 1), (1, 1, 2), (1, 0, 1)])
def test_the_producer_gains_one_and_one_and_twice_as_much_for_high_quality(owner: int, holder: int, each: int) -> None:
    state = chain()
    state.milestones[1:] = [1, 1, holder, 1]
    goods(state, "cow_conservatory", "milk", seat=owner)
    sale = state.copy()
    sale.sales[0] = 2  # s1c: 1 milk for 1 point and 2 gold
    do(sale, "sell 0")
    gold, points = [2, 0], [1, 0]
    gold[owner] += each
    points[owner] += each
    assert (sale.gold, sale.points) == (gold, points)
    goods(state, "quarry", "stone stone")
    donkeys(state, 0, "church market")
    begin(state, "farrier", "church")  # 1 milk, 2 stone; 2 points
    gold, points = [0, 0], [2, 0]
    gold[owner] += each
    points[owner] += each
    assert (state.gold, state.points) == (gold, points)
    assert state.supply[owner * 4 + 2] == 2


@rule("HA-20", "HA-29")
def test_a_delivery_rewards_the_producers_too() -> None:
    state = chain()
    goods(state, "cow_conservatory", "milk milk", seat=0)
    goods(state, "stonemason", "bricks", seat=1)
    donkeys(state, 0, "cow_conservatory market")
    do(state, "deliver c2")
    assert state.gold == [2, 2] and state.points == [4 + 2, 2]  # bricks are white: seat 1 is the mason


@rule("HA-21", "HA-21a")
@pytest.mark.parametrize(("holder", "gold", "enough"), [(0, 0, False), (0, 1, True), (1, 1, False), (1, 2, True)])
def test_gold_from_own_tokens_pays_for_purchases_of_the_same_action(holder: int, gold: int, enough: bool) -> None:
    state = chain(gold)
    state.milestones[1:] = [1, 1, holder, 1]
    goods(state, "cow_conservatory", "milk", seat=0)
    goods(state, "quarry", "stone")
    donkeys(state, 0, "church market")
    hand(state, 0, "farrier")  # 1 milk, 2 stone: one stone has to be bought for 3
    assert ("build farrier" in allowed(state)) == enough
    if not enough:
        assert why_not(state, "build farrier") == ("HA-28", "dear")
        return
    begin(state, "farrier", "church")
    finish(state)
    assert state.gold == [0, 0] and state.points[0] == 2 + (2 if holder == 0 else 1)


@rule("HA-21a")
def test_the_token_of_another_does_not_help_and_the_own_one_must_be_used_where_it_is_needed() -> None:
    state = chain(1)
    state.milestones[1:] = [1, 1, 0, 1]
    goods(state, "cow_conservatory", "milk", seat=1)
    goods(state, "quarry", "stone")
    donkeys(state, 0, "church market")
    hand(state, 0, "farrier")
    assert why_not(state, "build farrier") == ("HA-28", "dear")
    goods(state, "cow_conservatory", "milk", seat=0)
    begin(state, "farrier", "church")
    assert state.step is TURN, "there is only one way to pay"
    assert state.gold == [0, 0] and state.totals[5] == 1  # the milk of the other player is still there


@rule("HA-21a")
def test_an_own_token_that_has_to_pay_for_the_rest_cannot_be_spared() -> None:
    state = position()
    lay(state, "cow_conservatory", "market", "road")
    lay(state, "stonemason", "cow_conservatory", "road")
    lay(state, "master_stonemason", "stonemason", "road")
    goods(state, "stonemason", "bricks", seat=0)
    goods(state, "master_stonemason", "bricks", seat=0)
    goods(state, "master_stonemason", "bricks", seat=1)
    donkeys(state, 0, "church market stonemason")
    every_blueprint(state, (1, 1, 1, 1))
    for gold, own_only in ((4, True), (5, False)):  # the flour costs 5, own bricks bring 1
        state.gold[0] = gold
        begun = begin(state.copy(), "monument", "cow_conservatory")  # 1 stone, 1 bricks, 1 flour
        if "bring quarry,stone" in allowed(begun):
            do(begun, "bring quarry,stone")
        tokens = ["token stonemason,1", "token master_stonemason,1"]
        assert allowed(begun, "token") == (tokens if own_only else [*tokens, "token master_stonemason,2"])
        if own_only:
            assert why_not(begun, "token master_stonemason,2") == ("HA-21a", "own-needed")
            assert why_not(begun, "buy bricks") == ("HA-28", "dear")
        do(begun, "token stonemason,1")
        assert begun.step is TURN and begun.gold[0] == gold - 4


def finish(state: HamletState) -> None:
    """The rest is paid in the cheapest way."""
    if state.step:
        do(state, "pay")


@rule("HA-21a", "HA-27")
def test_what_a_sale_or_a_tile_brings_comes_after_its_payment() -> None:
    state = chain(2)
    hand(state, 0, "woodland_small")  # 1 wood, to be bought for 3; the tile brings points only
    assert why_not(state, "build woodland_small") == ("HA-28", "dear")
    state.gold[0] = 3
    assert "build woodland_small" in allowed(state)


@rule("HA-21a", "HA-15")
def test_gold_as_a_cost_is_the_own_gold() -> None:
    state = position()
    hand(state, 0, "barn_a")
    state.gold[:] = [2, 9]
    assert why_not(state, "build barn_a") == ("HA-15", "gold-short")
    state.gold[0] = 3
    begin(state, "barn_a", "market")
    assert state.gold == [0, 9] and state.points[0] == 4


# Purchases (HA-28)


@rule("HA-28", "HA-16")
def test_bought_goods_come_from_the_market_and_need_a_chain_from_there() -> None:
    state = chain(9)
    hand(state, 0, "mountain_range_small")
    do(begun := state.copy(), "build mountain_range_small")
    assert {text.split(" ")[1] for text in allowed(begun)} == {"market", "church", "cow_conservatory"}
    assert why_not(begun, "at quarry") == ("HA-15", "short")
    donkeys(state, 0, "church")
    do(begun := state.copy(), "build mountain_range_small")
    sites = {text.split(" ")[1] for text in allowed(begun)}
    assert {"quarry", "woodcutter", "town_hall", "market", "church"} <= sites and "stonemason" not in sites
    goods(state, "quarry", "stone stone")
    donkeys(state, 0, "town_hall")
    begin(state, "mountain_range_small", "quarry")
    assert state.step is TURN and state.gold[0] == 9  # the market is too far: nothing was asked


@rule("HA-28", "HA-4")
@pytest.mark.parametrize(("players", "basic", "refined"), [(2, 3, 5), (3, 2, 4), (4, 2, 4)])
def test_purchases_cost_what_the_market_says(players: int, basic: int, refined: int) -> None:
    state = position(players)
    for tile in ("woodcutter", "quarry", "farm"):
        goods(state, tile, "")
    every_blueprint(state)
    price = refined + 2 * basic
    state.gold[0] = price - 1
    hand(state, 0, "farrier")
    assert why_not(state, "build farrier") == ("HA-28", "dear")
    state.gold[0] = price + 1
    others = state.gold[1:]
    begin(state, "farrier", "market")
    assert state.gold == [1, *others] and state.points == [2, *[0] * (players - 1)]  # nobody is rewarded


@rule("HA-28")
def test_a_purchase_may_spare_what_lies_there_unless_the_table_says_no() -> None:
    for options, choices in (({}, ["bring quarry,stone", "buy stone", "pay"]), ({"purchase": "when-missing"}, [])):
        state = position(options=options)
        donkeys(state, 0, "church")
        begin(state, "mountain_range_small", "church")
        assert allowed(state, "bring") + allowed(state, "buy") + allowed(state, "pay") == choices
    state = position(options={"purchase": "when-missing"})
    lay(state, "barn_a", "market", "road")
    goods(state, "barn_a", "stone")
    donkeys(state, 0, "market")
    begin(state, "mountain_range_small", "church")
    assert why_not(state, "buy stone") == ("HA-28", "lies-there")


@rule("HA-28")
def test_no_purchase_beyond_a_gap_in_the_chain() -> None:
    state = chain(9)
    goods(state, "barn_b", "stone stone")
    goods(state, "quarry", "stone stone")
    donkeys(state, 0, "stonemason")
    begin(state, "mountain_range_small", "barn_b")
    assert state.step is TURN and state.gold[0] == 9 and state.totals[1] == 3
    state = chain(9)
    goods(state, "barn_b", "stone stone")
    goods(state, "stonemason", "bricks", seat=1)
    donkeys(state, 0, "stonemason")
    hand(state, 0, "mountain_range_large")  # 1 bricks, 2 stone
    do(state, "build mountain_range_large")
    assert "at stonemason" in allowed(state) and "at church" not in allowed(state)
    donkeys(state, 0, "stonemason cow_conservatory")
    assert "at church" not in allowed(state)
    assert why_not(state, "at quarry")[0] == "HA-16"
