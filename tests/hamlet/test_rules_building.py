"""Building tiles and roads (HA-31 to HA-34)."""

from __future__ import annotations

from collections import Counter

import pytest

from osada.games.hamlet import HamletState
from osada.games.hamlet.geometry import ends, turned
from osada.games.hamlet.pieces import SECTIONS, TILES
from osada.games.hamlet.position import ROADING
from osada.games.hamlet.rules.villagers import let_go
from osada.testing import rule
from tests.hamlet.positions import (
    GAME,
    allowed,
    contacts,
    do,
    donkeys,
    every_blueprint,
    goods,
    grow,
    hand,
    lay,
    position,
    road,
    villagers,
    why_not,
)

MILESTONES = ("planner", "carpenter", "mason", "herder", "miller")
FIRST_REFINERIES = [("sawmill", "carpenter"), ("stonemason", "mason"), ("dairy_farm", "herder")]
FIRST_REFINERIES += [("flour_mill", "miller")]
SECOND_REFINERIES = {"carpenter": "lumber_mill", "mason": "master_stonemason"}
SECOND_REFINERIES |= {"herder": "cow_conservatory", "miller": "windmill"}


def ready(blueprints: str, gold: int = 60, players: int = 2) -> HamletState:
    """Everything can be bought, the own donkeys are on church and market, four villagers stand."""
    state = position(players)
    hand(state, 0, blueprints)
    donkeys(state, 0, "church market")
    villagers(state, 0, 4)
    state.gold[0] = gold
    return state


def build(state: HamletState, tile: str, site: str, place: str | None = None) -> HamletState:
    do(state, f"build {tile}", f"at {site}")
    do(state, place or allowed(state, "place")[0])
    if state.step:
        do(state, "pay")
    return state


# Where a tile comes (HA-31)


@rule("HA-31")
def test_a_blueprint_has_to_be_in_the_own_hand() -> None:
    state = ready("shrine")
    hand(state, 1, "trade_post")
    assert "build shrine" in allowed(state)
    assert why_not(state, "build trade_post") == ("HA-31", "not-in-hand")
    assert why_not(state, "build barn_a") == ("HA-31", "not-in-hand")
    assert why_not(state, "place 0,0") == ("HA-31", "first-place")


@rule("HA-31", "HA-0a")
def test_places_are_refused_for_what_is_in_the_way() -> None:
    state = ready("sawmill")
    do(state, "build sawmill", "at market")
    places = allowed(state, "place")
    reasons: Counter[str] = Counter()
    for action in range(GAME.parse("place 0,0"), GAME.parse("place 13,9") + 1):
        refusal = state.why_not(action)
        if refusal is None:
            assert GAME.notation(action) in places
            continue
        reasons[refusal.reason] += 1
        assert refusal.rule == "HA-31"
        if refusal.reason == "overlap":
            assert refusal.facts["tile"] == "sawmill" and refusal.facts["other"] in TILES[:6]
        if refusal.reason == "mismatch":
            assert "road" in (refusal.facts["ground"], refusal.facts["beyond"])
            assert refusal.facts["ground"] != refusal.facts["beyond"]
    assert {"overlap", "mismatch", "covered", "no-section"} <= set(reasons)


@rule("HA-31")
def test_every_touching_pair_counts_with_all_neighbours() -> None:
    """A place where a tile meets its site well but another neighbour badly is none."""
    state = position()
    bad_elsewhere = 0
    village = state.village
    for tile in range(6, len(TILES)):
        for site in village.order:
            for section, beyond in enumerate(village.contacts[site]):
                if beyond >= 0:
                    continue
                for own, placement in village.meeting(site, section, tile):
                    ways = village.pieces.turned[tile][placement[0]]
                    there = [ways.edges[number] + 3 * placement[1] for number in range(len(ways.edges))]
                    pairs = [
                        (village.pieces.sections[tile][number], village.free[edge])
                        for number, edge in enumerate(there)
                        if edge in village.free
                    ]
                    grounds = [
                        (letter, village.pieces.sections[other // SECTIONS][other % SECTIONS], other // SECTIONS)
                        for letter, other in pairs
                    ]
                    wrong = [other for here, there_, other in grounds if (here == "R") != (there_ == "R")]
                    if wrong:
                        assert placement not in village.places(site, tile).values(), own
                        bad_elsewhere += site not in wrong
    assert bad_elsewhere > 10


@rule("HA-31")
def test_forest_and_mountain_mix_freely() -> None:
    state = ready("pond_forest pond_mountain")
    found = set()
    for pond in ("pond_forest", "pond_mountain"):
        for site in ("quarry", "woodcutter", "town_hall"):
            do(begun := state.copy(), f"build {pond}", f"at {site}")
            for place in allowed(begun, "place"):
                built = do(begun.copy(), place)
                if built.step:
                    do(built, "pay")
                found |= {grounds for _, _, grounds in contacts(built, pond)}
    assert found == {"FF", "FM", "MM", "MF"}


@rule("HA-31")
def test_a_tile_is_turned_in_six_ways_and_never_mirrored() -> None:
    state = ready("sawmill")
    outline = [turned(corner, 0) for corner in state.pieces.turned[TILES.index("sawmill")][0].vertices]
    shapes = {tuple(normal([turned(corner, turns) for corner in outline])) for turns in range(6)}
    mirrored = {tuple(normal([mirror(turned(corner, turns)) for corner in outline])) for turns in range(6)}
    assert len(shapes) == 6 and not shapes & mirrored
    seen = set()
    for site in state.village.order:
        for placement in state.village.places(site, TILES.index("sawmill")).values():
            seen.add(tuple(normal(state.village.vertices(TILES.index("sawmill"), placement))))
    assert seen == shapes


def mirror(corner: tuple[int, int]) -> tuple[int, int]:
    return corner[1], corner[0]


def normal(corners: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The corners as a set, moved to a common origin."""
    low = min(corners)
    return sorted((i - low[0], j - low[1]) for i, j in corners)


@rule("HA-31")
def test_enclosed_holes_are_fine() -> None:
    """Some village of random tiles has a hole; nothing objects to it."""
    state = ready("pond_forest pond_mountain mountain_range_small")
    found = False
    for tile in ("pond_forest", "pond_mountain", "mountain_range_small", "woodland_small"):
        for site in state.village.order:
            for placement in state.village.places(site, TILES.index(tile)).values():
                grown = state.village.grown(TILES.index(tile), placement)
                touched = {beyond // SECTIONS for beyond in grown.contacts[TILES.index(tile)] if beyond >= 0}
                found = found or outlines(grown.free) > outlines(state.village.free)
                assert site in touched
    assert found


def outlines(free: dict[int, int]) -> int:
    """How many closed lines the border of a village has, counted by edges that share a corner."""
    left = {edge: set(ends(edge)) for edge in free}
    count = 0
    while left:
        count += 1
        corners = left.pop(next(iter(left)))
        while near := [edge for edge, both in left.items() if both & corners]:
            for edge in near:
                corners |= left.pop(edge)
    return count


@rule("HA-31")
def test_equal_results_are_one_action() -> None:
    state = ready("mountain_range_small")
    do(state, "build mountain_range_small", "at quarry")
    results: Counter[tuple[tuple[int, int], ...]] = Counter()
    for text in allowed(state, "place"):
        built = do(state.copy(), text)
        if built.step:
            do(built, "pay")
        placed = built.village.placed[TILES.index("mountain_range_small")]
        assert placed is not None
        results[tuple(sorted(built.village.vertices(TILES.index("mountain_range_small"), placed[1:])))] += 1
    assert set(results.values()) == {1}
    same = [
        action
        for action in range(GAME.parse("place 0,0"), GAME.parse("place 13,9"))
        if (refusal := state.why_not(action)) is not None and refusal.reason == "same-place"
    ]
    assert same


# What building brings (HA-32, HA-33)


@rule("HA-32", "HA-33")
@pytest.mark.parametrize(("tile", "milestone"), FIRST_REFINERIES)
def test_the_first_refinery_brings_its_milestone_and_its_stack(tile: str, milestone: str) -> None:
    state = ready(tile)
    number = MILESTONES.index(milestone)
    site = next(text.split(" ")[1] for text in allowed(do(state.copy(), f"build {tile}"), "at"))
    left = state.bag.bit_count()
    build(state, tile, site)
    assert state.points[0] == 4 and state.hands[0] == ()
    assert state.view(None)["milestones"][milestone] == 0
    stack = state.pieces.stacks[number - 1]
    assert state.bag.bit_count() == left + 4 and state.bag & stack == stack
    assert len(state.view(None)["stacks"]) == 3
    assert next(entry for entry in state.view(None)["tiles"] if entry["tile"] == tile)["goods"] == []
    assert state.flags == [0, 0]


@rule("HA-32")
@pytest.mark.parametrize(("tile", "milestone"), FIRST_REFINERIES)
def test_a_milestone_is_never_taken_from_another_player(tile: str, milestone: str) -> None:
    state = ready("shrine")
    number = MILESTONES.index(milestone)
    holders = [0, 0, 0, 0]
    holders[number - 1] = 1
    state.hands[0] = (TILES.index(SECOND_REFINERIES[milestone]),)
    every_blueprint(state, holders)
    bag, row = state.bag, list(state.row)
    site = next(text.split(" ")[1] for text in allowed(do(state.copy(), f"build {SECOND_REFINERIES[milestone]}")))
    build(state, SECOND_REFINERIES[milestone], site)
    printed = GAME.standard.contents["tiles"][SECOND_REFINERIES[milestone]]["points"]
    assert state.milestones[number] == 1 and state.points[0] == printed
    assert (state.bag, state.row) == (bag, row), f"{tile}: its stack has entered before"


@rule("HA-32")
def test_a_two_space_refinery_that_is_the_first_brings_both_too() -> None:
    state = ready("shrine")
    state.hands[0] = (TILES.index("lumber_mill"),)
    state.milestones[2] = 1
    every = state.copy()
    build(every, "lumber_mill", "market")
    assert every.milestones[1] == 0 and every.bag & every.pieces.stacks[0]


@rule("HA-32")
def test_a_landmark_gets_a_flag_and_flags_never_run_out() -> None:
    state = ready("shrine trade_post woodland_small", gold=40)
    for tile in ("shrine", "trade_post", "woodland_small"):
        build(state, tile, next(text.split(" ")[1] for text in allowed(do(state.copy(), f"build {tile}"))))
    owners = {entry["tile"]: entry["flag"] for entry in state.view(None)["tiles"]}
    assert [owners[name] for name in ("shrine", "trade_post", "woodland_small", "market")] == [0, 0, 0, None]
    for name in ("pond_forest", "pond_mountain", "mountain_range_small", "farrier"):
        villagers(state, 0, 1)
        state.hands[0] = (TILES.index(name),)
        state.gold[0] = 20
        build(state, name, next(text.split(" ")[1] for text in allowed(do(state.copy(), f"build {name}"))))
    assert state.view(None)["seats"][0]["flags"] == 7  # one more than the six in the box


@rule("HA-32", "HA-15")
def test_the_cost_is_paid_where_the_villager_stands() -> None:
    state = ready("flour_mill", gold=0)  # 2 stone, 1 wood
    donkeys(state, 0, "farm")
    do(begun := state.copy(), "build flour_mill")
    assert allowed(begun) == ["at church"]  # quarry and woodcutter are both beside it
    donkeys(state, 0, "church")
    do(state, "build flour_mill")
    assert {"at church", "at quarry", "at woodcutter"} <= set(allowed(state))
    build_at = do(state, "at quarry")
    do(build_at, allowed(build_at)[0])
    assert state.view(None)["villagers"][0][0] == {"tile": "quarry", "standing": False}
    assert state.totals[:2] == [1, 0]


@rule("HA-33")
def test_a_tile_may_be_built_apart_from_the_roads() -> None:
    state = ready("flour_mill pond_mountain")
    build(state, "pond_mountain", "quarry")
    entry = next(entry for entry in state.view(None)["tiles"] if entry["tile"] == "pond_mountain")
    assert entry["connected"] is False
    do(begun := state.copy(), "build flour_mill")
    assert why_not(begun, "at pond_mountain") == ("HA-14", "no-road")


# Roads (HA-34)


def section(state: HamletState, one: str, two: str, grounds: str) -> int:
    return next(number for number, other, both in contacts(state, one) if (other, both) == (two, grounds))


@rule("HA-34")
@pytest.mark.parametrize(("ground", "pair", "paid"), [("mountain", "MM", [0, 2]), ("forest", "FF", [2, 0])])
def test_a_bridge_costs_two_wood_and_a_path_two_stone(ground: str, pair: str, paid: list[int]) -> None:
    site, tile = ("quarry", "pond_mountain") if ground == "mountain" else ("woodcutter", "pond_forest")
    state = ready("shrine", gold=0)
    lay(state, tile, site, ground)
    do(state, f"road {site}", f"section {section(state, site, tile, pair)}")
    assert state.totals[:2] == paid
    (built,) = state.view(None)["roads"]
    assert (built["seat"], built["between"]) == (0, [site, tile])
    assert built["kind"] == ("bridge" if ground == "mountain" else "path")
    assert state.view(None)["seats"][0]["roads"] == 4 and state.points == [0, 0]
    assert next(entry for entry in state.view(None)["tiles"] if entry["tile"] == tile)["connected"]
    assert state.view(None)["villagers"][0][0] == {"tile": site, "standing": False}
    assert why_not(state, f"road {site}") in (("HA-34", "nothing-to-link"), ("HA-15", "short"), ("HA-28", "dear"))


@rule("HA-34")
def test_no_road_over_a_cliff_at_an_end_or_where_a_road_is_printed() -> None:
    state = ready("shrine")
    lay(state, "pond_mountain", "quarry", "mountain")
    place = next(
        placement
        for placement in state.village.places(TILES.index("woodcutter"), TILES.index("mountain_range_small")).values()
    )
    grow(state, TILES.index("mountain_range_small"), place)
    road(state, 1, "quarry", "pond_mountain")
    cliff = section(state, "woodcutter", "mountain_range_small", "FM")
    state.step, state.site = ROADING, TILES.index("woodcutter")
    assert refused(state, f"section {cliff}") == ("HA-34", "cliff")
    printed = section(state, "woodcutter", "church", "RR")
    assert refused(state, f"section {printed}") == ("HA-34", "printed")
    free = next(number for number in range(8) if number not in [entry[0] for entry in contacts(state, "woodcutter")])
    assert refused(state, f"section {free}") == ("HA-34", "nothing-beyond")
    state.site = TILES.index("quarry")
    built = section(state, "quarry", "pond_mountain", "MM")
    assert refused(state, f"section {built}") == ("HA-34", "road-there")
    let_go(state)
    assert "road woodcutter" not in allowed(state)


@rule("HA-34", "HA-0b")
def test_no_second_link_between_two_tiles_unless_the_table_allows_it() -> None:
    for options, allows in (({}, False), ({"second-road": "allowed"}, True)):
        state = position(options=options)
        donkeys(state, 0, "church market")
        state.gold[0] = 40
        villagers(state, 0, 4)
        beside_print = section(state, "quarry", "church", "MM")
        assert ("road quarry" in allowed(state)) == allows
        first, second = [number for number, *other in contacts(state, "market") if other == ["farm", "FF"]]
        do(state, "road market", f"section {first}", "pay")
        assert ("road market" in allowed(state)) == allows
        for site, number in (("quarry", beside_print), ("market", second)):
            state.step, state.site = ROADING, TILES.index(site)
            assert refused(state, f"section {number}") == (None if allows else ("HA-34", "linked"))
        assert refused(state, f"section {first}") == ("HA-34", "road-there")


def refused(state: HamletState, text: str) -> tuple[str, str] | None:
    refusal = state.why_not(GAME.parse(text))
    return (refusal.rule, refusal.reason) if refusal else None


@rule("HA-34", "HA-1")
def test_five_roads_are_all_and_the_first_of_the_game_brings_the_planner() -> None:
    state = ready("shrine", gold=99)
    do(state, "road market", *[allowed(do(state.copy(), "road market"))[0]], "pay")
    assert state.view(None)["milestones"]["planner"] == 0
    do(state, "end")
    lay(state, "pond_mountain", "quarry", "mountain")
    state.gold[1] = 20
    donkeys(state, 1, "church market")
    do(state, "road quarry")
    do(state, allowed(state)[0])
    if state.step:
        do(state, "pay")
    assert state.view(None)["milestones"]["planner"] == 0 and len(state.network.roads) == 2
    do(state, "end")
    lay(state, "woodland_large", "farm", "forest")
    for tile, site, ground in (
        ("woodland_small", "woodcutter", "forest"),
        ("pond_forest", "woodcutter", "forest"),
        ("mountain_range_small", "town_hall", "mountain"),
        ("mountain_range_large", "quarry", "mountain"),
    ):
        lay(state, tile, site, ground)
        assert {f"road {site}", "road farm"} <= set(allowed(state))
        road(state, 0, site, tile)
    assert state.view(None)["seats"][0]["roads"] == 0
    assert why_not(state, "road farm") == ("HA-34", "no-roads-left")


@rule("HA-34")
def test_a_road_may_lead_to_a_tile_that_is_not_connected_but_starts_at_one_that_is() -> None:
    state = ready("shrine")
    lay(state, "pond_mountain", "quarry", "mountain")
    assert "road quarry" in allowed(state)
    assert why_not(state, "road pond_mountain") == ("HA-14", "no-road")
    assert why_not(state, "road barn_a") == ("HA-33", "not-built")


@rule("HA-34", "HA-15")
def test_where_several_pairs_meet_each_has_its_price() -> None:
    state = ready("shrine", gold=0)
    goods(state, "quarry", "stone stone")
    goods(state, "woodcutter", "")
    found = mixed_contact(state)
    sections = dict(found)
    do(state, "road town_hall")
    assert allowed(state) == [f"section {sections['FF']}"]  # no wood for the bridge
    assert why_not(state, f"section {sections['MM']}")[0] in ("HA-15", "HA-28")


def mixed_contact(state: HamletState) -> list[tuple[str, int]]:
    """A tile beside the town hall with forest on forest and mountain on mountain, and no printed link."""
    site = TILES.index("town_hall")
    for tile in range(6, len(TILES)):
        for placement in state.village.places(site, tile).values():
            other = state.copy()
            grow(other, tile, placement)
            pairs = [(both, number) for number, name, both in contacts(other, "town_hall") if name == TILES[tile]]
            kinds = {both for both, _ in pairs}
            if {"FF", "MM"} <= kinds and "RR" not in kinds:
                grow(state, tile, placement)
                road(state, 1, "market", "farm")
                return [next(pair for pair in pairs if pair[0] == kind) for kind in ("FF", "MM")]
    raise AssertionError("no tile meets the town hall in both ways")
