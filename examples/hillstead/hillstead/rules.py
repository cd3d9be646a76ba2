"""What may be done and what it does, in the order of the rules."""

from __future__ import annotations

from hillstead.actions import BUILD, CARD, END, plot_name
from hillstead.pieces import ACROSS, HAND, MOST_HOUSES, PLOTS, ROOFS
from hillstead.position import NONE, Position, Step


def set_up(position: Position) -> None:
    """HI-1: everybody draws three cards, and the first player begins."""
    for number in range(position.players):
        for _ in range(HAND):
            draw(position, (position.start + number) % position.players)
    position.seat = position.start
    position.turns = 1


def draw(position: Position, seat: int) -> int:
    """HI-4: a card from the pile into a hand; its roof, or none where the pile is empty."""
    if not any(position.pile):
        return NONE
    roof = position.dealer.pick("roof", position.pile)
    position.reveals += 1
    position.pile[roof] -= 1
    position.hands[seat][roof] += 1
    return roof


def open_plots(position: Position) -> list[int]:
    """HI-3: free plots on the lowest terrace, or above a house."""
    owners = position.owners
    return [plot for plot in range(PLOTS) if owners[plot] == NONE and (plot < ACROSS or owners[plot - ACROSS] != NONE)]


def actions(position: Position) -> list[int]:
    """What the deciding seat may do, sorted."""
    if position.seat is None:
        return []
    if position.step is Step.PLOT:
        return [BUILD + plot for plot in open_plots(position)]
    found = []
    if position.built < MOST_HOUSES and NONE in position.owners:
        found += [CARD + roof for roof, count in enumerate(position.hands[position.seat]) if count]
    return [*found, END] if position.built else found


def play(position: Position, action: int) -> None:
    """Do it; that it is allowed has been seen to."""
    if action == END:
        end_turn(position)
    elif action >= BUILD:
        build(position, action - BUILD)
    else:
        position.chosen = action - CARD
        position.step = Step.PLOT


def build(position: Position, plot: int) -> None:
    """HI-2: a house with the roof of the card, which leaves the hand."""
    seat, roof = position.seat, position.chosen
    assert seat is not None
    position.hands[seat][roof] -= 1
    position.owners[plot], position.roofs[plot] = seat, roof
    position.chosen = NONE
    position.step = Step.CARD
    position.built += 1
    position.tell("build", seat, plot=plot_name(plot), roof=ROOFS[roof])


def end_turn(position: Position) -> None:
    """HI-4, HI-6: one card is drawn, and the next player begins; or the hillside is full."""
    seat = position.seat
    assert seat is not None
    drawn = draw(position, seat)
    if drawn != NONE:
        position.tell("draw", seat, {"roof": ROOFS[drawn]}, (seat,))
    position.built = 0
    if NONE in position.owners:
        position.seat = (seat + 1) % position.players
        position.turns += 1
    else:
        position.seat = None
        position.tell("over", None)
