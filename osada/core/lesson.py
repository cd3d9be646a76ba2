"""Lessons: a guided game as data. Each is a file ``learn/NAME.toml`` in the folder of its game.

    record = "first.record"   # an ordinary record beside it, its chance written in it
    seat = 0                  # who learns
    play_on = 8               # the position, after so many actions, to play on from when the lesson is over

    [[step]]
    id = "touch"              # the messages lesson-first-touch (its title), -body, -task, -again, -done, -mark-1 …
    at = 1                    # the position that it starts from, after so many actions: there is no branching
    accept = ["build *"]      # the clicks asked for, one after the other: patterns of notations, | between two of them
    spot = ["hex-8-12"]       # places in the light
    marks = ["hex-8-13"]      # places with a number and a word, at most three
    answers = ["touch"]       # refusals with words of their own: -no-touch; all others are answered by -again
    rules = ["KB-21"]

A step that has ``accept`` is done by these clicks; ``tap`` are places to be pointed at, each explained by its mark;
``until`` is how far the record plays on while one watches; and a step with none of them is read. ``score`` is a line of
the score sheet: the places that it comes from are in the light, and its texts may say ``{ $points }``.
What "show me" plays is the record itself.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

FOLDER = "learn"
CHAPTERS = "rules.toml"
"""Beside the lessons: the rules as a book (`osada.core.chapters`)."""
FIRST = "first"
"""The guided first game; other lessons are short."""
MOST_MARKS = 3
"""Numbered places of a step."""


class BadLesson(ValueError):
    """A lesson that is not written as lessons are."""


@dataclass(frozen=True)
class Step:
    """One thing to see or to do."""

    id: str
    at: int
    accept: tuple[str, ...] = ()
    tap: tuple[str, ...] = ()
    until: int | None = None
    spot: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    score: str = ""

    @property
    def kind(self) -> str:
        """``do``, ``tap``, ``watch`` or ``look``."""
        if self.accept:
            return "do"
        return "tap" if self.tap else "look" if self.until is None else "watch"

    @property
    def asks(self) -> bool:
        """Whether the learner has to do something."""
        return bool(self.accept or self.tap)

    @property
    def end(self) -> int:
        """How many actions of the record have been played when it is done as the record does it."""
        return self.at + len(self.accept) if self.until is None else self.until

    def accepts(self, click: int, notation: str) -> bool:
        """Whether an action may be the click of this number."""
        return any(fnmatchcase(notation, pattern.strip()) for pattern in self.accept[click].split("|"))


@dataclass(frozen=True)
class Lesson:
    """A guided game: where it starts and what is to be learnt, step by step."""

    name: str
    file: Path
    """Of its record."""
    seat: int
    play_on: int
    steps: tuple[Step, ...] = field(repr=False)

    @property
    def title(self) -> str:
        """The message with its title: that of all first games, or its own."""
        return "page-lesson-first" if self.name == FIRST else f"lesson-{self.name}"

    def texts(self, step: Step) -> dict[str, str]:
        """The messages of a step by what they are for: ``title``, ``body`` and what it needs besides."""
        name = f"lesson-{self.name}-{step.id}"
        parts = ["body", *(f"mark-{number}" for number in range(1, len(step.marks) + 1))]
        if step.asks:
            parts += ["task", "again", "done", *(f"no-{reason}" for reason in step.answers)]
        return {"title": name} | {part: f"{name}-{part}" for part in parts}


def read(folder: Path) -> tuple[Lesson, ...]:
    """The lessons in the folder of a game, the first game before all others."""
    files = (file for file in (folder / FOLDER).glob("*.toml") if file.name != CHAPTERS)
    return tuple(_lesson(file) for file in sorted(files, key=_order))


def _order(file: Path) -> tuple[bool, str]:
    return file.stem != FIRST, file.stem


def _lesson(file: Path) -> Lesson:
    try:
        document = tomllib.loads(file.read_text("utf-8"))
        steps = tuple(_step(step) for step in document.pop("step"))
        return Lesson(file.stem, file.parent / document.pop("record"), steps=steps, **document)
    except (KeyError, TypeError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(f"{file.name}: {error}") from None


def _step(given: dict[str, Any]) -> Step:
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return Step(**fields)
