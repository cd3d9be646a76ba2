"""All that is somebody's: to be taken along as a file, or to be deleted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from osada.core import record
from osada.server import evenings, news
from osada.server.hall import Hall
from osada.server.identity import BROWSER, hall_of, profile_of
from osada.server.loading import GUEST, load_table
from osada.server.pads import Pads
from osada.server.people import Profile, run
from osada.server.reading import Unreadable
from osada.server.schema import ASKS, BROWSERS, MEMBERS, MUTED, PASSKEYS, PAUSES, PROFILES, SAYINGS, STRANGERS, TABLES
from osada.server.seating import HOST, WATCHES, rename, renew
from osada.server.sets import Sets
from osada.server.storage import Storage, Write
from osada.server.visitor import Sorry
from osada.server.ways import Ways

FORM = 1
"""The form of the file."""


async def export(request: Request) -> Response:
    """A file with all that is known of whoever asks, and the records of their finished games."""
    profile = _known(request)
    found = await asyncio.to_thread(_document, hall_of(request).storage, profile)
    headers = {"content-disposition": 'attachment; filename="osada-profile.json"', "cache-control": "no-store"}
    return Response(json.dumps(found, indent=1, ensure_ascii=False), media_type="application/json", headers=headers)


def _known(request: Request) -> Profile:
    profile = profile_of(request)
    if profile is None:
        raise Sorry(404, "page-nobody-yet-me")
    return profile


def _document(storage: Storage, profile: Profile) -> dict[str, Any]:
    def count(connection: Connection, table: Any) -> int:
        return len(connection.execute(select(table.c.profile).where(table.c.profile == profile.id)).all())

    with storage.reading() as connection:
        ways = {"browsers": count(connection, BROWSERS), "passkeys": count(connection, PASSKEYS)}
        paused = connection.execute(select(PAUSES).where(PAUSES.c.profile == profile.id))
        pauses = [[row.begun, row.until] for row in paused]
        mine = select(SAYINGS).where(SAYINGS.c.profile == profile.id).order_by(SAYINGS.c.number)
        said_at = [[row.table_id, row.number // 1000, row.sentence] for row in connection.execute(mine)]
    said: dict[str, Any] = {name: getattr(profile, name) for name in ("name", "language", "theme", "created")}
    tables = [_table(storage, table_id, seats) for table_id, seats in _tables(storage, profile.id).items()]
    own = {
        "sheets": [
            {"id": one.id, "game": one.game, "created": one.created, "document": one.document}
            for one in Pads(storage).of(profile.id)
        ],
        "sets": [one.document for one in Sets(storage).of(profile.id)],
        "notices": [{"kind": one.kind, "address": one.address} for one in Ways(storage).of(profile.id)],
        "evenings": [one.document() for one in evenings.of(storage, Pads(storage), profile.id)],
    }
    said |= {"recovery code": profile.has_code, "pauses": pauses, "said": said_at}
    return {"osada profile": FORM, **said, **ways, "tables": tables, **own}


def _tables(storage: Storage, profile: str) -> dict[str, set[int]]:
    """All tables of a person, and what they are there."""
    found: dict[str, set[int]] = {}
    with storage.reading() as connection:
        for row in connection.execute(select(MEMBERS).where(MEMBERS.c.profile == profile)):
            found.setdefault(row.table_id, set()).add(row.seat)
    return found


def _table(storage: Storage, table_id: str, seats: set[int]) -> dict[str, Any]:
    """A table as its sitter may know it: the record of a game that is over, of others who plays."""
    said = {
        "id": table_id,
        "seats": sorted(seats - {HOST, WATCHES}),
        "host": HOST in seats,
        "watches": WATCHES in seats,
    }
    try:
        stored = storage.table(table_id)
        if stored is None:
            return said
        said |= {"game": stored.game, "created": stored.created, "changed": stored.changed}
        said |= {"names": stored.header.get("names"), "finished": stored.finished}
        if stored.finished:
            said["record"] = load_table(stored, storage).record().text()
    except (Unreadable, record.BadRecord):
        return said | {"readable": False}
    return said


async def delete(request: Request) -> Response:
    """Somebody goes, with all that is theirs."""
    await forget(hall_of(request), _known(request))
    response = RedirectResponse("/", 303)
    response.delete_cookie(BROWSER)
    return response


async def forget(hall: Hall, profile: Profile) -> None:
    """Delete a person: tables where nobody else sits go; at the others a bot plays on, and the name is a guest's."""
    for table_id, seats in (await asyncio.to_thread(_tables, hall.storage, profile.id)).items():
        members = await asyncio.to_thread(hall.storage.members, table_id)
        others = sorted({other for other, seat in members if other != profile.id and seat != WATCHES})
        if seats != {WATCHES} and not others:
            await hall.delete(table_id)
        else:
            own = sorted(seat for seat in seats if seat >= 0)
            shared = {seat for other, seat in members if other != profile.id}
            heir = next((other for other, seat in members if other in others and seat >= 0), None)
            write = _leaving(table_id, profile.id, own, heir if HOST in seats else None)
            await hall.leave(table_id, own, [seat for seat in own if seat not in shared], write)

    def write_last(connection: Connection) -> None:
        for table in (ASKS, MEMBERS, STRANGERS):
            connection.execute(table.delete().where(table.c.profile == profile.id))
        connection.execute(MUTED.delete().where(MUTED.c.other == profile.id))
        evenings.forget(connection, profile.id)
        connection.execute(PROFILES.delete().where(PROFILES.c.id == profile.id))

    await asyncio.wrap_future(hall.storage.submit(write_last, news.PEOPLE))
    hall.people.forget()
    await hall.regroup()


def _leaving(table_id: str, profile: str, own: Sequence[int], heir: str | None) -> Write:
    """The write by which somebody leaves a table."""

    def write(connection: Connection) -> None:
        connection.execute(MEMBERS.delete().where(MEMBERS.c.table_id == table_id, MEMBERS.c.profile == profile))
        if heir is not None:
            connection.execute(MEMBERS.insert(), {"profile": heir, "table_id": table_id, "seat": HOST})
        for seat in own:
            _forget_in_branches(connection, table_id, seat)
            rename(connection, table_id, seat, GUEST, gone=True)
            renew(connection, table_id, seat)

    return write


def _forget_in_branches(connection: Connection, table_id: str, seat: int) -> None:
    """Tables that were begun from this one say whose game it was, and their seats may have the same names."""
    of_table = TABLES.c.header.contains(f'"table":"{table_id}"', autoescape=True)
    for row in connection.execute(select(TABLES).where(of_table)).all():
        try:
            header, seats, summary = (json.loads(text or "null") for text in (row.header, row.seats, row.summary))
            name = header["origin"]["names"][seat]
            for told in (header, summary):
                if told and told.get("origin"):
                    told["origin"]["names"][seat] = GUEST
        except (ValueError, TypeError, KeyError, IndexError):
            continue
        written = {"header": json.dumps(header, separators=(",", ":"))}
        if summary:
            written["summary"] = json.dumps(summary, separators=(",", ":"))
        run(connection, TABLES.update().where(TABLES.c.id == row.id).values(written))
        if seats[seat]["named"] and seats[seat]["player"] is None and seats[seat]["name"] == name:
            rename(connection, row.id, seat, GUEST, gone=True)
