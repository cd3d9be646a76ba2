"""SQLite alone: files that are no databases or damaged, full disks, folders that are in use, older databases."""

from __future__ import annotations

import sqlite3 as driver
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection

from osada.server import schema, sqlite
from osada.server.backup import backup
from osada.server.storage import Storage, StorageError
from tests.patience import PATIENCE
from tests.server.test_storage import APPENDING, TABLE, done, entries, entry, held, numbers


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Storage]:
    with Storage(tmp_path / "data") as opened:
        done(opened.create(TABLE, [("me", 0), ("me", 0), ("you", -1)]))
        yield opened


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "osada.sqlite"


def version(file: Path) -> int:
    with closing(driver.connect(file)) as raw:
        return int(raw.execute("SELECT version FROM meta").fetchone()[0])


def names(file: Path) -> list[str]:
    with closing(driver.connect(file)) as raw:
        return [name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]


def test_if_sqlite_takes_all_back_all_fail(kept: Storage) -> None:
    """As it may when the disk is full; the writes that come after must not be written without a transaction."""

    def take_back(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise driver.OperationalError("database or disk is full")

    with held(kept):
        futures = [kept.append("t", [entry(1)]), kept.submit(take_back), kept.append("t", [entry(1)])]
    assert all(isinstance(future.exception(PATIENCE), StorageError) for future in futures)
    assert numbers(kept) == []
    done(kept.append("t", [entry(1)]))


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "max_page_count = 100"))
    with Storage(tmp_path) as kept:
        done(kept.create(TABLE))
        large = replace(entry(2), detail={"text": "x" * 1_000_000})
        with held(kept):
            futures = [kept.append("t", [one]) for one in (entry(1), large, entry(2), entry(3))]
        outcomes = [future.exception(PATIENCE) for future in futures]
        assert "full" in str(outcomes[1])
        assert numbers(kept) == [number for number, at in ((1, 0), (2, 2), (3, 3)) if outcomes[at] is None]
        done(kept.append("t", [entry(len(numbers(kept)) + 1)]))


def test_connections_are_careful(kept: Storage) -> None:
    with kept.reading() as connection:
        asked = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert asked == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}


REBUILT = (
    "CREATE TABLE other AS SELECT *, 'x' AS motto FROM tables",
    "DROP TABLE tables",
    "CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, header TEXT NOT NULL, seats TEXT NOT NULL,"
    " created INTEGER NOT NULL, changed INTEGER NOT NULL, finished INTEGER NOT NULL, summary TEXT,"
    " motto TEXT)",
    "INSERT INTO tables SELECT * FROM other",
    "DROP TABLE other",
)


def test_an_older_database_is_brought_up_to_now(
    kept: Storage, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done(kept.append("t", entries(1, 3)))
    kept.close()
    before = version(file)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, REBUILT, ("UPDATE tables SET motto = motto || 'y'",)))
    for _ in range(2):
        with Storage(tmp_path / "data") as again:
            assert numbers(again) == [1, 2, 3] and again.seats_of("me", "t") == {0}, "nothing went with the old table"
            assert again.table("t") == replace(TABLE, changed=again.tables_of("me", 9)[0].changed)
        with closing(driver.connect(file)) as raw:
            assert raw.execute("SELECT motto FROM tables").fetchall() == [("xy",)]
        assert version(file) == before + 2


def before_people(raw: driver.Connection) -> None:
    """Take a database back to version 4."""
    for name in (
        "challenges",
        "rates",
        "muted",
        "sayings",
        "strangers",
        "announced",
        "pauses",
        "deadlines",
        "quiet",
        "notices",
        "ways",
        "present",
        "jobs",
        "processes",
        "evenings",
        "sets",
        "pad_taps",
        "pads",
        "asks",
        "links",
        "passkeys",
        "browsers",
        "profiles",
    ):
        raw.execute(f"DROP TABLE {name}")
    raw.execute("ALTER TABLE members RENAME COLUMN profile TO browser")
    raw.execute("UPDATE meta SET version = 4")
    raw.commit()


def test_what_the_coach_said_before_it_told_what_turns_brought_is_asked_again(
    kept: Storage, file: Path, tmp_path: Path
) -> None:
    done(kept.keep_coaching("t", [{"at": 0}]))
    kept.close()
    with closing(driver.connect(file)) as raw:
        before_people(raw)
        raw.execute("UPDATE meta SET version = 2")
        raw.execute("ALTER TABLE tables DROP COLUMN summary")
        raw.commit()
    with Storage(tmp_path / "data") as again:
        assert again.coaching("t") is None and again.table("t") is not None


@pytest.mark.parametrize(
    ("bad", "why"), [("no SQL", "syntax error"), ("DELETE FROM tables", r"version \d+ would leave rows without")]
)
def test_a_step_is_taken_whole_or_not(
    kept: Storage, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: str, why: str
) -> None:
    kept.close()
    good = "ALTER TABLE tables ADD COLUMN motto TEXT"
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, (good,), ("CREATE TABLE half (a)", bad)))
    with pytest.raises(StorageError, match=why):
        Storage(tmp_path / "data")
    assert version(file) == len(schema.STEPS) - 1 and "half" not in names(file)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "osada.sqlite").write_text("no database at all, but longer than the header of one" * 50)
    for _ in range(2):
        with pytest.raises(StorageError, match=r"osada\.sqlite cannot be used: file is not a database"):
            Storage(tmp_path)


def test_a_damaged_database(kept: Storage, file: Path, tmp_path: Path) -> None:
    for number in range(1, 60):
        kept.append("t", [replace(entry(number), detail={"text": "x" * 1000})])
    kept.close()
    contents = bytearray(file.read_bytes())
    middle = len(contents) // 2 // 4096 * 4096
    contents[middle : middle + 8192] = b"\xa5" * 8192
    file.write_bytes(contents)
    with pytest.raises(StorageError, match=r"osada\.sqlite"):
        Storage(tmp_path / "data")


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="cannot be used"):
        Storage(tmp_path / "file" / "data")


def test_folders_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "hra #1? 100% žluť"
    with Storage(folder) as kept:
        done(kept.create(TABLE))
    backup(folder, tmp_path / "copy")
    assert version(tmp_path / "copy") == version(folder / "osada.sqlite")


def test_one_server_at_a_time(kept: Storage, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="data is in use by another server"):
        Storage(tmp_path / "data")
    second = subprocess.run(
        [sys.executable, "-c", APPENDING, str(tmp_path / "data")], capture_output=True, text=True, check=False
    )
    assert "in use by another server" in second.stderr
    kept.close()
    with Storage(tmp_path / "data") as again:
        assert again.table("t") == TABLE


def test_a_backup_that_cannot_be_made_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="there is no"):
        backup(tmp_path / "none", tmp_path / "copy")
    (tmp_path / "osada.sqlite").write_text("no database" * 200)
    with pytest.raises(StorageError, match="not a database"):
        backup(tmp_path, tmp_path / "copy")
    with pytest.raises(StorageError, match="cannot be copied"):
        backup(tmp_path, tmp_path / "nowhere" / "copy")
    assert [file.name for file in tmp_path.iterdir()] == ["osada.sqlite"]


def test_a_backup_is_another_file_than_the_database(kept: Storage, file: Path, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="already there"):
        backup(tmp_path / "data", file, overwrite=True)
    assert kept.table("t") == TABLE
