"""The pages of component sets that people type in: a list of them, the editor, a shared one, and merging two."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from osada.core import draft
from osada.core.components import BadComponents, differences, read
from osada.core.described import Field, value_at
from osada.core.editor import Editor
from osada.core.game import Game
from osada.core.plain import NotJson, parse_json
from osada.core.standalone import used_symbols
from osada.core.text import Text
from osada.server.identity import id_of, person, remember
from osada.server.links import address
from osada.server.pages import as_script, game_of, page
from osada.server.sets import Sets, TypedSet
from osada.server.visitor import Sorry, address_of, command, language_of

NOT_KEPT = {"cache-control": "no-store"}
LARGEST = 300_000
MOST_CHANGES = 500
SAID = ("saved", "saving", "waiting", "ours", "from-box", "mix")
"""What the page says by itself."""
LONGEST = 80


def sets_of(request: Request) -> Sets:
    """The sets of this server."""
    found: Sets = request.app.state.sets
    return found


def _found(request: Request) -> TypedSet:
    """The set of the address, for whoever types it in."""
    found = sets_of(request).found(request.path_params["set"][:LONGEST])
    if found is None:
        raise Sorry(404, "page-set-gone")
    if found.owner != id_of(request):
        raise Sorry(403, "page-set-gone")
    return found


# The sets of somebody


async def sets(request: Request) -> Response:
    """The sets of a game that are somebody's, and a form for a new one."""
    return await asyncio.to_thread(_sets, request, game_of(request))


def _sets(request: Request, game: Game, sorry: Sorry | None = None) -> Response:
    text, owner = game.text(language_of(request)), id_of(request)
    own = sets_of(request).of(owner, game.name) if owner else []
    listed = [{"set": one, "typed": draft.typed(game, one.document)} for one in own]
    faults = sorry.told(text) if sorry else []
    said = sorry.said(language_of(request)) if sorry else ""
    shown = page(request, "sets.html", text, game=game, sets=listed, sorry=said, faults=faults)
    shown.status_code = sorry.status_code if sorry else 200
    return remember(request, shown)


async def begin(request: Request) -> Response:
    """A new set: nothing typed in yet, or from a file."""
    game = game_of(request)
    text = game.text(language_of(request))
    async with request.form(max_files=1, max_fields=5, max_part_size=2_000_000) as form:
        name, file = _tidy(str(form.get("name", ""))), form.get("file")
        given = await file.read() if isinstance(file, UploadFile) and file.filename else None
    who = await person(request)
    try:
        document = await asyncio.to_thread(_from_file, game, given) if given is not None else None
    except Sorry as sorry:
        return await asyncio.to_thread(_sets, request, game, sorry)
    if document is None:
        document = draft.begin(game.standard, name or text("page-set-name-usual"))
    made = await asyncio.to_thread(sets_of(request).begin, document, who.id, address_of(request))
    return remember(request, RedirectResponse(f"/set/{made}", 303))


def _tidy(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST]


def _from_file(game: Game, file: bytes) -> dict[str, Any]:
    """A set from a file; it may have faults of the rules, but has the form of the game's sets."""
    try:
        given = read(parse_json(file.decode("utf-8-sig")))
    except (NotJson, UnicodeDecodeError):
        raise Sorry(400, "page-no-json") from None
    except BadComponents as error:
        raise Sorry(400, "page-bad-components", error.problems) from None
    if given.game != game.name:
        raise Sorry(400, "page-other-components", game=game.text("en")("game-title"))
    problems = differences(given, game.standard)
    if problems:
        raise Sorry(400, "page-bad-components", problems)
    return given.document()


# The editor


async def editor(request: Request) -> Response:
    """The page where a set is typed in."""
    return await asyncio.to_thread(_editor, request)


def _editor(request: Request) -> Response:
    found = _found(request)
    game, language = found.game, language_of(request)
    text = game.text(language)
    says: dict[str, str] = {name: text(f"page-set-{name}") for name in SAID}
    says |= {"next": text("page-set-next", name="%s"), "gone": text("page-set-gone")}
    groups = [_group(game, group, found.document["contents"], text) for group in game.described.groups]
    pictures = type(game.editor).drawing is not Editor.drawing
    start = {"groups": groups, "pictures": pictures, **_state(found.document, game, language)}
    icons = "".join(word["icon"] for group in groups for field in group["fields"] for word in field["words"])
    return page(
        request,
        "cards.html",
        text,
        game=game,
        set=found,
        start=as_script(start),
        says=as_script(says),
        symbols=Markup("".join(used_symbols(game.editor.symbols(), icons))),
        ratio=game.editor.ratio,
        pictures=pictures,
        link=f"{address(request)}/cards/{found.share}",
    )


def _group(game: Game, group: Any, contents: Mapping[str, Any], text: Text) -> dict[str, Any]:
    editor = game.editor
    return {
        "id": group.id,
        "title": editor.group(group.id, text),
        "pieces": [
            {"id": piece, "name": editor.piece(piece, text), "number": editor.number(piece)} for piece in group.pieces
        ],
        "fields": [_field(game, field, contents, text) for field in group.fields],
    }


def _field(game: Game, field: Field, contents: Mapping[str, Any], text: Text) -> dict[str, Any]:
    editor = game.editor
    return {
        "name": field.name,
        "title": editor.field(field.name, text),
        "kind": field.kind,
        "lowest": field.lowest,
        "highest": field.highest,
        "zone": field.zone,
        "words": [
            {
                "word": word,
                "label": editor.word(field.name, word, contents, text),
                "icon": editor.icon(field.name, word, contents),
                "shelf": editor.shelf(field.name, word, contents, text),
            }
            for word in field.words
        ],
    }


def _state(document: dict[str, Any], game: Game, language: str) -> dict[str, Any]:
    """What is typed in, what of it is the box's, and what is wrong."""
    text, described = game.text(language), game.described
    values: dict[str, dict[str, Any]] = {}
    typed: dict[str, list[str]] = {}
    for piece in described.pieces:
        fields = described.fields_of(piece, game.standard.contents)
        values[piece] = {field.name: value_at(document["contents"], f"{piece}.{field.name}") for field in fields}
        typed[piece] = [
            field.name
            for field in fields
            if draft.origin(document["provenance"], f"{piece}.{field.name}") == draft.SOURCED
        ]
    faults = draft.faults(game, document)
    count, every = draft.typed(game, document)
    return {
        "values": values,
        "typed": typed,
        "faults": [_fault(game, fault, text) for fault in faults],
        "progress": text("page-set-typed", count=count, all=every),
        "left": text("page-set-left", left=every - count) if every > count else text("page-set-all"),
        "share": count / every if every else 1,
        "wrong": text("page-set-faults", count=len(faults)) if faults else "",
    }


def _fault(game: Game, fault: Any, text: Text) -> dict[str, str]:
    piece = draft.piece_of(game, fault.where)
    inside = fault.where.removeprefix(f"{piece}.") if piece else ""
    fields = game.described.fields_of(piece, game.standard.contents)
    field = next((field.name for field in fields if inside == field.name or inside.startswith(f"{field.name}.")), "")
    said = fault.told_there(text) if piece else fault.told(text)
    return {"piece": piece, "field": field, "said": said}


async def put(request: Request) -> Response:
    """What was typed in since the last time; the answer is the set after it."""
    given = await command(request, LARGEST)
    return await asyncio.to_thread(_put, request, given)


def _put(request: Request, given: dict[str, Any]) -> Response:
    found, changes = _found(request), given.get("changes")
    game, language = found.game, language_of(request)
    if not isinstance(changes, list) or len(changes) > MOST_CHANGES:
        raise HTTPException(400, f"changes: expected a list of at most {MOST_CHANGES}")
    refused: list[str] = []

    def change(document: dict[str, Any]) -> dict[str, Any]:
        for one in changes:
            try:
                document = _changed(game, document, one)
            except draft.NoField as error:
                refused.append(error.fault.told(game.text(language)))
        return document

    document = sets_of(request).change(found.id, change)
    if document is None:
        raise Sorry(404, "page-set-gone")
    return JSONResponse({**_state(document, game, language), "refused": list(dict.fromkeys(refused))}, headers=NOT_KEPT)


def _changed(game: Game, document: dict[str, Any], change: Any) -> dict[str, Any]:
    piece = change.get("piece") if isinstance(change, dict) else None
    if not isinstance(piece, str) or game.described.group_of(piece) is None:
        raise HTTPException(400, "a change has a piece of the set")
    if change.get("ours") is True:
        return draft.ours(game, document, piece)
    if isinstance(change.get("same"), str):
        if change["same"] not in game.described.pieces:
            raise HTTPException(400, "same: expected a piece of the set")
        return draft.same_as(game, document, piece, change["same"])
    if change.get("shown") is True:
        return draft.same_as(game, document, piece, piece)
    return draft.put(game, document, piece, str(change.get("field", "")), change.get("value"))


async def drawing(request: Request) -> Response:
    """A piece as it is typed in so far."""
    return await asyncio.to_thread(_drawing, request)


def _drawing(request: Request) -> Response:
    found, piece = _found(request), request.path_params["piece"]
    if found.game.described.group_of(piece) is None:
        raise Sorry(404, "page-set-gone")
    drawn = found.game.editor.drawing(piece, found.document["contents"], language_of(request))
    return Response(drawn, 200 if drawn else 404, media_type="image/svg+xml", headers=NOT_KEPT)


async def rename(request: Request) -> Response:
    """A set is called otherwise."""
    async with request.form(max_files=0, max_fields=3) as form:
        name = _tidy(str(form.get("name", "")))
    found = await asyncio.to_thread(_found, request)
    if name:
        await asyncio.to_thread(sets_of(request).change, found.id, lambda document: {**document, "set": name})
    return RedirectResponse(f"/set/{found.id}", 303)


async def delete(request: Request) -> Response:
    """A set goes; tables that play with it keep it."""
    found = await asyncio.to_thread(_found, request)
    await asyncio.to_thread(sets_of(request).delete, found.id)
    return RedirectResponse(f"/sets/{found.game.name}", 303)


# Shared


def _shared(request: Request) -> TypedSet:
    found = sets_of(request).found(request.path_params["share"][:LONGEST], shared=True)
    if found is None:
        raise Sorry(404, "page-set-gone")
    return found


async def shared(request: Request) -> Response:
    """A set that somebody shares: to play with, to take, as a file."""
    return await asyncio.to_thread(_shared_page, request)


def _shared_page(request: Request) -> Response:
    found = _shared(request)
    game, text = found.game, found.game.text(language_of(request))
    count, every = draft.typed(game, found.document)
    own = sets_of(request).of(id_of(request), game.name) if id_of(request) else []
    return page(
        request,
        "set-shared.html",
        text,
        game=game,
        set=found,
        typed=(count, every),
        faults=len(draft.faults(game, found.document)),
        mine=found.owner == id_of(request),
        own=[one for one in own if one.id != found.id],
    )


async def document(request: Request) -> Response:
    """A set as a file."""
    return await asyncio.to_thread(_file, request)


def _file(request: Request) -> Response:
    found = _shared(request)
    name = f"{found.game.name}-set.json"
    headers = {**NOT_KEPT, "content-disposition": f'attachment; filename="{name}"'}
    text = json.dumps(found.document, ensure_ascii=False, indent=1) + "\n"
    return Response(text, media_type="application/json", headers=headers)


async def take(request: Request) -> Response:
    """A copy of a shared set, to go on typing."""
    found = await asyncio.to_thread(_shared, request)
    who = await person(request)
    made = await asyncio.to_thread(sets_of(request).begin, found.document, who.id, address_of(request))
    return remember(request, RedirectResponse(f"/set/{made}", 303))


# Merging


async def merge(request: Request) -> Response:
    """Take over what another set has; where both have something, ask."""
    async with request.form(max_files=1, max_fields=5, max_part_size=2_000_000) as form:
        link, file = str(form.get("link", "")).strip()[-LONGEST:], form.get("file")
        given = await file.read() if isinstance(file, UploadFile) and file.filename else None
    return await asyncio.to_thread(_merge, request, link.rstrip("/").rpartition("/")[2], given)


def _merge(request: Request, share: str, given: bytes | None) -> Response:
    found = _found(request)
    game, text = found.game, found.game.text(language_of(request))
    if given is not None:
        theirs = _from_file(game, given)
    else:
        other = sets_of(request).found(share, shared=True) if share else None
        if other is None or other.game.name != game.name:
            raise Sorry(404, "page-set-gone")
        theirs = other.document
    asked: list[draft.Conflict] = []

    def change(document: dict[str, Any]) -> dict[str, Any]:
        merged, conflicts = draft.merged(game, document, theirs)
        asked[:] = conflicts
        return merged

    after = sets_of(request).change(found.id, change) or found.document
    return page(
        request,
        "set-merge.html",
        text,
        game=game,
        set=found,
        taken=_taken(game, found.document, after),
        conflicts=[_asked(game, conflict, after, text) for conflict in asked],
    )


def _taken(game: Game, before: dict[str, Any], after: dict[str, Any]) -> int:
    """How many fields came from the other set."""
    return sum(
        draft.origin(before["provenance"], path) != draft.origin(after["provenance"], path)
        or value_at(before["contents"], path) != value_at(after["contents"], path)
        for path in draft.leaves(game.standard.contents)
    )


def _asked(game: Game, conflict: draft.Conflict, document: dict[str, Any], text: Text) -> dict[str, Any]:
    piece = draft.piece_of(game, conflict.path)
    name = conflict.path.removeprefix(f"{piece}.")
    field = game.described.field_of(piece, name)
    title = f"{game.editor.piece(piece, text)} · {game.editor.field(name, text)}" if piece else conflict.path
    contents = document["contents"]
    return {
        "path": conflict.path,
        "title": title,
        "mine": _said(game, field, conflict.mine, contents, text),
        "theirs": _said(game, field, conflict.theirs, contents, text),
        "value": json.dumps(conflict.theirs),
    }


def _said(game: Game, field: Field | None, value: Any, contents: Mapping[str, Any], text: Text) -> str:
    """A value as a person reads it."""
    if field is not None and isinstance(value, Mapping):
        words = [
            f"{count} {game.editor.word(field.name, word, contents, text)}" for word, count in value.items() if count
        ]
        return ", ".join(words) or "–"
    if field is not None and field.kind == "choice" and value in field.words:
        return game.editor.word(field.name, value, contents, text)
    return value if isinstance(value, str) else json.dumps(value)


async def decide(request: Request) -> Response:
    """What was chosen where two sets differ."""
    async with request.form(max_files=0, max_fields=1000) as form:
        chosen = {str(path): str(value) for path, value in form.items() if value}
    return await asyncio.to_thread(_decide, request, chosen)


def _decide(request: Request, chosen: dict[str, str]) -> Response:
    found = _found(request)
    game = found.game

    def change(document: dict[str, Any]) -> dict[str, Any]:
        for path, value in chosen.items():
            piece = draft.piece_of(game, path)
            try:
                document = draft.put(game, document, piece, path.removeprefix(f"{piece}."), parse_json(value))
            except (draft.NoField, NotJson):
                raise HTTPException(400, f"{path[:LONGEST]}: no field of this set") from None
        return document

    sets_of(request).change(found.id, change)
    return RedirectResponse(f"/set/{found.id}", 303)
