"""Produce & sell (BB-35, BB-70)."""

from __future__ import annotations

from osada.games.beer_bread.cards import BEERS, CARDS, EACH
from osada.games.beer_bread.goods import FIELD, GUARD, SHIFT, named
from osada.games.beer_bread.position import ENDING, PAYING, SELLING, Position
from osada.games.beer_bread.rules.choosing import put_down
from osada.games.beer_bread.rules.payment import can_pay, payments


def has_room(position: Position, seat: int, card: int) -> bool:
    """Whether brewery or bakery can take one more card."""
    if card < EACH:
        return (position.waiting[seat] & BEERS).bit_count() < position.benefits[seat].brewery
    return (position.waiting[seat] >> EACH).bit_count() < position.benefits[seat].bakery


def sellable(position: Position) -> bool:
    """Whether the lifted card can be paid for and finds a place."""
    seat, card = position.seat, position.lifted
    assert seat is not None
    recipe, storage, benefits = position.cards.recipe[card], position.storage[seat], position.benefits[seat]
    short = ~((storage | GUARD) - recipe) & GUARD
    if short & ~benefits.replaced or (short and not can_pay(recipe, benefits.substitutions, storage)):
        return False
    return has_room(position, seat, card)


def sell(position: Position) -> None:
    """Pay for the lifted card; where it can be paid in several ways, ask which."""
    assert position.seat is not None
    recipe, substitutions = position.cards.recipe[position.lifted], position.benefits[position.seat].substitutions
    if not substitutions:
        _pay(position, recipe)
        return
    position.ways = payments(recipe, substitutions, position.storage[position.seat])
    _ask_what_to_pay(position)


def payable(position: Position) -> list[int]:
    """The numbers of the resource asked about that the remaining ways to pay contain."""
    shift = SHIFT[position.which]
    return sorted({goods >> shift & FIELD for goods in position.ways})


def _ask_what_to_pay(position: Position) -> None:
    """Ask resource by resource, and only where there is a choice (BB-70a)."""
    if len(position.ways) == 1:
        goods = position.ways[0]
        position.ways = ()
        position.which = 0
        _pay(position, goods)
        return
    while len(payable(position)) == 1:
        position.which += 1
    position.step = PAYING


def choose_payment(position: Position, number: int) -> None:
    """Pay ``number`` of the resource asked about."""
    shift = SHIFT[position.which]
    position.ways = tuple(goods for goods in position.ways if goods >> shift & FIELD == number)
    _ask_what_to_pay(position)


def _pay(position: Position, goods: int) -> None:
    """What is paid goes to the bank, the card onto brewery or bakery."""
    seat = position.seat
    assert seat is not None
    card = put_down(position)
    position.storage[seat] -= goods
    position.bank += goods
    position.waiting[seat] |= 1 << card
    position.deed = SELLING
    position.step = ENDING
    if position.happened is not None:
        kind, coins = position.cards.kind_of(card), position.cards.value[card]
        position.tell("sell", seat, card=CARDS[card], kind=kind, coins=coins, goods=named(goods))
