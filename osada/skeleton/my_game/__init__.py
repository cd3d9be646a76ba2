"""My Game, 2 to 4 players."""  # change: the name, for how many

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from osada.core.game import Game, Layout, Score, Setup
from osada.core.options import FIRST_PLAYER, Option
from osada.core.svg import Picture

from my_game import invariants, knowledge, pieces, refusals, rules, scoring, sheet
from my_game import judge as judges
from my_game.actions import SPACE, place
from my_game.pieces import GROUNDS, PLOTS
from my_game.position import Position
from my_game.show import picture, words
from my_game.view import MyGameView


class MyGameState(Position):
    """A position with its rules: functions of the shelves, bound as methods, so that no call is wrapped."""

    actions = rules.actions
    play = rules.play
    why_not = refusals.why_not
    scores = scoring.scores
    table = knowledge.table
    asked = knowledge.asked
    meant = knowledge.meant
    opening = knowledge.opening
    when = knowledge.when
    broken = invariants.broken


class MyGame(Game[MyGameState, MyGameView]):
    name = "my-game"
    seats = range(2, 5)
    rules_version = 1  # up with every change after which an old record would be replayed in another way
    space = SPACE
    options = (Option(FIRST_PLAYER.name, FIRST_PLAYER.choices, "MG-1"),)
    chance: Mapping[str, tuple[str, ...]] = {
        # The pools that the dealer is asked for, and their outcomes; a record has a line `> card meadow`.
        "first": FIRST_PLAYER.choices[1:],
        "card": GROUNDS,
    }
    longest = 2 * PLOTS  # a house and the end of a turn for every plot

    def deal(self, setup: Setup) -> MyGameState:
        lane = pieces.lane(setup.components.contents)
        start = setup.first_player()
        state = MyGameState(
            game=self,
            players=setup.players,
            dealer=setup.dealer,
            lane=lane,
            start=start,
        )
        rules.set_up(state)
        return state

    def place(self, action: int) -> str:
        return place(action)

    def words(self, view: MyGameView, language: str) -> str:
        return words.words(self, view, language)

    def picture(self, view: MyGameView, language: str, layout: Layout = "wide") -> Picture:
        return picture.picture(view, self.text(language), layout)

    def abouts(self, language: str) -> dict[str, str]:
        return picture.abouts(self.text(language))

    def event_places(self, seen: Mapping[str, Any]) -> list[str]:
        return [f"plot-{seen['plot']}"] if "plot" in seen else []

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        return pieces.faults(contents)

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        return sheet.score_sheet(self, document)

    def judge(self, state: MyGameState, seat: int) -> float:
        return judges.judge(state, seat)


GAME = MyGame()
