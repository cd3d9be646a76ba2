"""What a bot needs: a cheap guess how good a position is for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osada.games.kingdom_builder import scoring
from osada.games.kingdom_builder.board import LOCATIONS, TERRAINS
from osada.games.kingdom_builder.hexes import SECTOR_AREA, around

if TYPE_CHECKING:
    from osada.games.kingdom_builder.rules import KingdomState

# What a token brings over the rest of a game, in gold, when all 40 settlements are still to be built.
TOKEN_WORTH = dict(
    zip(LOCATIONS, (6.0, 5.5, 5.5, 6.0, 6.0, 6.0, 5.0, 7.0), strict=True),
)


def judge(state: KingdomState, seat: int) -> float:
    """Gold now, and what is likely to come of it."""
    board, settlements, cards = state.board, state.settlements, state.agreed.cards
    readings = scoring.Readings(state.agreed.lords_need_one)
    value = float(scoring.castles(board, settlements[seat]))
    for card in cards:
        value += scoring.KINGDOM_CARDS[card](board, settlements, seat, readings)
    if "lords" in cards:
        others = (other for other in range(state.players) if other != seat)
        value -= max(scoring.lords(board, settlements, other, readings) for other in others) / 2
    if state.seat is None:
        return value
    still_to_come = state.supply[seat] / 40
    return value + still_to_come * (_tokens(state, seat) + _freedom(state, seat) + _promise(state, seat))


def _tokens(state: KingdomState, seat: int) -> float:
    """Extra actions in all the turns to come."""
    worth = 0.0
    for kind, corner in state.board.corners:
        tokens = (state.held[seat] >> 2 * corner & 3).bit_count()
        worth += tokens * TOKEN_WORTH[LOCATIONS[kind]]
    return worth


def _freedom(state: KingdomState, seat: int) -> float:
    """A terrain that own settlements do not touch can be built on anywhere (KB-22)."""
    near = around(state.settlements[seat]) & state.free
    return sum(1.5 for terrain in range(len(TERRAINS)) if not near & state.board.terrain[terrain])


def _promise(state: KingdomState, seat: int) -> float:
    """First steps towards what the kingdom cards pay for all at once."""
    own, board, promise = state.settlements[seat], state.board, 0.0
    if "merchants" in state.agreed.cards:
        promise += 1.5 * (around(own) & board.specials).bit_count()
    if "farmers" in state.agreed.cards:
        counts = sorted((own & area).bit_count() for area in SECTOR_AREA)
        promise += sum(min(count, counts[0] + 2) for count in counts[1:])
    return promise
