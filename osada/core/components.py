"""Component sets: the printed pieces of a game as data.

A set is a JSON file ``{"game", "set", "about", "contents", "provenance"}``. ``contents`` is what the rules
read; ``provenance`` says of every field whether it is ``sourced`` (taken from the game itself) or
``designed`` (ours); a word given to a field holds for all that is inside it, and a text such as “1 planks, 2 stone” may
have a word for each of its parts.

A set may change contents, never ids or counts: it has the same keys, lists of the same length and values of
the same kind as the standard set. Owners export the standard set, type in their own pieces and check it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from os import PathLike
from pathlib import Path
from typing import Any

from osada.core.plain import NotJson, parse_json
from osada.core.text import Text

STANDARD = "standard"
FIELDS = ("game", "set", "about", "contents", "provenance")
ORIGINS = ("sourced", "designed")
FIXED = ("id", "copies", "count")
"""Fields that are ids or counts: the same in every set."""
LONGEST = 200
"""Letters of a place in a file, or of what stands there, that a fault repeats."""


class Fault(str):
    """What is wrong with a set, in English, with the message and its facts by which pages say it in their language."""

    message: str
    facts: dict[str, object]

    @classmethod
    def made(cls, english: str, message: str, **facts: object) -> Fault:
        """A fault; the name of its message begins with ``fault-``."""
        fault = cls(english)
        fault.message, fault.facts = f"fault-{message}", facts
        return fault

    @property
    def where(self) -> str:
        """The place in the set that it concerns; empty where it is no single one."""
        return str(self.facts.get("where", ""))

    def told(self, text: Text) -> str:
        """The fault in a language."""
        short = {name: fact[:LONGEST] if isinstance(fact, str) else fact for name, fact in self.facts.items()}
        return text(self.message, **short)

    def told_there(self, text: Text) -> str:
        """The fault as it is said at its place, without naming it."""
        said = Fault.made(self, self.message.removeprefix("fault-"), **{**self.facts, "where": ""}).told(text)
        said = said.removeprefix(":").strip()
        return said[:1].upper() + said[1:]


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

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled, a standard set is the name of its game and its checksum; any other one is its document."""
        games = import_module("osada.games")
        if self.game in games.names() and self in games.game(self.game).standards:
            return standard_of, (self.game, self.checksum)
        return read, (self.document(),)

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
        fields = ", ".join(FIELDS)
        raise BadComponents([Fault.made(f"a component set is an object with {fields}", "object", fields=fields)])
    missing = [field for field in FIELDS if field not in document]
    unknown = [field for field in document if field not in FIELDS]
    problems: list[str] = [*map(_missing, missing), *map(_unknown, unknown)]
    for field in FIELDS:
        kind = dict if field in ("contents", "provenance") else str
        if field in document and not isinstance(document[field], kind):
            problems.append(_other_kind(field, kind(), document[field]))
    if not problems and not (document["set"].strip() and document["set"].isprintable() and len(document["set"]) <= 80):
        problems.append(Fault.made("set: expected a printable name of at most 80 letters", "name"))
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


@cache
def standards(folder: Path) -> tuple[ComponentSet, ...]:
    """All versions of the standard set, the oldest first: ``standard-1.json``, ``standard-2.json``, …, and last
    ``standard.json``. What was made with an older one keeps it."""
    older = sorted((folder / "components").glob(f"{STANDARD}-*.json"), key=lambda file: int(file.stem.split("-")[1]))
    return (*map(load, older), standard(folder))


def standard_of(game: str, checksum: str) -> ComponentSet:
    """The version of a game's standard set that has this checksum."""
    known: tuple[ComponentSet, ...] = import_module("osada.games").game(game).standards
    for found in known:
        if found.checksum == checksum:
            return found
    raise BadComponents([f"{game}: expected the standard set {checksum}, but here it is {known[-1].checksum}"])


def differences(given: ComponentSet, standard: ComponentSet) -> list[str]:
    """Where a set departs from what a set may change; empty when it is good."""
    if given.game != standard.game:
        return [Fault.made(f"game: expected {standard.game}, not {given.game}", "game", wanted=standard.game)]
    problems = list(_shape(given.contents, standard.contents, ""))
    return problems or list(_origins(given.contents, given.provenance, ""))


def _shape(given: Any, standard: Any, where: str) -> Iterator[str]:
    if _kind(given) != _kind(standard):
        yield _other_kind(where or "contents", standard, given)
    elif isinstance(standard, dict):
        for key in standard:
            if key not in given:
                yield _missing(_inside(where, key))
            elif key in FIXED and given[key] != standard[key]:
                said = f"{_inside(where, key)}: {standard[key]} stays, not {given[key]} (ids and counts)"
                yield Fault.made(said, "stays", where=_inside(where, key), wanted=str(standard[key]))
            else:
                yield from _shape(given[key], standard[key], _inside(where, key))
        yield from (_unknown(_inside(where, key)) for key in given if key not in standard)
    elif isinstance(standard, list):
        if len(given) != len(standard):
            said = f"{where}: expected {len(standard)} of them, not {len(given)}"
            yield Fault.made(said, "count", where=where, wanted=len(standard), found=len(given))
        else:
            for number, (one, other) in enumerate(zip(given, standard, strict=True), start=1):
                yield from _shape(one, other, f"{where}[{number}]")


def _origins(contents: dict[str, Any], provenance: Any, where: str) -> Iterator[str]:
    for key, value in contents.items():
        origin = provenance.get(key) if isinstance(provenance, dict) else None
        if isinstance(origin, dict) and isinstance(value, dict):
            yield from _origins(value, origin, _inside(where, key))
        elif isinstance(origin, dict) and isinstance(value, str) and _are_parts(origin, value):
            continue
        elif origin not in ORIGINS:
            said = f"provenance of {_inside(where, key)}: expected {' or '.join(ORIGINS)}, not {origin!r}"
            yield Fault.made(said, "origin", where=_inside(where, key))


def _are_parts(origin: dict[str, Any], value: str) -> bool:
    """Whether the origins are those of words of a text: of a cost some parts may be sourced and some ours."""
    return bool(origin) and all(part in value and word in ORIGINS for part, word in origin.items())


def out_of_range(where: str, lowest: int, highest: int, given: int) -> Fault:
    """A number that is too low or too high."""
    said = f"{where}: expected {lowest} to {highest}, not {given}"
    return Fault.made(said, "range", where=where, lowest=lowest, highest=highest, given=given)


def not_among(where: str, known: Iterable[str], given: str, between: str = ", ", said: str = "") -> Fault:
    """A word that is none of those known; ``said`` where English has a better sentence for it."""
    words = list(known)
    english = said or f"{where}: expected one of {between.join(words)}, not {given}"
    return Fault.made(english, "one-of", where=where, known=", ".join(words), given=given)


def _inside(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


def _missing(where: str) -> Fault:
    return Fault.made(f"{where} is missing", "missing", where=where)


def _unknown(where: str) -> Fault:
    return Fault.made(f"{where} is unknown", "unknown", where=where)


def _other_kind(where: str, wanted: object, found: object) -> Fault:
    one, other = _kind(wanted), _kind(found)
    said = f"{where}: expected {KINDS[one]}, not {KINDS[other]}"
    return Fault.made(said, "kind", where=where, thing=one, thing2=other)


KINDS = {
    "truth": "true or false",
    "number": "a whole number",
    "text": "a text",
    "list": "a list",
    "object": "an object",
    "fraction": "a fraction",
    "nothing": "nothing",
}
"""What may stand in a document, as it is said."""


def _kind(value: object) -> str:
    for kind, name in ((bool, "truth"), (int, "number"), (str, "text"), (list, "list"), (dict, "object")):
        if isinstance(value, kind):
            return name
    return "fraction" if isinstance(value, float) else "nothing"


def _short(error: Exception) -> str:
    return getattr(error, "strerror", None) or type(error).__name__
