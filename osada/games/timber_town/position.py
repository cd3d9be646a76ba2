"""A position of Timber Town: cells, sides and kinds of tiles are small integers (`cells`, `tiles`), places in the river
are slots 0 to 11.

Only the order of the face-down tiles is hidden, and that is a pool: nobody holds any of it (TT-A32). What a seat has in
its city and on its aid card are tuples, so that copies can share them.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum

from osada.core.fields import derived, per_seat, shared, starts_as
from osada.core.game import OpenState
from osada.games.timber_town.boardwalks import blank, joined
from osada.games.timber_town.fitting import EMPTY_AROUND, EMPTY_FITS, around_cells, fit_in_columns
from osada.games.timber_town.pieces import SLOT_COUNT, TILES_PER_BOARD
from osada.games.timber_town.tiles import Tiles, lying
from osada.games.timber_town.view import TownView

NONE = -1


class Step(IntEnum):
    """What is half done: a tile that is being gained (TT-A36)."""

    SETTLED = 0
    """Nothing: a main or free action comes next, or the end of the turn."""
    PLACING = 1
    """Its cell is to be chosen, perhaps with a crane."""
    TURNING = 2
    """It is to be turned."""
    JOINING = 3
    """It lies in its cell; the sides that do not match need figures (TT-22a)."""


class Main(IntEnum):
    """The main action of a turn (TT-12)."""

    OPEN = 0
    DONE = 1
    BOUND = 2
    """Forbidden: the city was full before the turn (TT-26)."""


SETTLED, PLACING, TURNING, JOINING = Step
OPEN, DONE, BOUND = Main
"""The members as names of their own, because looking up a member of an enum takes longer than comparing it."""


@dataclass(frozen=True)
class Agreed:
    """What holds for the whole game: the cards, who starts, and whether a beaver may use a tile twice (TT-A20)."""

    cards: tuple[str, ...]
    start: int
    simple_route: bool


def _free(position: Position) -> int:
    tiles = sum(1 << slot for slot, kind in enumerate(position.river) if kind >= 0)
    return tiles & ~(position.rafted[0] | position.rafted[1])


def _colors(position: Position) -> list[int]:
    bits = position.tiles.bits
    return [
        sum(bits[lying(tile)[1]] << cell for cell, tile in enumerate(cells) if tile >= 0) for cells in position.cells
    ]


def _ends(position: Position) -> list[list[int]]:
    """The ends on every cell of the cities, 0 where there is no tile."""
    return [[position.tiles.lying_ends(tile) if tile >= 0 else 0 for tile in cells] for cells in position.cells]


def _bridged(position: Position) -> list[list[int]]:
    return [[bridge >> 2 for bridge in bridges] for bridges in position.bridges]


def _around(position: Position) -> list[tuple[int, ...]]:
    return list(map(around_cells, _ends(position)))


def _fits(position: Position) -> list[tuple[int, int, int, int]]:
    return list(map(fit_in_columns, position.around))


def _joined(position: Position) -> list[int]:
    return list(map(joined, _ends(position), _bridged(position)))


def _blanks(position: Position) -> list[tuple[int, ...]]:
    return list(map(blank, _ends(position), _bridged(position)))


class Position(OpenState[TownView]):
    """The fields of a position: the river, both cities with their figures, the turn, and the tile that is being
    gained."""

    tiles: Tiles = shared()
    agreed: Agreed = shared()

    # The river
    pool: list[int]
    """The face-down tiles: how many of each kind (TT-6: three stacks are one pool)."""
    river: list[int] = starts_as([NONE] * SLOT_COUNT)
    """The kinds that lie in the river, NONE where there is no tile."""
    rafted: list[int] = per_seat(0)
    """Bits of the slots with a raft of a seat."""
    two: int = 0
    """Bits of the slots with a two-colour raft, of either seat."""
    free: int = derived(_free, 0)
    """Bits of the slots with a tile and no raft on it."""

    # The cities
    cells: list[tuple[int, ...]] = per_seat((NONE,) * 16)
    """The tiles of a city (`tiles.laid`), NONE where a cell is empty."""
    bridges: list[tuple[int, ...]] = per_seat(())
    """The dismantled figures: ``side << 2 | figure``, rising."""
    figures: list[tuple[int, ...]] = per_seat((0, 0, 1, 0))
    """The construction figures on the aid cards, by kind (TT-4)."""
    builder: int = NONE
    """The seat that has the builder beaver."""
    colors: list[int] = derived(_colors, per_seat(0))
    """The cells of every colour, 16 bits each."""
    around: list[tuple[int, ...]] = derived(_around, per_seat(EMPTY_AROUND))
    """What is around every cell (`fitting`)."""
    fits: list[tuple[int, int, int, int]] = derived(_fits, per_seat(EMPTY_FITS))
    """Which shapes fit into each column with how many figures (`fitting`)."""
    joined: list[int] = derived(_joined, per_seat(0))
    """The joined sides and the exits (`boardwalks`)."""
    blanks: list[tuple[int, ...]] = derived(_blanks, per_seat(()))
    """The sides between two tiles where there is neither an end nor a figure."""

    # The turn
    turns: int = 0
    """How many turns there have been before this one."""
    main: Main = OPEN
    step: Step = SETTLED

    # A tile that is being gained
    gained: int = NONE
    """Its kind."""
    how: int = 0
    """The action that gains it, by its number in `actions.GAINING`."""
    slot: int = NONE
    """Where it lay in the river."""
    craned: bool = False
    """Whether a crane has been discarded for it (TT-17)."""
    cell: int = NONE
    turn: int = NONE
    open_sides: int = 0
    """The sides of the cell, as bits, that still need a figure (TT-22a)."""

    def when(self) -> str:
        """The round."""
        return f"round {self.round}"

    @property
    def settled(self) -> bool:
        """Whether no tile is being gained: a gaining that has begun is finished first (TT-12)."""
        return self.step is SETTLED

    def turn_key(self) -> Hashable:
        """The turn and its seat. The seat alone is not enough: the second player of a round is first in the next
        one."""
        return self.turns, self.seat

    @property
    def round(self) -> int:
        """The number of this round, from 1; each player has one turn in it (TT-10)."""
        return self.turns // 2 + 1

    @property
    def first(self) -> int:
        """Who goes first in this round: the seat whose symbol is on the first river board (TT-10)."""
        return self.agreed.start ^ (self.turns // 2 & 1)

    def number(self, slot: int) -> int:
        """Which of the 48 tiles, in the order of revealing, lies in a slot."""
        board, place = divmod(slot, TILES_PER_BOARD)
        return TILES_PER_BOARD * (self.turns // 2 - board) + place
