"""Points (HI-7 to HI-11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from osada.core.game import Score

from hillstead.pieces import ACROSS, PLOTS, TERRACES, Worth, beside, terrace_of
from hillstead.position import NONE, Position


@dataclass(frozen=True)
class Hillside:
    """What points are counted from."""

    owners: Sequence[int]
    roofs: Sequence[int]
    worth: Worth
    tied_get_nothing: bool = False


def scores(position: Position) -> list[Score]:
    """The points of every seat as if the game ended now."""
    hillside = Hillside(position.owners, position.roofs, position.worth, position.tied_get_nothing)
    return score(hillside, position.players)


def score(hillside: Hillside, players: int) -> list[Score]:
    """The score sheet: height, neighbours, steps, the most houses of a terrace, the total."""
    sheet: list[Score] = [{"height": 0, "neighbours": 0, "steps": 0, "most": 0, "total": 0} for _ in range(players)]
    for plot, owner in enumerate(hillside.owners):
        if owner != NONE:
            lines = sheet[owner]
            lines["height"] += hillside.worth.heights[terrace_of(plot)]
            lines["neighbours"] += hillside.worth.neighbour * len(neighbours(hillside, plot))
            lines["steps"] += hillside.worth.step * is_step(hillside, plot)
    for terrace in range(TERRACES):
        leaders = most(hillside, terrace)
        for seat in leaders:
            sheet[seat]["most"] += _prize(hillside, len(leaders))
    for lines in sheet:
        lines["total"] = sum(lines.values())
    return sheet


def neighbours(hillside: Hillside, plot: int) -> list[int]:
    """HI-8: the houses beside one that have the same roof, whoever's they are."""
    roofs = hillside.roofs
    return [other for other in beside(plot) if roofs[other] == roofs[plot] != NONE]


def is_step(hillside: Hillside, plot: int) -> bool:
    """HI-9: a house right above another of the same owner, under another roof."""
    below = plot - ACROSS
    return (
        below >= 0
        and hillside.owners[plot] == hillside.owners[below] != NONE
        and hillside.roofs[plot] != hillside.roofs[below]
    )


def most(hillside: Hillside, terrace: int) -> list[int]:
    """HI-10: who has the most houses on a terrace; nobody where there is none."""
    standing = [owner for owner in hillside.owners[terrace * ACROSS : (terrace + 1) * ACROSS] if owner != NONE]
    return [seat for seat in sorted(set(standing)) if standing.count(seat) == max(map(standing.count, standing))]


def _prize(hillside: Hillside, leaders: int) -> int:
    if leaders == 1:
        return hillside.worth.most
    return 0 if hillside.tied_get_nothing else hillside.worth.tied


def best(sheet: Sequence[Score]) -> list[int]:
    """HI-11: who has most points, and of those most for steps."""
    marks = [(lines["total"], lines["steps"]) for lines in sheet]
    return [seat for seat, mark in enumerate(marks) if mark == max(marks)]


def winners(position: Position) -> list[int]:
    """Who wins with what stands."""
    return best(scores(position))


def sources(hillside: Hillside, line: str, seat: int) -> list[int]:
    """The plots that a seat's points of a line come from."""
    own = [plot for plot in range(PLOTS) if hillside.owners[plot] == seat]
    match line:
        case "neighbours":
            return [plot for plot in own if neighbours(hillside, plot)]
        case "steps":
            return [plot for plot in own if is_step(hillside, plot)]
        case "most":
            return [plot for plot in own if seat in most(hillside, terrace_of(plot))]
        case _:
            return own
