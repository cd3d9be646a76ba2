"""What many open pages cost on both databases: a sample of `benchmarks.processes`."""

from __future__ import annotations

import pytest

from benchmarks.processes import ENTRIES, WAYS, Size, compare, in_turn
from tests.postgres import Cluster

pytestmark = pytest.mark.xdist_group("many")
SIZE = Size(tables=12, played=8, actions=16)


def test_all_ways_to_serve_are_measured_alike(cluster: Cluster) -> None:
    found = list(compare(cluster, SIZE))
    assert [one.way.processes for one in found] == [1, 1, 2, 2, 2]
    for one in found:
        assert one.spent.actions == SIZE.actions and one.entries == SIZE.tables * ENTRIES + one.played
        assert len(one.spent.servers) == one.way.processes and all(one.spent.servers) and one.memory
        assert bool(one.spent.database) == bool(one.database_memory) == bool(one.way.database)
        assert one.way.name in str(one)


def test_ways_to_serve_are_measured_beside_each_other(cluster: Cluster) -> None:
    one, both, *ratios = list(in_turn(cluster, SIZE, rounds=2, which=(0, 2)))
    assert WAYS[0].name in one and WAYS[2].name in both and len(ratios) == 1
    assert ratios[0].endswith(f"times {WAYS[0].name}")
