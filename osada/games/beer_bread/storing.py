"""Collecting tokens and storing them; what to keep where there is too little room (BB-34, BB-60, BB-66, BB-69)."""

from __future__ import annotations

from abc import abstractmethod

from osada.games.beer_bread.goods import BITS, FIELD, GUARD, ONE, SHIFT, beyond, lesser, named
from osada.games.beer_bread.pile import Pile
from osada.games.beer_bread.steps import CLEANING, ENDING, HARVESTING, KEEPING, TAKING


class Storing(Pile):
    """A position with what is done to its storages."""

    __slots__ = ()

    def available(self, seat: int, wanted: int) -> tuple[int, int]:
        """Of what is to be collected: the part from fields and river, and the part from the bank (BB-66)."""
        found = lesser(wanted, self.fields)
        supply = self.benefits[seat].supply
        return found, lesser(wanted - found & supply, self.bank) if supply else 0

    def _collect(self, seat: int, wanted: int) -> int:
        """BB-60: take what is there; it lies in the storage, perhaps for a moment more than fits."""
        if ((self.fields | GUARD) - wanted) & GUARD == GUARD:
            self.fields -= wanted
            self.storage[seat] += wanted
            return wanted
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
        benefits, tokens = self.benefits[seat], self.storage[seat]
        if benefits.places:
            tokens = beyond(tokens, benefits.places)
        return tokens % FIELD > benefits.any_places

    def _store(self, seat: int) -> None:
        """What was gathered in a turn is stored; then the turn can end."""
        self.step = ENDING
        if self.overfull(seat):
            self._begin_keeping(seat)

    def _begin_keeping(self, seat: int) -> None:
        self.seat = seat
        self._ask_what_to_keep(0)

    def _ask_what_to_keep(self, which: int) -> None:
        """Ask resource by resource from here on, and only where there is a choice (BB-34a).

        So many tokens go in all that every place is taken. What has a place of its own stays, so the choice is
        which of the others get the places for any resource.
        """
        seat = self.seat
        assert seat is not None
        benefits, storage = self.benefits[seat], self.storage[seat]
        excess = beyond(storage, benefits.places) if benefits.places else storage
        surplus = excess % FIELD - benefits.any_places
        excess >>= BITS * which
        while surplus:
            here = excess & FIELD
            excess >>= BITS
            if here:
                most = here if here < surplus else surplus
                least = surplus - excess % FIELD
                if least < most:
                    there = storage >> SHIFT[which] & FIELD
                    self.which = which
                    self.least = there - most
                    self.most = there - least if least > 0 else there
                    self.step = KEEPING
                    return
                self.storage[seat] -= most * ONE[which]
                self.offered += most * ONE[which]
                surplus -= most
            which += 1
        self.which = self.least = self.most = 0
        if self.happened is not None:
            self._tell("overflow", seat, goods=named(self.offered))
        if self.doing in (HARVESTING, CLEANING):
            self.step = ENDING
        else:
            self._offer()

    def _keep(self, number: int) -> None:
        seat, which = self.seat, self.which
        assert seat is not None
        shift = SHIFT[which]
        goods = (self.storage[seat] >> shift & FIELD) - number << shift
        self.storage[seat] -= goods
        self.offered += goods
        self._ask_what_to_keep(which + 1)

    def _offer(self) -> None:
        """What was not kept is offered to the other player."""
        assert self.seat is not None
        self.seat = 1 - self.seat
        self._ask_what_to_take()

    def _ask_what_to_take(self) -> None:
        """Ask resource by resource, where something is offered and finds a place."""
        seat = self.seat
        assert seat is not None
        benefits, storage = self.benefits[seat], self.storage[seat]
        anywhere = benefits.any_places - self.excess(seat) % FIELD
        if anywhere or benefits.places:
            offered = self.offered >> BITS * self.which
            while offered:
                if offered & FIELD:
                    shift = SHIFT[self.which]
                    own_places = max(0, (benefits.places >> shift & FIELD) - (storage >> shift & FIELD))
                    if anywhere + own_places:
                        self.most = min(offered & FIELD, anywhere + own_places)
                        self.step = TAKING
                        return
                offered >>= BITS
                self.which += 1
        self.which = self.most = 0
        if self.offered:
            self.bank += self.offered
            if self.happened is not None:
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
