"""The same rules asked the other way round: why an action is not allowed.

Clause by clause and over plainer structures than ``actions()``: a second way to legality, held against the first one.
"""

from __future__ import annotations

from osada.core.refusal import Refusal

from my_game.actions import BUILD, END, SPACE
from my_game.pieces import GROUNDS
from my_game.position import NOBODY, Position, Step


def why_not(position: Position, action: int) -> Refusal | None:
    """Why the deciding seat may not do this; None if it may. Every integer of the space has an answer."""
    SPACE.notation(action)
    if position.seat is None:
        return Refusal("MG-5", "over")
    if action == END:
        return Refusal("MG-4", "not-built") if position.step is Step.BUILD else None
    if position.step is Step.END:
        return Refusal("MG-4", "built")
    plot = action - BUILD
    owner, ground = position.owners[plot], GROUNDS[position.lane[plot]]
    if owner != NOBODY:
        return Refusal("MG-3", "taken", {"plot": plot + 1, "owner": owner})  # `owner` is shown as a name
    if ground != GROUNDS[position.card]:
        facts: dict[str, int | str] = {"plot": plot + 1, "ground": ground, "ground2": GROUNDS[position.card]}
        return Refusal("MG-3", "other-ground", facts)
    return None
