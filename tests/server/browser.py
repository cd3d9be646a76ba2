"""A real server in a process of its own, and browsers that visit it."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx

import osada
from osada.core.table import Table
from tests import postgres
from tests.patience import PATIENCE, until
from tests.ports import free_port
from tests.server.mould import Copy, fits, mould

OSADA = Path(sys.executable).with_name("osada")
RECORDS = Path(__file__).parent.parent / "records"
GAME = "kingdom-builder"
FINISHED = (RECORDS / "kingdom-builder-first-game-2-players.record").read_text("utf-8")
OWN_SET = next(
    line.partition(":")[2]
    for line in (RECORDS / "kingdom-builder-own-components.record").read_text("utf-8").splitlines()
    if line.startswith("component-set:")
)
A_DROP = 1.0
"""Seconds after which the slowest server takes a request again; whoever asks more often is refused for that."""
LOG_LINE = re.compile("Traceback|never retrieved|never awaited")
PLAIN: Any = {"trust_env": False, "verify": False}
"""A client for loopback reads no certificates: that takes longer than most answers."""


def before(line: str, record: str = FINISHED) -> str:
    """A record that stops before the first such line."""
    head, found, _ = record.partition(f"\n{line}\n")
    assert found
    return head + "\n"


def poor_start(actions: int = 24) -> str:
    """A record of the first turns of a game in which everybody plays what comes first, wherever it is."""
    table = Table(osada.game(GAME), 2, 4, {"sectors": "first-game", "cards": "first-game"}, names=["Eva", "Jan"])
    for _ in range(actions):
        assert table.seat is not None
        table.play(table.seat, min(table.state.actions()))
    return table.record().text()


class Server:
    """`osada serve` on a data folder and a port that stay the same over restarts; or on a database by its address."""

    def __init__(self, data: Path, *options: str, database: str = "") -> None:
        self.data = data
        self.database = database
        self.options = options
        self.program: list[str] | None = None
        """What serves, if not this Osada."""
        self.process: Copy | subprocess.Popen[bytes]
        self.port = free_port()
        self.browsers: list[Browser] = []
        self._said = data.parent / f"{data.name}.said"

    def start(self) -> None:
        arguments = ["serve", "--data", str(self.data), "--port", str(self.port), "--no-browser"]
        arguments += self.options or ["--rate", "2000"]
        arguments += ["--database", self.database] if self.database else []
        with self._said.open("ab") as said, Path(os.devnull).open("rb") as nothing:
            if self.program is None and fits():
                self.process = mould().copy(arguments, (nothing, said, said))
            else:
                command = [*(self.program or [str(OSADA)]), *arguments]
                self.process = subprocess.Popen(command, stdout=said, stderr=said, start_new_session=True)
        until(lambda: self.answers() or self.process.poll() is not None, self.log)
        assert self.process.poll() is None, self.log()

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/nothing", timeout=PATIENCE, **PLAIN).status_code == 404
        except httpx.TransportError:
            return False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        """All that the server has said."""
        return self._said.read_text("utf-8") if self._said.exists() else ""

    def kill(self) -> None:
        """As a power cut does: nothing is said and nothing is tidied up."""
        self.process.kill()
        self.process.wait()

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """It is there, but it does nothing: a machine that hangs, or a line that has gone without a word."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it as a person or an init system does."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()

    def dismiss(self) -> None:
        """All browsers are closed."""
        while self.browsers:
            self.browsers.pop().http.close()

    def ask(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """What is stored."""
        if self.database:
            return postgres.ask(self.database, question, *values)
        address = f"{self.data.as_uri()}/osada.sqlite?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as opened:
            return opened.execute(question, values).fetchall()

    def change(self, statement: str, *values: object) -> int:
        """Change what is stored past the server; how many rows."""
        if self.database:
            return len(postgres.ask(self.database, f"{statement} RETURNING 1", *values))
        with closing(sqlite3.connect(self.data / "osada.sqlite", timeout=PATIENCE)) as opened, opened:
            return opened.execute(statement, values).rowcount

    def seed(self, table: str) -> str:
        return str(json.loads(self.ask("SELECT header FROM tables WHERE id = ?", table)[0][0])["seed"])

    def journal(self, table: str) -> list[tuple[int, str, int, int | None]]:
        return self.ask("SELECT number, kind, seat, action FROM entries WHERE table_id = ? ORDER BY number", table)

    def wait_for_entries(self, table: str, count: int) -> None:
        until(lambda: len(self.journal(table)) >= count, self.log)

    def children(self) -> list[int]:
        """The processes that this one has started."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for task in found.parent.parent.glob("*/children") for pid in task.read_text().split()]


@contextmanager
def serving(data: Path, *options: str, database: str = "") -> Iterator[Server]:
    server = Server(data, *options, database=database)
    server.start()
    try:
        yield server
    finally:
        server.dismiss()
        server.stop()


class Browser:
    """Cookies of its own; it waits when the server says that it asks too much."""

    def __init__(self, server: Server, language: str = "en", **headers: str) -> None:
        self.server = server
        given = {"origin": server.address, "accept-language": language} | headers
        self.http = httpx.Client(base_url=server.address, headers=given, timeout=PATIENCE, **PLAIN)
        server.browsers.append(self)
        self.received: list[bytes] | None = None
        """All bodies, once somebody keeps them."""

    def ask(self, method: str, path: str, **how: Any) -> httpx.Response:
        def answered() -> httpx.Response | None:
            answer = self.http.request(method, path, **how)
            return answer if answer.status_code != 429 else None

        answer = until(answered, pause=A_DROP)
        if self.received is not None:
            self.received.append(answer.content + repr(answer.headers.raw).encode())
        return answer

    def get(self, path: str, **how: Any) -> httpx.Response:
        return self.ask("GET", path, **how)

    def post(self, path: str, command: object = None, **how: Any) -> httpx.Response:
        return self.ask("POST", path, **({"json": command} if command is not None else {}), **how)

    def follow(self, link: str, **how: Any) -> httpx.Response:
        """Open a link as a person does: as a page."""
        return self.get(link, headers={"accept": "text/html"}, **how)

    # Tables

    def make(self, *seats: str, names: tuple[str, ...] = (), first: int = 0, tavern: str = "", game: str = GAME) -> str:
        """A new table; its id."""
        form = {f"seat-{number}": who for number, who in enumerate(seats)} | {"option-tavern": tavern}
        form |= {"option-first": f"seat-{first}" if first else "random"}
        form |= {f"name-{number}": name for number, name in enumerate(names)}
        return self._led(self.post(f"/new/{game}", data=form))

    def upload(self, record: str | bytes) -> str:
        """A table from a record."""
        return self._led(self.post("/upload", files={"record": ("a.record", record)}))

    def _led(self, answer: httpx.Response) -> str:
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].split("/")[2]

    def links(self, table: str) -> list[str]:
        """The links that the page of a table gives away."""
        return [unescape(link) for link in re.findall(r'data-qr="([^"]+)"', self.get(f"/t/{table}").text)]

    def link(self, table: str, start: str) -> str:
        return next(link for link in self.links(table) if link.startswith(start))

    def invite(self, table: str, seat: int | None, **headers: str) -> Browser:
        """Another browser that came by the link to a seat, or to watch."""
        other = Browser(self.server, **headers)
        if seat is None:
            assert other.watch(self.link(table, f"/w/{table}/")).status_code == 303
            return other
        link = self.link(table, f"/s/{table}/{seat}/")
        if other.sit(link).headers["location"] != f"/t/{table}":  # this browser's own seat: for two from now on
            assert other.post(f"{link}/ask", data={"name": "Guest"}).status_code == 303
            self.let_in(table)
        return other

    def sit(self, link: str, name: str = "") -> httpx.Response:
        """Sit down by a link, as a person does: open it, then press the button."""
        assert self.follow(link).status_code == 200
        return self.post(link, data={"name": name})

    def watch(self, link: str) -> httpx.Response:
        """Look on by a link, as a person does: open it, then press the button."""
        assert self.follow(link).status_code == 200
        return self.post(link)

    def asks(self, table: str) -> list[str]:
        """The keys of those who ask for a seat of this browser."""
        shown = self.get(f"/t/{table}/people").json()["asks"]
        return re.findall(r'data-key="([^"]+)" data-yes', shown)

    def let_in(self, table: str, yes: bool = True) -> None:
        """Answer whoever asks."""
        for key in self.asks(table):
            assert self.command(table, "admit", key=key, yes=yes).status_code == 200

    def now(self, table: str, since: int = 0, uncover: bool = True) -> dict[str, Any]:
        """The update of a table, with the curtain drawn away."""
        found: dict[str, Any] = self.get(f"/t/{table}/now?since={since}").json()
        if uncover and found["curtain"] is not None:
            found = self.command(table, "uncover", seat=found["curtain"], since=since).json()
        return found

    def command(self, table: str, which: str, **command: object) -> httpx.Response:
        return self.post(f"/t/{table}/{which}", command)

    def step(self, table: str, last: bool = False) -> dict[str, Any]:
        """Play what is offered first, or last; the new update."""
        now = self.now(table)
        actions = sorted(action for offers in now["places"].values() for action, *_ in offers)
        chosen = actions[-1 if last else 0]
        answer = self.command(table, "play", seat=now["viewer"], action=chosen, answers=now["number"])
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    @contextmanager
    def stream(
        self, table: str, since: int | None = None, last: int | None = None, feed: str = "", again: int | None = None
    ) -> Iterator[Stream]:
        """News of a table, for a page that knows it up to some entry, and what is no entry, or not at all."""
        headers = {"last-event-id": str(last)} if last is not None else {}
        address = f"/t/{table}/stream?feed={feed}"
        for name, value in (("since", since), ("again", again)):
            address += "" if value is None else f"&{name}={value}"
        with self.http.stream("GET", address, headers=headers) as answer:
            assert answer.status_code == 200
            yield Stream(answer)


class Stream:
    """Server-sent events, one after the other."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self._lines = answer.iter_lines()

    def block(self) -> dict[str, str]:
        """The fields of the next event; a comment is the field of no name."""
        fields: dict[str, str] = {}
        for line in self._lines:
            if not line:
                return fields
            name, _, value = line.partition(":")
            fields[name] = value.strip()
        return fields

    def event(self) -> dict[str, Any]:
        """The next update, with its ``id``; or ``event`` if it is of another kind. Who is here is `present`'s."""
        fields = self._next("beat", "here")
        data: dict[str, Any] = json.loads(fields["data"])
        return data | ({"event": fields["event"]} if "event" in fields else {"id": int(fields["id"])})

    def present(self) -> list[int]:
        """The seats that are here, as the next event says."""
        fields = self._next("beat")
        told = json.loads(fields["data"])
        if "event" not in fields:
            return [seat for seat, player in enumerate(told["players"]) if player["here"]]
        assert fields["event"] == "here" and "id" not in fields, fields
        seats: list[int] = told
        return seats

    def _next(self, *passed: str) -> dict[str, str]:
        end = time.monotonic() + PATIENCE
        while "data" not in (fields := self.block()) or fields.get("event") in passed:
            assert fields, "the stream has ended"
            assert time.monotonic() < end, f"nothing but {' and '.join(passed)}"
        return fields

    def event_where(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not holds(found := self.event()):
            pass
        return found
