"""Harvest & store (BB-33, BB-67)."""

from __future__ import annotations

from osada.games.beer_bread.cards import CARDS
from osada.games.beer_bread.goods import named
from osada.games.beer_bread.position import HARVESTING, Position
from osada.games.beer_bread.rules.choosing import put_down
from osada.games.beer_bread.rules.storing import collect, store


def harvest_of(position: Position, seat: int, card: int) -> int:
    """What a card would bring if there were enough of it: the whole row counts, and the bonuses."""
    cards = position.cards
    harvest = cards.harvest
    row = harvest[card] + position.benefits[seat].bonus
    for earlier in position.rows[seat]:
        row += harvest[earlier]
    return row & cards.shown[card]


def harvest(position: Position) -> None:
    """Lay the lifted card into the harvest row and collect what the row shows of its resources."""
    seat = position.seat
    assert seat is not None
    wanted = harvest_of(position, seat, position.lifted)
    card = put_down(position)
    position.rows[seat].append(card)
    goods = collect(position, seat, wanted)
    if position.happened is not None:
        position.tell("harvest", seat, card=CARDS[card], kind=position.cards.kind_of(card), goods=named(goods))
    position.deed = HARVESTING
    store(position, seat)
