"""What a bot thinks of a position."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from osada.core.record import parse, replay
from osada.games.hamlet import GAME, HamletState
from osada.testing.checks.players import share_of_victories
from osada.testing.sample import sample

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("hamlet*greedy*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_last_delivery_is_worth_it_to_whoever_is_ahead(file: Path) -> None:
    """Else two bots would beg for ever, and the one ahead would never win."""
    before = None
    for step in replay(parse(file.read_text("utf-8"))):
        after = cast(HamletState, step.state)
        if after.last_round:
            break
        before = after.copy()
    assert before is not None and before.seat is not None
    seat, judge = before.seat, before.game.judge
    assert (judge(after, seat) > judge(before, seat)) == (seat in after.winners())


def test_whoever_plays_for_it_beats_whoever_plays_anything() -> None:
    """At least 95 of 100 games, a shared victory counting half: a few of them here, benchmarks/ has all."""
    assert share_of_victories(GAME, "greedy", "random", sample(6, 20)) >= 0.9
