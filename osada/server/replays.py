"""Records and replays: a game to take home, to look at again, to play on from anywhere."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from typing import Any

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from osada.core import record as records
from osada.core.game import points
from osada.core.history import ALL_EYES
from osada.core.options import BadOption
from osada.core.record import BadRecord, Divergence
from osada.core.replay import Replay
from osada.core.table import Table
from osada.core.text import Text, texts
from osada.players import USUAL
from osada.server import symbols
from osada.server.identity import hall_of, person, remember
from osada.server.links import address
from osada.server.loading import Seat
from osada.server.naming import bot_name, called
from osada.server.pages import as_script, page, parts_of
from osada.server.people import LONGEST_NAME
from osada.server.reading import Origin
from osada.server.seating import WATCHES
from osada.server.timeline import timeline
from osada.server.updates import drawn_panes
from osada.server.visitor import (
    Sorry,
    Visit,
    address_of,
    command,
    language_of,
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
            who = (await person(request)).id
            table_id = await hall_of(request).from_record(found, seats, who, address=address_of(request))
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
    return await asyncio.to_thread(_replay_page, request, at, positions)


def _replay_page(request: Request, at: Visit, positions: Replay) -> Response:
    live, text, over = at.live, at.live.game.text(at.language), at.live.table.seat is None
    names = called(live, text)
    picture = live.game.picture(_seen(positions.at(0), None, over, names), at.language, at.layout)
    return page(
        request,
        "replay.html",
        text,
        live=live,
        names=names,
        game=live.game,
        drawn=picture,
        symbols_at=symbols.address(live.game, picture, at.language, at.layout),
        layout=at.layout,
        parts=parts_of(picture, text),
        timeline=as_script(timeline(positions, over, at.language)),
        says=as_script(_says(text)),
        count=positions.count,
        last=_last(live.table),
        over=over,
        result=" : ".join(str(points(score)) for score in live.table.state.scores()) if over else "",
        address=_shared_address(request, at),
        players=hall_of(request).players,
        bot=bot_name,
        substitute=USUAL,
    )


def _says(text: Text) -> dict[str, str]:
    """The sentences that the module of the page shows by itself."""
    return {name: text(f"page-{name}") for name in ("copied", "play", "pause")} | {
        "start": text("page-replay-start"),
        "turn": text("page-replay-turn", turn="%t", count="%n"),
        "moment": text("page-moment", turn="%t"),
        "link": text("page-share-link"),
    }


def _shared_address(request: Request, at: Visit) -> str:
    """The address of this replay to share: of a game that is over, whoever sits there lets others look on by it."""
    if at.live.table.seat is None and (at.seats or at.host):
        return f"{address(request)}/w/{at.live.id}/{hall_of(request).token(at.live.id, WATCHES)}"
    return f"{address(request)}/t/{at.live.id}/replay"


def _seen(shown: Table, viewer: int | None, over: bool, names: list[str]) -> Any:
    """A position of a replay: with everything open once the game is over, or as a seat or somebody who looks on saw
    it."""
    view = shown.open_view() if over and viewer is None else shown.view(viewer)
    return view | {"names": names, "offers": {}, "asked": None}


def _last(table: Table) -> int:
    """The last position of a replay in which there is something to play."""
    return table.actions_played - (table.state.seat is None)


async def position(request: Request) -> Response:
    """One position of a replay, as somebody who looks on saw it; of a game that is over with everything open, or as a
    ``seat`` saw it."""
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
    return await asyncio.to_thread(_position, positions.at(wanted), viewer, at)


def _position(shown: Table, viewer: int | None, at: Visit) -> Response:
    names = called(at.live, at.live.game.text(at.language))
    view = _seen(shown, viewer, at.live.table.seat is None, names)
    drawn = shown.game.picture(view, at.language, at.layout)
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

    ``seats`` says who plays each of them: ``person``, or a bot. Without it everybody does who did; with a ``seat`` that
    one is a person's and all others are bots'.
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
    seats = [
        _sitter(who, seat, at.live.seats[seat], at.live.game.text(at.language))
        for seat, who in enumerate(_who_plays(given, at, hall_of(request).players))
    ]
    branch = table.record()
    branch.seed = None
    turn = await asyncio.to_thread(_turn_at, await hall_of(request).replay(at.live), number)
    origin = Origin(table=at.live.id, turn=turn, names=list(table.names))
    who = (await person(request)).id
    table_id = await hall_of(request).from_record(branch, seats, who, number, origin, at.address)
    return JSONResponse({"address": f"/t/{table_id}"})


def _who_plays(given: dict[str, Any], at: Visit, bots: list[str]) -> list[str]:
    """Who is to play each seat of a branch: ``person``, or the name of a bot."""
    count = at.live.table.players
    if "seats" in given:
        asked = given["seats"]
        if not isinstance(asked, list) or len(asked) != count:
            raise HTTPException(400, f"seats: expected who plays each of {count} seats")
        if unknown := [who for who in asked if who != "person" and (not isinstance(who, str) or who not in bots)]:
            raise HTTPException(400, f"seats: expected person, {', '.join(bots)}; not {str(unknown[0])[:40]!r}")
        return asked
    own = whole(given, "seat") if given.get("seat") is not None else None
    if own is None:
        players = [seat.player or "person" for seat in at.live.seats]
        return players if "person" in players else ["person", *players[1:]]
    if not 0 <= own < count:
        raise HTTPException(400, f"seats are 0 to {count - 1}")
    return ["person" if seat == own else at.live.seats[seat].player or USUAL for seat in range(count)]


def _sitter(who: str, seat: int, before: Seat, text: Text) -> Seat:
    """Who plays a seat of a branch: under the old name, unless somebody else does."""
    bot = None if who == "person" else who
    name = before.name if bot == before.player else f"{bot_name(bot, text) if bot else text('seat-you')} {seat + 1}"
    return Seat("bot" if bot else "person", name, bot, named=before.named and bot == before.player)


def _turn_at(positions: Replay, number: int) -> int:
    """The turn that goes on, or that begins, after so many actions; the first one is 1."""
    ends = [turn["number"] for turn in positions.end.turns(ALL_EYES)]
    return bisect_right(ends, number) + 1
