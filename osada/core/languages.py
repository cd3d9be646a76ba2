"""Which languages there are, and what their texts lack. A language is one file in every folder with texts, and no code.

Everything is held against English: its messages, and their attributes. Forms of a word are a language's own: they are
needed for every word of a kind as soon as a message of that language uses them (``{ $terrain_on }``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from osada.core.text import LANGUAGES, kind_of

if TYPE_CHECKING:
    from fluent.syntax import ast

ENGLISH = LANGUAGES[0]


@dataclass(frozen=True)
class TextFile:
    """The texts of one folder in one language."""

    path: Path
    count: int
    """How many messages English has there."""
    missing: tuple[str, ...]
    """Messages, and attributes as ``terrain-canyon.on``, that are not there."""
    unknown: tuple[str, ...]
    """Messages that English does not have: nobody asks for them."""
    unreadable: tuple[int, ...]
    """Lines that are no messages."""

    @property
    def complete(self) -> bool:
        """Whether every message is there and every line can be read."""
        return not self.missing and not self.unreadable


def known_languages(folders: Sequence[Path]) -> list[str]:
    """Every language that at least one of these folders has texts in, those that are offered first."""
    found = {file.stem for folder in folders for file in folder.glob("*.ftl")}
    return [*(language for language in LANGUAGES if language in found), *sorted(found.difference(LANGUAGES))]


def text_files(language: str, folders: Sequence[Path]) -> list[TextFile]:
    """The files of a language, held against the English ones; also those that are not there."""
    return [_compared(folder / f"{language}.ftl", folder / f"{ENGLISH}.ftl") for folder in folders]


def _compared(file: Path, english: Path) -> TextFile:
    wanted, _ = _read(english)
    there, unreadable = _read(file)
    forms = {variable.partition("_")[2] for message in wanted.values() for variable in _variables(message)}
    missing = [name for name in wanted if name not in there]
    missing += [
        f"{name}.{attribute}"
        for name, message in wanted.items()
        if name in there
        for attribute in _attributes(message)
        if attribute not in forms and attribute not in _attributes(there[name])
    ]
    missing += _missing_forms(there)
    unknown = tuple(name for name in there if name not in wanted)
    return TextFile(file, len(wanted), tuple(dict.fromkeys(missing)), unknown, unreadable)


def _missing_forms(messages: dict[str, ast.Message]) -> Iterator[str]:
    """Words without a form that a message uses of their kind."""
    for message in messages.values():
        for variable in _variables(message):
            kind, _, form = variable.partition("_")
            words = [name for name in messages if form and name.startswith(f"{kind_of(kind)}-")]
            yield from (f"{word}.{form}" for word in words if form not in _attributes(messages[word]))


def _read(file: Path) -> tuple[dict[str, ast.Message], tuple[int, ...]]:
    """The messages of a file, and the lines that are none; nothing if there is no file."""
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415  # slow to load

    if not file.is_file():
        return {}, ()
    source = file.read_text("utf-8")
    body = FluentParser().parse(source).body
    starts = [entry.span.start for entry in body if isinstance(entry, ast.Junk) and entry.span is not None]
    unreadable = [source.count("\n", 0, start) + 1 for start in starts]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}, tuple(unreadable)


def _attributes(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


def _variables(message: ast.Message) -> set[str]:
    """The arguments that a message uses."""
    from fluent.syntax.visitor import Visitor  # noqa: PLC0415

    found: set[str] = set()

    class Variables(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Variables().visit(message)
    return found
