"""What a notice says, and the ways that it goes."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

import osada
from osada.core.text import LANGUAGES
from osada.games import NoGame
from osada.server import naming
from osada.server.offer import Offer
from osada.server.reading import Summary
from osada.server.ways import Way


class Failed(Exception):
    """It could not be told just now; the message says why."""


class NoMore(Exception):
    """The way leads nowhere any more: a browser has been told to show nothing, a mailbox is gone."""


@dataclass(frozen=True)
class Said:
    """A notice in words. It has nothing that only one seat may know."""

    title: str
    more: str
    table_id: str
    kind: str
    language: str
    id: str = ""
    """The same however often it is sent: what comes twice can be shown once."""
    picture: str = ""
    """The table as everybody may see it, as SVG."""

    @property
    def path(self) -> str:
        """Where it leads."""
        return f"/t/{self.table_id}"


class Sender(Protocol):
    """A module of a way, ``by_push`` for one: loaded when it is first used."""

    def send(self, way: Way, said: Said, offer: Offer, key: bytes) -> None:
        """Tell it, in a thread; ``key`` is the server's own. Failed, or NoMore."""


@dataclass(frozen=True)
class Teller:
    """What is said goes out here."""

    offer: Offer
    key: bytes

    def tell(self, way: Way, said: Said) -> None:
        """Send a notice by a way; Failed if that cannot be done now, NoMore if it never can."""
        if not self.offer.has(way.kind):
            raise Failed(f"this server has no way of the kind {way.kind}")
        sender: Sender = import_module(f"osada.server.by_{way.kind}")
        sender.send(way, said, self.offer, self.key)


def words(kind: str, table_id: str, game: str, summary: Summary, seat: int, language: str) -> Said:
    """What a person at a seat is told, in their language."""
    language = language if language in LANGUAGES else LANGUAGES[0]
    try:
        text = osada.game(game).text(language)
    except NoGame as error:
        raise Failed(str(error)) from None
    names = naming.listed(summary, text)
    others = ", ".join(name for number, name in enumerate(names) if number != seat)
    about = {"name": text("game-title"), "names": others}
    return Said(text(f"notice-{kind}", **about), text(f"notice-{kind}-more", **about), table_id, kind, language)
