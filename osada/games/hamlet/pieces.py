"""What is in the box: tiles, goods, milestones, awards and orders by name and number, and how many of each (HA-1)."""

from __future__ import annotations

TILES = (
    "church", "market", "town_hall", "woodcutter", "quarry", "farm",
    "sawmill", "stonemason", "dairy_farm", "flour_mill", "shrine", "trade_post", "pond_forest", "pond_mountain",
    "woodland_small", "mountain_range_small",
    "master_stonemason", "warehouse", "stables", "woodland_large", "lumber_mill", "outpost_1", "outpost_2",
    "mountain_range_large", "windmill", "tavern", "farrier", "barn_a", "cow_conservatory", "square", "monument",
    "barn_b",
)  # fmt: skip
CHURCH, MARKET, TOWN_HALL, WOODCUTTER, QUARRY, FARM = range(6)
FIRST_BLUEPRINT = 6
BLUEPRINTS = TILES[FIRST_BLUEPRINT:]
STARTING_BAG = range(FIRST_BLUEPRINT, 16)
"""The ten tiles that are in the bag from the beginning; the others come in four stacks (HA-6)."""
MOST_SECTIONS, MOST_BLUEPRINT_SECTIONS = 14, 10
SECTIONS = 16
"""A section of the village is ``tile * SECTIONS + section``."""
GROUNDS = {"R": "road", "F": "forest", "M": "mountain"}
"""What a section can be."""

GOODS = ("wood", "stone", "wheat", "planks", "bricks", "milk", "flour")
WOOD, STONE, WHEAT, PLANKS, BRICKS, MILK, FLOUR = range(7)
BASIC, REFINED = GOODS[:3], GOODS[3:]
MADE_OF = {PLANKS: WOOD, BRICKS: STONE, MILK: WHEAT, FLOUR: WHEAT}

PRODUCERS = {"woodcutter": WOOD, "quarry": STONE, "farm": WHEAT}
BASICS_ON = (WOODCUTTER, QUARRY, FARM)
"""For every basic good: the tile that makes it."""
BARNS = ("barn_a", "barn_b")
REFINERIES = {
    "sawmill": PLANKS, "stonemason": BRICKS, "dairy_farm": MILK, "flour_mill": FLOUR,
    "master_stonemason": BRICKS, "lumber_mill": PLANKS, "windmill": FLOUR, "cow_conservatory": MILK,
}  # fmt: skip
REFINERY_GOOD = {TILES.index(name): good for name, good in REFINERIES.items()}
WORKPLACES = (*PRODUCERS, *BARNS, *REFINERIES)
"""The tiles that a villager may activate, except church, market and town hall."""
WORK_TILES = tuple(TILES.index(name) for name in WORKPLACES)
LANDMARKS = (
    "shrine", "trade_post", "pond_forest", "pond_mountain", "woodland_small", "mountain_range_small", "warehouse",
    "stables", "woodland_large", "outpost_1", "outpost_2", "mountain_range_large", "tavern", "farrier", "square",
    "monument",
)  # fmt: skip

MILESTONES = ("planner", "carpenter", "mason", "herder", "miller")
"""The planner is for roads, the others for planks, bricks, milk and flour in this order."""
PLANNER = 0
AWARDS = ("chaplain", "sacristan", "landscaper", "merchant")
SALES = ("s1a", "s1b", "s1c", "s1d", "s2a", "s2b", "s2c", "s2d", "s3a", "s3b", "s3c", "s3d")
SALES_PER_LEVEL = 4
DELIVERIES = ("c1", "c2", "c3", "c4", "c5")

MOST_SEATS = 4
ROADS = 5
DONKEYS = 6
VILLAGERS = 4
TOKENS = 2
"""How many tokens of every refined good a player has."""
HAND = 3
ROW = 4
OPEN_SALES = 3
STARTING_GOODS = 2
STARTING_GOLD = 3
REMOVED_SALES = {2: (0, 2, 3), 3: (0, 1, 2), 4: (0, 1, 1)}
"""For every number of players: how many sale tiles of each level stay out, unseen (HA-9)."""


def kind_of(name: str) -> str:
    """What a tile is: a producer, refinery or landmark; church, market and town hall are kinds of their own."""
    if name in LANDMARKS:
        return "landmark"
    if name in REFINERIES:
        return "refinery"
    return "producer" if name in PRODUCERS or name in BARNS else name


def is_refined(good: int) -> bool:
    """Whether a good is refined: planks, bricks, milk or flour."""
    return good >= PLANKS
