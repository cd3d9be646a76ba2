"""What holds after every action: nothing is created, nothing is lost, and what is derived agrees with the tiles."""

from __future__ import annotations

from collections.abc import Iterator

from osada.games.timber_town.boardwalks import ends_at
from osada.games.timber_town.cells import SIDES
from osada.games.timber_town.fitting import OCCUPIED
from osada.games.timber_town.pieces import FIGURES_OF_A_KIND, ROUNDS, ROUNDS_WITH_TILES, TILES_PER_BOARD
from osada.games.timber_town.position import JOINING, NONE, PLACING, SETTLED, TURNING, Position, Step
from osada.games.timber_town.tiles import FIGURES, RAFT, RAFT_TWO, lying

DERIVED = {
    "free": "one raft at most on every tile of the river, and free are those without (TT-14)",
    "colors": "the colours are those of the tiles",
    "joined": "the joined sides are those of the boardwalks and figures (TT-19a)",
    "blanks": "the blank sides are those without ends and figures (TT-19b)",
    "around": "what is around an empty cell follows from its neighbours",
    "fits": "what fits into a column follows from its cells",
}


def broken(position: Position) -> Iterator[str]:
    """What does not add up: derived fields, tiles, rafts, figures, cities, and the step that is half done."""
    yield from _derived(position)
    yield from _tiles(position)
    yield from _river(position)
    yield from _figures(position)
    for seat in (0, 1):
        yield from _city(position, seat)
        yield from _sides(position, seat)
    if position.step is not _half_done(position) or (position.step is JOINING) != bool(position.open_sides):
        yield "the step is that of the tile in hand (TT-A36)"
    if not 0 <= position.turns < 2 * ROUNDS:
        yield "at most 19 rounds (TT-11)"


def _derived(position: Position) -> Iterator[str]:
    for name, field in position.declared.items():
        if field.derive is not None and getattr(position, name) != field.derive(position):
            yield DERIVED[name]


def _half_done(position: Position) -> Step:
    if position.gained < 0:
        return SETTLED
    if position.cell < 0:
        return PLACING
    return TURNING if position.turn < 0 else JOINING


def _kinds(position: Position, seat: int) -> list[int]:
    """The kinds of the tiles that stand in a city."""
    return [lying(tile)[1] for tile in position.cells[seat] if tile >= 0]


def _tiles(position: Position) -> Iterator[str]:
    kinds = [*_kinds(position, 0), *_kinds(position, 1)]
    numbers = [lying(tile)[0] for cells in position.cells for tile in cells if tile >= 0]
    numbers += [position.number(slot) for slot, kind in enumerate(position.river) if kind >= 0]
    if not position.settled:
        kinds.append(position.gained)
        numbers.append(position.number(position.slot))
    revealed = TILES_PER_BOARD * min(position.round, ROUNDS_WITH_TILES)
    if len(set(numbers)) != len(numbers) or not all(0 <= number < revealed for number in numbers):
        yield "every tile is in one place (TT-6)"
    if sum(position.pool) != TILES_PER_BOARD * ROUNDS_WITH_TILES - revealed:
        yield "three tiles are revealed in every round (TT-8)"
    for kind, count in enumerate(position.tiles.counts):
        shown = position.pool[kind] + position.river.count(kind) + kinds.count(kind)
        if not 0 <= shown <= count or position.pool[kind] < 0:
            yield f"{count} tiles of {position.tiles.names[kind]} (TT-2)"


def _river(position: Position) -> Iterator[str]:
    tiles = sum(1 << slot for slot, kind in enumerate(position.river) if kind >= 0)
    rafted = position.rafted[0] | position.rafted[1]
    if position.rafted[0] & position.rafted[1] or rafted & ~tiles:
        yield "one raft at most on every tile of the river (TT-14)"
    if position.two & ~rafted:
        yield "a two-colour raft is somebody's (TT-A8)"


def _figures(position: Position) -> Iterator[str]:
    """TT-25: nobody has more figures than tiles gave, and a single-colour raft is never lost, only dismantled."""
    given = [0] * len(FIGURES)
    for seat in (0, 1):
        bridges = [bridge & 3 for bridge in position.bridges[seat]]
        held = position.figures[seat]
        single = held[RAFT] + bridges.count(RAFT) + (position.rafted[seat] & ~position.two).bit_count()
        if single != 1:
            yield "one single-colour raft per seat (TT-4)"
        if any(count < 0 for count in held):
            yield "no figure is used twice (TT-19a)"
        kinds = _kinds(position, seat)
        kinds += [position.gained] if not position.settled and seat == position.seat else []
        for figure in range(len(FIGURES)):
            gained = sum(position.tiles.gives[kind] == figure for kind in kinds)
            given[figure] += gained
            known = held[figure] + bridges.count(figure)
            if figure == RAFT_TWO:
                known += (position.rafted[seat] & position.two).bit_count()
            if figure != RAFT and known > gained:
                yield "a figure comes from a red tile (TT-24)"
    if any(count > FIGURES_OF_A_KIND for count in given):
        yield "three figures of each kind (TT-1)"


def _city(position: Position, seat: int) -> Iterator[str]:
    full = NONE not in position.cells[seat]
    if full and position.builder < 0:
        yield "the first full city has the builder (TT-26)"
    if position.builder == seat and not full:
        yield "the builder is in a full city (TT-26)"
    for tile, around in zip(position.cells[seat], position.around[seat], strict=True):
        if tile >= 0 and around < OCCUPIED:
            yield "nothing fits into a cell with a tile (TT-21)"


def _sides(position: Position, seat: int) -> Iterator[str]:
    bridged = {bridge >> 2 for bridge in position.bridges[seat]}
    if len(bridged) != len(position.bridges[seat]):
        yield "one figure per side (TT-19)"
    for side, (one, other) in enumerate(SIDES):
        tiles = position.cells[seat][one], position.cells[seat][other]
        if min(tiles) < 0:
            continue
        ends = ends_at(side, *map(position.tiles.lying_ends, tiles))
        if side in bridged:
            if all(ends):
                yield "no figure where both ends are (TT-A31)"
        elif ends[0] != ends[1]:
            yield "no end meets a blank side (TT-22)"
