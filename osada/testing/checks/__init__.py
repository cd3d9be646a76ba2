"""The checks by subject. Each is a function that takes a game, and fails if the game breaks what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from osada.testing.checks import (
    actions,
    fields,
    pictures,
    players,
    records,
    redeals,
    rules,
    shelves,
    texts,
    turns,
    undo,
    views,
)

Check = Callable[..., Any]
"""It takes a game, and by name what else it needs: the ``seed`` of a random game, the folder of the ``tests``."""

CHECKS: tuple[Check, ...] = (
    records.the_game_is_found_by_its_name,
    actions.the_game_keeps_the_limits,
    actions.actions_are_sorted_and_unique,
    actions.why_not_agrees_with_actions,
    actions.another_seat_has_another_turn,
    actions.notation_is_one_to_one,
    actions.random_games_end,
    actions.invariants_hold,
    fields.copies_are_equal_and_independent,
    fields.every_field_is_copied_compared_and_derived,
    records.records_replay_to_equal_states,
    records.component_sets_come_back_equal,
    records.wrong_score_sheets_are_refused,
    redeals.redeals_look_the_same,
    redeals.redeals_are_canonical,
    redeals.redeals_are_not_lazy,
    undo.undo_gives_back_the_state_and_stops_at_reveals,
    undo.half_done_choices_are_seen_by_nobody_else,
    undo.what_can_be_undone_tells_nobody_anything,
    views.offers_are_the_actions,
    views.views_are_plain_data,
    views.views_are_what_they_are_declared,
    views.views_ask_for_no_chance,
    views.what_several_places_mean_can_be_played,
    views.everything_is_open_at_the_end,
    views.positions_say_what_they_are,
    turns.gains_are_what_playing_brings,
    turns.what_others_did_is_told_by_turns,
    turns.readings_are_what_differs_from_the_default,
    texts.texts_are_complete,
    texts.languages_have_the_same_messages,
    texts.texts_are_translated,
    pictures.pictures_are_whole_and_small,
    pictures.pictures_have_the_panes_of_a_page,
    pictures.tall_panes_keep_their_height,
    pictures.layouts_have_the_same_places,
    pictures.places_have_names_and_sources,
    pictures.pictures_stand_alone,
    pictures.first_pictures_are_light,
    rules.rules_that_are_named_are_known,
    rules.rules_have_help,
    rules.rules_have_a_test,
    shelves.every_shelf_is_there,
    shelves.shelves_know_only_those_above_them,
    shelves.what_is_half_done_has_one_name,
    players.players_choose_what_is_allowed,
    players.players_choose_by_what_their_seat_knows,
    players.players_bring_a_game_to_its_end,
    players.the_judge_speaks_in_points,
    players.the_judge_knows_who_has_won,
)
"""All of them, from the plain to the whole."""
