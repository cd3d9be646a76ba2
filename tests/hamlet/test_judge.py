"""What a bot thinks of a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from osada.core.record import parse, replay
from osada.games.hamlet.rules import HamletState

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("hamlet*greedy*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_last_delivery_is_worth_it_to_whoever_is_ahead(file: Path) -> None:
    """Else two bots would beg for ever, and the one ahead would never win."""
    before = None
    for step in replay(parse(file.read_text("utf-8"))):
        assert isinstance(step.state, HamletState)
        if step.state.last_round:
            break
        before = step.state.copy()
    assert before is not None and before.seat is not None
    seat, after, judge = before.seat, step.state, before.game.judge
    assert (judge(after, seat) > judge(before, seat)) == (seat in after.winners())
