"""Requests that no page would send: a sample of `benchmarks.fuzz`."""

from __future__ import annotations

from benchmarks.fuzz import fuzz
from osada.testing.sample import sample
from tests.server.browser import Server


def test_no_request_is_answered_with_500(shared: Server) -> None:
    assert fuzz(shared, sample(150, 2000), seed=7).total() >= 150
