"""People in a browser: invitations, seats that are asked for, and ways back, with HTTPS and without."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, Visitors, visiting
from tests.browser.table import close_dialog, log, open_menu, sit
from tests.server.browser import Server

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def invitation(page: Page, *seats: str, names: tuple[str, ...] = ()) -> None:
    """A new table, up to its invitation."""
    page.goto("/new/kingdom-builder")
    for number in range(4):
        page.locator(f"#seat-{number}").select_option(seats[number] if number < len(seats) else "empty")
    for number, name in enumerate(names):
        page.locator(f"#name-{number}").fill(name)
    page.locator("form.new button.gold").click()
    page.wait_for_url("**/invitation")


def link_of(page: Page, seat: int) -> str:
    return page.locator(f"[data-person='{seat}'] .link input").input_value()


def test_the_invitation_becomes_the_table_when_all_have_come(visitors: Visitors) -> None:
    eva, jan, ota = visitors.come(), visitors.come("cs-CZ"), visitors.come(size=PHONE)
    invitation(eva, "person", "link", "link", names=("Eva", "Jan"))
    eva.context.grant_permissions(["clipboard-read", "clipboard-write"])
    row = eva.locator("[data-person='1']")
    row.locator("[data-copy]").click()
    expect(row.locator("[data-copy]")).to_have_text("Copied")
    assert eva.evaluate("() => navigator.clipboard.readText()") == link_of(eva, 1)
    row.locator("[data-qr]").click()
    eva.wait_for_function("() => document.querySelector('[data-qr-image]').naturalWidth > 0")
    close_dialog(eva, "qr")
    old = link_of(eva, 2)
    eva.locator("[data-person='2'] [data-people-do=renew]").click()
    expect(eva.locator("[data-person='2'] .link input")).not_to_have_value(old)
    sit(jan, link_of(eva, 1))
    expect(eva.locator("[data-person='1'] small")).to_have_text("here")
    ota.goto(link_of(eva, 2))
    ota.locator("#name").fill("Ota")
    ota.locator("form.invited button").click()
    eva.wait_for_url(re.compile(r"/t/[^/]+$"))
    expect(eva.locator('[data-players] [data-seat="2"] b')).to_have_text("Ota")


def test_whoever_asks_for_a_seat_is_let_in_at_the_table(visitors: Visitors) -> None:
    eva, phone = visitors.come(), visitors.come(size=PHONE)
    invitation(eva, "person", "link", names=("Eva", "Jan"))
    eva.locator('.go a[href^="/t/"]').click()
    open_menu(eva)
    link = link_of(eva, 0)
    close_dialog(eva, "menu")
    phone.goto(link)
    expect(phone.locator("h2")).to_have_text("This seat is taken")
    phone.locator("#name").fill("Eva's phone")
    phone.locator("form.invited button").click()
    expect(phone.locator("h2")).to_have_text("You have asked")
    expect(eva.locator(".ask b")).to_have_text("Eva's phone would like to sit at your seat too")
    eva.locator(".ask .gold").click()
    phone.wait_for_url(re.compile(r"/t/[^/]+$"))
    expect(eva.locator(".ask")).to_have_count(0)


def test_a_seat_is_taken_back_from_whoever_is_away_and_the_log_says_so(visitors: Visitors) -> None:
    eva, jan = visitors.come(), visitors.come()
    invitation(eva, "person", "link", names=("Eva", "Jan"))
    sit(jan, link_of(eva, 1))
    address = jan.url
    eva.wait_for_url(re.compile(r"/t/[^/]+$"))
    expect(eva.locator('[data-players] [data-seat="1"]')).not_to_have_class(re.compile("away"))
    jan.goto("/")
    expect(eva.locator('[data-players] [data-seat="1"]')).to_have_class(re.compile("away"))
    open_menu(eva)
    eva.on("dialog", lambda dialog: dialog.accept())
    eva.locator("[data-people-do=unseat]").click()
    expect(eva.locator("[data-person='1'] .link input")).to_be_visible()
    jan.goto(address)
    assert "The seat of Jan has been taken back and is free again." in log(jan)
    expect(jan.locator("[data-detail]")).to_contain_text("You are a spectator")


def test_a_passkey_brings_a_person_back_after_lost_cookies(browser: Browser, server: Server) -> None:
    with visiting(browser, f"http://localhost:{server.port}") as visitors:
        eva = visitors.come()
        session = eva.context.new_cdp_session(eva)
        session.send("WebAuthn.enable")
        session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        invitation(eva, "person", "link", names=("Eva", "Jan"))
        table = eva.url.split("/")[4]
        eva.goto("/me")
        eva.locator("[data-passkey=keep]").click()
        expect(eva.locator("[data-passkeys] [data-said]").first).to_have_text("The passkey has been added.")
        eva.context.clear_cookies()
        eva.goto("/")
        expect(eva.locator(f'a[href="/t/{table}"]')).to_have_count(0)
        eva.goto("/me")
        eva.locator("[data-passkey=back]").click()
        eva.wait_for_url(f"http://localhost:{server.port}/")
        expect(eva.locator(f'a[href="/t/{table}"]')).to_have_count(1)


def test_without_https_the_pages_offer_what_works(browser: Browser, server: Server) -> None:
    """In a home network: no clipboard, no sheet to share by, no passkeys. Links can be selected, and codes typed."""
    with visiting(browser, f"http://table.example:{server.port}") as visitors:
        eva, phone = visitors.come(), visitors.come()
        invitation(eva, "person", "link", names=("Eva", "Jan"))
        assert eva.evaluate("() => [isSecureContext, 'clipboard' in navigator, 'share' in navigator]") == [False] * 3
        expect(eva.locator("[data-copy]:visible, [data-share]:visible")).to_have_count(0)
        field = eva.locator("[data-person='1'] .link input")
        field.focus()
        assert eva.evaluate("() => String(getSelection())") == link_of(eva, 1)
        eva.locator("[data-person='1'] [data-qr]").click()
        eva.wait_for_function("() => document.querySelector('[data-qr-image]').naturalWidth > 0")
        table = eva.url.split("/")[4]
        eva.goto("/me")
        expect(eva.locator("[data-passkey]:visible")).to_have_count(0)
        eva.locator('form[action="/me/code"] button').click()
        code = eva.locator("[data-code]").inner_text()
        phone.goto("/me")
        phone.locator("#code").fill(code.lower())
        phone.locator('form[action="/me/back"] button:visible').click()
        phone.wait_for_url(f"http://table.example:{server.port}/")
        expect(phone.locator(f'a[href="/t/{table}"]')).to_have_count(1)


def test_a_wrong_code_is_answered_beside_its_field(visitors: Visitors) -> None:
    visitors.failures_expected = True  # the browser reports the refusal of the page itself
    page = visitors.come("pl-PL", PHONE)
    page.goto("/me")
    page.locator("#code").fill("AAAA-AAAA-AAAA-AAAA")
    page.locator('form[action="/me/back"] button:visible').click()
    expect(page.locator("#wrong")).to_be_visible()
    expect(page.locator("#code")).to_have_value("AAAA-AAAA-AAAA-AAAA")
