"""The score sheet for a game played at the real table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from osada.core.bits import listed as bits_of
from osada.core.game import Game, Score
from osada.core.sheet import Counted, Faults, fields, listed, one_of, sentences, short, whole_number
from osada.games.hamlet import scoring
from osada.games.hamlet.pieces import (
    CHURCH,
    DONKEYS,
    GOODS,
    LANDMARKS,
    MILESTONES,
    REFINED,
    REFINERIES,
    REMOVED_SALES,
    ROADS,
    SALES,
    SECTIONS,
    TILES,
)
from osada.games.hamlet.position import NONE
from osada.games.hamlet.printed import Pieces, pieces_of
from osada.games.hamlet.roads import Network, Road
from osada.games.hamlet.village import Village, placement_at

AWARDS = ("needs-one", "zero-counts")
SECOND_ROAD = ("forbidden", "allowed")
FARTHEST, MOST = 100, 9999


wrong = sentences(__file__)


def score_sheet(game: Game, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
    """The points of every player and who wins (HA-36 to HA-41)."""
    return count(game, document).settled(game)


def count(game: Game, document: Mapping[str, Any]) -> Counted:
    """The points as far as they can be told, and every fault; a landmark without a flag is nobody's yet."""
    found = Faults()
    with found.part():
        fields("the score sheet", document, ("game", "tiles", "roads", "players"), ("awards", "second-road"))
    players = found.players(document, game.seats)
    if not players or not all(isinstance(player, dict) for player in players):
        return Counted(None, [], found.found)
    pieces, seats = pieces_of(game.standard, len(players)), len(players)
    village, flags = Village(pieces), [0] * seats
    with found.part():
        village, flags = _village(found, pieces, document.get("tiles", []), seats)
    if not village.tiles >> CHURCH & 1:
        return Counted(None, [], found.found)
    awards, second = AWARDS[0], SECOND_ROAD[0]
    with found.part():
        awards = one_of("awards", document.get("awards", AWARDS[0]), AWARDS)
    with found.part():
        second = one_of("second-road", document.get("second-road", SECOND_ROAD[0]), SECOND_ROAD)
    several = second == SECOND_ROAD[1]
    network = Network(village, _roads(_further(found), village, document.get("roads", []), seats, several), several)
    has = [_player(found, seat, player, pieces) for seat, player in enumerate(players)]
    _check_together(found, has, pieces)
    end = scoring.Final(
        network=network,
        points=[one["points"] for one in has],
        gold=[one["gold"] for one in has],
        deliveries=[one["deliveries"] for one in has],
        sales=[one["sales"] for one in has],
        donkeys=[one["donkeys"] for one in has],
        flags=flags,
        planner=_milestones(_further(found), players, network),
        awards_need_one=awards == AWARDS[0],
    )
    sheet = scoring.score(end)
    return Counted(sheet, scoring.leaders(sheet, end.deliveries, end.sales), found.found)


def _further(found: Faults) -> Faults:
    """Where to note what is wrong besides: nowhere, if something is wrong already that it may only come from."""
    return Faults() if any(not fault.open for fault in found.found) else found


# The village


def _village(found: Faults, pieces: Pieces, tiles: Any, seats: int) -> tuple[Village, list[int]]:
    village, flags = Village(pieces), [0] * seats
    for number, given in enumerate(listed("tiles", tiles, "tiles"), start=1):
        with found.part():
            fields(f"tile {number}", given, ("tile", "rotation", "translate"), ("flag",))
            name = one_of(f"tile {number}", given["tile"], TILES)
            tile, place = TILES.index(name), f"tile-{name}"
            if village.tiles >> tile & 1:
                raise wrong("tile-twice", place, name=name)
            turns = whole_number(f"{name}: rotation", given["rotation"], 0, 5, place)
            village = _laid(village, tile, turns, given["translate"])
            if name not in LANDMARKS and "flag" in given:
                raise wrong("flag-nowhere", place, name=name)
            if name in LANDMARKS and "flag" not in given:
                raise wrong("flag-missing", place, open=True, tile=name)
            if name in LANDMARKS:
                flags[whole_number(f"{name}: flag", given["flag"], 0, seats - 1, place)] |= 1 << tile
    if not village.tiles >> CHURCH & 1:
        raise wrong("church-missing", "tile-church")
    touching = reached(village)
    for tile in village.order:
        with found.part():
            if not touching >> tile & 1:
                raise wrong("tile-apart", f"tile-{TILES[tile]}", name=TILES[tile])
    return village, flags


def _laid(village: Village, tile: int, turns: int, where: Any) -> Village:
    """The village with one more tile; what is in its way is named."""
    name = TILES[tile]
    if not isinstance(where, list) or len(where) != 2:
        raise wrong("translate-form", f"tile-{name}", name=name, given=short(where))
    i, j = (whole_number(f"{name}: translate", number, -FARTHEST, FARTHEST) for number in where)
    placement = placement_at(turns, (i, j))
    turned, shift = village.pieces.turned[tile][turns], placement[1]
    covered = {triangle + 2 * shift for triangle in turned.triangles}
    for other in village.order:
        placed = village.placed[other]
        assert placed is not None
        if covered & {triangle + 2 * placed[2] for triangle in village.pieces.turned[other][placed[1]].triangles}:
            raise wrong("tile-overlaps", f"tile-{name}", name=name, other=TILES[other])
    for section, edge in enumerate(turned.edges):
        beyond = village.free.get(edge + 3 * shift)
        if beyond is not None and village.pieces.road_at[beyond] is not village.pieces.roads[tile][section]:
            road, rest = (name, TILES[beyond // SECTIONS])[:: 1 if village.pieces.roads[tile][section] else -1]
            raise wrong("tile-road", f"tile-{name}", name=road, other=rest)
    return village.with_tile(tile, placement)


def reached(village: Village) -> int:
    """The bits of the tiles that hang together with the church."""
    found = fresh = 1 << CHURCH
    while fresh:
        around = 0
        for tile in bits_of(fresh):
            for beyond in village.contacts[tile]:
                around |= 1 << beyond // SECTIONS if beyond >= 0 else 0
        fresh = around & ~found
        found |= fresh
    return found


# Roads


def road_place(one: str, other: str) -> str:
    """The place of a road between two tiles."""
    first, second = sorted((one, other), key=TILES.index)
    return f"road-{first}+{second}"


def _roads(found: Faults, village: Village, roads: Any, seats: int, several: bool) -> tuple[Road, ...]:
    built: tuple[Road, ...] = ()
    with found.part():
        for number, given in enumerate(listed("roads", roads, "roads"), start=1):
            with found.part():
                fields(f"road {number}", given, ("seat", "between"))
                seat = whole_number(f"road {number}: seat", given["seat"], 0, seats - 1)
                between = given["between"]
                if not isinstance(between, list) or len(between) != 2:
                    raise wrong("road-form", number=number, given=short(between))
                one, two = (TILES.index(one_of(f"road {number}: between", name, TILES)) for name in between)
                for tile in (one, two):
                    if not village.tiles >> tile & 1:
                        raise wrong("road-no-tile", name=TILES[one], other=TILES[two], missing=TILES[tile])
                built = (*built, road_between(village, built, seat, one, two, several))
    for seat in range(seats):
        with found.part():
            if sum(road[0] == seat for road in built) > ROADS:
                raise wrong("roads-too-many", seat=seat, most=ROADS)
    return built


def road_between(village: Village, built: tuple[Road, ...], seat: int, one: int, two: int, several: bool) -> Road:
    """A road on the first pair of sections between two tiles that can carry it (HA-34)."""
    names_of_both: dict[str, str] = {"name": TILES[one], "other": TILES[two]}
    place = road_place(TILES[one], TILES[two])
    sections = village.pieces.sections
    pairs = [
        (section, beyond % SECTIONS)
        for section, beyond in enumerate(village.contacts[one])
        if beyond >= 0 and beyond // SECTIONS == two
    ]
    if not pairs:
        raise wrong("road-apart", place, **names_of_both)
    if not several and village.printed[one] >> two & 1:
        raise wrong("road-printed", place, **names_of_both)
    taken = {(tile, section) for _, a, s, b, t, _ in built for tile, section in ((a, s), (b, t))}
    if not several and any({a, b} == {one, two} for _, a, _, b, _, _ in built):
        raise wrong("road-twice", place, **names_of_both)
    for section, opposite in pairs:
        ground = sections[one][section]
        if ground != "R" and ground == sections[two][opposite] and (one, section) not in taken:
            return seat, one, section, two, opposite, ground
    raise wrong("road-ground", place, **names_of_both)


# Players

NUMBERS = ("points", "gold", "deliveries", "sales", "donkeys")


def bounds(pieces: Pieces) -> dict[str, tuple[int, int]]:
    """The lowest and the highest that each number of a player can be."""
    deliveries = len(pieces.deliveries)
    return {
        "points": (0, MOST),
        "gold": (0, MOST),
        "deliveries": (0, deliveries),
        "sales": (0, len(SALES)),
        "donkeys": (1, DONKEYS),
    }


def _player(found: Faults, seat: int, player: Any, pieces: Pieces) -> dict[str, int]:
    """What a player has; what is wrong counts as nothing."""
    has = {number: lowest for number, (lowest, _) in bounds(pieces).items()}
    with found.part():
        name = player.get("name")
        fields(f"player {name}", player, ("name", *NUMBERS, "milestones"))
        for number, (lowest, highest) in bounds(pieces).items():
            with found.part():
                has[number] = whole_number(f"{name}: {number}", player[number], lowest, highest, f"{seat}-{number}")
        for milestone in listed(f"{name}: milestones", player["milestones"], "milestones"):
            one_of(f"{name}: milestones", milestone, MILESTONES)
    return has


def _check_together(found: Faults, has: list[dict[str, int]], pieces: Pieces) -> None:
    deliveries, sales = (sum(one[line] for one in has) for line in ("deliveries", "sales"))
    most = len(SALES) - sum(REMOVED_SALES[len(has)])
    with found.part():
        if deliveries > len(pieces.deliveries):
            raise wrong("deliveries-all", "0-deliveries", count=deliveries, most=len(pieces.deliveries))
    with found.part():
        if sales > most:
            raise wrong("sales-all", "0-sales", count=sales, most=most)


def _milestones(found: Faults, players: list[Any], network: Network) -> int:
    """Check that every milestone has at most one holder, and give who holds the planner, or NONE."""
    held: dict[str, int] = {}
    for seat, player in enumerate(players):
        given = player.get("milestones")
        for milestone in given if isinstance(given, list) else []:
            with found.part():
                if milestone in held:
                    raise wrong("milestone-twice", f"milestone-{milestone}", milestone=milestone, name=milestone)
                if isinstance(milestone, str) and milestone in MILESTONES:
                    held[milestone] = seat
    for milestone, good in zip(MILESTONES[1:], REFINED, strict=True):
        made = [name for name, output in REFINERIES.items() if GOODS[output] == good]
        with found.part():
            if milestone in held and not any(network.village.tiles >> TILES.index(name) & 1 for name in made):
                named = " or ".join(made)
                raise wrong("milestone-no-tile", f"milestone-{milestone}", name=milestone, names=named)
    planner = held.get(MILESTONES[0], NONE)
    with found.part():
        if planner >= 0 and not any(road[0] == planner for road in network.roads):
            raise wrong("planner-no-road", "milestone-planner", player=players[planner]["name"])
    return planner
