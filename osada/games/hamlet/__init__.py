"""Hamlet (Vesnička, Wioska), 2 to 4 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from osada.core.game import Game, Layout, Score, Setup
from osada.core.options import FIRST_PLAYER, Option
from osada.core.svg import Picture
from osada.games.hamlet import faults, invariants, scoring, sheet
from osada.games.hamlet import judge as judges
from osada.games.hamlet.actions import SPACE, place
from osada.games.hamlet.knowledge import questions
from osada.games.hamlet.knowledge import table as tables
from osada.games.hamlet.layouts import FIRST_TILES, SPOTS
from osada.games.hamlet.pieces import BLUEPRINTS, SALES, TILES
from osada.games.hamlet.position import Position
from osada.games.hamlet.refusals import clauses
from osada.games.hamlet.rules import setup as setups
from osada.games.hamlet.rules import turn
from osada.games.hamlet.show import labels, picture, words
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
"""How messages call facts that are one more tile, good or ground."""


class HamletState(Position):
    """A position with its rules."""

    actions = turn.actions
    play = turn.play
    why_not = clauses.why_not
    scores = scoring.scores
    winners = scoring.winners
    table = tables.table
    asked = questions.asked
    meant = questions.meant
    broken = invariants.broken


class Hamlet(Game[HamletState, HamletView]):
    name = "hamlet"
    seats = range(2, 5)
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
    # clicks, and leaving. (A tile takes 3 and as many as its cost has goods, 10 at most.)
    longest = LONGEST_ROUNDS * 4 * (6 * 2 + 4 * 17 + 1)
    endless = True

    def lasts_too_long(self, state: HamletState) -> bool:
        return state.turns > LONGEST_ROUNDS * state.players

    def deal(self, setup: Setup) -> HamletState:
        network, agreed = setups.agree(setup)
        state = HamletState(game=self, players=setup.players, dealer=setup.dealer, network=network, agreed=agreed)
        setups.set_up(state)
        return state

    def place(self, action: int) -> str:
        return place(action)

    def label(self, action: int, language: str) -> str:
        """Buttons name tiles and goods; places are counted from 1 for people."""
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
        """With the village in sight, places are told by what lies around them."""
        offered = super().labels(view, language)
        seen = labels.labels(view, self.text(language))
        return offered | {action: label for action, label in seen.items() if action in offered}

    def shown(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Every tile and good of a message is a word of its kind: the second tile is ``tile2``."""
        return {WORDS.get(name, name): fact for name, fact in facts.items()}

    def words(self, view: HamletView, language: str) -> str:
        return words.words(self, view, language)

    def picture(self, view: HamletView, language: str, layout: Layout = "wide") -> Picture:
        return picture.picture(view, self.text(language))

    def abouts(self, language: str) -> dict[str, str]:
        return picture.abouts(self.text(language))

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        return faults.faults(contents)

    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        return sheet.score_sheet(self, document)

    def judge(self, state: HamletState, seat: int) -> float:
        return judges.judge(state, seat)


GAME = Hamlet()
