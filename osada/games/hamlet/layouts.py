"""The first six tiles on the table: the layout of the first game, and random ones (HA-4)."""

from __future__ import annotations

from functools import lru_cache

from osada.core.dealer import Dealer
from osada.games.hamlet.pieces import (
    CHURCH,
    FARM,
    MARKET,
    MOST_BLUEPRINT_SECTIONS,
    MOST_SECTIONS,
    QUARRY,
    TOWN_HALL,
    WOODCUTTER,
)
from osada.games.hamlet.printed import Pieces
from osada.games.hamlet.village import Placement, Village, placement_at

ATTEMPTS = 1000
"""About every second attempt at a random layout succeeds."""

FIRST_TILES = (WOODCUTTER, QUARRY, FARM, MARKET, TOWN_HALL)
SPOTS = tuple(f"{section}-{own}" for section in range(MOST_SECTIONS) for own in range(MOST_BLUEPRINT_SECTIONS))
"""A section of the church and the section of the tile that meets it."""


def first_layout(pieces: Pieces) -> Village:
    """The layout for the first game (HA-4)."""
    village = Village(pieces)
    for tile, turns, where in pieces.first_layout:
        village = village.with_tile(tile, placement_at(turns, where))
    return village


@lru_cache(maxsize=64)
def church_alone(pieces: Pieces) -> Village:
    """The village before its first tile is laid beside the church."""
    return Village(pieces).with_tile(CHURCH, (0, 0))


def random_layout(pieces: Pieces, dealer: Dealer, attempts: int = ATTEMPTS) -> Village | None:
    """HA-4a: the five tiles are laid in random order, each at a random place with a road to the church; if one finds no
    place, all starts over. None if no attempt succeeds."""
    for _ in range(attempts):
        village = church_alone(pieces)
        left = [1] * len(FIRST_TILES)
        while any(left):
            number = dealer.pick("tile", left)
            left[number] = 0
            tile = FIRST_TILES[number]
            spots = church_spots(village, tile)
            if not spots:
                break
            pool = [int(spot in spots) for spot in range(len(SPOTS))]
            village = village.with_tile(tile, spots[dealer.pick("spot", pool)])
        else:
            return village
    return None


def church_spots(village: Village, tile: int) -> dict[int, Placement]:
    """The places beside the church where a road of the tile meets a road of the church, by their number in SPOTS."""
    spots: dict[int, Placement] = {}
    roads = village.pieces.roads[CHURCH]
    for section, beyond in enumerate(village.contacts[CHURCH]):
        if roads[section] and beyond < 0:
            for own, placement in village.meeting(CHURCH, section, tile):
                if placement not in spots.values() and village.fits(tile, placement):
                    spots[section * MOST_BLUEPRINT_SECTIONS + own] = placement
    return spots
