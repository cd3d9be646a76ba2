"""Back to a backup, after servers that were really killed: nothing is lost, whichever way the file is put there."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from osada.server import sqlite
from osada.server.backup import backup, restore
from osada.server.schema import StorageError
from osada.server.storage import Storage
from tests.server.browser import RECORDS, Browser, Server, serving
from tests.server.mould import run

LONG_RECORD = max((file for file in RECORDS.glob("*.record")), key=lambda file: file.stat().st_size)

pytestmark = [pytest.mark.xdist_group("restore"), pytest.mark.sqlite_only]
"""One process makes for all what is long in the making."""


def osada(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return run(*map(str, arguments))


def refusal(*arguments: str | Path) -> str:
    """The one line with which a command is refused."""
    done = osada(*arguments)
    assert done.returncode != 0 and done.stdout == "", done.stdout
    assert done.stderr.startswith("osada: ") and done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@dataclass
class Killed:
    """A server that was killed while it had more than its backup."""

    server: Server
    host: Browser
    table: str
    backup: Path
    at_backup: str
    at_kill: str

    def now(self, server: Server) -> str:
        """The table, as its host sees it at a server."""
        host = Browser(server)
        host.http.cookies.update(self.host.http.cookies)
        return host.get(f"/t/{self.table}/now").text


@pytest.fixture(scope="module", params=["small", "large"])
def killed_once(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Killed:
    """A large one has written much of its log to the database already, and has pages that the backup has not."""
    folder = tmp_path_factory.mktemp(request.param)
    server = Server(folder / "data")
    server.start()
    host = Browser(server)
    table, file = host.make("person", "person", first=1), folder / "backup"
    host.step(table)
    more = 0 if request.param == "small" else 30
    for _ in range(more):
        host.upload(LONG_RECORD.read_bytes())
    at_backup = host.get(f"/t/{table}/now").text
    assert osada("backup", file, "--data", server.data).returncode == 0
    for _ in range(more):
        host.upload(LONG_RECORD.read_bytes())
    host.step(table)
    at_kill = host.get(f"/t/{table}/now").text
    server.kill()
    server.dismiss()
    assert (server.data / "osada.sqlite-wal").stat().st_size > 0 and at_kill != at_backup
    return Killed(server, host, table, file, at_backup, at_kill)


@pytest.fixture
def killed(killed_once: Killed, tmp_path: Path) -> Iterator[Killed]:
    """Its files as the kill left them, in a folder for one test."""
    file = tmp_path / "backup"
    shutil.copytree(killed_once.server.data, tmp_path / "data")
    shutil.copyfile(killed_once.backup, file)
    server = Server(tmp_path / "data")
    server.process = killed_once.server.process
    host = Browser(server)
    host.http.cookies.update(killed_once.host.http.cookies)
    yield replace(killed_once, server=server, host=host, backup=file)
    server.dismiss()
    server.stop()


def test_a_restore_after_a_kill_goes_back_and_keeps_what_was_there(killed: Killed) -> None:
    data = killed.server.data
    before = {name: text for name, text in contents(data).items() if name.startswith("osada.s")}
    done = osada("restore", killed.backup, "--data", data, "--language", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        f"{killed.backup} has been put into {data}.\nWhat was there before is kept in {data / 'before-restore-1'}\n"
    )
    assert contents(data / "before-restore-1") == before
    killed.server.start()
    assert killed.now(killed.server) == killed.at_backup
    with serving(data / "before-restore-1") as other:
        assert killed.now(other) == killed.at_kill


def test_a_restore_can_be_taken_back(killed: Killed) -> None:
    data = killed.server.data
    assert osada("restore", killed.backup, "--data", data).returncode == 0
    assert osada("restore", data / "before-restore-1" / "osada.sqlite", "--data", data).returncode == 0
    killed.server.start()
    assert killed.now(killed.server) == killed.at_kill
    killed.server.kill()
    assert osada("restore", killed.backup, "--data", data).returncode == 0
    assert sorted(file.name for file in data.glob("before*")) == [f"before-restore-{number}" for number in (1, 2, 3)]
    killed.server.start()
    assert killed.now(killed.server) == killed.at_backup


@pytest.mark.parametrize("how", ["copied", "moved"])
def test_a_backup_put_beside_the_log_of_a_killed_server_is_not_destroyed(killed: Killed, how: str) -> None:
    """A copy keeps the file and changes what is in it, a move puts another file there."""
    data, spare = killed.server.data, killed.backup.with_name("spare")
    shutil.copyfile(killed.backup, spare)
    if how == "copied":
        shutil.copyfile(spare, data / "osada.sqlite")
    else:
        spare.replace(data / "osada.sqlite")
    before = contents(data)
    said = refusal("serve", "--data", data, "--no-browser")
    assert "osada.sqlite-wal is not the log of" in said and "osada restore" in said
    assert "is not the log of" in refusal("backup", killed.backup.with_name("other"), "--data", data)
    assert contents(data) == before
    (data / "osada.sqlite").rename(spare)
    assert osada("restore", spare, "--data", data).returncode == 0
    killed.server.start()
    assert killed.now(killed.server) == killed.at_backup


def test_an_older_file_put_back_by_hand_is_not_destroyed(killed: Killed) -> None:
    """One that was copied without osada backup, while the server was stopped."""
    server, data = killed.server, killed.server.data
    server.start()
    server.stop()
    shutil.copyfile(data / "osada.sqlite", killed.backup)
    server.start()
    killed.host.step(killed.table)
    server.kill()
    shutil.copyfile(killed.backup, data / "osada.sqlite")
    assert "is not the log of" in refusal("serve", "--data", data, "--no-browser")
    assert (data / "osada.sqlite").read_bytes() == killed.backup.read_bytes()


def test_a_log_whose_database_is_gone_is_not_destroyed(killed: Killed) -> None:
    data, spare = killed.server.data, killed.backup.with_name("spare")
    (data / "osada.sqlite").rename(spare)
    assert "is not the log of" in refusal("serve", "--data", data, "--no-browser")
    spare.rename(data / "osada.sqlite")
    killed.server.start()
    assert killed.now(killed.server) == killed.at_kill


def test_files_that_belong_together_are_taken_when_the_stamp_of_another_folder_is_deleted(
    killed: Killed, tmp_path: Path
) -> None:
    with serving(tmp_path / "other") as other:
        other.kill()
        for file in other.data.glob("osada.sqlite*"):
            file.unlink()
        for file in killed.server.data.glob("osada.sqlite*"):
            shutil.copyfile(file, other.data / file.name)
        assert "delete osada.stamp" in refusal("serve", "--data", other.data, "--no-browser")
        (other.data / "osada.stamp").unlink()
        other.start()
        assert killed.now(other) == killed.at_kill


def test_nothing_is_restored_while_a_server_runs(server: Server, tmp_path: Path) -> None:
    host = Browser(server)
    table = host.make("person", "person", first=1)
    assert osada("backup", tmp_path / "backup", "--data", server.data).returncode == 0
    number = host.step(table)["number"]
    assert "in use by another server" in refusal("restore", tmp_path / "backup", "--data", server.data)
    assert not list(server.data.glob("before*"))
    assert host.step(table)["number"] == number + 1


def test_a_restore_into_a_new_folder(killed: Killed, tmp_path: Path) -> None:
    done = osada("restore", killed.backup, "--data", tmp_path / "new", "--language", "en")
    assert done.returncode == 0 and done.stdout == f"{killed.backup} has been put into {tmp_path / 'new'}.\n"
    with serving(tmp_path / "new") as other:
        assert killed.now(other) == killed.at_backup


# Files that cannot be restored, and moments at which it cannot be done


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a database that is in use nowhere."""
    with Storage(tmp_path / "data"):
        pass
    return tmp_path / "data"


def damaged(file: Path) -> None:
    """A row that its index does not have: what quick_check does not see."""
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        raw.execute("INSERT INTO tables VALUES ('t', 'g', '{}', '[]', 0, 0, 0, NULL)")
        raw.execute("INSERT INTO members VALUES ('me', 't', 0)")
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute("DELETE FROM sqlite_schema WHERE name = 'ix_members_table_id'")
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        raw.execute("INSERT INTO tables VALUES ('u', 'g', '{}', '[]', 0, 0, 0, NULL)")
        raw.execute("INSERT INTO members VALUES ('me', 'u', 0)")
        assert raw.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",)


def changed(statement: str, file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        raw.execute(statement)


BAD: dict[str, Callable[[Path], object]] = {
    "there is no": lambda file: file.unlink(),
    "not a database": lambda file: file.write_bytes(b"no database" * 1000),
    "none of Osada's": lambda file: file.write_bytes(b""),
    "is damaged": damaged,
    "cannot be": lambda file: file.write_bytes(file.read_bytes()[: 4096 * 3]),
    "version 77, this Osada knows": lambda file: changed("UPDATE meta SET version = 77", file),
    "but none of Osada's": lambda file: changed("DELETE FROM meta", file),
}


@pytest.mark.parametrize("why", BAD)
def test_what_is_no_whole_backup_is_refused_and_nothing_has_changed(folder: Path, tmp_path: Path, why: str) -> None:
    backup(folder, tmp_path / "backup")
    BAD[why](tmp_path / "backup")
    before = contents(tmp_path)
    assert why in refusal("restore", tmp_path / "backup", "--data", folder)
    assert contents(tmp_path) == before


def test_what_is_served_is_no_backup(folder: Path) -> None:
    with pytest.raises(StorageError, match="a backup is another file"):
        restore(folder, folder / "osada.sqlite")


def test_a_backup_of_a_damaged_database_fails_and_leaves_nothing(folder: Path, tmp_path: Path) -> None:
    damaged(folder / "osada.sqlite")
    assert "osada.sqlite is damaged: " in refusal("backup", tmp_path / "backup", "--data", folder)
    (tmp_path / "old").write_text("mine")
    assert "is damaged: " in refusal("backup", tmp_path / "old", "--data", folder, "--overwrite")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data", "old"]
    assert (tmp_path / "old").read_text() == "mine"


def test_a_backup_whose_copy_is_damaged_fails_and_leaves_nothing(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = sqlite.check

    def check_after_damage(copy: Path, file: Path) -> None:
        damaged(copy)  # as a disk does
        check(copy, file)

    monkeypatch.setattr(sqlite, "check", check_after_damage)
    with pytest.raises(StorageError, match="is damaged"):
        backup(folder, tmp_path / "backup")
    assert [file.name for file in tmp_path.iterdir()] == ["data"]


def test_a_restore_that_stops_half_way_loses_nothing(killed: Killed, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is the last thing that it does, the next one brings it to its end, and what was there is kept."""
    data = killed.server.data
    before = contents(data)

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    for where, name in ((shutil, "copyfile"), (Path, "replace"), (Path, "chmod")):
        with monkeypatch.context() as broken:
            broken.setattr(where, name, stop)
            with pytest.raises(KeyboardInterrupt):
                restore(data, killed.backup)
        assert {name: text for name, text in contents(data).items() if "/" not in name} == before
    with monkeypatch.context() as broken:
        unlink = Path.unlink
        broken.setattr(Path, "unlink", lambda file, **how: stop() if "-wal" in file.name else unlink(file, **how))
        with pytest.raises(KeyboardInterrupt):
            restore(data, killed.backup)
    kept = max(data.glob("before-restore-*"))
    assert contents(kept) == {name: text for name, text in before.items() if name.startswith("osada.s")}
    assert "is not the log of" in refusal("serve", "--data", data, "--no-browser")
    restore(data, killed.backup)
    killed.server.start()
    assert killed.now(killed.server) == killed.at_backup


def test_a_start_that_stops_while_it_stamps_is_no_reason_to_refuse_the_next(killed: Killed) -> None:
    """The log of before that start is still there, and the database may have the old stamp or the new one."""
    data = killed.server.data
    stamp = (data / "osada.stamp").read_text()
    (data / "osada.stamp").write_text(f"{stamp} 77")
    killed.server.start()
    assert killed.now(killed.server) == killed.at_kill
    assert (data / "osada.stamp").read_text() not in (stamp, f"{stamp} 77")
