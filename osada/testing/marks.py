"""Marks of tests: the rules that a test would catch if they were broken."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from osada.testing.limits import RULES_PER_TEST

NOT_RUN = ("skip", "skipif", "xfail")
"""Marks of tests that may fail, or are not run."""


def rule(*ids: str) -> pytest.MarkDecorator:
    """``@rule("KB-32")`` above a test that fails when KB-32 is broken."""
    return pytest.mark.rule(*ids)


def rules_with_tests(folder: Path) -> set[str]:
    """The rules that the tests in a folder cover, read from the source.

    A test covers the ids in its ``@rule(…)`` marks if they are not more than `RULES_PER_TEST`; one that is parametrised
    by rules, ``pytest.param(…, marks=rule("KB-32"))``, covers those of each case. Tests that are skipped or may fail
    cover nothing.
    """
    found: set[str] = set()
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for ids in _marks(node):
                    found.update(ids if len(ids) <= RULES_PER_TEST else ())
    return found


def _marks(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[list[str]]:
    """The ids of a test as a whole, then those of each of its cases."""
    named = [(mark, _name(mark.func if isinstance(mark, ast.Call) else mark)) for mark in test.decorator_list]
    if any(name in NOT_RUN for _, name in named):
        return
    yield [name for mark, kind in named if kind == "rule" for name in _ids(mark)]
    for mark, kind in named:
        for case in ast.walk(mark) if kind == "parametrize" else ():
            if isinstance(case, ast.Call) and _name(case.func) == "rule":
                yield list(_ids(case))


def _name(node: ast.expr) -> str:
    """The last word of a name: ``rule``, ``marks.rule`` and ``pytest.mark.rule`` are the same mark."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _ids(mark: ast.expr) -> Iterator[str]:
    for argument in mark.args if isinstance(mark, ast.Call) else ():
        if isinstance(argument, ast.Constant):
            yield str(argument.value)
