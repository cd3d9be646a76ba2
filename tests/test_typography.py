"""Texts are typeset: in every message of every language, and in what pictures write."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import osada
from osada.core.game import LAYOUTS
from osada.core.table import Table
from osada.core.text import LANGUAGES, SHARED, texts
from osada.core.typeset import ONE_LETTER, plain, typeset
from osada.testing import sample

ROOT = Path(__file__).parents[1]
FOLDERS = sorted({SHARED, *(ROOT / "osada" / "games").glob("*/text")})
FAULTS = {
    "a hyphen for a dash": re.compile(r"(?<=\s)-(?=\s)|--(?=\s)"),
    "a hyphen for a minus": re.compile(r"(?<![\w\-–])-(?=\d)"),
    "a hyphen between numbers": re.compile(r"\d-\d"),
    "three dots": re.compile(r"\.\.\."),
    "straight quotes": re.compile(r'(?<=\s)"\w|(?<=\w)"(?=[\s.,])'),
    "a space before a comma": re.compile(r" [,;!?](?=\s|$)"),
}
WRITTEN = re.compile(r"<text[^>]*>([^<]*)</text>")


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """Every piece of text of a file, arguments shown as a number."""
    found: list[tuple[str, str]] = []
    name = ""

    class Patterns(Visitor):
        def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
            pieces = [piece.value if isinstance(piece, ast.TextElement) else "3" for piece in node.elements]
            found.append((name, "".join(str(piece) for piece in pieces)))
            self.generic_visit(node)

    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            name = entry.id.name
            Patterns().visit(entry)
    yield from found


def left_alone(text: str, language: str) -> list[str]:
    """Words of one letter and numbers that a line could end with."""
    letters = ONE_LETTER.get(language, "")
    return re.findall(rf"(?<![\w'’\-])(?:[{letters}][ \n]+\w|\d+[.×]?[ \n]+[^\W\d_])", text) if letters else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_leaves_anything_alone_or_has_makeshift_characters(language: str) -> None:
    wrong = []
    for folder in FOLDERS:
        for name, text in messages(folder / f"{language}.ftl"):
            said = typeset(text, language)
            wrong += [(folder.parent.name, name, found) for found in left_alone(said, language)]
            if not name.startswith(("terminal-", "report-", "words-")):  # what is typed there has hyphens
                wrong += [(folder.parent.name, name, fault) for fault, sign in FAULTS.items() if sign.search(said)]
    assert wrong == []


def test_words_of_one_letter_and_numbers_stay_with_what_follows() -> None:
    assert (
        typeset("osídlení v lese a u vody, 3 zlaťáky", "cs")
        == "osídlení v\u00a0lese a\u00a0u\u00a0vody, 3\u00a0zlaťáky"
    )
    assert typeset("W lesie i 1× chleb, -2", "pl") == "W\u00a0lesie i\u00a01×\u00a0chleb, −2"
    assert typeset("a hex in a forest, 50 %", "en") == "a hex in a forest, 50\u00a0%"
    assert typeset("kingdom-builder 2-3 C1–C2", "cs") == "kingdom-builder 2-3 C1–C2"
    assert plain(typeset("v lese", "cs")) == "v lese"


def test_a_message_is_typeset_when_it_is_said() -> None:
    game = osada.game("hamlet")
    told = game.tell({"event": "step", "seat": 0, "tile": "market", "to": "pond_forest"}, "cs", ("Eva",))
    assert "z\u00a0tržiště" in told and texts("cs")("page-welcome")


@pytest.mark.parametrize("name", osada.names())
def test_no_line_of_a_picture_ends_with_a_word_of_one_letter(name: str) -> None:
    game, chance = osada.game(name), random.Random(name)
    table = Table(game, game.seats[-1], 1)
    wrong = set()
    for number in range(game.longest if sample.ALL else 150):
        if table.seat is None:
            break
        if number % 30 == 0:
            for language, layout in product(ONE_LETTER, LAYOUTS):
                picture = game.picture(table.view(table.seat), language, layout)
                drawn = picture.symbols + "".join(pane.markup() for pane in picture.panes.values())
                ends = rf"\w.*[\s\u00a0][{ONE_LETTER[language].lower()}]"
                wrong |= {(language, line) for line in WRITTEN.findall(drawn) if re.fullmatch(ends, line)}
                wrong |= {(language, line) for line in WRITTEN.findall(drawn) if re.search(r"(?<!\w)-\d|\.\.\.", line)}
        table.play(table.seat, chance.choice(table.state.actions()))
    assert wrong == set()
