from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import osada
from osada.core import components
from osada.core.components import BadComponents, Fault
from osada.core.text import LANGUAGES, texts

GAME = osada.game("kingdom-builder")


def edited(change: Any) -> dict[str, Any]:
    """The standard set as a file has it, with a change."""
    document = copy.deepcopy(GAME.standard.document())
    change(document)
    return document


def problems(document: object) -> list[str]:
    try:
        GAME.check(components.read(document))
    except BadComponents as error:
        return error.problems
    return []


def put(row: str, number: int = 0, sector: str = "farm") -> Any:
    return lambda document: document["contents"]["sectors"][sector].__setitem__(number, row)


def test_the_standard_set_of_every_game_is_good() -> None:
    for name in osada.names():
        osada.game(name).check(osada.game(name).standard)


def test_an_exported_set_comes_back_equal(tmp_path: Path) -> None:
    file = tmp_path / "set.json"
    file.write_text(GAME.standard.export(), "utf-8")
    assert components.load(file) == GAME.standard
    assert components.load(file).document() == GAME.standard.document()


def test_other_contents_have_another_checksum_and_another_name_has_not() -> None:
    renamed = components.read(edited(lambda document: document.update(set="mine")))
    assert renamed == GAME.standard
    changed = components.read(edited(put("ddcwwtttgt")))
    assert changed != GAME.standard
    assert problems(changed.document()) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda d: d.pop("about"), "about is missing"),
        (lambda d: d.update(extra=1), "extra is unknown"),
        (lambda d: d.update(contents=[]), "contents: expected an object, not a list"),
        (lambda d: d.update(game="chess"), "game: expected kingdom-builder, not chess"),
        (lambda d: d["contents"]["sectors"].pop("barn"), "sectors.barn is missing"),
        (lambda d: d["contents"]["sectors"].update(mill=[]), "sectors.mill is unknown"),
        (lambda d: d["contents"]["sectors"]["farm"].pop(), "sectors.farm: expected 10 of them, not 9"),
        (put(5), "sectors.farm[1]: expected a text, not a whole number"),  # type: ignore[arg-type]
        (put("ddcwwtttg"), "sectors.farm[1]: expected 10 letters, not 9"),
        (put("ddcwwtttgx"), "sectors.farm[1]: unknown letter 'x'"),
        (put("ddccwtttgg", 1), "sectors.farm: expected 1 castle hexes, not 0"),
        (put("dScwtLtLgg", 1), "sectors.farm: expected 2 location hexes, not 3"),
        (lambda d: (put("ddcwwtttgL")(d), put("dScwtttwgg", 1)(d)), "the location at 0,9 is at the rim"),
        (put("dScLtttwgg", 1), "sectors.farm: 1,1 and 1,3 share a neighbour"),
        (lambda d: d.update(provenance={}), "provenance of sectors: expected sourced or designed, not None"),
        (lambda d: d["provenance"].update(sectors="guessed"), "expected sourced or designed, not 'guessed'"),
    ],
)
def test_what_is_wrong_with_a_set_is_named(change: Any, problem: str) -> None:
    assert any(problem in found for found in problems(edited(change))), problems(edited(change))


@pytest.mark.parametrize("document", [None, [], "text", {}])
def test_what_is_no_set_at_all(document: object) -> None:
    assert problems(document)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{\n!", "utf-8")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    for name, message in (
        ("none.json", "No such file"),
        ("broken.json", "line 2"),
        ("binary.json", "cannot be read"),
    ):
        with pytest.raises(BadComponents, match=message):
            components.load(tmp_path / name)


def test_ids_and_counts_stay() -> None:
    def of(contents: Any) -> components.ComponentSet:
        return components.read(
            {"game": "g", "set": "s", "about": "", "contents": contents, "provenance": {"cards": "designed"}}
        )

    standard = of({"cards": [{"id": "a", "copies": 2, "worth": 3}]})
    assert components.differences(of({"cards": [{"id": "a", "copies": 2, "worth": 4}]}), standard) == []
    assert components.differences(of({"cards": [{"id": "b", "copies": 2, "worth": 3}]}), standard)
    assert components.differences(of({"cards": [{"id": "a", "copies": 3, "worth": 3}]}), standard)


def test_a_game_is_played_with_the_set_it_is_given() -> None:
    given = components.read(edited(put("cccwwtttgg")))
    state = GAME.start(2, seed=1, options={"sectors": ["farm", "oracle", "oasis", "tower"]}, components=given)
    assert state.view(0)["letters"].startswith("cccwwtttgg")
    assert json.dumps(given.document())


def test_a_board_of_water_is_no_board() -> None:
    def drown(document: dict[str, Any]) -> None:
        for name, rows in document["contents"]["sectors"].items():
            document["contents"]["sectors"][name] = [
                "".join(letter if letter in "SL" else "w" for letter in row) for row in rows
            ]

    assert any("any four need at least 180 hexes to build on" in problem for problem in problems(edited(drown)))


@pytest.mark.parametrize("name", ["", " ", "a\nseed: 5", "a\u2028b", "x" * 81])
def test_a_set_has_a_name_of_one_line(name: str) -> None:
    assert any("set: expected a printable name" in found for found in problems(edited(lambda d: d.update(set=name))))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[" * 100_000, "nested too deeply"),
        ('{"game": ' + "9" * 5000 + "}", "a number is too long"),
        ('{"game": "a", "game": "b"}', "'game' twice"),
        ('{"game": "\\ud800"}', "half a character"),
    ],
)
def test_json_that_nobody_should_send(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "odd.json").write_text(text, "utf-8")
    with pytest.raises(BadComponents, match=message):
        components.load(tmp_path / "odd.json")


def test_a_game_is_not_started_with_a_set_that_is_not_good() -> None:
    with pytest.raises(BadComponents):
        GAME.start(2, components=components.read(edited(lambda d: d["contents"]["sectors"].pop("barn"))))


OF_THE_FORM: dict[str, Any] = {
    "missing": lambda d: d["contents"]["sectors"].pop("barn"),
    "unknown": lambda d: d["contents"]["sectors"].update(mill=[]),
    "kind": lambda d: d["contents"]["sectors"].update(farm="x"),
    "count": lambda d: d["contents"]["sectors"]["farm"].pop(),
    "game": lambda d: d.update(game="chess"),
    "name": lambda d: d.update(set=""),
    "origin": lambda d: d["provenance"].update(sectors="found"),
}


@pytest.mark.parametrize("message", OF_THE_FORM)
def test_a_fault_of_the_form_is_told_in_every_language(message: str) -> None:
    (fault,) = problems(edited(OF_THE_FORM[message]))
    assert isinstance(fault, Fault) and fault.message == f"fault-{message}"
    told = {fault.told(texts(language)) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES), told
    assert all(str(fact) in one for one in told for name, fact in fault.facts.items() if not name.startswith("thing"))


def test_ids_and_counts_stay_in_every_language() -> None:
    game = osada.game("timber-town")
    document = copy.deepcopy(game.standard.document())
    kind = next(iter(document["contents"]["tiles"].values()))
    kind["count"] += 1
    with pytest.raises(BadComponents) as error:
        game.check(components.read(document))
    (fault,) = error.value.problems
    assert isinstance(fault, Fault) and len({fault.told(texts(language)) for language in LANGUAGES}) == len(LANGUAGES)
