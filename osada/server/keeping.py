"""Tables that nobody has played at for long are deleted, if whoever runs the server wants it so."""

from __future__ import annotations

import asyncio
import logging
import time

from osada.server.hall import Hall
from osada.server.log import note
from osada.server.schema import StorageError

DAY = 24 * 3600
EVERY = 3600.0
"""Seconds between two looks."""


async def sweep(hall: Hall, days: int) -> None:
    """Look again and again, for as long as the server runs."""
    while True:
        try:
            await delete_abandoned(hall, int(time.time()) - days * DAY)
        except StorageError as error:
            note("abandoned tables could not be deleted", why=error)
        await asyncio.sleep(EVERY)


async def delete_abandoned(hall: Hall, before: int) -> None:
    """Delete what has not changed since a time, in seconds since 1970, unless somebody looks at it."""
    for table_id in await asyncio.to_thread(hall.storage.unchanged_since, before):
        if not hall.watched(table_id) and not await hall.others.watched(table_id):
            await hall.delete(table_id)
            note("an abandoned table was deleted", logging.INFO, table=table_id)
