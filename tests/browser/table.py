"""What a person sees and does at a table, said once: clicks, taps and keys go to where a person would aim."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

HEX = '[data-pane="board"] [data-place^="hex-"]'
OFFERED = "[data-place].offered, [data-buttons] [data-place]"
SIGNATURE = """() => {
  const offered = [...document.querySelectorAll("[data-place].offered, [data-buttons] [data-place]")];
  return JSON.stringify([
    document.querySelector("[data-prompt]").textContent,
    offered.map((element) => element.dataset.place).sort(),
    document.querySelector("[data-do=undo]").disabled,
    document.querySelector("#over").open]);
}"""
CHANGED = f"""(before) => document.querySelector("#over") !== null && ({SIGNATURE})() !== before && (
  document.querySelector(".prompt").classList.contains("yours") || document.querySelector("#over").open)"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What a page does in its next frame is done: a board that has grown or got more room is in its place."""
IN_REACH = """(query) => [...document.querySelectorAll(query)].map((element) => {
  const box = element.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
  const there = document.elementFromPoint(x, y)?.closest("[data-place]");
  return [element.dataset.place, x, y, there?.dataset.place === element.dataset.place, box.width];
})"""


@dataclass(frozen=True)
class Spot:
    """A place that is offered, and where on the screen it is."""

    place: str
    x: float
    y: float
    in_reach: bool
    """Whether a click there would hit it: it is on the screen and nothing lies over it."""
    width: float


def new_table(page: Page, *seats: str, names: tuple[str, ...] = (), first: str = "seat-1", **options: str) -> str:
    """Make a table with the form; its address."""
    page.goto("/new/kingdom-builder")
    taken = seats or ("person", "greedy")
    for number in range(4):
        page.locator(f"#seat-{number}").select_option(taken[number] if number < len(taken) else "empty")
    for number, name in enumerate(names):
        page.locator(f"#name-{number}").fill(name)
    page.locator("#option-first").select_option(first)
    for option, value in ({"sectors": "random", "cards": "random"} | options).items():
        page.locator(f"#option-{option}").select_option(value)
    page.locator("form.new button.gold").click()
    if "link" in seats:  # the invitation comes first
        page.locator('.go a[href^="/t/"]').click()
    page.wait_for_url("**/t/*")
    return urlsplit(page.url).path


def sit(page: Page, link: str) -> None:
    """Come by a link and sit down."""
    page.goto(link)
    page.locator("form.invited button.gold").click()
    page.wait_for_url("**/t/*")


def signature(page: Page) -> str:
    """Changes with everything that a person at the table does."""
    found: str = page.evaluate(SIGNATURE)
    return found


def wait_for_turn(page: Page, before: str = "") -> None:
    """Until it is this person's turn (and the table is not as it was ``before``), or the game is over."""
    page.wait_for_function(CHANGED, arg=before)


def settle(page: Page) -> None:
    page.evaluate(SETTLED)


def spots(page: Page) -> list[Spot]:
    settle(page)
    return [Spot(*found) for found in page.evaluate(IN_REACH, OFFERED)]


def is_over(page: Page) -> bool:
    return page.locator("#over").evaluate("dialog => dialog.open") is True


def click(page: Page, spot: Spot, finger: bool = False) -> None:
    """A click or a tap there, until the table has answered."""
    before = signature(page)
    if finger:
        page.touchscreen.tap(spot.x, spot.y)
    else:
        page.mouse.click(spot.x, spot.y)
    wait_for_turn(page, before)


def offered(page: Page, kind: str = "hex-") -> list[Spot]:
    return [spot for spot in spots(page) if spot.place.startswith(kind)]


def build(page: Page, times: int = 1) -> None:
    """Build where it is allowed, by clicks."""
    for _ in range(times):
        wait_for_turn(page)
        if not any(spot.in_reach for spot in offered(page)):
            page.keyboard.press("0")
        click(page, next(spot for spot in offered(page) if spot.in_reach))


def end_turn(page: Page) -> None:
    page.locator("[data-buttons] [data-place=end]").click()


def turn(page: Page) -> None:
    """A whole turn, tokens unused; the others have played when it is done, if they are bots."""
    build(page, 3)
    before = signature(page)
    end_turn(page)
    wait_for_turn(page, before)


def choose(found: list[Spot], dice: random.Random) -> Spot:
    """Anything but the end of the turn as long as there is anything else."""
    return dice.choice([spot for spot in found if spot.place != "end"] or found)


def log(page: Page) -> list[str]:
    return page.locator("[data-log] li:not([hidden])").all_text_contents()


def pieces(page: Page) -> list[str]:
    """The settlements on the board."""
    found: list[str] = page.locator("[data-pane=board] .pieces > *").evaluate_all(
        "all => all.map((piece) => ['href', 'x', 'y'].map((name) => piece.getAttribute(name)).join(' ')).sort()"
    )
    return found


def expect_pieces(page: Page, count: int) -> None:
    expect(page.locator("[data-pane=board] .pieces > *")).to_have_count(count)


def score_sheet(page: Page) -> list[list[str]]:
    """The rows of the score sheet in the dialog at the end: names of lines and everybody's points."""
    rows: list[list[str]] = page.evaluate(
        """() => [...document.querySelectorAll("#over tbody tr:not(.parts-of)")].map((row) =>
             [...row.children].map((cell) => cell.textContent))"""
    )
    return rows


def view_box(page: Page) -> list[float]:
    text = page.locator("[data-pane=board]").get_attribute("viewBox") or ""
    return [float(number) for number in text.split()]


def open_menu(page: Page) -> None:
    page.locator("[data-do=menu]").click()
    expect(page.locator("#menu")).to_be_visible()


def close_dialog(page: Page, name: str) -> None:
    page.locator(f"#{name} .close").click()
    expect(page.locator(f"#{name}")).to_be_hidden()


def start_of(page: Page) -> dict[str, Any]:
    """The update that came with the page."""
    found: dict[str, Any] = page.evaluate("() => JSON.parse(document.querySelector('#start').textContent)")
    return found


def give_up(page: Page) -> None:
    """Whoever has the first seat here resigns, and against one other that is the end."""
    if page.locator("#curtain").evaluate("dialog => dialog.open"):
        page.locator("#curtain button").click()
    page.once("dialog", lambda dialog: dialog.accept())
    open_menu(page)
    page.locator("[data-do=resign]").first.click()
    expect(page.locator("#over")).to_be_visible()
