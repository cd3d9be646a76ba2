"""Who sits where, as it is stored: a seat is claimed once, asked for by others, and free again."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from zlib import crc32

from sqlalchemy import Connection, select

from osada.server import news
from osada.server.people import run
from osada.server.schema import ANNOUNCED, ASKS, LINKS, MEMBERS, STRANGERS, TABLES
from osada.server.storage import Storage, Write

WATCHES, HOST = -1, -2
"""What somebody may be at a table besides sitting at it: a spectator, and whoever made it."""
MOST_ASKS = 5
"""How many may ask for one seat at a time."""


@dataclass(frozen=True)
class Ask:
    """Somebody would like to sit where somebody sits already."""

    seat: int
    profile: str
    name: str
    key: str
    """By which whoever sits there answers."""
    refused: bool = False


@dataclass(frozen=True)
class Company:
    """Everybody at a table."""

    sitters: Mapping[int, Sequence[str]] = field(default_factory=dict)
    """The profiles at each seat that is claimed."""
    asks: Sequence[Ask] = ()
    renewed: Mapping[int, int] = field(default_factory=dict)
    """How often the links of seats have been renewed."""
    announced: bool = False
    """Whether its free seats are anybody's."""
    strangers: frozenset[str] = frozenset()
    """Who sits there that came without a link."""

    @cached_property
    def stamp(self) -> int:
        """Another number for another company, the same after a restart."""
        sitters = sorted((seat, sorted(profiles)) for seat, profiles in self.sitters.items())
        others = self.announced, sorted(self.strangers)
        return crc32(repr((sitters, self.asks, sorted(self.renewed.items()), others)).encode()) % 10**9

    @cached_property
    def several(self) -> bool:
        """Whether more than one person sits here."""
        return len({profile for profiles in self.sitters.values() for profile in profiles}) > 1

    def seats_of(self, profile: str) -> set[int]:
        """Where somebody sits."""
        return {seat for seat, profiles in self.sitters.items() if profile in profiles}

    def without(self, seat: int) -> Company:
        """The others, when nobody sits at a seat any more."""
        return replace(self, sitters={other: there for other, there in self.sitters.items() if other != seat})

    def ask_of(self, profile: str, seat: int) -> Ask | None:
        """What somebody has asked for."""
        return next((ask for ask in self.asks if ask.profile == profile and ask.seat == seat), None)


class Seating:
    """The seats of all tables."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def company(self, table_id: str) -> Company:
        """Everybody at a table."""
        with self._storage.reading() as connection:
            members = connection.execute(select(MEMBERS).where(MEMBERS.c.table_id == table_id)).all()
            asks = connection.execute(select(ASKS).where(ASKS.c.table_id == table_id).order_by(ASKS.c.key)).all()
            links = connection.execute(select(LINKS).where(LINKS.c.table_id == table_id)).all()
            announced = connection.execute(select(ANNOUNCED).where(ANNOUNCED.c.table_id == table_id)).first()
            here = STRANGERS.c.table_id == table_id, STRANGERS.c.away == 0
            strangers = connection.execute(select(STRANGERS.c.profile).where(*here)).scalars().all()
        sitters: dict[int, list[str]] = {}
        for row in members:
            if row.seat >= 0:
                sitters.setdefault(row.seat, []).append(row.profile)
        return Company(
            sitters,
            [Ask(row.seat, row.profile, row.name, row.key, bool(row.refused)) for row in asks],
            {row.seat: row.renewed for row in links},
            announced is not None,
            frozenset(strangers),
        )

    def renewed(self, table_id: str, seat: int) -> int:
        """How often the link of a seat has been renewed."""
        found = select(LINKS.c.renewed).where(LINKS.c.table_id == table_id, LINKS.c.seat == seat)
        with self._storage.reading() as connection:
            return int(connection.execute(found).scalar() or 0)

    async def claim(self, profile: str, table_id: str, seat: int, name: str, also: Write | None = None) -> bool:
        """Somebody sits down, under a name if it is one; False if somebody else was faster. Something is written
        ``also`` with it."""
        done: list[bool] = []

        def write(connection: Connection) -> None:
            alone_at(connection, table_id)
            sitters = select(MEMBERS.c.profile).where(MEMBERS.c.table_id == table_id, MEMBERS.c.seat == seat)
            there = set(connection.execute(sitters).scalars())
            if not there:
                connection.execute(MEMBERS.insert(), {"profile": profile, "table_id": table_id, "seat": seat})
                if name:
                    rename(connection, table_id, seat, name)
                if also is not None:
                    also(connection)
            done.append(there <= {profile})

        await asyncio.wrap_future(self._storage.submit(write, news.SEATS, table_id))
        return done[0]

    async def ask(self, profile: str, table_id: str, seat: int, name: str) -> bool:
        """Somebody asks for a seat that is taken; False if too many do."""
        row = {"table_id": table_id, "seat": seat, "profile": profile}
        done: list[bool] = []

        def write(connection: Connection) -> None:
            alone_at(connection, table_id)
            waiting = select(ASKS.c.profile).where(
                ASKS.c.table_id == table_id, ASKS.c.seat == seat, ASKS.c.refused == 0
            )
            others = set(connection.execute(waiting).scalars()) - {profile}
            done.append(len(others) < MOST_ASKS)
            if done[0]:
                connection.execute(ASKS.delete().filter_by(**row))
                asked = {"name": name, "key": secrets.token_urlsafe(9), "refused": 0}
                connection.execute(ASKS.insert(), row | asked)

        await asyncio.wrap_future(self._storage.submit(write, news.SEATS, table_id))
        return done[0]

    async def refuse(self, table_id: str, ask: Ask) -> None:
        """Whoever has asked is not let in."""
        row = {"table_id": table_id, "seat": ask.seat, "profile": ask.profile}
        said = ASKS.update().filter_by(**row).values(refused=1)
        await asyncio.wrap_future(self._storage.submit(lambda connection: run(connection, said), news.SEATS, table_id))

    async def renew(self, table_id: str, seat: int) -> None:
        """The link of a seat is another one from now on."""
        await asyncio.wrap_future(
            self._storage.submit(lambda connection: renew(connection, table_id, seat), news.SEATS, table_id)
        )


def admitting(table_id: str, ask: Ask) -> Write:
    """The write by which whoever has asked sits there too."""
    row = {"table_id": table_id, "seat": ask.seat, "profile": ask.profile}

    def write(connection: Connection) -> None:
        connection.execute(ASKS.delete().filter_by(**row))
        if not connection.execute(select(MEMBERS).filter_by(**row)).first():
            connection.execute(MEMBERS.insert(), row)

    return write


def vacating(table_id: str, seat: int) -> Write:
    """The write by which a seat is free again: who sat there looks on, and the link is another one."""

    def write(connection: Connection) -> None:
        at_table = MEMBERS.c.table_id == table_id
        found = connection.execute(select(MEMBERS.c.profile).where(at_table, MEMBERS.c.seat == seat)).scalars().all()
        connection.execute(MEMBERS.delete().where(at_table, MEMBERS.c.seat == seat))
        for profile in found:
            watches = {"profile": profile, "table_id": table_id, "seat": WATCHES}
            if not connection.execute(select(MEMBERS).filter_by(**watches)).first():
                connection.execute(MEMBERS.insert(), watches)
        connection.execute(ASKS.delete().where(ASKS.c.table_id == table_id, ASKS.c.seat == seat))
        renew(connection, table_id, seat)

    return write


def alone_at(connection: Connection, table_id: str) -> None:
    """Nobody else writes to a table until this transaction is over (in SQLite nobody does anyway)."""
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())


def renew(connection: Connection, table_id: str, seat: int) -> None:
    """Count one more renewal of a link."""
    alone_at(connection, table_id)
    row = {"table_id": table_id, "seat": seat}
    before = connection.execute(select(LINKS.c.renewed).filter_by(**row)).scalar()
    if before is None:
        connection.execute(LINKS.insert(), row | {"renewed": 1})
    else:
        run(connection, LINKS.update().filter_by(**row).values(renewed=before + 1))


def rename(connection: Connection, table_id: str, seat: int, name: str, gone: bool = False) -> None:
    """A seat has another name from now on, wherever it is stored; what cannot be read stays as it is."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id).with_for_update()).first()
    if row is None:
        return
    try:
        header, seats, summary = (json.loads(text or "null") for text in (row.header, row.seats, row.summary))
        header["names"][seat] = name
        seats[seat] |= {"name": name, "named": True, "gone": gone}
        if summary:
            summary["names"][seat] = name
            summary["unnamed"] = [number for number in summary["unnamed"] if number != seat]
            others = [number for number in summary.get("guests", ()) if number != seat]
            summary["guests"] = sorted([*others, seat]) if gone else others
    except (ValueError, TypeError, KeyError, IndexError):
        return
    values = {"header": header, "seats": seats, "summary": summary}
    written = {column: json.dumps(value, separators=(",", ":")) for column, value in values.items() if value}
    run(connection, TABLES.update().where(TABLES.c.id == table_id).values(written))
