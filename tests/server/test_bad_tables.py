"""Tables that cannot be and records that are none."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from osada.testing.sample import sample
from tests.server.answers import refused
from tests.server.browser import FINISHED, GAME, RECORDS, Browser, before


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"seat-0": "person"},
        {"seat-0": "person", "seat-1": "nobody"},
        {f"seat-{number}": "person" for number in range(4)} | {"option-first": "seat-9"},
        {"seat-0": "person", "seat-1": "person", "option-first": "seat-4"},
        {"seat-0": "person", "seat-1": "person", "option-cards": "nothing"},
        {"seat-0": "person", "seat-1": "person", "option-cards": "chosen"},
        {
            "seat-0": "person",
            "seat-1": "person",
            "option-cards": "chosen",
            "option-cards-0": "miners",
            "option-cards-1": "miners",
        },
        {"seat-0": "person", "seat-1": "person", "option-tavern": "x" * 100_000},
        {"seat-0": "<script>" * 1000, "seat-1": "person"},
    ],
)
def test_a_table_that_cannot_be_is_refused(browser: Browser, form: dict[str, str]) -> None:
    refused(browser.post(f"/new/{GAME}", data=form), 400)


def with_header(line: str, record: str = FINISHED) -> bytes:
    """A record in which a line of the header is another."""
    key = line.partition(":")[0]
    lines = [kept for kept in record.splitlines() if not kept.startswith(f"{key}:")]
    return "\n".join([lines[0], line, *lines[1:], ""]).encode("utf-8", "surrogatepass")


OWN = (RECORDS / "kingdom-builder-own-components.record").read_text("utf-8")
SET = json.loads(next(line for line in OWN.splitlines() if line.startswith("component-set:")).partition(":")[2])
SECTORS = SET["contents"]["sectors"]


def with_set(**changes: Any) -> bytes:
    return with_header("component-set: " + json.dumps(SET | changes), OWN)


def with_farm(*rows: Any) -> bytes:
    """A set with a sector of other rows."""
    return with_set(contents={"sectors": SECTORS | {"farm": list(rows)}})


@pytest.mark.parametrize(
    "record",
    [
        b"",
        b"\xff\xfe",
        b"\x00" * 1000,
        b"osada record 1",
        b"osada record 2\n",
        b"osada record 1\n" * 1000,
        b"x" * 1_000_000,
        FINISHED.encode("utf-16"),
        FINISHED.encode()[:-40] + b"= 0 0\n",
        FINISHED.replace("build", "burn").encode(),
        FINISHED.replace("> terrain forest", "> terrain lava", 1).encode(),
        FINISHED.replace("> terrain forest\n", "", 1).encode(),
        (FINISHED + "build 1,1\n").encode(),
        (FINISHED + "> terrain canyon\n").encode(),
        FINISHED.encode() + b"build " + b"1" * 1_000_000,
        with_header("players: 3"),
        with_header("players: 0"),
        with_header("players: -1"),
        with_header("players: 99999999"),
        with_header("players: " + "9" * 5000),
        with_header("seed: " + "9" * 5000),
        with_header(f"seed: {1 << 128}"),
        with_header("seed: x"),
        with_header("names: {}"),
        with_header('names: ["\\ud800", "b"]'),
        with_header("names: [[], {}]"),
        with_header('names: ["a"]'),
        with_header("names: " + "[" * 100_000),
        with_header("options: " + '{"a":' * 100_000),
        with_header("options: []"),
        with_header('options: {"cards": [[1], 2, 3]}'),
        with_header('options: {"cards": {"a": 1}}'),
        with_header('options: {"x": 1}'),
        with_header('options: {"first": "seat-4"}'),
        with_header('options: {"first": NaN}'),
        with_header("game: nothing"),
        with_header("game: ../../server"),
        with_header("game: " + "x" * 100_000),
        with_header("components: standard 0"),
        with_header("components: "),
        with_header("rules: " + "1" * 5000),
        with_header("component-set: []"),
        with_header("component-set: {}"),
        with_header('component-set: {"\\ud800": 1}'),
        with_set(contents={}),
        with_set(contents={"sectors": []}),
        with_farm(*[""] * 10),
        with_farm(*[1] * 10),
        with_farm(*["\ud800" * 10] * 10),
        with_farm(*["w" * 100_000] * 10),
        with_set(set="x\ny", about="<script>"),
        with_set(set=1, provenance=[]),
    ],
    ids=lambda record: repr(record[:60])[-30:],
)
def test_a_bad_record_is_refused_with_a_sentence(browser: Browser, record: bytes) -> None:
    known = browser.server.ask("SELECT count(*) FROM tables")
    answer = browser.post("/upload", files={"record": ("a.record", record)})
    refused(answer, 400)
    assert browser.server.ask("SELECT count(*) FROM tables") == known
    page = browser.post("/upload", files={"record": ("a", record)}, headers={"accept": "text/html"})
    assert page.status_code == 400 and "<script>" not in page.text


@pytest.mark.parametrize("files", [{}, {"other": ("a", b"x")}, {"record": ("a", b"x"), "more": ("b", b"y")}])
def test_a_record_is_one_file(browser: Browser, files: dict[str, tuple[str, bytes]]) -> None:
    refused(browser.post("/upload", files=files), 400)
    refused(browser.post("/upload", data={"record": FINISHED}), 400)


@settings(max_examples=sample(40, 200), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_record_with_some_bytes_changed_is_replayed_or_refused(browser: Browser, data: st.DataObject) -> None:
    record = bytearray(before("token paddock").encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(record) - 1))
        record[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    answer = browser.post("/upload", files={"record": ("a", bytes(record))})
    assert answer.status_code in (303, 400), answer.text
    if answer.status_code == 303:
        assert browser.get("/").status_code == 200
        browser.post(f"/t/{answer.headers['location'].split('/')[2]}/delete")
