"""PostgreSQL alone: its address and password, who uses it, its steps, and the ways from and to files."""

from __future__ import annotations

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from osada.server import postgres, rows, schema
from osada.server.backup import backup, migrate, restore
from osada.server.database import InPostgres, chosen
from osada.server.postgres import PASSWORD, PASSWORD_FILE
from osada.server.storage import AlreadyThere, Storage, StorageError
from osada.server.transfer import check_tables, export_table, import_table
from tests.patience import PATIENCE
from tests.postgres import Cluster, address_of, ask
from tests.server.browser import OSADA, Browser, serving
from tests.server.test_storage import TABLE, done, entries, entry, numbers

ADDED = ("ALTER TABLE tables ADD COLUMN motto INTEGER",)


@pytest.fixture
def place(cluster: Cluster, tmp_path: Path) -> InPostgres:
    return cluster.place(tmp_path / "data")


def filled(place: InPostgres | Path, count: int = 3) -> None:
    with Storage(place) as kept:
        done(kept.create(TABLE, [("me", 0), ("Žofie", -1)]))
        done(kept.append("t", entries(1, count)))


def osada(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [str(OSADA), *map(str, words), "--language", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


# Addresses


def test_the_password_comes_from_the_environment_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("from a file\n")
    given = "postgresql://osada@db.example/osada"
    assert postgres.address(given, {}).password is None
    assert postgres.address(given, {PASSWORD: "secret"}).password == "secret"
    assert postgres.address(given, {PASSWORD: "secret", PASSWORD_FILE: str(file)}).password == "from a file"
    assert postgres.address("postgresql://osada:own@db.example/osada", {PASSWORD: "secret"}).password == "own"
    with pytest.raises(StorageError, match="nowhere cannot be read"):
        postgres.address(given, {PASSWORD_FILE: str(tmp_path / "nowhere")})


def test_a_password_in_an_option_is_refused_and_never_said(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=PASSWORD) as refused:
        chosen(tmp_path, "postgresql://osada:secret@db.example/osada")
    assert "secret" not in str(refused.value)
    assert "secret" not in InPostgres("postgresql://osada:secret@db.example/osada", tmp_path).name


@pytest.mark.parametrize("address", ["", "nothing", "mysql://a@b/c", "sqlite:///file"])
def test_other_addresses_are_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(StorageError, match="postgresql://user@host/database"):
        InPostgres(address, tmp_path)


def test_a_database_that_cannot_be_reached_is_said_in_one_line(cluster: Cluster, tmp_path: Path) -> None:
    for address in ("postgresql://osada@127.0.0.1:1/x", cluster.address.replace("osada@", "stranger@")):
        refused = osada("serve", "--data", tmp_path, "--no-browser", "--database", address)
        assert refused.returncode and refused.stderr.count("\n") == 1 and "cannot be used" in refused.stderr


# Several servers


def test_several_servers_write_and_the_number_of_an_entry_is_the_lock(place: InPostgres) -> None:
    with Storage(place) as one, Storage(place) as other:
        assert one.key == other.key
        done(one.create(TABLE))
        for number in range(1, 9, 2):
            done(one.append("t", [entry(number)]))
            done(other.append("t", [entry(number + 1)]))
        with pytest.raises(AlreadyThere, match="entry 8 is already there"):
            done(one.append("t", [entry(8)]))
        assert numbers(one) == numbers(other) == list(range(1, 9))


def test_what_replaces_all_waits_for_nobody_to_serve(place: InPostgres, tmp_path: Path) -> None:
    filled(place)
    backup(place, tmp_path / "copy")
    with Storage(place) as kept:
        done(kept.append("t", [entry(4)]))
        with pytest.raises(StorageError, match="in use by another server"):
            restore(place, tmp_path / "copy")
        assert numbers(kept) == [1, 2, 3, 4]


# Steps


def test_a_step_leaves_a_copy_and_is_taken_once(place: InPostgres, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(place)
    version = len(schema.STEPS)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ADDED))
    with Storage(place), Storage(place):
        assert ask(address_of(place), "SELECT version FROM meta") == [(version + 1,)]
    kept = place.folder / f"osada-version-{version}.sqlite"
    assert [file.name for file in place.folder.iterdir()] == [kept.name]
    with closing(sqlite3.connect(kept)) as raw:
        assert raw.execute("SELECT version FROM meta").fetchall() == [(version,)]
        assert raw.execute("SELECT count(*) FROM entries").fetchall() == [(3,)]


def test_no_step_is_taken_while_somebody_serves(place: InPostgres, monkeypatch: pytest.MonkeyPatch) -> None:
    with Storage(place):
        monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ADDED))
        with pytest.raises(StorageError, match="in use by another server"):
            Storage(place)


def test_a_step_is_taken_whole_or_not(place: InPostgres, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(place)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, (*ADDED, "no SQL")))
    with pytest.raises(StorageError, match="syntax error"):
        Storage(place)
    monkeypatch.undo()
    with Storage(place) as kept:
        assert numbers(kept) == [1, 2, 3]


# From and to files


def test_a_restore_goes_back_and_keeps_what_was_there(place: InPostgres, tmp_path: Path) -> None:
    filled(place)
    with Storage(place) as kept:
        key = kept.key
        backup(place, tmp_path / "copy")
        done(kept.append("t", [entry(4)]))
    assert restore(place, tmp_path / "copy") == place.folder / "before-restore-1"
    with Storage(place) as kept, Storage(place.folder / "before-restore-1") as before:
        assert numbers(kept) == [1, 2, 3] and numbers(before) == [1, 2, 3, 4] and kept.key == before.key == key
        assert kept.seats_of("Žofie", "t") == before.seats_of("Žofie", "t") == {-1}


def test_a_restore_that_fails_leaves_everything_as_it_was(
    place: InPostgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(place)
    backup(place, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy")) as raw, raw:
        raw.execute("UPDATE entries SET detail = 'a' || char(0) || 'b'")  # which PostgreSQL does not take
    with pytest.raises(StorageError):
        restore(place, tmp_path / "copy")
    with Storage(place) as kept:
        assert numbers(kept) == [1, 2, 3] and kept.entries("t") == entries(1, 3)


def test_a_copy_that_differs_is_named(place: InPostgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path / "old")
    copy_rows = rows.copy_rows

    def careless(source: object, target: object) -> None:
        copy_rows(source, target)  # type: ignore[arg-type]
        target.exec_driver_sql("UPDATE entries SET seat = 7 WHERE number = 2")  # type: ignore[attr-defined]

    monkeypatch.setattr(rows, "copy_rows", careless)
    with pytest.raises(StorageError, match=r"the copy differs in entries: \('t', 2, "):
        migrate(tmp_path / "old", place)
    with Storage(place) as kept:
        assert kept.ids() == [], "nothing has come"


def test_a_folder_moves_to_postgresql(place: InPostgres, tmp_path: Path) -> None:
    filled(tmp_path / "old")
    with Storage(tmp_path / "old") as old:
        key = old.key
        with pytest.raises(StorageError, match="in use by another server"):
            migrate(tmp_path / "old", place)
    moved = osada("migrate", "--data", tmp_path / "old", "--database", address_of(place))
    assert moved.returncode == 0 and place.name in moved.stdout, moved.stderr
    with Storage(place) as kept, Storage(tmp_path / "old") as old:
        assert kept.table("t") == old.table("t") and kept.entries("t") == old.entries("t") == entries(1, 3)
        assert kept.key == key and kept.raw("t") == old.raw("t")
    again = osada("migrate", "--data", tmp_path / "old", "--database", address_of(place))
    assert again.returncode == 2 and "nothing is overwritten" in again.stderr


def test_one_table_goes_out_and_in(place: InPostgres, cluster: Cluster, tmp_path: Path) -> None:
    """A game of a real server, checked while it runs, from PostgreSQL to SQLite and back."""
    with serving(tmp_path / "data", database=address_of(place)) as server:
        table = Browser(server).make("person", "link", first=1)
        server.dismiss()
        assert list(check_tables(place)) == [(table, None)]
        export_table(place, table, tmp_path / "table.json")
    other = cluster.place(tmp_path / "other")
    for target in (tmp_path / "folder", other):
        assert import_table(target, tmp_path / "table.json") == table
        with pytest.raises(StorageError, match="nothing is overwritten"):
            import_table(target, tmp_path / "table.json")
    with Storage(other) as there, Storage(tmp_path / "folder") as here:
        assert there.raw(table) == here.raw(table)
