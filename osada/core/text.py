"""What people read, in their language: Fluent messages.

Every game has a file per language in ``text``: ``en.ftl``, ``cs.ftl``, ``pl.ftl``; ``core/text`` has what all games
share, and a language is there when its file is there. Messages go by kind: ``rule-KB-21`` helps with a rule,
``refusal-touch`` refuses, ``asked-build`` asks, ``log-build`` tells, ``option-edge`` explains. Words of the game are
messages too: an argument ``terrain="canyon"`` is shown as the message ``terrain-canyon`` where there is one, and each
attribute of that message, such as a grammatical case, can be used as well: ``.on`` as ``{ $terrain_on }``. Languages
have the forms they need. A second word of the same kind is called ``terrain2``: it is shown as ``terrain-canyon`` too.
Spaces that must not end a line are put in when a message is said (`typeset`). A message is parsed when it is first
asked for: all of a game's take 0.2 s, and a page has few of them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from osada.core.typeset import typeset

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

SHARED = Path(__file__).parent / "text"
LANGUAGES = tuple(
    sorted((file.stem for file in SHARED.glob("*.ftl")), key=lambda language: (language != "en", language))
)
"""The languages that there are, English first: what another one lacks is said in English."""
REMEMBERED = 20_000
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message or a term, with the lines that belong to it: they are indented or empty, or close a bracket."""
NAMED = re.compile(r"-?[a-zA-Z][\w-]*")
NAMES = ("player", "owner", "name", "names", "winners", "file")
"""Arguments that people have named: never words of the game."""


class MissingText(KeyError):
    """A message that a language does not have, or whose arguments do not fit."""


class Text:
    """The messages of one language; what is missing there is shown in English, never as an error."""

    def __init__(self, language: str, *folders: Path, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"languages are {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self.strict = strict
        self._folders = folders
        self._known: dict[tuple[object, ...], str] = {}
        """Messages as they came out lately: putting one in takes 50 µs, and a page has many of them again and again."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  # as slow to load as all the rest

        self._bundle, self._parse = FluentBundle([language], use_isolating=False), FluentResource
        self._written: dict[str, str] = {}
        """Entries by name, as they are written; where two folders have one, the first has it."""
        for folder in (SHARED, *folders):
            self._written = entries(folder / f"{language}.ftl") | self._written
        self._parsed: set[str] = set()
        self._parsing = Lock()

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._written

    def _message(self, name: str) -> Message:
        self._need(name)
        return self._bundle.get_message(name)

    def _need(self, name: str) -> None:
        """Let an entry be known, and those that it refers to: whatever it names that is one.

        Several threads draw pictures at once: an entry counts as parsed when all that it needs is there.
        """
        if name in self._parsed:
            return
        with self._parsing:
            needed, found = [name], set[str]()
            while needed:
                entry = needed.pop()
                if entry in self._written and entry not in found | self._parsed:
                    found.add(entry)
                    self._bundle.add_resource(self._parse(self._written[entry]))
                    needed += NAMED.findall(self._written[entry])
            self._parsed |= found

    def __call__(self, message: str, /, **arguments: object) -> str:
        """The message with its arguments put in."""
        key = (message, *arguments.items())
        try:
            return self._known[key]
        except KeyError:
            pass
        except TypeError:  # an argument that has no hash is put in every time
            return self._put_in(message, arguments)
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[key] = said = self._put_in(message, arguments)
        return said

    def _put_in(self, message: str, arguments: Mapping[str, object]) -> str:
        pattern = self._message(message).value if self.has(message) else None
        if pattern is None:
            return self._elsewhere(message, arguments, f"{self.language}: no message {message}")
        values: dict[str, object] = {}
        for name, value in arguments.items():
            values |= self._values(name, value)
        formatted, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            return self._elsewhere(message, arguments, f"{self.language}: {message}: {errors[0]}")
        return typeset(str(formatted), self.language)

    def _values(self, name: str, value: object) -> dict[str, object]:
        """An argument; where it is a word of the game, the word and its other forms."""
        word = f"{kind_of(name)}-{value}"
        if not isinstance(value, str) or name in NAMES or not self.has(word):
            return {name: value}
        message = self._message(word)
        values: dict[str, object] = {name: self(word)}
        for attribute, pattern in message.attributes.items():
            values[f"{name}_{attribute}"] = self._bundle.format_pattern(pattern)[0]
        return values

    def _elsewhere(self, message: str, arguments: Mapping[str, object], problem: str) -> str:
        if self.strict:
            raise MissingText(problem)
        if self.language == LANGUAGES[0]:
            return message
        return texts(LANGUAGES[0], *self._folders)(message, **arguments)


@cache
def entries(file: Path) -> dict[str, str]:
    """The entries of a file by their names, as they are written; none if there is no such file."""
    if not file.is_file():
        return {}
    return {found[1]: found[0] for found in ENTRY.finditer(file.read_text("utf-8") + "\n")}


def kind_of(argument: str) -> str:
    """The kind of word that an argument stands for: a second terrain is ``terrain2``."""
    return argument.rstrip("23456789")


@cache
def texts(language: str, *folders: Path) -> Text:
    """The messages of a language, read once."""
    return Text(language, *folders)


def language_of_locale() -> str:
    """The language that the environment asks for, or English."""
    asked = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")[:2].lower()
    return asked if asked in LANGUAGES else LANGUAGES[0]
