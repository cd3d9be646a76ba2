"""For all tests: ``--all``, and that the search for counterexamples looks at no clock."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from tests import sample


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="the whole of every large check, not a sample of it")


def pytest_configure(config: pytest.Config) -> None:
    sample.ALL = config.getoption("--all")
    settings.register_profile(
        "osada", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not sample.ALL
    )
    settings.load_profile("osada")
