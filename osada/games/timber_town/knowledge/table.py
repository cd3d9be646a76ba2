"""The table as a seat knows it: all but the order of the face-down tiles (TT-A32), so it is the same for all."""

from __future__ import annotations

from osada.core.game import Score
from osada.games.timber_town.actions import GAINING, PLACE, TURN
from osada.games.timber_town.boardwalks import JOIN
from osada.games.timber_town.cells import CELLS, SIDE_NAMES, SIDES_OF
from osada.games.timber_town.fitting import missing
from osada.games.timber_town.pieces import BOARDS, FIGURES_OF_A_KIND, TILES_PER_BOARD
from osada.games.timber_town.position import JOINING, NONE, Position
from osada.games.timber_town.rules.gaining import join_with_any_figures, lay, turns_possible
from osada.games.timber_town.scoring.city import city
from osada.games.timber_town.scoring.routes import crossing
from osada.games.timber_town.tiles import BROWN, COLORS, FIGURES, NO_FIGURE, RAFT, RAFT_TWO, TURNS, letters_of, lying
from osada.games.timber_town.view import Afloat, City, Fit, Gaining, Placed, Raft, Tile, TownTable


def table(position: Position, seat: int | None) -> TownTable:
    """What a seat knows of the table: everything but the order of the face-down tiles (TT-A32)."""
    names = position.tiles.names
    return {
        "cards": list(position.agreed.cards),
        "start": position.agreed.start,
        "round": position.round,
        "first": position.first,
        "symbols": [position.first ^ board & 1 for board in range(BOARDS)],
        "stack": sum(position.pool),
        "unseen": {name: count for name, count in zip(names, position.pool, strict=True) if count},
        "lost": _lost(position),
        "river": [
            [_afloat(position, TILES_PER_BOARD * board + place) for place in range(TILES_PER_BOARD)]
            for board in range(BOARDS)
        ],
        "cities": [_city(position, owner) for owner in (0, 1)],
        "figures": [dict(zip(FIGURES, position.figures[owner], strict=True)) for owner in (0, 1)],
        "supply": _supply(position),
        "builder": position.builder if position.builder >= 0 else None,
        "main": position.main.name.lower(),
        "gaining": _gaining(position),
        "fits": _fits(position),
        "scores": position.scores(),
        "winners": position.winners() if position.seat is None else None,
    }


def _tile(position: Position, kind: int, number: int, turn: int = 0) -> Tile:
    tiles = position.tiles
    return {
        "key": f"t{number}",
        "kind": tiles.names[kind],
        "color": COLORS[tiles.colors[kind]],
        "ends": letters_of(tiles.ends[kind][turn]),
        "figure": FIGURES[tiles.gives[kind]] if tiles.gives[kind] != NO_FIGURE else None,
    }


def _afloat(position: Position, slot: int) -> Afloat | None:
    """A tile of the river with the raft on it."""
    kind = position.river[slot]
    if kind < 0:
        return None
    raft: Raft | None = None
    for seat in (0, 1):
        if position.rafted[seat] >> slot & 1:
            raft = {"owner": seat, "figure": FIGURES[RAFT_TWO if position.two >> slot & 1 else RAFT]}
    return {**_tile(position, kind, position.number(slot)), "raft": raft}


def _city(position: Position, seat: int) -> City:
    cells: dict[str, Placed] = {}
    for cell, tile in zip(CELLS, position.cells[seat], strict=True):
        if tile >= 0:
            number, kind, turn = lying(tile)
            beaver = position.tiles.colors[kind] == BROWN
            cells[cell] = {**_tile(position, kind, number, turn), "turn": TURNS[turn], "beaver": beaver}
    return {
        "cells": cells,
        "bridges": [
            {"side": SIDE_NAMES[bridge >> 2], "figure": FIGURES[bridge & 3]} for bridge in position.bridges[seat]
        ],
        "joined": [name for name, join in zip(SIDE_NAMES, JOIN, strict=True) if position.joined[seat] & join],
        "routes": [CELLS[cell] for cell in crossing(city(position, seat))],
        "full": NONE not in position.cells[seat],
    }


def _in_cities(position: Position) -> list[int]:
    """The kinds that have been gained, the one under way included."""
    kinds = [lying(tile)[1] for cells in position.cells for tile in cells if tile >= 0]
    return kinds if position.settled else [*kinds, position.gained]


def _lost(position: Position) -> dict[str, int]:
    gained = _in_cities(position)
    lost = {}
    for kind, count in enumerate(position.tiles.counts):
        gone = count - position.pool[kind] - position.river.count(kind) - gained.count(kind)
        if gone:
            lost[position.tiles.names[kind]] = gone
    return lost


def _supply(position: Position) -> dict[str, int]:
    """The figures that nobody has gained yet (TT-25)."""
    gained = _in_cities(position)
    gives = [position.tiles.gives[kind] for kind in gained]
    supply = {name: FIGURES_OF_A_KIND - gives.count(figure) for figure, name in enumerate(FIGURES) if figure != RAFT}
    supply["beaver"] = FIGURES_OF_A_KIND - [position.tiles.colors[kind] for kind in gained].count(BROWN)
    return supply


def _gaining(position: Position) -> Gaining | None:
    if position.settled:
        return None
    board, place = divmod(position.slot, TILES_PER_BOARD)
    lies = position.step is JOINING
    return {
        "how": GAINING[position.how],
        "board": board + 1,
        "slot": place + 1,
        "tile": _tile(position, position.gained, position.number(position.slot)),
        "crane": position.craned,
        "cell": CELLS[position.cell] if position.cell >= 0 else None,
        "turn": TURNS[position.turn] if lies else None,
        "ends": letters_of(position.tiles.ends[position.gained][position.turn]) if lies else None,
        "missing": [SIDE_NAMES[side] for side in SIDES_OF[position.cell][position.open_sides]],
    }


def _fits(position: Position) -> dict[str, list[Fit]]:
    """How the tile that is being gained can lie in every cell that is open to it, and what each way brings."""
    seat = position.seat
    if seat is None or position.settled or position.step is JOINING:
        return {}
    cells = [position.cell] if position.cell >= 0 else [a - PLACE for a in position.actions() if PLACE <= a < TURN]
    held = sum(position.figures[seat])
    before = position.scores()[seat]
    ends = position.tiles.ends[position.gained]
    around = position.around[seat]
    fits: dict[str, list[Fit]] = {}
    for cell in cells:
        fits[CELLS[cell]] = [
            {
                "turn": TURNS[turn],
                "ends": letters_of(ends[turn]),
                "missing": [SIDE_NAMES[side] for side in SIDES_OF[cell][missing(ends[turn], around[cell])]],
                "brings": _brings(position, seat, cell, turn, before),
            }
            for turn in turns_possible(position, seat, cell, held)
        ]
    return fits


def _brings(position: Position, seat: int, cell: int, turn: int, before: Score) -> Score:
    """By how much the own score changes if the tile lies like this; it is the same whichever figures are spent for
    it."""
    after = position.copy()
    after.cell = cell
    lay(after, seat, turn)
    join_with_any_figures(after, seat)
    scores = after.scores()[seat]
    changes = {card: scores[card] - before[card] for card in scores if scores[card] != before[card]}
    return changes | {"total": scores["total"] - before["total"]}
