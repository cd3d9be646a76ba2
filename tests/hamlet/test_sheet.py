"""The score sheet: a village from the real table, counted by ``osada score`` and ``game.score_sheet``."""

from __future__ import annotations

from typing import Any

import pytest

from osada import ScoreSheetError
from osada.games.hamlet.geometry import point
from osada.games.hamlet.pieces import TILES
from osada.games.hamlet.printed import pieces_of
from tests.hamlet.positions import GAME, lay, position, road


def sheet() -> dict[str, Any]:
    """The first layout, a barn at the quarry over a bridge, a tavern at the market, a pond that no road reaches."""
    state = position()
    lay(state, "barn_a", "quarry", "mountain")
    road(state, 0, "quarry", "barn_a")
    lay(state, "tavern", "market", "road")
    lay(state, "pond_mountain", "town_hall", "mountain")
    tiles: list[dict[str, Any]] = []
    for tile in state.village.order:
        placed = state.village.placed[tile]
        assert placed is not None
        tiles.append({"tile": TILES[tile], "rotation": placed[1], "translate": list(point(placed[2]))})
    tiles[-2]["flag"] = 1
    tiles[-1]["flag"] = 1
    line = {"deliveries": 2, "sales": 1, "donkeys": 3, "milestones": []}
    return {
        "game": "hamlet",
        "tiles": tiles,
        "roads": [{"seat": 0, "between": ["barn_a", "quarry"]}],
        "players": [
            {"name": "A", "points": 31, "gold": 7, **line, "milestones": ["planner"]},
            {"name": "B", "points": 30, "gold": 11, **line},
        ],
    }


def test_a_village_is_counted() -> None:
    scores, winners = GAME.score_sheet(sheet())
    assert {name: number for name, number in scores[0].items() if number} == {
        "points": 31, "chaplain": 4, "merchant": 2, "roads": 2, "longest_road": 4, "gold": 2, "total": 45,
    }  # fmt: skip
    assert {name: number for name, number in scores[1].items() if number} == {
        "points": 30, "chaplain": 4, "landscaper": 4, "merchant": 2, "tavern": 8, "gold": 3, "total": 51,
    }  # fmt: skip
    assert winners == [1]


def test_a_tie_goes_to_more_deliveries_then_sales() -> None:
    document = sheet()
    document["players"][0]["points"] = 37
    assert GAME.score_sheet(document)[1] == [0, 1]
    document["players"][0] |= {"sales": 2, "points": 35}
    scores, winners = GAME.score_sheet(document)
    assert scores[0]["total"] == 35 + 4 + 4 + 2 + 4 + 2 and winners == [0]


def wrong(document: dict[str, Any]) -> str:
    with pytest.raises(ScoreSheetError) as caught:
        GAME.score_sheet(document)
    return str(caught.value)


def test_what_cannot_be_is_named() -> None:
    document = sheet()
    document["tiles"][-1] = {"tile": "barn_b", "rotation": 0, "translate": [0, 0]}
    assert wrong(document) == "tiles: barn_b overlaps church"
    document = sheet()
    document["tiles"][1]["translate"] = [-60, 3]
    assert wrong(document) == "tiles: woodcutter does not touch the rest of the village"
    document = sheet()
    document["tiles"][-1].pop("flag")
    assert "Mountain Pond: nobody's flag is on it yet" in wrong(document)
    document = sheet()
    document["tiles"][-1]["tile"] = "castle"
    assert "unknown 'castle'" in wrong(document)
    document = sheet()
    document["tiles"].append(dict(document["tiles"][0]))
    assert wrong(document) == "tiles: church twice"
    document = sheet()
    document["tiles"].pop(0)
    assert wrong(document) == "tiles: the church is missing"


def test_a_road_against_no_road_names_both_tiles() -> None:
    document = sheet()
    document["roads"], document["tiles"] = [], document["tiles"][:6]
    quarry = next(tile for tile in document["tiles"] if tile["tile"] == "quarry")
    ways = pieces_of(GAME.standard, 2).turned[TILES.index("quarry")]
    before, after = ways[quarry["rotation"]], ways[(quarry["rotation"] + 1) % 6]
    i, j = point(min(before.starts) - min(after.starts))  # the same hexagon, turned on the spot
    quarry["rotation"] = (quarry["rotation"] + 1) % 6
    quarry["translate"] = [quarry["translate"][0] + i, quarry["translate"][1] + j]
    assert wrong(document) == "tiles: a road of church lies against no road of quarry"


def test_roads_that_cannot_be_are_named() -> None:
    document = sheet()
    document["roads"] = [{"seat": 0, "between": ["church", "market"]}]
    assert wrong(document) == "roads: church and market are linked by a printed road already"
    document["roads"] = [{"seat": 0, "between": ["farm", "quarry"]}]
    assert wrong(document) == "roads: farm and quarry do not touch"
    document["roads"] = [{"seat": 0, "between": ["barn_a", "quarry"]}] * 2
    assert wrong(document) == "roads: barn_a and quarry are linked by a road already"
    document["roads"] = [{"seat": 0, "between": ["barn_b", "quarry"]}]
    assert wrong(document) == "roads: barn_b and quarry cannot be linked, barn_b is not in the village"
    document["roads"] = []
    assert wrong(document) == "milestones: A holds the planner and has no road"


def test_counts_that_cannot_be_are_named() -> None:
    document = sheet()
    document["players"][0]["deliveries"] = 3
    assert wrong(document) == "deliveries: 5 in all; there are 4 in this game"
    document = sheet()
    document["players"][0]["donkeys"] = 7
    assert wrong(document) == "A: donkeys: expected 1 to 6, not 7"
    document = sheet()
    document["players"][1]["milestones"] = ["mason"]
    assert "mason, but there is no stonemason or master_stonemason" in wrong(document)
