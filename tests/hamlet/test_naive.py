"""Random villages and endings: the exact geometry, the roads and the scoring against the naive ones."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from osada.core.bits import listed
from osada.core.dealer import Dealer
from osada.games.hamlet import scoring
from osada.games.hamlet.geometry import point
from osada.games.hamlet.layouts import random_layout
from osada.games.hamlet.pieces import LANDMARKS, ROADS, SECTIONS, TILES
from osada.games.hamlet.position import NONE
from osada.games.hamlet.printed import Pieces, pieces_of
from osada.games.hamlet.roads import Network, Road
from osada.games.hamlet.village import Village
from osada.testing import rule
from tests.hamlet import naive
from tests.hamlet.positions import GAME

VILLAGES = 400
PARTS = 8
BLUEPRINT_TILES = range(6, len(TILES))


def pieces(seed: int) -> Pieces:
    return pieces_of(GAME.standard, seed % 3 + 2)


def grown(seed: int, chance: random.Random) -> Village:
    """A random layout with 0 to 26 more tiles, each at any of its places beside any tile."""
    village = random_layout(pieces(seed), Dealer(seed))
    assert village is not None
    tiles = chance.sample(BLUEPRINT_TILES, chance.randint(0, len(BLUEPRINT_TILES)))
    for tile in tiles:
        sites = [site for site in village.order if village.places(site, tile)]
        if sites:
            village = village.with_tile(tile, chance.choice([*village.places(chance.choice(sites), tile).values()]))
    return village


def with_roads(village: Village, seats: int, chance: random.Random) -> Network:
    """Some roads of every seat where they may be, connected to the church or not."""
    pairs = [
        (tile, section, ground, beyond)
        for tile, crossings in village.crossings.items()
        for section, ground, beyond in crossings
    ]
    chance.shuffle(pairs)
    roads: list[Road] = []
    linked = {frozenset((one, two)) for one in village.order for two in listed(village.printed[one])}
    for tile, section, ground, beyond in pairs:
        seat = chance.randrange(seats)
        left = sum(road[0] == seat for road in roads) < ROADS
        if left and frozenset((tile, beyond)) not in linked and chance.random() < 0.8:
            linked.add(frozenset((tile, beyond)))
            opposite = village.contacts[tile][section] % SECTIONS
            roads.append((seat, tile, section, beyond, opposite, ground))
    return Network(village, tuple(roads), False)


def seen(village: Village) -> list[naive.Lying]:
    found = []
    for tile in village.order:
        placed = village.placed[tile]
        assert placed is not None
        found.append(naive.Lying.put(GAME.standard.contents, TILES[tile], placed[1], point(placed[2])))
    return found


def check_touching(village: Village, tiles: list[naive.Lying]) -> None:
    """No two tiles overlap, and exactly those sections touch that lie on each other."""
    for number, one in enumerate(tiles):
        contacts = village.contacts[TILES.index(one.name)]
        assert len(contacts) == len(one.sections)
        for two in tiles[:number]:
            beyond = TILES.index(two.name)
            touching = {(s, there % SECTIONS) for s, there in enumerate(contacts) if there // SECTIONS == beyond}
            assert touching == set(naive.shared(one, two))
            assert not naive.overlap(one, two)
            if touching:
                assert abs(naive.common_length(one, two) - len(touching)) < 0.01
            for section, other in touching:
                assert (one.sections[section] == "R") == (two.sections[other] == "R")


def check_places(village: Village, tiles: list[naive.Lying], chance: random.Random) -> int:
    """All places for a tile beside a tile, found by trying every pair of sections; how many there are."""
    left = [tile for tile in BLUEPRINT_TILES if not village.tiles >> tile & 1]
    if not left:
        return 0
    tile, site = chance.choice(left), chance.choice(village.order)
    contents, name = GAME.standard.contents, TILES[tile]
    looks = [
        naive.Lying.put(contents, name, turns, point(shift)).look()
        for turns, shift in village.places(site, tile).values()
    ]
    assert len(set(looks)) == len(looks), "equal results are one action"
    lying = next(one for one in tiles if one.name == TILES[site])
    assert set(looks) == naive.ways_to_build(tiles, lying, naive.Lying.put(contents, name, 0, (0, 0)))
    assert village.has_place(site, tile) == bool(looks)
    return len(looks)


def check_roads(network: Network, tiles: list[naive.Lying], chance: random.Random) -> None:
    """Links, what is connected, the way to the church, transport."""
    names = [tile.name for tile in tiles]
    printed = naive.printed_links(tiles)
    links = printed | {frozenset((TILES[road[1]], TILES[road[3]])) for road in network.roads}
    for tile in network.village.order:
        assert {TILES[other] for other in listed(network.links[tile])} == set(naive.around(TILES[tile], links))
        assert network.distance(tile) == naive.tiles_to_church(TILES[tile], links)
    assert {TILES[tile] for tile in listed(network.connected)} == naive.connected(links)
    donkeys = set(chance.sample(names, chance.randint(0, 6)))
    carriers = sum(1 << TILES.index(name) for name in donkeys)
    site = chance.choice(names)
    near = {TILES[tile] for tile in listed(network.reach(TILES.index(site), carriers))}
    assert near == {name for name in names if naive.carried(name, site, links, donkeys)}


def check_scores(network: Network, tiles: list[naive.Lying], seats: int, chance: random.Random) -> Counter[str]:
    """Every line of the score sheet of an ending drawn by lot; which lines counted."""
    some = range(seats)
    flags = {tile.name: chance.choice(some) for tile in tiles if tile.name in LANDMARKS}
    builders = sorted({road[0] for road in network.roads})
    ending = naive.Ending(
        village=tiles,
        roads=[(road[0], TILES[road[1]], TILES[road[3]]) for road in network.roads],
        flags=flags,
        points=[chance.randint(0, 60) for _ in some],
        gold=[chance.randint(0, 14) for _ in some],
        deliveries=[chance.randint(0, 2) for _ in some],
        sales=[chance.randint(0, 3) for _ in some],
        donkeys=[chance.randint(1, 6) for _ in some],
        planner=chance.choice(builders) if builders else None,
    )
    end = scoring.Final(
        network=network,
        points=ending.points,
        gold=ending.gold,
        deliveries=ending.deliveries,
        sales=ending.sales,
        donkeys=ending.donkeys,
        flags=[sum(1 << TILES.index(name) for name, owner in flags.items() if owner == seat) for seat in some],
        planner=NONE if ending.planner is None else ending.planner,
        awards_need_one=True,
    )
    scores = [{line: number for line, number in sheet.items() if number} for sheet in scoring.score(end)]
    assert scores == naive.scored(ending)
    return Counter(line for sheet in scores for line in sheet)


def check(seed: int) -> Counter[str]:
    chance = random.Random(seed)
    seats = seed % 3 + 2
    village = grown(seed, chance)
    network = with_roads(village, seats, chance)
    tiles = seen(village)
    check_touching(village, tiles)
    places = check_places(village, tiles, chance)
    check_roads(network, tiles, chance)
    counted = check_scores(network, tiles, seats, chance)
    counted["places"] += places
    return counted


@rule("HA-0a", "HA-0b", "HA-0c", "HA-16", "HA-31", "HA-36", "HA-37", "HA-38", "HA-39", "HA-40")
@pytest.mark.parametrize("part", range(PARTS))
def test_the_naive_checker_agrees_on_random_villages(part: int) -> None:
    counted: Counter[str] = Counter()
    for seed in range(part, VILLAGES, PARTS):
        counted += check(seed)
    assert counted["places"] > 100 and counted["longest_road"] > 20
    assert all(counted[line] for line in scoring.LINES), [line for line in scoring.LINES if not counted[line]]
