"""A turn, with its main action and its free ones (TT-12 to TT-19), and what comes after it (TT-8 to TT-11, TT-27)."""

from __future__ import annotations

from osada.games.timber_town.actions import (
    DAM_TAKE,
    DISMANTLE,
    END,
    PASS,
    PLACE,
    PUT_RAFT,
    PUT_RAFT_TWO,
    SIDE_COUNT,
    TAKE,
    TURN,
    USE_CRANE,
    rafts_on,
    rafts_two_on,
)
from osada.games.timber_town.pieces import SLOT_COUNT
from osada.games.timber_town.position import BOUND, DONE, NONE, OPEN, SETTLED, Position
from osada.games.timber_town.rules.figures import dismantle, put_raft
from osada.games.timber_town.rules.gaining import choices, gain, join, lay, place, use_crane
from osada.games.timber_town.rules.reach import claimable, gainable, over
from osada.games.timber_town.rules.river import flow_on
from osada.games.timber_town.tiles import RAFT, RAFT_TWO


def actions(position: Position) -> list[int]:
    """What the deciding seat may do: the next step for the tile that is being gained, or else the main action, free
    actions and the end of the turn (TT-12)."""
    seat = position.seat
    if seat is None:
        return []
    if position.step is not SETTLED:
        return choices(position, seat)
    crane, dam, raft, raft_two = figures = position.figures[seat]
    held = crane + dam + raft + raft_two
    main = position.main
    found = gainable(position, seat, position.free, held, TAKE) if main is OPEN else []
    if position.rafted[seat]:
        found += claimable(position, seat, held)
    if dam:
        found += gainable(position, seat, position.free, held - 1, DAM_TAKE)
    if main is OPEN:
        if raft:
            found += rafts_on(position.free)
        if raft_two:
            found += rafts_two_on(position.free)
    blanks = position.blanks[seat]
    if held and blanks:
        first = DISMANTLE
        for count in figures:
            if count:
                found += [first + side for side in blanks]
            first += SIDE_COUNT
    found.append(END if main is DONE else PASS)
    return found


def play(position: Position, action: int) -> None:
    """Do one of the offered actions: gain a tile, put a raft, place, turn, use a crane, dismantle, pass or end the
    turn."""
    seat = position.seat
    assert seat is not None
    if action < PUT_RAFT:
        how, slot = divmod(action, SLOT_COUNT)
        gain(position, seat, slot, how)
    elif action < PLACE:
        put_raft(position, seat, action % SLOT_COUNT, RAFT if action < PUT_RAFT_TWO else RAFT_TWO)
    elif action < TURN:
        place(position, seat, action - PLACE)
    elif action < USE_CRANE:
        lay(position, seat, action - TURN)
    elif action == USE_CRANE:
        use_crane(position, seat)
    elif action < PASS:
        figure, side = divmod(action - DISMANTLE, SIDE_COUNT)
        (dismantle if position.step is SETTLED else join)(position, seat, figure, side)
    else:
        if action == PASS and position.happened is not None:
            position.tell("pass", seat)
        end_turn(position)


def end_turn(position: Position) -> None:
    """The next turn begins, in a new round if both players have had theirs, or the game is over (TT-27). A full city
    that can dismantle nothing passes without being asked (TT-A15)."""
    while not over(position):
        position.turns += 1
        if not position.turns & 1:
            flow_on(position)
        seat = position.seat = position.agreed.start ^ (position.turns + 1 >> 1 & 1)
        if NONE in position.cells[seat]:
            position.main = OPEN
            return
        position.main = BOUND
        if position.blanks[seat] and any(position.figures[seat]):
            return
        position.tell("forced-pass", seat)
    position.seat = None
    position.tell("over", None)
