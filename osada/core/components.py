"""Component sets: the printed pieces of a game as data.

A set is a JSON file ``{"game", "set", "about", "contents", "provenance"}``. ``contents`` is what the rules
read; ``provenance`` says of every field whether it is ``sourced`` (taken from the game itself) or
``designed`` (ours); a word given to a field holds for all that is inside it.

A set may change contents, never ids or counts: it has the same keys, lists of the same length and values of
the same kind as the standard set. Owners export the standard set, type in their own pieces and check it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import Any

from osada.core.plain import NotJson, parse_json

STANDARD = "standard"
FIELDS = ("game", "set", "about", "contents", "provenance")
ORIGINS = ("sourced", "designed")
FIXED = ("id", "copies", "count")
"""Fields that are ids or counts: the same in every set."""


class BadComponents(ValueError):
    """A component set that cannot be used; ``problems`` names each fault and where it is.

    >>> import osada
    >>> try:
    ...     osada.read_components("no such file")
    ... except osada.BadComponents as error:
    ...     error.problems
    ['no such file: cannot be read (No such file or directory)']
    """

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@dataclass(frozen=True, eq=False, repr=False)
class ComponentSet:
    """A checked set. Equal checksums are equal pieces, whatever the set is called.

    >>> import osada
    >>> standard = osada.game("kingdom-builder").standard
    >>> list(standard.contents)
    ['sectors']
    """

    game: str
    name: str
    about: str
    contents: dict[str, Any]
    provenance: dict[str, Any]
    checksum: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ComponentSet) and (self.game, self.checksum) == (other.game, other.checksum)

    def __hash__(self) -> int:
        return hash((self.game, self.checksum))

    def __repr__(self) -> str:
        return f"<ComponentSet {self.name} of {self.game}, {self.checksum}>"

    def document(self) -> dict[str, Any]:
        """The set as it is written to a file."""
        return {
            "game": self.game,
            "set": self.name,
            "about": self.about,
            "contents": self.contents,
            "provenance": self.provenance,
        }

    def export(self) -> str:
        """The text of that file."""
        return json.dumps(self.document(), ensure_ascii=False, indent=1) + "\n"


def checksum(contents: dict[str, Any]) -> str:
    """16 hex digits that tell sets with different contents apart."""
    plain = json.dumps(contents, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(plain.encode()).hexdigest()[:16]


def read(document: object) -> ComponentSet:
    """A set from its document; only the outer form is checked here, the pieces by ``differences``."""
    if not isinstance(document, dict):
        raise BadComponents([f"a component set is an object with {', '.join(FIELDS)}"])
    missing = [field for field in FIELDS if field not in document]
    unknown = [field for field in document if field not in FIELDS]
    problems = [f"{field} is missing" for field in missing] + [f"{field} is unknown" for field in unknown]
    for field in FIELDS:
        kind = dict if field in ("contents", "provenance") else str
        if field in document and not isinstance(document[field], kind):
            problems.append(f"{field}: expected {_kind(kind())}, not {_kind(document[field])}")
    if not problems and not (document["set"].strip() and document["set"].isprintable() and len(document["set"]) <= 80):
        problems.append("set: expected a printable name of at most 80 letters")
    if problems:
        raise BadComponents(problems)
    return ComponentSet(
        document["game"],
        document["set"],
        document["about"],
        document["contents"],
        document["provenance"],
        checksum(document["contents"]),
    )


def read_components(file: str | PathLike[str]) -> ComponentSet:
    """A component set from a file; BadComponents names all that is wrong with it.

    >>> import osada, pathlib, tempfile
    >>> game = osada.game("kingdom-builder")
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = pathlib.Path(folder) / "mine.json"
    ...     _ = file.write_text(game.standard.export(), "utf-8")
    ...     osada.read_components(file)  # doctest: +ELLIPSIS
    <ComponentSet standard of kingdom-builder, ...>
    """
    return load(Path(file))


def load(path: Path) -> ComponentSet:
    """A set from a file."""
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents([f"{path}: cannot be read ({_short(error)})"]) from None
    try:
        return read(parse_json(text))
    except NotJson as error:
        raise BadComponents([f"{path}: {error}"]) from None


@cache
def standard(folder: Path) -> ComponentSet:
    """The standard set of the game in a folder, read once."""
    return load(folder / "components" / f"{STANDARD}.json")


def differences(given: ComponentSet, standard: ComponentSet) -> list[str]:
    """Where a set departs from what a set may change; empty when it is good."""
    if given.game != standard.game:
        return [f"game: expected {standard.game}, not {given.game}"]
    problems = list(_shape(given.contents, standard.contents, ""))
    return problems or list(_origins(given.contents, given.provenance, ""))


def _shape(given: Any, standard: Any, where: str) -> Iterator[str]:
    if _kind(given) != _kind(standard):
        yield f"{where or 'contents'}: expected {_kind(standard)}, not {_kind(given)}"
    elif isinstance(standard, dict):
        for key in standard:
            if key not in given:
                yield f"{_inside(where, key)} is missing"
            elif key in FIXED and given[key] != standard[key]:
                yield f"{_inside(where, key)}: {standard[key]} stays, not {given[key]} (ids and counts)"
            else:
                yield from _shape(given[key], standard[key], _inside(where, key))
        yield from (f"{_inside(where, key)} is unknown" for key in given if key not in standard)
    elif isinstance(standard, list):
        if len(given) != len(standard):
            yield f"{where}: expected {len(standard)} of them, not {len(given)}"
        else:
            for number, (one, other) in enumerate(zip(given, standard, strict=True), start=1):
                yield from _shape(one, other, f"{where}[{number}]")


def _origins(contents: dict[str, Any], provenance: Any, where: str) -> Iterator[str]:
    for key, value in contents.items():
        origin = provenance.get(key) if isinstance(provenance, dict) else None
        if isinstance(origin, dict) and isinstance(value, dict):
            yield from _origins(value, origin, _inside(where, key))
        elif origin not in ORIGINS:
            yield f"provenance of {_inside(where, key)}: expected {' or '.join(ORIGINS)}, not {origin!r}"


def _inside(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


def _kind(value: object) -> str:
    for kind, name in ((bool, "true or false"), (int, "a whole number"), (str, "a text"), (list, "a list")):
        if isinstance(value, kind):
            return name
    return "an object" if isinstance(value, dict) else "a fraction" if isinstance(value, float) else "nothing"


def _short(error: Exception) -> str:
    return getattr(error, "strerror", None) or type(error).__name__
