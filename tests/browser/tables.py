"""Tables that stand where a test wants them, put into a data folder before a server has it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import BrowserContext

from osada.core.table import Table
from osada.server.hall import Hall
from osada.server.loading import Seat

COOKIE = "A" * 43
"""The secret of the browser that sits there."""


def put(data: Path, tables: Sequence[Table]) -> list[str]:
    """Store tables; their ids. Whoever decides is the person with that browser, the others come by link."""

    async def make() -> list[str]:
        hall = Hall(data, bots=1)
        try:
            sitter = await hall.people.of(COOKIE) or await hall.people.welcome(COOKIE)
            return [await hall.make(table, _seats(table), sitter.id) for table in tables]
        finally:
            hall.close()

    with ThreadPoolExecutor() as elsewhere:  # the browser's driver has a loop in this thread
        return elsewhere.submit(lambda: asyncio.run(make())).result()


def _seats(table: Table) -> list[Seat]:
    return [Seat("person" if seat == table.seat else "link", name) for seat, name in enumerate(table.names)]


def sit(context: BrowserContext, address: str) -> None:
    """Give a browser that secret."""
    context.add_cookies([{"name": "osada", "value": COOKIE, "url": address}])
