"""What an answer has to be like, whatever was asked; and how to ask what no browser would."""

from __future__ import annotations

import re
import socket
from contextlib import closing
from html.parser import HTMLParser

import httpx

from osada.server import assets
from tests.patience import PATIENCE
from tests.server.browser import Browser, Server

POSTS = ["play", "undo", "hand-over", "resign", "go-on", "uncover", "delete", "rematch", "play-on"]
POSTS += ["renew", "unseat", "admit", "announce", "send-away", "say", "mute"]
CARRIED = ("content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy")
LONG = "1" * 5000
OWN = ["/table.js", "/replay.js", "/new.js", "/invitation.js", "/me.js", "/lesson.js", "/rules.js"]
OWN += ["/pad.js", "/pad-result.js", "/cards.js"]
SYMBOLS = re.compile(r"/symbols/[a-z-]+/[a-z]+/[a-z]+/[0-9a-f]{16}\.js")
MODULES = [["/osada.js"], *([own] for own in OWN)]
"""All that a page runs: what every page has, and what a table or a replay has besides."""


def everything(browser: Browser, table: str) -> tuple[object, ...]:
    journal = browser.server.journal(table)
    return journal, browser.get(f"/t/{table}/now").text, browser.server.ask("SELECT count(*) FROM tables")


def refused(answer: httpx.Response, *status: int) -> None:
    """A 4xx with a sentence, and with the headers that all answers carry."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    assert not status or answer.status_code in status, (answer.status_code, answer.text[:300])
    assert 3 < len(answer.json()["error"]) < 1000
    assert all(name in answer.headers for name in CARRIED)


class Page(HTMLParser):
    """What a browser would run, and what it would show of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def scripts(self) -> list[str]:
        """All that would run."""
        found = []
        for tag, has in self.tags:
            if tag == "script" and has.get("type") != "application/json":
                found.append(has.get("src") or "inline")
            found += [name for name in has if name.startswith("on")]
            leads = [has.get(name) or "" for name in ("href", "src", "action", "data-copy", "data-post")]
            found += [lead for lead in leads if lead.strip().lower().startswith("javascript:")]
        return found


def modules(page: Page) -> list[str]:
    """All that would run of a page but the symbols of its picture."""
    named = [script.removeprefix(assets.ADDRESS) for script in page.scripts()]
    return [script for script in named if not SYMBOLS.fullmatch(script)]


def panes_are_xml(panes: dict[str, str]) -> None:
    """The module parses them as XML: what is no XML would not be shown at all."""
    from xml.dom.minidom import parseString  # noqa: PLC0415

    for markup in panes.values():
        parseString(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')


def raw(server: Server, *lines: str, body: bytes = b"") -> str:
    """The status line that these bytes are answered with."""
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        return line.recv(4096).decode("latin-1").split("\r\n")[0]
