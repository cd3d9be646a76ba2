"""What the deciding seat is asked, and what its clicks mean."""

from __future__ import annotations

from osada.core.game import Asked
from osada.games.timber_town.actions import (
    ACTIONS_AT,
    CLAIM,
    DAM_TAKE,
    DISMANTLE,
    PASS,
    PLACE,
    PUT_RAFT,
    PUT_RAFT_TWO,
    SIDE_COUNT,
    TAKE,
    USE_CRANE,
)
from osada.games.timber_town.cells import CELLS, SIDES_OF
from osada.games.timber_town.pieces import SLOTS, TILES_PER_BOARD
from osada.games.timber_town.position import BOUND, DONE, JOINING, OPEN, TURNING, Position
from osada.games.timber_town.tiles import DAM


def asked(position: Position) -> Asked:
    """What the deciding seat is asked: the next step for the tile that is being gained, or which main or free action to
    do."""
    if not position.settled:
        return _asked_while_gaining(position)
    actions = position.actions()
    free = sum(CLAIM <= action < PUT_RAFT or DISMANTLE <= action < PASS for action in actions)
    if position.main is BOUND:
        return Asked("bound", "TT-26")
    if position.main is DONE:
        return Asked("free" if free else "end", "TT-12")
    if any(TAKE <= action < CLAIM for action in actions):
        return Asked("take" if any(PUT_RAFT <= action < PLACE for action in actions) else "take-only", "TT-13")
    return Asked("no-take" if len(actions) > 1 else "pass", "TT-20")


def _asked_while_gaining(position: Position) -> Asked:
    tile = position.tiles.names[position.gained]
    if position.step is JOINING:
        sides = SIDES_OF[position.cell][position.open_sides]
        return Asked("dismantle", "TT-22a", {"sides": len(sides), "cell": CELLS[position.cell]})
    if position.step is TURNING:
        return Asked("turn", "TT-22", {"tile": tile, "cell": CELLS[position.cell]})
    if position.craned:
        return Asked("place-anywhere", "TT-17", {"tile": tile})
    column = position.slot // TILES_PER_BOARD + 1
    actions = position.actions()
    if actions == [USE_CRANE]:
        return Asked("crane", "TT-17", {"tile": tile, "column": column})
    return Asked("place-or-crane" if USE_CRANE in actions else "place", "TT-21", {"tile": tile, "column": column})


def meant(position: Position, place: str) -> list[int]:
    """A click on a tile means what can be done with it; what is most likely meant comes first."""
    if place.startswith("town-"):  # a cell of somebody's town, as events name it
        place = f"cell-{place[-2:]}"
    actions = ACTIONS_AT.get(place, [])
    seat = position.seat
    if not actions or seat is None:
        return list(actions)
    if place.startswith("tile-"):
        return _meant_by_tile(position, seat, SLOTS.index(place.removeprefix("tile-")))
    if place.startswith("side-"):
        held = [action for action in actions if position.figures[seat][(action - DISMANTLE) // SIDE_COUNT]]
        return held or list(actions)
    if place == "end":
        return [actions[position.main is DONE]]
    return list(actions)


def _meant_by_tile(position: Position, seat: int, slot: int) -> list[int]:
    if position.rafted[seat] >> slot & 1:
        return [CLAIM + slot]
    meant = [TAKE + slot, DAM_TAKE + slot, PUT_RAFT + slot, PUT_RAFT_TWO + slot]
    if position.figures[seat][DAM] and position.main is not OPEN:
        return [DAM_TAKE + slot, *meant[:1], *meant[2:]]
    return meant
