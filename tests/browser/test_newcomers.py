"""A first table with one click: its first three turns explain themselves, then never again; and rules beside it."""

from __future__ import annotations

from playwright.sync_api import expect

import osada
from tests.browser.conftest import Visitors
from tests.browser.table import build, end_turn, signature, wait_for_turn

GAME = osada.game("kingdom-builder")


def test_the_first_three_turns_explain_themselves(visitors: Visitors) -> None:
    page, text = visitors.come(newcomer=True), GAME.book_text("en")
    page.goto(f"/new/{GAME.name}")
    page.locator(".first-time button").click()
    card = page.locator("[data-first-turn]")
    wait_for_turn(page)
    for turn in (1, 2, 3):
        expect(card).to_contain_text(text(f"first-turn-{turn}"))
        build(page)
        expect(card).to_be_hidden()
        build(page, 2)
        before = signature(page)
        end_turn(page)
        wait_for_turn(page, before)
    expect(card).to_be_hidden()


def test_why_not_leads_to_the_rule_in_its_chapter(visitors: Visitors) -> None:
    page = visitors.come(newcomer=True)
    page.goto(f"/new/{GAME.name}")
    page.locator(".first-time button").click()
    wait_for_turn(page)
    page.locator("[data-first-known]").click()
    page.locator('[data-pane=board] [data-about="castles"]').last.click()
    with page.expect_popup() as opened:
        page.locator("[data-bubble] a").click()
    rule = opened.value.locator("#KB-20")
    expect(rule).to_be_in_viewport()
    expect(opened.value.locator(".agreed")).to_be_visible()
