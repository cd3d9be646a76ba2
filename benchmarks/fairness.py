"""How long an easy bot lets its table wait while somebody else asks for as much as they can. A real server.

.venv/bin/python -m benchmarks.fairness
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from benchmarks.served import Line, served
from osada.arena.simulate import calibrate
from tests.server.browser import Server

LOOK = 0.005
"""Seconds between two looks at whether the bot has played."""


async def easy(server: Server) -> float:
    """Seconds from a new table to the first click of its easy bot, for somebody who was never here before."""
    line = await Line(server).open()
    path = await line.make("person", "easy", first="seat-2")
    begun = time.perf_counter()
    while (await line.ask("GET", f"{path}/now"))["number"] == 0:
        await asyncio.sleep(LOOK)
    waited = time.perf_counter() - begun
    await line.close()
    return waited


async def dropped_hints(server: Server, count: int) -> None:
    """Somebody asks for hints and is gone."""
    line = await Line(server).open()
    path = await line.make("person", "person")
    for _ in range(count):
        other = await Line(server, line.cookie).open()
        other.writer.write(
            f"GET {path}/hint HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: osada={line.cookie}\r\n\r\n".encode()
        )
        await other.close()


async def experts(server: Server, count: int) -> None:
    """Somebody opens tables where experts play."""
    line = await Line(server).open()
    for _ in range(count):
        path = await line.make("expert", "expert", "expert", "expert")
        await line.ask("GET", path)


async def measure(server: Server, hints: int, tables: int, runs: int) -> None:
    """Print the figures."""

    async def said(what: str) -> None:
        waited = [await easy(server) for _ in range(runs)]
        print(f"{what}: median {statistics.median(waited):.2f} s, worst {max(waited):.2f} s", flush=True)

    await easy(server)  # its process starts
    await said("an easy bot alone")
    pressing = asyncio.create_task(dropped_hints(server, hints))
    await said(f"… while somebody asks for {hints} hints and is gone")
    await pressing
    await experts(server, tables)
    await said(f"… with {tables} tables of four experts")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hints", type=int, default=100)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--bots", type=int, default=2, help="as for osada serve")
    given = parser.parse_args()
    print(f"calibration {calibrate():.1f}")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "data", "--bots", str(given.bots)) as server:
        asyncio.run(measure(server, given.hints, given.tables, given.runs))


if __name__ == "__main__":
    main()
