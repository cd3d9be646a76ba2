"""What people say to each other at a table: sentences that are ready, so everybody reads them in their own language.

They are no entries of the journal: a game is the same whatever was said at it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from osada.server import news
from osada.server.people import run
from osada.server.schema import MUTED, SAYINGS
from osada.server.seating import alone_at
from osada.server.storage import Storage

SENTENCES = (
    "hello",
    "thanks",
    "good-move",
    "well-played",
    "close",
    "sorry",
    "your-turn",
    "no-hurry",
    "thinking",
    "back-soon",
    "must-go",
    "once-more",
)
KEPT = 50
"""So many are kept of a table."""
LATELY = 8
"""So many are shown."""
MINUTE = 60_000
PER_MINUTE = 6
"""So many may one person say in a minute, at all tables together and whichever process is asked."""
EVERYBODY = ""


@dataclass(frozen=True)
class Saying:
    """What somebody has said."""

    number: int
    """When, in milliseconds since 1970; no other one at the table has it."""
    profile: str
    seat: int
    sentence: str


class Sayings:
    """Those of all tables; ``clock`` is the time in seconds since 1970."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self._storage = storage

    def lately(self, table_id: str) -> list[Saying]:
        """What is kept of a table, the oldest first."""
        found = select(SAYINGS).where(SAYINGS.c.table_id == table_id).order_by(SAYINGS.c.number)
        with self._storage.reading() as connection:
            rows = connection.execute(found).all()
        return [Saying(row.number, row.profile, row.seat, row.sentence) for row in rows]

    def newest(self, table_id: str) -> int:
        """The number of the newest; 0 if nobody has said anything."""
        found = select(func.max(SAYINGS.c.number)).where(SAYINGS.c.table_id == table_id)
        with self._storage.reading() as connection:
            return int(connection.execute(found).scalar() or 0)

    async def say(self, profile: str, table_id: str, seat: int, sentence: str) -> int | None:
        """Somebody says something: its number; None if they have said too much in the last minute."""
        done: list[int] = []

        def write(connection: Connection) -> None:
            alone_at(connection, table_id)
            now, here = int(1000 * self.clock()), SAYINGS.c.table_id == table_id
            lately = SAYINGS.c.profile == profile, SAYINGS.c.number > now - MINUTE
            if len(connection.execute(select(SAYINGS.c.number).where(*lately)).all()) >= PER_MINUTE:
                return
            kept = select(SAYINGS.c.number).where(here).order_by(SAYINGS.c.number.desc())
            numbers: Sequence[int] = connection.execute(kept).scalars().all()
            number = max(now, numbers[0] + 1 if numbers else 0)
            if len(numbers) >= KEPT:
                connection.execute(SAYINGS.delete().where(here, SAYINGS.c.number <= numbers[KEPT - 1]))
            row = {"table_id": table_id, "number": number, "profile": profile, "seat": seat, "sentence": sentence}
            connection.execute(SAYINGS.insert(), row)
            done.append(number)

        await asyncio.wrap_future(self._storage.submit(write, news.SAID, table_id))
        return done[0] if done else None

    def muted(self, profile: str, table_id: str) -> set[str]:
        """Whom somebody does not want to hear at a table."""
        found = select(MUTED.c.other).where(MUTED.c.profile == profile, MUTED.c.table_id == table_id)
        with self._storage.reading() as connection:
            return set(connection.execute(found).scalars())

    async def mute(self, profile: str, table_id: str, others: Iterable[str], yes: bool) -> None:
        """Somebody does not want to hear others at a table, or does again."""
        rows = [{"profile": profile, "table_id": table_id, "other": other} for other in others]

        def write(connection: Connection) -> None:
            alone_at(connection, table_id)
            for row in rows:
                run(connection, MUTED.delete().filter_by(**row))
                if yes:
                    run(connection, MUTED.insert().values(row))

        await asyncio.wrap_future(self._storage.submit(write))
