"""The action space: what a villager does, where a tile is put, how a donkey goes, how a cost is paid.

``use TILE`` · ``build TILE`` then ``at TILE`` then ``place SECTION,OWN`` · ``road TILE`` then ``section SECTION`` ·
``lead TILE`` then ``to TILE`` · ``plan PLACE`` · ``hire villager`` · ``hire donkey`` then ``to TILE`` · ``leave`` ·
``units COUNT`` · ``fill GOOD`` · ``deliver NAME`` · ``beg`` · ``sell PLACE`` ·
``bring TILE,GOOD`` · ``token TILE,PLAYER`` · ``buy GOOD`` · ``pay`` · ``end``
"""

from __future__ import annotations

from osada.core.actions import ActionSpace, Block
from osada.games.hamlet.pieces import (
    BASIC,
    BLUEPRINTS,
    DELIVERIES,
    GOODS,
    MOST_BLUEPRINT_SECTIONS,
    MOST_SEATS,
    MOST_SECTIONS,
    REFINERIES,
    TILES,
    WORKPLACES,
)
from osada.games.hamlet.sources import BASIC_SOURCES, FIRST_TOKEN, SOURCE_TILE


def _numbers(count: int, start: int = 0) -> tuple[str, ...]:
    return tuple(str(number) for number in range(start, start + count))


SPACE = ActionSpace(
    Block("use", (WORKPLACES,), form="use TILE"),
    Block("build", (BLUEPRINTS,), form="build TILE"),
    Block("at", (TILES,), form="at TILE"),
    Block("place", (_numbers(MOST_SECTIONS), _numbers(MOST_BLUEPRINT_SECTIONS)), form="place SECTION,OWN"),
    Block("road", (TILES,), form="road TILE"),
    Block("section", (_numbers(MOST_SECTIONS),), form="section SECTION"),
    Block("lead", (TILES,), form="lead TILE"),
    Block("to", (TILES,), form="to TILE"),
    Block("plan", (_numbers(4),), form="plan PLACE"),
    Block("hire", (("villager", "donkey"),), form="hire villager | donkey"),
    Block("leave"),
    Block("units", (("1", "2"),), form="units COUNT"),
    Block("fill", (BASIC,), form="fill GOOD"),
    Block("deliver", (DELIVERIES,), form="deliver NAME"),
    Block("beg"),
    Block("sell", (_numbers(3),), form="sell PLACE"),
    Block("bring", (tuple(f"{TILES[tile]},{GOODS[good]}" for tile, good in BASIC_SOURCES),), form="bring TILE,GOOD"),
    Block("token", (tuple(REFINERIES), _numbers(MOST_SEATS, 1)), form="token TILE,PLAYER"),
    Block("buy", (GOODS,), form="buy GOOD"),
    Block("pay"),
    Block("end"),
)

(
    USE, BUILD, AT, PLACE, ROAD, SECTION, LEAD, TO, PLAN, HIRE, LEAVE,
    UNITS, FILL, DELIVER, BEG, SELL, BRING, TOKEN, BUY, PAY, END,
) = (SPACE.first(block.verb) for block in SPACE.blocks)  # fmt: skip
HIRE_VILLAGER, HIRE_DONKEY = HIRE, HIRE + 1

assert BRING + len(SOURCE_TILE) == BUY and TOKEN == BRING + FIRST_TOKEN, "a source is the same number in both blocks"


def place(action: int) -> str:
    """Where a person points for an action: the ``data-place`` of the picture."""
    verb, _, what = SPACE.notation(action).partition(" ")
    if verb in ("use", "at", "road", "to"):
        return f"t{TILES.index(what)}"
    if verb in ("end", "pay", "leave", "beg"):
        return verb
    names = {"lead": "donkey", "build": "hand", "place": "ghost", "plan": "row", "sell": "sale"}
    names |= {"deliver": "delivery", "bring": "good"}
    return f"{names.get(verb, verb)}-{what.replace(',', '-')}"


PLACES: dict[str, list[int]] = {}
"""All that a click on a place can ever mean."""
for _action in range(len(SPACE)):
    PLACES.setdefault(place(_action), []).append(_action)
