"""The arrays of an observation, and how they are filled from a position."""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from itertools import compress

from osada.core.observation import Array, Arrays, filled
from osada.games.hamlet.geometry import point
from osada.games.hamlet.knowledge.half_done import PURPOSES
from osada.games.hamlet.pieces import (
    BASIC,
    DELIVERIES,
    DONKEYS,
    GOODS,
    MILESTONES,
    OPEN_SALES,
    REFINED,
    ROADS,
    SALES,
    TILES,
    VILLAGERS,
)
from osada.games.hamlet.position import BUILDING, DONKEY_BITS, FILLING, PAYING, REFINING, ROADING, TURN, Position, Step
from osada.games.hamlet.roads import Network
from osada.games.hamlet.sources import SOURCE_GOOD, SOURCE_OWNER, SOURCE_TILE

LIES = ("turns", "at-i", "at-j")
MOST, FARTHEST = 9_999, 127
DOING = ("hall", "to", "donkey", "fill", "units", "site", "place", "road", "pay")
"""The phases of a choice that is half done, for every `Step` after the first."""
TABLE = (
    "round", "last-round", *(f"pile-{level}" for level in (1, 2, 3)), *(f"doing-{phase}" for phase in DOING),
    *(f"paying-{purpose}" for purpose in PURPOSES), "left", "owed", *(f"needs-{good}" for good in GOODS),
    *(f"new-{fact}" for fact in LIES),
)  # fmt: skip
TILE_BEFORE = ("village", "connected", *BASIC, "fresh", "row", "row-gold", "bag", "chosen", "site")
PER_SEAT = ("flag", "tokens", "standing", "lying", "donkeys", "hand")
SEAT = (
    "decides", "starts", "gold", "points", "sold", *(f"tokens-{good}" for good in REFINED), "roads", "donkeys",
    "villagers", *MILESTONES, *DELIVERIES,
)  # fmt: skip
CONNECTED, FRESH, IN_ROW, ROW_GOLD, IN_BAG, CHOSEN, SITE = (
    TILE_BEFORE.index(name) for name in ("connected", "fresh", "row", "row-gold", "bag", "chosen", "site")
)
GOOD = TILE_BEFORE.index(BASIC[0])
FIRST_MILESTONE, FIRST_DELIVERY = SEAT.index(MILESTONES[0]), SEAT.index(DELIVERIES[0])
SEAT_FACTS, KINDS_OF_SALES = len(SEAT), len(SALES)
NO_HONOURS = (0,) * (len(MILESTONES) + len(DELIVERIES))
NOTHING_HALF_DONE = [0] * (len(TABLE) - TABLE.index("doing-hall"))


@cache
def _tile(players: int) -> tuple[str, ...]:
    return (*TILE_BEFORE, *(f"{what}-{seat}" for what in PER_SEAT for seat in range(players)))


@cache
def _road(players: int) -> tuple[str, ...]:
    owners = (f"owner-{seat}" for seat in range(players))
    return ("there", "bridge", *owners, "tile", "other-tile", "from-i", "from-j", "to-i", "to-j")


@cache
def declared(players: int) -> tuple[Array, ...]:
    """The arrays for a number of players."""
    tile, road = _tile(players), _road(players)
    return (
        Array("tiles", (len(TILES), len(tile)), tile, 255, about="tile, fact; seats are counted from the viewer on"),
        Array("lies", (len(TILES), len(LIES)), LIES, FARTHEST, -FARTHEST, about="tile, how it lies in the village"),
        Array("roads", (players * ROADS, len(road)), road, FARTHEST, -FARTHEST, about="built road, fact"),
        Array("sales", (OPEN_SALES, len(SALES)), SALES, about="open sale tile, which it is"),
        Array("seats", (players, len(SEAT)), SEAT, MOST, -1, about="seat from the viewer on, fact"),
        Array("table", (len(TABLE),), TABLE, MOST, -FARTHEST, about="fact"),
    )


@lru_cache(maxsize=512)
def _village(network: Network, viewer: int, players: int) -> tuple[bytes, bytes, bytes]:
    """What stays until the next tile or road is built: the tiles that are there, how they lie, and the roads."""
    width = len(_tile(players))
    tiles, lies, roads = bytearray(len(TILES) * width), array("h", [0] * len(TILES) * 3), array("h")
    for tile, turns, shift in network.village.laid:
        tiles[tile * width] = 1
        tiles[tile * width + CONNECTED] = network.connected >> tile & 1
        lies[3 * tile : 3 * tile + 3] = array("h", (turns, *point(shift)))
    for owner, tile, section, beyond, _, ground in network.roads:
        owners = [number == (owner - viewer) % players for number in range(players)]
        start, end = network.village.edge(tile, section)
        roads.extend((1, ground == "M", *owners, tile, beyond, *start, *end))
    roads.extend([0] * (players * ROADS * len(_road(players)) - len(roads)))
    return bytes(tiles), lies.tobytes(), roads.tobytes()


@cache
def _stock(viewer: int, players: int) -> list[int]:
    """Where the goods of every source are counted."""
    width, tokens = len(_tile(players)), len(TILE_BEFORE) + PER_SEAT.index("tokens") * players
    return [
        tile * width + (GOOD + good if owner < 0 else tokens + (owner - viewer) % players)
        for tile, good, owner in zip(SOURCE_TILE, SOURCE_GOOD, SOURCE_OWNER, strict=True)
    ]


def observe(position: Position, seat: int, out: Arrays | None = None) -> Arrays:
    """What a seat knows, as arrays."""
    players = position.players
    there, lies, roads = _village(position.network, seat, players)
    tiles, width = bytearray(there), len(_tile(players))
    stock = position.stock
    for where, goods in compress(zip(_stock(seat, players), stock, strict=True), stock):
        tiles[where] += goods
    seats: list[int] = []
    for number, other in enumerate((*range(seat, players), *range(seat))):
        herd = _own(position, other, tiles, width, len(TILE_BEFORE) + number)
        seats += _seat(position, other, herd)
    for honours, first in ((position.milestones, FIRST_MILESTONE), (position.deliveries, FIRST_DELIVERY)):
        for number, by in enumerate(honours, start=first):
            if by >= 0:
                seats[(by - seat) % players * SEAT_FACTS + number] = 1
    _count_donkeys(position.fresh, tiles, width, FRESH)
    for place, (tile, gold) in enumerate(zip(position.row, position.row_gold, strict=True), start=1):
        tiles[tile * width + IN_ROW] = place
        tiles[tile * width + ROW_GOLD] = gold
    _mark(position.bag, tiles, width, IN_BAG)
    sales = bytearray(OPEN_SALES * KINDS_OF_SALES)
    for number, sale in enumerate(position.sales):
        if sale >= 0:
            sales[number * KINDS_OF_SALES + sale] = 1
    table = [position.round, position.last_round, *position.pile]
    begun = position.seat == seat and position.step is not TURN
    table += _half_done(position, tiles, width) if begun else NOTHING_HALF_DONE
    parts = (tiles, lies, roads, sales, array("h", seats).tobytes(), array("h", table).tobytes())
    return filled(declared(players), parts, out)


def _mark(bits: int, tiles: bytearray, width: int, fact: int) -> None:
    while bits:
        tile = bits.bit_length() - 1
        tiles[tile * width + fact] = 1
        bits ^= 1 << tile


def _count_donkeys(donkeys: int, tiles: bytearray, width: int, fact: int) -> int:
    """Note how many donkeys stand on each tile; how many there are in all."""
    herd = 0
    while donkeys:
        tile = (donkeys.bit_length() - 1) // DONKEY_BITS
        count = donkeys >> tile * DONKEY_BITS
        tiles[tile * width + fact] = count
        herd += count
        donkeys ^= count << tile * DONKEY_BITS
    return herd


def _own(position: Position, seat: int, tiles: bytearray, width: int, fact: int) -> int:
    """Note what a seat has on the tiles, from its first ``fact`` on; how many donkeys it has."""
    players = position.players
    _mark(position.flags[seat], tiles, width, fact)
    standing = position.standing[seat]
    for number, tile in enumerate(position.villagers[seat]):
        tiles[tile * width + fact + (2 if standing >> number & 1 else 3) * players] += 1
    for tile in position.hands[seat]:
        tiles[tile * width + fact + 5 * players] = 1
    return _count_donkeys(position.donkeys[seat], tiles, width, fact + 4 * players)


def _seat(position: Position, seat: int, herd: int) -> list[int]:
    return [
        seat == position.seat,
        seat == position.agreed.start,
        position.gold[seat],
        position.points[seat],
        position.sold[seat],
        *position.supply[seat * len(REFINED) : (seat + 1) * len(REFINED)],
        ROADS - position.network.builders.count(seat),
        DONKEYS - herd,
        VILLAGERS - len(position.villagers[seat]),
        *NO_HONOURS,
    ]


def _half_done(position: Position, tiles: bytearray, width: int) -> list[int]:
    step, purpose = position.step, position.purpose
    doing, paying, needs = [0] * len(DOING), [0] * len(PURPOSES), [0] * len(GOODS)
    doing[step - 1] = 1
    place = (0, 0, 0)
    if position.tile >= 0 and (step is not PAYING or purpose in (BUILDING, REFINING)) and step is not ROADING:
        tiles[position.tile * width + CHOSEN] = 1
    if position.site >= 0 and step in (Step.PLACING, ROADING, PAYING):
        tiles[position.site * width + SITE] = 1
    if step is PAYING and purpose is not None and position.cost is not None:
        paying[purpose] = 1
        for need, left in zip(position.cost.needs, position.left, strict=True):
            for good in need.goods:
                needs[good] += left
        if purpose is BUILDING:
            place = (position.spot[0], *point(position.spot[1]))
    count = position.count if step is FILLING else 0
    return [*doing, *paying, count, position.debt if step is PAYING else 0, *needs, *place]
