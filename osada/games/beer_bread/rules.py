"""Beer & Bread: the position and what may be done, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from osada.core.dealer import Dealer
from osada.core.game import AnyView as View
from osada.core.game import Asked, Event, HiddenGroup
from osada.core.refusal import Refusal
from osada.games.beer_bread import invariants, knowledge, refusals
from osada.games.beer_bread.actions import (
    AMOUNTS,
    BUILD,
    DISCARD,
    DONE,
    END,
    HARVEST,
    KEEP,
    PAY,
    REDRAW,
    RESERVE,
    SELL,
    SWAP,
    TAKE,
)
from osada.games.beer_bread.cards import BEERS, CARDS, EACH, Cards, gathered
from osada.games.beer_bread.goods import (
    FIELD,
    GUARD,
    RESOURCES,
    SHIFT,
    lesser,
    named,
    times,
)
from osada.games.beer_bread.payment import can_pay, payments
from osada.games.beer_bread.setup import ALL_WATER, DRY, EXCHANGE, FRUITFUL, HAND, TURNS, YEARS
from osada.games.beer_bread.steps import (
    CHOOSING,
    CLEANING,
    COLLECTING,
    DISCARDING,
    DOING,
    ENDING,
    GIVING,
    HARVESTING,
    KEEPING,
    NO_PILE,
    NONE,
    NOTHING,
    OVER,
    PAYING,
    PUBLIC,
    REDRAWING,
    SELLING,
    TAKING,
)
from osada.games.beer_bread.storing import Storing

if TYPE_CHECKING:
    from osada.games.beer_bread import BeerBread


SEEDED = (DRY + ALL_WATER, FRUITFUL + ALL_WATER)
"""What lies on the fields in a dry and in a fruitful year; the river has all water."""
SWAPS = tuple(range(SWAP, SWAP + EXCHANGE))
KEEPS, TAKES = (
    [list(range(first + AMOUNTS * resource, first + AMOUNTS * (resource + 1))) for resource in range(len(RESOURCES))]
    for first in (KEEP, TAKE)
)
"""The answers for each resource."""


class BeerBreadState(Storing):
    """A position and what may be done in it."""

    __slots__ = ()

    def __init__(self, game: BeerBread, cards: Cards, windmill: int, dealer: Dealer) -> None:
        super().__init__(game, cards, windmill, dealer)
        self._shuffle()
        self._begin_year()

    # What may be done

    def actions(self) -> list[int]:
        step = self.step
        if step == CHOOSING:
            assert self.seat is not None
            if self.turned[0] or self.turned[1]:
                return self.playable()
            return self.hands[self.seat][:]
        if step == ENDING:
            return [END]
        if step == DOING:
            actions = [HARVEST, SELL, BUILD] if self.sellable() else [HARVEST, BUILD]
            if self.year & 1:
                if self.turn < 2 and self.can_reserve():
                    actions.append(RESERVE)
            elif self.swapped < 0:
                actions += SWAPS[: len(self.exchange)]
            return actions
        if step == KEEPING:
            return KEEPS[self.which][self.least : self.most + 1]
        if step == TAKING:
            return TAKES[self.which][: self.most + 1]
        if step == PAYING:
            return [PAY + self.which * AMOUNTS + paid for paid in self.payable()]
        if self.seat is None:
            return []
        if step == REDRAWING:
            return [DONE, *(REDRAW + card for card in self.hands[self.seat])]
        assert step == DISCARDING
        return [DONE, *(DISCARD + card for card in sorted(self.rows[self.seat]))]

    def play(self, action: int) -> None:
        step = self.step
        if step == CHOOSING:
            self.lifted = action
            self.step = DOING
        elif step == ENDING:
            self._end_turn()
        elif step == DOING:
            self._do(action)
        elif step == KEEPING:
            self._keep((action - KEEP) % AMOUNTS)
        elif step == TAKING:
            self._take((action - TAKE) % AMOUNTS)
        elif step == PAYING:
            self._choose_payment((action - PAY) % AMOUNTS)
        elif action == DONE:
            self._done()
        elif step == REDRAWING:
            self._redraw(action - REDRAW)
        else:
            self._discard_harvest(action - DISCARD)

    def _do(self, action: int) -> None:
        """What is done with the lifted card."""
        if action == HARVEST:
            self._harvest()
        elif action == BUILD:
            self._build()
        elif action == SELL:
            self._sell()
        elif action == RESERVE:
            self._reserve()
        else:
            self._swap(action - SWAP)

    def why_not(self, action: int) -> Refusal | None:
        return refusals.why_not(self, action)

    @property
    def settled(self) -> bool:
        """A card that is put down may still be taken back and has to stay unknown then: a turn is seen at its end."""
        if self.step == CHOOSING and self.turn < 2 and self.seat is not None:
            return not self.turned[self.seat]
        return self.step in (CHOOSING, DISCARDING, REDRAWING, OVER)

    # A year begins: seeding (BB-10, BB-65)

    def _begin_year(self) -> None:
        there = self.fields + self.bank
        self.fields = lesser(there, SEEDED[self.year & 1])
        self.bank = there - self.fields
        if self.happened is not None:
            self._tell("year", None, year=self.year, fruitful="fruitful" if self.fruitful else "dry")
        self.doing = COLLECTING
        self.part = 0
        self._collect_yearly()

    def _collect_yearly(self) -> None:
        """BB-65: each with all his buildings at once, the windmill holder first."""
        while self.part < 2:
            seat = self.windmill ^ self.part
            self.part += 1
            if self.benefits[seat].yearly:
                goods = self._collect(seat, self.benefits[seat].yearly)
                if self.happened is not None and goods:
                    self._tell("collect", seat, goods=named(goods))
                if self.overfull(seat):
                    self._begin_keeping(seat)
                    return
        self.doing = NOTHING
        self._begin_cards()

    # Cards (BB-20 to BB-23, BB-61, BB-62)

    def _begin_cards(self) -> None:
        self.seen = [0, 0, 0]
        self.drawn = [0]
        self.turned = [0, 0]
        self.part = 0
        if self.fruitful:
            self._draw_hands()
        else:
            self._take_back()

    def _take_back(self) -> None:
        """BB-21: harvest cards into the hands; who has the building first discards what he likes (BB-62)."""
        while self.part < 2:
            seat = self.windmill ^ self.part
            if self.benefits[seat].keep_choice and self.rows[seat]:
                self.seat = seat
                self.step = DISCARDING
                return
            self._row_into_hand(seat)
        self.part = 0
        self._draw_hands()

    def _row_into_hand(self, seat: int) -> None:
        row = self.rows[seat]
        if row:
            taken = gathered(row)
            self.seen = [known | taken for known in self.seen]
            self.hands[seat] = sorted(row)
            self.rows[seat] = []
            if self.happened is not None:
                self._tell("take-back", seat, **self._named(row))
        self.part += 1

    def _discard_harvest(self, card: int) -> None:
        assert self.seat is not None
        self.rows[self.seat].remove(card)
        self._discard(self.seat, card)

    def _discard(self, seat: int, card: int) -> None:
        self.discards |= 1 << card
        if self.happened is not None:
            self._tell("discard", seat, card=CARDS[card], kind=self.cards.kind_of(card))

    def _draw_hands(self) -> None:
        for seat in (self.windmill, 1 - self.windmill):
            self._draw(seat, HAND - len(self.hands[seat]))
        self._offer_redraws()

    def _offer_redraws(self) -> None:
        """BB-61: up to as many redraws as copies, as long as there is a card to draw."""
        while self.part < 2:
            seat = self.windmill ^ self.part
            if self.redrawn < self.benefits[seat].redraws and (self.backs != NO_PILE or self.discards):
                self.seat = seat
                self.step = REDRAWING
                return
            self.redrawn = 0
            self.part += 1
        self._lay_out_exchange()

    def _redraw(self, card: int) -> None:
        assert self.seat is not None
        self.hands[self.seat].remove(card)
        self._discard(self.seat, card)
        self.redrawn += 1
        self._draw(self.seat, 1)
        self._offer_redraws()

    def _done(self) -> None:
        """No more redraws, or the harvest cards that are left come into the hand."""
        assert self.seat is not None
        if self.step == REDRAWING:
            self.redrawn = 0
            self.part += 1
            self._offer_redraws()
        else:
            self._row_into_hand(self.seat)
            self._take_back()

    def _lay_out_exchange(self) -> None:
        """BB-21: three cards face up, or as many as there are."""
        told = 0
        while not self.year & 1 and len(self.exchange) < EXCHANGE and (self.backs != NO_PILE or self.discards):
            self.exchange.append(self._top_card())
            if self.backs == NO_PILE and self.discards:
                told = self._tell_exchange(told)
                self._shuffle()
        self._tell_exchange(told)
        self.turn = 0
        self._begin_turn()

    def _tell_exchange(self, told: int) -> int:
        """Tell of the exchange cards that are new."""
        if self.happened is not None and self.exchange[told:]:
            self._tell("exchange", None, **self._named(self.exchange[told:]))
        return len(self.exchange)

    # Turns (BB-30 to BB-32, BB-63, BB-64)

    def _begin_turn(self) -> None:
        self.doing = NOTHING
        self.seat = self.windmill ^ self.turn & 1
        self.step = CHOOSING
        if self.turn >= TURNS - 2 and self.year & 1:
            self._draw(self.seat, self.benefits[self.seat].last_draws)

    def playable(self) -> list[int]:
        """The hand without the cards that others have turned around, and in the first turn without own ones; but
        of a hand of turned cards any may be played (BB-64a)."""
        assert self.seat is not None
        turned = self.turned[1 - self.seat]
        if self.turn < 2:
            turned |= self.turned[self.seat]
        hand = self.hands[self.seat]
        return [card for card in hand if not turned >> card & 1] or hand[:]

    def can_reserve(self) -> bool:
        """In the first turn of a fruitful year, while another card is left to play (BB-64)."""
        assert self.seat is not None
        turned = self.turned[self.seat].bit_count()
        return turned < self.benefits[self.seat].reserves and len(self.hands[self.seat]) - turned > 1

    def _reserve(self) -> None:
        assert self.seat is not None
        card = self.lifted
        self.turned[self.seat] |= 1 << card
        self.lifted = NONE
        self.step = CHOOSING
        if self.happened is not None:
            secret = {"card": CARDS[card], "kind": self.cards.kind_of(card)}
            self.happened.append(Event("reserve", self.seat, {"good": _good(card)}, secret, (self.seat,)))

    def _swap(self, place: int) -> None:
        """BB-32: lay the lifted card down and play the one that was there."""
        assert self.seat is not None
        laid, taken = self.lifted, self.exchange[place]
        self.hands[self.seat].remove(laid)
        self.exchange[place] = laid
        self.lifted = taken
        self.swapped = place
        if self.happened is not None:
            kinds = {"kind": self.cards.kind_of(laid), "taken_kind": self.cards.kind_of(taken)}
            self._tell("swap", self.seat, card=CARDS[laid], taken=CARDS[taken], place=place + 1, **kinds)

    def _put_down(self) -> int:
        """The lifted card leaves the hand, or the exchange place, for where it is played."""
        assert self.seat is not None
        card = self.lifted
        if self.swapped < 0:
            self.hands[self.seat].remove(card)
        self.lifted = self.swapped = NONE
        return card

    # Harvest & store (BB-33, BB-66, BB-67)

    def harvest_of(self, seat: int, card: int) -> int:
        """What a card would bring if there were enough of it: the whole row counts, and the bonuses."""
        cards = self.cards
        harvest = cards.harvest
        row = harvest[card] + self.benefits[seat].bonus
        for earlier in self.rows[seat]:
            row += harvest[earlier]
        return row & cards.shown[card]

    def _harvest(self) -> None:
        seat = self.seat
        assert seat is not None
        wanted = self.harvest_of(seat, self.lifted)
        card = self._put_down()
        self.rows[seat].append(card)
        goods = self._collect(seat, wanted)
        if self.happened is not None:
            self._tell("harvest", seat, card=CARDS[card], kind=self.cards.kind_of(card), goods=named(goods))
        self.doing = HARVESTING
        self._store(seat)

    def _go_on(self) -> None:
        """What comes after tokens have been stored, offered and taken (BB-34b)."""
        if self.doing == COLLECTING:
            self._collect_yearly()
        elif self.doing == HARVESTING:
            self._give()
        else:
            self._next_turn()

    def _give(self) -> None:
        """BB-68: water for the other player after a harvest."""
        seat = self.windmill ^ self.turn & 1 ^ 1
        gift = self.benefits[seat].gift
        if gift:
            goods = self._collect(seat, gift)
            if self.happened is not None and goods:
                self._tell("gift", seat, goods=named(goods))
            if self.overfull(seat):
                self.doing = GIVING
                self._begin_keeping(seat)
                return
        self._next_turn()

    # Produce & sell (BB-35, BB-70)

    def has_room(self, seat: int, card: int) -> bool:
        """Whether brewery or bakery can take one more card."""
        if card < EACH:
            return (self.waiting[seat] & BEERS).bit_count() < self.benefits[seat].brewery
        return (self.waiting[seat] >> EACH).bit_count() < self.benefits[seat].bakery

    def sellable(self) -> bool:
        """Whether the lifted card can be paid for and finds a place."""
        seat, card = self.seat, self.lifted
        assert seat is not None
        recipe, storage, benefits = self.cards.recipe[card], self.storage[seat], self.benefits[seat]
        short = ~((storage | GUARD) - recipe) & GUARD
        if short & ~benefits.replaced or (short and not can_pay(recipe, benefits.substitutions, storage)):
            return False
        return self.has_room(seat, card)

    def _sell(self) -> None:
        assert self.seat is not None
        recipe, substitutions = self.cards.recipe[self.lifted], self.benefits[self.seat].substitutions
        if not substitutions:
            self._pay(recipe)
            return
        self.ways = payments(recipe, substitutions, self.storage[self.seat])
        self._ask_what_to_pay()

    def payable(self) -> list[int]:
        """How many of the resource asked about the ways that are left pay."""
        shift = SHIFT[self.which]
        return sorted({goods >> shift & FIELD for goods in self.ways})

    def _ask_what_to_pay(self) -> None:
        """Ask resource by resource, and only where there is a choice (BB-70a)."""
        if len(self.ways) == 1:
            goods = self.ways[0]
            self.ways = ()
            self.which = 0
            self._pay(goods)
            return
        while len(self.payable()) == 1:
            self.which += 1
        self.step = PAYING

    def _choose_payment(self, number: int) -> None:
        shift = SHIFT[self.which]
        self.ways = tuple(goods for goods in self.ways if goods >> shift & FIELD == number)
        self._ask_what_to_pay()

    def _pay(self, goods: int) -> None:
        seat = self.seat
        assert seat is not None
        card = self._put_down()
        self.storage[seat] -= goods
        self.bank += goods
        self.waiting[seat] |= 1 << card
        self.doing = SELLING
        self.step = ENDING
        if self.happened is not None:
            facts = {"card": CARDS[card], "kind": self.cards.kind_of(card), "coins": self.cards.value[card]}
            self._tell("sell", seat, **facts, goods=named(goods))

    # Build & clean (BB-36, BB-71)

    def cleaning_of(self, seat: int, card: int) -> int:
        """What cleaning would bring after this card has been built, if there were enough of it."""
        benefits = self.benefits[seat].with_building(self.cards.building[card])
        return self._clean_benefit(benefits.clean_beer, benefits.clean_bread, self.waiting[seat])

    def _clean_benefit(self, per_beer: int, per_bread: int, cards: int) -> int:
        beers = (cards & BEERS).bit_count()
        return times(per_beer, beers) + times(per_bread, cards.bit_count() - beers)

    def _build(self) -> None:
        seat = self.seat
        assert seat is not None
        card = self._put_down()
        building = self.cards.building[card]
        self.built[seat] |= 1 << card
        benefits = self.benefits[seat] = self.benefits[seat].with_building(building)
        cleaned = self.waiting[seat]
        self.sold[seat] |= cleaned
        self.waiting[seat] = 0
        if self.happened is not None:
            facts = {"kind": self.cards.kind_of(card), "building": self.cards.buildings[building.name]}
            self._tell("build", seat, card=CARDS[card], **facts)
            if cleaned:
                beers = (cleaned & BEERS).bit_count()
                self._tell("clean", seat, beer=beers, bread=cleaned.bit_count() - beers)
        self.doing = CLEANING
        if cleaned and (benefits.clean_beer or benefits.clean_bread):
            goods = self._collect(seat, self._clean_benefit(benefits.clean_beer, benefits.clean_bread, cleaned))
            if self.happened is not None and goods:
                self._tell("clean-gain", seat, goods=named(goods))
            self._store(seat)
        else:
            self.step = ENDING

    # The end of turns and years (BB-40, BB-41, BB-50)

    def _end_turn(self) -> None:
        assert self.seat is not None
        if self.turn >= TURNS - 2:
            self._discard_rest(self.seat)
        if self.offered:
            self._offer()
        elif self.doing == HARVESTING and self.benefits[1 - self.seat].gift:
            self._give()
        else:
            self._next_turn()

    def _discard_rest(self, seat: int) -> None:
        """BB-63: in the last turn of a fruitful year the cards not played are discarded."""
        for card in self.hands[seat]:
            self._discard(seat, card)
        self.hands[seat] = []

    def _next_turn(self) -> None:
        turn = self.turn = self.turn + 1
        if turn == TURNS:
            self._mill()
            return
        if self.year & 1 and not turn & 1:
            self.hands.reverse()
            if turn == 2:  # each has held the other's hand, and whoever took tokens just now may still be deciding
                both = self.seen[0] | self.seen[1]
                self.seen = [both, both, self.seen[PUBLIC]]
                self.reveals += 1
            if self.happened is not None:
                self._tell("hands-swapped", None)
        self._begin_turn()

    def _mill(self) -> None:
        """BB-40: whoever has fewer tokens takes the windmill; a tie hands it over."""
        tokens = [self.storage[0] % FIELD, self.storage[1] % FIELD]
        if tokens[0] == tokens[1]:
            self.windmill = 1 - self.windmill
        else:
            self.windmill = int(tokens[1] < tokens[0])
        if self.happened is not None:
            own, other = tokens[self.windmill], tokens[1 - self.windmill]
            self._tell("milling", self.windmill, tokens=own, other_tokens=other)
        self.turn = 0
        self.reveals += 1  # all have seen the last turn now, and whoever played it may be asked first in the new year
        if not self.fruitful:
            self.discards |= gathered(self.exchange) | gathered(self.rows[0]) | gathered(self.rows[1])
            self.exchange = []
            self.rows = [[], []]
        if self.year == YEARS:
            self.seat = None
            self.step = OVER
            self.doing = NOTHING
            if self.happened is not None:
                self._tell("over", None)
            return
        self.year += 1
        self._begin_year()

    # Knowledge

    def table(self, seat: int | None) -> View:
        return knowledge.table(self, seat)

    def asked(self) -> Asked:
        return knowledge.asked(self)

    def meant(self, place: str) -> list[int]:
        return knowledge.meant(self, place)

    def hidden(self, seat: int | None) -> list[HiddenGroup]:
        return knowledge.hidden(self, seat)

    def redeal(self, seat: int | None, dealer: Dealer) -> BeerBreadState:
        return knowledge.redeal(self, seat, dealer)

    def broken(self) -> Iterator[str]:
        return invariants.broken(self)


def _good(card: int) -> str:
    return "beer" if card < EACH else "bread"
