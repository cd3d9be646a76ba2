"""What holds after every action: 84 tokens and 60 cards, each in one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from osada.core.bits import listed
from osada.games.beer_bread.benefits import added_up
from osada.games.beer_bread.cards import CARDS, EACH
from osada.games.beer_bread.goods import RESOURCES, amount
from osada.games.beer_bread.pieces import EXCHANGE, HAND, TOKENS
from osada.games.beer_bread.position import KEEPING, PUBLIC, Position


def broken(position: Position) -> Iterator[str]:
    """What does not add up: tokens, cards, the draw pile, the villages, and who has seen which card."""
    yield from _tokens(position)
    yield from _cards(position)
    yield from _pile(position)
    yield from _villages(position)
    yield from _knowledge(position)


def _tokens(position: Position) -> Iterator[str]:
    piles = (position.fields, position.bank, position.offered, *position.storage)
    for resource, name in enumerate(RESOURCES):
        if sum(amount(pile, resource) for pile in piles) != TOKENS[name]:
            yield f"{TOKENS[name]} {name}: on the fields, in the bank, in the storages and on offer (BB-2)"
    for seat in (0, 1):
        places = position.benefits[seat]
        loose = sum(
            max(0, amount(position.storage[seat], resource) - amount(places.places, resource)) for resource in range(5)
        )
        if loose > places.any_places and not (position.step is KEEPING and position.seat == seat):
            yield "no more tokens than places, unless it is being chosen what to keep (BB-34)"


def _cards(position: Position) -> Iterator[str]:
    found: Counter[int] = Counter()
    for seat in (0, 1):
        found.update(position.hands[seat])
        found.update(position.rows[seat])
        for cards in (position.waiting[seat], position.sold[seat], position.built[seat]):
            found.update(listed(cards))
    found.update(position.exchange)
    found.update(listed(position.discards))
    for pool in position.pools:
        found.update(pool)
    if position.swapped >= 0:
        found[position.lifted] += 1
    if found != Counter(range(len(CARDS))):
        wrong = sorted(CARDS[card] for card in range(len(CARDS)) if found[card] != 1)
        yield f"60 cards, each in one place (BB-1): {', '.join(wrong)}"
    in_hand = position.lifted >= 0 and position.swapped < 0
    if in_hand and (position.seat is None or position.lifted not in position.hands[position.seat]):
        yield "a card is lifted from the own hand"
    if any(len(hand) > HAND for hand in position.hands) or len(position.exchange) > EXCHANGE:
        yield "5 cards in a hand, 3 exchange cards (BB-20, BB-21)"
    if any(hand != sorted(hand) for hand in (*position.hands, *position.pools)):
        yield "hands and pools are in order"


def _pile(position: Position) -> Iterator[str]:
    breads = position.backs.bit_count() - 1
    cards = position.backs.bit_length() - 1
    if [len(pool) for pool in position.pools] != [cards - breads, breads]:
        yield "the draw pile has a face for every back (BB-1)"
    if any(card >= EACH for card in position.pools[0]) or any(card < EACH for card in position.pools[1]):
        yield "faces lie under their own back (BB-1)"


def _villages(position: Position) -> Iterator[str]:
    for seat in (0, 1):
        own = position.benefits[seat]
        beers = sum(card < EACH for card in listed(position.waiting[seat]))
        if beers > own.brewery or position.waiting[seat].bit_count() - beers > own.bakery:
            yield "brewery and bakery hold one card each, and one more for each building (BB-35)"
        if own != added_up(position.cards.building[card] for card in listed(position.built[seat])):
            yield "benefits are those of the buildings (BB-60)"


def _knowledge(position: Position) -> Iterator[str]:
    for seat, hand in enumerate(position.hands):
        for card in hand:
            if not position.seen[seat] >> card & 1:
                yield "everybody knows his own hand (BB-37)"
            if position.seen[PUBLIC] >> card & 1 and not position.seen[1 - seat] >> card & 1:
                yield "what all know, both know"
            times_drawn = sum(drawn >> card & 1 for drawn in position.drawn)
            if times_drawn != (not position.seen[PUBLIC] >> card & 1):
                yield "a hand card was drawn once, or taken back from the harvest row"
