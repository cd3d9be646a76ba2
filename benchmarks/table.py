"""What a person at a table costs: the first view, a click, an update, a step of a replay, home. All on loopback.

.venv/bin/python -m benchmarks.table
.venv/bin/python -m benchmarks.table --against COMMIT      two versions in turn, and the ratio of what they cost
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
from playwright.sync_api import Page, Request, sync_playwright

from benchmarks.server import CLICK, PAUSE, cpu_seconds
from osada.arena.simulate import calibrate
from tests.browser.conftest import ARGUMENTS, CHROMIUMS
from tests.ports import free_port
from tests.server.browser import FINISHED

ROOT = Path(__file__).parents[1]
PAIRS = 5
VIEWS, CLICKS, ACTIONS, STEPS, HOMES, TABLES = 7, 25, 150, 80, 40, 40
FORM = {"seat-0": "person", "seat-1": "person", "option-first": "seat-1"}
SERVE = "from osada.cli import main; main()"


class Served:
    """A server of some version of the project."""

    def __init__(self, tree: Path, data: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-c", SERVE, "serve", "--data", str(data), "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--no-browser", "--rate", "100000"],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree)},
            stdout=subprocess.DEVNULL,
        )
        while True:
            try:
                httpx.get(self.address, trust_env=False)
            except httpx.TransportError:
                time.sleep(0.1)
            else:
                return

    @property
    def cpu(self) -> float:
        return 1000 * cpu_seconds(self.process.pid)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@contextmanager
def served(tree: Path, data: Path) -> Iterator[Served]:
    server = Served(tree, data)
    try:
        yield server
    finally:
        server.stop()


def _visitor(server: Served, cookies: dict[str, str] | None = None) -> httpx.Client:
    """A browser that asks from a page of this server; commands from elsewhere are refused."""
    headers = {"origin": server.address}
    return httpx.Client(base_url=server.address, headers=headers, cookies=cookies, timeout=60, trust_env=False)


def _led(answer: httpx.Response) -> str:
    """Where an answer leads to."""
    assert answer.status_code == 303, f"{answer.request.url}: {answer.status_code} {answer.text[:400]}"
    return str(answer.headers["location"])


def measure(tree: Path) -> dict[str, float]:
    """What the version in a tree costs."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with served(tree, data) as server:
            found = _page(server) | _actions(server) | _steps(server)
            cookie = _tables(server)
        with served(tree, data) as server, _visitor(server, cookie) as person:
            before = server.cpu
            assert person.get("/").text.count("<time") == TABLES
            found["home after a restart: CPU ms"] = server.cpu - before
            before = server.cpu
            for _ in range(HOMES):
                person.get("/")
            found["home again: CPU ms"] = (server.cpu - before) / HOMES
    return found


def _page(server: Served) -> dict[str, float]:
    with sync_playwright() as playwright:
        chromium = next(filter(None, map(shutil.which, CHROMIUMS)))
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        page = context.new_page()
        page.goto(f"{server.address}/new/kingdom-builder")
        page.select_option("#seat-1", "person")
        page.click("button.gold.large")
        page.wait_for_url("**/t/*")
        table = page.url
        found = {"first view: kB": _weight(page, table) / 1000, "first view: ms": _first_view(page, table)}
        clicks = []
        for _ in range(CLICKS):
            time.sleep(PAUSE)
            clicks.append(page.evaluate(CLICK))
        browser.close()
    return found | {"click to picture: ms": statistics.median(clicks)}


def _weight(page: Page, table: str) -> int:
    """The bytes of a page and all that it loads, as they come over the line to somebody who has never been here."""
    context = page.context.browser
    assert context is not None
    other = context.new_context(storage_state=page.context.storage_state()).new_page()
    seen: list[Request] = []
    other.on("requestfinished", lambda request: seen.append(request))  # noqa: PLW0108
    other.goto(table)
    other.wait_for_selector(".offered")
    total = sum(request.sizes()["responseBodySize"] for request in seen if "/stream" not in request.url)
    other.context.close()
    return total


def _first_view(page: Page, table: str) -> float:
    views = []
    for _ in range(VIEWS):
        page.goto("about:blank")
        time.sleep(PAUSE)
        started = time.perf_counter()
        page.goto(table, wait_until="domcontentloaded")
        page.wait_for_selector(".offered")
        views.append(1000 * (time.perf_counter() - started))
    return statistics.median(views)


class Listener:
    """A stream of a table, and how much has come by it."""

    def __init__(self, server: Served, cookies: httpx.Cookies, path: str) -> None:
        self.received = 0
        self._client = _visitor(server, dict(cookies))
        Thread(target=self._listen, args=(path,), daemon=True).start()

    def _listen(self, path: str) -> None:
        try:
            with self._client.stream("GET", path) as stream:
                for chunk in stream.iter_raw():
                    self.received += len(chunk)
        except (httpx.HTTPError, httpx.StreamError):
            return  # the server has stopped


def _actions(server: Served) -> dict[str, float]:
    """Two people at one screen; their page has a stream, and so has another tab."""
    with _visitor(server) as person:
        table = _led(person.post("/new/kingdom-builder", data=FORM))
        own, other = (
            Listener(server, person.cookies, f"{table}/stream?feed={name}&since=0") for name in ("one", "two")
        )
        time.sleep(1)
        now = person.get(f"{table}/now?feed=one").json()
        before, sent, played = server.cpu, 0, 0
        for _ in range(ACTIONS):
            places: dict[str, Any] = now["places"]
            if not places:
                break
            action = next(iter(places.values()))[0][0]
            command = {"seat": now["viewer"], "action": action, "answers": now["number"], "feed": "one"}
            answer = person.post(f"{table}/play", json=command)
            sent += answer.num_bytes_downloaded
            now, played = answer.json(), played + 1
            time.sleep(0.02)
        time.sleep(1)
        used = server.cpu - before
    return {
        "an action: CPU ms": used / played,
        "an action: bytes to who acts": (sent + own.received) / played,
        "an action: bytes to another": other.received / played,
    }


def _steps(server: Served) -> dict[str, float]:
    with _visitor(server) as person:
        replay = _led(person.post("/upload", files={"record": ("a.record", FINISHED)}))
        page = person.get(replay)
        count = int((re.search(r'data-count="(\d+)"', page.text) or [0, 0])[1])
        before, base = server.cpu, replay.removesuffix("/replay")
        answers = [person.get(f"{base}/at/{number * count // STEPS}") for number in range(STEPS)]
        used = (server.cpu - before) / STEPS
    return {"a step of a replay: CPU ms": used, "a step of a replay: bytes": _mean(answers)}


def _mean(answers: list[httpx.Response]) -> float:
    return statistics.mean(answer.num_bytes_downloaded for answer in answers)


def _tables(server: Served) -> dict[str, str]:
    """Tables of one person, each with a game in it."""
    with _visitor(server) as person:
        for _ in range(TABLES):
            _led(person.post("/upload", files={"record": ("a.record", FINISHED)}))
        return dict(person.cookies)


def absolute() -> None:
    calibration = calibrate()
    found = measure(ROOT)
    calibration = (calibration + calibrate()) / 2
    print(f"| what (calibration {calibration:.1f}) | |\n|---|---|")
    for what, value in found.items():
        print(f"| {what} | {value:,.1f} |")


def compare(commit: str, count: int) -> None:
    """Two versions in turn, so that what the machine does besides falls on both alike."""
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", other, commit], cwd=ROOT, check=True)
        try:
            pairs = [(measure(ROOT), measure(other)) for _ in range(count)]
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", other], cwd=ROOT, check=True)
    print(
        f"| what | here | {commit} | here / {commit}: median of {count} | lowest | highest |\n|---|---|---|---|---|---|"
    )
    for what in pairs[0][0]:
        ratios = sorted(here[what] / max(there[what], 0.01) for here, there in pairs)
        values = [statistics.median(side[what] for side in sides) for sides in zip(*pairs, strict=True)]
        spread = f"{statistics.median(ratios):.2f} | {ratios[0]:.2f} | {ratios[-1]:.2f}"
        print(f"| {what} | {values[0]:,.1f} | {values[1]:,.1f} | {spread} |")


def main() -> None:
    told = argparse.ArgumentParser(prog="benchmarks.table", description=__doc__)
    told.add_argument("--against", metavar="COMMIT", help="compare with another commit")
    told.add_argument("--pairs", type=int, default=PAIRS, help="how often each version is measured then")
    given = told.parse_args()
    if given.against:
        compare(given.against, given.pairs)
    else:
        absolute()


if __name__ == "__main__":
    main()
