"""What holds after every action: nothing is created, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.bits import listed
from osada.games.hamlet.pieces import (
    DONKEYS,
    FIRST_BLUEPRINT,
    HAND,
    LANDMARKS,
    PLANKS,
    PLANNER,
    REFINED,
    REFINERIES,
    REMOVED_SALES,
    ROW,
    SALES,
    SALES_PER_LEVEL,
    SECTIONS,
    STARTING_BAG,
    TILES,
    VILLAGERS,
)
from osada.games.hamlet.position import DONKEY_BITS, HALL, NONE, PAYING, Position
from osada.games.hamlet.rules.building import roads_left
from osada.games.hamlet.rules.donkeys import herd_size
from osada.games.hamlet.sources import SOURCES_ON


def broken(position: Position) -> Iterator[str]:
    """What does not add up: blueprints, goods, workers, sale tiles, the village, milestones and what is half done."""
    yield from _blueprints(position)
    yield from _goods(position)
    yield from _workers(position)
    yield from _sales(position)
    yield from _village(position)
    yield from _honours(position)
    if position.pieces.players != position.players:
        yield "the board has a side for this number of players (HA-1)"
    if min(position.gold) < 0 or min(position.points) < 0:
        yield "nobody owes gold or points (HA-0d)"
    if position.last_round != all(by >= 0 for by in position.deliveries):
        yield "the last round begins with the last delivery (HA-35)"
    half_done = position.tile, position.site, position.section, position.purpose, position.debt, position.left
    if position.step <= HALL and half_done != (NONE, NONE, NONE, None, 0, []):
        yield "a settled position has nothing half done"
    if (position.purpose is not None) != (position.step is PAYING):
        yield "a payment is for something (HA-17)"


def _blueprints(position: Position) -> Iterator[str]:
    found = [*position.row, *(tile for hand in position.hands for tile in hand), *listed(position.bag)]
    found += [tile for tile in position.village.order if tile >= FIRST_BLUEPRINT]
    expected = set(STARTING_BAG)
    for number, stack in enumerate(position.pieces.stacks):
        if position.milestones[1 + number] >= 0:
            expected |= set(listed(stack))
    if sorted(found) != sorted(expected):
        yield "every blueprint is once in the bag, the row, a hand or the village (HA-6, HA-32)"
    row = len(position.row)
    if row != min(ROW, row + position.bag.bit_count()) or len(position.row_gold) != row:
        yield "the row has four blueprints while the bag has any (HA-25)"
    if any(len(hand) > HAND for hand in position.hands):
        yield "at most three blueprints in hand (HA-25)"


def _goods(position: Position) -> Iterator[str]:
    for tile, name in enumerate(TILES):
        count = sum(position.stock[source] for source in SOURCES_ON[tile])
        if not 0 <= count <= position.pieces.spaces[tile] or (count and not position.village.tiles >> tile & 1):
            yield f"{name}: no more goods than spaces (HA-22, HA-23)"
    if min(position.stock) < 0:
        yield "no source has less than nothing"
    for number, left in enumerate(position.supply):
        if left < 0:
            yield f"two tokens of {REFINED[number % len(REFINED)]} per player (HA-1)"


def _workers(position: Position) -> Iterator[str]:
    for seat in range(position.players):
        counts = [_donkeys(position.donkeys[seat], tile) for tile in range(len(TILES))]
        standing = [tile for tile, count in enumerate(counts) if count]
        if sum(counts) != herd_size(position.donkeys[seat]) or sum(counts) > DONKEYS:
            yield "at most six donkeys (HA-12)"
        if not 1 <= len(position.villagers[seat]) <= VILLAGERS:
            yield "one to four villagers (HA-13)"
        if not 0 <= position.standing[seat] < 1 << len(position.villagers[seat]):
            yield "only villagers on the board stand (HA-13)"
        if seat == position.seat and any(_donkeys(position.fresh, tile) > count for tile, count in enumerate(counts)):
            yield "only donkeys on the board step (HA-11)"
        for tile in (*standing, *position.villagers[seat]):
            if not position.network.connected >> tile & 1:
                yield f"{TILES[tile]}: all workers stand on connected tiles (HA-0c)"
        if roads_left(position, seat) < 0:
            yield "five roads per player (HA-1)"


def _donkeys(herd: int, tile: int) -> int:
    return herd >> tile * DONKEY_BITS & 7


def _honours(position: Position) -> Iterator[str]:
    """Flags and milestones are those of what has been built (HA-32, HA-34)."""
    built = [TILES[tile] for tile in position.village.order]
    flown = sorted(TILES[tile] for flags in position.flags for tile in listed(flags))
    if flown != sorted(tile for tile in built if tile in LANDMARKS):
        yield "every landmark in the village has one flag (HA-32)"
    made = {REFINERIES[tile] - PLANKS for tile in built if tile in REFINERIES}
    if made - {number for number, by in enumerate(position.milestones[1:]) if by >= 0}:
        yield "a milestone is taken with the first refinery of its good (HA-32)"
    if position.milestones[PLANNER] != (position.network.roads[0][0] if position.network.roads else NONE):
        yield "whoever builds the first road is the planner (HA-34)"


def _sales(position: Position) -> Iterator[str]:
    drawn = len(SALES) - position.sales_left.bit_count()
    if drawn != sum(position.sold) + sum(sale >= 0 for sale in position.sales):
        yield "every sale tile that was drawn is open or sold (HA-27)"
    for level, removed in enumerate(REMOVED_SALES[position.players]):
        unseen = position.sales_left >> level * SALES_PER_LEVEL & (1 << SALES_PER_LEVEL) - 1
        if position.pile[level] != unseen.bit_count() - removed:
            yield f"level {level + 1}: the pile is what is unseen but for those that stay out (HA-9)"


def _village(position: Position) -> Iterator[str]:
    """Every pair of sections that lie together fits, and no triangle is covered twice (HA-31)."""
    village = position.village
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
