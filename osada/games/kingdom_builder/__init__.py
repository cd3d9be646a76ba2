"""Kingdom Builder, 2 to 4 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from osada.core.game import Button, Game, Layout, Reason, Score, Seen, Setup, seat_name
from osada.core.observation import Array
from osada.core.options import FIRST_PLAYER, BadOption, Option, OptionValues
from osada.core.paper import Row
from osada.core.refusal import Refusal
from osada.core.svg import Picture
from osada.games.kingdom_builder import board as boards
from osada.games.kingdom_builder import invariants, knowledge, refusals, scoring, sheet
from osada.games.kingdom_builder import judge as judges
from osada.games.kingdom_builder import reasons as speaking
from osada.games.kingdom_builder.actions import END, SPACE, place
from osada.games.kingdom_builder.hexes import COLUMNS
from osada.games.kingdom_builder.observation import arrays, plainly
from osada.games.kingdom_builder.pad import KingdomPad
from osada.games.kingdom_builder.pieces import KINGDOM_CARDS
from osada.games.kingdom_builder.position import Position
from osada.games.kingdom_builder.rules import setup as setups
from osada.games.kingdom_builder.rules import turn
from osada.games.kingdom_builder.show import picture, places, tall, words
from osada.games.kingdom_builder.show.board import coordinates
from osada.games.kingdom_builder.view import KingdomView

SECTORS = (*boards.LOCATIONS, *(f"{name}-turned" for name in boards.LOCATIONS))


class KingdomState(Position):
    """A position with its rules."""

    actions = turn.actions
    play = turn.play
    why_not = refusals.why_not
    scores = scoring.scores
    table = knowledge.table
    open_table = knowledge.open_table
    asked = knowledge.asked
    meant = knowledge.meant
    hidden = knowledge.hidden
    redeal = knowledge.redeal
    opening = knowledge.opening
    broken = invariants.broken
    observe = arrays.observe


class KingdomBuilder(Game[KingdomState, KingdomView]):
    """Kingdom Builder: players build settlements on four sectors, and the most gold wins (KB-1, KB-63)."""

    name = "kingdom-builder"
    seats = range(2, 5)
    rules_version = 1
    space = SPACE
    options = (
        Option("sectors", ("random", "first-game"), "KB-1", pick=4, names=SECTORS),
        Option("cards", ("random", "first-game"), "KB-3", pick=3, names=KINGDOM_CARDS),
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
        "kingdom": KINGDOM_CARDS,
        "first": FIRST_PLAYER.choices[1:],
        "terrain": boards.TERRAINS,
    }
    # A seat has at most 14 turns: 40 settlements, 3 a turn. A turn has 3 builds, the end, and up to 8 tokens
    # (2 of each of 4 kinds) with at most 3 actions each. With the option new-card=three an exhausted card
    # may ask for 2 builds more, but settlements stay 40 a seat, so it only makes games shorter.
    longest = 4 * 14 * (3 + 1 + 8 * 3)
    terms = judges.TERMS
    iterations = 100

    def deal(self, setup: Setup) -> KingdomState:
        """The first position: the sectors and kingdom cards lie open, everybody holds a terrain card, and the first
        turn has begun (KB-1 to KB-7)."""
        board, agreed = setups.agree(setup)
        state = KingdomState(game=self, players=setup.players, dealer=setup.dealer, board=board, agreed=agreed)
        setups.set_up(state)
        return state

    def complete(self, given: Mapping[str, object], players: int) -> OptionValues:
        """The options of a table, checked; a sector may be chosen only once, whether upright or turned (KB-1)."""
        complete = super().complete(given, players)
        sectors = complete["sectors"]
        if len({name.removesuffix("-turned") for name in sectors}) < len(sectors) and isinstance(sectors, list):
            raise BadOption(f"option sectors: a sector twice in {', '.join(sectors)}", "sectors")
        return complete

    def place(self, action: int) -> str:
        """Where a person points for an action: a hex, a token, the end of the turn."""
        return place(action)

    def label(self, action: int, language: str) -> str:
        """An action as its button says it; a token goes by the name of its location."""
        verb, _, what = self.notation(action).partition(" ")
        return self.text(language)(f"do-{verb}", what=what, location=what)

    def labels(self, view: KingdomView, language: str) -> dict[int, str]:
        """The buttons of a view; hexes go by their names."""
        offered = super().labels(view, language)
        return offered | places.labels(view, {action: self.notation(action) for action in offered}, self.text(language))

    def place_name(self, place: str, view: KingdomView, language: str) -> str:
        """A hex by its ground and what it lies beside, a token by its location."""
        return places.place_name(place, view, self.text(language))

    def event_places(self, seen: Seen) -> list[str]:
        """The hexes of an event."""
        return places.event_places(seen)

    def moment(self, seen: Seen) -> bool:
        """The last round (KB-50)."""
        return bool(seen["event"] == "last-settlement")

    def sources(self, view: KingdomView, line: str, seat: int) -> list[str]:
        """The hexes that a seat's gold of a kingdom card or of the castles comes from."""
        return places.sources(view, line, seat)

    def tell(self, seen: Seen, language: str, names: Sequence[str] = (), view: KingdomView | None = None) -> str:
        """A line of the log; with a view, hexes go by what they lie beside, or by letter and number."""
        if view is None:
            return super().tell(seen, language, names)
        text = self.text(language)
        called = places.told(seen, view, text)
        if seen["event"] not in places.BUILT:
            return super().tell(called, language, names)
        player = seat_name(text, called.pop("seat"), names)
        return text(f"told-{called.pop('event')}", player=player, **called)

    def explain(
        self, refusal: Refusal, language: str, names: Sequence[str] = (), view: KingdomView | None = None
    ) -> str:
        """A refusal as a sentence with its rule; with a view, hexes have the letter and number of the board's edge."""
        if view is None or "hex" not in refusal.facts:
            return super().explain(refusal, language, names)
        facts = {**refusal.facts, "hex": coordinates(int(refusal.facts["hex"]))}
        return super().explain(Refusal(refusal.rule, refusal.reason, facts), language, names)

    def detail(self, view: KingdomView, language: str) -> str:
        """How many hexes can be chosen, and how many settlements are still to be built."""
        return places.detail(view, self.text(language))

    def until_end(self, view: KingdomView, language: str) -> str:
        """How many settlements whoever has fewest can still build."""
        return self.text(language)("until-end", left=min(view["supply"]))

    def button(self, action: int, view: KingdomView, language: str) -> Button:
        """The end of the turn says how many tokens could still be used; they are there again in the next turn."""
        tokens = sum(place.startswith("token-") for place in view["offers"])
        return Button(self.text(language)("end-note", tokens=tokens)) if action == END and tokens else Button()

    def option_name(self, option: str, name: str, language: str) -> str:
        """The name of a kingdom card, or of a sector: that of its location, and whether it is turned."""
        text = self.text(language)
        if option == "cards":
            return text(f"score-{name}")
        location = name.removesuffix("-turned")
        return text("option-turned", location=location) if location != name else text(f"location-{name}")

    def words(self, view: KingdomView, language: str) -> str:
        """The table in text: the players, the kingdom cards, the board and the locations."""
        return words.words(self, view, language)

    def picture(self, view: KingdomView, language: str, layout: Layout = "wide") -> Picture:
        """The table as a picture: the board, a strip for every seat, the terrain and kingdom cards."""
        drawn = tall.picture if layout == "tall" else picture.picture
        return drawn(view, self.text(language))

    def abouts(self, language: str) -> dict[str, str]:
        """What each location token does and what each kingdom card pays."""
        return picture.abouts(self.text(language))

    def shown(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Hexes as row,column."""
        shown = dict(facts)
        for name in ("hex", "origin"):
            if isinstance(shown.get(name), int):
                shown[name] = "{},{}".format(*divmod(shown[name], COLUMNS))
        return shown

    def observation(self, players: int) -> tuple[Array, ...]:
        """The arrays that a learner sees: `observation.arrays` has what they are."""
        return arrays.declared(players)

    def observed(self, view: KingdomView) -> dict[str, Any]:
        """The same from a view."""
        return plainly.observed(view)

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        """What the rules cannot do with a component set: wrong letters, castles or locations, or too little land."""
        return boards.faults(contents, self.standard.contents)

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        """The gold of every player and who has most of it, for a position typed in from the real table (KB-63)."""
        return sheet.score_sheet(self, document)

    @cached_property
    def pad(self) -> KingdomPad:
        """The score sheet as people tap it."""
        return KingdomPad(self)

    @cached_property
    def paper(self) -> tuple[Row, ...]:
        """The rows of the score sheet on paper."""
        return sheet.ON_PAPER

    def judge(self, state: KingdomState, seat: int) -> float:
        """How good a position is for a seat, in gold: what it has now and what is likely to come."""
        return judges.judge(state, seat)

    def reasons(self, before: KingdomState, after: KingdomState, seat: int) -> list[Reason]:
        """What speaks for a turn besides its points."""
        return speaking.reasons(before, after, seat)

    def lead(self, state: KingdomState, seat: int) -> float:
        """By how many points a seat is likely to be ahead at the end."""
        return judges.lead(self.guessed.judging(state), seat)


GAME = KingdomBuilder()
