"""After a failed write, or with bots that cannot think, a table goes on by itself, and says what is wrong."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import osada
from osada.core.game import State
from osada.core.table import Table
from osada.players.base import NOTHING, Spent
from osada.server import driver as drivers
from osada.server import hall as halls
from osada.server.commands import _new
from osada.server.driver import TRIES
from osada.server.hall import Hall
from osada.server.live import LiveTable
from osada.server.loading import Seat, stored_entry
from osada.server.schema import StorageError
from osada.server.updates import Eyes, document
from osada.server.visitor import Visit
from osada.server.workers import BotFailed, WorkerDied
from tests.patience import AGAIN, PATIENCE, become, until
from tests.server.browser import GAME, Browser, Server


async def table_of(hall: Hall, *kinds: str) -> LiveTable:
    """A table where the first seat begins; bots are greedy."""
    names = [f"Player {seat}" for seat in range(len(kinds))]
    table = Table(osada.game(GAME), len(kinds), 5, {"first": "seat-1"}, names=names)
    seats = [Seat(kind, name, "greedy" if kind == "bot" else None) for kind, name in zip(kinds, names, strict=True)]
    live = await hall.find(await hall.make(table, seats, "me"))
    assert live is not None
    return live


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drivers, "PAUSES", (0.0,))


def failing(
    times: int, error: Callable[[], Exception], think: Callable[..., Any]
) -> tuple[Callable[..., Any], list[int]]:
    """Thinking that fails so often before it works."""
    left = [times]

    async def tried(state: State, name: str, seed: int, spent: Spent = NOTHING, *more: Any) -> tuple[list[int], Spent]:
        if left[0]:
            left[0] -= 1
            raise error()
        found: tuple[list[int], Spent] = await think(state, name, seed, spent)
        return found

    return tried, left


def events(caplog: pytest.LogCaptureFixture, event: str) -> list[dict[str, Any]]:
    return [vars(record)["facts"] for record in caplog.records if record.getMessage() == event]


def test_a_bot_plays_when_its_write_could_not_be_made_the_first_time(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    append, fails = hall.storage.append, [2]

    def full(table_id: str, *given: Any) -> Any:
        if fails[0]:
            fails[0] -= 1
            return hall.storage.submit(broken)
        return append(table_id, *given)

    def broken(_: object) -> None:
        raise StorageError("the disk is full")

    async def go_on() -> None:
        monkeypatch.setattr(hall.storage, "append", full)
        live = await table_of(hall, "bot", "person")
        await become(lambda: live.number > 0 and live.thinking is None)
        async with live.lock:
            assert await asyncio.to_thread(lambda: len(hall.storage.entries(live.id))) == live.number

    asyncio.run(go_on())
    assert [facts["why"].args for facts in events(caplog, "a write failed")] == [("the disk is full",)] * 2


@pytest.mark.parametrize("error", [lambda: WorkerDied("killed"), lambda: BotFailed("no idea", "in bot.py")])
def test_a_bot_that_cannot_think_says_so_at_the_table_and_in_the_log(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Callable[[], Exception]
) -> None:
    async def go_on() -> None:
        tried, left = failing(1_000_000, error, hall.workers.think)
        monkeypatch.setattr(hall.workers, "think", tried)
        live = await table_of(hall, "bot", "person")
        guest = Visit(live, "you", {1}, False, "en", "wide")
        feed = guest.feed("page", new=True)
        live.arrive(feed)
        await _new(guest, feed)
        await become(lambda: live.driver.stuck)
        async with asyncio.timeout(PATIENCE):
            while '"stuck": true' not in (await _new(guest, feed) or ""):
                await asyncio.sleep(AGAIN)
        await become(lambda: live.number > 0)
        assert document(live, Eyes(1, "en"), None, 0)["players"][0]["stuck"], "the game goes on, and still says it"
        assert len(events(caplog, "a bot cannot think")) >= TRIES
        left[0] = 0
        await become(lambda: live.thinking is None)
        assert live.driver.stuck == set() or live.table.seat == 1

    asyncio.run(go_on())
    said = events(caplog, "a bot cannot think")[0]
    assert said["bot"] == "greedy" and said["seat"] == 0 and str(said["why"]) in ("killed", "no idea")


def test_a_bot_that_thinks_again_plays_as_well_as_ever(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has waited for its process, and has taken nothing instead."""
    chosen: list[list[int]] = []

    async def think(state: State, name: str, seed: int, spent: Spent = NOTHING, *more: Any) -> tuple[list[int], Spent]:
        chosen.append(state.actions()[-1:])
        return chosen[-1], NOTHING

    async def go_on() -> None:
        tried, _ = failing(TRIES - 1, lambda: WorkerDied("killed"), think)
        monkeypatch.setattr(hall.workers, "think", tried)
        live = await table_of(hall, "bot", "person")
        await become(lambda: live.number > 0)
        assert live.driver.stuck == set()
        first = live.table.journal[0].command
        assert (first.actions,) == tuple(map(tuple, chosen[:1]))  # type: ignore[union-attr]
        live.driver.stop()

    asyncio.run(go_on())


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_table_says_it_in_every_language(hall: Hall, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    async def look() -> str:
        live = await table_of(hall, "person", "bot")
        live.driver.stuck = {0}
        monkeypatch.setattr(live, "bot", lambda seat: "greedy")
        return str(document(live, Eyes(1, language), None, 0)["prompt"])

    said = asyncio.run(look())
    assert said.split()[:2] == ["Player", "0"] and said.split()[2] in ("cannot", "teď", "nie")


def said_to(process: int) -> str:
    """The words that a process was started with."""
    return Path(f"/proc/{process}/cmdline").read_text()


def test_workers_that_are_killed_are_in_the_log_and_the_bot_plays(server: Server) -> None:
    host = Browser(server)
    table = host.make("person", "expert", first=2)
    assert host.now(table)["seat"] == 1
    workers = until(lambda: [pid for pid in server.children() if "spawn_main" in said_to(pid)])
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    until(lambda: host.now(table)["seat"] == 0)
    assert server.log().count("the process of a bot has died") >= 1


@pytest.mark.sqlite_only
def test_a_bot_goes_on_when_the_database_can_be_written_again(server: Server) -> None:
    """Nobody asks meanwhile."""
    host = Browser(server)
    table = host.make("person", "easy", first=1)
    with closing(sqlite3.connect(server.data / "osada.sqlite", isolation_level=None)) as greedy:
        greedy.execute("BEGIN IMMEDIATE")
        host.command(table, "hand-over", seat=0, player="easy", answers=0)
        until(lambda: "a write failed" in server.log())
        greedy.execute("ROLLBACK")
    host.command(table, "hand-over", seat=0, player="easy", answers=0)
    server.wait_for_entries(table, 20)


# One table is one object


def test_a_table_that_was_put_away_while_somebody_holds_it_stays_one(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "OPEN_TABLES", 1)

    async def hold() -> None:
        held = await table_of(hall, "person", "person")
        for _ in range(3):
            await table_of(hall, "person", "person")
        assert held.id not in hall._open
        assert await hall.find(held.id) is held

    asyncio.run(hold())


def test_a_table_is_read_once_for_all_who_come_at_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def come() -> None:
        table_id = (await table_of(hall, "person", "person")).id
        hall._open.clear()
        found = await asyncio.gather(*(hall.find(table_id) for _ in range(10)))
        assert found[0] is not None and all(one is found[0] for one in found)

    asyncio.run(come())


def test_to_forget_tables_few_are_looked_at(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "OPEN_TABLES", 5)
    looked: list[str] = []

    class Busy:
        def __init__(self, name: str) -> None:
            self.name = name

        @property
        def busy(self) -> bool:
            looked.append(self.name)
            return int(self.name) % 2 == 0

    for number in range(100):
        hall._open[str(number)] = Busy(str(number))  # type: ignore[assignment]
    for _ in range(40):
        before = len(looked)
        hall._close_some()
        assert len(looked) - before <= halls.LOOKED_AT
    assert len(hall._open) == 50 and all(int(name) % 2 == 0 for name in hall._open), "those that are busy stay"
    hall._open.clear()


def test_a_table_that_somebody_looks_at_stays(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "OPEN_TABLES", 1)

    async def look() -> None:
        live = await table_of(hall, "person", "person")
        feeds = [live.new_feed(name, {seat}) for seat, name in enumerate(("host", "guest"))]
        for feed in feeds:
            live.arrive(feed)
        for feed in feeds:
            await table_of(hall, "person", "person")
            assert live.id in hall._open, "one of them is still here"
            live.depart(feed)
        for _ in range(2):
            await table_of(hall, "person", "person")
        assert live.id not in hall._open

    asyncio.run(look())


def test_a_deleted_table_that_was_being_read_does_not_come_back(hall: Hall) -> None:
    async def delete() -> None:
        table_id = (await table_of(hall, "person", "person")).id
        hall._open.clear()
        reading = asyncio.create_task(hall.find(table_id))
        await asyncio.sleep(0)
        await hall.delete(table_id)
        await reading
        assert await hall.find(table_id) is None and table_id not in hall._open

    asyncio.run(delete())


# What others know of a choice that is half done


def half_done(live: LiveTable) -> int:
    """Play until something is half done, and what everybody knew before."""
    table = live.table
    while True:
        before, seat = table.public, table.seat
        assert seat is not None
        for action in table.state.actions():
            trial = table.state.copy()
            trial.play(action)
            if not trial.settled and trial.seat == seat and trial.reveals == table.state.reveals:
                table.play(seat, action)
                return before
        table.play(seat, table.state.actions()[0])


@pytest.mark.parametrize("game", ["hamlet", "beer-bread", "timber-town", GAME])
def test_others_do_not_learn_how_much_of_a_choice_is_done(hall: Hall, game: str) -> None:
    async def look() -> None:
        table = Table(osada.game(game), 2, 5, names=["A", "B"])
        live = await hall.find(await hall.make(table, [Seat("person", "A"), Seat("link", "B")], "me"))
        assert live is not None
        known = half_done(live)
        deciding = live.table.seat
        assert deciding is not None
        other = 1 - deciding
        seen = document(live, Eyes(other, "en"), None, 0)
        assert seen["number"] == known < live.number == document(live, Eyes(deciding, "en"), None, 0)["number"]
        for _ in range(3):
            undone = live.table.undo(deciding)
            live.cache.clear()
            assert document(live, Eyes(other, "en"), None, 0) == seen, "nor how often it was taken back"
            again = next(entry for entry in live.table.journal if entry.number == undone[0].undone)
            live.table.apply(again.command)
        kept = live.table
        restored = Table.restore(
            kept.game, 2, kept.seed, kept.options, kept.components, kept.names, kept.first_picks, kept.journal
        )
        assert restored.public == kept.public == known

    asyncio.run(look())


def test_whoever_does_not_decide_may_act_while_another_is_half_way(hall: Hall) -> None:
    from osada.core.commands import HandOver  # noqa: PLC0415

    async def act() -> None:
        table = Table(osada.game("hamlet"), 2, 5, names=["A", "B"])
        live = await hall.find(await hall.make(table, [Seat("person", "A"), Seat("link", "B")], "me"))
        assert live is not None
        half = half_done_by_commands(live)
        known, other = live.told_to(None), 1 - half
        assert known < live.number
        await live.apply(known, HandOver(other, "greedy"))
        assert live.table.bots == {other: "greedy"} and live.told_to(None) == live.number
        live.driver.stop()

    def half_done_by_commands(live: LiveTable) -> int:
        half_done(live)
        seat = live.table.seat
        assert seat is not None
        entries = [stored_entry(entry) for entry in live.table.journal]
        hall.storage.append(live.id, entries)
        return seat

    asyncio.run(act())
