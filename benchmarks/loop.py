"""How long the event loop of a server is held by one thing, while all addresses are used at once: CPU of its thread.

.venv/bin/python -m benchmarks.loop
"""

from __future__ import annotations

import argparse
import contextvars
import heapq
import json
import random
import sys
import tempfile
import time
from asyncio import events
from pathlib import Path
from threading import Thread
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

import osada
from benchmarks.served import ROOMY
from osada.arena.simulate import calibrate
from osada.server import guard
from osada.server.hall import Hall
from tests.server.browser import FINISHED, RECORDS, Browser, Server

WORST = 12
ASKED: contextvars.ContextVar[str] = contextvars.ContextVar("asked", default="")


# In the server


def serve() -> None:
    """`osada serve`, but everything that the loop runs from the first request on is measured; what took longest is
    written when it stops."""
    file = Path(sys.argv.pop(1))
    worst: list[tuple[float, int, str]] = []
    counted = [0, 0.0]
    visited = False
    run: Any = events.Handle._run
    inside: Any = guard.Guard.__call__

    def measured(handle: Any) -> None:
        begun = time.thread_time()
        run(handle)
        if not visited:
            return
        spent = time.thread_time() - begun
        counted[0] += 1
        counted[1] += spent
        if len(worst) < WORST or spent > worst[0][0]:
            said = handle._context.get(ASKED) or repr(handle)[:100]
            (heapq.heappush if len(worst) < WORST else heapq.heappushpop)(worst, (spent, int(counted[0]), said))

    async def asked(self: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal visited
        visited = visited or scope["type"] == "http"
        ASKED.set(f"{scope.get('method')} {scope.get('path')}")
        await inside(self, scope, receive, send)

    setattr(events.Handle, "_run", measured)  # noqa: B010  # a type checker would not have it
    setattr(guard.Guard, "__call__", asked)  # noqa: B010
    from osada.cli import main as serve_tables  # noqa: PLC0415

    close = Hall.close

    def closed(hall: Hall) -> None:
        file.write_text(json.dumps([counted, sorted(worst, reverse=True)]))
        close(hall)

    setattr(Hall, "close", closed)  # noqa: B010
    serve_tables()


# Everybody else


def use(server: Server, seed: int, end: float) -> None:
    """One visitor after the other, who does all that a page can do, in all games."""
    chance = random.Random(seed)
    while time.monotonic() < end:
        for game in chance.sample(osada.names(), len(osada.names())):
            visit(Browser(server), game, chance)
            if time.monotonic() > end:
                return


def visit(browser: Browser, game: str, chance: random.Random) -> None:
    """A table from its form to its deletion, with a replay, a rematch and a coach."""
    for path in ("/", f"/rules/{game}", f"/new/{game}", f"/picture/{game}.svg", "/health", "/metrics"):
        browser.get(path)
    table = browser.make("person", "person", game=game)
    for path in ("", "/thumbnail.svg", "/picture.svg", "/words", "/now", "/why?place=hex-3-3"):
        browser.get(f"/t/{table}{path}")
    browser.get(f"/qr?path=/w/{table}/x")
    with browser.stream(table) as stream:
        for number in range(8):
            play(browser, table, chance)
            if number == 4:
                now = browser.now(table)
                browser.command(table, "undo", seat=now["viewer"], answers=now["number"])
        stream.event()
    browser.get(f"/t/{table}/hint")
    browser.get(f"/t/{table}/then/1")
    for path in ("/replay", "/at/3", "/at/0"):
        browser.get(f"/t/{table}{path}")
    finished = browser.upload(chance.choice(ENDED))
    for path in ("", "/now", "/replay", "/at/20", "/record", "/picture.svg"):
        browser.get(f"/t/{finished}{path}")
    browser.post(f"/t/{finished}/coach")
    browser.get(f"/t/{finished}/coach")
    browser.post(f"/t/{finished}/play-on", {"at": 3, "seats": ["person", "easy"]})
    browser.post(f"/t/{finished}/rematch")
    browser.post(f"/t/{finished}/delete")
    browser.http.close()


def play(browser: Browser, table: str, chance: random.Random) -> None:
    """Anything that is offered."""
    now = browser.now(table)
    actions = [offer[0] for offers in now["places"].values() for offer in offers]
    if actions:
        action = chance.choice(actions)
        browser.command(table, "play", seat=now["viewer"], action=action, answers=now["number"])


ENDED = [FINISHED, *(file.read_text("utf-8") for file in sorted(RECORDS.glob("*.record"))[:6])]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--visitors", type=int, default=3, help="at the same time")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "measured"
        server = Server(Path(folder) / "data", *ROOMY, "--coached-address", "1000", "--coached", "1000")
        server.program = [sys.executable, "-c", "from benchmarks.loop import serve; serve()", str(file)]
        server.start()
        end = time.monotonic() + given.seconds
        visitors = [Thread(target=use, args=(server, seed, end)) for seed in range(given.visitors)]
        for visitor in visitors:
            visitor.start()
        for visitor in visitors:
            visitor.join()
        speed = calibrate()
        server.dismiss()
        server.stop()
        (count, spent), worst = json.loads(file.read_text())
    print(f"{count} callbacks, {1000 * spent / count:.3f} ms of CPU on average (calibration {speed:.1f}); the longest:")
    for seconds, number, what in worst:
        print(f"{1000 * seconds:7.1f} ms, {1000 * seconds * speed / 20:5.1f} at calibration 20: {what} ({number})")


if __name__ == "__main__":
    main()
