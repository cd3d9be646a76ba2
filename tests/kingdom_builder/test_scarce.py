"""Games on boards where terrains run out, which real sectors hardly ever do: the contract holds there too."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from osada.core import components
from osada.core.components import ComponentSet
from osada.core.game import Game
from osada.games.kingdom_builder import GAME
from osada.testing import rule
from osada.testing.checks import actions, records, redeals, texts, undo


def scarce(left: int) -> ComponentSet:
    """A set whose sectors have so many hexes of each terrain at most but meadow; the rest is meadow."""
    document = copy.deepcopy(GAME.standard.document())
    document["set"] = f"scarce-{left}"
    for name, rows in document["contents"]["sectors"].items():
        letters = list("".join(rows))
        for terrain in "cdft":
            hexes = [number for number, letter in enumerate(letters) if letter == terrain]
            for number in hexes[left:]:
                letters[number] = "g"
        document["contents"]["sectors"][name] = ["".join(letters[10 * row : 10 * row + 10]) for row in range(10)]
    found = components.read(document)
    GAME.check(found)
    return found


CHECKS: list[Callable[[Game, int], Any]] = [
    actions.actions_are_sorted_and_unique,
    actions.why_not_agrees_with_actions,
    records.records_replay_to_equal_states,
    actions.random_games_end,
    redeals.redeals_look_the_same,
    redeals.redeals_are_canonical,
    redeals.redeals_are_not_lazy,
    undo.undo_gives_back_the_state_and_stops_at_reveals,
    texts.texts_are_complete,
    actions.invariants_hold,
]


@rule("KB-13", "KB-13a", "KB-13c")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("left", [1, 4])
def test_contract_when_terrains_run_out(
    check: Callable[[Game, int], Any], left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAME.__dict__, "standard", scarce(left))
    check(GAME, 3)


def test_cards_do_leave_the_game_on_such_boards() -> None:
    removed = 0
    for seed in range(10):
        chance = random.Random(seed)
        state = GAME.start(3, seed, components=scarce(2))
        while state.seat is not None:
            state.play(chance.choice(state.actions()))
        removed += sum(state.view(None)["removed"].values())
    assert removed > 30
