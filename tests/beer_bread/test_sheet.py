"""Coins: the end of the game, and the score sheet for the real table."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from osada import ScoreSheetError
from osada.core.pad import At, Numbers
from osada.games.beer_bread import scoring
from osada.games.beer_bread.cards import tables
from osada.testing import rule
from tests.beer_bread.positions import GAME, position


def player(name: str, **other: Any) -> dict[str, Any]:
    empty: dict[str, Any] = {"sold": [], "buildings": [], "storage": {}, "windmill": False}
    return {"name": name, **empty, **other}


def sheet(a: dict[str, Any], b: dict[str, Any] | None = None, **other: Any) -> dict[str, Any]:
    return {"game": "beer-bread", "players": [a, b or player("B")], **other}


SOLD = ["beer01", "beer11", "bread01", "bread21"]
A = player("A", sold=SOLD, buildings=["score_tier1", "score_more_upgrades"], storage={"wheat": 2}, windmill=True)
B = player("B", sold=["beer30", "bread30"])


@rule("BB-50", "BB-72", "BB-73")
def test_coins_of_cards_kinds_and_conditions() -> None:
    scores, winners = GAME.score_sheet(sheet(A, B, components="standard"))
    # Beer 4 + 6, bread 4 + 8; 1 for each card of kind 1; 2 for more buildings, where the lower total is: beer.
    assert scores == [{"beer": 13, "bread": 13, "result": 13}, {"beer": 9, "bread": 9, "result": 9}]
    assert winners == [0]


@rule("BB-50")
@pytest.mark.parametrize(
    ("first", "second", "windmill", "winner"),
    [
        (["beer01", "bread01"], ["beer06", "bread06"], 0, 1),
        (["beer01", "bread06"], ["beer02", "bread02"], 0, 0),
        (["beer01", "bread01"], ["beer02", "bread02"], 0, 1),
        (["beer01", "bread01"], ["beer02", "bread02"], 1, 0),
    ],
    ids=["by result", "by the other good", "without the windmill", "without the windmill, the other way"],
)
def test_the_ways_to_win(first: list[str], second: list[str], windmill: int, winner: int) -> None:
    players = [player("A", sold=first, windmill=windmill == 0), player("B", sold=second, windmill=windmill == 1)]
    assert GAME.score_sheet(sheet(*players))[1] == [winner]


@rule("BB-1", "BB-72")
def test_cards_that_are_known_by_their_values_alone_bring_as_much_as_named_ones() -> None:
    by_value = {**A, "sold": [], "values": {"beer": [4, 6], "bread": [4, 8]}}
    assert GAME.score_sheet(sheet(by_value, B)) == GAME.score_sheet(sheet(A, B))
    half = {**A, "sold": ["beer01", "bread01"], "values": {"beer": [6], "bread": [8]}}
    assert GAME.score_sheet(sheet(half, B)) == GAME.score_sheet(sheet(A, B))


@pytest.mark.parametrize(
    ("values", "fault"),
    [
        ({"beer": [3]}, "A: values: beer: expected 4 to 9, not 3"),
        ({"beer": [10, True]}, "not 10"),
        ({"wine": [4]}, "wine"),
        ({"beer": 4}, "A: values: beer"),
        ([4], "A: values"),
        ({"beer": [4] * 31}, "31"),
    ],
)
def test_values_that_no_card_has_are_named(values: Any, fault: str) -> None:
    with pytest.raises(ScoreSheetError, match=fault):
        GAME.score_sheet(sheet(player("A", values=values, windmill=True)))


def test_values_are_tapped_and_read_back() -> None:
    pad = GAME.pad
    assert pad is not None
    first = {**A, "buildings": sorted(A["buildings"])}
    document = sheet({**first, "sold": ["beer01"], "values": {"beer": [6], "bread": [4, 8]}}, B)
    tapped, refused = pad.after({}, pad.values(document).items())
    assert (refused, pad.document(tapped, ["A", "B"])) == ([], document)
    shown = pad.shown(tapped, At("en", "cards-0", "values"))
    numbers = [number for control in shown.controls if isinstance(control, Numbers) for number in control.numbers]
    assert {number.place: number.value for number in numbers if number.value} == {
        "0-beer-6": 1,
        "0-bread-4": 1,
        "0-bread-8": 1,
        "0-wheat": 2,
    }
    assert "×1" in shown.picture.panes["board"].markup()
    alone = {place: value for place, value in tapped.items() if not place.startswith("card-")}
    assert pad.result(alone, "en").panes["board"].markup().count("×1") == 3
    assert pad.after(tapped, [("0-beer-4", "11"), ("0-beer-3", "1"), ("0-beer-5", "x")])[0] == tapped
    most = {f"1-bread-{value}": "10" for value in (5, 6)} | {"1-beer-4": "5"}
    full, refused = pad.after(tapped, [*most.items(), ("1-beer-5", "4")])
    assert [fault.code for fault in refused] == ["too-many-played"]
    assert pad.after(full, [("1-beer-5", "3")])[1] == []


@rule("BB-73")
@pytest.mark.parametrize(
    ("bound", "free", "placed"),
    [
        ((10, 13), [2], (12, 13)),
        ((10, 10), [2, 2], (12, 12)),
        ((10, 11), [2, 2], (12, 13)),
        ((5, 9), [2, 2, 2], (9, 11)),
    ],
)
def test_free_coins_go_where_the_lower_total_is_highest(
    bound: tuple[int, int], free: list[int], placed: tuple[int, int]
) -> None:
    assert sorted(scoring.best_placed(bound, free)) == sorted(placed)


@rule("BB-72", "BB-73")
def test_conditions_at_the_end() -> None:
    lead = position("beer24", turn=8, built=("beer16", ""), sold=("beer01 bread01", ""), storage=("2 rye", ""))
    assert lead.scores()[0]["result"] == 4 and sum(lead.scores()[0].values()) - 4 == 10
    short = position("beer24", turn=8, built=("beer16", ""), sold=("beer01 bread01", ""), storage=("2 rye", "1 rye"))
    assert sum(short.scores()[0].values()) - 4 == 8
    equal = position("beer24", turn=8, built=("beer10", "beer02"), sold=("beer01 bread01", ""))
    assert sum(equal.scores()[0].values()) - 4 == 8, "equally many buildings are not more"
    more = position("beer24", turn=8, built=("beer10", ""), sold=("beer01", ""), waiting=("bread01", ""))
    assert sum(more.scores()[0].values()) - 4 == 10, "cards on brewery and bakery count"


ERRORS: list[tuple[dict[str, Any], str]] = [
    (sheet(player("A", sold=["beer01", "beer01"], windmill=True)), "A: sold: beer01 twice"),
    (
        sheet(player("A", sold=["beer01"], windmill=True), player("B", sold=["beer01"])),
        "B: sold: beer01 sold by A already",
    ),
    (sheet(player("A", sold=["beer31"], windmill=True)), "A: sold: unknown 'beer31'; there are beer01 to bread30"),
    (sheet(player("A", windmill=True), player("B", windmill=True)), "windmill: one player has it, not 2"),
    (sheet(player("A")), "windmill: one player has it, not 0"),
    (sheet(player("A", windmill="yes")), "A: windmill: expected true or false, not 'yes'"),
    (
        sheet(player("A", buildings=["score_tier1"] * 3, windmill=True)),
        "buildings: score_tier1 3 times; the set has 2",
    ),
    (
        sheet(player("A", sold=["beer15"], buildings=["score_tier1"] * 2, windmill=True)),
        "buildings: score_tier1 2 times; of the 2 cards with it 1 were sold",
    ),
    (sheet(player("A", buildings=["castle"], windmill=True)), "A: buildings: unknown 'castle'; there are card_redraw"),
    (sheet(player("A", storage={"gold": 1}, windmill=True)), "A: storage: unknown field 'gold'"),
    (sheet(player("A", storage={"rye": 16}, windmill=True)), "A: storage: rye: expected 0 to 15, not 16"),
    (sheet(player("A", storage={"rye": 10}, windmill=True)), "A: storage: 10 tokens do not fit into its 9 places"),
    (
        sheet(player("A", storage={"rye": 8}, windmill=True), player("B", storage={"rye": 8})),
        "storage: 16 rye in all; there are 15",
    ),
    (sheet(player("A", sold="beer01", windmill=True)), "A: sold: expected a list of names, not 'beer01'"),
    (sheet(player("A", windmill=True), components="mine"), "components: expected “standard” or a whole component set"),
    (
        sheet(player("A", sold=[f"beer{n:02}" for n in range(1, 31)], buildings=["store_any1"], windmill=True)),
        "A: 31 cards sold and built; nobody plays more than 30",
    ),
]


@pytest.mark.parametrize(("document", "message"), ERRORS, ids=[message for _, message in ERRORS])
def test_what_cannot_be_is_named(document: dict[str, Any], message: str) -> None:
    with pytest.raises(ScoreSheetError) as error:
        GAME.score_sheet(document)
    assert message in str(error.value)


def test_two_water_places_make_room() -> None:
    wet = player("A", storage={"rye": 9, "water": 2}, buildings=["store_water2"], windmill=True)
    assert GAME.score_sheet(sheet(wet))[1] == [1]


def test_an_own_set_can_be_counted_with() -> None:
    own = copy.deepcopy(GAME.standard.document())
    own["contents"]["cards"]["beer01"]["value"] = 5
    scores, _ = GAME.score_sheet(sheet(player("A", sold=["beer01"], windmill=True), components=own))
    assert scores[0]["beer"] == 5
    own["contents"]["cards"]["beer01"]["value"] = 7
    with pytest.raises(ScoreSheetError, match="kind 1 is worth 4 or 5, not 7"):
        GAME.score_sheet(sheet(player("A", windmill=True), components=own))


def test_the_command_prints_the_breakdown(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps(sheet(A, B)))
    command = [str(Path(sys.executable).with_name("osada")), "score", str(file), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {
        "players": [
            {"name": "A", "beer": 13, "bread": 13, "result": 13},
            {"name": "B", "beer": 9, "bread": 9, "result": 9},
        ],
        "winners": ["A"],
    }


def test_tables_are_made_once_for_a_set() -> None:
    assert tables(GAME.standard) is tables(GAME.standard)
