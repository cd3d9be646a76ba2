"""A live table: the game, who sits where, who is here, and everybody who wants to be told."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from dataclasses import dataclass
from typing import Any

import osada
from osada.core import components
from osada.core.commands import Command, Entry, read, written
from osada.core.dealer import SEEDS, Dealer
from osada.core.game import Game, Layout, State, View
from osada.core.refusal import Refused
from osada.core.svg import Picture
from osada.core.table import NotNow, Table
from osada.players.advice import Advice
from osada.players.player import NOTHING
from osada.server.feed import Feed
from osada.server.storage import Storage, StorageError, StoredEntry, StoredTable, Summary
from osada.server.workers import BotFailed, WorkerDied, Workers

CLOSED_FEEDS = 50
"""How many pages that do not listen at the moment are remembered at a table."""


class Gone(Exception):
    """The table has been deleted."""


class Late(Exception):
    """A command that answers an earlier position than the table has: nothing has changed."""


@dataclass
class Seat:
    """Who plays a seat: a person at the screen where the table was made, a person by link, or a bot."""

    kind: str
    name: str
    player: str | None = None
    """The bot's name in the list of players."""


class LiveTable:
    """One table in memory. All changes go through its lock, and to the disk before anybody is told."""

    def __init__(self, stored: StoredTable, table: Table, storage: Storage, workers: Workers) -> None:
        self.id = stored.id
        self.table = table
        self.seats = [Seat(**seat) for seat in stored.seats]
        self.finished = stored.finished
        self.here: Counter[int] = Counter()
        """How many streams are open for each seat (-1: spectators)."""
        self.lock = asyncio.Lock()
        self.feeds: dict[str, Feed] = {}
        """The feeds of pages, by names that only their browsers know; the oldest first."""
        self.cache: dict[tuple[Any, ...], str] = {}
        """What was told since the last entry of the journal."""
        self.pictures: dict[tuple[int | None, str, Layout], tuple[View, Picture]] = {}
        """What was drawn since then, by seat and language."""
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

    def bot(self, seat: int) -> str | None:
        """The bot that plays a seat now, None if a person does."""
        return self.table.bots.get(seat) or self.seats[seat].player

    @property
    def thinking(self) -> int | None:
        """The seat whose bot is thinking."""
        seat = self.table.seat
        return seat if seat is not None and self.table.diverged is None and self.bot(seat) else None

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
            if answers != self.number:
                raise Late(f"the table is at {self.number}, the command answers {answers}")
            await self._keep(self.table.apply(command))
        self.drive()

    async def _keep(self, entries: list[Entry]) -> None:
        """Write entries, then tell everybody; if they cannot be written, they have not happened."""
        over, stored = self.table.seat is None, list(map(stored_entry, entries))
        try:
            await asyncio.wrap_future(self._storage.append(self.id, stored, over, summary(self.table)))
        except StorageError:
            kept = self._storage.table(self.id)
            if kept is None:
                raise Gone from None
            self.table = load_table(kept, self._storage)
            raise
        self.finished = over
        self.cache.clear()
        self.pictures.clear()
        self.tell()

    def tell(self) -> None:
        """Wake everybody who waits for news."""
        for feed in self.feeds.values():
            feed.wake()

    # Bots

    def drive(self) -> None:
        """Let the bots play, if one of them is to play and is not at it already."""
        if self.thinking is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        spent = NOTHING
        while (seat := self.thinking) is not None:
            name, number = self.bot(seat), self.number
            assert name is not None
            known = self.known()
            try:
                clicks, spent = await self._workers.think(known, name, secrets.randbits(64), spent)
            except (WorkerDied, BotFailed):
                clicks, spent = known.actions()[:1], NOTHING
            for action in clicks:
                async with self.lock:
                    if self.number != number or self.thinking != seat:
                        spent = NOTHING
                        break
                    try:
                        await self._keep(self.table.play(seat, action))
                    except (NotNow, Refused, StorageError, Gone):
                        return
                    number = self.number

    def known(self) -> State:
        """The position as far as the deciding seat knows it: all that bots and coaches get."""
        state: State = self.table.state
        return state.redeal(state.seat, Dealer(secrets.randbelow(SEEDS)))

    async def advise(self) -> list[Advice]:
        """The best few clicks of the deciding seat, from what it knows."""
        return await self._workers.advise(self.table.state.redeal(self.table.state.seat, Dealer(0)), 0)

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
        feed = self.feeds[name] = Feed(seats, before.uncovered if before else None)
        if before is not None:
            before.end()
        closed = [old for old, kept in self.feeds.items() if not kept.open]
        for old in closed[:-CLOSED_FEEDS]:
            del self.feeds[old]
        return feed

    def arrive(self, feed: Feed) -> None:
        """A page listens."""
        feed.open = True
        self.here.update(feed.seats or {-1})
        self.tell()

    def depart(self, feed: Feed) -> None:
        """A page listens no more."""
        feed.open = False
        self.here.subtract(feed.seats or {-1})
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


def holds_secret(state: State, seat: int) -> bool:
    """Whether a seat knows something that another seat does not."""
    unknown = _unknown(state, seat)
    return any(_unknown(state, other) - unknown for other in range(state.players) if other != seat)


def _unknown(state: State, seat: int) -> Counter[str]:
    """How many values of each place a seat does not know."""
    return Counter({place: len(held) for group in state.hidden(seat) for place, held in group.places.items()})


# Storing


def stored_entry(entry: Entry) -> StoredEntry:
    """An entry as the storage keeps it."""
    kind, seat, action, player = written(entry.command)
    detail = {"picks": entry.picks, "undone": entry.undone, "player": player}
    return StoredEntry(entry.number, kind, seat, action, {name: value for name, value in detail.items() if value})


def loaded_entry(stored: StoredEntry) -> Entry:
    """An entry as it was before it was stored."""
    picks = tuple((str(what), int(outcome)) for what, outcome in stored.detail.get("picks", ()))
    command = read(stored.kind, stored.seat, stored.action, stored.detail.get("player"))
    return Entry(stored.number, command, picks, stored.detail.get("undone"))


def summary(table: Table) -> Summary:
    """What a list of tables says of one."""
    return Summary(list(table.names), table.seat, table.winners() if table.seat is None else [])


def header_of(table: Table) -> dict[str, Any]:
    """What a table starts from; with the journal it is the whole table."""
    own = table.components != table.game.standard
    return {
        "players": table.players,
        "seed": str(table.seed),
        "options": table.options,
        "names": list(table.names),
        "rules": table.game.rules_version,
        "components": table.components.document() if own else None,
        "first_picks": [list(pick) for pick in table.first_picks],
    }


def load_table(stored: StoredTable, storage: Storage) -> Table:
    """A table from its header and journal."""
    game, header = osada.game(stored.game), stored.header
    given = components.read(header["components"]) if header["components"] else game.standard
    return Table.restore(
        game,
        header["players"],
        int(header["seed"]),
        header["options"],
        given,
        header["names"],
        [(what, outcome) for what, outcome in header["first_picks"]],
        [loaded_entry(entry) for entry in storage.entries(stored.id)],
    )
