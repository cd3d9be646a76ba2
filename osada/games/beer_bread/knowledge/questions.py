"""What the deciding seat is asked, and what a click means."""

from __future__ import annotations

from collections.abc import Sequence

from osada.core.game import Asked
from osada.games.beer_bread.actions import (
    AMOUNTS,
    CARD,
    DISCARD,
    KEEP,
    PLACES,
    REDRAW,
    TAKE,
    card_of_place,
    resource_of_token,
)
from osada.games.beer_bread.cards import CARDS
from osada.games.beer_bread.goods import RESOURCES, amount, beyond, number
from osada.games.beer_bread.pieces import TURNS
from osada.games.beer_bread.position import DISCARDING, KEEPING, REDRAWING, TAKING, Position, Step
from osada.games.beer_bread.rules.choosing import can_reserve
from osada.games.beer_bread.rules.selling import payable
from osada.games.beer_bread.rules.storing import keep, take


def asked(position: Position) -> Asked:
    """What the deciding seat is asked: a card, what to do with it, how many tokens, or to end its turn."""
    assert position.seat is not None
    resource = RESOURCES[position.which]
    match position.step:
        case Step.CHOOSING:
            return _asked_for_a_card(position, position.seat)
        case Step.DOING:
            facts = {"card": CARDS[position.lifted], "what": position.cards.kind_of(position.lifted)}
            kind = "do-taken" if position.swapped >= 0 else "do" if position.fruitful else "do-dry"
            return Asked(kind, "BB-32" if kind != "do" else "BB-30a", facts)
        case Step.PAYING:
            amounts = " / ".join(map(str, payable(position)))
            return Asked("pay", "BB-70a", {"resource": resource, "amounts": amounts})
        case Step.KEEPING:
            benefits, there = position.benefits[position.seat], position.storage[position.seat]
            away = number(beyond(there, benefits.places)) - benefits.any_places
            kept = {"least": position.least, "most": position.most, "away": away}
            return Asked("keep", "BB-34", {"resource": resource, **kept})
        case Step.TAKING:
            return Asked("take", "BB-34", {"resource": resource, "most": position.most})
        case Step.DISCARDING:
            return Asked("discard", "BB-62", {"cards": len(position.rows[position.seat])})
        case Step.REDRAWING:
            return Asked("redraw", "BB-61", {"left": position.benefits[position.seat].redraws - position.redrawn})
    return Asked("end-offer" if position.offered else "end", "BB-34" if position.offered else "BB-30")


def _asked_for_a_card(position: Position, seat: int) -> Asked:
    hand = len(position.hands[seat])
    if not position.fruitful:
        return Asked("card-dry" if position.exchange else "card", "BB-31", {"left": hand})
    if position.turn < 2 and can_reserve(position):
        return Asked("card-reserve", "BB-64", {"left": hand})
    extra = hand > 1 and position.turn >= TURNS - 2
    return Asked("card-last" if extra else "card", "BB-63" if extra else "BB-30a", {"left": hand})


VILLAGE_PARTS = {"row": "harvest", "houses": "sell", "build": "build", "storage": "harvest"}
"""What a click on a part of a village means."""


def meant(position: Position, place: str) -> list[int]:
    """The action that a click on a place would mean now: a card is to play, to discard or to redraw."""
    card = card_of_place(place)
    if card is None:
        if (resource := resource_of_token(place)) is not None:
            return _meant_by_token(position, resource)
        if place.startswith("village-"):  # a part of somebody's village, as events name it
            place = VILLAGE_PARTS[place.rpartition("-")[2]]
        return [PLACES[place]] if place in PLACES else []
    if position.step is DISCARDING:
        return [DISCARD + card]
    return [(REDRAW if position.step is REDRAWING else CARD) + card]


def _meant_by_token(position: Position, resource: int) -> list[int]:
    """One token alone: it goes, or it is taken."""
    if position.step is TAKING:
        return [TAKE + AMOUNTS * resource + 1]
    assert position.seat is not None
    return [KEEP + AMOUNTS * resource + max(0, amount(position.storage[position.seat], resource) - 1)]


def meant_by(position: Position, places: Sequence[str]) -> list[int] | None:
    """Tapped tokens as the answers to all questions about too little room (BB-34): those that go, or those that one
    takes. None if something else is asked, or if they are too few or too many."""
    if position.step not in (KEEPING, TAKING) or len(set(places)) < len(places):
        return None
    keeping = position.step is KEEPING
    tapped = [0] * len(RESOURCES)
    for place in places:
        resource = resource_of_token(place)
        if resource is None or place.startswith("away-") is not keeping:
            return None
        tapped[resource] += 1
    other, found = position.copy(), []
    seat, step = position.seat, position.step
    while other.seat == seat and other.step is step:
        which = other.which
        assert seat is not None
        kept = amount(other.storage[seat], which) - tapped[which] if keeping else tapped[which]
        if not other.least <= kept <= other.most:
            return None
        found.append((KEEP if keeping else TAKE) + AMOUNTS * which + kept)
        if (keep if keeping else take)(other, kept):
            break
    before, after = position.storage[seat or 0], other.storage[seat or 0]
    moved = [abs(amount(before, which) - amount(after, which)) for which in range(len(RESOURCES))]
    return found if moved == tapped else None
