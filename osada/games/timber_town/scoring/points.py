"""The score sheet and who wins (TT-28)."""

from __future__ import annotations

from collections.abc import Sequence

from osada.core.game import Score
from osada.games.timber_town.position import Position
from osada.games.timber_town.scoring.cards import POINTS
from osada.games.timber_town.scoring.city import City, city

BUILDER_POINTS = 5


def scores(position: Position) -> list[Score]:
    """The points of both seats if the game ended now: the seven cards, the builder beaver, the total (TT-28)."""
    return score(position.agreed.cards, (city(position, 0), city(position, 1)), position.builder)


def winners(position: Position) -> list[int]:
    """The seats that would win if the game ended now (TT-28)."""
    return ahead(scores(position), position.builder)


def score(cards: Sequence[str], cities: Sequence[City], builder: int | None) -> list[Score]:
    """The score sheet: the seven cards, the builder beaver, the total."""
    sheet = []
    for seat, own in enumerate(cities):
        other = cities[1 - seat]
        lines = {card: POINTS[card](own, other) for card in cards}
        lines["builder"] = BUILDER_POINTS if seat == builder else 0
        lines["total"] = sum(lines.values())
        sheet.append(lines)
    return sheet


def ahead(sheet: Sequence[Score], builder: int | None) -> list[int]:
    """The seats with most points; a tie goes to the holder of the builder beaver, or is shared if nobody has it (TT-28,
    TT-A42)."""
    best = max(lines["total"] for lines in sheet)
    level = [seat for seat, lines in enumerate(sheet) if lines["total"] == best]
    return [builder] if builder in level and builder is not None else level
