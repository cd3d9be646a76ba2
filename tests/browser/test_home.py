"""Home and the form of a new table, as people meet them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.table import build, new_table, wait_for_turn
from tests.browser.test_every_page import violations

SIZES = {"desktop": DESKTOP, "phone": PHONE}


def loaded(page: Page) -> None:
    """All pictures of the page have come."""
    for picture in page.locator("main img").all():
        picture.scroll_into_view_if_needed()
    page.wait_for_function("() => [...document.querySelectorAll('main img')].every((img) => img.naturalWidth > 0)")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dark", [False, True])
def test_home_leads_to_where_it_is_your_turn(visitors: Visitors, axe: str, size: str, dark: bool) -> None:
    page = visitors.come(size=SIZES[size], dark=dark)
    address = new_table(page, "person", "link", names=("Eva", "Jan"))
    waiting = new_table(page, "person", "link", names=("Eva", "Ota"), first="seat-2")
    page.goto("/")
    expect(page.locator("h1")).to_have_text("It is your turn at one table")
    expect(page.locator(f'.small a[href="{waiting}"]')).to_be_visible()
    loaded(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page, axe) == []
    page.locator(".yours .gold").click()
    page.wait_for_url(f"**{address}")
    wait_for_turn(page)


def test_the_usual_table_takes_two_clicks(page: Page) -> None:
    page.goto("/")
    page.locator('.game nav a[href="/new/timber-town"]').click()
    page.locator(".go .gold").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".players b").last).to_have_text("Medium 2")


def test_names_are_known_in_the_next_game_and_no_bot_inherits_one(page: Page) -> None:
    new_table(page, "person", "link", names=("Eva", "Jan"))
    page.goto("/new/hamlet")
    expect(page.locator("#name-0")).to_have_value("Eva")
    expect(page.locator("#name-1")).to_have_value("")  # a bot sits there
    page.locator("#seat-1").select_option("link")
    expect(page.locator("#name-1")).to_have_value("Jan")
    page.locator("#seat-1").select_option("hard")
    expect(page.locator("#name-1")).to_have_value("")


def test_only_what_can_be_is_offered(page: Page) -> None:
    page.goto("/new/kingdom-builder")
    starters = page.locator("#option-first option:not([disabled])")
    expect(starters).to_have_count(3)
    page.locator("#seat-2").select_option("easy")
    expect(starters).to_have_count(4)
    page.locator("#option-first").select_option("seat-3")
    page.locator("#seat-2").select_option("empty")
    expect(page.locator("#option-first")).to_have_value("random")
    page.locator("#option-cards").select_option("chosen")
    first = page.locator('[name="option-cards-0"]').input_value()
    expect(page.locator(f'[name="option-cards-1"] option[value="{first}"]')).to_be_disabled()


def test_a_first_game_is_set_up_as_such_and_later_ones_as_before(page: Page) -> None:
    page.goto("/new/kingdom-builder")
    expect(page.locator("#option-cards")).to_have_value("first-game")
    page.locator("details[data-readings] summary").click()
    page.locator("#option-tavern").select_option("land-only")
    page.locator("#option-cards").select_option("random")
    page.locator(".go .gold").click()
    page.wait_for_url("**/t/*")
    page.goto("/new/kingdom-builder")
    expect(page.locator("#option-cards")).to_have_value("random")
    expect(page.locator("#option-tavern")).to_be_visible()  # what was agreed is in sight
    expect(page.locator(".differs:visible")).to_have_count(1)
    page.locator("[data-preset]").click()
    expect(page.locator("#option-cards")).to_have_value("first-game")


@pytest.mark.parametrize("size", SIZES)
def test_a_refused_form_says_what_is_wrong_beside_the_field(visitors: Visitors, axe: str, size: str) -> None:
    visitors.failures_expected = True
    page = visitors.come(language="cs-CZ", size=SIZES[size])
    page.goto("/new/kingdom-builder")
    page.locator("#name-0").fill("Eva")
    page.locator("#option-sectors").select_option("chosen")
    page.locator('[name="option-sectors-1"]').select_option("oracle-turned")
    page.locator('[name="option-sectors-0"]').select_option("oracle")
    page.locator(".go .gold").click()
    expect(page.locator(".option .fault")).to_contain_text("nehodí")
    expect(page.locator("#name-0")).to_have_value("Eva")
    expect(page.locator('[name="option-sectors-1"]')).to_have_value("oracle-turned")
    assert violations(page, axe) == []


def test_who_left_a_seat_to_a_bot_has_the_way_back_in_sight(page: Page) -> None:
    new_table(page, "person", "medium", names=("Eva",))
    build(page)
    page.locator("[data-do=menu]").click()
    page.locator('[data-do=hand-over][data-for="0"]').click()
    page.locator("#menu .close").click()
    page.locator("[data-buttons] [data-do=take-back]").click()
    expect(page.locator("[data-buttons] [data-do=take-back]")).to_have_count(0)
    expect(page.locator(".players b").first).to_have_text("Eva")
