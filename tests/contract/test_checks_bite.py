"""Every check of the contract fails when a game breaks what it is about: here games are broken on purpose."""

from __future__ import annotations

from dataclasses import replace
from inspect import getmembers, isfunction, ismodule, signature
from pathlib import Path

import pytest
from typeguard import TypeCheckError

import osada
from osada.core.components import BadComponents
from osada.core.dealer import ChanceAsked, Dealer
from osada.core.game import Asked
from osada.core.paper import one_each
from osada.core.refusal import Refusal, Refused
from osada.core.text import MissingText
from osada.core.tuned import BadTuned
from osada.games.kingdom_builder import judge, knowledge, position
from osada.games.kingdom_builder.actions import END
from osada.games.kingdom_builder.hexes import BIT
from osada.testing import CHECKS, Check, checks, run
from osada.testing.checks import records
from tests.contract import broken
from tests.contract.broken import (
    GAME,
    Break,
    game,
    in_all_languages,
    on_paper,
    rule,
    shown,
    standard,
    state,
    table,
    written,
)

TESTS = Path(__file__).parents[1]
LESSON, RECORD, BOOK = "learn/first.toml", "learn/first.record", "learn/rules.toml"

BROKEN: list[tuple[Check, Break]] = [
    (checks.records.paper_has_a_row_for_every_line, on_paper(*one_each("castles", "total"))),
    (checks.records.paper_has_a_row_for_every_line, on_paper(*GAME.paper[::-1])),
    (checks.records.paper_has_a_row_for_every_line, on_paper(*one_each("gold"), *GAME.paper)),
    (checks.records.paper_has_a_row_for_every_line, on_paper(GAME.paper[0], *GAME.paper)),
    (checks.actions.actions_are_sorted_and_unique, state("actions", lambda self: broken.actions(self)[::-1])),
    (checks.actions.actions_are_sorted_and_unique, state("actions", lambda self: sorted(broken.actions(self) * 2))),
    (checks.actions.why_not_agrees_with_actions, state("actions", broken.without_last_token)),
    (checks.actions.why_not_agrees_with_actions, rule("touching", lambda self, hexes: hexes)),
    (
        checks.actions.why_not_agrees_with_actions,
        state("why_not", lambda self, a: broken.why_not(self, a) if a != END else None),
    ),
    (checks.rules.rules_that_are_named_are_known, state("why_not", lambda self, a: Refusal("KB-99", "touch"))),
    (checks.actions.notation_is_one_to_one, game("parse", lambda self, text: self.space.parse(text) % 1208)),
    (checks.actions.another_seat_has_another_turn, state("turn_key", lambda self: self.players)),
    (checks.fields.copies_are_equal_and_independent, state("copy", broken.shares_hands)),
    (checks.fields.copies_are_equal_and_independent, state("copy", lambda self: self)),
    (checks.fields.copies_are_equal_and_independent, state("key", lambda self: (id(self), broken.key(self)))),
    (checks.observations.observations_are_declared, broken.two_arrays_of_one_name),
    (checks.observations.observations_say_what_views_say, state("observe", broken.sees_all_hands)),
    (checks.observations.observations_say_what_views_say, state("observe", broken.forgets_what_is_left)),
    (checks.observations.observations_say_what_views_say, state("observe", broken.asks_the_dealer)),
    (checks.observations.observations_say_what_views_say, game("observed", broken.sees_what_nobody_shows)),
    (checks.observations.observations_keep_their_bounds, broken.counts_one_too_few),
    (checks.observations.observations_lack_nothing, state("observe", broken.forgets_what_is_left)),
    (checks.travel.positions_travel_lightly, state("__reduce__", broken.sends_the_board)),
    (checks.travel.positions_travel_lightly, state("__deepcopy__", lambda self, memo: self)),
    (checks.travel.positions_travel_lightly, state("derive", broken.derives_one_too_many)),
    (checks.travel.positions_are_written_and_read, broken.writes_no_turned_sectors),
    (checks.actions.random_games_end, rule("end_turn", broken.never_ends)),
    (checks.redeals.redeals_look_the_same, shown(lambda self: {"all": list(self.hands)})),
    (checks.redeals.redeals_look_the_same, rule("end_turn", broken.tells_the_draw)),
    (checks.redeals.redeals_are_canonical, state("redeal", broken.depends_on_truth)),
    (checks.redeals.redeals_are_canonical, state("redeal", broken.keeps_the_dealer)),
    (checks.redeals.redeals_are_not_lazy, state("redeal", broken.lazy)),
    (checks.redeals.redeals_are_not_lazy, state("redeal", broken.mixes_piles)),
    (checks.undo.undo_gives_back_the_state_and_stops_at_reveals, rule("draw", broken.draws_in_silence)),
    (
        checks.undo.undo_gives_back_the_state_and_stops_at_reveals,
        table("undo", broken.undo_forgets),
    ),
    (
        checks.undo.undo_gives_back_the_state_and_stops_at_reveals,
        table("can_undo", lambda self, seat: bool(self._line)),
    ),
    (
        checks.undo.half_done_choices_are_seen_by_nobody_else,
        table("view", lambda self, seat: self.state.view(seat)),
    ),
    (
        checks.undo.what_can_be_undone_tells_nobody_anything,
        lambda patch, _: patch.setattr(knowledge, "shown", broken.looks_at_hands_after_building),
    ),
    (checks.undo.what_can_be_undone_tells_nobody_anything, state("play", broken.draws_for_the_next)),
    (checks.views.offers_are_the_actions, game("place", lambda self, action: "hex-0-0")),
    (checks.views.offers_are_the_actions, state("meant", lambda self, place: [])),
    (
        checks.texts.texts_are_complete,
        game("ask", lambda self, asked, language: self.text(language)("asked-nothing")),
    ),
    (
        checks.texts.texts_are_complete,
        state("why_not", lambda self, a: (r := broken.why_not(self, a)) and replace(r, reason="because")),
    ),
    (checks.pictures.pictures_are_whole_and_small, game("abouts", lambda self, language: {})),
    (checks.pictures.pictures_are_whole_and_small, state("meant", lambda self, place: [])),
    (checks.pictures.pictures_are_whole_and_small, game("picture", broken.bloated)),
    (checks.actions.invariants_hold, state("play", broken.loses_a_card)),
    (checks.fields.every_field_is_copied_compared_and_derived, state("play", broken.loses_a_settlement)),
    (checks.fields.every_field_is_copied_compared_and_derived, state("copy", broken.forgets_the_round)),
    (checks.fields.every_field_is_copied_compared_and_derived, state("copy", broken.shares_discards)),
    (checks.fields.every_field_is_copied_compared_and_derived, state("key", lambda self: broken.key(self)[:-1])),
    (checks.views.views_are_what_they_are_declared, shown(lambda self: {"card": 1})),
    (checks.views.views_are_what_they_are_declared, shown(lambda self: {"supply": "40"})),
    (checks.views.views_ask_for_no_chance, state("table", broken.tries_the_end_of_the_turn)),
    (
        checks.rules.rules_have_a_test,
        lambda patch, _: patch.setitem(GAME.__dict__, "rules", ("KB-1", "KB-999")),
    ),
    (
        checks.views.views_are_plain_data,
        shown(lambda self: {"bits": {1, BIT[0]}}),
    ),
    (checks.views.views_are_plain_data, shown(lambda self: {"pair": (1, 2)})),
    (checks.turns.gains_are_what_playing_brings, state("gains", lambda self: {a: {} for a in self.actions()})),
    (checks.turns.gains_are_what_playing_brings, state("gains", lambda self: {})),
    (checks.turns.what_others_did_is_told_by_turns, table("since", lambda self, seat: [])),
    (checks.turns.what_others_did_is_told_by_turns, table("since", broken.since_the_start)),
    (
        checks.turns.what_others_did_is_told_by_turns,
        table("_turn_ended", lambda self, seat, scores: [{}] * 5),
    ),
    (
        checks.turns.readings_are_what_differs_from_the_default,
        table("readings", lambda self: {"options": {}, "components": "standard"}),
    ),
    (checks.pictures.tall_panes_keep_their_height, game("picture", broken.jumps_on_a_phone)),
    (checks.pictures.layouts_have_the_same_places, game("picture", broken.forgets_the_board_on_a_phone)),
    (checks.pictures.places_have_names_and_sources, game("place_name", lambda self, place, view, language: "")),
    (checks.pictures.places_have_names_and_sources, game("sources", lambda self, view, line, seat: ["hex-99-99"])),
    (
        checks.pictures.places_have_names_and_sources,
        game("score_parts", lambda self, view, line, seat, language: [("a card", 99)]),
    ),
    (checks.views.what_several_places_mean_can_be_played, state("meant_by", lambda self, places: [END, END])),
    (
        checks.views.everything_is_open_at_the_end,
        state("open_view", lambda self, afterwards=False: {**self.view(None), **self.open_table()}),
    ),
    (checks.views.everything_is_open_at_the_end, state("open_table", lambda self: {})),
    (checks.pictures.pictures_stand_alone, game("picture", broken.uses_what_is_not_there)),
    (checks.pictures.first_pictures_are_light, game("picture", broken.draws_every_leaf)),
    (checks.views.positions_say_what_they_are, state("when", lambda self: f"turn {self.turns}\n")),
    (checks.views.positions_say_what_they_are, state("__str__", lambda self: f"hands {self.hands}")),
    (checks.records.the_game_is_found_by_its_name, broken.is_another_game),
    (checks.actions.the_game_keeps_the_limits, game("name", "Kingdom Builder")),
    (checks.actions.the_game_keeps_the_limits, game("seats", range(2, 6))),
    (checks.actions.the_game_keeps_the_limits, game("longest", 1_000_000)),
    (checks.records.component_sets_come_back_equal, standard(name="mine")),
    (checks.records.component_sets_come_back_equal, standard(provenance={})),
    (checks.records.component_sets_come_back_equal, standard(checksum="0" * 16)),
    (checks.records.wrong_score_sheets_are_refused, game("score_sheet", broken.counts_anything)),
    (checks.texts.texts_are_complete, in_all_languages("\ndo-end = ", "\ndo-nothing = ")),
    (checks.texts.languages_have_the_same_messages, written("text/cs.ftl", "\nlog-show = ", "\nlog-shown = ")),
    (checks.texts.languages_have_the_same_messages, written("text/pl.ftl", r"\{ \$player \} ", "")),
    (checks.texts.texts_are_translated, broken.copied_text),
    (checks.texts.texts_are_translated, written("text/cs.ftl", "# same\n", "")),
    (checks.texts.texts_are_translated, written("text/cs.ftl", "\ngame-about", "\n# same\ngame-about")),
    (checks.pictures.pictures_have_the_panes_of_a_page, game("picture", broken.without_side)),
    (checks.pictures.pictures_have_the_panes_of_a_page, game("picture", broken.has_a_hand_sometimes)),
    (checks.rules.rules_that_are_named_are_known, state("asked", lambda self: Asked("end", "KB-99"))),
    (
        checks.rules.rules_that_are_named_are_known,
        game("options", tuple(replace(option, rule="KB-99") for option in GAME.options)),
    ),
    (checks.rules.rules_have_help, written("text/pl.ftl", "\nrule-KB-1 = [^\n]+", "\nrule-KB-1 = Plansza.")),
    (checks.lessons.the_game_teaches_itself, game("teaches", False)),
    (checks.lessons.the_game_teaches_itself, written(LESSON, 'id = "touch"', 'id = "card"')),
    (checks.lessons.lessons_follow_the_rules, written(RECORD, "build 8,12", "build 8,11")),
    (checks.lessons.lessons_follow_the_rules, written(LESSON, "play_on = 32", "play_on = 5")),
    (checks.lessons.lessons_follow_the_rules, written(LESSON, "until = 8", "until = 999")),
    (checks.lessons.what_lessons_ask_for_is_allowed, written(LESSON, "build 6,16", "build 6,19")),
    (checks.lessons.what_lessons_ask_for_is_allowed, written(LESSON, "build 6,12", "build 7,11|build 8,13")),
    (checks.lessons.what_lessons_ask_for_is_allowed, written(LESSON, "KB-21", "KB-99")),
    (checks.lessons.lessons_show_every_kind_of_action, game("lessons", ())),
    (checks.lessons.lessons_count_every_line, written("learn/shores.toml", 'score = "miners"', "")),
    (checks.lessons.wrong_clicks_are_answered, written("text/pl.ftl", "\nlesson-first-touch-no-touch = [^\n]+", "")),
    (checks.lessons.wrong_clicks_are_answered, written(LESSON, '"not-land"', '"saved"')),
    (checks.lessons.what_lessons_show_is_there, written(LESSON, "hex-8-12", "hex-8-99")),
    (checks.lessons.what_lessons_show_is_there, written(LESSON, '"hex-6-11", "knights"', '"hex-6-11", "token-farm"')),
    (checks.lessons.lessons_are_told_in_every_language, written(LESSON, 'id = "touch"', 'id = "beside"')),
    (checks.lessons.lessons_are_told_in_every_language, written("text/cs.ftl", "lesson-first-end-body = ", "\\g<0>*")),
    (checks.chapters.every_rule_is_in_one_chapter, game("teaches", False)),
    (checks.chapters.every_rule_is_in_one_chapter, written(BOOK, '"KB-63"', "")),
    (checks.chapters.every_rule_is_in_one_chapter, written(BOOK, ', "harbor"', "")),
    (checks.chapters.every_rule_is_in_one_chapter, written(BOOK, '"KB-63"', '"KB-63", "KB-50"')),
    (checks.chapters.every_rule_is_in_one_chapter, written(BOOK, 'items = \\["KB-51"', 'items = ["KB-99"')),
    (checks.chapters.chapters_are_told_in_every_language, written("learn/pl.ftl", "\nchapter-goal-2 = [^\n]+", "")),
    (checks.chapters.chapters_are_told_in_every_language, written("learn/cs.ftl", "chapter-end-1 = ", "\\g<0>*")),
    (
        checks.chapters.chapters_are_told_in_every_language,
        written("learn/pl.ftl", "answer-paddock = [^\n]+", "answer-paddock = two hexes"),
    ),
    (checks.chapters.what_chapters_show_is_there, written(BOOK, 'marks = \\["hex-7-15"', 'marks = ["hex-7-99"')),
    (checks.chapters.what_chapters_show_is_there, written(BOOK, 'right = \\["hex-9-12"', 'right = ["hex-9-11"')),
    (checks.chapters.what_chapters_show_is_there, written(BOOK, 'wrong = \\["hex-9-11"', 'wrong = ["hex-9-12"')),
    (checks.chapters.what_chapters_show_is_there, written(BOOK, "t-oracle", "t-nothing")),
    (
        checks.chapters.newcomers_find_their_answers,
        written("learn/cs.ftl", "question-end = [^\n]+", "question-end = Kolik rybářů?"),
    ),
    (checks.chapters.newcomers_find_their_answers, written(BOOK, '"12", "6"', '"12", "77"')),
    (checks.chapters.newcomers_find_their_answers, written(BOOK, '"12", "6"', '"8", "6"')),  # it says 28
    (checks.shelves.every_shelf_is_there, broken.without_judge),
    (
        checks.shelves.shelves_know_only_those_above_them,
        written("rules/turn.py", "\\Z", "\nfrom osada.games.kingdom_builder.show import words\n"),
    ),
    (
        checks.shelves.shelves_know_only_those_above_them,
        written("rules/turn.py", "\\Z", "\nfrom .. import judge\n"),
    ),
    (checks.shelves.shelves_know_only_those_above_them, written("judge.py", "\\Z", "\nfrom . import GAME\n")),
    (checks.shelves.what_is_half_done_has_one_name, lambda patch, _: patch.setattr(position, "Step", int)),
    (checks.players.players_choose_what_is_allowed, state("redeal", lambda self, seat, dealer: self)),
    (checks.players.players_choose_by_what_their_seat_knows, state("redeal", broken.depends_on_truth)),
    (checks.players.players_bring_a_game_to_its_end, game("longest", 20)),
    (checks.players.the_judge_speaks_in_points, game("judge", lambda self, at, seat: 1000 * judge.judge(at, seat))),
    (
        checks.players.leads_at_the_end_are_those_of_the_score_sheet,
        game("lead", lambda self, at, seat: 2 * judge.lead(at, seat)),
    ),
    (checks.players.leads_do_not_depend_on_what_steers, game("lead", lambda self, at, seat: judge.lead(at, seat))),
    (checks.players.every_term_of_the_judge_is_weighed, broken.an_unweighed_term),
    (checks.players.every_term_of_the_judge_is_weighed, broken.tuned_for_another_game),
    (checks.players.the_judge_knows_who_has_won, game("judge", lambda self, at, seat: -judge.judge(at, seat))),
]


@pytest.mark.parametrize(
    ("check", "breaks"),
    BROKEN,
    ids=[f"{check.__name__}-{number}" for number, (check, _) in enumerate(BROKEN)],
)
def test_a_broken_game_is_caught(check: Check, breaks: Break, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    breaks(monkeypatch, tmp_path)
    caught = (
        AssertionError,
        LookupError,
        TypeError,
        TypeCheckError,
        MissingText,
        Refused,
        ChanceAsked,
        BadComponents,
        BadTuned,
        osada.Divergence,
    )
    with pytest.raises(caught) as found:
        run(check, GAME, TESTS, random_games=8)
    assert "argument" not in str(found.value), "broken in another way than meant"


def test_a_record_that_replays_otherwise_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("osada.core.record.ScriptedDealer.pick", Dealer.pick)
    with pytest.raises((AssertionError, osada.Divergence)):
        records.records_replay_to_equal_states(GAME)


def test_every_check_is_broken_once() -> None:
    assert {check for check, _ in BROKEN} | {records.records_replay_to_equal_states} == set(CHECKS)


def test_every_check_is_run() -> None:
    """Whatever takes a game first and is not only of use to others is one of the checks."""
    written = {
        member
        for _, module in getmembers(checks, ismodule)
        for name, member in getmembers(module, isfunction)
        if member.__module__ == module.__name__ and not name.startswith("_")
        if next(iter(signature(member).parameters), "") == "game"
    }
    assert written - {checks.players.share_of_victories} == set(CHECKS)
