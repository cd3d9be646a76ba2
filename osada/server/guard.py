"""What every request has to pass: its origin, its size, its rate; and what every answer carries."""

from __future__ import annotations

import time
from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}
LARGEST = 2_000_000
"""Bytes of a request's body, for an uploaded record; commands are far smaller."""
PER_SECOND, AT_ONCE = 40.0, 160.0
"""Requests of one address: so many a second, so many at once."""
ADDRESSES = 10_000


class Rates:
    """Buckets that fill with time: a request takes one drop."""

    def __init__(self, per_second: float = PER_SECOND, at_once: float = AT_ONCE) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, address: str) -> bool:
        now = time.monotonic()
        left, then = self._buckets.pop(address, (self.at_once, now))
        left = min(self.at_once, left + (now - then) * self.per_second)
        self._buckets[address] = (max(0.0, left - 1), now)
        while len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return left >= 1


class Guard:
    """Middleware around all pages."""

    def __init__(self, app: ASGIApp, rates: Rates) -> None:
        self.app = app
        self.rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        refusal = self.refusal(request)
        answer: ASGIApp = self.app if refusal is None else JSONResponse({"error": refusal[1]}, refusal[0])
        received = 0

        async def bounded() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LARGEST:
                raise TooLarge
            return message

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                names = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name, value) for name, value in HEADERS.items() if name not in names),
                ]
            await send(message)

        try:
            await answer(scope, bounded, dressed)
        except TooLarge:
            sentence = f"a request has at most {LARGEST} bytes"
            await JSONResponse({"error": sentence}, 413)(scope, receive, dressed)

    def refusal(self, request: Request) -> tuple[int, str] | None:
        """Why a request is not answered: a status and a sentence."""
        if not self.rates.allows(request.client.host if request.client else ""):
            return 429, "too many requests; wait a moment"
        if request.method not in ("GET", "HEAD", "POST"):
            return 405, f"{request.method} is not used here"
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST:
            return 413, f"a request has at most {LARGEST} bytes"
        kind = request.headers.get("content-type", "").lower()
        if "charset" in kind and "utf-8" not in kind:
            return 415, "what is sent here is in UTF-8"
        if request.method == "POST" and not same_origin(request):
            return 403, "a command has to come from a page of this server"
        return None


class TooLarge(Exception):
    """A body that grew beyond the bound although it had not said so."""


def same_origin(request: Request) -> bool:
    """Whether a browser sent this from one of our own pages."""
    site = request.headers.get("sec-fetch-site")
    if site is not None and site != "same-origin":
        return False
    origin = request.headers.get("origin")
    return origin is not None and origin.partition("://")[2] == request.headers.get("host")
