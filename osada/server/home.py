"""Home: the tables of this person, by what is stored of them, and the games. Those that cannot be read are listed
too, to be kept or deleted."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from math import inf
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

import osada
from osada.core.game import Game, span
from osada.core.options import FIRST_PLAYER
from osada.core.table import Table
from osada.core.text import Text, texts
from osada.games import NoGame
from osada.server import naming
from osada.server.hall import Hall
from osada.server.identity import hall_of, id_of, person, profile_of, remember
from osada.server.known import known_games
from osada.server.opening import OpenTable
from osada.server.pace import Stage
from osada.server.pages import page
from osada.server.reading import Summary, Unreadable
from osada.server.seating import HOST
from osada.server.storage import ListedTable
from osada.server.transfer import document
from osada.server.visitor import Sorry, language_of, seats_at, visit

ASKED, PICTURED = 12, 4
"""So many tables where one is asked, and where others are to play, are shown with a picture; more of them are lines."""
HOMES = 200
"""So many pages are kept as they were drawn last: most of what home costs is putting 40 tables into a page."""
IN_SIGHT = 3
"""So many finished games are shown; more of them can be opened."""


async def home(request: Request) -> Response:
    """The tables of this person, those where they are asked something first; and the games."""
    hall, who = hall_of(request), id_of(request)
    mine = await hall.tables_of(who)
    minute = hall.deadlines.now // 60 if any(one.deadline for one in mine) else None
    opened = await asyncio.to_thread(hall.openings.listed, who) if hall.bounds.open_tables else []
    says = language_of(request), profile_of(request), mine, set(hall.faults), minute, opened
    said, body = hall.homes.get(who, (None, b""))
    if said != says:
        body = bytes((await asyncio.to_thread(_home, request, mine, opened)).body)
        if len(hall.homes) >= HOMES:
            hall.homes.clear()
        hall.homes[who] = says, body
    shown = HTMLResponse(body, headers={"cache-control": "no-store"})
    return remember(request, shown) if mine else shown


def _home(request: Request, listed: list[ListedTable], opened: list[OpenTable]) -> Response:
    language, hall = language_of(request), hall_of(request)
    found, _ = osada.games.playable()
    mine = [_card(hall, one, language) for one in listed]
    readable = [card for card in mine if card["readable"]]
    running = [card for card in readable if not card["over"]]
    yours, waiting = ([card for card in running if card["yours"] is asked] for asked in (True, False))
    yours.sort(key=lambda card: card["due"])
    known = known_games(listed)
    return page(
        request,
        "home.html",
        texts(language),
        games=[
            {
                "name": game.name,
                "text": game.text(language),
                "players": span(game.seats),
                "teaches": game.teaches,
                "short": bool(game.book.shorts),
                "known": game.name in known,
                "counts": game.pad is not None,
            }
            for game in found
        ],
        yours=yours[:ASKED],
        asked=len(yours),
        more=yours[ASKED:],
        waiting=waiting[:PICTURED],
        others=waiting[PICTURED:],
        finished=[card for card in readable if card["over"]],
        unreadable=[card for card in mine if not card["readable"]],
        in_sight=IN_SIGHT,
        opened=[card for one in opened if (card := _open_card(one, language))],
    )


def _card(hall: Hall, listed: ListedTable, language: str) -> dict[str, Any]:
    """A table in a list: tables of the same players are told apart by when they were played at."""
    summary = listed.summary
    card = {
        "id": listed.id,
        "title": listed.game,
        "names": ", ".join(naming.listed(summary, texts(language))) if summary else "",
        "over": summary is not None and summary.seat is None,
        "changed": datetime.fromtimestamp(listed.changed, UTC),
        "host": HOST in listed.seats,
        "readable": False,
    }
    try:
        game = osada.game(listed.game)
    except NoGame:
        return card | {"status": texts(language)("page-no-game", game=listed.game)}
    text = game.text(language)
    card["title"] = text("game-title")
    if summary is None or listed.id in hall.faults:
        return card | {"status": text("page-unreadable")}
    own = {seat for seat in listed.seats if seat >= 0}
    yours = summary.seat in own and summary.seat not in summary.left and not _bot(summary, summary.seat)
    return card | {
        "readable": True,
        "branch": naming.branch(summary.origin, text),
        "yours": yours,
        "due": listed.deadline.due if listed.deadline else inf,
        "time": listed.deadline.told(hall.deadlines.now, text) if listed.deadline else "",
        "late": listed.deadline is not None and listed.deadline.stage == Stage.LATE,
        "watches": not own,
        "number": summary.number if yours else summary.public,
        "players": _players(summary, own, text),
        "status": _question(game, summary, language) if yours and len(own) == 1 else _status(summary, text),
    }


def _open_card(one: OpenTable, language: str) -> dict[str, Any] | None:
    """A table with open seats, as whoever comes may know it."""
    try:
        text = osada.game(one.game).text(language)
    except NoGame:
        return None
    names = naming.listed(one.summary, text)
    return {
        "id": one.id,
        "title": text("game-title"),
        "game": one.game,
        "names": ", ".join(name for seat, name in enumerate(names) if seat not in one.free),
        "free": len(one.free),
        "begun": one.summary.number > 0,
        "pace": text(f"page-within-{one.pace.name}") if one.pace else "",
    }


def _bot(summary: Summary, seat: int | None) -> bool:
    return seat is not None and bool(summary.sitters) and summary.sitters[seat] is not None


def _players(summary: Summary, own: set[int], text: Text) -> list[dict[str, Any]]:
    """Everybody with their points; who sits here alone and has no name is "you"."""
    names = naming.listed(summary, text)
    totals = summary.totals or [None] * len(names)
    if len(own) == 1 and own <= set(summary.unnamed) - set(summary.left):
        names[min(own)] = text("page-you")
    return [
        {
            "name": name,
            "total": total,
            "plays": seat == summary.seat,
            "wins": summary.seat is None and seat in summary.winners,
        }
        for seat, (name, total) in enumerate(zip(names, totals, strict=True))
    ]


def _question(game: Game, summary: Summary, language: str) -> str:
    """What is asked of whoever sits here; what they would read at the table."""
    return game.ask(summary.asked, language) if summary.asked else str(game.text(language)("page-your-move"))


def _status(summary: Summary, text: Text) -> str:
    names = naming.listed(summary, text)
    if summary.seat is not None:
        return text("page-plays", player=names[summary.seat])
    winners = ", ".join(names[seat] for seat in summary.winners)
    return text("report-winner", count=len(summary.winners), names=winners)


async def download(request: Request) -> Response:
    """A table that cannot be read, as it is stored, for whoever has made it; where others sit it would tell what is
    theirs."""
    table_id, hall = request.path_params["table"], hall_of(request)
    if HOST not in await seats_at(request):
        raise Sorry(403, "page-only-host-download")
    try:
        await hall.open(table_id)
    except Unreadable:
        pass
    else:
        raise Sorry(409, "page-readable")
    raw = await asyncio.to_thread(hall.storage.raw, table_id)
    if raw is None:
        raise Sorry(404, "page-error-404")
    me = id_of(request)
    if not raw["table"]["finished"] and any(row["seat"] >= 0 and row["profile"] != me for row in raw["members"]):
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
    table_id = await hall.make(
        again, at.live.seats, (await person(request)).id, members, address=at.address, pace=at.live.pace
    )
    return RedirectResponse(f"/t/{table_id}", 303)
