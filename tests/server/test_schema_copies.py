"""Before a step of the schema a copy is kept; and what is kept is its owner's alone."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from osada.server import copies, schema
from osada.server.backup import restore
from osada.server.storage import DATABASE, Storage, StorageError, StoredTable
from tests.patience import PATIENCE

TABLE = StoredTable("t", "kingdom-builder", {}, [], 5, 5, False)
ADDED = ("ALTER TABLE tables ADD COLUMN motto TEXT",)
CHANGED = ("UPDATE tables SET motto = 'new'",)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with Storage(tmp_path / "data") as kept:
        kept.create(TABLE).result(PATIENCE)
    return tmp_path / "data"


def columns(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as raw:
        return [row[1] for row in raw.execute("PRAGMA table_info(tables)")]


def copies_in(folder: Path) -> list[str]:
    return sorted((file.name for file in folder.glob("osada-version-*")), key=lambda name: (len(name), name))


def test_every_step_leaves_a_copy_of_what_was_before_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    version = len(schema.STEPS)
    assert copies_in(folder) == [], "a new database has nothing to lose"
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ADDED, CHANGED))
    Storage(folder).close()
    first, second = (folder / f"osada-version-{number}.sqlite" for number in (version, version + 1))
    assert copies_in(folder) == [first.name, second.name]
    assert "motto" not in columns(first) and "motto" in columns(second)
    with closing(sqlite3.connect(second)) as raw:
        assert raw.execute("SELECT id, motto FROM tables").fetchall() == [("t", None)]
    Storage(folder).close()
    assert len(copies_in(folder)) == 2, "no step, no copy"


def test_a_copy_can_be_restored_by_the_older_version(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as newer:
        newer.setattr(schema, "STEPS", (*schema.STEPS, ADDED))
        Storage(folder).close()
    with pytest.raises(StorageError, match="this Osada knows versions up to"):
        Storage(folder)
    restore(folder, folder / copies_in(folder)[0])
    with Storage(folder) as kept:
        assert kept.table("t") == TABLE


def test_a_step_is_not_taken_without_its_copy(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copies, "sync", full)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ADDED))
    with pytest.raises(StorageError, match="No space left"):
        Storage(folder)
    assert "motto" not in columns(folder / DATABASE) and copies_in(folder) == []


def test_an_older_copy_is_not_overwritten(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    version = len(schema.STEPS)
    (folder / f"osada-version-{version}.sqlite").write_text("precious")
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ADDED))
    Storage(folder).close()
    assert (folder / f"osada-version-{version}.sqlite").read_text() == "precious"
    assert "motto" not in columns(folder / f"osada-version-{version}-2.sqlite")


@pytest.mark.skipif(os.name == "nt", reason="there are no such modes")
def test_what_is_kept_is_its_owners_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / DATABASE).chmod(0o644)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ADDED))
    with Storage(folder) as kept:
        kept.delete("t").result(PATIENCE)
        found = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.glob("osada*.sqlite*")}
    assert {"osada.sqlite", "osada.sqlite-wal"} < found.keys() and len(found) >= 3
    assert set(found.values()) == {0o600}, found


@pytest.mark.skipif(os.name == "nt", reason="there are no such modes")
def test_a_new_database_is_its_owners_alone_in_an_open_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    before = os.umask(0)
    try:
        Storage(tmp_path).close()
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / DATABASE).stat().st_mode) == 0o600
