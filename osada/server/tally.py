"""Rates that hold over all processes of one server: their buckets are in memory that these share."""

from __future__ import annotations

import multiprocessing
from zlib import crc32

from osada.server.bounds import Buckets

_SPAWN = multiprocessing.get_context("spawn")
SLOTS = 1 << 16
"""So many buckets there are; addresses that fall into the same one share it."""


class Tally:
    """Memory that processes share. There is no lock, which a killed process would hold for ever: of two who write at
    the same moment one counts, and that is near enough."""

    def __init__(self) -> None:
        self._slots = _SPAWN.RawArray("d", 2 * SLOTS)

    def buckets(self, name: str) -> Buckets:
        """The buckets of one rate."""
        return _Shared(self, name)

    def read(self, key: str) -> tuple[float, float] | None:
        """What a bucket had, and when; None if nobody has come to it."""
        slot = 2 * (crc32(key.encode()) % SLOTS)
        left, then = self._slots[slot], self._slots[slot + 1]
        return (left, then) if then else None

    def write(self, key: str, left: float, now: float) -> None:
        """What a bucket has now."""
        slot = 2 * (crc32(key.encode()) % SLOTS)
        self._slots[slot], self._slots[slot + 1] = left, now


class _Shared(Buckets):
    def __init__(self, tally: Tally, name: str) -> None:
        super().__init__()
        self._tally = tally
        self._name = name

    def take(self, address: str) -> tuple[float, float] | None:
        return self._tally.read(f"{self._name} {address}")

    def put(self, address: str, left: float, now: float) -> None:
        self._tally.write(f"{self._name} {address}", left, now)
