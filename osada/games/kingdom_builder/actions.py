"""The action space: ``build ROW,COL`` · ``token NAME`` · ``move ROW,COL`` · ``to ROW,COL`` · ``end``."""

from __future__ import annotations

from osada.core.actions import ActionSpace, Block
from osada.games.kingdom_builder.board import LOCATIONS
from osada.games.kingdom_builder.hexes import COLUMNS, HEXES, ROWS

_GRID = (tuple(map(str, range(ROWS))), tuple(map(str, range(COLUMNS))))

SPACE = ActionSpace(
    Block("build", _GRID, form="build ROW,COL"),
    Block("token", (LOCATIONS,), form="token NAME"),
    Block("move", _GRID, form="move ROW,COL"),
    Block("to", _GRID, form="to ROW,COL"),
    Block("end"),
)

BUILD, TOKEN, MOVE, TO, END = (SPACE.first(block.verb) for block in SPACE.blocks)


def place(action: int) -> str:
    """Where a person points for an action: a hex, a token, the end of the turn."""
    if action == END:
        return "end"
    if TOKEN <= action < MOVE:
        return f"token-{LOCATIONS[action - TOKEN]}"
    number = action if action < TOKEN else action - MOVE if action < TO else action - TO
    return f"hex-{number // COLUMNS}-{number % COLUMNS}"


def hex_of_place(place: str) -> int | None:
    """The hex of a place, None if it is no hex."""
    kind, _, where = place.partition("-")
    row, _, column = where.partition("-")
    if kind != "hex" or not (row.isdigit() and column.isdigit()):
        return None
    number = int(row) * COLUMNS + int(column)
    return number if int(column) < COLUMNS and number < HEXES else None
