"""Copies of all tables, and the way back. What cannot be done leaves everything as it was."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, select

from osada.files import sync
from osada.server import postgres, rows, sqlite, stamp
from osada.server.copies import BESIDE, MODE, copied
from osada.server.database import DATABASE, Database, InFolder, InPostgres, database, locked
from osada.server.schema import PADS, PROFILES, TABLES, StorageError


def backup(place: Path | Database, file: Path, overwrite: bool = False) -> None:
    """A copy of a database as it is at one moment, in one file of SQLite's; servers may run meanwhile."""
    source = database(place)
    if isinstance(source, InFolder) and not source.file.is_file():
        raise StorageError(f"there is no {source.file}")
    if file.exists() and (not overwrite or (isinstance(source, InFolder) and file.samefile(source.file))):
        raise StorageError(f"{file} is already there")
    with _copy(source, file.with_name(f"{file.name}.part")) as copy:
        copy.replace(file)
        sync(file.parent)


def _copy(source: Database, copy: Path) -> AbstractContextManager[Path]:
    """A copy that was checked, to be moved to where it belongs."""
    if isinstance(source, InPostgres):
        return rows.copied(source, copy)
    assert isinstance(source, InFolder)
    return copied(source.file, "mode=ro", copy)


def restore(place: Path | Database, file: Path) -> Path | None:
    """Put a backup into a folder or a database that no server uses; what was there is kept in the folder that is
    returned."""
    target = database(place)
    if not file.is_file():
        raise StorageError(f"there is no {file}")
    return _restore_rows(target, file) if isinstance(target, InPostgres) else _restore_file(target.folder, file)


def _restore_file(folder: Path, file: Path) -> Path | None:
    with locked(folder):
        database = folder / DATABASE
        if database.exists() and file.samefile(database):
            raise StorageError(f"{file} is what is served: a backup is another file")
        with copied(file, _how(file), folder / f"{DATABASE}.part") as copy:
            kept = _kept(folder)
            copy.replace(database)  # if this is the last that happens, the stamp tells that the log is not its log
            for ending in BESIDE:
                database.with_name(DATABASE + ending).unlink(missing_ok=True)
            sync(folder)
        return kept


def _how(file: Path) -> str:
    return "mode=ro" if stamp.log_of(file).exists() else "immutable=1"  # which leaves nothing beside the file


def _restore_rows(target: InPostgres, file: Path) -> Path | None:
    with target.alone() as engine, _of_now(file, _how(file)) as copy:
        with engine.begin() as connection:
            empty = is_empty(connection)
        kept = None if empty else _kept_rows(target)
        _put(engine, target, copy)
    return kept


def migrate(folder: Path, target: InPostgres) -> int:
    """All that is in a folder that no server uses, to a database that is empty; how many rows. The folder stays as it
    is."""
    source = folder / DATABASE
    if not source.is_file():
        raise StorageError(f"there is no {source}")
    with locked(folder), target.alone() as engine, _of_now(source, "mode=ro") as copy:
        with engine.begin() as connection:
            if not is_empty(connection):
                raise StorageError(f"{target.name} has tables already, and nothing is overwritten")
        return _put(engine, target, copy)


@contextmanager
def _of_now(file: Path, how: str) -> Iterator[Path]:
    """A copy of a backup, brought to the newest version."""
    with TemporaryDirectory() as folder, copied(file, how, Path(folder) / f"{DATABASE}.part") as copy:
        sqlite.migrate(copy)
        yield copy


def _put(engine: Engine, target: InPostgres, copy: Path) -> int:
    with postgres.failing(target.name), engine.begin() as connection:
        return rows.put(copy, connection, target.name)


def is_empty(connection: Connection) -> bool:
    """Whether there is nobody and nothing in a database."""
    return not any(connection.execute(select(table).limit(1)).first() for table in (TABLES, PROFILES, PADS))


def _kept_rows(target: InPostgres) -> Path:
    """A copy of what is in a database, in a new folder that could be served."""
    target.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept = _unused(target.folder)
    kept.mkdir(mode=0o700)
    backup(target, kept / DATABASE)
    return kept


def _unused(folder: Path) -> Path:
    return next(one for one in (folder / f"before-restore-{number}" for number in count(1)) if not one.exists())


def _kept(folder: Path) -> Path | None:
    """A copy of what is in a folder, in a new folder of its own that could be served; None if nothing is there."""
    names = [DATABASE, *(DATABASE + ending for ending in BESIDE), stamp.STAMP]
    found = [folder / name for name in names if (folder / name).exists()]
    if not found:
        return None
    kept = _unused(folder)
    kept.mkdir(mode=0o700)
    try:
        for file in found:
            shutil.copyfile(file, kept / file.name)
            (kept / file.name).chmod(MODE)
            sync(kept / file.name)
        sync(kept)
        sync(folder)
    except BaseException:
        shutil.rmtree(kept)
        raise
    return kept
