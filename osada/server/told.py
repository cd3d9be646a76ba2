"""Pages and commands about being told: the ways that somebody chooses, and what they want to hear of a table."""

from __future__ import annotations

import asyncio
import importlib
from secrets import compare_digest

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from osada.core.text import texts
from osada.server.bounds import HOUR, Rates
from osada.server.hall import Hall
from osada.server.identity import brought, hall_of, id_of, person, remember
from osada.server.me import shown
from osada.server.notices import Notices
from osada.server.offer import HOOK, MAIL, PUSH
from osada.server.outside import Outside, checked
from osada.server.pages import page
from osada.server.people import digest
from osada.server.telling import Failed, NoMore, Said
from osada.server.visitor import Enough, Sorry, address_of, command, language_of, note_bound, visit, whole
from osada.server.ways import TooManyWays, Way, chosen

LARGEST = 4096
LATEST = 30 * 24 * 3600
"""Seconds from now at which somebody can be reminded at most."""


def letters(hall: Hall) -> Rates:
    """How many letters of confirmation one address may ask for, and one mailbox gets: 5 at once, and 5 an hour."""
    return hall.rates("letters", 5 / HOUR, 5)


def notices_of(request: Request) -> Notices:
    """What tells people."""
    return hall_of(request).notices


async def add(request: Request) -> Response:
    """A mailbox or a web address that somebody wants to be told at."""
    async with request.form(max_files=0, max_fields=5) as form:
        kind, address = str(form.get("kind", "")), str(form.get("address", "")).strip()
    try:
        if kind not in (MAIL, HOOK) or not notices_of(request).offer.has(kind):
            raise Sorry(409, "page-no-such-way")
        await (_add_mail if kind == MAIL else _add_hook)(request, address)
    except Sorry as sorry:
        if "text/html" not in request.headers.get("accept", ""):
            raise
        note_bound(request, sorry)
        again = await shown(request, way_typed=address[:300], way_kind=kind, way_wrong=sorry.said(language_of(request)))
        again.status_code = sorry.status_code
        return again
    return remember(request, RedirectResponse("/me?way=1#told", 303))


async def _add_mail(request: Request, address: str) -> None:
    """Nothing but a question goes there before its owner has said yes."""
    by_mail = importlib.import_module("osada.server.by_mail")
    if by_mail.MAILBOX.fullmatch(address) is None:
        raise Sorry(422, "page-bad-mailbox")
    rates: Rates = request.app.state.letters
    for who in (address_of(request), address.lower()):
        if not await asyncio.to_thread(rates.allows, who):
            raise Sorry(429, "page-too-many-letters")
    notices, language = notices_of(request), language_of(request)
    way = chosen((await person(request)).id, MAIL, address, language, confirmed=0)
    await _kept(request, way)
    try:
        await notices.in_thread(by_mail.question, way, notices.offer, language)
    except Failed:
        await notices.ways.remove(way.id, way.profile)
        raise Sorry(503, "page-mail-failed") from None


async def _add_hook(request: Request, address: str) -> None:
    """A web address is kept if it takes a first notice."""
    notices, language = notices_of(request), language_of(request)
    say = texts(language)
    try:
        checked(address, notices.offer.inside)
        way = chosen((await person(request)).id, HOOK, address, language)
        hello = Said(say("notice-hello"), say("notice-hello-more"), "", "hello", language, f"hello-{way.id}")
        await notices.in_thread(notices.teller.tell, way, hello)
    except (Outside, Failed) as error:
        cause = error.__cause__ if isinstance(error, Failed) else error
        assert isinstance(cause, Outside)
        raise Sorry(422, cause.name, (), **cause.facts) from None
    except NoMore:
        raise Sorry(422, "page-bad-hook") from None
    await _kept(request, way)


async def _kept(request: Request, way: Way) -> None:
    try:
        await notices_of(request).ways.add(way)
    except TooManyWays:
        raise Enough(409, "page-too-many-ways") from None


async def push(request: Request) -> Response:
    """A browser shows notices from now on."""
    given = await command(request, LARGEST)
    notices, subscription = notices_of(request), given.get("subscription")
    if not notices.offer.has(PUSH):
        raise Sorry(409, "page-no-such-way")
    if not isinstance(subscription, dict):
        raise HTTPException(400, "subscription: expected what a browser gives")
    by_push = await asyncio.to_thread(importlib.import_module, "osada.server.by_push")
    address = str(subscription.get("endpoint", ""))
    try:
        checked(address, notices.offer.inside)
        cipher = by_push.cipher(subscription.get("keys"))
    except Outside as error:
        raise Sorry(422, error.name, (), **error.facts) from None
    except ValueError as error:
        raise HTTPException(400, str(error)) from None
    who = await person(request)
    secret = getattr(request.state, "secret", None) or brought(request) or ""
    way = chosen(who.id, PUSH, address, language_of(request), cipher=cipher, browser=digest(secret))
    await _kept(request, way)
    return remember(request, JSONResponse({"way": way.id}))


async def remove(request: Request) -> Response:
    """Somebody does not want to be told so any more."""
    await notices_of(request).ways.remove(request.path_params["way"], id_of(request))
    return RedirectResponse("/me#told", 303)


# Links in letters


async def _linked(request: Request) -> Way:
    way = await asyncio.to_thread(notices_of(request).ways.way, request.path_params["way"])
    if way is None or not compare_digest(way.key.encode(), request.path_params["key"].encode()):
        raise Sorry(404, "page-no-way")
    return way


def _letter_page(request: Request, what: str, way: Way, done: bool = False) -> Response:
    return page(request, "letter.html", texts(language_of(request)), what=what, way=way, done=done)


async def confirm(request: Request) -> Response:
    """The owner of a mailbox says yes, by the button: programs that look where links lead press none."""
    way = await _linked(request)
    if request.method == "POST":
        await notices_of(request).ways.confirm(way.id)
    return _letter_page(request, "confirm", way, request.method == "POST" or bool(way.confirmed))


async def stop(request: Request) -> Response:
    """No more letters; mail programs post here by themselves when somebody says so there."""
    way = await _linked(request)
    if request.method == "POST":
        await notices_of(request).ways.remove(way.id, way.profile)
    return _letter_page(request, "stop", way, request.method == "POST")


# A table


async def quiet(request: Request) -> Response:
    """Somebody wants no notices of a table, or wants them again."""
    at, given = await visit(request), await command(request)
    if not isinstance(given.get("quiet"), bool):
        raise HTTPException(400, "quiet: expected true or false")
    await notices_of(request).ways.be_quiet(at.person, at.live.id, given["quiet"])
    return JSONResponse(await asyncio.to_thread(notices_of(request).wishes, at.live.id, at.person))


async def remind(request: Request) -> Response:
    """Somebody wants to be told again later; 0 seconds: not any more."""
    at, seconds = await visit(request), whole(await command(request), "seconds")
    if not 0 <= seconds <= LATEST:
        raise HTTPException(400, f"seconds: expected 0 to {LATEST}")
    if not at.seats:
        raise Sorry(403, "page-only-sitters")
    seat = at.live.waited_for if at.live.waited_for in at.seats else min(at.seats)
    assert seat is not None
    await notices_of(request).remind(at.live.id, at.person, seat, seconds)
    return JSONResponse(await asyncio.to_thread(notices_of(request).wishes, at.live.id, at.person))
