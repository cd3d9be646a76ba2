"""What people say to each other in a browser: by mouse, keys and fingers, in two languages, and whom one hears."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from osada.core.text import texts
from tests.browser.conftest import PHONE, Visitors
from tests.browser.table import new_table, open_menu
from tests.browser.test_every_page import violations
from tests.browser.test_people import link_of

OPENS = ".panel [data-do=say]"


def two_people(visitors: Visitors) -> tuple[Page, Page]:
    """Eva at a desk, and Jan, who is Czech and has a phone, at one table."""
    eva, jan = visitors.come(), visitors.come("cs-CZ", size=PHONE)
    new_table(eva, "person", "link", names=("Eva", "Jan"))
    expect(eva.locator(OPENS)).to_be_hidden()  # nobody is there to be talked to
    open_menu(eva)
    link = link_of(eva, 1)
    eva.keyboard.press("Escape")
    jan.goto(link)
    jan.locator("form.invited button.gold").click()
    jan.wait_for_url("**/t/*")
    return eva, jan


def talk(page: Page) -> None:
    """Open the sentences, as on a phone."""
    open_menu(page)
    page.locator("#menu [data-do=say]").click()
    expect(page.locator("#say")).to_be_visible()


def test_two_people_say_something_each_in_their_own_language(visitors: Visitors, axe: str) -> None:
    eva, jan = two_people(visitors)
    eva.locator(OPENS).focus()
    eva.keyboard.press("Enter")
    expect(eva.locator("[data-sentence]")).to_have_count(12)
    assert violations(eva, axe) == []
    eva.locator("[data-sentence='good-move']").focus()
    eva.keyboard.press("Enter")
    expect(eva.locator("#say")).to_be_hidden()
    expect(eva.locator("[data-spoken]")).to_contain_text("Good move!")
    spoken = jan.locator("[data-spoken]")
    expect(spoken).to_contain_text(texts("cs")("saying-good-move"))
    expect(spoken.locator("b")).to_have_text("Eva")
    assert spoken.get_attribute("role") == "status"  # a screen reader says it when there is time
    talk(jan)
    assert violations(jan, axe) == []
    targets = jan.locator("#say button, #say label").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height))"
    )
    assert min(targets) >= 44 and len(targets) == 15
    jan.locator("[data-sentence='thanks']").tap()
    expect(eva.locator("[data-spoken]")).to_contain_text("Thank you!")
    eva.locator(OPENS).click()
    expect(eva.locator("[data-lately] li b")).to_have_text(["Eva", "Jan"])
    expect(eva.locator("[data-lately] li span")).to_have_text(["Good move!", "Thank you!"])


def test_who_is_not_to_be_heard_is_not(visitors: Visitors) -> None:
    eva, jan = two_people(visitors)
    eva.locator(OPENS).click()
    heard, silence = eva.locator("[data-hears-seat='1']"), eva.locator("[data-hears-seat='-1']")
    expect(heard).to_be_checked()
    heard.uncheck()
    expect(heard).to_be_focused()
    expect(heard).not_to_be_checked()
    talk(jan)
    jan.locator("[data-sentence='hello']").tap()
    expect(jan.locator("[data-spoken]")).not_to_be_empty()
    expect(eva.locator("#say")).to_have_js_property("open", True)
    expect(eva.locator("[data-lately] li")).to_have_count(0)
    heard.check()
    expect(eva.locator("[data-lately] li b")).to_have_text(["Jan"])
    silence.check()
    expect(heard).to_be_disabled()
    expect(eva.locator("[data-lately] li")).to_have_count(0)


def test_too_much_in_a_minute_is_refused_in_a_sentence(visitors: Visitors) -> None:
    visitors.failures_expected = True
    eva, jan = two_people(visitors)
    for _ in range(6):
        eva.locator(OPENS).click()
        eva.locator("[data-sentence='hello']").click()
        expect(eva.locator("#say")).to_be_hidden()
    eva.locator(OPENS).click()
    expect(eva.locator("[data-lately] li")).to_have_count(6)
    eva.locator("[data-sentence='hello']").click()
    expect(eva.locator("[data-say-fault]")).to_have_text(texts("en")("page-too-many-sayings"))
    talk(jan)
    expect(jan.locator("[data-lately] li")).to_have_count(6)
