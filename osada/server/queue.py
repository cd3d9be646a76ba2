"""Who comes to think next: a queue with turns, and nothing else. It knows no clock, no process and no network.

A turn is an address's, and within an address a person's. In a round everybody who waits has one turn, however much they
have asked for; in a round a hint that somebody waits for goes before a bot, and a bot before a coach. All persons who
have never finished an action have one turn together, for whoever wants can be many of them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from enum import IntEnum
from itertools import count
from typing import Generic, NamedTuple, TypeVar

Thing = TypeVar("Thing", bound=Hashable)
Path = tuple[str | None, ...]
NEWCOMERS = None
"""What stands for an address where all newcomers have their turn."""


class Kind(IntEnum):
    """What is thought about; of those whose turn it is, the first goes first."""

    HINT = 0
    BOT = 1
    COACH = 2


class Asker(NamedTuple):
    """Whom a thought is for."""

    address: str = ""
    """The network that they ask from."""
    person: str = ""


class Ticket(NamedTuple):
    """What a thing that waits is let in by."""

    kind: Kind = Kind.BOT
    asker: Asker = Asker()
    regular: bool = False
    """Whether the asker has finished an action at some time."""
    quick: bool = False
    """Whether the thought takes less than half a second."""

    @property
    def path(self) -> Path:
        """Whose turn it takes, from the whole to the person."""
        return self.asker if self.regular else (NEWCOMERS, *self.asker)


class _Offer(NamedTuple):
    """What would come next; of two that have the same turn the smaller one does."""

    kind: Kind
    number: int


class _Person(Generic[Thing]):
    """What one person has asked for: kind by kind, in the order in which it came."""

    def __init__(self) -> None:
        self.waiting: dict[Kind, OrderedDict[int, Thing]] = {kind: OrderedDict() for kind in Kind}

    def __bool__(self) -> bool:
        return any(self.waiting.values())

    def put(self, path: Path, offer: _Offer, thing: Thing) -> None:
        self.waiting[offer.kind][offer.number] = thing

    def offer(self, last: Kind) -> _Offer | None:
        for kind, things in self.waiting.items():
            if things and kind <= last:
                return _Offer(kind, next(iter(things)))
        return None

    def take(self, last: Kind) -> Thing | None:
        offer = self.offer(last)
        return self.waiting[offer.kind].pop(offer.number) if offer else None

    def drop(self, path: Path, offer: _Offer) -> None:
        del self.waiting[offer.kind][offer.number]


class _Round(Generic[Thing]):
    """Some who wait, each of whom has one turn in a round: addresses, or the persons of an address."""

    def __init__(self) -> None:
        self.members: dict[str | None, _Round[Thing] | _Person[Thing]] = {}
        """Those who wait for something, and those who have had their turn in this round."""
        self.now = 0
        """The round of whoever came last."""
        self.had: dict[str | None, int] = {}
        """The round in which somebody had their last turn, unless that was before this one."""

    def __bool__(self) -> bool:
        return any(self.members.values())

    def put(self, path: Path, offer: _Offer, thing: Thing) -> None:
        first, *rest = path
        if first not in self.members:
            self.members[first] = _Round() if rest else _Person()
        self.members[first].put(tuple(rest), offer, thing)

    def offer(self, last: Kind) -> _Offer | None:
        found = self._next(last)
        return found and found[1]

    def _next(self, last: Kind) -> tuple[int, _Offer, str | None] | None:
        """Who is next: in which round, with what."""
        offers = ((name, member.offer(last)) for name, member in self.members.items())
        return min(
            ((max(self.now, self.had.get(name, -1) + 1), offer, name) for name, offer in offers if offer),
            default=None,
            key=lambda turn: turn[:2],
        )

    def take(self, last: Kind) -> Thing | None:
        found = self._next(last)
        if found is None:
            return None
        turn, _, name = found
        if turn > self.now:
            self.now = turn
            self.had = {one: then for one, then in self.had.items() if then >= turn}
            self.members = {one: member for one, member in self.members.items() if member or one in self.had}
        self.had[name] = turn
        return self.members[name].take(last)

    def drop(self, path: Path, offer: _Offer) -> None:
        first, *rest = path
        self.members[first].drop(tuple(rest), offer)
        if not self.members[first] and first not in self.had:
            del self.members[first]


class Turns(Generic[Thing]):
    """Things that wait, and whose turn it is."""

    def __init__(self) -> None:
        self._round: _Round[Thing] = _Round()
        self._places: dict[Thing, tuple[Path, _Offer]] = {}
        self._numbers = count()

    def __len__(self) -> int:
        return len(self._places)

    def put(self, thing: Thing, ticket: Ticket) -> None:
        """Something more waits."""
        place = ticket.path, _Offer(ticket.kind, next(self._numbers))
        self._places[thing] = place
        self._round.put(*place, thing)

    def take(self, last: Kind = Kind.COACH) -> Thing | None:
        """What comes next, of all kinds up to the ``last``; None if none of them waits."""
        thing = self._round.take(last)
        if thing is not None:
            del self._places[thing]
        return thing

    def drop(self, thing: Thing) -> bool:
        """Something waits no more; False if it did not. It has cost its asker no turn."""
        place = self._places.pop(thing, None)
        if place is not None:
            self._round.drop(*place)
        return place is not None


class Queue(Generic[Thing]):
    """What waits for three kinds of workers: those that take anything, those that are kept for what is quick, and one
    that only coaches."""

    def __init__(self) -> None:
        self._quick: Turns[Thing] = Turns()
        self._long: Turns[Thing] = Turns()
        self._coaches: Turns[Thing] = Turns()

    def __len__(self) -> int:
        return len(self._quick) + len(self._long) + len(self._coaches)

    def put(self, thing: Thing, ticket: Ticket) -> None:
        """Something more waits."""
        turns = self._quick if ticket.quick else self._coaches if ticket.kind is Kind.COACH else self._long
        turns.put(thing, ticket)

    def quick(self) -> Thing | None:
        """What a worker takes next that is kept for what is quick."""
        return self._quick.take()

    def any(self, last: Kind = Kind.COACH) -> Thing | None:
        """What any other worker takes next, of all kinds up to the ``last``: what is long first, for nobody else takes
        it, and what a coach thinks about only if nothing else waits."""
        turns = [self._long, self._quick] + ([self._coaches] if last is Kind.COACH else [])
        return next((thing for one in turns if (thing := one.take()) is not None), None)

    def coach(self) -> Thing | None:
        """What the worker takes next that only coaches."""
        return self._coaches.take()

    def drop(self, thing: Thing) -> bool:
        """Something waits no more; False if it did not."""
        return self._quick.drop(thing) or self._long.drop(thing) or self._coaches.drop(thing)
