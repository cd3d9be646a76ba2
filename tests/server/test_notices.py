"""Whoever is waited for and is not there is told, once a turn; the clock is the tests' own."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import osada
from osada.core.commands import HandOver
from osada.core.table import Table
from osada.server import notices
from osada.server.database import Database
from osada.server.feed import Feed
from osada.server.hall import Hall
from osada.server.live import LiveTable
from osada.server.loading import Seat
from osada.server.notices import AGAIN, PAUSES, TURN
from osada.server.offer import HOOK, Offer
from osada.server.people import Profile
from osada.server.queue import Asker
from osada.server.ways import MOST, TooManyWays, chosen
from tests.patience import become
from tests.server.browser import GAME
from tests.server.days import Clock, halls_of, play_turn
from tests.server.outbox import Letter, Outbox

DAY = 24 * 3600
AWAY = 60
OFFER = Offer(address="https://osada.example", webhooks=True, inside=True, away=AWAY)


@pytest.fixture
def halls(places: Callable[[str], Database], clock: Clock) -> Iterator[Callable[[], Hall]]:
    with halls_of(places("data"), clock, OFFER) as another:
        yield another


@pytest.fixture
def hall(halls: Callable[[], Hall]) -> Hall:
    return halls()


async def person(hall: Hall, name: str, hooks: Outbox, language: str = "en") -> Profile:
    """Somebody who is told by a webhook."""
    profile = await hall.people.welcome(name, language)
    await hall.notices.ways.add(chosen(profile.id, HOOK, f"{hooks.address}/{name}", language))
    return profile


async def seated(hall: Hall, *people: Profile, starter: int = 0) -> LiveTable:
    names = [f"Player {number}" for number in range(len(people))]
    table = Table(osada.game(GAME), len(people), 7, {"first": f"seat-{starter + 1}"}, names=names)
    seats = [Seat("link", name, named=True) for name in names]
    members = [(profile.id, number) for number, profile in enumerate(people)]
    live = await hall.open(await hall.make(table, seats, people[0].id, members))
    assert live is not None
    return live


async def told(hall: Hall, clock: Clock, hooks: Outbox, seconds: float = AWAY) -> list[Letter]:
    """What is told after a while, however often somebody looks."""
    clock.now += seconds
    await asyncio.to_thread(hall.storage.check)  # what was to be written is
    for _ in range(3):
        await hall.notices.tell_what_is_due()
    return hooks.take()


def test_a_game_over_days_sends_each_player_exactly_one_notice_a_turn(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        eva, jan = [await person(hall, name, hooks) for name in ("eva", "jan")]
        live = await seated(hall, eva, jan)
        turns = Counter[int]()
        while live.waited_for is not None:
            seat = live.waited_for
            turns[seat] += 1
            assert await told(hall, clock, hooks, AWAY - 1) == [], "they may be on their way"
            (letter,) = await told(hall, clock, hooks, 1)
            assert letter.path == ("/eva", "/jan")[seat]
            assert letter.document["url"] == f"https://osada.example/t/{live.id}"
            assert letter.document["title"] == "It is your turn"
            assert await told(hall, clock, hooks, DAY) == [], "one notice for a turn"
            await play_turn(live)
        assert min(turns.values()) > 5, "both have played"
        assert await told(hall, clock, hooks, DAY) == [], "the game is over"

    asyncio.run(play())


def test_nobody_is_told_who_looks_or_has_looked(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        eva, jan = [await person(hall, name, hooks) for name in ("eva", "jan")]
        live = await seated(hall, eva, jan)
        feed = Feed({0}, name="page")
        live.arrive(feed, Asker("", eva.id))
        live.depart(feed, Asker("", eva.id))
        assert await told(hall, clock, hooks) == [], "who has looked knows"
        live.arrive(page := Feed({1}, name="other"), Asker("", jan.id))
        await play_turn(live)
        assert await told(hall, clock, hooks) == [], "who looks knows"
        live.depart(page, Asker("", jan.id))
        await play_turn(live)
        assert [letter.path for letter in await told(hall, clock, hooks)] == ["/eva"]

    asyncio.run(play())


def test_whoever_plays_before_it_is_due_is_not_told(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        eva, jan = [await person(hall, name, hooks) for name in ("eva", "jan")]
        live = await seated(hall, eva, jan)
        await play_turn(live)
        assert [letter.path for letter in await told(hall, clock, hooks)] == ["/jan"], "eva has played"

    asyncio.run(play())


def test_a_table_that_one_person_plays_at_tells_nobody(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        eva = await person(hall, "eva", hooks)
        live = await seated(hall, eva, eva)
        await play_turn(live)
        assert await told(hall, clock, hooks, DAY) == []

    asyncio.run(play())


def test_a_bot_that_has_taken_over_is_told_nothing(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        eva, jan = [await person(hall, name, hooks) for name in ("eva", "jan")]
        live = await seated(hall, eva, jan)
        await live.apply(live.number, HandOver(0, "easy"))
        live.driver.stop()
        assert await told(hall, clock, hooks) == []

    asyncio.run(play())


def test_a_notice_is_in_the_language_of_its_reader(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        eva, jan = await person(hall, "eva", hooks, "cs"), await person(hall, "jan", hooks, "pl")
        live = await seated(hall, eva, jan)
        (czech,) = await told(hall, clock, hooks)
        await play_turn(live)
        (polish,) = await told(hall, clock, hooks)
        assert (czech.document["title"], polish.document["title"]) == ("Jsi na tahu", "Twoja kolej")
        assert "Player 1" in czech.document["more"] and "Player 0" not in czech.document["more"]

    asyncio.run(play())


def test_a_pause_is_for_one_table(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        eva, jan = [await person(hall, name, hooks) for name in ("eva", "jan")]
        quiet, other = await seated(hall, eva, jan), await seated(hall, eva, jan)
        await hall.notices.ways.be_quiet(eva.id, quiet.id, True)
        (letter,) = await told(hall, clock, hooks)
        assert letter.document["url"].endswith(other.id)
        await hall.notices.ways.be_quiet(eva.id, quiet.id, False)
        await play_turn(quiet)
        await play_turn(quiet)
        (letter,) = await told(hall, clock, hooks)
        assert letter.path == "/eva" and letter.document["url"].endswith(quiet.id)

    asyncio.run(play())


def test_whoever_asks_for_it_is_reminded_once(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        eva, jan = [await person(hall, name, hooks) for name in ("eva", "jan")]
        live = await seated(hall, eva, jan)
        await told(hall, clock, hooks)
        await hall.notices.remind(live.id, eva.id, 0, DAY)
        assert hall.notices.reminds(live.id, eva.id) == int(clock.now) + DAY
        assert hall.notices.reminds(live.id, jan.id) is None
        assert await told(hall, clock, hooks, DAY - 1) == []
        (letter,) = await told(hall, clock, hooks, 1)
        assert letter.document["kind"] == AGAIN and letter.path == "/eva"
        assert hall.notices.reminds(live.id, eva.id) is None
        await hall.notices.remind(live.id, eva.id, 0, DAY)
        await hall.notices.remind(live.id, eva.id, 0, 0)
        assert await told(hall, clock, hooks, 2 * DAY) == [], "taken back"
        await hall.notices.remind(live.id, eva.id, 0, DAY)
        await play_turn(live)
        assert [letter.path for letter in await told(hall, clock, hooks, DAY)] == ["/jan"], "eva has played"

    asyncio.run(play())


def test_what_cannot_be_sent_is_tried_again_for_a_while(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        eva, jan = [await person(hall, name, hooks) for name in ("eva", "jan")]
        await seated(hall, eva, jan)
        hooks.status = 503
        ids = {letter.document["id"] for letter in await told(hall, clock, hooks)}
        for pause in PAUSES:
            assert await told(hall, clock, hooks, pause - 1) == []
            (letter,) = await told(hall, clock, hooks, 1)
            ids.add(letter.document["id"])
        assert await told(hall, clock, hooks, 10 * DAY) == [], "it is given up"
        assert len(ids) == 1, "whoever gets it twice knows that it is the same"

    asyncio.run(play())


def test_a_way_that_leads_nowhere_is_forgotten(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        eva, jan = [await person(hall, name, hooks) for name in ("eva", "jan")]
        await seated(hall, eva, jan)
        hooks.status = 410
        assert len(await told(hall, clock, hooks)) == 1
        assert hall.notices.ways.of(eva.id) == [] and len(hall.notices.ways.of(jan.id)) == 1

    asyncio.run(play())


def test_whoever_does_not_sit_there_any_more_is_told_nothing(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        eva, jan = [await person(hall, name, hooks) for name in ("eva", "jan")]
        live = await seated(hall, eva, jan)
        assert await hall.vacate(live, 0)
        assert await told(hall, clock, hooks) == []

    asyncio.run(play())


def test_ways_of_one_person_are_bounded(hall: Hall, hooks: Outbox) -> None:
    async def choose() -> None:
        eva = await person(hall, "eva", hooks)
        for number in range(MOST - 1):
            await hall.notices.ways.add(chosen(eva.id, HOOK, f"{hooks.address}/{number}", "en"))
        with pytest.raises(TooManyWays):
            await hall.notices.ways.add(chosen(eva.id, HOOK, f"{hooks.address}/more", "en"))
        await hall.notices.ways.add(chosen(eva.id, HOOK, f"{hooks.address}/0", "en"))
        assert len(hall.notices.ways.of(eva.id)) == MOST, "the same once more is no other"

    asyncio.run(choose())


def test_what_a_process_was_to_tell_is_told_after_its_death(
    halls: Callable[[], Hall], clock: Clock, hooks: Outbox
) -> None:
    """The process ends, with SQLite, and another one begins; with PostgreSQL it dies in the middle of it while others
    serve, and they wait until nothing has been heard of it for long."""

    async def play() -> None:
        first = halls()
        shared = first.storage.database.shared
        eva, jan = [await person(first, name, hooks) for name in ("eva", "jan")]
        live = await seated(first, eva, jan)
        clock.now += AWAY
        if not shared:
            first.close()
            assert len(await told(halls(), clock, hooks, 0)) == 1
            return
        second, third = halls(), halls()
        assert first.jobs and second.jobs and third.jobs
        for jobs in (first.jobs, second.jobs, third.jobs):
            await jobs.take(0)
        (held,) = await first.notices._held(int(clock.now))
        assert (held.table_id, held.kind, held.seat) == (live.id, TURN, 0)
        assert await told(second, clock, hooks, 0) == [], "the first is at it"
        first.jobs.end()
        first.close()
        counts = await asyncio.gather(*(one.notices.tell_what_is_due() for one in (second, third)))
        assert sorted(counts) == [0, 1]
        assert [letter.path for letter in hooks.take()] == ["/eva"]

    asyncio.run(play())


def test_a_rematch_tells_whoever_begins(hall: Hall, clock: Clock, hooks: Outbox) -> None:
    async def play() -> None:
        eva, jan = [await person(hall, name, hooks) for name in ("eva", "jan")]
        await seated(hall, jan, eva, starter=1)
        assert [letter.path for letter in await told(hall, clock, hooks)] == ["/eva"]

    asyncio.run(play())


def test_notices_go_with_who_they_are_for(hall: Hall, clock: Clock, hooks: Outbox, tmp_path: Path) -> None:
    async def play() -> None:
        eva, jan = [await person(hall, name, hooks) for name in ("eva", "jan")]
        live = await seated(hall, eva, jan)
        await hall.delete(live.id)
        assert await told(hall, clock, hooks) == []

    asyncio.run(play())


def test_what_is_being_told_when_the_server_stops_is_told_once(
    hall: Hall, clock: Clock, hooks: Outbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "EVERY", 0.01)

    async def play() -> None:
        eva, jan = [await person(hall, name, hooks) for name in ("eva", "jan")]
        await seated(hall, eva, jan)
        clock.now += AWAY
        hooks.answers.clear()
        hall.notices.begin()
        await become(lambda: bool(hooks.letters))
        ending = asyncio.create_task(hall.notices.end())
        await asyncio.sleep(0)
        hooks.answers.set()
        await ending
        assert len(hooks.take()) == 1
        assert await told(hall, clock, hooks) == []

    asyncio.run(play())
