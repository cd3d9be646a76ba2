"""The draw pile: the backs lie in an order that everybody sees, the faces are a pool for each back (BB-1, BB-23)."""

from __future__ import annotations

from bisect import bisect_left, insort

from osada.core.game import Event
from osada.games.beer_bread.cards import BACKS, EACH
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
        card = self.dealer.pick_one("card", pool)
        del pool[bisect_left(pool, card)]
        self.drawn[-1] |= 1 << card
        self.reveals += 1
        self.backs >>= 1
        return card

    def _draw(self, seat: int, number: int) -> None:
        """Draw as many cards, or as many as there are."""
        found: list[int] = []
        for _ in range(number):
            if self.backs == NO_PILE and not self.discards:
                break
            card = self._top_card()
            found.append(card)
            insort(self.hands[seat], card)
            self.seen[seat] |= 1 << card
            if self.backs == NO_PILE and self.discards:
                self._tell_draw(seat, found)
                found = []
                self._shuffle()
        self._tell_draw(seat, found)

    def _tell_draw(self, seat: int, cards: list[int]) -> None:
        """All see the backs, the drawer alone the faces."""
        if self.happened is not None and cards:
            beers = sum(card < EACH for card in cards)
            facts = {"beer": beers, "bread": len(cards) - beers}
            self.happened.append(Event("draw", seat, facts, self._named(cards), (seat,)))

    def _shuffle(self) -> None:
        """The discards become the draw pile; the order of its backs shows, so it is dealt now."""
        pile = self.discards
        self.discards = 0
        self.seen = [known & ~pile for known in self.seen]
        self.turned = [turned & ~pile for turned in self.turned]
        self.drawn = [*(cards & ~pile for cards in self.drawn), 0]
        self.pools = [[card for card in backs if pile >> card & 1] for backs in BACKS]
        order = self.dealer.shuffle("back", (len(self.pools[0]), len(self.pools[1])))
        self.reveals += len(order)
        backs = NO_PILE
        for back in reversed(order):
            backs = backs << 1 | back
        self.backs = backs
        if self.happened is not None:
            self._tell("shuffle", None)
