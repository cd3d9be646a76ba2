"""The pages: a game, a new table, a table, its rules."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import segno
from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

import osada
from osada.core import components
from osada.core.colours import LIGHT
from osada.core.components import BadComponents, ComponentSet
from osada.core.game import Game, span
from osada.core.options import FIRST_PLAYER, BadOption
from osada.core.plain import NotJson, parse_json
from osada.core.standalone import standalone
from osada.core.svg import STYLE, Part, Picture, num, seat_mark
from osada.core.table import Table
from osada.core.text import LANGUAGES, Text, texts
from osada.players import PLAYERS, SUBSTITUTE, USUAL
from osada.server import assets
from osada.server.hall import WATCHES
from osada.server.live import LiveTable
from osada.server.loading import Seat
from osada.server.network import network_address
from osada.server.updates import Eyes, document, drawn
from osada.server.visitor import (
    LANGUAGE,
    YEAR,
    Sorry,
    Visit,
    brought,
    browser_of,
    hall_of,
    language_of,
    opened_by_a_person,
    remember,
    small_number,
    visit,
)

FOLDER = Path(__file__).parent
LANGUAGE_NAMES = {language: texts(language)("language-name") for language in LANGUAGES}
LONGEST_NAME = 24

templates = Environment(
    loader=FileSystemLoader(FOLDER / "templates"), autoescape=True, trim_blocks=True, lstrip_blocks=True
)


def page(request: Request, name: str, text: Text, **values: Any) -> Response:
    """A page in the visitor's language."""
    body = templates.get_template(name).render(
        say=text,
        language=language_of(request),
        languages=LANGUAGE_NAMES,
        mark=lambda seat, size: Markup(seat_mark(seat, size / 2 + 1, size / 2 + 1, size)),
        path=request.url.path,
        static=assets.ADDRESS,
        imported=assets.imported,
        **values,
    )
    return HTMLResponse(body, headers={"cache-control": "no-store"})


# Games


async def game_picture(request: Request) -> Response:
    """The picture of a game on the home page."""
    svg = await asyncio.to_thread(_begun, _game(request).name, language_of(request))
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})


@cache
def _begun(name: str, language: str) -> str:
    """A position of a game that has been played for a while."""
    game = osada.game(name)
    state = game.start(2, seed=11)
    for _ in range(40):
        if state.seat is not None:
            state.play(state.actions()[len(state.actions()) // 2])
    drawn = game.picture(state.view(None), language)
    board = drawn.panes["board"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(num, board.box))}">'
        f"<style>{STYLE}</style><defs>{drawn.symbols}</defs>{board.markup()}</svg>"
    )


def _game(request: Request) -> Game:
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
    secure = request.url.scheme == "https"
    response.set_cookie(LANGUAGE, chosen, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


# A new table


async def new(request: Request) -> Response:
    """The form for a new table."""
    game, language = _game(request), language_of(request)
    return page(
        request,
        "new.html",
        game.text(language),
        game=game,
        players=PLAYERS,
        usual=USUAL,
        seats=range(game.seats[-1]),
        readings=[option for option in game.options if not option.by_lot and option.name != FIRST_PLAYER.name],
        setups=[option for option in game.options if option.by_lot and option.name != FIRST_PLAYER.name],
        first=next((option for option in game.options if option.name == FIRST_PLAYER.name), None),
    )


async def make(request: Request) -> Response:
    """Make a table from the form, and lead to it."""
    game, text = _game(request), _game(request).text(language_of(request))
    async with request.form(max_files=1, max_fields=100, max_part_size=2_000_000) as form:
        given = {key: str(value) for key, value in form.items() if isinstance(value, str)}
        file = form.get("components")
        own = await file.read() if isinstance(file, UploadFile) and file.filename else None
        try:
            seats = _seats(game, given, text)
            table = await asyncio.to_thread(_new_table, game, seats, _options(game, given), own)
        except BadComponents as error:
            raise Sorry(400, "page-bad-components", error.problems) from None
        except BadOption as error:
            raise Sorry(400, "page-bad-table", reason=str(error)) from None
    table_id = await hall_of(request).make(table, seats, browser_of(request))
    return remember(request, RedirectResponse(f"/t/{table_id}", 303))


def _new_table(game: Game, seats: list[Seat], options: dict[str, object], own: bytes | None) -> Table:
    given = _own_components(game, own) if own is not None else None
    return Table(game, len(seats), None, options, given, [seat.name for seat in seats])


def _own_components(game: Game, file: bytes) -> ComponentSet:
    """A set of components that came with the form; BadComponents says what is wrong with it."""
    try:
        given = components.read(parse_json(file.decode("utf-8-sig")))
    except (NotJson, UnicodeDecodeError) as error:
        raise BadComponents([str(error)]) from None
    game.check(given)
    return given


def _seats(game: Game, given: Mapping[str, str], text: Text) -> list[Seat]:
    """Who sits where: seats that are left empty are closed up."""
    seats = []
    for number in range(game.seats[-1]):
        who = given.get(f"seat-{number}", "")
        if who in ("", "empty"):
            continue
        if who not in ("person", "link") and who not in PLAYERS:
            raise BadOption(f"seat {number + 1}: unknown {who[:40]!r}")
        printable = "".join(letter if letter.isprintable() else " " for letter in given.get(f"name-{number}", ""))
        name = " ".join(printable.split())[:LONGEST_NAME]
        bot = who if who in PLAYERS else None
        seats.append(Seat("bot" if bot else who, name, bot))
    if len(seats) not in game.seats:
        raise Sorry(400, "page-wrong-number", players=span(game.seats), count=len(seats))
    for number, seat in enumerate(seats):
        if not seat.name:
            kind = text(f"seat-{seat.player}") if seat.player else text("seat-you")
            seat.name = f"{kind} {number + 1}"
    return seats


def _options(game: Game, given: Mapping[str, str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for option in game.options:
        value = given.get(f"option-{option.name}")
        if value == "chosen":
            options[option.name] = [given.get(f"option-{option.name}-{number}", "") for number in range(option.pick)]
        elif value:
            options[option.name] = value
    return options


# A table


async def table(request: Request) -> Response:
    """The page of a table."""
    at = await visit(request)
    async with at.live.lock:
        return remember(request, await asyncio.to_thread(_table_page, request, at))


def _table_page(request: Request, at: Visit) -> Response:
    live, text = at.live, at.live.game.text(at.language)
    viewer, curtain = live.viewer(at.seats)
    eyes = Eyes(viewer, at.language, at.layout)
    _, picture = drawn(live, eyes)
    return page(
        request,
        "table.html",
        text,
        live=live,
        game=live.game,
        drawn=picture,
        layout=at.layout,
        parts=parts_of(picture, text),
        start=as_script(document(live, eyes, curtain, 0)),
        seats=sorted(at.seats),
        substitute=SUBSTITUTE,
        invitations=_invitations(request, at),
        abouts=as_script(live.game.abouts(at.language)),
        says=as_script(_says(text)),
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


def _says(text: Text) -> dict[str, str]:
    """The sentences that the module of the page shows by itself."""
    says = {name: text(f"page-{name}") for name in ("offline", "gone", "really", "end", "copied", "resigned")} | {
        name: text(f"page-state-{name}") for name in ("plays", "thinks", "stuck", "bot", "here", "away")
    }
    return says | {
        "goOn": text("page-go-on"),
        "scoreSheet": text("page-score-sheet"),
        "sheetWhere": text("page-sheet-where"),
        "resignSure": text("page-resign-sure"),
        "gather": text("page-gather", count="%s", most="%m"),
        "passTo": text("page-pass-to", player="%s"),
    }


def _invitations(request: Request, at: Visit) -> list[dict[str, Any]]:
    """Links to the seats of people who come from elsewhere, and one to watch; for those who sit here."""
    hall, live = hall_of(request), at.live
    if not at.seats and not at.host:
        return []
    sitters = [
        (number, seat.name)
        for number, seat in enumerate(live.seats)
        if number in at.seats or (at.host and seat.kind == "link")
    ]
    links = []
    for seat, name in [*sitters, (WATCHES, "")]:
        token = hall.token(live.id, seat)
        path = f"/s/{live.id}/{seat}/{token}" if seat >= 0 else f"/w/{live.id}/{token}"
        links.append({"name": name, "path": path, "url": address(request) + path, "own": seat in at.seats})
    return links


async def qr(request: Request) -> Response:
    """A link as a QR code, with an address of this machine that a phone nearby can reach."""
    path = request.query_params.get("path", "")
    if not path.startswith(("/s/", "/w/")) or len(path) > 200:
        raise HTTPException(400, "a QR code is for a link to a table")
    try:
        drawing = await asyncio.to_thread(_code, f"{address(request)}{path}")
    except segno.DataOverflowError:
        raise HTTPException(400, "this address is too long for a QR code") from None
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": "no-store"})


def _code(link: str) -> bytes:
    drawing = io.BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", border=2, scale=4, dark=LIGHT["ink"])
    return drawing.getvalue()


def address(request: Request) -> str:
    """Where this server is reached from another device: the name it was asked by, or the network address."""
    asked = request.headers.get("host", "localhost")
    host, _, port = asked.partition("]:") if asked.startswith("[") else asked.partition(":")
    if asked.startswith("["):
        host = f"{host.rstrip(']')}]"
    if host in ("localhost", "127.0.0.1", "[::1]") and request.app.state.for_network:
        host = network_address() or host
    return f"{request.url.scheme}://{host}{':' + port if port else ''}"


async def join(request: Request) -> Response:
    """A link to a seat, or to watch, perhaps a ``turn`` of a replay: remembered by the browser, then out of the
    address."""
    if brought(request) is None and not opened_by_a_person(request):
        raise HTTPException(403, "a link to a table is opened as a page")
    table_id, token = request.path_params["table"], request.path_params["token"]
    wanted = request.path_params.get("seat", "")
    seat = int(wanted) if small_number(wanted) else WATCHES
    if (wanted and not small_number(wanted)) or not await hall_of(request).join(
        browser_of(request), table_id, seat, token
    ):
        raise Sorry(404, "page-no-link")
    turn = request.query_params.get("turn", "")
    shared = f"/replay?turn={turn}" if small_number(turn) else ""
    return remember(request, RedirectResponse(f"/t/{table_id}{shared}", 303))


# Rules


async def rule(request: Request) -> Response:
    """A rule in a few words."""
    game, wanted = _game(request), request.path_params["rule"]
    if wanted not in game.rules:
        raise HTTPException(404, f"unknown rule {wanted[:40]}")
    return JSONResponse({"rule": wanted, "help": game.text(language_of(request))(f"rule-{wanted}")})


async def rules(request: Request) -> Response:
    """All rules of a game in a few words each."""
    game = _game(request)
    return page(request, "rules.html", game.text(language_of(request)), game=game)
