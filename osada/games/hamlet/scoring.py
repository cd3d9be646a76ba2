"""The final scoring: awards, landmarks, roads, gold (HA-36 to HA-41).

It is made from a `Final`, which a position and the score sheet of a real table both have.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from osada.core.bits import listed
from osada.core.game import Score
from osada.games.hamlet.pieces import AWARDS, LANDMARKS, PLANNER, SECTIONS, TILES
from osada.games.hamlet.position import NONE, Position
from osada.games.hamlet.roads import Network
from osada.games.hamlet.rules.donkeys import herd_size

CHAPLAIN, SACRISTAN, LANDSCAPER, MERCHANT = 5, 3, 4, 4
LONGEST_ROAD = 2
GOLD_PER_POINT = 3
TAVERN_MOST = 8
LINES = ("points", *AWARDS, *LANDMARKS, "roads", "longest_road", "gold")
NEED_NO_ROAD = ("woodland_small", "woodland_large", "mountain_range_small", "mountain_range_large")


@dataclass(frozen=True)
class Final:
    """All that counts at the end, by seat."""

    network: Network
    points: Sequence[int]
    """On the track, before the final scoring."""
    gold: Sequence[int]
    deliveries: Sequence[int]
    sales: Sequence[int]
    donkeys: Sequence[int]
    flags: Sequence[int]
    """The bits of the landmarks."""
    planner: int
    """Who holds the milestone, or NONE."""
    awards_need_one: bool


def scores(position: Position) -> list[Score]:
    """The points as if the game ended now."""
    return score(final(position))


def winners(position: Position) -> list[int]:
    """The seats that would win if the game ended now (HA-41)."""
    return leaders(position.scores(), delivered(position), position.sold)


def final(position: Position) -> Final:
    """What a position has that counts at the end."""
    return Final(
        network=position.network,
        points=position.points,
        gold=position.gold,
        deliveries=delivered(position),
        sales=position.sold,
        donkeys=[herd_size(donkeys) for donkeys in position.donkeys],
        flags=position.flags,
        planner=position.milestones[PLANNER],
        awards_need_one=position.agreed.awards_need_one,
    )


def delivered(position: Position) -> list[int]:
    """How many deliveries every seat has made."""
    return [position.deliveries.count(seat) for seat in range(position.players)]


def score(end: Final) -> list[Score]:
    """The score sheet: points on the track, awards, landmarks, roads, gold, the total."""
    seats = range(len(end.points))
    sheet: list[Score] = [dict.fromkeys(LINES, 0) for _ in seats]
    awards = award(end)
    for seat in seats:
        line = sheet[seat]
        line["points"] = end.points[seat]
        for name in AWARDS:
            line[name] = awards[name][seat]
        roads = own_roads(end, seat)
        line["roads"] = roads * (2 if end.planner == seat else 1)
        line["longest_road"] = LONGEST_ROAD * end.network.longest(seat)
        line["gold"] = end.gold[seat] // GOLD_PER_POINT
        for tile in listed(end.flags[seat]):
            line[TILES[tile]] = landmark(end, seat, tile)
        line["total"] = sum(line.values())
    return sheet


def leaders(sheet: Sequence[Score], deliveries: Sequence[int], sales: Sequence[int]) -> list[int]:
    """The seats with most points; a tie goes to more deliveries, then to more sales, else it is shared (HA-41)."""
    ranks = [(line["total"], deliveries[seat], sales[seat]) for seat, line in enumerate(sheet)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


# Awards (HA-36)


def award(end: Final) -> dict[str, list[int]]:
    """The points of every seat for each award (HA-36)."""
    least = 1 if end.awards_need_one else 0
    chaplain, sacristan = church_awards(end.deliveries, least)
    return {
        "chaplain": chaplain,
        "sacristan": sacristan,
        "landscaper": most([flags.bit_count() for flags in end.flags], LANDSCAPER, least),
        "merchant": most(end.sales, MERCHANT, least),
    }


def most(counts: Sequence[int], points: int, least: int) -> list[int]:
    """The points for the highest count; seats that are level share them, rounded down (HA-36)."""
    best = max(counts)
    if best < least:
        return [0] * len(counts)
    share = points // list(counts).count(best)
    return [share if count == best else 0 for count in counts]


def church_awards(deliveries: Sequence[int], least: int) -> tuple[list[int], list[int]]:
    """Chaplain and sacristan: seats that are level for the most deliveries share both, and then nobody else gets the
    second (HA-36)."""
    best = max(deliveries)
    if best >= least and list(deliveries).count(best) > 1:
        both = most(deliveries, CHAPLAIN + SACRISTAN, least)
        return both, [0] * len(both)
    others = [NONE if count == best else count for count in deliveries]
    return most(deliveries, CHAPLAIN, least), most(others, SACRISTAN, max(least, 0))


# Landmarks (HA-37)


def landmark(end: Final, seat: int, tile: int) -> int:
    """What an own landmark is worth; most need a road chain to the church (HA-37)."""
    name = TILES[tile]
    if name not in NEED_NO_ROAD and not end.network.connected >> tile & 1:
        return 0
    return end.network.village.pieces.worth[tile] * counted(end, seat, tile)


def counted(end: Final, seat: int, tile: int) -> int:
    """How often a landmark scores its worth."""
    match TILES[tile]:
        case "woodland_small" | "woodland_large":
            return beside(end.network, tile, "F")
        case "mountain_range_small" | "mountain_range_large":
            return beside(end.network, tile, "M")
        case "monument":
            return alike(end.network, tile, "RFM")
        case "square":
            return alike(end.network, tile, "R")
        case "pond_forest" | "pond_mountain":
            return 1
        case "outpost_1" | "outpost_2":
            return end.network.distance(tile)
        case "stables":
            return end.donkeys[seat]
        case "shrine":
            return end.deliveries[seat]
        case "trade_post":
            return end.sales[seat]
        case "warehouse":
            return own_roads(end, seat)
        case "tavern":
            return min(end.gold[seat], TAVERN_MOST)
        case _:  # the farrier
            return end.network.longest(seat)


def beside(network: Network, tile: int, ground: str) -> int:
    """How many sections of a tile lie on a section of this ground; their own ground does not matter."""
    sections = network.village.pieces.sections
    return sum(
        beyond >= 0 and sections[beyond // SECTIONS][beyond % SECTIONS] == ground
        for beyond in network.village.contacts[tile]
    )


def alike(network: Network, tile: int, grounds: str) -> int:
    """How many sections of these grounds lie on a section of the same ground."""
    sections = network.village.pieces.sections
    return sum(
        beyond >= 0 and own in grounds and sections[beyond // SECTIONS][beyond % SECTIONS] == own
        for own, beyond in zip(sections[tile], network.village.contacts[tile], strict=True)
    )


def own_roads(end: Final, seat: int) -> int:
    """How many bridges and paths a seat has built (HA-38)."""
    return sum(road[0] == seat for road in end.network.roads)
