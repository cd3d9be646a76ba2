"""Final positions of random games entered by touch in Chromium, on a phone's page: the points that the page shows, and
those that its document counts to, are the engine's own.

.venv/bin/python -m benchmarks.touched GAME [--positions 200] [--first 0] [--minutes 8]

A run that stops after its minutes says with which ``--first`` it goes on.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, sync_playwright

import osada
from tests.browser.conftest import ARGUMENTS, CHROMIUMS, PHONE, visiting
from tests.browser.touching import enter, totals
from tests.pads.finals import DOCUMENTS, final
from tests.server.browser import serving


def touched(browser: Browser, address: str, game: str, seed: int) -> int:
    """Enter one; how many taps it took. An AssertionError if the points are others than the engine's."""
    document, scores = final(game, seed)
    with visiting(browser, address) as visitors:
        page = visitors.come(size=PHONE)
        taps = enter(page, game, document, len(scores))
        assert totals(page) == [list(score.values())[-1] for score in scores], (game, seed)
        page.locator("[data-part=bar] a.next").tap()
        page.locator("[data-source]").first.wait_for()
        told = page.request.get(f"{page.url}/document").json()
        assert osada.game(game).score_sheet(told)[0] == scores, (game, seed)
    return taps


def main() -> None:
    """Enter one position after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(DOCUMENTS))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--minutes", type=float, default=8, help="stop after so many")
    given = parser.parse_args()
    end, seed, taps = monotonic() + 60 * given.minutes, given.first, 0
    program = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        while seed < given.positions and monotonic() < end:
            taps += touched(browser, server.address, given.game, seed)
            seed += 1
            print(
                f"{given.game}: {seed - given.first} from {given.first} on, {taps} taps, all as the engine", flush=True
            )
        browser.close()
    if seed < given.positions:
        print(f"next: --first {seed}")


if __name__ == "__main__":
    main()
