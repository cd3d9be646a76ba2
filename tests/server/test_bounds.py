"""Sizes, rates and numbers are bounded."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import osada
from osada.core.table import Table
from osada.core.text import LANGUAGES, texts
from osada.server import assets, bounds
from osada.server.bounds import ADDRESSES, Bounds, NewTables, Rates, TooMuch
from osada.server.guard import Hints, Streams
from osada.server.hall import Hall
from osada.server.lines import Lines
from osada.server.loading import Seat
from osada.server.tally import Tally
from osada.server.updates import Eyes, update
from osada.server.visitor import Sorry
from tests.patience import PATIENCE, until
from tests.postgres import Cluster
from tests.server.answers import LONG, raw, refused
from tests.server.browser import A_DROP, FINISHED, GAME, OSADA, Browser, Server, serving

LARGEST = Bounds().largest


def test_a_command_is_small(browser: Browser, table: str) -> None:
    refused(browser.post(f"/t/{table}/play", content=b" " * 5000), 413)
    assert browser.command(table, "hand-over", seat=0, answers=0, player=None, more="x" * 3900).status_code == 200


def test_bounds_of_every_kind_are_said_in_a_sentence_and_in_the_log(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "2000", "--open-tables", "1", "--pauses", "1") as server:
        host = Browser(server)
        one, other = (host.make("person", "link") for _ in range(2))
        assert host.command(one, "announce", yes=True).status_code == 200
        for language in LANGUAGES:
            host.post("/language", data={"language": language})
            for answer, status, name, facts in (
                (host.command(other, "announce", yes=True), 409, "page-too-many-open", {"most": 1}),
                (host.post("/me/pause", data={"days": "2"}), 409, "page-pause-not", {"days": 1}),
                (host.post(f"/t/{one}/undo", content=b" " * 5000), 413, "page-too-large", {"most": "4.096 kB"}),
            ):
                assert (answer.status_code, answer.json()["error"]) == (status, texts(language)(name, **facts))
                assert f"refused (bound {name}" in server.log()


@pytest.mark.parametrize("path", ["/upload", f"/new/{GAME}", "/language", "/t/{table}/play"])
def test_a_body_beyond_the_bound_is_refused_whether_or_not_it_says_so(browser: Browser, table: str, path: str) -> None:
    path = path.format(table=table)
    kind = {"content-type": "application/x-www-form-urlencoded"}
    refused(browser.post(path, content=b"a" * (LARGEST + 1), headers=kind), 413)
    chunks = (b"a" * 100_000 for _ in range(LARGEST // 100_000 + 2))
    refused(browser.post(path, content=chunks, headers=kind), 400, 413)
    assert browser.get("/").status_code == 200


def test_a_body_that_lies_about_its_length_is_refused(shared: Server) -> None:
    head = [f"Host: 127.0.0.1:{shared.port}", f"Origin: {shared.address}"]
    for length in ("99999999999999999999", "-1", "x", "\xb2", "1, 2", "0x10", LONG):
        status = raw(shared, "POST /upload HTTP/1.1", *head, f"Content-Length: {length}", body=b"x")
        assert re.match(r"HTTP/1.1 4\d\d", status), (length, status)


def test_too_many_requests_are_refused_and_later_ones_are_not(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "1") as server, Browser(server).http as client:

        def answered(status: int) -> httpx.Response | None:
            answer = client.get(f"/rules/{GAME}/KB-1")
            return answer if answer.status_code == status else None

        refused(until(lambda: answered(429)), 429)
        until(lambda: answered(200), pause=A_DROP)


def test_the_rate_is_bounded_for_each_address(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(bounds, "time", SimpleNamespace(monotonic=lambda: clock.now))
    rates = Rates(per_second=3, at_once=12)

    def allowed(address: str) -> int:
        return sum(rates.allows(address) for _ in range(100))

    assert allowed("one") == 12 == allowed("other") and allowed("one") == 0
    clock.now += 2
    assert allowed("one") == 6
    clock.now += 3600
    assert allowed("one") == 12, "no more are saved up"
    assert bounds.PER_SECOND < bounds.AT_ONCE < 300


def test_the_files_of_a_page_take_little_of_the_rate(tmp_path: Path) -> None:
    """A page with its files is one visit, also for a whole class behind one address."""
    files = ["table.js", *(file.relative_to(assets.FOLDER).as_posix() for file in assets.FOLDER.rglob("*.css"))]
    with serving(tmp_path / "data", "--rate", "1") as server, Browser(server).http as client:
        for file in files:
            assert client.get(f"{assets.ADDRESS}/{file}").status_code == 200


def refusal_of(bound: Bounds, times: int = 1, **given: Any) -> tuple[int, str] | None:
    """Why the last of so many tables is not made."""
    new = NewTables(bound)
    asked: dict[str, Any] = {"address": "x", "made": (0, 0), "of_bots": False, "size": 1000, "stored": 10} | given
    for _ in range(times - 1):
        new.admit(**asked)
    try:
        new.admit(**asked)
    except TooMuch as error:
        return error.status, error.name
    return None


def test_new_tables_are_bounded_one_by_one() -> None:
    assert refusal_of(Bounds(new_tables=3), 3) is None
    assert refusal_of(Bounds(new_tables=3), 4) == (429, "page-too-many-new")
    assert refusal_of(Bounds(kept=0.1), 9, size=11_000) is None
    assert refusal_of(Bounds(kept=0.1), 10, size=11_000) == (429, "page-too-much-kept")
    assert refusal_of(Bounds(tables=3), made=(2, 2)) is None
    assert refusal_of(Bounds(tables=3), made=(3, 0)) == (409, "page-too-many-tables")
    assert refusal_of(Bounds(bot_tables=3), made=(5, 3)) is None
    assert refusal_of(Bounds(bot_tables=3), made=(5, 3), of_bots=True) == (409, "page-too-many-bot-tables")
    assert refusal_of(Bounds(storage=1e-6), stored=999) is None
    assert refusal_of(Bounds(storage=1e-6), stored=1000) == (503, "page-storage-full")


def test_a_server_says_which_bound_a_table_has_met(tmp_path: Path) -> None:
    options = ("--rate", "2000", "--tables", "3", "--bot-tables", "1", "--upload", "0.001")
    with serving(tmp_path / "data", *options) as server:
        browser = Browser(server)
        bots, people = ({f"seat-{number}": who for number in range(2)} for who in ("easy", "person"))
        table = browser.make("easy", "easy")
        for language in LANGUAGES:
            refused_with(browser, bots, 409, texts(language)("page-too-many-bot-tables", most=1), language)
        for _ in range(2):
            browser.make("person", "easy")
        refused_with(browser, people, 409, texts("en")("page-too-many-tables", most=3))
        too_large = browser.post("/upload", files={"record": ("a.record", FINISHED)})
        assert (too_large.status_code, too_large.json()["error"]) == (
            413,
            texts("en")("page-too-large", most="0.001 MB"),
        )
        assert Browser(server).make("easy", "easy"), "others are not concerned"
        browser.post(f"/t/{table}/delete")
        assert browser.make("easy", "easy")
        for bound in ("page-too-many-bot-tables", "page-too-many-tables"):
            assert f"refused (bound {bound}" in server.log()


def refused_with(browser: Browser, form: dict[str, str], status: int, said: str, language: str = "en") -> None:
    answer = browser.post(f"/new/{GAME}", data=form, headers={"accept-language": language})
    assert (answer.status_code, answer.json()["error"]) == (status, said)


def test_a_bound_is_more_than_nothing(tmp_path: Path) -> None:
    command = [str(OSADA), "serve", "--data", str(tmp_path), "--no-browser", "--bot-tables", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (2, "osada: --bot-tables: expected more than 0, not 0\n")


def test_addresses_are_forgotten_before_there_are_too_many() -> None:
    rates = Rates()
    for number in range(ADDRESSES + 100):
        rates.allows(str(number))
    assert len(rates._buckets) <= ADDRESSES


def refusal(browser: Browser, table: str) -> str | None:
    """Why there is no further stream: there are too many, or there was too much else."""
    with browser.http.stream("GET", f"/t/{table}/stream") as answer:
        if answer.status_code == 200:
            return None
        answer.read()
        refused(answer, 429)
        return str(answer.json()["error"])


def test_the_streams_of_an_address_are_bounded_and_freed_again(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "4") as server:
        browser = Browser(server)
        table = browser.make("person", "link")
        with ExitStack() as opened:
            streams = [opened.enter_context(browser.stream(table)) for _ in range(12)]
            for stream in streams:
                stream.event()
            full = "Too many pages are open at this address. Close some of them."
            until(lambda: refusal(browser, table) == full, pause=A_DROP)
            assert browser.get(f"/t/{table}/now").status_code == 200
        until(lambda: refusal(browser, table) is None, pause=A_DROP)


def test_the_pages_of_all_are_bounded_as_is_chosen(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "2000", "--pages", "2") as server:
        browser = Browser(server)
        table = browser.make("person", "link")
        with browser.stream(table) as one, browser.stream(table) as other:
            assert one.event() and other.event()
            with browser.http.stream("GET", f"/t/{table}/stream") as third:
                assert third.status_code == 503


def test_the_streams_of_all_are_bounded() -> None:
    streams = Streams(each=2, most=3)
    streams.open.update({"one": 2, "two": 1})
    assert streams.refusal("one") == (429, "page-too-many-streams")
    assert streams.refusal("two") == streams.refusal("three") == (503, "page-full")
    streams.close("one")
    streams.close("two")
    assert streams.refusal("one") is streams.refusal("three") is None
    assert list(streams.open) == ["one"]


def test_what_is_kept_of_many_questions_is_bounded(hall: Hall) -> None:
    """Every number to resume from would be kept as an update of its own."""
    table_id = asyncio.run(
        hall.make(Table(osada.game(GAME), 2, names=("A", "B")), [Seat("person", "A"), Seat("person", "B")], "me")
    )
    live = asyncio.run(hall.find(table_id))
    assert live is not None
    assert len({update(live, Eyes(0, "en"), None, since) for since in range(100)}) == 1
    assert len(live.cache) <= 2


def test_an_idle_line_does_not_stop_the_others(shared: Server) -> None:
    lines = [socket.create_connection(("127.0.0.1", shared.port)) for _ in range(60)]
    for line in lines:
        line.sendall(b"POST /upload HTTP/1.1\r\nContent-Length: 10\r\n")
    assert Browser(shared).get("/").status_code == 200
    for line in lines:
        line.close()


def test_tables_that_are_made_at_once_do_not_pass_a_bound(tmp_path: Path) -> None:
    most = 3

    async def made() -> list[object]:
        hall = Hall(tmp_path / "data", bots=1, bounds=Bounds(tables=most))
        try:
            who = (await hall.people.welcome("A" * 43)).id
            seats = [Seat("person", "A"), Seat("person", "B")]
            tables = [Table(osada.game(GAME), 2, seed) for seed in range(4 * most)]
            return await asyncio.gather(*(hall.make(table, seats, who) for table in tables), return_exceptions=True)
        finally:
            hall.close()

    answers = asyncio.run(made())
    assert sum(isinstance(answer, str) for answer in answers) == most
    assert sum(isinstance(answer, TooMuch) for answer in answers) == 3 * most


def test_rates_hold_over_all_processes_that_share_a_tally() -> None:
    tally = Tally()
    one, other = (Rates(1e-9, 3, tally.buckets("requests")) for _ in range(2))
    assert [rates.allows("1.2.3.4") for rates in (one, other, one, other, one)] == [True, True, True, False, False]
    assert one.allows("5.6.7.8") and Rates(1e-9, 3, tally.buckets("codes")).allows("1.2.3.4")


def test_what_processes_of_one_machine_hold_counts_for_all_until_one_begins_anew() -> None:
    tally = Tally(places=2)
    lines = [Lines(each=2, shares=tally.shares("lines", place)) for place in range(2)]
    streams = [Streams(each=2, shares=tally.shares("streams", place)) for place in range(2)]
    hints = [Hints(Bounds(hints=1, hints_address=2), tally.shares("hints", place)) for place in range(2)]
    assert lines[0].enter("1.2.3.4") and lines[1].enter("1.2.3.4")
    assert not lines[0].enter("1.2.3.4") and not lines[1].enter("1.2.3.4") and lines[0].enter("5.6.7.8")
    lines[1].leave("1.2.3.4")
    assert lines[0].enter("1.2.3.4")
    streams[0].begin("a")
    streams[1].begin("a")
    assert streams[0].refusal("a") == streams[1].refusal("a") == (429, "page-too-many-streams")
    streams[0].close("a")
    assert streams[0].refusal("a") is streams[1].refusal("a") is None
    with hints[0].waiting("a", "Eva"):
        with pytest.raises(Sorry), hints[1].waiting("a", "Eva"):
            pass
        with hints[1].waiting("a", "Jan"), pytest.raises(Sorry), hints[0].waiting("a", "Ota"):
            pass
    with hints[1].waiting("a", "Eva"):
        pass
    tally.begin(0)  # it was killed with all that it held
    assert lines[1].enter("1.2.3.4")


def test_rates_hold_over_all_halls_of_a_database(cluster: Cluster, tmp_path: Path) -> None:
    place = cluster.place(tmp_path / "data")
    one, other = (Hall(place, bots=1) for _ in range(2))
    try:
        slow = [hall.rates("sits", 1e-6, 3) for hall in (one, other)]
        assert [slow[turn % 2].allows("1.2.3.4") for turn in range(5)] == [True, True, True, False, False]
        assert slow[0].allows("5.6.7.8") and one.rates("codes", 1e-6, 3).allows("1.2.3.4")
        assert not slow[1].allows("9.9.9.9", 4) and slow[1].allows("9.9.9.9", 3) and not slow[0].allows("9.9.9.9", 0.5)
        fast = [hall.rates("letters", 1e6, 1) for hall in (one, other)]
        assert all(fast[turn % 2].allows("1.2.3.4") for turn in range(20)), "it fills with time"
        assert one.jobs is not None
        asyncio.run(one.jobs.take(0))
        with one.storage.reading() as connection:
            kept = connection.exec_driver_sql("SELECT id FROM rates").scalars().all()
        assert len(kept) == 4 and not any("1.2.3.4" in who for who in kept), "who it was is not to be read there"
    finally:
        one.close()
        other.close()


def test_tables_and_uploads_are_bounded_over_all_halls_of_a_database(cluster: Cluster, tmp_path: Path) -> None:
    place, bounds = cluster.place(tmp_path / "data"), Bounds(new_tables=3)
    halls = [Hall(place, 1, bounds) for _ in range(2)]
    table, seats = Table(osada.game(GAME), 2, names=("A", "B")), [Seat("person", "A"), Seat("person", "B")]

    async def made() -> list[object]:
        asked = [halls[turn % 2].make(table, seats, "me", address="1.2.3.4") for turn in range(6)]
        return await asyncio.gather(*asked, return_exceptions=True)

    try:
        answers = asyncio.run(made())
    finally:
        for hall in halls:
            hall.close()
    assert sum(isinstance(answer, str) for answer in answers) == 3, answers
    assert sum(isinstance(answer, TooMuch) for answer in answers) == 3, answers
