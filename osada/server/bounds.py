"""How much one may have here, and one address, and all together. Whoever wants more is told in a sentence."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

PER_SECOND, AT_ONCE = 40.0, 160.0
"""Requests of one address: how many a second in the long run, and how many at once."""
ADDRESSES = 10_000
HOUR = 3600.0
MB, GB = 1_000_000, 1_000_000_000


@dataclass(frozen=True)
class Bounds:
    """What can be chosen by whoever runs a server."""

    tables: int = 10_000
    """How many tables one person may have made."""
    bot_tables: int = 20
    """At how many of them bots alone may be playing."""
    new_tables: int = 1_000
    """How many tables one address may make in an hour, uploads included."""
    kept: float = 100.0
    """How many MB of component sets and records one address may add in an hour."""
    storage: float = 10.0
    """How many GB all tables together may take before no new ones are made."""
    upload: float = 2.0
    """How many MB one request may bring."""
    hints: int = 2
    """For how many hints one person may wait at a time."""
    hints_address: int = 8
    """For how many hints one address may wait at a time."""
    thought: float = 60.0
    """For how many seconds a player of somebody's own may think about a choice."""
    coached: int = 20
    """How many games may wait for the coach."""
    coached_address: int = 3
    """How many games of one address may wait for the coach."""
    pages: int = 2_000
    """How many pages of tables may be open at a time; each of several processes has so many."""

    open_tables: int = 0
    """How many tables with open seats one person may announce on the first page, for whoever comes; 0 for none."""
    pauses: int = 30
    """For how many days a year one person may pause all tables that have a pace."""

    @property
    def largest(self) -> int:
        """Bytes of a request's body."""
        return int(self.upload * MB)


class TooMuch(Exception):
    """A bound is reached: a status, the name of a sentence and its facts."""

    def __init__(self, status: int, name: str, **facts: object) -> None:
        super().__init__(name)
        self.status = status
        self.name = name
        self.facts = facts


class Buckets:
    """How full the buckets of addresses were, and when."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def take(self, address: str) -> tuple[float, float] | None:
        """What there was; None for an address that has not come for long."""
        return self._known.pop(address, None)

    def put(self, address: str, left: float, now: float) -> None:
        """What there is now; of too many addresses those are forgotten that have not come for longest."""
        self._known[address] = left, now
        while len(self._known) > ADDRESSES:
            self._known.popitem(last=False)


class Shares:
    """What other processes of this machine hold of something that is bounded. Where this one is alone it is nothing."""

    def add(self, key: str, count: int) -> None:
        """This process holds so much more of it, or less."""

    def others(self, key: str) -> int:
        """How much the others hold."""
        return 0


class Rates:
    """Buckets that fill with time: a request takes a drop, or less."""

    def __init__(
        self, per_second: float = PER_SECOND, at_once: float = AT_ONCE, buckets: Buckets | None = None
    ) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self._buckets = Buckets() if buckets is None else buckets
        self._lock = threading.Lock()

    def allows(self, address: str, drops: float = 1.0) -> bool:
        """Take some drops from the bucket of an address; whether there were enough."""
        with self._lock:
            now = time.monotonic()
            left, then = self._buckets.take(address) or (self.at_once, now)
            left = min(self.at_once, left + (now - then) * self.per_second)
            self._buckets.put(address, left - drops if left >= drops else left, now)
        return left >= drops


MakeRates = Callable[[str, float, float], Rates]
"""What makes a rate by its name: so much a second, and so much at once."""


def unshared(name: str, per_second: float, at_once: float) -> Rates:
    """A rate of this process alone."""
    return Rates(per_second, at_once)


class NewTables:
    """Whether another table may be made."""

    def __init__(self, bounds: Bounds, rates: MakeRates = unshared) -> None:
        self.bounds = bounds
        self._made = rates("made", bounds.new_tables / HOUR, bounds.new_tables)
        self._kept = rates("kept", bounds.kept * MB / HOUR, bounds.kept * MB)

    def admit(self, address: str, made: tuple[int, int], of_bots: bool, size: int, stored: int) -> None:
        """One more, of somebody who has ``made`` so many, and so many where bots alone play; TooMuch if not.

        ``size`` is what it adds in bytes, ``stored`` is what there is.
        """
        tables, bot_tables = made
        if stored >= self.bounds.storage * GB:
            raise TooMuch(503, "page-storage-full")
        if tables >= self.bounds.tables:
            raise TooMuch(409, "page-too-many-tables", most=self.bounds.tables)
        if of_bots and bot_tables >= self.bounds.bot_tables:
            raise TooMuch(409, "page-too-many-bot-tables", most=self.bounds.bot_tables)
        if not self._made.allows(address):
            raise TooMuch(429, "page-too-many-new")
        if not self._kept.allows(address, size):
            raise TooMuch(429, "page-too-much-kept")
