"""Storage, in real databases of each kind: what was acknowledged stays, what failed leaves nothing."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import Connection, Engine, event, inspect

from osada.server import reading, schema, storage
from osada.server.backup import backup
from osada.server.database import Database, InPostgres
from osada.server.storage import Storage, StorageError, StoredEntry, StoredTable, Summary
from osada.testing.sample import sample
from tests.patience import PATIENCE
from tests.postgres import address_of

SEED = (1 << 128) - 1
TABLE = StoredTable(
    "t", "kingdom-builder", {"seed": SEED, "names": ["Žofie", "\ud800"]}, [{"kind": "person"}, {}], 5, 5, False
)


def entry(number: int, kind: str = "play") -> StoredEntry:
    return StoredEntry(number, kind, number % 2, None if kind == "undo" else number * 3, {"picks": [["terrain", 1]]})


def entries(first: int, last: int) -> list[StoredEntry]:
    return [entry(number) for number in range(first, last + 1)]


def done(future: Future[None]) -> None:
    future.result(timeout=PATIENCE)


def numbers(kept: Storage, table_id: str = "t") -> list[int]:
    return [found.number for found in kept.entries(table_id)]


@pytest.fixture
def kept(place: Database) -> Iterator[Storage]:
    with Storage(place) as storage_of:
        done(storage_of.create(TABLE, [("me", 0), ("me", 0), ("you", -1)]))
        yield storage_of


def ask(place: Database, question: str) -> list[tuple[object, ...]]:
    """What is stored, past the storage; or a change of it."""
    with opened(place) as engine, engine.begin() as connection:
        found = connection.exec_driver_sql(question)
        return [tuple(row) for row in found] if found.returns_rows else []


@contextmanager
def opened(place: Database) -> Iterator[Engine]:
    engine = place.engine()
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def held(kept: Storage) -> Iterator[None]:
    """The writer is busy meanwhile, so that all that comes is one group."""
    begun, free = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        begun.set()
        free.wait(PATIENCE)

    kept.submit(hold)
    assert begun.wait(PATIENCE)
    try:
        yield
    finally:
        free.set()


# Round trips


def test_tables_come_back_as_they_were(kept: Storage) -> None:
    assert kept.table("t") == TABLE
    assert kept.table("u") is None and kept.entries("u") == []


def test_journals_come_back_as_they_were(kept: Storage) -> None:
    written = [entry(1), entry(2, "undo"), entry(3)]
    done(kept.append("t", written[:2]))
    done(kept.append("t", written[2:]))
    assert kept.entries("t") == written


def test_all_is_there_after_closing(kept: Storage, place: Database) -> None:
    pending = [kept.append("t", [entry(number)]) for number in range(1, 200)]
    kept.close()
    kept.close()
    assert all(future.done() for future in pending)
    with Storage(place) as again:
        assert numbers(again) == list(range(1, 200))


def test_the_key_of_the_links_is_as_old_as_the_database(kept: Storage, places: Callable[[str], Database]) -> None:
    key = kept.key
    assert len(key) == 32
    kept.close()
    with Storage(kept.database) as again, Storage(places("other")) as other:
        assert again.key == key != other.key


def test_one_browser_at_several_tables(kept: Storage) -> None:
    for name in "uv":
        done(kept.create(replace(TABLE, id=name), [("me", 1)]))
    assert kept.table("u") == replace(TABLE, id="u")
    assert kept.seats_of("me", "v") == {1}


def test_browsers_join(kept: Storage) -> None:
    assert kept.seats_of("me", "t") == {0} and kept.seats_of("you", "t") == {-1} and kept.seats_of("you", "u") == set()
    for _ in range(2):
        done(kept.join("me", "t", 1))
    assert kept.seats_of("me", "t") == {0, 1}
    assert [table.id for table in kept.tables_of("me", 9)] == ["t"]
    assert kept.seats_of("you", "t") == {-1}


def test_the_table_that_changed_last_comes_first(kept: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    for created, name in enumerate("uvw", start=10):
        done(kept.create(replace(TABLE, id=name, created=created, changed=created), [("me", 0)]))
    assert [table.id for table in kept.tables_of("me", 9)] == ["w", "v", "u", "t"]
    monkeypatch.setattr(storage, "time", lambda: 100.9)
    done(kept.append("u", [entry(1)]))
    monkeypatch.setattr(storage, "time", lambda: 200.0)
    done(kept.append("t", [entry(1)]))
    found = kept.tables_of("me", 9)
    assert [(table.id, table.changed) for table in found] == [("t", 200), ("u", 100), ("w", 12), ("v", 11)]


def test_a_list_has_so_many_tables_at_most_each_with_its_summary(kept: Storage) -> None:
    done(kept.create(replace(TABLE, id="u", created=9, changed=9, summary=Summary(["A", "B"], 0, [])), [("me", 0)]))
    assert [(table.id, table.summary) for table in kept.tables_of("me", 1)] == [("u", Summary(["A", "B"], 0, []))]
    assert [table.summary for table in kept.tables_of("me", 2)] == [Summary(["A", "B"], 0, []), None]
    done(kept.summarise("t", Summary(["A", "B"], None, [1])))
    assert kept.tables_of("me", 2)[1].summary == Summary(["A", "B"], None, [1]) and kept.tables_of("me", 2)[1].id == "t"
    done(kept.append("t", [entry(1)]))
    assert kept.tables_of("me", 1)[0].summary == Summary(["A", "B"], None, [1])
    done(kept.append("t", [entry(2)], summary=Summary(["A", "B"], 1, [])))
    assert kept.tables_of("me", 1)[0].summary == Summary(["A", "B"], 1, [])


def test_a_finished_table_stays_finished(kept: Storage) -> None:
    done(kept.append("t", [entry(1)], finished=True))
    done(kept.append("t", []))
    table = kept.table("t")
    assert table is not None and table.finished is True


def test_a_deleted_table_leaves_nothing(kept: Storage) -> None:
    done(kept.append("t", entries(1, 5)))
    for _ in range(2):
        done(kept.delete("t"))
    for table in ("tables", "entries", "members"):
        assert ask(kept.database, f"SELECT count(*) FROM {table}") == [(0,)]


def test_what_is_given_may_change_afterwards(kept: Storage) -> None:
    given = entries(1, 2)
    with held(kept):
        future = kept.append("t", given)
        given[0].detail["picks"] = None
        given.append(entry(9))
    done(future)
    assert kept.entries("t") == entries(1, 2)


# Refusals


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ([3], "entry 3 is already there"),
        ([4, 3], "entry 3 is already there"),
        ([4, 4], "entry 4 came where 5 is next"),
        ([5], "entry 5 came where 4 is next"),
        ([4, 6], "entry 6 came where 5 is next"),
    ],
)
def test_numbers_go_on_where_the_journal_stops(kept: Storage, given: list[int], why: str) -> None:
    done(kept.append("t", entries(1, 3)))
    before = kept.table("t")
    with pytest.raises(StorageError, match=why):
        done(kept.append("t", [entry(number) for number in given], finished=True))
    assert kept.entries("t") == entries(1, 3) and kept.table("t") == before
    done(kept.append("t", [entry(4)]))


def test_a_table_is_made_once(kept: Storage) -> None:
    with pytest.raises(StorageError, match=r"UNIQUE|unique"):
        done(kept.create(TABLE, [("new", 0)]))
    assert kept.tables_of("new", 9) == []


def test_there_has_to_be_a_table(kept: Storage) -> None:
    with pytest.raises(StorageError, match="there is no table u"):
        done(kept.append("u", [entry(1)]))
    with pytest.raises(StorageError, match=r"FOREIGN KEY|foreign key"):
        done(kept.join("me", "u", 0))


def test_what_json_cannot_hold_is_not_taken(kept: Storage) -> None:
    with pytest.raises(ValueError, match="JSON"):
        kept.append("t", [replace(entry(1), detail={"value": float("nan")})])
    with pytest.raises(StorageError, match=r"too large|out of range"):
        done(kept.append("t", [replace(entry(1), action=1 << 64)]))
    done(kept.append("t", [entry(1)]))


def test_a_closed_storage_says_so(place: Database) -> None:
    kept = Storage(place)
    kept.close()
    with pytest.raises(StorageError, match="closed"):
        done(kept.append("t", []))
    with pytest.raises(StorageError, match="closed"):
        kept.table("t")


# The writer


def test_all_that_waits_is_one_transaction_and_answered_in_order(kept: Storage) -> None:
    commits: list[int] = []
    answered: list[int] = []
    event.listen(kept._engine, "commit", lambda connection: commits.append(len(answered)))
    with held(kept):
        futures = [kept.append("t", [entry(number)]) for number in range(1, 51)]
        for number, future in enumerate(futures, start=1):
            future.add_done_callback(lambda _, number=number: answered.append(number))  # type: ignore[misc]
    for future in futures:
        done(future)
    kept.close()
    assert answered == list(range(1, 51))
    assert commits == [0, 0], "that of the one that held the writer, and one for all the others"


def test_one_failure_does_not_spoil_the_others(kept: Storage) -> None:
    with held(kept):
        futures = [kept.append("t", [entry(number)]) for number in (1, 2, 2, 4, 3)]
        futures += [kept.append("u", []), kept.delete("x")]
    assert [future.exception(PATIENCE) is None for future in futures] == [True, True, False, False, True, False, True]
    assert numbers(kept) == [1, 2, 3]


def test_what_is_acknowledged_is_committed(kept: Storage) -> None:
    seen: list[int] = []

    def look(_: Future[None]) -> None:
        seen.append(cast(int, ask(kept.database, "SELECT max(number) FROM entries")[0][0]))

    futures = []
    for number in range(1, 20):
        futures.append(kept.append("t", [entry(number)]))
        futures[-1].add_done_callback(look)
    kept.close()
    assert all(found >= number for number, found in enumerate(seen, start=1)) and len(seen) == 19


def test_if_the_commit_fails_all_fail(kept: Storage) -> None:
    def fail(connection: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with held(kept):
        event.listen(kept._engine, "commit", fail)
        futures = [kept.append("t", [entry(1)]), kept.append("t", [entry(1)]), kept.join("me", "t", 1)]
    for future in futures:
        with pytest.raises(StorageError, match="disk I/O error"):
            done(future)
    event.remove(kept._engine, "commit", fail)
    assert numbers(kept) == [] and kept.seats_of("me", "t") == {0}
    done(kept.append("t", [entry(1)]))


def test_a_write_that_nobody_waits_for_is_written(kept: Storage) -> None:
    future = kept.append("t", [entry(1)])
    assert not future.cancel()
    done(future)
    assert numbers(kept) == [1]


def test_many_threads_append(kept: Storage) -> None:
    names = [f"table {number}" for number in range(8)]
    for name in names:
        done(kept.create(replace(TABLE, id=name)))

    def fill(name: str) -> None:
        for number in range(1, 41):
            done(kept.append(name, [entry(number)]))
            assert numbers(kept, name) == list(range(1, number + 1))

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(fill, names))


def test_of_many_threads_with_one_number_one_wins(kept: Storage) -> None:
    start = threading.Barrier(8)

    def race(seat: int) -> list[int]:
        won = []
        for number in range(1, 31):
            start.wait(PATIENCE)
            if kept.append("t", [replace(entry(number), seat=seat)]).exception(PATIENCE) is None:
                won.append(number)
        return won

    with ThreadPoolExecutor(8) as threads:
        won = list(threads.map(race, range(8)))
    assert sorted(chain.from_iterable(won)) == list(range(1, 31))
    assert all(found.number in won[found.seat] for found in kept.entries("t"))


# Crashes

APPENDING = """
import sys
from pathlib import Path
from osada.server.storage import Storage, StoredEntry, StoredTable
from osada.server.database import InPostgres
kept = Storage(InPostgres(sys.argv[2], Path(sys.argv[1])) if sys.argv[2:] else Path(sys.argv[1]))
if kept.table("t") is None:
    kept.create(StoredTable("t", "g", {}, [], 0, 0, False)).result()
def say(number):
    return lambda future: future.exception() or print(number, flush=True)
number = len(kept.entries("t"))
while True:
    for _ in range(7):
        number += 1
        last = kept.append("t", [StoredEntry(number, "play", 0, 1, {"text": "x" * 500})])
        last.add_done_callback(say(number))
    last.result()
"""


def test_a_killed_server_keeps_what_it_acknowledged(place: Database, tmp_path: Path) -> None:
    acknowledged = 0
    where = [str(place.folder), *([address_of(place)] if isinstance(place, InPostgres) else [])]
    for lines in (1, 40, 333):
        server = subprocess.Popen(
            [sys.executable, "-c", APPENDING, *where], stdout=subprocess.PIPE, text=True, bufsize=1
        )
        assert server.stdout is not None
        read = [server.stdout.readline() for _ in range(lines)]
        server.send_signal(signal.SIGKILL)
        read += server.stdout.readlines()
        server.stdout.close()
        assert server.wait() == -signal.SIGKILL
        whole = [int(line) for line in read if line.endswith("\n")]
        assert whole == list(range(acknowledged + 1, whole[-1] + 1)), "acknowledged in order"
        backup(place, tmp_path / "copy", overwrite=True)
        with closing(sqlite3.connect(tmp_path / "copy")) as copy:
            copied = [number for (number,) in copy.execute("SELECT number FROM entries ORDER BY number")]
        with Storage(place) as kept:
            found = numbers(kept)
        assert found == copied == list(range(1, len(found) + 1)) and len(found) >= whole[-1]
        acknowledged = len(found)


# Opening


def described(place: Database) -> dict[str, object]:
    with opened(place) as engine, engine.connect() as connection:
        return _described(connection)


def _described(connection: Connection) -> dict[str, object]:
    found = inspect(connection)
    return {
        name: [
            [(one["name"], str(one["type"]), one["nullable"]) for one in found.get_columns(name)],
            found.get_pk_constraint(name)["constrained_columns"],
            _references(connection, name),
            sorted((str(one["name"]), one["column_names"]) for one in found.get_indexes(name)),
        ]
        for name in found.get_table_names()
    }


def _references(connection: Connection, name: str) -> list[tuple[object, ...]]:
    if connection.dialect.name == "sqlite":  # of what a column refers to SQLAlchemy does not read everything there
        return sorted(tuple(row)[1:] for row in connection.exec_driver_sql(f"PRAGMA foreign_key_list({name})"))
    return sorted(
        (*one["constrained_columns"], one["referred_table"], *one["referred_columns"], str(one["options"]))
        for one in inspect(connection).get_foreign_keys(name)
    )


def test_the_steps_lead_to_the_tables_of_the_queries(kept: Storage, places: Callable[[str], Database]) -> None:
    other = places("other")
    other.folder.mkdir()
    with opened(other) as engine:
        schema.METADATA.create_all(engine)
    assert described(kept.database) == described(other)


def test_a_newer_database_is_refused(kept: Storage) -> None:
    kept.close()
    ask(kept.database, "UPDATE meta SET version = 77")
    with pytest.raises(StorageError, match=f"version 77, this Osada knows versions up to {len(schema.STEPS)}"):
        Storage(kept.database)
    assert ask(kept.database, "SELECT version FROM meta") == [(77,)]


@pytest.mark.parametrize("table", ["films (title TEXT)", "meta (version INTEGER)"])
def test_a_database_of_something_else(place: Database, table: str) -> None:
    place.folder.mkdir()
    ask(place, f"CREATE TABLE {table}")
    with pytest.raises(StorageError, match="none of Osada's"):
        Storage(place)


# Backups


def test_a_backup_while_writing_is_a_whole_database(kept: Storage, tmp_path: Path) -> None:
    stop = threading.Event()
    written: list[int] = []

    def write() -> None:
        while not stop.is_set():
            number = len(written) * 3 + 1
            done(kept.append("t", entries(number, number + 2)))
            written.append(number)

    writer = threading.Thread(target=write)
    writer.start()
    least = []
    for turn in range(sample(4, 10)):
        least.append(len(written) * 3)
        (tmp_path / str(turn)).mkdir()
        backup(kept.database, tmp_path / str(turn) / "osada.sqlite")
    stop.set()
    writer.join()
    for turn, number in enumerate(least):
        assert [file.name for file in (tmp_path / str(turn)).iterdir()] == ["osada.sqlite"]
        with Storage(tmp_path / str(turn)) as copy:
            found = numbers(copy)
            assert found == list(range(1, len(found) + 1)) and len(found) % 3 == 0 and len(found) >= number
            assert copy.key == kept.key


def test_a_backup_does_not_overwrite(kept: Storage, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_text("mine")
    with pytest.raises(StorageError, match="copy is already there"):
        backup(kept.database, copy)
    assert copy.read_text() == "mine"
    backup(kept.database, copy, overwrite=True)
    with closing(sqlite3.connect(copy)) as raw:
        assert raw.execute("SELECT version FROM meta").fetchall() == [(len(schema.STEPS),)]


def test_whoever_has_many_tables_finds_the_newest_of_them(place: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among the newest of all, or, where others have played since, among their own."""
    with Storage(place) as kept:
        for number in range(30):
            row = StoredTable(f"t{number}", "kingdom-builder", {}, [], number, number, False)
            kept.create(row, [("me" if number < 20 else "you", 0)]).result()
        every = kept.tables_of("me", 5)
        assert [table.id for table in every] == ["t19", "t18", "t17", "t16", "t15"]
        for looked_through in (1, 8, 12, 16, 20, 21):
            monkeypatch.setattr(reading, "LOOKED_THROUGH", looked_through)
            assert kept.tables_of("me", 5) == every
