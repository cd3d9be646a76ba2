"""What a page asks of a table while it is open: commands, questions, and the stream of news."""

from __future__ import annotations

from collections.abc import AsyncIterator

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse

from osada.core.actions import NotAnAction
from osada.core.commands import Command, GoOn, HandOver, Play, Resign, Undo
from osada.core.refusal import Refused
from osada.core.table import NotNow
from osada.players import PLAYERS, SUBSTITUTE
from osada.players.advice import in_words
from osada.server.guard import Hints, Streams
from osada.server.live import Gone, Late
from osada.server.updates import update
from osada.server.visitor import (
    Sorry,
    Visit,
    address_of,
    browser_of,
    command,
    hall_of,
    small_number,
    visit,
    while_here,
    whole,
    whole_numbers,
)
from osada.server.workers import BotFailed, WorkerDied

HEARTBEAT = 15.0
"""Seconds; pages take a line for broken that has been silent for more than twice as long."""
NOT_KEPT = {"cache-control": "no-store"}


def _answer(at: Visit, since: int, seat: int | None = None) -> Response:
    viewer, curtain = at.live.viewer(at.seats, seat)
    news = update(at.live, viewer, curtain, at.language, since, at.shared)
    return Response(news, media_type="application/json", headers=NOT_KEPT)


def _since(request: Request) -> int:
    given = request.query_params.get("since", "0")
    return int(given) if small_number(given) else 0


def refused(at: Visit, error: Refused) -> JSONResponse:
    refusal = error.refusal
    sentence = at.live.game.explain(refusal, at.language, at.live.table.names)
    help_text = at.live.game.text(at.language)(f"rule-{refusal.rule}")
    return JSONResponse({"error": sentence, "rule": refusal.rule, "help": help_text}, 422)


async def _apply(at: Visit, answers: int, wanted: Command) -> Response:
    """Do a command and answer with what the seat sees now, or with why not."""
    try:
        await at.live.apply(answers, wanted)
    except Refused as error:
        return refused(at, error)
    except NotAnAction as error:
        raise HTTPException(400, str(error)) from None
    except NotNow as error:
        raise HTTPException(409, str(error)) from None
    except Late:
        raise Sorry(409, "page-moved-on") from None
    except Gone:
        raise Sorry(404, "page-gone") from None
    async with at.live.lock:
        return _answer(at, answers, wanted.seat)


async def play(request: Request) -> Response:
    at, given = visit(request), await command(request)
    seat, instead = at.seat(given.get("seat")), given.get("instead", False)
    if not isinstance(instead, bool):
        raise HTTPException(400, "instead: expected true or false")
    actions = whole_numbers(given, "actions") if "actions" in given else (whole(given, "action"),)
    return await _apply(at, whole(given, "answers"), Play(seat, actions, instead))


async def undo(request: Request) -> Response:
    at, given = visit(request), await command(request)
    return await _apply(at, whole(given, "answers"), Undo(at.seat(given.get("seat"))))


async def hand_over(request: Request) -> Response:
    """Let a bot play on for a seat, or take it back."""
    at, given = visit(request), await command(request)
    seat, answers, player = at.seat(given.get("seat")), whole(given, "answers"), given.get("player")
    if player is not None and (not isinstance(player, str) or player not in PLAYERS):
        raise HTTPException(400, f"player: expected one of {', '.join(PLAYERS)} or null")
    return await _apply(at, answers, HandOver(seat, player))


async def resign(request: Request) -> Response:
    at, given = visit(request), await command(request)
    return await _apply(at, whole(given, "answers"), Resign(at.seat(given.get("seat")), SUBSTITUTE))


async def go_on(request: Request) -> Response:
    """Play on under new rules."""
    at, given = visit(request), await command(request)
    if not at.seats:
        raise Sorry(403, "page-only-sitters")
    return await _apply(at, whole(given, "answers"), GoOn())


# Questions


async def now(request: Request) -> Response:
    """The table as it is; ``uncover`` names the seat that has come to the screen."""
    at = visit(request)
    seat = _uncovered(request, at)
    async with at.live.lock:
        return _answer(at, _since(request), seat)


def _uncovered(request: Request, at: Visit) -> int | None:
    wanted = request.query_params.get("uncover", "")
    if wanted and not small_number(wanted):
        raise HTTPException(400, "uncover: expected a seat")
    return at.seat(int(wanted)) if wanted else None


async def why(request: Request) -> Response:
    """Why a click on a place does nothing."""
    at = visit(request)
    table = at.live.table
    text = at.live.game.text(at.language)
    if table.seat is None:
        return JSONResponse({"error": text("page-over")}, headers=NOT_KEPT)
    if table.seat not in at.seats:
        return JSONResponse({"error": text("page-not-your-turn", player=table.names[table.seat])})
    for action in table.state.meant(request.query_params.get("place", "")[:100]):
        refusal = table.state.why_not(action)
        if refusal is not None:
            return JSONResponse(
                {
                    "error": at.live.game.explain(refusal, at.language, table.names),
                    "rule": refusal.rule,
                    "help": text(f"rule-{refusal.rule}"),
                }
            )
    return JSONResponse({"error": text("page-nothing-here")})


async def hint(request: Request) -> Response:
    """The best few clicks of this seat and why, from what the seat knows."""
    at = visit(request)
    state, seat = at.live.table.state, at.live.table.seat
    if seat is None or seat not in at.seats:
        raise Sorry(409, "page-hint-turn")
    number = at.live.number
    hints: Hints = request.app.state.hints
    try:
        with hints.waiting(address_of(request), browser_of(request)):
            advice = await while_here(request, at.live.advise)
    except (WorkerDied, BotFailed, ClientDisconnect):
        raise Sorry(503, "page-no-hint") from None
    if number != at.live.number or state.seat != seat:
        raise Sorry(409, "page-moved-on")
    game = at.live.game
    labels = game.labels(state.view(seat), at.language)
    shown = [
        {
            **in_words(game, best, at.language),
            "label": labels[best.clicks[0]],
            "places": [game.place(click) for click in best.clicks],
        }
        for best in advice
    ]
    return JSONResponse({"advice": shown}, headers=NOT_KEPT)


async def words(request: Request) -> Response:
    """The table in words, for the seat that has come to the screen."""
    at = visit(request)
    viewer, _ = at.live.viewer(at.seats, _uncovered(request, at))
    async with at.live.lock:
        return PlainTextResponse(at.live.game.words(at.live.table.view(viewer), at.language), headers=NOT_KEPT)


def streams_of(request: Request) -> Streams:
    streams: Streams = request.app.state.streams
    return streams


async def stream(request: Request) -> Response:
    """News of a table as server-sent events; each is numbered, so a browser that comes back resumes."""
    at = visit(request)
    last = request.headers.get("last-event-id", "")
    since = int(last) if small_number(last) else _since(request)
    if request.method == "HEAD":
        return Response(media_type="text/event-stream", headers=NOT_KEPT)
    refusal = streams_of(request).refusal(address_of(request))
    if refusal is not None:
        raise Sorry(*refusal)
    return StreamingResponse(
        _news(request, at, min(since, at.live.number)),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


async def _news(request: Request, at: Visit, since: int) -> AsyncIterator[str]:
    live, hall, version = at.live, hall_of(request), -1
    streams, address = streams_of(request), address_of(request)
    streams.open[address] += 1
    await live.arrive(at.seats)
    try:
        yield "retry: 1000\n\n"
        while not hall.closing and hall.find(live.id) is live:
            async with live.lock:
                told, version = live.number, live.version
                viewer, curtain = live.viewer(at.seats)
                news = update(live, viewer, curtain, at.language, since, at.shared)
            yield f"id: {told}\ndata: {news}\n\n"
            since = told
            while not await live.news(version, HEARTBEAT):
                yield "event: beat\ndata: {}\n\n"
        if not hall.closing:
            yield "event: gone\ndata: {}\n\n"
    finally:
        streams.close(address)
        await live.depart(at.seats)
