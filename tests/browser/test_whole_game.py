"""Kingdom Builder from the first settlement to the score sheet: with a mouse, and on a phone with a finger."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Page, expect

import osada
from osada.core import record as records
from osada.testing.sample import sample
from tests.browser.conftest import PHONE, Visitors
from tests.browser.table import (
    choose,
    click,
    is_over,
    new_table,
    score_sheet,
    spots,
    view_box,
    wait_for_turn,
)
from tests.patience import until


def expect_true_score_sheet(page: Page) -> None:
    """The dialog says what the record, replayed by the engine, comes to."""
    expect(page.locator("#over")).to_be_visible()
    with page.expect_download() as download:
        page.locator('#over a[href$="/record"]').click()
    state = records.last_position(records.parse(Path(download.value.path()).read_text("utf-8")))
    say, scores = osada.game("kingdom-builder").text("en"), state.scores()
    lines = [[say(f"score-{line}"), *(str(score[line]) for score in scores)] for line in scores[0]]
    assert score_sheet(page) == lines
    assert state.seat is None
    names = ["Eva" if seat == 0 else "Bot" for seat in state.winners()]
    assert all(name in page.locator("[data-winner]").inner_text() for name in names)


def test_a_whole_game_by_clicks_ends_with_the_score_sheet_of_the_engine(page: Page) -> None:
    new_table(page, "person", "greedy", names=("Eva", "Bot"))
    dice = random.Random(1)
    while not is_over(page):
        wait_for_turn(page)
        found = spots(page)
        assert [spot.place for spot in found if not spot.in_reach] == []
        click(page, choose(found, dice))
    expect_true_score_sheet(page)


def on_screen(page: Page) -> bool:
    """Whether the part of the board in view has a hex that can be chosen, if there is one at all."""
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    hexes = [spot for spot in spots(page) if spot.place.startswith("hex-")]
    return not hexes or any(0 < spot.x < box["width"] and 0 < spot.y - box["y"] < box["height"] for spot in hexes)


def test_a_whole_game_at_phone_size_by_taps(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE)
    new_table(page, "person", "greedy", names=("Eva", "Bot"))
    dice = random.Random(3)
    for _ in range(sample(25, 1000)):
        if is_over(page):
            expect_true_score_sheet(page)
            break
        wait_for_turn(page)
        assert on_screen(page)
        found = [spot for spot in spots(page) if spot.in_reach]
        assert all(spot.width >= 44 for spot in spots(page) if spot.place.startswith("token-"))
        if not found or all(spot.place == "end" for spot in found):
            page.keyboard.press("0")
            found = [spot for spot in spots(page) if spot.in_reach]
        click(page, choose(found, dice), finger=True)


def test_on_a_phone_the_page_looks_at_what_can_be_chosen(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE)
    new_table(page, sectors="first-game", cards="first-game")
    wait_for_turn(page)
    page.keyboard.press("0")
    whole, pills = view_box(page), page.locator("[data-pane=board] .gain")
    until(lambda: 0 < pills.count() < len(spots(page)))  # too narrow for all of them: the best alone
    few = pills.count()
    page.locator("[data-do=whole]").tap()
    until(lambda: view_box(page)[2] < whole[2] and pills.count() > few)
    click(page, next(spot for spot in spots(page) if spot.in_reach), finger=True)
    assert view_box(page)[2] < whole[2]
    assert all(spot.width > 40 for spot in spots(page) if spot.place.startswith("hex-"))
