"""The rules as a book: the file ``learn/rules.toml`` of a game, with its words in ``learn/*.ftl``.

[[chapter]]
id = "placing"                  # the messages chapter-placing (its title), -lead, -1, -2 …, -words
rules = ["TT-20", "TT-21"]      # whose exact wordings belong here; every rule is in one chapter
items = ["TT-21", "TT-22"]      # the numbered paragraphs, each with the rule beside it
lessons = ["harbor"]            # short lessons that let one try it
example = true                  # a case worked through: -example; it may say { $points } and { $total }

[[chapter.figure]]
record = "first.record"         # a small real position: a record beside the file, after so many actions,
at = 48                         # and after more of them (play), as a seat sees it
crop = ["tile-3.1", "cell-C4"]  # the part around these places; without them the whole pane
marks = ["cell-A3"]             # places with the numbers of the paragraphs, in their order
right = ["cell-A3"]             # places that may be chosen there,
wrong = ["cell-C3"]             # and places that may not
score = "green_zahrada"         # a line of the score sheet: the places that it comes from are ringed

[[gallery]]
id = "cards"                    # the message gallery-cards
chapter = "scoring"             # the chapter that it stands in
pieces = ["knights k-knights KB-57"]   # what it is (its text is the game's own), its symbol, its rule

[[short]]                       # goal, turn and end on one screen: short-goal, short-goal-1 …
id = "goal"
items = ["KB-51", "KB-3"]
figure = { at = 12, crop = ["hex-7-15"], marks = ["hex-7-15"] }

[[question]]                    # what newcomers ask: question-ID; the answer is in its chapter
id = "how-many"
chapter = "turn"
answer = ["3"]                  # figures or terms that the chapter holds; * stands for the message answer-ID
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from osada.core.lesson import CHAPTERS, FOLDER
from osada.core.view import Layout

FIRST_TURNS = 3
"""So many turns of a newcomer's first game explain themselves: first-turn-1 … say what a good one looks like."""
SHORT = ("goal", "turn", "end")
"""What a game is in short."""
SHORT_SHAPE = 1.4
"""The pictures of a game in short stand side by side, and are alike."""


class BadChapters(ValueError):
    """Chapters that are not written as chapters are."""


@dataclass(frozen=True)
class Figure:
    """A picture of a small real position."""

    at: int = 0
    record: str = "first.record"
    play: tuple[str, ...] = ()
    seat: int = 0
    layout: Layout = "wide"
    pane: str = "board"
    crop: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    score: str = ""
    margin: float = 30.0
    shape: float = 0.0
    """How many times wider than high it is wherever its pane has room for that; 0 for as it comes."""


@dataclass(frozen=True)
class Chapter:
    """One subject of the rules."""

    id: str
    rules: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()
    example: bool = False
    lessons: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The message with its title; its other messages go on from it."""
        return f"chapter-{self.id}"

    def texts(self) -> list[str]:
        """The messages that are read."""
        items = [f"{self.title}-{number}" for number in range(1, len(self.items) + 1)]
        return [self.title, f"{self.title}-lead", *items, *([f"{self.title}-example"] if self.example else [])]


@dataclass(frozen=True)
class Piece:
    """A card or piece of the gallery."""

    about: str
    symbol: str
    rule: str


@dataclass(frozen=True)
class Gallery:
    """Cards or pieces of one kind."""

    id: str
    chapter: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True)
class Short:
    """A third of what a game is in short."""

    id: str
    items: tuple[str, ...]
    figure: Figure

    def texts(self) -> list[str]:
        """The messages that are read."""
        return [f"short-{self.id}", *(f"short-{self.id}-{number}" for number in range(1, len(self.items) + 1))]


@dataclass(frozen=True)
class Question:
    """What a newcomer asks, and where the answer is."""

    id: str
    chapter: str
    answer: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """All of it."""

    folder: Path
    chapters: tuple[Chapter, ...] = ()
    galleries: tuple[Gallery, ...] = ()
    shorts: tuple[Short, ...] = ()
    questions: tuple[Question, ...] = ()

    def texts(self) -> list[str]:
        """All messages, each once."""
        words = [f"{chapter.title}-words" for chapter in self.chapters]
        read = [text for chapter in self.chapters for text in chapter.texts()]
        read += [text for short in self.shorts for text in short.texts()]
        asked = [f"question-{question.id}" for question in self.questions]
        asked += [f"answer-{question.id}" for question in self.questions if "*" in question.answer]
        first = [f"first-turn-{number}" for number in range(1, FIRST_TURNS + 1)] if self.chapters else []
        return [*first, *read, *words, *(f"gallery-{gallery.id}" for gallery in self.galleries), *asked]


def read(folder: Path) -> Book:
    """The book in the folder of a game; an empty one if it has none."""
    file = folder / FOLDER / CHAPTERS
    if not file.is_file():
        return Book(file.parent)
    try:
        document = tomllib.loads(file.read_text("utf-8"))
        return Book(
            file.parent,
            tuple(_chapter(one) for one in document.pop("chapter")),
            tuple(_gallery(one) for one in document.pop("gallery", ())),
            tuple(map(_short, document.pop("short", ()))),
            tuple(Question(**_listed(one)) for one in document.pop("question", ())),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadChapters(f"{file}: {error}") from None


def _listed(given: Mapping[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}


def _figure(given: Mapping[str, Any]) -> Figure:
    return Figure(**_listed(given))


def _short(given: Mapping[str, Any]) -> Short:
    return Short(given["id"], tuple(given["items"]), _figure({"shape": SHORT_SHAPE, **given["figure"]}))


def _chapter(given: dict[str, Any]) -> Chapter:
    figures = tuple(_figure(one) for one in cast(list[dict[str, Any]], given.pop("figure", [])))
    return Chapter(figures=figures, **_listed(given))


def _gallery(given: dict[str, Any]) -> Gallery:
    pieces = tuple(Piece(*line.split()) for line in given["pieces"])
    return Gallery(given["id"], given["chapter"], pieces)
