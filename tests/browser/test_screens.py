"""Every game in every kind of step on every screen: nothing is too small to read or to touch, cut or covered."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page

import osada
from osada.core.game import Game
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.testing import sample
from tests.browser.conftest import visiting
from tests.browser.screens import MEASURE, SMALLEST_TARGET, SMALLEST_TEXT
from tests.browser.table import settle
from tests.browser.tables import put, sit
from tests.server.browser import serving

SCREENS = [
    (360, 740),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
]
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL"}
NAMES = ("Modrá", "Oranžová", "Bílá", "Czarna")
OTHERS = 9
"""Of the screens a sample looks at a position on one of so many."""


@dataclass(frozen=True)
class Met:
    """A position in which something can be done that could not be done before."""

    kind: str
    table: str


def positions(game: Game) -> Iterator[tuple[str, Table]]:
    """Every kind of step of a random game, one for the fewest and one for the most players."""
    for players in sorted({game.seats[0], game.seats[-1]}):
        chance = random.Random(players)
        table = Table(game, players, players, names=NAMES[:players])
        met: set[str] = set()
        for _ in range(game.longest):
            if table.seat is None:
                break
            verbs = {game.notation(action).partition(" ")[0] for action in table.state.actions()}
            if not verbs <= met:
                met |= verbs
                yield f"{players}: {' '.join(sorted(verbs))}", copy.deepcopy(table)
            table.play(table.seat, chance.choice(table.state.actions()))


@pytest.fixture(
    scope="module", params=[pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in osada.names()]
)
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[Met]]]:
    """A server with a table for every kind of step of a game."""
    data = tmp_path_factory.mktemp("screens") / "data"
    kinds, tables = zip(*positions(osada.game(request.param)), strict=True)
    found = [Met(kind, table) for kind, table in zip(kinds, put(data, tables), strict=True)]
    with serving(data) as server:
        yield server.address, found


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_too_small_cut_or_covered(
    browser: Browser, served: tuple[str, list[Met]], size: tuple[int, int]
) -> None:
    address, found = served
    faults = {}
    with visiting(browser, address) as visitors:
        pages: dict[str, Page] = {}
        for number, met in enumerate(found, SCREENS.index(size)):
            if number % OTHERS and not sample.ALL:
                continue
            for language in LANGUAGES if sample.ALL else [LANGUAGES[number // OTHERS % len(LANGUAGES)]]:
                if language not in pages:
                    pages[language] = visitors.come(language=LOCALES[language], size=size)
                    sit(pages[language].context, address, size)
                page = pages[language]
                page.goto(f"/t/{met.table}")
                page.wait_for_function("() => document.querySelector('.prompt.yours')")
                settle(page)
                wrong = page.evaluate(MEASURE, [SMALLEST_TEXT, SMALLEST_TARGET])["faults"]
                if wrong:
                    faults[f"{language} {met.kind}"] = wrong
    assert faults == {}
