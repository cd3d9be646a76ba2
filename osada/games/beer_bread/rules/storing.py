"""Collecting tokens and storing them; what to keep where there is too little room (BB-34, BB-60, BB-66, BB-69).

Storing may ask both players, one resource after the other. The functions that begin it or answer a question return
True when everything is stored and nothing is asked any more: then the game goes on.
"""

from __future__ import annotations

from osada.games.beer_bread.goods import BITS, FIELD, GUARD, ONE, SHIFT, beyond, lesser, named
from osada.games.beer_bread.position import CLEANING, ENDING, HARVESTING, KEEPING, TAKING, Position


def available(position: Position, seat: int, wanted: int) -> tuple[int, int]:
    """The part of the wanted tokens that comes from fields and river, and the part that comes from the bank (BB-66)."""
    found = lesser(wanted, position.fields)
    supply = position.benefits[seat].supply
    return found, lesser(wanted - found & supply, position.bank) if supply else 0


def collect(position: Position, seat: int, wanted: int) -> int:
    """BB-60: take what is there of the wanted tokens; for a moment the storage may hold more than fits."""
    if ((position.fields | GUARD) - wanted) & GUARD == GUARD:
        position.fields -= wanted
        position.storage[seat] += wanted
        return wanted
    found, more = available(position, seat, wanted)
    position.fields -= found
    position.bank -= more
    position.storage[seat] += found + more
    return found + more


def store(position: Position, seat: int) -> None:
    """What was gathered in a turn is stored; then the turn can end."""
    position.step = ENDING
    if overfull(position, seat):
        begin_keeping(position, seat)


# Too little room (BB-34, BB-69)


def overfull(position: Position, seat: int) -> bool:
    """Whether a seat has more tokens than its places hold, those for one resource included (BB-69)."""
    benefits, tokens = position.benefits[seat], position.storage[seat]
    if benefits.places:
        tokens = beyond(tokens, benefits.places)
    return tokens % FIELD > benefits.any_places


def begin_keeping(position: Position, seat: int) -> bool:
    """A seat has more tokens than fit and is asked what to keep (BB-34)."""
    position.seat = seat
    return _ask_what_to_keep(position, 0)


def _ask_what_to_keep(position: Position, which: int) -> bool:
    """Ask resource by resource from here on, and only where there is a choice (BB-34a).

    Just enough tokens are given away that every place is taken. Tokens with a place for their resource stay, so the
    choice is which of the others get the places for any resource.
    """
    seat = position.seat
    assert seat is not None
    benefits, storage = position.benefits[seat], position.storage[seat]
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
                position.which = which
                position.least = there - most
                position.most = there - least if least > 0 else there
                position.step = KEEPING
                return False
            position.storage[seat] -= most * ONE[which]
            position.offered += most * ONE[which]
            surplus -= most
        which += 1
    position.which = position.least = position.most = 0
    if position.happened is not None:
        position.tell("overflow", seat, goods=named(position.offered))
    if position.deed in (HARVESTING, CLEANING):
        position.step = ENDING
        return False
    return offer(position)


def keep(position: Position, number: int) -> bool:
    """Keep ``number`` of the resource asked about; its other tokens are offered."""
    seat, which = position.seat, position.which
    assert seat is not None
    shift = SHIFT[which]
    goods = (position.storage[seat] >> shift & FIELD) - number << shift
    position.storage[seat] -= goods
    position.offered += goods
    return _ask_what_to_keep(position, which + 1)


def offer(position: Position) -> bool:
    """What was not kept is offered to the other player."""
    assert position.seat is not None
    position.seat = 1 - position.seat
    return _ask_what_to_take(position)


def _ask_what_to_take(position: Position) -> bool:
    """Ask resource by resource, only where something is offered that has a place; what is not taken goes to the
    bank."""
    seat = position.seat
    assert seat is not None
    benefits, storage = position.benefits[seat], position.storage[seat]
    anywhere = benefits.any_places - beyond(storage, benefits.places) % FIELD
    if anywhere or benefits.places:
        offered = position.offered >> BITS * position.which
        while offered:
            if offered & FIELD:
                shift = SHIFT[position.which]
                own_places = max(0, (benefits.places >> shift & FIELD) - (storage >> shift & FIELD))
                if anywhere + own_places:
                    position.most = min(offered & FIELD, anywhere + own_places)
                    position.step = TAKING
                    return False
            offered >>= BITS
            position.which += 1
    position.which = position.most = 0
    if position.offered:
        position.bank += position.offered
        if position.happened is not None:
            position.tell("lost", None, goods=named(position.offered))
        position.offered = 0
    return True


def take(position: Position, number: int) -> bool:
    """Take ``number`` of the resource asked about."""
    assert position.seat is not None
    goods = number * ONE[position.which]
    position.storage[position.seat] += goods
    position.offered -= goods
    if position.happened is not None and goods:
        position.tell("take", position.seat, goods=named(goods))
    position.which += 1
    return _ask_what_to_take(position)
