"""SQLite: tables in one file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from osada.server import schema, steps
from osada.server.schema import StorageError, reason

PRAGMAS = ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL")


def engine(file: Path, foreign_keys: bool = True) -> Engine:
    """The database in a file. An option ``writes`` takes the right to write when a transaction begins."""
    made = create_engine(URL.create("sqlite", database=str(file)))

    @event.listens_for(made, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin below, never by themselves
        for pragma in (*PRAGMAS, f"foreign_keys = {foreign_keys:d}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(made, "begin")
    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return made


def migrate(
    file: Path, keep: Callable[[Path, int], None] = lambda file, version: None, newest: int | None = None
) -> None:
    """Bring a database, old or new, to the newest version; StorageError if it is damaged, not ours, or from the future.

    ``keep`` is called before every step with the version that it leaves, but not for a new database. Foreign keys
    rest meanwhile: a step that rebuilds a table would else delete all that refers to it.
    """
    opened = engine(file, foreign_keys=False).execution_options(writes=True)
    try:
        with opened.begin() as connection:
            _whole(connection, file, "quick_check")
            version = steps.version(connection, str(file))
        new = version == 0
        for number in range(version, len(schema.STEPS) if newest is None else newest):
            if not new:
                keep(file, number)
            with opened.begin() as connection:
                _take(connection, number, file)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StorageError(f"{file} cannot be used: {reason(error)}") from error
    finally:
        opened.dispose()


def check(copy: Path, file: Path, newest: bool = False) -> None:
    """StorageError unless a copy of a file is a whole database of Osada's that this version can read; with ``newest``
    also unless all steps have been taken."""
    opened = create_engine(URL.create("sqlite", database=str(copy)))
    try:
        with opened.connect() as connection:
            _whole(connection, file, "integrity_check")
            steps.check(connection, str(file), newest)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StorageError(f"{file} cannot be used: {reason(error)}") from error
    finally:
        opened.dispose()


def _whole(connection: Connection, file: Path, how: str) -> None:
    faults = connection.exec_driver_sql(f"PRAGMA {how}(1)").scalars().all()
    if faults != ["ok"]:
        raise StorageError(f"{file} is damaged: {faults[0]}")


def _take(connection: Connection, number: int, file: Path) -> None:
    steps.take(connection, number)
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise StorageError(f"{file}: the step to version {number + 1} would leave rows without their table")
