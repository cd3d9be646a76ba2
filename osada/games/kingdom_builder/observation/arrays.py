"""The arrays of an observation, and how they are filled from a position."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, cast

from osada.core.observation import Array, Arrays, bits, filled, numpy
from osada.games.kingdom_builder.board import LOCATIONS, NO_TERRAIN, TERRAINS, Board
from osada.games.kingdom_builder.hexes import BIT, COLUMNS, HEXES, ROWS
from osada.games.kingdom_builder.pieces import KINGDOM_CARDS, SETTLEMENTS, TOKENS_PER_LOCATION
from osada.games.kingdom_builder.position import AFTER, Position

PRINTED = (*TERRAINS, "water", "mountain", "castle", *LOCATIONS)
"""The planes that stay the same for a whole game."""
PLANES_AFTER = ("lifted", "tokens")
"""The settlement that is being moved, and how many tokens lie on a location."""
SEAT = (
    "decides", "starts", "supply", *(f"card-{terrain}" for terrain in TERRAINS),
    *(f"token-{location}" for location in LOCATIONS), *(f"ready-{location}" for location in LOCATIONS),
)  # fmt: skip
TABLE = (
    "round", "last-round", "pile", *(f"discarded-{terrain}" for terrain in TERRAINS),
    *(f"removed-{terrain}" for terrain in TERRAINS), *KINGDOM_CARDS,
    "left", *(f"chosen-{location}" for location in LOCATIONS), "may-end",
)  # fmt: skip
BITS = BIT[-1].bit_length()
CARD = [bytes(number == card for number in range(len(TERRAINS))) for card in (*range(len(TERRAINS)), NO_TERRAIN)]
CHOSEN = [bytes(number == kind for number in range(len(LOCATIONS))) for kind in (*range(len(LOCATIONS)), -1)]


@cache
def declared(players: int) -> tuple[Array, ...]:
    """The arrays for a number of players."""
    planes = (*PRINTED, *(f"settlements-{number}" for number in range(players)), *PLANES_AFTER)
    return (
        Array("board", (len(planes), ROWS, COLUMNS), planes, TOKENS_PER_LOCATION, axis=0, about="plane, row, column"),
        Array("seats", (players, len(SEAT)), SEAT, SETTLEMENTS, about="seat from the viewer on, fact"),
        Array("table", (len(TABLE),), TABLE, SETTLEMENTS, about="fact"),
    )


@cache
def _hexes() -> Any:
    """The bit of every hex, to pick the hexes from rows of bits."""
    return numpy().array([bit.bit_length() - 1 for bit in BIT])


@lru_cache(maxsize=64)
def _printed(board: Board) -> bytes:
    """The planes of the printed board."""
    castles = sum(BIT[number] for number in board.castles)
    kinds = [0] * len(LOCATIONS)
    for slot, number in board.locations.items():
        kinds[board.kind(slot)] |= BIT[number]
    return _planes([*board.terrain[: len(TERRAINS)], board.water, board.mountain, castles, *kinds])


def _planes(sets: list[int]) -> bytes:
    """Sets of hexes as planes of 0 and 1."""
    return cast(bytes, bits(sets, BITS).take(_hexes(), 1).tobytes())


@lru_cache(maxsize=1024)
def _tokens(board: Board, taken: tuple[int, ...]) -> bytes:
    """The plane of the tokens that lie on the locations; ``taken`` is what every seat took."""
    plane = bytearray(HEXES)
    for slot, number in board.locations.items():
        plane[number] = TOKENS_PER_LOCATION - sum(by >> slot & 1 for by in taken)
    return bytes(plane)


@cache
def _cards(cards: tuple[str, ...]) -> bytes:
    return bytes(card in cards for card in KINGDOM_CARDS)


def observe(position: Position, seat: int, out: Arrays | None = None) -> Arrays:
    """What a seat knows, as arrays."""
    players, decides = position.players, position.seat
    order = [*range(seat, players), *range(seat)]
    sets = [position.settlements[other] for other in order]
    sets.append(BIT[position.lifted] if position.lifted >= 0 else 0)
    board = _printed(position.board) + _planes(sets) + _tokens(position.board, tuple(position.taken))
    seats = b"".join([_seat(position, other, other in (seat, decides)) for other in order])
    return filled(declared(players), (board, seats, _table(position, decides == seat)), out)


def _seat(position: Position, seat: int, shown: bool) -> bytes:
    decides = seat == position.seat
    held, ready = [0] * len(LOCATIONS), [0] * len(LOCATIONS)
    if position.held[seat]:
        usable = position.ready if decides else position.held[seat]
        for kind, corner in position.board.corners:
            held[kind] = (position.held[seat] >> 2 * corner & 3).bit_count()
            ready[kind] = (usable >> 2 * corner & 3).bit_count()
    card = CARD[position.hands[seat] if shown else NO_TERRAIN]
    return bytes([decides, seat == position.agreed.start, position.supply[seat], *card, *held, *ready])


def _table(position: Position, deciding: bool) -> bytes:
    rounds = (position.turns - 1) // position.players + 1
    return b"".join(
        [
            bytes([rounds, position.last_round, sum(position.pile), *position.discards, *position.removed]),
            _cards(position.agreed.cards),
            bytes([position.left, *CHOSEN[position.token], deciding and position.step is AFTER]),
        ]
    )
