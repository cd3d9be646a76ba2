"""Lessons as people take them: by clicks, by a finger, by keys; each first game to its end."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

import osada
from osada.core.lesson import Lesson, Step
from osada.core.teaching import Teaching, teaching
from osada.testing.sample import sample
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


CLICKS = "() => document.querySelector('main.play').dataset.clicks"
PLAYED = f"(before) => ({CLICKS})() !== before"
LOOKED = f"(before) => ({PLAYED})(before) || !!document.querySelector('[data-buttons] [data-do=confirm]:enabled')"
POPPED = f"(before) => ({LOOKED})(before) || !!document.querySelector('[data-pop]:not([hidden])')"


def press(page: Page, place: str, action: int, finger: bool) -> None:
    """A click or a tap at a place, and on the line of its menu if it has one; a finger looks first, and confirms."""
    clicks = page.evaluate(CLICKS)
    point(page, *where(page, place), finger)
    page.wait_for_function(POPPED, arg=clicks)
    line = page.locator(f'[data-pop]:not([hidden]) [data-action="{action}"]')
    if line.count():
        line.tap() if finger else line.click()
        page.wait_for_function(LOOKED, arg=clicks)
    confirm = page.locator("[data-buttons] [data-do=confirm]:enabled")
    if confirm.count():
        confirm.tap()
    page.wait_for_function(PLAYED, arg=clicks)


def given_away(page: Page, taught: Teaching, step: Step, click: int) -> tuple[str, ...]:
    """The places that answer a question for several at once, as the record does it; none if nothing such is asked."""
    gathers = page.locator(".pane [data-gathers]")
    if not gathers.count():
        return ()
    state = taught.table(step, taught.actions[step.at : step.at + click]).state
    wanted = taught.actions[step.at + click : step.end]
    tokens = gathers.locator("[data-place]:visible").evaluate_all("all => all.map((element) => element.dataset.place)")
    bounds = (gathers.get_attribute("data-gathers") or "").split("-")
    answers = (some for count in range(int(bounds[0]), int(bounds[-1]) + 1) for some in combinations(tokens, count))
    return next(some for some in answers if state.meant_by(some) == wanted)


def take(page: Page, taught: Teaching, step: Step, finger: bool = False) -> None:
    """Do what a step asks for, as the record does it."""
    for click in range(len(step.accept)):
        action = taught.actions[step.at + click]
        if given := given_away(page, taught, step, click):
            for place in given:
                point(page, *where(page, place), finger)
            confirm = page.locator("[data-buttons] [data-do=confirm]")
            confirm.tap() if finger else confirm.click()
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
    expect(page.locator(".prompt")).to_contain_class("yours")


@pytest.mark.parametrize("name", osada.names())
def test_a_first_game_is_learnt_with_a_finger(visitors: Visitors, name: str) -> None:
    page = visitors.come(size=PHONE)
    taught, lesson = begin(page, name)
    for number, step in enumerate(lesson.steps):
        at_step(page, number)
        take(page, taught, step, finger=True)
        if number < len(lesson.steps) - 1:
            page.locator(NEXT).tap()


@pytest.mark.parametrize("name", osada.names())
def test_a_first_game_is_learnt_by_keys(visitors: Visitors, name: str) -> None:
    """Enter goes on; what is to be done is reached by Tab and chosen by Enter."""
    page = visitors.come()
    taught, lesson = begin(page, name)
    for number, step in enumerate(lesson.steps):
        at_step(page, number)
        by_keys(page, taught, step)
        is_done(page)
        if number < len(lesson.steps) - 1:
            page.locator(NEXT).press("Enter")


def by_keys(page: Page, taught: Teaching, step: Step) -> None:
    """Do what a step asks for, as the record does it."""
    for click in range(len(step.accept)):
        page.wait_for_function(f"(clicks) => ({CLICKS})() === String(clicks)", arg=click)
        settle(page)
        if given := given_away(page, taught, step, click):
            for place in given:
                press_key(page, f'[data-place="{place}"]', " ")
            press_key(page, "[data-do=confirm]")
            break
        action = taught.actions[step.at + click]
        press_key(page, f'[data-place="{taught.game.place(action)}"]')
        page.wait_for_function(POPPED, arg=str(click))
        if page.evaluate(CLICKS) == str(click):
            press_key(page, f'[data-pop] [data-action="{action}"]')
    for place in step.tap:
        press_key(page, f'[data-place="{place}"]')


def press_key(page: Page, query: str, key: str = "Enter") -> None:
    """Walk with Tab until such an element has the keyboard, then press a key there."""
    for _ in range(200):
        if page.evaluate("(query) => document.activeElement?.matches(query)", query):
            page.keyboard.press(key)
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {query}")


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


RINGED = """() => {
  const around = (box, air) => [box.left - air, box.top - air, box.right + air, box.bottom + air];
  const all = [...document.querySelectorAll("[data-place].offered")].filter((one) => !one.closest("[data-board]"));
  const rings = [...document.querySelectorAll("[data-veil] .lit")].map((one) => one.getBoundingClientRect());
  const room = document.querySelector(".middle").getBoundingClientRect();
  return all.length > 0 && all.every((one) => {
    const box = one.getBoundingClientRect(), wanted = around(box, 5);
    return box.bottom <= room.bottom + 1
      && rings.some((ring) => around(ring, 0).every((edge, at) => Math.abs(edge - wanted[at]) < 2));
  });
}"""


@pytest.mark.parametrize(("name", "number"), [("beer-bread", 5), ("hamlet", 6)])
def test_what_is_asked_for_beside_the_board_is_whole_in_its_ring(visitors: Visitors, name: str, number: int) -> None:
    page = visitors.come(size=PHONE)
    begin(page, name)
    for before in range(number):
        at_step(page, before)
        page.locator(NEXT).click()
    at_step(page, number)
    page.wait_for_function(RINGED)


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


FEW = {"kingdom-builder": ["harbor"], "timber-town": ["cabin"], "beer-bread": ["overflow"], "hamlet": ["payment"]}
"""Short lessons with clicks of every kind; the others are taken with --all."""


@pytest.mark.parametrize("name", osada.names())
def test_short_lessons_are_taken_by_clicks(visitors: Visitors, name: str) -> None:
    page, game = visitors.come("cs-CZ"), osada.game(name)
    every = [lesson.name for lesson in game.lessons[1:]]
    for lesson in sample(FEW[name], every):
        taught = teaching(game, next(one for one in game.lessons if one.name == lesson))
        page.goto(f"/rules/{name}")
        page.locator(f'.try a[href$="/{lesson}"]').click()
        for number, step in enumerate(taught.lesson.steps):
            at_step(page, number)
            take(page, taught, step)
            if number + 1 < len(taught.lesson.steps):
                page.locator(NEXT).click()


def test_on_a_phone_the_hand_is_below_the_board_of_a_lesson(visitors: Visitors) -> None:
    """As large as it has to be; where a step has much to say the end of it may be a scroll away."""
    page = visitors.come(size=PHONE)
    page.goto("/learn/beer-bread/first")
    for _ in range(3):
        settle(page)
        seen, whole = page.evaluate(
            """() => {
              const hand = document.querySelector(".part").getBoundingClientRect();
              const room = document.querySelector(".middle").getBoundingClientRect();
              return [Math.min(hand.bottom, room.bottom) - hand.top, hand.height];
            }"""
        )
        assert seen > 0.8 * whole
        page.locator("[data-do=lesson-next]").tap()
