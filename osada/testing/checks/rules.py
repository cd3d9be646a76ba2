"""Rules have ids: what refuses, asks and leaves open names one, each has a help text and a test."""

from __future__ import annotations

from pathlib import Path

from osada.core.game import Game
from osada.core.text import LANGUAGES, Text
from osada.testing.limits import RULES_PER_TEST, SHORTEST_HELP
from osada.testing.marks import rules_with_tests
from osada.testing.playing import positions


def rules_that_are_named_are_known(game: Game, seed: int = 0, every: int = 40) -> None:
    """By options, questions and refusals: whoever wonders why can look them up."""
    assert all(option.rule in game.rules for option in game.options)
    for state, _ in positions(game, seed, every):
        assert state.seat is None or state.asked().rule in game.rules
        for action in range(len(game.space)):
            refusal = state.why_not(action)
            assert refusal is None or refusal.rule in game.rules


def rules_have_help(game: Game) -> None:
    """Every rule has a help text in every language."""
    assert game.rules and len(set(game.rules)) == len(game.rules)
    for language in LANGUAGES:
        text = Text(language, game.folder / "text", strict=True)
        short = [rule for rule in game.rules if len(text(f"rule-{rule}").strip()) < SHORTEST_HELP]
        assert not short, f"{language}: hardly any help with {', '.join(short)}"


def rules_have_a_test(game: Game, tests: Path) -> None:
    """Every rule has a test that is marked with it and with few others."""
    covered = rules_with_tests(tests)
    missing = [rule for rule in game.rules if rule not in covered]
    assert not missing, f"no test with at most {RULES_PER_TEST} marks is marked with {', '.join(missing)}"
