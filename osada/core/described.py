"""What can be typed into a component set: its pieces, and the fields of each.

A game may describe its set in ``components/fields.toml``::

    [[group]]
    id = "beer"                      # the message set-beer
    pieces = "cards.beer*"           # where they are in the contents
    [[group.field]]
    name = "harvest"                 # the message field-harvest
    kind = "amounts"
    highest = 3
    zone = [4, 3, 92, 19]            # on the picture of the piece: left, top, width, height, in hundredths

What it does not say follows from the standard set, and a game that describes nothing has all of its set described in
this way. Kinds: ``number``, ``truth``, ``choice`` (one of some words), ``amounts`` (a number for each of some words),
``cost`` (a text such as “2 wheat, 1 stone”), ``mix`` (“3 milk/bricks”), ``text`` and ``lines`` (a list of texts).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Any

from osada.core.components import FIXED, ComponentSet

KINDS = ("number", "truth", "choice", "amounts", "cost", "mix", "text", "lines")
FILE = "fields.toml"
HIGHEST = 99
MOST_WORDS = 12
"""A field that has more different texts than this in the standard set is no choice among them."""


@dataclass(frozen=True)
class Field:
    """A field of a piece."""

    name: str
    """Where it is in the piece: ``value``, ``reward.gold``."""
    kind: str
    lowest: int = 0
    highest: int = HIGHEST
    words: tuple[str, ...] = ()
    zone: tuple[int, ...] = ()
    also: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By value: other fields that follow from it."""


@dataclass(frozen=True)
class Group:
    """Pieces with the same fields."""

    id: str
    pieces: tuple[str, ...]
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Description:
    """All that can be typed into a set."""

    groups: tuple[Group, ...]

    def group_of(self, piece: str) -> Group | None:
        """The group of a piece."""
        return next((group for group in self.groups if piece in group.pieces), None)

    def field_of(self, piece: str, name: str) -> Field | None:
        """A field of a piece."""
        group = self.group_of(piece)
        return next((field for field in group.fields if field.name == name), None) if group else None

    def fields_of(self, piece: str, contents: Mapping[str, Any]) -> list[Field]:
        """The fields that a piece has."""
        group = self.group_of(piece)
        return [field for field in group.fields if has(contents, piece, field.name)] if group else []

    @property
    def pieces(self) -> list[str]:
        """All pieces."""
        return [piece for group in self.groups for piece in group.pieces]


def value_at(contents: Any, path: str) -> Any:
    """What is at a place of a set; KeyError if there is no such place."""
    for key in path.split("."):
        if not isinstance(contents, Mapping):
            raise KeyError(path)
        contents = contents[key]
    return contents


def has(contents: Any, piece: str, name: str) -> bool:
    """Whether a piece has a field."""
    try:
        value_at(contents, f"{piece}.{name}")
    except KeyError:
        return False
    return True


@lru_cache(maxsize=32)
def described(folder: Path, standard: ComponentSet) -> Description:
    """The description of a game's set."""
    file = folder / "components" / FILE
    contents = standard.contents
    if not file.is_file():
        return Description(tuple(_derived(contents)))
    document = tomllib.loads(file.read_text("utf-8"))
    paths = [path for path, _ in _objects(contents, "")]
    return Description(tuple(_group(given, paths, contents) for given in document["group"]))


def _group(given: dict[str, Any], paths: Sequence[str], contents: Any) -> Group:
    pattern: str = given["pieces"]
    names = [field["name"] for field in given["field"]]
    pieces = tuple(
        path
        for path in paths
        if fnmatchcase(path, pattern)
        and path.count(".") == pattern.count(".")
        and any(has(contents, path, name) for name in names)
    )
    return Group(given["id"], pieces, tuple(_field(dict(one), pieces, contents) for one in given["field"]))


def _field(given: dict[str, Any], pieces: Sequence[str], contents: Any) -> Field:
    name = given.pop("name")
    values = [value_at(contents, f"{piece}.{name}") for piece in pieces if has(contents, piece, name)]
    plain = _of_values(name, values)
    words = given.pop("words", plain.words)
    if isinstance(words, str):
        words = tuple(value_at(contents, words))
    kind = given.pop("kind", plain.kind)
    zone, also = tuple(given.pop("zone", ())), given.pop("also", {})
    return Field(name, kind, words=tuple(words), zone=zone, also=also, **given)


def _of_values(name: str, values: Sequence[Any]) -> Field:
    """A field as the values of the standard set show it."""
    first = values[0]
    if isinstance(first, bool):
        return Field(name, "truth")
    if isinstance(first, int):
        return Field(name, "number")
    if isinstance(first, Mapping):
        return Field(name, "amounts", words=tuple(first))
    if isinstance(first, list):
        return Field(name, "lines")
    words = tuple(dict.fromkeys(values))
    return Field(name, "choice", words=words) if len(words) <= MOST_WORDS else Field(name, "text")


def _objects(contents: Any, where: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """All objects of a set with their places."""
    for key, value in contents.items():
        path = f"{where}.{key}" if where else key
        if isinstance(value, Mapping):
            yield path, value
            yield from _objects(value, path)


def _derived(contents: Mapping[str, Any]) -> Iterator[Group]:
    """A group for each object whose parts are pieces: objects with fields, or lists."""
    for path, value in [("", contents), *_objects(contents, "")]:
        pieces = {f"{path}.{key}" if path else key: part for key, part in value.items() if _is_piece(part)}
        if pieces:
            names = dict.fromkeys(name for part in pieces.values() for name in part if _is_field(name, part[name]))
            found = tuple(_field({"name": name}, tuple(pieces), contents) for name in names)
            if found:
                yield Group(path.replace(".", "-") or "all", tuple(pieces), found)
        elif value and path and all(_is_lines(part) for part in value.values()):
            fields = tuple(_field({"name": name}, (path,), contents) for name in value)
            yield Group(path.replace(".", "-"), (path,), fields)


def _is_piece(part: Any) -> bool:
    return isinstance(part, Mapping) and any(isinstance(value, int | str) for value in part.values())


def _is_lines(part: Any) -> bool:
    return isinstance(part, list) and bool(part) and all(isinstance(line, str) for line in part)


def _is_field(name: str, value: Any) -> bool:
    """Whether something of a piece can be typed in."""
    if name in FIXED:
        return False
    amounts = isinstance(value, Mapping) and bool(value) and all(type(number) is int for number in value.values())
    return amounts or isinstance(value, int | str) or _is_lines(value)
