"""A server keeps some tables in memory; those that somebody looks at are among them, however many there are."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.browser import Browser, Server

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
