"""What a page asks of a table while it is open: commands, questions, and the stream of news."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse

from osada.core.actions import NotAnAction
from osada.core.commands import Command, GoOn, HandOver, Play, Resign, Undo
from osada.core.dealer import Dealer
from osada.core.game import State
from osada.core.refusal import Refused
from osada.core.table import NotNow, Table
from osada.players import PLAYERS, SUBSTITUTE
from osada.players.advice import Advice, in_words
from osada.players.reasons import click_names, places
from osada.server.agreed import agreed, help_with
from osada.server.feed import Feed
from osada.server.guard import Hints, Streams
from osada.server.identity import hall_of
from osada.server.naming import called
from osada.server.too_late import Gone, Late
from osada.server.updates import Eyes, drawn_panes, told
from osada.server.visitor import (
    MOST_ACTIONS,
    Sorry,
    Visit,
    address_of,
    command,
    moment,
    small_number,
    visit,
    while_here,
    whole,
    whole_numbers,
)
from osada.server.workers import BotFailed, WorkerDied

HEARTBEAT = 15.0
"""Seconds; pages take a line for broken that has been silent for more than twice as long."""
LONGEST_HINT = 45.0
"""Seconds that a hint may take: it counts what it looks at and not the time, and proxies wait for a minute."""
NOT_KEPT = {"cache-control": "no-store"}


async def _answer(at: Visit, feed: Feed, since: int) -> Response:
    """The table as a page sees it now; its feed does not tell that again."""
    viewer, curtain = at.live.sees(feed)
    again = feed.tell(at.live.told_to(viewer), at.live.present, viewer, since)
    news = await told(at.live, Eyes(viewer, at.language, at.layout, at.shared, again), curtain, since)
    return Response(news, media_type="application/json", headers=NOT_KEPT)


def _since(request: Request) -> int | None:
    """The last entry that the page knows of, if it says so."""
    given = request.headers.get("last-event-id") or request.query_params.get("since", "")
    return int(given) if small_number(given) else None


def _seen(at: Visit) -> Any:
    """What whoever has asked sees of the table."""
    seat = at.live.table.seat
    return at.live.table.view(seat if seat in at.seats else None) | {"names": _names(at)}


def _names(at: Visit) -> list[str]:
    return called(at.live, at.live.game.text(at.language))


def refused(at: Visit, error: Refused) -> JSONResponse:
    """The answer to an action that is not allowed: why not, and the help with the rule."""
    refusal = error.refusal
    sentence = at.live.game.explain(refusal, at.language, _names(at), _seen(at))
    help_text = help_with(at.live.table, refusal.rule, at.live.game.text(at.language))
    return JSONResponse({"error": sentence, "rule": refusal.rule, "help": help_text}, 422)


async def _apply(at: Visit, given: dict[str, Any], wanted: Command) -> Response:
    """Do a command and answer with what the seat sees now, or with why not."""
    answers, feed = whole(given, "answers"), at.feed(given.get("feed", ""))
    with feed.answering():
        try:
            await at.live.apply(answers, wanted)
        except Refused as error:
            return refused(at, error)
        except NotAnAction as error:
            raise HTTPException(400, str(error)) from None
        except NotNow as error:
            raise Sorry(409, error.message) from None
        except Late:
            raise Sorry(409, "page-moved-on") from None
        except Gone:
            raise Sorry(404, "page-gone") from None
        if isinstance(wanted, Play | Undo):
            feed.uncovered = wanted.seat
        async with at.live.lock:
            return await _answer(at, feed, answers)


async def play(request: Request) -> Response:
    """Play one action or several, all or none; ``instead`` first takes back what is half done."""
    at, given = await visit(request), await command(request)
    seat, instead = at.seat(given.get("seat")), given.get("instead", False)
    if not isinstance(instead, bool):
        raise HTTPException(400, "instead: expected true or false")
    if "places" in given:
        actions = _meant(at, given["places"])
    else:
        actions = whole_numbers(given, "actions") if "actions" in given else (whole(given, "action"),)
    answer = await _apply(at, given, Play(seat, actions, instead))
    if answer.status_code == 200:
        hall_of(request).regulars.add(at.asker.person)
    return answer


def _meant(at: Visit, places: object) -> tuple[int, ...]:
    """The actions that some places mean together."""
    if not isinstance(places, list) or len(places) > MOST_ACTIONS or not all(isinstance(one, str) for one in places):
        raise HTTPException(400, f"places: expected at most {MOST_ACTIONS} names of places")
    actions = at.live.table.state.meant_by(places)
    if not actions:
        raise Sorry(422, "page-no-answer")
    return tuple(actions)


async def undo(request: Request) -> Response:
    """Take back the last action of a seat."""
    at, given = await visit(request), await command(request)
    return await _apply(at, given, Undo(at.seat(given.get("seat"))))


async def hand_over(request: Request) -> Response:
    """Let a bot play on for a seat, or take it back."""
    at, given = await visit(request), await command(request)
    seat, player = at.seat(given.get("seat")), given.get("player")
    if player is not None and (not isinstance(player, str) or player not in PLAYERS):
        raise HTTPException(400, f"player: expected one of {', '.join(PLAYERS)} or null")
    return await _apply(at, given, HandOver(seat, player))


async def resign(request: Request) -> Response:
    """Give up: a bot plays on for the seat."""
    at, given = await visit(request), await command(request)
    return await _apply(at, given, Resign(at.seat(given.get("seat")), SUBSTITUTE))


async def go_on(request: Request) -> Response:
    """Play on under new rules."""
    at, given = await visit(request), await command(request)
    if not at.seats:
        raise Sorry(403, "page-only-sitters")
    return await _apply(at, given, GoOn())


# Questions


async def now(request: Request) -> Response:
    """The table as it is."""
    at = await visit(request)
    feed = at.feed(request.query_params.get("feed", ""))
    async with at.live.lock:
        return await _answer(at, feed, _since(request) or 0)


async def uncover(request: Request) -> Response:
    """Somebody has come to a screen that people share: the page shows what is theirs until their turn is over."""
    at, given = await visit(request), await command(request)
    seat, name = at.seat(given.get("seat")), given.get("feed", "")
    feed = at.feed(name)
    if name and not feed.open:
        feed = at.feed(name, new=True)
    feed.uncover(seat)
    hall_of(request).others.uncovered(at.live, feed, seat)
    async with at.live.lock:
        return await _answer(at, feed, whole(given, "since"))


async def why(request: Request) -> Response:
    """Why a click on a place does nothing."""
    at = await visit(request)
    table = at.live.table
    text = at.live.game.text(at.language)
    if table.seat is None:
        return JSONResponse({"error": text("page-over")}, headers=NOT_KEPT)
    if table.seat not in at.seats:
        return JSONResponse({"error": text("page-not-your-turn", player=_names(at)[table.seat])})
    meant = table.state.meant(request.query_params.get("place", "")[:100])
    if allowed := sorted(set(meant) & set(table.state.actions())):  # it is chosen elsewhere, but may be meant here
        labels = at.live.game.labels(table.view(table.seat), at.language)
        return JSONResponse({"offers": [[action, labels[action]] for action in allowed]}, headers=NOT_KEPT)
    for action in meant:
        refusal = table.state.why_not(action)
        if refusal is not None:
            return JSONResponse(
                {
                    "error": at.live.game.explain(refusal, at.language, _names(at), _seen(at)),
                    "rule": refusal.rule,
                    "help": help_with(table, refusal.rule, text),
                }
            )
    return JSONResponse({"error": text("page-nothing-here"), "nothing": True})


async def then(request: Request) -> Response:
    """The table as this page's seat saw it after an entry: what a line of the log tells of."""
    at, asked = await visit(request), request.path_params["number"]
    viewer, _ = at.live.sees(at.feed(request.query_params.get("feed", "")))
    number = int(asked) if small_number(asked) else -1
    if not 0 <= number <= at.live.number:
        raise HTTPException(404, f"entries are 0 to {at.live.number}")
    plays = at.live.table.plays_until(number)
    positions = await hall_of(request).replay(at.live)
    return await asyncio.to_thread(_then, positions.at(min(plays, positions.count)), viewer, at)


def _then(table: Table, viewer: int | None, at: Visit) -> Response:
    view = table.view(viewer) | {"offers": {}, "asked": None, "names": _names(at)}
    drawn = table.game.picture(view, at.language, at.layout)
    return JSONResponse(drawn_panes(drawn), headers=NOT_KEPT)


async def hint(request: Request) -> Response:
    """The best few clicks of this seat and why, from what the seat knows."""
    at = await visit(request)
    state, seat = at.live.table.state, at.live.table.seat
    if seat is None or seat not in at.seats:
        raise Sorry(409, "page-hint-turn")
    number = at.live.number
    hints: Hints = request.app.state.hints
    try:
        with hints.waiting(address_of(request), at.person):
            async with asyncio.timeout(LONGEST_HINT):
                advice = await while_here(request, lambda: at.live.advise(at.asker))
    except (WorkerDied, BotFailed, ClientDisconnect, TimeoutError):
        raise Sorry(503, "page-no-hint") from None
    if number != at.live.number or state.seat != seat:
        raise Sorry(409, "page-moved-on")
    shown = await asyncio.to_thread(_advice, state.redeal(seat, Dealer(0)), advice, at.language)
    return JSONResponse({"advice": shown}, headers=NOT_KEPT)


def _advice(known: State, advice: Sequence[Advice], language: str) -> list[dict[str, object]]:
    """Advice as a page shows it: the click that tells it from others by its name, and all its places."""
    return [
        {
            **in_words(known.game, one, language),
            "label": click_names(known, one.clicks[: one.differs + 1], language)[-1],
            "places": [*(known.game.place(click) for click in one.clicks), *places(one.reasons)],
        }
        for one in advice
    ]


async def words(request: Request) -> Response:
    """The table in words, for the seat that has come to the screen."""
    at = await visit(request)
    viewer, _ = at.live.sees(at.feed(request.query_params.get("feed", "")))
    async with at.live.lock:
        said = await asyncio.to_thread(_words, at, viewer)
    return PlainTextResponse(said, headers=NOT_KEPT)


def _words(at: Visit, viewer: int | None) -> str:
    seen = at.live.table.view(viewer) | {"names": _names(at)}
    text, live = at.live.game.text(at.language), at.live
    paced = [live.pace.told(text)] if live.pace else []
    waits = live.clock.deadline if live.clock else None
    if live.clock and waits and (left := waits.told(live.clock.now, text)):
        paced.append(f"{called(live, text)[waits.seat]}: {left}")
    return "\n".join([live.game.words(seen, at.language), *agreed(live.table, text), *paced])


async def rule(request: Request) -> Response:
    """A rule in a few words, as this table reads it."""
    at, wanted = await visit(request), request.path_params["rule"]
    if wanted not in at.live.game.rules:
        raise HTTPException(404, f"unknown rule {wanted[:40]}")
    help_text = help_with(at.live.table, wanted, at.live.game.text(at.language))
    return JSONResponse({"rule": wanted, "help": help_text})


def streams_of(request: Request) -> Streams:
    """The open streams of this server."""
    streams: Streams = request.app.state.streams
    return streams


async def stream(request: Request) -> Response:
    """News of a table as server-sent events: whatever the page of the ``feed`` does not know yet."""
    at = await visit(request)
    if request.method == "HEAD":
        return Response(media_type="text/event-stream", headers=NOT_KEPT)
    refusal = streams_of(request).refusal(address_of(request))
    if refusal is not None:
        raise Sorry(*refusal)
    feed = at.feed(request.query_params.get("feed", ""), new=True)
    since = _since(request)
    feed.told = since if since is not None and since <= at.live.number else None
    again = request.query_params.get("again", "")
    if small_number(again) and int(again) != at.live.told_again:
        feed.again()
    people = request.query_params.get("people", "")
    feed.changes = int(people) if small_number(people) else None
    feed.said = moment(request.query_params.get("said", ""))
    return StreamingResponse(
        _news(request, at, feed),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


async def _news(request: Request, at: Visit, feed: Feed) -> AsyncIterator[str]:
    live, hall = at.live, hall_of(request)
    streams, address = streams_of(request), address_of(request)
    streams.begin(address)
    live.arrive(feed, at.asker)
    hall.keep(live)
    try:
        yield "retry: 1000\n\n"
        while not (hall.closing or live.gone or live.lost or feed.ended):
            feed.listen()
            async with live.lock:
                news = await _new(at, feed)
            if news is not None:
                yield news
            elif not await feed.news(HEARTBEAT):
                yield "event: beat\ndata: {}\n\n"
        if live.gone:
            yield "event: gone\ndata: {}\n\n"
    finally:
        streams.close(address)
        live.depart(feed, at.asker)


async def _new(at: Visit, feed: Feed) -> str | None:
    """What a page is told next: the table, if it has changed, or who has come and gone."""
    live = at.live
    viewer, curtain = live.sees(feed)
    if feed.waits(live.told_to(viewer)):
        since, number = feed.told or 0, live.told_to(viewer)
        again = feed.tell(number, live.present, viewer, since)  # what happens while it is made is told next
        news = await told(live, Eyes(viewer, at.language, at.layout, at.shared, again), curtain, since)
        return f"id: {number}\ndata: {news}\n\n"
    if feed.here != live.present:
        feed.here = live.present
        return f"event: here\ndata: {json.dumps(feed.here)}\n\n"
    if feed.changes is not None and feed.changes != live.company.stamp:
        feed.changes = live.company.stamp
        return f"event: people\ndata: {feed.changes}\n\n"
    if feed.said is not None and feed.said < live.said:
        feed.said = live.said
        return f"event: said\ndata: {feed.said}\n\n"
    return None
