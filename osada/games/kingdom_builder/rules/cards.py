"""Terrain cards (KB-12, KB-13)."""

from __future__ import annotations

from osada.games.kingdom_builder.board import BARN, NO_TERRAIN, ORACLE, TERRAINS
from osada.games.kingdom_builder.pieces import BUILDS
from osada.games.kingdom_builder.position import AFTER, BUILDING, Position


def draw(position: Position, seat: int) -> None:
    """A seat draws a terrain card; if the pile is empty, the discards become a new pile first (KB-12)."""
    position.reveals += 1
    if not any(position.pile):
        _shuffle(position)
        if not any(position.pile):  # KB-13c
            position.hands[seat] = NO_TERRAIN
            return
    terrain = position.dealer.pick("terrain", position.pile)
    position.pile[terrain] -= 1
    position.hands[seat] = terrain
    position.drawn_after[seat] = position.shuffles
    if position.agreed.reshuffle_at_once and not any(position.pile):
        _shuffle(position)


def _shuffle(position: Position) -> None:
    if any(position.discards):
        position.pile, position.discards = position.discards, [0] * len(TERRAINS)
        position.shuffles += 1
        position.tell("shuffle", None)


def test_card(position: Position, seat: int) -> None:
    """KB-13: a card without a free hex leaves the game and another is drawn, as long as it is needed."""
    while not position.free & position.board.terrain[position.hands[seat]] and _needed(position, seat):
        useless = position.hands[seat]
        if useless != NO_TERRAIN:
            position.removed[useless] += 1
            position.tell("useless", seat, terrain=TERRAINS[useless])
        draw(position, seat)
        if position.hands[seat] == NO_TERRAIN:
            position.left = 0
            position.step = AFTER
            return
        if position.agreed.new_card_builds_three and position.step is BUILDING:
            position.left = min(BUILDS, position.supply[seat])
        position.tell("new-card", seat, terrain=TERRAINS[position.hands[seat]])


def _needed(position: Position, seat: int) -> bool:
    """KB-13a: builds are left, or an unused oracle or barn."""
    if position.step is not AFTER:
        return True
    if position.agreed.card_for_mandatory_only:
        return False
    for kind, corner in position.board.corners:
        if position.ready >> 2 * corner & 3 and (kind == BARN or (kind == ORACLE and position.supply[seat])):
            return True
    return False
