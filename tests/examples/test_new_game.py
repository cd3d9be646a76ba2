"""``osada new-game``: what it writes is a game that passes everything at once."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import osada
from osada.new_game import LONGEST_NAME, SKELETON, BadName, write_new_game
from tests.commands.run import fails
from tests.commands.run import osada as command
from tests.patience import PATIENCE

NAMES = ("my-game", "xy", "street-of-little-houses8")
"""The skeleton's own name, one of the shortest and one of the longest: lines are as long as they may be."""


def installed(project: Path, folder: Path) -> dict[str, str]:
    """The environment of a process that finds the game of a project, as if pip had installed it."""
    described = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{described['name'].replace('-', '_')}-{described['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.4\nName: {described['name']}\nVersion: {described['version']}\n", "utf-8"
    )
    entries = "".join(f"{name} = {value}\n" for name, value in described["entry-points"]["osada.games"].items())
    (info / "entry_points.txt").write_text(f"[osada.games]\n{entries}", "utf-8")
    return os.environ | {"PYTHONPATH": f"{project}{os.pathsep}{folder}", "PYTHONDONTWRITEBYTECODE": "1"}


def passes(project: Path, environment: dict[str, str], *module: str) -> str:
    """What a tool says of a project that it finds nothing wrong with."""
    done = subprocess.run(
        [sys.executable, "-m", *module],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=5 * PATIENCE,  # many things, one after the other
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_is_tidy(name: str, tmp_path: Path) -> None:
    project = tmp_path / name
    write_new_game(name, project, osada.names())
    passes(project, dict(os.environ), "ruff", "check", "--no-cache")
    passes(project, dict(os.environ), "ruff", "format", "--check", "--no-cache")


def test_what_is_written_passes_all_checks(tmp_path: Path) -> None:
    project = tmp_path / "hill-top"
    write_new_game("hill-top", project, osada.names())
    environment = installed(project, tmp_path / "installed")
    passes(project, environment, "mypy", "--no-incremental")
    assert " passed" in passes(project, environment, "pytest", "-p", "no:cacheprovider")
    assert "\nhill-top: Hill Top, 2–4 players\n" in command("games", PYTHONPATH=environment["PYTHONPATH"]).out


def test_the_skeleton_is_the_game_that_its_names_are_of(tmp_path: Path) -> None:
    for file in write_new_game("my-game", tmp_path / "it", []):
        assert file.read_bytes() == (SKELETON / file.relative_to(tmp_path / "it")).read_bytes()
    for file in write_new_game("hill-top", tmp_path / "other", []):
        assert not any(name in file.read_text("utf-8") for name in ("my-game", "my_game", "MyGame", "My Game", "MG-"))
    assert "rule-HT-1" in (tmp_path / "other" / "hill_top" / "text" / "cs.ftl").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("My Game", "a game is called like my-game"),
        ("my_game", "a game is called like my-game"),
        ("../x", "a game is called like my-game"),
        ("", "a game is called like my-game"),
        ("x" * (LONGEST_NAME + 1), "a game is called like my-game"),
        ("random", "random is what Python calls something else"),
        ("class", "class is what Python calls something else"),
        ("osada", "osada is what Python calls something else"),
        ("hamlet", "there is a game called hamlet"),
    ],
)
def test_names_that_no_new_game_can_have(name: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(BadName, match=why):
        write_new_game(name, tmp_path / "it", osada.names())
    assert not (tmp_path / "it").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    folder = tmp_path / "it"
    done = command("new-game", "hill-top", "--folder", str(folder), "--language", "en")
    assert done.status == 0 and done.out.startswith(f"The game hill-top is in {folder} and can be played.")
    (folder / "README.md").write_text("mine", "utf-8")
    fails(command("new-game", "hill-top", "--folder", str(folder)), f"osada: {folder}: is there already, and nothing")
    assert (folder / "README.md").read_text("utf-8") == "mine"
    fails(command("new-game", "Hill"), "osada: a game is called like my-game")
