"""Every check of the contract fails when a game breaks what it is about: here games are broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest
from typeguard import TypeCheckError

import osada
from osada.core.dealer import ChanceAsked, Dealer
from osada.core.game import Event, Game
from osada.core.refusal import Refusal, Refused
from osada.core.svg import Picture
from osada.core.table import Table
from osada.games.kingdom_builder import KingdomBuilder, KingdomState, knowledge
from osada.games.kingdom_builder.actions import END
from osada.games.kingdom_builder.hexes import BIT
from osada.games.kingdom_builder.knowledge import shown, unknown_hands
from osada.games.kingdom_builder.position import AFTER
from osada.games.kingdom_builder.rules import cards, turn
from osada.games.kingdom_builder.view import KingdomTable, KingdomView
from tests.contract import checks

GAME = osada.game("kingdom-builder")
Break = Callable[[pytest.MonkeyPatch], None]

actions, play, why_not, copy = (
    KingdomState.actions,
    KingdomState.play,
    KingdomState.why_not,
    KingdomState.copy,
)
redeal, table, key = KingdomState.redeal, KingdomState.table, cast(Callable[[Any], tuple[Any, ...]], KingdomState.key)
end_turn, draw, undo, picture, since = turn.end_turn, cards.draw, Table.undo, KingdomBuilder.picture, Table.since


def state(method: str, broken: Any) -> Break:
    """Put another method into every position."""
    return lambda patch: patch.setattr(KingdomState, method, broken)


def rule(name: str, broken: Any) -> Break:
    """Put another rule into the turn."""
    return lambda patch: patch.setattr(turn, name, broken)


def game(name: str, broken: Any) -> Break:
    return lambda patch: patch.setattr(KingdomBuilder, name, broken)


def without_last_token(self: KingdomState) -> list[int]:
    """Forgets a token where there is one."""
    possible = actions(self)
    return [a for a in possible if not 400 <= a < 408] or possible


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


def shows_all_hands(self: KingdomState, seat: int | None) -> dict[str, Any]:
    return table(self, seat) | {"all": list(self.hands)}


def tries_the_end_of_the_turn(self: KingdomState, seat: int | None) -> KingdomTable:
    """To say what it would bring; but it draws a card."""
    if self.step is AFTER:
        end_turn(self.copy())
    return table(self, seat)


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
    return shown(state, seat, viewer) or (viewer == state.seat and state.left < 3)


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


def bloated(self: KingdomBuilder, view: KingdomView, language: str) -> Picture:
    """A picture whose live layer has become far too large."""
    drawn = picture(self, view, language)
    board = drawn.panes["board"]
    return replace(drawn, panes={**drawn.panes, "board": replace(board, live=board.live + "<g/>" * 3000)})


def since_the_start(self: Table, seat: int | None) -> list[Any]:
    found = since(self, seat)
    return [{**turn, "events": self.events(seat)} for turn in found]


def forgets_the_board_on_a_phone(self: KingdomBuilder, view: KingdomView, language: str, layout: str = "wide") -> Any:
    drawn = picture(self, view, language)
    if layout == "wide":
        return drawn
    return replace(drawn, panes={name: pane for name, pane in drawn.panes.items() if name != "board"})


def uses_what_is_not_there(self: KingdomBuilder, view: KingdomView, language: str) -> Picture:
    drawn = picture(self, view, language)
    board = drawn.panes["board"]
    live = board.live + '<use href="#nothing" x="1" y="1"/>'
    return replace(drawn, panes={**drawn.panes, "board": replace(board, live=live)})


BROKEN: list[tuple[Callable[[Game], Any], Break]] = [
    (checks.actions_are_sorted_and_unique, state("actions", lambda self: actions(self)[::-1])),
    (checks.actions_are_sorted_and_unique, state("actions", lambda self: sorted(actions(self) * 2))),
    (checks.why_not_agrees_with_actions, state("actions", without_last_token)),
    (checks.why_not_agrees_with_actions, rule("touching", lambda self, hexes: hexes)),
    (
        checks.why_not_agrees_with_actions,
        state("why_not", lambda self, a: why_not(self, a) if a != END else None),
    ),
    (checks.refusals_name_known_rules, state("why_not", lambda self, a: Refusal("KB-99", "touch"))),
    (checks.notation_is_one_to_one, game("parse", lambda self, text: self.space.parse(text) % 1208)),
    (checks.another_seat_has_another_turn, state("turn_key", lambda self: self.players)),
    (checks.copies_are_equal_and_independent, state("copy", shares_hands)),
    (checks.copies_are_equal_and_independent, state("copy", lambda self: self)),
    (checks.copies_are_equal_and_independent, state("key", lambda self: (id(self), key(self)))),
    (checks.random_games_end, rule("end_turn", never_ends)),
    (checks.redeals_look_the_same, state("table", shows_all_hands)),
    (checks.redeals_look_the_same, rule("end_turn", tells_the_draw)),
    (checks.redeals_are_canonical, state("redeal", depends_on_truth)),
    (checks.redeals_are_canonical, state("redeal", keeps_the_dealer)),
    (checks.redeals_are_not_lazy, state("redeal", lazy)),
    (checks.redeals_are_not_lazy, state("redeal", mixes_piles)),
    (checks.undo_gives_back_the_state_and_stops_at_reveals, rule("draw", draws_in_silence)),
    (
        checks.undo_gives_back_the_state_and_stops_at_reveals,
        lambda patch: patch.setattr(Table, "undo", undo_forgets),
    ),
    (
        checks.undo_gives_back_the_state_and_stops_at_reveals,
        lambda patch: patch.setattr(Table, "can_undo", lambda self, seat: bool(self._line)),
    ),
    (
        checks.half_done_choices_are_seen_by_nobody_else,
        lambda patch: patch.setattr(Table, "view", lambda self, seat: self.state.view(seat)),
    ),
    (
        checks.what_can_be_undone_tells_nobody_anything,
        lambda patch: patch.setattr(knowledge, "shown", looks_at_hands_after_building),
    ),
    (checks.what_can_be_undone_tells_nobody_anything, state("play", draws_for_the_next)),
    (checks.offers_are_the_actions, game("place", lambda self, action: "hex-0-0")),
    (checks.offers_are_the_actions, state("meant", lambda self, place: [])),
    (
        checks.texts_are_complete,
        game("ask", lambda self, asked, language: self.text(language)("asked-nothing")),
    ),
    (
        checks.texts_are_complete,
        state("why_not", lambda self, a: (r := why_not(self, a)) and replace(r, reason="because")),
    ),
    (checks.pictures_are_whole_and_small, game("abouts", lambda self, language: {})),
    (checks.pictures_are_whole_and_small, state("meant", lambda self, place: [])),
    (checks.pictures_are_whole_and_small, game("picture", bloated)),
    (checks.invariants_hold, state("play", loses_a_card)),
    (checks.every_field_is_copied_compared_and_derived, state("play", loses_a_settlement)),
    (checks.every_field_is_copied_compared_and_derived, state("copy", forgets_the_round)),
    (checks.every_field_is_copied_compared_and_derived, state("copy", shares_discards)),
    (checks.every_field_is_copied_compared_and_derived, state("key", lambda self: key(self)[:-1])),
    (checks.views_are_what_they_are_declared, state("table", lambda self, seat: table(self, seat) | {"card": 1})),
    (checks.views_are_what_they_are_declared, state("table", lambda self, seat: table(self, seat) | {"supply": "40"})),
    (checks.views_ask_for_no_chance, state("table", tries_the_end_of_the_turn)),
    (
        checks.rules_have_help_and_a_test,
        lambda patch: patch.setitem(GAME.__dict__, "rules", ("KB-1", "KB-999")),
    ),
    (
        checks.views_are_plain_data,
        state("table", lambda self, seat: table(self, seat) | {"bits": {1, BIT[0]}}),
    ),
    (checks.views_are_plain_data, state("table", lambda self, seat: table(self, seat) | {"pair": (1, 2)})),
    (checks.gains_are_what_playing_brings, state("gains", lambda self: {a: {} for a in self.actions()})),
    (checks.gains_are_what_playing_brings, state("gains", lambda self: {})),
    (checks.what_others_did_is_told_by_turns, lambda patch: patch.setattr(Table, "since", lambda self, seat: [])),
    (checks.what_others_did_is_told_by_turns, lambda patch: patch.setattr(Table, "since", since_the_start)),
    (
        checks.what_others_did_is_told_by_turns,
        lambda patch: patch.setattr(Table, "_turn_ended", lambda self, seat, scores: [{}] * 5),
    ),
    (
        checks.readings_are_what_differs_from_the_default,
        lambda patch: patch.setattr(Table, "readings", lambda self: {"options": {}, "components": "standard"}),
    ),
    (checks.layouts_have_the_same_places, game("picture", forgets_the_board_on_a_phone)),
    (checks.places_have_names_and_sources, game("place_name", lambda self, place, view, language: "")),
    (checks.places_have_names_and_sources, game("sources", lambda self, view, line, seat: ["hex-99-99"])),
    (checks.what_several_places_mean_can_be_played, state("meant_by", lambda self, places: [END, END])),
    (checks.everything_is_open_at_the_end, state("open_view", lambda self: self.view(None))),
    (checks.pictures_stand_alone, game("picture", uses_what_is_not_there)),
    (checks.positions_say_what_they_are, state("when", lambda self: f"turn {self.turns}\n")),
    (checks.positions_say_what_they_are, state("__str__", lambda self: f"hands {self.hands}")),
]


@pytest.mark.parametrize(
    ("check", "broken"),
    BROKEN,
    ids=[f"{check.__name__}-{number}" for number, (check, _) in enumerate(BROKEN)],
)
def test_a_broken_game_is_caught(check: Callable[[Game], Any], broken: Break, monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch)
    with pytest.raises((AssertionError, KeyError, TypeError, TypeCheckError, Refused, ChanceAsked)):
        for seed in range(8):
            try:
                check(GAME, seed)  # type: ignore[call-arg]
            except TypeError as error:
                if "positional argument" not in str(error):
                    raise
                check(GAME)


def test_a_record_that_replays_otherwise_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("osada.core.record.ScriptedDealer.pick", Dealer.pick)
    with pytest.raises((AssertionError, osada.Divergence)):
        checks.records_replay_to_equal_states(GAME)


def test_a_missing_translation_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    messages = checks._messages
    monkeypatch.setattr(
        checks,
        "_messages",
        lambda game, language: {
            name: arguments
            for name, arguments in messages(game, language).items()
            if name != "log-show" or language == "en"
        },
    )
    with pytest.raises(AssertionError):
        checks.languages_have_the_same_messages(GAME)


def test_every_check_is_broken_once() -> None:
    apart = {checks.records_replay_to_equal_states, checks.languages_have_the_same_messages}
    assert {check for check, _ in BROKEN} | apart == set(checks.CHECKS)
