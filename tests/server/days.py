"""For tests in which days go by: a clock of their own, halls of one database, and people who play their turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from osada.core.commands import Play
from osada.server.database import Database
from osada.server.hall import Hall
from osada.server.live import LiveTable
from osada.server.offer import Offer

NOW = 1_800_000_000


class Clock:
    """It stands still until somebody moves it."""

    now = float(NOW)

    def __call__(self) -> float:
        return self.now


@contextmanager
def halls_of(place: Database, clock: Clock, offer: Offer) -> Iterator[Callable[[], Hall]]:
    """Halls of one database, as several processes have them, or one after the other; on SQLite there is one at a
    time."""
    opened: list[Hall] = []

    def another() -> Hall:
        hall = Hall(place, bots=1, offer=offer)
        hall.notices.clock = hall.deadlines.clock = clock
        opened.append(hall)
        return hall

    yield another
    for hall in opened:
        hall.close()


async def play_turn(live: LiveTable) -> None:
    """Whoever decides plays to the end of the turn."""
    seat = live.waited_for
    assert seat is not None
    while live.waited_for == seat:
        await live.apply(live.number, Play(seat, (live.table.state.actions()[0],)))
