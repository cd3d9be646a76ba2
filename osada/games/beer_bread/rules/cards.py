"""The cards of a year: hands, redraws, exchange cards (BB-20 to BB-23, BB-61, BB-62)."""

from __future__ import annotations

from osada.games.beer_bread.cards import CARDS, gathered
from osada.games.beer_bread.pieces import EXCHANGE, HAND
from osada.games.beer_bread.position import DISCARDING, NO_PILE, REDRAWING, Position
from osada.games.beer_bread.rules.choosing import begin_turn
from osada.games.beer_bread.rules.pile import draw, shuffle, top_card


def begin_cards(position: Position) -> None:
    """The card phase begins with new hands; what was known of the old ones is forgotten (BB-20, BB-21)."""
    position.seen = [0, 0, 0]
    position.drawn = [0]
    position.turned = [0, 0]
    position.part = 0
    if position.fruitful:
        _draw_hands(position)
    else:
        _take_back(position)


def _take_back(position: Position) -> None:
    """BB-21: the harvest cards go into the hands; a player with the building first discards any of them (BB-62)."""
    while position.part < 2:
        seat = position.windmill ^ position.part
        if position.benefits[seat].keep_choice and position.rows[seat]:
            position.seat = seat
            position.step = DISCARDING
            return
        _row_into_hand(position, seat)
    position.part = 0
    _draw_hands(position)


def _row_into_hand(position: Position, seat: int) -> None:
    row = position.rows[seat]
    if row:
        taken = gathered(row)
        position.seen = [known | taken for known in position.seen]
        position.hands[seat] = sorted(row)
        position.rows[seat] = []
        if position.happened is not None:
            position.tell("take-back", seat, **position.cards.named(row))
    position.part += 1


def discard_harvest(position: Position, card: int) -> None:
    """BB-62: a harvest card is discarded instead of taken into the hand."""
    assert position.seat is not None
    position.rows[position.seat].remove(card)
    discard(position, position.seat, card)


def discard(position: Position, seat: int, card: int) -> None:
    """A card goes onto the discards, face up."""
    position.discards |= 1 << card
    if position.happened is not None:
        position.tell("discard", seat, card=CARDS[card], kind=position.cards.kind_of(card))


def _draw_hands(position: Position) -> None:
    for seat in (position.windmill, 1 - position.windmill):
        draw(position, seat, HAND - len(position.hands[seat]))
    _offer_redraws(position)


def _offer_redraws(position: Position) -> None:
    """BB-61: each player may redraw once for each copy of the building, as long as there is a card to draw."""
    while position.part < 2:
        seat = position.windmill ^ position.part
        there = position.backs != NO_PILE or position.discards
        if position.redrawn < position.benefits[seat].redraws and there:
            position.seat = seat
            position.step = REDRAWING
            return
        position.redrawn = 0
        position.part += 1
    _lay_out_exchange(position)


def redraw(position: Position, card: int) -> None:
    """BB-61: a hand card is discarded, and the top card of the pile is drawn for it."""
    assert position.seat is not None
    position.hands[position.seat].remove(card)
    discard(position, position.seat, card)
    position.redrawn += 1
    draw(position, position.seat, 1)
    _offer_redraws(position)


def done(position: Position) -> None:
    """The deciding seat wants no more redraws; or no more discards, and its other harvest cards go into its hand."""
    assert position.seat is not None
    if position.step is REDRAWING:
        position.redrawn = 0
        position.part += 1
        _offer_redraws(position)
    else:
        _row_into_hand(position, position.seat)
        _take_back(position)


def _lay_out_exchange(position: Position) -> None:
    """BB-21: in a dry year three cards are laid out face up, or all if there are fewer."""
    exchange, told = position.exchange, 0
    while not position.year & 1 and len(exchange) < EXCHANGE and (position.backs != NO_PILE or position.discards):
        exchange.append(top_card(position))
        if position.backs == NO_PILE and position.discards:
            _tell_exchange(position, exchange[told:])
            told = len(exchange)
            shuffle(position)
    _tell_exchange(position, exchange[told:])
    position.turn = 0
    begin_turn(position)


def _tell_exchange(position: Position, new: list[int]) -> None:
    if position.happened is not None and new:
        position.tell("exchange", None, **position.cards.named(new))
