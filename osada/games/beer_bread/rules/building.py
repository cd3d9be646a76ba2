"""Build & clean (BB-36, BB-71)."""

from __future__ import annotations

from osada.games.beer_bread.benefits import Benefits
from osada.games.beer_bread.cards import BEERS, CARDS
from osada.games.beer_bread.goods import named, times
from osada.games.beer_bread.position import CLEANING, ENDING, Position
from osada.games.beer_bread.rules.choosing import put_down
from osada.games.beer_bread.rules.storing import collect, store


def cleaning_of(position: Position, seat: int, card: int) -> int:
    """What cleaning would bring after this card has been built, if there were enough of it."""
    benefits = position.benefits[seat].with_building(position.cards.building[card])
    return _clean_benefit(benefits, position.waiting[seat])


def _clean_benefit(benefits: Benefits, cards: int) -> int:
    beers = (cards & BEERS).bit_count()
    return times(benefits.clean_beer, beers) + times(benefits.clean_bread, cards.bit_count() - beers)


def build(position: Position) -> None:
    """Build the lifted card and clean: all sold cards leave brewery and bakery for the sold pile (BB-36)."""
    seat = position.seat
    assert seat is not None
    card = put_down(position)
    building = position.cards.building[card]
    position.built[seat] |= 1 << card
    benefits = position.benefits[seat] = position.benefits[seat].with_building(building)
    cleaned = position.waiting[seat]
    position.sold[seat] |= cleaned
    position.waiting[seat] = 0
    if position.happened is not None:
        _tell(position, seat, card, cleaned)
    position.deed = CLEANING
    if cleaned and (benefits.clean_beer or benefits.clean_bread):
        goods = collect(position, seat, _clean_benefit(benefits, cleaned))
        if position.happened is not None and goods:
            position.tell("clean-gain", seat, goods=named(goods))
        store(position, seat)
    else:
        position.step = ENDING


def _tell(position: Position, seat: int, card: int, cleaned: int) -> None:
    cards = position.cards
    printed = cards.buildings[cards.building[card].name]
    position.tell("build", seat, card=CARDS[card], kind=cards.kind_of(card), building=printed)
    if cleaned:
        beers = (cleaned & BEERS).bit_count()
        position.tell("clean", seat, beer=beers, bread=cleaned.bit_count() - beers)
