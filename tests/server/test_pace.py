"""Tables that have agreed on a pace: who is late is reminded, then a bot plays; the clock is the tests' own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence

import pytest

import osada
from osada.core.commands import HandOver, Play
from osada.core.table import Table
from osada.server.database import Database
from osada.server.hall import Hall
from osada.server.live import LiveTable
from osada.server.loading import Seat
from osada.server.offer import HOOK, Offer
from osada.server.pace import DAY, GRACE, HOUR, SEAT, TURN, Deadline, Pace, Stage, days_left, end_of, merged, together
from osada.server.queue import Asker
from osada.server.seating import HOST
from osada.server.ways import chosen
from tests.patience import become
from tests.server.browser import GAME
from tests.server.days import NOW, Clock, halls_of, play_turn
from tests.server.outbox import Outbox

# Reckoning


def test_pauses_are_left_out_of_a_time() -> None:
    assert end_of(100, 50, []) == 150
    assert end_of(100, 50, [(0, 90), (150, 200)]) == 150
    assert end_of(100, 50, [(90, 110), (120, 130)]) == 170
    assert end_of(100, 50, [(140, 300), (305, 310), (400, 500)]) == 315


def test_several_at_a_seat_pause_when_all_of_them_do() -> None:
    assert together([[(1, 5), (8, 9)]]) == [(1, 5), (8, 9)]
    assert together([[(1, 5), (8, 12)], [(3, 10)]]) == [(3, 5), (8, 10)]
    assert not together([]) and not together([[(1, 5)], []])
    assert merged([(4, 6), (1, 2), (2, 3), (5, 9)]) == [(1, 3), (4, 9)]


def test_days_of_a_year_come_back_and_a_short_pause_is_a_day() -> None:
    assert days_left([], NOW, 30) == 30
    assert days_left([(NOW - 10 * DAY, NOW - 7 * DAY)], NOW, 30) == 27
    assert days_left([(NOW - 60, NOW - 30)], NOW, 30) == 29
    assert days_left([(NOW - 400 * DAY, NOW - 380 * DAY)], NOW, 30) == 30
    assert days_left([(NOW - 40 * DAY, NOW - 5 * DAY)], NOW, 30) == 0


@pytest.mark.parametrize(("language", "said"), [("en", "2 days left"), ("cs", "ještě 2 dny"), ("pl", "jeszcze 2 dni")])
def test_the_time_that_is_left_is_said_in_its_largest_unit(language: str, said: str) -> None:
    text = osada.game(GAME).text(language)
    told = [Deadline(0, Stage.MOVE, NOW, NOW + 2 * DAY + HOUR).told(NOW + hours * HOUR, text) for hours in (0, 1, 2)]
    days, still, hours = (one.replace("\u00a0", " ") for one in told)
    assert days == still == said and "47" in hours
    assert Deadline(0, Stage.BOT, NOW, NOW).told(NOW, text) == ""


# At tables


@pytest.fixture
def halls(places: Callable[[str], Database], clock: Clock) -> Iterator[Callable[[], Hall]]:
    offer = Offer(address="https://osada.example", webhooks=True, inside=True)
    with halls_of(places("data"), clock, offer) as another:
        yield another


@pytest.fixture
def hall(halls: Callable[[], Hall]) -> Hall:
    return halls()


async def paced(hall: Hall, late: str = TURN, sitting: Sequence[int] = (0, 1), pace: str = "day") -> LiveTable:
    """A table of Eva and Jan, where some of them sit already; Eva begins."""
    names = ["eva", "jan"]
    people = [await hall.people.welcome(name) for name in names]
    table = Table(osada.game(GAME), 2, 7, {"first": "seat-1"}, names=names)
    members = [(people[0].id, HOST), *((people[seat].id, seat) for seat in sitting)]
    seats = [Seat("link", name) for name in names]
    live = await hall.open(await hall.make(table, seats, people[0].id, members, pace=Pace(pace, late)))
    assert live is not None
    return live


def waits(hall: Hall, live: LiveTable) -> tuple[int, Stage, int] | None:
    """Whom a table waits for, and for how long from now on."""
    found = hall.deadlines.read(live.id)
    assert live.clock is not None and live.clock.deadline == found
    return (found.seat, found.stage, found.due - hall.deadlines.now) if found else None


async def waited(live: LiveTable, seat: int) -> None:
    """Until bots have played, it is written, and somebody is waited for."""

    def holds() -> bool:
        found = live.clock.deadline if live.clock else None
        return found is not None and (found.seat, found.stage) == (seat, Stage.MOVE)

    await become(holds)


def kinds(live: LiveTable) -> list[str]:
    return [entry.command.kind for entry in live.table.journal if entry.command.kind != "play"]


def test_who_is_late_is_reminded_and_then_a_bot_plays_that_turn(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        live = await paced(hall)
        eva = live.company.sitters[0][0]
        await hall.notices.ways.add(chosen(eva, HOOK, f"{hooks.address}/eva", "en"))
        assert waits(hall, live) == (0, Stage.MOVE, DAY)
        clock.now += DAY - 1
        assert await hall.minding.mind_what_is_due() == 0
        clock.now += 1
        assert await hall.minding.mind_what_is_due() == 1
        assert waits(hall, live) == (0, Stage.LATE, GRACE) and live.number == 0
        await hall.notices.tell_what_is_due()
        assert [(letter.path, letter.document["kind"]) for letter in hooks.take()] == [("/eva", "late")]
        clock.now += GRACE
        assert await hall.minding.mind_what_is_due() == 1
        await waited(live, 1)
        assert kinds(live) == ["stand-in"] and not live.table.bots
        assert waits(hall, live) == (1, Stage.MOVE, DAY)
        await play_turn(live)
        assert live.waited_for == 0 and waits(hall, live) == (0, Stage.MOVE, DAY)

    asyncio.run(play())


def test_a_bot_plays_the_seat_if_that_was_agreed_until_its_person_comes_back(hall: Hall, clock: Clock) -> None:
    async def play() -> None:
        live = await paced(hall, SEAT, pace="three-days")
        for seconds in (3 * DAY, GRACE):
            clock.now += seconds
            await hall.minding.mind_what_is_due()
        await waited(live, 1)
        await play_turn(live)
        await waited(live, 1)
        assert kinds(live) == ["overdue"] and list(live.table.bots) == [0]
        await live.apply(live.number, HandOver(0, None))
        await play_turn(live)
        assert live.waited_for == 0 and waits(hall, live) == (0, Stage.MOVE, 3 * DAY)

    asyncio.run(play())


def test_what_is_played_or_taken_back_within_a_move_gives_no_more_time(hall: Hall, clock: Clock) -> None:
    async def play() -> None:
        live = await paced(hall)
        clock.now += HOUR
        await live.apply(live.number, Play(0, (live.table.state.actions()[0],)))
        assert waits(hall, live) == (0, Stage.MOVE, DAY - HOUR)

    asyncio.run(play())


def test_time_runs_when_everybody_sits_at_the_table(hall: Hall, clock: Clock) -> None:
    async def play() -> None:
        live = await paced(hall, sitting=[0])
        assert waits(hall, live) is None
        clock.now += 9 * DAY
        assert await hall.minding.mind_what_is_due() == 0
        jan = await hall.people.of("jan")
        assert jan is not None and await hall.claim(jan.id, live, 1, "Jan")
        assert waits(hall, live) == (0, Stage.MOVE, DAY)
        clock.now += HOUR
        assert await hall.vacate(live, 1)
        assert waits(hall, live) is None

    asyncio.run(play())


def test_whoever_pauses_has_as_much_time_afterwards(hall: Hall, clock: Clock) -> None:
    async def play() -> None:
        live, most = await paced(hall), hall.bounds.pauses
        eva = live.company.sitters[0][0]
        clock.now += HOUR
        assert await hall.deadlines.pause(eva, 10, most)
        await hall.settle(eva)
        assert waits(hall, live) == (0, Stage.MOVE, 11 * DAY - HOUR)
        assert not await hall.deadlines.pause(eva, 1, most), "one pause at a time"
        clock.now += 4 * DAY
        await hall.deadlines.go_on(eva)
        await hall.settle(eva)
        assert waits(hall, live) == (0, Stage.MOVE, DAY - HOUR)
        assert hall.deadlines.paused(eva, most) == (0, 26)
        assert not await hall.deadlines.pause(eva, 27, most), "no more than that in a year"
        assert await hall.deadlines.pause(eva, 26, most)
        clock.now += DAY  # nobody has wound the clock since: what is due is looked at before anything is done
        assert await hall.minding.mind_what_is_due() == 1
        assert waits(hall, live) == (0, Stage.MOVE, 26 * DAY - HOUR) and live.number == 0

    asyncio.run(play())


def test_a_pause_of_somebody_else_is_no_pause(hall: Hall) -> None:
    async def play() -> None:
        live = await paced(hall)
        jan = live.company.sitters[1][0]
        assert await hall.deadlines.pause(jan, 10, hall.bounds.pauses)
        await hall.settle(jan)
        assert waits(hall, live) == (0, Stage.MOVE, DAY)
        await play_turn(live)
        assert waits(hall, live) == (1, Stage.MOVE, 11 * DAY)

    asyncio.run(play())


def test_nothing_is_forgotten_by_a_restart_and_nobody_is_late_because_of_one(
    halls: Callable[[], Hall], clock: Clock
) -> None:
    async def begin() -> str:
        hall = halls()
        live = await paced(hall)
        hall.close()
        return live.id

    async def go_on(table_id: str) -> None:
        hall = halls()
        clock.now += 20 * DAY  # so long nobody could come
        assert await hall.minding.mind_what_is_due() == 1
        live = hall.held(table_id)
        assert live is not None and waits(hall, live) == (0, Stage.LATE, GRACE)
        clock.now += GRACE
        async with live.lock:  # the bot is to play, and the server ends before it does
            assert live.clock is not None
            command = await live.clock.mind()
            assert command is not None
            await live._keep(live.table.apply(command))
        hall.close()

    async def again(table_id: str) -> None:
        hall = halls()
        clock.now += 1
        assert await hall.minding.mind_what_is_due() == 1
        live = hall.held(table_id)
        assert live is not None
        await waited(live, 1)
        assert kinds(live) == ["stand-in"] and waits(hall, live) == (1, Stage.MOVE, DAY)

    table_id = asyncio.run(begin())
    for work in (go_on, again):
        asyncio.run(work(table_id))


def test_clocks_that_nobody_has_wound_are_wound_at_the_start(halls: Callable[[], Hall]) -> None:
    """Whoever sat down last, and a table from a file: the server may have ended just then."""

    async def begin() -> str:
        hall = halls()
        live = await paced(hall)
        hall.storage.submit(hall.deadlines.writing(live.id, None)).result()
        hall.close()
        return live.id

    async def go_on(table_id: str) -> None:
        hall = halls()
        await hall.minding.wind_all()
        live = hall.held(table_id)
        assert live is not None and waits(hall, live) == (0, Stage.MOVE, DAY)

    asyncio.run(go_on(asyncio.run(begin())))


def test_bots_do_not_rest_at_a_table_that_has_a_pace(hall: Hall, clock: Clock) -> None:
    async def play() -> None:
        live = await paced(hall)
        live.presence.visit(Asker(person="nobody"))
        await live.apply(live.number, HandOver(1, "easy"))
        live.presence._guests.clear()
        await play_turn(live)
        assert live.thinking == 1 and hall.deadlines.read(live.id) is not None
        await hall.minding.mind_what_is_due()
        await waited(live, 0)
        assert waits(hall, live) == (0, Stage.MOVE, DAY)

    asyncio.run(play())


@pytest.mark.parametrize("places", ["postgres"], indirect=True)
def test_of_several_processes_one_does_what_is_due(halls: Callable[[], Hall], clock: Clock) -> None:
    async def play() -> None:
        one, other = halls(), halls()
        for hall in (one, other):
            await hall.others.begin()
        live = await paced(one)
        there = await other.open(live.id)
        assert there is not None and there.clock is not None
        clock.now += DAY
        await asyncio.gather(*(hall.minding.mind_what_is_due() for hall in (one, other)))
        await become(lambda: {at.clock.deadline.stage for at in (live, there) if at.clock and at.clock.deadline} == {1})
        clock.now += GRACE
        await asyncio.gather(*(hall.minding.mind_what_is_due() for hall in (one, other)))
        for at in (live, there):
            await waited(at, 1)
        assert kinds(live) == kinds(there) == ["stand-in"]
        assert waits(one, live) == (1, Stage.MOVE, DAY)

    asyncio.run(play())
