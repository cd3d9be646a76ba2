"""All that a seat may know, as data: pictures and words are made from this alone."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from osada.core.game import Score, View

Corner = list[int]
"""A point of the lattice."""
Edge = list[Corner]
"""A section by its two ends."""


class Reward(TypedDict):
    """What the maker of a good gains when it is used; at a producer, what is gained for activating it."""

    gold: int
    points: int


Blueprint = TypedDict(
    "Blueprint",
    {
        "vertices": list[Corner],
        "sections": str,
        "kind": str,
        "cost": dict[str, int],
        "points": int,
        "makes": NotRequired[str],
        "from": NotRequired[str],
        "spaces": NotRequired[int],
        "reward": NotRequired[Reward],
        "worth": NotRequired[int],
    },
)
"""A tile as it is printed."""


class Outline(TypedDict):
    """How a tile lies."""

    rotation: int
    at: Corner
    vertices: list[Corner]
    sections: str


class Good(TypedDict):
    """A good on a tile; a token is somebody's, and white if it is of high quality."""

    good: str
    owner: int | None
    white: bool


class Tile(Outline):
    """A tile of the village with what lies on it."""

    tile: str
    connected: bool
    spaces: int
    goods: list[Good]
    flag: int | None


class Road(TypedDict):
    """A bridge or path that somebody has built."""

    seat: int
    kind: str
    between: list[str]
    edge: Edge


class Villager(TypedDict):
    """A villager; one that stands can still act in this turn."""

    tile: str
    standing: bool


class Seat(TypedDict):
    """What a player has and has done; tokens, roads and workers are those not on the board."""

    gold: int
    points: int
    tokens: dict[str, int]
    roads: int
    donkeys: int
    villagers: int
    hand: list[str]
    deliveries: int
    sales: int
    flags: int
    milestones: list[str]


class Plan(TypedDict):
    """A blueprint in the row, the gold on it, and what it costs to take it."""

    tile: str
    gold: int
    price: int


class Sale(TypedDict):
    """An open sale tile."""

    sale: str
    level: int
    cost: dict[str, int]
    points: int
    gold: int


class Delivery(TypedDict):
    """A delivery to the church, and who has made it."""

    delivery: str
    cost: dict[str, int]
    gold: int
    count: int
    of: list[str]
    points: int
    by: int | None


class Hire(TypedDict):
    """What workers cost: the second to the fourth villager, and a donkey."""

    villagers: list[int]
    donkey: int


class Need(TypedDict):
    """A number of goods, in any mix of these."""

    of: list[str]
    count: int


class Choosing(TypedDict):
    """A choice that is half done: its phase, and what has been chosen so far."""

    phase: Literal["hall", "to", "donkey", "fill", "units", "site", "place", "road"]
    tile: NotRequired[str]
    site: NotRequired[str]
    left: NotRequired[int]


Payment = TypedDict(
    "Payment",
    {
        "phase": Literal["pay"],
        "for": str,
        "site": str,
        "tile": str | None,
        "place": Outline | None,
        "need": list[Need],
        "gold": int,
    },
)
"""A payment under way: what it is for, the tile where it is paid, what is still needed, and the gold that is owed."""


class Promise(TypedDict):
    """The points that a choice would bring."""

    now: int
    """At once, those of own tokens that are paid with included."""
    later: int
    """What the final scoring would give more if the game ended then; gold that is paid may make it less."""


class Ghost(Outline, Promise):
    """A place for the new tile, the tiles that it touches there, and what it brings there."""

    place: str
    tile: str
    touches: list[str]


class Gap(TypedDict):
    """A pair of sections that a road can be built on."""

    place: str
    kind: str
    edge: Edge
    to: str


class Brought(TypedDict):
    """A good that is brought from a tile or bought at the market."""

    good: str
    tile: str
    owner: int | None


class HamletTable(TypedDict):
    """What a seat knows of the table."""

    round: int
    last_round: bool
    start: int
    tiles: list[Tile]
    roads: list[Road]
    villagers: list[list[Villager]]
    donkeys: list[dict[str, int]]
    """The donkeys of every seat, by tile."""
    fresh: dict[str, int]
    """The donkeys that may still step in this turn."""
    seats: list[Seat]
    row: list[Plan]
    blueprints: dict[str, Blueprint]
    """All tiles as they are printed."""
    bag: list[str]
    stacks: list[str]
    """The refined goods whose stacks are not in the bag yet."""
    sales: list[Sale | None]
    pile: list[int]
    """How many sale tiles of each level are still to come."""
    deliveries: list[Delivery]
    prices: dict[str, int]
    hire: Hire
    milestones: dict[str, int | None]
    doing: Choosing | Payment | None
    ghosts: list[Ghost]
    edges: list[Gap]
    brings: dict[str, list[Brought]]
    """For every action that is paid with goods, in notation: where they would come from."""
    scores: list[Score]
    winners: list[int] | None


class HamletView(View, HamletTable):
    """All that a seat may know."""
