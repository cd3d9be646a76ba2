"""What a seat does not know: hand cards that it has not seen, and how they are dealt anew."""

from __future__ import annotations

from typing import TypeVar

from osada.core.dealer import Dealer
from osada.core.game import HiddenGroup
from osada.games.beer_bread.cards import CARDS, EACH, GOODS
from osada.games.beer_bread.position import PUBLIC, Position

P = TypeVar("P", bound=Position)


def known(position: Position, viewer: int | None) -> int:
    """The hand cards that a viewer has seen, and the lifted card, which is shown because it is about to be played."""
    seen = position.seen[PUBLIC if viewer is None else viewer]
    return seen | 1 << position.lifted if position.lifted >= 0 else seen


def _unknown(position: Position, viewer: int | None) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """The hand cards that a viewer has not seen, as (seat, card): by the pile that they were drawn from (how many
    shuffles ago it began) and their back. Only cards of one such group can change places."""
    seen = known(position, viewer)
    groups: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for seat, hand in enumerate(position.hands):
        for card in hand:
            if not seen >> card & 1:
                pile = next(age for age, drawn in enumerate(reversed(position.drawn)) if drawn >> card & 1)
                groups.setdefault((pile, int(card >= EACH)), []).append((seat, card))
    return dict(sorted(groups.items()))


def _marks(position: Position) -> list[list[int]]:
    """The sets of hand cards that say who has seen a card, when it was drawn and who has turned it around."""
    return [position.seen, position.drawn, position.turned]


def _slot(position: Position, seat: int, card: int) -> tuple[int, ...]:
    """All that is known of a card but its face: where it is and how it is marked."""
    return (seat, *(cards >> card & 1 for marks in _marks(position) for cards in marks))


def hidden(position: Position, seat: int | None) -> list[HiddenGroup]:
    """The hand cards that a seat has not seen, by back and pile, with what else is in that pile."""
    groups = []
    for (pile, back), unknown in _unknown(position, seat).items():
        places: dict[str, tuple[str, ...]] = {}
        for owner, card in unknown:
            turned = " turned" if (position.turned[0] | position.turned[1]) >> card & 1 else ""
            name = f"hand {owner} {GOODS[back]}{turned} pile {pile}"
            places[name] = (*places.get(name, ()), CARDS[card])
        rest = {} if pile else {CARDS[card]: 1 for card in position.pools[back]}
        groups.append(HiddenGroup(places, rest))
    return groups


def redeal(position: P, seat: int | None, dealer: Dealer) -> P:
    """The same position with unknown hand cards dealt anew, from each other and from the pile, each with the same
    back."""
    other = position.copy()
    other.dealer = dealer
    for (pile, back), unknown in _unknown(position, seat).items():
        slots = sorted(_slot(position, owner, card) for owner, card in unknown)
        faces = [card for _, card in unknown] + ([] if pile else position.pools[back])
        faces.sort()
        for owner, card in unknown:
            other.hands[owner].remove(card)
            for marks in _marks(other):
                marks[:] = [cards & ~(1 << card) for cards in marks]
        for owner, *marked in slots:
            card = faces.pop(dealer.below(len(faces)))
            other.hands[owner].append(card)
            bits = iter(marked)
            for marks in _marks(other):
                marks[:] = [cards | next(bits) << card for cards in marks]
        if not pile:
            other.pools[back] = faces
    for hand in other.hands:
        hand.sort()
    return other
