"""The final scoring (HA-36 to HA-41)."""

from __future__ import annotations

import pytest

from osada.games.hamlet import HamletState, scoring
from osada.games.hamlet.pieces import TILES
from osada.games.hamlet.roads import longest_chain
from osada.testing import rule
from tests.hamlet.positions import allowed, contacts, do, goods, grow, lay, position, road, why_not


def flag(state: HamletState, tile: str, seat: int = 0) -> None:
    state.flags[seat] |= 1 << TILES.index(tile)


def line(state: HamletState, name: str, seat: int = 0) -> int:
    return state.scores()[seat][name]


def awards(state: HamletState, name: str) -> list[int]:
    return [score[name] for score in state.scores()]


# Awards (HA-36)


@rule("HA-36")
@pytest.mark.parametrize(
    ("by", "chaplain", "sacristan"),
    [
        ([0, 0, 1, 2, -1], [5, 0, 0], [0, 1, 1]),
        ([0, 0, 1, 1, 2], [4, 4, 0], [0, 0, 0]),
        ([0, 1, 2, -1, -1], [2, 2, 2], [0, 0, 0]),
        ([0, 0, 0, 1, 1], [5, 0, 0], [0, 3, 0]),
        ([2, 2, 0, -1, -1], [0, 0, 5], [3, 0, 0]),
        ([1, -1, -1, -1, -1], [0, 5, 0], [0, 0, 0]),
        ([-1, -1, -1, -1, -1], [0, 0, 0], [0, 0, 0]),
    ],
)
def test_chaplain_and_sacristan(by: list[int], chaplain: list[int], sacristan: list[int]) -> None:
    state = position(3)
    state.deliveries[:] = by
    assert (awards(state, "chaplain"), awards(state, "sacristan")) == (chaplain, sacristan)


@rule("HA-36")
@pytest.mark.parametrize(
    ("counts", "points"),
    [([2, 1, 0], [4, 0, 0]), ([2, 2, 0], [2, 2, 0]), ([1, 1, 1], [1, 1, 1]), ([0, 0, 0], [0, 0, 0])],
)
def test_merchant_and_landscaper(counts: list[int], points: list[int]) -> None:
    state = position(3)
    state.sold[:] = counts
    assert awards(state, "merchant") == points
    landmarks = ["shrine", "trade_post", "pond_forest", "pond_mountain"]
    state = position(3)
    for seat, count in enumerate(counts):
        for _ in range(count):
            flag(state, landmarks.pop(), seat)  # connected or not: only the flags count
    assert awards(state, "landscaper") == points


@rule("HA-36")
def test_nothing_counts_as_second_most_if_the_table_says_so() -> None:
    state = position(3, {"awards": "zero-counts"})
    state.deliveries[:] = [0, 0, -1, -1, -1]
    assert awards(state, "sacristan") == [0, 1, 1]
    assert awards(state, "merchant") == [1, 1, 1]


# Landmarks (HA-37)


@rule("HA-37")
@pytest.mark.parametrize(
    ("tile", "ground", "each"),
    [
        ("woodland_small", "F", 1),
        ("woodland_large", "F", 2),
        ("mountain_range_small", "M", 1),
        ("mountain_range_large", "M", 2),
    ],
)
def test_woodlands_and_ranges_count_what_they_touch_without_a_road(tile: str, ground: str, each: int) -> None:
    state = position()
    number, counts = TILES.index(tile), set()
    for site in state.village.order:
        for placement in state.village.places(site, number).values():
            other = state.copy()
            grow(other, number, placement)
            flag(other, tile)
            beyond = [both[1] for _, _, both in contacts(other, tile)]
            assert line(other, tile) == each * beyond.count(ground)
            assert not other.network.connected >> number & 1
            counts.add((beyond.count("F"), beyond.count("M")))
    assert len({count[0 if ground == "F" else 1] for count in counts}) > 1
    assert any(forest and mountain for forest, mountain in counts)
    assert line(state, tile) == 0


@rule("HA-37")
def test_monument_and_square_count_like_on_like_and_need_a_road() -> None:
    for tile, each in (("monument", 2), ("square", 3)):
        state = position()
        number, scored = TILES.index(tile), set()
        for site in state.village.order:
            for placement in state.village.places(site, number).values():
                other = state.copy()
                grow(other, number, placement)
                flag(other, tile)
                pairs = [both for _, _, both in contacts(other, tile)]
                like = [both for both in pairs if both[0] == both[1] and (tile == "monument" or both == "RR")]
                expected = each * len(like) if "RR" in pairs else 0
                assert line(other, tile) == expected
                scored.add((expected, len(pairs)))
        assert len(scored) > 2


@rule("HA-37", "HA-38")
def test_a_built_road_counts_nothing_for_the_square() -> None:
    state = position()
    lay(state, "square", "market", "forest")
    flag(state, "square")
    assert line(state, "square") == 0
    road(state, 0, "market", "square")
    assert state.network.connected >> TILES.index("square") & 1
    assert line(state, "square") == 0


@rule("HA-37", "HA-14")
def test_a_pond_brings_three_once_anybodys_road_leads_there() -> None:
    state = position()
    lay(state, "pond_mountain", "quarry", "mountain")
    lay(state, "pond_forest", "woodcutter", "forest")
    flag(state, "pond_mountain")
    flag(state, "pond_forest")
    assert (line(state, "pond_mountain"), line(state, "pond_forest")) == (0, 0)
    road(state, 1, "quarry", "pond_mountain")
    assert (line(state, "pond_mountain"), line(state, "pond_forest")) == (3, 0)
    assert line(state, "pond_mountain", 1) == 0
    road(state, 0, "woodcutter", "pond_forest")
    assert line(state, "pond_forest") == 3


@rule("HA-37")
def test_an_outpost_counts_the_tiles_of_the_shortest_chain_with_both_ends() -> None:
    state = position()
    lay(state, "cow_conservatory", "market", "road")
    lay(state, "stonemason", "cow_conservatory", "road")
    lay(state, "outpost_1", "stonemason", "road")
    flag(state, "outpost_1")
    assert line(state, "outpost_1") == 5
    lay(state, "outpost_2", "quarry", "mountain")
    flag(state, "outpost_2", 1)
    assert line(state, "outpost_2", 1) == 0
    road(state, 0, "quarry", "outpost_2")
    assert line(state, "outpost_2", 1) == 3
    church, outpost = TILES.index("church"), TILES.index("outpost_1")
    shortcut = (1, church, 0, outpost, 0, "M")  # a shorter way over a road of the other player
    state.network = state.network.with_road(shortcut)
    assert line(state, "outpost_1") == 2


@rule("HA-37")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [("stables", 2 * 4), ("shrine", 2 * 3), ("trade_post", 2), ("warehouse", 1), ("tavern", 7), ("farrier", 2)],
)
def test_landmarks_that_count_what_their_owner_has(tile: str, expected: int) -> None:
    state = position()
    site = next(site for site in ("market", "quarry", "woodcutter") if meeting(state, tile, site))
    lay(state, tile, site, meeting(state, tile, site) or "road")
    flag(state, tile)
    lay(state, "pond_forest", "town_hall", "forest")
    road(state, 0, "town_hall", "pond_forest")
    state.donkeys[0] = 3 << 3 * TILES.index("church") | 1 << 3 * TILES.index("farm")
    state.deliveries[:] = [0, 0, 0, 1]
    state.sold[:] = [2, 5]
    state.gold[:] = [7, 20]
    if not state.network.connected >> TILES.index(tile) & 1:
        assert line(state, tile) == 0
        road(state, 1, site, tile)
    assert line(state, tile) == expected
    assert line(state, tile, 1) == 0


def meeting(state: HamletState, tile: str, site: str) -> str | None:
    for ground in ("road", "mountain", "forest"):
        try:
            lay(state.copy(), tile, site, ground)
        except AssertionError:
            continue
        return ground
    return None


@rule("HA-37", "HA-40")
@pytest.mark.parametrize(("gold", "tavern", "points"), [(0, 0, 0), (2, 2, 0), (3, 3, 1), (8, 8, 2), (9, 8, 3)])
def test_the_tavern_counts_gold_up_to_eight_on_top(gold: int, tavern: int, points: int) -> None:
    state = position()
    lay(state, "tavern", "market", "road")
    flag(state, "tavern")
    state.gold[0] = gold
    state.row_gold[0] = 30  # gold on blueprints belongs to nobody
    assert (line(state, "tavern"), line(state, "gold")) == (tavern, points)


@rule("HA-37", "HA-39")
def test_a_farrier_that_no_road_reaches_changes_nothing() -> None:
    state = position()
    lay(state, "pond_mountain", "quarry", "mountain")
    road(state, 0, "quarry", "pond_mountain")
    lay(state, "farrier", "pond_mountain", "mountain")
    flag(state, "farrier")
    assert (line(state, "longest_road"), line(state, "farrier")) == (4, 0)
    road(state, 0, "pond_mountain", "farrier")
    assert (line(state, "longest_road"), line(state, "farrier")) == (6, 3)


# Roads and the longest road (HA-38, HA-39)


@rule("HA-38")
def test_a_point_for_every_own_road_two_with_the_planner() -> None:
    state = position()
    lay(state, "pond_mountain", "quarry", "mountain")
    lay(state, "pond_forest", "woodcutter", "forest")
    lay(state, "mountain_range_small", "town_hall", "mountain")
    road(state, 0, "quarry", "pond_mountain")
    road(state, 0, "woodcutter", "pond_forest")
    road(state, 1, "town_hall", "mountain_range_small")
    assert awards(state, "roads") == [2, 1]
    state.milestones[0] = 1
    assert awards(state, "roads") == [2, 2]
    state.milestones[0] = 0
    assert awards(state, "roads") == [4, 1]
    state.milestones[:] = [-1, 0, 0, 0, 0]  # the other milestones bring no points
    assert awards(state, "roads") == [2, 1]


@rule("HA-39")
def test_the_longest_road_avoids_the_church_and_needs_an_own_road() -> None:
    state = position()
    lay(state, "cow_conservatory", "market", "road")
    lay(state, "stonemason", "cow_conservatory", "road")
    assert awards(state, "longest_road") == [0, 0]
    lay(state, "pond_mountain", "quarry", "mountain")
    road(state, 0, "quarry", "pond_mountain")
    assert awards(state, "longest_road") == [4, 0]  # quarry and pond: not on through the church
    lay(state, "farrier", "stonemason", "mountain")
    road(state, 1, "stonemason", "farrier")
    assert awards(state, "longest_road") == [4, 8]  # farrier, stonemason, cow conservatory, market
    road(state, 0, "market", "farm")
    assert awards(state, "longest_road") == [8, 8]  # farm, market, cow conservatory, stonemason


@rule("HA-39")
def test_it_is_the_longest_of_the_chains_with_an_own_road() -> None:
    """Printed chains may be longer; a tile is visited once; roads of others do not serve."""
    number = {name: tile for tile, name in enumerate(TILES)}

    def links(*pairs: str) -> tuple[int, ...]:
        printed = [0] * len(TILES)
        for pair in pairs:
            one, two = pair.split("-")
            printed[number[one]] |= 1 << number[two]
            printed[number[two]] |= 1 << number[one]
        return tuple(printed)

    long = links("farm-market", "market-barn_a", "barn_a-barn_b", "barn_b-sawmill")
    own = [(number["quarry"], number["shrine"])]
    assert longest_chain(long, own) == 2
    assert longest_chain(long, [(number["market"], number["quarry"])]) == 5
    assert longest_chain(long, [(number["church"], number["farm"])]) == 0
    ring = links("farm-market", "market-barn_a", "barn_a-farm")
    assert longest_chain(ring, [(number["farm"], number["quarry"])]) == 4
    star = links("barn_a-farm", "barn_a-market", "barn_a-quarry")
    assert longest_chain(star, [(number["barn_a"], number["shrine"])]) == 3
    assert longest_chain(links(), [(1, 2), (2, 3), (3, 1), (3, 4), (4, 5)]) == 5


# The winner (HA-41)


@rule("HA-41")
def test_ties_go_to_deliveries_then_to_sales_then_are_shared() -> None:
    def winners(totals: list[int], deliveries: list[int], sales: list[int]) -> list[int]:
        return scoring.leaders([{"total": total} for total in totals], deliveries, sales)

    assert winners([30, 31, 29], [3, 0, 4], [3, 0, 4]) == [1]
    assert winners([30, 30, 29], [1, 2, 9], [5, 0, 9]) == [1]
    assert winners([30, 30, 30], [2, 2, 1], [1, 2, 9]) == [1]
    assert winners([30, 30, 30], [2, 2, 1], [2, 2, 9]) == [0, 1]


@rule("HA-41", "HA-35")
def test_the_winner_of_a_position_is_told_by_its_totals() -> None:
    state = position()
    state.points[:] = [10, 10]
    state.gold[:] = [0, 0]
    assert state.winners() == [0, 1]
    state.deliveries[0] = 1
    assert [score["total"] for score in state.scores()] == [10, 15] and state.winners() == [1]
    state.points[:] = [15, 10]
    assert state.winners() == [1]  # level at 15: more deliveries
    state.points[:] = [16, 10]
    assert state.winners() == [0]


@rule("HA-40")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (31, 10)])
def test_a_point_for_three_gold(gold: int, points: int) -> None:
    state = position()
    state.gold[:] = [gold, 0]
    assert awards(state, "gold") == [points, 0]


@rule("HA-25a")
def test_blueprints_in_hand_score_nothing_and_cannot_be_given_back() -> None:
    state = position()
    before = state.scores()[0]["total"] - state.gold[0] // 3
    do(state, "plan 0", *["leave"] * (state.gold[0] >= 3))
    assert state.scores()[0]["total"] - state.gold[0] // 3 == before
    goods(state, "quarry", "stone")
    do(state, "end", "end")
    assert not [text for text in allowed(state) if TILES[state.hands[0][0]] in text and "build" not in text]
    assert why_not(state, "leave")[0] == "HA-24"
