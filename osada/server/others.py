"""Other processes that serve the same tables: what they write is followed here. On SQLite there are none."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from osada.server import elsewhere, news
from osada.server.database import InPostgres
from osada.server.feed import Feed
from osada.server.jobs import BEAT, COACH, DEADLINE, Job, Jobs
from osada.server.live import LiveTable
from osada.server.loading import seats_of
from osada.server.log import note
from osada.server.news import Item, News
from osada.server.reading import Unreadable
from osada.server.schema import StorageError
from osada.server.too_late import Gone

if TYPE_CHECKING:
    from osada.server.hall import Hall


AT_ONCE = 4
"""Jobs of dead processes that are taken over between two signs of life."""


class Others:
    """What a hall hears of them, and does about it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._news: News | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Listen from now on; called in the loop that serves."""
        place, loop = self._hall.storage.database, asyncio.get_running_loop()
        if isinstance(place, InPostgres):
            assert self._hall.jobs is not None
            await self._hall.jobs.take(0)

            def heard(items: Sequence[Item]) -> None:
                loop.call_soon_threadsafe(self._heard, items)

            def anew() -> None:
                loop.call_soon_threadsafe(self._do, self._catch_up_all)

            self._news = News(place, self._hall.storage.me, heard, anew)
            self._do(self._beat, self._hall.jobs)

    def stop(self) -> None:
        """Nothing more is heard."""
        if self._news is not None:
            self._news.stop()
        for task in self._tasks:
            task.cancel()
        if self._hall.jobs is not None:
            self._hall.jobs.end()

    async def _beat(self, jobs: Jobs) -> None:
        """Say again and again that this process is there, and take over what dead ones have left."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                taken, forgotten = await jobs.take(AT_ONCE)
            except StorageError:
                continue  # which is in the log
            for job in taken:
                self._do(self._take_over, jobs, job)
            for live in self._hall.all_held:
                if forgotten and +live.here:
                    live.say_here()
                if live.elsewhere.asker is not None:
                    self._do(self.look_around, live)

    async def _take_over(self, jobs: Jobs, job: Job) -> None:
        if job.kind == DEADLINE:  # whoever looks next what is due finds it
            await jobs.leave(job.table_id, job.kind)
            return
        live = await self._hall.open(job.table_id)
        if live is not None and job.kind == COACH and live.table.seat is None:
            await self._hall.coachings.begin(live, job.asker)
        elif live is not None and live.thinking is not None:
            live.driver.drive()
        else:
            await jobs.leave(job.table_id, job.kind)

    async def look_around(self, live: LiveTable) -> None:
        """Who looks at a table by way of other processes."""
        if self._hall.jobs is not None:
            found = await asyncio.to_thread(elsewhere.read, self._hall.storage, [live.id])
            if found[live.id] != live.elsewhere:
                live.see(found[live.id])

    async def watched(self, table_id: str) -> bool:
        """Whether somebody looks at a table by way of another process."""
        if self._hall.jobs is None:
            return False
        found = await asyncio.to_thread(elsewhere.read, self._hall.storage, [table_id])
        return found[table_id].asker is not None

    async def look(self, live: LiveTable) -> None:
        """Whoever asks gets the table as it is stored, whichever process was asked before."""
        if self._news is not None:
            stored = await asyncio.to_thread(self._hall.storage.newest, [live.id])
            if live.id not in stored:
                await self._hall.deleted(live.id)
            elif stored[live.id] > live.number:
                await live.catch_up()

    def uncovered(self, live: LiveTable, feed: Feed, seat: int) -> None:
        """Somebody has come to a screen that people share: its stream may be another process's."""
        if self._news is not None and feed.name:
            named = quote(feed.name, safe="")
            self._hall.storage.submit(lambda connection: None, news.UNCOVERED, live.id, str(seat), named)

    def _do(self, work: Callable[..., Coroutine[Any, Any, None]], *given: object) -> None:
        task = asyncio.create_task(self._safely(work, *given))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: Callable[..., Coroutine[Any, Any, None]], *given: object) -> None:
        try:
            await work(*given)
        except Gone:
            pass
        except (StorageError, Unreadable) as error:
            note("what another process wrote could not be read", logging.WARNING, why=error)

    def _heard(self, items: Sequence[Item]) -> None:
        for what, *words in items:
            table_id = words[0] if words else ""
            live = self._hall.held(table_id)
            if what == news.ENTRIES and live is not None and int(words[1]) > live.number:
                self._do(live.catch_up)
            elif what == news.SEATS:
                self._hall.forget_seats()
                if live is not None:
                    self._do(self._reread, live)
            elif what == news.HERE and live is not None:
                self._do(self.look_around, live)
            elif what == news.SAID and live is not None:
                self._do(self._hear, live)
            elif what == news.UNCOVERED and live is not None:
                feed = live.feed(unquote(words[2]))
                if feed is not None:
                    feed.uncover(int(words[1]))
            elif what == news.GONE:
                self._do(self._hall.deleted, table_id)
            elif what == news.PEOPLE:
                self._hall.people.forget(*words)
                if not words:  # a newcomer sits nowhere yet
                    self._hall.forget_seats()

    async def _reread(self, live: LiveTable) -> None:
        """People or names at a table are others."""
        stored = await asyncio.to_thread(self._hall.storage.table, live.id)
        if stored is not None:
            live.reread(seats_of(stored))
        await self._hall.reseated(live)

    async def _hear(self, live: LiveTable) -> None:
        """Somebody has said something by way of another process, or might have."""
        live.hear(await asyncio.to_thread(self._hall.sayings.newest, live.id))

    async def _catch_up_all(self) -> None:
        """The line is there, perhaps again: everything that is in memory is held against what is stored."""
        self._hall.people.forget()
        self._hall.forget_seats()
        held = self._hall.all_held
        stored = await asyncio.to_thread(self._hall.storage.newest, [live.id for live in held]) if held else {}
        for live in held:
            if live.id not in stored:
                await self._hall.deleted(live.id)
                continue
            if stored[live.id] > live.number:
                await live.catch_up()
            await self._reread(live)
            await self._hear(live)
