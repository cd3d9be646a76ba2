"""One table as a file, from one database to another; and whether all tables can be read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from osada.core.plain import NotJson, parse_json
from osada.files import read, write
from osada.server.database import Database, database
from osada.server.loading import load_table
from osada.server.reading import PARTS, Reading, Unreadable
from osada.server.schema import TABLES, StorageError
from osada.server.storage import Storage

FORM = 2
"""The form of these files. In the first there were browsers in place of profiles, and links were never renewed."""


def document(raw: dict[str, Any]) -> dict[str, Any]:
    """All that is stored of a table, as it is written to a file."""
    return {"osada table": FORM, **raw}


@contextmanager
def reading(place: Path | Database) -> Iterator[Reading]:
    """The tables of a folder or a database, also while a server uses it; nothing is changed."""
    database(place).check()
    with Reading(place) as opened:
        yield opened


def check_tables(place: Path | Database) -> Iterator[tuple[str, str | None]]:
    """All tables by their ids, each with why it cannot be read, or None; StorageError if none can."""
    with reading(place) as opened:
        for table_id in opened.ids():
            try:
                stored = opened.table(table_id)
                if stored is not None:
                    load_table(stored, opened)
            except Unreadable as error:
                yield table_id, str(error)
            else:
                yield table_id, None


def export_table(place: Path | Database, table_id: str, file: Path) -> None:
    """All that is stored of a table, to a new file that is its owner's alone."""
    if file.exists():
        raise StorageError(f"{file} is already there")
    with reading(place) as opened:
        raw = opened.raw(table_id)
    if raw is None:
        raise StorageError(f"there is no table {table_id} in {opened.name}")
    write(file, json.dumps(document(raw), indent=1) + "\n", mode=0o600)


def import_table(place: Path | Database, file: Path) -> str:
    """Put a table from a file into a folder that no server uses, or a database; its id. Nothing is overwritten."""
    try:
        raw = _rows(parse_json(read(str(file))))
    except NotJson as error:
        raise StorageError(f"{file}: {error}") from None
    except (KeyError, TypeError, ValueError) as error:
        raise StorageError(f"{file} is no table that osada export has written: {error}") from None
    table_id: str = raw["table"]["id"]
    with Storage(place) as storage:
        if storage.raw(table_id) is not None:
            raise StorageError(f"there is a table {table_id} in {storage.name} already, and nothing is overwritten")
        try:
            _try(raw)
        except Unreadable as error:
            raise StorageError(f"{file}: the table cannot be read: {error}") from None
        storage.put(raw).result()
    return table_id


def _try(raw: dict[str, Any]) -> None:
    """Put a table into a database that is thrown away, and read it there."""
    with TemporaryDirectory() as folder, Storage(Path(folder)) as storage:
        storage.put(raw).result()
        stored = storage.table(raw["table"]["id"])
        assert stored is not None
        load_table(stored, storage)


def _rows(found: Any) -> dict[str, Any]:
    """The rows of a document, each with the columns that there are and no other."""
    if isinstance(found, dict) and found.get("osada table") == 1:
        found = _of_now(found)
    if not isinstance(found, dict) or found.get("osada table") != FORM:
        raise ValueError(f'expected an object with "osada table": {FORM}')
    rows: dict[str, Any] = {"table": _row(found["table"], TABLES)}
    for name, part in PARTS.items():
        rows[name] = [_row(row, part) for row in found[name]]
    return rows


def _of_now(found: dict[str, Any]) -> dict[str, Any]:
    """A document of the first form as it would be written now."""
    members = [{"profile" if key == "browser" else key: row[key] for key in row} for row in found["members"]]
    return {**found, "osada table": FORM, "members": members, "links": []}


def _row(found: Any, table: Any) -> dict[str, Any]:
    if not isinstance(found, dict):
        raise TypeError(f"a row of {table.name} is an object")
    wanted = {column.name: column for column in table.columns if column.name != "table_id"}
    if found.keys() != wanted.keys():
        raise ValueError(f"a row of {table.name} has {', '.join(wanted)}")
    for name, column in wanted.items():
        kind = column.type.python_type
        if not (type(found[name]) is kind or (found[name] is None and column.nullable)):
            raise TypeError(f"{table.name}.{name}: expected {kind.__name__}")
    return found
