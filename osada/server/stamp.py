"""Whether the log that a killed server has left belongs to the database beside it.

SQLite writes to a log beside the database first, and whoever opens the database next takes over what is in there. It
does not see that the database was exchanged meanwhile, and then writes the old log over the new database. So every
database has a stamp: each start gives it a new one, each backup has its own, and a file says which one the log is for.
"""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from osada.files import BadFile, sync, write
from osada.server.schema import StorageError

STAMP = "osada.stamp"
PLACE = slice(60, 64)
"""Where the file of a database has the number that SQLite leaves to its users."""


def log_of(database: Path) -> Path:
    """The log that SQLite writes beside a database."""
    return database.with_name(f"{database.name}-wal")


def check(database: Path) -> None:
    """StorageError if there is a log that was written for another database; nothing is changed."""
    log, stamp = log_of(database), database.with_name(STAMP)
    try:
        if not log.exists() or not log.stat().st_size or not stamp.exists():
            return
        if str(_stamp_of(database)) in stamp.read_text("ascii", "replace").split():
            return
    except OSError as error:
        raise StorageError(f"{database} cannot be used: {error.strerror}") from error
    raise StorageError(
        f"{log} is not the log of {database}: one of them was exchanged after a server had been killed. Nothing has "
        f"been changed. If you have put {database.name} there, move it elsewhere and let osada restore put it back; "
        f"if they do belong together, delete {stamp.name}"
    )


def _stamp_of(database: Path) -> int:
    if not database.exists():
        return 0
    with database.open("rb") as opened:
        return int.from_bytes(opened.read(PLACE.stop)[PLACE])


def renew(database: Path) -> None:
    """A new stamp for a database that is open nowhere else.

    Until it has arrived in the database itself, the log may be for the old or the new one.
    """
    old, new = _stamp_of(database), unused()
    try:
        _keep(database, f"{old} {new}")
        with closing(sqlite3.connect(database, isolation_level=None)) as opened:
            put(opened, new)
            busy, *_ = opened.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if not busy:  # a backup may be reading
            _keep(database, f"{new}")
    except (BadFile, OSError, sqlite3.Error) as error:
        raise StorageError(f"{database} cannot be used: {error}") from error


def unused() -> int:
    """A new stamp, by chance."""
    return 1 + secrets.randbelow(2**31 - 1)


def put(opened: sqlite3.Connection, stamp: int) -> None:
    """Write a stamp into an open database."""
    opened.execute(f"PRAGMA user_version = {stamp}")


def _keep(database: Path, stamps: str) -> None:
    write(database.with_name(STAMP), stamps)
    sync(database.parent)
