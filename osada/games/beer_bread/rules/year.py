"""A year, from seeding to milling (BB-10, BB-34b, BB-40, BB-41, BB-65, BB-68), and the end of the game (BB-50)."""

from __future__ import annotations

from osada.games.beer_bread.cards import gathered
from osada.games.beer_bread.goods import FIELD, lesser, named
from osada.games.beer_bread.pieces import ALL_WATER, DRY, FRUITFUL, TURNS, YEARS
from osada.games.beer_bread.position import COLLECTING, GIVING, HARVESTING, NOTHING, OVER, PUBLIC, Position
from osada.games.beer_bread.rules.cards import begin_cards, discard
from osada.games.beer_bread.rules.choosing import begin_turn
from osada.games.beer_bread.rules.storing import begin_keeping, collect, offer, overfull

SEEDED = (DRY + ALL_WATER, FRUITFUL + ALL_WATER)
"""What lies on the fields in a dry and in a fruitful year; the river has all water."""


def begin_year(position: Position) -> None:
    """A year begins with seeding: the fields get what the year asks for, the river all water of the bank (BB-10)."""
    there = position.fields + position.bank
    position.fields = lesser(there, SEEDED[position.year & 1])
    position.bank = there - position.fields
    position.tell("year", None, year=position.year, fruitful="fruitful" if position.fruitful else "dry")
    position.deed = COLLECTING
    position.part = 0
    _collect_yearly(position)


def _collect_yearly(position: Position) -> None:
    """BB-65: each player collects with all of his buildings at once, the windmill holder first."""
    while position.part < 2:
        seat = position.windmill ^ position.part
        position.part += 1
        yearly = position.benefits[seat].yearly
        if yearly:
            goods = collect(position, seat, yearly)
            if position.happened is not None and goods:
                position.tell("collect", seat, goods=named(goods))
            if overfull(position, seat) and not begin_keeping(position, seat):
                return
    position.deed = NOTHING
    begin_cards(position)


def go_on(position: Position) -> None:
    """Go on after tokens have been stored, offered and taken (BB-34b)."""
    if position.deed is COLLECTING:
        _collect_yearly(position)
    elif position.deed is HARVESTING:
        _give(position)
    else:
        next_turn(position)


def _give(position: Position) -> None:
    """BB-68: water for the other player after a harvest."""
    seat = position.windmill ^ position.turn & 1 ^ 1
    gift = position.benefits[seat].gift
    if gift:
        goods = collect(position, seat, gift)
        if position.happened is not None and goods:
            position.tell("gift", seat, goods=named(goods))
        if overfull(position, seat):
            position.deed = GIVING
            if not begin_keeping(position, seat):
                return
    next_turn(position)


def end_turn(position: Position) -> None:
    """The turn ends: what did not fit is offered to the other player, and after a harvest he may get water (BB-34,
    BB-68)."""
    assert position.seat is not None
    if position.turn >= TURNS - 2:
        _discard_rest(position, position.seat)
    if not position.offered or offer(position):
        go_on(position)


def _discard_rest(position: Position, seat: int) -> None:
    """BB-63: in the last turn of a fruitful year the cards not played are discarded."""
    for card in position.hands[seat]:
        discard(position, seat, card)
    position.hands[seat] = []


def next_turn(position: Position) -> None:
    """The next turn begins, or the milling after the last one. In a fruitful year the hands are swapped when both
    players have played (BB-30)."""
    turn = position.turn = position.turn + 1
    if turn == TURNS:
        mill(position)
        return
    if position.year & 1 and not turn & 1:
        position.hands.reverse()
        if turn == 2:  # each has now held the other's hand, also the player who has just taken tokens and decides next
            both = position.seen[0] | position.seen[1]
            position.seen = [both, both, position.seen[PUBLIC]]
            position.reveals += 1
        position.tell("hands-swapped", None)
    begin_turn(position)


def mill(position: Position) -> None:
    """BB-40: the player with fewer tokens takes the windmill, and a tie hands it over; then the next year begins, or
    the game is over."""
    tokens = [position.storage[0] % FIELD, position.storage[1] % FIELD]
    if tokens[0] == tokens[1]:
        position.windmill = 1 - position.windmill
    else:
        position.windmill = int(tokens[1] < tokens[0])
    own, other = tokens[position.windmill], tokens[1 - position.windmill]
    position.tell("milling", position.windmill, tokens=own, other_tokens=other)
    position.turn = 0
    position.reveals += 1  # all have seen the last turn, and its player may be the first to be asked in the new year
    if not position.fruitful:
        position.discards |= gathered(position.exchange) | gathered(position.rows[0]) | gathered(position.rows[1])
        position.exchange = []
        position.rows = [[], []]
    if position.year == YEARS:
        position.seat = None
        position.step = OVER
        position.deed = NOTHING
        position.tell("over", None)
        return
    position.year += 1
    begin_year(position)
