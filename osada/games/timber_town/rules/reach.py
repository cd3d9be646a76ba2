"""Which tiles can be gained: now (TT-20), and at all any more (TT-27).

Both are asked of `fitting.FIT`, or'ed over the cells of each column: bit ``5 * figures + shape``. The answers are bits
of `Tiles.classes`: five shapes of plain tiles, of tiles that give a figure, and of tiles that give a crane. A figure
that a tile gives helps to place it (TT-24), and a crane costs one figure and opens all columns (TT-17).
"""

from __future__ import annotations

from osada.games.timber_town.actions import CLAIM
from osada.games.timber_town.cells import listed
from osada.games.timber_town.fitting import ALL_SHAPES
from osada.games.timber_town.pieces import RIVER, ROUNDS_WITH_TILES, TILES_PER_BOARD
from osada.games.timber_town.position import Position
from osada.games.timber_town.tiles import CRANE

OF_FIT = tuple(fit & ALL_SHAPES | (fit >> 5) * (1 << 5 | 1 << 10) for fit in range(1024))
"""The classes of tiles that can be placed, from the shapes that fit with the figures held and those with one more."""
LAST_REVEAL = 2 * (ROUNDS_WITH_TILES - 1)
"""Before this turn there are face-down tiles: the stacks run out with the last round that reveals some (TT-11)."""


def gainable(position: Position, seat: int, slots: int, held: int, first: int) -> list[int]:
    """The actions, counted from ``first``, that gain a tile of these slots; it needs a legal place with ``held``
    figures (TT-20)."""
    fits = position.fits[seat]
    one, two, three, four = fits
    now = 5 * held if held < 4 else 20
    lifted = _lifted(one | two | three | four, held, position.figures[seat][CRANE])
    reach = (
        lifted | OF_FIT[one >> now & 1023],
        lifted | OF_FIT[two >> now & 1023],
        lifted | OF_FIT[three >> now & 1023],
        lifted | OF_FIT[four >> now & 1023],
    )
    river, classes = position.river, position.tiles.classes
    actions = []
    for slot in listed(slots):
        if reach[slot // 3] >> classes[river[slot]] & 1:
            actions.append(first + slot)
    return actions


def claimable(position: Position, seat: int, held: int) -> list[int]:
    """The tiles under own rafts that can be gained; a single-colour raft comes back first and may help (TT-A6)."""
    own = position.rafted[seat]
    two, single = own & position.two, own & ~position.two
    return sorted(gainable(position, seat, two, held, CLAIM) + gainable(position, seat, single, held + 1, CLAIM))


def _lifted(anywhere: int, held: int, cranes: int) -> int:
    """The tiles that a crane can put into any column: with a crane on the aid card all that fit, else those that give
    one (TT-A12)."""
    if cranes:
        return OF_FIT[anywhere >> (5 * held - 5 if held < 5 else 20) & 1023]
    return (anywhere >> (5 * held if held < 4 else 20) & ALL_SHAPES) << 10


def over(position: Position) -> bool:
    """Whether neither player can gain any further tile (TT-27); asked at the end of a turn."""
    seat = position.seat
    assert seat is not None
    return not can_still_gain(position, 1 - seat, bool(position.turns & 1)) and not can_still_gain(position, seat, True)


def can_still_gain(position: Position, seat: int, moved: bool) -> bool:
    """Whether any tile that is still to come has a place, now or later (TT-A18). ``moved`` says that the seat has had
    its turn in this round, so that the river flows on before its next one."""
    fits = position.fits[seat]
    anywhere = fits[0] | fits[1] | fits[2] | fits[3]
    if not anywhere:
        return False
    held = sum(position.figures[seat])
    if position.rafted[seat] & ~position.two:
        held += 1
    now = 5 * held if held < 4 else 20
    plain = anywhere >> now & ALL_SHAPES
    classes = position.tiles.classes
    if position.turns < LAST_REVEAL:
        if plain == ALL_SHAPES:
            return True
        reach = OF_FIT[anywhere >> now & 1023]
        for kind, count in enumerate(position.pool):
            if count and reach >> classes[kind] & 1:
                return True
    lifted = _lifted(anywhere, held, position.figures[seat][CRANE])
    ahead, reach_from = 0, [0] * 4
    for column in (3, 2, 1, 0):
        ahead |= fits[column]
        reach_from[column] = lifted | OF_FIT[ahead >> now & 1023]
    there = position.free | position.rafted[seat]
    if moved:
        there &= RIVER >> TILES_PER_BOARD
    river = position.river
    return any(reach_from[slot // 3 + moved] >> classes[river[slot]] & 1 for slot in listed(there))
