"""The pages: what all of them have, and the page of a table."""

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
from starlette.responses import HTMLResponse, RedirectResponse, Response

import osada
from osada.core.game import LAYOUTS, Game
from osada.core.standalone import standalone
from osada.core.svg import Part, Picture, seat_mark
from osada.core.text import LANGUAGES, Text, texts
from osada.players import SUBSTITUTE
from osada.server import assets, symbols
from osada.server.agreed import agreed, own_set, readings
from osada.server.identity import LANGUAGE, YEAR, hall_of, id_of, profile_of, remember
from osada.server.known import advice, known_games
from osada.server.links import people
from osada.server.live import LiveTable
from osada.server.naming import branch, called
from osada.server.saying import talks
from osada.server.sayings import SENTENCES
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
        **values,
    )
    return HTMLResponse(body, headers={"cache-control": "no-store"})


@cache
def _mark(seat: int, size: float) -> Markup:
    return Markup(seat_mark(seat, size / 2 + 1, size / 2 + 1, size))


templates.globals["mark"] = _mark


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
    mine = await hall_of(request).tables_of(id_of(request)) if at.seats else []
    newcomer = bool(at.seats) and at.live.game.name not in known_games(mine)
    notices = hall_of(request).notices
    wishes = None
    if at.seats and notices.offer.any:
        wishes = await asyncio.to_thread(notices.wishes, at.live.id, at.person)
    async with at.live.lock:
        return remember(request, await asyncio.to_thread(_table_page, request, at, newcomer, wishes))


def _table_page(request: Request, at: Visit, newcomer: bool, wishes: dict[str, Any] | None) -> Response:
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
        branch=branch(live.origin, text),
        agreed=[*agreed(live.table, text), *([live.pace.told(text)] if live.pace else [])],
        others=len(readings(live.table, text)) + bool(own_set(live.table)),
        game=live.game,
        drawn=picture,
        symbols_at=symbols.address(live.game, picture, at.language, at.layout),
        layout=at.layout,
        parts=parts_of(picture, text),
        start=as_script(document(live, eyes, curtain, 0)),
        seats=sorted(at.seats),
        advice=advice(live.game, at.language) if newcomer else None,
        substitute=SUBSTITUTE,
        people=people(request, at),
        wishes=wishes,
        talks=talks(live, at.person),
        sentences=SENTENCES,
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


async def symbols_of(request: Request) -> Response:
    """The symbols of a game, kept for ever; a page of another version of this server gets those of this one."""
    game, language, layout = game_of(request), request.path_params["language"], request.path_params["layout"]
    if language not in LANGUAGES or layout not in LAYOUTS:
        raise HTTPException(404)
    made = await asyncio.to_thread(symbols.script, game.name, language, layout)
    same = request.path_params["digest"] == symbols.digest(game.name, language, layout)
    kept = assets.KEPT if same else "no-store"
    return Response(made, headers={"cache-control": kept}, media_type="text/javascript")


def as_script(data: object) -> Markup:
    """Data within a page: nothing in it ends the script that holds it."""
    return Markup(json.dumps(data, ensure_ascii=False).replace("<", "\\u003c"))


def table_says(text: Text) -> dict[str, str]:
    """The sentences that the module of a table shows by itself."""
    says = {name: text(f"page-{name}") for name in ("offline", "gone", "really", "end", "copied", "resigned")} | {
        name: text(f"page-state-{name}") for name in ("plays", "thinks", "stuck", "bot", "here", "away")
    }
    return says | {
        "clock": text("page-clock", time="%s"),
        "clockLate": text("page-clock-late", time="%s"),
        "clockPaused": text("page-clock-paused", time="%s"),
        "goOn": text("page-go-on"),
        "scoreSheet": text("page-score-sheet"),
        "sheetWhere": text("page-sheet-where"),
        "resignSure": text("page-resign-sure"),
        "gather": text("page-gather", count="%s", most="%m"),
        "takeBack": text("page-take-back"),
        "passTo": text("page-pass-to", player="%s"),
    }
