"""What the others did, a line for each turn: the page shows whose it was, so no line says that once more."""

from __future__ import annotations

import random

import pytest

import osada
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.core.typeset import plain

NAMES = ("Expert 2", "Ada", "V. Nová 3", "Z")
CLICKS = 150


@pytest.mark.parametrize("name", osada.names())
def test_a_turn_is_told_without_the_name_of_its_seat(name: str) -> None:
    game = osada.game(name)
    table, chance = Table(game, 2, 5, names=NAMES[:2]), random.Random(5)
    told = 0
    for _ in range(CLICKS):
        if table.seat is None:
            break
        for turn in table.view(table.seat).get("since", ()):
            for language in LANGUAGES:
                line = plain(game.tell_turn(turn, language, table.names, table.view(table.seat)))
                assert not line.startswith(table.names[turn["seat"]]), line
                told += bool(line)
        table.play(table.seat, chance.choice(table.state.actions()))
    assert told > len(LANGUAGES)
