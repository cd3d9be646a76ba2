"""docs/environment.md runs with the library alone, docs/research.md from top to bottom, each part with the extra that
its table names and nothing else."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.environments import ROOT, Environment, built, heavy

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
TABLE = dict(re.findall(r"^\| .*`pip install \"osada\[([\w,]+)\]\"` \| .*\[below\]\(#([\w-]+)\)", PAGE, re.MULTILINE))
"""The part of the page for every extra."""
PARTS = {
    re.sub(r"\s", "-", title.lower()): re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    for title, text in re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
}
EXTRAS = {
    "arrays": "arrays",
    "pettingzoo": "pettingzoo",
    "gymnasium": "gymnasium",
    "games-by-the-million": "arena,arrays",
}
HEAVY = {"openspiel": "openspiel", "a-player-that-learned": "learn"}
"""The parts that need what the environment of the tests has not."""

pytestmark = pytest.mark.xdist_group("distribution")


def test_every_part_with_examples_is_run() -> None:
    assert {part for part, examples in PARTS.items() if examples} == {*EXTRAS, *HEAVY}
    assert {**EXTRAS, **HEAVY}.items() >= {(part, extra) for extra, part in TABLE.items() if PARTS[part]}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


def test_the_environment_runs_with_the_library_alone(wheel: Path, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "environment.md").read_text("utf-8")
    examples = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    done = Environment(tmp_path, "", wheel).run("python", "-W", "error", "-c", examples)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout


@pytest.mark.parametrize("part", EXTRAS)
def test_it_runs_with_its_extra_alone(part: str, wheel: Path, tmp_path: Path) -> None:
    done = Environment(tmp_path, EXTRAS[part], wheel).run("python", "-W", "error", "-c", "\n".join(PARTS[part]))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("part", HEAVY)
def test_it_runs_with_its_heavy_extra_alone(part: str, tmp_path: Path) -> None:
    command = [str(heavy(HEAVY[part])), "-c", "\n".join(PARTS[part])]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert re.fullmatch(r"\[-?[01]\.0, -?[01]\.0\]\n|1\d(\.5)? of 20\n|20 of 20\n", done.stdout), done.stdout
