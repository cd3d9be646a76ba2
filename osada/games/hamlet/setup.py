"""Setting up: the first six tiles, who starts, and what the table agrees on (HA-1 to HA-9)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from osada.core.dealer import Dealer
from osada.core.game import Setup
from osada.games.hamlet.pieces import (
    CHURCH,
    FARM,
    MARKET,
    MOST_BLUEPRINT_SECTIONS,
    MOST_SECTIONS,
    QUARRY,
    TOWN_HALL,
    WOODCUTTER,
    Pieces,
    pieces_of,
)
from osada.games.hamlet.village import Placement, Village, placement_at

ROADS = 5
DONKEYS = 6
VILLAGERS = 4
TOKENS = 2
"""Of every refined good, for every player."""
HAND = 3
ROW = 4
OPEN_SALES = 3
STARTING_GOODS = 2
STARTING_GOLD = 3
REMOVED_SALES = {2: (0, 2, 3), 3: (0, 1, 2), 4: (0, 1, 1)}
"""By players: how many sale tiles of each level stay out, unseen (HA-9)."""

ATTEMPTS = 1000
"""About every second attempt at a random layout succeeds."""

FIRST_TILES = (WOODCUTTER, QUARRY, FARM, MARKET, TOWN_HALL)
SPOTS = tuple(f"{section}-{own}" for section in range(MOST_SECTIONS) for own in range(MOST_BLUEPRINT_SECTIONS))
"""A section of the church and the section of the tile that meets it."""


@dataclass(frozen=True)
class Agreed:
    """What holds for the whole game: who starts, and how the table reads what is open."""

    start: int
    steps_together: bool
    new_donkeys_step: bool
    buys_freely: bool
    several_roads: bool
    awards_need_one: bool


def agree(setup: Setup) -> tuple[Village, Agreed]:
    options, dealer = setup.options, setup.dealer
    pieces = pieces_of(setup.components, setup.players)
    drawn = random_layout(pieces, dealer) if options["layout"] == "random" else None
    village = drawn or first_layout(pieces)
    if options["first"] == "random":
        start = dealer.pick("first", [1] * setup.players)
    else:
        start = int(options["first"].removeprefix("seat-")) - 1
    return village, Agreed(
        start=start,
        steps_together=options["donkey-move"] == "together",
        new_donkeys_step=options["new-donkeys"] == "step",
        buys_freely=options["purchase"] == "free",
        several_roads=options["second-road"] == "allowed",
        awards_need_one=options["awards"] == "needs-one",
    )


def first_layout(pieces: Pieces) -> Village:
    """The layout for the first game (HA-4)."""
    village = Village(pieces)
    for tile, turns, where in pieces.first_layout:
        village = village.with_tile(tile, placement_at(turns, where))
    return village


@lru_cache(maxsize=64)
def church_alone(pieces: Pieces) -> Village:
    return Village(pieces).with_tile(CHURCH, (0, 0))


def random_layout(pieces: Pieces, dealer: Dealer, attempts: int = ATTEMPTS) -> Village | None:
    """HA-4a: the five tiles in random order, each at any place with a road to the church; else once more."""
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
