"""The action space.

``take B.T`` · ``claim B.T`` · ``dam B.T`` · ``raft B.T`` · ``raft-two B.T`` · ``place CELL`` · ``turn DEGREES`` ·
``crane`` · ``dismantle FIGURE CELL-CELL`` · ``pass`` · ``end``; ``B.T`` is a tile of the river: board 1 to 4, tile 1 to
3 on it.
"""

from __future__ import annotations

from functools import cache

from osada.core.actions import ActionSpace, Block
from osada.games.timber_town.cells import CELLS, SIDE_NAMES, listed
from osada.games.timber_town.pieces import SLOTS
from osada.games.timber_town.tiles import FIGURES, TURNS

SPACE = ActionSpace(
    Block("take", (SLOTS,), form="take BOARD.TILE"),
    Block("claim", (SLOTS,), form="claim BOARD.TILE"),
    Block("dam", (SLOTS,), form="dam BOARD.TILE"),
    Block("raft", (SLOTS,), form="raft BOARD.TILE"),
    Block("raft-two", (SLOTS,), form="raft-two BOARD.TILE"),
    Block("place", (CELLS,), form="place CELL"),
    Block("turn", (tuple(map(str, TURNS)),), form="turn DEGREES"),
    Block("crane"),
    Block("dismantle", (FIGURES, SIDE_NAMES), separator=" ", form="dismantle FIGURE CELL-CELL"),
    Block("pass"),
    Block("end"),
)

TAKE, CLAIM, DAM_TAKE, PUT_RAFT, PUT_RAFT_TWO, PLACE, TURN, USE_CRANE, DISMANTLE, PASS, END = (
    SPACE.first(block.verb) for block in SPACE.blocks
)
SIDE_COUNT = len(SIDE_NAMES)
GAINING = ("take", "claim", "dam")
"""The actions that gain a tile, in the order of their blocks."""


def place(action: int) -> str:
    """Where a person points for an action: a tile of the river, a cell, a turn, a side, the crane, the end."""
    if action < PLACE:
        return f"tile-{SLOTS[action % len(SLOTS)]}"
    if action < TURN:
        return f"cell-{CELLS[action - PLACE]}"
    if action < USE_CRANE:
        return f"turn-{TURNS[action - TURN]}"
    if action == USE_CRANE:
        return "crane"
    if action < PASS:
        return f"side-{SIDE_NAMES[(action - DISMANTLE) % SIDE_COUNT]}"
    return "end"


ACTIONS_AT: dict[str, list[int]] = {}
"""All actions of every place."""
for _action in range(len(SPACE)):
    ACTIONS_AT.setdefault(place(_action), []).append(_action)


@cache
def rafts_on(slots: int) -> tuple[int, ...]:
    """The actions that put the single-colour raft on one of these slots, given as bits."""
    return tuple(PUT_RAFT + slot for slot in listed(slots))


@cache
def rafts_two_on(slots: int) -> tuple[int, ...]:
    """The actions that put a two-colour raft on one of these slots, given as bits."""
    return tuple(PUT_RAFT_TWO + slot for slot in listed(slots))
