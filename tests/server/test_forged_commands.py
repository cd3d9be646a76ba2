"""Commands that no page would send: refused with a sentence, and nothing has changed."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from osada.testing.sample import sample
from tests.server.answers import everything, refused
from tests.server.browser import GAME, Browser

VALUES: list[Any] = [
    None,
    True,
    False,
    -1,
    2,
    10**18,
    10**4000,
    1.0,
    1e308,
    "0",
    "",
    "x",
    [],
    [0],
    {},
    {"a": 1},
    "\ud800",
    "a" * 3000,
]


@pytest.mark.parametrize("which", ["play", "undo", "hand-over", "resign", "go-on", "play-on"])
@pytest.mark.parametrize("field", ["seat", "action", "actions", "instead", "answers", "player", "at"])
def test_fields_of_every_kind_are_refused_or_harmless(browser: Browser, table: str, which: str, field: str) -> None:
    sound = {"seat": 0, "action": 100000, "answers": 7, "player": "greedy", "at": -1}
    known = everything(browser, table)
    for value in VALUES:
        refused(browser.post(f"/t/{table}/{which}", content=json.dumps({**sound, field: value}).encode()))
    assert everything(browser, table) == known


@pytest.mark.parametrize("value", [v for v in VALUES if v not in (None, 2)], ids=lambda v: repr(v)[:20])
def test_a_bot_is_one_of_those_there_are(browser: Browser, table: str, value: object) -> None:
    command = json.dumps({"seat": 0, "answers": 0, "player": value}).encode()
    refused(browser.post(f"/t/{table}/hand-over", content=command), 400)
    assert browser.server.journal(table) == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"1",
        b'"x"',
        b"NaN",
        b'{"seat": NaN, "answers": Infinity}',
        b"\xff\xfe",
        b'{"seat": "\xff"}',
        b"\x00",
        b"[" * 4000,
        b'{"a":' * 800,
        b'{"a":' * 700 + b"1" + b"}" * 700,
        b"[" * 2000 + b"]" * 2000,
        b'{"seat": ' + b"9" * 4000 + b"}",
        b'{"seat": 0, "action": ' + b"9" * 4050 + b"}",
        b"\xef\xbb\xbf{}",
        '{"seat": 0}'.encode("utf-16"),
        b"seat=0&action=1&answers=0",
    ],
    ids=lambda body: repr(body[:24]),
)
def test_a_body_that_is_no_command_is_refused(browser: Browser, table: str, body: bytes) -> None:
    known = everything(browser, table)
    for which in ("play", "undo", "hand-over", "resign", "go-on", "play-on"):
        refused(browser.post(f"/t/{table}/{which}", content=body))
    assert everything(browser, table) == known


@pytest.mark.parametrize(
    "kind", ["text/plain", "multipart/form-data", "multipart/form-data; boundary=x", "", "x" * 3000]
)
def test_any_content_type_is_answered(browser: Browser, kind: str) -> None:
    for path in (f"/new/{GAME}", "/upload", "/language"):
        refused(browser.post(path, content=b"--x\r\n\r\n", headers={"content-type": kind}))


@pytest.mark.parametrize("charset", ["undefined", "punycode", "idna", "unicode_escape", "utf-7", "hex", "x" * 100])
def test_any_charset_is_answered(browser: Browser, charset: str) -> None:
    body = b'--x\r\nContent-Disposition: form-data; name="language"\r\n\r\n\\ud800-\\\r\n--x--\r\n'
    kind = f"multipart/form-data; boundary=x; charset={charset}"
    refused(browser.post("/language", content=body, headers={"content-type": kind}))


def test_a_form_of_any_charset_makes_no_table_that_cannot_be_shown(browser: Browser) -> None:
    fields = {"seat-0": "person", "seat-1": "random", "name-0": "\\ud800"}
    body = "".join(
        f'--x\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n' for name, value in fields.items()
    )
    kind = "multipart/form-data; boundary=x; charset=unicode_escape"
    browser.post(f"/new/{GAME}", content=f"{body}--x--\r\n".encode(), headers={"content-type": kind})
    assert browser.get("/").status_code == 200


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
COMMANDS = st.fixed_dictionaries(
    {},
    optional={
        "seat": st.sampled_from([0, 1]) | JSON_VALUES,
        "action": st.integers(-5, 1500) | JSON_VALUES,
        "actions": st.lists(st.integers(-5, 1500), max_size=4) | JSON_VALUES,
        "instead": st.booleans() | JSON_VALUES,
        "answers": st.integers(-2, 4) | JSON_VALUES,
        "player": st.sampled_from(["greedy", "random", None]) | JSON_VALUES,
        "at": st.integers(-2, 4) | JSON_VALUES,
    },
)


@settings(max_examples=sample(40, 200), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(which=st.sampled_from(["play", "undo", "hand-over", "resign", "go-on", "play-on"]), command=COMMANDS)
def test_a_refused_command_changes_nothing_whatever_it_was(
    browser: Browser, which: str, command: dict[str, Any]
) -> None:
    table = browser.make("person", "link", "link", first=1)
    browser.step(table)
    known = everything(browser, table)
    answer = browser.post(f"/t/{table}/{which}", content=json.dumps(command).encode())
    assert answer.status_code < 500, answer.text
    if answer.status_code != 200:
        assert answer.json()["error"] and everything(browser, table) == known


@settings(max_examples=sample(60, 300), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    what=st.sampled_from(["why?place=", "now?since=", "now?feed=", "at/", "stream-not/", "words?"]),
    text=st.text(max_size=30),
)
def test_any_question_is_answered(browser: Browser, table: str, what: str, text: str) -> None:
    assert browser.get(f"/t/{table}/{what}{quote(text, safe='')}").status_code < 500
