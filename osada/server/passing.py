"""Several processes at one port: a line is passed to the process that minds the table it asks for.

A table costs least where one process has it, with all of its pages. So whichever takes a line looks what it asks for,
and passes the line on, with what has come of it, if that is another one's. Any process may serve any table, so nothing
hangs on it: a line that cannot be passed on is answered where it is.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import re
import socket
from collections.abc import Callable
from zlib import crc32

_SPAWN = multiprocessing.get_context("spawn")
CAN = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")
"""Not every system lets one process give a line to another; then each answers what it has taken."""
LARGEST = 16 * 1024
"""Bytes of a request that is passed on: pages and commands are smaller."""
AT_ONCE = 64
"""So many lines are taken in before anything else has its turn."""
TABLE = re.compile(rb"[A-Z]+ /[tsw]/([\w-]+)[/? ]")
"""How a request begins that is for a table."""


class Boxes:
    """A box for each process, in which the others put lines. They are made by the process that looks after all: what
    lies in the box of one that has died waits for the one in its place."""

    def __init__(self, count: int) -> None:
        self._pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count if CAN else 0)]
        for pair in self._pairs:
            for end in pair:
                end.setblocking(False)
        self._open = _SPAWN.RawArray("b", count)

    def close(self) -> None:
        """Nothing is passed on any more."""
        for pair in self._pairs:
            for end in pair:
                end.close()

    def mind(self, place: int, minds: bool) -> None:
        """Whether the process at a place takes lines from its box."""
        self._open[place] = minds

    def place_of(self, said: bytes) -> int | None:
        """Where a request is answered best; None if it is not for a table, or nobody is there."""
        found = TABLE.match(said)
        if found is None:
            return None
        place = crc32(found[1]) % len(self._open)
        return place if self._open[place] else None

    def put(self, place: int, line: int, said: bytes) -> bool:
        """Put a line into a box with what it has said; False if there is no room."""
        try:
            socket.send_fds(self._pairs[place][1], [said], [line])
        except OSError:
            return False
        return True

    def box(self, place: int) -> socket.socket:
        """What the process at a place takes lines from."""
        return self._pairs[place][0]


class Passing:
    """What one of the processes does with lines."""

    def __init__(self, boxes: Boxes, place: int) -> None:
        self._boxes = boxes
        self._place = place
        self._taken: set[asyncio.Task[object]] = set()
        self._line: Callable[[bytes], asyncio.Protocol]

    def begin(self, line: Callable[[bytes], asyncio.Protocol]) -> None:
        """Take lines from now on; each is a new ``line`` with what it has said already."""
        if not CAN:
            return
        self._line = line
        asyncio.get_running_loop().add_reader(self._boxes.box(self._place), self._take)
        self._boxes.mind(self._place, minds=True)

    def end(self) -> None:
        """Take no more."""
        self._boxes.mind(self._place, minds=False)
        if CAN:
            asyncio.get_running_loop().remove_reader(self._boxes.box(self._place))

    def on(self, line: int, said: bytes) -> bool:
        """Pass a line on that has just said something; False if it is answered here."""
        place = self._boxes.place_of(said)
        if place is None or place == self._place or len(said) > LARGEST:
            return False
        return self._boxes.put(place, line, said)

    def _take(self) -> None:
        for _ in range(AT_ONCE):
            try:
                said, lines, *_ = socket.recv_fds(self._boxes.box(self._place), LARGEST, 1)
            except OSError:
                return
            for line in lines:
                task = asyncio.create_task(self._answer(socket.socket(fileno=line), said))
                self._taken.add(task)
                task.add_done_callback(self._taken.discard)

    async def _answer(self, line: socket.socket, said: bytes) -> None:
        line.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: self._line(said), line)
        except OSError:  # it has ended meanwhile
            line.close()
