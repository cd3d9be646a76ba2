"""A server keeps some tables in memory; those that somebody looks at are among them, however many there are."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncGenerator, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import osada
from osada.core.table import Table
from osada.server import hall as halls
from osada.server.commands import _news
from osada.server.guard import Streams
from osada.server.hall import Hall
from osada.server.live import CLOSED_FEEDS
from osada.server.loading import Seat
from osada.server.visitor import Visit
from tests.server.browser import GAME, Browser, Server

FORGETFUL = "from osada.server import hall; hall.OPEN_TABLES = 1; from osada.cli import main; main()"
"""A server with room for one table."""


@pytest.fixture
def forgetful(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    server.program = [sys.executable, "-c", FORGETFUL]
    server.start()
    yield server
    server.dismiss()
    server.stop()


def test_a_table_that_somebody_looks_at_is_not_closed(forgetful: Server) -> None:
    host = Browser(forgetful)
    tables = [host.make("person", "link", first=1) for _ in range(3)]
    streams = []
    with ExitStack() as opened:
        for table in tables:
            streams.append(opened.enter_context(host.invite(table, 1).stream(table)))
            assert streams[-1].event()["number"] == 0
        for table, stream in zip(tables, streams, strict=True):
            assert host.step(table)["number"] == 1
            stream.event_where(lambda found: found["number"] == 1)


def test_a_table_that_was_put_away_before_somebody_listens_is_open_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And so is its feed, however many pages have come meanwhile."""
    monkeypatch.setattr(halls, "OPEN_TABLES", 1)

    async def listen() -> None:
        tables = [Table(osada.game(GAME), 2, names=("A", "B")) for _ in range(4)]
        seats = [Seat("person", "A"), Seat("person", "B")]
        ids = [await hall.make(table, seats, "me") for table in tables]
        held = await hall.find(ids[0])
        assert held is not None
        feed = held.new_feed("page", set())
        for number in range(CLOSED_FEEDS + 1):
            held.new_feed(str(number), set())
        for other in ids[1:]:
            await hall.find(other)
        assert held.id not in hall._open and held.feed("page") is None
        state = SimpleNamespace(hall=hall, streams=Streams())
        request: Any = SimpleNamespace(app=SimpleNamespace(state=state), client=None)
        news = _news(request, Visit(held, "me", set(), True, "en", "wide"), feed)
        assert await anext(news) == "retry: 1000\n\n"
        assert hall._open[held.id] is held and held.feed("page") is feed
        await cast(AsyncGenerator[str, None], news).aclose()

    asyncio.run(listen())


def test_only_tables_that_nobody_looks_at_are_put_away(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "OPEN_TABLES", 1)

    async def look() -> None:
        seats = [Seat("person", "A"), Seat("person", "B")]
        ids = [await hall.make(Table(osada.game(GAME), 2, names=("A", "B")), seats, "me") for _ in range(3)]
        held = await hall.find(ids[0])
        assert held is not None
        feed = held.new_feed("page", set())
        held.arrive(feed)
        for other in ids[1:]:
            await hall.find(other)
        assert list(hall._open) == [ids[2], ids[0]]
        held.depart(feed)
        await hall.find(ids[1])
        assert list(hall._open) == [ids[1]]

    asyncio.run(look())


def test_a_table_that_was_closed_goes_on_where_it_was(forgetful: Server) -> None:
    host = Browser(forgetful)
    one, other = (host.make("person", "link", first=1) for _ in range(2))
    lines: dict[str, list[object]] = {one: [], other: []}
    for number in range(1, 4):
        for table in (one, other):
            assert host.step(table)["number"] == number
            told = host.now(table)["log"]
            assert told[: len(lines[table])] == lines[table] and len(told) > len(lines[table])
            lines[table] = told
