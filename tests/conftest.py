"""For all tests: the search for counterexamples looks at no clock."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from osada.testing import sample


def pytest_configure(config: pytest.Config) -> None:
    settings.register_profile(
        "osada", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not sample.ALL
    )
    settings.load_profile("osada")
