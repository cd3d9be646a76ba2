"""The server: its addresses, and how it starts and stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import anyio.to_thread
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from osada.core.text import texts
from osada.server import (
    assets,
    coach,
    coming_back,
    commands,
    counting,
    editing,
    forms,
    history,
    home,
    installing,
    leaving,
    lessons,
    links,
    me,
    metrics,
    newcomers,
    pages,
    paper,
    replays,
    rules,
    saying,
    seats,
    thumbnails,
    told,
)
from osada.server.bounds import Rates, TooMuch
from osada.server.guard import Guard, Hints, Streams
from osada.server.hall import Hall
from osada.server.identity import Identify
from osada.server.keeping import sweep
from osada.server.pads import Pads
from osada.server.sets import Sets
from osada.server.storage import StorageError
from osada.server.visitor import Enough, Sorry, language_of, note_bound

ROUTES = [  # what is asked most often comes first
    Route("/t/{table}/play", commands.play, methods=["POST"]),
    Route("/t/{table}/stream", commands.stream),
    Route("/t/{table}/now", commands.now),
    Route("/", home.home),
    Route("/health", metrics.health),
    Route("/metrics", metrics.metrics),
    Route("/manifest.webmanifest", installing.manifest),
    Route("/worker.js", installing.worker),
    Route("/turn", installing.turn),
    Route("/language", pages.language, methods=["POST"]),
    Route("/theme", me.theme, methods=["POST"]),
    Route("/me", me.me, methods=["GET"]),
    Route("/me", me.change, methods=["POST"]),
    Route("/me/export", leaving.export),
    Route("/me/delete", leaving.delete, methods=["POST"]),
    Route("/me/code", coming_back.make_code, methods=["POST"]),
    Route("/me/back", coming_back.by_code, methods=["POST"]),
    Route("/me/pause", me.pause, methods=["POST"]),
    Route("/me/go-on", me.go_on, methods=["POST"]),
    Route("/me/others", coming_back.sign_out_others, methods=["POST"]),
    Route("/me/ways", told.add, methods=["POST"]),
    Route("/me/ways/{way}/remove", told.remove, methods=["POST"]),
    Route("/me/push", told.push, methods=["POST"]),
    Route("/confirm/{way}/{key}", told.confirm, methods=["GET", "POST"]),
    Route("/stop/{way}/{key}", told.stop, methods=["GET", "POST"]),
    Route("/me/passkey/offer", coming_back.offer, methods=["POST"]),
    Route("/me/passkey/keep", coming_back.keep, methods=["POST"]),
    Route("/me/passkey/ask", coming_back.ask, methods=["POST"]),
    Route("/me/passkey/back", coming_back.by_passkey, methods=["POST"]),
    Route("/picture/{game}.svg", thumbnails.game_thumbnail),
    Route("/symbols/{game}/{language}/{layout}/{digest}.js", pages.symbols_of),
    Route("/rules/{game}", rules.rules),
    Route("/rules/{game}/short", rules.short),
    Route("/rules/{game}/{rule}", rules.rule),
    Route("/paper/{game}", paper.paper),
    Route("/rules/{game}/piece/{symbol}.svg", rules.piece),
    Route("/rules/{game}/{part}/{id}/{number}.svg", rules.figure),
    Route("/learn/{game}", lessons.first),
    Route("/learn/{game}/{lesson}", lessons.lesson),
    Route("/learn/{game}/{lesson}/play-on", lessons.play_on, methods=["POST"]),
    Route("/learn/{game}/{lesson}/{step}/{played}", lessons.position),
    Route("/learn/{game}/{lesson}/{step}/{played}/play", lessons.play, methods=["POST"]),
    Route("/learn/{game}/{lesson}/{step}/{played}/why", lessons.why),
    Route("/learn/{game}/{lesson}/{step}/{played}/words", lessons.words),
    Route("/learn/{game}/{lesson}/{step}/{played}/rule/{rule}", lessons.rule),
    Route("/first/{game}", newcomers.first_table, methods=["POST"]),
    Route("/count/{game}", counting.sheets, methods=["GET"]),
    Route("/count/{game}", counting.begin, methods=["POST"]),
    Route("/sheet/{pad}", counting.sheet),
    Route("/sheet/{pad}/now", counting.now),
    Route("/sheet/{pad}/tap", counting.tap, methods=["POST"]),
    Route("/sheet/{pad}/delete", counting.delete, methods=["POST"]),
    Route("/result/{share}", counting.result),
    Route("/result/{share}/picture.svg", counting.picture),
    Route("/result/{share}/document", counting.document),
    Route("/evenings", history.history, methods=["GET"]),
    Route("/evenings", history.bring, methods=["POST"]),
    Route("/evenings/file/{kind}", history.file),
    Route("/evenings/{evening}/take-away", history.take_away, methods=["POST"]),
    Route("/sets/{game}", editing.sets, methods=["GET"]),
    Route("/sets/{game}", editing.begin, methods=["POST"]),
    Route("/set/{set}", editing.editor),
    Route("/set/{set}/put", editing.put, methods=["POST"]),
    Route("/set/{set}/piece/{piece}.svg", editing.drawing),
    Route("/set/{set}/name", editing.rename, methods=["POST"]),
    Route("/set/{set}/delete", editing.delete, methods=["POST"]),
    Route("/set/{set}/merge", editing.merge, methods=["POST"]),
    Route("/set/{set}/decide", editing.decide, methods=["POST"]),
    Route("/cards/{share}", editing.shared),
    Route("/cards/{share}/file", editing.document),
    Route("/cards/{share}/take", editing.take, methods=["POST"]),
    Route("/new/{game}", forms.new, methods=["GET"]),
    Route("/new/{game}", forms.make, methods=["POST"]),
    Route("/upload", replays.upload, methods=["POST"]),
    Route("/s/{table}/{seat}/{token}", seats.arrive, methods=["GET"]),
    Route("/s/{table}/{seat}/{token}", seats.claim, methods=["POST"]),
    Route("/s/{table}/{seat}/{token}/ask", seats.ask, methods=["POST"]),
    Route("/w/{table}/{token}", seats.look, methods=["GET"]),
    Route("/w/{table}/{token}", seats.watch, methods=["POST"]),
    Route("/open/{table}", seats.come, methods=["GET"]),
    Route("/open/{table}", seats.sit, methods=["POST"]),
    Route("/qr", links.qr),
    Route("/t/{table}", pages.table),
    Route("/t/{table}/picture.svg", pages.table_picture),
    Route("/t/{table}/thumbnail.svg", thumbnails.table_thumbnail),
    Route("/t/{table}/uncover", commands.uncover, methods=["POST"]),
    Route("/t/{table}/undo", commands.undo, methods=["POST"]),
    Route("/t/{table}/hand-over", commands.hand_over, methods=["POST"]),
    Route("/t/{table}/resign", commands.resign, methods=["POST"]),
    Route("/t/{table}/go-on", commands.go_on, methods=["POST"]),
    Route("/t/{table}/why", commands.why),
    Route("/t/{table}/then/{number}", commands.then),
    Route("/t/{table}/hint", commands.hint),
    Route("/t/{table}/words", commands.words),
    Route("/t/{table}/rule/{rule}", commands.rule),
    Route("/t/{table}/people", seats.told),
    Route("/t/{table}/invitation", seats.invitation),
    Route("/t/{table}/renew", seats.renew, methods=["POST"]),
    Route("/t/{table}/unseat", seats.unseat, methods=["POST"]),
    Route("/t/{table}/announce", seats.announce, methods=["POST"]),
    Route("/t/{table}/send-away", seats.send_away, methods=["POST"]),
    Route("/t/{table}/admit", seats.admit, methods=["POST"]),
    Route("/t/{table}/said", saying.told),
    Route("/t/{table}/say", saying.say, methods=["POST"]),
    Route("/t/{table}/mute", saying.mute, methods=["POST"]),
    Route("/t/{table}/quiet", told.quiet, methods=["POST"]),
    Route("/t/{table}/remind", told.remind, methods=["POST"]),
    Route("/t/{table}/download", home.download),
    Route("/t/{table}/delete", home.delete, methods=["POST"]),
    Route("/t/{table}/rematch", home.rematch, methods=["POST"]),
    Route("/t/{table}/record", replays.record),
    Route("/t/{table}/replay", replays.replay),
    Route("/t/{table}/at/{number}", replays.position),
    Route("/t/{table}/coach", coach.told, methods=["GET"]),
    Route("/t/{table}/coach", coach.begin, methods=["POST"]),
    Route("/t/{table}/play-on", replays.play_on, methods=["POST"]),
]


PASSING = (429, 500, 503)
"""What may be otherwise in a moment."""
LONGEST = 900
"""Letters of a refusal."""
COMPRESSED = 5
"""How hard answers are compressed: as hard as can be takes twice the time for a fiftieth of the bytes."""


async def failed(request: Request, error: Exception) -> Response:
    """Errors as a sentence: JSON for the module of a page, a page for people."""
    status, sentence = 500, "the server could not do what was asked"
    if isinstance(error, StorageError):
        status, sentence = 503, "what was asked could not be kept; nothing has changed"
    say = texts(language_of(request))
    if isinstance(error, HTTPException):
        sentence = error.said(language_of(request)) if isinstance(error, Sorry) else error.detail
        status, sentence = error.status_code, sentence[:LONGEST]
    faults = []
    if isinstance(error, Sorry):
        note_bound(request, error)
        faults = error.told(say)
    if "text/html" not in request.headers.get("accept", "") or status == 304:
        return JSONResponse({"error": " ".join([sentence, *faults])[:LONGEST]}, status)
    kind = f"page-error-{status}"
    message = sentence if isinstance(error, Sorry) else say(kind if say.has(kind) else "page-error")
    again = str(request.url) if request.method == "GET" and status in PASSING else ""
    response = pages.page(request, "message.html", say, message=message, faults=faults, again=again)
    response.status_code = status
    return response


async def too_much(request: Request, error: Exception) -> Response:
    """A bound of the hall as a sentence."""
    assert isinstance(error, TooMuch)
    return await failed(request, Enough(error.status, error.name, (), **error.facts))


def application(
    hall: Hall,
    rates: Rates | None = None,
    for_network: bool = False,
    streams: Streams | None = None,
    hints: Hints | None = None,
    keep: int | None = None,
) -> Starlette:
    """The server of a hall, for this machine or its network too; it closes the hall when it stops. Tables that nobody
    has played at for so many days as to ``keep`` are deleted."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = hall
        app.state.for_network = for_network
        app.state.streams = streams or Streams()
        app.state.hints = hints or Hints(hall.bounds)
        app.state.letters = told.letters(hall)
        app.state.sits = seats.sits(hall)
        app.state.codes = coming_back.tries(hall)
        await anyio.to_thread.run_sync(lambda: None)  # its threads are loaded now, not in the loop for the first page
        app.state.pads = Pads(hall.storage, hall.rates)
        app.state.sets = Sets(hall.storage, hall.rates)
        await hall.others.begin()
        hall.notices.begin()
        hall.minding.begin()
        sweeping = asyncio.create_task(sweep(hall, keep)) if keep is not None else None
        yield
        if sweeping is not None:
            sweeping.cancel()
        await hall.notices.end()
        hall.close()

    middleware = [
        Middleware(Guard, rates=rates or Rates(), largest=hall.bounds.largest, answer=failed),
        Middleware(assets.Files),
        Middleware(GZipMiddleware, minimum_size=800, compresslevel=COMPRESSED),
        Middleware(Identify, answer=failed),
    ]
    return Starlette(
        routes=ROUTES,
        middleware=middleware,
        lifespan=lifespan,
        exception_handlers={HTTPException: failed, StorageError: failed, TooMuch: too_much},
    )
