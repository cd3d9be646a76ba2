"""All that a seat may know, as data: pictures and words are made from this alone."""

from __future__ import annotations

from typing import TypedDict

from osada.core.game import Score, View


class Token(TypedDict):
    """A token that a seat holds, and whether it can still be used this turn."""

    location: str
    ready: bool


class Location(TypedDict):
    """A location hex with the tokens that still lie on it."""

    hex: int
    location: str
    tokens: int


class KingdomTable(TypedDict):
    """What a seat knows of the table."""

    sectors: list[list[str | bool]]
    """The four sectors, each with whether it is turned."""
    letters: str
    """All 400 hexes in the letters of the component set."""
    cards: list[str]
    start: int
    round: int
    last_round: bool
    settlements: list[list[int]]
    supply: list[int]
    locations: list[Location]
    tokens: list[list[Token]]
    hands: list[str | None]
    """The terrain card of each seat; None where this seat does not know it."""
    pile: int
    discards: dict[str, int]
    removed: dict[str, int]
    left: int
    token: str | None
    lifted: int | None
    scores: list[Score]
    winners: list[int] | None


class KingdomView(View, KingdomTable):
    """All that a seat may know."""
