"""Open seats in a browser: announced by the form and at the table, found by strangers, who can be sent away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visitors
from tests.browser.table import open_menu
from tests.browser.test_every_page import violations
from tests.server.browser import GAME, Server, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server where a person may announce tables."""
    with serving(tmp_path / "data", "--open-tables", "5", "--rate", "2000") as started:
        yield started


def announce(host: Page) -> str:
    """A table of three that is announced from its start, made by the form; its id."""
    host.goto(f"/new/{GAME}")
    tick = host.locator("[name=open]")
    for number, who in enumerate(("person", "greedy", "empty", "empty")):
        host.locator(f"#seat-{number}").select_option(who)
    expect(tick).to_be_hidden()  # no seat is free
    host.locator("#seat-1").select_option("link")
    host.locator("#seat-2").select_option("link")
    host.locator("#name-0").fill("Eva")
    host.locator("[data-open] label").click()
    expect(tick).to_be_checked()
    host.locator("form.new button.gold").click()
    host.wait_for_url("**/invitation")
    return host.url.split("/")[4]


def sit_down(guest: Page, table: str, name: str) -> None:
    """Find the table on the first page, and sit down."""
    guest.goto("/")
    guest.locator(f'a[href="/open/{table}"]').click()
    guest.locator("#name").fill(name)
    guest.locator("form.invited button.gold").click()
    guest.wait_for_url(f"**/t/{table}")


def test_a_stranger_finds_a_seat_on_the_first_page_and_can_be_sent_away(
    visitors: Visitors, server: Server, axe: str
) -> None:
    host, guest, other = visitors.come(), visitors.come(size=PHONE), visitors.come()
    table = announce(host)
    other.goto("/")
    opened = other.locator(f'a[href="/open/{table}"]')
    expect(opened).to_contain_text("with Eva")
    expect(opened).to_contain_text("2 free seats")
    assert violations(other, axe) == []
    sit_down(guest, table, "Zuzana")
    host.locator('.go a[href^="/t/"]').click()
    host.wait_for_url(f"**/t/{table}")
    expect(host.locator('[data-players] [data-seat="1"] b')).to_have_text("Zuzana")
    open_menu(host)
    assert violations(host, axe) == []
    host.on("dialog", lambda dialog: dialog.accept())
    host.locator("[data-people-do=send-away]").click()
    expect(host.locator("[data-people-do=send-away]")).to_have_count(0)
    expect(host.locator("[data-person='1'] .link input")).to_be_visible()  # the seat is free
    expect(guest.locator(".banner")).to_be_visible()
    guest.goto("/")
    expect(guest.locator(f'a[href="/open/{table}"]')).to_have_count(0)
    other.reload()
    expect(opened).to_contain_text("2 free seats")
    expect(host.locator("[data-log]")).to_contain_text("free again")


def test_a_table_is_announced_from_its_menu_and_no_more(visitors: Visitors, server: Server) -> None:
    host, guest = visitors.come(), visitors.come()
    table = announce(host)
    host.locator('.go a[href^="/t/"]').click()
    host.wait_for_url(f"**/t/{table}")
    open_menu(host)
    tool, opened = host.locator("[data-people-do=announce]"), guest.locator(f'a[href="/open/{table}"]')
    tool.click()
    expect(tool).to_have_text("Announce them on the first page")
    guest.goto("/")
    expect(opened).to_have_count(0)
    tool.click()
    expect(tool).to_have_text("Announce them no more")
    guest.reload()
    expect(opened).to_be_visible()
