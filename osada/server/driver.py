"""The bots of a live table: they play until a person decides, or nobody is here."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from osada.core.dealer import SEEDS, Dealer
from osada.core.game import State
from osada.core.refusal import Refused
from osada.core.table import NotNow
from osada.players import PLAYERS, SUBSTITUTE
from osada.players.base import NOTHING
from osada.server.jobs import BOT, Jobs
from osada.server.log import note
from osada.server.queue import Asker
from osada.server.storage import StorageError, Write
from osada.server.too_late import Gone, Late
from osada.server.workers import FAILED, BotFailed, WorkerDied, Workers

if TYPE_CHECKING:
    from osada.server.live import LiveTable

TRIES = 3
"""How often a bot tries to think about a choice before it takes whatever is allowed."""
CALM = 1.5
"""Seconds before each turn where people have left the game to bots: they can still come back."""
PAUSES = (1.0, 2.0, 5.0, 15.0, 30.0)
"""Seconds before the next try of what has failed; the last of them again and again."""
ASKED_AGAIN = 1.0
"""Seconds after which a process asks again for a job that another one holds."""


class Driver:
    """Lets the bots of one table play."""

    def __init__(self, live: LiveTable, workers: Workers, jobs: Jobs | None) -> None:
        self.stuck: set[int] = set()
        """The seats whose bots could not think when they last tried."""
        self.faults: dict[int, str] = {}
        """What was wrong with those of them that are somebody's own."""
        self._live = live
        self._workers = workers
        self._jobs = jobs
        """Where other processes serve the same tables: what each of them is at."""
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is at work on the table."""
        return self._task is not None and not self._task.done()

    @property
    def asker(self) -> Asker | None:
        """For whom bots think; None if nobody is here."""
        return self._live.presence.asker(self._workers.regulars) or self._live.elsewhere.asker

    def drive(self) -> None:
        """Let the bots play, if one of them is to play and is not at it already."""
        if self._live.thinking is not None and not self.busy:
            self._task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        """Bots stop thinking about this table."""
        if self._task is not None:
            self._task.cancel()

    def noting(self) -> Write | None:
        """Where several processes serve: what is written with an entry after which a bot is to play."""
        asker = self.asker
        if self._jobs is None or self.busy or self._live.thinking is None or asker is None:
            return None
        return self._jobs.noting(self._live.id, BOT, asker)

    async def _drive(self) -> None:
        """Let the bots play; of several processes the one does that holds the job."""
        if self._jobs is None:
            await self._play()
            return
        live = self._live
        while live.thinking is not None and not live.gone and not live.lost and not self._workers.stopped:
            asker = self.asker
            if asker is None:
                break
            if await self._jobs.hold(live.id, BOT, asker):
                await self._play()
            else:
                await asyncio.sleep(ASKED_AGAIN)
        await self._jobs.leave(live.id, BOT)

    async def _play(self) -> None:
        """Choice after choice, until a person decides or nobody is here. What fails is tried again: nobody else would
        do it."""
        live, spent, failures, turn = self._live, NOTHING, 0, None
        while (seat := live.thinking) is not None and not live.gone and not live.lost:
            asker = self.asker
            if asker is None:
                return
            if self._left_to_bots and turn != live.table.state.turn_key():
                turn = live.table.state.turn_key()
                await asyncio.sleep(CALM)
                continue
            name, number, known = live.bot(seat), live.number, self._known()
            assert name is not None
            try:
                keeper = f"{live.id} {seat}"
                clicks, spent = await self._workers.think(known, name, secrets.randbits(64), spent, asker, keeper)
                self._thinks(seat, True)
            except (WorkerDied, BotFailed) as error:
                if self._workers.stopped:
                    return
                failures, spent = failures + 1, NOTHING
                note("a bot cannot think", trace=_trace(error), table=live.id, seat=seat, bot=name, why=error)
                self._thinks(seat, False, _fault(error) if name not in PLAYERS else "")
                if failures < TRIES and _fault(error) == FAILED:
                    await _pause(failures)
                    continue
                clicks = await self._instead(known, name, asker)
            try:
                whole = await live.play_for(seat, number, clicks)
            except Gone:
                return
            except Late:
                spent = NOTHING
                continue
            except (NotNow, Refused, StorageError) as error:
                failures, spent = failures + 1, NOTHING
                note("a bot could not play", table=live.id, seat=seat, bot=name, why=error)
                await _pause(failures)
                continue
            spent = spent if whole else NOTHING
            failures = 0 if seat not in self.stuck else failures

    @property
    def _left_to_bots(self) -> bool:
        """Whether nobody but bots plays, and somebody could come back."""
        live, seats = self._live, range(self._live.table.players)
        left = [seat for seat in seats if live.seats[seat].player is None and seat not in live.table.resigned]
        return bool(left) and all(live.bot(seat) for seat in seats)

    def _known(self) -> State:
        """The position as far as the deciding seat knows it: all that bots get."""
        state: State = self._live.table.state
        return state.redeal(state.seat, Dealer(secrets.randbelow(SEEDS)))

    async def _instead(self, known: State, name: str, asker: Asker) -> list[int]:
        """What is played for a bot that cannot: a game is not lost because somebody's own player has a fault."""
        if name not in PLAYERS:
            with suppress(WorkerDied, BotFailed):
                clicks, _ = await self._workers.think(known, SUBSTITUTE, secrets.randbits(64), NOTHING, asker)
                return clicks
        return known.actions()[:1]

    def _thinks(self, seat: int, well: bool, fault: str = "") -> None:
        """Whether a bot can think, as everybody at the table is told."""
        if (seat in self.stuck) == well or self.faults.get(seat, "") != fault:
            self.stuck = self.stuck - {seat} if well else self.stuck | {seat}
            self.faults.pop(seat, None)
            if fault:
                self.faults[seat] = fault
            self._live.tell_again()


async def _pause(failures: int) -> None:
    await asyncio.sleep(PAUSES[min(failures, len(PAUSES)) - 1])


def _trace(error: Exception) -> str:
    """Where in a bot an error was, if it was in one."""
    return error.trace if isinstance(error, BotFailed) else ""


def _fault(error: Exception) -> str:
    """What kind of fault kept a bot from thinking."""
    return error.fault if isinstance(error, BotFailed) else FAILED
