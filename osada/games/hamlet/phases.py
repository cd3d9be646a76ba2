"""What can be half done, and other small numbers that the rules share."""

from __future__ import annotations

from osada.games.hamlet.pieces import FARM, QUARRY, REFINERIES, TILES, WOODCUTTER

NONE = -1

# What is asked for: nothing is half done in the first two.
TURN, HALL, LEADING, HIRING, FILLING, COUNTING, SITING, PLACING, ROADING, PAYING = range(10)
# The donkey move of a turn (HA-11).
NOT_BEGUN, MOVING, OVER = range(3)
# What a payment is for.
REFINE, SALE, DELIVERY, BUILDING, ROADWORK = range(5)
PURPOSES = ("refine", "sell", "deliver", "build", "road")

DONKEY_BITS = 3
"""The donkeys of a seat are one number: so many bits a tile say how many stand there."""
BASICS_ON = (WOODCUTTER, QUARRY, FARM)
"""Where wood, stone and wheat are made; the first three sources lie there."""
REFINERY_GOOD = {TILES.index(name): good for name, good in REFINERIES.items()}
