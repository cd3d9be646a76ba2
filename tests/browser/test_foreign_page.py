"""A page of another site that sends a visitor's browser here: whatever it does, the visitor's tables stay theirs."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.table import new_table
from tests.patience import PATIENCE
from tests.server.browser import Server

FORM = '<form method="post" action="{target}"></form><script>document.forms[0].submit()</script>'
LOADS = """<img src="{target}"><iframe src="{target}"></iframe><object data="{target}"></object>
<link rel="stylesheet" href="{target}"><script src="{target}"></script>
<script>
  const fetched = fetch("{target}", {{ mode: "no-cors", credentials: "include", headers: {{ accept: "text/html" }} }});
  addEventListener("load", () => fetched.finally(() => document.body.dataset.done = "all"));
</script>"""
LEAD = '<script>location = "{target}"</script>'

PLACES = [
    ("http://127.0.0.1:{port}", "http://localhost:{port}"),
    ("http://osada.example:{port}", "http://evil.example:{port}"),
]
"""Ours and theirs: on this machine, where browsers say what they load; in a network, where they do not."""


@contextmanager
def foreign_site(body: str) -> Iterator[int]:
    """A web server that answers everything with a page; its port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(f"<!doctype html><title>elsewhere</title><body>{body}".encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        try:
            yield site.server_port
        finally:
            site.shutdown()


@pytest.fixture(params=PLACES, ids=["this-machine", "network"])
def places(request: pytest.FixtureRequest, running: Server) -> tuple[str, str]:
    ours, theirs = request.param
    return ours.format(port=running.port), theirs


@contextmanager
def person(browser: Browser, address: str) -> Iterator[Page]:
    context: BrowserContext = browser.new_context(base_url=address, locale="en-GB")
    context.set_default_timeout(PATIENCE * 1000)
    yield context.new_page()
    context.close()


def cookie_of(visitor: Page) -> str:
    (cookie,) = [found for found in visitor.context.cookies() if found.get("name") == "osada"]
    return cookie.get("value", "")


def watch_link(page: Page) -> str:
    """The link to watch at the table that is open."""
    return page.locator("[data-qr^='/w/']").first.get_attribute("data-qr") or ""


def tables_are_still_theirs(visitor: Page, table: str, cookie: str) -> None:
    assert cookie_of(visitor) == cookie
    visitor.goto("/")
    expect(visitor.locator(f'a[href="{table}"]')).to_have_count(1)
    answer = visitor.goto(table)
    assert answer is not None and answer.status == 200


@pytest.mark.parametrize("path", ["/t/x/play", "/new/kingdom-builder", "/language"])
def test_a_form_that_sends_itself_takes_no_table(browser: Browser, places: tuple[str, str], path: str) -> None:
    ours, theirs = places
    with person(browser, ours) as visitor:
        table = new_table(visitor)
        cookie = cookie_of(visitor)
        with foreign_site(FORM.format(target=ours + path)) as port:
            with visitor.expect_response(lambda answer: answer.request.method == "POST") as refused:
                visitor.goto(theirs.format(port=port), wait_until="commit")
            visitor.wait_for_url(f"**{path}")
        assert refused.value.status == 403
        tables_are_still_theirs(visitor, table, cookie)


def test_what_a_page_loads_takes_no_table(browser: Browser, places: tuple[str, str]) -> None:
    """Pictures, frames and the like: of home, of an error, and of a good link to another table."""
    ours, theirs = places
    with person(browser, ours) as host, person(browser, ours) as visitor:
        table = new_table(visitor)
        cookie = cookie_of(visitor)
        new_table(host)
        for path in ("/", "/nothing", watch_link(host)):
            with foreign_site(LOADS.format(target=ours + path)) as port:
                visitor.goto(theirs.format(port=port))
                visitor.wait_for_selector("[data-done=all]")
            tables_are_still_theirs(visitor, table, cookie)


def test_a_page_that_leads_here_takes_no_table(browser: Browser, places: tuple[str, str]) -> None:
    """To an error, or to a seat at another table: the visitor has both tables then."""
    ours, theirs = places
    with person(browser, ours) as host, person(browser, ours) as visitor:
        table = new_table(visitor)
        cookie = cookie_of(visitor)
        other = new_table(host)
        for path in ("/t/nothing", watch_link(host)):
            with foreign_site(LEAD.format(target=ours + path)) as port:
                visitor.goto(theirs.format(port=port), wait_until="commit")
                visitor.wait_for_url(ours + path)
            if path != "/t/nothing":
                visitor.locator("form.invited button.gold").click()
                visitor.wait_for_url(ours + other)
            tables_are_still_theirs(visitor, table, cookie)
        visitor.goto("/")
        expect(visitor.locator(f'a[href="{other}"]')).to_have_count(1)


def test_who_comes_by_a_link_on_another_site_sits_at_the_table(browser: Browser, places: tuple[str, str]) -> None:
    ours, theirs = places
    with person(browser, ours) as host, person(browser, ours) as guest:
        table = new_table(host)
        with foreign_site(LEAD.format(target=ours + watch_link(host))) as port:
            guest.goto(theirs.format(port=port), wait_until="commit")
            guest.locator("form.invited button.gold").click()
            guest.wait_for_url(ours + table)
        answer = guest.reload()
        assert answer is not None and answer.status == 200
