"""Building tiles and roads (HA-31 to HA-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osada.games.hamlet import paying, trade
from osada.games.hamlet.actions import AT, BUILD, PLACE, ROAD, SECTION
from osada.games.hamlet.paying import Supplies
from osada.games.hamlet.phases import BUILDING, NONE, PAYING, PLACING, REFINERY_GOOD, ROADING, ROADWORK, SITING
from osada.games.hamlet.pieces import FIRST_BLUEPRINT, GOODS, LANDMARKS, MILESTONES, PLANKS, PLANNER, SECTIONS, TILES
from osada.games.hamlet.roads import bits, network_of
from osada.games.hamlet.setup import ROADS

if TYPE_CHECKING:
    from osada.games.hamlet.rules import HamletState

# A tile (HA-31 to HA-33)


def sites(state: HamletState, tile: int, supplies: Supplies) -> list[int]:
    """The tiles that a villager can build a blueprint from: the cost can be paid there, and it fits beside them."""
    tiles = supplies.where(state.pieces.costs[tile], state.network.connected)
    return [site for site in bits(tiles) if state.village.has_place(site, tile)]


def can_build(state: HamletState, tile: int, supplies: Supplies) -> bool:
    """Whether there is such a tile at all; what is quickly told is asked first."""
    cost, village = state.pieces.costs[tile], state.village
    lack, near = supplies.glance(cost)
    if lack > cost.hope:
        return False
    sites = state.network.connected & ~village.closed[tile]
    near &= sites
    if near and village.has_site(tile, near):
        return True
    if lack <= 0:
        bought = supplies.bought(cost, sites & ~near)
        if bought and village.has_site(tile, bought):
            return True
        near |= bought
    earned = supplies.earned(cost, sites & ~near, lack) if cost.hope else 0
    return earned > 0 and village.has_site(tile, earned)


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
    state.tell("build", state.seat, tile=TILES[tile], site=TILES[site], points=points)
    good = REFINERY_GOOD.get(tile)
    if good is None:
        if TILES[tile] in LANDMARKS:
            state.flags[seat] |= 1 << tile
        return
    number = good - PLANKS
    if state.milestones[1 + number] == NONE:
        _take_milestone(state, 1 + number)
        state.bag |= state.pieces.stacks[number]
        state.tell("stack", state.seat, good=GOODS[good])
        trade.refill_row(state)


def _take_milestone(state: HamletState, number: int) -> None:
    assert state.seat is not None
    state.milestones[number] = state.seat
    state.tell("milestone", state.seat, milestone=MILESTONES[number])


# A bridge or path (HA-34)


def roads_left(state: HamletState, seat: int) -> int:
    return ROADS - state.network.builders.count(seat)


def road_sites(state: HamletState, supplies: Supplies) -> int:
    """The bits of the tiles that a villager can build a road from."""
    assert state.seat is not None
    if not roads_left(state, state.seat):
        return 0
    bridges, paths = state.network.sites["M"], state.network.sites["F"]
    found = supplies.where(state.pieces.bridge, bridges) if bridges else 0
    if paths & ~found:
        found |= supplies.where(state.pieces.path, paths & ~found)
    return found


def open_sections(state: HamletState, site: int) -> list[int]:
    supplies = Supplies(state, state.seat or 0)
    return [
        section
        for section, ground, _ in state.network.open_pairs[site]
        if supplies.where(state.pieces.road_cost(ground), 1 << site)
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
    state.tell("bridge" if ground == "M" else "path", state.seat, tile=TILES[site], to=TILES[beyond])
    if state.milestones[PLANNER] == NONE:
        _take_milestone(state, PLANNER)
