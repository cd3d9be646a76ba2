"""Rates that hold over all processes that share a database, on however many machines: for what is done seldom.

Of a bucket that fills with time one number is enough: when it is full again. Whoever takes something puts that off.
"""

from __future__ import annotations

from hashlib import blake2b

from sqlalchemy import Connection

from osada.server.bounds import Rates
from osada.server.storage import Storage

SECOND = 1_000_000
_NOW = f"(extract(epoch from clock_timestamp()) * {SECOND})::bigint"
_TAKE = f"""INSERT INTO rates (id, full_at) VALUES (%s, {_NOW} + %s)
    ON CONFLICT (id) DO UPDATE SET full_at = greatest(rates.full_at, {_NOW}) + %s
    WHERE greatest(rates.full_at, {_NOW}) + %s <= {_NOW} + %s RETURNING 1"""
FORGET = f"DELETE FROM rates WHERE full_at < {_NOW}"
"""Full buckets need not be known."""


class SharedRates(Rates):
    """A rate by its name. It is asked in a thread: the answer comes from the database."""

    def __init__(self, storage: Storage, name: str, per_second: float, at_once: float) -> None:
        super().__init__(per_second, at_once)
        self._storage = storage
        self._name = name

    def allows(self, address: str, drops: float = 1.0) -> bool:
        """Take some drops from the bucket of an address; whether there were enough."""
        who = blake2b(f"{self._name} {address}".encode(), key=self._storage.key, digest_size=16).hexdigest()
        cost, most = (round(SECOND * some / self.per_second) for some in (drops, self.at_once))
        allowed: list[bool] = []

        def write(connection: Connection) -> None:
            taken = connection.exec_driver_sql(_TAKE, (who, cost, cost, cost, most)).first()
            allowed.append(taken is not None)

        if cost > most:
            return False
        self._storage.submit(write).result()
        return allowed[0]
