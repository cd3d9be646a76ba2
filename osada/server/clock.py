"""The clock of a table that has agreed on a pace: for whom it runs, and what happens when time is over."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING

from osada.core.commands import Command, Overdue, StandIn
from osada.players import SUBSTITUTE
from osada.server.deadlines import Deadlines
from osada.server.pace import GRACE, TURN, Deadline, Pace, Stage, end_of
from osada.server.queue import Asker
from osada.server.storage import Write

if TYPE_CHECKING:
    from osada.server.live import LiveTable

NUDGE = 60
"""Seconds after which bots are told once more to go on where nobody looks: each time is enough for a round."""


class Clock:
    """What a live table waits for. Whoever asks has the table's lock."""

    def __init__(self, live: LiveTable, pace: Pace, deadlines: Deadlines) -> None:
        self.pace = pace
        self.deadline: Deadline | None = None
        """None while nobody is to play, or somebody has not sat down."""
        self._live = live
        self._deadlines = deadlines
        self._turn: Hashable = None
        """The move that the deadline is of."""

    @property
    def now(self) -> int:
        """The time."""
        return self._deadlines.now

    def _move(self) -> tuple[int, bool, Hashable] | None:
        """Who is to play, whether that is a bot, and in which turn; None if no clock runs."""
        live = self._live
        seat = live.table.seat
        if seat is None or live.table.diverged is not None:
            return None
        people = [other for other in range(live.table.players) if live.bot(other) is None]
        if seat in people and any(other not in live.company.sitters for other in people):
            return None
        return seat, seat not in people, live.table.state.turn_key()

    async def wound(self, anew: bool = False) -> Deadline | None:
        """What is waited for now. Within a move it stays as it was, but if people have changed, or when they pause:
        then it is looked at ``anew``."""
        move = self._move()
        if move is None:
            return None
        seat, by_bot, _ = move
        before = self.deadline if self._turn == move else None
        if before is not None and (by_bot or not anew):
            return before
        if by_bot:
            return Deadline(seat, Stage.BOT, self.now, self.now)
        stage, since = (before.stage, before.since) if before else (Stage.MOVE, self.now)
        return await self._ending(seat, stage, since)

    async def _ending(self, seat: int, stage: Stage, since: int) -> Deadline:
        sitters = self._live.company.sitters.get(seat, ())
        pauses = await asyncio.to_thread(self._deadlines.pauses, sitters)
        due = end_of(since, GRACE if stage == Stage.LATE else self.pace.within, pauses)
        stopped = (until for begun, until in pauses if begun < due and until > since)
        return Deadline(seat, stage, since, due, max(stopped, default=0))

    def writing(self, deadline: Deadline | None) -> Write | None:
        """The write of what is waited for, if it is something else than before."""
        return self._deadlines.writing(self._live.id, deadline) if deadline != self.deadline else None

    def take(self, deadline: Deadline | None) -> None:
        """It is written."""
        self.deadline, self._turn = deadline, self._move()

    async def read(self) -> None:
        """It is what is stored, which another process may have written; nothing if that is of another move."""
        found, move = await asyncio.to_thread(self._deadlines.read, self._live.id), self._move()
        fits = found is not None and move is not None and move[:2] == (found.seat, found.stage == Stage.BOT)
        self.deadline, self._turn = found, move if fits else None

    async def settle(self) -> None:
        """Hold it against who sits there, and when they pause."""
        before = self.deadline
        await self.read()
        deadline = await self.wound(anew=True)
        if deadline != self.deadline:
            await self._put(deadline)
        if self.deadline != before:
            self._live.tell_again()

    async def mind(self) -> Command | None:
        """Do what is due; what has to be done at the table, if there is something."""
        await self.settle()
        found = self.deadline
        if found is None or found.due > self.now:
            return None
        if found.stage == Stage.LATE:
            late = StandIn if self.pace.late == TURN else Overdue
            return late(found.seat, SUBSTITUTE)
        if found.stage == Stage.MOVE:
            late_now = await self._ending(found.seat, Stage.LATE, self.now)
            await self._put(late_now, self._live.reminding(found.seat))
            self._live.tell_again()
        else:
            await self._put(replace(found, due=self.now + NUDGE))
        return None

    async def _put(self, deadline: Deadline | None, also: Write | None = None) -> None:
        if await self._deadlines.put(self._live.id, deadline, self._live.number, also):
            self.take(deadline)

    @property
    def asker(self) -> Asker:
        """For whom bots think here where nobody is."""
        sitters = self._live.company.sitters
        return Asker(person=next((profile for seat in sorted(sitters) for profile in sitters[seat]), ""))
