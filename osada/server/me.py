"""The page of a person: name, language and theme, which every table remembers; the ways back; what is theirs."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from osada.core.text import LANGUAGES, texts
from osada.server.identity import LANGUAGE, YEAR, hall_of, person, profile_of, remember
from osada.server.pages import page
from osada.server.people import LONGEST_NAME, THEMES, tidy_name
from osada.server.visitor import command, language_of


async def me(request: Request) -> Response:
    """What is known of whoever asks, to be changed."""
    return await shown(request, saved="saved" in request.query_params)


async def shown(request: Request, **more: Any) -> Response:
    """The page; whoever has a profile keeps the cookie for another year."""
    text = texts(language_of(request))
    keys, tables = await hall_of(request).returning.facts(profile_of(request))
    facts = {"longest_name": LONGEST_NAME, "themes": THEMES, "passkeys": keys, "tables": tables}
    return remember(request, page(request, "me.html", text, **facts, **more))


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


async def theme(request: Request) -> Response:
    """Remember the theme that was chosen by the button, for whoever has a profile; a stranger's browser does it."""
    chosen = (await command(request)).get("theme")
    if chosen not in THEMES:
        raise HTTPException(400, f"themes are {', '.join(THEMES)}")
    profile = profile_of(request)
    if profile is not None:
        await hall_of(request).people.change(profile, theme=chosen)
    return JSONResponse({})
