"""Requests that no page would send, to a real server: none is answered with 500, and the server goes on.

.venv/bin/python -m benchmarks.fuzz --requests 20000
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter, defaultdict
from html import unescape
from pathlib import Path
from typing import Any

import httpx
from starlette.routing import Match, Route

import osada
from benchmarks.served import served
from osada.server.app import ROUTES
from tests.server.browser import FINISHED, OWN_SET, Browser, Server

ENDLESS = "/stream"
ADDRESSES = [route for route in ROUTES if isinstance(route, Route) and not route.path.endswith(ENDLESS)]
LEADS = re.compile(r'(?:href|src|action|data-qr|data-image|data-href)="(/[^"#?]+)')
"""Where pages lead to."""
DEEP = 2
"""So far from the pages that are there the fuzzer looks where they lead."""
LOOKED_AT = 12
"""So many of the addresses of one kind."""
NUMBERS = ("number", "step", "seat")
FEW = ("/delete", "/hint", "/coach", "/hand-over", "/resign", "/unseat")
"""What is asked for seldom: else nothing would be left to ask for."""
STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 2, 3, 1.5, 1e308, 10**30, "", "0", "x" * 300, "ž\x00\u202e", "../..", "%00", "<b>", [],
    {}, [0], [[]], {"a": 1}, [0] * 101, "person", "easy", "greedy", "nobody", "seat-1",
]  # fmt: skip
FIELDS = (
    "seat", "action", "actions", "answers", "feed", "instead", "places", "player", "since", "at", "seats", "language",
    "back", "seat-0", "seat-1", "name-0", "option-first", "option-tavern", "components", "record", "place", "number",
    "phone", "has", "step", "brush", "strokes", "players", "changes", "name", "link", "code", "along", "theme", "key",
    "yes", "credential", "group", "layout", "path", "file", "fresh", "people",
)  # fmt: skip
FILES = ("record", "components", "file")
HEADERS = ("accept", "accept-language", "last-event-id", "if-none-match", "cookie", "range", "content-type", "origin")


class Fuzzer:
    """Makes requests at random, from things that mean something and things that do not."""

    def __init__(self, server: Server, seed: int) -> None:
        self.chance = random.Random(seed)
        self.server = server
        self.browser: Browser
        self.known: dict[str, list[dict[str, str]]]
        """What stands in addresses that there are, by how they begin."""
        self.move_in()

    def move_in(self) -> None:
        """Somebody new has tables, score sheets, sets, evenings and a lesson, and has seen where all pages lead."""
        self.browser = Browser(self.server)
        tables = [self.browser.make("person", "person", game=name) for name in osada.names()]
        tables += [self.browser.make("person", "easy"), self.browser.make("person", "link")]
        tables.append(self.browser.upload(FINISHED))
        self.browser.post("/evenings", files={"file": ("a.json", self.browser.get("/evenings/file/json").content)})
        paths = ["/", "/me", "/evenings", *(f"/t/{table}" for table in tables), f"/t/{tables[-1]}/replay"]
        for name in osada.names():
            paths += [f"/{start}/{name}" for start in ("new", "rules", "count", "sets", "learn")]
            for start, made in (("count", {"players": "2"}), ("sets", {"name": "Mine"})):
                answer = self.browser.post(f"/{start}/{name}", data=made)
                paths += [answer.headers["location"]] if answer.status_code == 303 else []
        self.known = defaultdict(list)
        self.look(paths, DEEP)

    def look(self, paths: list[str], further: int) -> None:
        """Remember what stands in these addresses, and in those where they lead."""
        seen, met = set[str](), Counter[str]()
        while paths:
            leads: list[str] = []
            for path in paths:
                route = next((one for one in ADDRESSES if one.matches(scope(path))[0] != Match.NONE), None)
                if route is None or path in seen:
                    continue
                seen.add(path)
                met[route.path] += 1
                self.known[path.split("/")[1]].append(route.matches(scope(path))[1]["path_params"])
                if further and met[route.path] <= LOOKED_AT and "GET" in (route.methods or ()):
                    leads += map(unescape, LEADS.findall(self.browser.get(path).text))
            paths, further = leads, further - 1

    def one(self) -> httpx.Response:
        """One request, and its answer."""
        route = self.chance.choice(ADDRESSES)
        while route.path.endswith(FEW) and self.chance.random() < 0.9:
            route = self.chance.choice(ADDRESSES)
        path, method = self.filled(route.path), "POST" if "POST" in (route.methods or ()) else "GET"
        headers = {name: self.text() for name in HEADERS if self.chance.random() < 0.03}
        how: dict[str, Any] = {"headers": {"accept": self.chance.choice(("text/html", "*/*"))} | headers}
        if self.chance.random() < 0.4:
            how["params"] = {self.chance.choice(FIELDS): self.text() for _ in range(2)}
        if self.chance.random() < 0.1:
            method = self.chance.choice(("GET", "POST", "HEAD", "PUT"))
        if method == "POST":
            how |= self.body(path)
        answer = self.browser.http.request(method, path, **how)
        if method == "POST" and answer.status_code == 303 and path.endswith("/delete"):
            self.forget(path.split("/")[1:3])
        return answer

    def forget(self, gone: list[str]) -> None:
        """Something is not there any more; when much is gone, somebody new moves in."""
        start, which = gone
        self.known[start] = [one for one in self.known[start] if which not in one.values()]
        if start == "me" or not self.known[start]:
            self.browser.http.close()
            self.move_in()

    def filled(self, path: str) -> str:
        """An address, with something put in for each of its parts: most often what is there."""
        names = re.findall(r"{(\w+)}", path)
        there = self.there(path.split("/")[1], names)
        for name in names:
            put = there.get(name) if self.chance.random() < 0.95 else None
            path = path.replace(f"{{{name}}}", self.text() if put is None else put)
        return httpx.URL("http://x/").copy_with(path=path).raw_path.decode()

    def there(self, start: str, names: list[str]) -> dict[str, str]:
        """What belongs together in an address that begins so, as far as any has it."""
        found = [one for one in self.known[start] if set(one) >= set(names)]
        found = found or [one for one in self.known[start] if set(one) & set(names)]
        if not found:
            found = [{"game": self.chance.choice(osada.names())}]
        lone = {"played": "-", "kind": self.chance.choice(("json", "csv"))}
        numbers = {name: str(self.chance.randrange(4)) for name in NUMBERS}
        return numbers | lone | self.chance.choice(found)

    def text(self) -> str:
        """Something for an address or a header."""
        thing = self.chance.choice(STRANGE)
        said = thing if isinstance(thing, str) else json.dumps(thing)
        return "".join(letter for letter in said if " " <= letter < "\x7f" and letter not in "?#")[:200]

    def body(self, path: str) -> dict[str, Any]:
        """What is sent with a request: a command that could be one, a form, or anything."""
        kind = self.chance.choice(("command", "true command", "true command", "form", "file", "raw"))
        given = {name: self.chance.choice(STRANGE) for name in self.chance.sample(FIELDS, 4)}
        if kind == "true command":
            given = self.truth(path) | (given if self.chance.random() < 0.3 else {})
        if kind.endswith("command"):
            return {"json": given} if path != "/language" else {"data": {"language": self.text()}}
        if kind == "form":
            return {"data": {name: self.text() for name in given} | {"language": "en"}}
        if kind == "file":
            source = self.chance.choice((FINISHED, OWN_SET)).encode()
            return {"files": {self.chance.choice(FILES): ("x", self.bent(source))}}
        return {"content": self.chance.randbytes(self.chance.randrange(2000))}

    def truth(self, path: str) -> dict[str, Any]:
        """A command that a page could send from where it is."""
        _, start, which, *_ = [*path.split("/"), "", ""]
        answer = self.browser.http.get(f"/{start}/{which}/now") if start in ("t", "sheet") else None
        now = answer.json() if answer is not None and answer.status_code == 200 else {}
        if start == "sheet":
            place, offers = self.chance.choice(list(now.get("offers", {}).items()) or [("", [])])
            actions = [*(offer["sets"] for offer in offers[:1])] or [[[place, "1"]]]
            stroke = {"key": self.chance.randbytes(4).hex(), "actions": actions[0]}
            return {"phone": "p", "strokes": [stroke, {"key": "b", "back": True}][: self.chance.randrange(1, 3)]}
        if start == "set":
            piece = self.there("set", ["piece"]).get("piece", "")
            value, field = self.chance.choice(STRANGE), self.chance.choice(("name", "kind", "points", "cost", "text"))
            return {"changes": [{"piece": piece, "field": field, "value": value, "ours": self.chance.random() < 0.2}]}
        offered = [offer[0] for offers in now.get("places", {}).values() for offer in offers] or [7]
        played = {"action": self.chance.choice(offered)} if self.chance.random() < 0.7 else {"actions": offered[:2]}
        return {"seat": now.get("viewer") or 0, "answers": now.get("number", 0), "since": 0, **played}

    def bent(self, source: bytes) -> bytes:
        """A file with something changed in it."""
        at, length = self.chance.randrange(len(source)), self.chance.randrange(1, 40)
        return source[:at] + self.chance.randbytes(self.chance.randrange(3)) + source[at + length :]


def scope(path: str) -> dict[str, Any]:
    """An address as routes are asked for it."""
    return {"type": "http", "method": "GET", "path": path, "root_path": ""}


def fuzz(server: Server, count: int, seed: int = 1, minutes: float = 1e6) -> Counter[int]:
    """How many requests got which status; an error names the first that got 500 or nothing."""
    fuzzer, found, end = Fuzzer(server, seed), Counter[int](), time.monotonic() + 60 * minutes
    for number in range(count):
        if time.monotonic() > end:
            break
        answer = fuzzer.one()
        found[answer.status_code] += 1
        if answer.status_code == 500:
            raise AssertionError(f"request {number} of seed {seed}: {answer.request.method} {answer.request.url}")
    assert "Traceback" not in server.log(), server.log()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--minutes", type=float, default=120.0, help="stop earlier, after so many")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "data") as server:
        try:
            found = fuzz(server, given.requests, given.seed, given.minutes)
        except AssertionError as error:
            sys.exit(str(error))
    said = ", ".join(f"{status}: {count}" for status, count in sorted(found.items()))
    print(f"{found.total()} requests: {said}; {found[404] / found.total():.0%} to what is not there")


if __name__ == "__main__":
    main()
