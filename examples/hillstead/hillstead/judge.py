"""What a bot needs: a cheap guess how good a position is for a seat, in points."""

from __future__ import annotations

from hillstead.pieces import ACROSS, beside, terrace_of
from hillstead.position import NONE, Position
from hillstead.rules import open_plots

OFFERED = 0.4
"""The part of the best open plot that is lost to whoever comes next."""
RIVAL = 0.5
"""What a point of the best other one counts against."""
CARD = 1.6
"""What a card in the hand is worth: with a second one, two houses can be built when it pays (HI-2)."""
CHOICE = 0.3
"""What another roof in the hand is worth: more plots that it fits beside or above."""
LIKELY = 0.4
"""How likely a house gets the roof of one beside it."""
TIE = 0.001
"""Points for steps break ties (HI-11)."""


def judge(position: Position, seat: int) -> float:
    """Points now, less what the others have and the next one is offered, and a good hand."""
    sheet = position.scores()
    own = sheet[seat]["total"] + TIE * sheet[seat]["steps"]
    if position.seat is None:
        return own
    others = max(lines["total"] for other, lines in enumerate(sheet) if other != seat)
    hand = position.hands[seat]
    value = own - RIVAL * others + CARD * sum(hand) + CHOICE * sum(count > 0 for count in hand)
    if position.seat != seat:
        value -= OFFERED * max((_prospect(position, plot, position.seat) for plot in open_plots(position)), default=0)
    return value


def _prospect(position: Position, plot: int, seat: int) -> float:
    """What a seat might have of a house there: its height, a step above a house of its own, neighbours."""
    worth, owners = position.worth, position.owners
    below = plot - ACROSS
    step = worth.step * (below >= 0 and owners[below] == seat)
    beside_it = sum(LIKELY * (1 + (owners[other] == seat)) for other in beside(plot) if owners[other] != NONE)
    return worth.heights[terrace_of(plot)] + step + worth.neighbour * beside_it
