"""Lessons as people take them: by clicks, by a finger, by keys; each first game to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import osada
from osada.core.lesson import Lesson, Step
from osada.core.teaching import Teaching, teaching
from tests.browser.conftest import Visitors
from tests.browser.table import settle

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


def where(page: Page, place: str) -> tuple[float, float]:
    """The middle of a place, once it is on the screen: in the picture, or a button."""
    there = page.locator(f'.pane [data-place="{place}"]:visible, [data-buttons] [data-place="{place}"]').first
    there.scroll_into_view_if_needed()
    settle(page)
    box = there.bounding_box()
    assert box, place
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def point(page: Page, x: float, y: float, finger: bool) -> None:
    if finger:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def press(page: Page, place: str, action: int, finger: bool) -> None:
    """A click or a tap at a place, and on the line of its menu if it has several; a finger looks first."""
    clicks = page.evaluate("() => document.querySelector('main.play').dataset.clicks")
    for _ in range(3):
        x, y = where(page, place)
        point(page, x, y, finger)
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


def take(page: Page, taught: Teaching, step: Step, finger: bool = False) -> None:
    """Do what a step asks for, as the record does it."""
    for click in range(len(step.accept)):
        action = taught.actions[step.at + click]
        press(page, taught.game.place(action), action, finger)
    for place in step.tap:
        x, y = where(page, place)
        point(page, x, y, finger)
    is_done(page)


@pytest.mark.parametrize(("name", "language"), [("kingdom-builder", "cs-CZ")])
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
