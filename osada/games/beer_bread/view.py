"""All that a seat may know, as data: pictures and words are made from this alone."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from osada.core.game import Score, View

Goods = dict[str, int]
"""Tokens by the names of their resources."""

PrintedBuilding = TypedDict(
    "PrintedBuilding",
    {
        "position": str,
        "effect": str,
        "amount": NotRequired[int],
        "resource": NotRequired[str],
        "pay": NotRequired[str],
        "for": NotRequired[str],
        "good": NotRequired[str],
        "kind": NotRequired[int],
        "condition": NotRequired[str],
        "places": NotRequired[dict[str, int]],
        "copies": NotRequired[int],
    },
)
"""A building as its component set describes it; at a table also how many cards have it."""


class PrintedCard(TypedDict):
    """What is printed on a card."""

    good: str
    kind: str
    """``beer1`` to ``bread3``."""
    value: int
    harvest: Goods
    recipe: Goods
    building: str


class FaceDown(TypedDict):
    """A card whose back all see, and its name if this seat knows it."""

    card: str | None
    back: str


class Held(FaceDown):
    """A card of a hand."""

    turned: bool
    """Turned around, so that the other may not play it (BB-64)."""


class Laid(TypedDict):
    """A place of a storage, for one resource or for ``any``, and the token on it."""

    place: str
    token: str | None


class Village(TypedDict):
    """One player's side of the table."""

    hand: list[Held]
    row: list[str]
    row_shows: Goods
    brewery: list[FaceDown]
    bakery: list[FaceDown]
    capacity: dict[str, int]
    """How many cards brewery and bakery hold, by their goods."""
    sold: list[FaceDown]
    built: dict[str, list[str]]
    """The cards of the buildings at every position."""
    storage: Goods
    tokens: int
    places: dict[str, int]
    laid: list[Laid]
    room: int
    """How many of the places for any resource are free."""


class Gain(TypedDict):
    """What would be collected, what would not be there, and how many tokens would have no place."""

    gain: Goods
    missed: Goods
    over: int


class Sale(TypedDict):
    """What selling would take and bring."""

    pay: Goods | None
    """None if there are several ways to pay."""
    ways: int
    coins: int


class Build(Gain):
    """Where the building would stand, and what would be cleaned by it: ``beer`` or ``bread`` for each card."""

    position: str
    cleans: list[str]


Choice = TypedDict(
    "Choice",
    {
        "card": str,
        "from": str,
        "harvest": Gain,
        "sell": Sale | None,
        "build": Build,
    },
)
"""What each action of the lifted card would take and bring; it is from the ``hand`` or an exchange place."""


class Overflow(TypedDict):
    """Tokens without a place: who is asked how many of which resource to ``keep`` or to ``take``, or that all is
    ``kept``; and what is on offer."""

    seat: int | None
    step: str
    resource: str | None
    least: int
    most: int
    offered: Goods


class Paying(TypedDict):
    """A payment that is being chosen: what may be paid of the resource asked about, and what is certain already."""

    card: str
    resource: str
    amounts: list[int]
    paid: Goods


class BeerBreadTable(TypedDict):
    """What a seat knows of the table."""

    set: str
    designed: bool
    """Whether the cards are those of the standard set."""
    cards: dict[str, PrintedCard]
    buildings: dict[str, PrintedBuilding]
    year: int
    fruitful: bool
    phase: str
    turn: int
    """The turn of the year, from 1; 0 while no turn is being played."""
    windmill: int
    fields: Goods
    bank: Goods
    pile: list[str]
    """The backs of the draw pile, the top card first."""
    discards: list[str]
    exchange: list[str]
    seats: list[Village]
    choice: Choice | None
    overflow: Overflow | None
    paying: Paying | None
    scores: list[Score | None]
    """The own score, and None for the other's before the end of the game."""
    winners: list[int] | None


class BeerBreadView(View, BeerBreadTable):
    """All that a seat may know."""
