"""The same rules asked the other way round: why this action is not allowed.

Written clause by clause over plain counts of tokens and lists of cards, not over packed integers: a second way to
legality that tests hold against the first one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from osada.core.refusal import Refusal
from osada.games.beer_bread.actions import (
    BUILD,
    DISCARD,
    DONE,
    END,
    HARVEST,
    PAY,
    REDRAW,
    RESERVE,
    SELL,
    SPACE,
    SWAP,
    TAKE,
    resource_and_amount,
)
from osada.games.beer_bread.benefits import Building
from osada.games.beer_bread.cards import CARDS, EACH, GOODS, listed
from osada.games.beer_bread.goods import RESOURCES, amount
from osada.games.beer_bread.setup import RATE, STORAGE
from osada.games.beer_bread.steps import (
    CHOOSING,
    DISCARDING,
    DOING,
    ENDING,
    KEEPING,
    PAYING,
    REDRAWING,
    TAKING,
)

if TYPE_CHECKING:
    from osada.games.beer_bread.rules import BeerBreadState

Counts = tuple[int, ...]
"""Tokens of the five resources."""

WAITS_FOR = {
    CHOOSING: ("BB-30a", "choose-card"),
    DOING: ("BB-30a", "finish-card"),
    PAYING: ("BB-70a", "finish-paying"),
    KEEPING: ("BB-34", "finish-keeping"),
    TAKING: ("BB-34", "finish-taking"),
    ENDING: ("BB-30a", "turn-done"),
    DISCARDING: ("BB-62", "finish-discarding"),
    REDRAWING: ("BB-61", "finish-redrawing"),
}
"""What everything else has to wait for."""
NOT_ASKED = {KEEPING: ("BB-34", "not-keeping"), TAKING: ("BB-34", "not-taking"), PAYING: ("BB-70a", "not-paying")}


def why_not(state: BeerBreadState, action: int) -> Refusal | None:
    """Why the deciding seat may not do this; None if it may."""
    SPACE.notation(action)
    if state.seat is None:
        return Refusal("BB-50", "over")
    question = _Question(state)
    if action < HARVEST:
        return question.card(action)
    if action in (HARVEST, BUILD):
        return question.do()
    if action == SELL:
        return question.do() or question.sell(state.lifted)
    if action == RESERVE:
        return question.reserve()
    if action < END:
        return question.swap(action - SWAP)
    if action == END:
        return question.end()
    if action == DONE:
        return question.done()
    if action < REDRAW:
        return question.amount(action)
    if action < DISCARD:
        return question.redraw(action - REDRAW)
    return question.discard(action - DISCARD)


def counts(goods: int) -> Counts:
    return tuple(amount(goods, resource) for resource in range(len(RESOURCES)))


def ways_to_pay(recipe: Counts, substitutions: list[tuple[int, int]], storage: Counts) -> Iterator[Counts]:
    """All payments, tried one by one: every set of stored tokens that can be turned into the recipe."""
    useful = {resource for resource, asked in enumerate(recipe) if asked}
    while more := {paid for paid, asked in substitutions if asked in useful} - useful:
        useful |= more
    ranges = [range(there + 1) if resource in useful else range(1) for resource, there in enumerate(storage)]
    for payment in product(*ranges):
        if sum(payment) >= sum(recipe) and turns_into(payment, recipe, substitutions):
            yield payment


def turns_into(payment: Counts, recipe: Counts, substitutions: list[tuple[int, int]]) -> bool:
    """Whether substitutions, two for one, make exactly the recipe of a payment (BB-70)."""
    reached = {payment}
    for _ in range(sum(payment) - sum(recipe)):
        following = set()
        for tokens in reached:
            for paid, asked in substitutions:
                if tokens[paid] >= RATE:
                    changed = list(tokens)
                    changed[paid] -= RATE
                    changed[asked] += 1
                    following.add(tuple(changed))
        reached = following
    return recipe in reached


class _Question:
    """A position laid out for questions."""

    def __init__(self, state: BeerBreadState) -> None:
        assert state.seat is not None
        self.state = state
        self.seat = state.seat
        self.hand = state.hands[self.seat]
        self.buildings = self.buildings_of(self.seat)

    # What there is

    def buildings_of(self, seat: int) -> list[Building]:
        return [self.state.cards.building[card] for card in listed(self.state.built[seat])]

    def owned(self, effect: str) -> list[Building]:
        return [building for building in self.buildings if building.effect == effect]

    def storage(self) -> Counts:
        return counts(self.state.storage[self.seat])

    def places(self) -> tuple[int, Counts]:
        """Places for any resource, and those for each alone (BB-69)."""
        anything = STORAGE + sum(building.places["any"] for building in self.owned("storage"))
        own = tuple(sum(building.places[name] for building in self.owned("storage")) for name in RESOURCES)
        return anything, own

    def fits(self, tokens: list[int]) -> bool:
        anything, own = self.places()
        return sum(max(0, there - places) for there, places in zip(tokens, own, strict=True)) <= anything

    def most_that_fit(self, tokens: Counts) -> int:
        anything, own = self.places()
        at_home = [min(there, places) for there, places in zip(tokens, own, strict=True)]
        return min(sum(tokens), sum(at_home) + anything)

    # The clauses

    def waits(self) -> Refusal:
        """Something else is asked."""
        rule, reason = WAITS_FOR[self.state.step]
        lifted = self.state.lifted
        facts: dict[str, int | str] = {}
        if lifted >= 0:
            facts = {"card": CARDS[lifted], "kind": self.state.cards.kind_of(lifted)}
        elif self.state.step in (KEEPING, TAKING):
            facts = {"resource": RESOURCES[self.state.which]}
        return Refusal(rule, reason, facts)

    def not_in_hand(self, card: int) -> Refusal | None:
        if card in self.hand:
            return None
        rule = "BB-32" if card in self.state.exchange else "BB-30a"
        return Refusal(rule, "exchange-card" if card in self.state.exchange else "not-in-hand", self.named(card))

    def named(self, card: int) -> dict[str, int | str]:
        return {"card": CARDS[card], "kind": self.state.cards.kind_of(card)}

    def card(self, card: int) -> Refusal | None:
        state = self.state
        if state.step != CHOOSING:
            return self.waits()
        refusal = self.not_in_hand(card)
        if refusal is not None:
            return refusal
        own, other = (listed(state.turned[seat]) for seat in (self.seat, 1 - self.seat))
        for_now = own if state.turn < 2 else []
        if all(one in other or one in for_now for one in self.hand):
            return None
        if card in other:
            return Refusal("BB-64", "turned-by-other", {**self.named(card), "owner": 1 - self.seat})
        return Refusal("BB-64a", "turned-now", self.named(card)) if card in for_now else None

    def do(self) -> Refusal | None:
        return None if self.state.step == DOING else self.waits()

    def sell(self, card: int) -> Refusal | None:
        """BB-35: a place on brewery or bakery, and the whole recipe from the storage."""
        state, good = self.state, GOODS[card >= EACH]
        waiting = [sold for sold in listed(state.waiting[self.seat]) if (sold >= EACH) == (card >= EACH)]
        room = 1 + sum(building.amount for building in self.owned("capacity") if building.good == good)
        if len(waiting) >= room:
            return Refusal("BB-35", f"no-room-{good}", {"cards": len(waiting)})
        recipe, storage = counts(state.cards.recipe[card]), self.storage()
        owned = sorted({(building.pay, building.resource) for building in self.owned("substitute")})
        if any(True for _ in ways_to_pay(recipe, owned, storage)):
            return None
        facts = self.named(card)
        for name, asked, there in zip(RESOURCES, recipe, storage, strict=True):
            if asked > there:
                facts[name] = asked - there
        for paid, asked in state.cards.substitutions:
            if (paid, asked) not in owned and any(True for _ in ways_to_pay(recipe, [*owned, (paid, asked)], storage)):
                facts |= {"pay": RESOURCES[paid], "for": RESOURCES[asked]}
                return Refusal("BB-70", "cannot-pay-without", facts)
        return Refusal("BB-70" if owned else "BB-35", "cannot-pay-with" if owned else "cannot-pay", facts)

    def reserve(self) -> Refusal | None:
        state = self.state
        if not self.owned("reserve"):
            return Refusal("BB-64", "no-reserve")
        if not state.fruitful:
            return Refusal("BB-64", "reserve-dry")
        if state.turn >= 2:
            return Refusal("BB-64", "reserve-late")
        refusal = self.do()
        if refusal is not None:
            return refusal
        turned = [card for card in self.hand if state.turned[self.seat] >> card & 1]
        if len(turned) >= sum(building.amount for building in self.owned("reserve")):
            return Refusal("BB-64a", "reserve-all", {"cards": len(turned)})
        if len(self.hand) - len(turned) < 2:
            return Refusal("BB-64a", "reserve-last")
        return None

    def swap(self, place: int) -> Refusal | None:
        if self.state.fruitful:
            return Refusal("BB-32", "swap-fruitful")
        refusal = self.do()
        if refusal is not None:
            return refusal
        if self.state.swapped >= 0:
            return Refusal("BB-32", "swap-twice", self.named(self.state.lifted))
        if place >= len(self.state.exchange):
            return Refusal("BB-23a", "no-exchange-card", {"place": place + 1})
        return None

    def end(self) -> Refusal | None:
        return None if self.state.step == ENDING else self.waits()

    def done(self) -> Refusal | None:
        return None if self.state.step in (DISCARDING, REDRAWING) else self.waits()

    def redraw(self, card: int) -> Refusal | None:
        if self.state.step != REDRAWING:
            return Refusal("BB-61", "no-redraw")
        return self.not_in_hand(card)

    def discard(self, card: int) -> Refusal | None:
        if self.state.step != DISCARDING:
            return Refusal("BB-62", "no-discard")
        if card not in self.state.rows[self.seat]:
            return Refusal("BB-62", "not-in-row", self.named(card))
        return None

    # Amounts

    def amount(self, action: int) -> Refusal | None:
        """``keep``, ``take`` and ``pay``: one resource after the other, in their order."""
        state = self.state
        step = KEEPING if action < TAKE else TAKING if action < PAY else PAYING
        if state.step != step:
            return Refusal(*NOT_ASKED[step])
        resource, number = resource_and_amount(action)
        if resource != state.which:
            return self.waits()
        if step == KEEPING:
            return self.keep(resource, number)
        return self.take(resource, number) if step == TAKING else self.pay(resource, number)

    def keep(self, resource: int, number: int) -> Refusal | None:
        """BB-34a: some way to go on from here keeps as many tokens as fit."""
        there = self.storage()
        facts: dict[str, int | str] = {"resource": RESOURCES[resource], "there": there[resource], "number": number}
        if number > there[resource]:
            return Refusal("BB-34", "keep-more-than-there", facts)
        most = self.most_that_fit(there)
        fixed = [*there[:resource], number]
        for later in product(*(range(tokens + 1) for tokens in there[resource + 1 :])):
            if sum(fixed) + sum(later) == most and self.fits([*fixed, *later]):
                return None
        room = self.fits([*fixed, *(0 for _ in there[resource + 1 :])])
        return Refusal("BB-34a", "keep-too-few" if room else "keep-too-many", facts)

    def take(self, resource: int, number: int) -> Refusal | None:
        offered = amount(self.state.offered, resource)
        facts: dict[str, int | str] = {"resource": RESOURCES[resource], "there": offered, "number": number}
        if number > offered:
            return Refusal("BB-34", "take-more-than-there", facts)
        tokens = list(self.storage())
        tokens[resource] += number
        return None if self.fits(tokens) else Refusal("BB-34", "take-no-room", facts)

    def pay(self, resource: int, number: int) -> Refusal | None:
        ways = [counts(way) for way in self.state.ways]
        if any(way[resource] == number for way in ways):
            return None
        return Refusal("BB-70a", "pay-other", {"resource": RESOURCES[resource], "number": number})
