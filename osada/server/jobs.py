"""What is under way at tables, among processes that share a database: a bot's turn, a coach's work, a
deadline.

Whoever is at it holds the job, for as long as its process says again and again that it is there. When that ends the job
is anybody's. All of it is PostgreSQL's: one process on SQLite needs none.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection

from osada.server.queue import Asker
from osada.server.rates import FORGET
from osada.server.schema import StorageError
from osada.server.storage import Storage, Write

LEASE = 15
"""Seconds after which a process that has said nothing counts as dead."""
BEAT = 3.0
"""Seconds between two signs of life."""
BOT, COACH, DEADLINE = "bot", "coach", "deadline"

_NOW = "extract(epoch from clock_timestamp())"
FREE = f"(holder IS NULL OR NOT EXISTS (SELECT 1 FROM processes WHERE id = holder AND until > {_NOW}))"
_HOLD = f"""INSERT INTO jobs (table_id, kind, holder, address, person, since)
    VALUES (%s, %s, %s, %s, %s, {_NOW}::bigint)
    ON CONFLICT (table_id, kind) DO UPDATE SET holder = excluded.holder
    WHERE jobs.holder = excluded.holder OR {FREE.replace("holder", "jobs.holder")} RETURNING 1"""
_TAKE = f"""UPDATE jobs SET holder = %s WHERE (table_id, kind) IN (
    SELECT table_id, kind FROM jobs WHERE {FREE} ORDER BY since LIMIT %s FOR UPDATE SKIP LOCKED)
    RETURNING table_id, kind, address, person"""
_BEAT = f"""INSERT INTO processes (id, until) VALUES (%s, {_NOW}::bigint + %s)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax = 0"""
_NOTE = f"""INSERT INTO jobs (table_id, kind, holder, address, person, since)
    VALUES (%s, %s, %s, %s, %s, {_NOW}::bigint) ON CONFLICT DO NOTHING"""
_BURY = f"DELETE FROM processes WHERE until < {_NOW} - 4 * {LEASE}"


class Job(NamedTuple):
    """Something to be done at a table, and whom it is for."""

    table_id: str
    kind: str
    asker: Asker


class Jobs:
    """The jobs of all processes."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.me = storage.me

    async def hold(self, table_id: str, kind: str, asker: Asker) -> bool:
        """A job is this process's from now on; False if another one is at it, or the table is gone."""
        given = (table_id, kind, self.me, asker.address, asker.person)
        found: list[Any] = []

        def write(connection: Connection) -> None:
            found.append(connection.exec_driver_sql(_HOLD, given).first())

        with suppress(StorageError):
            await asyncio.wrap_future(self._storage.submit(write))
            return found[0] is not None
        return False

    async def leave(self, table_id: str, kind: str) -> None:
        """A job is done, or has nothing to do for now."""
        gone = "DELETE FROM jobs WHERE table_id = %s AND kind = %s AND holder = %s"
        with suppress(StorageError):
            await asyncio.wrap_future(self._submit(gone, table_id, kind, self.me))

    def noting(self, table_id: str, kind: str, asker: Asker) -> Write:
        """The write by which there is something to do, in one transaction with what it comes from: if this process
        dies before it has begun, another one finds it."""
        given = (table_id, kind, self.me, asker.address, asker.person)
        return lambda connection: _run(connection, _NOTE, given)

    async def take(self, most: int) -> tuple[list[Job], bool]:
        """Say that this process is there, and take over some jobs whose processes are not; and whether the others had
        taken it for dead."""
        found: list[Job] = []
        new: list[bool] = []

        def write(connection: Connection) -> None:
            new.append(bool(connection.exec_driver_sql(_BEAT, (self.me, LEASE)).scalar()))
            connection.exec_driver_sql(_BURY)
            connection.exec_driver_sql(FORGET)
            for row in connection.exec_driver_sql(_TAKE, (self.me, most)):
                found.append(Job(row.table_id, row.kind, Asker(row.address, row.person)))

        await asyncio.wrap_future(self._storage.submit(write))
        return found, new[0]

    def waiting(self, kind: str) -> list[Job]:
        """All jobs of a kind, under way or not."""
        asked = "SELECT table_id, kind, address, person FROM jobs WHERE kind = %s"
        with self._storage.reading() as connection:
            rows = connection.exec_driver_sql(asked, (kind,)).all()
        return [Job(row.table_id, row.kind, Asker(row.address, row.person)) for row in rows]

    def end(self) -> None:
        """This process stops: what it holds is anybody's at once."""
        self._submit("DELETE FROM processes WHERE id = %s", self.me)

    def _submit(self, statement: str, *values: object) -> Future[None]:
        return self._storage.submit(lambda connection: _run(connection, statement, values))


def _run(connection: Connection, statement: str, values: tuple[object, ...]) -> None:
    connection.exec_driver_sql(statement, values)
