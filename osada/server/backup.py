"""Copies of all tables, and the way back. What cannot be done leaves everything as it was."""

from __future__ import annotations

import shutil
from itertools import count
from pathlib import Path

from osada.files import sync
from osada.server import stamp
from osada.server.copies import BESIDE, MODE, copied
from osada.server.schema import StorageError
from osada.server.storage import DATABASE, locked


def backup(folder: Path, file: Path, overwrite: bool = False) -> None:
    """A copy of a folder's database as it is at one moment, in one file; a server may run meanwhile."""
    source = folder / DATABASE
    if not source.is_file():
        raise StorageError(f"there is no {source}")
    if file.exists() and (not overwrite or file.samefile(source)):
        raise StorageError(f"{file} is already there")
    with copied(source, "mode=ro", file.with_name(f"{file.name}.part")) as copy:
        copy.replace(file)
        sync(file.parent)


def restore(folder: Path, file: Path) -> Path | None:
    """Put a backup into a folder that no server uses; what was there is kept in the folder that is returned."""
    with locked(folder):
        database = folder / DATABASE
        if not file.is_file():
            raise StorageError(f"there is no {file}")
        if database.exists() and file.samefile(database):
            raise StorageError(f"{file} is what is served: a backup is another file")
        how = "mode=ro" if stamp.log_of(file).exists() else "immutable=1"  # which leaves nothing beside the file
        with copied(file, how, folder / f"{DATABASE}.part") as copy:
            kept = _kept(folder)
            copy.replace(database)  # if this is the last that happens, the stamp tells that the log is not its log
            for ending in BESIDE:
                database.with_name(DATABASE + ending).unlink(missing_ok=True)
            sync(folder)
        return kept


def _kept(folder: Path) -> Path | None:
    """A copy of what is in a folder, in a new folder of its own that could be served; None if nothing is there."""
    names = [DATABASE, *(DATABASE + ending for ending in BESIDE), stamp.STAMP]
    found = [folder / name for name in names if (folder / name).exists()]
    if not found:
        return None
    kept = next(one for one in (folder / f"before-restore-{number}" for number in count(1)) if not one.exists())
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
