"""Records and replays: a game to take home, to look at again, to play on from anywhere."""

from __future__ import annotations

import asyncio

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from osada.core import record as records
from osada.core.options import BadOption
from osada.core.record import BadRecord, Divergence
from osada.core.table import Table
from osada.core.text import Text, texts
from osada.players import USUAL
from osada.server.loading import Seat
from osada.server.pages import LONGEST_NAME, as_script, page
from osada.server.updates import Eyes, drawn_panes, log
from osada.server.visitor import (
    Sorry,
    Visit,
    browser_of,
    command,
    hall_of,
    language_of,
    remember,
    small_number,
    visit,
    whole,
)


async def record(request: Request) -> Response:
    """The record of a finished game; before the end it would tell what is hidden."""
    at = await visit(request)
    if at.live.table.seat is not None:
        raise Sorry(409, "page-record-later")
    name = f"{at.live.game.name}-{at.live.id}.record"
    text = await asyncio.to_thread(at.live.table.record().text)
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
            found = await asyncio.to_thread(records.parse, (await file.read()).decode("utf-8-sig"))
            seats = [Seat("person", name[:LONGEST_NAME]) for name in _names(found, texts(language_of(request)))]
            table_id = await hall_of(request).from_record(found, seats, browser_of(request))
        except Divergence as error:
            raise Sorry(400, "page-bad-play", number=error.number, line=error.line) from None
        except BadRecord as error:
            if error.number is not None and error.number > 1:
                raise Sorry(400, "page-bad-line", number=error.number) from None
            raise Sorry(400, "page-bad-record") from None
        except (BadOption, UnicodeDecodeError):
            raise Sorry(400, "page-bad-record") from None
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
    """The page of a replay: all that stands still, and the whole log. Positions come one by one."""
    at = await visit(request)
    _may_replay(at)
    positions = await hall_of(request).replay(at.live)
    return await asyncio.to_thread(_replay_page, request, at, positions.end)


def _replay_page(request: Request, at: Visit, end: Table) -> Response:
    return page(
        request,
        "replay.html",
        at.live.game.text(at.language),
        live=at.live,
        game=at.live.game,
        drawn=at.live.game.picture(end.view(None), at.language),
        log=as_script(log(end, end.view(None), Eyes(None, at.language), 0)),
        count=end.actions_played,
        last=_last(end),
        seats=[],
    )


def _last(table: Table) -> int:
    """The last position of a replay in which there is something to play."""
    return table.actions_played - (table.state.seat is None)


async def position(request: Request) -> Response:
    """One position of a replay, as somebody who looks on saw it; of a game that is over also as a ``seat`` saw it."""
    at = await visit(request)
    _may_replay(at)
    table, asked = at.live.table, request.path_params["number"]
    positions = await hall_of(request).replay(at.live)
    wanted = int(asked) if small_number(asked) else -1
    if not 0 <= wanted <= positions.count:
        raise HTTPException(404, f"positions are 0 to {positions.count}")
    seat = request.query_params.get("seat")
    if seat is not None and (table.seat is not None or seat not in map(str, range(table.players))):
        raise HTTPException(404, f"of a game that is over there is a seat 0 to {table.players - 1}")
    viewer = None if seat is None else int(seat)
    return await asyncio.to_thread(_position, positions.at(wanted), viewer, at.language)


def _position(shown: Table, viewer: int | None, language: str) -> Response:
    drawn = shown.game.picture(shown.view(viewer), language)
    return JSONResponse(
        {
            "number": shown.actions_played,
            **drawn_panes(drawn),
            "seat": shown.state.seat,
        },
        headers={"cache-control": "no-store"},
    )


async def play_on(request: Request) -> Response:
    """A new table from a position of a replay, with other chance than the first time.

    With a ``seat`` that one is a person's and all others are bots'.
    """
    at = await visit(request)
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
