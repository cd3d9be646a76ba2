"""Ways to break a game on purpose: what a rule, a position or a game must not do."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

import osada
from osada.core.dealer import Dealer
from osada.core.game import Event, Layout
from osada.core.observation import Arrays
from osada.core.paper import Row
from osada.core.svg import Part, Picture
from osada.core.table import Table
from osada.core.text import LANGUAGES, Text
from osada.games.kingdom_builder import KingdomBuilder, KingdomState
from osada.games.kingdom_builder.board import Board
from osada.games.kingdom_builder.knowledge import shown as is_shown
from osada.games.kingdom_builder.knowledge import unknown_hands
from osada.games.kingdom_builder.observation import arrays, plainly
from osada.games.kingdom_builder.position import AFTER
from osada.games.kingdom_builder.rules import cards, turn
from osada.games.kingdom_builder.view import KingdomTable, KingdomView

reduce, derive, observe = KingdomState.__reduce__, KingdomState.derive, KingdomState.observe

GAME = osada.game("kingdom-builder")
Break = Callable[[pytest.MonkeyPatch, Path], None]
"""Breaks the game until the test is over; a folder for what has to be written down wrongly."""

actions, play, why_not, copy = (
    KingdomState.actions,
    KingdomState.play,
    KingdomState.why_not,
    KingdomState.copy,
)
redeal, table_of, key = (
    KingdomState.redeal,
    KingdomState.table,
    cast(Callable[[Any], tuple[Any, ...]], KingdomState.key),
)
end_turn, draw, undo, picture, since = turn.end_turn, cards.draw, Table.undo, KingdomBuilder.picture, Table.since


def state(method: str, broken: Any) -> Break:
    """Put another method into every position."""
    return lambda patch, _: patch.setattr(KingdomState, method, broken)


def rule(name: str, broken: Any) -> Break:
    """Put another rule into the turn."""
    return lambda patch, _: patch.setattr(turn, name, broken)


def game(name: str, broken: Any) -> Break:
    """Put something else into the game."""
    return lambda patch, _: patch.setattr(KingdomBuilder, name, broken)


def on_paper(*rows: Row) -> Break:
    """Give the score sheet on paper other rows."""
    return lambda patch, _: patch.setattr(GAME, "paper", rows)


def table(method: str, broken: Any) -> Break:
    """Put another method into every table."""
    return lambda patch, _: patch.setattr(Table, method, broken)


def shown(added: Any) -> Break:
    """Show something else of a position besides."""
    return state("table", lambda self, seat: table_of(self, seat) | added(self))


def written(file: str, old: str, new: str) -> Break:
    """Write something else into a file of the game; ``\\A`` is its beginning."""

    def broken(patch: pytest.MonkeyPatch, folder: Path) -> None:
        copied = folder / "copied"
        if not copied.exists():
            shutil.copytree(GAME.folder, copied)
        source = (copied / file).read_text("utf-8")
        (copied / file).write_text(re.sub(old, new, source, count=1, flags=re.DOTALL), "utf-8")
        assert (copied / file).read_text("utf-8") != source
        patch.setitem(GAME.__dict__, "folder", copied)
        patch.setattr(KingdomBuilder, "text", lambda self, language: Text(language, copied / "text"))

    return broken


def in_all_languages(old: str, new: str) -> Break:
    """Write something else into all texts."""

    def broken(patch: pytest.MonkeyPatch, folder: Path) -> None:
        for language in LANGUAGES:
            written(f"text/{language}.ftl", old, new)(patch, folder)

    return broken


def copied_text(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """English for everybody."""
    english = (GAME.folder / "text" / "en.ftl").read_text("utf-8").replace("\\", "\\\\")
    written("text/pl.ftl", ".*", english)(patch, folder)


def without_judge(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """A shelf is missing."""
    written("judge.py", ".*", "")(patch, folder)
    (folder / "copied" / "judge.py").unlink()


def an_unweighed_term(patch: pytest.MonkeyPatch, _: Path) -> None:
    """A term that the judge never looks at."""
    terms = {**GAME.terms, "beauty": 1.0}
    patch.setattr(KingdomBuilder, "terms", terms)
    patch.setitem(GAME.__dict__, "weights", terms)


def tuned_for_another_game(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Weights of terms that this judge does not have."""
    copied = folder / "copied"
    shutil.copytree(GAME.folder, copied)
    (copied / "tuned.json").write_text('{"weights": {"crane": 1.0}, "from": {}}')
    patch.setitem(GAME.__dict__, "folder", copied)
    patch.delitem(GAME.__dict__, "weights", raising=False)


def without_last_token(self: KingdomState) -> list[int]:
    """Forgets a token where there is one."""
    possible = actions(self)
    return [a for a in possible if not 400 <= a < 408] or possible


def derives_one_too_many(self: KingdomState) -> None:
    derive(self)
    self.supply[0] += 1


def two_arrays_of_one_name(patch: pytest.MonkeyPatch, _: Path) -> None:
    patch.setattr(KingdomBuilder, "observation", lambda self, players: arrays.declared(players)[:1] * 2)


def sees_all_hands(self: KingdomState, seat: int, out: Arrays | None = None) -> Arrays:
    found = observe(self, seat, out)
    for other in range(1, self.players):
        card = self.hands[(seat + other) % self.players]
        found["seats"][other, arrays.SEAT.index("card-meadow") :][:5] = [card == terrain for terrain in range(5)]
    return found


def forgets_what_is_left(self: KingdomState, seat: int, out: Arrays | None = None) -> Arrays:
    found = observe(self, seat, out)
    found["table"][arrays.TABLE.index("left") :] = 0
    found["board"][len(arrays.PRINTED) :] = 0
    found["seats"][:, arrays.SEAT.index("supply")] = 0
    return found


def asks_the_dealer(self: KingdomState, seat: int, out: Arrays | None = None) -> Arrays:
    self.dealer.below(2)
    return observe(self, seat, out)


def sees_what_nobody_shows(self: KingdomBuilder, view: KingdomView) -> dict[str, Any]:
    return {**plainly.observed(view), "table": [1] * len(arrays.TABLE)}


def counts_one_too_few(patch: pytest.MonkeyPatch, _: Path) -> None:
    narrow = [replace(array, high=array.high - 1) for array in arrays.declared(2)]
    patch.setattr(KingdomBuilder, "observation", lambda self, players: narrow)


def sends_the_board(self: KingdomState) -> tuple[Any, ...]:
    return _unpacked, (reduce(self), [list(self.board.letters()) * 9, self.board.slot_at])


def _unpacked(sent: tuple[Any, ...], _: object) -> Any:
    return sent[0](*sent[1])


def writes_no_turned_sectors(patch: pytest.MonkeyPatch, _: Path) -> None:
    """Whether a sector is turned is not written."""
    patch.setattr(Board, "made_of", lambda self: (self.components, tuple((sector, False) for sector, _ in self.layout)))


def shares_hands(self: KingdomState) -> KingdomState:
    other = copy(self)
    other.settlements = self.settlements
    return other


def shares_discards(self: KingdomState) -> KingdomState:
    other = copy(self)
    other.discards = self.discards
    return other


def forgets_the_round(self: KingdomState) -> KingdomState:
    other = copy(self)
    other.last_round = False
    return other


def never_ends(self: KingdomState) -> None:
    end_turn(self)
    if self.seat is None:
        turn.begin_turn(self, 0)


def lazy(self: KingdomState, seat: int | None, dealer: Dealer) -> KingdomState:
    other = self.copy()
    other.dealer = dealer
    return other


def keeps_the_dealer(self: KingdomState, seat: int | None, dealer: Dealer) -> KingdomState:
    other = redeal(self, seat, dealer)
    other.dealer = self.dealer.copy()
    return other


def mixes_piles(self: KingdomState, seat: int | None, dealer: Dealer) -> KingdomState:
    """Deals hands from the pile of today, although they were drawn before the last shuffle."""
    other = self.copy()
    other.dealer = dealer
    for hand in unknown_hands(self, seat):
        other.pile[self.hands[hand]] += 1
    for hand in unknown_hands(self, seat):
        other.hands[hand] = dealer.choose(other.pile)
        other.pile[other.hands[hand]] -= 1
    return other


def depends_on_truth(self: KingdomState, seat: int | None, dealer: Dealer) -> KingdomState:
    for hand in unknown_hands(self, seat):
        dealer.below(self.hands[hand] + 2)
        if self.hands[hand] > 2:
            dealer.below(7)
    return redeal(self, seat, dealer)


def tries_the_end_of_the_turn(self: KingdomState, seat: int | None) -> KingdomTable:
    """To say what it would bring; but it draws a card."""
    if self.step is AFTER:
        end_turn(self.copy())
    return table_of(self, seat)


def tells_the_draw(self: KingdomState) -> None:
    end_turn(self)
    if self.happened is not None:
        self.happened[:] = [Event(event.kind, event.seat, {**event.facts, **event.secret}) for event in self.happened]


def draws_in_silence(self: KingdomState, seat: int) -> None:
    draw(self, seat)
    self.reveals -= 1


def undo_forgets(self: Table, seat: int) -> Any:
    entries = undo(self, seat)
    if isinstance(self.state, KingdomState):
        self.state.ready = 0 if self.state.token < 0 and self.state.ready else self.state.ready
        self.state.left += 1
    return entries


def looks_at_hands_after_building(state: KingdomState, seat: int, viewer: int | None) -> bool:
    """Whoever has built in this turn sees all hands, and may take his building back."""
    return is_shown(state, seat, viewer) or (viewer == state.seat and state.left < 3)


def draws_for_the_next(self: KingdomState, action: int) -> None:
    """Every building draws a new card for the next player, and nothing tells."""
    seat, reveals = self.seat, self.reveals
    play(self, action)
    if seat is not None and seat == self.seat:
        draw(self, (seat + 1) % self.players)
        self.reveals = reveals


def loses_a_settlement(self: KingdomState, action: int) -> None:
    play(self, action)
    if self.turns > 6 and self.seat is not None:
        self.supply[self.seat] = max(0, self.supply[self.seat] - 1)


def loses_a_card(self: KingdomState, action: int) -> None:
    play(self, action)
    if self.turns > 6 and self.seat is not None:
        self.discards = [0] * len(self.discards)


def bloated(self: KingdomBuilder, view: KingdomView, language: str, layout: Layout = "wide") -> Picture:
    """A picture whose live layer has become far too large."""
    drawn = picture(self, view, language)
    board = drawn.panes["board"]
    return replace(drawn, panes={**drawn.panes, "board": replace(board, live=board.live + "<g/>" * 4000)})


def draws_every_leaf(self: KingdomBuilder, view: KingdomView, language: str, layout: Layout = "wide") -> Picture:
    """A picture with very much in it that is drawn only once."""
    drawn = picture(self, view, language)
    leaves = "".join(f'<circle cx="{number}" r="{number % 7 + 1}"/>' for number in range(1000))
    board = drawn.panes["board"]
    return replace(drawn, panes={**drawn.panes, "board": replace(board, draw_still=lambda: board.still + leaves)})


def since_the_start(self: Table, seat: int | None) -> list[Any]:
    found = since(self, seat)
    return [{**turn, "events": self.events(seat)} for turn in found]


def forgets_the_board_on_a_phone(self: KingdomBuilder, view: KingdomView, language: str, layout: str = "wide") -> Any:
    drawn = picture(self, view, language)
    if layout == "wide":
        return drawn
    return replace(drawn, panes={name: pane for name, pane in drawn.panes.items() if name != "board"})


def jumps_on_a_phone(self: KingdomBuilder, view: KingdomView, language: str, layout: str = "wide") -> Picture:
    """A part that is higher the more settlements there are."""
    drawn = picture(self, view, language)
    if layout == "wide":
        return drawn
    side = replace(drawn.panes["side"], height=100 + len(view["settlements"][0]))
    panes = {name: pane for name, pane in drawn.panes.items() if name != "side"} | {"cards": side}
    return replace(drawn, panes=panes, parts=(Part("cards", "cards"),))


def uses_what_is_not_there(self: KingdomBuilder, view: KingdomView, language: str) -> Picture:
    drawn = picture(self, view, language)
    board = drawn.panes["board"]
    live = board.live + '<use href="#nothing" x="1" y="1"/>'
    return replace(drawn, panes={**drawn.panes, "board": replace(board, live=live)})


def without_side(self: KingdomBuilder, view: KingdomView, language: str, layout: Layout = "wide") -> Picture:
    drawn = picture(self, view, language)
    panes = {name: pane for name, pane in drawn.panes.items() if name != "side"}
    return replace(drawn, panes=panes, panel=("board",))


def has_a_hand_sometimes(self: KingdomBuilder, view: KingdomView, language: str, layout: Layout = "wide") -> Picture:
    drawn = picture(self, view, language)
    return replace(drawn, panes={**drawn.panes, "hand": drawn.panes["side"]}) if view["you"] == 0 else drawn


def is_another_game(patch: pytest.MonkeyPatch, _: Path) -> None:
    other = osada.game(next(name for name in osada.names() if name != GAME.name))
    patch.setattr("osada.games.game", lambda name: other)


def standard(**changes: Any) -> Break:
    """Another standard set."""
    return lambda patch, _: patch.setitem(GAME.__dict__, "standard", replace(GAME.standard, **changes))


def counts_anything(self: KingdomBuilder, document: Any) -> Any:
    return [{"total": len(document["players"])}], [0]
