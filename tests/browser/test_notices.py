"""Notices in a browser: chosen, pushed, shown by the worker, and gone when the table is looked at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.table import close_dialog, open_menu
from tests.patience import until
from tests.server.browser import Browser, Server
from tests.server.outbox import Outbox, outbox
from tests.server.receiver import Receiver
from tests.server.test_told import play_turn


@pytest.fixture
def service() -> Iterator[Outbox]:
    with outbox() as opened:
        yield opened


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that tells people at once, by addresses of this machine too."""
    server = Server(tmp_path / "data", "--rate", "2000", "--away", "0", "--inside", "--webhooks")
    server.options = (*server.options, "--address", server.address)
    server.start()
    try:
        yield server
    finally:
        server.dismiss()
        server.stop()


SAYS_YES = """
if (isSecureContext) {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
}
"""
"""Somebody who says yes: a browser without a screen says no by itself."""
SUBSCRIBES = """
if (isSecureContext) {
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (asked) => {
    sessionStorage.setItem("asked", asked.applicationServerKey);
    return { toJSON: () => (%s) };
  };
}
"""
"""A push service of the tests' own in place of the one that a browser is made with."""


def sit_down(page: Page, server: Server) -> tuple[Browser, str]:
    """A table of somebody else who is to play, and this person at it."""
    host = Browser(server)
    table = host.make("person", "link", first=1)
    page.goto(host.link(table, f"/s/{table}/1/"))
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(f"**/t/{table}")
    return host, table


def test_the_page_says_why_notices_and_installing_are_not_offered(visitors: Visitors, server: Server) -> None:
    page = visitors.come(address=server.address.replace("127.0.0.1", "osada.example"))
    page.goto("/me")
    assert not page.evaluate("() => isSecureContext")
    expect(page.locator("[data-push-add]")).to_be_hidden()
    expect(page.locator("[data-push] [data-said]")).to_contain_text("secure connection")
    expect(page.locator("[data-install] [data-said]")).to_contain_text("secure connection")
    secure = visitors.come()
    secure.goto("/me")
    expect(secure.locator("[data-push] [data-said]")).to_contain_text("forbidden")
    secure.add_init_script(SAYS_YES)
    secure.goto("/me")
    expect(secure.locator("[data-push-add]")).to_be_visible()
    expect(secure.locator("[data-install] [data-said]")).not_to_contain_text("secure connection")


def test_what_somebody_wants_to_hear_of_a_table(visitors: Visitors, server: Server, service: Outbox) -> None:
    page = visitors.come()
    _, table = sit_down(page, server)
    open_menu(page)
    expect(page.locator("[data-wishes] a")).to_have_attribute("href", "/me#told")
    page.goto("/me")
    page.locator("#way-hook").fill(f"{service.address}/hook")
    page.get_by_role("button", name="Try it").click()
    expect(page.locator(".ways")).to_contain_text("/hook")
    page.goto(f"/t/{table}")
    open_menu(page)
    page.locator("[data-quiet]").check()
    page.locator("[data-remind='3600']").click()
    expect(page.locator("[data-reminded] span")).to_contain_text("You will be reminded")
    until(lambda: server.ask("SELECT 1 FROM quiet") and server.ask("SELECT 1 FROM notices WHERE kind = 'again'"))
    page.reload()
    open_menu(page)
    expect(page.locator("[data-quiet]")).to_be_checked()
    expect(page.locator("[data-reminded]")).to_be_visible()
    page.locator("[data-remind='0']").click()
    expect(page.locator("[data-reminded]")).to_be_hidden()
    page.locator("[data-quiet]").uncheck()
    until(lambda: not server.ask("SELECT 1 FROM quiet") and not server.ask("SELECT 1 FROM notices"))
    close_dialog(page, "menu")


def test_the_app_can_be_installed(visitors: Visitors, server: Server) -> None:
    page = visitors.come("cs-CZ")
    page.goto("/me")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    read = session.send("Page.getAppManifest")
    assert read["errors"] == [] and json.loads(read["data"])["lang"] == "cs"
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )
    for icon in json.loads(read["data"])["icons"]:
        size = page.evaluate(
            """(address) => new Promise((done, fail) => {
                const image = new Image();
                image.onload = () => done(image.naturalWidth);
                image.onerror = fail;
                image.src = address;
            })""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")


def test_where_it_is_my_turn_is_the_same_on_every_device(visitors: Visitors, server: Server) -> None:
    desk, phone = visitors.come(), visitors.come()
    host, table = sit_down(desk, server)
    desk.goto("/me")
    desk.get_by_role("button", name="Make a recovery code").click()
    code = desk.locator("[data-code]").inner_text()
    phone.goto("/me")
    phone.locator("#code").fill(code)
    phone.locator("form.back button:not([type=button])").click()
    phone.wait_for_url("**/")
    for device in (desk, phone):
        device.goto("/turn")
        expect(device).to_have_url(f"{server.address}/")
        expect(device.locator("#yours")).to_have_count(0)
    play_turn(host, table)
    for device in (desk, phone):
        device.goto("/")
        expect(device.locator("#yours")).to_have_text("It is your turn at one table")
        device.goto("/turn")
        expect(device).to_have_url(f"{server.address}/t/{table}")


def test_a_browser_is_chosen_and_gets_what_is_pushed(visitors: Visitors, server: Server, service: Outbox) -> None:
    page = visitors.come()
    receiver = Receiver(f"{service.address}/push/1")
    page.add_init_script(SAYS_YES)
    page.add_init_script(SUBSCRIBES % json.dumps(receiver.subscription))
    host, table = sit_down(page, server)
    page.goto("/me")
    until(lambda: not host.now(table)["players"][1]["here"])  # the server knows that nobody looks at the table
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.locator(".ways")).to_contain_text("(this one)")
    key = page.locator("[data-push-key]").get_attribute("data-push-key")
    assert page.evaluate("() => sessionStorage.getItem('asked')") == key
    play_turn(host, table)
    (letter,) = until(service.take)
    assert receiver.read(letter)["title"] == "It is your turn"
    page.get_by_role("button", name="Remove: A browser").click()
    expect(page.locator(".ways")).to_have_count(0)


RECORDS = """() => {
  self.told = [];
  registration.showNotification = async (title, { body, tag, lang, data }) => told.push([title, body, tag, lang, data]);
}"""
"""A browser without a screen may show no notices: what it was to show is kept."""


def test_the_worker_shows_what_is_pushed(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    page.goto("/me")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    (worker,) = page.context.service_workers
    worker.evaluate(RECORDS)
    session = page.context.new_cdp_session(page)
    known: list[str] = []

    def heard(told: dict[str, Any]) -> None:
        known.extend(one["registrationId"] for one in told["registrations"] if not one["isDeleted"])

    session.on("ServiceWorker.workerRegistrationUpdated", heard)
    session.send("ServiceWorker.enable")
    until(lambda: page.evaluate("() => true") and known)
    notice = {"title": "Eva waits", "body": "A game", "url": "/t/table", "tag": "table", "lang": "en"}
    pushed = {"origin": server.address, "registrationId": known[-1], "data": json.dumps(notice)}
    session.send("ServiceWorker.deliverPushMessage", pushed)
    said = until(lambda: worker.evaluate("() => told"))
    assert said == [["Eva waits", "A game", "table", "en", "/t/table"]]


CLICKS = """async (address) => {
  self.opened = [];
  clients.openWindow = async (url) => opened.push(["new", url]);
  WindowClient.prototype.focus = async function () { opened.push(["there", this.url]); };
  const notice = { data: address, closed: false, close() { this.closed = true; } };
  let done;
  const click = Object.assign(new Event("notificationclick"), {
    notification: notice, waitUntil: (wanted) => { done = wanted; },
  });
  dispatchEvent(click);
  await done;
  return [notice.closed, opened];
}"""
"""Only somebody's own click may open or raise a window: what would be done is kept."""


def test_a_click_on_a_notice_leads_to_its_table(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    _, table = sit_down(page, server)
    page.goto("/me")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    (worker,) = page.context.service_workers
    leads = f"{server.address}/t/{table}"
    assert worker.evaluate(CLICKS, f"/t/{table}") == [True, [["new", leads]]]
    page.goto(f"/t/{table}")
    assert worker.evaluate(CLICKS, f"/t/{table}") == [True, [["there", leads]]], "it is open already"
