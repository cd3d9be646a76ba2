"""Gaining a tile (TT-A36): from the river into a cell, perhaps by crane, turned, and joined with its neighbours."""

from __future__ import annotations

from osada.games.timber_town.actions import DISMANTLE, PLACE, SIDE_COUNT, TURN, USE_CRANE
from osada.games.timber_town.boardwalks import EXIT_OF, JOINS_OF
from osada.games.timber_town.cells import SIDES_OF
from osada.games.timber_town.fitting import BESIDE, FIT, OCCUPIED, fit_in_columns, fitting_turns, missing
from osada.games.timber_town.pieces import TILES_PER_BOARD
from osada.games.timber_town.position import DONE, JOINING, NONE, PLACING, SETTLED, TURNING, Position
from osada.games.timber_town.rules.figures import bridge, give, spend
from osada.games.timber_town.rules.telling import tell_gained
from osada.games.timber_town.tiles import CRANE, DAM, NO_FIGURE, RAFT, laid

NOTHING_FITS = (0, 0, 0, 0)
"""Nothing fits into the columns of a full city."""
BY_TAKING, BY_CLAIMING, BY_DAM = range(3)
"""The ways to gain a tile, as `actions.GAINING` names them."""


def choices(position: Position, seat: int) -> list[int]:
    """What comes next for the tile that is being gained: cell or crane, then turn, then figures."""
    figures = position.figures[seat]
    if position.step is JOINING:
        sides = SIDES_OF[position.cell][position.open_sides]
        actions = [DISMANTLE + SIDE_COUNT * figure + side for figure in range(4) if figures[figure] for side in sides]
        actions.sort()
        return actions
    held = sum(figures)
    if position.step is TURNING:
        return [TURN + turn for turn in turns_possible(position, seat, position.cell, held)]
    around = position.around[seat]
    bit = (5 * held if held < 4 else 20) + position.tiles.classes[position.gained] % 5
    if position.craned:
        return [PLACE + cell for cell in range(16) if FIT[around[cell]] >> bit & 1]
    column = position.slot // TILES_PER_BOARD
    actions = [PLACE + cell for cell in range(column, 16, 4) if FIT[around[cell]] >> bit & 1]
    if figures[CRANE]:
        fits = position.fits[seat]
        bit -= 5 if held <= 4 else 0
        if any(fits[other] >> bit & 1 for other in range(4) if other != column):
            actions.append(USE_CRANE)
    return actions


def turns_possible(position: Position, seat: int, cell: int, held: int) -> tuple[int, ...]:
    """The different turns in which the gained tile fits with ``held`` figures; equal turns count once."""
    return fitting_turns(position.tiles.ends[position.gained], position.around[seat][cell], held)


def gain(position: Position, seat: int, slot: int, how: int) -> None:
    """A tile leaves the river: taken, from under a raft (TT-16), or for a dam (TT-18)."""
    bit = 1 << slot
    if how == BY_TAKING:
        position.main = DONE
        position.free ^= bit
    elif how == BY_CLAIMING:
        position.rafted[seat] ^= bit
        if position.two & bit:
            position.two ^= bit
        else:
            give(position, seat, RAFT)
    else:
        spend(position, seat, DAM)
        position.free ^= bit
    kind = position.gained = position.river[slot]
    position.river[slot] = NONE
    position.how = how
    position.slot = slot
    position.step = PLACING
    gives = position.tiles.gives[kind]
    if gives != NO_FIGURE:  # TT-24: before it is placed
        give(position, seat, gives)


def use_crane(position: Position, seat: int) -> None:
    """The tile may go into any column (TT-17)."""
    position.craned = True
    spend(position, seat, CRANE)


def place(position: Position, seat: int, cell: int) -> None:
    """The tile goes into a cell; if it fits there in one turn only, it is laid in that turn."""
    position.cell = cell
    turns = turns_possible(position, seat, cell, sum(position.figures[seat]))
    if len(turns) == 1:
        lay(position, seat, turns[0])
    else:
        position.step = TURNING


def lay(position: Position, seat: int, turn: int) -> None:
    """The tile is laid in its cell; sides that do not match wait for figures, unless there is only one kind to
    choose."""
    position.turn = turn
    position.open_sides = missing(position.tiles.ends[position.gained][turn], position.around[seat][position.cell])
    if position.open_sides:
        position.step = JOINING
        _join_without_choice(position, seat)
    else:
        stand(position, seat)


def join(position: Position, seat: int, figure: int, side: int) -> None:
    """A figure joins the tile that is being placed with a neighbour (TT-19)."""
    _join(position, seat, figure, side)
    _join_without_choice(position, seat)


def _join(position: Position, seat: int, figure: int, side: int) -> None:
    bridge(position, seat, figure, side)
    for direction in range(4):
        if SIDES_OF[position.cell][1 << direction] == (side,):
            position.open_sides &= ~(1 << direction)


def _join_without_choice(position: Position, seat: int) -> None:
    while position.open_sides:
        kinds = [figure for figure, count in enumerate(position.figures[seat]) if count]
        if len(kinds) > 1:
            return
        _join(position, seat, kinds[0], SIDES_OF[position.cell][position.open_sides][0])
    stand(position, seat)


def join_with_any_figures(position: Position, seat: int) -> None:
    """Take any figures for the sides of a laid tile that still need one, to see what its place is worth."""
    while position.step is JOINING:
        figure, side = divmod(choices(position, seat)[0] - DISMANTLE, SIDE_COUNT)
        join(position, seat, figure, side)


def stand(position: Position, seat: int) -> None:
    """The gained tile stands in its cell with all that it needs."""
    cell, kind, turn, tiles = position.cell, position.gained, position.turn, position.tiles
    ends = tiles.ends[kind][turn]
    around = list(position.around[seat])
    there = around[cell] >> 4
    together = (ends | around[cell]) & there
    around[cell] |= OCCUPIED
    for beside, adds in BESIDE[cell][ends]:
        around[beside] |= adds
    position.around[seat] = tuple(around)
    fits = position.fits[seat] = fit_in_columns(around)
    position.joined[seat] |= JOINS_OF[cell][together] | EXIT_OF[cell][ends]
    if there != together:
        position.blanks[seat] = tuple(sorted((*position.blanks[seat], *SIDES_OF[cell][there ^ together])))
    cells = list(position.cells[seat])
    cells[cell] = laid(position.number(position.slot), kind, turn)
    position.cells[seat] = tuple(cells)
    position.colors[seat] |= tiles.bits[kind] << cell
    if position.happened is not None:
        tell_gained(position, seat)
    if fits == NOTHING_FITS and position.builder < 0 and NONE not in cells:  # TT-26
        position.builder = seat
        position.tell("builder", seat)
    position.gained = position.slot = position.cell = position.turn = NONE
    position.craned = False
    position.how = 0
    position.step = SETTLED
