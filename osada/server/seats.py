"""Coming to a table by a link: sitting down, asking for a seat that is taken; and what its host and owners answer."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from osada.core.table import NotNow
from osada.core.text import Text
from osada.server.identity import brought, hall_of, id_of, person, profile_of, remember
from osada.server.links import people
from osada.server.live import LiveTable
from osada.server.naming import called
from osada.server.pages import page, templates
from osada.server.people import LONGEST_NAME, tidy_name
from osada.server.reading import Unreadable
from osada.server.seating import WATCHES
from osada.server.visitor import Sorry, Visit, command, language_of, opened_by_a_person, small_number, visit, whole

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


async def watch(request: Request) -> Response:
    """A link to watch, perhaps a ``turn`` of a replay: remembered for this person, then out of the address."""
    if brought(request) is None and not opened_by_a_person(request):
        raise HTTPException(403, "a link to a table is opened as a page")
    live, _ = await _linked(request)
    await hall_of(request).watch((await person(request)).id, live)
    turn = request.query_params.get("turn", "")
    shared = f"/replay?turn={turn}" if small_number(turn) else ""
    return remember(request, RedirectResponse(f"/t/{live.id}{shared}", 303))


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
        raise HTTPException(409, str(error)) from None
    if not vacated:
        raise Sorry(409, "page-not-away", player=_called(at)[seat])
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
    await hall_of(request).answer(at.live, asked, admitted)
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
