"""A position laid out for questions: plain counts of tokens, lists of cards and buildings."""

from __future__ import annotations

from osada.core.bits import listed
from osada.core.refusal import Refusal
from osada.games.beer_bread.benefits import Building
from osada.games.beer_bread.cards import CARDS
from osada.games.beer_bread.goods import RESOURCES, amount
from osada.games.beer_bread.pieces import STORAGE
from osada.games.beer_bread.position import (
    CHOOSING,
    DISCARDING,
    DOING,
    ENDING,
    KEEPING,
    PAYING,
    REDRAWING,
    TAKING,
    Position,
)

Counts = tuple[int, ...]
"""Tokens of the five resources."""
Facts = dict[str, int | str]

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
"""For each step, the rule and the reason why any other action has to wait."""


def counts(goods: int) -> Counts:
    """Packed tokens as plain counts."""
    return tuple(amount(goods, resource) for resource in range(len(RESOURCES)))


class Question:
    """What the deciding seat has, to be asked why an action is not allowed."""

    def __init__(self, position: Position) -> None:
        assert position.seat is not None
        self.position = position
        self.seat = position.seat
        self.hand = position.hands[self.seat]
        self.buildings = [position.cards.building[card] for card in listed(position.built[self.seat])]

    def owned(self, effect: str) -> list[Building]:
        """The seat's buildings with this effect."""
        return [building for building in self.buildings if building.effect == effect]

    def storage(self) -> Counts:
        """The tokens in the seat's storage."""
        return counts(self.position.storage[self.seat])

    def places(self) -> tuple[int, Counts]:
        """The places for any resource, and the places for each resource alone (BB-69)."""
        anything = STORAGE + sum(building.places["any"] for building in self.owned("storage"))
        own = tuple(sum(building.places[name] for building in self.owned("storage")) for name in RESOURCES)
        return anything, own

    def fits(self, tokens: list[int]) -> bool:
        """Whether all of these tokens have a place (BB-34a)."""
        anything, own = self.places()
        return sum(max(0, there - places) for there, places in zip(tokens, own, strict=True)) <= anything

    def most_that_fit(self, tokens: Counts) -> int:
        """How many of these tokens have a place (BB-34a)."""
        anything, own = self.places()
        at_home = [min(there, places) for there, places in zip(tokens, own, strict=True)]
        return min(sum(tokens), sum(at_home) + anything)

    def waits(self) -> Refusal:
        """The refusal because something else is asked first."""
        rule, reason = WAITS_FOR[self.position.step]
        facts: Facts = {}
        if self.position.lifted >= 0:
            facts = self.named(self.position.lifted)
        elif self.position.step in (KEEPING, TAKING):
            facts = {"resource": RESOURCES[self.position.which]}
        return Refusal(rule, reason, facts)

    def named(self, card: int) -> Facts:
        """A card as messages name it."""
        return {"card": CARDS[card], "kind": self.position.cards.kind_of(card)}
