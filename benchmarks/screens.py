"""What the first view of a table and a click cost on a desk and on a phone, and what a person meets there: the smallest
text and target, and the taps of a turn. In all games, on loopback.

.venv/bin/python -m benchmarks.screens [costs|hands]
"""

from __future__ import annotations

import argparse
import gzip
import re
import shutil
import statistics
import tempfile
import time
from pathlib import Path

import httpx
from playwright.sync_api import CDPSession, Page, sync_playwright

import osada
from benchmarks import taps
from benchmarks.served import ROOMY
from benchmarks.table import served
from osada.arena.simulate import calibrate
from tests.browser.conftest import ARGUMENTS, CHROMIUMS
from tests.browser.tables import put
from tests.server.browser import serving

ROOT = Path(__file__).parents[1]
SCREENS = {"wide": (1440, 900), "tall": (390, 844)}
HANDS = [(390, 844), (844, 390), (768, 1024), (1366, 768), (1440, 900)]
VIEWS, CLICKS = 5, 6
PICTURES = re.compile(r'<g class="still".*?</g><g class="live"', re.DOTALL)
"""The still layers of a page: its pictures, but for their symbols."""
SYMBOLS = re.compile(r'<script defer src="(/symbols/[^"]+)">')
"""Where the symbols are, which a browser gets once."""
CLICK = """async () => {
  const place = document.querySelector("[data-pane] .offered, [data-buttons] [data-place]");
  const layers = [...document.querySelectorAll(".live")];
  const began = performance.now();
  const changed = new Promise((done) => {
    const watch = new MutationObserver(() => { watch.disconnect(); requestAnimationFrame(() => done()); });
    for (const layer of layers) watch.observe(layer, { childList: true });
  });
  place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const line = document.querySelector("[data-pop]:not([hidden]) button");
  line?.click();
  await Promise.race([changed, new Promise((done) => setTimeout(done, 2000))]);
  return performance.now() - began;
}"""


def compressed(text: str) -> float:
    """How many kB a text is when it is sent."""
    return len(gzip.compress(text.encode())) / 1000


def scripts(visitor: httpx.Client, page: str) -> float:
    """How many kB of script a page loads, compressed: its modules and what they import."""
    found = re.findall(r'(?:src|href)="(/static/[^"]+\.js)"', page)
    texts: dict[str, str] = {}
    while found:
        address = found.pop()
        if address not in texts:
            texts[address] = visitor.get(address).text
            found += [str(httpx.URL(address).join(name)) for name in re.findall(r'from "([^"]+)"', texts[address])]
    return sum(map(compressed, texts.values()))


def viewed(page: Page) -> tuple[float, float]:
    """The medians of some first views: ms until something can be chosen, and ms of CPU of the page's main thread."""
    watched = page.context.new_cdp_session(page)
    watched.send("Performance.enable", {"timeDomain": "threadTicks"})
    took: list[tuple[float, float]] = []
    for _ in range(VIEWS):
        page.wait_for_timeout(300)
        worked, began = spent(watched), time.perf_counter()
        page.reload(wait_until="domcontentloaded")
        page.wait_for_selector(".offered")
        waited = 1000 * (time.perf_counter() - began)
        page.wait_for_timeout(300)
        took.append((waited, spent(watched) - worked))
    return statistics.median(ms for ms, _ in took), statistics.median(ms for _, ms in took)


def spent(watched: CDPSession) -> float:
    """The CPU time of a page's main thread, in ms."""
    metrics = {one["name"]: one["value"] for one in watched.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(metrics["TaskDuration"])


def clicked(page: Page) -> float:
    """The median of some clicks until the picture has changed, in ms."""
    took: list[float] = []
    for _ in range(CLICKS):
        page.wait_for_function("() => document.querySelector('.prompt.yours') || document.querySelector('#over').open")
        took.append(page.evaluate(CLICK))
        page.wait_for_timeout(150)
    return statistics.median(took)


def main() -> None:
    """Print a line for each game and screen, as a table of Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("which", nargs="*", default=[], help="costs or hands; both without it")
    parser.add_argument("--games", nargs="*", default=osada.names())
    parser.add_argument("--turns", type=int, default=8, help="turns of a game that are played on each screen")
    given = parser.parse_args()
    wanted = given.which or ["costs", "hands"]
    if "costs" in wanted:
        costs()
    if "hands" in wanted:
        hands(given.games, given.turns)


def hands(games: list[str], turns: int) -> None:
    """What a person meets, by game and screen."""
    program = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    print("| game | screen | smallest text, px | smallest target, px | taps per turn |")
    print("|---|---|---|---|---|")
    for name in games:
        with tempfile.TemporaryDirectory() as folder:
            data = Path(folder) / "data"
            looked_at = put(data, list(taps.sampled(name)))
            played = put(data, [taps.fresh(name) for _ in HANDS], shared=True)
            with serving(data, *ROOMY) as server, sync_playwright() as driver:
                browser = driver.chromium.launch(executable_path=program, args=ARGUMENTS)
                for size, table in zip(HANDS, played, strict=True):
                    found = taps.met(browser, server.address, looked_at, table, taps.fresh(name), size, turns)
                    row = f"{found.text:.1f} | {found.target:.0f} | {found.taps:.1f}"
                    print(f"| {name} | {size[0]}×{size[1]} | {row} |", flush=True)
                browser.close()


def costs() -> None:
    """What views and clicks cost."""
    program = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    print(f"calibration {calibrate():.1f}")
    print("| game | screen | page without pictures, kB | pictures, kB | symbols, once, kB", end=" | ")
    print("script, kB | server, ms | first view, ms | of CPU, ms | click, ms |")
    with (
        tempfile.TemporaryDirectory() as data,
        served(ROOT, Path(data)) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=program, args=ARGUMENTS)
        for name in osada.names():
            for layout, (width, height) in SCREENS.items():
                context = browser.new_context(base_url=server.address, viewport={"width": width, "height": height})
                page = context.new_page()
                page.goto(f"/new/{name}")
                for seat, who in enumerate(("person", "random")):
                    page.locator(f"#seat-{seat}").select_option(who)
                page.locator("form.new button.gold").click()
                page.wait_for_url("**/t/*")
                cookies = {cookie["name"]: cookie["value"] for cookie in context.cookies()}
                with httpx.Client(base_url=server.address, cookies=cookies, trust_env=False, timeout=60) as visitor:
                    times = []
                    for _ in range(VIEWS):
                        began = time.perf_counter()
                        text = visitor.get(f"{page.url}?layout={layout}").text
                        times.append(1000 * (time.perf_counter() - began))
                    rest = PICTURES.sub("", text)
                    script = scripts(visitor, text)
                    symbols = compressed(visitor.get(SYMBOLS.findall(text)[0]).text)
                still = compressed(text) - compressed(rest)
                figures = compressed(rest), still, symbols, script, statistics.median(times)
                row = " | ".join(f"{figure:.1f}" for figure in (*figures, *viewed(page), clicked(page)))
                print(f"| {name} | {layout} | {row} |", flush=True)
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
