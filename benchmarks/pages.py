"""Open pages of many people, as cheap as they can be: whoever measures with them measures a server and not himself."""

from __future__ import annotations

import asyncio
import json
import random
import re
import zlib
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.server.browser import Server

NUMBER = re.compile(rb'^\{"number": (\d+)')
EVENT, END = b"data: ", b"\n\n"
OPENED = 50
"""So many pages are opened at a time."""


class Stream(asyncio.Protocol):
    """News of a table as they come: the last update, unread, and when it came."""

    def __init__(self, request: bytes, told: list[float]) -> None:
        self.number = -1
        self.update = b""
        self.sent: float | None = None
        """When the command was sent that this page is to be told of."""
        self.heard = asyncio.Event()
        """Set whenever there is news."""
        self._request = request
        self._told = told
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if END not in data:
            return
        *events, self._rest = self._rest.split(END)
        for event in events:
            _, begun, said = event.partition(EVENT)
            found = NUMBER.match(said) if begun else None
            if found:
                self.number, self.update = int(found[1]), said
                if self.sent is not None:
                    self._told.append(asyncio.get_running_loop().time() - self.sent)
                    self.sent = None
        self.heard.set()


class Commands:
    """A line that asks one thing at a time, as a browser does; it is opened anew when the server has ended it."""

    def __init__(self, server: Server, cookie: str) -> None:
        self._server = server
        self._cookie = cookie
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: bytes = b"") -> Any:
        """The JSON of an answer."""
        for _ in range(2):
            try:
                return await self._ask(method, path, body)
            except (ConnectionError, asyncio.IncompleteReadError):
                self._writer = None
        raise ConnectionError(f"{method} {path}: the line ends without an answer")

    async def _ask(self, method: str, path: str, body: bytes) -> Any:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._server.port, limit=1 << 22)
        self._writer.write(head(self._server, self._cookie, method, path, body))
        first, *lines = (await self._reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(b": ") for line in lines)}
        said = await self._reader.readexactly(int(headers[b"content-length"]))
        if headers.get(b"content-encoding") == b"gzip":
            said = zlib.decompress(said, 31)
        if not first.startswith(b"HTTP/1.1 200"):
            raise RuntimeError(f"{method} {path}: {first.decode()} {said[:200].decode()}")
        return json.loads(said)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


def head(server: Server, cookie: str, method: str, path: str, body: bytes = b"") -> bytes:
    """A request as a browser makes it."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", f"Origin: {server.address}"]
    lines += [f"Cookie: osada={cookie}", "Accept-Encoding: gzip", "Accept-Language: en"]
    lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"] if body else []
    return "\r\n".join([*lines, "", ""]).encode() + body


@dataclass
class Taken:
    """What was waited for, in seconds."""

    answers: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)


class PlayedTable:
    """A table of two people, each with an open page; whoever is to play plays anything."""

    def __init__(
        self, servers: Sequence[Server], path: str, cookies: tuple[str, str], number: int, taken: Taken
    ) -> None:
        self.path = path
        self.over = False
        chance = random.Random(path)
        self._at = [chance.choice(servers) for _ in cookies]
        """Where the stream of each is; their commands go to any of the servers as well."""
        self._cookies = cookies
        self._number = number
        """The entry that both pages begin with."""
        self._taken = taken
        self._lines = [Commands(chance.choice(servers), cookie) for cookie in cookies]
        self._streams: list[Stream] = []
        self._now: dict[str, Any] = {}

    async def open(self) -> None:
        """Both open the page."""
        loop = asyncio.get_running_loop()
        for server, cookie in zip(self._at, self._cookies, strict=True):
            asked = head(server, cookie, "GET", f"{self.path}/stream?feed=p&since={self._number}")
            made = await loop.create_connection(
                lambda asked=asked: Stream(asked, self._taken.told),  # type: ignore[misc]
                "127.0.0.1",
                server.port,
            )
            self._streams.append(made[1])

    async def begin(self) -> None:
        """Whoever is to play sees what may be done."""
        for seat, line in enumerate(self._lines):
            self._now = await line.ask("GET", f"{self.path}/now?feed=p&since={self._number}")
            if self._now["seat"] == seat:
                return

    async def act(self, chance: random.Random) -> None:
        """One action of whoever is to play: until it is answered, and the other one, if it is their turn, has heard."""
        seat, loop = self._now["seat"], asyncio.get_running_loop()
        other, action = self._streams[1 - seat], chance.choice(chance.choice(list(self._now["places"].values())))[0]
        command = {"seat": seat, "actions": [action], "answers": self._now["number"], "feed": "p"}
        other.sent = begun = loop.time()
        now = await self._lines[seat].ask("POST", f"{self.path}/play", json.dumps(command).encode())
        self._taken.answers.append(loop.time() - begun)
        if now["seat"] is not None and now["seat"] != seat:
            while other.number < now["number"]:
                other.heard.clear()
                await other.heard.wait()
            now = json.loads(other.update)
        self._now, self.over = now, now["seat"] is None

    def close(self) -> None:
        for stream in self._streams:
            stream.transport.abort()
        for line in self._lines:
            line.close()


async def opened(tables: Iterable[PlayedTable]) -> None:
    """All pages of some tables are open, and whoever is to play knows what may be done."""
    waiting = deque(tables)

    async def work() -> None:
        while waiting:
            table = waiting.popleft()
            await table.open()
            await table.begin()

    async with asyncio.TaskGroup() as group:
        for _ in range(OPENED):
            group.create_task(work())


async def played(tables: Iterable[PlayedTable], at_once: int, count: int, chance: random.Random) -> int:
    """So many actions, one after the other at each of ``at_once`` tables, all tables in turn; how many there were."""
    waiting, done = deque(table for table in tables if not table.over), 0

    async def work() -> None:
        nonlocal done
        while waiting and done < count:
            table, done = waiting.popleft(), done + 1
            await table.act(chance)
            if not table.over:
                waiting.append(table)

    async with asyncio.TaskGroup() as group:
        for _ in range(at_once):
            group.create_task(work())
    return done


async def paced(tables: Iterable[PlayedTable], rate: float, count: int, chance: random.Random) -> None:
    """So many actions at this many a second, as they come: whoever is slow is asked all the same."""
    waiting, loop = deque(table for table in tables if not table.over), asyncio.get_running_loop()
    next_one = loop.time()

    async def work(table: PlayedTable) -> None:
        await table.act(chance)
        if not table.over:
            waiting.append(table)

    async with asyncio.TaskGroup() as group:
        for _ in range(count):
            next_one += chance.expovariate(rate)
            await asyncio.sleep(next_one - loop.time())
            group.create_task(work(waiting.popleft()))
