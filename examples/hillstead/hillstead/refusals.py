"""The same rules asked the other way round: why an action is not allowed. Over names of plots, not over numbers."""

from __future__ import annotations

from osada.core.refusal import Refusal

from hillstead.actions import CARD, SPACE, plot_name
from hillstead.pieces import MOST_HOUSES, PLOTS, ROOFS
from hillstead.position import NONE, Position, Step


def why_not(position: Position, action: int) -> Refusal | None:
    """Why the deciding seat may not do this; None if it may."""
    verb, _, what = SPACE.notation(action).partition(" ")
    if position.seat is None:
        return Refusal("HI-6", "over")
    if verb == "end":
        return _end(position)
    if position.step is Step.CARD and position.built == MOST_HOUSES:
        return Refusal("HI-2", "built", {"most": MOST_HOUSES})
    if verb == "card":
        return _card(position, position.seat, action - CARD)
    return _build(position, what)


def _end(position: Position) -> Refusal | None:
    if position.step is Step.PLOT:
        return Refusal("HI-2", "chosen", {"roof": ROOFS[position.chosen]})
    return None if position.built else Refusal("HI-2", "not-built")


def _card(position: Position, seat: int, roof: int) -> Refusal | None:
    if position.step is Step.PLOT:
        return Refusal("HI-2", "chosen", {"roof": ROOFS[position.chosen]})
    if all(owner != NONE for owner in position.owners):
        return Refusal("HI-6", "full")
    if position.hands[seat][roof] < 1:
        return Refusal("HI-2", "no-card", {"roof": ROOFS[roof]})
    return None


def _build(position: Position, what: str) -> Refusal | None:
    if position.step is Step.CARD:
        return Refusal("HI-2", "no-card-chosen")
    standing = {plot_name(plot): owner for plot, owner in enumerate(position.owners) if owner != NONE}
    if what in standing:
        return Refusal("HI-2", "taken", {"plot": what, "owner": standing[what]})
    terrace, across = what.split(",")
    below = f"{int(terrace) - 1},{across}"
    if terrace != "1" and below not in standing:
        free = PLOTS - len(standing)
        return Refusal("HI-3", "nothing-below", {"plot": what, "below": below, "free": free})
    return None
