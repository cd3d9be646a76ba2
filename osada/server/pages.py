"""The pages: a game, a new table, a table, its rules."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

import osada
from osada.core.game import Game
from osada.core.standalone import standalone
from osada.core.svg import Part, Picture, seat_mark
from osada.core.text import LANGUAGES, Text, texts
from osada.players import SUBSTITUTE
from osada.server import assets
from osada.server.agreed import agreed, help_with, own_set, readings
from osada.server.identity import LANGUAGE, YEAR, hall_of, id_of, profile_of, remember
from osada.server.links import people
from osada.server.live import LiveTable
from osada.server.naming import called
from osada.server.reading import Unreadable
from osada.server.updates import Eyes, document, drawn
from osada.server.visitor import (
    Visit,
    language_of,
    visit,
)

FOLDER = Path(__file__).parent
LANGUAGE_NAMES = {language: texts(language)("language-name") for language in LANGUAGES}

templates = Environment(
    loader=FileSystemLoader(FOLDER / "templates"), autoescape=True, trim_blocks=True, lstrip_blocks=True
)


def page(request: Request, name: str, text: Text, **values: Any) -> Response:
    """A page in the visitor's language."""
    body = templates.get_template(name).render(
        say=text,
        language=language_of(request),
        languages=LANGUAGE_NAMES,
        mark=_mark,
        path=request.url.path,
        static=assets.ADDRESS,
        profile=profile_of(request),
        imported=assets.imported,
        **values,
    )
    return HTMLResponse(body, headers={"cache-control": "no-store"})


@cache
def _mark(seat: int, size: float) -> Markup:
    return Markup(seat_mark(seat, size / 2 + 1, size / 2 + 1, size))


# Games


def game_of(request: Request) -> Game:
    """The game of the address."""
    try:
        return osada.game(request.path_params["game"])
    except KeyError as error:
        raise HTTPException(404, str(error.args[0])) from None


async def language(request: Request) -> Response:
    """Remember the language that was chosen."""
    async with request.form() as form:
        chosen, back = str(form.get("language")), str(form.get("back") or "/")
    if chosen not in LANGUAGES:
        raise HTTPException(400, f"languages are {', '.join(LANGUAGES)}")
    response = RedirectResponse(back if back.startswith("/") and not back.startswith("//") else "/", 303)
    profile, secure = profile_of(request), request.url.scheme == "https"
    if profile is not None:
        await hall_of(request).people.change(profile, language=chosen)
    response.set_cookie(LANGUAGE, chosen, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


# A table


async def table(request: Request) -> Response:
    """The page of a table."""
    at = await visit(request)
    async with at.live.lock:
        return remember(request, await asyncio.to_thread(_table_page, request, at))


def _table_page(request: Request, at: Visit) -> Response:
    live, text = at.live, at.live.game.text(at.language)
    viewer, curtain = live.viewer(at.seats)
    eyes = Eyes(viewer, at.language, at.layout, at.shared)
    _, picture = drawn(live, eyes)
    return page(
        request,
        "table.html",
        text,
        live=live,
        names=called(live, text),
        agreed=agreed(live.table, text),
        others=len(readings(live.table, text)) + bool(own_set(live.table)),
        game=live.game,
        drawn=picture,
        layout=at.layout,
        parts=parts_of(picture, text),
        start=as_script(document(live, eyes, curtain, 0)),
        seats=sorted(at.seats),
        substitute=SUBSTITUTE,
        people=people(request, at),
        abouts=as_script(live.game.abouts(at.language)),
        says=as_script(table_says(text)),
    )


def parts_of(picture: Picture, text: Text) -> Sequence[Part]:
    """What stands below the board of a phone."""
    return picture.parts or [Part(name, text(f"page-{name}")) for name in ("side", "hand") if name in picture.panes]


async def table_picture(request: Request) -> Response:
    """The whole table as one picture, as somebody who looks on sees it; asked for again, it is drawn once."""
    at = await visit(request)
    number = f'"{at.live.table.public}-{at.language}-{osada.__version__}"'
    headers = {"etag": number, "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == number:
        return Response(status_code=304, headers=headers)
    async with at.live.lock:
        svg = await asyncio.to_thread(_whole_picture, at.live, at.language)
    return Response(svg, media_type="image/svg+xml", headers=headers)


def _whole_picture(live: LiveTable, language: str) -> str:
    key = "picture", language
    if key not in live.cache:
        _, picture = drawn(live, Eyes(None, language))
        live.cache[key] = standalone(picture)
    return live.cache[key]


def as_script(data: object) -> Markup:
    """Data within a page: nothing in it ends the script that holds it."""
    return Markup(json.dumps(data, ensure_ascii=False).replace("<", "\\u003c"))


def table_says(text: Text) -> dict[str, str]:
    """The sentences that the module of a table shows by itself."""
    says = {name: text(f"page-{name}") for name in ("offline", "gone", "really", "end", "copied", "resigned")} | {
        name: text(f"page-state-{name}") for name in ("plays", "thinks", "stuck", "bot", "here", "away")
    }
    return says | {
        "goOn": text("page-go-on"),
        "scoreSheet": text("page-score-sheet"),
        "sheetWhere": text("page-sheet-where"),
        "resignSure": text("page-resign-sure"),
        "gather": text("page-gather", count="%s", most="%m"),
        "takeBack": text("page-take-back"),
        "passTo": text("page-pass-to", player="%s"),
    }


# Rules


async def rule(request: Request) -> Response:
    """A rule in a few words."""
    game, wanted = game_of(request), request.path_params["rule"]
    if wanted not in game.rules:
        raise HTTPException(404, f"unknown rule {wanted[:40]}")
    return JSONResponse({"rule": wanted, "help": game.text(language_of(request))(f"rule-{wanted}")})


async def rules(request: Request) -> Response:
    """All rules of a game in a few words each."""
    game, text = game_of(request), game_of(request).text(language_of(request))
    live = await _table_of(request, game)
    return await asyncio.to_thread(_rules, request, game, text, live)


def _rules(request: Request, game: Game, text: Text, live: LiveTable | None) -> Response:
    told = agreed(live.table, text) if live else []
    helps = {name: help_with(live.table, name, text) if live else text(f"rule-{name}") for name in game.rules}
    return page(request, "rules.html", text, game=game, helps=helps, agreed=told, table=live.id if live else "")


async def _table_of(request: Request, game: Game) -> LiveTable | None:
    """The table that somebody comes from who reads the rules, if they may see it."""
    table_id, hall = request.query_params.get("table", "")[:40], hall_of(request)
    if not table_id or not await hall.seats(id_of(request), table_id):
        return None
    try:
        live = await hall.open(table_id)
    except Unreadable:
        return None
    return live if live is not None and live.game is game else None
