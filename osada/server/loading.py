"""Between a table and what is stored of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import osada
from osada.core import components
from osada.core.commands import Entry, read, written
from osada.core.components import ComponentSet
from osada.core.game import Game, points
from osada.core.table import Table
from osada.games import NoGame
from osada.server.reading import Origin, Reading, StoredEntry, StoredTable, Summary, Unreadable, sound_origin
from osada.server.schema import StorageError

GUEST = "a guest"
"""What somebody is called who has been deleted, where there is no language."""


@dataclass
class Seat:
    """Who plays a seat: a person at the screen where the table was made, a person by link, or a bot."""

    kind: str
    name: str
    player: str | None = None
    """The bot's name in the list of players."""
    named: bool = True
    """Whether somebody gave it its name; else everybody reads in their own language what it is."""
    gone: bool = False
    """Whether whoever sat there has been deleted: everybody reads in their own language that it is a guest."""


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


def summary(table: Table, seats: Sequence[Seat], origin: Origin | None = None) -> Summary:
    """What a list of tables says of one."""
    known = table.settled.known_scores(None, table.settled.scores())
    follows = table.seat is not None and table.diverged is None
    asked = table.state.asked() if follows else None
    return Summary(
        list(table.names),
        table.seat,
        table.winners() if table.seat is None else [],
        [seat.player for seat in seats],
        [number for number, seat in enumerate(seats) if not seat.named],
        [number for number, seat in enumerate(seats) if seat.player is None and number in table.bots],
        [points(score) if score else None for score in known],
        {"kind": asked.kind, "rule": asked.rule, **asked.facts} if asked else None,
        len(table.journal),
        table.public,
        origin,
        [number for number, seat in enumerate(seats) if seat.gone],
    )


def header_of(table: Table) -> dict[str, Any]:
    """What a table starts from; with the journal it is the whole table."""
    own = table.components not in table.game.standards
    return {
        "players": table.players,
        "seed": str(table.seed),
        "options": table.options,
        "names": list(table.names),
        "rules": table.game.rules_version,
        "components": table.components.document() if own else table.components.checksum,
        "first_picks": [list(pick) for pick in table.first_picks],
    }


def load_table(stored: StoredTable, reading: Reading) -> Table:
    """A table from its header and journal; Unreadable if that cannot be done, whatever the reason."""
    try:
        game = osada.game(stored.game)
    except NoGame as error:
        raise Unreadable(str(error)) from None
    try:
        seats_of(stored)
        return _restored(game, stored, reading)
    except (Unreadable, StorageError):
        raise
    except Exception as error:  # what is stored may be wrong in any way: it was changed, or Osada was
        raise Unreadable(f"{type(error).__name__}: {error}") from error


def seats_of(stored: StoredTable) -> list[Seat]:
    """Who plays the seats of a table."""
    seats = [Seat(**seat) for seat in stored.seats]
    if len(seats) != stored.header["players"] or len(seats) != len(stored.header["names"]):
        raise Unreadable(f"it has {len(seats)} seats, for {stored.header['players']} players")
    return seats


def origin_of(stored: StoredTable) -> Origin | None:
    """The game that a table is a branch of, if it is one, and says so well."""
    found = stored.header.get("origin")
    return found if sound_origin(found) else None


def _components(game: Game, kept: Any) -> ComponentSet:
    """The set of a table: its document, or the checksum of a standard one. A table that has neither was made when there
    was only the first version."""
    if isinstance(kept, dict):
        return components.read(kept)
    return components.standard_of(game.name, kept) if kept else game.standards[0]


def _restored(game: Game, stored: StoredTable, reading: Reading) -> Table:
    header = stored.header
    return Table.restore(
        game,
        header["players"],
        int(header["seed"]),
        header["options"],
        _components(game, header["components"]),
        header["names"],
        [(what, outcome) for what, outcome in header["first_picks"]],
        [loaded_entry(entry) for entry in reading.entries(stored.id)],
    )
