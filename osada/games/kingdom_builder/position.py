"""A position of Kingdom Builder: hexes are bits (`hexes`), terrains, locations and slots small integers (`board`)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from osada.core.fields import derived, per_seat, shared, starts_as
from osada.core.game import State
from osada.games.kingdom_builder.board import NO_TERRAIN, TERRAINS, Board
from osada.games.kingdom_builder.hexes import around
from osada.games.kingdom_builder.pieces import BUILDS, CARDS_PER_TERRAIN, SETTLEMENTS
from osada.games.kingdom_builder.view import KingdomView

NONE = -1


class Step(IntEnum):
    """Where a turn stands. Tokens may be used before and after the mandatory action, not within it (KB-11)."""

    BEFORE = 0
    BUILDING = 1
    AFTER = 2
    EXTRA = 3
    """A building token has been chosen."""
    LIFTING = 4
    """A moving token has been chosen."""
    MOVING = 5
    """A settlement has been lifted."""


BEFORE, BUILDING, AFTER, EXTRA, LIFTING, MOVING = Step
"""The steps as names of their own, because looking up a member of the enum takes longer than comparing it."""


@dataclass(frozen=True)
class Agreed:
    """What holds for the whole game: the cards, who starts, and how the table reads what is open."""

    cards: tuple[str, ...]
    start: int
    reshuffle_at_once: bool
    new_card_builds_three: bool
    card_for_mandatory_only: bool
    save_for_mandatory: bool
    indented_is_edge: bool
    tavern_on_water: bool
    left_hex_counts: bool
    merchants_need_tokens: bool
    lords_need_one: bool


def _supply(position: Position) -> list[int]:
    return [SETTLEMENTS - own.bit_count() for own in position.settlements]


def _free(position: Position) -> int:
    free = position.board.land | position.board.water
    for own in position.settlements:
        free &= ~own
    return free


def _near(position: Position) -> int:
    return 0 if position.seat is None else around(position.settlements[position.seat])


class Position(State[KingdomView]):
    """The fields of a position: the board, settlements, cards and tokens, and where the turn stands."""

    board: Board = shared()
    agreed: Agreed = shared()

    settlements: list[int] = per_seat(0)
    supply: list[int] = derived(_supply)
    free: int = derived(_free)
    """The land and water hexes that carry no settlement."""

    pile: list[int] = starts_as([CARDS_PER_TERRAIN] * len(TERRAINS))
    """The draw pile: how many cards of each terrain are in it."""
    discards: list[int] = starts_as([0] * len(TERRAINS))
    removed: list[int] = starts_as([0] * len(TERRAINS))
    shuffles: int = 0
    """How often the discards have become the pile."""
    hands: list[int] = per_seat(NO_TERRAIN)
    drawn_after: list[int] = per_seat(0)
    """How many shuffles there had been when the hand was drawn: this tells which pile it came from."""

    taken: list[int] = per_seat(0)
    """Bits of the slots that a seat has ever taken a token from (KB-31)."""
    held: list[int] = per_seat(0)
    """Bits of the slots whose token it still holds."""

    # The turn
    turns: int = 0
    last_round: bool = False
    step: Step = BEFORE
    left: int = BUILDS
    """Settlements that the mandatory action still has to build."""
    ready: int = 0
    """Bits of the held slots whose token may still be used in this turn."""
    near: int = derived(_near)
    """The hexes next to the deciding seat's settlements."""
    token: int = NONE
    """The kind of location whose action is under way."""
    lifted: int = NONE
    """The hex whose settlement has been lifted."""

    def when(self) -> str:
        """How many turns have begun."""
        return f"turn {self.turns}"

    @property
    def settled(self) -> bool:
        """Whether no token has been chosen that still has to build or move (KB-11a)."""
        return self.step <= AFTER
