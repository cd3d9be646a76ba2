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
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import cast

from osada import players
from osada.core.game import State
from osada.players.advice import Advice, advice_of
from osada.players.appraisal import Appraisal, appraise
from osada.players.base import NOTHING, NotAllowed, Player, Spent
from osada.players.coach import Verdict, judge_turn
from osada.players.own import Own, own_player
from osada.processes import kill_group, serve_the_parent
from osada.server.log import note
from osada.server.presence import Regulars
from osada.server.queue import Asker, Kind, Queue, Ticket

_SPAWN = multiprocessing.get_context("spawn")
QUICK = 0.5
"""Seconds; a thought that takes less is quick."""
OWN_KEPT = 4
"""How many processes of players of somebody's own are kept while they do not think."""
NICER = 5
"""How much sooner the system lets everything else run than what takes long."""
NICEST = 15
"""The same for a coach in its own process: it works with what nobody else needs."""
SOMEBODY = Asker()


FAILED, NOT_ALLOWED, TOO_LONG, NOT_HERE = "failed", "not-allowed", "too-long", "not-here"
"""What can be wrong with a bot."""


class WorkerDied(Exception):
    """The process of a bot was killed, and the new one too; or all were stopped."""


class BotFailed(Exception):
    """The bot raised an error; the message is its text, ``trace`` where it was, and ``fault`` what kind it is of."""

    def __init__(self, message: str, trace: str, fault: str = FAILED) -> None:
        super().__init__(message)
        self.trace = trace
        self.fault = fault


class Workers:
    """Up to ``count`` processes for all thoughts, ``kept`` ones for those that are quick, and one that only coaches;
    started when they are needed. Who has to wait for one is served by turns.

    The queue belongs to the thread of the event loop. A thread stands by each process and does all that could block:
    starting it, the pipe, its end.
    """

    def __init__(
        self,
        count: int,
        kept: int = 1,
        regulars: Regulars | None = None,
        own: Own | None = None,
        limit: float | None = None,
    ) -> None:
        self.own = own or {}
        """The players of somebody's own that may think here, for ``limit`` seconds at most."""
        self.limit = limit
        self._own_idle: OrderedDict[str, _Worker] = OrderedDict()
        """Their processes, by who has them: nobody else's thoughts are told to one that has run their code."""
        self.regulars = Regulars() if regulars is None else regulars
        self._queue: Queue[_Thought] = Queue()
        self._any, self._kept, self._spare = _Lane(count, NICER), _Lane(kept, 0), _Lane(1, NICEST)
        self._most_coaches = count - 1
        """So many coaches work at a time in the processes for all that somebody else can think meanwhile; one more has
        a process of its own."""
        self._coaches = 0
        self._threads = ThreadPoolExecutor(count + kept + 2, thread_name_prefix="bot")
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
    def coaches(self) -> int:
        """How many turns can be coached at a time."""
        return self._most_coaches + self._spare.count

    @property
    def stopped(self) -> bool:
        """Whether nothing will be thought any more."""
        return self._stopped

    async def think(
        self,
        state: State,
        player: str,
        seed: int,
        spent: Spent = NOTHING,
        asker: Asker = SOMEBODY,
        keeper: str = "",
    ) -> tuple[list[int], Spent]:
        """The clicks that a player plans, and what the seat has thought since another one decided. The state has to
        be redealt for the deciding seat already. A player of somebody's own has a process for its ``keeper``, a seat
        of a table."""
        if player.partition(":")[0] not in players.PLAYERS:
            if player not in self.own:
                raise BotFailed(f"{player} may not play at this server", "", NOT_HERE)
            ticket = self._ticket(Kind.BOT, asker)
            clicks = await self._ask(
                ticket, _plan_own, state.copy(), player, self.own, seed, keeper=f"{player} {keeper}"
            )
            return cast(list[int], clicks), NOTHING
        ticket = self._ticket(Kind.BOT, asker, quick=players.seconds(player) < QUICK)
        return cast(tuple[list[int], Spent], await self._ask(ticket, _plan, state.copy(), player, seed, spent))

    async def advise(
        self, state: State, kept: Appraisal | None, asker: Asker = SOMEBODY
    ) -> tuple[Appraisal, list[Advice]]:
        """The best few turns with their reasons, and the appraisal behind them: the one that was kept, if there is one.
        The state has to be redealt, as for all thoughts."""
        ticket = self._ticket(Kind.HINT, asker)
        return cast(tuple[Appraisal, list[Advice]], await self._ask(ticket, _advise, state.copy(), kept))

    async def appraise(
        self, state: State, played: Sequence[int], kept: Appraisal | None, asker: Asker = SOMEBODY
    ) -> Verdict:
        """What a turn that was played has cost, by the appraisal that a hint would have."""
        ticket = self._ticket(Kind.COACH, asker)
        return cast(Verdict, await self._ask(ticket, judge_turn, state.copy(), tuple(played), kept))

    def _ticket(self, kind: Kind, asker: Asker, quick: bool = False) -> Ticket:
        return Ticket(kind, asker, asker.person in self.regulars, quick)

    async def _ask(self, ticket: Ticket, task: Callable[..., object], *given: object, keeper: str = "") -> object:
        """What a task comes to in a process, when it is its turn.

        Cancelling it kills the process. WorkerDied if two processes in turn were killed, BotFailed if the task
        raised an error.
        """
        if self._stopped:
            raise WorkerDied("the workers have been stopped")
        thought = _Thought(ticket, pickle.dumps((task, given), 5), asyncio.get_running_loop().create_future())
        thought.keeper = keeper
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
        while self._spare.free and (thought := self._queue.coach()) is not None:
            self._start(thought, self._spare)
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
        self._coaches += lane is self._any and thought.ticket.kind == Kind.COACH
        thought.lane = lane
        begun = asyncio.get_running_loop().run_in_executor(self._threads, self._follow, thought)
        begun.add_done_callback(partial(self._over, thought))

    def _over(self, thought: _Thought, begun: asyncio.Future[object]) -> None:
        """A thought has come to its end: whoever asked is told, and the next one begins."""
        thought.lane.free += 1
        self._coaches -= thought.lane is self._any and thought.ticket.kind == Kind.COACH
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
            idle = [worker for lane in (self._any, self._kept, self._spare) for worker in lane.idle]
            idle += self._own_idle.values()
            self._any.idle, self._kept.idle, self._spare.idle = [], [], []
            self._own_idle.clear()
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
                worker = take(thought)
            except OSError as error:
                raise WorkerDied(f"no process can be started: {error}") from error
            if not self._begin(thought, worker):
                break
            try:
                done, answer = worker.ask(thought.question, self.limit if thought.keeper else None)
            except TimeoutError:
                self._end(thought, worker, alive=False)
                raise BotFailed(f"it has thought for more than {self.limit:g} seconds", "", TOO_LONG) from None
            except (EOFError, OSError):
                if not self._unwanted(thought):
                    note("the process of a bot has died", process=worker.process.pid)
                self._end(thought, worker, alive=False)
                continue
            self._end(thought, worker, alive=True)
            if done:
                return answer
            raise BotFailed(*cast(tuple[str, str, str], answer))
        raise WorkerDied("the process of a bot was ended" if self._unwanted(thought) else "a bot's process died twice")

    def _unwanted(self, thought: _Thought) -> bool:
        return self._stopped or thought.dropped

    def _idle_or_new(self, thought: _Thought) -> _Worker:
        lane = thought.lane
        with self._lock:
            if thought.keeper in self._own_idle:
                return self._own_idle.pop(thought.keeper)
            if lane.idle and not thought.keeper:
                return lane.idle.pop()
        return self._new(thought)

    def _new(self, thought: _Thought) -> _Worker:
        return _Worker(thought.lane.nicer, own=bool(thought.keeper))

    def _make_ready(self) -> None:
        """In a thread: a process for what is quick starts before it is needed, for then others may be busy."""
        if self._kept.count and not self._stopped:
            with suppress(OSError):
                self._put_back(_Worker(self._kept.nicer), self._kept)

    def _put_back(self, worker: _Worker, lane: _Lane, keeper: str = "") -> None:
        with self._lock:
            if keeper and not self._stopped:
                self._own_idle[keeper] = worker
                if len(self._own_idle) <= OWN_KEPT:
                    return
                _, worker = self._own_idle.popitem(last=False)
            elif not self._stopped and len(lane.idle) < lane.count:
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
        self._put_back(worker, thought.lane, thought.keeper)
        return False

    def _end(self, thought: _Thought, worker: _Worker, alive: bool) -> None:
        with self._lock:
            self._busy.discard(thought)
        if alive and not self._unwanted(thought):
            self._put_back(worker, thought.lane, thought.keeper)
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
        self.keeper = ""
        """Whose process it needs, where it is a player of somebody's own that thinks."""
        self.dropped = False
        """Nobody waits for the answer any more."""
        self.kill: Callable[[], None]
        """Ends the process that is busy with it."""


class _Worker:
    """A process and the pipe to it."""

    def __init__(self, nicer: int, own: bool = False) -> None:
        self.own = own
        self.pipe, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_serve, args=(theirs, own), name="bot", daemon=True)
        self.process.start()
        theirs.close()  # else the pipe would not end with the process
        if nicer and self.process.pid and sys.platform != "win32":
            with suppress(OSError):  # it may have died, or be as nice as it can
                os.setpriority(os.PRIO_PROCESS, self.process.pid, os.getpriority(os.PRIO_PROCESS, 0) + nicer)

    def ask(self, question: bytes, limit: float | None = None) -> tuple[bool, object]:
        """Whether the bot came to an end, and what to; or why not. EOFError or OSError if the process is dead,
        TimeoutError if there is no answer after so many seconds."""
        self.pipe.send_bytes(question)
        if limit is not None and not self.pipe.poll(limit):
            raise TimeoutError
        done, answer = pickle.loads(self.pipe.recv_bytes())
        return bool(done), answer

    def kill(self) -> None:
        if self.own and self.process.pid:
            kill_group(self.process.pid)  # the program that plays, too
        self.process.kill()

    def end(self) -> None:
        self.kill()
        self.process.join()
        self.pipe.close()


def _serve(pipe: Connection, own: bool) -> None:
    """In the process: answer questions until the server closes the pipe or is gone."""
    serve_the_parent(group=own)
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
        fault = NOT_ALLOWED if isinstance(error, NotAllowed) else FAILED
        said = f"{type(error).__name__}: {error}", traceback.format_exc(), fault
        return False, tuple(text.encode("utf-8", "replace").decode() for text in said)


def _plan(state: State, player: str, seed: int, spent: Spent) -> tuple[list[int], Spent]:
    bot = players.player(player, seed)
    bot.spent = spent
    return bot.plan(state), bot.spent


_own: Player | None = None
"""The player of somebody's own to which this process belongs, once it has thought."""


def _plan_own(state: State, player: str, own: Own, seed: int) -> list[int]:
    global _own  # noqa: PLW0603  # a program is started once, and weights are read once
    if _own is None:
        _own = own_player(player, own, seed)
    try:
        clicks = [int(click) for click in _own.plan(state)]
        ahead = state.copy()
        for click in clicks:
            if click not in ahead.actions():
                raise NotAllowed(f"{player} has chosen {click}, which is not allowed")
            ahead.play(click)
        return clicks
    except BaseException:
        _own = None
        raise


def _advise(state: State, kept: Appraisal | None) -> tuple[Appraisal, list[Advice]]:
    appraisal = kept or appraise(state)
    return appraisal, advice_of(state, appraisal)
