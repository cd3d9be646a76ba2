"""What is counted over all processes of one server, at one machine: it is in memory that these share."""

from __future__ import annotations

import multiprocessing
from ctypes import c_double, c_int
from zlib import crc32

from osada.server.bounds import Buckets, Shares

_SPAWN = multiprocessing.get_context("spawn")
SLOTS = 1 << 16
"""So many buckets there are; addresses that fall into the same one share it."""


class Tally:
    """Memory that processes share, each at its place. There is no lock, which a killed process would hold for ever: of
    two who write to a bucket at the same moment one counts, and that is near enough. What is held is written by its
    holder alone."""

    def __init__(self, places: int = 1) -> None:
        self._slots = _SPAWN.RawArray(c_double, 2 * SLOTS)
        self._places = places
        self._held = _SPAWN.RawArray(c_int, places * SLOTS)

    def buckets(self, name: str) -> Buckets:
        """The buckets of one rate."""
        return _Shared(self, name)

    def shares(self, name: str, place: int) -> Shares:
        """What the process at a place holds of something, beside the others."""
        return _Held(self, name, place)

    def begin(self, place: int) -> None:
        """A process begins at a place: what was held there was another one's, which has died."""
        self._held[place * SLOTS : (place + 1) * SLOTS] = [0] * SLOTS

    def read(self, key: str) -> tuple[float, float] | None:
        """What a bucket had, and when; None if nobody has come to it."""
        slot = 2 * _slot(key)
        left, then = self._slots[slot], self._slots[slot + 1]
        return (left, then) if then else None

    def write(self, key: str, left: float, now: float) -> None:
        """What a bucket has now."""
        slot = 2 * _slot(key)
        self._slots[slot], self._slots[slot + 1] = left, now

    def hold(self, key: str, place: int, count: int) -> None:
        """The process at a place holds so much more, or less."""
        self._held[place * SLOTS + _slot(key)] += count

    def held(self, key: str, but: int) -> int:
        """What is held by all processes but the one at a place."""
        slot = _slot(key)
        return sum(self._held[place * SLOTS + slot] for place in range(self._places) if place != but)


def _slot(key: str) -> int:
    return crc32(key.encode()) % SLOTS


class _Shared(Buckets):
    def __init__(self, tally: Tally, name: str) -> None:
        super().__init__()
        self._tally = tally
        self._name = name

    def take(self, address: str) -> tuple[float, float] | None:
        return self._tally.read(f"{self._name} {address}")

    def put(self, address: str, left: float, now: float) -> None:
        self._tally.write(f"{self._name} {address}", left, now)


class _Held(Shares):
    def __init__(self, tally: Tally, name: str, place: int) -> None:
        self._tally = tally
        self._name = name
        self._place = place

    def add(self, key: str, count: int) -> None:
        self._tally.hold(f"{self._name} {key}", self._place, count)

    def others(self, key: str) -> int:
        return self._tally.held(f"{self._name} {key}", self._place)
