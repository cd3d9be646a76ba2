"""The coach at work on games that are over, a turn at a time."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from osada.core.dealer import SEEDS, Dealer
from osada.core.game import State
from osada.core.text import LANGUAGES
from osada.players.coach import PlayedTurn, Verdict, chances, turns_of
from osada.players.reasons import click_names
from osada.server.bounds import Bounds
from osada.server.jobs import COACH, Jobs
from osada.server.live import LiveTable
from osada.server.log import note
from osada.server.queue import Asker
from osada.server.storage import Storage, StorageError
from osada.server.workers import SOMEBODY, BotFailed, WorkerDied, Workers

FAILED = 50
"""How many games are remembered of which a coach could not look at everything."""


@dataclass
class Coaching:
    """The coach at work on a table; ``turns`` is what is stored when all are there."""

    number: int
    """How many entries the journal had."""
    asker: Asker
    """Who has asked for it."""
    count: int = 0
    turns: list[dict[str, Any]] = field(default_factory=list)
    appraised: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)
    """Of these turns the seat, and by how much everybody was ahead."""
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
        """As many turns at a time as the workers let a coach have; what is found is told in the order of the game."""
        played = await asyncio.to_thread(turns_of, live.table.record())
        self.count = len(played)
        waiting: deque[tuple[PlayedTurn, State, asyncio.Task[Verdict]]] = deque()
        try:
            for turn in played:
                known = turn.position.redeal(turn.seat, Dealer(secrets.randbelow(SEEDS)))
                asked = workers.appraise(known, turn.clicks, live.appraised.get(known), self.asker)
                waiting.append((turn, known, asyncio.create_task(asked)))
                if len(waiting) >= workers.coaches:
                    await self._note(*waiting[0])
                    waiting.popleft()
            while waiting:
                await self._note(*waiting[0])
                waiting.popleft()
        finally:
            for _, _, asked_for in waiting:
                asked_for.cancel()

    async def _note(self, turn: PlayedTurn, known: State, asked: asyncio.Task[Verdict]) -> None:
        found = await asked
        self.appraised.append((turn.seat, found.ahead))
        names = await asyncio.to_thread(_names, known, turn.clicks, found.better) if found.named else {}
        self.turns.append(
            {
                "at": turn.at,
                "seat": turn.seat,
                "played": list(turn.clicks),
                "best": list(found.better),
                "cost": found.cost,
                "error": found.error,
                "choice": found.choice,
                "named": found.named,
                "ahead": list(found.ahead),
                "reasons": [asdict(reason) for reason in found.reasons],
                "names": names,
            }
        )
        for row, shares in zip(self.turns, chances(self.appraised, self.count), strict=True):
            row["chances"] = shares


def _names(known: State, *turns: Sequence[int]) -> dict[str, list[list[str]]]:
    """Turns in words, by the language: what was played, and what was better."""
    return {language: [click_names(known, clicks, language) for clicks in turns] for language in LANGUAGES}


class Coachings:
    """All games that a coach is at work on."""

    def __init__(self, storage: Storage, workers: Workers, bounds: Bounds, jobs: Jobs | None) -> None:
        self._storage = storage
        self._workers = workers
        self.bounds = bounds
        self._jobs = jobs
        """What each of several processes is at; None where there is one alone."""
        self._begun: dict[str, tuple[Coaching, asyncio.Task[None]]] = {}

    def __len__(self) -> int:
        """How many games wait for the coach, or are looked at."""
        return sum(not task.done() for _, task in self._begun.values())

    def of(self, live: LiveTable) -> Coaching | None:
        """The coach at work on a table, or one that could not finish."""
        coaching, _ = self._begun.get(live.id, (None, None))
        return coaching if coaching and coaching.number == live.number else None

    async def begin(self, live: LiveTable, asker: Asker = SOMEBODY) -> bool:
        """Let a coach work on a game that is over; False if too many others wait for it."""
        self.dismiss(live.id)
        askers = [waiting.asker.address for waiting, task in self._begun.values() if not task.done()]
        if self._jobs is not None:
            waiting_jobs = await asyncio.to_thread(self._jobs.waiting, COACH)
            askers = [job.asker.address for job in waiting_jobs if job.table_id != live.id]
        if len(askers) >= self.bounds.coached or askers.count(asker.address) >= self.bounds.coached_address:
            return False
        if self._jobs is not None and not await self._jobs.hold(live.id, COACH, asker):
            return True  # another process is at it
        coaching = Coaching(live.number, asker)
        self._begun[live.id] = coaching, asyncio.create_task(self._work(live, coaching))
        return True

    async def _work(self, live: LiveTable, coaching: Coaching) -> None:
        await coaching.work(live, self._storage, self._workers)
        if self._jobs is not None and not self._workers.stopped:
            await self._jobs.leave(live.id, COACH)
        if not coaching.failed:
            del self._begun[live.id]
        failed = [table_id for table_id, (other, _) in self._begun.items() if other.failed]
        for table_id in failed[:-FAILED]:
            del self._begun[table_id]

    async def elsewhere(self, table_id: str) -> bool:
        """Whether another process lets a coach work on a table."""
        if self._jobs is None:
            return False
        return any(job.table_id == table_id for job in await asyncio.to_thread(self._jobs.waiting, COACH))

    def dismiss(self, table_id: str) -> None:
        """The coach stops looking at a game."""
        _, task = self._begun.pop(table_id, (None, None))
        if task is not None:
            task.cancel()
