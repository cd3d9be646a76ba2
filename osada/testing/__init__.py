"""The contract as tests: what every game promises, for pytest. Osada's own games and those of others pass the same.

    from osada.testing import contract

    test_contract = contract(GAME)

is a whole test file: one test per check, named after it, ``test_contract[my-game-redeals_are_not_lazy]``. It needs what
the extra ``testing`` installs. The tests of the rules say which rule they are about, and one of the checks looks
whether every rule has such a test:

    from osada.testing import rule

    @rule("MG-4")
    def test_a_house_needs_a_free_plot() -> None: ...

With ``-p osada.testing.plugin`` pytest knows the mark, and ``--all`` does all of what is large instead of a sample.
Limits that a game has to keep are in `osada.testing.limits`.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

pytest.register_assert_rewrite("osada.testing.checks")  # so that a check that fails says what it found

from osada.core.game import Game  # noqa: E402
from osada.testing.checks import CHECKS, Check  # noqa: E402
from osada.testing.marks import rule  # noqa: E402

VERSION = 7
"""Grows when a check is added or becomes sharper: then a game that passed may fail, and CHANGELOG.md says at what."""

__all__ = ["CHECKS", "VERSION", "Check", "contract", "rule", "run"]


def contract(*games: Game[Any, Any], tests: Path | None = None, random_games: int = 1) -> Callable[..., None]:
    """All checks for all these games, as a test to be given a name in a test file.

    ``tests`` is the folder with the tests of the rules; by default that of the test file and what is below it.
    ``random_games`` is how many random games every check plays with every number of players.
    """
    cases = [pytest.param(game, check, id=f"{game.name}-{check.__name__}") for game in games for check in CHECKS]

    def test_contract(game: Game[Any, Any], check: Check, request: pytest.FixtureRequest) -> None:
        run(check, game, tests or request.path.parent, random_games)

    test: Callable[..., None] = pytest.mark.parametrize(("game", "check"), cases)(test_contract)
    return test


def run(check: Check, game: Game[Any, Any], tests: Path, random_games: int = 1) -> None:
    """One check for one game. A check takes the game and what else it names: ``seed`` of a random game, ``tests``."""
    wanted = signature(check).parameters
    given: dict[str, Any] = {"tests": tests} if "tests" in wanted else {}
    for seed in range(random_games if "seed" in wanted else 1):
        check(game, **given, **({"seed": seed} if "seed" in wanted else {}))
