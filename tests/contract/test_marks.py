"""Which rules a folder of tests covers: those that a few marks name, in tests that are run."""

from __future__ import annotations

from pathlib import Path

import pytest

from osada.testing.checks import rules
from osada.testing.marks import rules_with_tests
from tests.contract.broken import GAME


@pytest.mark.parametrize(
    ("source", "covered"),
    [
        ('@rule("A-1")\ndef test_it(): ...', {"A-1"}),
        ('@rule("A-1", "A-2", "A-3")\ndef test_it(): ...', {"A-1", "A-2", "A-3"}),
        ('@rule("A-1", "A-2", "A-3", "A-4")\ndef test_it(): ...', set()),
        ('@rule("A-1", "A-2")\n@rule("A-3", "A-4")\ndef test_it(): ...', set()),
        ('@rule("A-1", "A-2", "A-3", "A-4")\ndef test_all(): ...\n@rule("A-1")\ndef test_it(): ...', {"A-1"}),
        ('@pytest.mark.rule("A-1")\nasync def test_it(): ...', {"A-1"}),
        ('@testing.rule("A-1")\ndef test_it(): ...', {"A-1"}),
        ('class TestIt:\n    @rule("A-1")\n    def test_it(self): ...', {"A-1"}),
        ('@rule("A-1")\ndef it(): ...', set()),
        ('@rule("A-1")\n@pytest.mark.skip\ndef test_it(): ...', set()),
        ('@rule("A-1")\n@pytest.mark.xfail(reason="later")\ndef test_it(): ...', set()),
        (
            '@pytest.mark.parametrize("x", [pytest.param(n, marks=rule("A-1")), pytest.param(m, marks=rule("A-2")), '
            'pytest.param(k, marks=rule("A-3")), pytest.param(l, marks=rule("A-4"))])\ndef test_it(x): ...',
            {"A-1", "A-2", "A-3", "A-4"},
        ),
    ],
)
def test_marks_are_read_from_the_source(tmp_path: Path, source: str, covered: set[str]) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(source, "utf-8")
    (tmp_path / "no_tests.py").write_text('@rule("A-9")\ndef test_it(): ...', "utf-8")
    assert rules_with_tests(tmp_path) == covered


def test_one_test_with_all_rules_is_caught(tmp_path: Path) -> None:
    every = ", ".join(f'"{rule}"' for rule in GAME.rules)
    (tmp_path / "test_all.py").write_text(f"@rule({every})\ndef test_all() -> None: ...\n", "utf-8")
    with pytest.raises(AssertionError, match="no test with at most 3 marks is marked with KB-1, "):
        rules.rules_have_a_test(GAME, tmp_path)
    for number, rule in enumerate(GAME.rules):
        (tmp_path / f"test_{number}.py").write_text(f'@rule("{rule}")\ndef test_it() -> None: ...\n', "utf-8")
    rules.rules_have_a_test(GAME, tmp_path)
