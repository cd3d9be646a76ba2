"""The end of every game with a mouse, a finger, keys alone, and by roles, names and live regions as a screen reader."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import osada
from osada.testing import sample
from tests.browser.conftest import DESKTOP, PHONE, visiting
from tests.browser.table import is_over, signature, spots
from tests.browser.tables import late, put, sit
from tests.browser.test_every_game import LOOKS, MOVED, POPPED, READY, expect_true_score_sheet, step
from tests.server.browser import serving

LEFT = 5
"""So many actions before the end a game is joined; with ``--all`` at its start."""
LONGEST = 4000


@pytest.fixture(scope="module", params=osada.names())
def late_game(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, str, list[str]]]:
    """A server with a late table for each way to play it; two people share the screen."""
    data = tmp_path_factory.mktemp("late") / "data"
    left = LONGEST if sample.ALL else LEFT
    tables = put(data, [late(request.param, left) for _ in WAYS], shared=True)
    with serving(data) as server:
        yield request.param, server.address, tables


def with_keys(page: Page, dice: random.Random) -> None:
    """Arrows lead to a choice, Enter makes it; a letter is the first button."""
    if page.locator("#curtain").evaluate("dialog => dialog.open"):
        page.keyboard.press("Enter")
        page.wait_for_function("() => !document.querySelector('#curtain').open")
        return
    before = [signature(page), page.evaluate(LOOKS)]
    if page.locator("[data-gathers]").count():
        crate = page.locator("[data-gathers]").first
        count = int((crate.get_attribute("data-gathers") or "").split("-")[0])
        tokens = crate.locator("[data-place]")
        for number in dice.sample(range(tokens.count()), count):
            tokens.nth(number).focus()
            page.keyboard.press(" ")
        before = [signature(page), page.evaluate(LOOKS)]
        page.keyboard.press("e")
    elif [spot for spot in spots(page) if spot.place not in ("end", "pass")]:
        page.keyboard.press("ArrowDown")
        for _ in range(dice.randint(0, 2)):
            page.keyboard.press(dice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        focused = page.evaluate("() => document.activeElement.dataset.place")
        assert focused in {spot.place for spot in spots(page)}
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("e")
    page.wait_for_function(f"(before) => ({POPPED})() || ({ASKS})() || ({MOVED})(before)", arg=before)
    if page.evaluate(POPPED) or page.evaluate(ASKS):
        page.keyboard.press("Enter")
        page.wait_for_function(f"(before) => ({MOVED})(before)", arg=before)


ASKS = """() => document.querySelector("[data-buttons] .asks") !== null"""


def by_ear(page: Page, dice: random.Random) -> None:
    """What a screen reader can name is chosen by its role and its name, and the page says what has become of it."""
    uncover = page.get_by_role("dialog").get_by_role("button")
    if page.locator("#curtain").evaluate("dialog => dialog.open"):
        uncover.press("Enter")
        page.wait_for_function("() => !document.querySelector('#curtain').open")
        return
    before = [signature(page), page.evaluate(LOOKS)]
    boxes = page.get_by_role("checkbox")
    if boxes.count():
        confirm = page.get_by_role("group", name="Actions").get_by_role("button")
        for number in dice.sample(range(boxes.count()), boxes.count()):
            if confirm.is_enabled():
                break
            act(boxes.nth(number))
        before = [signature(page), page.evaluate(LOOKS)]
        act(confirm)
    else:
        act(dice.choice(heard(page)))
    page.wait_for_function(f"(before) => ({POPPED})() || ({ASKS})() || ({MOVED})(before)", arg=before)
    items = page.get_by_role("menu").get_by_role("menuitem")
    if items.count():
        act(items.nth(dice.randrange(items.count())))
    elif page.evaluate(ASKS):
        act(page.get_by_role("group", name="Actions").get_by_role("button").first)
    page.wait_for_function(MOVED, arg=before)
    said = " ".join(page.locator("[aria-live=polite]").all_inner_texts())
    assert page.locator("[data-prompt]").inner_text() in said


def heard(page: Page) -> list[Locator]:
    """The buttons of the pictures and below them, as far as they can be used: each has a name. Tabs lead to more."""
    found = page.get_by_role("group").get_by_role("button", disabled=False)
    names = found.evaluate_all("all => all.map((one) => one.ariaLabel ?? one.textContent.trim())")
    assert all(names)
    quiet = [number for number, name in enumerate(names) if not name.startswith(("End turn", "Pass"))]
    return [found.nth(number) for number in quiet or range(len(names))]


def act(locator: Locator) -> None:
    """What a screen reader does with what it has named."""
    locator.dispatch_event("click")


Way = Callable[[Page, random.Random], None]
WAYS: dict[str, tuple[Way, tuple[int, int]]] = {
    "mouse": (lambda page, dice: step(page, dice, finger=False), DESKTOP),
    "finger": (lambda page, dice: step(page, dice, finger=True), PHONE),
    "keys": (with_keys, PHONE),
    "ears": (by_ear, PHONE),
}


@pytest.mark.parametrize("number", range(sample.sample(2, len(WAYS))))
def test_a_game_comes_to_its_end(browser: Browser, late_game: tuple[str, str, list[str]], number: int) -> None:
    """In every way; a sample plays every game in two ways, and so in every way two games."""
    game, address, tables = late_game
    way = list(WAYS)[number if sample.ALL else 2 * number + osada.names().index(game) % 2]
    does, size = WAYS[way]
    dice = random.Random(game + way)
    with visiting(browser, address) as visitors:
        page = visitors.come(size=size)
        sit(page.context, address, size)
        page.goto(f"/t/{tables[list(WAYS).index(way)]}")
        for _ in range(LONGEST):
            page.wait_for_function(READY)
            if is_over(page):
                break
            does(page, dice)
        expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
        expect_true_score_sheet(page, game)
