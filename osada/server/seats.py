"""Coming to a table by a link: sitting down, asking for a seat that is taken; and what its host and owners answer."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from osada.core.table import NotNow
from osada.core.text import Text
from osada.server.bounds import HOUR, Rates
from osada.server.hall import Hall
from osada.server.identity import hall_of, id_of, person, profile_of, remember
from osada.server.links import people
from osada.server.live import LiveTable
from osada.server.naming import called
from osada.server.opening import coming
from osada.server.pages import page, templates
from osada.server.people import LONGEST_NAME, tidy_name
from osada.server.queue import Asker
from osada.server.reading import Unreadable
from osada.server.seating import WATCHES
from osada.server.visitor import Enough, Sorry, Visit, address_of, command, language_of, small_number, visit, whole

NOT_KEPT = {"cache-control": "no-store"}


# Coming


async def _linked(request: Request) -> tuple[LiveTable, int]:
    """The table and the seat that a link leads to."""
    wanted = request.path_params.get("seat", "")
    seat = int(wanted) if small_number(wanted) else WATCHES
    live = None
    if not wanted or small_number(wanted):
        try:
            live = await hall_of(request).linked(request.path_params["table"], seat, request.path_params["token"])
        except Unreadable:
            raise Sorry(409, "page-unreadable") from None
    if live is None:
        raise Sorry(404, "page-no-link")
    return live, seat


async def look(request: Request) -> Response:
    """A link to watch is opened, by a person or by a program that looks where it leads: nothing happens yet."""
    live, _ = await _linked(request)
    if await hall_of(request).seats(id_of(request), live.id):
        return remember(request, RedirectResponse(_watched(request, live), 303))
    text = live.game.text(language_of(request))
    names, turn = called(live, text), _turn(request)
    here = request.url.path + (f"?turn={turn}" if turn else "")
    players = list(enumerate(names))
    return page(
        request, "watch.html", text, game=live.game, host=names[0], players=players, here=here, replay=bool(turn)
    )


async def watch(request: Request) -> Response:
    """Whoever pressed the button looks on from now on; the link is out of the address then."""
    live, _ = await _linked(request)
    await hall_of(request).watch((await person(request)).id, live)
    return remember(request, RedirectResponse(_watched(request, live), 303))


def _turn(request: Request) -> str:
    """The turn of a replay that is shown to others."""
    turn = request.query_params.get("turn", "")
    return turn if small_number(turn) else ""


def _watched(request: Request, live: LiveTable) -> str:
    turn = _turn(request)
    return f"/t/{live.id}/replay?turn={turn}" if turn else f"/t/{live.id}"


async def arrive(request: Request) -> Response:
    """A link to a seat is opened, by a person or by a program that looks where it leads: nothing happens yet."""
    live, seat = await _linked(request)
    if seat in live.company.seats_of(id_of(request)):
        return remember(request, RedirectResponse(f"/t/{live.id}", 303))
    return _invited(request, live, seat)


def _invited(request: Request, live: LiveTable, seat: int) -> Response:
    """The page of a seat: to sit down, or to ask whoever sits there."""
    text, profile = live.game.text(language_of(request)), profile_of(request)
    names, ask = called(live, text), live.company.ask_of(id_of(request), seat)
    others = [names[other] for other in sorted(live.company.sitters) if other != seat]
    taken = seat in live.company.sitters or live.seats[seat].player is not None
    return page(
        request,
        "seat.html",
        text,
        game=live.game,
        seat=seat,
        host=others[0] if others else names[0],
        player=names[seat],
        players=list(enumerate(names)),
        called=(profile.name if profile else "") or (names[seat] if live.seats[seat].named and not taken else ""),
        longest_name=LONGEST_NAME,
        taken=taken,
        asked="" if ask is None else "no" if ask.refused else "yes",
        here=request.url.path,
    )


async def claim(request: Request) -> Response:
    """Sit down; where somebody sits already, the page says so."""
    live, seat = await _linked(request)
    name = await _name(request)
    if live.seats[seat].player is None and seat not in live.company.sitters:
        who = await person(request)
        if await hall_of(request).claim(who.id, live, seat, name):
            if name and not who.name:
                await hall_of(request).people.change(who, name=name)
            return remember(request, RedirectResponse(f"/t/{live.id}", 303))
    return RedirectResponse(request.url.path, 303)


async def ask(request: Request) -> Response:
    """Ask to be let in; the page waits for the answer."""
    live, seat = await _linked(request)
    name = await _name(request)
    if seat not in live.company.sitters:
        raise Sorry(409, "page-unclaimed")
    who = await person(request)
    if seat not in live.company.seats_of(who.id) and not await hall_of(request).ask(who.id, live, seat, name):
        raise Sorry(429, "page-too-many-asks")
    return remember(request, RedirectResponse(request.url.path.removesuffix("/ask"), 303))


async def _name(request: Request) -> str:
    async with request.form(max_files=0, max_fields=5) as form:
        return tidy_name(str(form.get("name", "")))


# Without a link


def sits(hall: Hall) -> Rates:
    """How often one address may sit down without a link: 12 times at once, and 12 in an hour."""
    return hall.rates("sits", 12 / HOUR, 12)


async def _opened(request: Request) -> tuple[LiveTable, int] | None:
    """A table that is announced and its first free seat; None to whoever sits there. Sorry if none is for them."""
    hall, table_id, who = hall_of(request), request.path_params["table"], id_of(request)
    if await hall.seats(who, table_id):
        return None
    listed = await asyncio.to_thread(hall.openings.listed, who) if hall.bounds.open_tables else []
    found = next((one for one in listed if one.id == table_id), None)
    try:
        live = await hall.open(table_id) if found else None
    except Unreadable:
        live = None
    if found is None or live is None:
        raise Sorry(404, "page-seat-gone")
    return live, found.free[0]


async def come(request: Request) -> Response:
    """The page of a table with open seats; nothing happens yet."""
    found = await _opened(request)
    if found is None:
        return remember(request, RedirectResponse(f"/t/{request.path_params['table']}", 303))
    return _invited(request, *found)


async def sit(request: Request) -> Response:
    """Sit down at the first seat that is free."""
    name, found = await _name(request), await _opened(request)
    table_id, hall = request.path_params["table"], hall_of(request)
    if found is not None:
        live, seat = found
        rates: Rates = request.app.state.sits
        if not await asyncio.to_thread(rates.allows, address_of(request)):
            raise Sorry(429, "page-too-many-sits")
        who = await person(request)
        if not await hall.claim(who.id, live, seat, name, coming(table_id, who.id)):
            return remember(request, RedirectResponse(request.url.path, 303))  # somebody was faster
        if name and not who.name:
            await hall.people.change(who, name=name)
        live.visit(Asker(address_of(request), who.id))
    return remember(request, RedirectResponse(f"/t/{table_id}", 303))


# At the table


def _told(request: Request, at: Visit) -> Response:
    """Who is where, and who asks, to be shown by the page."""
    text, who = at.live.game.text(at.language), people(request, at)

    def drawn(name: str) -> str:
        return templates.get_template(name).render(say=text, people=who, live=at.live)

    told = {"people": drawn("people.html"), "asks": drawn("asks.html")}
    return JSONResponse(told | {"waiting": who["waiting"], "changes": who["changes"]}, headers=NOT_KEPT)


async def told(request: Request) -> Response:
    """Who is where."""
    return _told(request, await visit(request))


async def _of_host(request: Request) -> tuple[Visit, int]:
    """The seat that whoever has made a table does something with."""
    at, given = await visit(request), await command(request)
    if not at.host:
        raise Sorry(403, "page-only-maker")
    seat = whole(given, "seat")
    if not 0 <= seat < at.live.table.players or at.live.seats[seat].player is not None:
        raise HTTPException(400, f"seat: expected the seat of a person, not {seat}")
    return at, seat


async def renew(request: Request) -> Response:
    """The link of a seat that nobody has leads nowhere any more, and there is another."""
    at, seat = await _of_host(request)
    if seat in at.live.company.sitters:
        raise Sorry(409, "page-claimed")
    await hall_of(request).renew(at.live, seat)
    return _told(request, at)


async def unseat(request: Request) -> Response:
    """A seat is taken back from somebody who is away."""
    at, seat = await _of_host(request)
    if seat not in at.live.company.sitters:
        raise Sorry(409, "page-unclaimed")
    if seat in at.seats:
        raise HTTPException(400, "this seat is your own")
    try:
        vacated = await hall_of(request).vacate(at.live, seat)
    except NotNow as error:
        raise Sorry(409, error.message) from None
    if not vacated:
        raise Sorry(409, "page-not-away", player=_called(at)[seat])
    return _told(request, at)


async def announce(request: Request) -> Response:
    """The free seats of a table are anybody's from now on, or not any more."""
    at, given = await visit(request), await command(request)
    if not at.host:
        raise Sorry(403, "page-only-maker")
    wanted = given.get("yes")
    if not isinstance(wanted, bool):
        raise HTTPException(400, "yes: expected true or false")
    if wanted:
        await announced(hall_of(request), at.live, at.person)
    else:
        await hall_of(request).openings.withdraw(at.live.id)
        await hall_of(request).reseated(at.live)
    return _told(request, at)


async def announced(hall: Hall, live: LiveTable, profile: str) -> None:
    """A table is announced; Sorry if this server has no open seats, or so many tables of this host are."""
    most = hall.bounds.open_tables
    if not most:
        raise Sorry(403, "page-no-open-seats")
    if not await hall.openings.announce(live.id, profile, most):
        raise Enough(409, "page-too-many-open", most=most)
    await hall.reseated(live)


async def send_away(request: Request) -> Response:
    """A stranger leaves the table, and does not come back."""
    at, seat = await _of_host(request)
    sitters = at.live.company.sitters.get(seat, ())
    if not sitters or not at.live.company.strangers.issuperset(sitters):
        raise Sorry(409, "page-no-stranger")
    try:
        await hall_of(request).send_away(at.live, seat)
    except NotNow as error:
        raise Sorry(409, error.message) from None
    return _told(request, at)


async def admit(request: Request) -> Response:
    """Whoever sits at a seat lets somebody in who has asked, or does not."""
    at, given = await visit(request), await command(request)
    admitted = given.get("yes")
    if not isinstance(admitted, bool):
        raise HTTPException(400, "yes: expected true or false")
    asked = next((ask for ask in at.live.company.asks if ask.key == given.get("key") and ask.seat in at.seats), None)
    if asked is None or asked.refused:
        raise Sorry(409, "page-nobody-asks")
    try:
        await hall_of(request).answer(at.live, asked, admitted)
    except NotNow as error:
        raise Sorry(409, error.message) from None
    return _told(request, at)


def _called(at: Visit) -> list[str]:
    text: Text = at.live.game.text(at.language)
    return called(at.live, text)


async def invitation(request: Request) -> Response:
    """What whoever has made a table does first: invite the others. It becomes the table when they have come."""
    at = await visit(request)
    text, who = at.live.game.text(at.language), people(request, at)
    if not at.host or not who["waiting"]:
        return RedirectResponse(f"/t/{at.live.id}", 303)
    said: dict[str, Any] = {"live": at.live, "game": at.live.game, "people": who}
    return remember(request, page(request, "invitation.html", text, **said))
