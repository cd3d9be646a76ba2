"""Ways back to a profile: a recovery code that is written down, and passkeys. Both bring it onto another device."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from typing import Any

from sqlalchemy import Connection, func, select
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from osada.server.people import People, Profile, digest, run
from osada.server.schema import ASKS, BROWSERS, MEMBERS, PASSKEYS, PROFILES
from osada.server.storage import Storage

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No I, L, O or U: they would be read as 1, 0 and V. 16 of these 32 are 80 bits."""
LENGTH, GROUP = 16, 4
MEANT = str.maketrans("OIL", "011")
"""How letters are meant that no code has."""
CHALLENGES, LIFE = 1_000, 300.0
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


class Returning:
    """Ways back, as they are stored."""

    def __init__(self, storage: Storage, people: People) -> None:
        self._storage = storage
        self._people = people
        self._challenges: OrderedDict[str, tuple[bytes, str, float]] = OrderedDict()
        """What passkeys have to sign: for whom it is (empty: for anybody), and until when."""

    async def facts(self, profile: Profile | None) -> tuple[int, int]:
        """How many passkeys and how many tables somebody has."""
        if profile is None:
            return 0, 0
        return await asyncio.to_thread(self._facts, profile.id)

    def _facts(self, profile: str) -> tuple[int, int]:
        keys = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.profile == profile)
        tables = select(func.count(MEMBERS.c.table_id.distinct())).where(MEMBERS.c.profile == profile)
        with self._storage.reading() as connection:
            return connection.execute(keys).scalar() or 0, connection.execute(tables).scalar() or 0

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
                for table in (MEMBERS, ASKS):
                    mine = table.update().prefix_with("OR IGNORE").where(table.c.profile == left.id)
                    connection.execute(mine.values(profile=back.id))
                    connection.execute(table.delete().where(table.c.profile == left.id))
            if take or not (left.has_code or _reached(connection, left.id)):
                connection.execute(PROFILES.delete().where(PROFILES.c.id == left.id))

        await self._write(write)

    # Passkeys

    def _challenge(self, profile: str) -> tuple[str, bytes]:
        key, challenge = secrets.token_urlsafe(12), secrets.token_bytes(32)
        self._challenges[key] = challenge, profile, time.monotonic() + LIFE
        while len(self._challenges) > CHALLENGES:
            self._challenges.popitem(last=False)
        return key, challenge

    def _asked(self, key: object, profile: str) -> bytes:
        """What was asked for by a key, once."""
        challenge, whose, until = self._challenges.pop(str(key), (b"", "", 0.0))
        if not challenge or whose != profile or time.monotonic() > until:
            raise BadPasskey
        return challenge

    def offer(self, profile: Profile, host: str, called: str) -> dict[str, Any]:
        """What a browser makes a passkey from."""
        key, challenge = self._challenge(profile.id)
        chosen = AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        )
        options = generate_registration_options(
            rp_id=host,
            rp_name="Osada",
            user_name=called,
            user_id=bytes.fromhex(digest(profile.id)),
            challenge=challenge,
            authenticator_selection=chosen,
        )
        return {"key": key, "options": options_to_json_dict(options)}

    async def keep(self, profile: Profile, key: object, credential: Any, host: str, origin: str) -> None:
        """A passkey belongs to somebody from now on."""
        challenge = self._asked(key, profile.id)
        try:
            made = verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=host, expected_origin=origin
            )
        except Exception as error:  # what a browser sends may be wrong in any way
            raise BadPasskey from error
        row = {
            "id": bytes_to_base64url(made.credential_id),
            "profile": profile.id,
            "key": bytes_to_base64url(made.credential_public_key),
            "count": made.sign_count,
            "created": int(time.time()),
        }
        await self._write(lambda connection: run(connection, PASSKEYS.insert().values(row)))

    def ask(self, host: str) -> dict[str, Any]:
        """What a browser shows a passkey for."""
        key, challenge = self._challenge("")
        options = generate_authentication_options(rp_id=host, challenge=challenge)
        return {"key": key, "options": options_to_json_dict(options)}

    async def by_passkey(self, key: object, credential: Any, host: str, origin: str) -> Profile:
        """Whose passkey this is."""
        challenge = self._asked(key, "")
        shown = str(credential.get("id", "")) if isinstance(credential, dict) else ""
        row = await asyncio.to_thread(self._passkey, shown)
        if row is None:
            raise BadPasskey
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(row.key),
                credential_current_sign_count=row.count,
            )
        except Exception as error:  # what a browser sends may be wrong in any way
            raise BadPasskey from error
        counted = PASSKEYS.update().where(PASSKEYS.c.id == shown).values(count=verified.new_sign_count)
        await self._write(lambda connection: run(connection, counted))
        found = await asyncio.to_thread(self._found, PROFILES.c.id == row.profile)
        if found is None:
            raise BadPasskey
        return found

    def _passkey(self, shown: str) -> Any:
        with self._storage.reading() as connection:
            return connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == shown)).first()

    async def _write(self, write: Any) -> None:
        await asyncio.wrap_future(self._storage.submit(write))
        self._people.forget()


def _reached(connection: Connection, profile: str) -> bool:
    """Whether somebody has tables, a passkey, or another browser."""
    for table in (MEMBERS, PASSKEYS):
        if connection.execute(select(table.c.profile).where(table.c.profile == profile)).first():
            return True
    return len(connection.execute(select(BROWSERS).where(BROWSERS.c.profile == profile)).all()) > 1
