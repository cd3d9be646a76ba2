"""Refusals that people can meet are said in their language."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from osada.core.text import LANGUAGES, texts
from osada.server.bounds import Bounds
from tests.server.browser import GAME, Browser

Ask = Callable[[Browser, Browser, str], httpx.Response]
"""Of a guest at seat 1 and a spectator, at a table."""

REFUSALS: dict[str, Ask] = {
    "page-error-404": lambda guest, _, table: guest.get("/t/nothing/now"),
    "page-no-link": lambda guest, _, table: guest.get(f"/s/{table}/0/nothing"),
    "page-not-sitting": lambda guest, _, table: guest.command(table, "play", seat=0, action=0, answers=0),
    "page-only-sitters": lambda _, spectator, table: spectator.post(f"/t/{table}/rematch"),
    "page-only-host": lambda guest, _, table: guest.post(f"/t/{table}/delete"),
    "page-moved-on": lambda guest, _, table: guest.command(table, "resign", seat=1, answers=7),
    "not-now-turn": lambda guest, _, table: guest.command(table, "play", seat=1, action=0, answers=0),
    "not-now-undo": lambda guest, _, table: guest.command(table, "undo", seat=1, answers=0),
    "page-hint-turn": lambda guest, _, table: guest.get(f"/t/{table}/hint"),
    "page-record-later": lambda guest, _, table: guest.get(f"/t/{table}/record"),
    "page-replay-later": lambda guest, _, table: guest.get(f"/t/{table}/replay"),
    "page-bad-record": lambda guest, _, table: guest.post("/upload", files={"record": ("a", b"Dear Eva")}),
    "page-bad-table": lambda guest, _, table: guest.post(f"/new/{GAME}", data={"seat-0": "nobody"}),
    "page-wrong-number": lambda guest, _, table: guest.post(f"/new/{GAME}", data={"seat-0": "person"}),
    "page-too-large": lambda guest, _, table: guest.post("/upload", content=b"a" * (Bounds().largest + 1)),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refusal_is_said_in_the_language_of_the_page(browser: Browser, name: str) -> None:
    said = []
    for language in LANGUAGES:
        table = browser.make("person", "link", first=1)
        guest = browser.invite(table, 1, language=language)
        answer = REFUSALS[name](guest, browser.invite(table, None, language=language), table)
        assert 400 <= answer.status_code < 500
        said.append(answer.json()["error"])
        start = texts(language)(name, reason="", players="2–4", most=2, count=1)[:12]
        assert said[-1].startswith(start)
    assert len(set(said)) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_a_refusal_once_and_in_its_language(browser: Browser, language: str) -> None:
    table = browser.make("person", "link", first=1)
    guest = browser.invite(table, 1, language=language)
    page = guest.get(f"/t/{table}/record", headers={"accept": "text/html"})
    assert page.status_code == 409
    assert page.text.count(texts(language)("page-record-later")) == 1
