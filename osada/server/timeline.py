"""A game by turns, for its replay: a line for each with what it brought, its details, and everybody's points."""

from __future__ import annotations

import re
from typing import Any

from osada.core.game import Seen, Turn, View, points, seat_name
from osada.core.history import ALL_EYES
from osada.core.replay import Replay
from osada.core.table import Table


def timeline(positions: Replay, over: bool, language: str) -> dict[str, Any]:
    """All turns of a game. Everything is told once it is ``over``; before that, what somebody who looks on may know."""
    end, viewer = positions.end, ALL_EYES if over else None
    view = end.open_view() if over else end.view(None)
    turns = end.turns(viewer)
    ends = [0, *(turn["number"] for turn in turns)]
    totals = [_totals(positions, number, over) for number in ends]
    told: dict[int, list[Seen]] = {}
    for number, seen in end.numbered_events(viewer):
        told.setdefault(number, []).append(seen)
    return {
        "opening": [line for seen in end.opening(viewer) for line in _lines(end, view, language, 0, seen, None)],
        "turns": [
            {
                "seat": turn["seat"],
                "from": begun,
                "to": turn["number"],
                "text": end.game.tell_turn(turn, language, end.names, view),
                "gain": _gain(turn, before, after),
                "lines": [
                    line
                    for number in range(begun + 1, turn["number"] + 1)
                    for seen in told.get(number, ())
                    for line in _lines(end, view, language, number, seen, turn["seat"])
                ],
            }
            for turn, begun, before, after in zip(turns, ends, totals, totals[1:], strict=False)
        ],
        "totals": totals,
    }


def _totals(positions: Replay, number: int, over: bool) -> list[int | None]:
    """Everybody's points after so many actions; None for those that who looks on may not know."""
    state = positions.at(number).state
    scores = state.scores()
    known = scores if over else state.known_scores(None, scores)
    return [None if score is None else points(score) for score in known]


def _gain(turn: Turn, before: list[int | None], after: list[int | None]) -> int | None:
    then, now = before[turn["seat"]], after[turn["seat"]]
    return None if then is None or now is None else now - then


def _lines(table: Table, view: View, language: str, number: int, seen: Seen, seat: int | None) -> list[list[Any]]:
    """A line of the log with the number of its entry and its places, if there is anything to tell; in a turn of the
    same seat without the name."""
    line = table.game.tell(seen, language, table.names, view)
    if seen["seat"] == seat:
        name = seat_name(table.game.text(language), seat, table.names)
        line = re.sub(rf"^{re.escape(name)}\s", "", line)
    return [[number, line, table.game.event_places(seen)]] if line else []
