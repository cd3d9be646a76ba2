"""What holds after every action: 84 tokens and 60 cards, each in one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from osada.games.beer_bread.benefits import NO_BUILDINGS
from osada.games.beer_bread.cards import CARDS, EACH, listed
from osada.games.beer_bread.goods import RESOURCES, amount
from osada.games.beer_bread.setup import EXCHANGE, HAND, TOKENS
from osada.games.beer_bread.steps import KEEPING, PUBLIC

if TYPE_CHECKING:
    from osada.games.beer_bread.rules import BeerBreadState


def broken(state: BeerBreadState) -> Iterator[str]:
    yield from _tokens(state)
    yield from _cards(state)
    yield from _pile(state)
    yield from _villages(state)
    yield from _knowledge(state)


def _tokens(state: BeerBreadState) -> Iterator[str]:
    piles = (state.fields, state.bank, state.offered, *state.storage)
    for resource, name in enumerate(RESOURCES):
        if sum(amount(pile, resource) for pile in piles) != TOKENS[name]:
            yield f"{TOKENS[name]} {name}: on the fields, in the bank, in the storages and on offer (BB-2)"
    for seat in (0, 1):
        places = state.benefits[seat]
        loose = sum(
            max(0, amount(state.storage[seat], resource) - amount(places.places, resource)) for resource in range(5)
        )
        if loose > places.any_places and not (state.step == KEEPING and state.seat == seat):
            yield "no more tokens than places, unless it is being chosen what to keep (BB-34)"


def _cards(state: BeerBreadState) -> Iterator[str]:
    found: Counter[int] = Counter()
    for seat in (0, 1):
        found.update(state.hands[seat])
        found.update(state.rows[seat])
        for cards in (state.waiting[seat], state.sold[seat], state.built[seat]):
            found.update(listed(cards))
    found.update(state.exchange)
    found.update(listed(state.discards))
    for pool in state.pools:
        found.update(pool)
    if state.swapped >= 0:
        found[state.lifted] += 1
    if found != Counter(range(len(CARDS))):
        wrong = sorted(CARDS[card] for card in range(len(CARDS)) if found[card] != 1)
        yield f"60 cards, each in one place (BB-1): {', '.join(wrong)}"
    in_hand = state.lifted >= 0 and state.swapped < 0
    if in_hand and (state.seat is None or state.lifted not in state.hands[state.seat]):
        yield "a card is lifted from the own hand"
    if any(len(hand) > HAND for hand in state.hands) or len(state.exchange) > EXCHANGE:
        yield "5 cards in a hand, 3 exchange cards (BB-20, BB-21)"
    if any(hand != sorted(hand) for hand in (*state.hands, *state.pools)):
        yield "hands and pools are in order"


def _pile(state: BeerBreadState) -> Iterator[str]:
    breads = state.backs.bit_count() - 1
    cards = state.backs.bit_length() - 1
    if [len(pool) for pool in state.pools] != [cards - breads, breads]:
        yield "the draw pile has a face for every back (BB-1)"
    if any(card >= EACH for card in state.pools[0]) or any(card < EACH for card in state.pools[1]):
        yield "faces lie under their own back (BB-1)"


def _villages(state: BeerBreadState) -> Iterator[str]:
    for seat in (0, 1):
        own = state.benefits[seat]
        beers = sum(card < EACH for card in listed(state.waiting[seat]))
        if beers > own.brewery or state.waiting[seat].bit_count() - beers > own.bakery:
            yield "brewery and bakery hold one card each, and one more for each building (BB-35)"
        benefits = NO_BUILDINGS
        for card in listed(state.built[seat]):
            benefits = benefits.with_building(state.cards.building[card])
        if any(getattr(benefits, field) != getattr(own, field) for field in benefits.__slots__):
            yield "benefits are those of the buildings (BB-60)"


def _knowledge(state: BeerBreadState) -> Iterator[str]:
    for seat, hand in enumerate(state.hands):
        for card in hand:
            if not state.seen[seat] >> card & 1:
                yield "everybody knows his own hand (BB-37)"
            if state.seen[PUBLIC] >> card & 1 and not state.seen[1 - seat] >> card & 1:
                yield "what all know, both know"
            times_drawn = sum(drawn >> card & 1 for drawn in state.drawn)
            if times_drawn != (not state.seen[PUBLIC] >> card & 1):
                yield "a hand card was drawn once, or taken back from the harvest row"
