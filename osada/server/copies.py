"""Whole copies of a database, checked, for its owner alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

from osada.files import sync
from osada.server import sqlite, stamp
from osada.server.schema import StorageError

BESIDE = ("-wal", "-shm", "-journal")
"""Endings of what SQLite keeps beside a database: none of it is for another one."""
MODE = 0o600
"""A database holds the seeds of games under way, and the key of all links."""


@contextmanager
def copied(source: Path, how: str, copy: Path) -> Iterator[Path]:
    """A whole database, on disk, to be moved to where it belongs; StorageError if the source is damaged or not ours."""
    try:
        stamp.check(source)
        copy.unlink(missing_ok=True)
        copy.touch(mode=MODE)
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?{how}", uri=True)) as opened:
            _copy(opened, copy)
        sqlite.check(copy, source)
        sync(copy)
        yield copy
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{source} cannot be copied: {error}") from error
    finally:
        copy.unlink(missing_ok=True)


def _copy(opened: sqlite3.Connection, copy: Path) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as written:
        opened.backup(written)
        written.execute("PRAGMA journal_mode = DELETE")
        stamp.put(written, stamp.unused())


def before_step(file: Path, version: int) -> None:
    """Keep a database as it is before a step of the schema changes it, beside it; older copies stay."""
    kept = unused(file, version)
    with copied(file, "mode=ro", kept.with_name(f"{kept.name}.part")) as copy:
        copy.replace(kept)
        sync(kept.parent)


def unused(file: Path, version: int) -> Path:
    """The name of a copy of a version that is not there yet, beside a database."""
    names = (f"{file.stem}-version-{version}{again}{file.suffix}" for again in _endings())
    return next(one for one in map(file.with_name, names) if not one.exists())


def _endings() -> Iterator[str]:
    yield ""
    yield from (f"-{number}" for number in count(2))


def own(file: Path) -> None:
    """A database, made if there is none, is its owner's alone, and so is what SQLite keeps beside it."""
    try:
        file.touch(mode=MODE)
        for one in (file, *(file.with_name(file.name + ending) for ending in BESIDE)):
            if one.exists():
                one.chmod(MODE)
    except OSError as error:
        raise StorageError(f"{file} cannot be used: {error.strerror}") from error
