"""What holds after every action: nothing is created, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

from hillstead.pieces import ACROSS, CARDS_PER_ROOF, HAND, MOST_HOUSES, PLOTS, ROOFS
from hillstead.position import NONE, Position, Step


def broken(position: Position) -> Iterator[str]:
    """The invariants that do not hold."""
    for roof, name in enumerate(ROOFS):
        held = sum(hand[roof] for hand in position.hands)
        if position.pile[roof] + held + position.roofs.count(roof) != CARDS_PER_ROOF:
            yield f"{CARDS_PER_ROOF} cards of {name}: in the pile, in the hands, on the hillside (HI-1)"
    for plot in range(PLOTS):
        if (position.owners[plot] == NONE) != (position.roofs[plot] == NONE):
            yield "a house has an owner and a roof (HI-2)"
        if plot >= ACROSS and position.owners[plot] != NONE and position.owners[plot - ACROSS] == NONE:
            yield "a house stands on the ground or above another (HI-3)"
    if any(sum(hand) > HAND or min(hand) < 0 for hand in position.hands):
        yield f"at most {HAND} cards in a hand (HI-4)"
    if not 0 <= position.built <= MOST_HOUSES:
        yield f"at most {MOST_HOUSES} houses in a turn (HI-2)"
    if (position.chosen != NONE) != (position.step is Step.PLOT):
        yield "a card is chosen while a plot is asked for (HI-2)"
