"""Beer & Bread, 2 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from osada.core.game import Button, Game, Layout, Reason, Score, Seen, Setup, seat_name
from osada.core.observation import Array
from osada.core.options import FIRST_PLAYER, Option
from osada.core.paper import Row
from osada.core.refusal import Refusal
from osada.core.svg import Picture
from osada.games.beer_bread import cards, invariants, refusals, scoring, sheet
from osada.games.beer_bread import judge as judges
from osada.games.beer_bread import reasons as speaking
from osada.games.beer_bread.actions import SPACE, place
from osada.games.beer_bread.editor import BeerBreadEditor
from osada.games.beer_bread.knowledge import questions, secrets
from osada.games.beer_bread.knowledge import table as tables
from osada.games.beer_bread.observation import arrays, plainly
from osada.games.beer_bread.pad import BeerBreadPad
from osada.games.beer_bread.pieces import YEARS
from osada.games.beer_bread.position import Position
from osada.games.beer_bread.rules import setup as setups
from osada.games.beer_bread.rules import turn
from osada.games.beer_bread.show import picture, places, tall, words
from osada.games.beer_bread.view import BeerBreadView

FIRST = FIRST_PLAYER.choices[:3]


class BeerBreadState(Position):
    """A position with its rules."""

    actions = turn.actions
    play = turn.play
    why_not = refusals.why_not
    scores = scoring.scores
    winners = scoring.winners
    table = tables.table
    open_table = tables.open_table
    known_scores = tables.known_scores
    asked = questions.asked
    meant = questions.meant
    meant_by = questions.meant_by
    hidden = secrets.hidden
    redeal = secrets.redeal
    broken = invariants.broken
    observe = arrays.observe


class BeerBread(Game[BeerBreadState, BeerBreadView]):
    """Beer & Bread: two players harvest, sell and build for six years; the lower of beer and bread is the result
    (BB-50)."""

    name = "beer-bread"
    seats = range(2, 3)
    rules_version = 1
    wide_from = (1420, 880)  # the words on the cards
    space = SPACE
    options = (Option(FIRST_PLAYER.name, FIRST, "BB-3"),)
    chance: Mapping[str, tuple[str, ...]] = {
        "first": FIRST[1:],
        "back": cards.GOODS,
        "card": cards.CARDS,
    }
    # A turn: lift a card, swap it, harvest it, end; 4 answers about what to keep, 5 about what to take, and 9 more for
    # the water after it. A year: 9 answers for each of 2 collectings, 10 discards, at most 30 redraws, 4 times done.
    # In a fruitful year 8 cards may be turned around, each with 2 actions.
    longest = 60 * (4 + 2 * 9) + 6 * (2 * 9 + 10 + 30 + 4) + 3 * 2 * 8
    terms = judges.TERMS
    iterations = 300

    def deal(self, setup: Setup) -> BeerBreadState:
        """The first position: the cards are shuffled, the fields seeded and the first hands drawn (BB-1 to BB-3, BB-10,
        BB-20)."""
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
        """Where a person points for an action: a card, an exchange place, a panel or a number of tokens."""
        return place(action)

    def label(self, action: int, language: str) -> str:
        """An action as its button says it: with the number of tokens, or with the good and the number of the card."""
        verb, _, what = self.notation(action).partition(" ")
        resource, _, number = what.partition(",")
        if number:
            return self.text(language)(f"do-{verb}", resource=resource, number=int(number))
        if what in cards.NUMBER:
            good = what.rstrip("0123456789")
            return self.text(language)(f"do-{verb}", good=good, number=int(what.removeprefix(good)))
        return self.text(language)(f"do-{verb}", what=what)

    def labels(self, view: BeerBreadView, language: str) -> dict[int, str]:
        """What a view offers as the buttons of a page say it: with the names of cards."""
        text = self.text(language)
        offered = [action for actions in view["offers"].values() for action in actions]
        return {action: places.label(view, action, self.label(action, language), text) for action in offered}

    def place_name(self, place: str, view: BeerBreadView, language: str) -> str:
        """A card by what it sells and builds, tokens by their resource."""
        return places.place_name(view, place, self.text(language))

    def event_places(self, seen: Seen) -> list[str]:
        """The part of a village that an event concerns: ``village-SEAT-PART``."""
        return places.event_places(seen)

    def moment(self, seen: Seen) -> bool:
        """A new year (BB-10)."""
        return bool(seen["event"] == "year")

    def sources(self, view: BeerBreadView, line: str, seat: int) -> list[str]:
        """Brewery and bakery, and the buildings that count at the end."""
        return places.sources(view, line, seat)

    def score_parts(self, view: BeerBreadView, line: str, seat: int, language: str) -> list[tuple[str, int]]:
        """The kinds of sold cards and the buildings that brought the coins of a good."""
        return places.score_parts(view, line, seat, self.text(language))

    def detail(self, view: BeerBreadView, language: str) -> str:
        """How many tokens fit, what the lifted card builds, or how far the year is."""
        return places.detail(view, self.text(language))

    def until_end(self, view: BeerBreadView, language: str) -> str:
        """How many years are still to come."""
        return self.text(language)("until-end", year=view["year"], left=YEARS - view["year"])

    def button(self, action: int, view: BeerBreadView, language: str) -> Button:
        """What happens when one goes on."""
        return places.button(view, action, self.text(language))

    def words(self, view: BeerBreadView, language: str) -> str:
        """The table in text: the year, fields and piles, both villages, and what is printed on the cards in play."""
        return words.words(self, view, language)

    def picture(self, view: BeerBreadView, language: str, layout: Layout = "wide") -> Picture:
        """The table as a picture: at a desk both villages with the fields between them, the hand, the calendar and the
        windmill; on a phone the own village and hand, and the other player's in a drawer."""
        drawn = tall.picture if layout == "tall" else picture.picture
        return drawn(view, self.text(language))

    def abouts(self, language: str) -> dict[str, str]:
        """What the places of the village are, what the resources look like and what each building does."""
        return picture.abouts(self.text(language))

    def tell(self, seen: Seen, language: str, names: Sequence[str] = (), view: BeerBreadView | None = None) -> str:
        """A line of the log, with goods, cards and buildings as people read them; a page has no numbers of exchange
        places."""
        text = self.text(language)
        if view is not None and seen["event"] == "swap":
            facts = self.shown({name: fact for name, fact in seen.items() if name not in ("event", "seat")})
            return text("told-swap", player=seat_name(text, seen["seat"], names), **facts)
        return super().tell(words.readable(text, seen), language, names, view)

    def explain(
        self, refusal: Refusal, language: str, names: Sequence[str] = (), view: BeerBreadView | None = None
    ) -> str:
        """A refusal as a sentence with its rule; the tokens that are lacking are listed in it."""
        numbers = {name: fact for name, fact in refusal.facts.items() if isinstance(fact, int)}
        lacking = words.goods(self.text(language), numbers)
        return super().explain(replace(refusal, facts={**refusal.facts, "goods": lacking}), language, names, view)

    def shown(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as messages take them: how many tokens, what kind of building, which card was taken."""
        return words.in_short(facts)

    def ask(self, asked: Mapping[str, Any], language: str) -> str:
        """What a view asks, as a sentence; if it is about a lifted card, the sentence names the card."""
        if "what" not in asked:
            return super().ask(asked, language)
        return self.text(language)(f"asked-{asked['kind']}", kind=asked["what"], card=asked["card"])

    def when(self, view: BeerBreadView, language: str) -> str:
        """The year and its turn."""
        return self.text(language)("when-year", year=view["year"], turn=view["turn"])

    def observation(self, players: int) -> tuple[Array, ...]:
        """The arrays that a learner sees: `observation.arrays` has what they are."""
        return arrays.declared(players)

    def observed(self, view: BeerBreadView) -> dict[str, Any]:
        """The same from a view."""
        return plainly.observed(view)

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        """What the rules cannot do with a component set: wrong buildings or cards, or recipes that no storage can
        pay."""
        return cards.faults(contents, self.standard.contents)

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        """Beer, bread and the lower of the two for both players, and who wins, for a position typed in from the real
        table (BB-50)."""
        return sheet.score_sheet(self, document)

    @cached_property
    def editor(self) -> BeerBreadEditor:
        """Where people type in the cards of their box."""
        return BeerBreadEditor(self)

    @cached_property
    def pad(self) -> BeerBreadPad:
        """The score sheet as people tap it."""
        return BeerBreadPad(self)

    @cached_property
    def paper(self) -> tuple[Row, ...]:
        """The rows of the score sheet on paper."""
        return sheet.ON_PAPER

    def judge(self, state: BeerBreadState, seat: int) -> float:
        """How good a position is for a seat, in coins, compared with the other player's."""
        return judges.judge(state, seat)

    def reasons(self, before: BeerBreadState, after: BeerBreadState, seat: int) -> list[Reason]:
        """What speaks for a turn besides its points."""
        return speaking.reasons(before, after, seat)

    def lead(self, state: BeerBreadState, seat: int) -> float:
        """By how many points a seat is likely to be ahead at the end."""
        return judges.lead(self.guessed.judging(state), seat)


GAME = BeerBread()
