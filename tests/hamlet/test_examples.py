"""The worked examples of the rulebooks, and others of the same kind."""

from __future__ import annotations

from osada.games.hamlet import HamletState, scoring
from osada.games.hamlet.pieces import TILES
from osada.games.hamlet.position import COUNTING, PAYING, ROADING, TURN
from osada.games.hamlet.roads import longest_chain
from osada.games.hamlet.rules.tokens import reward
from osada.testing import rule
from tests.hamlet.positions import (
    GAME,
    allowed,
    contacts,
    do,
    donkeys,
    goods,
    hand,
    lay,
    position,
    road,
    villagers,
    why_not,
)


def village_of_the_transport_example() -> HamletState:
    """Quarry and barn A are linked by a bridge, barn B and the church by a path."""
    state = position()
    lay(state, "barn_b", "church", "forest")
    road(state, 1, "church", "barn_b")
    lay(state, "dairy_farm", "barn_b", "mountain")
    road(state, 1, "barn_b", "dairy_farm")
    lay(state, "barn_a", "quarry", "mountain")
    road(state, 1, "quarry", "barn_a")
    lay(state, "stonemason", "barn_a", "road")
    lay(state, "cow_conservatory", "stonemason", "road")
    donkeys(state, 0, "quarry barn_a")
    donkeys(state, 1, "stonemason")
    goods(state, "quarry", "stone")
    goods(state, "barn_a", "stone")
    goods(state, "stonemason", "bricks", seat=1)
    goods(state, "dairy_farm", "milk", seat=1)
    goods(state, "cow_conservatory", "milk", seat=1)
    return state


@rule("HA-16", "HA-18")
def test_donkeys_on_all_tiles_between_carry_goods_to_the_church() -> None:
    state = village_of_the_transport_example()
    reach = state.network.reach(TILES.index("church"), state.carriers[0])
    carried = {name for name in TILES if reach >> TILES.index(name) & 1}
    assert {"quarry", "barn_a", "stonemason"} <= carried
    assert not {"dairy_farm", "cow_conservatory"} & carried


@rule("HA-15", "HA-32")
def test_the_lumber_mill_of_the_transport_example_can_be_built_from_the_church() -> None:
    state = village_of_the_transport_example()
    hand(state, 0, "lumber_mill")
    state.gold[0] = 0
    do(state, "build lumber_mill")
    assert "at church" in allowed(state)
    do(state, "at church", allowed(do(state.copy(), "at church"))[0])
    assert state.points == [5, 1]  # the tile, and the reward for the other player's bricks
    assert state.gold == [0, 5]


@rule("HA-29")
def test_the_delivery_of_the_transport_example_cannot_be_made() -> None:
    state = village_of_the_transport_example()
    state.gold[0] = 0
    assert why_not(state, "deliver c2") == ("HA-28", "dear")


@rule("HA-24", "HA-25", "HA-26")
def test_town_hall_first_a_blueprint_then_workers() -> None:
    state = position()
    villagers(state, 0, 2)
    state.gold[0] = 10
    state.row_gold[1] = 2
    row, taken = list(state.row), state.row[1]
    do(state, "plan 1")
    assert state.gold[0] == 11 and taken in state.hands[0]
    assert state.row[:3] == [row[0], row[2], row[3]] and len(state.row) == 4
    assert state.row_gold == [1, 0, 0, 0]
    do(state, "hire villager", "hire donkey", "to farm")
    assert state.gold[0] == 1
    assert state.villagers[0][2] == TILES.index("church") and not state.standing[0] >> 2 & 1
    assert state.carriers[0] >> TILES.index("farm") & 1
    assert state.step is TURN  # nothing more can be hired: the visit is over


@rule("HA-38", "HA-39", "HA-37")
def test_roads_longest_road_farrier_and_pond() -> None:
    number = TILES.index
    printed = [0] * len(TILES)
    for one, two in (
        ("dairy_farm", "barn_a"),
        ("dairy_farm", "stonemason"),
        ("stonemason", "farrier"),
        ("church", "quarry"),
    ):
        printed[number(one)] |= 1 << number(two)
        printed[number(two)] |= 1 << number(one)
    red = [("quarry", "stonemason"), ("quarry", "barn_a"), ("pond_mountain", "dairy_farm")]
    yellow = [("cow_conservatory", "stonemason"), ("cow_conservatory", "farrier")]
    assert longest_chain(tuple(printed), [(number(a), number(b)) for a, b in red]) == 6
    assert longest_chain(tuple(printed), [(number(a), number(b)) for a, b in yellow]) == 5
    assert longest_chain(tuple(printed), []) == 0


@rule("HA-34", "HA-0b")
def test_bridge_and_path_and_their_prices() -> None:
    state = position()
    lay(state, "barn_a", "quarry", "mountain")
    goods(state, "woodcutter", "wood wood")
    goods(state, "quarry", "stone stone")
    donkeys(state, 0, "church")
    section = next(s for s, other, grounds in contacts(state, "quarry") if other == "barn_a" and grounds == "MM")
    do(state, "road quarry", f"section {section}", *allowed_pay(state))
    assert state.network.roads[-1][:2] == (0, TILES.index("quarry"))
    assert state.totals[:2] == [0, 2]
    assert state.milestones[0] == 0


def allowed_pay(state: HamletState) -> list[str]:
    """“pay” if the payment asks anything once the section is chosen."""
    return ["pay"] if state.gold[0] >= state.pieces.cheapest else []


@rule("HA-34")
def test_no_road_between_tiles_that_a_printed_road_links() -> None:
    state = position()
    lay(state, "barn_a", "market", "road")
    section = next(s for s, other, grounds in contacts(state, "market") if other == "barn_a" and grounds == "RR")
    for extra in contacts(state, "market"):
        assert extra[1] in ("church", "farm", "barn_a", "town_hall")
    state.step, state.site = ROADING, TILES.index("market")
    assert why_not(state, f"section {section}") == ("HA-34", "printed")


@rule("HA-36")
def test_awards_and_their_ties() -> None:
    assert scoring.church_awards([2, 2, 1], 1) == ([4, 4, 0], [0, 0, 0])
    assert scoring.church_awards([3, 1, 1], 1) == ([5, 0, 0], [0, 1, 1])
    assert scoring.church_awards([1, 1, 1], 1) == ([2, 2, 2], [0, 0, 0])
    assert scoring.church_awards([1, 0], 1) == ([5, 0], [0, 0])
    assert scoring.church_awards([1, 0], 0) == ([5, 0], [0, 3])
    assert scoring.most([0, 0], 4, 1) == [0, 0]
    assert scoring.most([2, 2, 1], 4, 1) == [2, 2, 0]


@rule("HA-37", "HA-40")
def test_gold_scores_beside_the_tavern() -> None:
    state = position()
    lay(state, "tavern", "market", "road")
    state.flags[0] |= 1 << TILES.index("tavern")
    state.gold[0] = 11
    line = state.scores()[0]
    assert (line["gold"], line["tavern"]) == (3, 8)


@rule("HA-29", "HA-17a")
def test_a_mixed_delivery_takes_any_mix() -> None:
    state = position()
    lay(state, "cow_conservatory", "market", "road")
    lay(state, "stonemason", "cow_conservatory", "road")
    donkeys(state, 0, "church market cow_conservatory")
    goods(state, "cow_conservatory", "milk milk", seat=1)
    goods(state, "stonemason", "bricks", seat=0)
    state.gold[:] = [0, 0]
    do(state, "deliver c2")
    assert state.deliveries[1] == 0
    assert state.points == [4 + 1, 2] and state.gold == [1, 2]


@rule("HA-27", "HA-28")
def test_nothing_is_bought_for_a_sale_but_for_a_tile_built_from_the_market() -> None:
    state = position()
    state.sales[0] = 2  # 1 milk
    state.gold[0] = 20
    assert why_not(state, "sell 0") == ("HA-27", "short-for-sale")
    hand(state, 0, "woodland_small")
    goods(state, "woodcutter", "")
    donkeys(state, 0, "town_hall")
    do(state, "build woodland_small")
    assert "at market" in allowed(state)


@rule("HA-23")
def test_refining_needs_an_own_token_and_two_units_need_two() -> None:
    state = position()
    lay(state, "lumber_mill", "market", "road")
    lay(state, "sawmill", "lumber_mill", "road")
    donkeys(state, 0, "church market")
    goods(state, "woodcutter", "wood wood wood")
    goods(state, "sawmill", "planks", seat=0)
    do(state, "use lumber_mill")
    assert state.step is not COUNTING or allowed(state) != ["units 1", "units 2"]
    while state.step is PAYING:
        do(state, "pay")
    assert state.supply[0] == 0
    villagers(state, 0, 1)
    assert why_not(state, "use lumber_mill") == ("HA-23", "no-token")


@rule("HA-20", "HA-21")
def test_high_quality_brings_its_producer_twice_as_much() -> None:
    state = position()
    lay(state, "sawmill", "market", "road")
    goods(state, "sawmill", "planks", seat=1)
    state.milestones[1] = 1
    source = reward(state, next(s for s in range(9, 41) if state.stock[s]))
    assert source == (2, 2)
    state.milestones[1] = 0
    source = reward(state, next(s for s in range(9, 41) if state.stock[s]))
    assert source == (1, 1)


@rule("HA-30")
def test_begging_only_while_the_first_producers_are_full() -> None:
    state = position()
    goods(state, "farm", "wheat wheat wheat")
    goods(state, "woodcutter", "wood wood wood")
    assert why_not(state, "beg") == ("HA-30", "not-full")
    goods(state, "quarry", "stone stone stone")
    gold = state.gold[0]
    do(state, "beg")
    assert state.gold[0] == gold + 1 and not state.standing[0]


@rule("HA-4", "HA-5", "HA-8", "HA-2")
def test_the_first_game_is_set_up() -> None:
    for players, deliveries in ((2, 4), (3, 5), (4, 5)):
        state = position(players)
        assert len(state.deliveries) == deliveries
        assert state.totals[:3] == [2, 2, 2]
        assert sorted(state.gold) == sorted({2: [3, 4], 3: [3, 3, 4], 4: [3, 3, 4, 4]}[players])
        assert all("RR" in grounds for _, _, grounds in contacts(state, "church") if grounds[0] == "R")
        assert len(state.row) == 4 and GAME.rules
