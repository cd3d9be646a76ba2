"""What speaks for a turn besides its points, for hints and the coach: what the next tiles would bring, and what room is
left for them."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.game import Reason
from osada.games.timber_town.cells import CELLS, CITY, COLUMN, listed
from osada.games.timber_town.fitting import ALL_SHAPES, FIT
from osada.games.timber_town.pieces import ROUNDS, color_of
from osada.games.timber_town.position import NONE, Position
from osada.games.timber_town.scoring.cards import POINTS
from osada.games.timber_town.scoring.city import city, laid_out
from osada.games.timber_town.tiles import BROWN, COLORS, RED

WORTH_TELLING = 3
"""Points from which it is told what a next tile would bring."""
ROOM = 0.3
"""What an empty cell is worth that takes any tile."""


def reasons(before: Position, after: Position, seat: int) -> list[Reason]:
    """What a turn of a seat prepares, what it keeps open and what it shuts."""
    if after.seat is None or _filled(after, seat) == CITY:
        return []
    return [*_next_tile(before, after, seat), *_columns(before, after, seat), *_room(before, after, seat)]


def _filled(position: Position, seat: int) -> int:
    return sum(1 << cell for cell, tile in enumerate(position.cells[seat]) if tile != NONE)


def _next_tile(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """A kind of tile that would bring more after this turn than before it, and where."""
    left = max(0.0, 1 - after.turns / (2 * ROUNDS))
    for card in after.agreed.cards:
        color = COLORS.index(color_of(card))
        if color not in (BROWN, RED):
            (then, _), (now, cell) = (_best_cell(position, seat, card, color) for position in (before, after))
            if now >= WORTH_TELLING and now - then >= WORTH_TELLING - 1:
                facts = {"color": COLORS[color], "score": card, "points": now}
                yield Reason("keeps", "next-tile", left * (now - then), facts, (f"cell-{CELLS[cell]}",))


def _best_cell(position: Position, seat: int, card: str, color: int) -> tuple[int, int]:
    """The most points that one more tile of a colour would bring by its card, and its cell."""
    own, other = city(position, seat), city(position, 1 - seat)
    now = POINTS[card](own, other)
    gains = [(0, 0)]
    for cell in listed(CITY & ~_filled(position, seat)):
        colors = position.colors[seat] | 1 << 16 * color + cell
        more = laid_out(colors, position.joined[seat], own.unused, own.simple_route)
        gains.append((POINTS[card](more, other) - now, cell))
    return max(gains)


def _columns(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """A column that becomes full: what comes by its river board needs a crane then (TT-21)."""
    then, now = _filled(before, seat), _filled(after, seat)
    for number, column in enumerate(COLUMN, 1):
        if now & column == column != then & column:
            yield Reason("keeps", "column-full", 0.5, {"column": number})


def _room(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """The empty cells that still take any tile without figures."""
    then, now = ([cell for cell in range(16) if _takes_all(position, seat, cell)] for position in (before, after))
    if now and len(then) - len(now) <= 1:
        places = tuple(f"cell-{CELLS[cell]}" for cell in now)
        yield Reason("keeps", "room", ROOM, {"cells": len(now)}, places)


def _takes_all(position: Position, seat: int, cell: int) -> bool:
    return FIT[position.around[seat][cell]] & ALL_SHAPES == ALL_SHAPES
