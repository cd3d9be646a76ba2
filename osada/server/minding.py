"""Deadlines are minded: one process looks again and again which of them are due, or each of several does."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from osada.server.jobs import DEADLINE
from osada.server.log import note
from osada.server.pace import HOUR
from osada.server.reading import Unreadable
from osada.server.schema import StorageError
from osada.server.too_late import Gone, Late
from osada.server.workers import SOMEBODY

if TYPE_CHECKING:
    from osada.server.hall import Hall

EVERY = 2.0
"""Seconds between two looks."""
MINUTE = 60
AT_ONCE = 20
"""So many tables are minded between two looks."""


class Minding:
    """What is due at the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._later: dict[str, int] = {}
        """Tables that cannot be read, and when they are tried again."""
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look again and again from now on; called in the loop that serves."""
        self._task = asyncio.create_task(self._keep_minding())

    def stop(self) -> None:
        """Nothing more is minded here."""
        if self._task is not None:
            self._task.cancel()

    async def _keep_minding(self) -> None:
        with suppress(StorageError):  # which is in the log
            await self.wind_all()
        while True:
            await asyncio.sleep(EVERY)
            with suppress(StorageError):
                await self.mind_what_is_due()

    async def wind_all(self) -> None:
        """Open the tables with a pace that wait for nothing: whatever has stopped before it could say so, goes on."""
        for table_id in await asyncio.to_thread(self._hall.deadlines.unwound):
            with suppress(Unreadable):
                await self._hall.open(table_id)

    async def mind_what_is_due(self) -> int:
        """Do what is due by now; at how many tables that was."""
        now = self._hall.deadlines.now
        self._later = {table_id: due for table_id, due in self._later.items() if due > now}
        found = await asyncio.to_thread(self._hall.deadlines.due, AT_ONCE + len(self._later))
        tables = [table_id for table_id in found if table_id not in self._later]
        for table_id in tables:
            await self._mind(table_id)
        return len(tables)

    async def _mind(self, table_id: str) -> None:
        """What is due at a table is done by the process that holds it."""
        jobs = self._hall.jobs
        if jobs is not None and not await jobs.hold(table_id, DEADLINE, SOMEBODY):
            return
        try:
            live = await self._hall.open(table_id)
            if live is not None:
                await live.mind()
        except (Gone, Late):
            pass  # it is another table by now
        except (Unreadable, StorageError) as error:
            self._later[table_id] = self._hall.deadlines.now + (HOUR if isinstance(error, Unreadable) else MINUTE)
            note("a deadline could not be minded", logging.WARNING, table=table_id, why=error)
        finally:
            if jobs is not None:
                await jobs.leave(table_id, DEADLINE)
