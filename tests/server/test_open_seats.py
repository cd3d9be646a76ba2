"""Open seats: announced on the first page, for whoever comes; and strangers who are sent away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.patience import until
from tests.server.browser import GAME, Browser, Server, serving
from tests.server.test_returning import code_of


@pytest.fixture
def open_server(tmp_path: Path, database: Callable[[Path], str]) -> Iterator[Server]:
    """A server where a person may announce two tables."""
    data = tmp_path / "data"
    with serving(data, "--open-tables", "2", "--rate", "2000", database=database(data)) as started:
        yield started


def announced(browser: Browser) -> str:
    """A table that is announced from its start; its id."""
    form = {"seat-0": "person", "seat-1": "link", "seat-2": "link", "name-0": "Ada", "option-first": "seat-1"}
    made = browser.post(f"/new/{GAME}", data=form | {"open": "yes", "pace": "day"})
    assert made.status_code == 303, made.text
    return made.headers["location"].split("/")[2]


def people(browser: Browser, table: str) -> str:
    return str(browser.get(f"/t/{table}/people").json()["people"])


def test_whoever_comes_sits_down_at_a_seat_that_is_announced(open_server: Server) -> None:
    host, guest = Browser(open_server), Browser(open_server)
    assert 'name="open"' in host.get(f"/new/{GAME}").text
    table = announced(host)
    home = guest.get("/").text
    assert f'href="/open/{table}"' in home and "with Ada" in home and "2 free seats" in home and "a day" in home
    assert f'href="/open/{table}"' not in host.get("/").text, "nobody is offered their own table"
    assert guest.get(f"/t/{table}").status_code == 404
    page = guest.follow(f"/open/{table}")
    assert page.status_code == 200 and "osada" not in guest.http.cookies, "nothing happens by looking"
    sat = guest.post(f"/open/{table}", data={"name": "Zuzana"})
    assert sat.status_code == 303 and sat.headers["location"] == f"/t/{table}"
    assert guest.now(table)["players"][1]["name"] == "Zuzana" and "Zuzana" in people(host, table)
    assert "one free seat" in Browser(open_server).get("/").text
    last = Browser(open_server)
    assert last.post(f"/open/{table}", data={"name": ""}).status_code == 303
    late = Browser(open_server)
    assert f"/open/{table}" not in late.get("/").text, "it is full"
    assert late.get(f"/open/{table}").status_code == late.post(f"/open/{table}", data={"name": ""}).status_code == 404
    assert guest.post(f"/open/{table}", data={"name": ""}).headers["location"] == f"/t/{table}", "who sits there sits"


def test_a_stranger_is_sent_away_for_good_also_while_they_are_there(open_server: Server) -> None:
    host, guest = Browser(open_server), Browser(open_server)
    table = announced(host)
    guest.post(f"/open/{table}", data={"name": "Zuzana"})
    link = until(lambda: next((one for one in host.links(table) if one.startswith(f"/s/{table}/2/")), None))
    friend = Browser(open_server)
    assert friend.sit(link, "Jan").status_code == 303
    assert people(host, table).count('data-people-do="send-away"') == 1, "only strangers can be sent away"
    assert host.command(table, "send-away", seat=2).status_code == 409
    assert guest.command(table, "send-away", seat=2).status_code == 403
    with guest.stream(table) as stream:
        stream.event()
        assert host.command(table, "send-away", seat=1).status_code == 200
    assert guest.get(f"/t/{table}").status_code == guest.get(f"/t/{table}/now").status_code == 404
    assert f"/open/{table}" not in guest.get("/").text and guest.get(f"/open/{table}").status_code == 404
    assert guest.post(f"/open/{table}", data={"name": "Zuzana"}).status_code == 404
    assert any("free again" in line for _, _, line, *_ in host.now(table)["log"])
    other = Browser(open_server)
    assert other.post(f"/open/{table}", data={"name": "Petr"}).headers["location"] == f"/t/{table}"


def test_a_stranger_who_comes_back_as_somebody_else_is_one_still(open_server: Server) -> None:
    host, before, guest = (Browser(open_server) for _ in range(3))
    table, code = announced(host), code_of(before)
    assert guest.post(f"/open/{table}", data={"name": "Zuzana"}).status_code == 303
    assert guest.post("/me/back", data={"code": code, "along": "take"}).status_code == 303
    assert before.now(table)["viewer"] == 1
    assert host.command(table, "send-away", seat=1).status_code == 200
    assert before.get(f"/open/{table}").status_code == guest.get(f"/open/{table}").status_code == 404


def test_a_host_announces_so_many_tables_and_none_any_more(open_server: Server) -> None:
    host = Browser(open_server)
    first, second, third = announced(host), announced(host), host.make("person", "link")
    assert host.command(third, "announce", yes=True).status_code == 409
    assert 'data-people-do="announce"' in people(host, third)
    assert host.command(first, "announce", yes=False).status_code == 200
    home = Browser(open_server).get("/").text
    assert f"/open/{second}" in home and f"/open/{first}" not in home
    assert host.command(third, "announce", yes=True).status_code == 200
    guest = host.invite(third, 1)
    assert guest.command(third, "announce", yes=False).status_code == 403
    assert host.command(third, "announce", yes="yes").status_code == 400


def test_an_address_sits_down_without_a_link_so_often(open_server: Server) -> None:
    host = Browser(open_server)
    table = announced(host)
    statuses = []
    for _ in range(13):
        guest = Browser(open_server)
        statuses.append(guest.http.post(f"/open/{table}", data={"name": ""}).status_code)
        host.command(table, "send-away", seat=1)
    assert statuses == [303] * 12 + [429]


def test_where_the_operator_does_not_allow_it_there_are_no_open_seats(browser: Browser) -> None:
    table = browser.make("person", "link")
    assert 'name="open"' not in browser.get(f"/new/{GAME}").text
    assert 'data-people-do="announce"' not in people(browser, table)
    assert browser.command(table, "announce", yes=True).status_code == 403
    assert Browser(browser.server).get(f"/open/{table}").status_code == 404
