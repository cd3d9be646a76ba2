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
from osada.server.passing import Boxes

_SPAWN = multiprocessing.get_context("spawn")
SOON = 5.0
"""Seconds; a process that has not lived as long is not started again at once."""
PAUSE = 1.0


def keep(count: int, work: Callable[[Boxes, int], None]) -> None:
    """Let ``count`` processes work; one that dies is replaced. Until this one is told to stop: then all are."""
    Keeper(count, work).run()


class Keeper:
    """The processes, each with its place, and when it was started."""

    def __init__(self, count: int, work: Callable[[Boxes, int], None]) -> None:
        self._work = work
        self._boxes = Boxes(count)
        self._free = set(range(count))
        self._running: dict[SpawnProcess, tuple[int, float]] = {}
        self._stopping = False

    def run(self) -> None:
        """Until told to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        self._fill()
        while self._running:
            ended = wait([process.sentinel for process in self._running], timeout=PAUSE)
            for process in [one for one in self._running if one.sentinel in ended]:
                self._over(process)
            if not self._stopping:
                self._fill()
        self._boxes.close()

    def _fill(self) -> None:
        while self._free:
            self._start(self._free.pop())

    def _start(self, place: int) -> None:
        process = _SPAWN.Process(target=_begin, args=(self._work, self._boxes, place))
        process.start()
        self._running[process] = place, time.monotonic()
        if self._stopping:
            process.terminate()

    def _over(self, process: SpawnProcess) -> None:
        process.join()
        place, started = self._running.pop(process)
        self._boxes.mind(place, minds=False)
        self._free.add(place)
        lived = time.monotonic() - started
        if not self._stopping:
            note("a process of the server has died", status=process.exitcode)
            if lived < SOON:
                time.sleep(PAUSE)

    def _stop(self, *_: Any) -> None:
        self._stopping = True
        for process in self._running:
            process.terminate()


def _begin(work: Callable[[Boxes, int], None], boxes: Boxes, place: int) -> None:
    serve_the_parent()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # until the server has its own way to stop
    work(boxes, place)
