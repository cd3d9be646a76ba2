"""A component set that somebody types in: field by field, from the standard set on.

A draft is the document of a set. What was typed in is ``sourced`` in its provenance, the rest is as the standard set
has it; so it is whole at any time, and can be played with as soon as it has no faults.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from osada.core.components import BadComponents, ComponentSet, Fault, differences, read
from osada.core.described import Description, Field, value_at

if TYPE_CHECKING:
    from osada.core.game import Game

Document = dict[str, Any]
SOURCED, DESIGNED = "sourced", "designed"
LONGEST = 200
"""Letters of a text that is typed in."""


class NoField(ValueError):
    """A field that there is not, or a value that it cannot have; with the fault to tell."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def begin(standard: ComponentSet, name: str) -> Document:
    """A draft in which nothing was typed in yet."""
    return copy.deepcopy(standard.document()) | {"set": name}


def put(game: Game, draft: Document, piece: str, name: str, value: Any) -> Document:
    """A draft with a value typed into a field; NoField if that cannot be."""
    field = game.described.field_of(piece, name)
    path = f"{piece}.{name}"
    if field is None or path not in _paths(game.described, piece, game.standard):
        raise NoField(Fault.made(f"{path} is unknown", "unknown", where=path))
    if not _is_kind(field, value, value_at(game.standard.contents, path)):
        raise NoField(Fault.made(f"{path}: this cannot stand there", "stand-there", where=path))
    found = _with(draft, path, copy.deepcopy(value), SOURCED)
    for other, follows in field.also.get(str(value), {}).items():
        found = _with(found, f"{piece}.{other}", follows, SOURCED)
    return found


def ours(game: Game, draft: Document, piece: str, name: str = "") -> Document:
    """A draft with a field, or a whole piece, as the standard set has it."""
    found = draft
    for path in _paths(game.described, piece, game.standard):
        field = path.removeprefix(f"{piece}.")
        if name in ("", field):
            described = game.described.field_of(piece, field)
            others = {other for follows in described.also.values() for other in follows} if described else set()
            for one in (path, *(f"{piece}.{other}" for other in sorted(others))):
                value = copy.deepcopy(value_at(game.standard.contents, one))
                found = _with(found, one, value, origin(game.standard.provenance, one))
    return found


def same_as(game: Game, draft: Document, piece: str, other: str) -> Document:
    """A draft in which a piece is typed in as another one of its group."""
    found = draft
    for path in _paths(game.described, piece, game.standard):
        name = path.removeprefix(f"{piece}.")
        try:
            value = value_at(draft["contents"], f"{other}.{name}")
        except KeyError:
            continue
        found = put(game, found, piece, name, value)
    return found


def _paths(description: Description, piece: str, standard: ComponentSet) -> list[str]:
    return [f"{piece}.{field.name}" for field in description.fields_of(piece, standard.contents)]


def _is_kind(field: Field, value: Any, standard: Any) -> bool:
    """Whether a value has the form that a field asks for; what it may be is the rules' question."""
    if isinstance(standard, bool):
        return isinstance(value, bool)
    if isinstance(standard, int):
        return type(value) is int and abs(value) <= 10_000
    if isinstance(standard, str):
        return isinstance(value, str) and len(value) <= LONGEST and (value.isprintable() or not value)
    if isinstance(standard, list):
        whole = isinstance(value, list) and len(value) == len(standard)
        return whole and all(isinstance(line, str) and len(line) <= LONGEST for line in value)
    whole = isinstance(value, Mapping) and value.keys() == standard.keys()
    return whole and all(type(number) is int and abs(number) <= 10_000 for number in value.values())


def _with(draft: Document, path: str, value: Any, word: str) -> Document:
    """A draft with another value and origin at a place; whatever is not on the way there is shared."""
    keys = path.split(".")
    contents = _replaced(draft["contents"], keys, value)
    provenance = _marked(draft["provenance"], draft["contents"], keys, word)
    return {**draft, "contents": contents, "provenance": provenance}


def _replaced(contents: Any, keys: list[str], value: Any) -> Any:
    return {**contents, keys[0]: _replaced(contents[keys[0]], keys[1:], value)} if keys else value


def _marked(provenance: Any, contents: Any, keys: list[str], word: str) -> Any:
    if not keys:
        return word
    if not isinstance(provenance, Mapping):
        provenance = dict.fromkeys(contents, provenance)
    return {**provenance, keys[0]: _marked(provenance[keys[0]], contents[keys[0]], keys[1:], word)}


def origin(provenance: Any, path: str) -> str:
    """Where a field comes from; what has parts of both origins is ours."""
    for key in path.split("."):
        if not isinstance(provenance, Mapping):
            break
        provenance = provenance.get(key, DESIGNED)
    words = set(_words(provenance))
    return SOURCED if words == {SOURCED} else DESIGNED


def _words(provenance: Any) -> Iterator[str]:
    if isinstance(provenance, Mapping):
        for part in provenance.values():
            yield from _words(part)
    else:
        yield str(provenance)


def is_typed(game: Game, draft: Document, piece: str) -> bool:
    """Whether everything of a piece is the box's."""
    paths = _paths(game.described, piece, game.standard)
    return all(origin(draft["provenance"], path) == SOURCED for path in paths)


def typed(game: Game, draft: Document) -> tuple[int, int]:
    """How many pieces are the box's, of how many."""
    pieces = game.described.pieces
    return sum(is_typed(game, draft, piece) for piece in pieces), len(pieces)


def faults(game: Game, draft: Document) -> list[Fault]:
    """All that is wrong with a draft."""
    try:
        given = read(draft)
    except BadComponents as error:
        return _as_faults(error.problems)
    problems = differences(given, game.standard) or list(game.faults(given.contents))
    return _as_faults(problems)


def _as_faults(problems: list[str]) -> list[Fault]:
    return [one if isinstance(one, Fault) else Fault.made(one, "other", said=one) for one in problems]


def piece_of(game: Game, where: str) -> str:
    """The piece that a place belongs to; empty if it is none's."""
    found = [piece for piece in game.described.pieces if where == piece or where.startswith((f"{piece}.", f"{piece}["))]
    return max(found, key=len, default="")


def playable(game: Game, draft: Document) -> tuple[ComponentSet, list[str]]:
    """A draft as a set to play with, and the pieces that are ours in it because of a fault; BadComponents if what is
    wrong is in no single piece."""
    wrong = dict.fromkeys(piece_of(game, fault.where) for fault in faults(game, draft))
    for piece in wrong:
        if piece:
            draft = ours(game, draft, piece)
    found = read(draft)
    game.check(found)
    return found, [piece for piece in wrong if piece]


@dataclass(frozen=True)
class Conflict:
    """A field that two people have typed in differently."""

    path: str
    mine: Any
    theirs: Any


def merged(game: Game, mine: Document, theirs: Document) -> tuple[Document, list[Conflict]]:
    """A draft with all that another one has and it has not; and where the two differ, which stays as it is."""
    found, conflicts = mine, []
    standard = game.standard.contents
    for path in leaves(standard):
        one, other = value_at(mine["contents"], path), value_at(theirs["contents"], path)
        typed_here, typed_there = (_is_own(game, draft, path) for draft in (mine, theirs))
        if typed_there and not typed_here:
            found = _with(found, path, copy.deepcopy(other), SOURCED)
        elif typed_there and one != other and not _follows(game, path):
            conflicts.append(Conflict(path, one, other))
    return found, conflicts


def _follows(game: Game, path: str) -> bool:
    """Whether a field is not typed in by itself, but comes with another one."""
    piece = piece_of(game, path)
    fields = game.described.fields_of(piece, game.standard.contents)
    return any(path.removeprefix(f"{piece}.") in also for field in fields for also in field.also.values())


def _is_own(game: Game, draft: Document, path: str) -> bool:
    """Whether a field is otherwise than in the standard set, or was typed in where that has ours."""
    if value_at(draft["contents"], path) != value_at(game.standard.contents, path):
        return True
    return origin(draft["provenance"], path) == SOURCED and origin(game.standard.provenance, path) != SOURCED


def leaves(contents: Mapping[str, Any], where: str = "") -> Iterator[str]:
    """The fields of a set: what is no object, and objects of numbers."""
    for key, value in contents.items():
        path = f"{where}.{key}" if where else key
        if isinstance(value, Mapping) and not all(type(part) is int for part in value.values()):
            yield from leaves(value, path)
        else:
            yield path
