"""Building tiles and roads (HA-31 to HA-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osada.games.hamlet import paying, trade
from osada.games.hamlet.actions import AT, BUILD, PLACE, ROAD, SECTION
from osada.games.hamlet.phases import BUILDING, NONE, PAYING, PLACING, REFINERY_GOOD, ROADING, ROADWORK, SITING
from osada.games.hamlet.pieces import FIRST_BLUEPRINT, GOODS, LANDMARKS, MARKET, MILESTONES, PLANKS, PLANNER, TILES, Cost
from osada.games.hamlet.roads import bits, network_of
from osada.games.hamlet.setup import ROADS
from osada.games.hamlet.village import SECTIONS

if TYPE_CHECKING:
    from osada.games.hamlet.rules import HamletState

EVERYWHERE = -1


def payable_at(state: HamletState, cost: Cost, site: int) -> bool:
    assert state.seat is not None
    reach = state.network.reach(site, state.carriers[state.seat])
    return paying.affordable(state, cost, reach, bool(reach >> MARKET & 1))


# A tile (HA-31 to HA-33)


def sites(state: HamletState, tile: int) -> list[int]:
    """The tiles that a villager can build a blueprint from: the cost can be paid there, and it fits beside them."""
    cost, village = state.pieces.costs[tile], state.village
    return [site for site in state.network.tiles if payable_at(state, cost, site) and village.places(site, tile)]


def can_build(state: HamletState, tile: int) -> bool:
    """Whether there is a site at all; first whether the cost could be paid if everything were near."""
    cost = state.pieces.costs[tile]
    if not paying.affordable(state, cost, EVERYWHERE, market=True):
        return False
    village = state.village
    return any(payable_at(state, cost, site) and village.places(site, tile) for site in state.network.tiles)


def choose(state: HamletState, action: int) -> None:
    state.phase = SITING
    state.tile = action - BUILD + FIRST_BLUEPRINT


def stand(state: HamletState, action: int) -> None:
    state.phase = PLACING
    state.site = action - AT


def place(state: HamletState, action: int) -> None:
    state.spot = state.village.places(state.site, state.tile)[action - PLACE]
    state.purpose = BUILDING
    state.phase = PAYING
    paying.begin(state, state.pieces.costs[state.tile], state.site, market=True)


def built(state: HamletState) -> None:
    """HA-32: the tile is placed, its points are gained; a refinery brings its milestone and its stack."""
    seat, tile, site = state.seat, state.tile, state.site
    assert seat is not None
    state.village = state.village.grown(tile, state.spot)
    state.network = network_of(state.village, state.network.roads, state.agreed.several_roads)
    hand = state.hands[seat]
    state.hands[seat] = tuple(other for other in hand if other != tile)
    points = state.pieces.points[tile]
    state.points[seat] += points
    state.send(site)
    state.let_go()
    state.tell("build", tile=TILES[tile], site=TILES[site], points=points)
    good = REFINERY_GOOD.get(tile)
    if good is None:
        if TILES[tile] in LANDMARKS:
            state.flags[seat] |= 1 << tile
        return
    number = good - PLANKS
    if state.milestones[1 + number] == NONE:
        _take_milestone(state, 1 + number)
        state.bag |= state.pieces.stacks[number]
        state.tell("stack", good=GOODS[good])
        trade.refill_row(state)


def _take_milestone(state: HamletState, number: int) -> None:
    assert state.seat is not None
    state.milestones[number] = state.seat
    state.tell("milestone", milestone=MILESTONES[number])


# A bridge or path (HA-34)


def roads_left(state: HamletState, seat: int) -> int:
    return ROADS - sum(road[0] == seat for road in state.network.roads)


def road_sites(state: HamletState) -> list[int]:
    """The tiles that a villager can build a road from."""
    assert state.seat is not None
    found = 0
    for ground, tiles in state.network.sites.items():
        cost = state.pieces.road_cost(ground)
        if tiles & ~found and paying.affordable(state, cost, EVERYWHERE, market=True):
            for tile in bits(tiles & ~found):
                if payable_at(state, cost, tile):
                    found |= 1 << tile
    return bits(found) if found and roads_left(state, state.seat) else []


def open_sections(state: HamletState, site: int) -> list[int]:
    return [
        section
        for section, ground, _ in state.network.open_pairs[site]
        if payable_at(state, state.pieces.road_cost(ground), site)
    ]


def stand_for_road(state: HamletState, action: int) -> None:
    state.phase = ROADING
    state.site = action - ROAD


def choose_section(state: HamletState, action: int) -> None:
    state.section = action - SECTION
    ground = state.pieces.sections[state.site][state.section]
    state.purpose = ROADWORK
    state.phase = PAYING
    paying.begin(state, state.pieces.road_cost(ground), state.site, market=True)


def road_built(state: HamletState) -> None:
    seat, site, section = state.seat, state.site, state.section
    assert seat is not None
    beyond, opposite = divmod(state.village.contacts[site][section], SECTIONS)
    ground = state.pieces.sections[site][section]
    roads = (*state.network.roads, (seat, site, section, beyond, opposite, ground))
    state.network = network_of(state.village, roads, state.agreed.several_roads)
    state.send(site)
    state.let_go()
    state.tell("bridge" if ground == "M" else "path", tile=TILES[site], to=TILES[beyond])
    if state.milestones[PLANNER] == NONE:
        _take_milestone(state, PLANNER)
