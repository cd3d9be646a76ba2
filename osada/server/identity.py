"""Who asks: the person whose browser it is, by its cookie. Looking at pages makes nobody a person; a seat does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from osada.core.text import LANGUAGES
from osada.server import assets
from osada.server.hall import Hall
from osada.server.people import Profile, new_secret
from osada.server.schema import StorageError

BROWSER, LANGUAGE = "osada", "language"
YEAR = 365 * 24 * 3600
UNASKED = (f"{assets.ADDRESS}/", "/health", "/metrics")
"""What is the same for everybody."""


def hall_of(request: Request) -> Hall:
    """The hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


def brought(request: Request) -> str | None:
    """The secret that this browser has from us."""
    cookie = request.cookies.get(BROWSER, "")
    return cookie if len(cookie) == 43 and cookie.isascii() else None


class Identify:
    """Middleware that finds the profile of a browser; ``answer`` makes the response if that cannot be done."""

    def __init__(self, app: ASGIApp, answer: Callable[[Request, Exception], Awaitable[Response]]) -> None:
        self.app = app
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with the profile in its state."""
        answer: ASGIApp = self.app
        if scope["type"] == "http" and not scope["path"].startswith(UNASKED):
            request = Request(scope)
            secret = brought(request)
            try:
                request.state.profile = await hall_of(request).people.of(secret) if secret else None
            except StorageError as error:
                answer = await self.answer(request, error)
        await answer(scope, receive, send)


def profile_of(request: Request) -> Profile | None:
    """The person whose browser this is; None for a stranger."""
    found: Profile | None = getattr(request.state, "profile", None)
    return found


def id_of(request: Request) -> str:
    """The id of this person; a stranger's is empty, and belongs to nobody."""
    profile = profile_of(request)
    return profile.id if profile else ""


async def person(request: Request) -> Profile:
    """The person whose browser this is; a stranger becomes one. The answer has to give the cookie: `remember`."""
    profile = profile_of(request)
    if profile is None:
        secret = new_secret()  # never what the browser brought: that may have been somebody's
        chosen = request.cookies.get(LANGUAGE, "")
        profile = await hall_of(request).people.welcome(secret, chosen if chosen in LANGUAGES else "")
        become(request, profile, secret)
    return profile


def become(request: Request, profile: Profile, secret: str = "") -> None:
    """From here on this is the person who asks, with a browser of this secret if it is a new one."""
    request.state.profile = profile
    if secret:
        request.state.secret = secret


def remember(request: Request, response: Response) -> Response:
    """Give the browser its cookie, for another year if it has it; a stranger gets none.

    Only answers that give a seat, or go to somebody who has one, may do so. A request that another site has made
    comes without the cookie, although the browser has one: to answer it with a new cookie takes all seats away.
    """
    secret = getattr(request.state, "secret", None) or (brought(request) if profile_of(request) else None)
    if secret:
        response.set_cookie(
            BROWSER, secret, max_age=YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https"
        )
    return response
