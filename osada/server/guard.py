"""What every request has to pass: its origin, its size, its rate; and what every answer carries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from osada.server import assets
from osada.server.bounds import MB, Bounds, Rates, Shares
from osada.server.log import note_error
from osada.server.visitor import Sorry, address_of

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
FILE = 0.1
"""What a file of a page counts as: a page has many, they cost little, and a browser keeps them."""
ONE_CLICK = "/stop/"
"""What mail programs post to by themselves, for whoever wants no more letters: the address has its own secret."""
STREAMS, STREAMS_EACH = 2_000, 120
"""Streams that are open at a time: in all, and those of one address."""


class Streams:
    """The streams that are open, by the address that they go to."""

    def __init__(self, each: int = STREAMS_EACH, most: int = STREAMS, shares: Shares | None = None) -> None:
        self.each = each
        self.most = most
        self.open: Counter[str] = Counter()
        self._shares = shares or Shares()

    def refusal(self, address: str) -> tuple[int, str] | None:
        """Why an address gets no further stream: a status and the name of a sentence."""
        if self.open[address] + self._shares.others(address) >= self.each:
            return 429, "page-too-many-streams"
        return (503, "page-full") if self.open.total() >= self.most else None

    def begin(self, address: str) -> None:
        """A stream to this address is open."""
        self.open[address] += 1
        self._shares.add(address, 1)

    def close(self, address: str) -> None:
        """A stream of this address has ended."""
        self._shares.add(address, -1)
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class Hints:
    """The hints that somebody waits for."""

    def __init__(self, bounds: Bounds, shares: Shares | None = None) -> None:
        self.bounds = bounds
        self._waiting: Counter[str] = Counter()
        self._shares = shares or Shares()

    @contextmanager
    def waiting(self, address: str, person: str) -> Iterator[None]:
        """One more, for as long as it is waited for; Sorry if there are enough."""
        bounds = {address: self.bounds.hints_address, f"{address} {person}": self.bounds.hints}
        if any(self._waiting[who] + self._shares.others(who) >= most for who, most in bounds.items()):
            raise Sorry(429, "page-too-many-hints")
        self._count(bounds, 1)
        try:
            yield
        finally:
            self._count(bounds, -1)
            self._waiting = +self._waiting

    def _count(self, who: Iterable[str], count: int) -> None:
        for one in who:
            self._waiting[one] += count
            self._shares.add(one, count)


class Guard:
    """Middleware around all pages; ``answer`` makes the response of a refusal."""

    def __init__(
        self, app: ASGIApp, rates: Rates, largest: int, answer: Callable[[Request, Exception], Awaitable[Response]]
    ) -> None:
        self.app = app
        self.rates = rates
        self.largest = largest
        """Bytes of a request's body, for an uploaded record; commands are far smaller."""
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on or refuse it, count the bytes of its body, and add headers to the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        refusal = self.refusal(request)
        answer: ASGIApp = self.app if refusal is None else await self.answer(request, refusal)
        received, begun = 0, False

        async def bounded() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.largest:
                raise TooLarge
            return message

        async def dressed(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                names = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name, value) for name, value in HEADERS.items() if name not in names),
                ]
            await send(message)

        try:
            await answer(scope, bounded, dressed)
        except TooLarge:
            await (await self.answer(request, self.too_large()))(scope, receive, dressed)
        except ClientDisconnect:
            return  # nobody is there to be answered
        except Exception as error:
            note_error(error, method=request.method, kind=request.url.path.split("/")[1][:40])
            if begun:  # too late to say so
                raise
            await (await self.answer(request, error))(scope, receive, dressed)

    def refusal(self, request: Request) -> HTTPException | None:
        """Why a request is not answered."""
        drops = FILE if request.url.path.startswith(f"{assets.ADDRESS}/") else 1.0
        if not self.rates.allows(address_of(request), drops):
            return Sorry(429, "page-too-often")
        if "\x00" in request.scope["path"] or b"%00" in request.scope["query_string"]:
            return HTTPException(404, "no address has a letter that is none")  # nor can PostgreSQL be asked for one
        if request.method not in ("GET", "HEAD", "POST"):
            return HTTPException(405, f"{request.method} is not used here")
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.largest:
            return self.too_large()
        kind = request.headers.get("content-type", "").lower()
        if "charset" in kind and "utf-8" not in kind:
            return HTTPException(415, "what is sent here is in UTF-8")
        if request.method == "POST" and not same_origin(request) and not request.url.path.startswith(ONE_CLICK):
            return HTTPException(403, "a command has to come from a page of this server")
        return None

    def too_large(self) -> HTTPException:
        """The refusal of a body that is larger than the bound."""
        return Sorry(413, "page-too-large", most=f"{self.largest / MB:g} MB")


class TooLarge(Exception):
    """A body that grew beyond the bound although it had not said so."""


def same_origin(request: Request) -> bool:
    """Whether a browser sent this from one of our own pages."""
    site = request.headers.get("sec-fetch-site")
    if site is not None and site != "same-origin":
        return False
    origin = request.headers.get("origin")
    return origin is not None and origin.partition("://")[2] == request.headers.get("host")
