"""The score sheet for a game played at the real table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from osada.core.bits import listed
from osada.core.game import Game, Score, ScoreSheetError
from osada.core.sheet import fields, names, one_of, whole_number
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


def score_sheet(game: Game, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
    """The points of every player and who wins (HA-36 to HA-41)."""
    fields("the score sheet", document, ("game", "tiles", "roads", "players"), ("awards", "second-road"))
    players = document["players"]
    found = names(players, game.seats)
    pieces = pieces_of(game.standard, len(found))
    village, flags = _village(pieces, document["tiles"], len(found))
    several = one_of("second-road", document.get("second-road", SECOND_ROAD[0]), SECOND_ROAD) == SECOND_ROAD[1]
    network = Network(village, _roads(village, document["roads"], len(found), several), several)
    for player in players:
        _check_player(player, pieces)
    _check_together(players, pieces)
    awards = one_of("awards", document.get("awards", AWARDS[0]), AWARDS)
    planner = _milestones(players, network)
    end = scoring.Final(
        network=network,
        points=[player["points"] for player in players],
        gold=[player["gold"] for player in players],
        deliveries=[player["deliveries"] for player in players],
        sales=[player["sales"] for player in players],
        donkeys=[player["donkeys"] for player in players],
        flags=flags,
        planner=planner,
        awards_need_one=awards == AWARDS[0],
    )
    sheet = scoring.score(end)
    return sheet, scoring.leaders(sheet, end.deliveries, end.sales)


# The village


def _village(pieces: Pieces, tiles: Any, seats: int) -> tuple[Village, list[int]]:
    if not isinstance(tiles, list):
        raise ScoreSheetError(f"tiles: expected a list of tiles, not {tiles!r}")
    village, flags = Village(pieces), [0] * seats
    for number, given in enumerate(tiles, start=1):
        fields(f"tile {number}", given, ("tile", "rotation", "translate"), ("flag",))
        name = one_of(f"tile {number}", given["tile"], TILES)
        tile = TILES.index(name)
        if village.tiles >> tile & 1:
            raise ScoreSheetError(f"tiles: {name} twice")
        turns = whole_number(f"{name}: rotation", given["rotation"], 0, 5)
        village = _laid(village, tile, turns, given["translate"])
        if name in LANDMARKS:
            if "flag" not in given:
                raise ScoreSheetError(f"{name}: flag is missing (the seat of its owner, 0 to {seats - 1})")
            flags[whole_number(f"{name}: flag", given["flag"], 0, seats - 1)] |= 1 << tile
        elif "flag" in given:
            raise ScoreSheetError(f"{name}: no landmark, so nobody's flag is on it")
    if not village.tiles >> CHURCH & 1:
        raise ScoreSheetError("tiles: the church is missing")
    for tile in village.order:
        if not _touching(village) >> tile & 1:
            raise ScoreSheetError(f"tiles: {TILES[tile]} does not touch the rest of the village")
    return village, flags


def _laid(village: Village, tile: int, turns: int, where: Any) -> Village:
    """The village with one more tile; what is in its way is named."""
    name = TILES[tile]
    if not isinstance(where, list) or len(where) != 2:
        raise ScoreSheetError(f"{name}: translate: expected [i, j], not {where!r}")
    i, j = (whole_number(f"{name}: translate", number, -FARTHEST, FARTHEST) for number in where)
    placement = placement_at(turns, (i, j))
    turned, shift = village.pieces.turned[tile][turns], placement[1]
    covered = {triangle + 2 * shift for triangle in turned.triangles}
    for other in village.order:
        placed = village.placed[other]
        assert placed is not None
        if covered & {triangle + 2 * placed[2] for triangle in village.pieces.turned[other][placed[1]].triangles}:
            raise ScoreSheetError(f"tiles: {name} overlaps {TILES[other]}")
    for section, edge in enumerate(turned.edges):
        beyond = village.free.get(edge + 3 * shift)
        if beyond is not None and village.pieces.road_at[beyond] is not village.pieces.roads[tile][section]:
            road, rest = (name, TILES[beyond // SECTIONS])[:: 1 if village.pieces.roads[tile][section] else -1]
            raise ScoreSheetError(f"tiles: a road of {road} lies against no road of {rest}")
    return village.with_tile(tile, placement)


def _touching(village: Village) -> int:
    """The bits of the tiles that hang together with the church."""
    found = fresh = 1 << CHURCH
    while fresh:
        around = 0
        for tile in listed(fresh):
            for beyond in village.contacts[tile]:
                around |= 1 << beyond // SECTIONS if beyond >= 0 else 0
        fresh = around & ~found
        found |= fresh
    return found


# Roads


def _roads(village: Village, roads: Any, seats: int, several: bool) -> tuple[Road, ...]:
    if not isinstance(roads, list):
        raise ScoreSheetError(f"roads: expected a list of roads, not {roads!r}")
    found: tuple[Road, ...] = ()
    for number, given in enumerate(roads, start=1):
        fields(f"road {number}", given, ("seat", "between"))
        seat = whole_number(f"road {number}: seat", given["seat"], 0, seats - 1)
        between = given["between"]
        if not isinstance(between, list) or len(between) != 2:
            raise ScoreSheetError(f"road {number}: between: expected two tiles, not {between!r}")
        one, two = (TILES.index(one_of(f"road {number}: between", name, TILES)) for name in between)
        for tile in (one, two):
            if not village.tiles >> tile & 1:
                raise ScoreSheetError(
                    f"roads: {TILES[one]} and {TILES[two]} cannot be linked, {TILES[tile]} is not in the village"
                )
        found = (*found, _road(village, found, seat, one, two, several))
        if sum(road[0] == seat for road in found) > ROADS:
            raise ScoreSheetError(f"roads: seat {seat} has {ROADS} roads, not more")
    return found


def _road(village: Village, built: tuple[Road, ...], seat: int, one: int, two: int, several: bool) -> Road:
    """A road on the first pair of sections between two tiles that can carry it (HA-34)."""
    names_of_both = f"{TILES[one]} and {TILES[two]}"
    sections = village.pieces.sections
    pairs = [
        (section, beyond % SECTIONS)
        for section, beyond in enumerate(village.contacts[one])
        if beyond >= 0 and beyond // SECTIONS == two
    ]
    if not pairs:
        raise ScoreSheetError(f"roads: {names_of_both} do not touch")
    if not several and village.printed[one] >> two & 1:
        raise ScoreSheetError(f"roads: {names_of_both} are linked by a printed road already")
    taken = {(tile, section) for _, a, s, b, t, _ in built for tile, section in ((a, s), (b, t))}
    if not several and any({a, b} == {one, two} for _, a, _, b, _, _ in built):
        raise ScoreSheetError(f"roads: {names_of_both} are linked by a road already")
    for section, opposite in pairs:
        ground = sections[one][section]
        if ground != "R" and ground == sections[two][opposite] and (one, section) not in taken:
            return seat, one, section, two, opposite, ground
    raise ScoreSheetError(f"roads: between {names_of_both} no forest lies on free forest and no mountain on mountain")


# Players


def _check_player(player: Any, pieces: Pieces) -> None:
    needed = ("name", "points", "gold", "deliveries", "sales", "donkeys", "milestones")
    name = player["name"]
    fields(f"player {name}", player, needed)
    whole_number(f"{name}: points", player["points"], 0, MOST)
    whole_number(f"{name}: gold", player["gold"], 0, MOST)
    whole_number(f"{name}: deliveries", player["deliveries"], 0, len(pieces.deliveries))
    whole_number(f"{name}: sales", player["sales"], 0, len(SALES))
    whole_number(f"{name}: donkeys", player["donkeys"], 1, DONKEYS)
    milestones = player["milestones"]
    if not isinstance(milestones, list):
        raise ScoreSheetError(f"{name}: milestones: expected a list, not {milestones!r}")
    for milestone in milestones:
        one_of(f"{name}: milestones", milestone, MILESTONES)


def _check_together(players: list[Any], pieces: Pieces) -> None:
    deliveries, sales = (sum(player[line] for player in players) for line in ("deliveries", "sales"))
    if deliveries > len(pieces.deliveries):
        raise ScoreSheetError(f"deliveries: {deliveries} in all; there are {len(pieces.deliveries)} in this game")
    most = len(SALES) - sum(REMOVED_SALES[len(players)])
    if sales > most:
        raise ScoreSheetError(f"sales: {sales} in all; there are {most} sale tiles in this game")


def _milestones(players: list[Any], network: Network) -> int:
    """Check that every milestone has at most one holder, and give who holds the planner, or NONE."""
    held: dict[str, int] = {}
    for seat, player in enumerate(players):
        for milestone in player["milestones"]:
            if milestone in held:
                raise ScoreSheetError(f"milestones: {milestone} twice")
            held[milestone] = seat
    for milestone, good in zip(MILESTONES[1:], REFINED, strict=True):
        made = [name for name, output in REFINERIES.items() if GOODS[output] == good]
        if milestone in held and not any(network.village.tiles >> TILES.index(name) & 1 for name in made):
            raise ScoreSheetError(f"milestones: {milestone}, but there is no {' or '.join(made)} in the village")
    planner = held.get(MILESTONES[0], NONE)
    if planner >= 0 and not any(road[0] == planner for road in network.roads):
        raise ScoreSheetError(f"milestones: {players[planner]['name']} holds the planner and has no road")
    return planner
