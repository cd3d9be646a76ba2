"""Servers for tests: one for the tests of a process, or one of a test's own that it may kill."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from osada.server.hall import Hall
from tests.server.browser import LOG_LINE, Browser, Server, serving


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("served") / "data") as started:
        yield started


@pytest.fixture
def shared(running: Server) -> Iterator[Server]:
    """A server that other tests use too; nothing that a test asks of it may surprise it."""
    said = len(running.log())
    yield running
    running.dismiss()
    assert running.answers()  # what went wrong before is in the log by now
    assert not LOG_LINE.search(running.log()[said:]), running.log()[said:]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own: kill it, start it again."""
    with serving(tmp_path / "data") as started:
        yield started
    assert not LOG_LINE.search(started.log()), started.log()


@pytest.fixture
def browser(shared: Server) -> Browser:
    return Browser(shared)


@pytest.fixture
def table(browser: Browser) -> str:
    return browser.make("person", "person", first=1)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """The tables of a server without the server."""
    opened = Hall(tmp_path / "data", bots=1)
    yield opened
    opened.close()
