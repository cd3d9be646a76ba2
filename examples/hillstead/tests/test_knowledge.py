"""What a seat can know, told from what it was told alone."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from osada.core.dealer import Dealer
from osada.core.table import Table

from hillstead import GAME
from hillstead.pieces import CARDS_PER_ROOF, ROOFS


@pytest.mark.parametrize("players", GAME.seats)
def test_a_tracker_that_only_listens_agrees_on_what_is_hidden(players: int) -> None:
    for seed in range(6):
        table, chance = Table(GAME, players, seed), random.Random(seed)
        while (seat := table.state.seat) is not None:
            table.play(seat, chance.choice(table.state.actions()))
            if table.state.settled:
                for viewer in (*range(players), None):
                    groups = table.state.hidden(viewer)
                    assert len(groups) <= 1
                    for group in groups:
                        held = Counter(roof for cards in group.places.values() for roof in cards)
                        assert held + Counter(group.rest) == unseen(table, viewer)


def unseen(table: Table, viewer: int | None) -> Counter[str]:
    """All cards but those that were built with and those in the viewer's hand."""
    left = Counter(dict.fromkeys(ROOFS, CARDS_PER_ROOF))
    left -= Counter(seen["roof"] for seen in table.events(viewer) if seen["event"] == "build")
    if viewer is not None:
        left -= Counter(table.view(viewer)["hands"][viewer])
    return left


def test_what_another_has_half_done_is_not_kept() -> None:
    state = GAME.start(2, 1, {"first": "seat-1"})
    before = state.copy()
    state.play(state.actions()[0])
    assert state.redeal(1, Dealer(5)) == before.redeal(1, Dealer(5))
    assert state.redeal(0, Dealer(5)).chosen == state.chosen
