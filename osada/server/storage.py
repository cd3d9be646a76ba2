"""Tables are written to disk: their journals, and who sits where.

Writes go to one thread, which takes all that wait into one transaction: one fsync
for many tables. The future of a write is done when the write is on disk, so whoever waits for it may tell others.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from queue import Empty, SimpleQueue
from time import time
from typing import Any, NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from osada.server import news
from osada.server.database import DATABASE, Database
from osada.server.log import note
from osada.server.reading import PARTS, ListedTable, Reading, StoredEntry, StoredTable, Summary
from osada.server.schema import BROWSERS, COACHINGS, KEYS, MEMBERS, PROFILES, TABLES, StorageError, reason

A_WHILE = 5.0
"""Seconds after which a write that does not come to its end is a fault."""

Write = Callable[[Connection], None]

# The one write that every action makes: as plain SQL it takes a fifth of the time.
TOUCH = (
    "UPDATE tables SET changed = ?, finished = CASE finished WHEN 0 THEN ? ELSE finished END,"
    " summary = coalesce(?, summary) WHERE id = ?"
)
INSERT = "INSERT INTO entries (table_id, number, kind, seat, action, detail) VALUES (?, ?, ?, ?, ?, ?)"
INSERT_NEXT = """INSERT INTO entries (table_id, number, kind, seat, action, detail)
    SELECT %s::text, %s::bigint, %s::text, %s::bigint, %s::bigint, %s::text
    WHERE %s = (SELECT coalesce(max(number), 0) + 1 FROM entries WHERE table_id = %s)"""
"""The same where other processes write too, if the entry is the next one: one question to the database, not two."""
NEWEST = "SELECT coalesce(max(number), 0) FROM entries WHERE table_id = ?"


def all_of(writes: Sequence[Write]) -> Write:
    """Several writes as one."""

    def write(connection: Connection) -> None:
        for one in writes:
            one(connection)

    return write


class _Waiting(NamedTuple):
    """A write that is to be done, whoever waits for it, and what others are told of it."""

    write: Write
    future: Future[None]
    told: tuple[str, ...]


class AlreadyThere(StorageError):
    """An entry of this number is there already: somebody else was faster."""


class Storage(Reading):
    """All tables of a server: in a folder that no other server may use meanwhile, or in a database for several."""

    def __init__(self, place: Path | Database) -> None:
        super().__init__(place)
        self._touch, self._insert, self._newest = (
            said.replace("?", self.database.mark) for said in (TOUCH, INSERT, NEWEST)
        )
        self._let_go = self.database.claim()
        self._writing = self._engine.execution_options(writes=True)
        self.key = self._key()
        """What the secrets of links are made with; as old as the database."""
        self.me = secrets.token_hex(6)
        """The name of this process among those that share a database."""
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._last: dict[str, int] = {}
        """The newest entry of each table written to; the writer's own."""
        self._closing = threading.Lock()
        self._writer = threading.Thread(target=self._write_all, name="storage", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what still waits, then let go of the folder."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
            self._queue.put(None)
        self._writer.join()
        self._engine.dispose()
        self._let_go()

    def _key(self) -> bytes:
        with self._writing.begin() as connection:
            found = connection.execute(select(KEYS.c.key)).scalar()
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(KEYS.insert(), {"key": found})
        return bytes.fromhex(found)

    # Writes

    def create(
        self, table: StoredTable, members: Iterable[tuple[str, int]] = (), also: Write | None = None
    ) -> Future[None]:
        """A new table, and who sits there already; and something ``also`` with it."""
        row = asdict(table) | {"header": _json(table.header), "seats": _json(table.seats)}
        row |= {"summary": _summarised(table.summary), "finished": int(table.finished)}
        member_rows = [{"profile": profile, "table_id": table.id, "seat": seat} for profile, seat in set(members)]

        def write(connection: Connection) -> None:
            connection.execute(TABLES.insert(), row)
            if member_rows:
                connection.execute(MEMBERS.insert(), member_rows)
            if also is not None:
                also(connection)

        return self.submit(write)

    def put(self, raw: Mapping[str, Any]) -> Future[None]:
        """All rows of a new table, as `raw` gives them."""

        def write(connection: Connection) -> None:
            connection.execute(TABLES.insert(), raw["table"])
            for name, part in PARTS.items():
                if raw[name]:
                    connection.execute(part.insert(), [{"table_id": raw["table"]["id"], **row} for row in raw[name]])
            for profile in sorted({row["profile"] for row in raw["members"]}):
                _meet(connection, profile)

        return self.submit(write)

    def append(
        self,
        table_id: str,
        entries: Sequence[StoredEntry],
        finished: bool = False,
        summary: Summary | None = None,
        also: Write | None = None,
    ) -> Future[None]:
        """Append entries to a journal, all or none, and write something ``also`` with them. The numbers have to go on
        where the journal stops: a hole, or two entries of one number, could never be replayed. A finished table stays
        finished."""
        said = _summarised(summary)
        rows = [
            (table_id, entry.number, entry.kind, entry.seat, entry.action, _json(entry.detail)) for entry in entries
        ]

        def write(connection: Connection) -> None:
            touched = connection.exec_driver_sql(self._touch, (int(time()), int(finished), said, table_id)).rowcount
            if not touched:
                raise StorageError(f"there is no table {table_id}")
            if rows and not self._insert_next(connection, rows):
                last = self._last_number(connection, table_id)
                for expected, (_, number, *_) in enumerate(rows, start=last + 1):
                    if number <= last:
                        raise AlreadyThere(f"table {table_id}: entry {number} is already there")
                    if number != expected:
                        raise StorageError(f"table {table_id}: entry {number} came where {expected} is next")
                connection.exec_driver_sql(self._insert, rows if len(rows) > 1 else rows[0])
                self._last[table_id] = last + len(rows)
            if any(entry.kind == "go-on" for entry in entries):  # what was said of the game that was, is void
                connection.execute(COACHINGS.delete().where(COACHINGS.c.table_id == table_id))
            if also is not None:
                also(connection)

        return self.submit(write, news.ENTRIES, table_id, str(entries[-1].number if entries else 0))

    def _insert_next(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> bool:
        """Where others write, insert the one entry that is the next, in the transaction that holds the row of the table
        already: they wait. False if nothing was inserted so."""
        if not self.database.shared or len(rows) > 1:
            return False
        table_id, number = rows[0][:2]
        return bool(connection.exec_driver_sql(INSERT_NEXT, (*rows[0], number, table_id)).rowcount)

    def _last_number(self, connection: Connection, table_id: str) -> int:
        """The number of the newest entry. It is remembered; where others write it is read again."""
        if table_id not in self._last or self.database.shared:
            self._last[table_id] = connection.exec_driver_sql(self._newest, (table_id,)).scalar_one()
        return self._last[table_id]

    def summarise(self, table_id: str, summary: Summary) -> Future[None]:
        """What a list says of a table from now on; the table has not changed by it."""
        said = TABLES.update().where(TABLES.c.id == table_id).values(summary=_summarised(summary))
        return self.submit(lambda connection: _run(connection, said))

    def join(self, profile: str, table_id: str, seat: int) -> Future[None]:
        """Somebody may act for a seat, or watch (-1); doing it twice is harmless."""
        row = {"profile": profile, "table_id": table_id, "seat": seat}

        def write(connection: Connection) -> None:
            if not connection.execute(select(MEMBERS).filter_by(**row)).first():
                connection.execute(MEMBERS.insert(), row)

        return self.submit(write, news.SEATS, table_id)

    def keep_coaching(self, table_id: str, document: Any) -> Future[None]:
        """What the coach says of a table; it replaces what was said before."""
        row = {"table_id": table_id, "document": _json(document)}

        def write(connection: Connection) -> None:
            connection.execute(COACHINGS.delete().where(COACHINGS.c.table_id == table_id))
            connection.execute(COACHINGS.insert(), row)

        return self.submit(write)

    def delete(self, table_id: str) -> Future[None]:
        """The table goes, with its journal, and its members."""
        gone = TABLES.delete().where(TABLES.c.id == table_id)
        return self.submit(lambda connection: _run(connection, gone), news.GONE, table_id)

    def check(self) -> None:
        """StorageError unless tables can be read and written, within a few seconds."""
        with self.reading() as connection:
            connection.execute(select(KEYS.c.key)).first()
        try:
            self.submit(lambda connection: None).result(A_WHILE)
        except TimeoutError:
            raise StorageError(f"{self.name} cannot be written just now") from None

    # The writer

    def submit(self, write: Write, *told: str) -> Future[None]:
        """Let the writer do something; done when it is on disk. What other processes are ``told`` of it is news."""
        future: Future[None] = Future()
        future.set_running_or_notify_cancel()  # a write that was asked for happens, even if nobody waits for it
        with self._closing:
            if not self._closed:
                self._queue.put(_Waiting(write, future, told))
                return future
        future.set_exception(StorageError(f"{self.name} is closed"))
        return future

    def _write_all(self) -> None:
        more = True
        while more:
            waiting = [self._queue.get()]
            while True:
                try:
                    waiting.append(self._queue.get_nowait())
                except Empty:
                    break
            more = None not in waiting
            group = [write for write in waiting if write is not None]
            if group:
                self._write_group(group)

    def _write_group(self, group: list[_Waiting]) -> None:
        """One transaction. Nobody learns of a success before the commit."""
        if self.database.shared:  # two who lock the same tables in another order would wait for each other
            group.sort(key=lambda waiting: waiting.told[1:2])
        failures: list[StorageError | None]
        try:
            with self._writing.begin() as connection:
                alone = self.database.shared and len(group) == 1
                failures = [self._write(connection, waiting.write, alone) for waiting in group]
                if alone and failures[0] is not None:
                    connection.rollback()
                else:
                    self._tell(connection, group, failures)
        except Exception as error:
            self._last.clear()
            if self.database.shared and len(group) > 1:
                for waiting in group:
                    self._write_group([waiting])
                return
            failures = [StorageError(f"{self.name} cannot be written: {reason(error)}") for _ in group]
        for waiting, failure in zip(group, failures, strict=True):
            if failure is None:
                waiting.future.set_result(None)
            else:
                if not isinstance(failure, AlreadyThere):
                    note("a write failed", why=failure)
                waiting.future.set_exception(failure)

    def _tell(self, connection: Connection, group: list[_Waiting], failures: Sequence[StorageError | None]) -> None:
        """Other processes hear of what has been written when it is on disk."""
        if self.database.shared:
            done = [one.told for one, failure in zip(group, failures, strict=True) if failure is None and one.told]
            if done:
                connection.exec_driver_sql(news.SEND, ([" ".join((self.me, *told)) for told in done],))

    def _write(self, connection: Connection, write: Write, alone: bool) -> StorageError | None:
        """One write in its savepoint, and why it failed. One that is alone in its transaction needs none: that would be
        two more questions to a database that is elsewhere."""
        try:
            with nullcontext() if alone else connection.begin_nested():
                write(connection)
        except Exception as error:
            self._last.clear()
            if not self.database.holds(connection):
                raise
            if isinstance(error, StorageError):
                return error
            refused = "is refused" if isinstance(error, IntegrityError) else "failed"
            return StorageError(f"a write to {self.name} {refused}: {reason(error)}")
        return None


def _summarised(summary: Summary | None) -> str | None:
    return _json(vars(summary)) if summary else None


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _run(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def _meet(connection: Connection, profile: str) -> None:
    """Whoever sits at a table that comes from elsewhere is known by the browser that the profile was made with."""
    if not connection.execute(select(PROFILES.c.id).where(PROFILES.c.id == profile)).first():
        empty = {"name": "", "language": "", "theme": "", "created": int(time())}
        connection.execute(PROFILES.insert(), {"id": profile, **empty})
        if not connection.execute(select(BROWSERS.c.digest).where(BROWSERS.c.digest == profile)).first():
            connection.execute(BROWSERS.insert(), {"digest": profile, "profile": profile})


__all__ = [
    "DATABASE",
    "AlreadyThere",
    "ListedTable",
    "Storage",
    "StorageError",
    "StoredEntry",
    "StoredTable",
    "Summary",
]
