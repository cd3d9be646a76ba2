"""Open seats: a table is announced on the first page for whoever comes, where the server allows it; and its host may
send a stranger away, who cannot come back to that table.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select

from osada.server import news
from osada.server.pace import Pace, pace_of
from osada.server.people import run
from osada.server.reading import Summary, summary_of
from osada.server.schema import ANNOUNCED, ASKS, MEMBERS, STRANGERS, TABLES
from osada.server.seating import HOST, alone_at, renew
from osada.server.storage import Storage, Write

LISTED = 12
"""How many tables are announced on a first page at most."""
LOOKED_AT = 100
"""So many of those that were announced last are looked at to find them."""


@dataclass(frozen=True)
class OpenTable:
    """A table with free seats for whoever comes."""

    id: str
    game: str
    summary: Summary
    free: Sequence[int]
    pace: Pace | None


class Openings:
    """The open seats of all tables."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def listed(self, profile: str) -> list[OpenTable]:
        """What somebody may sit down at, what was announced last first: they do not sit there, and nobody has sent them
        away."""
        running = select(TABLES).join(ANNOUNCED, ANNOUNCED.c.table_id == TABLES.c.id).where(TABLES.c.finished == 0)
        newest = running.order_by(ANNOUNCED.c.since.desc(), TABLES.c.id).limit(LOOKED_AT)
        with self._storage.reading() as connection:
            rows = connection.execute(newest).all()
            ids = [row.id for row in rows]
            members = connection.execute(select(MEMBERS).where(MEMBERS.c.table_id.in_(ids))).all()
            mine = STRANGERS.c.profile == profile, STRANGERS.c.away == 1
            away = set(connection.execute(select(STRANGERS.c.table_id).where(*mine)).scalars())
        there = {member.table_id for member in members if member.profile == profile} | away
        found = [
            _open_table(row, {member.seat for member in members if member.table_id == row.id})
            for row in rows
            if row.id not in there
        ]
        return [one for one in found if one is not None and one.free][:LISTED]

    async def announce(self, table_id: str, profile: str, most: int) -> bool:
        """A table of somebody is announced from now on; False if so many of theirs are."""
        done: list[bool] = []
        theirs = (
            select(func.count())
            .select_from(ANNOUNCED)
            .join(MEMBERS, MEMBERS.c.table_id == ANNOUNCED.c.table_id)
            .join(TABLES, TABLES.c.id == ANNOUNCED.c.table_id)
            .where(MEMBERS.c.profile == profile, MEMBERS.c.seat == HOST, TABLES.c.finished == 0)
        )

        def write(connection: Connection) -> None:
            alone_at(connection, table_id)
            this = ANNOUNCED.c.table_id == table_id
            announced = connection.execute(select(ANNOUNCED.c.since).where(this)).first()
            if not announced and int(connection.execute(theirs).scalar() or 0) < most:
                connection.execute(ANNOUNCED.insert(), {"table_id": table_id, "since": int(time.time())})
                announced = connection.execute(select(ANNOUNCED.c.since).where(this)).first()
            done.append(announced is not None)

        await asyncio.wrap_future(self._storage.submit(write, news.SEATS, table_id))
        return done[0]

    async def withdraw(self, table_id: str) -> None:
        """It is announced no more."""
        gone = ANNOUNCED.delete().where(ANNOUNCED.c.table_id == table_id)
        await asyncio.wrap_future(self._storage.submit(lambda connection: run(connection, gone), news.SEATS, table_id))


def _open_table(row: Any, taken: set[int]) -> OpenTable | None:
    """What is announced of a table; None of one that cannot be read."""
    summary = summary_of(row.summary)
    try:
        pace = pace_of(json.loads(row.header))
    except (ValueError, AttributeError):
        return None
    if summary is None:
        return None
    free = [seat for seat, bot in enumerate(summary.sitters) if bot is None and seat not in taken]
    return OpenTable(row.id, row.game, summary, free, pace)


def coming(table_id: str, profile: str) -> Write:
    """The write by which somebody whom nobody has invited is known as a stranger."""

    def write(connection: Connection) -> None:
        row = {"table_id": table_id, "profile": profile}
        if not connection.execute(select(STRANGERS.c.away).filter_by(**row)).first():
            connection.execute(STRANGERS.insert(), row | {"away": 0})

    return write


def sending_away(table_id: str, seat: int) -> Write:
    """The write by which strangers leave a seat for good: they do not even look on, and the seat is free."""

    def write(connection: Connection) -> None:
        at_table = MEMBERS.c.table_id == table_id
        found = connection.execute(select(MEMBERS.c.profile).where(at_table, MEMBERS.c.seat == seat)).scalars().all()
        here = STRANGERS.c.table_id == table_id, STRANGERS.c.profile.in_(found)
        connection.execute(STRANGERS.update().where(*here).values(away=1))
        connection.execute(MEMBERS.delete().where(at_table, MEMBERS.c.profile.in_(found), MEMBERS.c.seat != HOST))
        connection.execute(ASKS.delete().where(ASKS.c.table_id == table_id, ASKS.c.seat == seat))
        renew(connection, table_id, seat)

    return write
