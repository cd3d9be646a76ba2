"""All that a seat may know, as data: pictures and words are made from this alone."""

from __future__ import annotations

from typing import TypedDict

from osada.core.game import Score, View


class Tile(TypedDict):
    """A tile with its ends as it lies."""

    key: str
    """Names this tile; it stays the same wherever the tile goes."""
    kind: str
    color: str
    ends: str
    figure: str | None
    """The construction figure that it gives."""


class Raft(TypedDict):
    """A raft on a tile of the river: whose it is and which kind."""

    owner: int
    figure: str


class Afloat(Tile):
    """A tile of the river."""

    raft: Raft | None


class Placed(Tile):
    """A tile in a city."""

    turn: int
    beaver: bool


class Bridge(TypedDict):
    """A dismantled figure between two tiles."""

    side: str
    figure: str


class City(TypedDict):
    """A player's city: its tiles and dismantled figures, and what they connect."""

    cells: dict[str, Placed]
    bridges: list[Bridge]
    joined: list[str]
    """The sides that boardwalks or figures join."""
    routes: list[str]
    """The cells whose beaver can cross the city."""
    full: bool


class Gaining(TypedDict):
    """The tile that is being gained."""

    how: str
    board: int
    slot: int
    tile: Tile
    crane: bool
    cell: str | None
    turn: int | None
    ends: str | None
    """Its boardwalk ends as it lies; None before it is laid."""
    missing: list[str]
    """The sides that still need a figure."""


class Fit(TypedDict):
    """A way in which the tile that is being gained can lie in a cell."""

    turn: int
    ends: str
    missing: list[str]
    """The sides that would need a figure."""
    brings: Score
    """The lines of the score sheet that it would change, and by how much."""


class TownTable(TypedDict):
    """What a seat knows of the table."""

    cards: list[str]
    start: int
    round: int
    first: int
    """Who goes first in this round."""
    symbols: list[int]
    """Whose symbol is on each river board."""
    stack: int
    """How many tiles are face down."""
    unseen: dict[str, int]
    """How many of each kind are face down."""
    lost: dict[str, int]
    """How many of each kind went over the waterfall."""
    river: list[list[Afloat | None]]
    cities: list[City]
    figures: list[dict[str, int]]
    supply: dict[str, int]
    """The figures that nobody has gained yet."""
    builder: int | None
    main: str
    gaining: Gaining | None
    fits: dict[str, list[Fit]]
    """How the tile that is being gained can lie, by cell."""
    scores: list[Score]
    winners: list[int] | None


class TownView(View, TownTable):
    """All that a seat may know."""
