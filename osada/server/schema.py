"""The tables of the database, and the steps that bring an older one to the newest version.

They are said twice: as `Table` for the queries, and as the SQL of the steps, which is never edited once it has been
released. A test holds one against the other.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    create_engine,
    event,
)
from sqlalchemy.exc import SQLAlchemyError


class StorageError(Exception):
    """What is stored cannot be read, or what was to be stored is not; the message says which and why."""


METADATA = MetaData()


def _of_table(index: bool) -> Column[str]:
    table = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, table, nullable=False, primary_key=True, index=index)


META = Table("meta", METADATA, Column("version", Integer, nullable=False))

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    Column("game", Text, nullable=False),
    Column("header", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("finished", Integer, nullable=False),
    Column("summary", Text),
    Index("ix_tables_newest", "changed", "created", "id"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    _of_table(index=False),
    Column("number", Integer, primary_key=True, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("detail", Text, nullable=False),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("profile", Text, primary_key=True, nullable=False),
    _of_table(index=True),
    Column("seat", Integer, primary_key=True, nullable=False),
)
"""Who sits where, watches, or has made a table."""

KEYS = Table("keys", METADATA, Column("key", Text, nullable=False))
"""One row: the key that the secrets of links are made with."""

COACHINGS = Table(
    "coachings",
    METADATA,
    _of_table(index=False),
    Column("document", Text, nullable=False),
)
"""What the coach has said of a game that is over."""


def _of_profile(primary: bool = False) -> Column[str]:
    profile = ForeignKey("profiles.id", ondelete="CASCADE")
    return Column("profile", Text, profile, nullable=False, index=True, primary_key=primary)


PROFILES = Table(
    "profiles",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("theme", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("code", Text, index=True),
)
"""A person: what is empty was never chosen; the recovery code is a hash."""

BROWSERS = Table(
    "browsers",
    METADATA,
    Column("digest", Text, primary_key=True, nullable=False),
    _of_profile(),
)
"""Whose browsers they are, by the hashes of their cookies."""

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    _of_profile(),
    Column("key", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("created", Integer, nullable=False),
)
"""The public keys of passkeys."""

LINKS = Table(
    "links",
    METADATA,
    _of_table(index=False),
    Column("seat", Integer, primary_key=True, nullable=False),
    Column("renewed", Integer, nullable=False),
)
"""How often the links of seats have been renewed; a seat without a row never."""

ASKS = Table(
    "asks",
    METADATA,
    _of_table(index=False),
    Column("seat", Integer, primary_key=True, nullable=False),
    Column("profile", Text, primary_key=True, nullable=False),
    Column("name", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("refused", Integer, nullable=False),
)
"""Who would like to sit where somebody sits already."""

STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE meta (version INTEGER NOT NULL)",
        """CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY,
            game TEXT NOT NULL,
            header TEXT NOT NULL,
            seats TEXT NOT NULL,
            created INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            finished INTEGER NOT NULL)""",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER NOT NULL,
            action INTEGER,
            detail TEXT NOT NULL,
            PRIMARY KEY (table_id, number))""",
        """CREATE TABLE members (
            browser TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            PRIMARY KEY (browser, table_id, seat))""",
        "CREATE INDEX ix_members_table_id ON members (table_id)",
        "CREATE TABLE keys (key TEXT NOT NULL)",
    ),
    (
        """CREATE TABLE coachings (
            table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            document TEXT NOT NULL)""",
    ),
    ("DELETE FROM coachings",),  # they lack what a turn brought: the coach looks again
    ("ALTER TABLE tables ADD COLUMN summary TEXT",),  # of an older table it is made when it is first listed
    (  # every browser that sits somewhere becomes a person
        """CREATE TABLE profiles (
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            theme TEXT NOT NULL,
            created INTEGER NOT NULL,
            code TEXT)""",
        "CREATE INDEX ix_profiles_code ON profiles (code)",
        """CREATE TABLE browsers (
            digest TEXT NOT NULL PRIMARY KEY,
            profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE)""",
        "CREATE INDEX ix_browsers_profile ON browsers (profile)",
        """CREATE TABLE passkeys (
            id TEXT NOT NULL PRIMARY KEY,
            profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            count INTEGER NOT NULL,
            created INTEGER NOT NULL)""",
        "CREATE INDEX ix_passkeys_profile ON passkeys (profile)",
        """CREATE TABLE links (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            renewed INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat))""",
        """CREATE TABLE asks (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            profile TEXT NOT NULL,
            name TEXT NOT NULL,
            key TEXT NOT NULL,
            refused INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat, profile))""",
        """INSERT INTO profiles (id, name, language, theme, created)
            SELECT browser, '', '', '', min(tables.created) FROM members JOIN tables ON tables.id = table_id
            GROUP BY browser""",
        "INSERT INTO browsers (digest, profile) SELECT id, id FROM profiles",
        "ALTER TABLE members RENAME COLUMN browser TO profile",
    ),
    ("CREATE INDEX IF NOT EXISTS ix_tables_newest ON tables (changed, created, id)",),  # the newest need no sorting
)
"""Step n brings version n to version n + 1; a version is the number of steps taken."""

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


def migrate(file: Path, keep: Callable[[Path, int], None] = lambda file, version: None) -> None:
    """Bring a database, old or new, to the newest version; StorageError if it is damaged, not ours, or from the future.

    ``keep`` is called before every step with the version that it leaves, but not for a new database. Foreign keys
    rest meanwhile: a step that rebuilds a table would else delete all that refers to it.
    """
    opened = engine(file, foreign_keys=False).execution_options(writes=True)
    try:
        with opened.begin() as connection:
            _whole(connection, file, "quick_check")
            version = _version(connection, file)
        new = version == 0
        for number in range(version, len(STEPS)):
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
            version = _version(connection, file)
            if version == 0:
                raise StorageError(f"{file} is a database, but none of Osada's")
            if newest and version < len(STEPS):
                raise StorageError(f"{file} is of an older Osada: start a server on it once, which brings it up to now")
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StorageError(f"{file} cannot be used: {reason(error)}") from error
    finally:
        opened.dispose()


def _whole(connection: Connection, file: Path, how: str) -> None:
    faults = connection.exec_driver_sql(f"PRAGMA {how}(1)").scalars().all()
    if faults != ["ok"]:
        raise StorageError(f"{file} is damaged: {faults[0]}")


def _version(connection: Connection, file: Path) -> int:
    names = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars().all()
    if not names:
        return 0
    versions = connection.exec_driver_sql("SELECT version FROM meta").scalars().all() if "meta" in names else []
    if len(versions) != 1 or not isinstance(versions[0], int):
        raise StorageError(f"{file} is a database, but none of Osada's")
    if versions[0] > len(STEPS):
        raise StorageError(f"{file} has version {versions[0]}, this Osada knows versions up to {len(STEPS)}")
    return versions[0]


def _take(connection: Connection, number: int, file: Path) -> None:
    for statement in STEPS[number]:
        connection.exec_driver_sql(statement)
    connection.execute(META.delete())
    connection.execute(META.insert(), {"version": number + 1})
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise StorageError(f"{file}: the step to version {number + 1} would leave rows without their table")


def reason(error: Exception) -> str:
    """What the database said, without SQLAlchemy's frame."""
    return str(getattr(error, "orig", None) or error)
