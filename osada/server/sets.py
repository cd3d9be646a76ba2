"""Component sets that people type in, on disk: each is its whole document, with who types it in."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from time import time
from typing import Any

from sqlalchemy import Connection, func, select

import osada
from osada.core.game import Game
from osada.games import NoGame
from osada.server.bounds import HOUR, MakeRates, TooMuch, unshared
from osada.server.schema import SETS
from osada.server.storage import Storage

MOST_SETS = 40
"""Sets of one person."""
NEW_SETS = 100
"""Sets that one address may begin in an hour."""


@dataclass(frozen=True)
class TypedSet:
    """A set of somebody."""

    id: str
    share: str
    """The name by which others can look at it, take it and play with it."""
    owner: str
    changed: int
    document: dict[str, Any]

    @property
    def name(self) -> str:
        """What it is called."""
        return str(self.document["set"])

    @property
    def game(self) -> Game:
        """The game that it is for."""
        return osada.game(self.document["game"])


class Sets:
    """All sets of a server."""

    def __init__(self, storage: Storage, rates: MakeRates = unshared) -> None:
        self._storage = storage
        self._new = rates("sets", NEW_SETS / HOUR, NEW_SETS)

    def begin(self, document: dict[str, Any], owner: str, address: str) -> str:
        """A new set of somebody; its id."""
        with self._storage.reading() as connection:
            own = connection.execute(select(func.count()).where(SETS.c.profile == owner)).scalar_one()
        if own >= MOST_SETS:
            raise TooMuch(409, "page-too-many-sets")
        if not self._new.allows(address):
            raise TooMuch(429, "page-too-many-sets")
        now, name = int(time()), secrets.token_urlsafe(12)
        row = {
            "id": name,
            "share": secrets.token_urlsafe(12),
            "game": document["game"],
            "profile": owner,
            "document": _written(document),
            "created": now,
            "changed": now,
        }
        self._storage.submit(lambda connection: _run(connection, SETS.insert().values(row))).result()
        return name

    def found(self, name: str, shared: bool = False) -> TypedSet | None:
        """A set by its id, or by the name that it is shared by."""
        with self._storage.reading() as connection:
            row = connection.execute(select(SETS).where((SETS.c.share if shared else SETS.c.id) == name)).first()
        return _read(row) if row is not None else None

    def of(self, owner: str, game: str = "") -> list[TypedSet]:
        """The sets of somebody, the one changed last first."""
        own = select(SETS).where(SETS.c.profile == owner).order_by(SETS.c.changed.desc(), SETS.c.id)
        with self._storage.reading() as connection:
            rows = connection.execute(own.where(SETS.c.game == game) if game else own).all()
        return [found for row in rows if (found := _read(row)) is not None]

    def change(self, name: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> dict[str, Any] | None:
        """A set is otherwise from now on: what ``change`` makes of its document; None if it is gone. It is tried first:
        what it refuses is the asker's fault, not the storage's."""
        there = self.found(name)
        if there is None:
            return None
        change(there.document)
        made: list[dict[str, Any]] = []

        def write(connection: Connection) -> None:
            row = connection.execute(select(SETS.c.document).where(SETS.c.id == name)).first()
            if row is not None:
                made.append(change(json.loads(row.document)))
                said = {"document": _written(made[0]), "changed": int(time())}
                connection.execute(SETS.update().where(SETS.c.id == name).values(said))

        self._storage.submit(write).result()
        return made[0] if made else None

    def delete(self, name: str) -> None:
        """A set goes."""
        self._storage.submit(lambda connection: _run(connection, SETS.delete().where(SETS.c.id == name))).result()


def _run(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def _written(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _read(row: Any) -> TypedSet | None:
    try:
        osada.game(row.game)
    except (KeyError, NoGame):
        return None
    return TypedSet(row.id, row.share, row.profile, row.changed, json.loads(row.document))
