"""The page of a person: name, language and theme, which every table remembers; the ways back; what is theirs."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from importlib import import_module
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from osada.core.text import LANGUAGES, texts
from osada.server.identity import LANGUAGE, YEAR, brought, hall_of, id_of, person, profile_of, remember
from osada.server.offer import HOOK, MAIL, PUSH
from osada.server.pages import page
from osada.server.people import LONGEST_NAME, THEMES, digest, tidy_name
from osada.server.visitor import Enough, Sorry, command, language_of, small_number


async def me(request: Request) -> Response:
    """What is known of whoever asks, to be changed."""
    return await shown(request, saved="saved" in request.query_params)


async def shown(request: Request, **more: Any) -> Response:
    """The page; whoever has a profile keeps the cookie for another year."""
    text = texts(language_of(request))
    has = await hall_of(request).returning.facts(profile_of(request))
    facts = {"longest_name": LONGEST_NAME, "themes": THEMES, **vars(has), **await _ways(request)} | await _pauses(
        request
    )
    return remember(request, page(request, "me.html", text, **{"way_kind": "", **facts, **more}))


async def _ways(request: Request) -> dict[str, Any]:
    """How somebody is told that it is their turn, and how they could be."""
    notices, secret = hall_of(request).notices, brought(request)
    mine, offer = await asyncio.to_thread(notices.ways.of, id_of(request)), notices.offer
    key = ""
    if offer.has(PUSH):
        by_push = await asyncio.to_thread(import_module, "osada.server.by_push")
        key = await asyncio.to_thread(by_push.public, hall_of(request).storage.key)
    return {
        "ways": [way for way in mine if offer.has(way.kind)],
        "this_browser": digest(secret) if secret else "",
        "push_key": key,
        "offers_mail": offer.has(MAIL),
        "offers_hook": offer.has(HOOK),
        "way_sent": "way" in request.query_params,
    }


async def change(request: Request) -> Response:
    """Another name, language or theme."""
    async with request.form(max_files=0, max_fields=10) as form:
        given = {name: str(form.get(name, "")) for name in ("name", "language", "theme")}
    if given["language"] not in LANGUAGES:
        raise HTTPException(400, f"languages are {', '.join(LANGUAGES)}")
    if given["theme"] not in ("", *THEMES):
        raise HTTPException(400, f"themes are {', '.join(THEMES)}")
    who = await person(request)
    await hall_of(request).people.change(who, **given | {"name": tidy_name(given["name"])})
    response = RedirectResponse("/me?saved", 303)
    secure = request.url.scheme == "https"
    response.set_cookie(LANGUAGE, given["language"], max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return remember(request, response)


async def _pauses(request: Request) -> dict[str, Any]:
    """Until when all tables of whoever asks stand still, and for how many days they still may."""
    hall, profile = hall_of(request), profile_of(request)
    most = hall.bounds.pauses
    if profile is None:
        return {"pauses": most}
    until, left = await asyncio.to_thread(hall.deadlines.paused, profile.id, most)
    return {"pauses": most, "paused": datetime.fromtimestamp(until, UTC).date() if until else None, "left": left}


async def pause(request: Request) -> Response:
    """All clocks of whoever asks stand still for some days."""
    async with request.form(max_files=0, max_fields=5) as form:
        days = str(form.get("days", ""))
    hall, profile = hall_of(request), profile_of(request)
    if profile is None:
        raise Sorry(404, "page-nobody-yet-me")
    if not small_number(days) or not await hall.deadlines.pause(profile.id, int(days), hall.bounds.pauses):
        raise Enough(409, "page-pause-not", days=hall.bounds.pauses)
    await hall.settle(profile.id)
    return remember(request, RedirectResponse("/me?saved", 303))


async def go_on(request: Request) -> Response:
    """Whoever asks has come back sooner."""
    hall, profile = hall_of(request), profile_of(request)
    if profile is None:
        raise Sorry(404, "page-nobody-yet-me")
    await hall.deadlines.go_on(profile.id)
    await hall.settle(profile.id)
    return remember(request, RedirectResponse("/me?saved", 303))


async def theme(request: Request) -> Response:
    """Remember the theme that was chosen by the button, for whoever has a profile; a stranger's browser does it."""
    chosen = (await command(request)).get("theme")
    if chosen not in THEMES:
        raise HTTPException(400, f"themes are {', '.join(THEMES)}")
    profile = profile_of(request)
    if profile is not None:
        await hall_of(request).people.change(profile, theme=chosen)
    return JSONResponse({})
