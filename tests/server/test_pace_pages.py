"""A pace on pages: agreed on in the form, seen at the table and at home; and the pause of a person."""

from __future__ import annotations

import json
import re

import pytest

from tests.patience import until
from tests.server.browser import GAME, Browser, Server

DAY = 24 * 3600


def agree(browser: Browser, pace: str = "three-days", late: str = "turn") -> str:
    """A table with a pace; its id."""
    form = {"seat-0": "person", "seat-1": "link", "name-0": "Ada", "name-1": "Bo", "option-first": "seat-1"}
    made = browser.post(f"/new/{GAME}", data=form | {"pace": pace, "late": late})
    assert made.status_code == 303, made.text
    return made.headers["location"].split("/")[2]


def go_by(server: Server, table: str, seconds: int) -> None:
    """So much time goes by at a table."""
    server.change("UPDATE deadlines SET since = since - ?, due = due - ? WHERE table_id = ?", seconds, seconds, table)


def test_the_form_offers_a_pace_and_the_table_says_it(browser: Browser) -> None:
    form = browser.get(f"/new/{GAME}").text
    assert all(f'value="{value}"' in form for value in ("day", "three-days", "week", "turn", "seat"))
    table = agree(browser)
    page = browser.get(f"/t/{table}").text
    said = "A move takes three days at most; if somebody is late, a bot plays this turn"
    assert said in page and said in browser.get(f"/t/{table}/words").text
    plain = browser.make("person", "person")
    assert "A move takes" not in browser.get(f"/t/{plain}").text and browser.now(plain)["clock"] is None


@pytest.mark.parametrize(("name", "value"), [("pace", "year"), ("late", "nobody")])
def test_a_pace_that_there_is_not_is_refused_beside_its_field(browser: Browser, name: str, value: str) -> None:
    form = {"seat-0": "person", "seat-1": "link", "pace": "day", "late": "turn"} | {name: value}
    refused = browser.post(f"/new/{GAME}", data=form, headers={"accept": "text/html"})
    assert refused.status_code == 400 and re.search(rf'name="{name}" aria-invalid="true"', refused.text)


def test_the_time_that_is_left_is_told_at_the_table_and_at_home(server: Server) -> None:
    browser = Browser(server)
    table = agree(browser)
    assert browser.now(table)["clock"] is None and "left" not in browser.get("/").text, "Bo has not come"
    guest = browser.invite(table, 1)
    clock = until(lambda: browser.now(table)["clock"])
    ((due,),) = server.ask("SELECT due FROM deadlines")
    assert clock == {"seat": 0, "due": due, "late": False, "paused": 0} == guest.now(table)["clock"]
    assert "3 days left" in browser.get("/").text and "3 days left" in guest.get("/").text
    assert "Ada: 3 days left" in guest.get(f"/t/{table}/words").text
    with guest.stream(table) as stream:
        stream.event()
        go_by(server, table, 3 * DAY)
        late = stream.event_where(lambda told: told["clock"] and told["clock"]["late"])["clock"]
    assert "late, 12 hours left" in browser.get("/").text
    assert late["seat"] == 0
    go_by(server, table, DAY // 2)
    until(lambda: browser.now(table)["seat"] == 1)
    assert any("Ada is late: a bot plays this turn." in line for _, _, line, *_ in browser.now(table)["log"])
    assert browser.now(table)["clock"]["seat"] == 1 and browser.now(table)["players"][0]["bot"] is None


def test_a_page_learns_what_has_changed_before_its_stream_was_open(server: Server) -> None:
    browser = Browser(server)
    table = agree(browser)
    guest = browser.invite(table, 1)
    until(lambda: browser.now(table)["clock"])
    known = guest.now(table)
    go_by(server, table, 3 * DAY)
    until(lambda: browser.now(table)["clock"]["late"])
    with guest.stream(table, known["number"], again=known["again"]) as stream:
        assert stream.event()["clock"]["late"]


def test_a_rematch_keeps_the_pace(browser: Browser) -> None:
    table = agree(browser, "week", "seat")
    browser.invite(table, 1)
    again = browser.post(f"/t/{table}/rematch").headers["location"].split("/")[2]
    ((header,),) = browser.server.ask("SELECT header FROM tables WHERE id = ?", again)
    assert json.loads(header)["pace"] == {"name": "week", "late": "seat"}


def test_a_person_pauses_all_tables_and_comes_back_sooner(server: Server) -> None:
    browser = Browser(server)
    assert browser.post("/me/pause", data={"days": "3"}).status_code == 404, "nobody yet"
    table = agree(browser, "day")
    browser.invite(table, 1)
    until(lambda: browser.now(table)["clock"])
    assert "30 days are left" in browser.get("/me").text
    for days in ("0", "31", "-1", "x", ""):
        assert browser.post("/me/pause", data={"days": days}).status_code == 409
    assert browser.post("/me/pause", data={"days": "3"}).status_code == 303
    clock = browser.now(table)["clock"]
    assert clock["paused"] and "pause, 3 days more" in browser.get("/").text
    assert "Your time stands still until" in browser.get("/me").text
    assert browser.post("/me/pause", data={"days": "3"}).status_code == 409, "one pause at a time"
    assert len(browser.get("/me/export").json()["pauses"]) == 1
    assert browser.post("/me/go-on").status_code == 303
    assert browser.now(table)["clock"]["due"] <= clock["due"] - 2 * DAY
    assert "29 days are left" in browser.get("/me").text
