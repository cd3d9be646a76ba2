"""What happened, where several things happen at once: a tile gained with all that it brings, and the waterfall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osada.core.game import Event
from osada.games.timber_town.actions import SLOTS
from osada.games.timber_town.cells import CELLS, SIDE_NAMES, SIDES_OF
from osada.games.timber_town.tiles import BROWN, FIGURES, NO_FIGURE, RAFT, RAFT_TWO, TURNS

if TYPE_CHECKING:
    from osada.games.timber_town.rules import TownState

HOW = ("take", "claim", "dam")


def gained(state: TownState, seat: int) -> list[Event]:
    """The tile that has just been placed, its figure, crane, bridges and beaver."""
    cell, kind, tiles = state.cell, state.gained, state.tiles
    facts = {
        "tile": tiles.names[kind],
        "slot": SLOTS[state.slot],
        "cell": CELLS[cell],
        "turn": TURNS[state.turn],
        "key": f"t{state.number(state.slot)}",
    }
    events = [Event(HOW[state.how], seat, facts)]
    if tiles.gives[kind] != NO_FIGURE:
        events.append(Event("figure", seat, {"figure": FIGURES[tiles.gives[kind]]}))
    if state.craned:
        events.append(Event("crane", seat, {"cell": CELLS[cell]}))
    for bridge in state.bridges[seat]:
        if bridge >> 2 in SIDES_OF[cell][15]:
            side, figure = SIDE_NAMES[bridge >> 2], FIGURES[bridge & 3]
            events.append(Event("dismantle", seat, {"figure": figure, "side": side}))
    if tiles.colors[kind] == BROWN:
        events.append(Event("beaver", seat, {"cell": CELLS[cell]}))
    return events


def fallen(state: TownState) -> list[Event]:
    """The last river board goes over the waterfall."""
    names = [state.tiles.names[kind] for kind in state.river[9:] if kind >= 0]
    events = [Event("fall", None, {"tiles": names})] if names else []
    for slot in range(9, 12):
        for seat in (0, 1):
            if state.rafted[seat] >> slot & 1:
                lost = state.two >> slot & 1
                figure = FIGURES[RAFT_TWO if lost else RAFT]
                events.append(Event("raft-lost" if lost else "raft-back", seat, {"figure": figure}))
    return events


def revealed(state: TownState) -> list[Event]:
    """A round begins."""
    events = [Event("round", state.first, {"round": state.round})]
    names = [state.tiles.names[kind] for kind in state.river[:3] if kind >= 0]
    return [*events, Event("reveal", None, {"tiles": names})] if names else events
