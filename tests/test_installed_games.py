"""Games that installed distributions add: found like our own, and what is wrong with one is its own affair."""

from __future__ import annotations

import os
import pickle
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import osada
from osada import games
from osada.core.record import parse
from osada.core.table import Table
from tests.commands.run import fails
from tests.commands.run import osada as command
from tests.distributions import SOURCE, add_distribution
from tests.server.browser import Browser, Server, serving

CACHES = ("_folders", "_entries", "_loaded")
Add = Callable[..., None]


@pytest.fixture
def add(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Add]:
    """Install a distribution for this test; what a process looks up once is looked up anew."""
    folder = tmp_path / "installed"
    folder.mkdir()
    known = set(sys.modules)

    def install(distribution: str, name: str, source: str = SOURCE, value: str = "") -> None:
        add_distribution(folder, distribution, name, source, value)
        monkeypatch.syspath_prepend(folder)
        forget()

    yield install
    monkeypatch.undo()
    forget()
    for module in set(sys.modules) - known:
        if module.startswith("their"):
            del sys.modules[module]


def forget() -> None:
    for name in CACHES:
        getattr(games, name).cache_clear()


def test_a_distribution_adds_a_game(add: Add) -> None:
    own = osada.names()
    add("their-village", "village")
    assert osada.names() == sorted([*own, "village"])
    game = osada.game("village")
    assert game.name == "village" and game.folder.name == "their_village"
    assert pickle.loads(pickle.dumps(game)) is game
    table = Table(game, 2, seed=1)
    while table.seat is not None:
        table.play(table.seat, table.state.actions()[-1])
    assert Table.resume(parse(table.record().text())).state == table.state


def test_games_are_looked_up_once(add: Add, monkeypatch: pytest.MonkeyPatch) -> None:
    add("their-village", "village")
    osada.names()
    monkeypatch.setattr("importlib.metadata.entry_points", None)
    assert "village" in osada.names()
    assert osada.game("village") is osada.game("village")


def test_a_name_that_two_have_is_nobodys(add: Add) -> None:
    own = osada.names()
    add("their-village", "village")
    add("their-other-village", "village")
    add("their-kingdom", "kingdom-builder")
    assert osada.names() == sorted([*own, "village"])
    with pytest.raises(
        osada.NoGame, match=r"'village' is in their-(other-)?village 1\.2 and in their-(other-)?village 1"
    ):
        osada.game("village")
    with pytest.raises(osada.NoGame, match=r"'kingdom-builder' is in osada and in their-kingdom 1\.2: uninstall"):
        osada.game("kingdom-builder")
    assert osada.game("hamlet").name == "hamlet"


WRONG = {
    "raises": ("1 / 0", "", "ZeroDivisionError: division by zero"),
    "no code": ("GAME =", "", "SyntaxError: "),
    "needs what is not there": ("import no_such_library", "", "ModuleNotFoundError: No module named 'no_such_library'"),
    "no game": ("GAME = 'village'", "", "its entry point leads to a str, not to a Game"),
    "half a game": (
        "from osada import Game\nclass Half(Game): name = 'village'\nGAME = Half()",
        "",
        "TypeError: Can't",
    ),
    "another name": (SOURCE.replace("{name}", "town"), "", "its entry point calls it village, it calls itself town"),
    "nowhere": (SOURCE, "their_village:TOWN", "AttributeError: "),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_broken_game_breaks_only_itself(add: Add, wrong: str) -> None:
    own = osada.names()
    source, value, why = WRONG[wrong]
    add("their-village", "village", source, value)
    assert osada.names() == sorted([*own, "village"])
    with pytest.raises(osada.NoGame) as caught:
        osada.game("village")
    assert str(caught.value).startswith(f"the game 'village' of their-village 1.2 cannot be loaded: {why}")
    found, sentences = games.playable()
    assert [game.name for game in found] == own
    assert sentences == [str(caught.value)]


@pytest.mark.parametrize("file", games.NEEDED)
def test_a_game_without_its_files_is_broken(add: Add, tmp_path: Path, file: str) -> None:
    add("their-village", "village")
    (tmp_path / "installed" / "their_village" / file).unlink()
    with pytest.raises(osada.NoGame, match=f"cannot be loaded: it has no {file} in "):
        osada.game("village")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game that works and one that does not, for processes that are started now."""
    folder = tmp_path / "installed"
    add_distribution(folder, "their-village", "village")
    add_distribution(folder, "their-ruin", "ruin", "1 / 0")
    path = [str(folder), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(part for part in path if part))
    return folder


def test_commands_find_an_installed_game(installed: Path) -> None:
    listed = command("games")
    assert "\nvillage: Kingdom Builder, " in listed.out and "\nhamlet: " in listed.out and listed.status == 0
    why = "osada: the game 'ruin' of their-ruin 1.2 cannot be loaded: ZeroDivisionError: division by zero\n"
    assert listed.err == why
    assert command("simulate", "village", "--seconds", "0.01").status == 0
    fails(command("simulate", "ruin", "--seconds", "0.01"), why)


def test_a_server_has_an_installed_game_until_it_is_uninstalled(installed: Path, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        browser = Browser(server)
        assert "/new/village" in browser.get("/").text and "/new/ruin" not in browser.get("/").text
        assert browser.get("/new/ruin").status_code == 404
        answer = browser.post("/new/village", data={"seat-0": "person", "seat-1": "greedy"})
        table = answer.headers["location"].split("/")[2]
        assert browser.get(f"/t/{table}").status_code == 200
        shutil.move(installed / "their_village", installed / "away")
        _again(server)
        assert browser.get("/").status_code == 200 and browser.get(f"/t/{table}").status_code == 409
        shutil.move(installed / "away", installed / "their_village")
        _again(server)
        assert f"/t/{table}" in browser.get("/").text and browser.get(f"/t/{table}").status_code == 200


def _again(server: Server) -> None:
    server.stop()
    server.start()
