"""For all tests: the search for counterexamples looks at no clock, and servers do nothing long on their loop."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from osada.server.strict import SWITCH
from osada.testing import sample
from tests import postgres

POSTGRES = pytest.StashKey[Path | None]()


def pytest_configure(config: pytest.Config) -> None:
    os.environ.setdefault(SWITCH, "1")
    config.addinivalue_line("markers", "sqlite_only: a test of files, or that writes to them past the server")
    settings.register_profile(
        "osada", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not sample.ALL
    )
    settings.load_profile("osada")


def _root(config: pytest.Config) -> Path | None:
    """The folder of a run, the same in all its processes."""
    factory = getattr(config, "_tmp_path_factory", None)
    if factory is None or factory._basetemp is None:
        return None
    base: Path = factory.getbasetemp()
    return base.parent if hasattr(config, "workerinput") else base


@pytest.fixture(scope="session")
def cluster(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> postgres.Cluster:
    """PostgreSQL, started once for all processes of a run."""
    tmp_path_factory.getbasetemp()
    root = _root(request.config)
    assert root is not None
    return postgres.shared(root)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """What has been started is known before pytest gives up the folder of this run: others may remove it then."""
    root = _root(session.config)
    if root is not None and not hasattr(session.config, "workerinput"):
        session.config.stash[POSTGRES] = postgres.started(root)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Whoever has started all others ends what they have shared."""
    folder = config.stash.get(POSTGRES, None)
    if folder is not None:
        postgres.stop(folder)
