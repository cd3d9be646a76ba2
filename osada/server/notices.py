"""Notices: whoever is waited for at a table, and is not there, is told.

That something is to be told is written in the transaction that it comes from, a row for each way of whoever sits there;
the row goes when it has been told. So there is one notice for one turn, whatever dies meanwhile. Of several processes
the one that holds a row tells it, for as long as it says that it is there (`osada.server.jobs`).

Whoever has something else to tell uses `Notices.noting`, and gives it words: ``notice-KIND`` and ``notice-KIND-more``.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, Delete, Row, Select, TextClause, Update, delete, select, text, update

from osada.server import elsewhere
from osada.server.jobs import FREE
from osada.server.log import note, note_error
from osada.server.offer import MAIL, Offer
from osada.server.people import run
from osada.server.reading import Summary, Unreadable, summary_of
from osada.server.schema import MEMBERS, NOTICES, PROFILES, QUIET, TABLES, WAYS, StorageError
from osada.server.storage import Write
from osada.server.telling import Failed, NoMore, Said, Teller, words
from osada.server.ways import Way, Ways

if TYPE_CHECKING:
    from osada.server.hall import Hall

TURN, AGAIN = "turn", "again"
"""What is told: that it is somebody's turn; and the same once more, to whoever has asked for it."""
EVERY = 2.0
"""Seconds between two looks at what is due."""
AT_ONCE = 20
"""So many are told between two looks."""
THREADS = 4
LAST = 15.0
"""Seconds that what is being told has to come to its end when the server stops."""
PAUSES = (60, 600, 3600, 4 * 3600)
"""Seconds before the next try of what could not be told; after the last of them it is given up."""

_NOTE = text("""INSERT INTO notices (way, table_id, kind, seat, turn, due, tries, holder)
    SELECT ways.id, members.table_id, :kind, members.seat, :turn, :due, 0, NULL
    FROM members JOIN ways ON ways.profile = members.profile
    WHERE members.table_id = :table_id AND members.seat = :seat AND ways.confirmed = 1
    AND (CAST(:profile AS TEXT) = '' OR members.profile = :profile)
    ON CONFLICT (way, table_id, kind) DO UPDATE
    SET seat = excluded.seat, turn = excluded.turn, due = excluded.due, tries = 0, holder = NULL""")
_HOLD = text(f"""UPDATE notices SET holder = :me WHERE (way, table_id, kind) IN (
    SELECT way, table_id, kind FROM notices WHERE due <= :now AND {FREE}
    ORDER BY due LIMIT :most FOR UPDATE SKIP LOCKED)
    RETURNING way, table_id, kind, seat, turn, due, tries""")
_WAITING = text("SELECT 1 FROM notices WHERE due <= :now LIMIT 1")


@dataclass(frozen=True)
class Due:
    """Something to be told, by one way."""

    way: str
    table_id: str
    kind: str
    seat: int
    turn: int
    """The entry of the journal that the turn began with."""
    due: int
    tries: int

    @property
    def here(self) -> tuple[ColumnElement[bool], ...]:
        """Its row, unless it is another one by now."""
        at = NOTICES.c
        return at.way == self.way, at.table_id == self.table_id, at.kind == self.kind, at.due == self.due


class Notices:
    """What is to be told at the tables of a hall; ``clock`` is the time in seconds since 1970."""

    def __init__(self, hall: Hall, offer: Offer, clock: Callable[[], float] = time.time) -> None:
        self.offer = offer
        self.clock = clock
        self.ways = Ways(hall.storage)
        self.teller = Teller(offer, hall.storage.key)
        self._hall = hall
        self._storage = hall.storage
        self._threads = ThreadPoolExecutor(THREADS, "notices")
        self._task: asyncio.Task[None] | None = None
        self._round: asyncio.Task[int] | None = None
        """What is told just now."""

    # What is to be told

    def noting(self, table_id: str, seat: int, kind: str, turn: int, due: float, profile: str = "") -> Write:
        """The write by which whoever sits at a seat, or one of them alone, is to be told something when it is ``due``,
        unless they look at the table, or it is not their turn then. A second one of a kind replaces the first; by the
        ``turn``, the entry that it began with for one, it is told from others that were sent before."""
        given = {"table_id": table_id, "seat": seat, "kind": kind, "turn": turn, "due": int(due), "profile": profile}
        return lambda connection: _execute(connection, _NOTE, given)

    def turn(self, table_id: str, seat: int, number: int) -> Write:
        """The write by which a turn begins with an entry: if nobody comes, whoever sits there is told."""
        return self.noting(table_id, seat, TURN, number, self.clock() + self.offer.away)

    def seen(self, table_id: str, profile: str) -> None:
        """Somebody looks at a table where it is their turn: they need not be told."""
        mine = select(WAYS.c.id).where(WAYS.c.profile == profile)
        gone = delete(NOTICES).where(NOTICES.c.table_id == table_id, NOTICES.c.kind == TURN, NOTICES.c.way.in_(mine))
        self._storage.submit(lambda connection: run(connection, gone))

    async def remind(self, table_id: str, profile: str, seat: int, seconds: float) -> None:
        """Somebody wants to be told so many seconds from now, if it is their turn then; for 0 they do not any more."""
        at, mine = NOTICES.c, select(WAYS.c.id).where(WAYS.c.profile == profile)
        gone = delete(NOTICES).where(at.table_id == table_id, at.kind == AGAIN, at.way.in_(mine))
        then = int(self.clock() + seconds)
        later = self.noting(table_id, seat, AGAIN, then, then, profile)
        put = later if seconds else lambda connection: run(connection, gone)
        await asyncio.wrap_future(self._storage.submit(put))

    def reminds(self, table_id: str, profile: str) -> int | None:
        """When somebody wants to be told once more, in seconds since 1970."""
        at = NOTICES.c
        mine = at.table_id == table_id, at.kind == AGAIN, WAYS.c.profile == profile
        with self._storage.reading() as connection:
            return connection.execute(select(at.due).join(WAYS, WAYS.c.id == at.way).where(*mine)).scalar()

    def wishes(self, table_id: str, profile: str) -> dict[str, Any]:
        """What somebody wants to hear of a table, if there is a way to tell them."""
        ways = [way for way in self.ways.of(profile) if way.confirmed and self.offer.has(way.kind)]
        return {
            "told": bool(ways),
            "quiet": self.ways.is_quiet(profile, table_id),
            "reminded": self.reminds(table_id, profile),
        }

    # Telling

    def begin(self) -> None:
        """Look again and again from now on, if there is a way to tell anybody."""
        if self.offer.any:
            self._task = asyncio.create_task(self._keep_telling())

    async def end(self) -> None:
        """Look no more; what is being told is told to its end, or it would be told once more by whoever comes next."""
        if self._task is not None:
            self._task.cancel()
        if self._round is not None and not self._round.done():
            await asyncio.wait([self._round], timeout=LAST)

    def stop(self) -> None:
        """Nothing more is told."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _keep_telling(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self._round = asyncio.create_task(self.tell_what_is_due())
            with suppress(StorageError):  # which is in the log
                await asyncio.shield(self._round)

    async def tell_what_is_due(self) -> int:
        """Tell what is due by now; how many things that were."""
        now = int(self.clock())
        if not await asyncio.to_thread(self._waiting, now):
            return 0
        found = await self._held(now)
        await asyncio.gather(*map(self._tell, found))
        return len(found)

    async def in_thread(self, work: Callable[..., None], *given: object) -> None:
        """What waits for others is done in threads of its own: pages have theirs."""
        await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def _waiting(self, now: int) -> bool:
        with self._storage.reading() as connection:
            return connection.execute(_WAITING, {"now": now}).first() is not None

    async def _held(self, now: int) -> list[Due]:
        """What is due and nobody else is at; nobody else will be."""
        found: list[Due] = []
        if not self._storage.database.shared:
            asked = select(NOTICES).where(NOTICES.c.due <= now).order_by(NOTICES.c.due).limit(AT_ONCE)
            return await asyncio.to_thread(self._read, asked)
        given = {"me": self._storage.me, "now": now, "most": AT_ONCE}

        def write(connection: Connection) -> None:
            found.extend(map(_due, connection.execute(_HOLD, given)))

        await asyncio.wrap_future(self._storage.submit(write))
        return found

    def _read(self, asked: Select[Any]) -> list[Due]:
        with self._storage.reading() as connection:
            return list(map(_due, connection.execute(asked)))

    async def _tell(self, due: Due) -> None:
        """Tell one thing by one way, if it is true still; then its row goes."""
        after: Delete | Update = delete(NOTICES).where(*due.here)
        try:
            found = await asyncio.to_thread(self._to_be_said, due)
            if found is not None and not await self._looks(due):
                way, said = found
                if way.kind == MAIL:
                    said = replace(said, picture=await self._picture(said))
                await self.in_thread(self.teller.tell, way, said)
        except NoMore:
            after = delete(WAYS).where(WAYS.c.id == due.way)
        except (Failed, StorageError) as error:
            if due.tries < len(PAUSES):
                later = {"due": int(self.clock()) + PAUSES[due.tries], "tries": due.tries + 1, "holder": None}
                after = update(NOTICES).where(*due.here).values(later)
            note("a notice could not be sent", table=due.table_id, tries=due.tries + 1, why=error)
        except Exception as error:  # one of them keeps no other from being told
            note_error(error, table=due.table_id)
        await asyncio.wrap_future(self._storage.submit(lambda connection: run(connection, after)))

    def _to_be_said(self, due: Due) -> tuple[Way, Said] | None:
        """What is to be said and by which way; None if it is not that person's turn any more, or they do not want to
        hear of it."""
        with self._storage.reading() as connection:
            way = connection.execute(select(WAYS).where(WAYS.c.id == due.way)).mappings().first()
            table = connection.execute(select(TABLES).where(TABLES.c.id == due.table_id)).first()
            if way is None or table is None:
                return None
            whose = way["profile"]
            language = connection.execute(select(PROFILES.c.language).where(PROFILES.c.id == whose)).scalar()
            mine = MEMBERS.c.profile == whose, MEMBERS.c.table_id == due.table_id, MEMBERS.c.seat == due.seat
            sits = connection.execute(select(MEMBERS.c.seat).where(*mine)).first()
            quiet = connection.execute(
                select(QUIET.c.profile).where(QUIET.c.profile == whose, QUIET.c.table_id == due.table_id)
            ).first()
        summary = summary_of(table.summary)
        if not sits or quiet or summary is None or not decides(summary, due.seat):
            return None
        said = words(due.kind, due.table_id, table.game, summary, due.seat, language or way["language"])
        return Way(**way), replace(said, id=f"{due.table_id}-{due.kind}-{due.turn}")

    async def _looks(self, due: Due) -> bool:
        """Whether somebody is at the seat."""
        live = self._hall.held(due.table_id)
        if live is not None and live.here[due.seat] > 0:
            return True
        if self._hall.jobs is None:
            return False
        found = await asyncio.to_thread(elsewhere.read, self._storage, [due.table_id])
        return found[due.table_id].here[due.seat] > 0

    async def _picture(self, said: Said) -> str:
        """The table as everybody may see it: a letter goes through many hands."""
        from osada.server.thumbnails import small  # noqa: PLC0415  # pages know the hall, which has its notices
        from osada.server.updates import Eyes  # noqa: PLC0415

        with suppress(Unreadable):
            live = await self._hall.open(said.table_id)
            if live is not None:
                async with live.lock:
                    return await asyncio.to_thread(small, live, Eyes(None, said.language))
        return ""


def decides(summary: Summary, seat: int) -> bool:
    """Whether it is the turn of the person at a seat."""
    bot = bool(summary.sitters) and summary.sitters[seat] is not None
    return summary.seat == seat and not bot and seat not in summary.left


def _due(row: Row[Any]) -> Due:
    return Due(row.way, row.table_id, row.kind, row.seat, row.turn, row.due, row.tries)


def _execute(connection: Connection, statement: TextClause, given: dict[str, Any]) -> None:
    connection.execute(statement, given)
