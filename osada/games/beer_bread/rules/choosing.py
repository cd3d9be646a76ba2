"""The card of a turn: which may be played, swapped and turned around (BB-30 to BB-32, BB-63, BB-64)."""

from __future__ import annotations

from osada.games.beer_bread.cards import CARDS, good
from osada.games.beer_bread.pieces import TURNS
from osada.games.beer_bread.position import CHOOSING, NONE, NOTHING, Position
from osada.games.beer_bread.rules.pile import draw


def begin_turn(position: Position) -> None:
    """The next seat's turn begins; in its last turn of a fruitful year it draws more cards if its buildings say so
    (BB-63)."""
    seat = position.seat = position.windmill ^ position.turn & 1
    position.deed = NOTHING
    position.step = CHOOSING
    if position.turn >= TURNS - 2 and position.year & 1:
        draw(position, seat, position.benefits[seat].last_draws)


def playable(position: Position) -> list[int]:
    """The hand cards that may be played: not those that the other player has turned around, and in the first turn not
    the own turned ones; but if all are turned, any of them (BB-64a)."""
    assert position.seat is not None
    turned = position.turned[1 - position.seat]
    if position.turn < 2:
        turned |= position.turned[position.seat]
    hand = position.hands[position.seat]
    return [card for card in hand if not turned >> card & 1] or hand[:]


def can_reserve(position: Position) -> bool:
    """Whether one more card may be turned around, so that another one is left to play; asked in the first turn of a
    fruitful year (BB-64)."""
    assert position.seat is not None
    turned = position.turned[position.seat].bit_count()
    return turned < position.benefits[position.seat].reserves and len(position.hands[position.seat]) - turned > 1


def reserve(position: Position) -> None:
    """Turn the lifted card around, so that the other player may not play it (BB-64)."""
    assert position.seat is not None
    card = position.lifted
    position.turned[position.seat] |= 1 << card
    position.lifted = NONE
    position.step = CHOOSING
    secret = {"card": CARDS[card], "kind": position.cards.kind_of(card)}
    position.tell("reserve", position.seat, secret, (position.seat,), good=good(card))


def swap(position: Position, place: int) -> None:
    """BB-32: lay the lifted card down and play the one that was there."""
    assert position.seat is not None
    laid, taken = position.lifted, position.exchange[place]
    position.hands[position.seat].remove(laid)
    position.exchange[place] = laid
    position.lifted = taken
    position.swapped = place
    if position.happened is not None:
        position.tell(
            "swap",
            position.seat,
            card=CARDS[laid],
            taken=CARDS[taken],
            place=place + 1,
            kind=position.cards.kind_of(laid),
            taken_kind=position.cards.kind_of(taken),
        )


def put_down(position: Position) -> int:
    """Take the lifted card out of the hand, or from its exchange place, to play it."""
    assert position.seat is not None
    card = position.lifted
    if position.swapped < 0:
        position.hands[position.seat].remove(card)
    position.lifted = position.swapped = NONE
    return card
