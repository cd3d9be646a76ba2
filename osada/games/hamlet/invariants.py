"""What holds after every action: nothing is created, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from osada.games.hamlet.building import roads_left
from osada.games.hamlet.phases import DONKEY_BITS, HALL, NONE, PAYING, REFINERY_GOOD
from osada.games.hamlet.pieces import (
    FIRST_BLUEPRINT,
    GOODS,
    LANDMARKS,
    PLANKS,
    PLANNER,
    REFINED,
    REFINERIES,
    REFINERY_TILES,
    SALES,
    SALES_PER_LEVEL,
    SECTIONS,
    SOURCES_ON,
    STARTING_BAG,
    TILES,
    token_source,
)
from osada.games.hamlet.roads import bits
from osada.games.hamlet.setup import DONKEYS, HAND, REMOVED_SALES, ROW, TOKENS, VILLAGERS
from osada.games.hamlet.trade import donkeys_hired

if TYPE_CHECKING:
    from osada.games.hamlet.rules import HamletState


def broken(state: HamletState) -> Iterator[str]:
    yield from _blueprints(state)
    yield from _goods(state)
    yield from _workers(state)
    yield from _sales(state)
    yield from _village(state)
    yield from _honours(state)
    if min(state.gold) < 0 or min(state.points) < 0:
        yield "nobody owes gold or points (HA-0d)"
    if state.last_round != all(by >= 0 for by in state.deliveries):
        yield "the last round begins with the last delivery (HA-35)"
    if state.phase <= HALL and (state.tile, state.site, state.section, state.debt, state.left) != (-1, -1, -1, 0, []):
        yield "a settled position has nothing half done"
    if (state.cost is not None) != (state.phase == PAYING):
        yield "a cost is there exactly while it is paid"


def _blueprints(state: HamletState) -> Iterator[str]:
    found = [*state.row, *(tile for hand in state.hands for tile in hand), *bits(state.bag)]
    found += [tile for tile in state.village.order if tile >= FIRST_BLUEPRINT]
    expected = set(STARTING_BAG)
    for number, stack in enumerate(state.pieces.stacks):
        if state.milestones[1 + number] >= 0:
            expected |= set(bits(stack))
    if sorted(found) != sorted(expected):
        yield "every blueprint is once in the bag, the row, a hand or the village (HA-6, HA-32)"
    if len(state.row) != min(ROW, len(state.row) + state.bag.bit_count()) or len(state.row_gold) != len(state.row):
        yield "the row has four blueprints while the bag has any (HA-25)"
    if any(len(hand) > HAND for hand in state.hands):
        yield "at most three blueprints in hand (HA-25)"


def _goods(state: HamletState) -> Iterator[str]:
    for tile, name in enumerate(TILES):
        count = sum(state.stock[source] for source in SOURCES_ON[tile])
        if not 0 <= count <= state.pieces.spaces[tile] or (count and not state.village.tiles >> tile & 1):
            yield f"{name}: no more goods than spaces (HA-22, HA-23)"
    for kind, sources in enumerate(state.pieces.sources):
        if state.totals[kind] != sum(state.stock[source] for source, _ in sources):
            yield f"{GOODS[kind]}: the total is what lies on the board"
    if min(state.stock) < 0:
        yield "no source has less than nothing"
    for seat in range(state.players):
        for number, good in enumerate(REFINED):
            made = [tile for tile in REFINERY_TILES if REFINERY_GOOD[tile] - PLANKS == number]
            used = sum(state.stock[token_source(tile, seat)] for tile in made)
            if used + state.supply[seat * len(REFINED) + number] != TOKENS:
                yield f"two tokens of {good} per player (HA-1)"


def _workers(state: HamletState) -> Iterator[str]:
    for seat in range(state.players):
        counts = [_donkeys(state.donkeys[seat], tile) for tile in range(len(TILES))]
        standing = [tile for tile, count in enumerate(counts) if count]
        if donkeys_hired(state, seat) > DONKEYS or bits(state.carriers[seat]) != standing:
            yield "at most six donkeys, and the carriers are where they stand (HA-12)"
        if not 1 <= len(state.villagers[seat]) <= VILLAGERS:
            yield "one to four villagers (HA-13)"
        if not 0 <= state.standing[seat] < 1 << len(state.villagers[seat]):
            yield "only villagers on the board stand (HA-13)"
        if seat == state.seat and any(_donkeys(state.fresh, tile) > count for tile, count in enumerate(counts)):
            yield "only donkeys on the board step (HA-11)"
        for tile in (*standing, *state.villagers[seat]):
            if not state.network.connected >> tile & 1:
                yield f"{TILES[tile]}: all workers stand on connected tiles (HA-0c)"
        if roads_left(state, seat) < 0:
            yield "five roads per player (HA-1)"


def _donkeys(herd: int, tile: int) -> int:
    return herd >> tile * DONKEY_BITS & 7


def _honours(state: HamletState) -> Iterator[str]:
    """Flags and milestones are those of what has been built (HA-32, HA-34)."""
    built = [TILES[tile] for tile in state.village.order]
    flown = sorted(TILES[tile] for flags in state.flags for tile in bits(flags))
    if flown != sorted(tile for tile in built if tile in LANDMARKS):
        yield "every landmark in the village has one flag (HA-32)"
    made = {REFINERIES[tile] - PLANKS for tile in built if tile in REFINERIES}
    if made - {number for number, by in enumerate(state.milestones[1:]) if by >= 0}:
        yield "a milestone is taken with the first refinery of its good (HA-32)"
    if state.milestones[PLANNER] != (state.network.roads[0][0] if state.network.roads else NONE):
        yield "whoever builds the first road is the planner (HA-34)"


def _sales(state: HamletState) -> Iterator[str]:
    drawn = len(SALES) - state.sales_left.bit_count()
    if drawn != sum(state.sold) + sum(sale >= 0 for sale in state.sales):
        yield "every sale tile that was drawn is open or sold (HA-27)"
    for level, removed in enumerate(REMOVED_SALES[state.players]):
        unseen = state.sales_left >> level * SALES_PER_LEVEL & (1 << SALES_PER_LEVEL) - 1
        if state.pile[level] != unseen.bit_count() - removed:
            yield f"level {level + 1}: the pile is what is unseen but for those that stay out (HA-9)"


def _village(state: HamletState) -> Iterator[str]:
    """Every pair of sections that lie together fits, and no triangle is covered twice (HA-31)."""
    village = state.village
    covered = 0
    for tile in village.order:
        placed = village.placed[tile]
        assert placed is not None
        covered += len(village.pieces.turned[tile][placed[1]].triangles)
        for section, beyond in enumerate(village.contacts[tile]):
            if beyond < 0:
                continue
            other, opposite = divmod(beyond, SECTIONS)
            if village.contacts[other][opposite] != tile * SECTIONS + section:
                yield f"{TILES[tile]} and {TILES[other]}: touching is mutual (HA-0a)"
            if village.pieces.roads[tile][section] != village.pieces.roads[other][opposite]:
                yield f"{TILES[tile]} and {TILES[other]}: road against no road (HA-31)"
    if covered != village.occupied.bit_count():
        yield "tiles do not overlap (HA-31)"
