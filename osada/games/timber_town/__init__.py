"""Timber Town, 2 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from osada.core.game import Game, Layout, Score, Seen, Setup
from osada.core.options import FIRST_PLAYER, Option, OptionValues
from osada.core.svg import Picture
from osada.games.timber_town import invariants, refusals, sheet, tiles
from osada.games.timber_town import judge as judges
from osada.games.timber_town.actions import SPACE, place
from osada.games.timber_town.knowledge import choices, table
from osada.games.timber_town.pieces import CARDS, CARDS_IN_PLAY, FIRST_GAME_CARDS
from osada.games.timber_town.position import Position
from osada.games.timber_town.rules import setup as setups
from osada.games.timber_town.rules import turn
from osada.games.timber_town.scoring import points
from osada.games.timber_town.show import picture, words
from osada.games.timber_town.show.picture import abouts
from osada.games.timber_town.view import TownView

CARD_NAMES = (*FIRST_GAME_CARDS, *(card for card in CARDS if card not in FIRST_GAME_CARDS))
"""All cards, those of the first game in front."""


class TownState(Position):
    """A position with its rules."""

    actions = turn.actions
    play = turn.play
    why_not = refusals.why_not
    scores = points.scores
    winners = points.winners
    table = table.table
    asked = choices.asked
    meant = choices.meant
    broken = invariants.broken


class TimberTown(Game[TownState, TownView]):
    name = "timber-town"
    seats = range(2, 3)
    rules_version = 1
    space = SPACE
    options = (
        Option("cards", ("random", "first-game"), "TT-7", pick=CARDS_IN_PLAY, names=CARD_NAMES),
        Option(FIRST_PLAYER.name, FIRST_PLAYER.choices[:3], "TT-5"),
        Option("route", ("walk", "simple-path"), "TT-A20"),
    )
    chance: Mapping[str, tuple[str, ...]] = {
        "card": CARDS,
        "first": FIRST_PLAYER.choices[1:3],
        "tile": tiles.KINDS,
    }
    # 19 rounds are 38 turns, each with its end and at most one raft; 32 tiles are gained with three clicks each (the
    # tile, the cell, the turn); and each of the 11 figures is discarded or dismantled at most once.
    longest = 38 * 2 + 32 * 3 + 11

    def deal(self, setup: Setup) -> TownState:
        kinds = tiles.tiles_of(setup.components)
        state = TownState(
            game=self,
            players=setup.players,
            dealer=setup.dealer,
            tiles=kinds,
            agreed=setups.agree(setup),
            pool=list(kinds.counts),
        )
        setups.set_up(state)
        return state

    def complete(self, given: Mapping[str, object], players: int) -> OptionValues:
        complete = super().complete(given, players)
        if isinstance(complete["cards"], list):
            setups.check_cards(complete["cards"])
        return complete

    def place(self, action: int) -> str:
        return place(action)

    def label(self, action: int, language: str) -> str:
        verb, _, what = self.notation(action).partition(" ")
        figure, _, side = what.partition(" ")
        return self.text(language)(f"do-{verb}", what=side or what, figure=figure)

    def option_name(self, option: str, name: str, language: str) -> str:
        return self.text(language)(f"score-{name}")

    def words(self, view: TownView, language: str) -> str:
        return words.words(self, view, language)

    def picture(self, view: TownView, language: str, layout: Layout = "wide") -> Picture:
        return picture.picture(view, self.text(language))

    def abouts(self, language: str) -> dict[str, str]:
        return abouts.abouts(self.text(language))

    def tell(self, seen: Seen, language: str, names: Sequence[str] = ()) -> str:
        """A line of the log; several tiles are one list in it."""
        if "tiles" in seen:
            text = self.text(language)
            seen = seen | {"tiles": ", ".join(text(f"tile-{kind}") for kind in seen["tiles"])}
        return super().tell(seen, language, names)

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        return tiles.faults(contents, self.standard.contents)

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        return sheet.score_sheet(self, document)

    def judge(self, state: TownState, seat: int) -> float:
        return judges.judge(state, seat)


GAME = TimberTown()
