"""The form of a new table: its boxes, and an own component set."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

import pytest

import osada
from osada.server.visitor import MOST_FAULTS
from tests.server.browser import Browser, Server

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
        assert page.text.count("<li>sectors.") == MOST_FAULTS and re.search(rf"<li>[^<]* \d+ {more}</li>", page.text)


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
