"""The draw pile: the backs lie in an order that everybody sees, the faces are a pool for each back (BB-1, BB-23)."""

from __future__ import annotations

from bisect import insort

from osada.core.game import Event
from osada.games.beer_bread.cards import BEERS, CARDS, EACH, listed
from osada.games.beer_bread.position import Position
from osada.games.beer_bread.steps import NO_PILE


class Pile(Position):
    """A position with what is done to its draw pile."""

    __slots__ = ()

    def _top_card(self) -> int:
        """Draw the top card: its back was known, its face is any of those in the pile with this back."""
        if self.backs == NO_PILE:
            self._shuffle()
        pool = self.pools[self.backs & 1]
        self.backs >>= 1
        card = self.dealer.pick_one("card", pool)
        self.reveals += 1
        pool.remove(card)
        return card

    def _into_hand(self, seat: int, card: int) -> None:
        insort(self.hands[seat], card)
        self.seen[seat] |= 1 << card
        self.drawn[-1] |= 1 << card

    def _draw(self, seat: int, number: int) -> None:
        """Draw as many cards, or as many as there are."""
        found: list[int] = []
        while len(found) < number and (self.backs != NO_PILE or self.discards):
            found.append(self._top_card())
            self._into_hand(seat, found[-1])
            self._shuffle_if_empty()
        if self.happened is not None and found:
            beers = sum(card < EACH for card in found)
            facts = {"beer": beers, "bread": len(found) - beers}
            secret = {"cards": [CARDS[card] for card in found]}
            self.happened.append(Event("draw", seat, facts, secret, (seat,)))

    def _shuffle_if_empty(self) -> None:
        if self.backs == NO_PILE and self.discards:
            self._shuffle()

    def _shuffle(self) -> None:
        """The discards become the draw pile; the order of its backs shows, so it is dealt now."""
        pile = self.discards
        self.discards = 0
        self.seen = [known & ~pile for known in self.seen]
        self.drawn = [*(cards & ~pile for cards in self.drawn), 0]
        self.pools = [listed(pile & BEERS), listed(pile & ~BEERS)]
        left = [len(self.pools[0]), len(self.pools[1])]
        backs = at = 0
        while left[0] and left[1]:
            back = self.dealer.pick("back", left)
            left[back] -= 1
            backs |= back << at
            at += 1
        self.reveals += at
        if left[1]:
            backs |= (1 << left[1]) - 1 << at
        self.backs = backs | NO_PILE << at + left[0] + left[1]
        if self.happened is not None:
            self._tell("shuffle", None)
