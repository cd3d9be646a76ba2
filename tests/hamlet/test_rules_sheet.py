"""The score sheet: every line against the rules, and errors that name what is wrong."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest

from osada import ScoreSheetError
from osada.games.hamlet.geometry import point
from osada.games.hamlet.pieces import LANDMARKS, TILES
from osada.testing import rule
from tests.hamlet import naive
from tests.hamlet.positions import GAME, contacts, position
from tests.hamlet.test_naive import grown, seen, with_roads
from tests.hamlet.test_sheet import sheet, wrong


def drawn(seed: int) -> tuple[dict[str, Any], naive.Ending]:
    """A random village as a score sheet, and the same for the naive scorer."""
    chance = random.Random(seed)
    seats = seed % 3 + 2
    village = grown(seed, chance)
    network = with_roads(village, seats, chance)
    tiles: list[dict[str, Any]] = []
    flags: dict[str, int] = {}
    for tile in village.order:
        placed = village.placed[tile]
        assert placed is not None
        entry: dict[str, Any] = {"tile": TILES[tile], "rotation": placed[1], "translate": list(point(placed[2]))}
        if TILES[tile] in LANDMARKS:
            entry["flag"] = flags[TILES[tile]] = chance.randrange(seats)
        tiles.append(entry)
    roads = [(road[0], TILES[road[1]], TILES[road[3]]) for road in network.roads]
    planner = roads[0][0] if roads else None
    players = [
        {
            "name": f"P{seat}",
            "points": chance.randint(0, 50),
            "gold": chance.randint(0, 12),
            "deliveries": chance.randint(0, 1),
            "sales": chance.randint(0, 2),
            "donkeys": chance.randint(1, 6),
            "milestones": ["planner"] if seat == planner else [],
        }
        for seat in range(seats)
    ]
    document = {
        "game": "hamlet",
        "tiles": tiles,
        "roads": [{"seat": seat, "between": [one, two]} for seat, one, two in roads],
        "players": players,
    }
    counts: dict[str, list[int]] = {
        line: [int(player[line]) for player in players]  # type: ignore[call-overload]
        for line in ("points", "gold", "deliveries", "sales", "donkeys")
    }
    return document, naive.Ending(seen(village), roads, flags, planner=planner, **counts)


@rule("HA-36", "HA-37", "HA-38", "HA-39", "HA-40", "HA-41")
def test_random_villages_are_counted_like_the_naive_scorer_counts() -> None:
    for seed in range(3000, 3040):
        document, ending = drawn(seed)
        scores, winners = GAME.score_sheet(document)
        expected = naive.scored(ending)
        assert [{line: number for line, number in score.items() if number} for score in scores] == expected
        ranks = [
            (score.get("total", 0), ending.deliveries[seat], ending.sales[seat]) for seat, score in enumerate(expected)
        ]
        assert winners == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


@rule("HA-31")
def test_any_tile_put_on_another_is_an_error_that_names_both() -> None:
    for seed in range(3000, 3012):
        document, _ = drawn(seed)
        names = [tile["tile"] for tile in document["tiles"]]
        for number in range(1, len(names)):
            spoilt = deepcopy(document)
            spoilt["tiles"][number]["translate"] = spoilt["tiles"][number - 1]["translate"]
            try:
                GAME.score_sheet(spoilt)
            except ScoreSheetError as error:
                text = str(error)
                assert text.startswith(("tiles: ", "roads: ")), text
                if "overlaps" in text or "lies against" in text:
                    assert sum(name in text for name in names) >= 2


@rule("HA-31", "HA-0a")
def test_road_against_forest_is_named_from_either_side() -> None:
    messages = set()
    base = sheet()
    base["roads"] = []
    base["players"][0]["milestones"] = []
    base["tiles"] = base["tiles"][:6]
    for name in ("pond_forest", "barn_a"):
        for i in range(-8, 9):
            for j in range(-8, 9):
                document = deepcopy(base)
                document["tiles"].append({"tile": name, "rotation": 0, "translate": [i, j]})
                if name in LANDMARKS:
                    document["tiles"][-1]["flag"] = 0
                try:
                    GAME.score_sheet(document)
                except ScoreSheetError as error:
                    messages.add(str(error))
    assert "tiles: a road of market lies against no road of pond_forest" in messages
    assert "tiles: pond_forest overlaps church" in messages
    assert "tiles: pond_forest does not touch the rest of the village" in messages  # corners are no contact
    assert "tiles: a road of barn_a lies against no road of market" in messages


@rule("HA-34")
def test_a_road_over_a_cliff_names_both_tiles() -> None:
    document = sheet()
    document["tiles"] = document["tiles"][:6]
    document["players"][0]["milestones"] = []
    state = position()
    site, tile = TILES.index("woodcutter"), TILES.index("mountain_range_small")
    turns, shift = next(iter(state.village.places(site, tile).values()))
    entry = {"tile": "mountain_range_small", "rotation": turns, "translate": list(point(shift)), "flag": 0}
    document["tiles"].append(entry)
    document["roads"] = [{"seat": 1, "between": ["woodcutter", "mountain_range_small"]}]
    text = "between woodcutter and mountain_range_small no forest lies on free forest and no mountain on mountain"
    assert wrong(document) == f"roads: {text}"


@rule("HA-34", "HA-1")
def test_two_roads_between_two_tiles_only_where_the_table_allows_it() -> None:
    document = sheet()
    pairs = [grounds for _, other, grounds in contacts(position(), "market") if other == "farm"]
    assert pairs == ["FF", "FF"]
    document["roads"] += [{"seat": 1, "between": ["market", "farm"]}, {"seat": 0, "between": ["farm", "market"]}]
    assert wrong(document) == "roads: farm and market are linked by a road already"
    document["second-road"] = "allowed"
    scores, _ = GAME.score_sheet(document)
    assert [score["roads"] for score in scores] == [4, 1]
    document["roads"] += [{"seat": 1, "between": ["market", "farm"]}]
    assert wrong(document).startswith("roads: between market and farm no forest lies on free forest")


@rule("HA-36")
def test_awards_for_nothing_are_an_option() -> None:
    document = sheet()
    for player in document["players"]:
        player["sales"] = 0
    assert [score["merchant"] for score in GAME.score_sheet(document)[0]] == [0, 0]
    document["awards"] = "zero-counts"
    assert [score["merchant"] for score in GAME.score_sheet(document)[0]] == [2, 2]
    document["awards"] = "sometimes"
    assert "needs-one" in wrong(document)


ERRORS: list[tuple[list[Any], Any, str]] = [
    (["tiles"], "none", "tiles: expected a list of tiles, not 'none'"),
    (["tiles", 1, "rotation"], 6, "woodcutter: rotation: expected 0 to 5, not 6"),
    (["tiles", 1, "rotation"], "east", "woodcutter: rotation: "),
    (["tiles", 1, "translate"], [1], "woodcutter: translate: expected [i, j], not [1]"),
    (["tiles", 1, "translate"], [1, 2.5], "woodcutter: translate: "),
    (["tiles", 1, "translate"], [1, 101], "woodcutter: translate: expected -100 to 100, not 101"),
    (["tiles", 1, "flag"], 0, "woodcutter: no landmark, so nobody's flag is on it"),
    (["tiles", 7, "flag"], 2, "tavern: flag: expected 0 to 1, not 2"),
    (["tiles", 7, "owner"], 1, "tile 8: "),
    (["roads"], {}, "roads: expected a list of roads, not {}"),
    (["roads", 0, "seat"], 2, "road 1: seat: expected 0 to 1, not 2"),
    (["roads", 0, "between"], ["quarry"], "road 1: between: expected two tiles, not ['quarry']"),
    (["roads", 0, "between"], ["quarry", "castle"], "road 1: between: "),
    (["players", 0, "points"], -1, "A: points: expected 0 to 9999, not -1"),
    (["players", 0, "gold"], "7", "A: gold: "),
    (["players", 0, "sales"], 7, "sales: 8 in all; there are 7 sale tiles in this game"),
    (["players", 1, "donkeys"], 0, "B: donkeys: expected 1 to 6, not 0"),
    (["players", 1, "milestones"], "planner", "B: milestones: expected a list of milestones, not 'planner'"),
    (["players", 1, "milestones"], ["baker"], "B: milestones: "),
    (["players", 1, "milestones"], ["planner"], "milestones: planner twice"),
    (["players"], [], ""),
    (["colour"], "red", "the score sheet: "),
]


@pytest.mark.parametrize(("path", "value", "message"), ERRORS, ids=lambda part: str(part)[:40])
def test_what_is_wrong_is_said(path: list[Any], value: Any, message: str) -> None:
    document: Any = sheet()
    inside = document
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    assert message in wrong(document) and len(wrong(document)) > 12


@pytest.mark.parametrize("line", ["points", "gold", "deliveries", "sales", "donkeys", "milestones"])
def test_every_line_of_a_player_is_needed(line: str) -> None:
    document = sheet()
    del document["players"][1][line]
    assert line in wrong(document).lower() and "B" in wrong(document)


@rule("HA-1")
def test_nobody_has_more_than_five_roads() -> None:
    for seed in range(4000, 4400):
        document, _ = drawn(seed)
        if len(document["roads"]) < 6:
            continue
        for road in document["roads"]:
            road["seat"] = 0
        for player in document["players"]:
            player["milestones"] = []
        assert wrong(document) == "roads: seat 0 has 5 roads, not more"
        return
    raise AssertionError("no village with six roads was found")
