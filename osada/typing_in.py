"""Component sets that are typed in on the command line: begun, changed field by field, listed, merged."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from osada.command_line import Wrong
from osada.core import draft
from osada.core.components import BadComponents, differences, load
from osada.core.described import value_at
from osada.core.game import Game
from osada.core.plain import NotJson, parse_json
from osada.files import write


def begin(game: Game, file: str, name: str) -> None:
    """A new set in which nothing was typed in yet; a file that is there already is not overwritten."""
    if Path(file).exists():
        raise Wrong(f"{file}: is there already")
    _keep(file, draft.begin(game.standard, name))


def put(game: Game, file: str, typed: Sequence[str]) -> None:
    """Type in fields: ``cards.beer18.value=7``."""
    found = _read(game, file)
    for one in typed:
        path, equals, value = one.partition("=")
        piece = draft.piece_of(game, path)
        if not equals or not piece:
            raise Wrong(f"a field is PIECE.FIELD=VALUE, not {one!r}; --list names them")
        try:
            found = draft.put(game, found, piece, path.removeprefix(f"{piece}."), _value(game, path, value))
        except draft.NoField as error:
            raise BadComponents([error.fault]) from None
    _keep(file, found)


def _value(game: Game, path: str, typed: str) -> Any:
    """A value as it was typed: a text stays one, all else is JSON."""
    try:
        text = isinstance(value_at(game.standard.contents, path), str)
        return typed if text else parse_json(typed)
    except (KeyError, NotJson):
        return typed


def merge(game: Game, file: str, other: str, prefer: str | None) -> None:
    """Take over what only the other set has; Wrong names the fields where the two differ, unless one is preferred."""
    mine, theirs = _read(game, file), _read(game, other)
    merged, conflicts = draft.merged(game, mine, theirs)
    if conflicts and prefer is None:
        fields = "; ".join(f"{one.path}: {json.dumps(one.mine)} or {json.dumps(one.theirs)}" for one in conflicts)
        raise Wrong(f"they differ, nothing was changed (--prefer mine or --prefer theirs decides): {fields}")
    if prefer == "theirs":
        for one in conflicts:
            piece = draft.piece_of(game, one.path)
            merged = draft.put(game, merged, piece, one.path.removeprefix(f"{piece}."), one.theirs)
    _keep(file, merged)


def listed(game: Game, file: str | None, language: str) -> str:
    """All pieces of a set with their fields, and what is wrong."""
    found = _read(game, file) if file is not None else draft.begin(game.standard, game.standard.name)
    text = game.text(language)
    count, every = draft.typed(game, found)
    lines = [f"{found['set']}: {text('page-set-typed', count=count, all=every)}"]
    lines += [line for piece in game.described.pieces for line in _piece(game, found, piece, language)]
    lines += [fault.told(text) for fault in draft.faults(game, found)]
    return "\n".join(lines)


def _piece(game: Game, found: draft.Document, piece: str, language: str) -> Iterator[str]:
    text = game.text(language)
    yield f"{piece} ({game.editor.piece(piece, text)})"
    for field in game.described.fields_of(piece, game.standard.contents):
        path = f"{piece}.{field.name}"
        box = draft.origin(found["provenance"], path) == draft.SOURCED
        whose = text("page-set-from-box" if box else "page-set-ours")
        yield f"  {field.name} = {json.dumps(value_at(found['contents'], path), ensure_ascii=False)} ({whose})"


def _read(game: Game, file: str) -> draft.Document:
    """A set that may have faults of the rules, but has the form of the game's sets."""
    given = load(Path(file))
    problems = differences(given, game.standard)
    if problems:
        raise BadComponents(problems)
    return given.document()


def _keep(file: str, document: draft.Document) -> None:
    write(Path(file), json.dumps(document, ensure_ascii=False, indent=1) + "\n")
