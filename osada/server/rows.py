"""All rows of one database to another, and whether they have arrived: from PostgreSQL to a file and back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Connection, Result, Row, String, TableClause, column, inspect, select, table
from sqlalchemy.exc import SQLAlchemyError

from osada.files import sync
from osada.server import copies, postgres, sqlite, stamp, steps
from osada.server.database import DATABASE, InPostgres
from osada.server.schema import StorageError, reason

AT_ONCE = 500
"""Rows that are sent together."""
STREAMED = {"yield_per": AT_ONCE}


def tables_of(connection: Connection) -> list[tuple[TableClause, list[str]]]:
    """All tables with the columns that tell their rows apart; whatever another refers to comes before it."""
    found = inspect(connection)
    listed = [name for name, _ in found.get_sorted_table_and_fkc_names() if name is not None]
    return [
        (
            table(name, *(column(one["name"], one["type"]) for one in found.get_columns(name))),
            list(found.get_pk_constraint(name)["constrained_columns"]),
        )
        for name in listed
    ]


def _in_order(connection: Connection, one: TableClause, keys: list[str]) -> Result[Any]:
    """All rows of a table, in an order that is the same in every database."""
    by: list[ColumnElement[Any]] = [one.c[key] for key in keys] or list(one.c)
    if connection.dialect.name == "postgresql":  # whose letters would be sorted as in its language
        by = [key.collate("C") if isinstance(key.type, String) else key for key in by]
    return connection.execute(select(one).order_by(*by), execution_options=STREAMED)


def copy_rows(source: Connection, target: Connection) -> None:
    """All rows, into tables that are made already; what was in them goes."""
    listed = tables_of(source)
    for one, _ in reversed(listed):
        target.execute(table(one.name).delete())
    for one, _ in listed:
        names = [each.name for each in one.c]
        into = table(one.name, *map(column, names)).insert()
        with source.execute(select(one), execution_options=STREAMED) as found:
            for rows in found.partitions(AT_ONCE):
                target.execute(into, [dict(zip(names, row, strict=True)) for row in rows])


def compare_rows(source: Connection, target: Connection, name: str) -> int:
    """How many rows there are in both; StorageError at the first that differs."""
    count = 0
    for one, keys in tables_of(source):
        with _in_order(source, one, keys) as read, _in_order(target, one, keys) as written:
            for here, there in zip_longest(read, written):
                if here != there:
                    became = f"{_short(here)} has become {_short(there)}"
                    raise StorageError(f"{name}: the copy differs in {one.name}: {became}")
                count += 1
    return count


def _short(row: Row[Any] | None) -> str:
    return "nothing" if row is None else repr(row)[:120]


@contextmanager
def copied(source: InPostgres, copy: Path, version: int | None = None) -> Iterator[Path]:
    """The database as it is at one moment, as a file of SQLite's that was held against it row by row, to be moved to
    where it belongs. It is of the same version; ``version`` if that is known."""
    opened = postgres.engine(source.url, pooled=False)
    try:
        copy.unlink(missing_ok=True)
        copy.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        copy.touch(mode=copies.MODE)
        with opened.connect().execution_options(isolation_level="REPEATABLE READ") as read:
            steps.check(read, source.name)
            sqlite.migrate(copy, newest=version or steps.version(read, source.name))
            into = sqlite.engine(copy)
            try:
                with into.execution_options(writes=True).begin() as written:
                    copy_rows(read, written)
                with into.connect() as written:
                    compare_rows(read, written, str(copy))
            finally:
                into.dispose()
        _finish(copy)
        yield copy
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        raise StorageError(f"{source.name} cannot be copied: {reason(error)}") from error
    finally:
        for ending in ("", *copies.BESIDE):
            copy.with_name(copy.name + ending).unlink(missing_ok=True)


def _finish(copy: Path) -> None:
    """One file with nothing beside it, and a stamp of its own."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as opened:
        opened.execute("PRAGMA journal_mode = DELETE")
        stamp.put(opened, stamp.unused())
    sync(copy)


def keep_version(source: InPostgres, version: int) -> None:
    """Keep a database as it is before a step of the schema changes it, in the folder that belongs to it."""
    kept = copies.unused(source.folder / DATABASE, version)
    with copied(source, kept.with_name(f"{kept.name}.part"), version) as copy:
        copy.replace(kept)
        sync(kept.parent)


def put(file: Path, target: Connection, name: str) -> int:
    """All rows of a file, into the database of an open transaction, in place of what is there; how many."""
    opened = sqlite.engine(file)
    try:
        with opened.connect() as source:
            copy_rows(source, target)
            return compare_rows(source, target, name)
    finally:
        opened.dispose()
