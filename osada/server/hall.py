"""The hall: all tables of a server. It makes them, finds them, and knows which browser may sit where."""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b, sha256
from pathlib import Path

from osada.core.record import Record
from osada.core.table import Table
from osada.games import NoGame
from osada.server.coaching import Coaching
from osada.server.live import LiveTable, Seat, header_of, load_table, stored_entry
from osada.server.storage import Storage, StoredTable
from osada.server.workers import Workers

WATCHES, HOST = -1, -2
"""What a browser may be at a table besides sitting at it: a spectator, and the one that made it."""
MEMBERS = 5_000
OPEN_TABLES = 500
"""So many tables are kept in memory; others are read again when somebody comes."""
COACHED, COACHED_EACH = 20, 3
"""So many games wait for the coach, the one that it looks at included: in all, and those that one address asked for."""


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()


class Hall:
    """Storage, bots and the tables that are open."""

    def __init__(self, folder: Path, bots: int) -> None:
        self.storage = Storage(folder)
        self.workers = Workers(bots)
        self.closing = False
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        self._members: OrderedDict[tuple[str, str], set[int]] = OrderedDict()
        """The seats of browsers that came lately; nobody else changes them."""

        self._coachings: dict[str, tuple[Coaching, asyncio.Task[None]]] = {}
        self._one_coach = asyncio.Semaphore(1)
        """One of them works at a time: the others' bots want to think too."""

    def coaching(self, live: LiveTable) -> Coaching | None:
        """The coach at work on a table, or one that could not finish."""
        coaching, _ = self._coachings.get(live.id, (None, None))
        return coaching if coaching and coaching.number == live.number else None

    def coach(self, live: LiveTable, asker: str = "") -> bool:
        """Let a coach work on a game that is over; False if too many others wait for it."""
        self._dismiss(live.id)
        askers = [waiting.asker for waiting, task in self._coachings.values() if not task.done()]
        if len(askers) >= COACHED or askers.count(asker) >= COACHED_EACH:
            return False
        coaching = Coaching(live.number, asker)
        self._coachings[live.id] = coaching, asyncio.create_task(self._coach(live, coaching))
        return True

    async def _coach(self, live: LiveTable, coaching: Coaching) -> None:
        async with self._one_coach:
            await coaching.work(live, self.storage, self.workers)
        if not coaching.failed:
            del self._coachings[live.id]

    def _dismiss(self, table_id: str) -> None:
        _, task = self._coachings.pop(table_id, (None, None))
        if task is not None:
            task.cancel()

    async def end_streams(self) -> None:
        """Let everybody go who waits for news: the server stops."""
        self.closing = True
        for live in list(self._open.values()):
            await live.tell()

    def close(self) -> None:
        for live in self._open.values():
            live.stop()
        self.workers.stop()
        self.storage.close()

    # Finding

    def find(self, table_id: str) -> LiveTable | None:
        """A table by its id; its bots go on where they were."""
        live = self._open.get(table_id)
        if live is None:
            stored = self.storage.table(table_id)
            if stored is None:
                return None
            try:
                table = load_table(stored, self.storage)
            except NoGame:  # the table is kept, and is there again with its game
                return None
            live = LiveTable(stored, table, self.storage, self.workers)
            self._open[table_id] = live
        self._open.move_to_end(table_id)
        self._close_some()
        live.drive()
        return live

    def _close_some(self) -> None:
        if len(self._open) > OPEN_TABLES:
            idle = [table_id for table_id, live in self._open.items() if not +live.here and live.thinking is None]
            for table_id in idle[: len(self._open) - OPEN_TABLES]:
                del self._open[table_id]

    def tables_of(self, browser: str) -> list[StoredTable]:
        """The tables of a browser, the one changed last first."""
        return self.storage.tables_of(digest(browser))

    def seats(self, browser: str, table_id: str) -> set[int]:
        """The seats of a browser at a table, WATCHES and HOST included; empty for a stranger."""
        key = (digest(browser), table_id)
        if key not in self._members:
            self._members[key] = self.storage.seats_of(*key)
            while len(self._members) > MEMBERS:
                self._members.popitem(last=False)
        return self._members[key]

    def token(self, table_id: str, seat: int) -> str:
        """The secret of a seat's link (-1: to watch); nobody can make it without this server's key."""
        made = blake2b(f"{table_id} {seat}".encode(), key=self.storage.key, digest_size=16).digest()
        return urlsafe_b64encode(made).decode().rstrip("=")

    async def join(self, browser: str, table_id: str, seat: int, token: str) -> bool:
        """Seat a browser that has come by a link; False if the link is none."""
        stored = self.storage.table(table_id)
        if stored is None or not -1 <= seat < len(stored.seats):
            return False
        if not secrets.compare_digest(token.encode(), self.token(table_id, seat).encode()):
            return False
        await asyncio.wrap_future(self.storage.join(digest(browser), table_id, seat))
        self._members.pop((digest(browser), table_id), None)
        return True

    # Making

    async def make(
        self, table: Table, seats: Sequence[Seat], browser: str, members: Sequence[tuple[str, int]] | None = None
    ) -> str:
        """A new table: people at this screen sit here, the others come by link; or the same people as ``members``."""
        table_id = secrets.token_urlsafe(9)
        now = int(time.time())
        stored = StoredTable(
            table_id, table.game.name, header_of(table), [vars(seat) for seat in seats], now, now, table.seat is None
        )
        host = digest(browser)
        here = [(host, seat) for seat, sitter in enumerate(seats) if sitter.kind == "person"]
        members = [(host, HOST), *here] if members is None else members
        await asyncio.wrap_future(self.storage.create(stored, members))
        entries = [stored_entry(entry) for entry in table.journal]
        if entries:
            await asyncio.wrap_future(self.storage.append(table_id, entries, finished=table.seat is None))
        return table_id

    async def from_record(self, record: Record, seats: Sequence[Seat], browser: str, actions: int | None = None) -> str:
        """A table where a record stops, or after so many of its actions."""
        record.names = tuple(seat.name for seat in seats)
        return await self.make(Table.resume(record, actions), seats, browser)

    async def delete(self, table_id: str) -> None:
        await asyncio.wrap_future(self.storage.delete(table_id))
        self._members.clear()
        self._dismiss(table_id)
        live = self._open.pop(table_id, None)
        if live is not None:
            live.stop()
            await live.tell()
