"""The example of the guide: its wheel and ours, installed into an empty environment, work together."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from osada.testing import CHECKS
from tests.environments import HILLSTEAD, Environment, with_hillstead

WHERE = "import hillstead, osada; print(osada.__file__); print(hillstead.__file__); print(*osada.names())"
HOUSES = {"Eva": [[1, 1, "red"], [1, 2, "red"]], "Jan": [[2, 1, "slate"]]}

pytestmark = pytest.mark.xdist_group("hillstead")  # one process makes for all what is long in the making


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return with_hillstead(tmp_path_factory.mktemp("installed"), "terminal,testing")


def test_its_own_tests_pass_where_it_is_installed(installed: Environment, tmp_path: Path) -> None:
    """The contract and the tests of the rules, with none of the sources at hand."""
    shutil.copytree(HILLSTEAD / "tests", tmp_path / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(HILLSTEAD / "pyproject.toml", tmp_path)
    done = installed.run("python", "-m", "pytest", "-p", "no:cacheprovider", "-v", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout and not re.search(r"skipped|xfailed|deselected", done.stdout)
    assert all(f"::test_contract[hillstead-{check.__name__}] PASSED" in done.stdout for check in CHECKS)


def test_it_is_found_and_played_like_our_own(installed: Environment) -> None:
    ours, its, names = installed.run("python", "-c", WHERE).stdout.splitlines()
    assert all(installed.bin.parent in Path(file).parents for file in (ours, its))
    assert "hillstead" in names.split() and "hamlet" in names.split()
    assert "\nhillstead: Hillstead, 2–4 players\n" in installed.run("osada", "games").stdout
    assert installed.run("osada", "play", "hillstead", "--seats", "easy,random,greedy").returncode == 0
    (kept,) = (installed.home / "osada").rglob("*.record")
    assert kept.stem.startswith("hillstead-")
    assert "all as the rules say." in installed.run("osada", "replay", str(kept)).stdout


def test_a_real_table_is_counted(installed: Environment, tmp_path: Path) -> None:
    players = [{"name": name, "houses": houses} for name, houses in HOUSES.items()]
    sheet = tmp_path / "sheet.json"
    sheet.write_text(json.dumps({"game": "hillstead", "players": players}), "utf-8")
    counted = json.loads(installed.run("osada", "score", str(sheet), "--json").stdout)
    assert [player["total"] for player in counted["players"]] == [2 + 4 + 3, 1 + 3]
    assert counted["winners"] == ["Eva"]
