"""The example of the guide in a browser, served from an environment in which both wheels are installed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, Visitors, visiting
from tests.browser.table import is_over, score_sheet
from tests.browser.test_every_game import sit_down, step
from tests.environments import Environment, with_hillstead
from tests.server.browser import Server

MOST_CLICKS = 3 * 24 + 12
"""A card and a plot for every house, the end of every turn, and something for whoever sees a curtain."""
COUNTED = """
import json, sys, osada
state = osada.last_position(osada.read_record(sys.argv[1]))
say = state.game.text("en")
lines = [[say(f"score-{line}"), *(str(score[line]) for score in state.scores())] for line in state.scores()[0]]
print(json.dumps({"over": state.seat is None, "lines": lines, "winners": state.winners()}))
"""

pytestmark = pytest.mark.xdist_group("hillstead")  # one process makes for all what is long in the making


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return with_hillstead(tmp_path_factory.mktemp("installed"), "table")


@pytest.fixture
def people(installed: Environment, browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """People at the tables of that environment."""
    server = Server(tmp_path / "data")
    server.program = [str(installed.bin / "osada")]
    server.start()
    try:
        with visiting(browser, server.address) as there:
            yield there
    finally:
        server.stop()


def test_hillstead_is_played_to_its_end_by_clicks(people: Visitors, installed: Environment) -> None:
    page = people.come()
    page.goto("/")
    expect(page.locator('a[href="/new/hillstead"]').first).to_be_visible()
    sit_down(page, "hillstead", "person", "greedy")
    dice = random.Random("hillstead")
    for _ in range(MOST_CLICKS):
        if is_over(page):
            break
        step(page, dice, finger=False)
    assert is_over(page)
    expect_true_score_sheet(page, installed)


def expect_true_score_sheet(page: Page, installed: Environment) -> None:
    """The dialog says what the record, replayed by the rules of that environment, comes to."""
    with page.expect_download() as download:
        page.locator('#over a[href$="/record"]').click()
    done = installed.run("python", "-c", COUNTED, str(download.value.path()))
    assert done.returncode == 0, done.stderr
    counted = json.loads(done.stdout)
    assert counted["over"] and score_sheet(page) == counted["lines"]
    winner = page.locator("[data-winner]").inner_text()
    assert [seat for seat in range(2) if f"P{seat}" in winner] == counted["winners"]


def test_hillstead_has_its_hand_on_a_phone(people: Visitors) -> None:
    page = people.come("cs", PHONE)
    sit_down(page, "hillstead", "person", "random")
    dice = random.Random(2)
    for _ in range(5):
        step(page, dice, finger=True)
    expect(page.locator("[data-part=hand] [data-place]").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
