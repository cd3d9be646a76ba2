"""What other processes have written, as it happens: PostgreSQL's LISTEN and NOTIFY.

A notice comes after what it tells of is on disk. While the line is broken notices are lost, so whoever listens reads
everything anew when it is there again.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from osada.server import postgres
from osada.server.database import InPostgres
from osada.server.log import note
from osada.server.schema import StorageError, reason

ENTRIES, SEATS, GONE, PEOPLE, HERE, SAID = "entries", "seats", "gone", "people", "here", "said"
"""What there is news of: a journal, the people of a table, a deleted table, profiles, who looks at a table, what people
say to each other there."""
UNCOVERED = "uncovered"
"""And that somebody has come to a screen that people share."""
SILENCE = 5.0
"""Seconds after which a line that has said nothing is asked whether it is there."""
PAUSE = 0.5
"""Seconds between two tries of a line."""
STOP = "stop"
SEND = "SELECT pg_notify('osada_' || current_schema(), said) FROM unnest(%s::text[]) AS said"

Item = tuple[str, ...]
"""What there is news of, and the words that belong to it."""


class News:
    """A line to the database that is listened to in a thread."""

    def __init__(
        self, place: InPostgres, me: str, heard: Callable[[Sequence[Item]], None], anew: Callable[[], None]
    ) -> None:
        self._engine = postgres.engine(place.url, pooled=False)
        self._name = place.name
        self._me = me
        self._heard = heard
        self._anew = anew
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="news", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Nothing is heard any more."""
        self._stopped.set()
        try:
            with self._engine.begin() as connection:
                connection.exec_driver_sql(SEND, ([f"{self._me} {STOP}"],))
        except (SQLAlchemyError, StorageError):
            pass  # then there is no line that would have to be woken
        self._thread.join()

    def _listen(self) -> None:
        broken = False
        while not self._stopped.is_set():
            try:
                with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    postgres.lock(connection, "try_advisory_lock_shared", postgres.IN_USE)
                    schema = connection.exec_driver_sql("SELECT current_schema()").scalar()
                    connection.exec_driver_sql(f'LISTEN "osada_{schema}"')
                    self._anew()
                    broken = False
                    self._follow(connection.connection.driver_connection)
            except Exception as error:  # whatever it is, nothing is heard until there is another line
                if not self._stopped.is_set() and not broken:
                    note("the line to the database is broken", why=f"{self._name}: {reason(error)}")
                broken = True
                self._stopped.wait(PAUSE)

    def _follow(self, line: Any) -> None:
        while not self._stopped.is_set():
            heard = [notice.payload for notice in line.notifies(timeout=SILENCE, stop_after=1)]
            if not heard:
                line.execute("SELECT 1")
                continue
            heard += [notice.payload for notice in line.notifies(timeout=0)]
            words = [tuple(said.split()) for said in heard]
            others = [said[1:] for said in words if said and said[0] != self._me]
            if others:
                self._heard(others)
