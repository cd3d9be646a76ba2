"""How fast the table is: first view, click to changed picture, and many tables at once. All on loopback.

.venv/bin/python -m benchmarks.server [page|load]
"""

from __future__ import annotations

import asyncio
import json
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import httpx

from osada.arena.simulate import calibrate
from osada.server import assets

TABLES, SECONDS = 200, 20
PAUSE = 0.3
"""Between the clicks of a quick person; less would measure how the last picture is still being painted."""
PORT = 8977
BASE = f"http://127.0.0.1:{PORT}"
STYLES = ("shared.css", *(f"style/{name}.css" for name in ("base", "table", "panel", "dialogs", "scores")))
SEATS = {"seat-0": "person", "seat-1": "person", "seat-2": "empty", "seat-3": "empty"}


def main() -> None:
    wanted = sys.argv[1:] or ["page", "load"]
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("osada")), "serve", "--data", folder, "--port", str(PORT)]
        server = subprocess.Popen([*command, "--no-browser", "--rate", "100000"], stdout=subprocess.DEVNULL)
        try:
            _wait()
            print(f"calibration {calibrate():.1f}")
            if "page" in wanted:
                page()
            if "load" in wanted:
                asyncio.run(load(server.pid))
        finally:
            server.terminate()
            server.wait(10)


def _wait() -> None:
    for _ in range(100):
        try:
            httpx.get(BASE)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    sys.exit("the server did not start")


# One page in a real browser


def page() -> None:
    """First view and click to changed picture, as Chromium sees them."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    from tests.browser.conftest import ARGUMENTS, CHROMIUMS  # noqa: PLC0415

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, CHROMIUMS))), args=ARGUMENTS
        )
        context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        opened = context.new_page()
        opened.goto(f"{BASE}/new/kingdom-builder")
        opened.select_option("#seat-1", "person")
        opened.click("button.gold.large")
        opened.wait_for_url("**/t/*")
        table, views = opened.url, []
        for _ in range(9):
            opened.goto("about:blank")
            time.sleep(PAUSE)
            started = time.perf_counter()
            opened.goto(table, wait_until="domcontentloaded")
            opened.wait_for_selector(".offered")
            views.append((time.perf_counter() - started) * 1000)
        print(f"first view: {statistics.median(views):.0f} ms, {_first_view(table, context.cookies()) / 1000:.1f} kB")
        clicks = []
        for _ in range(40):
            time.sleep(PAUSE)
            clicks.append(opened.evaluate(CLICK))
        print(f"click to changed picture: median {statistics.median(clicks):.1f} ms, worst {max(clicks):.1f} ms")
        browser.close()


CLICK = """() => new Promise((resolve) => {
  const live = document.querySelector("#board-live"), started = performance.now();
  const drawn = () => resolve(performance.now() - started);
  const seen = new MutationObserver(() => { seen.disconnect(); requestAnimationFrame(drawn); });
  seen.observe(live, { childList: true });
  const button = document.querySelector("[data-buttons] button:not(:disabled)") ?? document.querySelector(".offered");
  button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""


def _first_view(url: str, cookies: Iterable[Mapping[str, Any]]) -> int:
    """Bytes on the line for the page, its style, its modules and its icon, compressed as they are sent."""
    jar = {cookie["name"]: cookie["value"] for cookie in cookies}
    total = 0
    files = [f"{BASE}{assets.ADDRESS}/{name}" for name in (*STYLES, "icon.svg", "table.js")]
    for path in (url, *files):
        with httpx.stream("GET", path, cookies=jar, headers={"accept-encoding": "gzip"}) as answer:
            total += sum(len(chunk) for chunk in answer.iter_raw())
    return total


# Many tables


class Line:
    """A connection that asks one thing at a time; much cheaper than a client library, which would measure itself."""

    def __init__(self, cookie: str = "") -> None:
        self.cookie = cookie

    async def open(self) -> Line:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", PORT, limit=1 << 20)
        return self

    async def ask(
        self, method: str, path: str, body: bytes = b"", kind: str = "application/json"
    ) -> tuple[dict[str, str], bytes]:
        """The headers and the body of the answer; an endless answer is left to be read."""
        self.writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\nOrigin: {BASE}\r\nCookie: osada={self.cookie}\r\n"
            f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        status = int(head[0].split()[1])
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {head[0]}")
        length = headers.get("content-length")
        for line in head:
            if line.lower().startswith("location: "):
                headers["location"] = line.split(": ", 1)[1]
            if line.lower().startswith("set-cookie: osada="):
                self.cookie = line.split("=", 1)[1].split(";")[0]
        return headers, await self.reader.readexactly(int(length)) if length else b""


class LoadTable:
    """A table with two people at one screen, and two streams."""

    def __init__(self, line: Line, path: str) -> None:
        self.line = line
        self.path = path
        self.update: dict[str, Any] = {}
        self.latencies: list[float] = []
        self.told: list[float] = []
        self.sent = 0.0

    async def listen(self) -> None:
        line = await Line(self.line.cookie).open()
        await line.ask("GET", f"{self.path}/stream")
        while not line.reader.at_eof():
            news = await line.reader.readline()
            if news.startswith(b"data: ") and self.sent:
                self.told.append(time.perf_counter() - self.sent)

    async def act(self, until: float, chance: random.Random) -> None:
        await asyncio.sleep(chance.random())
        self.update = json.loads((await self.line.ask("GET", f"{self.path}/now"))[1])
        while time.perf_counter() < until and self.update["places"]:
            action = chance.choice(chance.choice(list(self.update["places"].values())))[0]
            command = {"seat": self.update["viewer"], "action": action, "answers": self.update["number"]}
            self.sent = time.perf_counter()
            _, answer = await self.line.ask("POST", f"{self.path}/play", json.dumps(command).encode())
            spent = time.perf_counter() - self.sent
            self.latencies.append(spent)
            self.update = json.loads(answer)
            await asyncio.sleep(max(0.0, 1 - spent))


async def load(pid: int) -> None:
    """200 tables, two streams each, one action a second at each."""
    tables = []
    form = "&".join(f"{name}={value}" for name, value in SEATS.items()).encode()
    for _ in range(TABLES):
        line = await Line().open()
        headers, _ = await line.ask("POST", "/new/kingdom-builder", form, "application/x-www-form-urlencoded")
        tables.append(LoadTable(line, headers["location"]))
    streams = [asyncio.create_task(table.listen()) for table in tables for _ in range(2)]
    await asyncio.sleep(3)
    before = cpu_seconds(pid)
    started = time.perf_counter()
    await asyncio.gather(*(table.act(started + SECONDS, random.Random(n)) for n, table in enumerate(tables)))
    spent = time.perf_counter() - started
    used = cpu_seconds(pid) - before
    for stream in streams:
        stream.cancel()
    latencies = sorted(value for table in tables for value in table.latencies)
    told = sorted(value for table in tables for value in table.told)
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    memory = int(status.split("VmRSS:")[1].split()[0]) / 1024
    print(
        f"{TABLES} tables, {len(streams)} streams, {len(latencies)} actions in {spent:.0f} s "
        f"({len(latencies) / spent:.0f}/s): answer median {1000 * latencies[len(latencies) // 2]:.0f} ms, "
        f"p99 {1000 * latencies[int(len(latencies) * 0.99)]:.0f} ms; "
        f"told median {1000 * told[len(told) // 2]:.0f} ms, p99 {1000 * told[int(len(told) * 0.99)]:.0f} ms; "
        f"server {memory:.0f} MB, {100 * used / spent:.0f} % of a core"
    )


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    main()
