"""Thoughts that nobody waits for any more are dropped, and nobody has many: others' bots come to think.

The thoughts here last far longer than a test: whatever comes at all has not waited for one of them.
"""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn

from osada.core.game import State
from osada.core.text import LANGUAGES, texts
from osada.players.advice import Advice
from osada.players.appraisal import Appraisal
from osada.players.base import Spent
from osada.server import commands
from osada.server.app import application
from osada.server.bounds import Bounds, Rates
from osada.server.hall import Hall
from osada.server.people import digest
from osada.server.queue import Asker, Kind, Ticket
from osada.server.workers import Workers, _Thought, _Worker
from tests.patience import PATIENCE, until
from tests.server.browser import FINISHED, Browser, Server, serving

LONG = 3600.0
HINTS, HINTS_EACH = Bounds().hints_address, Bounds().hints


class Here(Server):
    """A server in this process, with one process for thoughts. It counts the hints: asked for, begun and dropped."""

    def __init__(self, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(data)
        self.hall = Hall(data, bots=1)
        self.asked = self.begun = self.dropped = 0
        begin, drop = Workers._begin, Workers._drop

        def counted(workers: Workers, thought: _Thought, worker: _Worker) -> bool:
            self.begun += b"sleep" in thought.question
            return begin(workers, thought, worker)

        def counted_drop(workers: Workers, thought: _Thought) -> None:
            self.dropped += 1
            drop(workers, thought)

        async def long_thought(state: State, kept: Appraisal | None, asker: Asker) -> tuple[Appraisal, list[Advice]]:
            self.asked += 1
            ticket = Ticket(Kind.HINT, asker)
            return cast(tuple[Appraisal, list[Advice]], await self.hall.workers._ask(ticket, time.sleep, LONG))

        monkeypatch.setattr(Workers, "_begin", counted)
        monkeypatch.setattr(Workers, "_drop", counted_drop)
        monkeypatch.setattr(self.hall.workers, "advise", long_thought)
        app = application(self.hall, Rates(1e6, 1e6))
        self._running = uvicorn.Server(
            uvicorn.Config(app, port=self.port, log_level="warning", timeout_graceful_shutdown=1)
        )
        self._thread = threading.Thread(target=self._running.run, daemon=True)

    def start(self) -> None:
        self._thread.start()
        until(lambda: self._running.started)

    def end(self) -> None:
        self.dismiss()
        self._running.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def thinking(self) -> int:
        return self.hall.workers.thinking


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Here]:
    server = Here(tmp_path / "data", monkeypatch)
    server.start()
    yield server
    server.end()


def ask_for_a_hint(browser: Browser, table: str) -> socket.socket:
    """The line on which the answer would come."""
    line = socket.create_connection(("127.0.0.1", browser.server.port))
    head = [f"GET /t/{table}/hint HTTP/1.1", f"Host: 127.0.0.1:{browser.server.port}"]
    line.sendall("\r\n".join([*head, f"Cookie: osada={browser.http.cookies['osada']}", "", ""]).encode())
    return line


def a_bot_plays(server: Server) -> None:
    """At a table of somebody else."""
    other = Browser(server)
    table = other.make("person", "easy", first=2)
    until(lambda: other.now(table)["number"] > 0)


def begin_to_wait(here: Here, browser: Browser, table: str) -> socket.socket:
    """Ask for a hint, until the server has taken the question."""
    before = here.asked
    line = ask_for_a_hint(browser, table)
    until(lambda: here.asked == before + 1)
    return line


def test_a_hundred_hints_that_nobody_waits_for_keep_no_bot_from_playing(here: Here) -> None:
    browser = Browser(here)
    table = browser.make("person", "person", first=1)
    for _ in range(100):
        ask_for_a_hint(browser, table).close()
    a_bot_plays(here)
    until(lambda: here.thinking == 0)


def test_fifty_tables_of_experts_keep_no_other_bot_from_playing(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """An easy bot of somebody else plays at once, and the next expert that thinks is somebody else's too."""
    think, begin, begun = here.hall.workers.think, Workers._begin, list[str]()

    async def long_thoughts(
        state: State, name: str, seed: int, spent: Spent, asker: Asker, keeper: str
    ) -> tuple[list[int], Spent]:
        if name != "expert":
            return await think(state, name, seed, spent, asker, keeper)
        return cast(tuple[list[int], Spent], await here.hall.workers._ask(Ticket(Kind.BOT, asker), time.sleep, LONG))

    def noted(workers: Workers, thought: _Thought, worker: _Worker) -> bool:
        if b"sleep" in thought.question:
            begun.append(thought.ticket.asker.person)
        return begin(workers, thought, worker)

    monkeypatch.setattr(here.hall.workers, "think", long_thoughts)
    monkeypatch.setattr(Workers, "_begin", noted)
    much, little = Browser(here), Browser(here)
    tables = [much.make("person", "expert", "expert", first=2) for _ in range(50)]
    for table in tables:
        assert much.now(table)["seat"] == 1
    until(lambda: here.thinking == 1 and here.hall.workers.waiting == 49)
    a_bot_plays(here)
    little.now(little.make("person", "expert", first=2))
    until(lambda: here.hall.workers.waiting == 50)
    much.post(f"/t/{tables[0]}/delete")
    until(lambda: len(begun) == 2)
    assert begun == [digest(browser.http.cookies["osada"]) for browser in (much, little)]


def test_a_hint_is_dropped_in_the_middle_of_its_thought_and_one_that_waits_is_never_begun(here: Here) -> None:
    browser = Browser(here)
    table = browser.make("person", "person", first=1)
    thought_about = begin_to_wait(here, browser, table)
    until(lambda: here.thinking == 1)
    waiting = begin_to_wait(here, browser, table)
    waiting.close()
    until(lambda: here.dropped == 1)
    thought_about.close()
    a_bot_plays(here)
    assert (here.asked, here.begun, here.dropped) == (2, 1, 2)


def test_a_real_thought_is_dropped_when_whoever_asked_has_gone(tmp_path: Path) -> None:
    """Its process is put to sleep in the middle of it, and would never come to an end."""
    with serving(tmp_path / "data", "--bots", "1", "--rate", "2000") as server:
        browser = Browser(server)
        table = browser.make("person", "person", first=1)
        line = ask_for_a_hint(browser, table)
        (thinker,) = until(lambda: long_thinkers(server))
        os.kill(thinker, signal.SIGSTOP)
        line.close()
        for _ in range(99):
            ask_for_a_hint(browser, table).close()
        a_bot_plays(server)
        assert thinker not in long_thinkers(server)


def long_thinkers(server: Server) -> list[int]:
    """The processes in which a server's bots think for long: they let others go first."""
    served = os.getpriority(os.PRIO_PROCESS, server.process.pid)
    lines = {pid: Path(f"/proc/{pid}/cmdline") for pid in server.children()}
    bots = [pid for pid, line in lines.items() if line.exists() and b"spawn_main" in line.read_bytes()]
    return [pid for pid in bots if os.getpriority(os.PRIO_PROCESS, pid) > served]


def test_a_hint_that_takes_too_long_is_refused_and_thought_about_no_more(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "LONGEST_HINT", 0.2)
    browser = Browser(here)
    table = browser.make("person", "person", first=1)
    assert error(browser, f"/t/{table}/hint") == (503, texts("en")("page-no-hint"))
    until(lambda: here.dropped == 1 and here.thinking == 0)


# How many one may have


def error(browser: Browser, address: str, **headers: str) -> tuple[int, Any]:
    answer = browser.http.get(address, headers=headers)
    return answer.status_code, answer.json()["error"]


def test_a_browser_has_two_hints_at_a_time(here: Here) -> None:
    browser, other = Browser(here), Browser(here)
    table, elsewhere = (one.make("person", "person", first=1) for one in (browser, other))
    lines = [begin_to_wait(here, browser, table) for _ in range(HINTS_EACH)]
    said = [error(browser, f"/t/{table}/hint", **{"accept-language": language}) for language in LANGUAGES]
    assert said == [(429, texts(language)("page-too-many-hints")) for language in LANGUAGES]
    lines.append(begin_to_wait(here, other, elsewhere))
    lines.pop(0).close()
    until(lambda: here.thinking == 1 and here.begun == 2)
    lines.append(begin_to_wait(here, browser, table))
    for line in lines:
        line.close()


def test_an_address_has_eight_hints_at_a_time(here: Here) -> None:
    browsers = [Browser(here) for _ in range(HINTS + 1)]
    tables = [browser.make("person", "person", first=1) for browser in browsers]
    lines = [begin_to_wait(here, browsers[number], tables[number]) for number in range(HINTS)]
    assert error(browsers[HINTS], f"/t/{tables[HINTS]}/hint") == (429, texts("en")("page-too-many-hints"))
    for line in lines:
        line.close()
    until(lambda: here.dropped == HINTS)
    begin_to_wait(here, browsers[HINTS], tables[HINTS]).close()


@pytest.mark.parametrize("bound", ["coached", "coached_address"])
def test_the_coach_takes_so_many_games(here: Here, monkeypatch: pytest.MonkeyPatch, bound: str) -> None:
    async def long_thought(*_: object) -> object:
        return await here.hall.workers._ask(Ticket(Kind.COACH), time.sleep, LONG)

    monkeypatch.setattr(here.hall.workers, "appraise", long_thought)
    here.hall.coachings.bounds = replace(Bounds(), **{bound: 2})
    browser = Browser(here)
    tables = [browser.upload(FINISHED) for _ in range(3)]
    for table in (*tables[:2], *tables[:2]):
        assert browser.post(f"/t/{table}/coach").json()["begun"]
    for language in LANGUAGES:
        answer = browser.post(f"/t/{tables[2]}/coach", headers={"accept-language": language})
        assert (answer.status_code, answer.json()["error"]) == (503, texts(language)("page-coach-full"))
    assert not browser.get(f"/t/{tables[2]}/coach").json()["begun"]
    browser.post(f"/t/{tables[1]}/delete")
    assert browser.post(f"/t/{tables[2]}/coach").json()["begun"]
