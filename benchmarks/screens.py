"""What the first view of a table and a click cost on a desk and on a phone, in all games. All on loopback.

.venv/bin/python -m benchmarks.screens
"""

from __future__ import annotations

import gzip
import re
import shutil
import statistics
import tempfile
import time
from pathlib import Path

import httpx
from playwright.sync_api import Page, sync_playwright

import osada
from benchmarks.table import served
from osada.arena.simulate import calibrate
from tests.browser.conftest import ARGUMENTS, CHROMIUMS

ROOT = Path(__file__).parents[1]
SCREENS = {"wide": (1440, 900), "tall": (390, 844)}
VIEWS, CLICKS = 5, 6
PICTURES = re.compile(r'<g class="still".*?</g><g class="live"|<defs>.*?</defs>', re.DOTALL)
"""The still layers and symbols of a page: its pictures."""
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
    found = re.findall(r'(?:src|href)="([^"]+\.js)"', page)
    texts: dict[str, str] = {}
    while found:
        address = found.pop()
        if address not in texts:
            texts[address] = visitor.get(address).text
            found += [str(httpx.URL(address).join(name)) for name in re.findall(r'from "([^"]+)"', texts[address])]
    return sum(map(compressed, texts.values()))


def clicked(page: Page) -> float:
    """The median of some clicks until the picture has changed, in ms."""
    took: list[float] = []
    for _ in range(CLICKS):
        page.wait_for_function("() => document.querySelector('.prompt.yours') || document.querySelector('#over').open")
        took.append(page.evaluate(CLICK))
        page.wait_for_timeout(150)
    return statistics.median(took)


def main() -> None:
    """Print a line for each game and screen."""
    program = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    print(f"calibration {calibrate():.1f}")
    print("| game | screen | page without pictures, kB | pictures, kB | script, kB | server, ms | click, ms |")
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
                figures = compressed(rest), compressed(text) - compressed(rest), script, statistics.median(times)
                row = " | ".join(f"{figure:.1f}" for figure in (*figures, clicked(page)))
                print(f"| {name} | {layout} | {row} |", flush=True)
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
