"""Where tables are kept: in SQLite in a folder, or in PostgreSQL by its address. Nothing is asked of it before it is
opened."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from filelock import lock_descriptor
from sqlalchemy import URL, Connection, Engine

from osada.server import copies, postgres, sqlite, stamp, steps
from osada.server.schema import StorageError

DATABASE = "osada.sqlite"
LOCK = "osada.lock"


class Database(ABC):
    """A database, and the folder of this machine that belongs to it."""

    shared = False
    """Whether other processes may write to it meanwhile."""
    mark = "?"
    """What stands for a value in its SQL."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        """As messages have it."""
        self.folder = folder

    @property
    def where(self) -> str:
        """What somebody has named who uses it."""
        return self.name

    @abstractmethod
    def engine(self) -> Engine:
        """To read and write; with the option ``writes`` a transaction may write."""

    @abstractmethod
    def claim(self) -> Callable[[], None]:
        """For a server: the newest version of the schema, until what is returned is called."""

    @abstractmethod
    def check(self) -> None:
        """StorageError unless there is a whole database of the newest version; nothing is changed."""

    @abstractmethod
    def size(self, connection: Callable[[], Any]) -> int:
        """Bytes of all of it; ``connection`` opens one to ask by."""

    @abstractmethod
    def holds(self, connection: Connection) -> bool:
        """Whether the transaction goes on after one of its writes has failed."""

    def reading(self, engine: Engine) -> Engine:
        """To read only."""
        return engine


class InFolder(Database):
    """SQLite in a folder that no other server may use meanwhile."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / DATABASE
        super().__init__(str(self.file), folder)

    @property
    def where(self) -> str:
        """The folder."""
        return str(self.folder)

    def engine(self) -> Engine:
        """One file, a write-ahead log, full sync."""
        return sqlite.engine(self.file)

    def claim(self) -> Callable[[], None]:
        """The folder is locked; a copy is kept before every step."""
        lock = locked(self.folder)
        try:
            stamp.check(self.file)
            copies.own(self.file)
            sqlite.migrate(self.file, copies.before_step)
            stamp.renew(self.file)
        except BaseException:
            lock.close()
            raise
        return lock.close

    def check(self) -> None:
        """Also that the log beside it is its own."""
        if not self.file.is_file():
            raise StorageError(f"there is no {self.file}")
        stamp.check(self.file)
        sqlite.check(self.file, self.file, newest=True)

    def size(self, connection: Callable[[], Any]) -> int:
        """With what was written last."""
        files = (self.file, stamp.log_of(self.file))
        return sum(file.stat().st_size for file in files if file.exists())

    def holds(self, connection: Connection) -> bool:
        """SQLite may have dropped all of it, on a full disk for one."""
        driver: Any = connection.connection.driver_connection
        return bool(driver.in_transaction)


class InPostgres(Database):
    """PostgreSQL by its address; the folder gets the copies that are made before something is replaced."""

    shared = True
    mark = "%s"

    def __init__(self, address: str, folder: Path) -> None:
        self.url = postgres.address(address)
        said = URL.create("postgresql", self.url.username, None, self.url.host, self.url.port, self.url.database)
        super().__init__(str(said), folder)

    def engine(self) -> Engine:
        """With several connections."""
        return postgres.engine(self.url)

    def reading(self, engine: Engine) -> Engine:
        """Without a transaction around it, which would be two more ways there and back."""
        return engine.execution_options(isolation_level="AUTOCOMMIT")

    def claim(self) -> Callable[[], None]:
        """Together with other servers; a copy is kept in the folder before every step."""
        opened = postgres.engine(self.url, pooled=False)
        return postgres.claim(opened, self.name, self._keep).close

    @contextmanager
    def alone(self) -> Iterator[Engine]:
        """No server uses it meanwhile."""
        opened = postgres.engine(self.url, pooled=False)
        with postgres.alone(opened, self.name, self._keep):
            yield opened

    def _keep(self, version: int) -> None:
        from osada.server.rows import keep_version  # noqa: PLC0415  # which few need

        keep_version(self, version)

    def check(self) -> None:
        """The server there looks after its files itself."""
        with postgres.failing(self.name), postgres.engine(self.url, pooled=False).connect() as connection:
            steps.check(connection, self.name, newest=True)

    def size(self, connection: Callable[[], Any]) -> int:
        """As the server there counts."""
        with connection() as asked:
            return int(asked.exec_driver_sql("SELECT pg_database_size(current_database())").scalar())

    def holds(self, connection: Connection) -> bool:
        """Unless the line is broken."""
        driver: Any = connection.connection.driver_connection
        return not (driver is None or driver.closed or driver.broken)


def database(place: Path | Database) -> Database:
    """A folder stands for the SQLite database in it."""
    return InFolder(place) if isinstance(place, Path) else place


def locked(folder: Path) -> IO[str]:
    """The folder, made if there is none, for this process alone while the file is open; the system closes the files of
    a process that dies."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds the seeds of games under way
        file = (folder / LOCK).open("a")
    except OSError as error:
        raise StorageError(f"{folder} cannot be used: {error.strerror}") from error
    try:
        free = lock_descriptor(file.fileno(), blocking=False)
    except OSError as error:
        file.close()
        raise StorageError(f"{folder} cannot be locked: {error.strerror}") from error
    if not free:
        file.close()
        raise StorageError(f"{folder} is in use by another server")
    return file


def chosen(folder: Path, address: str | None) -> Database:
    """What the options of a command say; without an address the one of the environment, if there is one. A password is
    not taken from an option: everybody on the machine could read it there."""
    if address is not None and postgres.address(address, {}).password is not None:
        raise StorageError(
            f"a password in --database could be read by everybody on this machine: put it into {postgres.PASSWORD}, "
            f"or name its file in {postgres.PASSWORD_FILE}"
        )
    address = address or os.environ.get(postgres.ADDRESS)
    return InPostgres(address, folder) if address else InFolder(folder)


__all__: Sequence[str] = ["DATABASE", "Database", "InFolder", "InPostgres", "chosen", "database", "locked"]
