"""People: the profile that a browser has by its cookie. Of cookies and recovery codes only hashes are stored."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, select

from osada.server import news
from osada.server.schema import BROWSERS, PROFILES, WAYS
from osada.server.storage import Storage

KNOWN = 5_000
"""How many browsers are remembered with their profiles."""
THEMES = ("light", "dark")
LONGEST_NAME = 24


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()


def tidy_name(given: str) -> str:
    """A name as it is kept: one line of letters that can be printed."""
    printable = "".join(letter if letter.isprintable() else " " for letter in given)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


@dataclass(frozen=True)
class Profile:
    """A person; what is empty was never chosen."""

    id: str
    name: str = ""
    language: str = ""
    theme: str = ""
    created: int = 0
    has_code: bool = False
    """Whether there is a recovery code."""


class People:
    """All profiles of a server."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, Profile | None] = OrderedDict()
        """The profiles of browsers that came lately, by the hashes of their cookies; nobody else changes them."""
        self._changes = 0

    async def of(self, secret: str) -> Profile | None:
        """Whose browser this is, by the secret of its cookie; None for a stranger's."""
        key, changes = digest(secret), self._changes
        if key not in self._known:
            found = await asyncio.to_thread(self._read, key)
            if changes != self._changes:
                return found
            self._known[key] = found
            while len(self._known) > KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]

    def _read(self, key: str) -> Profile | None:
        found = select(PROFILES).join(BROWSERS, BROWSERS.c.profile == PROFILES.c.id).where(BROWSERS.c.digest == key)
        with self._storage.reading() as connection:
            row = connection.execute(found).first()
        if row is None:
            return None
        return Profile(row.id, row.name, row.language, row.theme, row.created, row.code is not None)

    async def welcome(self, secret: str, language: str = "", theme: str = "") -> Profile:
        """A new person, with a browser."""
        made = Profile(digest(secret), "", language, theme, int(time.time()))
        row = {name: getattr(made, name) for name in ("id", "name", "language", "theme", "created")}

        def write(connection: Connection) -> None:
            connection.execute(PROFILES.insert(), row)
            connection.execute(BROWSERS.insert(), {"digest": made.id, "profile": made.id})

        await asyncio.wrap_future(self._storage.submit(write, news.PEOPLE, made.id))
        self.forget(made.id)
        return made

    async def change(self, profile: Profile, **changes: str) -> Profile:
        """A person has another name, language or theme from now on."""
        if all(getattr(profile, name) == value for name, value in changes.items()):
            return profile
        said = PROFILES.update().where(PROFILES.c.id == profile.id).values(changes)
        await asyncio.wrap_future(self._storage.submit(lambda connection: run(connection, said), news.PEOPLE))
        self.forget()
        known: dict[str, Any] = {**vars(profile), **changes}
        return Profile(**known)

    async def lose(self, secret: str) -> None:
        """A browser is nobody's any more, and shows nobody's notices."""

        def write(connection: Connection) -> None:
            run(connection, BROWSERS.delete().where(BROWSERS.c.digest == digest(secret)))
            run(connection, WAYS.delete().where(WAYS.c.browser == digest(secret)))

        await asyncio.wrap_future(self._storage.submit(write, news.PEOPLE))
        self.forget()

    def forget(self, browser: str | None = None) -> None:
        """Read profiles anew, for some have changed; or that of one ``browser`` alone, by the hash of its cookie."""
        self._changes += 1
        if browser is None:
            self._known.clear()
        else:
            self._known.pop(browser, None)


def new_secret() -> str:
    """The secret of a new browser."""
    return secrets.token_urlsafe(32)


def run(connection: Connection, statement: Any) -> None:
    """A write that is one statement."""
    connection.execute(statement)
