"""Sizes, rates and numbers are bounded."""

from __future__ import annotations

import asyncio
import re
import socket
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

import osada
from osada.core.table import Table
from osada.server import assets, guard
from osada.server.guard import ADDRESSES, LARGEST, Rates, Streams
from osada.server.hall import Hall
from osada.server.loading import Seat
from osada.server.updates import Eyes, update
from tests.patience import until
from tests.server.answers import LONG, raw, refused
from tests.server.browser import A_DROP, GAME, Browser, Server, serving


def test_a_command_is_small(browser: Browser, table: str) -> None:
    refused(browser.post(f"/t/{table}/play", content=b" " * 5000), 413)
    assert browser.command(table, "hand-over", seat=0, answers=0, player=None, more="x" * 3900).status_code == 200


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
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: clock.now))
    rates = Rates(per_second=3, at_once=12)

    def allowed(address: str) -> int:
        return sum(rates.allows(address) for _ in range(100))

    assert allowed("one") == 12 == allowed("other") and allowed("one") == 0
    clock.now += 2
    assert allowed("one") == 6
    clock.now += 3600
    assert allowed("one") == 12, "no more are saved up"
    assert guard.PER_SECOND < guard.AT_ONCE < 300


def test_the_files_of_a_page_take_little_of_the_rate(tmp_path: Path) -> None:
    """A page with its modules is one visit, also for a whole class behind one address."""
    with serving(tmp_path / "data", "--rate", "1") as server, Browser(server).http as client:
        for module in ("table.js", *assets.imported("table.js")):
            assert client.get(f"{assets.ADDRESS}/{module}").status_code == 200


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
