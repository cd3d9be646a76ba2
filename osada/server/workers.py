"""Processes in which bots think, so that the server goes on answering and a thought can be stopped.

A process gets a redealt position and a seed of its own, never a table: what a bot may not know is not there.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
import threading
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
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

_SPAWN = multiprocessing.get_context("spawn")


class WorkerDied(Exception):
    """The process of a bot was killed, and the new one too; or all were stopped."""


class BotFailed(Exception):
    """The bot raised an error; the message is its text, and ``trace`` where it was."""

    def __init__(self, message: str, trace: str) -> None:
        super().__init__(message)
        self.trace = trace


class Workers:
    """Up to ``count`` processes, started when they are needed. Who has to wait for one is served in turn.

    A thread stands by each process and does all that could block: starting it, the pipe, its end.
    """

    def __init__(self, count: int) -> None:
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bot")
        self._lock = threading.Lock()
        self._idle: list[_Worker] = []
        self._busy: set[_Thought] = set()
        self._stopped = False

    @property
    def thinking(self) -> int:
        """How many bots think now."""
        return len(self._busy)

    @property
    def stopped(self) -> bool:
        """Whether nothing will be thought any more."""
        return self._stopped

    async def think(self, state: State, player: str, seed: int, spent: Spent = NOTHING) -> tuple[list[int], Spent]:
        """The clicks that a player plans, and what the seat has thought since another one decided. The state has to
        be redealt for the deciding seat already."""
        return cast(tuple[list[int], Spent], await self._ask(_plan, state.copy(), player, seed, spent))

    async def advise(self, state: State, seed: int) -> list[Advice]:
        """The best few clicks with their reasons; the state has to be redealt, as for all thoughts."""
        return cast(list[Advice], await self._ask(_advise, state.copy(), seed))

    async def appraise(self, state: State, played: Sequence[int], seed: int) -> Appraisal:
        """What a turn that was played has cost."""
        return cast(Appraisal, await self._ask(_appraise, state.copy(), tuple(played), seed))

    async def _ask(self, task: Callable[..., object], *given: object) -> object:
        """What a task comes to in a process.

        Cancelling it kills the process. WorkerDied if two processes in turn were killed, BotFailed if the task
        raised an error.
        """
        if self._stopped:
            raise WorkerDied("the workers have been stopped")
        thought = _Thought(pickle.dumps((task, given), 5))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._follow, thought)
        except asyncio.CancelledError:
            self._drop(thought)
            raise

    def stop(self) -> None:
        """End all processes; those who still wait for a thought get WorkerDied."""
        with self._lock:
            self._stopped = True
            idle, self._idle = self._idle, []
            for thought in self._busy:
                thought.kill()
        for worker in idle:
            worker.end()
        self._threads.shutdown()

    def _follow(self, thought: _Thought) -> object:
        """In a thread: a thought from its start to its end, with a second try if the process dies."""
        for take in (self._idle_or_new, _Worker):
            if self._unwanted(thought):
                break
            try:
                worker = take()
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

    def _idle_or_new(self) -> _Worker:
        with self._lock:
            if self._idle:
                return self._idle.pop()
        return _Worker()

    def _begin(self, thought: _Thought, worker: _Worker) -> bool:
        """Whether the thought is still wanted, now that there is a worker for it."""
        with self._lock:
            if not self._unwanted(thought):
                thought.kill = worker.kill
                self._busy.add(thought)
                return True
            if not self._stopped:
                self._idle.append(worker)
                return False
        worker.end()
        return False

    def _end(self, thought: _Thought, worker: _Worker, alive: bool) -> None:
        with self._lock:
            self._busy.discard(thought)
            if alive and not self._unwanted(thought):
                self._idle.append(worker)
                return
        worker.end()

    def _drop(self, thought: _Thought) -> None:
        with self._lock:
            thought.dropped = True
            if thought in self._busy:
                thought.kill()


class _Thought:
    """A question to a bot, from the moment that it was asked."""

    def __init__(self, question: bytes) -> None:
        self.question = question
        self.dropped = False
        """Nobody waits for the answer any more."""
        self.kill: Callable[[], None]
        """Ends the process that is busy with it."""


class _Worker:
    """A process and the pipe to it."""

    def __init__(self) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_serve, args=(theirs,), name="bot", daemon=True)
        self.process.start()
        theirs.close()  # else the pipe would not end with the process

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
