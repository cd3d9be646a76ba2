"""Where a good can lie: a basic good on the tile that makes it or in a barn, a token of a seat in a refinery."""

from __future__ import annotations

from osada.games.hamlet.pieces import BARNS, MOST_SEATS, PRODUCERS, REFINERIES, STONE, TILES, WHEAT, WOOD

BASIC_SOURCES = (
    *((TILES.index(tile), good) for tile, good in PRODUCERS.items()),
    *((TILES.index(tile), good) for tile in BARNS for good in (WOOD, STONE, WHEAT)),
)
REFINERY_TILES = tuple(TILES.index(tile) for tile in REFINERIES)
FIRST_TOKEN = len(BASIC_SOURCES)
SOURCES = FIRST_TOKEN + len(REFINERY_TILES) * MOST_SEATS
SOURCE_TILE = (*(tile for tile, _ in BASIC_SOURCES), *(tile for tile in REFINERY_TILES for _ in range(MOST_SEATS)))
SOURCE_GOOD = (
    *(good for _, good in BASIC_SOURCES),
    *(good for good in REFINERIES.values() for _ in range(MOST_SEATS)),
)
SOURCE_OWNER = (*(-1 for _ in BASIC_SOURCES), *(seat for _ in REFINERY_TILES for seat in range(MOST_SEATS)))
"""For every source: its tile, its good, and whose tokens they are (-1: nobody's)."""
SOURCES_ON = tuple(
    tuple(source for source in range(SOURCES) if SOURCE_TILE[source] == tile) for tile in range(len(TILES))
)
"""For every tile: the sources on it."""


def token_source(tile: int, seat: int) -> int:
    """Where the tokens of a seat lie in a refinery."""
    return FIRST_TOKEN + REFINERY_TILES.index(tile) * MOST_SEATS + seat
