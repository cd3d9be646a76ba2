"""The arrays of an observation, and how they are filled from a position."""

from __future__ import annotations

from functools import cache, lru_cache

from osada.core.observation import Array, Arrays, filled
from osada.games.timber_town.actions import GAINING
from osada.games.timber_town.cells import CELLS, DIRECTIONS, SIDE_NAMES, SIDES_OF
from osada.games.timber_town.pieces import CARDS, SLOT_COUNT, SLOTS
from osada.games.timber_town.position import JOINING, SETTLED, Main, Position
from osada.games.timber_town.tiles import COLORS, FIGURES, KINDS, NO_FIGURE, TURNS, Tiles

TILE = (*COLORS, *(f"end-{letter}" for letter in DIRECTIONS), *(f"gives-{figure}" for figure in FIGURES))
PLACED = (*TILE, *(f"turned-{turn}" for turn in TURNS))
AFLOAT = (*TILE, "raft-0", "raft-1", "raft-two")
SEAT = (*FIGURES, "builder", "decides", "first-of-round", "starts")
TABLE = (
    "round", *(f"main-{main.name.lower()}" for main in Main), *CARDS, *(f"unseen-{kind}" for kind in KINDS),
    "gaining", *(f"how-{how}" for how in GAINING), *(f"slot-{slot}" for slot in SLOTS), "crane",
    *(f"cell-{cell}" for cell in CELLS), *(f"lies-{turn}" for turn in TURNS),
    *(f"missing-{side}" for side in SIDE_NAMES), *(f"gained-{part}" for part in TILE),
)  # fmt: skip
MOST = 48
NO_TILE, NOWHERE = bytes(len(TILE)), bytes(len(PLACED))
NOT_GAINING = bytes(len(TABLE) - TABLE.index("gaining"))
MAIN = [bytes(number == main for number in range(len(Main))) for main in range(len(Main))]


@cache
def declared(players: int) -> tuple[Array, ...]:
    """The arrays."""
    return (
        Array("cities", (2, 4, 4, len(PLACED)), PLACED, about="seat from the viewer on, row, column, fact of the tile"),
        Array(
            "figures", (2, len(SIDE_NAMES), len(FIGURES)), FIGURES, about="seat, side between two cells, figure on it"
        ),
        Array("river", (SLOT_COUNT, len(AFLOAT)), AFLOAT, about="slot, fact of the tile"),
        Array("seats", (2, len(SEAT)), SEAT, MOST, about="seat from the viewer on, fact"),
        Array("table", (len(TABLE),), TABLE, MOST, about="fact"),
    )


@lru_cache(maxsize=16)
def _tiles(tiles: Tiles) -> tuple[list[bytes], list[bytes]]:
    """The facts of a tile, by ``kind << 2 | turn``, and the same with the turn."""
    facts = []
    for kind in range(len(tiles.names)):
        for turn in range(len(TURNS)):
            color = [number == tiles.colors[kind] for number in range(len(COLORS))]
            ends = [tiles.ends[kind][turn] >> side & 1 for side in range(4)]
            gives = [tiles.gives[kind] != NO_FIGURE and number == tiles.gives[kind] for number in range(len(FIGURES))]
            facts.append(bytes([*color, *ends, *gives]))
    placed = [fact + bytes(number & 3 == turn for turn in range(len(TURNS))) for number, fact in enumerate(facts)]
    return facts, placed


@cache
def _cards(cards: tuple[str, ...]) -> bytes:
    return bytes(card in cards for card in CARDS)


def observe(position: Position, seat: int, out: Arrays | None = None) -> Arrays:
    """What a seat knows, as arrays."""
    facts, placed = _tiles(position.tiles)
    order = (seat, 1 - seat)
    cities = [placed[tile & 127] if tile >= 0 else NOWHERE for owner in order for tile in position.cells[owner]]
    figures = bytearray(2 * len(SIDE_NAMES) * len(FIGURES))
    for number, owner in enumerate(order):
        for bridge in position.bridges[owner]:
            figures[number * len(SIDE_NAMES) * len(FIGURES) + bridge] = 1
    mine, other, two = position.rafted[seat], position.rafted[1 - seat], position.two
    river = []
    for slot, kind in enumerate(position.river):
        river.append(facts[kind << 2] if kind >= 0 else NO_TILE)
        river.append(bytes([mine >> slot & 1, other >> slot & 1, two >> slot & 1]))
    rows = [
        entry
        for owner in order
        for entry in (
            *position.figures[owner],
            position.builder == owner,
            position.seat == owner,
            position.first == owner,
            position.agreed.start == owner,
        )
    ]
    parts = (b"".join(cities), figures, b"".join(river), bytes(rows), _table(position, facts))
    return filled(declared(2), parts, out)


def _table(position: Position, facts: list[bytes]) -> bytes:
    always = bytes([position.round]) + MAIN[position.main] + _cards(position.agreed.cards) + bytes(position.pool)
    if position.step is SETTLED:
        return always + NOT_GAINING
    how, slot, cell, turn = bytearray(3), bytearray(SLOT_COUNT), bytearray(len(CELLS)), bytearray(len(TURNS))
    missing = bytearray(len(SIDE_NAMES))
    how[position.how] = slot[position.slot] = 1
    if position.cell >= 0:
        cell[position.cell] = 1
    if position.step is JOINING:
        turn[position.turn] = 1
    for side in SIDES_OF[position.cell][position.open_sides]:
        missing[side] = 1
    return b"".join(
        [always, b"\1", how, slot, bytes([position.craned]), cell, turn, missing, facts[position.gained << 2]]
    )
