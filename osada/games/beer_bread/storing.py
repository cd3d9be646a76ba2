"""Collecting tokens and storing them; what to keep where there is too little room (BB-34, BB-60, BB-66, BB-69)."""

from __future__ import annotations

from abc import abstractmethod

from osada.games.beer_bread.goods import FIELD, GUARD, ONE, RESOURCES, SHIFT, beyond, lesser, named
from osada.games.beer_bread.pile import Pile
from osada.games.beer_bread.steps import CLEANING, ENDING, HARVESTING, KEEPING, TAKING


class Storing(Pile):
    """A position with what is done to its storages."""

    __slots__ = ()

    def available(self, seat: int, wanted: int) -> tuple[int, int]:
        """Of what is to be collected: the part from fields and river, and the part from the bank (BB-66)."""
        if ((self.fields | GUARD) - wanted) & GUARD == GUARD:
            return wanted, 0
        found = lesser(wanted, self.fields)
        supply = self.benefits[seat].supply
        return found, lesser(wanted - found & supply, self.bank) if supply else 0

    def _collect(self, seat: int, wanted: int) -> int:
        """BB-60: take what is there; it lies in the storage, perhaps for a moment more than fits."""
        found, more = self.available(seat, wanted)
        self.fields -= found
        self.bank -= more
        self.storage[seat] += found + more
        return found + more

    # Too little room (BB-34, BB-69)

    def excess(self, seat: int) -> int:
        """The tokens that have no place of their own: they take up places for any resource."""
        benefits = self.benefits[seat]
        return beyond(self.storage[seat], benefits.places) if benefits.places else self.storage[seat]

    def overfull(self, seat: int) -> bool:
        return self.excess(seat) % FIELD > self.benefits[seat].any_places

    def _store(self, seat: int) -> None:
        """What was gathered in a turn is stored; then the turn can end."""
        if self.overfull(seat):
            self._begin_keeping(seat)
        else:
            self.step = ENDING

    def _begin_keeping(self, seat: int) -> None:
        self.seat = seat
        self.which = 0
        self._ask_what_to_keep()

    def given(self) -> tuple[int, int]:
        """How many of the resource asked about have to go at least and at most (BB-34a).

        So many go in all that every place is taken. What has a place of its own stays, so the choice is which
        of the others get the places for any resource.
        """
        assert self.seat is not None
        excess = self.excess(self.seat)
        surplus = excess % FIELD - self.benefits[self.seat].any_places
        here = excess >> SHIFT[self.which] & FIELD
        later = (excess >> SHIFT[self.which] >> 7) % FIELD
        return max(0, surplus - later), min(here, surplus)

    def keepable(self) -> tuple[int, int]:
        """How many of the resource asked about may be kept."""
        assert self.seat is not None
        least, most = self.given()
        there = self.storage[self.seat] >> SHIFT[self.which] & FIELD
        return there - most, there - least

    def _ask_what_to_keep(self) -> None:
        """Ask resource by resource, and only where there is a choice."""
        while self.which < len(RESOURCES):
            least, most = self.given()
            if least < most:
                self.step = KEEPING
                return
            self._give_away(most)
        self._kept()

    def _keep(self, number: int) -> None:
        assert self.seat is not None
        self._give_away((self.storage[self.seat] >> SHIFT[self.which] & FIELD) - number)
        self._ask_what_to_keep()

    def _give_away(self, number: int) -> None:
        assert self.seat is not None
        goods = number * ONE[self.which]
        self.storage[self.seat] -= goods
        self.offered += goods
        self.which += 1

    def _kept(self) -> None:
        if self.happened is not None:
            self._tell("overflow", self.seat, goods=named(self.offered))
        self.which = 0
        if self.doing in (HARVESTING, CLEANING):
            self.step = ENDING
        else:
            self._offer()

    def _offer(self) -> None:
        """What was not kept is offered to the other player."""
        assert self.seat is not None
        self.seat = 1 - self.seat
        self._ask_what_to_take()

    def takeable(self) -> int:
        """How many of the resource asked about are offered and find a place."""
        assert self.seat is not None
        benefits, storage, shift = self.benefits[self.seat], self.storage[self.seat], SHIFT[self.which]
        own_places = max(0, (benefits.places >> shift & FIELD) - (storage >> shift & FIELD))
        places = benefits.any_places - self.excess(self.seat) % FIELD
        return min(self.offered >> shift & FIELD, own_places + places)

    def _ask_what_to_take(self) -> None:
        while self.which < len(RESOURCES):
            if self.takeable():
                self.step = TAKING
                return
            self.which += 1
        self.which = 0
        self.bank += self.offered
        if self.happened is not None and self.offered:
            self._tell("lost", None, goods=named(self.offered))
        self.offered = 0
        self._go_on()

    def _take(self, number: int) -> None:
        assert self.seat is not None
        goods = number * ONE[self.which]
        self.storage[self.seat] += goods
        self.offered -= goods
        if self.happened is not None and goods:
            self._tell("take", self.seat, goods=named(goods))
        self.which += 1
        self._ask_what_to_take()

    @abstractmethod
    def _go_on(self) -> None:
        """What comes after tokens have been stored, offered and taken."""
