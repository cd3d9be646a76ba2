"""Servers for tests: one for the tests of a process, or one of a test's own that it may kill."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from osada.server import commands
from osada.server.database import Database, InFolder, InPostgres
from osada.server.hall import Hall
from osada.testing import sample
from tests.patience import PATIENCE
from tests.postgres import Cluster, address_of
from tests.server.browser import LOG_LINE, Browser, Server, serving
from tests.server.days import Clock
from tests.server.outbox import Outbox, outbox

ON_BOTH = ("test_leaving", "test_seats", "test_people", "test_returning", "test_counting")
"""What is run on both databases in every run; the others are with ``--all``, but for those that are marked."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of a server are run on SQLite, and as many as are asked for on PostgreSQL too."""
    if "database" not in metafunc.fixturenames:
        return
    chosen = sample.ALL or metafunc.module.__name__.rpartition(".")[2] in ON_BOTH
    if chosen and not metafunc.definition.get_closest_marker("sqlite_only"):
        metafunc.parametrize("database", ["sqlite", "postgres"], indirect=True, scope="session")


@pytest.fixture(scope="session")
def database(request: pytest.FixtureRequest) -> Callable[[Path], str]:
    """The address of a new database for a data folder; empty for the one that is in the folder."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return lambda data: ""
    cluster: Cluster = request.getfixturevalue("cluster")
    return lambda data: address_of(cluster.place(data))


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory, database: Callable[[Path], str]) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("served") / "data"
    with serving(data, database=database(data)) as started:
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
def server(tmp_path: Path, database: Callable[[Path], str]) -> Iterator[Server]:
    """A server of the test's own: kill it, start it again."""
    with serving(tmp_path / "data", database=database(tmp_path / "data")) as started:
        yield started
    assert not LOG_LINE.search(started.log()), started.log()


@pytest.fixture
def browser(shared: Server) -> Browser:
    return Browser(shared)


@pytest.fixture
def table(browser: Browser) -> str:
    return browser.make("person", "person", first=1)


@pytest.fixture
def hall(tmp_path: Path, database: Callable[[Path], str]) -> Iterator[Hall]:
    """The tables of a server without the server."""
    address = database(tmp_path / "data")
    opened = Hall(InPostgres(address, tmp_path / "data") if address else tmp_path / "data", bots=1)
    yield opened
    opened.close()


@pytest.fixture(params=["sqlite", "postgres"])
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], Database]:
    """New databases of each kind, by the names of their folders."""
    if request.param == "sqlite":
        return lambda name: InFolder(tmp_path / name)
    cluster: Cluster = request.getfixturevalue("cluster")
    return lambda name: cluster.place(tmp_path / name)


@pytest.fixture
def place(places: Callable[[str], Database]) -> Database:
    """A new database of each kind."""
    return places("data")


@pytest.fixture(autouse=True)
def hints_may_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine they do; a test of how long they may take says it."""
    monkeypatch.setattr(commands, "LONGEST_HINT", PATIENCE)


@pytest.fixture
def clock() -> Clock:
    """What the halls of a test go by, where it says so."""
    return Clock()


@pytest.fixture
def hooks() -> Iterator[Outbox]:
    """Where people have themselves told."""
    with outbox() as opened:
        yield opened
