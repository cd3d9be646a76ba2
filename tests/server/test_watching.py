"""Whoever runs a server learns what goes wrong: from the log, from /health and /metrics, and from error pages."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import shlex
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection
from sqlalchemy import text as sql
from starlette.requests import Request

from osada.core.text import LANGUAGES, texts
from osada.server import log, metrics
from osada.server.hall import Hall
from osada.server.keeping import DAY, delete_abandoned
from osada.server.log import Json, Lines, note, note_refusal
from tests.patience import PATIENCE, until
from tests.server.browser import GAME, OSADA, Browser, Server, serving
from tests.server.test_going_on import table_of

DEPLOY = Path(__file__).parents[2] / "deploy"


# The log


@contextmanager
def said(formatter: logging.Formatter) -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    log.LOG.addHandler(handler)
    try:
        yield stream
    finally:
        log.LOG.removeHandler(handler)


def test_a_line_can_be_read_and_is_one_line() -> None:
    with said(Lines()) as stream:
        note("a write failed", table="x\ny", why=OSError(28, "No space left"))
    line = stream.getvalue()
    assert re.fullmatch(r"\S+T\S+ warning: a write failed \(table x·y, why \[Errno 28\] No space left\)\n", line), line


def test_a_line_can_be_parsed() -> None:
    with said(Json()) as stream:
        note("a bot cannot think", trace="in bot.py\nline 7", table="x\ny", why=ValueError("ž"))
        try:
            raise RuntimeError("oh")
        except RuntimeError:
            log.LOG.exception("it broke")
    one, other = map(json.loads, stream.getvalue().splitlines())
    assert one.pop("time") and one == {
        "level": "warning",
        "event": "a bot cannot think",
        "table": "x\ny",
        "why": "ž",
        "trace": "in bot.py\nline 7",
    }
    assert other["event"] == "it broke" and "RuntimeError: oh" in other["trace"]


def test_a_flood_of_refusals_is_few_lines_and_none_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(log, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    monkeypatch.setattr(log, "_refused", log._refused.copy())
    log._refused.clear()
    before = log.COUNTED["refused", "x"]
    with said(Json()) as stream:
        for address in ("a", "b"):
            for _ in range(50):
                note_refusal("x", address)
        clock[0] += log.QUIET
        note_refusal("x", "a")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(line["address"], line.get("unsaid")) for line in lines] == [("a", None), ("b", None), ("a", 49)]
    assert log.COUNTED["refused", "x"] - before == 101


def test_a_server_logs_json_and_nothing_else(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "1", "--log", "json") as server:
        with Browser(server).http as client:
            until(lambda: client.get("/").status_code == 429)
        lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
        assert {"event": "refused", "bound": "page-too-often", "address": "127.0.0.1"}.items() <= lines[-1].items()
    assert all(line.startswith("{") for line in server.log().splitlines()[1:]), server.log()


# Health and figures


@pytest.mark.sqlite_only
def test_a_server_is_well_while_it_can_write(server: Server) -> None:
    browser = Browser(server)
    assert browser.get("/health").json()["ok"] is True
    with closing(sqlite3.connect(server.data / "osada.sqlite", isolation_level=None)) as greedy:
        greedy.execute("BEGIN IMMEDIATE")
        until(lambda: browser.get("/health").status_code == 503)
        greedy.execute("ROLLBACK")
    until(lambda: browser.get("/health").status_code == 200)


def figures(text: str) -> dict[str, float]:
    return {
        name: float(value)
        for name, value in (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    }


def test_the_figures_of_a_server(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "9") as server:
        host = Browser(server)
        table = host.make("person", "link", first=1)
        with host.stream(table) as stream:
            stream.event()
            with Browser(server).http as client:
                until(lambda: client.get(f"/rules/{GAME}/KB-1").status_code == 429)
            found = figures(host.get("/metrics").text)
        assert found["osada_tables_open"] == found["osada_streams_open"] == 1
        assert found['osada_refused_total{bound="page-too-often"}'] >= 1
        assert found["osada_bots_thinking"] == 0


@pytest.mark.parametrize("header", metrics.FORWARDED)
def test_figures_are_for_this_machine_and_not_for_who_comes_through_it(shared: Server, header: str) -> None:
    browser = Browser(shared)
    assert browser.get("/metrics").status_code == 200
    assert browser.get("/metrics", headers={header: "127.0.0.1"}).status_code == 404


def test_behind_a_proxy_the_visitor_counts_and_not_the_proxy(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "2000", "--proxy", "127.0.0.1") as server:
        browser = Browser(server)
        for told in ("192.0.2.1", "127.0.0.1", "::1"):
            assert browser.get("/metrics", headers={"x-forwarded-for": told}).status_code == 404


def request(client: tuple[str, int] | None, **headers: str) -> Request:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "client": client, "headers": raw})


def test_who_may_read_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = ("127.0.0.1", 5), ("192.0.2.1", 5)
    assert metrics.may_read(request(here)) and metrics.may_read(request(("::1", 5)))
    assert not metrics.may_read(request(there)) and not metrics.may_read(request(None))
    assert not metrics.may_read(request(("unix", 5)))
    monkeypatch.setenv(metrics.TOKEN, "secret")
    assert metrics.may_read(request(there, authorization="Bearer secret"))
    assert not metrics.may_read(request(there, authorization="Bearer other")) and not metrics.may_read(request(here))


# Tables that nobody plays at


def long_ago(table: str, connection: Connection) -> None:
    connection.execute(sql("UPDATE tables SET changed = 1000 WHERE id = :id"), {"id": table})


def test_abandoned_tables_go_and_others_stay(hall: Hall) -> None:
    async def look() -> None:
        old, watched, fresh = [(await table_of(hall, "person", "person")).id for _ in range(3)]
        for table in (old, watched):
            await asyncio.wrap_future(hall.storage.submit(partial(long_ago, table)))
        live = await hall.find(watched)
        assert live is not None
        live.here[0] += 1
        await delete_abandoned(hall, 2000)
        assert await hall.find(old) is None
        assert await hall.find(watched) is live and await hall.find(fresh) is not None

    asyncio.run(look())


@pytest.mark.sqlite_only
def test_a_server_keeps_tables_for_so_many_days(server: Server) -> None:
    host = Browser(server)
    old, fresh = (host.make("person", "link") for _ in range(2))
    server.stop()
    with closing(sqlite3.connect(server.data / "osada.sqlite")) as raw, raw:
        raw.execute("UPDATE tables SET changed = changed - ? WHERE id = ?", (8 * DAY, old))
        raw.execute("UPDATE tables SET changed = changed - ? WHERE id = ?", (6 * DAY, fresh))
    server.options = ("--rate", "2000", "--keep", "7")
    server.start()
    until(lambda: server.ask("SELECT id FROM tables") == [(fresh,)])
    until(lambda: f"an abandoned table was deleted (table {old})" in server.log())


# Error pages


def page(browser: Browser, method: str, path: str) -> httpx.Response:
    return browser.http.request(method, path, headers={"accept": "text/html"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_error_pages_are_in_the_language_of_the_visitor_and_lead_on(shared: Server, language: str) -> None:
    browser, say = Browser(shared, language=language), texts(language)
    for method, path, status in (
        ("GET", "/nothing", 404),
        ("GET", "/new/nothing", 404),
        ("POST", "/", 405),
        ("GET", "/qr?path=x", 400),
        ("GET", f"/rules/{GAME}/nothing", 404),
    ):
        answer = page(browser, method, path)
        assert answer.status_code == status and say(f"page-error-{status}") in answer.text
        assert f'<a class="button" href="/">{say("page-back")}</a>' in answer.text
        assert "is not used" not in answer.text and "unknown" not in answer.text, "what is meant for programs"


FAULTY = (
    "from osada.server import rules as book\n"
    "async def rules(request): raise RuntimeError('a mistake of ours')\n"
    "book.rules = rules\n"
    "from osada.cli import main; main()"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_of_ours_is_a_page_too_and_in_the_log(tmp_path: Path, language: str) -> None:
    server = Server(tmp_path / "data", "--rate", "2000", "--log", "json")
    server.program = [sys.executable, "-c", FAULTY]
    server.start()
    try:
        answer = page(Browser(server, language=language), "GET", f"/rules/{GAME}")
        say = texts(language)
        assert answer.status_code == 500 and say("page-error-500") in answer.text and say("page-again") in answer.text
        assert "content-security-policy" in answer.headers and "mistake of ours" not in answer.text
        until(lambda: "a mistake of ours" in server.log())
        line = json.loads(next(line for line in server.log().splitlines() if "a mistake of ours" in line))
        assert line["level"] == "error" and line["event"] == "an error" and "RuntimeError" in line["trace"]
    finally:
        server.dismiss()
        server.stop()


# What comes with it


def serve_options() -> str:
    asked = subprocess.run([OSADA, "serve", "--help"], capture_output=True, text=True, timeout=PATIENCE, check=True)
    return asked.stdout


@pytest.mark.parametrize("file", ["osada.service", "Dockerfile"])
def test_what_is_deployed_uses_options_that_there_are(file: str) -> None:
    text = (DEPLOY / file).read_text("utf-8")
    if file == "Dockerfile":
        words: list[Any] = json.loads(text.partition("ENTRYPOINT ")[2])
    else:
        words = shlex.split(text.partition("ExecStart=")[2].splitlines()[0])
    assert words[1] == "serve"
    known = serve_options()
    options = [word for word in words if word.startswith("--")]
    assert options and all(option in known for option in options)
