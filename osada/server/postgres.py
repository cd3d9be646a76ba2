"""PostgreSQL: tables on a server of their own, for one process or for many."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from osada.server import schema, steps
from osada.server.schema import StorageError, reason

ADDRESS = "OSADA_DATABASE"
PASSWORD = "OSADA_DATABASE_PASSWORD"
PASSWORD_FILE = "OSADA_DATABASE_PASSWORD_FILE"
"""Variables of the environment. What libpq reads (PGPASSWORD, PGPASSFILE) counts as well."""
CONNECTIONS = 20
"""As many as there may be at a time in one process: it reads in threads."""
AT_ONCE = "postgresql+psycopg"
IN_USE, STEPS = 1869832548, 1869832549
"""Advisory locks, each with the schema that it is for: whoever serves holds the first with others, and whoever replaces
all tables holds it alone; who takes steps of the schema holds the second."""
PATIENCE = 60
"""Seconds that are waited for a connection."""
ALIVE = 10
"""Seconds without a word after which a line is asked whether it is still there."""


def address(given: str, environment: Mapping[str, str] = os.environ) -> URL:
    """The address of a database with its password from the environment or a file; StorageError if it is none."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise StorageError("expected an address like postgresql://user@host/database") from None
    if url.drivername not in ("postgresql", "postgres", AT_ONCE):
        raise StorageError(f"expected an address like postgresql://user@host/database, not {url.drivername}://…")
    url = url.set(drivername=AT_ONCE)
    if url.password is not None:
        return url
    if file := environment.get(PASSWORD_FILE):
        try:
            return url.set(password=Path(file).read_text("utf-8").strip("\r\n"))
        except (OSError, UnicodeDecodeError) as error:
            raise StorageError(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    return url.set(password=environment[PASSWORD]) if environment.get(PASSWORD) else url


def engine(url: URL, pooled: bool = True) -> Engine:
    """The database at an address. What is read commits by itself; an option ``writes`` is a transaction."""
    how = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_timeout": PATIENCE} if pooled else {"poolclass": NullPool}
    given = {"connect_timeout": PATIENCE, "application_name": "osada", "keepalives_idle": ALIVE}
    try:
        return create_engine(url, connect_args=given, **how)
    except ModuleNotFoundError:
        raise StorageError("tables in PostgreSQL need a library: pip install osada[postgres]") from None


def lock(connection: Connection, how: str, key: int) -> bool:
    """Take or leave an advisory lock of the schema that the connection sees."""
    asked = f"SELECT pg_{how}({key}, hashtext(current_schema()))"
    return connection.exec_driver_sql(asked).scalar() is not False


@contextmanager
def failing(name: str) -> Iterator[None]:
    """What the database cannot do is a StorageError."""
    try:
        yield
    except SQLAlchemyError as error:
        raise StorageError(f"{name} cannot be used: {reason(error)}") from error


def claim(opened: Engine, name: str, keep: Callable[[int], None]) -> Connection:
    """For a server: bring the database to the newest version, if nobody else uses it, and use it with others while the
    connection is open. ``keep`` is called before every step with the version that it leaves."""
    with failing(name):
        connection = opened.connect().execution_options(isolation_level="AUTOCOMMIT")
    try:
        with failing(name):
            lock(connection, "advisory_lock", STEPS)
            if steps.version(connection, name) < len(schema.STEPS):
                _alone(connection, name)
                migrate(opened, name, keep)
                lock(connection, "advisory_unlock", IN_USE)
            if not lock(connection, "try_advisory_lock_shared", IN_USE):
                raise StorageError(f"{name} is being restored")
            lock(connection, "advisory_unlock", STEPS)
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def alone(opened: Engine, name: str, keep: Callable[[int], None]) -> Iterator[None]:
    """No server uses the database meanwhile; it is brought to the newest version."""
    with failing(name), opened.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        lock(connection, "advisory_lock", STEPS)
        _alone(connection, name)
        migrate(opened, name, keep)
        yield


def _alone(connection: Connection, name: str) -> None:
    if not lock(connection, "try_advisory_lock", IN_USE):
        raise StorageError(f"{name} is in use by another server")


def migrate(opened: Engine, name: str, keep: Callable[[int], None]) -> None:
    """Take the steps that are missing, each in a transaction of its own. Whoever calls it holds the locks."""
    with opened.begin() as connection:
        found = steps.version(connection, name)
    new = found == 0
    for number in range(found, len(schema.STEPS)):
        if not new:
            keep(number)
        with opened.begin() as connection:
            steps.take(connection, number)
