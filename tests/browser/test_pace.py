"""The time that is left at a table with a pace, as people see it; hours go by as the test says."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visitors
from tests.browser.table import sit
from tests.browser.test_people import link_of
from tests.server.browser import GAME, Server
from tests.server.test_pace_pages import DAY, go_by

HOUR = 3_600_000
"""Milliseconds, as browsers count."""
REFUSAL = """() => {
  const shown = document.body.appendChild(document.createElement("i"));
  shown.style.color = "var(--refusal)";
  const { color } = getComputedStyle(shown);
  shown.remove();
  return color;
}"""
"""The colour of what is wrong."""


def agree(host: Page, guest: Page) -> str:
    """A table where the host is to play within three days, made by the form; its id."""
    host.goto(f"/new/{GAME}")
    expect(host.locator("#late")).to_be_hidden()
    host.locator("#pace").select_option("three-days")
    expect(host.locator("#late")).to_be_visible()
    for number, who in enumerate(("person", "link", "empty", "empty")):
        host.locator(f"#seat-{number}").select_option(who)
    host.locator("#name-0").fill("Eva")
    host.locator("#option-first").select_option("seat-1")
    host.locator("form.new button.gold").click()
    host.wait_for_url("**/invitation")
    sit(guest, link_of(host, 1))
    host.wait_for_url(re.compile(r"/t/[^/]+$"))
    return host.url.rpartition("/")[2]


def row_of_eva(page: Page) -> Locator:
    return page.locator('[data-players] > [data-seat="0"]')


def test_the_time_that_is_left_goes_by_and_is_red_when_it_is_over(visitors: Visitors, server: Server) -> None:
    host, guest = visitors.come(), visitors.come()
    table = agree(host, guest)
    row = row_of_eva(host)
    expect(row.locator("small")).to_have_text("3 days left")
    expect(row).not_to_have_class(re.compile("late"))
    expect(row.locator("small")).not_to_have_css("color", host.evaluate(REFUSAL))
    host.goto("/")
    expect(host.locator(".clock")).to_have_text("3 days left")
    host.go_back()
    go_by(server, table, 3 * DAY)
    for page in (host, guest):  # both look at the table, and hear of it
        late = row_of_eva(page)
        expect(late.locator("small")).to_have_text("late, 12 hours left")
        expect(late).to_have_class(re.compile("late"))
        expect(late.locator("small")).to_have_css("color", page.evaluate(REFUSAL))
    host.goto("/")
    expect(host.locator(".clock.late")).to_have_text("late, 12 hours left")
    expect(host.locator(".clock.late")).to_have_css("color", host.evaluate(REFUSAL))


def test_the_time_goes_by_on_a_page_that_hears_nothing(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come("cs-CZ", PHONE)
    guest.clock.install()
    agree(host, guest)
    detail = guest.locator("[data-detail]")
    expect(detail).to_have_text(re.compile(r"^ještě 3\sdny"))
    guest.clock.fast_forward(25 * HOUR)
    expect(detail).to_have_text(re.compile(r"^ještě 47\shodin"))
    guest.clock.fast_forward(46 * HOUR)
    expect(detail).to_have_text(re.compile(r"^ještě \d\d\sminut"))
    guest.clock.fast_forward(2 * HOUR)
    expect(detail).to_have_text(re.compile(r"^ještě 1\sminuta"))


def test_the_clock_of_somebody_who_pauses_stands_still(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    agree(host, guest)
    host.goto("/me")
    host.locator("form[action='/me/pause'] input").fill("5")
    host.locator("form[action='/me/pause'] button").click()
    expect(row_of_eva(guest).locator("small")).to_have_text("pause, 5 days more")
    host.locator("form[action='/me/go-on'] button").click()
    expect(row_of_eva(guest).locator("small")).to_have_text("3 days left")
