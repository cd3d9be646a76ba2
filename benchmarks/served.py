"""What the figures of the server share: a server of its own, what it spends, and lines to it that cost little."""

from __future__ import annotations

import asyncio
import json
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.browser import Server

ROOMY = ("--rate", "100000", "--new-tables", "1000000", "--tables", "1000000", "--bot-tables", "1000000")
SECRET = "s" * 43
"""The cookie of a browser that was here before."""


@contextmanager
def served(data: Path, *options: str) -> Iterator[Server]:
    """A server whose bounds are far away, unless options say otherwise."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    server = Server(data, *ROOMY, *options)
    server.start()
    try:
        yield server
    finally:
        server.dismiss()
        server.stop(signal.SIGTERM)


def cpu(server: Server) -> float:
    """Seconds of CPU of all threads of the server's own process so far."""
    threads = Path(f"/proc/{server.process.pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


class Line:
    """A connection that asks one thing at a time; much cheaper than a client library, which would measure itself."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        self.server = server
        self.cookie = cookie

    async def open(self) -> Line:
        """Connect."""
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.server.port, limit=1 << 22)
        return self

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> Any:
        """The place that an answer leads to, or what it says; an endless answer is left to be read."""
        head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.server.port}", f"Origin: {self.server.address}"]
        head += [f"Cookie: osada={self.cookie}", f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
        self.writer.write("\r\n".join([*head, "", ""]).encode() + body)
        first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        if int(first.split()[1]) >= 400:
            raise RuntimeError(f"{method} {path}: {first}")
        if headers.get("set-cookie", "").startswith("osada="):
            self.cookie = headers["set-cookie"].partition("=")[2].partition(";")[0]
        said = await self.reader.readexactly(int(headers.get("content-length", 0)))
        return headers.get("location") or (json.loads(said) if headers["content-type"] == "application/json" else said)

    async def command(self, path: str, command: dict[str, Any]) -> Any:
        """The answer to a command."""
        return await self.ask("POST", path, json.dumps(command).encode())

    async def make(self, *seats: str, game: str = "kingdom-builder", first: str = "seat-1") -> str:
        """The address of a new table."""
        form = "&".join([f"option-first={first}", *(f"seat-{number}={who}" for number, who in enumerate(seats))])
        address: str = await self.ask("POST", f"/new/{game}", form.encode(), "application/x-www-form-urlencoded")
        return address

    async def close(self) -> None:
        """Hang up."""
        self.writer.close()
        await self.writer.wait_closed()
