"""What is published: what is in it, what it says of itself, and what it needs, seen in real empty environments."""

from __future__ import annotations

import email
import re
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

import osada
from tests.environments import ROOT, Environment, built
from tests.patience import PATIENCE, until
from tests.ports import free_port

POSITION = ROOT / "tests" / "records" / "kingdom-builder-first-game-2-players.record"

pytestmark = pytest.mark.xdist_group("distribution")  # one process makes for all what is long in the making


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))


def said_by(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as opened:
        name = next(name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_string(opened.read(name).decode())


def test_a_wheel_has_all_of_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = {name for name in opened.namelist() if ".dist-info/" not in name}
    assert names == {
        str(path.relative_to(ROOT))
        for path in (ROOT / "osada").rglob("*")
        if path.is_file() and path.parent.name != "__pycache__" and ".ruff_cache" not in path.parts
    }
    assert "osada/py.typed" in names
    ours = [
        name for name in names if not name.startswith("osada/skeleton/")
    ]  # a game to begin with has tests of its own
    assert not [name for name in ours if re.search(r"(^|/)(tests?|node_modules|__pycache__)/", name)]


def test_the_sources_have_what_a_wheel_is_built_from(sources: Path, wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(sources) as opened:
        opened.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    there = {path.name for path in unpacked.iterdir()}
    assert there == {
        "osada",
        "docs",
        "examples",
        "CHANGELOG.md",
        "LICENSE",
        "README.md",
        "pyproject.toml",
        ".gitignore",
        "PKG-INFO",
    }
    with zipfile.ZipFile(wheel) as whole:
        packed = {name for name in whole.namelist() if name.startswith("osada/")}
    assert packed == {str(path.relative_to(unpacked)) for path in (unpacked / "osada").rglob("*") if path.is_file()}


def test_it_says_what_it_is(wheel: Path) -> None:
    said = said_by(wheel)
    assert (said["Name"], said["Version"]) == ("osada", osada.__version__)
    assert said["Author"] == "Osada contributors" and said["Author-email"] is None
    assert said["License-Expression"] == "Apache-2.0" and said["Requires-Python"] == ">=3.11"
    assert said["Summary"] and len(said["Keywords"].split(",")) >= 5
    kinds = {line.split(" :: ")[0] for line in said.get_all("Classifier", [])}
    assert {"Development Status", "Intended Audience", "Operating System", "Programming Language", "Typing"} <= kinds
    assert set(said.get_all("Provides-Extra", [])) == {
        *("terminal", "table", "arena", "arrays", "pettingzoo", "gymnasium", "openspiel", "learn", "ray", "render"),
        *("postgres", "notices"),
        *("all", "testing", "test"),
    }
    needed = [line for line in said.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert [Requirement(line).name for line in needed] == ["fluent-runtime"]


def test_its_description_leads_nowhere_relative(wheel: Path) -> None:
    said = said_by(wheel)
    assert said["Description-Content-Type"] == "text/markdown"
    text = str(said.get_payload())
    assert "pip install osada" in text
    targets = re.findall(r"\]\(([^)\s]+)|(?:src|href)=\"([^\"]+)\"|^\[[^\]]+\]:\s*(\S+)", text, re.MULTILINE)
    assert [found for target in targets for found in target if found and not found.startswith("https://")] == []


# Real environments


PLAYS = """
import osada
for name in osada.names():
    table = osada.Table(osada.game(name), seed=7)
    bots = [osada.player("easy", seat) for seat in range(table.players)]
    while table.seat is not None:
        table.play(table.seat, *bots[table.seat].plan(table.state))
    assert osada.last_position(osada.read_record(table.record().text())) == table.state
    print(name, repr(table.state), len(str(table.state)), len(osada.svg(table)))
"""


def test_alone_it_plays_speaks_and_draws(wheel: Path, tmp_path: Path) -> None:
    alone = Environment(tmp_path, "", wheel)
    played = alone.run("python", "-c", PLAYS)
    assert (played.returncode, played.stderr) == (0, "")
    assert [line.split()[0] for line in played.stdout.splitlines()] == osada.names()
    alone.lacks("terminal", "osada")
    alone.lacks("terminal", "osada", "--help")
    alone.lacks("terminal", "python", "-m", "osada", "games")
    alone.lacks("table", "osada", "serve", "--port", "8000")
    alone.lacks("arena", "osada", "arena", "hamlet", "--players", "easy,random")


def test_the_terminal_has_its_commands(wheel: Path, tmp_path: Path) -> None:
    terminal = Environment(tmp_path, "terminal", wheel)
    assert terminal.run("osada", "games").stdout.count("\n\n") == len(osada.names()) - 1
    assert terminal.run("osada", "simulate", "timber-town", "--seconds", "0.01").returncode == 0
    assert terminal.run("osada", "replay", str(POSITION)).returncode == 0
    assert terminal.run("osada", "play", "beer-bread", "--seats", "easy,easy").returncode == 0
    terminal.lacks("table", "osada", "serve")
    terminal.lacks("table", "osada", "backup", "a.sqlite")
    terminal.lacks("table", "osada", "restore", "a.sqlite")
    terminal.lacks("arena", "osada", "arena", "hamlet", "--players", "easy,random")


def test_the_arena_rates_bots(wheel: Path, tmp_path: Path) -> None:
    arena = Environment(tmp_path, "arena", wheel)
    done = arena.run("osada", "arena", "beer-bread", "--players", "easy,random", "--games", "2", "--processes", "1")
    assert (done.returncode, "easy" in done.stdout) == (0, True), done.stderr
    arena.lacks("table", "osada", "serve")


@pytest.fixture
def served(wheel: Path, tmp_path: Path) -> Iterator[str]:
    table = Environment(tmp_path / "env", "table", wheel)
    port = free_port()
    command = [str(table.bin / "osada"), "serve", "--no-browser", "--port", str(port)]
    server = subprocess.Popen(command, env=table.variables(), stdout=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(PATIENCE)


def test_the_table_serves(served: str) -> None:
    def answered() -> httpx.Response | None:
        try:
            return httpx.get(served, trust_env=False, timeout=PATIENCE)
        except httpx.TransportError:
            return None

    page = until(answered)
    assert page.status_code == 200 and all(f"/new/{name}" in page.text for name in osada.names())
