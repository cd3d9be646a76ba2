"""Hamlet (Vesnička, Wioska), 2 to 4 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from osada.core.game import Game, Score, Setup, State, View
from osada.core.options import FIRST_PLAYER, Option
from osada.core.svg import Picture
from osada.games.hamlet import judge, picture, sheet, words
from osada.games.hamlet.actions import SPACE, place
from osada.games.hamlet.pieces import BLUEPRINTS, SALES, TILES
from osada.games.hamlet.rules import HamletState
from osada.games.hamlet.pieces import faults
from osada.games.hamlet.setup import FIRST_TILES, SPOTS, agree


class Hamlet(Game):
    name = "hamlet"
    seats = range(2, 5)
    rules_version = 1
    space = SPACE
    options = (
        Option("layout", ("random", "first-game"), "HA-4"),
        Option(FIRST_PLAYER.name, FIRST_PLAYER.choices, "HA-8"),
        Option("donkey-move", ("together", "spread"), "HA-11"),
        Option("new-donkeys", ("step", "rest"), "HA-26"),
        Option("purchase", ("free", "when-missing"), "HA-28"),
        Option("second-road", ("forbidden", "allowed"), "HA-34"),
        Option("awards", ("needs-one", "zero-counts"), "HA-36"),
    )
    chance: Mapping[str, tuple[str, ...]] = {
        "tile": tuple(TILES[tile] for tile in FIRST_TILES),
        "spot": SPOTS,
        "first": FIRST_PLAYER.choices[1:],
        "blueprint": BLUEPRINTS,
        "sale": SALES,
    }
    longest = 20_000
    endless = True

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    def deal(self, setup: Setup) -> State:
        village, agreed = agree(setup)
        return HamletState(self, village, agreed, setup.players, setup.dealer)

    def place(self, action: int) -> str:
        return place(action)

    def words(self, view: View, language: str) -> str:
        return words.words(self, view, language)

    def picture(self, view: View, language: str) -> Picture:
        return picture.picture(view, self.text(language))

    def abouts(self, language: str) -> dict[str, str]:
        return picture.abouts(self.text(language))

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        return faults(contents)

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        return sheet.score_sheet(self, document)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, HamletState)
        return judge.judge(state, seat)


GAME = Hamlet()
