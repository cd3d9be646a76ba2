"""Who is at a table: bots think for them, and rest when nobody is there. And who has ever played."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from osada.server.queue import Asker

LINGER = 120.0
"""Seconds that somebody counts as here who has closed a page or has only asked: for the bots of a whole round."""
REMEMBERED = 100_000


class Regulars:
    """The persons who have finished an action at some time."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._persons: OrderedDict[str, None] = OrderedDict()

    def __contains__(self, person: str) -> bool:
        return person in self._persons

    def add(self, person: str) -> None:
        """Somebody has finished an action; of too many, those are forgotten who have not for longest."""
        self._persons[person] = None
        self._persons.move_to_end(person)
        while len(self._persons) > self._most:
            self._persons.popitem(last=False)


@dataclass
class _Guest:
    asker: Asker
    pages: int = 0
    until: float = 0.0


class Presence:
    """The persons at one table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._guests: dict[str, _Guest] = {}
        """Whoever came first is first."""

    def visit(self, asker: Asker) -> None:
        """Somebody has asked for something: they are here for a while."""
        self._guest(asker).until = self._clock() + LINGER

    def arrive(self, asker: Asker) -> None:
        """A page of somebody listens: they are here as long as it does."""
        self._guest(asker).pages += 1

    def depart(self, asker: Asker) -> None:
        """A page of somebody listens no more; they may come back, and are here for a while."""
        guest = self._guest(asker)
        guest.pages = max(0, guest.pages - 1)
        guest.until = self._clock() + LINGER

    def asker(self, regulars: Regulars) -> Asker | None:
        """For whom the bots of the table think: who has been here longest, of those who have ever played if there is
        one. None if nobody is here."""
        self._forget()
        askers = [guest.asker for guest in self._guests.values()]
        return min(askers, key=lambda asker: asker.person not in regulars, default=None)

    def _guest(self, asker: Asker) -> _Guest:
        self._forget()
        guest = self._guests.setdefault(asker.person, _Guest(asker))
        guest.asker = asker
        return guest

    def _forget(self) -> None:
        now = self._clock()
        gone = [person for person, guest in self._guests.items() if not guest.pages and guest.until <= now]
        for person in gone:
            del self._guests[person]
