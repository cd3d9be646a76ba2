"""What speaks for a turn besides its gold, for hints and the coach: tiles, what is nearly reached, what stays free."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.game import Reason
from osada.games.kingdom_builder.actions import place
from osada.games.kingdom_builder.board import LOCATIONS, TERRAINS
from osada.games.kingdom_builder.hexes import AROUND, SECTOR_AREA, around, groups, listed
from osada.games.kingdom_builder.judge import TERMS
from osada.games.kingdom_builder.position import Position
from osada.games.kingdom_builder.rules.tokens import stock

NEAR = 2
"""Settlements at most that are missing for something that is told."""
CASTLE, LINKED = 3, 8
"""The gold for a castle, and for the first two places that merchants link (KB-51, KB-55)."""
FREEDOM = 4
"""What a terrain that is not touched is worth, in gold, while all settlements are still to be built (KB-22)."""


def reasons(before: Position, after: Position, seat: int) -> list[Reason]:
    """What a turn of a seat brings besides gold, what it prepares and what it keeps open."""
    if after.seat is None or not after.supply[seat]:
        return []
    return [
        *_tiles(before, after, seat),
        *_castles(before, after, seat),
        *_links(before, after, seat),
        *_poorest(before, after, seat),
        *_untouched(after, seat),
    ]


def _tiles(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """Location tiles that are gained: an action in every turn to come; the last one nobody else can have."""
    board, left = after.board, after.supply[seat] / 40
    for slot, number in board.locations.items():
        if after.held[seat] >> slot & 1 and not before.held[seat] >> slot & 1:
            location, worth = LOCATIONS[board.kind(slot)], left * TERMS[LOCATIONS[board.kind(slot)]]
            last = "last-token" if not stock(after, slot) else "token"
            yield Reason("keeps", last, worth, {"location": location}, (place(number),))


def _castles(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """A castle that is not reached yet, but nearly."""
    for castle in after.board.castles:
        own = after.settlements[seat]
        if not own & AROUND[castle]:
            missing = _steps(after, own, AROUND[castle])
            if missing and missing < (_steps(before, before.settlements[seat], AROUND[castle]) or NEAR + 1):
                facts = {"count": missing, "points": CASTLE}
                yield Reason("keeps", "castle", CASTLE / (1 + missing), facts, (place(castle),))


def _links(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """Two places that merchants will pay for when few more settlements join them."""
    if "merchants" not in after.agreed.cards:
        return
    then, now = (_missing_link(position, seat) for position in (before, after))
    if now and (not then or now[0] < then[0]):
        missing, number = now
        facts = {"count": missing, "points": LINKED}
        yield Reason("keeps", "merchants", LINKED / (1 + missing), facts, (place(number),))


def _missing_link(position: Position, seat: int) -> tuple[int, int] | None:
    """The fewest settlements that link a group beside one location or castle with another one, and that one."""
    found = []
    for group in groups(position.settlements[seat]):
        touched = around(group) & position.board.specials
        if touched and not touched & (touched - 1):
            for number in listed(position.board.specials & ~touched):
                missing = _steps(position, group, AROUND[number])
                if missing:
                    found.append((missing, number))
    return min(found, default=None)


def _steps(position: Position, own: int, goal: int) -> int:
    """How many settlements on free land lead from some to a goal; 0 if more than two."""
    land = position.free & position.board.land
    for missing in range(1, NEAR + 1):
        own |= around(own) & land
        if own & goal:
            return missing
    return 0


def _poorest(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """Farmers pay when all sectors with the fewest settlements have one more."""
    if "farmers" not in after.agreed.cards:
        return
    (least, there), (fewest, few) = (_few(position, seat) for position in (after, before))
    if least == fewest and there < few:
        yield Reason("keeps", "farmers", CASTLE / (1 + there), {"count": there, "points": CASTLE})


def _few(position: Position, seat: int) -> tuple[int, int]:
    counts = [(position.settlements[seat] & area).bit_count() for area in SECTOR_AREA]
    return min(counts), counts.count(min(counts))


def _untouched(after: Position, seat: int) -> Iterator[Reason]:
    """A terrain that own settlements do not touch can be built on anywhere."""
    near = around(after.settlements[seat]) & after.free
    worth = FREEDOM * (after.supply[seat] / 40) / 2
    for terrain, name in enumerate(TERRAINS):
        if not near & after.board.terrain[terrain] and after.free & after.board.terrain[terrain]:
            yield Reason("keeps", "untouched", worth, {"terrain": name})
