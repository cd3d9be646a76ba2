"""The recorded games end in the ways that they are named for."""

from __future__ import annotations

from pathlib import Path

import pytest

from osada.core import record as records
from osada.core.game import State
from osada.testing import rule
from tests.beer_bread.positions import GAME

RECORDS = Path(__file__).parent.parent / "records"


def text(name: str) -> str:
    return (RECORDS / f"beer-bread-{name}.record").read_text("utf-8")


def ended(name: str) -> State:
    state = records.last_position(records.parse(text(name)))
    assert state.seat is None
    return state


def goods(state: State) -> list[list[int]]:
    """The lower and the other good of both seats."""
    return [sorted((score["beer"], score["bread"])) for score in state.scores()]


@rule("BB-50")
@pytest.mark.parametrize("name", ["by-result-greedy", "by-the-other-good", "by-the-windmill"])
def test_a_game_for_every_way_to_win(name: str) -> None:
    state = ended(name)
    (winner,) = state.winners()
    own, other = goods(state)[winner], goods(state)[1 - winner]
    if name == "by-result-greedy":
        assert own[0] > other[0]
    elif name == "by-the-other-good":
        assert own[0] == other[0] and own[1] > other[1]
    else:
        assert own == other and state.table(None)["windmill"] == 1 - winner


def test_a_game_with_every_action() -> None:
    ended("every-action")
    verbs = {line.split()[0] for line in text("every-action").splitlines() if line.strip()}
    assert {block.verb for block in GAME.space.blocks} <= verbs


def test_a_game_with_other_cards() -> None:
    assert ended("own-components").table(None)["designed"] is False
