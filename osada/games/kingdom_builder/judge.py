"""What a bot needs: a cheap guess how good a position is for a seat."""

from __future__ import annotations

from osada.games.kingdom_builder import scoring
from osada.games.kingdom_builder.board import LOCATIONS, TERRAINS
from osada.games.kingdom_builder.hexes import SECTOR_AREA, around
from osada.games.kingdom_builder.position import Position

# The numbers are fitted to games between bots that plan a turn, so that a lead by them is close to the lead at the end.

TERMS = {
    **dict(zip(LOCATIONS, (8.0, 8.0, 6.0, 5.0, 6.0, 4.5, 10.0, 4.5), strict=True)),
    "free terrain": 4.0,
    "promise": 1.5,
    "full soon": -0.5,
    "lordship": 0.3,
}
"""In gold, when all 40 settlements are still to be built: what a token brings over the rest of a game; a terrain that
can be built on anywhere; a settlement in a fuller sector with farmers; what is lost of each gold piece of the cards
that are `SOON_FULL`. And the part of a gold piece for the lord of a sector that is likely to last until the end of the
game."""

SOON_FULL = frozenset(("discoverers", "knights", "merchants", "workers", "citizens"))
"""At the start, half of what these cards pay is gold that later settlements would have brought as well."""

FADING = 0.75
"""The part of a lead that is gone by the end if all settlements are still to be built."""


def judge(position: Position, seat: int) -> float:
    """The gold that a seat has now, and what is likely to come of its position."""
    if position.seat is None:
        return float(position.scores()[seat]["total"])
    board, settlements = position.board, position.settlements
    readings = scoring.Readings(position.agreed.lords_need_one)
    weights = position.game.weights
    still_to_come = position.supply[seat] / 40
    value = float(scoring.castles(board, settlements[seat]))
    for card in position.agreed.cards:
        gold = scoring.GOLD[card](board, settlements, seat, readings)
        if card == "lords":
            others = (other for other in range(position.players) if other != seat)
            best = max(scoring.lords(board, settlements, other, readings) for other in others)
            value += weights["lordship"] * (gold - best / 2)
        else:
            value += gold * (1 + weights["full soon"] * still_to_come) if card in SOON_FULL else gold
    return value + still_to_come * (_tokens(position, seat) + _freedom(position, seat) + _promise(position, seat))


def lead(position: Position, seat: int) -> float:
    """The gold that a seat is likely to be ahead by at the end. Half of a lead in the first turns does not last."""
    values = [judge(position, other) for other in range(position.players)]
    own = values.pop(seat)
    left = 0.0 if position.seat is None else position.supply[seat] / 40
    return (1 - FADING * left * left) * (own - max(values))


def _tokens(position: Position, seat: int) -> float:
    """Extra actions in all the turns to come."""
    worth = 0.0
    for kind, corner in position.board.corners:
        tokens = (position.held[seat] >> 2 * corner & 3).bit_count()
        worth += tokens * position.game.weights[LOCATIONS[kind]]
    return worth


def _freedom(position: Position, seat: int) -> float:
    """A terrain that own settlements do not touch can be built on anywhere (KB-22)."""
    near = around(position.settlements[seat]) & position.free
    free = sum(1 for terrain in range(len(TERRAINS)) if not near & position.board.terrain[terrain])
    return position.game.weights["free terrain"] * free


def _promise(position: Position, seat: int) -> float:
    """With farmers, settlements in the fuller sectors pay as soon as the sector with fewest has as many."""
    if "farmers" not in position.agreed.cards:
        return 0.0
    counts = sorted((position.settlements[seat] & area).bit_count() for area in SECTOR_AREA)
    return position.game.weights["promise"] * sum(min(count, counts[0] + 2) for count in counts[1:])
