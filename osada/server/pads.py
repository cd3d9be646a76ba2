"""Score sheets of real tables on disk: who has begun them, and every tap.

Taps are only ever appended, each with the name that its phone gave it, so one that is sent twice is there once. What of
it does not take when it comes is not kept. Taking back marks a tap. What a sheet looks like is what its taps come to,
in their order.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import time
from typing import Any

from sqlalchemy import Connection, func, select, update

import osada
from osada.core.pad import Action, Pad
from osada.core.sheet import Fault
from osada.games import NoGame
from osada.server.bounds import HOUR, MakeRates, TooMuch, unshared
from osada.server.schema import PAD_TAPS, PADS
from osada.server.storage import Storage

NEW_PADS = 300
"""Sheets that one address may begin in an hour."""
MOST_TAPS = 4_000
"""Taps of one sheet; a whole game of four has some hundreds."""
REMEMBERED = 200


@dataclass(frozen=True)
class Stroke:
    """One command: what a finger did between touching the screen and leaving it."""

    key: str
    """The name that its phone gave it."""
    phone: str
    actions: tuple[Action, ...]
    back: bool = False
    """Whether it takes back the last stroke of its phone instead."""


@dataclass(frozen=True)
class Sheet:
    """A score sheet as its taps have made it."""

    id: str
    share: str
    """The name by which it can be looked at only."""
    game: str
    owner: str
    created: int
    changed: int
    number: int
    """Of the last tap."""
    values: dict[str, str]
    can_undo: frozenset[str]
    """The phones that have something to take back."""

    @property
    def pad(self) -> Pad:
        """The sheet of its game."""
        found = pad_of(self.game)
        assert found is not None
        return found

    @property
    def document(self) -> dict[str, Any]:
        """As ``osada score`` reads it."""
        names = self.pad.names(self.values, self.pad.game.text("en"))
        return self.pad.document(self.values, names)


def pad_of(game: str) -> Pad | None:
    """The sheet of a game; None where there is none, or no such game."""
    try:
        return osada.game(game).pad
    except (KeyError, NoGame):
        return None


class Pads:
    """All score sheets of a server."""

    def __init__(self, storage: Storage, rates: MakeRates = unshared) -> None:
        self._storage = storage
        self._known: OrderedDict[str, tuple[int, int, Sheet]] = OrderedDict()
        self._lock = threading.Lock()
        self._new = rates("pads", NEW_PADS / HOUR, NEW_PADS)

    def begin(self, game: str, owner: str, address: str, actions: Sequence[Action] = ()) -> str:
        """A new sheet of somebody, with what is known already; its name."""
        if not self._new.allows(address):
            raise TooMuch(429, "page-too-many-pads")
        now, name = int(time()), secrets.token_urlsafe(12)
        row = {
            "id": name,
            "share": secrets.token_urlsafe(12),
            "game": game,
            "profile": owner,
            "created": now,
            "changed": now,
        }
        first = _row(name, 1, Stroke("begun", "", tuple(actions)))

        def write(connection: Connection) -> None:
            connection.execute(PADS.insert(), row)
            connection.execute(PAD_TAPS.insert(), first)

        self._storage.submit(write).result()
        return name

    def sheet(self, name: str, shared: bool = False) -> Sheet | None:
        """A sheet by its name, or by the one that it is shared by."""
        column = PADS.c.share if shared else PADS.c.id
        with self._storage.reading() as connection:
            row = connection.execute(select(PADS).where(column == name)).first()
            if row is None or pad_of(row.game) is None:
                return None
            newest, undone = connection.execute(
                select(func.max(PAD_TAPS.c.number), func.sum(PAD_TAPS.c.undone)).where(PAD_TAPS.c.pad == row.id)
            ).one()
            with self._lock:
                known = self._known.get(row.id)
            if known is not None and known[:2] == (newest, undone):
                return known[2]
            taps = _taps(connection, row.id)
        made = _made(row, taps)
        with self._lock:
            self._known[row.id] = newest, undone, made
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return made

    def of(self, owner: str) -> list[Sheet]:
        """The sheets of somebody, the newest first."""
        with self._storage.reading() as connection:
            rows = connection.execute(
                select(PADS.c.id).where(PADS.c.profile == owner).order_by(PADS.c.changed.desc(), PADS.c.id)
            ).all()
        return [sheet for row in rows if (sheet := self.sheet(row.id)) is not None]

    def tap(self, sheet: Sheet, strokes: Sequence[Stroke]) -> list[Fault]:
        """Keep strokes, as far as they take; the faults of the rest. One that is there already is not kept again."""
        refused: list[Fault] = []

        def write(connection: Connection) -> None:
            refused.clear()
            connection.execute(select(PADS.c.id).where(PADS.c.id == sheet.id).with_for_update())
            taps = _taps(connection, sheet.id)
            known, last = {tap.key: tap.actions for tap in taps}, taps[-1].number
            values = dict(sheet.values) if last == sheet.number else _values(sheet.pad, taps)
            for stroke in strokes:
                if stroke.key in known:
                    missed = [action for action in stroke.actions if list(action) not in json.loads(known[stroke.key])]
                    refused.extend(sheet.pad.after(values, missed)[1])
                    continue
                if stroke.back:
                    _take_back(connection, sheet.id, stroke)
                    values = _values(sheet.pad, _taps(connection, sheet.id))
                taken: list[Action] = []
                for action in stroke.actions:
                    values, faults = sheet.pad.after(values, [action])
                    refused.extend(faults)
                    taken += [action] if not faults else []
                last += 1
                row = _row(sheet.id, last, replace(stroke, actions=tuple(taken)))
                known[stroke.key] = row["actions"]
                connection.execute(PAD_TAPS.insert(), row)
            connection.execute(update(PADS).where(PADS.c.id == sheet.id).values(changed=int(time())))

        if sheet.number + len(strokes) > MOST_TAPS:
            raise TooMuch(409, "page-pad-full")
        self._storage.submit(write).result()
        return refused

    def delete(self, name: str) -> None:
        """A sheet goes."""
        gone = PADS.delete().where(PADS.c.id == name)

        def write(connection: Connection) -> None:
            connection.execute(gone)

        self._storage.submit(write).result()
        with self._lock:
            self._known.pop(name, None)


def _row(name: str, number: int, stroke: Stroke) -> dict[str, Any]:
    actions = json.dumps(stroke.actions, ensure_ascii=False, separators=(",", ":"))
    counts = {"undone": int(not stroke.actions), "actions": actions}
    return {"pad": name, "number": number, "key": stroke.key, "phone": stroke.phone, **counts}


def _taps(connection: Connection, name: str) -> Sequence[Any]:
    return connection.execute(select(PAD_TAPS).where(PAD_TAPS.c.pad == name).order_by(PAD_TAPS.c.number)).all()


def _values(pad: Pad, taps: Sequence[Any]) -> dict[str, str]:
    """What taps come to."""
    values: dict[str, str] = {}
    for tap in taps:
        if not tap.undone:
            values, _ = pad.after(values, [(place, value) for place, value in json.loads(tap.actions)])
    return values


def _take_back(connection: Connection, name: str, stroke: Stroke) -> None:
    """Mark the last stroke of a phone that still counts."""
    counts = (PAD_TAPS.c.pad == name, PAD_TAPS.c.phone == stroke.phone, PAD_TAPS.c.undone == 0)
    last = connection.execute(select(func.max(PAD_TAPS.c.number)).where(*counts)).scalar()
    if last is not None:
        connection.execute(update(PAD_TAPS).where(*counts, PAD_TAPS.c.number == last).values(undone=1))


def _made(row: Any, taps: Sequence[Any]) -> Sheet:
    pad = pad_of(row.game)
    assert pad is not None
    values = _values(pad, taps)
    can_undo = frozenset(tap.phone for tap in taps if tap.phone and not tap.undone)
    return Sheet(row.id, row.share, row.game, row.profile, row.created, row.changed, taps[-1].number, values, can_undo)
