from __future__ import annotations

from pathlib import Path

import pytest

from osada.core.text import SHARED, MissingText, Text, language_of_locale

FOLDERS = {
    "en": "word-cat = cat\n    .many = cats\nsee = I see a { $word }.\nonly = Only here.\n",
    "cs": "word-cat = kočka\n    .of = kočku\nsee = Vidím { $word_of }.\n",
    "pl": "word-cat = kot\nsee = Widzę { $nothing }.\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, source in FOLDERS.items():
        (tmp_path / f"{language}.ftl").write_text(source, "utf-8")
    return tmp_path


def test_words_of_the_game_are_messages_with_forms(folder: Path) -> None:
    assert Text("en", folder)("see", word="cat") == "I see a cat."
    assert Text("cs", folder)("see", word="cat") == "Vidím kočku."


def test_plain_words_stay(folder: Path) -> None:
    assert Text("en", folder)("see", word="dog") == "I see a dog."


def test_what_is_missing_is_shown_in_english(folder: Path) -> None:
    assert Text("cs", folder)("only") == "Only here."
    assert Text("pl", folder)("see", word="cat") == "I see a cat."
    assert Text("pl", folder)("nowhere") == "nowhere"


@pytest.mark.parametrize("message", ["only", "see", "nowhere"])
def test_strictly_what_is_missing_is_an_error(folder: Path, message: str) -> None:
    with pytest.raises(MissingText):
        Text("pl", folder, strict=True)(message, word="cat")


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(ValueError, match="languages are en, cs, pl, not 'de'"):
        Text("de")


def test_shared_texts_exist_in_all_languages() -> None:
    ids = {
        language: [
            line.split(" =")[0]
            for line in (SHARED / f"{language}.ftl").read_text("utf-8").splitlines()
            if " =" in line and line[0].isalpha()
        ]
        for language in FOLDERS
    }
    assert ids["en"] == ids["cs"] == ids["pl"]


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_locale(variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of_locale() == language


def test_names_of_people_are_never_words_of_the_game(tmp_path: Path) -> None:
    for language in FOLDERS:
        (tmp_path / f"{language}.ftl").write_text("player-cat = a kind\nhello = { $player }\n", "utf-8")
    assert Text("en", tmp_path)("hello", player="cat") == "cat"


def test_a_second_word_of_a_kind_has_its_forms_too(tmp_path: Path) -> None:
    source = "word-cat = kočka\n    .of = kočku\nword-dog = pes\n    .of = psa\nboth = { $word } vidí { $word2_of }.\n"
    (tmp_path / "cs.ftl").write_text(source, "utf-8")
    assert Text("cs", tmp_path)("both", word="cat", word2="dog") == "kočka vidí psa."
