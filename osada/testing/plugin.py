"""For pytest: ``--all``, and the mark ``rule``. A project says ``addopts = "-p osada.testing.plugin"``."""

from __future__ import annotations

import pytest

from osada.testing import sample


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--all`` does the whole of every large check."""
    parser.addoption("--all", action="store_true", help="the whole of every large check, not a sample of it")


def pytest_configure(config: pytest.Config) -> None:
    """Before any test is read: tests ask how much to do when they are."""
    sample.ALL = bool(config.getoption("--all"))
    config.addinivalue_line("markers", "rule(*ids): the rules that this test would catch if they were broken")
