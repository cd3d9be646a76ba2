"""Many tables, many open pages: what they cost a server. CPU seconds of its process, on loopback.

.venv/bin/python -m benchmarks.many [home|actions|watchers]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import osada
from benchmarks.served import SECRET, Line, cpu, served
from osada.arena.simulate import calibrate
from osada.core.table import Table
from osada.server.hall import new_id
from osada.server.loading import Seat, header_of, summary
from osada.server.people import People
from osada.server.seating import HOST
from osada.server.storage import Storage, StoredTable
from tests.server.browser import Browser, Server

RUNS = 5
QUIET = 1.0
"""Seconds after which everything that was under way has come."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("which", nargs="*", default=[], help="home, actions or watchers; all of them without it")
    parser.add_argument("--own", type=int, default=5000, help="tables of the browser that opens home")
    parser.add_argument("--few", type=int, default=100, help="open tables, two streams each")
    parser.add_argument("--many", type=int, default=1000, help="the same, at most 1000")
    parser.add_argument("--actions", type=int, default=200, help="actions of a run")
    parser.add_argument("--watchers", type=int, default=100)
    given = parser.parse_args()
    wanted = given.which or ["home", "actions", "watchers"]
    with tempfile.TemporaryDirectory() as folder:
        if "home" in wanted:
            print(home(Path(folder) / "home", given.own), flush=True)
        if "actions" in wanted:
            print(actions(Path(folder), given.few, given.many, given.actions), flush=True)
        if "watchers" in wanted:
            print(watchers(Path(folder) / "watchers", given.watchers), flush=True)


# Home


def fill(data: Path, count: int) -> None:
    """So many tables of one person, in all games."""
    storage = Storage(data)
    person = asyncio.run(People(storage).welcome(SECRET)).id
    seats = [Seat("person", "Ada"), Seat("bot", "Ben", "easy")]
    now, done = int(time.time()), []
    for name in osada.names():
        table = Table(osada.game(name), 2, seed=1, names=("Ada", "Ben"))
        row = StoredTable("", name, header_of(table), [vars(seat) for seat in seats], now, now, False)
        row = replace(row, summary=summary(table, seats, None))
        for _ in range(count // len(osada.names())):
            members = [(person, HOST), (person, 0)]
            done.append(storage.create(replace(row, id=new_id()), members))
    for written in done:
        written.result()
    storage.close()


PLAYED = "UPDATE tables SET changed = changed + ? WHERE id = (SELECT id FROM tables ORDER BY changed DESC, id LIMIT 1)"


def home(data: Path, count: int, visits: int = 40) -> str:
    """What a visit of home costs somebody with many tables: after somebody has played at one of them, and again."""
    fill(data, count)
    with served(data) as server:
        browser = Browser(server)
        browser.http.cookies.set("osada", SECRET)
        drawn, again = ([_visit(server, browser, visits, played) for _ in range(RUNS)] for played in (1, 0))
        speed = calibrate()
    first, other = (statistics.median(spent) * 1000 for spent in (drawn, again))
    return (
        f"home with {count} own tables, when one has been played at: {first:.1f} ms of CPU, {at_20(first, speed)}; "
        f"when nothing has changed: {at_20(other, speed)}"
    )


def _visit(server: Server, browser: Browser, visits: int, played: int) -> float:
    """CPU of a visit."""
    before = cpu(server)
    for _ in range(visits):
        server.change(PLAYED, played)
        assert browser.get("/").status_code == 200
    return (cpu(server) - before) / visits


def at_20(figure: float, speed: float) -> str:
    """The same on a machine of calibration 20."""
    return f"{figure * speed / 20:.1f} ms at calibration 20 (calibration {speed:.1f})"


# Actions at many tables


def actions(folder: Path, few: int, many: int, count: int) -> str:
    """What an action costs where few tables are open, and where many are."""
    small, large = (asyncio.run(_actions(folder / str(tables), tables, count)) for tables in (few, many))
    one, other = (statistics.median(runs) for runs in (small, large))
    return (
        f"an action at {few} tables with two streams each: {1000 * one:.2f} ms of CPU; at {many}: "
        f"{1000 * other:.2f} ms; {other / one:.2f} times as much (medians of {RUNS}; calibration {calibrate():.1f})"
    )


async def _actions(data: Path, tables: int, count: int) -> list[float]:
    chance = random.Random(1)
    with served(data) as server:
        opened = []
        readers = []
        for _ in range(tables):
            line = await Line(server).open()
            path = await line.make("person", "person")
            readers += [asyncio.create_task(_listen(server, line.cookie, path)) for _ in range(2)]
            opened.append((line, path))
        await asyncio.sleep(QUIET)
        spent = []
        for run in range(RUNS + 1):
            before = cpu(server)
            for _ in range(count):
                await _act(*chance.choice(opened), chance)
            await asyncio.sleep(QUIET / 5)
            if run:  # the first one warms up
                spent.append((cpu(server) - before) / count)
        for reader in readers:
            reader.cancel()
    return spent


async def _listen(server: Server, cookie: str, path: str) -> None:
    line = await Line(server, cookie).open()
    await line.ask("GET", f"{path}/stream")
    while await line.reader.read(1 << 16):
        pass


async def _act(player: Line, path: str, chance: random.Random) -> None:
    line = await Line(player.server, player.cookie).open()  # the server ends lines that are idle for long
    now: dict[str, Any] = await line.ask("GET", f"{path}/now")
    if now["places"]:
        action = chance.choice(chance.choice(list(now["places"].values())))[0]
        await line.command(f"{path}/play", {"seat": now["viewer"], "action": action, "answers": now["number"]})
    await line.close()


# Watchers


def watchers(data: Path, count: int) -> str:
    """What is sent to all when a page of a player is opened at a table with many watchers, and when it is closed."""
    come, go, own = asyncio.run(_watchers(data, count))
    return (
        f"a stream at a table of {count} others: {come / 1000:.1f} kB sent to them when it comes, "
        f"{go / 1000:.1f} kB when it goes; {own / 1000:.1f} kB to itself"
    )


async def _watchers(data: Path, count: int) -> tuple[int, int, int]:
    """A player comes to a table where others look on. They all are here by the browser that made it: the first seat's
    page is closed meanwhile, so that its coming and going is news."""
    with served(data) as server:
        line = await Line(server).open()
        path = await line.make("person", "link")
        page: bytes = await line.ask("GET", path)
        watch = re.findall(rb'data-qr="(/w/[^"]+)"', page)[0].decode()
        sizes = [0] * count
        readers = []
        for number in range(count):
            watcher = Browser(server)
            assert watcher.watch(watch).status_code == 303
            readers.append(asyncio.create_task(_count(server, watcher.http.cookies["osada"], path, sizes, number)))
        await _still(sizes)
        before, own = sum(sizes), [0]
        player = asyncio.create_task(_count(server, line.cookie, path, own, 0))
        await _still(sizes)
        come = sum(sizes) - before
        player.cancel()
        await _still(sizes)
        go = sum(sizes) - before - come
        for reader in readers:
            reader.cancel()
    return come, go, own[0]


async def _count(server: Server, cookie: str, path: str, sizes: list[int], number: int) -> None:
    """Count all that comes by a stream."""
    line = await Line(server, cookie).open()
    try:
        await line.ask("GET", f"{path}/stream")
        while more := await line.reader.read(1 << 16):
            sizes[number] += len(more)
    finally:
        line.writer.close()


async def _still(sizes: list[int]) -> None:
    """Wait until nothing comes any more: until the next beat of the streams, at the latest."""
    before = -1
    while before != sum(sizes) or not all(sizes):
        before = sum(sizes)
        await asyncio.sleep(QUIET)


if __name__ == "__main__":
    main()
