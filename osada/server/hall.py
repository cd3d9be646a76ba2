"""The hall: all tables of a server. It makes them, finds them, and knows who may sit where."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from string import ascii_letters, digits
from weakref import WeakValueDictionary

from osada.core.record import Record
from osada.core.replay import Replay
from osada.core.table import Table
from osada.players import PLAYERS
from osada.players.own import Own
from osada.server.bounds import Bounds, NewTables, Rates
from osada.server.coaching import Coachings
from osada.server.database import Database
from osada.server.deadlines import Deadlines
from osada.server.jobs import Jobs
from osada.server.live import LiveTable
from osada.server.loading import Seat, header_of, load_table, stored_entry, summary
from osada.server.log import note
from osada.server.minding import Minding
from osada.server.notices import Notices
from osada.server.offer import Offer
from osada.server.opening import Openings
from osada.server.others import Others
from osada.server.pace import Pace
from osada.server.people import People
from osada.server.presence import Regulars
from osada.server.queue import Asker
from osada.server.rates import SharedRates
from osada.server.reading import Origin, Unreadable
from osada.server.returning import Returning
from osada.server.sayings import Sayings
from osada.server.seating import HOST, WATCHES, Ask, Company, Seating
from osada.server.storage import ListedTable, Storage, StorageError, StoredTable, Write
from osada.server.workers import SOMEBODY, Workers

MEMBERS = 5_000
OPEN_TABLES = 500
"""How many tables are kept in memory; others are read again when somebody comes."""
LOOKED_AT = 8
"""How many tables are looked at to find one that can be forgotten, each time that somebody comes."""
FAULTS = 1_000
"""How many tables that cannot be read are remembered as such."""
REPLAYS = 20
"""How many replays are kept in memory, each with all its positions: of the longest games they are 4 MB."""
LISTED = 40
"""How many tables of a person are listed at most."""
ENTRY = 100
"""Bytes that an entry of a journal takes."""


def new_id() -> str:
    """The id of a new table: nobody guesses it, and no command takes it for an option."""
    return secrets.choice(ascii_letters + digits) + secrets.token_urlsafe(9)[1:]


class Hall:
    """Storage, bots and the tables that are open."""

    def __init__(
        self,
        place: Path | Database,
        bots: int,
        bounds: Bounds | None = None,
        own: Own | None = None,
        offer: Offer | None = None,
    ) -> None:
        self.bounds = bounds or Bounds()
        self.storage = Storage(place)
        self.new_tables = NewTables(self.bounds, self.rates)
        self.people = People(self.storage)
        self.seating = Seating(self.storage)
        self.openings = Openings(self.storage)
        self.sayings = Sayings(self.storage)
        self.returning = Returning(self.storage, self.people)
        self.regulars = Regulars()
        self.workers = Workers(bots, regulars=self.regulars, own=own, limit=self.bounds.thought)
        self.closing = False
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        """The tables that are kept in memory, the one that was asked for last at the end."""
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """These, and those that a request still holds: of a table there is one object, or others would not be told."""
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.faults: OrderedDict[str, str] = OrderedDict()
        """Why tables could not be read when somebody last tried."""
        self.homes: dict[str, tuple[object, bytes]] = {}
        """The pages of people who were at home lately, each with what it was made of."""
        self._members: OrderedDict[tuple[str, str], set[int]] = OrderedDict()
        """The seats of people who came lately; nobody else changes them."""
        self._changes = 0
        """How often somebody was seated, or a table deleted."""
        self._replays: OrderedDict[tuple[str, int], asyncio.Task[Replay]] = OrderedDict()
        """Those looked at lately, by table and number of the journal."""
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while somebody's table is made."""
        self.jobs = Jobs(self.storage) if self.storage.database.shared else None
        """What each of several processes is at; None where there is one alone."""
        self.coachings = Coachings(self.storage, self.workers, self.bounds, self.jobs)
        self.notices = Notices(self, offer or Offer())
        """Who is told that it is their turn."""
        self.others = Others(self)
        self.deadlines = Deadlines(self.storage)
        """Until when tables wait that have a pace."""
        self.minding = Minding(self)

    @property
    def players(self) -> list[str]:
        """All bots that may sit down: those that everybody has, and those that the server's owner allows."""
        return [*PLAYERS, *self.workers.own]

    def rates(self, name: str, per_second: float, at_once: float) -> Rates:
        """What an address may do so often, by whichever process that shares the database. It is asked in a thread."""
        if self.storage.database.shared:
            return SharedRates(self.storage, name, per_second, at_once)
        return Rates(per_second, at_once)

    def end_streams(self) -> None:
        """End all streams: the server stops."""
        self.closing = True
        for live in list(self._held.values()):
            live.tell()

    def close(self) -> None:
        """Stop tables, bots and storage."""
        self.others.stop()
        self.notices.stop()
        self.minding.stop()
        for live in list(self._held.values()):
            live.driver.stop()
        self.workers.stop()
        self.storage.close()

    def held(self, table_id: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._held.get(table_id)

    @property
    def all_held(self) -> list[LiveTable]:
        """All tables in memory."""
        return list(self._held.values())

    # Finding

    async def find(self, table_id: str, asker: Asker = SOMEBODY) -> LiveTable | None:
        """A table by its id, for somebody who comes there: its bots go on where they were. Unreadable if it is there
        but cannot be read."""
        live = await self.open(table_id)
        if live is not None:
            live.visit(asker)
        return live

    async def open(self, table_id: str) -> LiveTable | None:
        """A table by its id; nobody is there because of it, and bots that rest do so."""
        live = self._held.get(table_id)
        if live is None or live.lost:
            live = await self._loaded(table_id)
        if live is None or live.gone:
            return None
        self._open[table_id] = live
        self._open.move_to_end(table_id)
        self._close_some()
        return live

    async def _loaded(self, table_id: str) -> LiveTable | None:
        """A table from the disk, read once for all who come meanwhile."""
        if table_id not in self._loading:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))

            def loaded(done: asyncio.Task[LiveTable | None]) -> None:
                del self._loading[table_id]
                if not done.cancelled():
                    done.exception()  # whoever waits is told; if nobody does, it is no news

            task.add_done_callback(loaded)
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable | None:
        try:
            found = await asyncio.to_thread(self._read, table_id)
        except Unreadable as error:
            if table_id not in self.faults:
                note("a table cannot be read", table=table_id, why=error)
            self.faults[table_id] = str(error)
            while len(self.faults) > FAULTS:
                self.faults.popitem(last=False)
            raise
        self.faults.pop(table_id, None)
        if found is None:
            return None
        stored, table, company, said = found
        live = self._held[table_id] = LiveTable(
            stored,
            table,
            self.storage,
            self.workers,
            self.jobs,
            self.notices if self.notices.offer.any else None,
            self.deadlines,
        )
        live.company, live.said = company, said
        await live.settle()
        await self.others.look_around(live)
        return live

    def _read(self, table_id: str) -> tuple[StoredTable, Table, Company, int] | None:
        stored = self.storage.table(table_id)
        if stored is None:
            return None
        table = load_table(stored, self.storage)
        return stored, table, self.seating.company(table_id), self.sayings.newest(table_id)

    def keep(self, live: LiveTable) -> None:
        """Somebody looks at a table from now on: it is open, although it may have been put away since it was found."""
        if self._held.get(live.id) is live:
            self._open[live.id] = live

    def _close_some(self) -> None:
        """Forget tables that nobody looks at and no bot thinks about, a few at a time."""
        for _ in range(min(LOOKED_AT, len(self._open) - OPEN_TABLES)):
            table_id, live = next(iter(self._open.items()))
            if live.busy:
                self._open.move_to_end(table_id)
            else:
                del self._open[table_id]

    @property
    def open_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._open)

    def watched(self, table_id: str) -> bool:
        """Whether somebody looks at a table."""
        live = self._held.get(table_id)
        return live is not None and bool(+live.here)

    async def tables_of(self, profile: str) -> list[ListedTable]:
        """The tables of a person, the one changed last first, each with its summary, if it can be read."""
        found = await asyncio.to_thread(self.storage.tables_of, profile, LISTED)
        return [listed if listed.summary else await self._summarised(listed) for listed in found]

    async def _summarised(self, listed: ListedTable) -> ListedTable:
        """A table from before there were summaries, with one that is kept from now on."""
        try:
            live = await self.open(listed.id)
        except Unreadable:
            return listed
        if live is None:
            return listed
        said = summary(live.table, live.seats, live.origin)
        self.storage.summarise(listed.id, said)
        return replace(listed, summary=said)

    async def seats(self, profile: str, table_id: str) -> set[int]:
        """The seats of a person at a table, WATCHES and HOST included; empty for a stranger."""
        key, changes = (profile, table_id), self._changes
        if key in self._members:
            return self._members[key]
        found, played = await asyncio.to_thread(self._asked, *key)
        if played:
            self.regulars.add(key[0])
        if found and changes == self._changes:
            self._members[key] = found
            while len(self._members) > MEMBERS:
                self._members.popitem(last=False)
        return found

    def _asked(self, person: str, table_id: str) -> tuple[set[int], bool]:
        """The seats of somebody, and whether they have ever finished an action, as far as that is not known yet."""
        known = person in self.regulars
        return self.storage.seats_of(person, table_id), not known and self.storage.has_played(person)

    def token(self, table_id: str, seat: int, renewed: int = 0) -> str:
        """The secret of a seat's link (-1: to watch); nobody can make it without this server's key."""
        what = f"{table_id} {seat} {renewed}" if renewed else f"{table_id} {seat}"
        made = blake2b(what.encode(), key=self.storage.key, digest_size=16).digest()
        return urlsafe_b64encode(made).decode().rstrip("=")

    async def linked(self, table_id: str, seat: int, token: str) -> LiveTable | None:
        """The table that a link to a seat, or to watch, leads to; None if the link is none."""
        renewed = await asyncio.to_thread(self.seating.renewed, table_id, seat)
        if not secrets.compare_digest(token.encode(), self.token(table_id, seat, renewed).encode()):
            return None
        live = await self.find(table_id)
        return live if live is not None and WATCHES <= seat < len(live.seats) else None

    async def watch(self, profile: str, live: LiveTable) -> None:
        """Somebody looks on from now on."""
        await asyncio.wrap_future(self.storage.join(profile, live.id, WATCHES))
        await self.reseated(live)

    async def claim(self, profile: str, live: LiveTable, seat: int, name: str, also: Write | None = None) -> bool:
        """Somebody sits down at a seat that nobody has; False if it is taken."""
        async with live.lock:
            claimed = await self.seating.claim(profile, live.id, seat, name, also)
            if claimed and name and live.seats[seat].name != name:
                live.rename(seat, name)
        await self.reseated(live)
        return claimed

    async def ask(self, profile: str, live: LiveTable, seat: int, name: str) -> bool:
        """Somebody asks whoever sits at a seat to be let in; False if too many do."""
        asked = await self.seating.ask(profile, live.id, seat, name)
        await self.reseated(live)
        return asked

    async def answer(self, live: LiveTable, ask: Ask, admitted: bool) -> None:
        """Whoever sits at a seat lets somebody in, or does not."""
        if admitted:
            await live.admit(ask)
        else:
            await self.seating.refuse(live.id, ask)
        await self.reseated(live)

    async def renew(self, live: LiveTable, seat: int) -> None:
        """The link of a seat that nobody has leads nowhere from now on; there is another one."""
        await self.seating.renew(live.id, seat)
        await self.reseated(live)

    async def vacate(self, live: LiveTable, seat: int) -> bool:
        """Take a seat back from somebody who is away; False if they are here."""
        vacated = await live.vacate(seat)
        await self.reseated(live)
        return vacated

    async def send_away(self, live: LiveTable, seat: int) -> None:
        """A stranger leaves a table for good, also one who is here."""
        await live.send_away(seat)
        await self.reseated(live)

    async def leave(self, table_id: str, own: Sequence[int], free: Sequence[int], write: Write) -> None:
        """Whoever sat at their ``own`` seats of a table is deleted; those are ``free`` where nobody else sits."""
        try:
            live = await self.find(table_id)
        except Unreadable:
            live = None
        if live is None:
            await asyncio.wrap_future(self.storage.submit(write))
        else:
            await live.leave(own, free, write)
        for branch in list(self._held.values()):
            if branch.origin is not None and branch.origin["table"] == table_id:
                self._close(branch)

    def _close(self, live: LiveTable) -> None:
        """A table is read again when somebody next comes: what is stored of it has changed."""
        self._open.pop(live.id, None)
        self._held.pop(live.id, None)
        live.lost = True
        live.driver.stop()
        live.tell()

    async def sign_out_others(self, profile: str, secret: str) -> None:
        """Of all browsers of a person the one with this secret alone is theirs from now on."""
        await self.returning.sign_out_others(profile, secret)
        for live in list(self._held.values()):
            live.part(profile)

    async def regroup(self) -> None:
        """People have become others: whoever sits where is read anew at all tables that are open."""
        for live in list(self._held.values()):
            await self.reseated(live)

    def forget_seats(self) -> None:
        """Who sits where is read anew."""
        self._changes += 1
        self._members.clear()

    async def reseated(self, live: LiveTable) -> None:
        """People at a table have changed."""
        self.forget_seats()
        for key in [key for key in self._replays if key[0] == live.id]:  # names may be others
            del self._replays[key]
        live.met(await asyncio.to_thread(self.seating.company, live.id))
        await live.settle()

    async def settle(self, profile: str) -> None:
        """Somebody pauses, or does so no more: the clocks that run for them are wound anew."""
        for table_id in await asyncio.to_thread(self.deadlines.waiting_for, profile):
            with suppress(Unreadable):
                live = await self.open(table_id)
                if live is not None:
                    await live.settle()

    async def replay(self, live: LiveTable) -> Replay:
        """All positions of a table so far; its record is played once for everybody who looks."""
        key = live.id, live.number
        if key not in self._replays:
            self._replays[key] = asyncio.create_task(asyncio.to_thread(Replay, live.table.record()))
        self._replays.move_to_end(key)
        while len(self._replays) > REPLAYS:
            self._replays.popitem(last=False)
        return await asyncio.shield(self._replays[key])

    # Making

    async def make(
        self,
        table: Table,
        seats: Sequence[Seat],
        profile: str,
        members: Sequence[tuple[str, int]] | None = None,
        origin: Origin | None = None,
        address: str = "",
        pace: Pace | None = None,
    ) -> str:
        """A new table: people at this screen sit here, the others come by link; or the same people as ``members``.
        TooMuch if there are enough of them."""
        table_id = new_id()
        now = int(time.time())
        stored = StoredTable(
            table_id,
            table.game.name,
            header_of(table) | ({"origin": origin} if origin else {}) | ({"pace": vars(pace)} if pace else {}),
            [vars(seat) for seat in seats],
            now,
            now,
            table.seat is None,
            summary(table, seats, origin),
        )
        here = [(profile, seat) for seat, sitter in enumerate(seats) if sitter.kind == "person"]
        members = [(profile, HOST), *here] if members is None else members
        async with self._making.setdefault(profile, asyncio.Lock()):  # each is counted before the next
            await self._admit(profile, address, stored, len(table.journal))
            await asyncio.wrap_future(
                self.storage.create(stored, members, self._noting(table_id, table, seats, members))
            )
        entries = [stored_entry(entry) for entry in table.journal]
        if entries:
            await asyncio.wrap_future(self.storage.append(table_id, entries, finished=table.seat is None))
        return table_id

    def _noting(
        self, table_id: str, table: Table, seats: Sequence[Seat], members: Sequence[tuple[str, int]]
    ) -> Write | None:
        """What is written with a new table where several people sit: who begins may not be here."""
        sitters = {profile for profile, seat in members if seat >= 0}
        if table.seat is None or seats[table.seat].player is not None or len(sitters) < 2:
            return None
        return self.notices.turn(table_id, table.seat, len(table.journal))

    async def from_record(
        self,
        record: Record,
        seats: Sequence[Seat],
        profile: str,
        actions: int | None = None,
        origin: Origin | None = None,
        address: str = "",
    ) -> str:
        """A table where a record stops, or after this many of its ``actions``; a branch has its ``origin``."""
        record.names = tuple(seat.name for seat in seats)
        table = await asyncio.to_thread(Table.resume, record, actions)
        return await self.make(table, seats, profile, origin=origin, address=address)

    async def _admit(self, person: str, address: str, table: StoredTable, entries: int) -> None:
        of_bots = all(seat["kind"] == "bot" for seat in table.seats) and not table.finished
        made = await asyncio.to_thread(self.storage.made_by, person, HOST)
        size = len(await asyncio.to_thread(json.dumps, table.header)) + entries * ENTRY
        stored = await asyncio.to_thread(self.storage.size)
        await asyncio.to_thread(self.new_tables.admit, address, made, of_bots, size, stored)

    async def delete(self, table_id: str) -> None:
        """Delete a table with all that is stored of it; whoever has it open is told."""
        await asyncio.wrap_future(self.storage.delete(table_id))
        await self.deleted(table_id)

    async def deleted(self, table_id: str) -> None:
        """A table is not stored any more."""
        if table_id in self._loading:  # it may have been read just before
            with suppress(Unreadable, StorageError):
                await self._loading[table_id]
        self.forget_seats()
        self.faults.pop(table_id, None)
        self.coachings.dismiss(table_id)
        self._open.pop(table_id, None)
        live = self._held.pop(table_id, None)
        if live is not None:
            live.gone = True
            live.driver.stop()
            live.tell()
