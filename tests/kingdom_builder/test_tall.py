"""The picture for phones: everything can be read and touched, and nothing is cut."""

from __future__ import annotations

import random

import pytest

import osada
from osada.core.svg import SMALLEST_TARGET, SMALLEST_TEXT
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.games.kingdom_builder.pieces import KINGDOM_CARDS
from tests.tall import targets, written

GAME = osada.game("kingdom-builder")
NAMES = ["Bartłomiej Szczepański", "Jan", "Eva", "Ota"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.seats)
def test_everything_can_be_read_and_touched(players: int, language: str) -> None:
    chance = random.Random(players)
    table: Table = Table(GAME, players, seed=players, names=NAMES[:players])
    buttons = 0
    while True:
        if chance.random() < 0.03 or table.state.seat is None:
            for viewer in (table.state.seat, 0, None):
                picture = GAME.picture(table.view(viewer), language, "tall")
                for name, pane in picture.panes.items():
                    if name == "board":
                        continue
                    for line in written(picture, name):
                        assert line.size >= SMALLEST_TEXT - 0.01, line
                        assert line.left >= -1 and line.right <= pane.width + 1 and line.y <= pane.height, line
                    for target in targets(picture, name):
                        assert min(target.width, target.height) >= SMALLEST_TARGET, target
                        buttons += 1
        if table.state.seat is None:
            break
        table.play(table.state.seat, chance.choice(table.state.actions()))
    assert buttons


def test_letters_and_numbers_stand_around_the_board_in_both_layouts() -> None:
    view = GAME.start(seed=1).view(0)
    for layout in ("wide", "tall"):
        still = GAME.picture(view, "en", layout).panes["board"].still
        labels = still[still.index('class="labels') :]
        assert all(f">{name}<" in labels for name in (*"ABCDEFGHIJKLMNOPQRST", *map(str, range(1, 21))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_kingdom_card_brings_is_never_cut(language: str) -> None:
    say = GAME.text(language)
    for card in (*KINGDOM_CARDS, "castles"):
        chosen = [card, *(other for other in KINGDOM_CARDS if other != card)][:3] if card != "castles" else []
        options = {"cards": chosen} if chosen else {}
        picture = GAME.picture(GAME.start(seed=1, options=options).view(0), language, "tall")
        shown = {line.content for line in written(picture, "cards")}
        for word in say(f"score-{card}-brief").split():
            assert any(word in line for line in shown), (card, word)
