"""Two processes on PostgreSQL next to one on SQLite, with many tables and many open pages: what an action costs the
server, the database and whoever asks, how many there are in a second, and how long they take. All on loopback.

.venv/bin/python -m benchmarks.processes
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import reduce
from operator import add
from pathlib import Path

from sqlalchemy import Connection

import osada
from benchmarks.pages import PlayedTable, Taken, opened, paced, played
from benchmarks.served import ROOMY
from osada.arena.simulate import calibrate
from osada.core.table import Table
from osada.server.backup import migrate
from osada.server.loading import Seat, header_of, stored_entry, summary
from osada.server.people import digest
from osada.server.postgres import PASSWORD
from osada.server.schema import BROWSERS, PROFILES
from osada.server.seating import HOST
from osada.server.storage import Storage, StoredTable, Write
from tests.patience import until
from tests.postgres import SAFE, Cluster, address_of
from tests.server.browser import OSADA, Server

ENTRIES = 20
"""So far is every table played when it is made."""
AT_ONCE = 16
"""So many people wait for an answer when as much is asked as can be."""
LOAD = 0.6
"""Of what can be: so much is asked when it is measured how long people wait."""


@dataclass(frozen=True)
class Size:
    """How much there is."""

    tables: int = 10_000
    played: int = 2_000
    actions: int = 6_000


@dataclass(frozen=True)
class Way:
    """One way to serve."""

    name: str
    processes: int
    database: str = ""
    apart: str = ""
    """Whether each process has a port of its own: then a table is asked for at one of them, as a proxy can do it, or at
    any, by chance."""


TABLE, CHANCE = "table", "chance"
SQLITE = Way("one process on SQLite", 1)
ALONE = Way("one process on PostgreSQL", 1)
TOGETHER = Way("two processes on PostgreSQL, at one port", 2)
PROXIED = Way("two servers on PostgreSQL, a table at one of them", 2, apart=TABLE)
ANY = Way("two servers on PostgreSQL, any is asked for any table", 2, apart=CHANCE)
WAYS = (SQLITE, ALONE, TOGETHER, PROXIED, ANY)


# The database


def cookie(table: int, seat: int) -> str:
    """The secret of the browser of somebody at a table."""
    return f"{table:040d}-p{seat}"


def path_of(table: int) -> str:
    return f"t{table:011d}"


def fill(data: Path, size: Size) -> None:
    """So many tables of two people in all games, each some actions old."""
    storage, now, done = Storage(data), int(time.time()), []
    seats = [Seat("person", "Ada"), Seat("link", "Ben")]
    begun = []
    for number, name in enumerate(osada.names()):
        table = Table(osada.game(name), 2, seed=number, names=("Ada", "Ben"))
        chance = random.Random(number)
        while table.actions_played < ENTRIES:
            assert table.seat is not None
            table.play(table.seat, chance.choice(table.state.actions()))
        stored = StoredTable("", name, header_of(table), [vars(seat) for seat in seats], now, now, False)
        begun.append((replace(stored, summary=summary(table, seats)), [stored_entry(entry) for entry in table.journal]))
    for number in range(size.tables):
        stored, entries = begun[number % len(begun)]
        people = [digest(cookie(number, seat)) for seat in (0, 1)]
        done.append(storage.submit(_welcoming(people, now)))
        members = [(people[0], HOST), (people[0], 0), (people[1], 1)]
        done.append(storage.create(replace(stored, id=path_of(number)), members))
        done.append(storage.append(path_of(number), entries))
    for written in done:
        written.result()
    storage.close()


def _welcoming(people: list[str], now: int) -> Write:
    """The write by which people are known by their browsers."""
    unsaid = {"name": "", "language": "", "theme": "", "created": now}

    def write(connection: Connection) -> None:
        connection.execute(PROFILES.insert(), [{"id": one, **unsaid} for one in people])
        connection.execute(BROWSERS.insert(), [{"digest": one, "profile": one} for one in people])

    return write


# What is spent


def spent(pid: int, ended: bool = False) -> float:
    """Seconds of CPU of a process so far, to the millionth; with those of its children that have ended."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    children = _fields(pid)[13:15] if ended else []
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9 + sum(map(int, children)) / TICKS


TICKS = os.sysconf("SC_CLK_TCK")


def _fields(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()


def memory(pid: int) -> float:
    """MB that a process has; what it shares with others is divided among them."""
    told = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return int(told.split("Pss:")[1].split()[0]) / 1024


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


@dataclass
class Meter:
    """What the processes that serve, those of the database, and this one have spent."""

    servers: list[int]
    postmaster: int | None

    def read(self) -> list[float]:
        return [*map(spent, self.servers), self.of_database(), time.process_time()]

    def of_database(self) -> float:
        if self.postmaster is None:
            return 0.0
        found = spent(self.postmaster, ended=True)
        for pid in children(self.postmaster):
            with suppress(FileNotFoundError, ProcessLookupError):  # then it is among those that have ended
                found += spent(pid)
        return found

    def database_memory(self) -> float:
        """MB of PostgreSQL; 0 without it. Its processes come and go."""
        held = 0.0
        for pid in [self.postmaster, *children(self.postmaster)] if self.postmaster is not None else []:
            with suppress(FileNotFoundError, ProcessLookupError):
                held += memory(pid)
        return held


@dataclass(frozen=True)
class Spent:
    """What some actions cost."""

    actions: int
    seconds: float
    servers: list[float]
    database: float
    client: float

    def __add__(self, other: Spent) -> Spent:
        """What both together cost the same servers."""
        return Spent(
            self.actions + other.actions,
            self.seconds + other.seconds,
            [one + more for one, more in zip(self.servers, other.servers, strict=True)],
            self.database + other.database,
            self.client + other.client,
        )

    @property
    def each(self) -> float:
        """Milliseconds of CPU of all servers for an action."""
        return 1000 * sum(self.servers) / self.actions

    @property
    def bound(self) -> float:
        """Actions in a second in which the busiest process of the server does nothing else."""
        return self.actions / max(self.servers)


# A run


@contextmanager
def serving(
    data: Path, way: Way, size: Size, postmaster: int | None
) -> Iterator[tuple[list[Server], Meter, list[float]]]:
    """Servers as they are installed; how long their start took, and what CPU."""
    shared = way.database and not way.apart
    options = [*ROOMY, "--pages", str(3 * size.played), *(["--processes", str(way.processes)] if shared else [])]
    count = way.processes if way.apart else 1
    servers = [Server(data.with_name(f"{data.name}-{n}"), *options, database=way.database) for n in range(1, count)]
    servers = [Server(data, *options, database=way.database), *servers]
    begun = time.monotonic()
    try:
        for server in servers:
            server.program = [str(OSADA)]
            server.start()
        took = time.monotonic() - begun
        pids = [server.process.pid for server in servers]
        if shared:
            pids = until(lambda: found if len(found := _answering(servers[0])) == way.processes else None)
        yield servers, Meter(pids, postmaster), [took, sum(map(spent, pids))]
    finally:
        for server in servers:
            server.dismiss()
            server.stop()


def _answering(server: Server) -> list[int]:
    """The processes of a server that answer."""
    known = server.ask("SELECT count(*) FROM processes WHERE until > extract(epoch from now())")[0][0]
    found = [pid for pid in server.children() if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()]
    return found if known >= len(found) else []


def percentile(values: list[float], share: float) -> float:
    return 1000 * sorted(values)[int(len(values) * share)]


async def measured(
    way: Way, servers: list[Server], meter: Meter, size: Size, chance: random.Random
) -> tuple[Spent, float, str, int]:
    """Everybody opens the page, then they play: as fast as it goes, and at a part of that."""
    taken = Taken()
    tables = pages_of(way, servers, size, taken)
    await opened(tables)
    first = await played(tables, AT_ONCE, size.actions // 4, chance)  # what is done for the first time takes longer
    found = await metered(tables, meter, size.actions, chance)
    taken.answers.clear()
    taken.told.clear()
    rate = LOAD * found.actions / found.seconds
    await paced(tables, rate, size.actions // 2, chance)
    waited = f"{rate:.0f} a second | {_said(taken.answers)} | {_said(taken.told)}"
    held = sum(map(memory, meter.servers))
    for table in tables:
        table.close()
    return found, held, waited, first + found.actions + size.actions // 2


def pages_of(way: Way, servers: list[Server], size: Size, taken: Taken) -> list[PlayedTable]:
    """The tables that are played, each with its people."""
    return [
        PlayedTable(
            servers if way.apart == CHANCE else [servers[number % len(servers)]],
            f"/t/{path_of(number)}",
            (cookie(number, 0), cookie(number, 1)),
            ENTRIES,
            taken,
        )
        for number in range(size.played)
    ]


async def metered(tables: list[PlayedTable], meter: Meter, actions: int, chance: random.Random) -> Spent:
    """What so many actions cost, as fast as it goes."""
    before, begun = meter.read(), time.monotonic()
    count = await played(tables, AT_ONCE, actions, chance)
    seconds = time.monotonic() - begun
    *busy, database, client = (now - then for now, then in zip(meter.read(), before, strict=True))
    return Spent(count, seconds, busy, database, client)


async def metered_in_turn(
    runs: list[tuple[list[PlayedTable], Meter]], size: Size, rounds: int, chance: random.Random
) -> list[Spent]:
    """What the same costs each of several ways to serve that are all there, a little of each in turn."""
    found: list[list[Spent]] = [[] for _ in runs]
    for tables, _ in runs:
        await opened(tables)
        await played(tables, AT_ONCE, size.actions // 4, chance)
    for _ in range(rounds):
        for spents, (tables, meter) in zip(found, runs, strict=True):
            spents.append(await metered(tables, meter, size.actions // rounds, chance))
    for tables, _ in runs:
        for table in tables:
            table.close()
    return [reduce(add, spents) for spents in found]


def _said(values: list[float]) -> str:
    return f"{statistics.median(values) * 1000:.0f}, {percentile(values, 0.99):.0f} ms"


@dataclass(frozen=True)
class Found:
    """What one way to serve has shown."""

    way: Way
    started: list[float]
    spent: Spent
    memory: float
    database_memory: float
    waited: str
    played: int
    """How many actions there were in all."""
    entries: int
    """How many are stored afterwards, with those from before."""

    def __str__(self) -> str:
        way, found = self.way, self.spent
        shares = " + ".join(f"{share / found.seconds:.0%}" for share in found.servers)
        return (
            f"{way.name}\n"
            f"  start: {self.started[0]:.1f} s, {self.started[1]:.1f} s of CPU; "
            f"memory: {self.memory:.0f} MB, database {self.database_memory:.0f} MB\n"
            f"  an action: {found.each:.2f} ms of CPU of the server, {1000 * found.database / found.actions:.2f} of "
            f"the database, {1000 * found.client / found.actions:.2f} of whoever asks\n"
            f"  {found.actions / found.seconds:.0f} actions a second (server {shares} of a core, database "
            f"{found.database / found.seconds:.0%}, whoever asks {found.client / found.seconds:.0%}); "
            f"{found.bound:.0f} where the busiest process of the server does nothing else\n"
            f"  answers and news (median, p99) at {self.waited}"
        )


@contextmanager
def postgresql(settings: tuple[str, ...] = SAFE) -> Iterator[Cluster]:
    """A server of PostgreSQL on loopback; with these settings as safe as it is by itself."""
    folder = Path(tempfile.mkdtemp(prefix="osada-postgres-"))
    folder.chmod(0o755)
    cluster = Cluster(folder / "server", settings)
    try:
        cluster.make()
        try:
            os.environ[PASSWORD] = cluster.password
            yield cluster
        finally:
            cluster.stop("immediate")
    finally:
        shutil.rmtree(folder)


def put(way: Way, folder: Path, cluster: Cluster) -> tuple[Way, Path]:
    """The tables of a folder as they are for a way: in SQLite as they are, or the same in PostgreSQL."""
    if way is SQLITE:
        return way, folder / "sqlite"
    place = cluster.place(folder / way.name)
    migrate(folder / "sqlite", place)
    return replace(way, database=address_of(place)), folder / way.name


def compare(cluster: Cluster, size: Size, seed: int = 1, which: Sequence[int] = range(5)) -> Iterator[Found]:
    """All ways, one after the other, or ``which`` of them, in this order."""
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder) / "sqlite", size)
        ready = [put(WAYS[number], Path(folder), cluster) for number in which]
        for way, data in ready:
            postmaster = cluster.pid if way.database else None
            with serving(data, way, size, postmaster) as (servers, meter, started):
                found, held, waited, actions = asyncio.run(measured(way, servers, meter, size, random.Random(seed)))
                entries = servers[0].ask("SELECT count(*) FROM entries")[0][0]
                yield Found(way, started, found, held, meter.database_memory(), waited, actions, entries)


def in_turn(cluster: Cluster, size: Size, rounds: int, which: Sequence[int], seed: int = 1) -> Iterator[str]:
    """``which`` ways beside each other: whatever else the machine does meanwhile, it does to all of them."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        fill(Path(folder) / "sqlite", size)
        runs, ready = [], [put(WAYS[number], Path(folder), cluster) for number in which]
        for way, data in ready:
            postmaster = cluster.pid if way.database else None
            servers, meter, _ = stack.enter_context(serving(data, way, size, postmaster))
            runs.append((pages_of(way, servers, size, Taken()), meter))
        found = asyncio.run(metered_in_turn(runs, size, rounds, random.Random(seed)))
        costs = [(way, one) for (way, _), one in zip(ready, found, strict=True)]
        for way, one in costs:
            yield (
                f"{way.name}: {one.each:.2f} ms of CPU of the server an action, "
                f"{1000 * one.client / one.actions:.2f} of whoever asks; bound {one.bound:.0f}"
            )
            yield from (
                f"  {one.bound / other.bound:.2f} times {single.name}"
                for single, other in costs
                if way.processes > single.processes
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=Size.tables)
    parser.add_argument("--played", type=int, default=Size.played, help="of these, with two open pages each")
    parser.add_argument("--actions", type=int, default=Size.actions, help="actions that are measured")
    parser.add_argument("--ways", type=int, nargs="*", default=range(5), help="0 to 4: of the ways to serve only these")
    parser.add_argument("--rounds", type=int, help="all ways beside each other, in so many rounds")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    print(f"calibration {calibrate():.1f}", flush=True)
    with postgresql() as cluster:
        bounds: dict[Way, float] = {}
        size = Size(given.tables, given.played, given.actions)
        for line in in_turn(cluster, size, given.rounds, given.ways, given.seed) if given.rounds else ():
            print(line, flush=True)
        for found in compare(cluster, size, given.seed, () if given.rounds else given.ways):
            print(found, flush=True)
            bounds[replace(found.way, database="")] = found.spent.bound
            for one in (SQLITE, ALONE):
                if found.way.processes > 1 and one in bounds:
                    print(f"  {found.spent.bound / bounds[one]:.2f} times {one.name}", flush=True)
    print(f"calibration {calibrate():.1f}")


if __name__ == "__main__":
    main()
