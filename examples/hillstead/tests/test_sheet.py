"""The score sheet of the real table."""

from __future__ import annotations

from typing import Any

import pytest
from osada.core.game import ScoreSheetError

from hillstead import GAME


def document(*houses: list[list[Any]], **more: Any) -> dict[str, Any]:
    players = [{"name": name, "houses": own} for name, own in zip(("Eva", "Jan", "Ola", "Petr"), houses, strict=False)]
    return {"game": "hillstead", "players": players, **more}


def test_a_hillside_that_is_typed_in_is_counted() -> None:
    sheet, winners = GAME.score_sheet(document([[1, 1, "red"], [2, 1, "moss"]], [[1, 2, "red"], [1, 3, "red"]]))
    assert sheet[0] == {"height": 2, "neighbours": 2, "steps": 3, "most": 3, "total": 10}
    assert sheet[1] == {"height": 2, "neighbours": 6, "steps": 0, "most": 3, "total": 11}
    assert winners == [1]


def test_a_table_may_have_agreed_on_ties() -> None:
    houses = [[1, 1, "red"]], [[1, 2, "moss"]]
    assert [lines["most"] for lines in GAME.score_sheet(document(*houses))[0]] == [1, 1]
    assert [lines["most"] for lines in GAME.score_sheet(document(*houses, ties="nothing"))[0]] == [0, 0]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (document([[1, 1, "red"]], [[1, 1, "moss"]]), "Jan: 1,1 has a house of Eva already"),
        (document([[2, 1, "red"]], []), "2,1: there is no house below, at 1,1"),
        (document([[5, 1, "red"]], []), "terrace: expected 1 to 4, not 5"),
        (document([[1, 0, "red"]], []), "plot: expected 1 to 6, not 0"),
        (document([[1, 1, "pink"]], []), "unknown 'pink'; there are red, slate, straw, moss"),
        (document([[1, 1]], []), r"expected \[terrace, plot, roof\]"),
        (document(1, []), "houses: expected a list, not 1"),  # type: ignore[arg-type]
        (document([[1, n, "red"] for n in range(1, 7)], [[2, n, "red"] for n in range(1, 4)]), "9 houses are red"),
        (document([], [], ties="half"), "ties: unknown 'half'"),
        (document([]), "players: expected 2 to 4, not 1"),
    ],
)
def test_what_cannot_be_is_refused_in_words(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ScoreSheetError, match=why):
        GAME.score_sheet(given)
