"""The feed of a page: whoever acts is told by the answer, the rest comes by the stream, all of it once, in order."""

from __future__ import annotations

from playwright.sync_api import APIResponse, Page, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.table import build, end_turn, expect_pieces, log, new_table, pieces, sit, wait_for_turn

HEARS = """window.heard = [];
window.EventSource = class extends EventSource {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => { window.heard.push(JSON.parse(event.data).number); });
  }
};"""
"""What the stream brings is noted down."""


def heard(page: Page) -> list[int]:
    found: list[int] = page.evaluate("() => window.heard")
    return found


def test_whoever_acts_is_told_once(visitors: Visitors) -> None:
    eva, jan = visitors.come(), visitors.come()
    for page in (eva, jan):
        page.add_init_script(HEARS)
    new_table(eva, "person", "link", names=("Eva", "Jan"))
    sit(jan, eva.locator(".links li", has_text="Jan").locator("[data-copy]").get_attribute("data-copy") or "")
    build(eva, 2)
    expect_pieces(jan, 2)
    assert heard(jan)[-1] == 2
    build(eva)
    end_turn(eva)
    build(jan)
    expect_pieces(eva, 4)
    assert heard(eva) == [5], "what she did herself came with the answers"


def test_what_comes_after_an_answer_waits_for_it(page: Page) -> None:
    page.add_init_script(HEARS)
    new_table(page)
    build(page, 3)
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/play?*", lambda route: held.append((route, route.fetch())))
    end_turn(page)
    page.wait_for_function("() => window.heard.length && window.heard.at(-1) > 6")
    expect_pieces(page, 3)
    ((route, answer),) = held
    route.fulfill(response=answer)
    page.unroute("**/play?*")
    wait_for_turn(page)
    expect_pieces(page, 6)
    told = log(page)
    page.reload()
    wait_for_turn(page)
    assert told == log(page)


def test_an_answer_that_is_lost_comes_by_the_stream(visitors: Visitors) -> None:
    visitors.failures_expected = True
    page = visitors.come()
    new_table(page)
    build(page)
    sent = []

    def lose(route: Route) -> None:
        sent.append(route.fetch().status)
        route.abort()

    page.route("**/play?*", lose)
    build(page)
    assert sent == [200, 200], "the command was sent once more"
    expect_pieces(page, 2)
    page.unroute("**/play?*")
    expect(page.locator("[data-banner]")).to_be_hidden()
    build(page)
    shown = (pieces(page), log(page))
    page.reload()
    wait_for_turn(page)
    assert (pieces(page), log(page)) == shown and len(shown[0]) == 3
