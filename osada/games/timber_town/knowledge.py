"""What a seat knows: all but the order of the face-down tiles (TT-A32); what it is asked, what its clicks mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from osada.core.game import AnyView as View
from osada.core.game import Asked
from osada.games.timber_town import scoring
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
    SLOTS,
    TAKE,
    TURN,
    USE_CRANE,
)
from osada.games.timber_town.cells import CELLS, JOIN, SIDE_NAMES, SIDES_OF
from osada.games.timber_town.setup import BOARDS, FIGURES_OF_A_KIND, TILES_PER_BOARD
from osada.games.timber_town.telling import HOW
from osada.games.timber_town.tiles import BROWN, COLORS, FIGURES, NO_FIGURE, RAFT, RAFT_TWO, TURNS, letters_of, missing

if TYPE_CHECKING:
    from osada.games.timber_town.rules import TownState

MAIN = ("open", "done", "bound")


def table(state: TownState) -> View:
    names = state.tiles.names
    return {
        "cards": list(state.agreed.cards),
        "start": state.agreed.start,
        "round": state.round,
        "first": state.first,
        "symbols": [state.first ^ board & 1 for board in range(BOARDS)],
        "stack": sum(state.pool),
        "unseen": {name: count for name, count in zip(names, state.pool, strict=True) if count},
        "lost": _lost(state),
        "river": [
            [_afloat(state, TILES_PER_BOARD * board + slot) for slot in range(TILES_PER_BOARD)]
            for board in range(BOARDS)
        ],
        "cities": [_city(state, seat) for seat in (0, 1)],
        "figures": [dict(zip(FIGURES, state.figures[seat], strict=True)) for seat in (0, 1)],
        "supply": _supply(state),
        "builder": state.builder if state.builder >= 0 else None,
        "main": MAIN[state.main],
        "gaining": _gaining(state),
        "fits": _fits(state),
        "scores": state.scores(),
        "winners": state.winners() if state.seat is None else None,
    }


def _tile(state: TownState, kind: int, number: int, turn: int = 0) -> dict[str, Any]:
    tiles = state.tiles
    return {
        "key": f"t{number}",
        "kind": tiles.names[kind],
        "color": COLORS[tiles.colors[kind]],
        "ends": letters_of(tiles.ends[kind][turn]),
        "figure": FIGURES[tiles.gives[kind]] if tiles.gives[kind] != NO_FIGURE else None,
    }


def _afloat(state: TownState, slot: int) -> dict[str, Any] | None:
    """A tile of the river with the raft on it."""
    kind = state.river[slot]
    if kind < 0:
        return None
    raft = None
    for seat in (0, 1):
        if state.rafted[seat] >> slot & 1:
            raft = {"owner": seat, "figure": FIGURES[RAFT_TWO if state.two >> slot & 1 else RAFT]}
    return _tile(state, kind, state.number(slot)) | {"raft": raft}


def _city(state: TownState, seat: int) -> dict[str, Any]:
    cells = {}
    for cell, tile in enumerate(state.cells[seat]):
        if tile >= 0:
            kind, turn = tile >> 2 & 31, tile & 3
            beaver = state.tiles.colors[kind] == BROWN
            cells[CELLS[cell]] = _tile(state, kind, tile >> 7, turn) | {"turn": TURNS[turn], "beaver": beaver}
    return {
        "cells": cells,
        "bridges": [{"side": SIDE_NAMES[bridge >> 2], "figure": FIGURES[bridge & 3]} for bridge in state.bridges[seat]],
        "joined": [name for name, join in zip(SIDE_NAMES, JOIN, strict=True) if state.joined[seat] & join],
        "routes": [CELLS[cell] for cell in scoring.crossing(state.city(seat))],
        "full": not state.empty[seat],
    }


def _in_cities(state: TownState) -> list[int]:
    """The kinds that have been gained, the one under way included."""
    kinds = [tile >> 2 & 31 for cells in state.cells for tile in cells if tile >= 0]
    return [*kinds, state.gained] if state.gained >= 0 else kinds


def _lost(state: TownState) -> dict[str, int]:
    gained = _in_cities(state)
    lost = {}
    for kind, count in enumerate(state.tiles.counts):
        gone = count - state.pool[kind] - state.river.count(kind) - gained.count(kind)
        if gone:
            lost[state.tiles.names[kind]] = gone
    return lost


def _supply(state: TownState) -> dict[str, int]:
    """The figures that nobody has gained yet (TT-25)."""
    gained = _in_cities(state)
    gives = [state.tiles.gives[kind] for kind in gained]
    supply = {name: FIGURES_OF_A_KIND - gives.count(figure) for figure, name in enumerate(FIGURES) if figure != RAFT}
    supply["beaver"] = FIGURES_OF_A_KIND - [state.tiles.colors[kind] for kind in gained].count(BROWN)
    return supply


def _gaining(state: TownState) -> dict[str, Any] | None:
    if state.gained < 0:
        return None
    board, place = divmod(state.slot, TILES_PER_BOARD)
    return {
        "how": HOW[state.how],
        "board": board + 1,
        "slot": place + 1,
        "tile": _tile(state, state.gained, state.number(state.slot)),
        "crane": state.craned,
        "cell": CELLS[state.cell] if state.cell >= 0 else None,
        "turn": TURNS[state.turn] if state.turn >= 0 else None,
        "ends": letters_of(state.tiles.ends[state.gained][state.turn]) if state.turn >= 0 else None,
        "missing": [SIDE_NAMES[side] for side in SIDES_OF[state.cell][state.open_sides]],
    }


def _fits(state: TownState) -> dict[str, list[dict[str, Any]]]:
    """How the tile that is being gained can lie in every cell that is open to it, and what each way brings."""
    seat = state.seat
    if state.gained < 0 or seat is None or state.turn >= 0:
        return {}
    cells = [state.cell] if state.cell >= 0 else [a - PLACE for a in state.actions() if PLACE <= a < TURN]
    held = sum(state.figures[seat])
    before = state.scores()[seat]
    ends = state.tiles.ends[state.gained]
    fits: dict[str, list[dict[str, Any]]] = {}
    for cell in cells:
        fits[CELLS[cell]] = [
            {
                "turn": TURNS[turn],
                "ends": letters_of(ends[turn]),
                "missing": [SIDE_NAMES[side] for side in SIDES_OF[cell][missing(ends[turn], state.around[seat][cell])]],
                "brings": _brings(state, cell, turn, before),
            }
            for turn in state.turns_possible(seat, cell, held)
        ]
    return fits


def _brings(state: TownState, cell: int, turn: int, before: dict[str, int]) -> dict[str, int]:
    """What the own score changes by if the tile lies so, whichever figures are spent for it."""
    seat = state.seat
    assert seat is not None
    after = state.copy()
    after.cell = cell
    after.lay_with_any_figures(turn)
    scores = after.scores()[seat]
    changes = {card: scores[card] - before[card] for card in scores if scores[card] != before[card]}
    return changes | {"total": scores["total"] - before["total"]}


def asked(state: TownState) -> Asked:
    seat = state.seat
    assert seat is not None
    if state.gained >= 0:
        return _asked_while_gaining(state)
    actions = state.actions()
    free = sum(CLAIM <= action < PUT_RAFT or DISMANTLE <= action < PASS for action in actions)
    if MAIN[state.main] == "bound":
        return Asked("bound", "TT-26")
    if MAIN[state.main] == "done":
        return Asked("free" if free else "end", "TT-12")
    if any(TAKE <= action < CLAIM for action in actions):
        return Asked("take", "TT-13")
    return Asked("no-take" if len(actions) > 1 else "pass", "TT-20")


def _asked_while_gaining(state: TownState) -> Asked:
    tile = state.tiles.names[state.gained]
    if state.open_sides:
        sides = SIDES_OF[state.cell][state.open_sides]
        return Asked("dismantle", "TT-22a", {"sides": len(sides), "cell": CELLS[state.cell]})
    if state.cell >= 0:
        return Asked("turn", "TT-22", {"tile": tile, "cell": CELLS[state.cell]})
    if state.craned:
        return Asked("place-anywhere", "TT-17", {"tile": tile})
    column = state.slot // TILES_PER_BOARD + 1
    actions = state.actions()
    if actions == [USE_CRANE]:
        return Asked("crane", "TT-17", {"tile": tile, "column": column})
    return Asked("place-or-crane" if USE_CRANE in actions else "place", "TT-21", {"tile": tile, "column": column})


def meant(state: TownState, place: str) -> list[int]:
    """A click on a tile means what can be done with it; what is most likely meant comes first."""
    actions = ACTIONS_AT.get(place, [])
    seat = state.seat
    if not actions or seat is None:
        return list(actions)
    if place.startswith("tile-"):
        return _meant_by_tile(state, seat, SLOTS.index(place.removeprefix("tile-")))
    if place.startswith("side-"):
        held = [action for action in actions if state.figures[seat][(action - DISMANTLE) // SIDE_COUNT]]
        return held or list(actions)
    if place == "end":
        return [actions[MAIN[state.main] == "done"]]
    return list(actions)


def _meant_by_tile(state: TownState, seat: int, slot: int) -> list[int]:
    if state.rafted[seat] >> slot & 1:
        return [CLAIM + slot]
    meant = [TAKE + slot, DAM_TAKE + slot, PUT_RAFT + slot, PUT_RAFT_TWO + slot]
    if state.figures[seat][1] and MAIN[state.main] != "open":
        return [DAM_TAKE + slot, *meant[:1], *meant[2:]]
    return meant
