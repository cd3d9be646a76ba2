"""Processes in which bots think, so that the server goes on answering and a thought can be stopped.

A process gets a redealt position and a seed of its own, never a table: what a bot may not know is not there.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import sys
import threading
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import cast

from osada import players
from osada.core.dealer import Dealer
from osada.core.game import State
from osada.players.advice import HINT, Advice, advise
from osada.players.coach import COACH, Appraisal, appraise
from osada.players.player import NOTHING, Spent
from osada.processes import serve_the_parent
from osada.server.log import note
from osada.server.presence import Regulars
from osada.server.queue import Asker, Kind, Queue, Ticket

_SPAWN = multiprocessing.get_context("spawn")
QUICK = 0.5
"""Seconds; a thought that takes less is quick."""
NICER = 5
"""How much sooner the system lets everything else run than what takes long."""
SOMEBODY = Asker()


class WorkerDied(Exception):
    """The process of a bot was killed, and the new one too; or all were stopped."""


class BotFailed(Exception):
    """The bot raised an error; the message is its text, and ``trace`` where it was."""

    def __init__(self, message: str, trace: str) -> None:
        super().__init__(message)
        self.trace = trace


class Workers:
    """Up to ``count`` processes for all thoughts, and ``kept`` ones for those that are quick; started when they are
    needed. Who has to wait for one is served by turns.

    The queue belongs to the thread of the event loop. A thread stands by each process and does all that could block:
    starting it, the pipe, its end.
    """

    def __init__(self, count: int, kept: int = 1, regulars: Regulars | None = None) -> None:
        self.regulars = Regulars() if regulars is None else regulars
        self._queue: Queue[_Thought] = Queue()
        self._any, self._kept = _Lane(count, NICER), _Lane(kept, 0)
        self._most_coaches = max(1, count - 1)
        """So many coaches work at a time that somebody else can think meanwhile, if there is more than one process."""
        self._coaches = 0
        self._threads = ThreadPoolExecutor(count + kept + 1, thread_name_prefix="bot")
        self._lock = threading.Lock()
        self._busy: set[_Thought] = set()
        self._stopped = False

    @property
    def thinking(self) -> int:
        """How many bots think now."""
        return len(self._busy)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for their turn."""
        return len(self._queue)

    @property
    def stopped(self) -> bool:
        """Whether nothing will be thought any more."""
        return self._stopped

    async def think(
        self, state: State, player: str, seed: int, spent: Spent = NOTHING, asker: Asker = SOMEBODY
    ) -> tuple[list[int], Spent]:
        """The clicks that a player plans, and what the seat has thought since another one decided. The state has to
        be redealt for the deciding seat already."""
        ticket = self._ticket(Kind.BOT, asker, quick=players.seconds(player) < QUICK)
        return cast(tuple[list[int], Spent], await self._ask(ticket, _plan, state.copy(), player, seed, spent))

    async def advise(self, state: State, seed: int, asker: Asker = SOMEBODY) -> list[Advice]:
        """The best few clicks with their reasons; the state has to be redealt, as for all thoughts."""
        return cast(list[Advice], await self._ask(self._ticket(Kind.HINT, asker), _advise, state.copy(), seed))

    async def appraise(self, state: State, played: Sequence[int], seed: int, asker: Asker = SOMEBODY) -> Appraisal:
        """What a turn that was played has cost."""
        ticket = self._ticket(Kind.COACH, asker)
        return cast(Appraisal, await self._ask(ticket, _appraise, state.copy(), tuple(played), seed))

    def _ticket(self, kind: Kind, asker: Asker, quick: bool = False) -> Ticket:
        return Ticket(kind, asker, asker.person in self.regulars, quick)

    async def _ask(self, ticket: Ticket, task: Callable[..., object], *given: object) -> object:
        """What a task comes to in a process, when it is its turn.

        Cancelling it kills the process. WorkerDied if two processes in turn were killed, BotFailed if the task
        raised an error.
        """
        if self._stopped:
            raise WorkerDied("the workers have been stopped")
        thought = _Thought(ticket, pickle.dumps((task, given), 5), asyncio.get_running_loop().create_future())
        self._queue.put(thought, ticket)
        self._begin_next()
        try:
            return await thought.answer
        except asyncio.CancelledError:
            self._drop(thought)
            raise

    def _begin_next(self) -> None:
        """Whoever is free begins what comes next."""
        while self._kept.free and (thought := self._queue.quick()) is not None:
            self._start(thought, self._kept)
        while self._any.free and (thought := self._queue.any(self._last_kind)) is not None:
            self._start(thought, self._any)
            if not self._kept.ready:
                self._kept.ready = True
                self._threads.submit(self._make_ready)

    @property
    def _last_kind(self) -> Kind:
        return Kind.COACH if self._coaches < self._most_coaches else Kind.BOT

    def _start(self, thought: _Thought, lane: _Lane) -> None:
        lane.free -= 1
        lane.ready = True
        self._coaches += thought.ticket.kind == Kind.COACH
        thought.lane = lane
        begun = asyncio.get_running_loop().run_in_executor(self._threads, self._follow, thought)
        begun.add_done_callback(partial(self._over, thought))

    def _over(self, thought: _Thought, begun: asyncio.Future[object]) -> None:
        """A thought has come to its end: whoever asked is told, and the next one begins."""
        thought.lane.free += 1
        self._coaches -= thought.ticket.kind == Kind.COACH
        error = None if begun.cancelled() else begun.exception()
        if not thought.answer.done():
            if begun.cancelled():
                thought.answer.cancel()
            elif error is not None:
                thought.answer.set_exception(error)
            else:
                thought.answer.set_result(begun.result())
        if not self._stopped:
            self._begin_next()

    def stop(self) -> None:
        """End all processes; those who still wait for a thought get WorkerDied."""
        with self._lock:
            self._stopped = True
            idle = [*self._any.idle, *self._kept.idle]
            self._any.idle, self._kept.idle = [], []
            for thought in self._busy:
                thought.kill()
        for worker in idle:
            worker.end()
        self._threads.shutdown()
        while (waiting := self._queue.any()) is not None:
            if not waiting.answer.done():
                waiting.answer.set_exception(WorkerDied("the workers have been stopped"))

    def _follow(self, thought: _Thought) -> object:
        """In a thread: a thought from its start to its end, with a second try if the process dies."""
        for take in (self._idle_or_new, self._new):
            if self._unwanted(thought):
                break
            try:
                worker = take(thought.lane)
            except OSError as error:
                raise WorkerDied(f"no process can be started: {error}") from error
            if not self._begin(thought, worker):
                break
            try:
                done, answer = worker.ask(thought.question)
            except (EOFError, OSError):
                if not self._unwanted(thought):
                    note("the process of a bot has died", process=worker.process.pid)
                self._end(thought, worker, alive=False)
                continue
            self._end(thought, worker, alive=True)
            if done:
                return answer
            raise BotFailed(*cast(tuple[str, str], answer))
        raise WorkerDied("the process of a bot was ended" if self._unwanted(thought) else "a bot's process died twice")

    def _unwanted(self, thought: _Thought) -> bool:
        return self._stopped or thought.dropped

    def _idle_or_new(self, lane: _Lane) -> _Worker:
        with self._lock:
            if lane.idle:
                return lane.idle.pop()
        return self._new(lane)

    def _new(self, lane: _Lane) -> _Worker:
        return _Worker(lane.nicer)

    def _make_ready(self) -> None:
        """In a thread: a process for what is quick starts before it is needed, for then others may be busy."""
        if self._kept.count and not self._stopped:
            with suppress(OSError):
                self._put_back(self._new(self._kept), self._kept)

    def _put_back(self, worker: _Worker, lane: _Lane) -> None:
        with self._lock:
            if not self._stopped and len(lane.idle) < lane.count:
                lane.idle.append(worker)
                return
        worker.end()

    def _begin(self, thought: _Thought, worker: _Worker) -> bool:
        """Whether the thought is still wanted, now that there is a worker for it."""
        with self._lock:
            if not self._unwanted(thought):
                thought.kill = worker.kill
                self._busy.add(thought)
                return True
        self._put_back(worker, thought.lane)
        return False

    def _end(self, thought: _Thought, worker: _Worker, alive: bool) -> None:
        with self._lock:
            self._busy.discard(thought)
        if alive and not self._unwanted(thought):
            self._put_back(worker, thought.lane)
        else:
            worker.end()
            thought.lane.ready = False

    def _drop(self, thought: _Thought) -> None:
        if self._queue.drop(thought):
            return
        with self._lock:
            thought.dropped = True
            if thought in self._busy:
                thought.kill()


class _Lane:
    """Some workers, those that think and those that are idle."""

    def __init__(self, count: int, nicer: int) -> None:
        self.count = self.free = count
        self.nicer = nicer
        self.ready = False
        """Whether a process has been started."""
        self.idle: list[_Worker] = []


class _Thought:
    """A question to a bot, from the moment that it was asked."""

    def __init__(self, ticket: Ticket, question: bytes, answer: asyncio.Future[object]) -> None:
        self.ticket = ticket
        self.question = question
        self.answer = answer
        self.lane: _Lane
        """Where it is thought about, once it has begun."""
        self.dropped = False
        """Nobody waits for the answer any more."""
        self.kill: Callable[[], None]
        """Ends the process that is busy with it."""


class _Worker:
    """A process and the pipe to it."""

    def __init__(self, nicer: int) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_serve, args=(theirs,), name="bot", daemon=True)
        self.process.start()
        theirs.close()  # else the pipe would not end with the process
        if nicer and self.process.pid and sys.platform != "win32":
            with suppress(OSError):  # it may have died, or be as nice as it can
                os.setpriority(os.PRIO_PROCESS, self.process.pid, os.getpriority(os.PRIO_PROCESS, 0) + nicer)

    def ask(self, question: bytes) -> tuple[bool, object]:
        """Whether the bot came to an end, and what to; or why not. EOFError or OSError if the process is dead."""
        self.pipe.send_bytes(question)
        done, answer = pickle.loads(self.pipe.recv_bytes())
        return bool(done), answer

    def kill(self) -> None:
        self.process.kill()

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _serve(pipe: Connection) -> None:
    """In the process: answer questions until the server closes the pipe or is gone."""
    serve_the_parent()
    while True:
        try:
            question = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(pickle.dumps(_answer(question), 5))


def _answer(question: bytes) -> tuple[bool, object]:
    try:
        task, given = pickle.loads(question)
        return True, task(*given)
    except Exception as error:
        said = f"{type(error).__name__}: {error}", traceback.format_exc()
        return False, tuple(text.encode("utf-8", "replace").decode() for text in said)


def _plan(state: State, player: str, seed: int, spent: Spent) -> tuple[list[int], Spent]:
    bot = players.player(player, seed)
    bot.spent = spent
    return bot.plan(state), bot.spent


def _advise(state: State, seed: int) -> list[Advice]:
    return advise(state, HINT, Dealer(seed))


def _appraise(state: State, played: Sequence[int], seed: int) -> Appraisal:
    return appraise(state, played, COACH, Dealer(seed))
