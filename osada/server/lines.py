"""The lines that visitors hold: how many there may be, and how long one may take to say what it wants."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from importlib import import_module
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from osada.server.bounds import Shares
from osada.server.log import note_refusal
from osada.server.passing import Passing
from osada.server.visitor import network_of

REQUEST = 60.0
"""Seconds in which a request has to have come, from its first letter to its last; and a new line its first."""
HEAD = 64 * 1024
"""Bytes that a request may have before its body."""
READING = 60.0
"""Seconds in which a visitor has to take some of an answer that waits."""
MOST = 4_000
"""Lines in all, if the system lets a process have as many: two for every page that may be open."""
SPARE = 200
"""Descriptors for other things: the database, the processes of bots, files."""

Network = IPv4Network | IPv6Network


class Lines:
    """The lines that are open, by the network that they come from. Those of a proxy are everybody's."""

    def __init__(
        self, each: int, most: int = MOST, proxies: Collection[Network] = (), shares: Shares | None = None
    ) -> None:
        self.each = each
        self.most = most
        self.proxies = proxies
        self._shares = shares or Shares()
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more."""
        network = network_of(address)
        held = self.open[network] + self._shares.others(network)
        if self.open.total() >= self.most or (held >= self.each and not self._proxy(address)):
            return False
        self.open[network] += 1
        self._shares.add(network, 1)
        return True

    def leave(self, address: str) -> None:
        """A line has ended."""
        network = network_of(address)
        self._shares.add(network, -1)
        self.open[network] -= 1
        self.open += Counter()  # those with none are forgotten

    def _proxy(self, address: str) -> bool:
        return believed(address, self.proxies)


def believed(address: str, proxies: Collection[Network]) -> bool:
    """Whether an address is one of the proxies."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in proxies)


class Line(HttpToolsProtocol):
    """A line that ends when it is one too many, or when nothing comes of it."""

    lines: Lines
    passing: Passing | None = None
    """Where several processes answer, a line goes to the one that minds the table it asks for."""

    def __init__(self, *given: Any, said: bytes = b"", **named: Any) -> None:
        super().__init__(*given, **named)
        self._said = said
        """What it has said to the process that has passed it on."""
        self._waiting: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._entered = self._spoke = False
        self._begun = self._whole = False
        """Whether a request has begun, and whether the last one that has come to its end."""
        self._head: int | None = 0
        """Bytes of what has come of a request before its body; None once that has begun."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A line has come: it may stay if there is room."""
        super().connection_made(transport)
        self._entered = self.lines.enter(self._address)
        if not self._entered:
            note_refusal("lines", self._address)
            transport.abort()
            return
        self._expect()
        if self._said:
            self._take(self._said)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line has ended."""
        if self._entered:
            self.lines.leave(self._address)
            self._entered = False
        self._came()
        self._read()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come: it is for this process, or another one."""
        if self.passing is None or not self._rests or not self.passing.on(self._number, data):
            self._take(data)
        else:
            self.transport.abort()  # here; the line itself goes on

    def _take(self, data: bytes) -> None:
        """Something is for this process: what is not whole yet is waited for."""
        self._spoke = True
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > HEAD:
            self._end("a request that is too long")
        elif self._whole:
            self._came()
        else:
            self._expect()

    def on_message_begin(self) -> None:
        """A request has begun."""
        super().on_message_begin()
        self._begun, self._whole = True, False

    def on_headers_complete(self) -> None:
        """What comes before the body is there."""
        super().on_headers_complete()
        self._head = None

    def on_message_complete(self) -> None:
        """A request has come to its end."""
        super().on_message_complete()
        self._whole, self._head = True, 0

    def pause_writing(self) -> None:
        """The other side does not read: it has some time for it."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(READING, self._end, "an answer that nobody reads")

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        self._read()

    @property
    def _rests(self) -> bool:
        """Whether nothing is under way: all that has come is answered, and the answers are sent."""
        answered = self.cycle is None or self.cycle.response_complete
        whole = self._whole or not self._begun
        return whole and answered and not self.pipeline and not self.transport.get_write_buffer_size()

    @property
    def _number(self) -> int:
        number: int = self.transport.get_extra_info("socket").fileno()
        return number

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _expect(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(REQUEST, self._end, "a request that does not come")

    def _came(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _end(self, why: str) -> None:
        if self._spoke:  # browsers open lines ahead, and may need none of them
            note_refusal("time", self._address, why=why)
        self.transport.abort()


def room(most: int = MOST) -> int:
    """How many lines there may be, at ``most``, after the system was asked for as many descriptors as it gives."""
    try:
        resource = import_module("resource")  # not every system has it, nor needs it
    except ImportError:
        return most
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + SPARE if hard == resource.RLIM_INFINITY else min(hard, most + SPARE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return most if soft == resource.RLIM_INFINITY else max(1, min(most, soft - SPARE))
