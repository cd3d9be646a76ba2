"""Building tiles and roads (HA-31 to HA-34)."""

from __future__ import annotations

from osada.core.bits import listed
from osada.games.hamlet.pieces import (
    GOODS,
    LANDMARKS,
    MILESTONES,
    PLANKS,
    PLANNER,
    REFINERY_GOOD,
    ROADS,
    SECTIONS,
    TILES,
)
from osada.games.hamlet.position import BUILDING, NONE, PLACING, ROADING, ROADWORK, SITING, Position
from osada.games.hamlet.rules import paying
from osada.games.hamlet.rules.hall import refill_row
from osada.games.hamlet.rules.supplies import Supplies
from osada.games.hamlet.rules.villagers import let_go, send

# A tile (HA-31 to HA-33)


def sites(position: Position, tile: int, supplies: Supplies) -> list[int]:
    """The tiles that a villager can build a blueprint from: the cost can be paid there, and it fits beside them."""
    tiles = supplies.where(position.pieces.costs[tile], position.network.connected)
    return [site for site in listed(tiles) if position.village.has_place(site, tile)]


def can_build(position: Position, tile: int, supplies: Supplies) -> bool:
    """Whether there is any tile that a villager can build this blueprint from; quick tests come first."""
    cost, village = position.pieces.costs[tile], position.village
    lack, near = supplies.glance(cost)
    if lack > cost.hope:
        return False
    sites = position.network.connected & ~village.closed[tile]
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


def choose(position: Position, tile: int) -> None:
    """Choose a blueprint in hand."""
    position.step = SITING
    position.tile = tile


def stand(position: Position, site: int) -> None:
    """Choose the tile where the villager builds."""
    position.step = PLACING
    position.site = site


def place(position: Position, number: int) -> None:
    """Choose where the tile will lie, and begin to pay for it."""
    position.spot = position.village.places(position.site, position.tile)[number]
    paying.begin(position, BUILDING, position.pieces.costs[position.tile], position.site)


def built(position: Position) -> None:
    """HA-32: the tile is placed, its points are gained; a refinery brings its milestone and its stack."""
    seat, tile, site = position.seat, position.tile, position.site
    assert seat is not None
    position.network = position.network.grown(tile, position.spot)
    position.village = position.network.village
    hand = position.hands[seat]
    position.hands[seat] = tuple(other for other in hand if other != tile)
    points = position.pieces.points[tile]
    position.points[seat] += points
    send(position, site)
    let_go(position)
    position.tell("build", seat, tile=TILES[tile], site=TILES[site], points=points)
    good = REFINERY_GOOD.get(tile)
    if good is None:
        if TILES[tile] in LANDMARKS:
            position.flags[seat] |= 1 << tile
        return
    number = good - PLANKS
    if position.milestones[1 + number] == NONE:
        _take_milestone(position, 1 + number)
        position.bag |= position.pieces.stacks[number]
        position.tell("stack", seat, good=GOODS[good])
        refill_row(position)


def _take_milestone(position: Position, number: int) -> None:
    assert position.seat is not None
    position.milestones[number] = position.seat
    position.tell("milestone", position.seat, milestone=MILESTONES[number])


# A bridge or path (HA-34)


def roads_left(position: Position, seat: int) -> int:
    """How many roads a seat can still build."""
    return ROADS - position.network.builders.count(seat)


def road_sites(position: Position, supplies: Supplies) -> int:
    """The bits of the tiles that a villager can build a road from."""
    assert position.seat is not None
    if not roads_left(position, position.seat):
        return 0
    bridges, paths = position.network.sites["M"], position.network.sites["F"]
    found = supplies.where(position.pieces.bridge, bridges) if bridges else 0
    if paths & ~found:
        found |= supplies.where(position.pieces.path, paths & ~found)
    return found


def open_sections(position: Position, site: int) -> list[int]:
    """The sections of a tile that a road can be built on and paid for."""
    assert position.seat is not None
    supplies = Supplies(position, position.seat)
    return [
        section
        for section, ground, _ in position.network.open_pairs[site]
        if supplies.where(position.pieces.road_cost(ground), 1 << site)
    ]


def stand_for_road(position: Position, site: int) -> None:
    """Choose the tile where the villager builds a road."""
    position.step = ROADING
    position.site = site


def choose_section(position: Position, section: int) -> None:
    """Choose the section that the road will cross, and begin to pay for it."""
    position.section = section
    ground = position.pieces.sections[position.site][section]
    paying.begin(position, ROADWORK, position.pieces.road_cost(ground), position.site)


def road_built(position: Position) -> None:
    """The road is built and links two tiles; the player who builds the first one takes the planner (HA-34)."""
    seat, site, section = position.seat, position.site, position.section
    assert seat is not None
    beyond, opposite = divmod(position.village.contacts[site][section], SECTIONS)
    ground = position.pieces.sections[site][section]
    position.network = position.network.with_road((seat, site, section, beyond, opposite, ground))
    send(position, site)
    let_go(position)
    position.tell("bridge" if ground == "M" else "path", seat, tile=TILES[site], to=TILES[beyond])
    if position.milestones[PLANNER] == NONE:
        _take_milestone(position, PLANNER)
