"""A fourth language is one file in every folder with texts, and no code."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import osada
from osada.core.languages import known_languages, text_files
from osada.core.text import LANGUAGES, SHARED, Text, texts
from tests.commands.run import osada as command
from tests.patience import PATIENCE
from tests.server.browser import Browser, Server

ENGLISH = """
terrain-canyon = canyon
terrain-desert = desert
page-title = Title
    .hint = Hint
build = You build on { $terrain }.
many = { $good_one }
good-wood = woods
    .one = wood
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, "utf-8")
    return tmp_path


def lacking(folder: Path, source: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
    (folder / "de.ftl").write_text(source, "utf-8")
    (file,) = text_files("de", [folder])
    assert file.count == 6
    return file.missing, file.unknown, file.unreadable


def test_a_copy_of_english_is_complete(folder: Path) -> None:
    assert lacking(folder, ENGLISH) == ((), (), ())


def test_messages_and_attributes_that_are_missing_are_named(folder: Path) -> None:
    assert lacking(folder, ENGLISH.replace("terrain-desert = desert\n", "")) == (("terrain-desert",), (), ())
    assert lacking(folder, ENGLISH.replace("    .hint = Hint\n", "")) == (("page-title.hint",), (), ())
    assert lacking(folder, ENGLISH.replace("build =", "biuld =")) == (("build",), ("biuld",), ())


def test_forms_of_words_are_a_languages_own(folder: Path) -> None:
    """English needs no form for a terrain, and German none for one piece of a good."""
    german = ENGLISH.replace("{ $terrain }", "{ $terrain_on }").replace("{ $good_one }", "{ $good }")
    german = german.replace("    .one = wood\n", "")
    assert lacking(folder, german)[0] == ("terrain-canyon.on", "terrain-desert.on")
    german = german.replace("= canyon\n", "= Schlucht\n    .on = in der Schlucht\n")
    assert lacking(folder, german)[0] == ("terrain-desert.on",)
    assert lacking(folder, german.replace("= desert\n", "= Wüste\n    .on = in der Wüste\n"))[0] == ()


def test_lines_that_are_no_messages_are_named(folder: Path) -> None:
    assert lacking(folder, ENGLISH.replace("build = You", "build You")) == (("build",), (), (6,))


def test_a_file_that_is_not_there_lacks_everything(folder: Path) -> None:
    (file,) = text_files("de", [folder])
    assert len(file.missing) == 6 and not file.complete
    assert known_languages([folder, SHARED]) == [*LANGUAGES]


def test_a_text_without_a_file_is_said_in_english(folder: Path) -> None:
    assert Text("cs", folder)("build", terrain="canyon") == "You build on canyon."


def test_every_language_is_complete_and_calls_itself_by_its_name() -> None:
    said = command("languages")
    names = {language: texts(language)("language-name") for language in LANGUAGES}
    assert len(set(names.values())) == len(LANGUAGES)
    assert said.out.splitlines() == [f"{language} ({name}): complete" for language, name in names.items()]
    assert (said.status, said.err) == (0, "")


def test_a_language_that_is_not_there_is_all_missing() -> None:
    said = command("languages", "de")
    assert said.status == 1 and said.out.count("there is no such file") == 1 + len(osada.names())
    files = json.loads(command("languages", "de", "--json").out)["de"]
    assert all(len(file["missing"]) == file["count"] > 0 for file in files)


# A copy of the package with a fourth language

PROGRAM = [sys.executable, "-P", "-m", "osada"]
"""The command of the package that the path begins with, wherever this is run."""


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = Path(osada.__file__).parent
    shutil.copytree(package, tmp_path / "osada", ignore=shutil.ignore_patterns("__pycache__"))
    path = [str(tmp_path), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
    return tmp_path / "osada"


def add_german(folder: Path, **said: str) -> None:
    """A German file that says a few things in German, and the rest as English does."""
    lines = (folder / "en.ftl").read_text("utf-8").splitlines()
    german = {name.replace("_", "-"): text for name, text in said.items()}
    lines = [f"{name} = {german[name]}" if (name := line.split(" =")[0]) in german else line for line in lines]
    (folder / "de.ftl").write_text("\n".join(lines) + "\n", "utf-8")


def languages(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = [*PROGRAM, "languages", *arguments]
    return subprocess.run(program, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.fixture
def german(copy: Path, tmp_path: Path) -> Iterator[Server]:
    add_german(copy / "core" / "text", language_name="Deutsch")
    add_german(copy / "games" / "hamlet" / "text", game_title="Weiler")
    server = Server(tmp_path / "data")
    server.program = PROGRAM
    server.start()
    yield server
    server.dismiss()
    server.stop()


def test_a_server_offers_a_fourth_language_as_soon_as_its_file_is_there(german: Server) -> None:
    browser = Browser(german, language="de-AT,en;q=0.5")
    page = browser.get("/").text
    assert '<html lang="de"' in page and "Deutsch" in page and "Weiler" in page and "Kingdom Builder" in page
    assert "Deutsch" in Browser(german, language="cs").get("/").text
    table = browser.post("/new/hamlet", data={"seat-0": "person", "seat-1": "person"}).headers["location"]
    assert "Weiler" in browser.get(table).text
    assert browser.get(f"{table}/now").status_code == 200


def test_commands_say_what_a_fourth_language_lacks(copy: Path) -> None:
    add_german(copy / "core" / "text", language_name="Deutsch")
    half = languages("de", "--language", "en")
    assert half.returncode == 1 and half.stdout.count("there is no such file") == len(osada.names())
    for name in osada.names():
        add_german(copy / "games" / name.replace("-", "_") / "text")
    whole = languages("--language", "de")
    assert (whole.returncode, whole.stdout.splitlines()[2]) == (0, "de (Deutsch): complete")
    file = copy / "games" / "hamlet" / "text" / "de.ftl"
    file.write_text(file.read_text("utf-8").replace("game-title = ", "game-titel = "), "utf-8")
    once_more = languages("de", "--language", "en")
    assert once_more.returncode == 1
    lines = once_more.stdout.splitlines()
    assert lines[0] == "de (Deutsch): one text is missing" and "    game-title" in lines
    assert lines[-1] == f"  {file}: English has no game-titel"
