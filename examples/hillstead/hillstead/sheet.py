"""The score sheet for a game played at the real table: ``osada score`` counts what is typed in.

A document has ``"game": "hillstead"``, the ``players``, each like ``{"name": "Eva", "houses": [[1, 3, "red"]]}`` with
the terrace, the plot and the roof of every house, and if the table has agreed on it ``"ties": "nothing"``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from osada.core.game import Game, Score, ScoreSheetError
from osada.core.sheet import fields, names, one_of, whole_number

from hillstead.actions import plot_name
from hillstead.pieces import ACROSS, CARDS_PER_ROOF, PLOTS, ROOFS, TERRACES, worth
from hillstead.position import NONE
from hillstead.scoring import Hillside, best, score

TIES = ("one-each", "nothing")


def score_sheet(game: Game, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
    """The points of every player and who wins (HI-7 to HI-11)."""
    fields("the score sheet", document, ("game", "players"), ("ties",))
    players = document["players"]
    called = names(players, game.seats)
    ties = one_of("ties", document.get("ties", TIES[0]), TIES)
    owners, roofs = [NONE] * PLOTS, [NONE] * PLOTS
    for seat, player in enumerate(players):
        fields(f"player {called[seat]}", player, ("name", "houses"))
        if not isinstance(player["houses"], list):
            raise ScoreSheetError(f"{called[seat]}: houses: expected a list, not {player['houses']!r}")
        for house in player["houses"]:
            plot, roof = _house(called[seat], house)
            if owners[plot] != NONE:
                raise ScoreSheetError(
                    f"{called[seat]}: {plot_name(plot)} has a house of {called[owners[plot]]} already"
                )
            owners[plot], roofs[plot] = seat, roof
    _possible(owners, roofs)
    hillside = Hillside(owners, roofs, worth(game.standard.contents), ties == TIES[1])
    sheet = score(hillside, len(players))
    return sheet, best(sheet)


def _house(name: str, house: Any) -> tuple[int, int]:
    where = f"{name}: houses: {house!r}"
    if not isinstance(house, list) or len(house) != 3:
        raise ScoreSheetError(f"{where}: expected [terrace, plot, roof]")
    terrace = whole_number(f"{where}: terrace", house[0], 1, TERRACES)
    across = whole_number(f"{where}: plot", house[1], 1, ACROSS)
    return (terrace - 1) * ACROSS + across - 1, ROOFS.index(one_of(f"{where}: roof", house[2], ROOFS))


def _possible(owners: list[int], roofs: list[int]) -> None:
    """Nothing hangs in the air (HI-3), and there are cards for all roofs (HI-1)."""
    for plot in range(ACROSS, PLOTS):
        if owners[plot] != NONE and owners[plot - ACROSS] == NONE:
            raise ScoreSheetError(f"{plot_name(plot)}: there is no house below, at {plot_name(plot - ACROSS)}")
    for roof, name in enumerate(ROOFS):
        if roofs.count(roof) > CARDS_PER_ROOF:
            raise ScoreSheetError(f"{roofs.count(roof)} houses are {name}; there are {CARDS_PER_ROOF} cards")
