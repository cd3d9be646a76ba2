"""The printed pieces: tiles, goods, costs, and where goods can come from; tables built once per component set."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from osada.core.components import ComponentSet
from osada.games.hamlet.geometry import TURNS, Turned, rotations

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

GOODS = ("wood", "stone", "wheat", "planks", "bricks", "milk", "flour")
WOOD, STONE, WHEAT, PLANKS, BRICKS, MILK, FLOUR = range(7)
BASIC, REFINED = GOODS[:3], GOODS[3:]
MADE_OF = {PLANKS: WOOD, BRICKS: STONE, MILK: WHEAT, FLOUR: WHEAT}

PRODUCERS = {"woodcutter": WOOD, "quarry": STONE, "farm": WHEAT}
BARNS = ("barn_a", "barn_b")
REFINERIES = {
    "sawmill": PLANKS, "stonemason": BRICKS, "dairy_farm": MILK, "flour_mill": FLOUR,
    "master_stonemason": BRICKS, "lumber_mill": PLANKS, "windmill": FLOUR, "cow_conservatory": MILK,
}  # fmt: skip
WORKPLACES = (*PRODUCERS, *BARNS, *REFINERIES)
"""The tiles that a villager may activate, but for the three of all players: church, market and town hall."""
WORK_TILES = tuple(TILES.index(name) for name in WORKPLACES)
LANDMARKS = (
    "shrine", "trade_post", "pond_forest", "pond_mountain", "woodland_small", "mountain_range_small", "warehouse",
    "stables", "woodland_large", "outpost_1", "outpost_2", "mountain_range_large", "tavern", "farrier", "square",
    "monument",
)  # fmt: skip

MILESTONES = ("planner", "carpenter", "mason", "herder", "miller")
"""The planner is for roads, the others for planks, bricks, milk and flour in this order."""
PLANNER = 0
SALES = ("s1a", "s1b", "s1c", "s1d", "s2a", "s2b", "s2c", "s2d", "s3a", "s3b", "s3c", "s3d")
SALES_PER_LEVEL = 4
DELIVERIES = ("c1", "c2", "c3", "c4", "c5")

MOST_SEATS = 4

# Where a good can lie: a basic good on the tile that makes it or in a barn, a token of a seat in a refinery.
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
SOURCES_ON = tuple(
    tuple(source for source in range(SOURCES) if SOURCE_TILE[source] == tile) for tile in range(len(TILES))
)
"""By tile: the sources on it."""


def kind_of(name: str) -> str:
    """What a tile is: one of the three of all players by its name, else a producer, refinery or landmark."""
    if name in LANDMARKS:
        return "landmark"
    if name in REFINERIES:
        return "refinery"
    return "producer" if name in PRODUCERS or name in BARNS else name


def is_refined(good: int) -> bool:
    return good >= PLANKS


def _refining(name: str) -> tuple[int, int]:
    """The number of a refinery's output among the refined goods, and what it is made of; (-1, -1) elsewhere."""
    good = REFINERIES.get(name)
    return (-1, -1) if good is None else (good - PLANKS, MADE_OF[good])


def token_source(tile: int, seat: int) -> int:
    """Where the tokens of a seat lie in a refinery."""
    return FIRST_TOKEN + REFINERY_TILES.index(tile) * MOST_SEATS + seat


Way = tuple[int, int, int, int, int, int, int, int]
"""How a tile can meet a section: own section, rotation (the first that looks the same) and shift against the end of
that section; then, as in `Turned`, the lowest triangle with the covered ones, and the lowest edge with roads and
others, shifted alike."""
Meeting = tuple[tuple[Way, ...], tuple[Way, ...]]
SECTIONS = 16
"""A section of the village is ``tile * SECTIONS + section``."""


class Need:
    """So many of any mix of these goods, and what each costs at the market."""

    __slots__ = ("goods", "price", "sources")

    def __init__(self, goods: tuple[int, ...], players: int, prices: Mapping[str, int]) -> None:
        self.goods = goods
        self.price = min(self.price_of(good, prices) for good in goods)
        self.sources = tuple(
            (source, 1 << SOURCE_TILE[source], SOURCE_OWNER[source])
            for source in range(SOURCES)
            if SOURCE_GOOD[source] in goods and SOURCE_OWNER[source] < players
        )
        """Each with the bit of its tile and whose tokens they are (-1: nobody's)."""

    @staticmethod
    def price_of(good: int, prices: Mapping[str, int]) -> int:
        return prices["refined" if is_refined(good) else "basic"]


class Cost:
    """Gold and goods, in the order in which they are asked for."""

    __slots__ = ("counts", "gold", "goods", "hope", "needs", "parts", "refined", "terms")

    def __init__(
        self, parts: list[tuple[tuple[str, ...], int]], players: int, prices: Mapping[str, int], best_reward: int
    ) -> None:
        self.gold = sum(count for words, count in parts if words == ("gold",))
        goods = sorted(
            (tuple(sorted(GOODS.index(word) for word in words)), count) for words, count in parts if "gold" not in words
        )
        self.parts = tuple(goods)
        self.needs = tuple(Need(kinds, players, prices) for kinds, _ in goods)
        self.counts = tuple(count for _, count in goods)
        self.terms = tuple(zip(self.needs, self.counts, strict=True))
        self.goods = tuple((kinds[0], count, Need.price_of(kinds[0], prices)) for kinds, count in goods)
        """Each with its count and price, where no need is a mix."""
        self.hope = best_reward * sum(count for kinds, count in goods if is_refined(kinds[-1]))
        """The most gold that own tokens can bring while it is paid."""
        self.refined = sum(1 << good for kinds, _ in goods for good in kinds if is_refined(good))
        """The bits of the refined goods in it."""

    def plain(self) -> dict[str, int]:
        """For people and pictures: a mix is written with slashes."""
        plain = {"gold": self.gold} if self.gold else {}
        return plain | {"/".join(GOODS[good] for good in goods): count for goods, count in self.parts}


def read_cost(text: str) -> list[tuple[tuple[str, ...], int]]:
    """A cost such as “2 wheat, 1 stone” or “3 milk/bricks”; ValueError if it is none."""
    parts: list[tuple[tuple[str, ...], int]] = []
    for part in text.split(","):
        number, _, names = part.strip().partition(" ")
        words = tuple(names.split("/"))
        known = words == ("gold",) or all(word in GOODS for word in words)
        used = {word for before, _ in parts for word in before}
        if not number.isdigit() or not 1 <= int(number) <= 20 or not known or used & set(words):
            raise ValueError(f"expected a list such as “2 wheat, 1 stone” or “3 milk/bricks”, not “{text}”")
        parts.append((words, int(number)))
    return parts


class Pieces:
    """All that the tiles, the market and the church of a component set say, for a number of players."""

    def __init__(self, components: ComponentSet, players: int) -> None:
        contents = components.contents
        tiles: list[dict[str, Any]] = [contents["tiles"][name] for name in TILES]
        self.checksum = components.checksum
        self.sections: tuple[str, ...] = tuple(tile["sections"] for tile in tiles)
        self.roads = tuple(tuple(letter == "R" for letter in tile["sections"]) for tile in tiles)
        self.turned: tuple[tuple[Turned, ...], ...] = tuple(
            rotations(contents["shapes"][tile["shape"]], tile["sections"]) for tile in tiles
        )
        self.road_at = tuple(
            roads[section] if section < len(roads) else False for roads in self.roads for section in range(SECTIONS)
        )
        """Whether a section is a road, by ``tile * SECTIONS + section``."""
        self.meeting = tuple(
            tuple(self._meeting(ways, roads, direction) for direction in TURNS)
            for ways, roads in zip(self.turned, self.roads, strict=True)
        )
        self.points: tuple[int, ...] = tuple(tile.get("points", 0) for tile in tiles)
        self.spaces: tuple[int, ...] = tuple(tile.get("spaces", 0) for tile in tiles)
        self.reward_gold: tuple[int, ...] = tuple(tile.get("reward", {}).get("gold", 0) for tile in tiles)
        self.reward_points: tuple[int, ...] = tuple(tile.get("reward", {}).get("points", 0) for tile in tiles)
        self.best_reward = 2 * max(self.reward_gold[tile] for tile in REFINERY_TILES)
        """The most gold that a token brings (HA-20)."""
        self.worth: tuple[int, ...] = tuple(tile.get("worth", 0) for tile in tiles)
        self.stacks = tuple(
            sum(1 << number for number, tile in enumerate(tiles) if tile.get("stack") == good) for good in REFINED
        )
        """By refined good: the bits of the four tiles that its first refinery puts into the bag."""
        self.first_layout = tuple((TILES.index(name), turns, (i, j)) for name, turns, i, j in contents["first_layout"])

        side = "two" if players == 2 else "more"
        self.prices: dict[str, int] = contents["prices"][side]
        self.price = tuple(Need.price_of(good, self.prices) for good in range(len(GOODS)))
        self.cheapest = min(self.price)
        self.sources = tuple(
            tuple(
                (source, SOURCE_TILE[source])
                for source in range(SOURCES)
                if SOURCE_GOOD[source] == good and SOURCE_OWNER[source] < players
            )
            for good in range(len(GOODS))
        )
        """By good: where it can lie, each with its tile."""
        self.sources_on = tuple(
            tuple(source for source in sources if SOURCE_OWNER[source] < players) for sources in SOURCES_ON
        )
        self.works = tuple(
            (number, tile, self.spaces[tile], self.sources_on[tile], *_refining(TILES[tile]))
            for number, tile in enumerate(WORK_TILES)
        )
        """The tiles that can be activated: their number, the tile, its spaces and sources, and what it refines."""
        deliveries = contents["deliveries"][side]
        self.deliveries = tuple(self._cost(delivery["needs"], players) for delivery in deliveries.values())
        self.delivery_points: tuple[int, ...] = tuple(delivery["points"] for delivery in deliveries.values())
        self.sales = tuple(self._cost(contents["sales"][name]["needs"], players) for name in SALES)
        self.sale_points: tuple[int, ...] = tuple(contents["sales"][name]["points"] for name in SALES)
        self.sale_gold: tuple[int, ...] = tuple(contents["sales"][name]["gold"] for name in SALES)
        self.villager_prices: tuple[int, ...] = tuple(contents["hire"]["villagers"])
        self.donkey_price: int = contents["hire"]["donkey"]
        self.costs = tuple(self._cost(tile.get("cost", "1 gold"), players) for tile in tiles)
        self.inputs = tuple(
            tuple(self._cost(f"{units} {GOODS[MADE_OF[good]]}", players) for units in (1, 2))
            for good in (PLANKS, BRICKS, MILK, FLOUR)
        )
        """By refined good: what one unit and two units of it take."""
        self.bridge = self._cost("2 wood", players)
        self.path = self._cost("2 stone", players)
        self.blueprints = {name: self._blueprint(name, tile) for tile, name in enumerate(TILES)}
        """All tiles as people see them; shared by all views."""

    @staticmethod
    def _meeting(ways: tuple[Turned, ...], roads: tuple[bool, ...], direction: int) -> Meeting:
        """How a tile can meet a section that goes in a direction: without a road, and with one."""
        found: tuple[list[Way], list[Way]] = ([], [])
        for own, road in enumerate(roads):
            turned = ways[(direction + 3 - ways[0].directions[own]) % 6]
            like, shift = ways[turned.same_as], turned.shift - turned.starts[own]
            covered = like.lowest_triangle + 2 * shift, like.covered
            edges = like.lowest_edge + 3 * shift, like.roads, like.others
            found[road].append((own, turned.same_as, shift, *covered, *edges))
        return tuple(found[0]), tuple(found[1])

    def _blueprint(self, name: str, tile: int) -> dict[str, Any]:
        blueprint: dict[str, Any] = {
            "vertices": [list(corner) for corner in self.turned[tile][0].vertices],
            "sections": self.sections[tile],
            "kind": kind_of(name),
            "cost": self.costs[tile].plain() if tile >= FIRST_BLUEPRINT else {},
            "points": self.points[tile],
        }
        if name in REFINERIES:
            blueprint |= {"makes": GOODS[REFINERIES[name]], "from": GOODS[MADE_OF[REFINERIES[name]]]}
        elif name in PRODUCERS:
            blueprint["makes"] = GOODS[PRODUCERS[name]]
        elif name in BARNS:
            blueprint["makes"] = "any"
        if self.spaces[tile]:
            reward = {"gold": self.reward_gold[tile], "points": self.reward_points[tile]}
            blueprint |= {"spaces": self.spaces[tile], "reward": reward}
        if name in LANDMARKS:
            blueprint["worth"] = self.worth[tile]
        return blueprint

    def _cost(self, text: str, players: int) -> Cost:
        return Cost(read_cost(text), players, self.prices, self.best_reward)

    def road_cost(self, kind: str) -> Cost:
        return self.bridge if kind == "M" else self.path


@lru_cache(maxsize=64)
def pieces_of(components: ComponentSet, players: int) -> Pieces:
    """The tables of a set, built once."""
    return Pieces(components, players)
