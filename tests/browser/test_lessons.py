"""Lessons as people take them: by clicks, by a finger, by keys; each first game to its end."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

import osada
from osada.core.lesson import Lesson, Step
from osada.core.teaching import Teaching, teaching
from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.table import settle
from tests.browser.test_every_page import violations

NEXT, BACK, SHOW = (f"[data-do=lesson-{name}]" for name in ("next", "back", "show"))


def begin(page: Page, name: str) -> tuple[Teaching, Lesson]:
    game = osada.game(name)
    page.goto(f"/learn/{name}")
    page.wait_for_url(f"**/learn/{name}/first")
    return teaching(game, game.lessons[0]), game.lessons[0]


def at_step(page: Page, number: int) -> None:
    """Until the step is shown with its position."""
    expect(page.locator(".segments .past")).to_have_count(number)
    page.wait_for_function(
        "(number) => document.querySelector('main.play').dataset.shown === String(number)", arg=number
    )
    settle(page)


def is_done(page: Page) -> None:
    expect(page.locator(NEXT)).to_have_class("gold")


IN_REACH = """(place) => {
  for (const element of document.querySelectorAll(`[data-place="${place}"]`)) {
    if (element.closest("dialog") || !element.checkVisibility()) continue;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
      for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const x = box.left + box.width * across, y = box.top + box.height * down;
        if (document.elementFromPoint(x, y)?.closest("[data-place]")?.dataset.place === place) return [x, y];
      }
  }
  return null;
}"""


def where(page: Page, place: str) -> tuple[float, float]:
    """A point at which a click hits a place, its middle if that does: in the picture, or a button."""
    settle(page)
    found = page.wait_for_function(IN_REACH, arg=place).json_value()
    return found[0], found[1]


def point(page: Page, x: float, y: float, finger: bool) -> None:
    if finger:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def press(page: Page, place: str, action: int, finger: bool) -> None:
    """A click or a tap at a place, and on the line of its menu if it has several; a finger looks first."""
    clicks = page.evaluate("() => document.querySelector('main.play').dataset.clicks")
    for _ in range(3):
        point(page, *where(page, place), finger)
        settle(page)
        line = page.locator(f'[data-pop]:not([hidden]) [data-action="{action}"]')
        if line.count():
            line.click()
        confirm = page.locator("[data-buttons] [data-do=confirm]:not(:disabled)")
        if finger and confirm.count():
            confirm.click()
        if not finger or page.evaluate("() => document.querySelector('main.play').dataset.clicks") != clicks:
            break
    page.wait_for_function("(before) => document.querySelector('main.play').dataset.clicks !== before", arg=clicks)


def give_away(page: Page, taught: Teaching, step: Step, click: int, finger: bool) -> None:
    """Answer a question that is answered by several places at once, as the record does it."""
    state = taught.table(step, taught.actions[step.at : step.at + click]).state
    wanted = taught.actions[step.at + click : step.end]
    tokens = page.locator(".pane [data-gathers] [data-place]:visible").evaluate_all(
        "all => all.map((element) => element.dataset.place)"
    )
    least = int((page.locator(".pane [data-gathers]").get_attribute("data-gathers") or "").split("-")[0])
    answer = next(some for some in combinations(tokens, least) if state.meant_by(some) == wanted)
    for place in answer:
        point(page, *where(page, place), finger)
    page.locator("[data-buttons] [data-do=confirm]").click()


def take(page: Page, taught: Teaching, step: Step, finger: bool = False) -> None:
    """Do what a step asks for, as the record does it."""
    for click in range(len(step.accept)):
        action = taught.actions[step.at + click]
        if page.locator(".pane [data-gathers]").count():
            give_away(page, taught, step, click, finger)
            break
        press(page, taught.game.place(action), action, finger)
    for place in step.tap:
        point(page, *where(page, place), finger)
    is_done(page)


@pytest.mark.parametrize(
    ("name", "language"),
    [("kingdom-builder", "cs-CZ"), ("timber-town", "pl-PL"), ("beer-bread", "en-GB"), ("hamlet", "cs-CZ")],
)
def test_a_first_game_is_learnt_by_clicks(visitors: Visitors, name: str, language: str) -> None:
    page = visitors.come(language)
    taught, lesson = begin(page, name)
    for number, step in enumerate(lesson.steps):
        at_step(page, number)
        take(page, taught, step)
        if number < len(lesson.steps) - 1:
            page.locator(NEXT).click()
    page.locator(NEXT).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".prompt")).to_have_class("prompt yours")


def test_a_first_game_is_learnt_with_a_finger(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE)
    taught, lesson = begin(page, "kingdom-builder")
    for number, step in enumerate(lesson.steps):
        at_step(page, number)
        take(page, taught, step, finger=True)
        if number < len(lesson.steps) - 1:
            page.locator(NEXT).tap()


def test_a_first_game_is_learnt_by_keys(visitors: Visitors) -> None:
    """Enter goes on; what is to be done is reached by Tab and chosen by Enter."""
    page = visitors.come()
    taught, lesson = begin(page, "timber-town")
    for number, step in enumerate(lesson.steps):
        at_step(page, number)
        for click in range(len(step.accept)):
            place = taught.game.place(taught.actions[step.at + click])
            page.wait_for_function(
                "(clicks) => document.querySelector('main.play').dataset.clicks === String(clicks)", arg=click
            )
            by_keys(page, place)
        is_done(page)
        if number < len(lesson.steps) - 1:
            page.locator(NEXT).press("Enter")


def by_keys(page: Page, place: str) -> None:
    """Walk with Tab until the place has the keyboard, then choose it."""
    focused = "() => document.activeElement?.getAttribute('data-place')"
    for _ in range(80):
        if page.evaluate(focused) == place:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {place}")


def test_a_wrong_click_is_answered_and_one_can_be_shown_skip_go_back_and_come_back(visitors: Visitors) -> None:
    page = visitors.come()
    taught, lesson = begin(page, "kingdom-builder")
    for number in range(2):
        at_step(page, number)
        page.locator(NEXT).click()
    at_step(page, 2)
    point(page, *where(page, "hex-7-14"), finger=False)
    expect(page.locator("[data-bubble]")).to_contain_text(
        taught.says(lesson.steps[2], taught.game.text("en"))["no-other-terrain"]
    )
    expect(page.locator("[data-lesson-task]")).to_have_class("task wrong")
    expect(page.locator("[data-veil] .wrong")).to_have_count(1)
    assert page.locator("[data-board] .offered").count() == 3
    page.locator(SHOW).click()
    expect(page.locator("[data-lesson-task] small")).to_have_text(taught.game.text("en")("page-lesson-now-you"))
    assert page.locator("[data-board] .offered").count() == 3, "what was shown is taken back"
    page.locator(BACK).click()
    at_step(page, 1)
    page.locator(NEXT).click()
    at_step(page, 2)
    page.reload()
    at_step(page, 2)
    point(page, *where(page, "hex-8-13"), finger=False)
    is_done(page)
    expect(page.locator("[data-lesson-task] small")).to_have_text(taught.game.text("en")("page-lesson-as-well"))
    expect(page.locator("[data-announce]")).to_contain_text("Exactly")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_lesson_is_accessible(visitors: Visitors, axe: str, size: tuple[int, int]) -> None:
    page = visitors.come(size=size)
    begin(page, "beer-bread")
    for number in range(3):
        at_step(page, number)
        assert violations(page, axe) == []
        page.locator(NEXT).click()


def test_home_leads_to_the_lessons(visitors: Visitors) -> None:
    page = visitors.come("pl-PL")
    page.goto("/")
    links = page.get_by_role("link", name="Naucz się")
    expect(links).to_have_count(len(osada.names()))
    links.first.click()
    page.wait_for_url("**/learn/*/first")
    expect(page.locator("[data-lesson-step]")).to_have_text(re.compile("^Krok 1 z "))
