"""Coming back as somebody: by a recovery code, or by a passkey where browsers have them."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from osada.core.text import texts
from osada.server.bounds import Rates
from osada.server.hall import Hall
from osada.server.identity import become, brought, hall_of, person, profile_of, remember
from osada.server.me import shown
from osada.server.people import Profile, new_secret
from osada.server.returning import BadPasskey
from osada.server.visitor import Sorry, address_of, command, language_of

LARGEST = 20_000
"""Bytes of what a browser says of a passkey."""


def tries(hall: Hall) -> Rates:
    """How often codes may be tried from one address: 20 at once, and 12 a minute."""
    return hall.rates("codes", 0.2, 20)


async def make_code(request: Request) -> Response:
    """A new recovery code, shown this once."""
    who = await person(request)
    code = await hall_of(request).returning.make_code(who)
    become(request, Profile(**{**vars(who), "has_code": True}))
    return await shown(request, code=code)


async def sign_out_others(request: Request) -> Response:
    """All other browsers of this person are strangers' from now on: one of them may be lost."""
    profile, secret = profile_of(request), brought(request)
    if profile is not None and secret is not None:
        await hall_of(request).sign_out_others(profile.id, secret)
    return remember(request, RedirectResponse("/me?saved", 303))


async def by_code(request: Request) -> Response:
    """Somebody comes back with the recovery code."""
    async with request.form(max_files=0, max_fields=5) as form:
        typed, along = str(form.get("code", ""))[:100], str(form.get("along", ""))
    rates: Rates = request.app.state.codes
    if not await asyncio.to_thread(rates.allows, address_of(request)):
        raise Sorry(429, "page-too-many-codes")
    back = await hall_of(request).returning.by_code(typed)
    if back is None:
        return await _again(request, "page-bad-code", typed, 422)
    try:
        await _bring(request, back, along)
    except Sorry as sorry:
        return await _again(request, sorry.name, typed, sorry.status_code)
    return remember(request, RedirectResponse("/", 303))


async def _again(request: Request, name: str, typed: str, status: int) -> Response:
    """The page again, with what was typed and what is wrong with it."""
    if "text/html" not in request.headers.get("accept", ""):
        raise Sorry(status, name)
    again = await shown(request, typed=typed, wrong=texts(language_of(request))(name))
    again.status_code = status
    return again


async def _bring(request: Request, back: Profile, along: str) -> None:
    """This browser is somebody's from now on, and what it had before comes along or stays."""
    hall, left = hall_of(request), profile_of(request)
    has = await hall.returning.facts(left)
    if left is not None and left.id != back.id and has.tables and along not in ("take", "leave"):
        raise Sorry(409, "page-along-choose")
    secret = new_secret()
    await hall.returning.bring(back, secret, left, take=along == "take")
    if (old := brought(request)) is not None:
        await hall.people.lose(old)
    await hall.regroup()
    become(request, back, secret)


def _place(request: Request) -> tuple[str, str]:
    """Where passkeys are for: the name of this server, and its origin as browsers say it."""
    return request.url.hostname or "", f"{request.url.scheme}://{request.headers.get('host', '')}"


async def offer(request: Request) -> Response:
    """What a passkey is made from."""
    who = await person(request)
    host, _ = _place(request)
    called = who.name or texts(language_of(request))("page-me")
    return remember(request, JSONResponse(await hall_of(request).returning.offer(who, host, called)))


async def keep(request: Request) -> Response:
    """A passkey that was made."""
    given = await command(request, LARGEST)
    who = profile_of(request)
    try:
        if who is None:
            raise BadPasskey
        await hall_of(request).returning.keep(who, given.get("key"), given.get("credential"), *_place(request))
    except BadPasskey:
        raise Sorry(422, "page-passkey-failed") from None
    return JSONResponse({"said": texts(language_of(request))("page-passkey-added")})


async def ask(request: Request) -> Response:
    """What a passkey is shown for."""
    return JSONResponse(await hall_of(request).returning.ask(_place(request)[0]))


async def by_passkey(request: Request) -> Response:
    """Somebody comes back with a passkey."""
    given: dict[str, Any] = await command(request, LARGEST)
    try:
        back = await hall_of(request).returning.by_passkey(given.get("key"), given.get("credential"), *_place(request))
    except BadPasskey:
        raise Sorry(422, "page-passkey-bad") from None
    await _bring(request, back, str(given.get("along", "")))
    return remember(request, JSONResponse({"address": "/"}))
