"""The pages: home, a new table, a table, a replay."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from datetime import UTC, datetime
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
from osada.core import record as records
from osada.core.components import BadComponents, ComponentSet
from osada.core.game import Game, span
from osada.core.options import FIRST_PLAYER, BadOption
from osada.core.plain import NotJson, parse_json
from osada.core.record import BadRecord, Divergence
from osada.core.svg import STYLE, num, seat_mark
from osada.core.table import Table
from osada.core.text import LANGUAGES, Text, texts
from osada.players import PLAYERS, USUAL
from osada.server.hall import WATCHES
from osada.server.live import LiveTable, Seat
from osada.server.network import network_address
from osada.server.updates import log, update
from osada.server.visitor import (
    LANGUAGE,
    YEAR,
    Sorry,
    Visit,
    brought,
    browser_of,
    command,
    hall_of,
    language_of,
    opened_by_a_person,
    remember,
    small_number,
    visit,
    whole,
)

FOLDER = Path(__file__).parent
LANGUAGE_NAMES = {"en": "English", "cs": "Čeština", "pl": "Polski"}
LONGEST_NAME = 24
LISTED = 40
"""So many tables are listed at most, those first where something happened last."""

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
        version=osada.__version__,
        **values,
    )
    return HTMLResponse(body, headers={"cache-control": "no-store"})


# Home


async def home(request: Request) -> Response:
    language = language_of(request)
    hall, browser = hall_of(request), browser_of(request)
    found, _ = osada.games.playable()
    mine = [_card(hall.find(stored.id), stored.changed, language) for stored in hall.tables_of(browser)[:LISTED]]
    shown = page(
        request,
        "home.html",
        texts(language),
        games=[{"name": game.name, "text": game.text(language), "players": span(game.seats)} for game in found],
        running=[card for card in mine if card and not card["over"]],
        finished=[card for card in mine if card and card["over"]],
    )
    return remember(request, shown) if mine else shown


def _card(live: LiveTable | None, changed: int, language: str) -> dict[str, Any] | None:
    """A table in a list: tables of the same players are told apart by when they were played at."""
    if live is None:
        return None
    table, text = live.table, live.game.text(language)
    over = table.seat is None
    winners = ", ".join(table.names[seat] for seat in table.winners()) if over else ""
    return {
        "id": live.id,
        "title": text("game-title"),
        "names": ", ".join(table.names),
        "over": over,
        "changed": datetime.fromtimestamp(changed, UTC),
        "status": text("report-winner", count=len(table.winners()), names=winners)
        if over
        else text("page-plays", player=table.names[table.seat or 0]),
    }


async def game_picture(request: Request) -> Response:
    """The picture of a game on the home page."""
    svg = _begun(_game(request).name, language_of(request))
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
    """Another language, from now on."""
    async with request.form() as form:
        chosen, back = str(form.get("language")), str(form.get("back") or "/")
    if chosen not in LANGUAGES:
        raise HTTPException(400, f"languages are {', '.join(LANGUAGES)}")
    response = RedirectResponse(back if back.startswith("/") and not back.startswith("//") else "/", 303)
    response.set_cookie(LANGUAGE, chosen, max_age=YEAR, httponly=True, samesite="lax")
    return response


# A new table


async def new(request: Request) -> Response:
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
    """The form of a new table."""
    game, text = _game(request), _game(request).text(language_of(request))
    async with request.form(max_files=1, max_fields=100, max_part_size=2_000_000) as form:
        given = {key: str(value) for key, value in form.items() if isinstance(value, str)}
        try:
            seats = _seats(game, given, text)
            own = await _own_components(game, form.get("components"))
            table = Table(game, len(seats), None, _options(game, given), own, [seat.name for seat in seats])
        except (BadOption, BadComponents) as error:
            raise Sorry(400, "page-bad-table", reason=str(error)) from None
    table_id = await hall_of(request).make(table, seats, browser_of(request))
    return remember(request, RedirectResponse(f"/t/{table_id}", 303))


async def _own_components(game: Game, file: object) -> ComponentSet | None:
    """A set of components that came with the form; BadComponents says what is wrong with it."""
    if not isinstance(file, UploadFile) or not file.filename:
        return None
    try:
        given = components.read(parse_json((await file.read()).decode("utf-8-sig")))
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
    at = visit(request)
    live, text = at.live, at.live.game.text(at.language)
    async with live.lock:
        viewer, curtain = live.viewer(at.seats)
        drawn = live.game.picture(live.table.view(viewer), at.language)
        start = update(live, viewer, curtain, at.language, 0)
    shown = page(
        request,
        "table.html",
        text,
        live=live,
        game=live.game,
        drawn=drawn,
        start=Markup(start.replace("<", "\\u003c")),
        seats=sorted(at.seats),
        invitations=_invitations(request, at),
        abouts=Markup(json.dumps(live.game.abouts(at.language), ensure_ascii=False).replace("<", "\\u003c")),
        says=Markup(json.dumps(_says(text), ensure_ascii=False).replace("<", "\\u003c")),
    )
    return remember(request, shown)


def _says(text: Text) -> dict[str, str]:
    """What the module of the page says by itself."""
    says = {name: text(f"page-{name}") for name in ("offline", "gone", "really", "end", "copied", "resigned")} | {
        name: text(f"page-state-{name}") for name in ("plays", "thinks", "bot", "here", "away")
    }
    return says | {
        "goOn": text("page-go-on"),
        "tapAgain": text("page-tap-again"),
        "scoreSheet": text("page-score-sheet"),
        "resignSure": text("page-resign-sure"),
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
    drawing = io.BytesIO()
    try:
        code = segno.make(f"{address(request)}{path}", error="m")
    except segno.DataOverflowError:
        raise HTTPException(400, "this address is too long for a QR code") from None
    code.save(drawing, kind="svg", border=2, scale=4, dark="#3A2F28")
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


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
    """A link to a seat, or to watch: remembered by the browser, then out of the address."""
    if brought(request) is None and not opened_by_a_person(request):
        raise HTTPException(403, "a link to a table is opened as a page")
    table_id, token = request.path_params["table"], request.path_params["token"]
    wanted = request.path_params.get("seat", "")
    seat = int(wanted) if small_number(wanted) else WATCHES
    if (wanted and not small_number(wanted)) or not await hall_of(request).join(
        browser_of(request), table_id, seat, token
    ):
        raise Sorry(404, "page-no-link")
    return remember(request, RedirectResponse(f"/t/{table_id}", 303))


async def delete(request: Request) -> Response:
    at = visit(request)
    if not at.host:
        raise Sorry(403, "page-only-host")
    await hall_of(request).delete(at.live.id)
    return RedirectResponse("/", 303)


async def rematch(request: Request) -> Response:
    """The same people and options, another deal."""
    at = visit(request)
    old = at.live.table
    if not at.seats:
        raise Sorry(403, "page-only-sitters")
    again = Table(old.game, old.players, None, old.options, old.components, old.names)
    hall = hall_of(request)
    members = hall.storage.members(at.live.id)
    table_id = await hall.make(again, at.live.seats, browser_of(request), members)
    return RedirectResponse(f"/t/{table_id}", 303)


# Records and replays


async def record(request: Request) -> Response:
    """The record of a finished game; before the end it would tell what is hidden."""
    at = visit(request)
    if at.live.table.seat is not None:
        raise Sorry(409, "page-record-later")
    name = f"{at.live.game.name}-{at.live.id}.record"
    text = at.live.table.record().text()
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


async def upload(request: Request) -> Response:
    """A record becomes a table that can be replayed, and played on from anywhere."""
    async with request.form(max_files=1, max_part_size=2_000_000) as form:
        file = form.get("record")
        try:
            if not isinstance(file, UploadFile):
                raise BadRecord("no file came")
            found = records.parse((await file.read()).decode("utf-8-sig"))
            seats = [Seat("person", name[:LONGEST_NAME]) for name in _names(found, texts(language_of(request)))]
            table_id = await hall_of(request).from_record(found, seats, browser_of(request))
        except (BadRecord, Divergence, BadOption, UnicodeDecodeError) as error:
            raise Sorry(400, "page-bad-record", reason=str(error)) from None
    return remember(request, RedirectResponse(f"/t/{table_id}/replay", 303))


def _names(found: records.Record, text: Text) -> list[str]:
    names = list(found.names) if len(found.names) == found.players else []
    return [
        f"{text(f'seat-{name}')} {seat + 1}" if text.has(f"seat-{name}") else name for seat, name in enumerate(names)
    ] or [text("player-number", number=seat + 1) for seat in range(found.players)]


def _may_replay(at: Visit) -> None:
    if at.live.table.seat is not None and not all(seat.kind == "person" for seat in at.live.seats):
        raise Sorry(409, "page-replay-later")


async def replay(request: Request) -> Response:
    at = visit(request)
    _may_replay(at)
    drawn = at.live.game.picture(at.live.table.view(None), at.language)
    return page(
        request,
        "replay.html",
        at.live.game.text(at.language),
        live=at.live,
        game=at.live.game,
        drawn=drawn,
        count=at.live.table.actions_played,
        last=_last(at.live.table),
        seats=[],
    )


def _last(table: Table) -> int:
    """The last position of a replay in which there is something to play."""
    return table.actions_played - (table.state.seat is None)


async def position(request: Request) -> Response:
    """One position of a replay, as somebody who looks on saw it; of a game that is over also as a ``seat`` saw it."""
    at = visit(request)
    _may_replay(at)
    table, asked = at.live.table, request.path_params["number"]
    wanted = int(asked) if small_number(asked) else -1
    if not 0 <= wanted <= table.actions_played:
        raise HTTPException(404, f"positions are 0 to {table.actions_played}")
    seat = request.query_params.get("seat")
    if seat is not None and (table.seat is not None or seat not in map(str, range(table.players))):
        raise HTTPException(404, f"of a game that is over there is a seat 0 to {table.players - 1}")
    shown = Table.resume(table.record(), wanted)
    shown.names = table.names
    view = shown.view(None if seat is None else int(seat))
    drawn = table.game.picture(view, at.language)
    return JSONResponse(
        {
            "number": wanted,
            "panes": {name: pane.live for name, pane in drawn.panes.items()},
            "boxes": {name: pane.box for name, pane in drawn.panes.items()},
            "log": log(shown, None, at.language, 0),
            "seat": shown.state.seat,
        },
        headers={"cache-control": "no-store"},
    )


async def play_on(request: Request) -> Response:
    """A new table from a position of a replay, with other chance than the first time.

    With a ``seat`` that one is a person's and all others are bots'.
    """
    at = visit(request)
    _may_replay(at)
    if at.live.table.seat is not None and at.seats != set(range(at.live.table.players)):
        raise Sorry(403, "page-all-seats")
    given = await command(request)
    table = at.live.table
    number = whole(given, "at")
    if not 0 <= number <= _last(table):
        raise HTTPException(400, f"positions to play on from are 0 to {_last(table)}")
    seats = [Seat("bot" if seat.player else "person", seat.name, seat.player) for seat in at.live.seats]
    if given.get("seat") is not None:
        own = whole(given, "seat")
        if not 0 <= own < len(seats):
            raise HTTPException(400, f"seats are 0 to {len(seats) - 1}")
        seats = [
            Seat("person", seat.name) if number == own else Seat("bot", seat.name, seat.player or USUAL)
            for number, seat in enumerate(seats)
        ]
    if all(seat.kind == "bot" for seat in seats):
        seats[0] = Seat("person", seats[0].name)
    branch = table.record()
    branch.seed = None
    table_id = await hall_of(request).from_record(branch, seats, browser_of(request), number)
    return JSONResponse({"address": f"/t/{table_id}"})


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
