"""The pace that a table has agreed on: how long a move may take, and what happens when somebody is late.

A move is all that a seat decides in one turn. Its time begins when the others have done theirs and everybody sits at
the table. Who is late is reminded, and has a while more; then a bot plays. No clock is read here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import reduce
from typing import Any

from osada.core.text import Text

HOUR = 3600
DAY = 24 * HOUR
PACES = {"day": DAY, "three-days": 3 * DAY, "week": 7 * DAY}
"""How many seconds a move may take, by the names of paces."""
TURN, SEAT = "turn", "seat"
REMINDER = "late"
"""The kind of the notice that somebody is late."""
LATE = (TURN, SEAT)
"""What a bot plays when somebody is late: this turn, or the seat until its person comes back."""
GRACE = DAY // 2
"""Seconds that somebody still has after they were reminded: a night."""
YEAR = 365 * DAY

Pauses = Sequence[tuple[int, int]]
"""From when until when somebody's clocks stand still, in seconds since 1970, in their order."""


class Stage(IntEnum):
    """How far a move is."""

    MOVE = 0
    LATE = 1
    """Its person was reminded."""
    BOT = 2
    """A bot is to play: at a table with a pace none rests."""


@dataclass(frozen=True)
class Pace:
    """What a table has agreed on."""

    name: str
    late: str = TURN

    @property
    def within(self) -> int:
        """Seconds that a move may take."""
        return PACES[self.name]

    def told(self, text: Text) -> str:
        """It in words."""
        return text("page-agreed-pace", pace=text(f"page-within-{self.name}"), late=text(f"page-late-{self.late}"))


@dataclass(frozen=True)
class Deadline:
    """What is waited for at a table, and until when; times are seconds since 1970."""

    seat: int
    stage: Stage
    since: int
    due: int
    paused: int = 0
    """Until when the clock of the seat stands still; 0 if it was not stopped since then."""

    def told(self, now: int, text: Text) -> str:
        """The time that is left, in words; nothing while a bot plays."""
        if self.stage == Stage.BOT:
            return ""
        if self.paused > now:
            return text("page-clock-paused", time=_span(self.paused - now, text))
        return text("page-clock-late" if self.stage == Stage.LATE else "page-clock", time=_span(self.due - now, text))


def pace_of(header: Mapping[str, Any]) -> Pace | None:
    """What a table has agreed on, if it has, and says so well."""
    found = header.get("pace")
    if isinstance(found, dict) and found.get("name") in PACES and found.get("late") in LATE:
        return Pace(found["name"], found["late"])
    return None


def end_of(since: int, seconds: int, pauses: Pauses) -> int:
    """When so many seconds are over, with the pauses left out."""
    end = since + seconds
    for begun, until in pauses:
        if begun < end and until > since:
            end += until - max(begun, since)
    return end


def merged(pauses: Pauses) -> Pauses:
    """Pauses without any that overlap."""
    found: list[tuple[int, int]] = []
    for begun, until in sorted(pauses):
        if found and begun <= found[-1][1]:
            found[-1] = found[-1][0], max(until, found[-1][1])
        else:
            found.append((begun, until))
    return found


def together(pauses: Iterable[Pauses]) -> Pauses:
    """When all of some people pause: one of them could play else."""
    return reduce(_both, pauses, None) or ()


def _both(one: Pauses | None, other: Pauses) -> Pauses:
    if one is None:
        return other
    cut = ((max(a, c), min(b, d)) for a, b in one for c, d in other)
    return sorted((begun, until) for begun, until in cut if begun < until)


def days_left(pauses: Pauses, now: int, days: int) -> int:
    """For how many whole days somebody may pause, who may for so many ``days`` a year: a pause takes a day at least."""
    spent = sum(max(min(until, now) - begun, DAY) for begun, until in pauses if until > now - YEAR and begun <= now)
    return max(0, (days * DAY - spent) // DAY)


def _span(seconds: int, text: Text) -> str:
    """A time, in the largest unit of which there are two."""
    for name, unit in (("days", DAY), ("hours", HOUR)):
        if seconds >= 2 * unit:
            return text(f"page-time-{name}", count=(seconds + unit // 2) // unit)
    return text("page-time-minutes", count=max(1, seconds // 60))
