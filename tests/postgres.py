"""A PostgreSQL of the tests' own: one cluster in a temporary folder on loopback, for all processes of a run."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from filelock import FileLock
from sqlalchemy import URL, make_url

from osada.server.database import InPostgres
from osada.server.postgres import PASSWORD
from tests.patience import PATIENCE
from tests.ports import free_port

SAFE = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=300")
QUICK = (*SAFE, "fsync=off")
"""Whatever is killed here is a process and not the machine: what was written need not be on the disk."""


def programs() -> Path:
    """Where the programs of PostgreSQL are."""
    found = [*Path("/usr/lib/postgresql").glob("*/bin"), Path(shutil.which("initdb") or "/usr/bin/initdb").parent]
    return next(folder for folder in found if (folder / "initdb").exists())


def owner() -> dict[str, Any]:
    """PostgreSQL does not run as root: then it is another user's."""
    if os.getuid():
        return {}
    found = pwd.getpwnam("postgres")
    return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}


@dataclass(frozen=True)
class Cluster:
    """A server with its folder."""

    folder: Path
    settings: tuple[str, ...] = QUICK

    def run(self, program: str, *words: str) -> None:
        command = [str(programs() / program), "-D", str(self.folder / "cluster"), *words]
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=self.folder, **owner()
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def make(self, secret: str = "") -> None:
        """A new one, that asks for a password: this one, or one that nobody has known."""
        self.folder.mkdir(mode=0o700)
        password = self.folder / "password"
        password.write_text(secret or secrets.token_urlsafe(12))
        if found := owner():
            for path in (self.folder, password):
                os.chown(path, found["user"], found["group"])
        self.run("initdb", "-U", "osada", "-A", "scram-sha-256", f"--pwfile={password}", "-E", "UTF8", "--no-sync")
        (self.folder / "port").write_text(str(free_port()))
        self.start()

    def start(self) -> None:
        options = " ".join(f"-c {option}" for option in (*self.settings, f"port={(self.folder / 'port').read_text()}"))
        self.run("pg_ctl", "-w", "-t", str(int(PATIENCE)), "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        """``immediate`` is as a kill."""
        self.run("pg_ctl", "-w", "-m", how, "stop")

    @property
    def pid(self) -> int:
        """The process that has started all others of it."""
        return int((self.folder / "cluster" / "postmaster.pid").read_text().split()[0])

    @property
    def address(self) -> str:
        return f"postgresql://osada@127.0.0.1:{(self.folder / 'port').read_text()}/postgres"

    @property
    def password(self) -> str:
        return (self.folder / "password").read_text()

    def place(self, data: Path) -> InPostgres:
        """A database of a test's own, in a schema of its own."""
        name = f"test_{secrets.token_hex(6)}"
        ask(self.address, f"CREATE SCHEMA {name}")
        return InPostgres(f"{self.address}?options=-csearch_path%3D{name}", data)


def shared(root: Path) -> Cluster:
    """The one of this run, started by whoever needs it first; `stop` ends it."""
    with FileLock(root / "postgres.lock"):
        known = root / "postgres"
        if not known.exists():
            folder = Path(tempfile.mkdtemp(prefix="osada-postgres-"))
            folder.chmod(0o755)
            Cluster(folder / "server").make()
            known.write_text(str(folder))
        made = Cluster(Path(known.read_text()) / "server")
    os.environ[PASSWORD] = made.password
    return made


def started(root: Path) -> Path | None:
    """Where the server of this run is, if there is one."""
    known = root / "postgres"
    return Path(known.read_text()) if known.exists() else None


def stop(folder: Path) -> None:
    """End the server that is there."""
    Cluster(folder / "server").stop("immediate")
    shutil.rmtree(folder)


def ask(address: str, question: str, *values: object) -> list[tuple[Any, ...]]:
    """What is stored, or a change of it; values are marked as in SQLite."""
    import psycopg  # noqa: PLC0415  # other tests need none of it

    url = make_url(address)
    given = {"host": url.host, "port": url.port, "user": url.username, "dbname": url.database}
    with psycopg.connect(password=os.environ[PASSWORD], autocommit=True, **given, **url.query) as opened:  # type: ignore[arg-type]
        found = opened.execute(question.replace("?", "%s"), values or None)
        return found.fetchall() if found.description else []


def address_of(place: InPostgres) -> str:
    """As an option has it."""
    url = place.url
    return str(URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query))


__all__: Sequence[str] = ["Cluster", "address_of", "ask", "shared", "started", "stop"]
