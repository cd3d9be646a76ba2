"""The score sheet of a real table, by the rulebook: the worked example with every number that the text gives, other
cards, and every position that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from osada import ScoreSheetError
from osada.games.timber_town import GAME
from osada.testing import rule
from tests.timber_town import naive
from tests.timber_town.positions import pairs, position
from tests.timber_town.towns import CROSSINGS, EXAMPLE

FIRST_GAME = [
    "brown_namesti",
    "red_dvur",
    "green_zahrada",
    "purple_svatyne",
    "orange_jidlo",
    "blue_bednarstvi",
    "yellow_chalupa",
]


def cells(town: str) -> dict[str, dict[str, str]]:
    """A town of `towns` as a sheet has it."""
    found = {}
    for cell, tile in pairs(town):
        color, _, ends = tile.partition(":")
        found[cell] = {"color": color.split("-")[0], "ends": ends or "NESW"}
    return found


def player(name: str, town: str = "", **other: Any) -> dict[str, Any]:
    return {"name": name, "cells": cells(town), "bridges": [], "unused_figures": 0, "has_builder": False} | other


def sheet(*players: dict[str, Any], cards: Any = None) -> dict[str, Any]:
    return {"game": "timber-town", "cards": FIRST_GAME if cards is None else cards, "players": list(players)}


def error(*players: dict[str, Any], cards: Any = None) -> str:
    with pytest.raises(ScoreSheetError) as found:
        GAME.score_sheet(sheet(*players, cards=cards))
    return str(found.value)


EXAMPLE_PLAYER = player("A", EXAMPLE, unused_figures=2, has_builder=True)


@rule("TT-28")
def test_the_worked_example_line_by_line() -> None:
    """2 + 5 + 22 + 10 + 10 + 30 for the tiles, 5 for the beaver, 2 for figures, 5 for the builder."""
    scores, winners = GAME.score_sheet(sheet(EXAMPLE_PLAYER, player("B")))
    assert scores[0] == {
        "brown_namesti": 5,
        "red_dvur": 2 + 2,
        "green_zahrada": 5,
        "purple_svatyne": 30,
        "orange_jidlo": 22,
        "blue_bednarstvi": 10,
        "yellow_chalupa": 10,
        "builder": 5,
        "total": 91,
    }
    assert list(scores[0]) == [*FIRST_GAME, "builder", "total"]
    assert winners == [0]


@rule("TT-28")
def test_the_seat_does_not_matter() -> None:
    scores, winners = GAME.score_sheet(sheet(player("B"), EXAMPLE_PLAYER))
    assert [lines["total"] for lines in scores] == [0, 91]
    assert winners == [1]


@rule("TT-28", "TT-7")
@pytest.mark.parametrize("card", sorted(naive.CARDS))
def test_every_card_counts_on_the_sheet_as_in_a_game(card: str) -> None:
    cards = [card if card.split("_", maxsplit=1)[0] == other.split("_")[0] else other for other in FIRST_GAME]
    players = EXAMPLE_PLAYER, player("B", CROSSINGS, unused_figures=3)
    scores, winners = GAME.score_sheet(sheet(*players, cards=cards[::-1]))
    state = position(EXAMPLE, CROSSINGS, figures="raft dam", others="dam raft raft-two", cards=cards)
    assert [lines[card] for lines in scores] == [lines[card] for lines in state.scores()]
    assert [lines["total"] for lines in scores] == [lines["total"] for lines in state.scores()]
    assert winners == state.winners()


@rule("TT-19a")
def test_bridges_join_on_the_sheet() -> None:
    street = "B1=blue:EW B2=brown-four B3=purple:NW B4=purple:NE C1=red-dam"
    without = player("A", street.replace(" C1=red-dam", ""))
    assert GAME.score_sheet(sheet(without, player("B")))[0][0]["brown_namesti"] == 0
    joined = player("A", street, bridges=[["B4", "B3"], ["B1", "C1"]])
    assert GAME.score_sheet(sheet(joined, player("B")))[0][0]["brown_namesti"] == 5


@rule("TT-22", "TT-A2")
@pytest.mark.parametrize(
    ("town", "walk", "blank"),
    [
        ("B2=purple:EW B3=purple:NS", "B2", "B3"),
        ("B2=purple:NS B3=purple:EW", "B3", "B2"),
        ("B2=purple:NS C2=purple:EW", "B2", "C2"),
        ("B2=purple:EW C2=purple:NS", "C2", "B2"),
    ],
)
def test_sides_that_do_not_match_name_both_cells(town: str, walk: str, blank: str) -> None:
    message = error(player("A"), player("Bo", town))
    assert message == f"Bo: the boardwalk of {walk} meets the blank side of {blank}, without a figure"
    pair = sorted((walk, blank))
    scores, _ = GAME.score_sheet(sheet(player("A"), player("Bo", town, bridges=[pair])))
    assert scores[1]["purple_svatyne"] == 14


@rule("TT-2")
@pytest.mark.parametrize(
    ("of_a", "of_b", "there", "ends"),
    [
        ("A1=brown-four A3=brown-four", "A1=brown-four C3=brown-four", 3, "NESW"),
        ("A1=green:NE C3=green:SW", "A1=green:NW C3=green:ES", 3, "NE"),
        ("A1=yellow:NESW", "C3=yellow:NESW", 1, "NESW"),
        ("A1=orange:NESW", "", 0, "NESW"),
        ("A1=purple:N", "", 0, "N"),
    ],
)
def test_the_stock_is_that_of_both_towns_together(of_a: str, of_b: str, there: int, ends: str) -> None:
    found = [f"A {cell}" for cell, _ in pairs(of_a)] + [f"B {cell}" for cell, _ in pairs(of_b)]
    color = of_a.split("=")[1].split(":", maxsplit=1)[0].split("-", maxsplit=1)[0]
    assert error(player("A", of_a), player("B", of_b)) == (
        f"{len(found)} {color} tiles with ends like {ends} ({', '.join(found)}); there are {there}"
    )


@rule("TT-2")
def test_the_whole_stock_may_be_used() -> None:
    sites = " ".join(f"{row}{column}=red-dam" for row in "ABC" for column in "123")
    scores, _ = GAME.score_sheet(sheet(player("A", sites, unused_figures=10), player("B")))
    assert scores[0]["red_dvur"] == 9 * 2 + 10
    message = error(player("A", sites), player("B", "A1=red-dam"))
    assert message.startswith("10 red tiles") and message.endswith("there are 9")


@rule("TT-19a", "TT-4")
@pytest.mark.parametrize(("unused", "fits"), [(0, True), (1, True), (2, False)])
def test_figures_are_at_most_one_and_the_red_tiles(unused: int, fits: bool) -> None:
    town = "A1=red-dam A2=purple:NS"
    one = player("A", town, bridges=[["A1", "A2"]], unused_figures=unused)
    if fits:
        assert GAME.score_sheet(sheet(one, player("B")))[0][0]["red_dvur"] == 2 + unused
    else:
        assert error(one, player("B")) == (
            "A: 2 unused figures and 1 between tiles (A1-A2); there are at most 2: "
            "the raft of the start and one for every red tile (A1)"
        )


@rule("TT-19a")
def test_too_many_figures_between_tiles_are_named() -> None:
    town = "A1=purple:NS A2=purple:NS B1=green:NS B2=green:NS C1=yellow:NE"
    message = error(player("A"), player("Bo", town, bridges=[["B2", "B1"], ["A1", "A2"]]))
    assert message == (
        "Bo: 0 unused figures and 2 between tiles (A1-A2, B1-B2); there are at most 1: "
        "the raft of the start and one for every red tile (–)"
    )


@rule("TT-19a")
@pytest.mark.parametrize("unused", [-1, 18, 1.0, "1", True, None])
def test_unused_figures_are_a_whole_number(unused: Any) -> None:
    assert error(player("A", unused_figures=unused), player("B")) == (
        f"A: unused_figures: expected 0 to 17, not {unused!r}"
    )


@rule("TT-19a")
def test_unused_figures_are_the_raft_of_the_start_and_those_of_red_tiles() -> None:
    assert error(player("A", unused_figures=2), player("B")) == (
        "A: 2 unused figures and 0 between tiles (–); there are at most 1: "
        "the raft of the start and one for every red tile (–)"
    )


@rule("TT-19")
@pytest.mark.parametrize(
    "bridge", ["A1-A2", "A1", ["A1"], ["A1", "A2", "A3"], [1, 2], ["A1", "A9"], [["A1"], "A2"], {}]
)
def test_a_bridge_is_a_pair_of_cells(bridge: Any) -> None:
    town = "A1=purple:NS A2=purple:NS A3=red-dam"
    message = error(player("A", town, bridges=[bridge]), player("B"))
    assert message == f"A: bridges: expected [cell, cell], not {bridge!r}"


@rule("TT-3")
@pytest.mark.parametrize("ends", ["", "X", "NN", "NESWN", "n", 1, None, ["N"]])
def test_ends_are_letters_each_once(ends: Any) -> None:
    one = player("A", cells={"B3": {"color": "blue", "ends": ends}})
    assert error(one, player("B")) == f"A: B3: ends: expected one to four letters of NESW, not {ends!r}"


@rule("TT-3")
def test_the_order_of_ends_does_not_matter() -> None:
    one = player("A", cells={"A1": {"color": "green", "ends": "SN"}, "A2": {"color": "orange", "ends": "SEN"}})
    assert GAME.score_sheet(sheet(one, player("B")))[0][0]["total"] == 5 + 2


@rule("TT-26")
def test_the_builder_is_one() -> None:
    message = error(player("Ann", has_builder=True), player("Bo", has_builder=True))
    assert message == "Ann and Bo both have the builder beaver; there is one"


@rule("TT-1")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_two_players_are_on_a_sheet(number: int) -> None:
    assert error(*(player(name) for name in "ABC"[:number])).startswith("players: expected 2")


@rule("TT-A30")
def test_a_total_may_be_negative() -> None:
    cards = ["purple_pagoda" if card.startswith("purple") else card for card in FIRST_GAME]
    scores, winners = GAME.score_sheet(sheet(player("A", "B2=purple:NS"), player("B"), cards=cards))
    assert [lines["total"] for lines in scores] == [-9, 0]
    assert winners == [1]
