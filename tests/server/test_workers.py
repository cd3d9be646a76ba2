"""Bots in processes of their own: the same choices, nothing secret on the way, and none left behind."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

import osada
from osada.core.commands import HandOver
from osada.core.dealer import Dealer
from osada.core.game import State
from osada.core.table import Table
from osada.players import PLAYERS, SEARCHING, player, seconds
from osada.players.base import NOTHING, Spent
from osada.server.hall import Hall
from osada.server.live import LiveTable
from osada.server.loading import Seat
from osada.server.queue import Asker, Kind, Ticket
from osada.server.workers import QUICK, BotFailed, WorkerDied, Workers, _Thought, _Worker
from osada.testing.playing import positions
from tests.patience import AGAIN, PATIENCE, become, until

SEED = 0x0123456789ABCDEFFEDCBA9876543210
NEVER = Path("/nowhere/open")


@dataclass
class Trap:
    """Stands in for a state. Bots ask for its actions first; then it does what it was laid for."""

    until: Path | None = None
    """Thinks until this file is there."""
    kill_unless: Path | None = None
    """Kills its process unless this file is there; it is there the second time."""
    error: str = ""

    def copy(self) -> Trap:
        return self

    def actions(self) -> list[int]:
        if self.kill_unless is not None and not self.kill_unless.exists():
            if self.kill_unless.parent.exists():
                self.kill_unless.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while self.until is not None and not self.until.exists() and time.monotonic() < end:
            time.sleep(AGAIN)
        if self.error:
            raise RuntimeError(self.error)
        return [os.getpid()]

    # A forced click is played ahead, to see who is next

    seat: int | None = 0
    reveals: int = 0

    def redeal(self, viewer: int | None, dealer: Dealer) -> Trap:
        return replace(self)

    def key(self) -> int | None:
        return self.seat

    def turn_key(self) -> int | None:
        return self.seat

    def play(self, action: int) -> None:
        self.seat = None


def trap(**how: Any) -> State:
    return cast(State, Trap(**how))


def bots() -> list[int]:
    return [process.pid or 0 for process in multiprocessing.active_children() if process.name == "bot"]


async def chosen(workers: Workers, state: State, name: str, seed: int) -> int:
    """The first click of a plan; of a trap, its process."""
    async with asyncio.timeout(PATIENCE):
        clicks, _ = await workers.think(state, name, seed)
    return clicks[0]


def counted(name: str) -> str:
    """A player that does not look at the clock."""
    return f"{name}:4" if name in SEARCHING else name


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z"


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(2, kept=0)
    yield made
    made.stop()
    assert bots() == [] and made.thinking == 0


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """A file that opens the way for thoughts when it is made."""
    return tmp_path / "open"


# Pickling


@pytest.mark.parametrize("game", osada.names())
def test_states_are_the_same_after_pickling(game: str) -> None:
    for state, chance in positions(osada.game(game), every=29):
        known = state.redeal(state.seat, Dealer(chance.getrandbits(64)))
        loaded: State = pickle.loads(pickle.dumps(known, 5))
        assert loaded == known and loaded.game is known.game and loaded.happened is None
        assert loaded.view(state.seat) == known.view(state.seat)
        while known.seat is not None:  # the chance to come is the same, too
            action = chance.choice(known.actions())
            known.play(action)
            loaded.play(action)
        assert loaded == known


@pytest.mark.parametrize("game", osada.names())
def test_games_are_pickled_by_their_name(game: str) -> None:
    assert pickle.loads(pickle.dumps(osada.game(game))) is osada.game(game)


def shapes(seed: int) -> list[bytes]:
    return [seed.to_bytes(16, "little"), seed.to_bytes(16, "big"), str(seed).encode(), f"{seed:x}".encode()]


@pytest.mark.parametrize("game", osada.names())
def test_what_is_sent_does_not_hold_the_seed(game: str) -> None:
    table = osada.Table(osada.game(game), seed=SEED)
    while table.seat is not None and len(table.journal) < 20:
        table.play(table.seat, table.state.actions()[0])
        table.state.listen()
        sent = pickle.dumps(table.state.redeal(table.seat, Dealer(1)).copy(), 5)
        assert not any(shape in sent for shape in shapes(SEED))
        assert any(shape in pickle.dumps(table.state, 5) for shape in shapes(SEED)), "this test would see it"


# Choosing


@pytest.mark.parametrize("name", PLAYERS)
def test_a_worker_chooses_as_the_player_would_here(workers: Workers, name: str) -> None:
    async def compare() -> None:
        for state, chance in positions(osada.game("kingdom-builder"), every=40):
            if state.seat is not None:
                seed = chance.getrandbits(64)
                known = state.redeal(state.seat, Dealer(seed + 1))
                known.listen()
                async with asyncio.timeout(PATIENCE):
                    clicks, _ = await workers.think(known, counted(name), seed)
                assert clicks == player(counted(name), seed).plan(known)
        assert len(bots()) == 1, "started when they are needed"

    asyncio.run(compare())


async def played(live: LiveTable, number: int) -> None:
    await become(lambda: live.number >= number)


async def bots_play(hall: Hall, enough: Callable[[], bool], tables: list[LiveTable] | None = None) -> None:
    """A game of hard and medium, stopped when it is enough; the table is put into ``tables``."""
    table = Table(osada.game("timber-town"), 2, seed=1, names=("A", "B"))
    seats = [Seat("bot", "A", "hard:30"), Seat("bot", "B", "medium")]
    live = await hall.find(await hall.make(table, seats, "me"))
    assert live is not None
    if tables is not None:
        tables.append(live)
    while not enough():
        await played(live, live.number + 1)
    live.driver.stop()


def test_a_bot_at_a_table_has_one_budget_until_another_seat_decides(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every thought may be another process's: what has been spent goes with the question."""
    thoughts: list[tuple[int | None, Spent, Spent]] = []
    think = hall.workers.think

    async def noted(state: State, name: str, seed: int, spent: Spent = NOTHING, *more: Any) -> tuple[list[int], Spent]:
        clicks, after = await think(state, name, seed, spent, *more)
        thoughts.append((state.seat, spent, after))
        return clicks, after

    monkeypatch.setattr(hall.workers, "think", noted)

    asyncio.run(bots_play(hall, lambda: len(thoughts) >= 12))
    for (before, _, left), (seat, given, after) in pairwise(thoughts):
        assert given == (left if seat == before else NOTHING)
        assert after.iterations <= 30
    assert any(given.iterations for _, given, _ in thoughts), "nobody had two turns in a row"


def test_a_bot_that_takes_over_in_the_middle_of_a_thought_has_the_whole_budget(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was spent on a thought that came too late is not the next bot's."""
    thoughts: list[tuple[str, Spent]] = []
    tables: list[LiveTable] = []
    think = hall.workers.think

    async def interrupted(
        state: State, name: str, seed: int, spent: Spent = NOTHING, *more: Any
    ) -> tuple[list[int], Spent]:
        thoughts.append((name, spent))
        clicks, after = await think(state, name, seed, spent, *more)
        if name == "hard:30" and after != NOTHING:
            live, seat = tables[0], state.seat
            assert seat is not None
            await live.apply(live.number, HandOver(seat, "hard:20"))
        return clicks, after

    monkeypatch.setattr(hall.workers, "think", interrupted)

    asyncio.run(bots_play(hall, lambda: any(name == "hard:20" for name, _ in thoughts), tables))
    assert next(spent for name, spent in thoughts if name == "hard:20") == NOTHING


def test_several_tables_at_once(workers: Workers, gate: Path) -> None:
    async def together() -> None:
        every = positions(osada.game("kingdom-builder"), every=30)
        states = [state.copy() for state, _ in every if state.seat is not None]
        choices = await asyncio.gather(*(chosen(workers, state, "greedy", 3) for state in states))
        assert choices == [player("greedy", 3).choose(state) for state in states]
        assert len(bots()) == 2
        slow = [asyncio.create_task(chosen(workers, trap(until=gate), "random", 0)) for _ in range(4)]
        await become(lambda: workers.thinking == 2)
        gate.touch()
        pids = await asyncio.gather(*slow)
        assert set(pids) == set(bots()) and len(set(pids)) == 2

    asyncio.run(together())


def test_who_waits_is_served_in_turn_and_the_loop_goes_on(tmp_path: Path) -> None:
    workers = Workers(1, kept=0)
    order: list[int] = []

    async def ask(number: int) -> None:
        await chosen(workers, trap(until=tmp_path / str(number)), "random", 0)
        order.append(number)

    async def queue() -> None:
        tasks = [asyncio.create_task(ask(number)) for number in range(6)]
        for number, task in enumerate(tasks):
            await become(lambda: workers.thinking == 1)
            assert len(order) == number, "it thinks until this loop, which goes on, opens its gate"
            (tmp_path / str(number)).touch()
            await task
        assert order == list(range(6))

    asyncio.run(queue())
    workers.stop()


def test_the_state_may_change_while_it_waits(workers: Workers, gate: Path) -> None:
    async def change() -> None:
        state = osada.game("kingdom-builder").start(2, 1)
        expected = player("greedy", 1).choose(state)
        busy = [asyncio.create_task(chosen(workers, trap(until=gate), "random", 0)) for _ in range(2)]
        await become(lambda: workers.thinking == 2)
        asked = asyncio.create_task(chosen(workers, state, "greedy", 1))
        await asyncio.sleep(0)
        while state.seat is not None:
            state.play(state.actions()[0])
        gate.touch()
        assert await asked == expected
        await asyncio.gather(*busy)

    asyncio.run(change())


# Whose turn it is


class Order:
    """Notes who begins to think, and how many think then; nobody does before all have asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, asked: int) -> None:
        self.asked = 0
        self.begun: list[Ticket] = []
        self.at_once: list[int] = []
        begin = Workers._begin

        def noted(workers: Workers, thought: _Thought, worker: _Worker) -> bool:
            if not self.begun:
                until(lambda: self.asked >= asked)
            self.begun.append(thought.ticket)
            found = begin(workers, thought, worker)
            self.at_once.append(workers.thinking)
            return found

        monkeypatch.setattr(Workers, "_begin", noted)

    async def ask(self, workers: Workers, *tickets: Ticket) -> None:
        asked = [asyncio.create_task(workers._ask(ticket, os.getpid)) for ticket in tickets]
        await asyncio.sleep(0)
        self.asked = len(asked)
        await asyncio.gather(*asked)


def of(person: str, kind: Kind = Kind.BOT, quick: bool = False) -> Ticket:
    return Ticket(kind, Asker(person, person), regular=True, quick=quick)


def test_who_waits_is_served_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    workers, tickets = Workers(1, kept=0), [*[of("much", Kind.HINT)] * 9, *[of("little")] * 2, of("late")]
    order = Order(monkeypatch, len(tickets))
    asyncio.run(order.ask(workers, *tickets))
    workers.stop()
    assert [ticket.asker.person for ticket in order.begun[:5]] == ["much", "little", "late", "much", "little"]
    assert len(order.begun) == len(tickets)


@pytest.mark.parametrize("count", [1, 2])
def test_coaches_leave_a_process_to_others(gate: Path, count: int) -> None:
    """As many of them work as there are processes, one of them in a process of its own."""
    workers = Workers(count, kept=0)

    async def think() -> None:
        asked = (workers._ask(of(str(number), Kind.COACH), wait_for, gate) for number in range(5))
        coaches = [asyncio.create_task(one) for one in asked]
        await become(lambda: workers.thinking == workers.coaches == count)
        assert await workers._ask(of("a bot"), os.getpid) in bots()
        assert workers.thinking == count and workers.waiting == 5 - count
        gate.touch()
        await asyncio.gather(*coaches)

    asyncio.run(think())
    workers.stop()
    assert bots() == []


def test_a_process_is_kept_for_what_is_quick(gate: Path) -> None:
    """However long others think, and however many of them."""
    workers = Workers(1)

    async def think() -> None:
        long = [asyncio.create_task(workers._ask(of(str(number)), wait_for, gate)) for number in range(5)]
        await become(lambda: workers.thinking == 1 and len(bots()) == 2)
        before = set(bots())
        quick = [chosen(workers, trap(), name, 0) for name in ("random", "easy", "hard") * 3]
        assert set(await asyncio.gather(*quick)) < before, "it was there before it was needed"
        assert workers.thinking == 1 and workers.waiting == 4
        gate.touch()
        await asyncio.gather(*long)

    asyncio.run(think())
    workers.stop()
    assert bots() == []


def wait_for(gate: Path) -> None:
    until(gate.exists)


def test_what_is_quick_is_under_half_a_second() -> None:
    assert [name for name in PLAYERS if seconds(name) < QUICK] == ["random", "easy", "medium", "greedy", "hard"]
    assert seconds("hard:1") == seconds("expert:1") > QUICK, "who counts may take any time"


# Stopping


def test_cancelling_kills_the_process(workers: Workers) -> None:
    async def cancel() -> None:
        first = await chosen(workers, trap(), "random", 0)
        task = asyncio.create_task(chosen(workers, trap(until=NEVER), "random", 0))
        await become(lambda: workers.thinking == 1)
        assert bots() == [first]
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await become(lambda: gone(first) and workers.thinking == 0)
        assert bots() == [], "a new one is started when it is needed"
        assert await chosen(workers, trap(), "random", 0) not in (first, 0)

    asyncio.run(cancel())


def test_cancelling_at_any_moment_leaves_things_in_order(workers: Workers, gate: Path) -> None:
    """Before it was asked, while processes start or take what comes, while they think, when one is done."""

    def done(tasks: list[asyncio.Task[int]]) -> bool:
        gate.touch()
        return any(task.done() for task in tasks)

    moments: list[Callable[[list[asyncio.Task[int]]], bool]] = [
        lambda _: True,
        lambda _: bool(bots()),
        lambda _: workers.thinking > 0,
        lambda _: workers.thinking == 2,
        done,
    ]

    async def cancel_when(moment: Callable[[list[asyncio.Task[int]]], bool]) -> None:
        gate.unlink(missing_ok=True)
        tasks = [asyncio.create_task(chosen(workers, trap(until=gate), "random", 0)) for _ in range(5)]
        await become(lambda: moment(tasks))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def cancel() -> None:
        for moment in moments * 2:
            await cancel_when(moment)
        assert await chosen(workers, trap(), "random", 0) in bots()
        assert len(bots()) <= 2

    asyncio.run(cancel())


def test_cancelling_one_that_waits_kills_nobody(workers: Workers, gate: Path) -> None:
    async def cancel() -> None:
        busy = [asyncio.create_task(chosen(workers, trap(until=gate), "random", 0)) for _ in range(2)]
        await become(lambda: workers.thinking == 2)
        before = set(bots())
        waiting = asyncio.create_task(chosen(workers, trap(until=NEVER), "random", 0))
        await asyncio.sleep(0)  # it has asked, and both are busy
        waiting.cancel()
        gate.touch()
        assert set(await asyncio.gather(*busy)) == before == set(bots())
        assert workers.thinking == 0

    asyncio.run(cancel())


def test_a_killed_worker_is_replaced_once(workers: Workers, tmp_path: Path) -> None:
    async def die() -> None:
        first = await chosen(workers, trap(), "random", 0)
        second = await chosen(workers, trap(kill_unless=tmp_path / "died"), "random", 0)
        assert second != first and bots() == [second]
        with pytest.raises(WorkerDied, match="twice"):
            await chosen(workers, trap(kill_unless=tmp_path / "nowhere" / "died"), "random", 0)
        assert bots() == []
        assert await chosen(workers, trap(), "random", 0) not in (first, second)

    asyncio.run(die())


def test_a_worker_killed_from_outside(workers: Workers, gate: Path) -> None:
    async def die() -> None:
        task = asyncio.create_task(chosen(workers, trap(until=gate), "random", 0))
        await become(lambda: workers.thinking == 1)
        (first,) = bots()
        os.kill(first, signal.SIGKILL)
        gate.touch()
        second = await task
        assert second != first and bots() == [second]

    asyncio.run(die())


async def two_at_once(workers: Workers, gate: Path) -> list[int]:
    """The processes of two thoughts, idle now."""
    tasks = [asyncio.create_task(chosen(workers, trap(until=gate), "random", 0)) for _ in range(2)]
    await become(lambda: workers.thinking == 2)
    gate.touch()
    return await asyncio.gather(*tasks)


def test_workers_killed_while_they_are_idle(workers: Workers, gate: Path) -> None:
    async def die() -> None:
        pids = await two_at_once(workers, gate)
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        assert await chosen(workers, trap(), "random", 0) not in pids, "the second try is on a new one"

    asyncio.run(die())


def test_what_a_bot_raises_comes_back(workers: Workers) -> None:
    async def fail() -> None:
        pid = await chosen(workers, trap(), "random", 0)
        with pytest.raises(BotFailed, match=r"^RuntimeError: žluť \?$"):
            await chosen(workers, trap(error="žluť \ud800"), "random", 0)
        with pytest.raises(BotFailed, match="nobody may not play at this server"):
            await chosen(workers, trap(), "nobody", 0)
        assert await chosen(workers, trap(), "random", 0) == pid, "an error does not end the process"

    asyncio.run(fail())


def test_ctrl_c_is_the_servers(workers: Workers, gate: Path) -> None:
    async def interrupt() -> None:
        pid = await chosen(workers, trap(), "random", 0)
        task = asyncio.create_task(chosen(workers, trap(until=gate), "random", 0))
        await become(lambda: workers.thinking == 1)
        os.kill(pid, signal.SIGINT)
        gate.touch()
        assert await task == pid

    asyncio.run(interrupt())


def test_stop_leaves_no_process_behind(workers: Workers, gate: Path) -> None:
    async def stop() -> None:
        pids = await two_at_once(workers, gate)
        tasks = [asyncio.create_task(chosen(workers, trap(until=NEVER), "random", 0)) for _ in range(3)]
        await become(lambda: workers.thinking == 2)
        workers.stop()
        assert bots() == [] and all(gone(pid) for pid in pids) and workers.thinking == 0
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(outcome, WorkerDied) for outcome in outcomes)
        with pytest.raises(WorkerDied, match="stopped"):
            await chosen(workers, trap(), "random", 0)

    asyncio.run(stop())


def test_stop_while_processes_start() -> None:
    """When nothing was asked yet, when one is there, when both are."""
    for started in range(3):
        workers = Workers(2, kept=0)

        async def stop(workers: Workers = workers, started: int = started) -> None:
            tasks = [asyncio.create_task(chosen(workers, trap(until=NEVER), "random", 0)) for _ in range(3)]
            await become(lambda: len(bots()) >= started)
            workers.stop()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            assert all(isinstance(outcome, WorkerDied) for outcome in outcomes)

        asyncio.run(stop())
        assert bots() == []


SERVER = """
import asyncio
from tests.server.test_workers import NEVER, Workers, become, bots, trap

async def serve():
    workers = Workers(2, kept=0)
    tasks = [asyncio.create_task(workers.think(trap(until=NEVER), "random", 0))]
    await workers.think(trap(), "random", 0)
    await become(lambda: workers.thinking == 1)
    print(*bots(), flush=True)
    await tasks[0]

if __name__ == "__main__":
    asyncio.run(serve())
"""


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    """Also the one that would think on for ever."""
    (tmp_path / "server.py").write_text(SERVER)
    root = Path(__file__).parents[2]
    server = subprocess.Popen(
        [sys.executable, str(tmp_path / "server.py")],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(root)},
    )
    assert server.stdout is not None
    pids = [int(pid) for pid in server.stdout.readline().split()]
    assert len(pids) == 2 and not any(gone(pid) for pid in pids)
    server.kill()
    server.wait()
    server.stdout.close()
    try:
        until(lambda: all(gone(pid) for pid in pids))
    finally:
        for pid in pids:
            if not gone(pid):
                os.kill(pid, signal.SIGKILL)
