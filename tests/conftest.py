"""For all tests: the search for counterexamples looks at no clock, and servers do nothing long on their loop."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from osada.server.strict import SWITCH
from osada.testing import sample


def pytest_configure(config: pytest.Config) -> None:
    os.environ.setdefault(SWITCH, "1")
    settings.register_profile(
        "osada", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not sample.ALL
    )
    settings.load_profile("osada")
