"""Timber Town: the position and what may be done, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from osada.core.dealer import Dealer
from osada.core.game import AnyView as View
from osada.core.game import Asked, Event, OpenState, Score
from osada.core.refusal import Refusal
from osada.games.timber_town import invariants, knowledge, refusals, scoring, telling
from osada.games.timber_town.actions import (
    CLAIM,
    DAM_TAKE,
    DISMANTLE,
    END,
    PASS,
    PLACE,
    PUT_RAFT,
    PUT_RAFT_TWO,
    SIDE_COUNT,
    SLOTS,
    TAKE,
    TURN,
    USE_CRANE,
    rafts_on,
    rafts_two_on,
)
from osada.games.timber_town.cells import (
    EXIT_OF,
    JOIN,
    JOINS_OF,
    SIDE_NAMES,
    SIDES_OF,
)
from osada.games.timber_town.reach import RIVER, gainable, over
from osada.games.timber_town.setup import TILES_PER_BOARD, Agreed
from osada.games.timber_town.tiles import (
    BESIDE,
    CRANE,
    DAM,
    EMPTY_AROUND,
    EMPTY_FITS,
    FIGURES,
    FIT,
    NO_FIGURE,
    OCCUPIED,
    RAFT,
    RAFT_TWO,
    Tiles,
    fitting_turns,
    missing,
)

if TYPE_CHECKING:
    from osada.games.timber_town import TimberTown

NONE = -1
LAST_ROUND_WITH_TILES = 16
"""TT-11: 48 tiles, three a round."""

OPEN, DONE, BOUND = range(3)
"""The main action: still to be chosen, done, or forbidden because the city was full before the turn (TT-26)."""


class TownState(OpenState):
    """A position. Cells, sides and kinds of tiles are small integers (`cells`, `tiles`), places in the river are slots
    0 to 11. Only the order of the face-down tiles is hidden, and that is a pool: nobody holds any of it (TT-A32)."""

    __slots__ = (
        "agreed",
        "around",
        "blanks",
        "bridges",
        "builder",
        "cell",
        "cells",
        "colors",
        "craned",
        "empty",
        "figures",
        "fits",
        "free",
        "gained",
        "how",
        "joined",
        "main",
        "open_sides",
        "pool",
        "rafted",
        "river",
        "slot",
        "tiles",
        "turn",
        "turns",
        "two",
    )  # fmt: skip

    seat: int | None

    def __init__(self, game: TimberTown, tiles: Tiles, agreed: Agreed, dealer: Dealer) -> None:
        self.game = game
        self.tiles = tiles
        self.agreed = agreed
        self.players = 2
        self.dealer = dealer
        self.happened = None
        self.reveals = 0

        # The river
        self.pool = list(tiles.counts)
        """The face-down tiles: how many of each kind (TT-6: three stacks are one pool)."""
        self.river = [NONE] * len(SLOTS)
        """The kinds that lie in the river, NONE where there is no tile."""
        self.free = 0
        """Bits of the slots with a tile and no raft on it."""
        self.rafted = [0, 0]
        """Bits of the slots with a raft of a seat."""
        self.two = 0
        """Bits of the slots with a two-colour raft, whoever put it there."""

        # The cities
        self.cells = [[NONE] * 16, [NONE] * 16]
        """The tiles of a seat: ``number << 7 | kind << 2 | turn``, numbered as they were revealed; NONE where empty."""
        self.around = [list(EMPTY_AROUND), list(EMPTY_AROUND)]
        """What is around every empty cell (`tiles.FIT`)."""
        self.fits = [EMPTY_FITS, EMPTY_FITS]
        """Which shapes fit into each column with how many figures (`tiles.FIT`)."""
        self.empty = [16, 16]
        self.colors = [0, 0]
        """The cells of every colour, 16 bits each."""
        self.joined = [0, 0]
        """The joined sides and the exits (`cells.JOIN`, `cells.EXITS`)."""
        self.blanks: list[tuple[int, ...]] = [(), ()]
        """The sides between two tiles that neither end nor figure joins."""
        self.bridges: list[tuple[int, ...]] = [(), ()]
        """The dismantled figures: ``side << 2 | figure``, rising."""
        self.figures = [[0, 0, 1, 0], [0, 0, 1, 0]]
        """The construction figures on the aid cards, by kind (TT-4)."""
        self.builder: int = NONE

        # The turn
        self.turns = 0
        self.seat = agreed.start
        self.main = OPEN

        # A tile that is being gained
        self.gained: int = NONE
        """Its kind; NONE if nothing is half done."""
        self.how = 0
        self.slot: int = NONE
        self.craned = False
        self.cell: int = NONE
        self.turn: int = NONE
        self.open_sides = 0
        """The sides of the cell, as bits, that still need a figure (TT-22a)."""

        self._reveal()

    @property
    def round(self) -> int:
        return self.turns // 2 + 1

    @property
    def first(self) -> int:
        """Who goes first in this round: the seat whose symbol is on the first river board (TT-10)."""
        return self.agreed.start ^ (self.turns // 2 & 1)

    # What may be done (TT-12)

    def actions(self) -> list[int]:
        seat = self.seat
        if seat is None:
            return []
        if self.gained >= 0:
            return self._gaining(seat)
        crane, dam, raft, raft_two = figures = self.figures[seat]
        held = crane + dam + raft + raft_two
        main = self.main
        actions = gainable(self, seat, self.free, held, TAKE) if main == OPEN else []
        if self.rafted[seat]:
            actions += self._claimable(seat, held)
        if dam:
            actions += gainable(self, seat, self.free, held - 1, DAM_TAKE)
        if main == OPEN:
            if raft:
                actions += rafts_on(self.free)
            if raft_two:
                actions += rafts_two_on(self.free)
        blanks = self.blanks[seat]
        if held and blanks:
            first = DISMANTLE
            for count in figures:
                if count:
                    actions += [first + side for side in blanks]
                first += SIDE_COUNT
        actions.append(END if main == DONE else PASS)
        return actions

    def _claimable(self, seat: int, held: int) -> list[int]:
        """The tiles under own rafts that can be gained; a single-colour raft comes back first and may help (TT-A6)."""
        own = self.rafted[seat]
        two, single = own & self.two, own & ~self.two
        return sorted(gainable(self, seat, two, held, CLAIM) + gainable(self, seat, single, held + 1, CLAIM))

    def _gaining(self, seat: int) -> list[int]:
        """The next choice for the tile that is being gained: cell or crane, then turn, then figures."""
        figures = self.figures[seat]
        if self.open_sides:
            sides = SIDES_OF[self.cell][self.open_sides]
            actions = [
                DISMANTLE + SIDE_COUNT * figure + side for figure in range(4) if figures[figure] for side in sides
            ]
            actions.sort()
            return actions
        held = sum(figures)
        if self.cell >= 0:
            return [TURN + turn for turn in self.turns_possible(seat, self.cell, held)]
        around = self.around[seat]
        bit = 5 * min(held, 4) + self.tiles.classes[self.gained] % 5
        if self.craned:
            return [PLACE + cell for cell in range(16) if FIT[around[cell]] >> bit & 1]
        column = self.slot // TILES_PER_BOARD
        actions = [PLACE + cell for cell in range(column, 16, 4) if FIT[around[cell]] >> bit & 1]
        if figures[CRANE]:
            fits = self.fits[seat]
            bit -= 5 if held <= 4 else 0
            if any(fits[other] >> bit & 1 for other in range(4) if other != column):
                actions.append(USE_CRANE)
        return actions

    def play(self, action: int) -> None:
        seat = self.seat
        assert seat is not None
        if action < PUT_RAFT:
            self._gain(seat, action % len(SLOTS), action // len(SLOTS))
        elif action < PLACE:
            self._put_raft(seat, action % len(SLOTS), RAFT if action < PUT_RAFT_TWO else RAFT_TWO)
        elif action < TURN:
            self.cell = action - PLACE
            turns = self.turns_possible(seat, self.cell, sum(self.figures[seat]))
            if len(turns) == 1:
                self._lay(seat, turns[0])
        elif action < USE_CRANE:
            self._lay(seat, action - TURN)
        elif action == USE_CRANE:
            self.craned = True
            self.figures[seat][CRANE] -= 1
        elif action < PASS:
            self._dismantle(seat, *divmod(action - DISMANTLE, SIDE_COUNT))
        else:
            if action == PASS and self.happened is not None:
                self._tell("pass")
            self._next_turn()

    def why_not(self, action: int) -> Refusal | None:
        return refusals.why_not(self, action)

    def turn_key(self) -> Hashable:
        """Whoever is second in a round is first in the next one."""
        return self.turns, self.seat

    @property
    def settled(self) -> bool:
        return self.gained < 0

    def turns_possible(self, seat: int, cell: int, held: int) -> tuple[int, ...]:
        """The different turns in which the gained tile fits with so many figures; equal ones are one."""
        return fitting_turns(self.tiles.ends[self.gained], self.around[seat][cell], held)

    # Gaining a tile (TT-A36)

    def _gain(self, seat: int, slot: int, how: int) -> None:
        figures, bit = self.figures[seat], 1 << slot
        if how == 0:
            self.main = DONE
            self.free ^= bit
        elif how == 1:
            self.rafted[seat] ^= bit
            if self.two & bit:
                self.two ^= bit
            else:
                figures[RAFT] += 1
        else:
            figures[DAM] -= 1
            self.free ^= bit
        river = self.river = self.river[:]
        kind = self.gained = river[slot]
        river[slot] = NONE
        self.how = how
        self.slot = slot
        gives = self.tiles.gives[kind]
        if gives != NO_FIGURE:  # TT-24: before it is placed
            figures[gives] += 1

    def _lay(self, seat: int, turn: int) -> None:
        """The tile lies in its cell; sides that do not match wait for figures, unless there is no choice of them."""
        self.turn = turn
        self.open_sides = missing(self.tiles.ends[self.gained][turn], self.around[seat][self.cell])
        if self.open_sides:
            self._bridge_without_choice(seat)
        else:
            self._stand(seat)

    def _bridge_without_choice(self, seat: int) -> None:
        figures = self.figures[seat]
        while self.open_sides:
            kinds = [figure for figure in range(4) if figures[figure]]
            if len(kinds) > 1:
                return
            self._bridge(seat, kinds[0], SIDES_OF[self.cell][self.open_sides][0])
        self._stand(seat)

    def lay_with_any_figures(self, turn: int) -> None:
        """Lay the gained tile and choose the figures that it needs anyhow: to see what a place is worth."""
        assert self.seat is not None
        self._lay(self.seat, turn)
        self.finish_with_any_figures()

    def finish_with_any_figures(self) -> None:
        """The same for a tile that lies already."""
        while self.gained >= 0:
            self.play(self.actions()[0])

    def _bridge(self, seat: int, figure: int, side: int) -> None:
        """A figure joins the tile that is being placed with a neighbour (TT-19)."""
        self.figures[seat][figure] -= 1
        self.bridges[seat] = tuple(sorted((*self.bridges[seat], side << 2 | figure)))
        for direction in range(4):
            if SIDES_OF[self.cell][1 << direction] == (side,):
                self.open_sides &= ~(1 << direction)

    def _stand(self, seat: int) -> None:
        """The gained tile stands in its cell with all that it needs."""
        cell, kind, turn, tiles = self.cell, self.gained, self.turn, self.tiles
        ends = tiles.ends[kind][turn]
        around = self.around[seat] = self.around[seat][:]
        there = around[cell] >> 4
        together = (ends | around[cell]) & there
        around[cell] = OCCUPIED
        for beside, adds in BESIDE[cell][ends]:
            around[beside] |= adds
        a, fit = around, FIT
        self.fits[seat] = (
            fit[a[0]] | fit[a[4]] | fit[a[8]] | fit[a[12]],
            fit[a[1]] | fit[a[5]] | fit[a[9]] | fit[a[13]],
            fit[a[2]] | fit[a[6]] | fit[a[10]] | fit[a[14]],
            fit[a[3]] | fit[a[7]] | fit[a[11]] | fit[a[15]],
        )
        self.joined[seat] |= JOINS_OF[cell][together] | EXIT_OF[cell][ends]
        if there != together:
            self.blanks[seat] = tuple(sorted((*self.blanks[seat], *SIDES_OF[cell][there ^ together])))
        cells = self.cells[seat] = self.cells[seat][:]
        cells[cell] = self.number(self.slot) << 7 | kind << 2 | turn
        self.colors[seat] |= tiles.bits[kind] << cell
        self.empty[seat] -= 1
        if self.happened is not None:
            self.happened += telling.gained(self, seat)
        if not self.empty[seat] and self.builder < 0:  # TT-26
            self.builder = seat
            if self.happened is not None:
                self._tell("builder")
        self.gained = self.slot = self.cell = self.turn = NONE
        self.craned = False
        self.how = 0

    def number(self, slot: int) -> int:
        """Which of the 48 tiles, in the order of revealing, lies in a slot."""
        board, place = divmod(slot, TILES_PER_BOARD)
        return TILES_PER_BOARD * (self.turns // 2 - board) + place

    # Rafts and dismantling (TT-14, TT-19)

    def _put_raft(self, seat: int, slot: int, figure: int) -> None:
        bit = 1 << slot
        self.main = DONE
        self.figures[seat][figure] -= 1
        self.free ^= bit
        self.rafted[seat] |= bit
        if figure == RAFT_TWO:
            self.two |= bit
        if self.happened is not None:
            self._tell(FIGURES[figure], slot=SLOTS[slot], tile=self.tiles.names[self.river[slot]])

    def _dismantle(self, seat: int, figure: int, side: int) -> None:
        if self.gained >= 0:
            self._bridge(seat, figure, side)
            self._bridge_without_choice(seat)
            return
        self.figures[seat][figure] -= 1
        self.bridges[seat] = tuple(sorted((*self.bridges[seat], side << 2 | figure)))
        self.blanks[seat] = tuple(other for other in self.blanks[seat] if other != side)
        self.joined[seat] |= JOIN[side]
        if self.happened is not None:
            self._tell("dismantle", figure=FIGURES[figure], side=SIDE_NAMES[side])

    # Turns and rounds (TT-8 to TT-11)

    def _next_turn(self) -> None:
        """The other player, or the next round; a full city that can dismantle nothing passes by itself (TT-A15)."""
        while not over(self):
            self.turns += 1
            if not self.turns & 1:
                self._shift()
            seat = self.seat = self.agreed.start ^ (self.turns + 1 >> 1 & 1)
            if self.empty[seat]:
                self.main = OPEN
                return
            self.main = BOUND
            if self.blanks[seat] and any(self.figures[seat]):
                return
            if self.happened is not None:
                self._tell("forced-pass")
        self.seat = None
        if self.happened is not None:
            self.happened.append(Event("over", None, {}))

    def _shift(self) -> None:
        """The river flows on by one board (TT-8)."""
        if self.happened is not None:
            self.happened += telling.fallen(self)
        falling = self.rafted[0] | self.rafted[1]
        if falling >> 9:
            for seat in (0, 1):
                back = self.rafted[seat] & ~self.two
                if back >> 9:
                    self.figures[seat][RAFT] += 1
                self.rafted[seat] &= RIVER >> 3
            self.two &= RIVER >> 3
        if falling:
            self.rafted = [self.rafted[0] << 3, self.rafted[1] << 3]
            self.two <<= 3
        self.free = self.free << 3 & RIVER
        self.river = [NONE, NONE, NONE, *self.river[:9]]
        self._reveal()

    def _reveal(self) -> None:
        """Three tiles onto the first board, as long as there are any (TT-6, TT-9)."""
        self.reveals += 1
        if self.turns < 2 * LAST_ROUND_WITH_TILES:
            river, pick = self.river, self.dealer.pick
            pool = self.pool = self.pool[:]
            for slot in range(TILES_PER_BOARD):
                kind = river[slot] = pick("tile", pool)
                pool[kind] -= 1
            self.free |= 7
        if self.happened is not None:
            self.happened += telling.revealed(self)

    # Copies

    def copy(self) -> TownState:
        """Copies share the pool, the river and the cells: whoever changes one of these lists takes a new one."""
        other = TownState.__new__(TownState)
        other.game = self.game
        other.tiles = self.tiles
        other.agreed = self.agreed
        other.players = 2
        other.dealer = self.dealer.copy()
        other.happened = None
        other.reveals = self.reveals
        other.pool = self.pool
        other.river = self.river
        other.free = self.free
        other.rafted = self.rafted[:]
        other.two = self.two
        other.cells = self.cells[:]
        other.around = self.around[:]
        other.fits = self.fits[:]
        other.empty = self.empty[:]
        other.colors = self.colors[:]
        other.joined = self.joined[:]
        other.blanks = self.blanks[:]
        other.bridges = self.bridges[:]
        one, two = self.figures
        other.figures = [one[:], two[:]]
        other.builder = self.builder
        other.turns = self.turns
        other.seat = self.seat
        other.main = self.main
        other.gained = self.gained
        other.how = self.how
        other.slot = self.slot
        other.craned = self.craned
        other.cell = self.cell
        other.turn = self.turn
        other.open_sides = self.open_sides
        return other

    def key(self) -> Hashable:
        return (
            self.tiles.components,
            self.agreed,
            *self.pool,
            *self.river,
            *self.rafted,
            self.two,
            *self.cells[0],
            *self.cells[1],
            *self.bridges,
            *self.figures[0],
            *self.figures[1],
            self.builder,
            self.reveals,
            self.turns,
            self.seat,
            self.main,
            self.gained,
            self.how,
            self.slot,
            self.craned,
            self.cell,
            self.turn,
            self.open_sides,
        )

    # What happened

    def _tell(self, kind: str, **facts: int | str) -> None:
        assert self.happened is not None
        self.happened.append(Event(kind, self.seat, facts))

    # The score (TT-28)

    def city(self, seat: int) -> scoring.City:
        held = sum(self.figures[seat])
        return scoring.laid_out(self.colors[seat], self.joined[seat], held, self.agreed.simple_route)

    def scores(self) -> list[Score]:
        return scoring.score(self.agreed.cards, (self.city(0), self.city(1)), self.builder)

    def winners(self) -> list[int]:
        return scoring.winners(self.scores(), self.builder)

    # Knowledge

    def table(self, seat: int | None) -> View:
        return knowledge.table(self)

    def asked(self) -> Asked:
        return knowledge.asked(self)

    def meant(self, place: str) -> list[int]:
        return knowledge.meant(self, place)

    def broken(self) -> Iterator[str]:
        return invariants.broken(self)
