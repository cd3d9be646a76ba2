"""What is written down: the game by its name, records, component sets, score sheets."""

from __future__ import annotations

import pickle
from importlib import import_module

import pytest

from osada.core import components
from osada.core import record as records
from osada.core.game import Game, ScoreSheetError
from osada.core.plain import parse_json
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.testing.playing import tables


def records_replay_to_equal_states(game: Game, seed: int = 0) -> None:
    """The record of a game leads to the same positions again."""
    for table, chance in tables(game, seed):
        trail = [table.state.copy()]
        while table.state.seat is not None and len(trail) < game.longest:
            table.play(table.state.seat, chance.choice(table.state.actions()))
            trail.append(table.state.copy())
        text = table.record().text()
        record = records.parse(text)
        assert record.text() == text
        replayed = 0
        for step, then in zip(records.replay(record), trail, strict=True):
            assert step.state == then
            replayed += 1
        assert replayed == len(trail)
        assert Table.resume(record).state == table.state


def the_game_is_found_by_its_name(game: Game) -> None:
    """By commands, pages, records and whatever is sent to another process."""
    found = import_module("osada.games").game(game.name)
    assert found is game, f"{game.name} is {found!r}: is the game registered?"
    assert pickle.loads(pickle.dumps(game)) is game


def component_sets_come_back_equal(game: Game) -> None:
    """The standard set is good, says of every field where it comes from, and is the same after an export."""
    game.check(game.standard)
    exported = components.read(parse_json(game.standard.export()))
    assert exported == game.standard and exported.document() == game.standard.document()
    assert game.standard.game == game.name and game.standard.name == components.STANDARD
    for players in game.seats:
        assert game.start(players, 0, components=exported) == game.start(players, 0)


def wrong_score_sheets_are_refused(game: Game) -> None:
    """With a sentence for whoever typed them, never with a broken program."""
    player = {"name": "A"}
    for document in ({}, {"game": game.name}, {"game": game.name, "players": 1}, {"players": [player, player]}):
        with pytest.raises(ScoreSheetError, match=r"\w"):
            game.score_sheet(document)


def paper_has_a_row_for_every_line(game: Game, seed: int = 0) -> None:
    """Whatever line a score can have stands once on the score sheet on paper, by its name; what decides stands last."""
    printed = [line for row in game.paper for line in row.lines]
    assert len(set(printed)) == len(printed), "a line stands on paper once"
    for language in LANGUAGES:
        nameless = [line for line in printed if not game.text(language).has(f"score-{line}")]
        assert not nameless, f"{language} has no name for {', '.join(nameless)}"
    for players in game.seats:
        for score in game.start(players, seed + players).scores():
            missing = [line for line in score if line not in printed]
            assert not missing, f"{', '.join(missing)}: no row on paper"
            assert list(score)[-1] == printed[-1], f"{list(score)[-1]} decides, and {printed[-1]} stands last on paper"
