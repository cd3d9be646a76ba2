"""Until when tables with a pace wait, and when people pause, as it is stored: a row for each table that waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence

from sqlalchemy import Connection, func, select

from osada.server import news
from osada.server.pace import DAY, Deadline, Pauses, days_left, merged, together
from osada.server.people import run
from osada.server.reading import read_deadline
from osada.server.schema import DEADLINES, ENTRIES, MEMBERS, PAUSES, TABLES
from osada.server.seating import alone_at
from osada.server.storage import Storage, Write


class Deadlines:
    """Those of all tables; ``clock`` is the time in seconds since 1970."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self._storage = storage

    @property
    def now(self) -> int:
        """The time."""
        return int(self.clock())

    def read(self, table_id: str) -> Deadline | None:
        """What a table waits for."""
        with self._storage.reading() as connection:
            row = connection.execute(select(DEADLINES).where(DEADLINES.c.table_id == table_id)).mappings().first()
        return read_deadline(row) if row else None

    def due(self, most: int) -> list[str]:
        """Tables where something is due by now, the longest first."""
        over = select(DEADLINES.c.table_id).where(DEADLINES.c.due <= self.now).order_by(DEADLINES.c.due).limit(most)
        with self._storage.reading() as connection:
            return list(connection.execute(over).scalars())

    def unwound(self) -> list[str]:
        """Tables with a pace that wait for nothing: people are missing, or they come from another database."""
        agreed = TABLES.c.header.contains('"pace":', autoescape=True) & (TABLES.c.finished == 0)
        waits = select(DEADLINES.c.table_id).where(DEADLINES.c.table_id == TABLES.c.id).exists()
        with self._storage.reading() as connection:
            return list(connection.execute(select(TABLES.c.id).where(agreed, ~waits)).scalars())

    def writing(self, table_id: str, deadline: Deadline | None) -> Write:
        """The write of what a table waits for from now on."""

        def write(connection: Connection) -> None:
            connection.execute(DEADLINES.delete().where(DEADLINES.c.table_id == table_id))
            if deadline is not None:
                connection.execute(DEADLINES.insert(), {"table_id": table_id, **vars(deadline)})

        return write

    async def put(self, table_id: str, deadline: Deadline | None, number: int, also: Write | None = None) -> bool:
        """Write it by itself, if entry ``number`` is still the newest of the journal: else whoever wrote the next one
        has wound the clock. Whether it was written."""
        written: list[bool] = []
        newest = select(func.coalesce(func.max(ENTRIES.c.number), 0)).where(ENTRIES.c.table_id == table_id)

        def write(connection: Connection) -> None:
            alone_at(connection, table_id)
            there = connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id)).first()
            if there and connection.execute(newest).scalar() == number:
                self.writing(table_id, deadline)(connection)
                if also is not None:
                    also(connection)
                written.append(True)

        await asyncio.wrap_future(self._storage.submit(write, news.SEATS, table_id))
        return bool(written)

    # Pauses

    def pauses(self, profiles: Iterable[str]) -> Pauses:
        """When all of these people pause."""
        found: dict[str, list[tuple[int, int]]] = {profile: [] for profile in profiles}
        mine = select(PAUSES).where(PAUSES.c.profile.in_(list(found))).order_by(PAUSES.c.begun)
        with self._storage.reading() as connection:
            for row in connection.execute(mine):
                found[row.profile].append((row.begun, row.until))
        return together(map(merged, found.values()))

    def paused(self, profile: str, days: int) -> tuple[int, int]:
        """Until when somebody pauses, 0 if they do not; and for how many days they still may, who may for so many
        ``days`` a year."""
        pauses, now = self.pauses([profile]), self.now
        return max((until for _, until in pauses if until > now), default=0), days_left(pauses, now, days)

    async def pause(self, profile: str, days: int, most: int) -> bool:
        """Somebody pauses for so many days from now on; False if they do so already, or not so many are left."""
        begun: list[bool] = []
        mine = select(PAUSES).where(PAUSES.c.profile == profile).order_by(PAUSES.c.begun)

        def write(connection: Connection) -> None:
            now = self.now
            pauses = [(row.begun, row.until) for row in connection.execute(mine)]
            if 0 < days <= days_left(pauses, now, most) and all(until <= now for _, until in pauses):
                connection.execute(PAUSES.insert(), {"profile": profile, "begun": now, "until": now + days * DAY})
                begun.append(True)

        await asyncio.wrap_future(self._storage.submit(write))
        return bool(begun)

    async def go_on(self, profile: str) -> None:
        """Somebody pauses no more."""

        def write(connection: Connection) -> None:
            ended = PAUSES.c.profile == profile, PAUSES.c.until > self.now
            run(connection, PAUSES.update().where(*ended).values(until=self.now))

        await asyncio.wrap_future(self._storage.submit(write))

    def waiting_for(self, profile: str) -> Sequence[str]:
        """The tables that wait for somebody."""
        at = (MEMBERS.c.table_id == DEADLINES.c.table_id) & (MEMBERS.c.seat == DEADLINES.c.seat)
        theirs = select(DEADLINES.c.table_id).join(MEMBERS, at).where(MEMBERS.c.profile == profile)
        with self._storage.reading() as connection:
            return connection.execute(theirs).scalars().all()
