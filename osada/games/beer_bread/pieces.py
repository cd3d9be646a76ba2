"""What is in the box, counted (BB-1 to BB-3, BB-10)."""

from __future__ import annotations

from osada.games.beer_bread.goods import packed

YEARS = 6
HAND = 5
TURNS = 2 * HAND
"""The turns of a year, those of both players together."""
EXCHANGE = 3
STORAGE = 9
RATE = 2
"""How many tokens stand in for one (BB-70)."""
TOKENS = {"water": 18, "wheat": 18, "barley": 18, "rye": 15, "hops": 15}
ALL_TOKENS = packed(TOKENS)
ALL_WATER = packed({"water": TOKENS["water"]})
FRUITFUL = packed({"wheat": 7, "barley": 8, "rye": 6, "hops": 6})
DRY = packed({"wheat": 5, "barley": 4, "rye": 4, "hops": 4})
