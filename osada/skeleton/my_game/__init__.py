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
    """The game: its facts, how it starts, what people see and read of it."""

    name = "my-game"
    seats = range(2, 5)
    teaches = False
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
        """The first position; all chance of it from the dealer of the set-up."""
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
        """Where a person points for an action."""
        return place(action)

    def words(self, view: MyGameView, language: str) -> str:
        """The table in text, complete enough to play from."""
        return words.words(self, view, language)

    def picture(self, view: MyGameView, language: str, layout: Layout = "wide") -> Picture:
        """The table as a picture."""
        return picture.picture(view, self.text(language), layout)

    def abouts(self, language: str) -> dict[str, str]:
        """What the pieces of the picture are."""
        return picture.abouts(self.text(language))

    def event_places(self, seen: Mapping[str, Any]) -> list[str]:
        """Where something happened."""
        return [f"plot-{seen['plot']}"] if "plot" in seen else []

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        """What the rules cannot do with a component set that has the right form."""
        return pieces.faults(contents)

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        """The points and the winners of a position typed in from the real table."""
        return sheet.score_sheet(self, document)

    def judge(self, state: MyGameState, seat: int) -> float:
        """How good a position is for a seat, for bots."""
        return judges.judge(state, seat)


GAME = MyGame()
