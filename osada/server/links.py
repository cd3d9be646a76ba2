"""Links to seats and to watch, who has come by them, and who would like to."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from osada.core.colours import LIGHT
from osada.server.identity import hall_of
from osada.server.naming import called
from osada.server.network import network_address
from osada.server.seating import WATCHES
from osada.server.visitor import Visit


def people(request: Request, at: Visit) -> dict[str, Any]:
    """Who is where, as somebody at the table may know it: with the links that are theirs to give, and who asks them."""
    live, text = at.live, at.live.game.text(at.language)
    names = called(live, text)
    rows = [_row(request, at, seat, names[seat]) for seat in range(live.table.players)]
    sits = bool(at.seats or at.host)
    asks = [ask for ask in live.company.asks if ask.seat in at.seats and not ask.refused]
    return {
        "rows": rows,
        "watch": link(request, at, WATCHES) if sits else None,
        "asks": [{"key": ask.key, "seat": ask.seat, "name": ask.name or text("seat-guest")} for ask in asks],
        "waiting": sum(not row["taken"] for row in rows),
        "changes": live.company.stamp,
        "announced": live.company.announced,
        "announces": _announces(request, at, rows),
    }


def _announces(request: Request, at: Visit, rows: list[dict[str, Any]]) -> bool:
    """Whether free seats may be announced by whoever asks, or be announced no more."""
    if not at.host or at.live.table.seat is None:
        return False
    free = any(row["free"] for row in rows)
    return at.live.company.announced or (free and hall_of(request).bounds.open_tables > 0)


def _row(request: Request, at: Visit, seat: int, name: str) -> dict[str, Any]:
    live, present = at.live, at.live.present
    bot, sitters = live.seats[seat].player is not None, live.company.sitters.get(seat, ())
    free = not bot and not sitters and live.table.seat is not None
    away = not bot and bool(sitters) and seat not in present
    running = live.table.seat is not None and seat not in live.table.resigned and live.table.diverged is None
    stranger = bool(sitters) and live.company.strangers.issuperset(sitters)
    return {
        "seat": seat,
        "name": name,
        "bot": bot,
        "taken": bot or bool(sitters),
        "here": seat in present,
        "own": seat in at.seats,
        "free": free and at.host,
        "link": link(request, at, seat) if seat in at.seats or (free and at.host) else None,
        "unseat": at.host and away and running and at.person not in sitters and not stranger,
        "stranger": at.host and running and stranger,
    }


def link(request: Request, at: Visit, seat: int) -> dict[str, str]:
    """The link to a seat, or to watch."""
    token = hall_of(request).token(at.live.id, seat, at.live.company.renewed.get(seat, 0))
    path = f"/s/{at.live.id}/{seat}/{token}" if seat >= 0 else f"/w/{at.live.id}/{token}"
    return {"path": path, "url": address(request) + path}


def address(request: Request) -> str:
    """Where this server is reached from another device: the name it was asked by, or the network address."""
    asked = request.headers.get("host", "localhost")
    host, _, port = asked.partition("]:") if asked.startswith("[") else asked.partition(":")
    if asked.startswith("["):
        host = f"{host.rstrip(']')}]"
    if host in ("localhost", "127.0.0.1", "[::1]") and request.app.state.for_network:
        host = network_address() or host
    return f"{request.url.scheme}://{host}{':' + port if port else ''}"


async def qr(request: Request) -> Response:
    """A link as a QR code, with an address of this machine that a phone nearby can reach."""
    path = request.query_params.get("path", "")
    if not path.startswith(("/s/", "/w/", "/sheet/", "/result/")) or len(path) > 200:
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
