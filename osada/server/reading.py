"""Tables are read from disk, from any thread, and by commands also while a server runs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self, TypedDict, TypeGuard

from sqlalchemy import BindParameter, Connection, Row, bindparam, case, func, select
from sqlalchemy.exc import SQLAlchemyError

from osada.server.database import Database, database
from osada.server.pace import Deadline, Stage
from osada.server.schema import COACHINGS, DEADLINES, ENTRIES, LINKS, MEMBERS, TABLES, StorageError, reason


class Unreadable(Exception):
    """A table that is stored and cannot be read; the message says why. All others can."""


class Origin(TypedDict):
    """The game that a table is a branch of: who played it, and the turn that it was left in."""

    table: str
    turn: int
    names: list[str]


@dataclass(frozen=True)
class Summary:
    """What a list says of a table."""

    names: Sequence[str]
    seat: int | None
    """Who decides; None when the game is over."""
    winners: Sequence[int]
    sitters: Sequence[str | None] = field(default_factory=list)
    """The bots that the seats were given to, None for a person."""
    unnamed: Sequence[int] = field(default_factory=list)
    """The seats that nobody has given a name."""
    left: Sequence[int] = field(default_factory=list)
    """The seats that people have left to a bot."""
    totals: Sequence[int | None] = field(default_factory=list)
    """The points, as far as everybody may know them."""
    asked: Mapping[str, Any] | None = None
    """What is asked of who decides: for their eyes alone."""
    number: int = 0
    """The newest entry of the journal."""
    public: int = 0
    """The newest entry that everybody knows of."""
    origin: Origin | None = None
    guests: Sequence[int] = field(default_factory=list)
    """The seats whose people have been deleted."""


@dataclass(frozen=True)
class ListedTable:
    """A table in a list of tables."""

    id: str
    game: str
    changed: int
    summary: Summary | None
    """None for a table that was last played at before there were summaries."""
    seats: frozenset[int] = frozenset()
    """What the person is there: the seats, and what the server counts below zero."""
    deadline: Deadline | None = None
    """Until when is waited for somebody, if the table has a pace."""


@dataclass(frozen=True)
class StoredTable:
    """A table without its journal."""

    id: str
    game: str
    header: dict[str, Any]
    seats: list[dict[str, Any]]
    created: int
    """In seconds since 1970, as `changed`."""
    changed: int
    finished: bool
    summary: Summary | None = None


@dataclass(frozen=True)
class StoredEntry:
    """A line of a journal; the first has the number 1."""

    number: int
    kind: str
    seat: int
    action: int | None
    detail: dict[str, Any]


class Reading:
    """A database; nothing is asked of it before the first question."""

    def __init__(self, place: Path | Database) -> None:
        self.database = database(place)
        self.name = self.database.name
        self._engine = self.database.engine()
        self._read_by = self.database.reading(self._engine)
        self._closed = False

    def close(self) -> None:
        """Nothing is read any more."""
        self._closed = True
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read by; StorageError if that cannot be done."""
        if self._closed:
            raise StorageError(f"{self.name} is closed")
        try:
            with self._read_by.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StorageError(f"{self.name} cannot be read: {reason(error)}") from error

    def table(self, table_id: str) -> StoredTable | None:
        """A table by its id; Unreadable if it is there but cannot be read."""
        with self.reading() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
        return _stored(row) if row else None

    def entries(self, table_id: str, after: int = 0) -> list[StoredEntry]:
        """The journal in its order, or what came after an entry."""
        mine = ENTRIES.c.table_id == table_id
        query = select(ENTRIES).where(mine, ENTRIES.c.number > after).order_by(ENTRIES.c.number)
        with self.reading() as connection:
            rows = connection.execute(query).all()
        try:
            return [StoredEntry(row.number, row.kind, row.seat, row.action, json.loads(row.detail)) for row in rows]
        except ValueError as error:
            raise Unreadable(f"its journal has an entry that is no JSON ({error})") from None

    def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that are there."""
        query = (
            select(TABLES.c.id, func.coalesce(func.max(ENTRIES.c.number), 0))
            .outerjoin(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
            .where(TABLES.c.id.in_(table_ids))
            .group_by(TABLES.c.id)
        )
        with self.reading() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def tables_of(self, profile: str, most: int) -> list[ListedTable]:
        """The tables that somebody plays or watches at; what changed last comes first."""
        with self.reading() as connection:
            listed = _newest(connection, profile, most)
            rows = connection.execute(LISTED, {"listed": listed}).all()
            seats: dict[str, set[int]] = {table_id: set() for table_id in listed}
            for row in connection.execute(SEATS, {"profile": profile, "listed": listed}):
                seats[row.table_id].add(row.seat)
        return [
            ListedTable(
                row.id,
                row.game,
                row.changed,
                summary_of(row.summary),
                frozenset(seats[row.id]),
                read_deadline(row._mapping) if row.due is not None else None,
            )
            for row in rows
        ]

    def seats_of(self, profile: str, table_id: str) -> set[int]:
        """What somebody is at a table: the seats, and what the server counts below zero."""
        query = select(MEMBERS.c.seat).where(MEMBERS.c.profile == profile, MEMBERS.c.table_id == table_id)
        with self.reading() as connection:
            return set(connection.execute(query).scalars())

    def size(self) -> int:
        """Bytes of the database with what was written last."""
        return self.database.size(self.reading)

    def made_by(self, person: str, host: int) -> tuple[int, int]:
        """How many tables a person has made, and at how many of them bots alone are playing."""
        of_bots = TABLES.c.seats.not_like('%"kind":"person"%') & TABLES.c.seats.not_like('%"kind":"link"%')
        running = case(((TABLES.c.finished == 0) & of_bots, 1), else_=0)
        made = (
            select(func.count(), func.coalesce(func.sum(running), 0))
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
            .where(MEMBERS.c.profile == person, MEMBERS.c.seat == host)
        )
        with self.reading() as connection:
            tables, bot_tables = connection.execute(made).one()
        return int(tables), int(bot_tables)

    def has_played(self, person: str) -> bool:
        """Whether a person has ever finished an action: there is one of a seat that is theirs."""
        played = (
            select(ENTRIES.c.number)
            .join(MEMBERS, (MEMBERS.c.table_id == ENTRIES.c.table_id) & (MEMBERS.c.seat == ENTRIES.c.seat))
            .where(MEMBERS.c.profile == person, ENTRIES.c.kind == "play")
            .limit(1)
        )
        with self.reading() as connection:
            return connection.execute(played).first() is not None

    def members(self, table_id: str) -> list[tuple[str, int]]:
        """Everybody at a table with their seats."""
        query = select(MEMBERS.c.profile, MEMBERS.c.seat).where(MEMBERS.c.table_id == table_id)
        with self.reading() as connection:
            return [(row.profile, row.seat) for row in connection.execute(query)]

    def coaching(self, table_id: str) -> Any:
        """What the coach has said of a table; None if nothing yet."""
        query = select(COACHINGS.c.document).where(COACHINGS.c.table_id == table_id)
        with self.reading() as connection:
            found = connection.execute(query).scalar()
        return json.loads(found) if found is not None else None

    def ids(self) -> list[str]:
        """All tables, the oldest first."""
        with self.reading() as connection:
            return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)).scalars())

    def unchanged_since(self, before: int) -> list[str]:
        """The tables that have not changed since a time, in seconds since 1970."""
        with self.reading() as connection:
            return list(connection.execute(select(TABLES.c.id).where(TABLES.c.changed < before)).scalars())

    def raw(self, table_id: str) -> dict[str, Any] | None:
        """All rows of a table as they are stored, whether or not anybody can make sense of them."""
        with self.reading() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
            if row is None:
                return None
            parts = {
                name: [
                    {key: value for key, value in found.items() if key != "table_id"}
                    for found in connection.execute(select(part).where(part.c.table_id == table_id)).mappings()
                ]
                for name, part in PARTS.items()
            }
        return {"table": dict(row), **parts}


NEWEST = (TABLES.c.changed.desc(), TABLES.c.created.desc(), TABLES.c.id.desc())
LOOKED_THROUGH = 400
"""Whoever has so many tables has some among as many that changed last of all; else all of theirs are sorted."""


# What home asks for, put together once: that takes longer than the answers
_MINE = select(MEMBERS.c.table_id).where(MEMBERS.c.profile == bindparam("profile"))
_FEW = select(TABLES.c.id, TABLES.c.changed, TABLES.c.created).order_by(*NEWEST).limit(LOOKED_THROUGH).subquery()
SOME = select(func.count()).select_from(_MINE.limit(LOOKED_THROUGH).subquery())
AMONG = (
    select(_FEW.c.id)
    .where(_MINE.where(MEMBERS.c.table_id == _FEW.c.id).exists())
    .order_by(_FEW.c.changed.desc(), _FEW.c.created.desc(), _FEW.c.id.desc())
    .limit(bindparam("most"))
)
ALL = select(TABLES.c.id).where(TABLES.c.id.in_(_MINE)).order_by(*NEWEST).limit(bindparam("most"))
_THESE: BindParameter[Any] = bindparam("listed", expanding=True)
LISTED = (
    select(TABLES.c.id, TABLES.c.game, TABLES.c.changed, TABLES.c.summary, *DEADLINES.c)
    .outerjoin(DEADLINES, DEADLINES.c.table_id == TABLES.c.id)
    .where(TABLES.c.id.in_(_THESE))
    .order_by(*NEWEST)
)
SEATS = select(MEMBERS.c.table_id, MEMBERS.c.seat).where(
    MEMBERS.c.profile == bindparam("profile"), MEMBERS.c.table_id.in_(_THESE)
)


def _newest(connection: Connection, profile: str, most: int) -> Sequence[str]:
    """Those tables of somebody that changed last."""
    asked = {"profile": profile, "most": most}
    if connection.execute(SOME, {"profile": profile}).scalar() == LOOKED_THROUGH:
        found = connection.execute(AMONG, asked).scalars().all()
        if len(found) == most:
            return found
    return connection.execute(ALL, asked).scalars().all()


PARTS = {"entries": ENTRIES, "members": MEMBERS, "coachings": COACHINGS, "links": LINKS}
"""What belongs to a table besides its own row."""


def read_deadline(row: Mapping[Any, Any]) -> Deadline:
    """What a table waits for, as it was written."""
    return Deadline(row["seat"], Stage(row["stage"]), row["since"], row["due"], row["paused"])


def _stored(row: Row[Any]) -> StoredTable:
    try:
        header, seats = json.loads(row.header), json.loads(row.seats)
    except ValueError as error:
        raise Unreadable(f"its header is no JSON ({error})") from None
    if not isinstance(header, dict) or not isinstance(seats, list):
        raise Unreadable("its header or its seats are of another form")
    summary = summary_of(row.summary)
    return StoredTable(row.id, row.game, header, seats, row.created, row.changed, bool(row.finished), summary)


def summary_of(written: str | None) -> Summary | None:
    """What a list says; None also for what cannot be read: it is made anew when the table is next listed."""
    try:
        found = Summary(**json.loads(written)) if written else None
        return found if found is not None and _sound(found) else None
    except (ValueError, TypeError):
        return None


def _sound(found: Summary) -> bool:
    count = len(found.names)
    seats = [*found.winners, *found.unnamed, *found.guests, *found.left, *([] if found.seat is None else [found.seat])]
    by_seat = all(len(listed) in (0, count) for listed in (found.sitters, found.totals))
    if found.origin is not None and not sound_origin(found.origin):
        return False
    return (
        by_seat and all(isinstance(name, str) for name in found.names) and all(seat in range(count) for seat in seats)
    )


def sound_origin(found: Any) -> TypeGuard[Origin]:
    """Whether something that was stored says well which game a table is a branch of."""
    if not isinstance(found, dict) or found.keys() != {"table", "turn", "names"}:
        return False
    names = found["names"]
    named = isinstance(names, list) and all(isinstance(name, str) for name in names)
    return named and isinstance(found["table"], str) and type(found["turn"]) is int
