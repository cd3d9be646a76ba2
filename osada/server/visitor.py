"""Who asks: the language, the screen, the seats at a table; and what may be sent."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request

from osada.core.components import Fault
from osada.core.game import LAYOUTS, Game, Layout
from osada.core.plain import NotJson, parse_json
from osada.core.text import LANGUAGES, Text, texts
from osada.server.feed import Feed
from osada.server.identity import LANGUAGE, hall_of, id_of, profile_of
from osada.server.live import LiveTable
from osada.server.log import note_refusal
from osada.server.queue import Asker
from osada.server.reading import Unreadable
from osada.server.seating import HOST

Answer = TypeVar("Answer")

LAYOUT, WINDOW = "layout", "window"
MOST_ACTIONS = 100
"""The most actions that one command may have."""
LONGEST_FEED = 40
LONGEST_FACT = 300
"""Letters of what a refusal repeats; Fluent puts nothing in that is much longer."""
MOST_FAULTS = 20
"""So many faults of what was sent are named."""
BOUNDS = (413, 429, 503)
"""What a refusal by a bound is answered with: too large, too often, too many."""


class Sorry(HTTPException):
    """A refusal that people can meet: one of the texts of the pages, so that it is said in their language."""

    def __init__(self, status: int, name: str, faults: Sequence[str] = (), **facts: object) -> None:
        self.name = name
        self.faults = list(faults[:MOST_FAULTS])
        """What is wrong, one by one; the first of them, if there are many."""
        self.more = max(0, len(faults) - MOST_FAULTS)
        """How many there are besides."""
        self.facts = {key: fact[:LONGEST_FACT] if isinstance(fact, str) else fact for key, fact in facts.items()}
        super().__init__(status, self.said(LANGUAGES[0]))

    def said(self, language: str) -> str:
        """The sentence in a language."""
        return texts(language)(self.name, **self.facts)

    def told(self, text: Text) -> list[str]:
        """What is wrong, one by one, and how many faults there are besides."""
        told = (fault.told(text) if isinstance(fault, Fault) else fault for fault in self.faults)
        return [
            *(fault[:LONGEST_FACT] for fault in told),
            *([text("page-more-faults", count=self.more)] if self.more else []),
        ]


class Enough(Sorry):
    """The refusal of a bound with any other status: it is in the log all the same."""


def note_bound(request: Request, sorry: Sorry) -> None:
    """A line in the log, if it is a bound that refuses."""
    if isinstance(sorry, Enough) or sorry.status_code in BOUNDS:
        note_refusal(sorry.name, address_of(request))


def address_of(request: Request) -> str:
    """The network that a request comes from: what its bounds are counted by."""
    return network_of(request.client.host) if request.client else ""


@lru_cache(10_000)
def network_of(address: str) -> str:
    """An address, but for IPv6 the first half of it: whoever has one has all that begin like it."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:100]
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def language_of(request: Request) -> str:
    """The language that this person has chosen, or the first that the browser likes and we have."""
    profile = profile_of(request)
    for chosen in (profile.language if profile else "", request.cookies.get(LANGUAGE, "")):
        if chosen in LANGUAGES:
            return chosen
    for wish in request.headers.get("accept-language", "").split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return LANGUAGES[0]


def layout_of(request: Request, game: Game) -> Layout:
    """What pictures of a game are drawn for: what the page says, or the window that its browser had the last time, or
    else what it looks like."""
    said = request.query_params.get(LAYOUT)
    if said in LAYOUTS:
        return said
    window = re.fullmatch(r"(\d{1,5})x(\d{1,5})", request.cookies.get(WINDOW, ""))
    if window:
        width, height = map(int, window.groups())
        return "wide" if width >= game.wide_from[0] and height >= game.wide_from[1] else "tall"
    return "tall" if "Mobi" in request.headers.get("user-agent", "") else "wide"


@dataclass
class Visit:
    """Somebody at a table."""

    live: LiveTable
    person: str
    """The id of the profile."""
    seats: set[int]
    host: bool
    """Whether this person has made the table."""
    language: str
    layout: Layout
    """What its screen is like."""
    address: str = ""
    """The network that it asks from."""

    @property
    def asker(self) -> Asker:
        """Whom thoughts are for that it asks for."""
        return Asker(self.address, self.person)

    @property
    def shared(self) -> bool:
        """Whether several people look at this screen."""
        return len(self.seats) > 1

    def feed(self, name: object, new: bool = False) -> Feed:
        """The feed of a page, by the name that it has given itself; a ``new`` one is remembered by it. Whoever gives no
        name has a feed for this once."""
        if not isinstance(name, str) or len(name) > LONGEST_FEED:
            raise HTTPException(400, f"feed: expected a name of at most {LONGEST_FEED} letters")
        whose = f"{self.person} {name or secrets.token_hex(8)}"
        if new:
            return self.live.new_feed(whose, self.seats)
        return self.live.feed(whose) or Feed(self.seats)

    def seat(self, wanted: Any) -> int:
        """A seat that this person may play for."""
        if isinstance(wanted, bool) or not isinstance(wanted, int) or wanted not in self.seats:
            raise Sorry(403, "page-not-sitting")
        return wanted


async def seats_at(request: Request) -> set[int]:
    """What this person is at the table of the address, if they may see it."""
    seats = await hall_of(request).seats(id_of(request), request.path_params["table"])
    if not seats:
        raise Sorry(404, "page-error-404")
    return seats


async def visit(request: Request, comes: bool = True) -> Visit:
    """The table of the address, if this person may see it; whoever looks from elsewhere does not come there."""
    seats = await seats_at(request)
    try:
        live = await hall_of(request).open(request.path_params["table"])
    except Unreadable:
        raise Sorry(409, "page-unreadable") from None
    if live is None:
        raise Sorry(404, "page-error-404")
    if request.method == "GET":  # a command says which entry it answers
        await hall_of(request).others.look(live)
        if live.gone:
            raise Sorry(404, "page-error-404")
    own = live.company.seats_of(id_of(request))  # nobody waits from here to the answer, so it cannot be out of date
    layout = layout_of(request, live.table.game)
    at = Visit(live, id_of(request), own, HOST in seats, language_of(request), layout, address_of(request))
    if comes:
        live.visit(at.asker)
    return at


async def while_here(request: Request, ask: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
    """The answer to a long question; cancelled, with ClientDisconnect, when the browser that asked has gone."""
    await request.body()  # after it nothing comes but word that they have gone
    if await request.is_disconnected():
        raise ClientDisconnect
    asked, gone = asyncio.create_task(ask()), asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait((asked, gone), return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            raise ClientDisconnect
        return asked.result()
    finally:
        asked.cancel()
        gone.cancel()


async def command(request: Request, largest: int = 4096) -> dict[str, Any]:
    """The JSON of a command; anything else is refused."""
    raw = await request.body()
    if len(raw) > largest:
        raise Sorry(413, "page-too-large", most=f"{largest / 1000:g} kB")
    if b"\\u0000" in raw:
        raise HTTPException(400, "a command has no letter that is none")
    try:
        document = parse_json(raw.decode())
    except (NotJson, UnicodeDecodeError):
        raise HTTPException(400, "a command is JSON") from None
    if not isinstance(document, dict):
        raise HTTPException(400, "a command is a JSON object")
    return document


def small_number(text: str) -> bool:
    """Whether a text is a number that a table could mean."""
    return text.isascii() and text.isdigit() and len(text) < 10


def moment(text: str) -> int | None:
    """A time in milliseconds since 1970, if a text is one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


def whole(document: dict[str, Any], name: str) -> int:
    """A whole number of a command."""
    value = document.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise HTTPException(400, f"{name}: expected a whole number, not {str(value)[:40]!r}")
    return value


def whole_numbers(document: dict[str, Any], name: str) -> tuple[int, ...]:
    """Some whole numbers of a command, at least one."""
    value = document.get(name)
    if not isinstance(value, list) or not 0 < len(value) <= MOST_ACTIONS:
        raise HTTPException(400, f"{name}: expected 1 to {MOST_ACTIONS} whole numbers, not {str(value)[:40]!r}")
    return tuple(whole({name: number}, name) for number in value)
