"""A set of 33 places for storage, played to its end: what can be checked can be played and drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

import osada
from osada.core import record
from osada.core.game import LAYOUTS, Layout
from osada.core.replay import Replay

RECORD = Path(__file__).with_name("places33.record").read_text("utf-8")
REPLAY = Replay(record.parse(RECORD))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_storage_of_it_is_drawn(layout: Layout) -> None:
    game = osada.game("beer-bread")
    game.check(REPLAY.end.components)
    most = max(range(REPLAY.count + 1), key=storage)
    assert storage(most) > 15
    for number in {most, REPLAY.count}:
        for seat in range(2):
            view = REPLAY.at(number).view(seat)
            assert game.picture(view, "cs", layout).panes["board"].markup()
            assert game.words(view, "pl")


def storage(number: int) -> int:
    """The most places that somebody has after so many actions."""
    view = REPLAY.at(number).view(0)
    return max(int(sum(seat["places"].values())) for seat in view["seats"])
