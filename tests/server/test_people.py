"""People: a browser has a profile without asking, and it is remembered over games."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from osada.core.text import LANGUAGES, texts
from osada.server.people import People, Profile, digest, tidy_name
from osada.server.storage import Storage
from tests.server.browser import GAME, Browser, Server, serving
from tests.server.test_sqlite import before_people

PAGE = {"accept": "text/html"}


def save(browser: Browser, **given: str) -> httpx.Response:
    return browser.post("/me", data={"name": "", "language": "en", "theme": ""} | given)


def test_name_language_and_theme_are_remembered(browser: Browser) -> None:
    assert save(browser, name="Žofie", language="cs", theme="dark").status_code == 303
    cookie = browser.http.cookies["osada"]
    found = Browser(browser.server)  # the same person where nothing else is known
    found.http.cookies.set("osada", cookie)
    for path in ("/", "/me", f"/new/{GAME}"):
        shown = found.get(path, headers=PAGE).text
        assert '<html lang="cs" data-theme="dark" data-kept>' in shown
    assert 'value="Žofie"' in found.get("/me").text
    assert re.search('id="name-0"[^>]*value="Žofie"', found.get(f"/new/{GAME}").text)


def test_a_name_that_was_given_at_a_table_is_kept(browser: Browser) -> None:
    browser.make("person", "link", names=("Eva", "Jan"))
    assert 'value="Eva"' in browser.get("/me").text
    browser.make("person", "link", names=("Evička", "Jan"))
    assert 'value="Eva"' in browser.get("/me").text, "only who has no name yet learns it from a table"
    two = Browser(browser.server)
    two.make("person", "person", names=("Eva", "Jan"))
    assert 'value="Eva"' not in two.get("/me").text, "who of them has this browser?"


def test_the_button_of_the_theme_is_remembered_too_but_makes_nobody_a_person(browser: Browser) -> None:
    assert browser.post("/theme", {"theme": "dark"}).status_code == 200 and not browser.http.cookies
    browser.make("person", "link")
    assert browser.post("/theme", {"theme": "dark"}).status_code == 200
    assert 'data-theme="dark"' in browser.get("/").text
    assert browser.post("/theme", {"theme": "pink"}).status_code == 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_person_is_said_in_their_language(browser: Browser, language: str) -> None:
    shown = Browser(browser.server, language=language).get("/me").text
    assert texts(language)("page-me-about") in shown and texts(language)("page-me-name") in shown


@pytest.mark.parametrize("given", [{"language": "xx"}, {"theme": "pink"}])
def test_what_cannot_be_chosen_is_refused_and_changes_nothing(browser: Browser, given: dict[str, str]) -> None:
    answer = save(browser, **given)
    assert answer.status_code == 400 and "set-cookie" not in answer.headers
    assert browser.server.ask("SELECT count(*) FROM profiles WHERE theme = 'pink'") == [(0,)]


@pytest.mark.parametrize(
    ("given", "kept"),
    [("  Eva \n Nová ", "Eva Nová"), ("\u202e\x00", ""), ("x" * 90, "x" * 24), ("<b>", "<b>")],
)
def test_names_are_tidied(given: str, kept: str) -> None:
    assert tidy_name(given) == kept


def test_whoever_only_looks_is_nobody(browser: Browser) -> None:
    before = browser.server.ask("SELECT count(*) FROM profiles")
    for path in ("/", "/me", f"/new/{GAME}"):
        assert "set-cookie" not in browser.get(path, headers=PAGE).headers
    assert browser.server.ask("SELECT count(*) FROM profiles") == before


def test_a_newcomer_makes_nobody_elses_profile_be_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Storage(tmp_path)) as storage:
        people, read = People(storage), list[str]()
        asked = people._read

        def counted(key: str) -> Profile | None:
            read.append(key)
            return asked(key)

        monkeypatch.setattr(people, "_read", counted)

        async def come() -> None:
            assert await people.of("first") is None
            assert await people.welcome("first") == await people.of("first")
            assert read == [digest("first")] * 2, "who has just come is read as what they are"
            await people.welcome("second")
            assert await people.of("first") is not None and len(read) == 2

        asyncio.run(come())


def test_an_unknown_cookie_is_a_strangers_and_never_becomes_anybodys(browser: Browser) -> None:
    browser.http.cookies.set("osada", "x" * 43)
    assert "set-cookie" not in browser.get("/", headers=PAGE).headers
    table = browser.make("person", "link")
    browser.http.cookies.delete("osada", domain="")
    assert browser.http.cookies["osada"] != "x" * 43 and browser.get(f"/t/{table}").status_code == 200


@pytest.mark.sqlite_only
def test_browsers_of_an_older_server_are_people_and_their_tables_go_on(server: Server, tmp_path: Path) -> None:
    host = Browser(server)
    table = host.make("person", "link", names=("Eva", "Jan"), first=1)
    link = host.link(table, f"/s/{table}/1/")
    number = host.step(table)["number"]
    server.stop()
    with closing(sqlite3.connect(server.data / "osada.sqlite")) as raw:
        before_people(raw)
    with serving(server.data) as again:
        old = Browser(again)
        old.http.cookies.update(host.http.cookies)
        assert old.link(table, f"/s/{table}/1/") == link, "links that were sent lead to the table"
        assert old.now(table)["number"] == number and old.step(table)["number"] == number + 1
        assert again.ask("SELECT count(*) FROM profiles") == [(1,)]
        assert table in old.get("/").text and save(old, name="Eva").status_code == 303
    assert (server.data / "osada-version-4.sqlite").exists()
