"""What may be done and what it does: functions over a position, in the order of the rulebook."""

from __future__ import annotations

from my_game.actions import BUILD, END
from my_game.pieces import GROUNDS
from my_game.position import NOBODY, Position, Step


def set_up(position: Position) -> None:
    """MG-1: the first player's turn begins."""
    begin_turn(position, position.start)


def pile(position: Position) -> list[int]:
    """MG-2: how many cards of every ground are left, one for every plot without a house."""
    left = [0] * len(GROUNDS)
    for ground, owner in zip(position.lane, position.owners, strict=True):
        left[ground] += owner == NOBODY
    return left


def begin_turn(position: Position, seat: int) -> None:
    """MG-2: a card is turned up."""
    position.seat = seat
    position.turns += 1
    position.step = Step.BUILD
    position.card = position.dealer.pick("card", pile(position))
    position.reveals += 1  # chance was used: undo stops here
    position.tell("card", seat, ground=GROUNDS[position.card])


def actions(position: Position) -> list[int]:
    """What the deciding seat may do, sorted."""
    if position.seat is None:
        return []
    if position.step is Step.END:
        return [END]
    free = (plot for plot, owner in enumerate(position.owners) if owner == NOBODY)
    return [BUILD + plot for plot in free if position.lane[plot] == position.card]


def play(position: Position, action: int) -> None:
    """Do it; that it is allowed has been seen to."""
    if action == END:
        end_turn(position)
    else:
        build(position, action - BUILD)


def build(position: Position, plot: int) -> None:
    """MG-3: a house on a free plot of the ground on the card."""
    assert position.seat is not None
    position.owners[plot] = position.seat
    position.step = Step.END
    position.tell("build", position.seat, plot=plot + 1, ground=GROUNDS[position.lane[plot]])


def end_turn(position: Position) -> None:
    """MG-4, MG-5: the next player's turn, until every plot has a house."""
    assert position.seat is not None
    if NOBODY in position.owners:
        begin_turn(position, (position.seat + 1) % position.players)
    else:
        position.seat = None
        position.tell("over", None)
