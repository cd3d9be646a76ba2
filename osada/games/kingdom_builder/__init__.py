"""Kingdom Builder, 2 to 4 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from osada.core.game import Game, Score, Setup, State, View
from osada.core.options import FIRST_PLAYER, BadOption, Option, OptionValues
from osada.core.svg import Picture
from osada.games.kingdom_builder import board as boards
from osada.games.kingdom_builder import judge, picture, sheet, words
from osada.games.kingdom_builder.actions import SPACE, place
from osada.games.kingdom_builder.hexes import COLUMNS
from osada.games.kingdom_builder.rules import KingdomState
from osada.games.kingdom_builder.scoring import KINGDOM_CARDS
from osada.games.kingdom_builder.setup import agree

SECTORS = (*boards.LOCATIONS, *(f"{name}-turned" for name in boards.LOCATIONS))


class KingdomBuilder(Game):
    name = "kingdom-builder"
    seats = range(2, 5)
    rules_version = 1
    space = SPACE
    options = (
        Option("sectors", ("random", "first-game"), "KB-1", pick=4, names=SECTORS),
        Option("cards", ("random", "first-game"), "KB-3", pick=3, names=tuple(KINGDOM_CARDS)),
        Option(FIRST_PLAYER.name, FIRST_PLAYER.choices, "KB-5"),
        Option("reshuffle", ("when-needed", "at-once"), "KB-12"),
        Option("new-card", ("rest", "three"), "KB-13"),
        Option("exhausted", ("needed", "mandatory"), "KB-13a"),
        Option("supply", ("free", "saved"), "KB-14"),
        Option("edge", ("all", "outermost"), "KB-35"),
        Option("tavern", ("water-counts", "land-only"), "KB-36"),
        Option("left-hex", ("counts", "ignored"), "KB-37a"),
        Option("merchants", ("all-locations", "with-tokens"), "KB-55"),
        Option("lords", ("zero-ranks", "zero-earns-nothing"), "KB-60"),
    )
    chance: Mapping[str, tuple[str, ...]] = {
        "sector": boards.LOCATIONS,
        "turned": ("upright", "turned"),
        "kingdom": tuple(KINGDOM_CARDS),
        "first": FIRST_PLAYER.choices[1:],
        "terrain": boards.TERRAINS,
    }
    # A seat has at most 14 turns: 40 settlements, 3 a turn. A turn has 3 builds, the end, and up to 8 tokens
    # (2 of each of 4 kinds) with at most 3 actions each. With the option new-card=three an exhausted card
    # may ask for 2 builds more, but settlements stay 40 a seat, so it only makes games shorter.
    longest = 4 * 14 * (3 + 1 + 8 * 3)

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    def deal(self, setup: Setup) -> State:
        board, agreed = agree(setup)
        return KingdomState(self, board, agreed, setup.players, setup.dealer)

    def complete(self, given: Mapping[str, object], players: int) -> OptionValues:
        complete = super().complete(given, players)
        sectors = complete["sectors"]
        if len({name.removesuffix("-turned") for name in sectors}) < len(sectors) and isinstance(sectors, list):
            raise BadOption(f"option sectors: a sector twice in {', '.join(sectors)}")
        return complete

    def place(self, action: int) -> str:
        return place(action)

    def label(self, action: int, language: str) -> str:
        verb, _, what = self.notation(action).partition(" ")
        return self.text(language)(f"do-{verb}", what=what, location=what)

    def option_name(self, option: str, name: str, language: str) -> str:
        text = self.text(language)
        if option == "cards":
            return text(f"score-{name}")
        location = name.removesuffix("-turned")
        return text("option-turned", location=location) if location != name else text(f"location-{name}")

    def words(self, view: View, language: str) -> str:
        return words.words(self, view, language)

    def picture(self, view: View, language: str) -> Picture:
        return picture.picture(view, self.text(language))

    def abouts(self, language: str) -> dict[str, str]:
        return picture.abouts(self.text(language))

    def shown(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Hexes as row,column."""
        shown = dict(facts)
        for name in ("hex", "origin"):
            if name in shown:
                shown[name] = "{},{}".format(*divmod(shown[name], COLUMNS))
        return shown

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        return boards.faults(contents, self.standard.contents)

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        return sheet.score_sheet(self, document)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, KingdomState)
        return judge.judge(state, seat)


GAME = KingdomBuilder()
