"""Who looks at tables by way of other processes that share the database."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import Future
from typing import NamedTuple

from sqlalchemy import Connection

from osada.server import news
from osada.server.queue import Asker
from osada.server.storage import Storage

_HERE = """SELECT table_id, seats, address, person FROM present JOIN processes ON processes.id = process
    WHERE table_id = ANY(%s) AND process <> %s AND until > extract(epoch from clock_timestamp())"""
_PUT = """INSERT INTO present (table_id, process, seats, address, person) VALUES (%s, %s, %s, %s, %s)
    ON CONFLICT (table_id, process) DO UPDATE
    SET seats = excluded.seats, address = excluded.address, person = excluded.person"""
_GO = "DELETE FROM present WHERE table_id = %s AND process = %s"


class Elsewhere(NamedTuple):
    """The streams of other processes at one table."""

    here: Counter[int]
    """How many streams are open for each seat (-1: spectators)."""
    asker: Asker | None
    """One of those who are there."""


NOBODY = Elsewhere(Counter(), None)


def tell(storage: Storage, table_id: str, here: Mapping[int, int], asker: Asker | None) -> Future[None]:
    """Say to other processes who looks at a table by way of this one."""
    streams = {seat: count for seat, count in here.items() if count > 0}

    def write(connection: Connection) -> None:
        if streams and asker is not None:
            row = (table_id, storage.me, json.dumps(streams), asker.address, asker.person)
            connection.exec_driver_sql(_PUT, row)
        else:
            connection.exec_driver_sql(_GO, (table_id, storage.me))

    return storage.submit(write, news.HERE, table_id)


def read(storage: Storage, table_ids: list[str]) -> dict[str, Elsewhere]:
    """Who looks at these tables by way of other processes that are alive."""
    found = {table_id: Elsewhere(Counter(), None) for table_id in table_ids}
    with storage.reading() as connection:
        for row in connection.exec_driver_sql(_HERE, (table_ids, storage.me)):
            here = found[row.table_id].here
            here.update({int(seat): count for seat, count in json.loads(row.seats).items()})
            found[row.table_id] = Elsewhere(here, Asker(row.address, row.person))
    return found
