"""Where things lie on the board of a phone, from the top down."""

from __future__ import annotations

from osada.core.svg import PHONE
from osada.games.beer_bread.goods import RESOURCES

TOP, TOP_HEIGHT = 3.0, 54.0
FIELDS, FIELDS_HEIGHT, HEADER = 68.0, 84.0, 20.0
FIELD, FIELD_STEP = 71.0, 74.4
ACROSS = 16.0
"""How far apart the tokens on a field are."""
MARKET, MARKET_HEIGHT, MARKET_STEP = 158.0, 62.0, 124.5
STORAGE, STORAGE_HEIGHT = 227.0, 46.0
VILLAGE, VILLAGE_HEIGHT = 278.0, 104.0
HEIGHT = 386.0

HOUSES = (3.0, 122.0)
POSITIONS = (129.0, 126.0)
ROW = (259.0, 112.0)
"""Left and width of the three parts of a village: they are where a card is sold, built and harvested."""
YEAR = (3.0, 62.0)
OTHER = (69.0, 192.0)
PILE = (265.0, 106.0)
"""Left and width of what stands at the top: the year, the other player in small, the draw pile."""
MARGIN = (PHONE - 4 * FIELD_STEP - FIELD) / 2


def field_left(resource: str) -> float:
    """Where a field begins."""
    return MARGIN + FIELD_STEP * RESOURCES.index(resource)


def spot(resource: str, number: int, there: int) -> tuple[float, float]:
    """Where a token lies on a field on which there are so many: four in a row, closer together in many rows."""
    row, column = divmod(number, 4)
    rows = max(1, -(-there // 4))
    down = min(18.0, 44.0 / max(1, rows - 1)) if rows > 1 else 18.0
    return field_left(resource) + 11.5 + ACROSS * column, FIELDS + HEADER + 12 + down * row
