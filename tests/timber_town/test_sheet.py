"""The score sheet: two cities from the real table, counted by ``osada score`` and ``game.score_sheet``."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from osada import ScoreSheetError
from osada.games.timber_town import GAME
from osada.games.timber_town.pieces import FIRST_GAME_CARDS
from osada.testing import rule

# The worked example of the rulebook. Its text fixes nine tiles; the others and all ends are such that its numbers hold.
EXAMPLE = {
    "A1": ("purple", "EW"), "A2": ("purple", "EW"), "A3": ("purple", "SW"), "A4": ("green", "NS"),
    "B1": ("yellow", "E"), "B2": ("orange", "ESW"), "B3": ("purple", "NW"), "B4": ("orange", "NS"),
    "C1": ("yellow", "E"), "C2": ("red", "NESW"), "C3": ("orange", "EW"), "C4": ("blue", "NW"),
    "D1": ("purple", "ES"), "D2": ("brown", "NESW"), "D3": ("blue", "ESW"), "D4": ("purple", "EW"),
}  # fmt: skip
FULL = {
    "A1": ("blue", "NEW"), "A2": ("red", "NESW"), "A3": ("green", "SW"), "A4": ("blue", "NS"),
    "B1": ("blue", "ES"), "B2": ("green", "NW"), "B3": ("green", "NS"), "B4": ("green", "NS"),
    "C1": ("blue", "NS"), "C2": ("blue", "ES"), "C3": ("red", "NESW"), "C4": ("red", "NESW"),
    "D1": ("blue", "NSW"), "D2": ("green", "NS"), "D3": ("green", "NE"), "D4": ("blue", "NESW"),
}  # fmt: skip
EXAMPLE_LINES = {
    "brown_namesti": 5,
    "red_dvur": 4,
    "green_zahrada": 5,
    "purple_svatyne": 30,
    "orange_jidlo": 22,
    "blue_bednarstvi": 10,
    "yellow_chalupa": 10,
    "builder": 5,
    "total": 91,
}


def player(name: Any = "A", tiles: Any = None, **other: Any) -> dict[str, Any]:
    cells = {cell: {"color": color, "ends": ends} for cell, (color, ends) in (tiles or {}).items()}
    return {"name": name, "cells": cells, "bridges": [], "unused_figures": 0, "has_builder": False} | other


def sheet(one: dict[str, Any] | None = None, two: dict[str, Any] | None = None, **other: Any) -> dict[str, Any]:
    one = one or player("A", EXAMPLE, unused_figures=2, has_builder=True)
    players = [one, two or player("B")]
    return {"game": "timber-town", "cards": list(FIRST_GAME_CARDS), "players": players, **other}


def error(document: Any) -> str:
    with pytest.raises(ScoreSheetError) as found:
        GAME.score_sheet(document)
    return str(found.value)


@rule("TT-28")
def test_the_example_of_the_rulebook_gives_91() -> None:
    scores, winners = GAME.score_sheet(sheet())
    assert scores[0] == EXAMPLE_LINES
    assert scores[1]["total"] == 0
    assert winners == [0]


def test_the_command_prints_json() -> None:
    command = [str(Path(sys.executable).with_name("osada")), "score", "-", "--json"]
    done = subprocess.run(command, input=json.dumps(sheet()).encode(), capture_output=True, check=True)
    printed = json.loads(done.stdout)
    assert printed["players"][0] == {"name": "A", **EXAMPLE_LINES}
    assert printed["winners"] == ["A"]


@rule("TT-28", "TT-A42")
def test_a_tie_goes_to_the_builder_or_is_shared() -> None:
    level = player("A", {"A1": ("green", "NS")}), player("B", {"A4": ("green", "NS")})
    assert GAME.score_sheet(sheet(*level))[1] == [0, 1]
    temples = {"A1": ("purple", "EW"), "A3": ("purple", "EW"), "C1": ("purple", "NE"), "C3": ("purple", "NE")}
    held = player("A", temples, unused_figures=1), player("B", FULL, has_builder=True)
    scores, winners = GAME.score_sheet(sheet(*held))
    assert [score["total"] for score in scores] == [4 * 4 + 6 + 1, 6 + 12 + 5]
    assert winners == [1]
    more = player("A", temples | {"D2": ("purple", "EW")}), player("B", FULL, has_builder=True)
    assert GAME.score_sheet(sheet(*more))[1] == [0]


@rule("TT-26")
def test_the_builder_goes_with_a_full_town() -> None:
    """Who has it has filled the town first; and where a town is full, somebody has it."""
    three = {"A1": ("green", "NS"), "A3": ("green", "NS"), "C1": ("blue", "NS")}
    said = error(sheet(player("A", three, has_builder=True), player("B")))
    assert said == "A: has_builder: the builder beaver is for a full town, and there are 3 tiles of 16"
    said = error(sheet(player("A"), player("B", FULL)))
    assert said == "nobody has the builder beaver, but the town of B is full"


@rule("TT-A20")
def test_the_reading_of_the_route_can_be_given() -> None:
    city = {
        "B1": ("green", "EW"),
        "B2": ("blue", "ESW"),
        "B3": ("purple", "EW"),
        "B4": ("purple", "EW"),
        "C2": ("brown", "NESW"),
    }
    assert GAME.score_sheet(sheet(player("A", city)))[0][0]["brown_namesti"] == 5
    assert GAME.score_sheet(sheet(player("A", city), route="simple-path"))[0][0]["brown_namesti"] == 0
    assert "route: unknown 'fly'" in error(sheet(route="fly"))


@rule("TT-22")
def test_sides_that_do_not_match_need_a_bridge() -> None:
    tiles = {"A1": ("purple", "EW"), "A2": ("yellow", "N")}
    message = "A: the boardwalk of A1 meets the blank side of A2, without a figure"
    assert error(sheet(player("A", tiles))) == message
    tiles = {"B2": ("purple", "EW"), "A2": ("yellow", "S")}
    message = "A: the boardwalk of A2 meets the blank side of B2, without a figure"
    assert error(sheet(player("A", tiles))) == message
    scores, _ = GAME.score_sheet(sheet(player("A", tiles, bridges=[["B2", "A2"]])))
    assert scores[0]["purple_svatyne"] == 10


@rule("TT-19", "TT-A31")
@pytest.mark.parametrize(
    ("bridges", "message"),
    [
        ([["A1", "B2"]], "A: bridges: A1 and B2 do not lie side by side"),
        ([["A1", "B1"]], "A: bridges: there is no tile on B1"),
        ([["A1", "A2"]], "A: a figure between A1 and A2, where both boardwalks meet"),
        ([["A2", "A3"], ["A3", "A2"]], "A: bridges: two figures between A3 and A2"),
        ([["A1", "E9"]], "A: bridges: expected [cell, cell], not ['A1', 'E9']"),
        ("A1-A2", "A: bridges: expected a list of [cell, cell], not 'A1-A2'"),
    ],
)
def test_bridges_that_cannot_be(bridges: Any, message: str) -> None:
    tiles = {"A1": ("purple", "EW"), "A2": ("yellow", "W"), "A3": ("yellow", "N"), "C1": ("red", "NESW")}
    assert error(sheet(player("A", tiles, bridges=bridges))) == message


@rule("TT-2")
def test_no_more_tiles_than_there_are_in_both_cities_together() -> None:
    of_a = {"A1": ("yellow", "N"), "A2": ("yellow", "N")}
    of_b = {"A1": ("yellow", "N"), "C2": ("yellow", "S")}
    message = error(sheet(player("A", of_a), player("B", of_b)))
    assert message == "4 yellow tiles with ends like N (A A1, A A2, B A1, B C2); there are 3"
    assert error(sheet(player("A", {"D4": ("green", "NES")}))) == (
        "1 green tiles with ends like NES (A D4); there are 0"
    )


@rule("TT-19a", "TT-25")
def test_figures_come_from_red_tiles() -> None:
    tiles = {"A1": ("red", "NESW"), "A2": ("purple", "NS")}
    city = player("A", tiles, bridges=[["A1", "A2"]], unused_figures=2)
    assert error(sheet(city)) == (
        "A: 2 unused figures and 1 between tiles (A1-A2); there are at most 2: "
        "the raft of the start and one for every red tile (A1)"
    )
    assert error(sheet(player("A", {}, unused_figures=2))) == (
        "A: 2 unused figures and 0 between tiles (–); there are at most 1: "
        "the raft of the start and one for every red tile (–)"
    )
    assert error(sheet(player("A", {}, unused_figures=18))) == "A: unused_figures: expected 0 to 17, not 18"
    scores, _ = GAME.score_sheet(sheet(player("A", tiles, bridges=[["A1", "A2"]], unused_figures=1)))
    assert scores[0]["red_dvur"] == 3


@rule("TT-26")
def test_there_is_one_builder() -> None:
    both = player("A", has_builder=True), player("B", has_builder=True)
    assert error(sheet(*both)) == "A and B both have the builder beaver; there is one"
    assert "has_builder: expected true or false, not 1" in error(sheet(player("A", has_builder=1)))


@rule("TT-7")
@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ([*FIRST_GAME_CARDS[:6]], "cards: expected 7 scoring cards"),
        ([*FIRST_GAME_CARDS[:6], "yellow_palace"], "cards: unknown 'yellow_palace'"),
        (
            [*FIRST_GAME_CARDS[:6], "blue_kovarstvi"],
            "cards: expected one blue card, not blue_bednarstvi, blue_kovarstvi",
        ),
        ("first-game", "cards: expected 7 scoring cards"),
    ],
)
def test_cards_are_one_of_each_colour(cards: Any, message: str) -> None:
    assert message in error(sheet(cards=cards))


@pytest.mark.parametrize(
    ("city", "message"),
    [
        (player("A", {"E1": ("red", "N")}), "A: cells: unknown 'E1'; there are A1 to D4"),
        (player("A", {"A1": ("pink", "N")}), "A: A1: color: unknown 'pink'"),
        (player("A", {"A1": ("red", "NN")}), "A: A1: ends: expected one to four letters of NESW, not 'NN'"),
        (player("A", {"A1": ("red", "")}), "A: A1: ends: expected one to four letters of NESW, not ''"),
        (player("A", cells=[]), "A: cells: expected an object with A1 to D4, not []"),
        (player("A", cells={"A1": "red"}), "A: A1: expected an object with color, ends, not 'red'"),
        (player("A", bridge=[]), "player A: unknown field 'bridge'"),
        (player("B"), "players: two are called 'B'"),
    ],
)
def test_what_cannot_be_is_named(city: dict[str, Any], message: str) -> None:
    assert message in error(sheet(city))


def test_fields_that_are_missing_are_named() -> None:
    for field in ("cells", "bridges", "unused_figures", "has_builder"):
        city = player("A")
        del city[field]
        assert error(sheet(city)) == f"player A: {field} is missing"
