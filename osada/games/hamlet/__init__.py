"""Hamlet (Vesnička, Wioska), 2 to 4 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from osada.core.game import Button, Game, Layout, Reason, Score, Seen, Setup
from osada.core.observation import Array
from osada.core.options import FIRST_PLAYER, Option
from osada.core.svg import Picture
from osada.games.hamlet import faults, invariants, refusals, scoring, sheet
from osada.games.hamlet import judge as judges
from osada.games.hamlet import reasons as speaking
from osada.games.hamlet.actions import SPACE, place
from osada.games.hamlet.editor import HamletEditor
from osada.games.hamlet.knowledge import questions
from osada.games.hamlet.knowledge import table as tables
from osada.games.hamlet.layouts import FIRST_TILES, SPOTS
from osada.games.hamlet.observation import arrays, plainly
from osada.games.hamlet.pad import HamletPad
from osada.games.hamlet.pieces import BLUEPRINTS, SALES, TILES
from osada.games.hamlet.position import Position
from osada.games.hamlet.rules import setup as setups
from osada.games.hamlet.rules import turn
from osada.games.hamlet.show import labels, picture, places, tall, words
from osada.games.hamlet.view import HamletView

LONGEST_ROUNDS = 200
WORDS = {
    "site": "tile2",
    "to": "tile2",
    "other": "tile2",
    "carrier": "tile3",
    "asked": "good2",
    "beyond": "ground2",
}
"""The names that messages have for facts that are a second or third tile, good or ground."""


class HamletState(Position):
    """A position with its rules."""

    actions = turn.actions
    play = turn.play
    why_not = refusals.why_not
    scores = scoring.scores
    winners = scoring.winners
    table = tables.table
    asked = questions.asked
    meant = questions.meant
    broken = invariants.broken
    observe = arrays.observe


class Hamlet(Game[HamletState, HamletView]):
    """Hamlet: 2 to 4 players build a village and deliver to its church; most points win (HA-29, HA-35, HA-41)."""

    name = "hamlet"
    seats = range(2, 5)
    wide_from = (1400, 840)  # a panel with everything that can be chosen beside the village
    rules_version = 2
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
    # Nothing in the rules ends a game (HA-35a): simulations stop after 200 rounds. A turn has at most 6 steps of two
    # clicks, 4 villagers and the end; a villager takes at most 17 clicks: a blueprint, 3 villagers, 6 donkeys of two
    # clicks, and leaving. (A tile takes 3 clicks and one for each good of its cost, 10 at most.)
    longest = LONGEST_ROUNDS * 4 * (6 * 2 + 4 * 17 + 1)
    terms = judges.TERMS
    iterations = 40
    endless = True

    def lasts_too_long(self, state: HamletState) -> bool:
        """Whether a simulation stops here: no rule limits the number of rounds (HA-35a)."""
        return state.turns > LONGEST_ROUNDS * state.players

    def deal(self, setup: Setup) -> HamletState:
        """The first position: the first six tiles, goods, blueprints and sale tiles are laid out (HA-1 to HA-9)."""
        network, agreed = setups.agree(setup)
        state = HamletState(game=self, players=setup.players, dealer=setup.dealer, network=network, agreed=agreed)
        setups.set_up(state)
        return state

    def place(self, action: int) -> str:
        """Where a person points for an action: a tile, a good, a card, a place for a new tile, or a button."""
        return place(action)

    def label(self, action: int, language: str) -> str:
        """An action as its button says it, with the names of tiles and goods; places are counted from 1."""
        verb, _, what = self.notation(action).partition(" ")
        parts = what.split(",")
        facts: dict[str, int | str] = {"what": what}
        for name, part in zip(("", "2"), parts, strict=False):
            if part.removeprefix("c").isdigit():
                first = name if verb == "place" else ""
                facts[f"number{first}"] = int(part.removeprefix("c")) + (verb in ("plan", "sell"))
            else:
                facts["tile" if part in TILES else "good"] = part
        return self.text(language)(f"do-{verb}", **facts)

    def labels(self, view: HamletView, language: str) -> dict[int, str]:
        """The buttons of a view: places in the village are told by what lies around them, orders by what they ask for;
        and what would be bought is never left unsaid."""
        offered, text = super().labels(view, language), self.text(language)
        seen = labels.labels(view, text) | places.orders(view, text)
        told = offered | {action: label for action, label in seen.items() if action in offered}
        return told | {action: f"{told[action]} ({buys})" for action, buys in places.buying(view, text)}

    def place_name(self, place: str, view: HamletView, language: str) -> str:
        """A place as people call it: the name of a tile, worker, good or card; elsewhere what its button says."""
        name = places.place_name(place, view, self.text(language))
        if name is None:
            offered = view["offers"].get(place)
            name = self.labels(view, language)[offered[0]] if offered else place
        return name

    def event_places(self, seen: Seen) -> list[str]:
        """The tiles where something happened."""
        return places.event_places(seen)

    def moment(self, seen: Seen) -> bool:
        """The last round (HA-35)."""
        return bool(seen["event"] == "last-delivery")

    def sources(self, view: HamletView, line: str, seat: int) -> list[str]:
        """The tiles that a seat's points of a line come from."""
        return places.sources(view, line, seat)

    def tell(self, seen: Seen, language: str, names: Sequence[str] = (), view: HamletView | None = None) -> str:
        """A line of the log. With a view, what was paid stands in the line of what it was paid for, and its own lines
        are empty."""
        plain = {name: fact for name, fact in seen.items() if name not in ("paid", "within")}
        line = super().tell(plain, language, names)
        if view is None:
            return line
        paid = places.paid(seen, names, self.text(language))
        return "" if seen.get("within") else f"{line.removesuffix('.')} ({paid})." if paid else line

    def detail(self, view: HamletView, language: str) -> str:
        """What is still to be paid, what a new tile brings at once, or the round."""
        return places.detail(view, self.text(language))

    def until_end(self, view: HamletView, language: str) -> str:
        """How many deliveries are still open."""
        return self.text(language)("until-end", left=sum(one["by"] is None for one in view["deliveries"]))

    def button(self, action: int, view: HamletView, language: str) -> Button:
        """What could still be done before the end of the turn; what paying would buy."""
        return places.button(action, view, self.text(language))

    def shown(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as messages take them: a second tile is called ``tile2``, a second good ``good2``."""
        return {WORDS.get(name, name): fact for name, fact in facts.items()}

    def words(self, view: HamletView, language: str) -> str:
        """The table in text: the players, the village, the blueprints, the church and the market."""
        return words.words(self, view, language)

    def picture(self, view: HamletView, language: str, layout: Layout = "wide") -> Picture:
        """The table as a picture: the village with what stands on it, and what lies beside it."""
        drawn = tall.picture if layout == "tall" else picture.picture
        return drawn(view, self.text(language))

    def abouts(self, language: str) -> dict[str, str]:
        """What each tile does, and what goods, workers, milestones and awards are."""
        return picture.abouts(self.text(language))

    def observation(self, players: int) -> tuple[Array, ...]:
        """The arrays that a learner sees: `observation.arrays` has what they are."""
        return arrays.declared(players)

    def observed(self, view: HamletView) -> dict[str, Any]:
        """The same from a view."""
        return plainly.observed(view)

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        """What the rules cannot do with a component set: wrong shapes, tiles or costs, or no possible layout."""
        return faults.faults(contents)

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        """The points of every player and who wins, for a position typed in from the real table (HA-36 to HA-41)."""
        return sheet.score_sheet(self, document)

    @cached_property
    def editor(self) -> HamletEditor:
        """Where people type in the tiles and orders of their box."""
        return HamletEditor(self)

    @cached_property
    def pad(self) -> HamletPad:
        """The score sheet as people tap it."""
        return HamletPad(self)

    def judge(self, state: HamletState, seat: int) -> float:
        """How good a position is for a seat, in points, compared with the best opponent."""
        return judges.judge(state, seat)

    def reasons(self, before: HamletState, after: HamletState, seat: int) -> list[Reason]:
        """What speaks for a turn besides its points."""
        return speaking.reasons(before, after, seat)

    def lead(self, state: HamletState, seat: int) -> float:
        """By how many points a seat is likely to be ahead at the end."""
        return judges.lead(self.guessed.judging(state), seat)


GAME = Hamlet()
