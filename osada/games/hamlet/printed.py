"""What is printed on the pieces of a component set, as tables that are built once for a number of players."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from osada.core.components import ComponentSet
from osada.core.made import Made
from osada.games.hamlet.costs import Cost, Need, read_cost
from osada.games.hamlet.geometry import TURNS, Turned, rotations
from osada.games.hamlet.pieces import (
    BARNS,
    BRICKS,
    FIRST_BLUEPRINT,
    FLOUR,
    GOODS,
    LANDMARKS,
    MADE_OF,
    MILK,
    PLANKS,
    PRODUCERS,
    REFINED,
    REFINERIES,
    SALES,
    SECTIONS,
    TILES,
    WORK_TILES,
    kind_of,
)
from osada.games.hamlet.sources import REFINERY_TILES, SOURCE_GOOD, SOURCE_OWNER, SOURCE_TILE, SOURCES, SOURCES_ON
from osada.games.hamlet.view import Blueprint

Way = tuple[int, int, int, int, int, int, int, int]
"""How a tile can meet a section: own section, rotation (the first that looks the same) and shift against the end of
that section; then, as in `Turned`, the lowest triangle with the covered ones, and the lowest edge with roads and
others, shifted alike."""
Meeting = tuple[tuple[Way, ...], tuple[Way, ...]]


def _refining(name: str) -> tuple[int, int]:
    """The number of a refinery's output among the refined goods, and what it is made of; (-1, -1) elsewhere."""
    good = REFINERIES.get(name)
    return (-1, -1) if good is None else (good - PLANKS, MADE_OF[good])


class Pieces(Made):
    """All that the tiles, the market and the church of a component set say, for a number of players."""

    def __init__(self, components: ComponentSet, players: int) -> None:
        contents, side = components.contents, "two" if players == 2 else "more"
        self.components, self.players = components, players
        self.first_layout = tuple((TILES.index(name), turns, (i, j)) for name, turns, i, j in contents["first_layout"])
        self.prices: dict[str, int] = contents["prices"][side]
        self.price = tuple(Need.price_of(good, self.prices) for good in range(len(GOODS)))
        self.cheapest = min(self.price)
        self.villager_prices: tuple[int, ...] = tuple(contents["hire"]["villagers"])
        self.donkey_price: int = contents["hire"]["donkey"]
        tiles = [contents["tiles"][name] for name in TILES]
        self._read_outlines(tiles, contents["shapes"])
        self._read_tiles(tiles)
        self._find_sources(players)
        self._read_costs(tiles, players)
        self._read_orders(contents["deliveries"][side], contents["sales"], players)
        self.blueprints = {name: self._blueprint(name, tile) for tile, name in enumerate(TILES)}
        """All tiles as people see them; shared by all views."""

    def _read_outlines(self, tiles: list[dict[str, Any]], shapes: dict[str, Any]) -> None:
        """Sections and their grounds, and how tiles can meet."""
        self.sections: tuple[str, ...] = tuple(tile["sections"] for tile in tiles)
        self.roads = tuple(tuple(letter == "R" for letter in tile["sections"]) for tile in tiles)
        self.turned: tuple[tuple[Turned, ...], ...] = tuple(
            rotations(shapes[tile["shape"]], tile["sections"]) for tile in tiles
        )
        self.road_at = tuple(
            roads[section] if section < len(roads) else False for roads in self.roads for section in range(SECTIONS)
        )
        """Whether a section is a road, by ``tile * SECTIONS + section``."""
        self.meeting = tuple(
            tuple(self._meeting(ways, roads, direction) for direction in TURNS)
            for ways, roads in zip(self.turned, self.roads, strict=True)
        )

    def _read_tiles(self, tiles: list[dict[str, Any]]) -> None:
        """Points, spaces and rewards."""
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
        """For every refined good: the bits of the four tiles that its first refinery puts into the bag."""

    def _find_sources(self, players: int) -> None:
        """Where goods can lie with this number of players."""
        self.sources = tuple(
            tuple(
                (source, SOURCE_TILE[source])
                for source in range(SOURCES)
                if SOURCE_GOOD[source] == good and SOURCE_OWNER[source] < players
            )
            for good in range(len(GOODS))
        )
        """For every good: where it can lie, each with its tile."""
        self.sources_on = tuple(
            tuple(source for source in sources if SOURCE_OWNER[source] < players) for sources in SOURCES_ON
        )
        self.works = tuple(
            (number, tile, self.spaces[tile], self.sources_on[tile], *_refining(TILES[tile]))
            for number, tile in enumerate(WORK_TILES)
        )
        """The tiles that can be activated: their number, the tile, its spaces and sources, and what it refines."""

    def _read_costs(self, tiles: list[dict[str, Any]], players: int) -> None:
        """What tiles, roads and refined goods take."""
        self.costs = tuple(self._cost(tile.get("cost", "1 gold"), players) for tile in tiles)
        self.inputs = tuple(
            tuple(self._cost(f"{units} {GOODS[MADE_OF[good]]}", players) for units in (1, 2))
            for good in (PLANKS, BRICKS, MILK, FLOUR)
        )
        """For every refined good: what one unit and two units of it take."""
        self.bridge = self._cost("2 wood", players)
        self.path = self._cost("2 stone", players)

    def _read_orders(self, deliveries: dict[str, Any], sales: dict[str, Any], players: int) -> None:
        """What deliveries and sales take and bring."""
        self.deliveries = tuple(self._cost(delivery["needs"], players) for delivery in deliveries.values())
        self.delivery_points: tuple[int, ...] = tuple(delivery["points"] for delivery in deliveries.values())
        self.sales = tuple(self._cost(sales[name]["needs"], players) for name in SALES)
        self.sale_points: tuple[int, ...] = tuple(sales[name]["points"] for name in SALES)
        self.sale_gold: tuple[int, ...] = tuple(sales[name]["gold"] for name in SALES)

    def made_of(self) -> tuple[ComponentSet, int]:
        """The set and the number of players."""
        return self.components, self.players

    @classmethod
    def made(cls, components: ComponentSet, players: int) -> Pieces:
        """The tables of a set, built once."""
        return pieces_of(components, players)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Pieces) and self.made_of() == other.made_of())

    def __hash__(self) -> int:
        return hash(self.made_of())

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

    def _blueprint(self, name: str, tile: int) -> Blueprint:
        blueprint: Blueprint = {
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
            blueprint["spaces"] = self.spaces[tile]
            blueprint["reward"] = {"gold": self.reward_gold[tile], "points": self.reward_points[tile]}
        if name in LANDMARKS:
            blueprint["worth"] = self.worth[tile]
        return blueprint

    def _cost(self, text: str, players: int) -> Cost:
        return Cost(read_cost(text), players, self.prices, self.best_reward)

    def road_cost(self, ground: str) -> Cost:
        """The cost of a bridge between mountains (M) or of a path through a forest (F) (HA-34)."""
        return self.bridge if ground == "M" else self.path


@lru_cache(maxsize=64)
def pieces_of(components: ComponentSet, players: int) -> Pieces:
    """The tables of a set, built once."""
    return Pieces(components, players)
