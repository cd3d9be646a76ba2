"""A final position is typed in sooner than with pencil and paper, and counted as the engine does."""

from __future__ import annotations

import pytest

import osada
from osada.testing.sample import sample
from tests.pads.finals import RECORDS, recorded
from tests.pads.fingers import entered

TAPS_A_SECOND = 2
MINUTES = {"kingdom-builder": 3, "timber-town": 2, "beer-bread": 1, "hamlet": 5}
"""What a person with a phone may need, Kingdom Builder for two players."""
GAMES = [(game, name) for game, names in RECORDS.items() for name in sample(names[:1], names)]


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_a_recorded_game_takes_few_taps(game: str, name: str) -> None:
    pad = osada.game(game).pad
    assert pad is not None
    document, scores = recorded(game, name)
    taps, values = entered(pad, document)
    counted = pad.count(pad.document(values, [player["name"] for player in document["players"]]))
    assert (counted.scores, counted.faults) == (scores, [])
    assert sum(tap.taps for tap in taps) / TAPS_A_SECOND / 60 < MINUTES[game] * len(scores) / 2
