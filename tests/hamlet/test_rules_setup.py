"""Terms and set-up (HA-0a to HA-9), and what is open and hidden (HA-42)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from osada.core.dealer import Dealer
from osada.core.game import Seen
from osada.games.hamlet import HamletState
from osada.games.hamlet.pieces import SALES, SECTIONS, TILES
from osada.games.hamlet.rules import market
from osada.games.hamlet.view import HamletView
from osada.testing import rule
from tests.hamlet.positions import GAME, allowed, contacts, do, donkeys, goods, lay, position, road, villagers, why_not

FIRST_TILES = ("woodcutter", "quarry", "farm", "market", "town_hall")
BAG = {
    "sawmill", "stonemason", "dairy_farm", "flour_mill", "shrine", "trade_post", "pond_forest", "pond_mountain",
    "woodland_small", "mountain_range_small",
}  # fmt: skip


def view(state: HamletState) -> HamletView:
    return state.view(None)


# Terms


@rule("HA-0a", "HA-34")
def test_tiles_that_share_no_whole_section_are_no_neighbours() -> None:
    state = position()
    corner = [
        (one, two)
        for one in state.village.order
        for two in state.village.order
        if one < two
        and not any(beyond // SECTIONS == two for beyond in state.village.contacts[one])
        and set(corners(state, one)) & set(corners(state, two))
    ]
    assert corner, "two tiles of the first layout meet in a corner only"
    for one, two in corner:
        assert not state.network.links[one] >> two & 1
        led = state.copy()
        donkeys(led, 0, TILES[one])
        do(led, f"lead {TILES[one]}")
        assert why_not(led, f"to {TILES[two]}") == ("HA-11", "not-linked")


def corners(state: HamletState, tile: int) -> list[tuple[int, int]]:
    placed = state.village.placed[tile]
    assert placed is not None
    return state.village.vertices(tile, placed[1:])


@rule("HA-0b", "HA-11", "HA-34")
def test_a_built_road_links_for_everybody_and_one_link_is_enough() -> None:
    state = position()
    lay(state, "barn_a", "quarry", "mountain")
    assert not state.network.links[TILES.index("quarry")] >> TILES.index("barn_a") & 1
    road(state, 1, "quarry", "barn_a")
    donkeys(state, 0, "quarry")
    do(state, "lead quarry")
    assert allowed(state) == ["to church", "to barn_a"]


@rule("HA-0c", "HA-14", "HA-33")
def test_a_tile_is_entered_once_a_chain_of_roads_leads_there() -> None:
    state = position()
    lay(state, "barn_a", "quarry", "mountain")
    lay(state, "barn_b", "barn_a", "road")
    assert why_not(state, "use barn_a") == ("HA-14", "no-road")
    assert why_not(state, "use barn_b") == ("HA-14", "no-road")
    assert "road barn_a" not in allowed(state)
    state.gold[0] = 3
    assert "to barn_b" not in allowed(do(state.copy(), "hire donkey"))
    road(state, 1, "quarry", "barn_a")
    assert {"use barn_a", "use barn_b"} <= set(allowed(state))
    assert "to barn_b" in allowed(do(state.copy(), "hire donkey"))


@rule("HA-0d")
def test_points_count_at_once_and_gold_and_basic_goods_never_run_out() -> None:
    state = position()
    state.gold[0] = 500
    villagers(state, 0, 1)
    goods(state, "quarry", "")
    do(state, "use quarry")
    assert state.gold[0] == 502
    for name in ("barn_a", "barn_b"):
        lay(state, name, "market" if name == "barn_a" else "barn_a", "road")
        villagers(state, 0, 1)
        points = state.points[0]
        do(state, f"use {name}", "fill stone", "fill stone", "fill stone")
        assert state.points[0] == points + 2
    assert state.totals[1] == 9  # more than the 6 cubes in the box
    seats = view(state)["seats"]
    assert [(seat["gold"], seat["points"]) for seat in seats] == [(502, 4), (4, 0)]


# Set-up


@rule("HA-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_tokens_roads_and_workers(players: int) -> None:
    state = position(players)
    for seat in view(state)["seats"]:
        assert seat["tokens"] == {"planks": 2, "bricks": 2, "milk": 2, "flour": 2}
        assert (seat["roads"], seat["donkeys"], seat["villagers"], seat["points"]) == (5, 5, 3, 0)
        assert seat["hand"] == []
    assert len(view(state)["seats"]) == players
    for wrong in (1, 5):
        with pytest.raises(ValueError, match=str(wrong)):
            GAME.start(wrong, 1)


@rule("HA-2")
@pytest.mark.parametrize(("players", "deliveries"), [(2, 4), (3, 5), (4, 5)])
def test_the_church_has_its_side_by_players(players: int, deliveries: int) -> None:
    state = position(players)
    shown = view(state)["deliveries"]
    assert len(shown) == deliveries
    assert [entry["points"] for entry in shown] == [6, 4, 4, 6, 6][:deliveries]
    assert shown[0]["gold"] == 10 and (shown[1]["count"], shown[1]["of"]) == (3, ["bricks", "milk"])
    assert (shown[2]["count"], shown[2]["of"]) == (3, ["planks", "flour"])
    assert (shown[3]["count"], shown[3]["of"]) == (10, ["wood", "stone", "wheat"])
    if players == 2:
        assert why_not(state, "deliver c5") == ("HA-2", "no-delivery")
    else:
        assert (shown[4]["count"], shown[4]["of"]) == (4, ["planks", "bricks", "milk", "flour"])


@rule("HA-3")
def test_a_villager_and_a_donkey_of_everybody_start_on_the_church() -> None:
    state = position(3)
    assert view(state)["villagers"] == [[{"tile": "church", "standing": True}]] * 3
    assert view(state)["donkeys"] == [{"church": 1}] * 3


@rule("HA-4")
@pytest.mark.parametrize(("players", "prices"), [(2, (3, 5)), (3, (2, 4)), (4, (2, 4))])
def test_the_market_has_its_side_by_players(players: int, prices: tuple[int, int]) -> None:
    assert view(position(players))["prices"] == dict(zip(("basic", "refined"), prices, strict=True))


@rule("HA-4", "HA-4a")
def test_random_layouts_have_a_road_from_every_tile_to_the_church() -> None:
    layouts, orders = set(), set()
    for seed in range(40):
        state = GAME.start(2, seed)
        assert sorted(TILES[tile] for tile in state.village.order) == sorted(("church", *FIRST_TILES))
        for name in FIRST_TILES:
            assert "RR" in [grounds for _, other, grounds in contacts(state, name) if other == "church"]
        for tile in state.village.order:
            for _, _, grounds in contacts(state, TILES[tile]):
                assert (grounds[0] == "R") == (grounds[1] == "R")
        layouts.add(state.village.placed)
        orders.add(state.village.order)
    assert len(layouts) > 15 and len(orders) > 20
    assert position(seed=3).village.placed == position(seed=4).village.placed  # the first game has one layout


@rule("HA-5")
def test_two_goods_lie_on_each_of_the_three_producers() -> None:
    tiles = {tile["tile"]: tile for tile in view(position())["tiles"]}
    for name, good in (("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")):
        assert [entry["good"] for entry in tiles[name]["goods"]] == [good, good]
        assert tiles[name]["spaces"] == 3
    assert all(not tiles[name]["goods"] for name in ("church", "market", "town_hall"))


@rule("HA-6", "HA-7")
def test_ten_blueprints_start_four_of_them_in_the_row() -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        shown = view(position(seed=seed))
        row = [entry["tile"] for entry in shown["row"]]
        assert [(entry["price"], entry["gold"]) for entry in shown["row"]] == [(0, 0), (1, 0), (2, 0), (3, 0)]
        assert {*row, *shown["bag"]} == BAG and len(row) == 4 and len(shown["bag"]) == 6
        assert shown["stacks"] == ["planks", "bricks", "milk", "flour"]
        seen.update(row)
    assert set(seen) == BAG
    pieces = position().pieces
    stacks = [{TILES[tile] for tile in range(32) if stack >> tile & 1} for stack in pieces.stacks]
    assert [len(stack) for stack in stacks] == [4, 4, 4, 4]
    assert set.union(*stacks) == set(TILES[6:]) - BAG


@rule("HA-8")
@pytest.mark.parametrize(("players", "gold"), [(2, [3, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 4])])
def test_gold_by_the_order_of_play(players: int, gold: list[int]) -> None:
    starts = set()
    for seed in range(24):
        state = GAME.start(players, seed)
        start = state.seat
        assert start is not None
        starts.add(start)
        assert [state.gold[(start + number) % players] for number in range(players)] == gold
        assert view(state)["start"] == start
    assert starts == set(range(players))


@rule("HA-9")
@pytest.mark.parametrize(("players", "pile"), [(2, [1, 2, 1]), (3, [1, 3, 2]), (4, [1, 3, 3])])
def test_sale_tiles_by_level(players: int, pile: list[int]) -> None:
    shown = view(position(players))
    assert shown["pile"] == pile
    assert [sale and sale["level"] for sale in shown["sales"]] == [1, 1, 1]
    assert len({sale["sale"] for sale in shown["sales"] if sale}) == 3
    assert shown["milestones"] == dict.fromkeys(("planner", "carpenter", "mason", "herder", "miller"))


@rule("HA-9", "HA-27")
@pytest.mark.parametrize(("players", "levels"), [(2, (4, 2, 1)), (3, (4, 3, 2)), (4, (4, 3, 3))])
def test_sales_come_by_level_and_the_removed_ones_never(players: int, levels: tuple[int, ...]) -> None:
    orders = set()
    for seed in range(12):
        state = position(players, seed=seed)
        found = []
        for _ in range(sum(levels)):
            assert state.sales[0] >= 0
            found.append(SALES[state.sales[0]])
            sell_first(state)
        drawn = [SALES[sale] for sale in state.sales if sale >= 0]
        assert [int(name[1]) for name in found] == sorted(int(name[1]) for name in found)
        assert Counter(int(name[1]) for name in [*found, *drawn]) == Counter(
            {level + 1: count for level, count in enumerate(levels)}
        )
        assert state.sales == [-1, -1, -1] and why_not(state, "sell 0") == ("HA-27", "no-sale")
        orders.add(tuple(found))
    assert len(orders) > 6


def sell_first(state: HamletState) -> None:
    """The sale of the lowest level is made, wherever its goods come from; it is moved to the first place."""
    lowest = min(range(3), key=lambda place: state.sales[place] if state.sales[place] >= 0 else 99)
    state.tile = lowest
    market.sold(state)
    state.standing[0] = 1
    order = sorted(range(3), key=lambda place: state.sales[place] if state.sales[place] >= 0 else 99)
    state.sales[:] = [state.sales[place] for place in order]


# Open and hidden


class Tracker:
    """A player with pencil and paper, who sees the table once and then only what happens."""

    def __init__(self, shown: HamletView) -> None:
        self.bag = set(shown["bag"])
        self.row = [entry["tile"] for entry in shown["row"]]
        self.coins = [entry["gold"] for entry in shown["row"]]
        self.unseen = set(SALES) - {sale["sale"] for sale in shown["sales"] if sale}
        self.gold = [seat["gold"] for seat in shown["seats"]]
        self.points = [seat["points"] for seat in shown["seats"]]

    def see(self, event: Seen) -> None:
        seat, kind = event["seat"], event["event"]
        match kind:
            case "drawn":
                self.bag.remove(event["tile"])
                self.row.append(event["tile"])
                self.coins.append(0)
            case "plan":
                for number in range(event["price"]):
                    self.coins[number] += 1
                assert self.row.pop(event["price"]) == event["tile"]
                assert self.coins.pop(event["price"]) == event["gold"]
                self.gold[seat] += event["gold"] - event["price"]
            case "stack":
                stack = {"planks": 0, "bricks": 1, "milk": 2, "flour": 3}[event["good"]]
                tiles = position().pieces.stacks[stack]
                self.bag |= {TILES[tile] for tile in range(32) if tiles >> tile & 1}
            case "sale-drawn":
                self.unseen.remove(event["sale"])
            case "bought" | "hire-villager" | "hire-donkey":
                self.gold[seat] -= event["gold"]
            case "beg":
                self.gold[seat] += 1
            case "token-used" | "produce" | "sell" | "deliver" | "build":
                self.gold[seat] += event.get("gold", 0)
                self.points[seat] += event["points"]


PAID_IN_GOLD = {"barn_a": 3, "barn_b": 3, "c1": 10}


@rule("HA-42", "HA-0d", "HA-25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_but_the_draws_to_come_can_be_told_from_what_happens(players: int) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        state = GAME.start(players, seed)
        trackers = [Tracker(state.view(viewer)) for viewer in (*range(players), None)]
        for _ in range(1200):
            if state.seat is None:
                break
            state.listen()
            state.play(chance.choice(state.actions()))
            for viewer, tracker in zip((*range(players), None), trackers, strict=True):
                for event in state.events(viewer):
                    tracker.see(event)
                    paid = PAID_IN_GOLD.get(str(event.get("delivery", event.get("tile"))), 0)
                    if paid and event["event"] in ("build", "deliver"):
                        tracker.gold[event["seat"]] -= paid
            if state.step:
                continue
            shown = state.view(None)
            for tracker in trackers:
                assert tracker.bag == set(shown["bag"])
                assert tracker.row == [entry["tile"] for entry in shown["row"]]
                assert tracker.coins == [entry["gold"] for entry in shown["row"]]
                assert tracker.gold == [entry["gold"] for entry in shown["seats"]]
                assert tracker.points == [entry["points"] for entry in shown["seats"]]
                assert tracker.unseen == {SALES[sale] for sale in range(12) if state.sales_left >> sale & 1}


@rule("HA-42")
def test_the_next_blueprint_is_any_of_the_bag_and_the_next_sale_any_unseen_of_its_level() -> None:
    state = position()
    drawn: Counter[str] = Counter()
    bag = set(view(state)["bag"])
    for number in range(300):
        other = state.redeal(0, Dealer(number))
        other.play(GAME.parse("plan 0"))
        drawn[TILES[other.row[-1]]] += 1
    assert set(drawn) == bag and min(drawn.values()) > 20
    state = position()
    goods(state, "woodcutter", "wood wood")
    goods(state, "farm", "wheat wheat")
    goods(state, "quarry", "stone stone")
    donkeys(state, 0, "church market")
    sales: Counter[int] = Counter()
    state.sales[0] = SALES.index("s1a")
    state.pile[0] = 0
    state.sales_left = 0b1111_1111_0000
    for number in range(300):
        other = state.redeal(1, Dealer(number))
        other.play(GAME.parse("sell 0"))
        sales[other.sales[0]] += 1
    assert set(sales) == {4, 5, 6, 7} and min(sales.values()) > 40  # the removed ones are among them
