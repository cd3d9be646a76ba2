"""Ways back to a profile: a recovery code that is written down, and passkeys. Both bring it onto another device."""

from __future__ import annotations

import asyncio
import importlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from sqlalchemy import Column, Connection, delete, func, select, update

from osada.server import evenings, news
from osada.server.people import People, Profile, digest, run
from osada.server.schema import (
    ASKS,
    BROWSERS,
    CHALLENGES,
    EVENINGS,
    MEMBERS,
    MUTED,
    PADS,
    PASSKEYS,
    PAUSES,
    PROFILES,
    QUIET,
    SAYINGS,
    SETS,
    STRANGERS,
    WAYS,
)
from osada.server.storage import Storage

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No I, L, O or U: they would be read as 1, 0 and V. 16 of these 32 are 80 bits."""
LENGTH, GROUP = 16, 4
MEANT = str.maketrans("OIL", "011")
"""How letters are meant that no code has."""
MOST_CHALLENGES, LIFE = 1_000, 300
"""How many passkeys are waited for at a time, and how many seconds."""


def new_code() -> str:
    """A recovery code, in groups."""
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return "-".join(code[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def plain_code(typed: str) -> str:
    """A code as it is compared, however somebody has typed it; empty if it cannot be one."""
    code = "".join(letter for letter in typed.upper() if letter.isalnum()).translate(MEANT)
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else ""


class BadPasskey(Exception):
    """A passkey that is none, or not what was asked for."""


@dataclass(frozen=True)
class Facts:
    """How many passkeys, tables and browsers somebody has."""

    passkeys: int = 0
    tables: int = 0
    browsers: int = 0


class Returning:
    """Ways back, as they are stored."""

    def __init__(self, storage: Storage, people: People) -> None:
        self._storage = storage
        self._people = people

    async def facts(self, profile: Profile | None) -> Facts:
        """What somebody has, in numbers."""
        return await asyncio.to_thread(self._facts, profile.id) if profile else Facts()

    def _facts(self, profile: str) -> Facts:
        keys = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.profile == profile)
        tables = select(func.count(MEMBERS.c.table_id.distinct())).where(MEMBERS.c.profile == profile)
        browsers = select(func.count()).select_from(BROWSERS).where(BROWSERS.c.profile == profile)
        with self._storage.reading() as connection:
            return Facts(*(connection.execute(count).scalar() or 0 for count in (keys, tables, browsers)))

    async def sign_out_others(self, profile: str, secret: str) -> None:
        """Forget all browsers of a person but the one with this secret; the others show no notices either."""

        def write(connection: Connection) -> None:
            mine = digest(secret)
            run(connection, BROWSERS.delete().where(BROWSERS.c.profile == profile, BROWSERS.c.digest != mine))
            others = WAYS.c.profile == profile, WAYS.c.browser != "", WAYS.c.browser != mine
            run(connection, WAYS.delete().where(*others))

        await self._write(write)

    # Recovery codes

    async def make_code(self, profile: Profile) -> str:
        """A new recovery code; an older one is void. It is told this once: only its hash is stored."""
        code = new_code()
        said = PROFILES.update().where(PROFILES.c.id == profile.id).values(code=digest(plain_code(code)))
        await self._write(lambda connection: run(connection, said))
        return code

    async def by_code(self, typed: str) -> Profile | None:
        """Whose recovery code this is."""
        code = plain_code(typed)
        return await asyncio.to_thread(self._found, PROFILES.c.code == digest(code)) if code else None

    def _found(self, condition: Any) -> Profile | None:
        with self._storage.reading() as connection:
            row = connection.execute(select(PROFILES).where(condition)).first()
        return Profile(row.id, row.name, row.language, row.theme, row.created, bool(row.code)) if row else None

    async def bring(self, back: Profile, secret: str, left: Profile | None, take: bool) -> None:
        """A browser is somebody's from now on. Whoever it was before is left, or ``take``n along with all tables; if
        there is nothing of theirs and no way back to them, they are forgotten."""

        def write(connection: Connection) -> None:
            connection.execute(BROWSERS.insert(), {"digest": digest(secret), "profile": back.id})
            if left is None or left.id == back.id:
                return
            if take:
                whose = [table.c.profile for table in (MEMBERS, ASKS, STRANGERS, QUIET, MUTED)]
                for column in (*whose, MUTED.c.other):
                    _hand_on(connection, column, left.id, back.id)
                run(connection, SAYINGS.update().where(SAYINGS.c.profile == left.id).values(profile=back.id))
            if take or not (left.has_code or _reached(connection, left.id)):
                both = select(PAUSES.c.begun).where(PAUSES.c.profile == back.id)
                connection.execute(PAUSES.delete().where(PAUSES.c.profile == left.id, PAUSES.c.begun.in_(both)))
                for own in (PADS, SETS, EVENINGS, WAYS, PAUSES):  # what was typed in is never lost
                    connection.execute(own.update().where(own.c.profile == left.id).values(profile=back.id))
                evenings.hand_on(connection, left.id, back.id)
                connection.execute(PROFILES.delete().where(PROFILES.c.id == left.id))

        await self._write(write)

    # Passkeys

    async def _challenge(self, profile: str) -> tuple[str, bytes]:
        """Something to be signed: it is stored, for any process may be asked next."""
        key, challenge, now = secrets.token_urlsafe(12), secrets.token_bytes(32), int(time.time())
        row = {"id": key, "challenge": challenge.hex(), "profile": profile, "until": now + LIFE}

        def write(connection: Connection) -> None:
            connection.execute(CHALLENGES.delete().where(CHALLENGES.c.until < now))
            waited_for = select(CHALLENGES.c.id).order_by(CHALLENGES.c.until.desc(), CHALLENGES.c.id)
            for (other,) in connection.execute(waited_for.offset(MOST_CHALLENGES - 1)).all():
                connection.execute(CHALLENGES.delete().where(CHALLENGES.c.id == other))
            connection.execute(CHALLENGES.insert(), row)

        await asyncio.wrap_future(self._storage.submit(write))
        return key, challenge

    async def _asked(self, key: object, profile: str) -> bytes:
        """What was asked for by a key, once."""
        found: list[Any] = []

        def write(connection: Connection) -> None:
            this = CHALLENGES.c.id == str(key)
            found.extend(connection.execute(select(CHALLENGES).where(this).with_for_update()))
            connection.execute(CHALLENGES.delete().where(this))

        await asyncio.wrap_future(self._storage.submit(write))
        if not found or found[0].profile != profile or found[0].until < time.time():
            raise BadPasskey
        return bytes.fromhex(found[0].challenge)

    async def offer(self, profile: Profile, host: str, called: str) -> dict[str, Any]:
        """What a browser makes a passkey from."""
        key, challenge = await self._challenge(profile.id)
        user = bytes.fromhex(digest(profile.id))
        return {"key": key, "options": await _asked_library(lambda it: it.to_make(challenge, host, user, called))}

    async def keep(self, profile: Profile, key: object, credential: Any, host: str, origin: str) -> None:
        """A passkey belongs to somebody from now on."""
        challenge = await self._asked(key, profile.id)
        made = await _asked_library(lambda it: it.made(credential, challenge, host, origin))
        row = {"profile": profile.id, "created": int(time.time()), **made}
        await self._write(lambda connection: run(connection, PASSKEYS.insert().values(row)))

    async def ask(self, host: str) -> dict[str, Any]:
        """What a browser shows a passkey for."""
        key, challenge = await self._challenge("")
        return {"key": key, "options": await _asked_library(lambda it: it.to_show(challenge, host))}

    async def by_passkey(self, key: object, credential: Any, host: str, origin: str) -> Profile:
        """Whose passkey this is."""
        challenge = await self._asked(key, "")
        shown = str(credential.get("id", "")) if isinstance(credential, dict) else ""
        row = await asyncio.to_thread(self._passkey, shown)
        if row is None:
            raise BadPasskey
        count = await _asked_library(lambda it: it.signed(credential, challenge, host, origin, row.key, row.count))
        counted = PASSKEYS.update().where(PASSKEYS.c.id == shown).values(count=count)
        await self._write(lambda connection: run(connection, counted))
        found = await asyncio.to_thread(self._found, PROFILES.c.id == row.profile)
        if found is None:
            raise BadPasskey
        return found

    def _passkey(self, shown: str) -> Any:
        with self._storage.reading() as connection:
            return connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == shown)).first()

    async def _write(self, write: Any) -> None:
        await asyncio.wrap_future(self._storage.submit(write, news.PEOPLE))
        self._people.forget()


async def _asked_library(question: Callable[[ModuleType], Any]) -> Any:
    """What `osada.server.passkeys` answers, in a thread: it is slow to load."""
    try:
        return await asyncio.to_thread(lambda: question(importlib.import_module("osada.server.passkeys")))
    except Exception as error:  # what a browser sends may be wrong in any way
        raise BadPasskey from error


def _hand_on(connection: Connection, column: Column[str], left: str, back: str) -> None:
    """What one person is at tables another one is from now on, also where they were it both."""
    table, name = column.table, column.name
    other = table.alias()
    also = [other.c[key.name] == key for key in table.primary_key if key is not column]
    both = select(other.c[name]).where(other.c[name] == back, *also).exists()
    connection.execute(delete(table).where(column == left, both))
    connection.execute(update(table).where(column == left).values({name: back}))


def _reached(connection: Connection, profile: str) -> bool:
    """Whether somebody has tables, a passkey, or another browser."""
    for table in (MEMBERS, PASSKEYS):
        if connection.execute(select(table.c.profile).where(table.c.profile == profile)).first():
            return True
    return len(connection.execute(select(BROWSERS).where(BROWSERS.c.profile == profile)).all()) > 1
