"""Beer & Bread, 2 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from osada.core.game import Game, Layout, Score, Seen, Setup
from osada.core.options import FIRST_PLAYER, Option
from osada.core.refusal import Refusal
from osada.core.svg import Picture
from osada.games.beer_bread import cards, invariants, refusals, scoring, sheet
from osada.games.beer_bread import judge as judges
from osada.games.beer_bread.actions import SPACE, place
from osada.games.beer_bread.knowledge import questions, secrets
from osada.games.beer_bread.knowledge import table as tables
from osada.games.beer_bread.position import Position
from osada.games.beer_bread.rules import setup as setups
from osada.games.beer_bread.rules import steps
from osada.games.beer_bread.show import picture, words
from osada.games.beer_bread.view import BeerBreadView

FIRST = FIRST_PLAYER.choices[:3]


class BeerBreadState(Position):
    """A position with its rules."""

    actions = steps.actions
    play = steps.play
    why_not = refusals.why_not
    scores = scoring.scores
    winners = scoring.winners
    table = tables.table
    known_scores = tables.known_scores
    asked = questions.asked
    meant = questions.meant
    hidden = secrets.hidden
    redeal = secrets.redeal
    broken = invariants.broken


class BeerBread(Game[BeerBreadState, BeerBreadView]):
    name = "beer-bread"
    seats = range(2, 3)
    rules_version = 1
    space = SPACE
    options = (Option(FIRST_PLAYER.name, FIRST, "BB-3"),)
    chance: Mapping[str, tuple[str, ...]] = {
        "first": FIRST[1:],
        "back": cards.GOODS,
        "card": cards.CARDS,
    }
    # A turn: lift a card, swap it, harvest it, end; 4 answers what to keep, 5 what to take, and as many again for the
    # water after it. A year: 9 answers to each of 2 collectings, 10 discards, at most 30 redraws, 4 times done, and
    # in a fruitful one 8 cards turned around.
    longest = 60 * (4 + 2 * 9) + 6 * (2 * 9 + 10 + 30 + 4) + 3 * 2 * 8

    def deal(self, setup: Setup) -> BeerBreadState:
        state = BeerBreadState(
            game=self,
            players=setup.players,
            dealer=setup.dealer,
            cards=cards.tables(setup.components),
            windmill=setup.first_player(),
        )
        setups.set_up(state)
        return state

    def place(self, action: int) -> str:
        return place(action)

    def label(self, action: int, language: str) -> str:
        verb, _, what = self.notation(action).partition(" ")
        resource, _, number = what.partition(",")
        if number:
            return self.text(language)(f"do-{verb}", resource=resource, number=int(number))
        if what in cards.NUMBER:
            good = what.rstrip("0123456789")
            return self.text(language)(f"do-{verb}", good=good, number=int(what.removeprefix(good)))
        return self.text(language)(f"do-{verb}", what=what)

    def words(self, view: BeerBreadView, language: str) -> str:
        return words.words(self, view, language)

    def picture(self, view: BeerBreadView, language: str, layout: Layout = "wide") -> Picture:
        return picture.picture(view, self.text(language))

    def abouts(self, language: str) -> dict[str, str]:
        return picture.abouts(self.text(language))

    def tell(self, seen: Seen, language: str, names: Sequence[str] = ()) -> str:
        return super().tell(words.readable(self.text(language), seen), language, names)

    def explain(self, refusal: Refusal, language: str, names: Sequence[str] = ()) -> str:
        numbers = {name: fact for name, fact in refusal.facts.items() if isinstance(fact, int)}
        lacking = words.goods(self.text(language), numbers)
        return super().explain(replace(refusal, facts={**refusal.facts, "goods": lacking}), language, names)

    def shown(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        return words.in_short(facts)

    def ask(self, asked: Mapping[str, Any], language: str) -> str:
        if "what" not in asked:
            return super().ask(asked, language)
        return self.text(language)(f"asked-{asked['kind']}", kind=asked["what"], card=asked["card"])

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        return cards.faults(contents, self.standard.contents)

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        return sheet.score_sheet(self, document)

    def judge(self, state: BeerBreadState, seat: int) -> float:
        return judges.judge(state, seat)


GAME = BeerBread()
