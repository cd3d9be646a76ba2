"""The form of a new table: its boxes, and an own component set."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

import pytest

import osada
from osada.server.visitor import MOST_FAULTS
from tests.server.browser import FINISHED, Browser, Server

GAME = osada.game("kingdom-builder")
FORM = {
    "seat-0": "person",
    "seat-1": "random",
    "option-sectors": "chosen",
    **{f"option-sectors-{number}": name for number, name in enumerate(("farm", "oracle", "oasis", "tower"))},
}


def own() -> dict[str, Any]:
    document = copy.deepcopy(GAME.standard.document())
    document["set"] = "mine"
    document["contents"]["sectors"]["farm"][0] = "cccwwtttgg"
    return document


def test_a_table_is_played_with_the_set_that_was_given(shared: Server) -> None:
    visitor = Browser(shared)
    files = {"components": ("mine.json", json.dumps(own()))}
    made = visitor.http.post("/new/kingdom-builder", data=FORM, files=files)
    assert made.status_code == 303
    first_row = visitor.http.get(f"{made.headers['location']}/words").text.splitlines()
    row = next(line for line in first_row if line.startswith(" 0  "))
    assert row.replace("*", " ").split()[1:4] == ["c", "c", "c"]


def test_a_set_that_is_not_good_is_refused_with_what_is_wrong(shared: Server) -> None:
    visitor = Browser(shared)
    document = own()
    document["contents"]["sectors"].pop("barn")
    for given, message in ((json.dumps(document), "sectors.barn is missing"), ("{", "no JSON")):
        answer = visitor.http.post("/new/kingdom-builder", data=FORM, files={"components": ("mine.json", given)})
        assert answer.status_code == 400 and message in answer.json()["error"]


def test_many_faults_of_a_set_are_told_one_by_one_and_the_others_counted(shared: Server) -> None:
    document = own()
    for rows in document["contents"]["sectors"].values():
        rows[:] = [7] * len(rows)
    files = {"components": ("mine.json", json.dumps(document))}
    for language, more in (("en", "more"), ("cs", "chyb"), ("pl", "błędów")):
        visitor = Browser(shared, language=language, accept="text/html")
        page = visitor.http.post("/new/kingdom-builder", data=FORM, files=files)
        assert page.status_code == 400 and "page-bad" not in page.text
        assert page.text.count("<li>sectors.") == MOST_FAULTS and re.search(rf"<li>[^<]* \d+\s{more}</li>", page.text)


def test_a_fault_of_any_length_is_told(shared: Server) -> None:
    document = own()
    document["contents"]["sectors"]["x" * 5000] = []
    visitor = Browser(shared)
    answer = visitor.http.post(
        "/new/kingdom-builder", data=FORM, files={"components": ("mine.json", json.dumps(document))}
    )
    assert answer.status_code == 400 and "sectors.xxx" in answer.json()["error"]


def test_a_form_without_a_set_is_played_with_the_standard_one(shared: Server) -> None:
    made = Browser(shared).http.post("/new/kingdom-builder", data=FORM, files={"components": ("", "")})
    assert made.status_code == 303


@pytest.mark.parametrize("name", osada.names())
def test_every_option_is_in_the_form_once_and_no_box_is_empty(shared: Server, name: str) -> None:
    form = Browser(shared).get(f"/new/{name}").text
    boxes = re.findall(r"<(fieldset|details)>(.*?)</\1>", form, re.DOTALL)
    assert boxes and all("<select" in box or "<input" in box for _, box in boxes)
    for option in osada.game(name).options:
        assert form.count(f'name="option-{option.name}"') == 1
        assert ('data-opens="chosen"' in form) >= bool(option.pick)


PAGE = {"accept": "text/html"}


def field(page: str, name: str) -> str:
    """A list of the form, with all its options."""
    found = re.search(rf'<select[^>]*name="{name}".*?</select>', page, re.DOTALL)
    assert found, name
    return found[0]


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize(
    ("changed", "wrong", "said"),
    [
        ({"seat-1": "empty"}, None, "page-wrong-number"),
        ({"option-first": "seat-4"}, "option-first", "page-bad-first"),
        ({"option-sectors-1": "farm"}, "option-sectors", "page-bad-choice"),
        ({"option-sectors-1": "farm-turned"}, "option-sectors", "page-bad-choice"),
        ({"seat-1": "nobody"}, "seat-1", "page-bad-table"),
        ({"option-tavern": "no"}, "option-tavern", "page-bad-table"),
    ],
)
def test_a_refused_form_comes_back_as_it_was_with_the_fault_beside_its_field(
    shared: Server, language: str, changed: dict[str, str], wrong: str | None, said: str
) -> None:
    visitor = Browser(shared, language=language)
    sent = FORM | {"name-0": "Ada & Bo", "option-lords": "zero-earns-nothing"} | changed
    page = visitor.http.post("/new/kingdom-builder", data=sent, headers=PAGE)
    assert page.status_code == 400
    sentence = GAME.text(language)(said, players="2–4", count=4 if said == "page-bad-choice" else 1)
    assert page.text.count(sentence) == 1 and "option sectors" not in page.text
    assert 'value="Ada &amp; Bo"' in page.text
    assert 'value="zero-earns-nothing" selected' in field(page.text, "option-lords")
    assert re.search(r"<details data-readings open>", page.text)
    if wrong:
        assert 'aria-invalid="true"' in field(page.text, wrong)


def test_cards_are_chosen_from_one_list_for_each_colour(shared: Server) -> None:
    game = osada.game("timber-town")
    (cards,) = (option for option in game.options if option.pick)
    page = Browser(shared, language="cs").get("/new/timber-town").text
    lists = [re.findall(r'value="([^"]+)"', field(page, f"option-cards-{number}")) for number in range(cards.pick)]
    assert sorted(card for names in lists for card in names) == sorted(cards.names)
    assert all(len({card.partition("_")[0] for card in names}) == 1 for names in lists)
    for kind, _ in cards.kinds:
        assert re.search(rf"<label>{game.text('cs')(f'color-{kind}')}", page)
    chosen = {f"option-cards-{number}": names[-1] for number, names in enumerate(lists)}
    sent = {"seat-0": "person", "seat-1": "random", "option-cards": "chosen"} | chosen
    assert Browser(shared).http.post("/new/timber-town", data=sent).status_code == 303


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_set_of_another_game_is_refused_in_a_sentence(shared: Server, language: str) -> None:
    visitor = Browser(shared, language=language)
    files = {"components": ("a.json", osada.game("hamlet").standard.export())}
    page = visitor.http.post("/new/kingdom-builder", data=FORM, files=files, headers=PAGE)
    text = GAME.text(language)
    assert page.text.count(text("page-file-again")) == 1
    assert page.status_code == 400 and text("page-other-components", game=text("game-title")) in page.text
    files = {"components": ("a.json", "{")}
    page = visitor.http.post("/new/kingdom-builder", data=FORM, files=files, headers=PAGE)
    assert text("page-no-json") in page.text


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_what_is_wrong_with_a_record_is_said_in_a_sentence(shared: Server, language: str) -> None:
    visitor, text = Browser(shared, language=language), GAME.text(language)
    moved = FINISHED.replace("\nend\n", "\nbuild 0,0\n", 1)
    number = next(n for n, line in enumerate(moved.splitlines(), start=1) if line == "build 0,0")
    for record, sentence in (
        (moved, text("page-bad-play", number=number, line="build 0,0")),
        (FINISHED.replace("players:", "player:", 1), text("page-bad-line", number=5)),
        ("\x00", text("page-bad-record")),
    ):
        answer = visitor.http.post("/upload", files={"record": ("a", record)})
        assert answer.status_code == 400 and answer.json()["error"] == sentence


def test_the_form_leads_to_the_rules_and_offers_a_first_game(shared: Server) -> None:
    page = Browser(shared).get("/new/kingdom-builder").text
    assert 'href="/rules/kingdom-builder"' in page and 'data-preset="first-game"' in page
    assert "data-preset" not in Browser(shared).get("/new/beer-bread").text
