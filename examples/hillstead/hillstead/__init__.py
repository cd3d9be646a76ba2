"""Hillstead, 2 to 4 players: a village that grows uphill, terrace by terrace."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from osada.core.game import Game, Layout, Score, Setup
from osada.core.observation import Array
from osada.core.options import FIRST_PLAYER, Option
from osada.core.svg import Picture

from hillstead import invariants, knowledge, pieces, refusals, rules, scoring, sheet
from hillstead import judge as judges
from hillstead.actions import SPACE, place
from hillstead.observation import arrays, plainly
from hillstead.pieces import PLOTS, ROOFS
from hillstead.position import Position
from hillstead.show import picture, points, words
from hillstead.view import HillsteadView


class HillsteadState(Position):
    """A position with its rules."""

    actions = rules.actions
    play = rules.play
    why_not = refusals.why_not
    scores = scoring.scores
    winners = scoring.winners
    table = knowledge.table
    open_table = knowledge.open_table
    hidden = knowledge.hidden
    redeal = knowledge.redeal
    asked = knowledge.asked
    meant = knowledge.meant
    when = knowledge.when
    broken = invariants.broken
    observe = arrays.observe


class Hillstead(Game[HillsteadState, HillsteadView]):
    """Hillstead: houses on a hillside, built with cards from a secret hand (HI-1 to HI-11)."""

    name = "hillstead"
    seats = range(2, 5)
    rules_version = 1
    space = SPACE
    options = (
        Option(FIRST_PLAYER.name, FIRST_PLAYER.choices, "HI-1"),
        Option("ties", sheet.TIES, "HI-10"),
    )
    chance: Mapping[str, tuple[str, ...]] = {"first": FIRST_PLAYER.choices[1:], "roof": ROOFS}
    longest = 3 * PLOTS  # a card and a plot for every house, and the end of a turn for each at most

    def deal(self, setup: Setup) -> HillsteadState:
        """The first position: everybody has three cards, and the first player is known (HI-1)."""
        state = HillsteadState(
            game=self,
            players=setup.players,
            dealer=setup.dealer,
            worth=pieces.worth(setup.components.contents),
            tied_get_nothing=setup.options["ties"] == "nothing",
            start=setup.first_player(),
        )
        rules.set_up(state)
        return state

    def place(self, action: int) -> str:
        """Where a person points for an action: a card, a plot, the end of the turn."""
        return place(action)

    def label(self, action: int, language: str) -> str:
        """An action as its button says it; a card by its roof."""
        verb, _, what = self.notation(action).partition(" ")
        return self.text(language)(f"do-{verb}", what=what, roof=what)

    def words(self, view: HillsteadView, language: str) -> str:
        """The table in text: the hillside, the players, one's own hand."""
        return words.words(self, view, language)

    def picture(self, view: HillsteadView, language: str, layout: Layout = "wide") -> Picture:
        """The table as a picture: the hillside, one's own hand, the points, a strip for every seat."""
        return picture.picture(view, self.text(language), layout)

    def abouts(self, language: str) -> dict[str, str]:
        """What the plots, the cards and the lines of the score sheet are."""
        return picture.abouts(self.text(language))

    def sources(self, view: HillsteadView, line: str, seat: int) -> list[str]:
        """The plots that the points of a line come from."""
        return points.sources(view, line, seat)

    def event_places(self, seen: Mapping[str, Any]) -> list[str]:
        """The plot that was built on."""
        return ["plot-{}-{}".format(*seen["plot"].split(","))] if "plot" in seen else []

    def observation(self, players: int) -> tuple[Array, ...]:
        """The arrays that a learner sees: `observation.arrays` has what they are."""
        return arrays.declared(players)

    def observed(self, view: HillsteadView) -> dict[str, Any]:
        """The same from a view."""
        return plainly.observed(view)

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        """What the rules cannot do with a component set: points out of bounds."""
        return pieces.faults(contents)

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        """The points of every player and who wins, for a position typed in from the real table."""
        return sheet.score_sheet(self, document)

    def judge(self, state: HillsteadState, seat: int) -> float:
        """How good a position is for a seat, in points."""
        return judges.judge(state, seat)


GAME = Hillstead()
