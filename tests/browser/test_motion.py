"""What moves, sounds and is ringed: for those who like it, and where it belongs."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from osada.core import record as records
from osada.core.table import Table
from tests.browser.conftest import Visitors
from tests.browser.table import build, close_dialog, new_table, open_menu, turn
from tests.browser.test_every_game import sit_down
from tests.browser.test_replay import upload
from tests.server.browser import before

MOTIONS = """
window.motions = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (keyframes, options) {
  window.motions.push([this.tagName, keyframes[0].transform]);
  return animate.call(this, keyframes, options);
};
"""
CHIMES = """
window.chimes = 0;
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.chimes++; }
};
"""


def moved(page: Page, tag: str) -> list[str]:
    """How elements of a kind have begun to move."""
    found: list[str] = page.evaluate("(tag) => motions.filter(([one]) => one === tag).map(([, how]) => how)", tag)
    return found


def test_a_settlement_that_was_moved_travels_from_where_it_was(visitors: Visitors) -> None:
    page = visitors.come(moving=True)
    page.add_init_script(MOTIONS)
    upload(page)
    number = Table.resume(records.parse(before("to 5,6"))).actions_played
    page.locator("[data-scrub]").fill(str(number))
    expect(page.locator("[data-at]")).to_contain_text(f"{number} /")
    page.wait_for_load_state("networkidle")
    page.evaluate("() => { motions.length = 0; }")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("[data-at]")).to_contain_text(f"{number + 1} /")
    page.wait_for_function("() => motions.some(([one]) => one === 'use')")
    assert [how for how in moved(page, "use") if how.startswith("translate(")] == moved(page, "use") != []


def test_the_rows_of_the_score_sheet_come_one_after_the_other(visitors: Visitors) -> None:
    page = visitors.come(moving=True)
    page.add_init_script(MOTIONS)
    page.on("dialog", lambda dialog: dialog.accept())
    new_table(page)
    build(page)
    open_menu(page)
    page.locator("[data-do=resign]").click()
    expect(page.locator("#over")).to_be_visible()
    assert moved(page, "TR") == ["translateY(6px)"] * page.locator("#over tbody tr").count()
    page.reload()
    expect(page.locator("#over")).to_be_visible()
    assert moved(page, "TR") == [], "whoever comes later finds it there"


def test_a_sound_says_whose_turn_it_is_if_one_likes(visitors: Visitors) -> None:
    page = visitors.come()
    page.add_init_script(CHIMES)
    new_table(page)
    turn(page)
    assert page.evaluate("() => chimes") == 0
    open_menu(page)
    page.locator("[data-preference=sound]").check()
    close_dialog(page, "menu")
    turn(page)
    assert page.evaluate("() => chimes") == 1
    page.reload()
    expect(page.locator("[data-preference=sound]")).to_be_checked()
    assert page.evaluate("() => chimes") == 0, "whoever comes back sees it"


def test_a_place_without_an_outline_is_ringed_by_its_box(page: Page) -> None:
    sit_down(page, "beer-bread", "person", "greedy")
    page.locator("[data-do=hint]:enabled").click()
    ring = page.locator("rect.hinted.first").first
    expect(ring).to_be_visible()
    place = page.evaluate("() => document.querySelector('rect.hinted').ownerSVGElement.dataset.pane")
    assert place in ("board", "hand", "side")
    rings = ring.evaluate("(ring) => [ring.getBoundingClientRect()].map(({ x, y, width }) => [x, y, width])[0]")
    places = page.locator(".pane [data-place]").evaluate_all(
        "all => all.map((place) => place.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width])"
    )
    assert any(max(abs(a - b) for a, b in zip(rings, one, strict=True)) < 8 for one in places)
