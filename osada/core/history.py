"""The actions of a table that stand, and what each seat was told by them.

A viewer is a place in `Played.events`: the number of a seat, and after the seats the spectators.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic

from osada.core.commands import Entry
from osada.core.game import S, Score, Seen, Turn

ALL_EYES = -1000
"""The viewer who sees what any seat does, for a game that is over: no number that a seat could have by mistake."""


@dataclass
class Played(Generic[S]):
    """An action that stands: what it was, what it brought, and how to take it back."""

    entry: Entry
    before: S | None
    """None where it cannot be taken back."""
    settled_before: S | None
    settled_plays: int
    """How many actions had led to that."""
    events: list[list[Seen]]
    """For every seat, then for a spectator."""
    totals: tuple[int, ...]
    """Everybody's points after it, for the curve of a finished game."""
    gains: list[dict[str, int] | None] | None
    """If a turn ended with it: what the turn brought its seat, as everybody may know it."""


def totals_of_turns(line: Sequence[Played[Any]]) -> list[tuple[int, ...]]:
    """Everybody's points at the end of every turn."""
    following = [*line[1:], None][: len(line)]
    return [
        played.totals
        for played, after in zip(line, following, strict=True)
        if after is None or after.entry.seat != played.entry.seat
    ]


def turns_since(line: Sequence[Played[Any]], seat: int) -> list[Turn]:
    """The turns of the others since a seat's last one, as it saw them, the oldest first; their places are still to be
    found."""
    turns: list[Turn] = []
    for played in reversed(line):
        own = played.entry.seat == seat
        if own and played.gains is not None:
            break
        if own:  # the turn that goes on
            continue
        if not turns or played.gains is not None:
            gains = played.gains[seat] if played.gains is not None else None
            turns.insert(0, Turn(seat=played.entry.seat, number=played.entry.number, events=[], places=[], gains=gains))
        turns[0]["events"][:0] = played.events[seat]
    return turns


def all_turns(line: Sequence[Played[Any]], viewer: int) -> list[Turn]:
    """All turns in their order, as a viewer saw them, the last one perhaps not at its end; their places are still to be
    found."""
    turns: list[Turn] = []
    begun = False
    for played in line:
        if not begun:
            turns.append(Turn(seat=played.entry.seat, number=0, events=[], places=[], gains=None))
        turns[-1]["number"] = played.entry.number
        turns[-1]["events"] += seen_by(played, viewer)
        begun = played.gains is None
        if played.gains is not None and viewer != ALL_EYES:
            turns[-1]["gains"] = played.gains[viewer]
    return turns


def seen_by(played: Played[Any], viewer: int) -> list[Seen]:
    """What an action told a viewer."""
    if viewer != ALL_EYES:
        return played.events[viewer]
    return [_most_told(versions) for versions in zip(*played.events, strict=True)]


def _most_told(versions: Sequence[Seen]) -> Seen:
    """Of one event as everybody saw it, what says most."""
    return max(versions, key=len)


def recent_events(line: Sequence[Played[Any]], viewer: int, deciding: int | None) -> list[Seen]:
    """What happened in the turn that goes on and in the one before it."""
    found: list[Seen] = []
    turns: list[int] = []
    for played in reversed(line):
        if not turns or turns[-1] != played.entry.seat:
            turns.append(played.entry.seat)
        if len(turns) > 2 or (len(turns) == 2 and turns[0] != deciding):
            break
        found = seen_by(played, viewer) + found
    return found


def numbered_events(line: Sequence[Played[Any]], viewer: int, after: int) -> list[tuple[int, Seen]]:
    """What happened after entry number ``after``, each event with the number of its entry."""
    later = (played for played in line if played.entry.number > after)
    return [(played.entry.number, seen) for played in later for seen in seen_by(played, viewer)]


def told_apart(line: Sequence[Played[Any]]) -> set[int]:
    """The entries that not everybody saw alike."""
    return {played.entry.number for played in line if any(seen != played.events[0] for seen in played.events[1:])}


def difference(then: Score | None, now: Score | None) -> dict[str, int] | None:
    """The lines of a score sheet that have changed, and by how much; None if one of them is not known."""
    if then is None or now is None:
        return None
    return {line: points - then.get(line, 0) for line, points in now.items() if points != then.get(line, 0)}
