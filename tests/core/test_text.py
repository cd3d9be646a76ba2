from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import osada
from osada.core.text import LANGUAGES, SHARED, MissingText, Text, entries, language_of_locale
from osada.testing.checks.texts import messages, untranslated

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
    ids = [list(messages(SHARED, language)) for language in LANGUAGES]
    assert ids[0] == ids[1] == ids[2]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_shared_texts_are_translated(language: str) -> None:
    assert untranslated(SHARED, language) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("word = kočka\n", []),
        ("word = cat\n", ["cs: word"]),
        ("word = CAT\n", ["cs: word"]),
        ("# same\nword = cat\n", []),
        ("# same: a name\nword = cat\n", []),
        ("# A name.\n# same\nword = cat\n", []),
        ("# the same\nword = cat\n", ["cs: word"]),
        ("# same\nword = kočka\n", ["cs: word is said to be the same, and is not"]),
        ("# same\n\nword = cat\n", ["cs: word"]),
        ("sign = { $a } – { $b } (95 %)\n", []),
        ("count = { $n ->\n    [one] one cat\n   *[other] cats\n}\n", ["cs: count"]),
        ("count = { $n ->\n    [one] kočka\n    [few] kočky\n   *[other] koček\n}\n", []),
    ],
)
def test_what_reads_as_in_english_says_so(tmp_path: Path, source: str, found: list[str]) -> None:
    (tmp_path / "en.ftl").write_text(
        "word = cat\nsign = { $a } – { $b } (95 %)\ncount = { $n ->\n    [one] one cat\n   *[other] cats\n}\n", "utf-8"
    )
    (tmp_path / "cs.ftl").write_text(source, "utf-8")
    assert untranslated(tmp_path, "cs") == found


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


@pytest.mark.parametrize(
    "file", sorted(Path(osada.__file__).parent.rglob("*.ftl")), ids=lambda file: "-".join(file.parts[-3:])
)
def test_entries_are_what_the_parser_of_the_language_finds(file: Path) -> None:
    """They are cut apart without it, because it is slow."""
    parser = FluentParser(with_spans=False)
    body = parser.parse(file.read_text("utf-8")).body
    assert len(entries(file)) == sum(isinstance(entry, ast.Message | ast.Term) for entry in body), "no name twice"
    named = {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry
        for entry in body
        if isinstance(entry, ast.Message | ast.Term)
    }
    assert named.keys() == entries(file).keys()
    for name, written in entries(file).items():
        named[name].comment = None
        assert parser.parse_entry(written).equals(named[name])


def test_a_message_brings_the_messages_and_terms_that_it_refers_to(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("tree = { -oak } and { leaf }\nleaf =\n    a { -one }\n-oak = oak\n-one = leaf\n")
    assert Text("en", tmp_path)("tree") == "oak and a leaf"


def test_several_threads_ask_for_the_same_messages_at_once(tmp_path: Path) -> None:
    chain = [f"word{n} = {{ word{n + 1} }}" for n in range(60)]
    (tmp_path / "en.ftl").write_text("\n".join([*chain, "word60 = the end", ""]), "utf-8")
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(5):
            text = Text("en", tmp_path, strict=True)
            with ThreadPoolExecutor(8) as threads:
                assert set(threads.map(text, [f"word{n}" for n in range(60)] * 2)) == {"the end"}
    finally:
        sys.setswitchinterval(interval)
