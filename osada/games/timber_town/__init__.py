"""Timber Town, 2 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from osada.core.game import Button, Game, Layout, Reason, Score, Seen, Setup, seat_name
from osada.core.observation import Array
from osada.core.options import FIRST_PLAYER, Option, OptionValues
from osada.core.paper import Row
from osada.core.refusal import Refusal
from osada.core.svg import Picture
from osada.games.timber_town import invariants, refusals, sheet, tiles
from osada.games.timber_town import judge as judges
from osada.games.timber_town import reasons as speaking
from osada.games.timber_town.actions import SPACE, place
from osada.games.timber_town.knowledge import questions, table
from osada.games.timber_town.observation import arrays, plainly
from osada.games.timber_town.pad import TownPad
from osada.games.timber_town.pieces import CARDS, CARDS_IN_PLAY, FIRST_GAME_CARDS, ROUNDS, color_of
from osada.games.timber_town.position import Position
from osada.games.timber_town.rules import setup as setups
from osada.games.timber_town.rules import turn
from osada.games.timber_town.scoring import points
from osada.games.timber_town.show import picture, places, tall, words
from osada.games.timber_town.show.picture import abouts
from osada.games.timber_town.view import TownView

CARD_NAMES = (*FIRST_GAME_CARDS, *(card for card in CARDS if card not in FIRST_GAME_CARDS))
"""All cards, those of the first game in front."""
CARD_KINDS = tuple((color, tuple(card for card in CARD_NAMES if color_of(card) == color)) for color in tiles.COLORS)
"""The cards by colour: of each colour there is one in play (TT-7)."""


class TownState(Position):
    """A position with its rules."""

    actions = turn.actions
    play = turn.play
    why_not = refusals.why_not
    scores = points.scores
    winners = points.winners
    table = table.table
    asked = questions.asked
    meant = questions.meant
    broken = invariants.broken
    observe = arrays.observe


class TimberTown(Game[TownState, TownView]):
    """Timber Town: two players take tiles from the river into their cities and score them by seven cards (TT-7,
    TT-28)."""

    name = "timber-town"
    seats = range(2, 3)
    rules_version = 1
    space = SPACE
    options = (
        Option("cards", ("random", "first-game"), "TT-7", pick=CARDS_IN_PLAY, names=CARD_NAMES, kinds=CARD_KINDS),
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
    terms = judges.TERMS
    iterations = 110

    def deal(self, setup: Setup) -> TownState:
        """The first position: the seven scoring cards are open and the first three tiles are revealed (TT-4 to
        TT-7)."""
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
        """The options of a table, checked; chosen scoring cards have to be one of each colour (TT-7)."""
        complete = super().complete(given, players)
        if isinstance(complete["cards"], list):
            setups.check_cards(complete["cards"])
        return complete

    def place(self, action: int) -> str:
        """Where a person points for an action: a tile of the river, a cell, a turn, a side, the crane, the end."""
        return place(action)

    def label(self, action: int, language: str) -> str:
        """An action as its button says it; to dismantle, it names the figure and the side."""
        verb, _, what = self.notation(action).partition(" ")
        figure, _, side = what.partition(" ")
        return self.text(language)(f"do-{verb}", what=side or what, figure=figure)

    def option_name(self, option: str, name: str, language: str) -> str:
        """The name of a scoring card, or of a colour of cards."""
        kind = "color" if name in tiles.COLORS else "score"
        return self.text(language)(f"{kind}-{name}")

    def words(self, view: TownView, language: str) -> str:
        """The table in text: the players, the scoring cards, the river, both cities and the tile that is being
        gained."""
        return words.words(self, view, language)

    def picture(self, view: TownView, language: str, layout: Layout = "wide") -> Picture:
        """The table as a picture: at a desk the river between the two cities, with the scoring cards beside it; on a
        phone each river board above its own column."""
        drawn = tall.picture if layout == "tall" else picture.picture
        return drawn(view, self.text(language))

    def abouts(self, language: str) -> dict[str, str]:
        """What each scoring card pays, what each figure does and what each colour of tiles is."""
        return abouts.abouts(self.text(language))

    def labels(self, view: TownView, language: str) -> dict[int, str]:
        """What a view offers as the buttons of a page say it: by the names of tiles."""
        text = self.text(language)
        return {action: places.label(view, action, text) for actions in view["offers"].values() for action in actions}

    def place_name(self, place: str, view: TownView, language: str) -> str:
        """A tile with its river board, a cell with its tile, a side with its cells."""
        return places.place_name(view, place, self.text(language))

    def event_places(self, seen: Seen) -> list[str]:
        """The cells of a town that an event concerns: ``town-SEAT-CELL``."""
        return places.event_places(seen)

    def moment(self, seen: Seen) -> bool:
        """The last round, and a town that is full."""
        return bool(seen["event"] == "builder" or (seen["event"] == "round" and seen["round"] == ROUNDS))

    def sources(self, view: TownView, line: str, seat: int) -> list[str]:
        """The own tiles that bring the points of a scoring card."""
        return places.sources(view, line, seat)

    def detail(self, view: TownView, language: str) -> str:
        """How far the game is, or what the best place for the tile in hand brings."""
        return places.detail(view, self.text(language))

    def until_end(self, view: TownView, language: str) -> str:
        """How many cells of the fuller town are empty, and how many tiles are still face down."""
        return places.until_end(view, self.text(language))

    def button(self, action: int, view: TownView, language: str) -> Button:
        """Passing is quiet while there is something to take, and asks."""
        return places.button(view, action, self.text(language))

    def tell(self, seen: Seen, language: str, names: Sequence[str] = (), view: TownView | None = None) -> str:
        """A line of the log; several tiles are one list in it. A page names river boards instead of slots."""
        text = self.text(language)
        if "tiles" in seen:
            seen = seen | {"tiles": ", ".join(text(f"tile-{kind}") for kind in seen["tiles"])}
        if view is None:
            return super().tell(seen, language, names)
        seen = places.told(seen, text)
        if not text.has(f"told-{seen['event']}"):
            return super().tell(seen, language, names, view)
        facts = {name: fact for name, fact in seen.items() if name not in ("event", "seat")}
        return text(f"told-{seen['event']}", player=seat_name(text, seen["seat"], names), **facts)

    def explain(self, refusal: Refusal, language: str, names: Sequence[str] = (), view: TownView | None = None) -> str:
        """A refusal as a sentence with its rule; a page names no slots."""
        text = self.text(language)
        if view is None:
            return super().explain(refusal, language, names)
        refusal = replace(refusal, facts=places.refused(refusal.facts))
        if text.has(f"refused-{refusal.reason}"):
            return f"{refusal.rule}: {text(f'refused-{refusal.reason}', **refusal.facts)}"
        return super().explain(refusal, language, names, view)

    def observation(self, players: int) -> tuple[Array, ...]:
        """The arrays that a learner sees: `observation.arrays` has what they are."""
        return arrays.declared(players)

    def observed(self, view: TownView) -> dict[str, Any]:
        """The same from a view."""
        return plainly.observed(view)

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        """What the rules cannot do with a component set: kinds with another colour or figure, or with wrong ends."""
        return tiles.faults(contents, self.standard.contents)

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        """The points of both players and who wins, for a position typed in from the real table (TT-28)."""
        return sheet.score_sheet(self, document)

    @cached_property
    def pad(self) -> TownPad:
        """The score sheet as people tap it."""
        return TownPad(self)

    @cached_property
    def paper(self) -> tuple[Row, ...]:
        """The rows of the score sheet on paper."""
        return sheet.ON_PAPER

    def judge(self, state: TownState, seat: int) -> float:
        """How good a position is for a seat, in points: what it has now and what is likely to come."""
        return judges.judge(state, seat)

    def reasons(self, before: TownState, after: TownState, seat: int) -> list[Reason]:
        """What speaks for a turn besides its points."""
        return speaking.reasons(before, after, seat)

    def lead(self, state: TownState, seat: int) -> float:
        """By how many points a seat is likely to be ahead at the end."""
        return judges.lead(self.guessed.judging(state), seat)


GAME = TimberTown()
