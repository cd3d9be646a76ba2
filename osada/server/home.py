"""Home: the games, and the tables of this browser; also those that cannot be read, to be kept or deleted."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import osada
from osada.core.game import span
from osada.core.options import FIRST_PLAYER
from osada.core.table import Table
from osada.core.text import Text, texts
from osada.games import NoGame
from osada.server.hall import HOST, Hall, digest
from osada.server.pages import page
from osada.server.reading import Summary, Unreadable
from osada.server.storage import ListedTable
from osada.server.transfer import document
from osada.server.visitor import Sorry, browser_of, hall_of, language_of, remember, seats_at, visit


async def home(request: Request) -> Response:
    """The games and the tables of this browser."""
    language, hall = language_of(request), hall_of(request)
    found, _ = osada.games.playable()
    mine = [_card(hall, listed, language) for listed in await hall.tables_of(browser_of(request))]
    shown = page(
        request,
        "home.html",
        texts(language),
        games=[{"name": game.name, "text": game.text(language), "players": span(game.seats)} for game in found],
        running=[card for card in mine if not card["over"]],
        finished=[card for card in mine if card["over"]],
    )
    return remember(request, shown) if mine else shown


def _card(hall: Hall, listed: ListedTable, language: str) -> dict[str, Any]:
    """A table in a list: tables of the same players are told apart by when they were played at."""
    summary = listed.summary
    card = {
        "id": listed.id,
        "title": listed.game,
        "names": ", ".join(summary.names) if summary else "",
        "over": summary is not None and summary.seat is None,
        "changed": datetime.fromtimestamp(listed.changed, UTC),
        "readable": False,
    }
    try:
        text = osada.game(listed.game).text(language)
    except NoGame:
        return card | {"status": texts(language)("page-no-game", game=listed.game)}
    card["title"] = text("game-title")
    if summary is None or listed.id in hall.faults:
        return card | {"status": text("page-unreadable")}
    return card | {"readable": True, "status": _status(summary, text), "branch": _branch(summary, text)}


def _branch(summary: Summary, text: Text) -> str:
    """The game and the turn that a table was begun from; empty for a table of its own."""
    origin = summary.origin
    return text("page-branch", turn=origin["turn"], names=", ".join(origin["names"])) if origin else ""


def _status(summary: Summary, text: Any) -> str:
    if summary.seat is not None:
        return str(text("page-plays", player=summary.names[summary.seat]))
    winners = ", ".join(summary.names[seat] for seat in summary.winners)
    return str(text("report-winner", count=len(summary.winners), names=winners))


async def download(request: Request) -> Response:
    """A table that cannot be read, as it is stored, for whoever has made it; where others sit it would tell what is
    theirs."""
    table_id, hall = request.path_params["table"], hall_of(request)
    if HOST not in await seats_at(request):
        raise Sorry(403, "page-only-host-download")
    try:
        await hall.find(table_id)
    except Unreadable:
        pass
    else:
        raise Sorry(409, "page-readable")
    raw = await asyncio.to_thread(hall.storage.raw, table_id)
    if raw is None:
        raise Sorry(404, "page-error-404")
    me = digest(browser_of(request))
    if not raw["table"]["finished"] and any(row["seat"] >= 0 and row["browser"] != me for row in raw["members"]):
        raise Sorry(409, "page-others-sit")
    return Response(
        json.dumps(document(raw)),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{table_id}.json"', "cache-control": "no-store"},
    )


async def delete(request: Request) -> Response:
    """A table goes, for everybody; whether or not it can be read."""
    if HOST not in await seats_at(request):
        raise Sorry(403, "page-only-host")
    await hall_of(request).delete(request.path_params["table"])
    return RedirectResponse("/", 303)


async def rematch(request: Request) -> Response:
    """The same people and options, another deal; the next seat begins."""
    at = await visit(request)
    old = at.live.table
    if not at.seats:
        raise Sorry(403, "page-only-sitters")
    options = dict(old.options)
    if old.starter is not None:
        options[FIRST_PLAYER.name] = FIRST_PLAYER.choices[1 + (old.starter + 1) % old.players]
    again = Table(old.game, old.players, None, options, old.components, old.names)
    hall = hall_of(request)
    members = await asyncio.to_thread(hall.storage.members, at.live.id)
    table_id = await hall.make(again, at.live.seats, browser_of(request), members)
    return RedirectResponse(f"/t/{table_id}", 303)
