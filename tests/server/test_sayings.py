"""What people say to each other: ready sentences, told to everybody at a table in their own language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import osada
from osada.core.table import Table
from osada.core.text import LANGUAGES, texts
from osada.server.database import Database
from osada.server.hall import Hall
from osada.server.loading import Seat
from osada.server.offer import Offer
from osada.server.sayings import KEPT, LATELY, PER_MINUTE, SENTENCES
from tests.patience import until
from tests.server.browser import Browser, Server, serving
from tests.server.days import Clock, halls_of
from tests.server.test_returning import code_of

HELLO, THANKS = (texts("en")(f"saying-{name}") for name in ("hello", "thanks"))


@pytest.fixture
def bounded(tmp_path: Path, database: Callable[[Path], str]) -> Iterator[Server]:
    """A server that is meant to refuse something."""
    with serving(tmp_path / "data", "--rate", "2000", database=database(tmp_path / "data")) as started:
        yield started


def said(browser: Browser, table: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/t/{table}/said").json()
    return found


def heard(browser: Browser, table: str) -> list[list[Any]]:
    """Who has said what, the oldest first."""
    return [[seat, text] for _, seat, text in said(browser, table)["lately"]]


def say(browser: Browser, table: str, seat: int, sentence: str = "hello") -> httpx.Response:
    """One request, whatever comes of it."""
    return browser.http.post(f"/t/{table}/say", json={"seat": seat, "sentence": sentence})


def mute(browser: Browser, table: str, seat: int, yes: bool = True) -> None:
    assert browser.command(table, "mute", seat=seat, yes=yes).status_code == 200


def test_everybody_reads_what_was_said_in_their_own_language(browser: Browser) -> None:
    table = browser.make("person", "link", names=("Eva", "Jan"), first=1)
    others = {language: browser.invite(table, seat, language=language) for language, seat in (("cs", 1), ("pl", None))}
    entries = len(browser.server.journal(table))
    assert say(browser, table, 0, "good-move").status_code == 200
    assert say(others["cs"], table, 1, "thanks").status_code == 200
    for language, one in {"en": browser, **others}.items():
        text = texts(language)
        assert heard(one, table) == [[0, text("saying-good-move")], [1, text("saying-thanks")]]
    numbers = [number for number, *_ in said(browser, table)["lately"]]
    assert numbers == sorted(set(numbers)) and said(browser, table)["number"] == numbers[-1]
    assert len(browser.server.journal(table)) == entries, "it is no part of the game"


def test_there_are_a_dozen_sentences_in_every_language() -> None:
    assert len(SENTENCES) == len(set(SENTENCES)) == 12
    for language in LANGUAGES:
        assert len({texts(language)(f"saying-{name}") for name in SENTENCES}) == 12


def test_only_who_sits_says_something_and_only_what_is_ready(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    guest, watcher, stranger = browser.invite(table, 1), browser.invite(table, None), Browser(browser.server)
    assert say(watcher, table, 1).status_code == say(guest, table, 0).status_code == 403
    assert say(stranger, table, 1).status_code == stranger.get(f"/t/{table}/said").status_code == 404
    assert stranger.command(table, "mute", seat=1, yes=True).status_code == 404
    for sentence in ("anything", "", None, 3, ["hello"], {"hello": 1}):
        answer = guest.http.post(f"/t/{table}/say", json={"seat": 1, "sentence": sentence})
        assert answer.status_code == 400, (sentence, answer.text)
    assert heard(watcher, table) == []
    assert 'data-sentence="hello"' in guest.get(f"/t/{table}").text
    assert "data-sentence" not in watcher.get(f"/t/{table}").text


def test_where_nobody_else_sits_there_is_nobody_to_talk_to(browser: Browser) -> None:
    for table in (browser.make("person", "greedy"), browser.make("person", "person"), browser.make("person", "link")):
        assert not said(browser, table)["talks"] and "data-talk hidden" in browser.get(f"/t/{table}").text
        answer = say(browser, table, 0)
        assert answer.status_code == 409 and answer.json()["error"] == texts("en")("page-nobody-hears")
    watcher = browser.invite(table, None)
    assert not said(watcher, table)["talks"]
    guest = browser.invite(table, 1)
    assert all(said(one, table)["talks"] for one in (browser, guest, watcher))
    assert "data-talk hidden" not in browser.get(f"/t/{table}").text


def test_a_page_is_told_that_somebody_has_said_something(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    guest = browser.invite(table, 1)
    number = said(guest, table)["number"]
    with guest.http.stream("GET", f"/t/{table}/stream?feed=x&said={number}") as answer:
        lines = answer.iter_lines()
        say(browser, table, 0)
        found = until(lambda: next(line for line in lines if line == "event: said"))
        assert found and next(lines) == f"data: {said(guest, table)['number']}"


def test_each_person_hears_whom_they_want_to(browser: Browser) -> None:
    table = browser.make("person", "link", "link", first=1)
    jan, ota = browser.invite(table, 1), browser.invite(table, 2)
    for seat, one in enumerate((browser, jan, ota)):
        say(one, table, seat)
    mute(browser, table, 1)
    assert [seat for seat, _ in heard(browser, table)] == [0, 2]
    assert said(browser, table)["others"] == [[1, False], [2, True]] and not said(browser, table)["silent"]
    assert [seat for seat, _ in heard(ota, table)] == [0, 1, 2], "others hear as before"
    mute(browser, table, -1)
    assert [seat for seat, _ in heard(browser, table)] == [0] and said(browser, table)["silent"]
    mute(browser, table, -1, yes=False)
    mute(browser, table, 1, yes=False)
    mute(browser, table, 1, yes=False)
    assert [seat for seat, _ in heard(browser, table)] == [0, 1, 2]
    other = browser.make("person", "link", first=1)
    browser.invite(other, 1)
    mute(browser, other, 1)
    assert said(browser, table)["others"] == [[1, True], [2, True]], "it holds at that table"
    wrong: list[tuple[object, object, int]] = [(0, True, 409), (7, True, 409), (1, "yes", 400), ("1", True, 400)]
    for who, yes, status in wrong:
        assert browser.command(table, "mute", seat=who, yes=yes).status_code == status


def test_who_comes_back_as_somebody_else_is_heard_no_more_than_before(browser: Browser) -> None:
    table, before = browser.make("person", "link", first=1), Browser(browser.server)
    jan, code = browser.invite(table, 1), code_of(before)
    mute(browser, table, 1)
    mute(jan, table, 0)
    assert jan.post("/me/back", data={"code": code, "along": "take"}).status_code == 303
    for seat, one in enumerate((browser, before)):
        say(one, table, seat)
    assert [seat for seat, _ in heard(browser, table)] == [0] and [seat for seat, _ in heard(before, table)] == [1]


def test_so_much_is_said_in_a_minute_at_all_tables_together(bounded: Server) -> None:
    host = Browser(bounded)
    tables = [host.make("person", "link", first=1) for _ in range(2)]
    guests = [host.invite(table, 1) for table in tables]
    answers = [say(host, tables[number % 2], 0) for number in range(PER_MINUTE + 2)]
    assert [answer.status_code for answer in answers] == [200] * PER_MINUTE + [429] * 2
    assert answers[-1].json()["error"] == texts("en")("page-too-many-sayings")
    assert say(guests[0], tables[0], 1).status_code == 200, "others may"
    assert sum(len(heard(host, table)) for table in tables) == PER_MINUTE + 1


def test_it_goes_with_its_table_and_with_its_person(server: Server) -> None:
    eva = Browser(server)
    tables = [eva.make("person", "link", first=1) for _ in range(2)]
    jan = eva.invite(tables[0], 1)
    assert jan.sit(eva.link(tables[1], f"/s/{tables[1]}/1/")).headers["location"] == f"/t/{tables[1]}"
    for table in tables:
        say(eva, table, 0, "hello")
        say(jan, table, 1, "thanks")
        mute(eva, table, 1)
    exported = jan.get("/me/export").json()["said"]
    assert [[table, sentence] for table, _, sentence in exported] == [[table, "thanks"] for table in tables]
    assert eva.post(f"/t/{tables[0]}/delete").status_code == 303
    assert server.ask("SELECT sentence FROM sayings ORDER BY sentence") == [("hello",), ("thanks",)]
    assert server.ask("SELECT count(*) FROM muted") == [(1,)]
    jan.post("/me/delete")
    assert server.ask("SELECT sentence FROM sayings") == [("hello",)]
    assert server.ask("SELECT count(*) FROM muted") == [(0,)]


def test_who_has_left_a_seat_does_not_speak_for_whoever_sits_there_next(server: Server) -> None:
    host = Browser(server)
    table = host.make("person", "link", "link", first=1)
    jan, _ = host.invite(table, 1), host.invite(table, 2)
    say(jan, table, 1)
    mute(host, table, 1)
    assert host.command(table, "unseat", seat=1).status_code == 200
    assert heard(jan, table) == [] and say(jan, table, 1).status_code == 403
    petr = host.invite(table, 1)
    say(petr, table, 1, "thanks")
    assert heard(host, table) == heard(jan, table) == [[1, THANKS]], "it was another one that was not to be heard"


def test_the_oldest_are_forgotten(place: Database, clock: Clock) -> None:
    async def talk(hall: Hall) -> None:
        hall.sayings.clock = clock
        who = await hall.people.welcome("secret")
        seats = [Seat("person", "Ada"), Seat("link", "Ben")]
        table = await hall.make(Table(osada.game("timber-town"), 2, names=("Ada", "Ben")), seats, who.id)
        numbers = []
        for number in range(KEPT + 5):
            clock.now += 60 if number % 3 == 2 else 0
            numbers.append(await hall.sayings.say(who.id, table, 0, "hello"))
        assert [one.number for one in hall.sayings.lately(table)] == numbers[-KEPT:]
        assert hall.sayings.newest(table) == numbers[-1] and LATELY < KEPT

    with halls_of(place, clock, Offer()) as hall_of:
        asyncio.run(talk(hall_of()))
