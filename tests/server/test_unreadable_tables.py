"""A table that cannot be read is a card that says so; it can be kept or deleted, and breaks nothing else."""

from __future__ import annotations

import json

import httpx

from osada.core.text import LANGUAGES, texts
from tests.server.answers import refused
from tests.server.browser import Browser, Server

REPLACE = "UPDATE tables SET header = replace(header"
FAULTS = {
    "a header that is no JSON": "UPDATE tables SET header = 'none' WHERE id = ?",
    "a header of another form": "UPDATE tables SET header = '[]' WHERE id = ?",
    "an option that is not known": f"""{REPLACE}, '"options":{{', '"options":{{"new":"x",') WHERE id = ?""",
    "other first picks": f"""{REPLACE}, '"first_picks":[', '"first_picks":[9,') WHERE id = ?""",
    "no seats": "UPDATE tables SET seats = '[]' WHERE id = ?",
    "a game that is not installed": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "an entry that is no JSON": "UPDATE entries SET detail = '{' WHERE table_id = ?",
    "an entry of another kind": "UPDATE entries SET kind = 'burn' WHERE table_id = ?",
}


def spoil(server: Server, *faults: tuple[str, str]) -> None:
    """Change what is stored of tables, by a statement each, while the server is down."""
    server.stop()
    for table, statement in faults:
        assert server.change(statement, table)
    server.start()


def page(browser: Browser, path: str) -> httpx.Response:
    return browser.get(path, headers={"accept": "text/html"})


def test_a_table_that_cannot_be_read_says_so_and_can_be_kept_and_deleted(server: Server) -> None:
    host, guest = Browser(server), Browser(server)
    other, *tables = (host.make("person", "link", names=("Ada", "Bob"), first=1) for _ in range(1 + len(FAULTS)))
    for table in (other, *tables):
        host.step(table)
    for table in tables:
        assert guest.watch(host.link(table, f"/w/{table}/")).status_code == 303
    spoil(server, *zip(tables, FAULTS.values(), strict=True))
    for table in tables:
        for path in ("", "/now", "/words", "/stream", "/record", "/replay", "/picture.svg", "/hint"):
            refused(host.get(f"/t/{table}{path}"), 409)
        refused(host.command(table, "play", seat=0, action=0, answers=1), 409)
        assert texts("en")("page-unreadable") in page(host, f"/t/{table}").text
    for visitor in (host, guest):
        home = page(visitor, "/")
        assert home.status_code == 200
        for table in tables:
            assert f'href="/t/{table}/download"' in home.text
            assert f'href="/t/{table}"' not in home.text, "it leads nowhere"
    assert f'href="/t/{other}"' in page(host, "/").text and host.step(other)["number"] == 2
    for table in tables:
        is_kept_and_deleted(server, table, host, guest)


def is_kept_and_deleted(server: Server, table: str, host: Browser, guest: Browser) -> None:
    refused(guest.get(f"/t/{table}/download"), 403)
    refused(guest.post(f"/t/{table}/delete"), 403)
    refused(Browser(server).get(f"/t/{table}/download"), 404)
    kept = host.get(f"/t/{table}/download")
    assert kept.status_code == 200 and len(kept.json()["entries"]) == 1 and "attachment" in str(kept.headers)
    assert host.post(f"/t/{table}/delete").status_code == 303
    assert table not in page(host, "/").text
    refused(host.get(f"/t/{table}"), 404)
    assert server.ask("SELECT count(*) FROM entries WHERE table_id = ?", table) == [(0,)]
    assert server.log().count(f"a table cannot be read (table {table}") == 1


def test_what_was_downloaded_is_what_is_stored(server: Server) -> None:
    host = Browser(server)
    table = host.make("person", "easy", first=1)
    host.step(table)
    spoil(server, (table, FAULTS["a game that is not installed"]))
    found = host.get(f"/t/{table}/download").json()
    ((header,),) = server.ask("SELECT header FROM tables WHERE id = ?", table)
    assert found["table"]["header"] == header and json.loads(header)["seed"]


def test_where_others_sit_nothing_is_downloaded_that_is_theirs(server: Server) -> None:
    host = Browser(server)
    table = host.make("person", "link", first=1)
    host.invite(table, 1)
    refused(host.get(f"/t/{table}/download"), 409)
    spoil(server, (table, FAULTS["a game that is not installed"]))
    refused(host.get(f"/t/{table}/download"), 409)
    assert "seed" not in host.get(f"/t/{table}/download").text


def test_a_table_that_can_be_read_is_not_downloaded(server: Server) -> None:
    host = Browser(server)
    refused(host.get(f"/t/{host.make('person', 'easy')}/download"), 409)


def test_a_card_says_which_game_is_not_installed_in_the_language_of_the_page(server: Server) -> None:
    host = Browser(server)
    table = host.make("person", "link", names=("Ada", "Bob"))
    spoil(server, (table, FAULTS["a game that is not installed"]))
    for language in LANGUAGES:
        reader = Browser(server, language=language)
        reader.http.cookies.update(host.http.cookies)
        home = page(reader, "/").text
        assert texts(language)("page-no-game", game="chess") in home and "Ada, Bob" in home


def test_a_summary_that_cannot_be_read_is_made_anew(server: Server) -> None:
    host = Browser(server)
    summaries = ("none", "[]", '{"names": 5, "seat": 0, "winners": []}', '{"names": [], "seat": 0, "winners": [7]}')
    tables = [host.make("person", "link", names=("Ada", "Bob"), first=2) for _ in summaries]
    changed = (f"UPDATE tables SET summary = '{summary}' WHERE id = ?" for summary in summaries)
    spoil(server, *zip(tables, changed, strict=True))
    home = page(host, "/")
    assert home.status_code == 200 and home.text.count("Bob is to play") == len(tables)


def test_a_link_to_a_table_that_cannot_be_read_is_refused(server: Server) -> None:
    host = Browser(server)
    table = host.make("person", "link")
    link = host.link(table, f"/s/{table}/1/")
    spoil(server, (table, FAULTS["no seats"]))
    refused(Browser(server).get(link, headers={"accept": "*/*"}))
