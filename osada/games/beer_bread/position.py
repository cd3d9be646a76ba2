"""A position of Beer & Bread: tokens are packed into integers (`goods`), cards are numbers and sets of them bits
(`cards`)."""

from __future__ import annotations

from collections.abc import Hashable
from enum import IntEnum

from osada.core.bits import listed
from osada.core.fields import derived, per_seat, shared, starts_as
from osada.core.game import State
from osada.games.beer_bread.benefits import Benefits, added_up
from osada.games.beer_bread.cards import ALL_CARDS, Cards
from osada.games.beer_bread.pieces import ALL_TOKENS
from osada.games.beer_bread.view import BeerBreadView

NONE = -1
NO_PILE = 1
"""The backs of a draw pile that has run out."""
PUBLIC = 2
"""Stands for a spectator, who comes after the two seats and knows only what everybody knows."""


class Step(IntEnum):
    """What the deciding seat is asked for."""

    CHOOSING = 0
    """A card of the hand."""
    DOING = 1
    """What to do with the lifted card."""
    PAYING = 2
    """How many of a resource to pay (BB-70a)."""
    KEEPING = 3
    """How many of a resource to keep where there is too little room (BB-34)."""
    ENDING = 4
    """The end of the turn."""
    TAKING = 5
    """How many to take of what the other could not keep (BB-34)."""
    DISCARDING = 6
    """A harvest card to discard (BB-62)."""
    REDRAWING = 7
    """A hand card to redraw (BB-61)."""
    OVER = 8
    """Nothing: the game is over."""


CHOOSING, DOING, PAYING, KEEPING, ENDING, TAKING, DISCARDING, REDRAWING, OVER = Step
"""The steps as names of their own, because looking up a member of the enum takes longer than comparing it."""


class Deed(IntEnum):
    """What brought the tokens that are being stored; this decides how the game goes on."""

    NOTHING = 0
    COLLECTING = 1
    """What buildings bring every year (BB-65)."""
    HARVESTING = 2
    SELLING = 3
    CLEANING = 4
    """Building, and with it cleaning brewery and bakery."""
    GIVING = 5
    """Water for the other player after a harvest (BB-68)."""


NOTHING, COLLECTING, HARVESTING, SELLING, CLEANING, GIVING = Deed


def _benefits(position: Position) -> list[Benefits]:
    return [added_up(position.cards.building[card] for card in listed(built)) for built in position.built]


class Position(State[BeerBreadView]):
    """The fields of a position: tokens, cards, who has seen which of them, the year, and what is half done."""

    cards: Cards = shared()

    # Tokens
    fields: int = 0
    """Fields and river."""
    bank: int = ALL_TOKENS
    storage: list[int] = per_seat(0)
    offered: int = 0
    """Tokens that found no place and wait for the other player (BB-34)."""

    # Cards
    hands: list[list[int]] = per_seat([])
    rows: list[list[int]] = per_seat([])
    """The harvest rows, oldest card first."""
    waiting: list[int] = per_seat(0)
    """Sold cards that still lie on brewery and bakery."""
    sold: list[int] = per_seat(0)
    built: list[int] = per_seat(0)
    benefits: list[Benefits] = derived(_benefits)
    """What the buildings of each seat add up to."""
    exchange: list[int] = starts_as([])
    discards: int = ALL_CARDS
    backs: int = NO_PILE
    """The backs of the draw pile as bits, 1 for bread, the top card lowest; one more bit above them marks the end."""
    pools: list[list[int]] = starts_as([])
    """The faces that are in the draw pile, for each back."""

    # Who knows what
    seen: list[int] = starts_as([0, 0, 0])
    """The hand cards of this year that each seat has seen, and those that everybody has."""
    drawn: list[int] = starts_as([0])
    """The cards drawn this year: first those from the pile that it began with, then those from each later pile."""
    turned: list[int] = per_seat(0)
    """The hand cards that each seat has turned around (BB-64)."""

    # The year
    year: int = 1
    windmill: int
    """The seat that has the windmill and is first in everything."""
    turn: int = 0
    """How many turns of the year are over."""
    part: int = 0
    """Whose part of a phase it is: 0 the windmill holder's, 1 the other player's, 2 when both are over."""
    redrawn: int = 0
    """How many cards the deciding seat has redrawn."""

    # What is half done
    step: Step = CHOOSING
    deed: Deed = NOTHING
    lifted: int = NONE
    """The card that is about to be played."""
    swapped: int = NONE
    """The exchange place that the lifted card was taken from."""
    ways: tuple[int, ...] = ()
    """The payments that are still possible while one is being chosen."""
    which: int = 0
    """The resource that is asked about."""
    least: int = 0
    """The fewest of it that may be kept or taken; ``most`` is the highest number."""
    most: int = 0

    @property
    def fruitful(self) -> bool:
        """Whether this year is fruitful: years 1, 3 and 5 are, the others are dry (BB-3)."""
        return self.year % 2 == 1

    def when(self) -> str:
        """The year and its turn."""
        return f"year {self.year}, turn {self.turn + 1}"

    @property
    def settled(self) -> bool:
        """Whether nothing is half done. A card that is put down may still be taken back and must then stay unknown, so
        the others see a turn only at its end."""
        if self.step is CHOOSING and self.turn < 2 and self.seat is not None:
            return not self.turned[self.seat]
        return self.step in (CHOOSING, DISCARDING, REDRAWING, OVER)

    def turn_key(self) -> Hashable:
        """The year, the turn and its seat. The seat alone is not enough: the windmill may give a player the last turn
        of a year and the first of the next."""
        return self.year, self.turn, self.seat
