"""Tables that stand where a test wants them, put into a data folder before a server has it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import BrowserContext

import osada
from osada.core.table import Table
from osada.server.hall import Hall
from osada.server.loading import Seat

COOKIE = "A" * 43
"""The secret of the browser that sits there."""


def put(data: Path, tables: Sequence[Table], shared: bool = False) -> list[str]:
    """Store tables; their ids. Whoever decides is the person with that browser, the others come by link; or all of them
    share its screen."""

    async def make() -> list[str]:
        hall = Hall(data, bots=1)
        try:
            sitter = await hall.people.of(COOKIE) or await hall.people.welcome(COOKIE)
            return [await hall.make(table, _seats(table, shared), sitter.id) for table in tables]
        finally:
            hall.close()

    with ThreadPoolExecutor() as elsewhere:  # the browser's driver has a loop in this thread
        return elsewhere.submit(lambda: asyncio.run(make())).result()


def _seats(table: Table, shared: bool) -> list[Seat]:
    return [Seat("person" if shared or seat == table.seat else "link", name) for seat, name in enumerate(table.names)]


def late(name: str, left: int, seed: int = 1) -> Table:
    """A random game for the fewest players, so many actions before its end."""
    chance = random.Random(seed)
    table = start = Table(osada.game(name), osada.game(name).seats[0], seed, names=("P0", "P1"))
    actions: list[int] = []
    while table.seat is not None:
        actions.append(chance.choice(table.state.actions()))
        table.play(table.seat, actions[-1])
    table = Table(start.game, start.players, seed, names=start.names)
    for action in actions[:-left]:
        assert table.seat is not None
        table.play(table.seat, action)
    return table


def sit(context: BrowserContext, address: str, size: tuple[int, int] | None = None) -> None:
    """Give a browser that secret; and let it have been here before with a window of this size."""
    context.add_cookies([{"name": "osada", "value": COOKIE, "url": address}])
    if size:
        context.add_cookies([{"name": "window", "value": f"{size[0]}x{size[1]}", "url": address}])
