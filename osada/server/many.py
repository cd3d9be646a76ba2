"""Several processes that answer at one address, and the one that looks after them."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any

from osada.processes import serve_the_parent
from osada.server.log import note

_SPAWN = multiprocessing.get_context("spawn")
SOON = 5.0
"""Seconds; a process that has not lived as long is not started again at once."""
PAUSE = 1.0


def keep(count: int, work: Callable[[], None]) -> None:
    """Let ``count`` processes work; one that dies is replaced. Until this one is told to stop: then all are."""
    Keeper(count, work).run()


class Keeper:
    """The processes, and when each of them was started."""

    def __init__(self, count: int, work: Callable[[], None]) -> None:
        self._work = work
        self._count = count
        self._running: dict[SpawnProcess, float] = {}
        self._stopping = False

    def run(self) -> None:
        """Until told to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        for _ in range(self._count):
            self._start()
        while self._running:
            ended = wait([process.sentinel for process in self._running], timeout=PAUSE)
            for process in [one for one in self._running if one.sentinel in ended]:
                self._over(process)
            if not self._stopping and len(self._running) < self._count:
                self._start()

    def _start(self) -> None:
        process = _SPAWN.Process(target=_begin, args=(self._work,))
        process.start()
        self._running[process] = time.monotonic()
        if self._stopping:
            process.terminate()

    def _over(self, process: SpawnProcess) -> None:
        process.join()
        lived = time.monotonic() - self._running.pop(process)
        if not self._stopping:
            note("a process of the server has died", status=process.exitcode)
            if lived < SOON:
                time.sleep(PAUSE)

    def _stop(self, *_: Any) -> None:
        self._stopping = True
        for process in self._running:
            process.terminate()


def _begin(work: Callable[[], None]) -> None:
    serve_the_parent()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # until the server has its own way to stop
    work()
