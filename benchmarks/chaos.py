"""Two processes on PostgreSQL, killed in turn with PostgreSQL itself while people and bots play: nothing acknowledged
is lost, nothing is there twice, every page comes to know what is stored, and no bot is stuck for longer than a lease.

.venv/bin/python -m benchmarks.chaos --kills 300
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any

import httpx

import osada
from benchmarks.processes import postgresql
from osada.server.jobs import BEAT, LEASE
from tests.patience import until
from tests.postgres import QUICK, Cluster, address_of
from tests.server.browser import Browser, Server, serving

OPTIONS = ("--rate", "100000", "--bots", "1", "--new-tables", "1000000", "--bot-tables", "1000000")
LONGEST = 3.0
"""Seconds between two kills, at most."""
DOWN = 0.5
"""Seconds that something killed stays away, at most: the others go on."""
ACTIONS = 8
"""So many commands are acknowledged between two kills, at most."""
AGAIN = 0.05
STUCK = LEASE + 2 * BEAT
"""Seconds: a process that dies just after a sign of life counts as alive for a lease, and the others look again and
again for what it has left."""
AWAY = (httpx.TransportError, httpx.StreamError, AssertionError, RuntimeError)
"""What whoever plays or looks on meets when something was killed, or, at the end, hung up."""


@dataclass(eq=False)
class Played:
    """A table where somebody plays all seats by way of both processes; every command is sent to both."""

    table: str
    browsers: list[Browser]
    chance: random.Random
    over: bool = False
    asked: dict[int, set[tuple[str, int, int | None]]] = field(default_factory=lambda: defaultdict(set))
    """What was asked for, by the number that its entry would have: kind, seat and action."""
    acknowledged: dict[int, tuple[str, int, int | None]] = field(default_factory=dict)

    def play(self, stopped: Event) -> None:
        """Play what is offered, and sometimes take something back, whatever dies meanwhile."""
        while not (stopped.is_set() or self.over):
            try:
                self._step(self.chance.sample(self.browsers, 2))
            except AWAY:
                time.sleep(AGAIN)

    def _step(self, browsers: list[Browser]) -> None:
        answer = browsers[0].get(f"/t/{self.table}/now")
        now: dict[str, Any] = answer.json() if answer.status_code == 200 else {}
        if now.get("curtain") is not None:
            uncovered = browsers[0].command(self.table, "uncover", seat=now["curtain"], since=0)
            now = uncovered.json() if uncovered.status_code == 200 else {}
        self.over = bool(now.get("over"))
        actions = [offer[0] for offers in now.get("places", {}).values() for offer in offers]
        if not actions or now["viewer"] is None:
            time.sleep(AGAIN)
            return
        undo = now["undo"] and self.chance.random() < 0.1
        kind, action = ("undo", None) if undo else ("play", self.chance.choice(actions))
        command = {"seat": now["viewer"], "answers": now["number"]} | ({} if undo else {"action": action})
        number, what = now["number"] + 1, (kind, now["viewer"], action)
        self.asked[number].add(what)
        for browser in browsers:
            if browser.command(self.table, kind, **command).status_code == 200:
                self.acknowledged[number] = what

    def faults(self, server: Server) -> list[str]:
        """What is wrong with what is stored."""
        known = dict(self.acknowledged)
        journal = server.journal(self.table)
        found = holes(journal)
        kept = {number: (kind, seat, action if kind == "play" else None) for number, kind, seat, action in journal}
        found += [f"entry {number} is lost" for number, what in known.items() if kept.get(number) != what]
        found += [f"nobody asked for entry {number}" for number, what in kept.items() if what not in self.asked[number]]
        return found


def holes(journal: list[tuple[int, str, int, int | None]]) -> list[str]:
    """Whether the numbers of a journal are not one after the other."""
    good = [number for number, *_ in journal] == list(range(1, len(journal) + 1))
    return [] if good else ["a hole, or an entry twice"]


@dataclass(eq=False)
class Page:
    """An open page: it knows what its stream has told, and comes again when that breaks."""

    table: str
    browser: Browser
    number: int = 0

    def follow(self, stopped: Event) -> None:
        while not stopped.is_set():
            try:
                with self.browser.stream(self.table, since=self.number) as stream:
                    while not stopped.is_set():
                        self.number = stream.event().get("number", self.number)
            except AWAY:
                time.sleep(AGAIN)

    def knows(self, asked: Browser) -> None:
        """The page comes to know what whoever asks now is told."""
        told = until(lambda: (answer := asked.get(f"/t/{self.table}/now")).status_code == 200 and answer.json())
        until(lambda: self.number >= told["number"], lambda: f"a page of {self.table} stays at {self.number}: {told}")


LOOK = """SELECT (SELECT count(*) FROM entries WHERE table_id = ?),
    (SELECT holder FROM jobs WHERE table_id = ? AND kind = 'bot')"""


class Bots:
    """A table where bots alone play, and for how long they have ever been stuck: nobody played, or took the job up.
    From there on it is the machine that says how soon a process for thinking is there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.table = ""
        self.longest = 0.0
        self._lock = Lock()
        self._seen: tuple[Any, ...] = ()
        self._since = time.monotonic()

    def begin(self, table: str) -> None:
        with self._lock:
            self.table, self._seen, self._since = table, (), time.monotonic()

    def look(self) -> None:
        """Whether they have played since the last time, or another process has come to it."""
        with self._lock:
            (seen,) = self.server.ask(LOOK, self.table, self.table)
            now = time.monotonic()
            self.longest = max(self.longest, now - self._since)
            if seen != self._seen:
                self._seen, self._since = seen, now

    def excuse(self) -> None:
        """Nobody could have played until now."""
        with self._lock:
            self._since = time.monotonic()

    def watch(self, stopped: Event, there: Event) -> None:
        while not stopped.wait(AGAIN):
            if there.is_set() and self.table:
                try:
                    self.look()
                except Exception:
                    if there.is_set():  # else the database was killed meanwhile
                        raise

    @property
    def over(self) -> bool:
        return bool(self.server.ask("SELECT finished FROM tables WHERE id = ?", self.table)[0][0])


class Chaos:
    """Everything that goes on, and what is killed."""

    def __init__(self, servers: list[Server], cluster: Cluster, seed: int, stuck: float = STUCK) -> None:
        self.stuck = stuck
        self.killed = Counter[str]()
        """How often what was killed."""
        self.servers = servers
        self.cluster = cluster
        self.chance = random.Random(seed)
        self.stopped, self.there = Event(), Event()
        self.there.set()
        self.bots = Bots(servers[0])
        self.tables = [self.begun(name) for name in osada.names()]
        self.finished = 0
        """Commands acknowledged at tables that are over."""
        self.pages: list[Page] = [page for table in self.tables for page in self.opened(table)]
        self.let_bots_play()
        self.go(lambda: self.bots.watch(self.stopped, self.there))

    def go(self, work: Callable[[], None]) -> None:
        Thread(target=work, daemon=True).start()

    def at_both(self, browser: Browser) -> list[Browser]:
        """The same person at every process."""
        found = [Browser(server) for server in self.servers]
        for one in found:
            one.http.cookies.update(browser.http.cookies)
        return found

    def begun(self, game: str) -> Played:
        """A new table where somebody plays from now on."""
        host = Browser(self.chance.choice(self.servers))
        made = host.make("person", "person", game=game)
        played = Played(made, self.at_both(host), random.Random(self.chance.random()))
        self.go(lambda: played.play(self.stopped))
        return played

    def opened(self, played: Played) -> list[Page]:
        """Its pages, one at each process."""
        pages = [Page(played.table, browser) for browser in self.at_both(played.browsers[0])]
        for page in pages:
            self.go(lambda page=page: page.follow(self.stopped))  # type: ignore[misc]
        return pages

    def let_bots_play(self) -> None:
        host = Browser(self.servers[0])
        made = host.make("easy", "easy")
        for browser in self.at_both(host):
            page = Page(made, browser)
            self.pages.append(page)
            self.go(lambda page=page: page.follow(self.stopped))  # type: ignore[misc]
        self.bots.begin(made)

    @property
    def acknowledged(self) -> int:
        return self.finished + sum(len(played.acknowledged) for played in self.tables)

    def kill(self, number: int) -> None:
        """Let them play, then kill the next one at some moment, and start it again."""
        enough, end = self.acknowledged + self.chance.randrange(1, ACTIONS), time.monotonic() + LONGEST
        while self.acknowledged < enough and time.monotonic() < end:
            time.sleep(0.001)
        away = self.chance.uniform(0, DOWN)
        if number % 3 < 2:
            self.killed[("one", "two")[number % 3]] += 1
            self.servers[number % 3].kill()
            time.sleep(away)
            self.servers[number % 3].start()
            return
        self.killed["database"] += 1
        self.there.clear()
        self.cluster.stop("immediate")
        time.sleep(away)
        self.cluster.start()
        self.bots.excuse()
        self.there.set()

    def check(self) -> list[str]:
        """What is wrong."""
        found = [f"{played.table}: {fault}" for played in self.tables for fault in played.faults(self.servers[0])]
        found += [f"{self.bots.table}: {fault}" for fault in holes(self.servers[0].journal(self.bots.table))]
        if self.bots.longest > self.stuck:
            found.append(f"a bot was stuck for {self.bots.longest:.1f} s")
        for page in self.pages:
            page.knows(self.asks_at(page))
        return found

    def asks_at(self, page: Page) -> Browser:
        """Whoever looks at a page asks the other process."""
        other = next(server for server in self.servers if server is not page.browser.server)
        asked = Browser(other)
        asked.http.cookies.update(page.browser.http.cookies)
        return asked

    def renew(self) -> None:
        """A game that is over makes room for another one."""
        for number, played in enumerate(self.tables):
            if played.over:
                self.finished += len(played.acknowledged)
                self.tables[number] = self.begun(osada.names()[number])
                self.pages += self.opened(self.tables[number])
        if self.bots.over:
            self.let_bots_play()
        current = {played.table for played in self.tables} | {self.bots.table}
        self.pages = [page for page in self.pages if page.table in current]


def chaos(
    cluster: Cluster, folder: Path, kills: int, seed: int, minutes: float = 1e6, stuck: float = STUCK
) -> tuple[Chaos, int]:
    """Kill so many times; an error says what was wrong then, also if a bot is ``stuck`` for so many seconds."""
    end = time.monotonic() + 60 * minutes
    address = address_of(cluster.place(folder / "one"))
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(folder / name, *OPTIONS, database=address)) for name in ("one", "two")]
        made = Chaos(servers, cluster, seed, stuck)
        try:
            for number in range(kills):
                made.kill(number)
                if found := made.check():
                    raise AssertionError(f"kill {number + 1}: {'; '.join(found)}")
                made.renew()
                if time.monotonic() > end:
                    return made, number + 1
        finally:
            made.stopped.set()
    return made, kills


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=90.0, help="stop earlier, after so many")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    with postgresql(QUICK) as cluster, tempfile.TemporaryDirectory() as folder:
        try:
            made, done = chaos(cluster, Path(folder), given.kills, given.seed, given.minutes)
        except AssertionError as error:
            sys.exit(str(error))
    print(
        f"{done} kills, {made.acknowledged} acknowledged commands: none lost, none twice, all pages know all; no bot "
        f"was stuck for longer than {made.bots.longest:.1f} s; {(time.monotonic() - began) / done:.1f} s a kill"
    )


if __name__ == "__main__":
    main()
