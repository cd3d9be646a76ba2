"""The package as a whole: its arrows and its documents."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import osada
from tests.own import OWN

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "osada").rglob("*.py"))


def test_a_game_can_be_imported_in_every_form() -> None:
    forms = (
        "import osada.games.hamlet; game = osada.games.hamlet.GAME",
        "import osada; import osada.games.hamlet; game = osada.games.hamlet.GAME",
        "from osada.games import hamlet; game = hamlet.GAME",
        "from osada.games.hamlet import GAME as game",
        "from osada import games; game = games.game('hamlet')",
        "import osada; game = osada.games.game('hamlet')",
        "import osada; game = osada.game('hamlet')",
    )
    for form in forms:
        subprocess.run([sys.executable, "-c", f"{form}; assert game.name == 'hamlet'"], check=True)


ARROWS = {
    "core": {"core"},
    "games": {"core", "games"},
    "players": {"core", "players"},
    "arena": {"core", "players", "arena", "files", "processes"},
    "envs": {"core", "players", "envs"},
    "testing": {"core", "players", "testing"},
    "terminal": {"core", "players", "terminal", "files"},
    "server": {"core", "players", "server", "files", "processes"},
}
FIND_GAMES = ("arena", "envs", "testing", "terminal", "server")
"""Parts that find games by their names."""


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(ROOT)))
def test_arrows_point_one_way(file: Path) -> None:
    """Games know the core, players know the core, the rest knows both; nobody outside a game names it."""
    part = file.relative_to(ROOT / "osada").parts[0].removesuffix(".py")
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        module = node.module if isinstance(node, ast.ImportFrom) else None
        if module and module.startswith("osada.") and part in ARROWS:
            found_by_name = module == "osada.games" and (part in FIND_GAMES or file.name == "record.py")
            assert module.split(".")[1] in ARROWS[part] or found_by_name, f"{file.name} imports {module}"


@pytest.mark.parametrize("game", OWN)
def test_nothing_outside_a_game_names_it(game: str) -> None:
    folder = ROOT / "osada" / "games" / game.replace("-", "_")
    names = re.compile(f"{game}|{game.replace('-', '_')}")
    for file in SOURCES:
        if folder not in file.parents:
            code = re.sub(r'""".*?"""', "", file.read_text("utf-8"), flags=re.DOTALL)
            assert not names.search(code), f"{file.relative_to(ROOT)} names {game}"


UNIX_ONLY = {"fcntl", "grp", "pwd", "resource", "termios", "tty", "syslog", "posix"}


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(ROOT)))
def test_nothing_needs_a_system_of_one_kind(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        imported = [name.name for name in node.names] if isinstance(node, ast.Import) else []
        imported += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert not UNIX_ONLY.intersection(imported)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "os":
            assert node.attr not in ("fork", "getuid", "geteuid", "killpg", "setsid", "wait3", "uname")


DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


OTHERWISE = "research.md"
"""It is run with what each of its parts needs, by tests/envs/test_page.py."""


@pytest.mark.parametrize("file", [file for file in DOCUMENTS if file.name != OTHERWISE], ids=lambda file: file.name)
def test_python_in_the_documents_runs(file: Path) -> None:
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", file.read_text("utf-8"), re.DOTALL)):
        exec(compile(code, f"{file.name}, example {number + 1}", "exec"), {})


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_links_in_the_documents_lead_somewhere(file: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", file.read_text("utf-8")):
        assert (file.parent / target).exists(), target


def test_the_example_of_the_score_sheet_is_right() -> None:
    text = (ROOT / "docs" / "score-sheet.md").read_text("utf-8")
    blocks = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]
    for given, printed in zip(blocks[::2], blocks[1::2], strict=True):
        scores, winners = osada.game(given["game"]).score_sheet(given)
        names = [player["name"] for player in given["players"]]
        assert printed["players"] == [{"name": name, **score} for name, score in zip(names, scores, strict=True)]
        assert printed["winners"] == [names[seat] for seat in winners]


def test_the_tools_of_the_pages_are_pinned() -> None:
    """There is no lock file: exact versions here, and in what these need, say all of it."""
    wanted = json.loads((ROOT / "package.json").read_text("utf-8"))
    assert wanted["private"] and "dependencies" not in wanted
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted["devDependencies"].values())
