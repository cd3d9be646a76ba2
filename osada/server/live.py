"""A live table: the game, who sits where, who is here, and everybody who wants to be told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from osada.core.commands import Admit, Command, Entry, HandOver, Play, Undo, Vacate
from osada.core.dealer import Dealer
from osada.core.game import Game, Layout, State, View
from osada.core.svg import Picture
from osada.core.table import Table
from osada.players import SUBSTITUTE
from osada.players.advice import Advice
from osada.players.appraisal import Memory
from osada.server import elsewhere, news
from osada.server.clock import Clock
from osada.server.deadlines import Deadlines
from osada.server.driver import Driver
from osada.server.elsewhere import NOBODY, Elsewhere
from osada.server.feed import Feed
from osada.server.jobs import Jobs
from osada.server.loading import GUEST, Seat, load_table, loaded_entry, origin_of, seats_of, stored_entry, summary
from osada.server.log import note
from osada.server.opening import sending_away
from osada.server.pace import REMINDER, pace_of
from osada.server.presence import Presence
from osada.server.queue import Asker
from osada.server.reading import Unreadable
from osada.server.seating import Ask, Company, admitting, vacating
from osada.server.storage import AlreadyThere, Storage, StorageError, StoredTable, Write, all_of
from osada.server.too_late import Gone, Late
from osada.server.workers import SOMEBODY, Workers

if TYPE_CHECKING:
    from osada.server.notices import Notices

CLOSED_FEEDS = 50
"""How many pages that do not listen at the moment are remembered at a table."""


class LiveTable:
    """One table in memory. All changes go through its lock, and to the disk before anybody is told."""

    def __init__(
        self,
        stored: StoredTable,
        table: Table,
        storage: Storage,
        workers: Workers,
        jobs: Jobs | None = None,
        notices: Notices | None = None,
        deadlines: Deadlines | None = None,
    ) -> None:
        self.id = stored.id
        self.table = table
        self.seats = seats_of(stored)
        self.origin = origin_of(stored)
        """The game that this one is a branch of, if it is one."""
        self.finished = stored.finished
        self.here: Counter[int] = Counter()
        """How many streams are open for each seat (-1: spectators)."""
        self.appraised = Memory()
        """What hints have found: the coach uses it."""
        self.presence = Presence()
        """The persons who are here, for whom bots think."""
        self.lock = asyncio.Lock()
        self.feeds: dict[str, Feed] = {}
        """The feeds of pages, by names that only their browsers know; the oldest first."""
        self.cache: dict[tuple[Any, ...], str] = {}
        """What was told since the last entry of the journal."""
        self.pictures: dict[tuple[int | None, str, Layout], tuple[View, Picture]] = {}
        """What was drawn since then, by seat and language."""
        self.gone = False
        """Whether the table has been deleted."""
        self.lost = False
        """Whether this is no longer what is stored, and could not be read again: the table has to be opened anew."""
        self.company = Company()
        """Who sits at it, and who would like to."""
        self.said = 0
        """The newest of what people have said to each other."""
        self._storage = storage
        self._workers = workers
        self._jobs = jobs
        """Where other processes serve the same tables: what each of them is at."""
        self._notices = notices
        """Where whoever is waited for is told, if anybody can be."""
        self._waits_for = self.waited_for
        """Whom the table waited for when everybody was last told."""
        self.pace = pace_of(stored.header)
        """What was agreed on, if anything was."""
        self.told_again = 0
        """How often something has changed that is no entry of the journal."""
        self.clock = Clock(self, self.pace, deadlines) if self.pace and deadlines else None
        """It runs where a pace was agreed on."""
        self.elsewhere = NOBODY
        """Who looks at the table by way of them."""
        self.driver = Driver(self, workers, jobs)
        """Who lets its bots play."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.game

    @property
    def number(self) -> int:
        """The number of the newest entry of the journal."""
        return len(self.table.journal)

    def told_to(self, viewer: int | None) -> int:
        """The entry up to which a seat knows the table: of what is half done, nobody knows but who does it."""
        decides = viewer is not None and viewer == self.table.state.seat
        return self.number if decides else self.table.public

    def bot(self, seat: int) -> str | None:
        """The bot that plays a seat now, None if a person does."""
        return self.table.bots.get(seat) or self.seats[seat].player

    @property
    def left(self) -> list[int]:
        """The seats that people have left to a bot."""
        return [seat for seat in sorted(self.table.bots) if self.seats[seat].player is None]

    @property
    def thinking(self) -> int | None:
        """The seat whose bot is thinking."""
        seat = self.table.seat
        return seat if seat is not None and self.table.diverged is None and self.bot(seat) else None

    @property
    def waited_for(self) -> int | None:
        """The seat whose person is to play."""
        seat = self.table.seat
        return seat if seat is not None and self.table.diverged is None and not self.bot(seat) else None

    @property
    def busy(self) -> bool:
        """Whether somebody looks at the table, or a bot is at work on it."""
        return bool(+self.here) or self.driver.busy

    # Commands

    async def apply(self, answers: int, command: Command) -> None:
        """Do a command that answers entry number ``answers``; Late if the table has moved on.

        A command that comes twice is done once. And one that has begun is finished, whether or not whoever asked for
        it is still there.
        """
        await asyncio.shield(asyncio.create_task(self._apply(answers, command)))

    async def _apply(self, answers: int, command: Command) -> None:
        async with self.lock:
            if answers > self.number:  # by another process
                await self._read_on()
            if 0 <= answers < self.number and self.table.answered(answers, command):
                return
            current = {self.number} if isinstance(command, Play | Undo) else {self.number, self.table.public}
            if answers not in current:
                raise Late(f"the table is at {self.number}, the command answers {answers}")
            await self._keep(self.table.apply(command))
        self.driver.drive()

    async def play_for(self, seat: int, number: int, clicks: list[int]) -> bool:
        """Play what a bot has chosen at entry ``number``; False if the table had moved on before the end."""
        for action in clicks:
            async with self.lock:
                if self.number != number or self.thinking != seat:
                    return False
                await self._keep(self.table.play(seat, action))
                number = self.number
        return True

    async def _keep(self, entries: list[Entry], also: Write | None = None) -> None:
        """Write entries, then tell everybody; if they cannot be written, they have not happened."""
        over, stored = self.table.seat is None, list(map(stored_entry, entries))
        try:
            said = summary(self.table, self.seats, self.origin)
            waits = await self.clock.wound() if self.clock else None
            winding = self.clock.writing(waits) if self.clock else None
            also = self._noting(all_of([also, winding]) if also and winding else also or winding)
            await asyncio.wrap_future(self._storage.append(self.id, stored, over, said, also))
        except AlreadyThere as error:
            await self._take_back()
            self._moved()
            raise Late(str(error)) from None
        except StorageError:
            await self._take_back()
            raise
        if self.clock:
            self.clock.take(waits)
        self._moved()

    def _noting(self, also: Write | None) -> Write | None:
        """What is written besides: that a person is waited for, and where several processes serve, that a bot is."""
        writes = [write for write in (also, self.driver.noting()) if write is not None]
        seat = self.waited_for
        if self._notices is not None and seat is not None and seat != self._waits_for and self.company.several:
            writes.append(self._notices.turn(self.id, seat, self.number))
        return all_of(writes) if writes else None

    def _moved(self) -> None:
        """The table is another: everybody is told."""
        self.finished = self.table.seat is None
        self._waits_for = self.waited_for
        self.cache = {}  # whoever draws in a thread keeps what was
        self.pictures = {}
        self.tell()

    async def catch_up(self) -> None:
        """Read what another process has written."""
        async with self.lock:
            await self._read_on()
        self.driver.drive()

    async def _read_on(self) -> None:
        if not self._storage.database.shared or self.gone or self.lost:
            return
        written = await asyncio.to_thread(self._storage.entries, self.id, self.number)
        if not written:
            return
        if not self.table.follow([loaded_entry(entry) for entry in written]):
            await self._take_back()
        elif self.clock:
            await self.clock.read()
        self._moved()

    async def _take_back(self) -> None:
        """What could not be written has not happened: the table is what is stored of it."""
        try:
            kept = await asyncio.to_thread(self._stored)
        except (StorageError, Unreadable) as error:
            note("a table is closed until it can be read", table=self.id, why=error)
            self.lost = True
            self.tell()
            return
        if kept is None:
            self.gone = True
            raise Gone
        self.table = kept
        if self.clock:
            await self.clock.read()

    def _stored(self) -> Table | None:
        kept = self._storage.table(self.id)
        return load_table(kept, self._storage) if kept is not None else None

    def tell(self) -> None:
        """Wake everybody who waits for news."""
        for feed in self.feeds.values():
            feed.wake()

    def tell_again(self) -> None:
        """Something about the table is another that is no entry of its journal."""
        self.cache = {}  # whoever draws in a thread keeps what was
        self.told_again += 1
        for feed in self.feeds.values():
            feed.again()

    # Seats

    async def vacate(self, seat: int) -> bool:
        """Take a seat back from people who are away: everybody reads it in the log; False if somebody is here."""
        async with self.lock:
            if seat in self.present:
                return False
            await self._keep(self.table.apply(Vacate(seat)), vacating(self.id, seat))
            self.company = self.company.without(seat)
            self._end_feeds(seat)
        return True

    async def send_away(self, seat: int) -> None:
        """Strangers leave a seat for good: everybody reads in the log that it is free."""
        async with self.lock:
            await self._keep(self.table.apply(Vacate(seat)), sending_away(self.id, seat))
            self.company = self.company.without(seat)
            self._end_feeds(seat)

    async def admit(self, ask: Ask) -> None:
        """Whoever has asked sits there too: as long as there is something to see that others do not, everybody reads it
        in the log."""
        async with self.lock:
            write = admitting(self.id, ask)
            if self.table.seat is not None:
                await self._keep(self.table.apply(Admit(ask.seat)), write)
            else:
                await asyncio.wrap_future(self._storage.submit(write, news.SEATS, self.id))

    @property
    def _running(self) -> bool:
        return self.table.seat is not None and self.table.diverged is None

    async def leave(self, own: Sequence[int], free: Sequence[int], write: Write) -> None:
        """Whoever sat at their ``own`` seats is deleted: a bot plays on at those that are ``free`` then."""
        async with self.lock:
            entries = [
                entry
                for seat in free
                if self._running and self.bot(seat) is None
                for entry in self.table.apply(HandOver(seat, SUBSTITUTE))
            ]
            if entries:
                await self._keep(entries, write)
            else:
                await asyncio.wrap_future(self._storage.submit(write, news.SEATS, self.id))
            for seat in own:
                self.company = self.company.without(seat) if seat in free else self.company
                self._end_feeds(seat)
                self.rename(seat, GUEST, gone=True)
        self.driver.drive()

    def part(self, profile: str) -> None:
        """Streams to somebody end: those of their browsers begin anew, if these are theirs still."""
        for seat in self.company.seats_of(profile):
            self._end_feeds(seat)

    def _end_feeds(self, seat: int) -> None:
        """Pages that knew what a seat knows begin anew: they may not know it any more."""
        for name in [name for name, feed in self.feeds.items() if seat in feed.seats]:
            self.feeds.pop(name).end()

    def rename(self, seat: int, name: str, gone: bool = False) -> None:
        """A seat has another name; it is stored already."""
        self.seats[seat].name, self.seats[seat].named, self.seats[seat].gone = name, True, gone
        self.table.names = (*self.table.names[:seat], name, *self.table.names[seat + 1 :])
        self.pictures.clear()
        self.tell_again()

    def reread(self, seats: Sequence[Seat]) -> None:
        """Another process may have renamed seats."""
        for number, (now, stored) in enumerate(zip(self.seats, seats, strict=True)):
            if (now.name, now.gone) != (stored.name, stored.gone):
                self.rename(number, stored.name, stored.gone)

    def met(self, company: Company) -> None:
        """Other people sit here, or would like to."""
        if company != self.company:
            self.company = company
            self.tell()

    def hear(self, number: int) -> None:
        """Somebody has said something."""
        if number > self.said:
            self.said = number
            self.tell()

    # The clock

    async def settle(self) -> None:
        """Hold the clock against who sits here, and when they pause."""
        if self.clock and not self.gone and not self.lost:
            async with self.lock:
                await self.clock.settle()

    async def mind(self) -> None:
        """Somebody's time may be over, or a bot rests because nobody looks."""
        if self.clock is None:
            return
        async with self.lock:
            await self._read_on()
            command = await self.clock.mind()
            if command is not None:
                await self._keep(self.table.apply(command))
        if self.thinking is not None:
            self.visit(self.clock.asker)

    def reminding(self, seat: int) -> Write | None:
        """The write by which somebody is told that they are late."""
        if self._notices is None:
            return None
        return self._notices.noting(self.id, seat, REMINDER, self.number, self._notices.clock())

    # Who is here

    @property
    def present(self) -> list[int]:
        """The seats whose people are here."""
        here = self.here + self.elsewhere.here
        return sorted(seat for seat in here if seat >= 0)

    def feed(self, name: str) -> Feed | None:
        """The feed of a page that has come before."""
        return self.feeds.get(name)

    def new_feed(self, name: str, seats: set[int]) -> Feed:
        """A feed in place of the one that a page had before, if it had one: who was at the screen still is."""
        before = self.feeds.pop(name, None)
        feed = self.feeds[name] = Feed(seats, before.uncovered if before else None, name)
        if before is not None:
            before.end()
        closed = [old for old, kept in self.feeds.items() if not kept.open]
        for old in closed[:-CLOSED_FEEDS]:
            del self.feeds[old]
        return feed

    def arrive(self, feed: Feed, asker: Asker = SOMEBODY) -> None:
        """A page listens; among those that did not it may have been forgotten since it has come."""
        feed.open = True
        if not feed.ended:
            self.feeds[feed.name] = feed
        self.here.update(feed.seats or {-1})
        self.presence.arrive(asker)
        if self._notices is not None and self.waited_for in feed.seats:
            self._notices.seen(self.id, asker.person)
        self.say_here()
        self.tell()
        self.driver.drive()

    def depart(self, feed: Feed, asker: Asker = SOMEBODY) -> None:
        """A page listens no more."""
        feed.open = False
        self.here.subtract(feed.seats or {-1})
        self.presence.depart(asker)
        self.say_here()
        self.tell()

    def visit(self, asker: Asker) -> None:
        """Somebody has come, if only for a moment: bots that have rested go on."""
        self.presence.visit(asker)
        self.driver.drive()

    def say_here(self) -> None:
        """Other processes learn who looks at the table by way of this one."""
        if self._jobs is not None and not self.gone:
            elsewhere.tell(self._storage, self.id, self.here, self.presence.asker(self._workers.regulars))

    def see(self, others: Elsewhere) -> None:
        """Others look at the table by way of other processes. Whoever has gone there is here for a while."""
        if self.elsewhere.asker is not None and others.asker is None:
            self.presence.visit(self.elsewhere.asker)
        self.elsewhere = others
        self.tell()
        self.driver.drive()

    # Knowledge

    async def advise(self, asker: Asker = SOMEBODY) -> list[Advice]:
        """The best few clicks of the deciding seat, from what it knows."""
        known = self.table.state.redeal(self.table.state.seat, Dealer(0))
        appraisal, advice = await self._workers.advise(known, self.appraised.get(known), asker)
        self.appraised.keep(known, appraisal)
        return advice

    def sees(self, feed: Feed) -> tuple[int | None, int | None]:
        """Through whose eyes a page looks, and the seat whose curtain has to be drawn first. Whoever has come to the
        screen has left it when the turn is over."""
        if feed.uncovered != self.table.seat:
            feed.uncovered = None
        return self.viewer(feed.seats, feed.uncovered)

    def viewer(self, seats: set[int], uncovered: int | None = None) -> tuple[int | None, int | None]:
        """Through whose eyes a browser with these seats looks, and the seat whose curtain has to be drawn first.

        Several people at one screen see their own things only in their own turns, and behind a curtain only if
        there is something that the others may not see.
        """
        deciding = self.table.state.seat if self.table.seat is not None else None
        if deciding in seats and self.bot(deciding or 0) is None:
            assert deciding is not None
            if len(seats) > 1 and uncovered != deciding and holds_secret(self.table.state, deciding):
                return None, deciding
            return deciding, None
        return (next(iter(seats)), None) if len(seats) == 1 else (None, None)


def holds_secret(state: State, seat: int) -> bool:
    """Whether a seat knows something that another seat does not."""
    unknown = _unknown(state, seat)
    return any(_unknown(state, other) - unknown for other in range(state.players) if other != seat)


def _unknown(state: State, seat: int) -> Counter[str]:
    """How many values of each place a seat does not know."""
    return Counter({place: len(held) for group in state.hidden(seat) for place, held in group.places.items()})
