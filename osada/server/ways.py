"""Ways to be told when one is not there: a browser that shows notices, an e-mail, a web address that takes them."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from osada.server.offer import PUSH
from osada.server.people import run
from osada.server.schema import NOTICES, QUIET, WAYS
from osada.server.storage import Storage

MOST = 10
"""Ways that one person may have."""


@dataclass(frozen=True)
class Way:
    """Where somebody is told."""

    id: str
    profile: str
    kind: str
    address: str
    """Of a push service, a mailbox or a webhook."""
    cipher: str = ""
    """What only this browser can read it by: its public key, and what both know."""
    language: str = ""
    """Of the page where it was chosen, for whoever has chosen none."""
    browser: str = ""
    """The hash of its cookie, where the way leads to a browser."""
    key: str = ""
    """The secret of the links in e-mails."""
    created: int = 0
    confirmed: int = 1
    """Whether it is used; nothing but the question goes to a mailbox before that."""


class TooManyWays(Exception):
    """Somebody has enough of them."""


def chosen(profile: str, kind: str, address: str, language: str, **more: str | int) -> Way:
    """A new way."""
    given = {"key": secrets.token_urlsafe(18), "created": int(time.time()), **more}
    return Way(secrets.token_urlsafe(9), profile, kind, address, language=language, **given)  # type: ignore[arg-type]


class Ways:
    """The ways of everybody, as they are stored, and the tables that they want to hear nothing of."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def of(self, profile: str) -> list[Way]:
        """The ways of somebody, the oldest first."""
        mine = select(WAYS).where(WAYS.c.profile == profile).order_by(WAYS.c.created, WAYS.c.id)
        with self._storage.reading() as connection:
            return [Way(**row) for row in connection.execute(mine).mappings()]

    def way(self, way: str) -> Way | None:
        """A way by its id."""
        with self._storage.reading() as connection:
            row = connection.execute(select(WAYS).where(WAYS.c.id == way)).mappings().first()
        return Way(**row) if row else None

    async def add(self, way: Way) -> None:
        """Somebody is told so too, from now on or when it is confirmed; the same address replaces what was there. A
        browser that somebody else had before is theirs no more. TooManyWays if there are enough."""
        full: list[bool] = []
        same = (WAYS.c.kind == way.kind, WAYS.c.address == way.address)

        def write(connection: Connection) -> None:
            run(connection, delete(WAYS).where(*same, *([] if way.kind == PUSH else [WAYS.c.profile == way.profile])))
            there = connection.execute(select(WAYS.c.id).where(WAYS.c.profile == way.profile)).all()
            full.append(len(there) >= MOST)
            if not full[0]:
                connection.execute(WAYS.insert(), vars(way))

        await asyncio.wrap_future(self._storage.submit(write))
        if full[0]:
            raise TooManyWays

    async def confirm(self, way: str, confirmed: bool = True) -> None:
        """A way is used from now on, or no more."""
        said = update(WAYS).where(WAYS.c.id == way).values(confirmed=int(confirmed))

        def write(connection: Connection) -> None:
            run(connection, said)
            if not confirmed:
                run(connection, delete(NOTICES).where(NOTICES.c.way == way))

        await asyncio.wrap_future(self._storage.submit(write))

    async def remove(self, way: str, profile: str) -> None:
        """Somebody does not want to be told so any more."""
        gone = delete(WAYS).where(WAYS.c.id == way, WAYS.c.profile == profile)
        await asyncio.wrap_future(self._storage.submit(lambda connection: run(connection, gone)))

    def is_quiet(self, profile: str, table_id: str) -> bool:
        """Whether somebody wants no notices of a table."""
        found = select(QUIET).where(QUIET.c.profile == profile, QUIET.c.table_id == table_id)
        with self._storage.reading() as connection:
            return connection.execute(found).first() is not None

    async def be_quiet(self, profile: str, table_id: str, quiet: bool) -> None:
        """Somebody wants no notices of a table from now on, or wants them again."""
        row = {"profile": profile, "table_id": table_id}

        def write(connection: Connection) -> None:
            run(connection, delete(QUIET).where(QUIET.c.profile == profile, QUIET.c.table_id == table_id))
            if quiet:
                connection.execute(QUIET.insert(), row)

        await asyncio.wrap_future(self._storage.submit(write))
