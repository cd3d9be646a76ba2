"""The score sheet for a game played at the real table: ``osada score`` counts what is typed in.

A document has ``"game": "my-game"`` and the ``players``,
each like ``{"name": "Eva", "houses": [1, 2, 5]}``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from osada.core.game import Game, Score, ScoreSheetError
from osada.core.sheet import fields, names, whole_number

from my_game.pieces import PLOTS
from my_game.position import NOBODY
from my_game.scoring import score


def score_sheet(game: Game, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
    """The points of every player and who has most of them (MG-6)."""
    fields("the score sheet", document, ("game", "players"))
    players = document["players"]
    names(players, game.seats)
    owners = [NOBODY] * PLOTS
    for seat, player in enumerate(players):
        where = f"player {player['name']}"
        fields(where, player, ("name", "houses"))
        if not isinstance(player["houses"], list):
            raise ScoreSheetError(f"{where}: houses: expected a list of plots, not {player['houses']!r}")
        for number in player["houses"]:
            plot = whole_number(f"{where}: houses", number, 1, PLOTS) - 1
            if owners[plot] != NOBODY:
                raise ScoreSheetError(f"{where}: plot {number} has a house already")
            owners[plot] = seat
    sheet = score(owners, len(players))
    best = max(lines["total"] for lines in sheet)
    return sheet, [seat for seat, lines in enumerate(sheet) if lines["total"] == best]
