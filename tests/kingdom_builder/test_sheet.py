"""The score sheet: a position from the real table, counted by ``osada score`` and ``game.score_sheet``.

Farm (north-east) and tower (south-east) are turned:

        0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9
     0  m m m t t ~ m t t t ~ ~ ~ ~ ~ ~ ~ t t t
     1   m m m # t ~ m t t t ~ ~ ~ ~ ~ ~ t t ^ m
     2  m f f m t t ~ m m t ~ d ~ ~ ~ ^ t t m m
     3   f f c m t ~ f @ t t d d ~ ~ f f t m m m
     4  f f f c c ~ f f ~ ~ c d d ~ f ~ f @ m m
     5   ^ ^ c m m ~ ~ ~ d d c c d d f f ~ m m c
     6  c c c ^ m f f f d d f c c d d ~ f f c c
     7   c c # d ^ d f f c c f f c t f f f c c c
     8  ~ ~ ~ d d d d ^ c c m m @ t t t ~ c # d
     9   ~ ~ ~ ~ d d d d d c m m t t t ~ ~ c d d
    10  d d c ~ ~ t t m m m m m m t t t ~ c c d
     …
    13   ~ ~ ~ f m t f f f f c m # f ~ d d c d d
     …
    16  ~ t c t ~ m c c d c ^ ^ ~ m @ ~ f f f d
     …
    18  ~ ~ c f ~ ~ ~ d d ~ c ^ ^ ^ m f t t ^ t
    19   ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ c c ^ m ^ ^ t t t t
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from osada import ScoreSheetError
from osada.games.kingdom_builder import GAME
from osada.testing import rule

SECTORS: list[Any] = [["oracle", False], ["farm", True], ["oasis", False], ["tower", True]]
OF_A: list[Any] = [[0, 3], [4, 0], [4, 1], [4, 2], [4, 3], [6, 4], [8, 17]]
OF_B: list[Any] = [[3, 10], [3, 11], [10, 0], [19, 11]]
LAND = [[row, column] for row in (0, 1, 2) for column in (0, 1, 2, 4, 7, 8, 9)]
LAND += [[row, column] for row in (8, 9) for column in (4, 5, 6, 8, 9, 10, 11, 13, 14)] + [[9, 7], [9, 12]]

SCORES = [
    {"name": "A", "lords": 30, "miners": 4, "knights": 8, "castles": 6, "total": 48},
    {"name": "B", "lords": 42, "miners": 1, "knights": 4, "castles": 0, "total": 47},
]


def player(name: Any, settlements: Any) -> dict[str, Any]:
    return {"name": name, "settlements": settlements}


def sheet(of_a: Any = OF_A, of_b: Any = OF_B, **other: Any) -> dict[str, Any]:
    """The score sheet, with other settlements or other fields."""
    players = [player("A", of_a), player("B", of_b)]
    cards = ["lords", "miners", "knights"]
    return {"game": "kingdom-builder", "sectors": SECTORS, "cards": cards, "players": players, **other}


def without(field: str) -> dict[str, Any]:
    return {name: value for name, value in sheet().items() if name != field}


def osada(*arguments: str, typed: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [str(Path(sys.executable).with_name("osada")), *arguments]
    given = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(command, input=given, capture_output=True, check=False)
    return subprocess.CompletedProcess(command, done.returncode, done.stdout.decode(), done.stderr.decode())


def score(document: Any, *arguments: str) -> subprocess.CompletedProcess[str]:
    """``osada score -`` with a document."""
    return osada("score", "-", *arguments, typed=json.dumps(document))


def assert_one_line(done: subprocess.CompletedProcess[str], *named: str) -> None:
    """Status 2 and one line of error that names what is wrong."""
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("osada: ")
    assert done.stderr.count("\n") == 1
    for name in named:
        assert name in done.stderr


# What comes out


def test_the_score_sheet_counts_line_by_line() -> None:
    scores, winners = GAME.score_sheet(sheet())
    assert [{"name": name, **lines} for name, lines in zip("AB", scores, strict=True)] == SCORES
    assert winners == [0]


def test_the_lines_come_in_the_order_of_the_cards() -> None:
    scores, _ = GAME.score_sheet(sheet(cards=["workers", "citizens", "fishermen"]))
    assert scores == [
        {"workers": 2, "citizens": 2, "fishermen": 1, "castles": 6, "total": 11},
        {"workers": 0, "citizens": 1, "fishermen": 3, "castles": 0, "total": 4},
    ]
    assert list(scores[0]) == ["workers", "citizens", "fishermen", "castles", "total"]


@rule("KB-63")
def test_a_shared_victory_names_all_winners() -> None:
    scores, winners = GAME.score_sheet(sheet(of_b=[*OF_B, [19, 10]]))
    assert [lines["total"] for lines in scores] == [48, 48]
    assert winners == [0, 1]


def test_four_players_without_settlements_share_the_victory() -> None:
    _, winners = GAME.score_sheet(sheet(players=[player(name, []) for name in "ABCD"]))
    assert winners == [0, 1, 2, 3]


def test_forty_settlements_are_counted() -> None:
    scores, _ = GAME.score_sheet(sheet(of_a=LAND[:40], of_b=[]))
    assert scores[0]["knights"] == 20


def test_settlements_may_stand_on_water() -> None:
    scores, _ = GAME.score_sheet(sheet(of_a=[[8, 0], [8, 1], [8, 2]], of_b=[]))
    assert (scores[0]["knights"], scores[0]["castles"]) == (6, 3)


@rule("KB-60")
def test_the_reading_of_lords_can_be_given() -> None:
    assert [lines["lords"] for lines in GAME.score_sheet(sheet(lords="zero-ranks"))[0]] == [30, 42]
    assert [lines["lords"] for lines in GAME.score_sheet(sheet(lords="zero-earns-nothing"))[0]] == [18, 36]


def test_the_command_prints_json() -> None:
    done = score(sheet(), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {"players": SCORES, "winners": ["A"]}


def test_the_command_reads_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps(sheet(of_b=[*OF_B, [19, 10]])), "utf-8")
    done = osada("score", str(file), "--json")
    assert json.loads(done.stdout)["winners"] == ["A", "B"]


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", ["Lords", "Miners", "Knights", "Castles", "Total"]),
        ("cs", ["Páni", "Havíři", "Rytíři", "Hrady", "Celkem"]),
        ("pl", ["Lordowie", "Górnicy", "Rycerze", "Zamki", "Razem"]),
    ],
)
def test_the_command_prints_a_table_in_every_language(language: str, titles: Sequence[str]) -> None:
    done = score(sheet(), "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    rows = [line.split() for line in done.stdout.splitlines()]
    assert rows[0] == ["A", "B"]
    columns = [["30", "42"], ["4", "1"], ["8", "4"], ["6", "0"], ["48", "47"]]
    for title, numbers in zip(titles, columns, strict=True):
        assert [title, *numbers] in rows
    assert rows[-1][-1] == "A"


# What is refused


@pytest.mark.parametrize(
    ("document", "named"),
    [
        (sheet(of_a=[[0, 3], [1, 0], [0, 3]]), ["A", "0,3", "settlement"]),
        (sheet(of_a=[[10, 0]]), ["B", "10,0", "A"]),
        (sheet(of_a=LAND[:41]), ["A", "41", "40"]),
        (sheet(of_a=[[5, 0]]), ["A", "5,0", "mountain"]),
        (sheet(of_a=[[1, 18]]), ["A", "1,18", "mountain"]),
        (sheet(of_b=[[1, 3]]), ["B", "1,3", "castle"]),
        (sheet(of_b=[[8, 18]]), ["B", "8,18", "castle"]),
        (sheet(of_b=[[3, 7]]), ["B", "3,7", "location"]),
        (sheet(of_b=[[16, 14]]), ["B", "16,14", "location"]),
    ],
)
def test_settlements_stand_where_the_rules_let_them(document: dict[str, Any], named: list[str]) -> None:
    assert_refused(document, named)


@pytest.mark.parametrize(
    ("place", "named"),
    [
        ([20, 0], ["row", "20"]),
        ([0, 20], ["column", "20"]),
        ([-1, 0], ["row", "-1"]),
        ([0, -1], ["column", "-1"]),
        ([True, 0], ["row", "True"]),
        ([0, False], ["column", "False"]),
        ([4.0, 0], ["row", "4.0"]),
        ([0, 0.5], ["column", "0.5"]),
        (["4", 0], ["row", "'4'"]),
        ([4, None], ["column", "None"]),
        ([4, [0]], ["column", "[0]"]),
        ([4], ["row", "column", "[4]"]),
        ([4, 0, 0], ["row", "column", "[4, 0, 0]"]),
        ("4,0", ["row", "column", "'4,0'"]),
        ({"row": 4, "column": 0}, ["row", "column", "{"]),
        (80, ["row", "column", "80"]),
        (None, ["row", "column", "None"]),
    ],
)
def test_a_settlement_is_a_row_and_a_column(place: object, named: list[str]) -> None:
    assert_refused(sheet(of_a=[[4, 1], place]), ["A", *named])


@pytest.mark.parametrize("settlements", [None, {}, "4,0", 7, True])
def test_settlements_are_a_list(settlements: object) -> None:
    assert_refused(sheet(of_b=settlements), ["B", "settlements", repr(settlements)])


@pytest.mark.parametrize(
    ("cards", "named"),
    [
        (["lords", "miners", "bakers"], ["bakers", "fishermen"]),
        (["lords", "miners", "Knights"], ["Knights"]),
        (["lords", "miners", "castles"], ["castles"]),
        (["lords", "miners", 3], ["3"]),
        (["lords", "miners", ["knights"]], ["knights"]),
        (["lords", "miners", "lords"], ["lords", "twice"]),
        (["lords", "miners"], ["1 of 3", "missing"]),
        (["lords", "miners", "knights", "workers"], ["3", "workers"]),
        ([], ["3 of 3", "missing"]),
        ("lords", ["3", "lords"]),
        (None, ["3", "None"]),
        ({"lords": 1, "miners": 1, "knights": 1}, ["3"]),
    ],
)
def test_the_cards_are_three_different_kingdom_cards(cards: object, named: list[str]) -> None:
    assert_refused(sheet(cards=cards), ["cards", *named])


@pytest.mark.parametrize(
    ("sectors", "named"),
    [
        ([["castle", False], *SECTORS[1:]], ["castle", "oracle"]),
        ([["Oracle", False], *SECTORS[1:]], ["Oracle"]),
        ([[1, False], *SECTORS[1:]], ["1"]),
        ([["farm", False], *SECTORS[1:]], ["farm", "twice"]),
        ([["oracle", 0], *SECTORS[1:]], ["['oracle', 0]"]),
        ([["oracle", "turned"], *SECTORS[1:]], ["['oracle', 'turned']"]),
        ([["oracle"], *SECTORS[1:]], ["['oracle']"]),
        ([["oracle", False, 1], *SECTORS[1:]], ["['oracle', False, 1]"]),
        (["oracle", *SECTORS[1:]], ["'oracle'"]),
        ([None, *SECTORS[1:]], ["missing"]),
        (SECTORS[:3], ["four"]),
        ([*SECTORS, ["tavern", False]], ["four"]),
        ("oracle", ["four"]),
        (None, ["four"]),
    ],
)
def test_the_sectors_are_four_different_ones_turned_or_not(sectors: object, named: list[str]) -> None:
    assert_refused(sheet(sectors=sectors), ["sectors", *named])


@pytest.mark.parametrize(
    ("players", "named"),
    [
        ([player("A", [])], ["2 to 4", "1"]),
        ([player(name, []) for name in "ABCDE"], ["2 to 4", "5"]),
        ([], ["2 to 4", "0"]),
        ({"A": [], "B": []}, ["2 to 4", "{'A': [], 'B': []}"]),
        ("AB", ["2 to 4", "'AB'"]),
        (None, ["2 to 4", "None"]),
        ([player("A", []), player("A", [])], ["two", "'A'"]),
        ([player("A", []), player("", [])], ["name", "''"]),
        ([player("A", []), player("  ", [])], ["name", "'  '"]),
        ([player("A", []), player(2, [])], ["name", "2"]),
        ([player("A", []), player(None, [])], ["name", "None"]),
        ([player("A", []), {"settlements": []}], ["name"]),
        ([player("A", []), "B"], ["name", "'B'"]),
        ([player("A", []), {"name": "B"}], ["B", "settlements", "missing"]),
        ([player("A", []), {**player("B", []), "tokens": []}], ["B", "unknown", "tokens"]),
    ],
)
def test_the_players_are_two_to_four_with_names_of_their_own(players: object, named: list[str]) -> None:
    assert_refused(sheet(players=players), ["player", *named])


@pytest.mark.parametrize(
    ("document", "named"),
    [
        (sheet(colour="blue"), ["unknown", "colour"]),
        (sheet(card=[]), ["unknown", "card"]),
        (without("sectors"), ["sectors", "missing"]),
        (without("cards"), ["cards", "missing"]),
        (without("players"), ["players", "missing"]),
        (sheet(lords="strict"), ["lords", "strict", "zero-ranks"]),
        (sheet(lords=True), ["lords", "True"]),
    ],
)
def test_the_fields_are_those_of_a_score_sheet(document: dict[str, Any], named: list[str]) -> None:
    assert_refused(document, named)


def assert_refused(document: dict[str, Any], named: Sequence[str]) -> None:
    """A ScoreSheetError of one line, also when it came through JSON, that names what is wrong."""
    with pytest.raises(ScoreSheetError) as error:
        GAME.score_sheet(json.loads(json.dumps(document)))
    message = str(error.value)
    assert "\n" not in message
    for name in named:
        assert name in message


# The command with what cannot be counted


@pytest.mark.parametrize(
    ("document", "named"),
    [
        (sheet(of_a=[[0, 3], [0, 3]]), ["A", "0,3"]),
        (sheet(of_b=[["4", 0]]), ["B", "row", "'4'"]),
        (sheet(cards=["lords", "miners", "bakers"]), ["cards", "bakers"]),
        (sheet(players=None), ["players", "None"]),
        (sheet(game="chess"), ["chess", "kingdom-builder"]),
        (sheet(game=None), ["game", "kingdom-builder"]),
        (without("game"), ["game", "kingdom-builder"]),
        ([sheet()], ["object"]),
        ("kingdom-builder", ["object"]),
        (None, ["object"]),
    ],
)
def test_the_command_refuses_in_one_line(document: object, named: list[str]) -> None:
    assert_one_line(score(document), *named)


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("", ["line 1", "JSON"]),
        ('{"game":\n"kingdom-builder"', ["line 2", "JSON"]),
        ("[" * 100_000, ["JSON"]),
        (json.dumps(sheet()).replace("[0, 3]", f"[{'1' * 5000}, 3]"), []),
        (b"\xff\xfe\x00\x80", ["-"]),
    ],
    ids=["empty", "broken", "deep", "long-number", "binary"],
)
def test_the_command_refuses_broken_json(typed: str | bytes, named: list[str]) -> None:
    assert_one_line(osada("score", "-", typed=typed), *named)


@pytest.mark.parametrize("arguments", [[], ["--json"]])
def test_the_command_copes_with_a_name_that_is_no_text(arguments: list[str]) -> None:
    done = score(sheet(players=[player("\ud800", []), player("B", [])]), *arguments)
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 2)


def test_the_command_refuses_a_missing_file(tmp_path: Path) -> None:
    assert_one_line(osada("score", str(tmp_path / "none.json")), "none.json", "No such file")


def test_the_command_refuses_a_folder(tmp_path: Path) -> None:
    assert_one_line(osada("score", str(tmp_path)), tmp_path.name)


def test_the_command_refuses_a_binary_file(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_bytes(bytes(range(256)))
    assert_one_line(osada("score", str(file)), "sheet.json", "UTF-8")
