"""Bots think for somebody who is at the table, and rest when nobody is."""

from __future__ import annotations

import asyncio

import osada
from osada.core.commands import Play
from osada.core.table import Table
from osada.server.hall import Hall
from osada.server.live import LiveTable
from osada.server.loading import Seat
from osada.server.presence import LINGER, Presence, Regulars
from osada.server.queue import Asker
from tests.patience import become
from tests.server.browser import GAME, Browser, Server

ONE, OTHER = Asker("x", "one"), Asker("y", "other")


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_somebody_is_here_for_a_while_after_a_visit_and_as_long_as_a_page_listens() -> None:
    clock = Clock()
    presence, nobody = Presence(clock), Regulars()
    assert presence.asker(nobody) is None
    presence.visit(ONE)
    clock.now = LINGER - 1
    assert presence.asker(nobody) == ONE
    clock.now = LINGER
    assert presence.asker(nobody) is None
    presence.arrive(ONE)
    presence.arrive(ONE)
    clock.now = 100 * LINGER
    presence.depart(ONE)
    clock.now = 200 * LINGER
    assert presence.asker(nobody) == ONE, "another page still listens"
    presence.depart(ONE)
    clock.now += LINGER - 1
    assert presence.asker(nobody) == ONE, "a page that is opened again is no departure"
    clock.now += 1
    assert presence.asker(nobody) is None and not presence._guests


def test_bots_think_for_who_has_been_here_longest_of_those_who_have_ever_played() -> None:
    presence, regulars = Presence(Clock()), Regulars()
    presence.arrive(ONE)
    presence.arrive(OTHER)
    presence.visit(ONE)
    assert presence.asker(regulars) == ONE
    regulars.add(OTHER.person)
    assert presence.asker(regulars) == OTHER
    regulars.add(ONE.person)
    assert presence.asker(regulars) == ONE
    moved = ONE._replace(address="z")
    presence.visit(moved)
    assert presence.asker(regulars) == moved, "the address is the last one"


def test_those_who_played_last_are_remembered() -> None:
    regulars = Regulars(most=2)
    for person in ("a", "b", "a", "c"):
        regulars.add(person)
    assert [person in regulars for person in "abc"] == [True, False, True]


async def of_bots(hall: Hall) -> LiveTable:
    table = Table(osada.game(GAME), 2, names=("A", "B"))
    live = await hall.open(await hall.make(table, [Seat("bot", "A", "easy"), Seat("bot", "B", "easy")], "me"))
    assert live is not None
    return live


def test_bots_rest_at_a_table_where_nobody_is_and_go_on_when_somebody_comes(hall: Hall) -> None:
    async def come_and_go() -> None:
        live, clock = await of_bots(hall), Clock()
        live.presence = Presence(clock)
        live.driver.drive()
        await become(lambda: not live.busy)
        assert live.number == 0
        live.visit(ONE)
        await become(lambda: live.number > 3)
        assert live.busy
        clock.now += LINGER
        await become(lambda: not live.busy)
        assert live.table.seat is not None, "the game is not over, and nobody has to wait for it to be forgotten"
        rested = live.number
        assert await hall.open(live.id) is live, "whoever lists or draws it is not there"
        assert not live.busy
        live.arrive(live.new_feed("page", set()), ONE)
        await become(lambda: live.number > rested)
        live.driver.stop()

    asyncio.run(come_and_go())


def test_whoever_looks_from_home_does_not_wake_bots(server: Server) -> None:
    browser = Browser(server)
    table = browser.make("easy", "easy")
    assert browser.get("/").status_code == 200
    assert browser.get(f"/t/{table}/thumbnail.svg?0").status_code == 200
    assert server.journal(table) == []
    browser.get(f"/t/{table}")
    server.wait_for_entries(table, 1)


def test_who_has_played_is_known_after_a_restart(hall: Hall) -> None:
    async def play() -> None:
        table = Table(osada.game(GAME), 2, seed=1, names=("A", "B"))
        table_id = await hall.make(table, [Seat("person", "A"), Seat("link", "B")], "me")
        live = await hall.find(table_id)
        assert live is not None and table.seat is not None and await hall.claim("you", live, 1, "")
        first = "me" if table.seat == 0 else "you"
        await live.apply(0, Play(table.seat, (table.state.actions()[0],)))
        for browser in ("me", "you"):
            hall._members.clear()
            await hall.seats(browser, table_id)
            assert (browser in hall.regulars) == (browser == first)

    asyncio.run(play())
