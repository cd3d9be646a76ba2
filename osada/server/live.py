"""A live table: the game, who sits where, who is here, and everybody who wants to be told."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Any

from osada.core.commands import Command, Entry, HandOver, Play, Undo, Vacate
from osada.core.dealer import SEEDS, Dealer
from osada.core.game import Game, Layout, State, View
from osada.core.refusal import Refused
from osada.core.svg import Picture
from osada.core.table import NotNow, Table
from osada.players import SUBSTITUTE
from osada.players.advice import Advice
from osada.players.player import NOTHING
from osada.server.feed import Feed
from osada.server.loading import GUEST, load_table, origin_of, seats_of, stored_entry, summary
from osada.server.log import note
from osada.server.presence import Presence
from osada.server.queue import Asker
from osada.server.reading import Unreadable
from osada.server.seating import Company, vacating
from osada.server.storage import Storage, StorageError, StoredTable, Write
from osada.server.workers import SOMEBODY, BotFailed, WorkerDied, Workers

CLOSED_FEEDS = 50
"""How many pages that do not listen at the moment are remembered at a table."""
TRIES = 3
"""How often a bot tries to think about a choice before it takes whatever is allowed."""
CALM = 1.5
"""Seconds before each turn where people have left the game to bots: they can still come back."""
PAUSES = (1.0, 2.0, 5.0, 15.0, 30.0)
"""Seconds before the next try of what has failed; the last of them again and again."""


class Gone(Exception):
    """The table has been deleted."""


class Late(Exception):
    """A command that answers an earlier position than the table has: nothing has changed."""


class LiveTable:
    """One table in memory. All changes go through its lock, and to the disk before anybody is told."""

    def __init__(self, stored: StoredTable, table: Table, storage: Storage, workers: Workers) -> None:
        self.id = stored.id
        self.table = table
        self.seats = seats_of(stored)
        self.origin = origin_of(stored)
        """The game that this one is a branch of, if it is one."""
        self.finished = stored.finished
        self.here: Counter[int] = Counter()
        """How many streams are open for each seat (-1: spectators)."""
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
        self.stuck: set[int] = set()
        """The seats whose bots could not think when they last tried."""
        self._storage = storage
        self._workers = workers
        self._driver: asyncio.Task[None] | None = None

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
    def busy(self) -> bool:
        """Whether somebody looks at the table, or a bot is at work on it."""
        return bool(+self.here) or self._driven

    @property
    def _driven(self) -> bool:
        return self._driver is not None and not self._driver.done()

    # Commands

    async def apply(self, answers: int, command: Command) -> None:
        """Do a command that answers entry number ``answers``; Late if the table has moved on.

        A command that comes twice is done once. And one that has begun is finished, whether or not whoever asked for
        it is still there.
        """
        await asyncio.shield(asyncio.create_task(self._apply(answers, command)))

    async def _apply(self, answers: int, command: Command) -> None:
        async with self.lock:
            if 0 <= answers < self.number and self.table.answered(answers, command):
                return
            current = {self.number} if isinstance(command, Play | Undo) else {self.number, self.table.public}
            if answers not in current:
                raise Late(f"the table is at {self.number}, the command answers {answers}")
            await self._keep(self.table.apply(command))
        self.drive()

    async def _keep(self, entries: list[Entry], also: Write | None = None) -> None:
        """Write entries, then tell everybody; if they cannot be written, they have not happened."""
        over, stored = self.table.seat is None, list(map(stored_entry, entries))
        try:
            said = summary(self.table, self.seats, self.origin)
            await asyncio.wrap_future(self._storage.append(self.id, stored, over, said, also))
        except StorageError:
            await self._take_back()
            raise
        self.finished = over
        self.cache = {}  # whoever draws in a thread keeps what was
        self.pictures = {}
        self.tell()

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

    def _stored(self) -> Table | None:
        kept = self._storage.table(self.id)
        return load_table(kept, self._storage) if kept is not None else None

    def tell(self) -> None:
        """Wake everybody who waits for news."""
        for feed in self.feeds.values():
            feed.wake()

    # Seats

    async def vacate(self, seat: int) -> bool:
        """Take a seat back from people who are away: everybody reads it in the log; False if somebody is here."""
        async with self.lock:
            if self.here[seat] > 0:
                return False
            await self._keep(self.table.apply(Vacate(seat)), vacating(self.id, seat))
            self.company = self.company.without(seat)
            self._end_feeds(seat)
        return True

    async def leave(self, own: Sequence[int], free: Sequence[int], write: Write) -> None:
        """Whoever sat at their ``own`` seats is deleted: a bot plays on at those that are ``free`` then."""
        async with self.lock:
            running = self.table.seat is not None and self.table.diverged is None
            entries = [
                entry
                for seat in free
                if running and self.bot(seat) is None
                for entry in self.table.apply(HandOver(seat, SUBSTITUTE))
            ]
            if entries:
                await self._keep(entries, write)
            else:
                await asyncio.wrap_future(self._storage.submit(write))
            for seat in own:
                self.company = self.company.without(seat) if seat in free else self.company
                self._end_feeds(seat)
                self.rename(seat, GUEST, gone=True)
        self.drive()

    def _end_feeds(self, seat: int) -> None:
        """Pages that knew what a seat knows begin anew: they may not know it any more."""
        for name in [name for name, feed in self.feeds.items() if seat in feed.seats]:
            self.feeds.pop(name).end()

    def rename(self, seat: int, name: str, gone: bool = False) -> None:
        """A seat has another name; it is stored already."""
        self.seats[seat].name, self.seats[seat].named, self.seats[seat].gone = name, True, gone
        self.table.names = (*self.table.names[:seat], name, *self.table.names[seat + 1 :])
        self.cache.clear()
        self.pictures.clear()
        for feed in self.feeds.values():
            feed.again()

    def met(self, company: Company) -> None:
        """Other people sit here, or would like to."""
        if company != self.company:
            self.company = company
            self.tell()

    # Bots

    def visit(self, asker: Asker) -> None:
        """Somebody has come, if only for a moment: bots that have rested go on."""
        self.presence.visit(asker)
        self.drive()

    def drive(self) -> None:
        """Let the bots play, if one of them is to play and is not at it already."""
        if self.thinking is not None and not self._driven:
            self._driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        """Choice after choice, until a person decides or nobody is here. What fails is tried again: nobody else would
        do it."""
        spent, failures, turn = NOTHING, 0, None
        while (seat := self.thinking) is not None and not self.gone and not self.lost:
            asker = self.presence.asker(self._workers.regulars)
            if asker is None:
                return
            if self._left_to_bots and turn != self.table.state.turn_key():
                turn = self.table.state.turn_key()
                await asyncio.sleep(CALM)
                continue
            name, number, known = self.bot(seat), self.number, self.known()
            assert name is not None
            try:
                clicks, spent = await self._workers.think(known, name, secrets.randbits(64), spent, asker)
                self._thinks(seat, True)
            except (WorkerDied, BotFailed) as error:
                if self._workers.stopped:
                    return
                failures, spent = failures + 1, NOTHING
                note("a bot cannot think", trace=trace_of(error), table=self.id, seat=seat, bot=name, why=error)
                self._thinks(seat, False)
                if failures < TRIES:
                    await _pause(failures)
                    continue
                clicks = known.actions()[:1]
            try:
                whole = await self._play_for(seat, number, clicks)
            except Gone:
                return
            except (NotNow, Refused, StorageError) as error:
                failures, spent = failures + 1, NOTHING
                note("a bot could not play", table=self.id, seat=seat, bot=name, why=error)
                await _pause(failures)
                continue
            spent = spent if whole else NOTHING
            failures = 0 if seat not in self.stuck else failures

    @property
    def _left_to_bots(self) -> bool:
        """Whether nobody but bots plays, and somebody could come back."""
        seats = range(self.table.players)
        left = [seat for seat in seats if self.seats[seat].player is None and seat not in self.table.resigned]
        return bool(left) and all(self.bot(seat) for seat in seats)

    async def _play_for(self, seat: int, number: int, clicks: list[int]) -> bool:
        """Play what a bot has chosen at entry ``number``; False if the table had moved on before the end."""
        for action in clicks:
            async with self.lock:
                if self.number != number or self.thinking != seat:
                    return False
                await self._keep(self.table.play(seat, action))
                number = self.number
        return True

    def _thinks(self, seat: int, well: bool) -> None:
        """Whether a bot can think, as everybody at the table is told."""
        if (seat in self.stuck) == well:
            self.stuck ^= {seat}
            self.cache = {}  # whoever draws in a thread keeps what was
            for feed in self.feeds.values():
                feed.again()

    def known(self) -> State:
        """The position as far as the deciding seat knows it: all that bots and coaches get."""
        state: State = self.table.state
        return state.redeal(state.seat, Dealer(secrets.randbelow(SEEDS)))

    async def advise(self, asker: Asker = SOMEBODY) -> list[Advice]:
        """The best few clicks of the deciding seat, from what it knows."""
        return await self._workers.advise(self.table.state.redeal(self.table.state.seat, Dealer(0)), 0, asker)

    def stop(self) -> None:
        """Bots stop thinking about this table."""
        if self._driver is not None:
            self._driver.cancel()

    # Who is here

    @property
    def present(self) -> list[int]:
        """The seats whose people are here."""
        return sorted(seat for seat, streams in self.here.items() if seat >= 0 and streams > 0)

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
        self.tell()
        self.drive()

    def depart(self, feed: Feed, asker: Asker = SOMEBODY) -> None:
        """A page listens no more."""
        feed.open = False
        self.here.subtract(feed.seats or {-1})
        self.presence.depart(asker)
        self.tell()

    # Knowledge

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


async def _pause(failures: int) -> None:
    await asyncio.sleep(PAUSES[min(failures, len(PAUSES)) - 1])


def trace_of(error: Exception) -> str:
    """Where in a bot an error was, if it was in one."""
    return error.trace if isinstance(error, BotFailed) else ""


def holds_secret(state: State, seat: int) -> bool:
    """Whether a seat knows something that another seat does not."""
    unknown = _unknown(state, seat)
    return any(_unknown(state, other) - unknown for other in range(state.players) if other != seat)


def _unknown(state: State, seat: int) -> Counter[str]:
    """How many values of each place a seat does not know."""
    return Counter({place: len(held) for group in state.hidden(seat) for place, held in group.places.items()})
