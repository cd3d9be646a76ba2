"""A position of Hamlet: tiles, goods and sources are small integers (`pieces`, `sources`), sets of tiles are bits.

Nobody has seen what is hidden: it is drawn when it shows (HA-42)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from osada.core.fields import derived, per_seat, shared, starts_as
from osada.core.game import OpenState
from osada.games.hamlet.costs import Cost
from osada.games.hamlet.pieces import (
    CHURCH,
    MARKET,
    MILESTONES,
    OPEN_SALES,
    PLANKS,
    REFINED,
    REFINERY_GOOD,
    SALES,
    STARTING_BAG,
    STARTING_GOLD,
    TILES,
    TOKENS,
)
from osada.games.hamlet.printed import Pieces
from osada.games.hamlet.roads import Network
from osada.games.hamlet.sources import FIRST_TOKEN, SOURCE_GOOD, SOURCE_OWNER, SOURCES
from osada.games.hamlet.view import HamletView
from osada.games.hamlet.village import Placement, Village

NONE = -1
DONKEY_BITS = 3
"""The donkeys of a seat are one number: for each tile this number of bits says how many stand there."""


class Step(IntEnum):
    """What is asked for; in the first two steps nothing is half done."""

    TURN = 0
    HALL = 1
    """A visit to the town hall, where more workers can be hired (HA-24)."""
    LEADING = 2
    """A donkey has been chosen to make a step."""
    HIRING = 3
    """A new donkey has been hired, and its tile is to be chosen."""
    FILLING = 4
    """A barn is being filled."""
    COUNTING = 5
    """A refinery has been activated, and the player chooses one unit or two."""
    SITING = 6
    """A blueprint has been chosen to be built."""
    PLACING = 7
    """The tile that the blueprint is built from has been chosen too."""
    ROADING = 8
    """The tile that a road is built from has been chosen."""
    PAYING = 9


class DonkeyMove(IntEnum):
    """The donkey move of a turn (HA-11)."""

    NOT_BEGUN = 0
    MOVING = 1
    OVER = 2


class Purpose(IntEnum):
    """What a payment is for."""

    REFINING = 0
    SALE = 1
    DELIVERY = 2
    BUILDING = 3
    ROADWORK = 4


TURN, HALL, LEADING, HIRING, FILLING, COUNTING, SITING, PLACING, ROADING, PAYING = Step
NOT_BEGUN, MOVING, OVER = DonkeyMove
REFINING, SALE, DELIVERY, BUILDING, ROADWORK = Purpose
"""The members as names of their own, because looking up a member of an enum takes longer than comparing it."""


@dataclass(frozen=True)
class Agreed:
    """What holds for the whole game: who starts, and how the table reads what is open."""

    start: int
    steps_together: bool
    new_donkeys_step: bool
    buys_freely: bool
    awards_need_one: bool


def _village(position: Position) -> Village:
    return position.network.village


def _pieces(position: Position) -> Pieces:
    return position.network.village.pieces


def _totals(position: Position) -> list[int]:
    return [sum(position.stock[source] for source, _ in sources) for sources in position.pieces.sources]


def _supply(position: Position) -> list[int]:
    supply = [TOKENS] * (position.players * len(REFINED))
    for source in range(FIRST_TOKEN, SOURCES):
        if position.stock[source]:
            supply[SOURCE_OWNER[source] * len(REFINED) + SOURCE_GOOD[source] - PLANKS] -= position.stock[source]
    return supply


def _carriers(position: Position) -> list[int]:
    return [
        sum(1 << tile for tile in range(len(TILES)) if donkeys >> tile * DONKEY_BITS & 7)
        for donkeys in position.donkeys
    ]


def _cost(position: Position) -> Cost | None:
    pieces, tile = position.pieces, position.tile
    if position.step is not PAYING:
        return None
    if position.purpose is REFINING:
        return pieces.inputs[REFINERY_GOOD[tile] - PLANKS][position.count - 1]
    if position.purpose is SALE:
        return pieces.sales[position.sales[tile]]
    if position.purpose is DELIVERY:
        return pieces.deliveries[tile]
    if position.purpose is BUILDING:
        return pieces.costs[tile]
    return pieces.road_cost(pieces.sections[position.site][position.section])


def _reach(position: Position) -> int:
    if position.step is not PAYING or position.seat is None:
        return 0
    return position.network.reach(position.site, position.carriers[position.seat])


def _market(position: Position) -> bool:
    return position.purpose is not SALE and bool(position.reach >> MARKET & 1)


class Position(OpenState[HamletView]):
    """The fields of a position: the village with its goods and workers, what lies beside it, the turn, and what is half
    done."""

    agreed: Agreed = shared()
    network: Network = shared()
    """The village and its roads: another one after every tile and road that is built."""
    village: Village = derived(_village)
    pieces: Pieces = derived(_pieces)

    # On the board
    stock: list[int] = starts_as([0] * SOURCES)
    """How many goods lie at every source."""
    totals: list[int] = derived(_totals)
    """How many of each good are on the board: this is enough to see most of what cannot be paid."""
    supply: list[int] = derived(_supply)
    """Tokens that are not on the board, by seat and refined good."""
    villagers: list[tuple[int, ...]] = per_seat((CHURCH,))
    """Where the villagers of every seat are."""
    standing: list[int] = per_seat(1)
    """Bits of the villagers that have not acted since their owner's turn began."""
    donkeys: list[int] = per_seat(1 << CHURCH * DONKEY_BITS)
    carriers: list[int] = derived(_carriers)
    """The bits of the tiles with a donkey of the seat."""
    flags: list[int] = per_seat(0)
    """The bits of the landmarks that a seat has built."""

    # Beside it
    gold: list[int] = per_seat(STARTING_GOLD)
    points: list[int] = per_seat(0)
    hands: list[tuple[int, ...]] = per_seat(())
    sold: list[int] = per_seat(0)
    """How many sales a seat has made."""
    deliveries: list[int] = starts_as([])
    """Who has made each delivery."""
    milestones: list[int] = starts_as([NONE] * len(MILESTONES))
    """Who holds each of them."""
    bag: int = sum(1 << tile for tile in STARTING_BAG)
    row: list[int] = starts_as([])
    row_gold: list[int] = starts_as([])
    sales: list[int] = starts_as([NONE] * OPEN_SALES)
    sales_left: int = (1 << len(SALES)) - 1
    """The bits of the sale tiles that nobody has seen yet."""
    pile: list[int] = starts_as([])
    """How many of each level are in the pile; the unseen ones also include those that stay out."""

    # The turn
    turns: int = 0
    last_round: bool = False
    fresh: int = 0
    """The donkeys that may still step in this turn, as one number like `donkeys`."""
    donkey_move: DonkeyMove = NOT_BEGUN

    # What is half done
    step: Step = TURN
    tile: int = NONE
    """The blueprint, workplace or donkey that was chosen; the number of a sale or delivery while it is paid."""
    site: int = NONE
    """The tile that is built from or paid at."""
    section: int = NONE
    spot: Placement = (0, 0)
    """Where the new tile will lie."""
    count: int = 0
    """Spaces of a barn that are still to be filled, or units to be refined."""

    # A payment
    purpose: Purpose | None = None
    cost: Cost | None = derived(_cost)
    left: list[int] = starts_as([])
    """How much of each need is still to be paid."""
    debt: int = 0
    """The gold that is owed until the end of the payment."""
    reach: int = derived(_reach)
    """The bits of the tiles whose goods can be used."""
    market: bool = derived(_market)
    """Whether goods can be bought."""

    def when(self) -> str:
        """The round."""
        return f"round {self.round}"

    @property
    def settled(self) -> bool:
        """Whether nothing is half done; a visit to the town hall may still go on (HA-24)."""
        return self.step <= HALL

    @property
    def round(self) -> int:
        """The number of this round, from 1; a round is one turn of each player (HA-10)."""
        return (self.turns - 1) // self.players + 1
