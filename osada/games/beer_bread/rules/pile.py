"""The draw pile: the backs lie in an order that everybody sees, the faces are a pool for each back (BB-1, BB-23)."""

from __future__ import annotations

from bisect import bisect_left, insort

from osada.games.beer_bread.cards import BACKS, EACH
from osada.games.beer_bread.position import NO_PILE, Position


def top_card(position: Position) -> int:
    """Draw the top card: its back was known, its face is any of those in the pile with this back."""
    if position.backs == NO_PILE:
        shuffle(position)
    pool = position.pools[position.backs & 1]
    card = position.dealer.pick_one("card", pool)
    del pool[bisect_left(pool, card)]
    position.drawn[-1] |= 1 << card
    position.reveals += 1
    position.backs >>= 1
    return card


def draw(position: Position, seat: int, number: int) -> None:
    """A seat draws ``number`` cards, or all that are left if there are fewer."""
    found: list[int] = []
    for _ in range(number):
        if position.backs == NO_PILE and not position.discards:
            break
        card = top_card(position)
        found.append(card)
        insort(position.hands[seat], card)
        position.seen[seat] |= 1 << card
        if position.backs == NO_PILE and position.discards:
            _tell_draw(position, seat, found)
            found = []
            shuffle(position)
    _tell_draw(position, seat, found)


def _tell_draw(position: Position, seat: int, cards: list[int]) -> None:
    """Everybody sees the backs of drawn cards; only the player who draws sees the faces."""
    if position.happened is not None and cards:
        beers = sum(card < EACH for card in cards)
        position.tell("draw", seat, position.cards.named(cards), (seat,), beer=beers, bread=len(cards) - beers)


def shuffle(position: Position) -> None:
    """The discards become the draw pile; the order of its backs shows, so it is dealt now."""
    pile = position.discards
    position.discards = 0
    position.seen = [known & ~pile for known in position.seen]
    position.turned = [turned & ~pile for turned in position.turned]
    position.drawn = [*(cards & ~pile for cards in position.drawn), 0]
    position.pools = [[card for card in backs if pile >> card & 1] for backs in BACKS]
    order = position.dealer.shuffle("back", (len(position.pools[0]), len(position.pools[1])))
    position.reveals += len(order)
    backs = NO_PILE
    for back in reversed(order):
        backs = backs << 1 | back
    position.backs = backs
    position.tell("shuffle", None)
