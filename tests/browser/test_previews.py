"""Previews: what a choice would bring is hidden until somebody points at it.

No game is asked for them here: the picture of one has a few added to it, in a server of this process."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import osada
from osada.core.game import Game, Layout, State, View
from osada.core.svg import Picture
from tests.browser.conftest import PHONE, Visitors, visiting
from tests.browser.serving import served_here
from tests.browser.table import Spot, build, expect_pieces, new_table, offered, wait_for_turn
from tests.patience import until

GAME = osada.game("kingdom-builder")


def with_previews(drawn: Picture, view: View) -> Picture:
    """For every place that is offered a large disc, for every action a smaller one."""
    ghosts = "".join(
        f'<g class="preview" data-for="{place}"><circle cx="600" cy="500" r="90" fill="#F2B632"/></g>'
        + "".join(
            f'<g class="preview" data-for-action="{action}"><circle cx="600" cy="500" r="60"/></g>'
            for action in actions
        )
        for place, actions in view["offers"].items()
    )
    board = drawn.panes["board"]
    panes = dict(drawn.panes) | {"board": dataclasses.replace(board, live=board.live + ghosts)}
    return dataclasses.replace(drawn, panes=panes)


@pytest.fixture
def people(browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Visitors]:
    """People at tables whose pictures have previews."""
    drawn = type(GAME).picture

    def picture(game: Game, view: View, language: str, layout: Layout = "wide") -> Picture:
        return with_previews(drawn(game, view, language, layout), view)

    monkeypatch.setattr(type(GAME), "picture", picture)
    with served_here(tmp_path) as address, visiting(browser, address) as there:
        yield there


def seen(page: Page) -> Locator:
    return page.locator(".preview.seen:visible")


def targets(page: Page) -> set[str]:
    """What the previews in view are for."""
    found = seen(page).evaluate_all("all => all.map((one) => one.dataset.for ?? one.dataset.forAction)")
    return set(found)


def wait_for_targets(page: Page, wanted: set[str]) -> None:
    until(lambda: targets(page) == wanted, lambda: f"{targets(page)} are seen, not {wanted}")


def commands(page: Page) -> list[str]:
    """The addresses of all commands that a page sends from now on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    return sent


def free(page: Page) -> list[Spot]:
    return [spot for spot in offered(page) if spot.in_reach]


def action_at(page: Page, place: str) -> str:
    update = page.evaluate("async () => (await fetch(`${location.pathname}/now`)).json()")
    return str(update["places"][place][0][0])


def test_a_preview_shows_while_the_pointer_is_over_its_place(people: Visitors) -> None:
    page = people.come()
    new_table(page)
    wait_for_turn(page)
    expect(seen(page)).to_have_count(0)
    one, other = free(page)[:2]
    for spot in (one, other):
        page.mouse.move(spot.x, spot.y)
        wait_for_targets(page, {spot.place, action_at(page, spot.place)})
    page.locator("[data-prompt]").hover()
    expect(seen(page)).to_have_count(0)
    page.mouse.click(one.x, one.y)
    expect_pieces(page, 1)


def test_a_preview_shows_while_the_keyboard_is_on_its_place_or_button(people: Visitors) -> None:
    page = people.come()
    new_table(page)
    wait_for_turn(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("() => document.activeElement.dataset.place")
    wait_for_targets(page, {focused, action_at(page, focused)})
    page.keyboard.press("Enter")
    expect_pieces(page, 1)
    build(page, 2)
    page.locator("[data-prompt]").hover()
    page.keyboard.press("Tab")
    page.locator("[data-buttons] [data-place=end]").focus()
    expect(seen(page)).to_have_count(2)
    assert "end" in targets(page)


def test_a_first_tap_shows_the_preview_and_a_second_one_plays(people: Visitors) -> None:
    page = people.come(size=PHONE)
    new_table(page)
    wait_for_turn(page)
    sent = commands(page)
    asked = page.locator("[data-prompt]").inner_text()
    one, other = free(page)[:2]
    for spot in (one, other):
        action = action_at(page, spot.place)
        page.touchscreen.tap(spot.x, spot.y)
        wait_for_targets(page, {spot.place, action})
        expect(page.locator("[data-do=confirm]")).to_be_in_viewport(ratio=1)
        assert sent == []
    page.locator("[data-prompt]").tap()
    expect(page.locator("[data-do=confirm]")).to_have_count(0)
    expect(seen(page)).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_have_text(asked)
    page.touchscreen.tap(other.x, other.y)
    wait_for_targets(page, {other.place, action_at(page, other.place)})
    page.touchscreen.tap(other.x, other.y)
    expect_pieces(page, 1)
    expect(seen(page)).to_have_count(0)
    assert len(sent) == 1
    spot = free(page)[0]
    page.touchscreen.tap(spot.x, spot.y)
    page.locator("[data-do=confirm]").tap()
    expect_pieces(page, 2)
    assert len(sent) == 2


def test_what_a_finger_looks_at_is_confirmed_with_a_mouse(people: Visitors) -> None:
    page = people.come(size=PHONE)
    new_table(page)
    wait_for_turn(page)
    sent = commands(page)
    spot = free(page)[0]
    looked_at = {spot.place, action_at(page, spot.place)}
    page.touchscreen.tap(spot.x, spot.y)
    wait_for_targets(page, looked_at)
    confirm = page.locator("[data-do=confirm]")
    confirm.hover()
    page.mouse.down()
    assert targets(page) == looked_at
    page.mouse.up()
    expect_pieces(page, 1)
    assert len(sent) == 1


def test_a_line_of_a_menu_shows_the_preview_of_its_action(people: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    viewed = State.view

    def view(state: State, seat: int | None) -> Any:
        found = viewed(state, seat)
        together: dict[str, list[int]] = {}
        for place, actions in found["offers"].items():
            together.setdefault(next(iter(found["offers"])) if place.startswith("hex-") else place, []).extend(actions)
        return found | {"offers": together}

    monkeypatch.setattr(State, "view", view)
    for size in (None, PHONE):
        page = people.come(size=size) if size else people.come()
        new_table(page)
        wait_for_turn(page)
        sent = commands(page)
        spot = next(iter(offered(page)))
        page.touchscreen.tap(spot.x, spot.y) if size else page.mouse.click(spot.x, spot.y)
        expect(page.locator("[data-pop]")).to_be_in_viewport(ratio=1)
        item = page.locator("[data-pop] button").last
        number = item.get_attribute("data-action")
        if size:
            item.tap()
            expect(page.locator("[data-do=confirm]")).to_be_visible()
        else:
            item.hover()
        expect(page.locator(f'.preview.seen[data-for-action="{number}"]')).to_be_visible()
        expect(seen(page)).to_have_count(1)
        assert sent == []
        item.tap() if size else item.click()
        expect_pieces(page, 1)
