"""What a seat is asked, and what its clicks mean."""

from __future__ import annotations

from osada.core.game import Asked
from osada.games.hamlet.actions import (
    AT,
    BRING,
    DELIVER,
    FILL,
    HIRE,
    LEAD,
    LEAVE,
    PAY,
    PLACE,
    PLACES,
    PLAN,
    ROAD,
    SECTION,
    SELL,
    TO,
)
from osada.games.hamlet.pieces import CHURCH, GOODS, MARKET, TILES, TOWN_HALL
from osada.games.hamlet.position import (
    COUNTING,
    FILLING,
    HALL,
    HIRING,
    LEADING,
    PAYING,
    PLACING,
    ROADING,
    SITING,
    TURN,
    Position,
)
from osada.games.hamlet.rules.donkeys import herd_size
from osada.games.hamlet.rules.paying import current


def asked(position: Position) -> Asked:
    """What the deciding seat is asked: an action of its turn, the next part of what is half done, or the next unit to
    pay."""
    assert position.seat is not None
    tile = TILES[position.tile] if position.tile >= 0 else ""
    site = TILES[position.site] if position.site >= 0 else ""
    step = position.step
    if step is TURN:
        standing = position.standing[position.seat].bit_count()
        steps = herd_size(position.fresh)
        if standing:
            return Asked("turn", "HA-10", {"villagers": standing, "steps": steps})
        return Asked("donkeys", "HA-11", {"steps": steps}) if steps else Asked("end", "HA-10")
    if step is PAYING:
        assert position.cost is not None
        number = current(position)
        goods = position.cost.needs[number].goods
        kind = "pay" if len(goods) == 1 else "pay-mix"
        return Asked(kind, "HA-17a", {"good": GOODS[goods[0]], "left": position.left[number], "site": site})
    return {
        HALL: Asked("hire", "HA-26"),
        LEADING: Asked("step", "HA-11", {"tile": tile}),
        HIRING: Asked("new-donkey", "HA-26"),
        FILLING: Asked("fill", "HA-22", {"tile": tile, "left": position.count}),
        COUNTING: Asked("units", "HA-23", {"tile": tile}),
        SITING: Asked("site", "HA-31", {"tile": tile}),
        PLACING: Asked("place", "HA-31", {"tile": tile, "site": site}),
        ROADING: Asked("road", "HA-34", {"site": site}),
    }[step]


AT_PLACES = {
    f"t{CHURCH}": (*range(DELIVER, SELL),),
    f"t{MARKET}": (*range(SELL, BRING),),
    f"t{TOWN_HALL}": (*range(PLAN, LEAVE),),
}
"""What a click on the Church, the Market and the Town Hall means besides roads: deliveries and begging, sales,
blueprints and workers."""


def meant(position: Position, place: str) -> list[int]:
    """The actions that a click on a place would mean now; while something is half done, only those that go on with it,
    if there are any."""
    actions = PLACES.get(place, [])
    blocks = {LEADING: (TO, HIRE), HIRING: (TO, HIRE), SITING: (AT, PLACE), FILLING: (FILL, FILL + 3)}
    if position.step in blocks:
        first, last = blocks[position.step]
        fitting = [action for action in actions if first <= action < last]
    elif position.step in (TURN, HALL):
        half = [*range(AT, ROAD), *range(SECTION, LEAD), *range(TO, TO + len(TILES)), *range(BRING, PAY)]
        fitting = [*AT_PLACES.get(place, ()), *(action for action in actions if action not in half)]
    else:
        fitting = []
    return fitting or actions
