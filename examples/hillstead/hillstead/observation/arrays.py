"""The arrays of an observation, and how they are filled from a position."""

from __future__ import annotations

from functools import cache

from osada.core.observation import Array, Arrays, filled

from hillstead.pieces import ACROSS, CARDS_PER_ROOF, PLOTS, ROOFS, TERRACES
from hillstead.position import NONE, Position

SEAT = ("decides", "cards")
TABLE = (*(f"held-{roof}" for roof in ROOFS), *(f"chosen-{roof}" for roof in ROOFS), "pile", "turn")
MOST = CARDS_PER_ROOF * len(ROOFS)


@cache
def declared(players: int) -> tuple[Array, ...]:
    """The arrays for a number of players."""
    house = (*(f"owner-{seat}" for seat in range(players)), *ROOFS)
    return (
        Array("hill", (TERRACES, ACROSS, len(house)), house, about="terrace from below, plot, fact of the house"),
        Array("seats", (players, len(SEAT)), SEAT, MOST, about="seat from the viewer on, fact"),
        Array("table", (len(TABLE),), TABLE, MOST, about="fact"),
    )


def observe(position: Position, seat: int, out: Arrays | None = None) -> Arrays:
    """What a seat knows, as arrays."""
    players = position.players
    width = players + len(ROOFS)
    hill = bytearray(PLOTS * width)
    for plot, (owner, roof) in enumerate(zip(position.owners, position.roofs, strict=True)):
        if owner != NONE:
            hill[plot * width + (owner - seat) % players] = 1
            hill[plot * width + players + roof] = 1
    order = (*range(seat, players), *range(seat))
    seats = [fact for other in order for fact in (other == position.seat, sum(position.hands[other]))]
    chosen = [seat == position.seat and roof == position.chosen for roof in range(len(ROOFS))]
    table = [*position.hands[seat], *chosen, sum(position.pile), position.turns]
    return filled(declared(players), (hill, bytes(seats), bytes(table)), out)
