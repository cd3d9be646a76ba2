"""Marks of tests: the rules that a test would catch if they were broken."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parent


def rule(*ids: str) -> pytest.MarkDecorator:
    """``@rule("KB-32")`` above a test that fails when KB-32 is broken."""
    return pytest.mark.rule(*ids)


def rules_with_tests() -> set[str]:
    """The ids in all ``@rule(…)`` marks above test functions, read from the source."""
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                        found.update(
                            str(argument.value) for argument in mark.args if isinstance(argument, ast.Constant)
                        )
    return found
