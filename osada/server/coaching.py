"""The coach at work on a game that is over, a turn at a time."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any

from osada.core.dealer import SEEDS, Dealer
from osada.players.advice import brings
from osada.players.coach import chances, turns_of
from osada.server.live import LiveTable
from osada.server.log import note
from osada.server.queue import Asker
from osada.server.storage import Storage, StorageError
from osada.server.workers import BotFailed, WorkerDied, Workers


@dataclass
class Coaching:
    """The coach at work on a table; ``turns`` is what is stored when all are there."""

    number: int
    """How many entries the journal had."""
    asker: Asker
    """Who has asked for it."""
    count: int = 0
    turns: list[dict[str, Any]] = field(default_factory=list)
    failed: bool = False

    async def work(self, live: LiveTable, storage: Storage, workers: Workers) -> None:
        """Look at every turn and store what was found, unless the game has gone on meanwhile."""
        try:
            await self._appraise_all(live, workers)
            if live.number == self.number:  # else the game has gone on
                await asyncio.wrap_future(storage.keep_coaching(live.id, self.turns))
        except (WorkerDied, BotFailed, StorageError) as error:
            if not workers.stopped:
                note("the coach could not finish", table=live.id, why=error)
            self.failed = True

    async def _appraise_all(self, live: LiveTable, workers: Workers) -> None:
        played = await asyncio.to_thread(turns_of, live.table.record())
        self.count = len(played)
        appraised: list[tuple[int, tuple[float, ...]]] = []
        for number, turn in enumerate(played):
            known = turn.position.redeal(turn.seat, Dealer(secrets.randbelow(SEEDS)))
            found = await workers.appraise(known, turn.clicks, number, self.asker)
            appraised.append((turn.seat, found.ahead))
            self.turns.append(
                {
                    "at": turn.at,
                    "seat": turn.seat,
                    "played": list(turn.clicks),
                    "best": list(found.best),
                    "cost": found.cost,
                    "gains": [brings(known, turn.clicks)[0], brings(known, found.best)[0]],
                }
            )
            for row, shares in zip(self.turns, chances(appraised, self.count), strict=True):
                row["chances"] = shares
