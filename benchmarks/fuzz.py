"""Requests that no page would send, to a real server: none is answered with 500, and the server goes on.

.venv/bin/python -m benchmarks.fuzz --requests 20000
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from starlette.routing import Route

import osada
from benchmarks.served import served
from osada.server.app import ROUTES
from tests.server.browser import FINISHED, OWN_SET, Browser, Server

ENDLESS = "/stream"
ADDRESSES = [
    (route.path, "POST" if "POST" in (route.methods or ()) else "GET")
    for route in ROUTES
    if isinstance(route, Route) and not route.path.endswith(ENDLESS)
]
STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 2, 3, 1.5, 1e308, 10**30, "", "0", "x" * 300, "ž\x00\u202e", "../..", "%00", "<b>", [],
    {}, [0], [[]], {"a": 1}, [0] * 101, "person", "easy", "greedy", "nobody", "seat-1",
]  # fmt: skip
FIELDS = (
    "seat", "action", "actions", "answers", "feed", "instead", "places", "player", "since", "at", "seats", "language",
    "back", "seat-0", "seat-1", "name-0", "option-first", "option-tavern", "components", "record",
)  # fmt: skip
HEADERS = ("accept", "accept-language", "last-event-id", "if-none-match", "cookie", "range", "content-type", "origin")


class Fuzzer:
    """Makes requests at random, from things that mean something and things that do not."""

    def __init__(self, server: Server, seed: int) -> None:
        self.chance = random.Random(seed)
        self.browser = Browser(server)
        self.server = server
        self.tables = [self.browser.make("person", "person", game=name) for name in osada.names()]
        self.tables += [self.browser.make("person", "easy"), self.browser.upload(FINISHED)]

    def one(self) -> httpx.Response:
        """One request, and its answer."""
        path, method = self.chance.choice(ADDRESSES)
        path = self.filled(path)
        headers = {name: self.text() for name in HEADERS if self.chance.random() < 0.05}
        how: dict[str, Any] = {"headers": {"accept": self.chance.choice(("text/html", "*/*"))} | headers}
        if self.chance.random() < 0.4:
            how["params"] = {self.chance.choice(FIELDS): self.text() for _ in range(2)}
        if self.chance.random() < 0.1:
            method = self.chance.choice(("GET", "POST", "HEAD", "PUT"))
        if method == "POST":
            how |= self.body(path)
        answer = self.browser.http.request(method, path, **how)
        gone = path.split("/")[2] if path.endswith("/delete") and answer.status_code == 303 else ""
        if gone in self.tables:
            self.tables[self.tables.index(gone)] = self.browser.make("person", "person")
        return answer

    def filled(self, path: str) -> str:
        """An address, with something put in for each of its parts."""
        table = self.chance.choice(self.tables) if self.chance.random() < 0.9 else self.text()
        game = self.chance.choice(osada.names()) if self.chance.random() < 0.9 else self.text()
        for name, value in {"table": table, "game": game}.items():
            path = path.replace(f"{{{name}}}", value)
        for name in ("seat", "token", "number", "rule"):
            path = path.replace(f"{{{name}}}", self.text())
        if path.endswith(("/delete", "/hint", "/coach", "/hand-over", "/resign")) and self.chance.random() < 0.9:
            return f"/t/{table}/now"  # else nothing would be left to ask for
        return httpx.URL("http://x/").copy_with(path=path).raw_path.decode()

    def text(self) -> str:
        """Something for an address or a header."""
        thing = self.chance.choice(STRANGE)
        said = thing if isinstance(thing, str) else json.dumps(thing)
        return "".join(letter for letter in said if " " <= letter < "\x7f" and letter not in "?#")[:200]

    def body(self, path: str) -> dict[str, Any]:
        """What is sent with a request: a command that could be one, a form, or anything."""
        kind = self.chance.choice(("command", "true command", "form", "file", "raw"))
        given = {name: self.chance.choice(STRANGE) for name in self.chance.sample(FIELDS, 4)}
        if kind == "true command":
            given |= {"seat": self.chance.randrange(2), "answers": self.chance.randrange(3), "action": 7}
        if kind.endswith("command"):
            return {"json": given} if path != "/language" else {"data": {"language": self.text()}}
        if kind == "form":
            return {"data": {name: self.text() for name in given} | {"language": "en"}}
        if kind == "file":
            source = self.chance.choice((FINISHED, OWN_SET)).encode()
            return {"files": {self.chance.choice(("record", "components")): ("x", self.bent(source))}}
        return {"content": self.chance.randbytes(self.chance.randrange(2000))}

    def bent(self, source: bytes) -> bytes:
        """A file with something changed in it."""
        at, length = self.chance.randrange(len(source)), self.chance.randrange(1, 40)
        return source[:at] + self.chance.randbytes(self.chance.randrange(3)) + source[at + length :]


def fuzz(server: Server, count: int, seed: int = 1) -> Counter[int]:
    """How many requests got which status; an error names the first that got 500 or nothing."""
    fuzzer, found = Fuzzer(server, seed), Counter[int]()
    for number in range(count):
        answer = fuzzer.one()
        found[answer.status_code] += 1
        if answer.status_code == 500:
            raise AssertionError(f"request {number} of seed {seed}: {answer.request.method} {answer.request.url}")
    assert "Traceback" not in server.log(), server.log()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "data") as server:
        try:
            found = fuzz(server, given.requests, given.seed)
        except AssertionError as error:
            sys.exit(str(error))
    said = ", ".join(f"{status}: {count}" for status, count in sorted(found.items()))
    print(f"{found.total()} requests: {said}")


if __name__ == "__main__":
    main()
